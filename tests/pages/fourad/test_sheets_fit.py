"""A hero's sheet is one page, however much he knows and carries."""

from msgspec.structs import replace

from printgen.pages.fourad.hero_sheet import hero_sheet
from printgen.press.bind import bind
from printgen.press.document import Document, Part, Wish
from printgen.press.pages import loose
from printgen.rules.fourad.recruit import equipped
from printgen.rules.fourad.things import Thing
from tests.pages.fourad.desk import BOOK, TABLES, pages_of

SPELLS = ("sleep", "fireball", "lightning", "protect", "escape", "blessing", "sleep")
MUCH = tuple(
    Thing(one) for one in ("rope", "lantern", "bandage", "holy-water", "potion", "rations", "spellbook", "writing-kit")
)


def rich(cls: str):
    own = BOOK.classes[cls]
    hero = equipped(BOOK, cls, "A Hero of Many Words", 5, 180, own.kit)
    spells = tuple(spell for spell in SPELLS if spell not in own.barred_spells) if own.slots else ()
    weapons = (*hero.weapons, Thing("magic-sword"), Thing("sling"))[:3]
    worth = (Thing("gem", worth=35), Thing("jewelry", worth=150), Thing("scroll", charges=1, spell="sleep"))
    return replace(hero, prepared=spells, left=spells[:2], weapons=weapons, pack=(*hero.pack, *MUCH, *worth))


def test_a_rich_hero_of_any_class_has_one_page_on_a4_and_letter():
    for paper in ("a4", "letter"):
        tall = loose(TABLES, paper).paper.height
        heroes = [hero_sheet(BOOK, rich(cls), at, seed="s", tall=tall) for at, cls in enumerate(BOOK.classes)]
        document = Document(
            "T", "S", [Part("sheets", "T", "fourad/hero.html", {"heroes": heroes}, file="sheets", paper="loose")]
        )
        files = bind(document, Wish(paper=paper), TABLES.shelf)
        pages = pages_of(files["sheets.pdf"])
        assert len(pages) == len(heroes), paper
