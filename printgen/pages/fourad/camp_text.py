"""What was done between delves, line by line, with what it cost."""

from printgen.games import Run
from printgen.pages.fourad.text_log import shown
from printgen.rules.fourad.camp import Camp
from printgen.tables.load import Tables


def camp_text(run: Run, tables: Tables) -> str:
    """camp as text (log.txt)."""
    camp: Camp = run.record.result
    rolls = {roll.no: roll for roll in run.rolls}
    lines = [f"In camp after delve {camp.before.delves}", ""]
    for deal in camp.deals:
        gold = f": {deal.gold:+d} gp" if deal.gold else ""
        thrown = "  ".join(shown(rolls[no]) for no in deal.nos if no in rolls)
        lines.append(f"  {deal.what}{gold}.{f'   [{thrown}]' if thrown else ''}")
    if camp.gone:
        lines.append(f"  Gone for good: {', '.join(camp.gone)}.")
    lines += ["", f"Spent: {camp.cost} gp. In the bank: {camp.after.bank} gp.", "", "The party:"]
    for hero in camp.after.heroes:
        spells = f", prepared: {', '.join(hero.prepared)}" if hero.prepared else ""
        lines.append(f"  {hero.name}, {hero.cls} {hero.level}: life {hero.life} of {hero.full}, {hero.gold} gp{spells}")
    return "\n".join(lines) + "\n"
