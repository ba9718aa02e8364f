"""Characters on paper: every value printed, nothing cut, no blank page, quick, the same bytes twice."""

import time
from functools import cache
from io import BytesIO
from pathlib import Path

import msgspec
import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner

from printgen.chance.cup import Bag
from printgen.cli.main import printgen
from printgen.games import Run, game, roll_run
from printgen.pages.axx import characters_flow as flow
from printgen.pages.axx.characters_blank import blank_characters
from printgen.pages.axx.characters_cards import character_card
from printgen.pages.axx.characters_document import characters_document
from printgen.pages.axx.characters_full import sheet_part
from printgen.pages.axx.characters_small import HALF, QUARTER, Trim, name_lines, panels
from printgen.pages.axx.characters_text import roster
from printgen.pages.axx.characters_words import carried_line, weapon_line, weapons
from printgen.press.bind import bind
from printgen.press.document import Document, Wish
from printgen.press.pages import loose
from printgen.press.sheets import sheet_pdf
from printgen.press.sizes import Size
from printgen.record import Setting, read_record
from printgen.rules.axx.book import open_book
from printgen.rules.axx.character import Character
from printgen.rules.axx.figures import figures
from printgen.rules.axx.gear import Thing
from printgen.rules.axx.house import House
from printgen.rules.axx.party import Options, roll_party
from printgen.shelf import Shelf
from printgen.tables.load import Tables
from tests.rules.axx.characters_desk import PLAIN, book, of, party, tables

LETTER = Size("letter", "Letter", 215.9, 279.4)
AWKWARD = (
    "Жанна Чёрная-Верблюжья из Ново-Александровского урочища ЖЩ",
    "Wolfgang Amadeus Bartholomew von und zu Hohenzollern-Sigmari",
    'D’Arc × é ß & < > % # \\ "q" *b* **c**',
    "Zoë — Ünal",
    "W" * 60,
)


def words(data: bytes) -> list[str]:
    """The text of each page, spaces and breaks made single."""
    with pypdfium2.PdfDocument(data) as pdf:
        return [" ".join(page.get_textpage().get_text_range().split()) for page in pdf]


def squeezed(text: str) -> str:
    return "".join(text.split()).replace("-", "").replace("\u00ad", "").replace("\ufffe", "")


@cache
def rolled(seed: str = "pages", **options: object) -> Run:
    return roll_run(Setting("axx", "characters", seed), Options(**options), House(), tables())  # type: ignore[arg-type]


def pressed(run: Run, **wish: object) -> dict[str, bytes]:
    asked = Wish(**wish)  # type: ignore[arg-type]
    return bind(characters_document(run, asked, tables()), asked, tables().shelf)


def small(one: Character, trim: Trim = QUARTER) -> bytes:
    wide, high = LETTER.width / 2, LETTER.height / 2
    return sheet_pdf(panels(one, book(), PLAIN, trim, wide, high), Size("q", "", wide, high), 1, 1)


def laden(count: int) -> Character:
    """Somebody with a very long list of gear."""
    one = party("laden", count=1, klass="fighter", kindred="dwarf").characters[0]
    things = tuple(Thing("rope", f"rope of the {number}th knot, tarred and coiled") for number in range(1, count + 1))
    return msgspec.structs.replace(one, gear=one.gear + things)


# ---------------------------------------------------------------- quarter and half sheets


def test_four_characters_lie_on_a_page_and_every_value_is_printed() -> None:
    run = rolled(count=4)
    pages = words(pressed(run, sheet="quarter", paper="letter")["sheets.pdf"])
    assert len(pages) == 1
    for one in run.record.result.characters:
        shown = of(one)
        for value in (one.name, carried_line(one, shown, book()), f"{one.xp:,} of {shown.next_xp:,} XP", one.tie):
            assert squeezed(value) in squeezed(pages[0])


def test_quarter_and_half_sheets_lay_no_document_out() -> None:
    run = rolled(count=2)
    assert set(pressed(run, sheet="quarter")) == set(pressed(run, sheet="half")) == {"sheets.pdf"}
    assert characters_document(run, Wish(sheet="quarter"), tables()).parts == []


def test_with_small_sheets_the_book_is_made_when_a_part_of_it_is_asked_for() -> None:
    made = pressed(rolled(count=2), sheet="quarter", parts=("roster", "sheets"))
    assert set(made) == {"roster.pdf", "sheets.pdf"}


def test_two_half_sheets_stand_side_by_side_on_a_lying_page() -> None:
    data = pressed(rolled(count=4), sheet="half", paper="a5")["sheets.pdf"]
    with pikepdf.open(BytesIO(data)) as pdf:
        assert len(pdf.pages) == 2
        left, low, right, high = (float(value) for value in pdf.pages[0].mediabox)
        assert (round((right - left) / 72 * 25.4), round((high - low) / 72 * 25.4)) == (297, 210)


def test_200_characters_four_to_a_page_in_one_file_in_six_seconds() -> None:
    started = time.process_time()
    run = roll_run(Setting("axx", "characters", "many"), Options(count=200, level=5), House(), tables())
    data = pressed(run, sheet="quarter", paper="letter")["sheets.pdf"]
    taken = time.process_time() - started
    assert len(words(data)) == 50
    assert taken <= 6


@pytest.mark.parametrize("trim", [QUARTER, HALF], ids=["quarter", "half"])
@pytest.mark.parametrize("count", [1, 20, 80, 300])
def test_a_long_list_of_gear_shrinks_then_goes_on_and_is_never_cut(count: int, trim: Trim) -> None:
    pages = words(small(laden(count), trim))
    printed = {word.strip(",;") for page in pages for word in page.split()}
    assert {f"{number}th" for number in range(1, count + 1)} <= printed
    assert all(len(page) > 40 for page in pages)  # never a blank page
    assert (len(pages) > 1) == any("continued" in page for page in pages)


def test_type_shrinks_to_6_5_points_and_no_further() -> None:
    assert flow.LADDER[-1] == 6.5
    lines = panels(laden(300), book(), PLAIN, QUARTER, 108, 140)
    assert len(lines) > 1


@pytest.mark.parametrize("name", AWKWARD)
@pytest.mark.parametrize("trim", [QUARTER, HALF], ids=["quarter", "half"])
def test_awkward_names_print_and_extract(name: str, trim: Trim) -> None:
    one = msgspec.structs.replace(party("awkward", count=1).characters[0], name=name)
    pages = words(small(one, trim))
    assert len(pages) == 1
    assert squeezed(name) in squeezed(pages[0])


def test_a_long_name_takes_lines_that_fit_and_loses_no_letter() -> None:
    from printgen.press.sizes import PT
    from printgen.press.typecase import width

    for name in AWKWARD:
        size, lines = name_lines(name, 92)
        assert "".join("".join(lines).split()) == "".join(name.split())
        assert all(width(line, "display", size) <= 92 * PT for line in lines)
        assert size >= 9


def test_an_overload_is_printed_as_a_state() -> None:
    one = party("weak", count=1, klass="fighter", kindred="elf").characters[0]
    weak = msgspec.structs.replace(one, scores=msgspec.structs.replace(one.scores, STR=3))
    page = words(small(weak))[0]
    assert "4 of 3 slots, over by 1" in page


def test_a_magic_users_page_lists_only_the_book_and_a_clerics_all_four_prayers() -> None:
    mage = party("m", count=1, klass="magic-user", kindred="elf").characters[0]
    cleric = party("c", count=1, klass="cleric", kindred="elf").characters[0]
    names = [spell.name for spell in book().spells["magic-user-1"].values()]
    known = [book().spell(book().classes["magic-user"], key).name for key in mage.spells]
    page = words(small(mage, HALF))[0]
    assert [name for name in names if f"{name}." in page] == [name for name in names if name in known]
    assert all(spell.name in words(small(cleric, HALF))[0] for spell in book().spells["cleric-1"].values())


SPELLS = """title = "Cleric, second level"
source = "a table of our own"
licence = "CC0-1.0"
kind = "axx.spell"

[entries.hush]
name = "Hush"
line = "No sound within 15 ft."
"""
TRINKETS = """title = "Trinkets"
source = "a table of our own"
licence = "CC0-1.0"
dice = "d6"

[rows."1-6"]
text = "a brass button"
"""


def a_users_shelf(folder: Path) -> Tables:
    (folder / "tables/axx/spells").mkdir(parents=True)
    (folder / "tables/axx/spells/cleric-2.toml").write_text(SPELLS, encoding="utf-8")
    (folder / "tables/axx/trinkets.toml").write_text(TRINKETS, encoding="utf-8")
    return Tables(Shelf((folder, *tables().shelf.folders)))


def test_higher_spells_and_trinkets_are_lines_to_write_on_until_a_shelf_has_them(tmp_path: Path) -> None:
    asked = {"count": 1, "klass": "cleric", "kindred": "elf", "level": 5}
    bare_ = party("c", **asked).characters[0]
    page = words(small(bare_))[0]
    assert bare_.trinket == "" and "TRINKET" in page
    assert "2ND LEVEL" in page and "3RD LEVEL" in page and "Hush" not in page

    theirs = a_users_shelf(tmp_path)
    one = roll_party(Bag("c"), theirs, Options(**asked), PLAIN).characters[0]  # type: ignore[arg-type]
    assert one.trinket == "a brass button"
    assert msgspec.structs.replace(one, trinket="") == bare_  # its die is the last and moves nothing
    wide, high = LETTER.width / 2, LETTER.height / 2
    drawn = panels(one, open_book(theirs), PLAIN, QUARTER, wide, high)
    page = words(sheet_pdf(drawn, Size("q", "", wide, high), 1, 1))[0]
    assert "Hush" in page and "a brass button" in page


# ---------------------------------------------------------------- full sheets


def full(ones: list[Character], paper: str = "a4") -> list[str]:
    block = loose(tables(), paper).block
    parts = [sheet_part(one, book(), PLAIN, block, "sheets", "seed") for one in ones]
    return words(bind(Document("t", "", parts), Wish(paper=paper), tables().shelf)["sheets.pdf"])


CLASSES = ("fighter", "cleric", "thief", "magic-user", "ranger", "barbarian")
KINDREDS = ("halfling", "human", "dwarf", "half-orc", "elf")


def check_full(paper: str, levels: tuple[int, ...], kindreds: tuple[str, ...]) -> None:
    """One page each, everything on it."""
    ones = []
    for number, klass in enumerate(CLASSES):
        for level in levels:
            for kindred in kindreds[number % 3 :: 3] if len(kindreds) > 1 else kindreds:
                made = party(
                    f"full {klass}", count=1, klass=klass, level=level, gear="shop" if (number + level) % 2 else "kit",
                    kindred=kindred, names=(("Bo", *AWKWARD)[number],), arrange=level == 6,
                )  # fmt: skip
                ones.append(msgspec.structs.replace(made.characters[0], number=len(ones) + 1))
    pages = full(ones, paper)
    assert len(pages) == len(ones)
    for one, page in zip(ones, pages, strict=True):
        assert squeezed(one.name) in squeezed(page)
        for thing in one.gear:
            assert (thing.name or book().item(thing.item).name).lower() in page.lower()


def test_a_full_sheet_is_one_page_whatever_the_class_and_name() -> None:
    check_full("letter", (10,), ("halfling",))


@pytest.mark.long
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_full_sheet_is_one_page_for_every_class_kindred_and_level(paper: str) -> None:
    check_full(paper, (1, 3, 6, 10), KINDREDS)


def test_a_full_sheet_with_far_too_much_gear_goes_on_overleaf_with_all_of_it() -> None:
    pages = full([laden(50)])
    assert len(pages) == 2
    assert "goes on overleaf" in pages[0] and "continued" in pages[1]
    assert all(f"{number}th knot" in " ".join(pages) for number in range(1, 51))


def test_a_run_has_a_book_sheets_reference_roster_hirelings_and_cards() -> None:
    made = pressed(rolled(count=2, hirelings=3), sheet="full")
    assert set(made) == {"book.pdf", "roster.pdf", "hirelings.pdf", "sheets.pdf", "reference.pdf", "cards.pdf"}
    assert len(words(made["sheets.pdf"])) == 2
    assert len(words(made["reference.pdf"])) == 1


@pytest.mark.parametrize("sheet", [pytest.param("full", marks=pytest.mark.long), "quarter"])
def test_split_makes_a_file_for_each(sheet: str) -> None:
    run = rolled(count=2)
    made = pressed(run, sheet=sheet, extra={"split": "yes"})
    named = [name for name in made if name.startswith("sheet-")]
    assert [name[:9] for name in named] == ["sheet-01-", "sheet-02-"]
    for one, name in zip(run.record.result.characters, named, strict=True):
        assert one.name in words(made[name])[0]


REFERENCE = [
    "12+", "10 + HD", "five", "6 turns", "24", "10 ft of wall", "STR check", "every third turn", "1–2 loses", "2d6 × 10",
    "2–5", "6–8", "9+", "at the first loss and at half", "+2 to hit, −2 AC", "half speed", "120 at −2, 240 at −5",
    "darts 3, bow 2, sling 1", "−4", "Resistant: half", "Slain", "Maimed", "1d4 HP", "a week", "Magic Missile",
    "Protection from Evil", "Hold Portal", "2d6 HD", "HP 6, AC 13", "25 for each HD", "100 × depth",
]  # fmt: skip


@pytest.mark.parametrize("paper", [pytest.param("a5", marks=pytest.mark.long), "letter"])
def test_the_sheet_for_the_table_is_one_page_with_what_play_needs(paper: str) -> None:
    pages = words(pressed(rolled(count=1), parts=("reference",), paper=paper)["reference.pdf"])
    assert len(pages) == 1
    for needed in REFERENCE:
        assert needed in pages[0], needed


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_conditions_stand_in_one_column(paper: str) -> None:
    pdf = pypdfium2.PdfDocument(pressed(rolled(count=1), parts=("reference",), paper=paper)["reference.pdf"])
    text = pdf[0].get_textpage()
    lefts = set()
    for words_ in ("on every d20", "1d6 at the end", "stone, for good", "until healed as the brush"):
        at = text.search(words_).get_next()
        assert at is not None, words_
        lefts.add(text.get_charbox(at[0])[0] > pdf[0].get_width() / 2)
    assert len(lefts) == 1


def test_the_sheet_for_the_table_goes_by_the_house_rules() -> None:
    from printgen.pages.axx.characters_parts import reference_part

    plain, other = reference_part(book(), PLAIN), reference_part(book(), House(naturals="on", xp="step"))
    assert (plain.context["naturals"], other.context["naturals"]) == (False, True)
    assert plain.context["xp"] != other.context["xp"]


# ---------------------------------------------------------------- words, cards, files


def test_a_card_has_the_figures_boxes_and_strikes() -> None:
    one = party("card", count=1, klass="fighter", kindred="dwarf", level=6).characters[0]
    card = character_card(one, book(), PLAIN)
    assert (card.name, card.badge) == (one.name, "6")
    assert card.boxes[0].count == one.hp
    assert dict(card.stats)["melee"].endswith("×2")
    assert any("Sword" in line for line in card.text)


def test_a_quarter_sheet_does_not_speak_of_thrown_swords_and_a_larger_one_does() -> None:
    one = party("sword", count=1, klass="fighter", kindred="dwarf").characters[0]
    group = weapons(of(one))[0]
    assert "thrown" not in weapon_line(group)
    assert "thrown" in weapon_line(group, whole=True)


def test_the_roster_has_a_line_each() -> None:
    run = rolled(count=3, hirelings=2)
    lines = roster(run, tables()).splitlines()
    assert len(lines) == 5
    for one, line in zip(run.record.result.characters, lines, strict=False):
        assert line.startswith(f"{one.number} {one.name}, ")
        assert f"HP {one.hp}," in line


def test_a_record_reads_back_to_the_same_party() -> None:
    run = rolled(count=3, gear="shop", hirelings=1)
    read = read_record(run.record.to_json(), "record.json", {("axx", "characters"): type(run.record.result)})
    assert read.result == run.record.result


def test_the_blank_kit_has_sheets_of_three_sizes_and_hirelings() -> None:
    wish = Wish(paper="letter")
    made = bind(blank_characters(wish, tables()), wish, tables().shelf)
    assert set(made) == {"character.pdf", "reference.pdf", "half.pdf", "quarter.pdf", "hirelings.pdf"}
    assert all(len(words(data)) == 1 for data in made.values())


def test_the_same_bytes_twice() -> None:
    run = rolled(count=3, hirelings=1)
    for sheet in ("quarter", "half"):
        assert pressed(run, sheet=sheet) == pressed(run, sheet=sheet)


@pytest.mark.long
def test_the_same_bytes_twice_of_everything() -> None:
    run = rolled(count=3, hirelings=1)
    assert pressed(run, sheet="full") == pressed(run, sheet="full")


def test_fonts_are_embedded_and_ours() -> None:
    made = pressed(rolled(count=4), sheet="quarter")["sheets.pdf"]
    with pikepdf.open(BytesIO(made)) as pdf:
        fonts = [font for page in pdf.pages for font in page.resources.Font.values()]
        assert fonts
        assert all("/FontDescriptor" in font and "/FontFile2" in font.FontDescriptor for font in fonts)


# ---------------------------------------------------------------- the command


def ask(*args: str) -> tuple[int, str]:
    made = CliRunner().invoke(printgen, ["characters", *args])
    return (made.exit_code, str(made.exception or made.output))


def test_the_command_makes_a_folder(tmp_path: Path) -> None:
    names = tmp_path / "names.txt"
    names.write_text("D’Arc\n\n# Hash\n", encoding="utf-8")
    out = tmp_path / "run"
    code, said = ask(
        "--seed", "s", "--count", "3", "--level", "2", "--class", "Magic User", "--kindred", "half orc",
        "--alignment", "law", "--gear", "shop", "--names", str(names), "--hirelings", "1", "--sheet", "quarter",
        "--house", "kit_extras=basics", "-o", str(out),
    )  # fmt: skip
    assert code == 0, said
    assert {path.name for path in out.iterdir()} >= {"record.json", "journal.jsonl", "roster.txt", "sheets.pdf"}
    lines = (out / "roster.txt").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("1 D’Arc, Half-Orc Magic-User of Law, level 2.")
    assert lines[1].startswith("2 # Hash, ")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--count", "0"], "--count 0"),
        (["--class", "wizard"], "--class wizard"),
        (["--gear", "kits"], "did you mean “kit”"),
        (["--names", "no-such-file"], "--names no-such-file: cannot be read"),
        (["--alignment", "neutrality", "--class", "cleric"], "a Cleric is of Law or Chaos"),
    ],
)
def test_the_command_refuses_by_name(args: list[str], said: str, tmp_path: Path) -> None:
    code, words_ = ask(*args, "-o", str(tmp_path / "x"))
    assert code != 0
    assert said in words_


def test_a_reroll_of_the_gear_on_the_command_line_keeps_the_other_sheets(tmp_path: Path) -> None:
    for name, more in (("one", []), ("two", ["--reroll", "axx/character/3/gear"])):
        code, said = ask("--seed", "r", "--gear", "shop", "--sheet", "quarter", "-o", str(tmp_path / name), *more)
        assert code == 0, said
    before, after = (
        (tmp_path / name / "roster.txt").read_text(encoding="utf-8").splitlines() for name in ("one", "two")
    )
    assert [number for number, (a, b) in enumerate(zip(before, after, strict=True), 1) if a != b] == [3]


def test_the_game_knows_the_command() -> None:
    assert game("axx").commands["characters"].options is Options
    assert figures(party(count=1).characters[0], book(), PLAIN).ac
