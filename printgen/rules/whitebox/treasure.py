"""Hoards of lairs and caches of vaults, chests and compartments (addendum T1-T4)."""

from collections.abc import Callable

from printgen.chance.cup import Cup
from printgen.rules.whitebox.magic import TIERS, Tier, magic_item, tier_of
from printgen.rules.whitebox.result import Find, Hoard, Throws
from printgen.tables.consult import Finding, consult
from printgen.tables.effects import Call, Gold
from printgen.tables.load import Tables

TRADES: tuple[tuple[int, Tier], ...] = ((5000, "major"), (1000, "medium"), (100, "minor"))
COINS = ("cp", "sp", "ep", "gp", "pp")


def since(cup: Cup, mark: int) -> Throws:
    """The numbers of the throws made after `mark` throws."""
    journal = cup.journal
    return tuple(range(mark + 1, len(journal.rolls) + 1)) if journal is not None else ()


def marked(cup: Cup) -> int:
    return len(cup.journal.rolls) if cup.journal is not None else 0


def hoard(cup: Cup, tables: Tables, xp: int) -> Hoard:
    """A lair's: d6 times its XP in gold, shared out in coins; then a d10 for each full 5,000, 1,000 and 100: on a 1 that
    much is traded for a find, from gold, silver, copper in that order."""
    mark = marked(cup)
    found = consult(cup, tables.table("whitebox/treasure/hoard"), "the lair’s treasure")
    call = next(effect for effect in found.row.effects if isinstance(effect, Call))
    times, copper, silver, _ = (int(arg) for arg in call.args)
    value = xp * times
    shares = {"cp": value * copper // 100, "sp": value * silver // 100}
    shares["gp"] = value - shares["cp"] - shares["sp"]
    finds: list[Find] = []
    for size, tier in TRADES:
        if value >= size:
            roll = cup.throw(f"{value // size}d10", f"trade {size:,} gp on a 1")
            for _ in range(roll.faces.count(1)):
                if sum(shares.values()) >= size:
                    _take(shares, size)
                    finds.append(_traded(cup, tables, tier))
    return Hoard(
        "hoard", cp=100 * shares["cp"], sp=10 * shares["sp"], gp=shares["gp"], finds=tuple(finds),
        throws=since(cup, mark),
    )  # fmt: skip


def _take(shares: dict[str, int], size: int) -> None:
    for coin in ("gp", "sp", "cp"):
        taken = min(shares[coin], size)
        shares[coin] -= taken
        size -= taken


def _traded(cup: Cup, tables: Tables, tier: Tier) -> Find:
    """d20: 20 is magic (d4 which kind), else a gem or jewel."""
    if cup.throw("d20", "20 is magic, else a gem or jewel").total == 20:
        kind = consult(cup, tables.table("whitebox/treasure/hoard-magic")).row.name
        return Find(magic_item(cup, tables, kind, tier), magic=True)
    return _worth(cup, consult(cup, tables.table(f"whitebox/treasure/gem-{tier}")), lambda gp: f"gem or jewel, {gp} gp")


def _worth(cup: Cup, found: Finding, say: Callable[[str], str]) -> Find:
    gold = next(effect for effect in found.row.effects if isinstance(effect, Gold))
    worth = int(gold.dice) if gold.dice.isdecimal() else cup.throw(gold.dice, "its worth in gp").total
    return Find(say(f"{worth:,}"), worth)


def cache(cup: Cup, tables: Tables, level: int, where: str) -> Hoard:
    """The unguarded treasure table: each column's d% in order, its dice when it is met, a type for each gem."""
    mark = marked(cup)
    lines = tables.entries("whitebox/treasure/unguarded")
    line = next(entry for deepest, entry in lines.items() if level <= int(deepest))
    coins: dict[str, int] = {}
    for coin in COINS:
        column = getattr(line, coin)
        if cup.throw("d%", f"{coin}: {column.chance} or less").total <= column.chance:
            coins[coin] = 100 * cup.throw(column.dice, f"hundreds of {coin}").total
    finds: list[Find] = []
    if cup.throw("d%", f"gems: {line.gems.chance} or less").total <= line.gems.chance:
        for _ in range(cup.throw(line.gems.dice, "how many gems").total):
            found = consult(cup, tables.table("whitebox/treasure/gems"), "which gem")
            finds.append(_worth(cup, found, lambda gp, name=found.row.name: f"{name}, {gp} gp"))  # type: ignore[misc]
    if cup.throw("d%", f"jewelry: {line.jewelry.chance} or less").total <= line.jewelry.chance:
        for _ in range(cup.throw(line.jewelry.dice, "how many pieces").total):
            worth = cup.throw("2d8x100", "worth of a piece").total
            finds.append(Find(f"piece of jewelry, {worth:,} gp", worth))
    if cup.throw("d%", f"magic: {line.magic} or less").total <= line.magic:
        kind = consult(cup, tables.table("whitebox/treasure/magic-kind")).row.name
        finds.append(Find(magic_item(cup, tables, kind, tier_of(level)), magic=True))
    return Hoard(where, **coins, finds=tuple(finds), throws=since(cup, mark))


__all__ = ["TIERS", "cache", "hoard"]
