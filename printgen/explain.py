"""Tells how a number came to be: a roll by its number, or all rolls of a place (`tile/12`, `axx/character/3`)."""

from collections.abc import Sequence

from printgen.chance.dice import dice
from printgen.chance.journal import Roll
from printgen.errors import BadFile, PrintgenError, suggest
from printgen.record import Record
from printgen.tables.load import Tables


def explain(record: Record, rolls: Sequence[Roll], what: str, tables: Tables) -> str:
    """Plain text: one paragraph a roll, or a summary of the run when `what` is empty."""
    if not what:
        return _summary(record, rolls)
    if what.isdecimal():
        number = int(what)
        if not 1 <= number <= len(rolls):
            raise BadFile(f"roll {number}: the journal has rolls 1 to {len(rolls)}")
        return _roll(rolls[number - 1], record, tables, verify=True)
    chosen = [roll for roll in rolls if _within(what.strip("/"), roll.stream)]
    if not chosen:
        raise BadFile(f"{what}: no roll of that name{suggest(what, _places(rolls))}")
    return "\n".join(_roll(roll, record, tables) for roll in chosen)


def _within(what: str, stream: str) -> bool:
    parts, wanted = [part.partition("~")[0] for part in stream.split("/")], what.split("/")
    return any(parts[at : at + len(wanted)] == wanted for at in range(len(parts)))


def _places(rolls: Sequence[Roll]) -> list[str]:
    return list(dict.fromkeys("/".join(roll.stream.split("/")[1:3]) for roll in rolls))[:60]


def _summary(record: Record, rolls: Sequence[Roll]) -> str:
    setting = record.setting
    lines = [f"{setting.game} {setting.command}, seed {setting.seed}: {len(rolls)} throws in these streams:"]
    counts: dict[str, int] = {}
    for roll in rolls:
        counts[roll.stream] = counts.get(roll.stream, 0) + 1
    lines += [f"  {stream}: {count}" for stream, count in counts.items()]
    return "\n".join(lines) + "\nAsk for a roll by number, or for a place (tile/12).\n"


def _roll(roll: Roll, record: Record, tables: Tables, *, verify: bool = False) -> str:
    adds = "".join(f" {'+' if add >= 0 else '−'} {abs(add)} ({name})" for name, add in roll.adds)
    plain = dice(roll.dice).total(roll.faces)
    sums = f" = {roll.total}" if roll.adds or len(roll.faces) > 1 or plain != roll.faces[0] else ""
    shown = " ".join(str(face) for face in roll.faces)
    lines = [f"{roll.no}. {roll.why}: {roll.dice} shows {shown}{adds}{sums}"]
    if roll.table:
        lines.append(f"   {_row(roll, tables)} [{roll.source}]")
    if roll.by == "hand":
        lines.append("   thrown by hand")
    elif verify and roll.by == "seed":
        lines.append(f"   stream {roll.stream}, die {roll.at}; check the face with:")
        lines.append(f"   printf '%s\\n%s\\n%d' '{record.setting.seed}' '{roll.stream}' {roll.at // 8} | sha256sum")
        lines.append(
            f"   hex digits {8 * (roll.at % 8) + 1} to {8 * (roll.at % 8) + 8} are the word; face = 1 + word × sides ÷ 2^32"
        )
    return "\n".join(lines) + "\n"


def _row(roll: Roll, tables: Tables) -> str:
    try:
        row = tables.table(roll.table).row(roll.total)
    except (PrintgenError, KeyError):
        return f"{roll.table}, row {roll.row}"
    said = row.name or row.text
    return f"{roll.table}, row {roll.row}{': ' + said if said else ''}"
