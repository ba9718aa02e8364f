"""A plan out of a file: JSON or text, told apart by what is in it."""

from printgen.draw.exports.plan_file import read_plan
from printgen.draw.exports.text_map import HEAD
from printgen.draw.exports.text_read import plan_of
from printgen.errors import BadFile
from printgen.model.plan import Plan


def read_map(text: str, place: str) -> Plan:
    start = text.lstrip("\ufeff \t\r\n")
    if start.startswith(HEAD.split()[0]):
        return plan_of(start, place)
    if start.startswith("{"):
        return read_plan(start, place)
    raise BadFile(f"{place}: neither a plan (JSON) nor a text map (its first line is “{HEAD}”)")
