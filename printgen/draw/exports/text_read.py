"""Reads a text map back into a plan, or says which line is wrong and what would do."""

import re
from dataclasses import dataclass, field
from typing import Any

import msgspec

from printgen.draw.exports.plan_file import MOST_SQUARES, check
from printgen.draw.exports.text_map import DOORS, FLOORS, HEAD, Edge, Square, ring_of
from printgen.errors import BadFile, Limit, suggest
from printgen.model.plan import UNIT, Door, Feature, Label, Mark, Plan, Point, Ring, Space, Stair

_WORD = re.compile(r'(?:[^\s"]|"(?:[^"\\]|\\.)*")+')
_KINDS = {letter: kind for kind, letter in DOORS.items()}
_GROUND = {letter: kind for kind, letter in FLOORS.items()}
_LISTED = ("space", "outline", "door", "opening", "stair", "feature", "mark", "label")


@dataclass
class _Line:
    """A listed thing: its word, what follows in order, its named fields, its flags."""

    place: str
    word: str
    args: list[str]
    named: dict[str, str] = field(default_factory=dict)
    holes: list[str] = field(default_factory=list)

    def fault(self, what: str) -> BadFile:
        return BadFile(f"{self.place}: {what}")

    def arg(self, at: int, what: str) -> str:
        if at >= len(self.args):
            raise self.fault(f"{self.word} needs {what}")
        return self.args[at]

    def point(self, text: str) -> Point:
        if not re.fullmatch(r"-?\d{1,6},-?\d{1,6}", text):
            raise self.fault(f"“{text}” is no place; write x,y in whole numbers")
        x, y = text.split(",")
        return int(x), int(y)

    def ring(self, text: str) -> Ring:
        return tuple(self.point(part) for part in text.split(";")) if text else ()

    def number(self, name: str, default: int) -> int:
        text = self.named.get(name, "")
        if text and not re.fullmatch(r"-?\d{1,6}", text):
            raise self.fault(f"{name}={text}: give a whole number")
        return int(text) if text else default

    @property
    def secret(self) -> bool:
        return "secret" in self.named


def plan_of(text: str, place: str) -> Plan:
    """The plan a text map shows."""
    lines = text.replace("\r\n", "\n").split("\n")
    if not lines or lines[0].strip() != HEAD:
        raise BadFile(f"{place}, line 1: a text map starts with “{HEAD}”")
    head, at = _head(lines, place)
    width, height = head["size"]
    picture = [line.rstrip("\n") for line in lines[at : at + 2 * height + 1]]
    listed = [_listed(line, f"{place}, line {at + 2 * height + 2 + n}") for n, line in
              enumerate(lines[at + 2 * height + 1 :]) if line.strip() and not line.startswith("#")]  # fmt: skip
    squares, doors = _read_picture(picture, width, height, f"{place}", at)
    spaces, owner = _spaces(squares, doors, listed)
    parts = dict(head["text"])
    plan = Plan(
        title=parts.get("title", ""), width=width, height=height, feet=head["feet"], player_title=parts.get("player_title", ""),
        subtitle=parts.get("subtitle", ""), spaces=tuple(spaces), doors=tuple(_doors(doors, listed, owner)),
        stairs=tuple(_stair(one) for one in listed if one.word == "stair"),
        features=tuple(_feature(one) for one in listed if one.word == "feature"),
        marks=tuple(_mark(one) for one in listed if one.word == "mark"),
        labels=tuple(_label(one) for one in listed if one.word == "label"), paper=head["paper"], seed=parts.get("seed", ""),
    )  # fmt: skip
    try:
        plan = msgspec.convert(msgspec.to_builtins(plan), Plan)
    except msgspec.ValidationError as error:
        raise BadFile(f"{place}: {error}") from None
    check(plan, place)
    return plan


def _head(lines: list[str], place: str) -> tuple[dict[str, Any], int]:
    found: dict[str, Any] = {"size": None, "feet": 10, "paper": False, "text": {}}
    for index, line in enumerate(lines[1:], 1):
        where = f"{place}, line {index + 1}"
        if not line.strip():
            if found["size"] is None:
                raise BadFile(f"{where}: the head has no size; write “size 20 28”")
            return found, index + 1
        word, _, rest = line.strip().partition(" ")
        if word in ("title", "player_title", "subtitle", "seed"):
            found["text"][word] = _unquoted(rest)
        elif word == "size" and re.fullmatch(r"\d{1,4} \d{1,4}", rest):
            width, height = map(int, rest.split())
            if not (1 <= width <= MOST_SQUARES and 1 <= height <= MOST_SQUARES):
                raise Limit(f"{where}: size {rest}: give 1 to {MOST_SQUARES} squares a side")
            found["size"] = (width, height)
        elif word == "feet" and re.fullmatch(r"\d{1,4}", rest):
            found["feet"] = int(rest)
        elif word == "paper":
            found["paper"] = True
        else:
            known = ["title", "player_title", "subtitle", "seed", "size", "feet", "paper"]
            raise BadFile(f"{where}: “{line.strip()[:40]}” is not for the head{suggest(word, known)}")
    raise BadFile(f"{place}: ends in its head; an empty line and the picture should follow")


def _unquoted(text: str) -> str:
    plain = text.strip()
    if len(plain) > 1 and plain[0] == plain[-1] == '"':
        plain = plain[1:-1]
    return re.sub(r"\\(.)", r"\1", plain)


def _listed(line: str, place: str) -> _Line:
    words = _WORD.findall(line)
    if words[0] not in _LISTED:
        raise BadFile(f"{place}: “{words[0][:30]}” is not a thing of a map{suggest(words[0], list(_LISTED))}")
    one = _Line(place, words[0], [])
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals and not word.startswith('"'):
            if name == "hole":
                one.holes.append(value)
            else:
                one.named[name] = value if name == "sides" else _unquoted(value)
        elif word in ("secret", "smooth") and one.args:
            one.named[word] = "yes"
        else:
            one.args.append(_unquoted(word))
    return one


def _read_picture(
    rows: list[str], width: int, height: int, place: str, at: int
) -> tuple[dict[Square, str], dict[Edge, str]]:
    """Squares with their ground, edges with what stands on them."""
    squares: dict[Square, str] = {}
    edges: dict[Edge, str] = {}
    for row in range(2 * height + 1):
        line = rows[row] if row < len(rows) else ""
        if len(line.rstrip()) > 2 * width + 1:
            raise BadFile(
                f"{place}, line {at + row + 1}: {len(line.rstrip())} letters; {2 * width + 1} make {width} squares"
            )
        for column, letter in enumerate(line):
            if letter == " ":
                continue
            x, y = column // 2, row // 2
            where = f"{place}, line {at + row + 1}, letter {column + 1}"
            if row % 2 and column % 2:
                if letter not in _GROUND:
                    raise BadFile(f"{where}: “{letter}” is no ground (there are: {' '.join(_GROUND)})")
                squares[x, y] = letter
            elif row % 2 != column % 2:
                if letter not in _KINDS and letter not in "-|":
                    raise BadFile(f"{where}: “{letter}” is no edge (there are: - | {' '.join(_KINDS)})")
                edges["h" if column % 2 else "v", x, y] = letter
            elif letter != "+":
                raise BadFile(f"{where}: “{letter}” stands on a corner; write + or nothing")
    return squares, edges


def _spaces(
    squares: dict[Square, str], edges: dict[Edge, str], listed: list[_Line]
) -> tuple[list[Space], dict[Square, str]]:
    pieces = _pieces(squares, edges)
    owner: dict[Square, str] = {}
    told: dict[int, _Line] = {}
    where = {square: index for index, piece in enumerate(pieces) for square in piece}
    order: list[tuple[int, _Line | None]] = []
    for one in listed:
        if one.word == "space":
            square = one.point(one.arg(0, "a square x,y"))
            if square not in where:
                raise one.fault(f"square {square[0]},{square[1]} is rock; move the line to a square of its space")
            if where[square] in told:
                raise one.fault(f"that space is named twice (also {told[where[square]].place.rpartition(', ')[2]})")
            told[where[square]] = one
            order.append((where[square], one))
        elif one.word == "outline":
            order.append((-1, one))
    order += [(index, None) for index in range(len(pieces)) if index not in told]
    spaces: list[Space] = []
    for index, line in order:
        if index < 0:
            assert line is not None
            spaces.append(_outlined(line))
            continue
        outer, *holes = ring_of(frozenset(pieces[index]))
        first = min(pieces[index], key=lambda s: (s[1], s[0]))
        id = line.named.get("id", "") if line else ""
        id = id or f"space/{first[0]},{first[1]}"
        owner |= dict.fromkeys(pieces[index], id)
        spaces.append(_named(Space(id, _GROUND[squares[first]], outer, tuple(holes)), line))  # type: ignore[arg-type]
    return spaces, owner


def _named(space: Space, line: _Line | None) -> Space:
    if line is None:
        return space
    return msgspec.structs.replace(
        space, number=line.number("number", 0), name=line.named.get("name", ""), secret=line.secret,
        tone=line.named.get("tone", ""),
    )  # fmt: skip


def _outlined(line: _Line) -> Space:
    kind = line.arg(0, "a kind and its points")
    if kind not in FLOORS:
        raise line.fault(f"“{kind}” is no kind of space{suggest(kind, list(FLOORS))}")
    ring = line.ring(line.arg(1, "points x,y;x,y;..."))
    space = Space(line.named.get("id", "outline"), kind, ring, tuple(line.ring(hole) for hole in line.holes),  # type: ignore[arg-type]
                  smooth="smooth" in line.named)  # fmt: skip
    return _named(space, line)


def _pieces(squares: dict[Square, str], edges: dict[Edge, str]) -> list[list[Square]]:
    """Squares that hang together without an edge between."""
    pieces, seen = [], set()
    for start in sorted(squares, key=lambda s: (s[1], s[0])):
        if start in seen:
            continue
        piece, todo = [], [start]
        seen.add(start)
        while todo:
            x, y = todo.pop()
            piece.append((x, y))
            for near, edge in (
                ((x + 1, y), ("v", x + 1, y)), ((x - 1, y), ("v", x, y)), ((x, y + 1), ("h", x, y + 1)), ((x, y - 1), ("h", x, y))
            ):  # fmt: skip
                if near in squares and near not in seen and edge not in edges:
                    seen.add(near)
                    todo.append(near)
        pieces.append(piece)
    return pieces


def _doors(edges: dict[Edge, str], listed: list[_Line], owner: dict[Square, str]) -> list[Door]:
    left = {edge: letter for edge, letter in edges.items() if letter not in "-|"}
    doors: list[Door] = []
    for one in listed:
        if one.word == "door":
            square = one.point(one.arg(1, "an axis h or v and a square x,y"))
            letter = left.pop((one.args[0], *square), None)
            if letter is not None:  # a door taken out of the picture is gone
                doors.append(_drawn((one.args[0], *square), letter, owner, one, ""))
        elif one.word == "opening":
            doors.append(_opening(one))
    for number, (edge, letter) in enumerate(sorted(left.items(), key=lambda one: (one[0][2], one[0][1], one[0][0])), 1):
        doors.append(_drawn(edge, letter, owner, None, f"door/new-{number}"))
    return doors


def _drawn(edge: Edge, letter: str, owner: dict[Square, str], line: _Line | None, id: str) -> Door:
    axis, x, y = edge
    before, after = ((x, y - 1) if axis == "h" else (x - 1, y)), (x, y)
    sides = (owner.get(before, ""), owner.get(after, ""))
    at = (x * UNIT + UNIT // 2, y * UNIT) if axis == "h" else (x * UNIT, y * UNIT + UNIT // 2)
    named = line.named if line else {}
    if "order" in named:
        sides = sides[::-1]
    return Door(
        named.get("id", id), _KINDS[letter], at, axis, sides, UNIT, named.get("facing", ""),  # type: ignore[arg-type]
        named.get("note", ""), line is not None and line.secret,
    )  # fmt: skip


def _opening(line: _Line) -> Door:
    sides = [_unquoted(part) for part in re.findall(r'"(?:[^"\\]|\\.)*"', line.named.get("sides", ""))]
    if len(sides) != 2:
        raise line.fault('an opening needs sides="one","other"')
    return Door(
        line.named.get("id", ""), line.arg(0, "kind, axis, place"), line.point(line.arg(2, "kind, axis, place")),  # type: ignore[arg-type]
        line.args[1], (sides[0], sides[1]), line.number("width", UNIT), line.named.get("facing", ""),  # type: ignore[arg-type]
        line.named.get("note", ""), line.secret,
    )  # fmt: skip


def _stair(line: _Line) -> Stair:
    return Stair(
        line.named.get("id", ""), line.point(line.arg(2, "way, facing, place")), line.args[1], line.args[0],  # type: ignore[arg-type]
        line.named.get("to", ""), line.number("width", UNIT), line.number("length", UNIT), line.secret,
    )  # fmt: skip


def _feature(line: _Line) -> Feature:
    size = line.point(line.named["size"]) if "size" in line.named else (UNIT, UNIT)
    return Feature(
        line.named.get("id", ""), line.arg(0, "a kind"), line.point(line.arg(1, "kind and place")), size,
        line.number("turn", 0), line.ring(line.named.get("outline", "")), line.named.get("label", ""), line.secret,
    )  # fmt: skip


def _mark(line: _Line) -> Mark:
    return Mark(
        line.named.get("id", ""), line.arg(0, "a kind"), line.point(line.arg(2, "kind, facing, place")), line.args[1],  # type: ignore[arg-type]
        line.named.get("label", ""), line.secret,
    )  # fmt: skip


def _label(line: _Line) -> Label:
    return Label(
        line.named.get("id", ""), line.arg(0, "its text"), line.point(line.arg(1, "text and place")), line.number("size", 45),
        line.secret,
    )  # fmt: skip
