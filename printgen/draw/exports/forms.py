"""A plan in each form a map can leave us in, but for PDF, which is the press's."""

from collections.abc import Callable

from printgen.draw.exports.plan_file import plan_json
from printgen.draw.exports.text_map import text_of
from printgen.draw.exports.uvtt import uvtt_of
from printgen.draw.look import Look
from printgen.draw.png import png_of
from printgen.draw.sheet import draw
from printgen.model.plan import Plan

FORMS: dict[str, Callable[[Plan, Look, float], bytes]] = {
    "svg": lambda plan, look, dpi: draw(plan, look).encode(),
    "png": lambda plan, look, dpi: png_of(draw(plan, look), dpi),
    "uvtt": lambda plan, look, dpi: uvtt_of(plan, pixels=max(20, min(300, round(dpi))), look=look),
    "json": lambda plan, look, dpi: plan_json(plan).encode(),
    "txt": lambda plan, look, dpi: text_of(plan).encode(),
}
