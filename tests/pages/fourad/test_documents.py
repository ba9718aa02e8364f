"""Books of dungeons and delves: what stands on which page, what a player may hold, odd names, the same bytes."""

from io import BytesIO

import pikepdf
import pytest

from printgen.pages.fourad.at_the_table import table_sheets
from printgen.pages.fourad.blank import blank_document
from printgen.pages.fourad.colophon import command_line
from printgen.press.bind import bind
from printgen.press.document import Wish
from tests.pages.fourad.desk import TABLES, delve_run, document, dungeon_run, pages_of, part

SHELF = TABLES.shelf
ODD = "Ж’—×éß&<>%#\\ and a name of sixty letters, as long as can be"


def press(run, wish: Wish | None = None) -> dict[str, bytes]:
    wish = wish or Wish()
    return bind(document(run, wish), wish, SHELF)


@pytest.fixture(scope="module")
def dungeon_book() -> dict[str, bytes]:
    return press(dungeon_run("12"))


def test_a_dungeon_has_a_book_a_map_a_sheet_and_cards(dungeon_book):
    assert set(dungeon_book) == {"book.pdf", "map.pdf", "sheets.pdf", "cards.pdf"}


def test_every_tile_stands_in_the_key_with_its_number_and_name(dungeon_book):
    text = "\n".join(pages_of(dungeon_book["book.pdf"]))
    for place in dungeon_run("12").record.result.places:
        assert f"{place.tile} {place.title}" in text.replace("\n", " ").replace("  ", " ")


def squashed(text: str) -> str:
    """Without spaces and capitals: small capitals are read letter by letter."""
    return "".join(text.lower().split())


PARTS = (
    "contents",
    "ineverytile",
    "endoftheround",
    "aboxistenminutes",
    "herebeginswhat",
    "coverthelist",
    "torollitagain",
)


def test_its_parts_come_in_order_with_the_sealed_ones_behind(dungeon_book):
    pages = [squashed(text) for text in pages_of(dungeon_book["book.pdf"])]
    pages[1] = "contents"  # which names them all
    places = [next(at for at, text in enumerate(pages) if word in text) for word in PARTS]
    assert places == sorted(places)


def test_the_colophon_tells_how_to_make_it_again(dungeon_book):
    last = pages_of(dungeon_book["book.pdf"])[-1]
    assert "printgen dungeon --seed 12" in last
    assert "Four Against Darkness" in last


def test_the_command_line_is_quoted_for_a_shell_and_names_what_is_not_plain():
    assert command_line(dungeon_run("12")) == "printgen dungeon --seed 12"
    assert command_line(dungeon_run("two words", "It’s")) == "printgen dungeon --seed 'two words' --name 'It’s'"
    assert command_line(delve_run("3")) == "printgen delve --seed 3"
    assert command_line(delve_run("3", "dwarf", "elf", level=2, policy="bold")) == (
        "printgen delve --seed 3 --party dwarf,elf --level 2 --policy bold"
    )


def test_the_key_can_stand_in_front():
    ids = [one.id for one in document(dungeon_run("12"), Wish(key="front")).parts]
    assert ids.index("key") < ids.index("play")
    ids = [one.id for one in document(dungeon_run("12"), Wish(key="back")).parts]
    assert ids.index("key") > ids.index("tracking")


def test_apart_the_players_book_has_no_word_of_what_is_there():
    run = dungeon_run("12")
    wish = Wish(key="apart", parts=("book", "map", "key"))
    files = press(run, wish)
    assert "key.pdf" in files
    open_text = "\n".join(pages_of(files["book.pdf"]) + pages_of(files["map.pdf"]))
    places = run.record.result.places
    for place in places[1:]:
        assert place.title not in open_text
        assert place.words not in open_text
    key = "\n".join(pages_of(files["key.pdf"]))
    assert all(place.title in key.replace("\n", " ") for place in places)


def test_the_cover_of_a_book_that_spoils_nothing_names_no_foe():
    cover = part(document(dungeon_run("paper1"), Wish(key="apart")), "cover").context["sub"]
    assert cover == f"{len(dungeon_run('paper1').record.result.places)} rooms, and a minute to midnight"
    assert "dragon" in part(document(dungeon_run("paper1")), "cover").context["sub"]


def test_whoever_waits_is_told_with_its_tricks_for_those_who_cut_no_cards(dungeon_book):
    text = squashed("".join(pages_of(dungeon_book["book.pdf"])))
    for row in part(document(dungeon_run("12")), "foes").context["rows"]:
        assert squashed(row["text"].replace("**", "")) in text


def test_a_table_that_another_asks_for_stands_under_it():
    sheets = {one["title"]: one["note"] for one in table_sheets(TABLES, "play")}
    assert "Boss table, d6: 1 mummy, 2 orc brute" in sheets[TABLES.table("fourad/secrets").head.title]
    assert "Magic weapon, d6: 1 a light crushing weapon" in sheets[TABLES.table("fourad/magic").head.title]


def test_the_maps_have_bookmarks(dungeon_book):
    with pikepdf.open(BytesIO(dungeon_book["book.pdf"])) as pdf, pdf.open_outline() as outline:
        titles = [one.title for one in outline.root]
    assert {"Map", "Map with its secrets"} <= set(titles)


def test_the_key_says_nothing_of_what_is_sealed():
    run = dungeon_run("12")
    made = document(run)
    key = repr(part(made, "key").context)
    for row in part(made, "treasure").context["rows"]:
        assert row["what"] not in key
    for place in run.record.result.places:
        if place.loot is not None and place.loot.gold > 12:
            assert f"{place.loot.gold} gp" not in key


def test_a_delve_with_odd_names_is_pressed(dungeon_book):
    run = dungeon_run("12", ODD)
    files = press(run, Wish(parts=("map",)))
    assert set(files) == {"map.pdf"}
    assert document(run).title == ODD


def test_a_tile_that_was_searched_is_marked_so():
    entries = {one["no"]: one for one in part(document(delve_run("heron-lamp-417")), "key").context["entries"]}
    assert entries[2]["marked"] and not entries[1]["marked"]


@pytest.fixture(scope="module")
def delve_book() -> dict[str, bytes]:
    return press(delve_run("3"), Wish(parts=("book", "sheets", "log", "map", "cards")))


def test_a_delve_has_a_book_a_log_a_map_sheets_and_cards(delve_book):
    assert set(delve_book) == {"book.pdf", "log.pdf", "map.pdf", "sheets.pdf", "cards.pdf"}


def test_the_reckoning_is_one_page_and_names_every_hero(delve_book):
    pages = pages_of(delve_book["book.pdf"])
    at = [
        number
        for number, text in enumerate(pages)
        if "The reckoning" in text and "Life, room by room".lower() in text.lower()
    ]
    assert len(at) == 1
    for hero in delve_run("3").record.result.before.heroes:
        assert hero.name.split()[0] in pages[at[0]]
    assert "Wayin" in pages[at[0] + 1].replace(" ", "")  # the map follows at once


def test_a_sheet_is_a_page(delve_book):
    delve = delve_run("3").record.result
    alive = sum(hero.state != "dead" and hero.life > 0 for hero in delve.after.heroes)
    assert len(pages_of(delve_book["sheets.pdf"])) == len(delve.before.heroes) + alive


def test_the_same_run_gives_the_same_bytes(dungeon_book):
    assert (
        press(dungeon_run("12"), Wish(parts=("map",)))["map.pdf"]
        == press(dungeon_run("12"), Wish(parts=("map",)))["map.pdf"]
    )


def test_the_empty_kit_has_a_grid_a_log_sheets_and_a_tracking_sheet():
    made = blank_document(Wish(), TABLES)
    assert {one.file for one in made.parts} >= {"grid", "log", "sheets", "tracking"}
    heroes = part(made, "sheets").context["heroes"]
    assert len(heroes) == 8


def test_a_rule_table_prints_as_the_shelf_has_it():
    tables = part(document(dungeon_run("12")), "tables").context["tables"]
    search = next(one for one in tables if one["title"] == "Searching")
    assert [row[0] for row in search["rows"]] == ["1 or less", "2–4", "5–6"]


# ------------------------------------------------------------------------------------------------- long


@pytest.mark.long
@pytest.mark.parametrize("paper", ["a4", "letter", "a5"])
def test_whole_dungeons_on_every_paper(paper):
    for seed in ("1", "7", "12"):
        files = press(dungeon_run(seed), Wish(paper=paper))
        pages = pages_of(files["book.pdf"])
        assert len(pages) > 10
        assert all(text.strip() for text in pages[:1])


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 21))
def test_twenty_delves_are_pressed(seed):
    kinds = (("warrior", "cleric", "rogue", "wizard"), ("dwarf",), ("elf", "halfling", "barbarian", "cleric"))
    run = delve_run(str(seed), *kinds[seed % 3], level=1 + seed % 4)
    files = press(run)
    delve = run.record.result
    alive = sum(hero.state != "dead" and hero.life > 0 for hero in delve.after.heroes)
    assert len(pages_of(files["sheets.pdf"])) == len(delve.before.heroes) + alive
    pages = pages_of(files["book.pdf"])
    assert sum("Life, room by room".lower() in text.lower() for text in pages) == 1
    text = "\n".join(pages)
    assert all(one.title in text.replace("\n", " ") for one in delve.seen)


NAMES = (
    "Александра Константиновна Вострецова-Заболоцкая, из Твери",
    "O’Brien — the “great” × é ß & <b> % # \\",
    "Šárka Nováková",
    "Łukasz Żółć",
)


@pytest.mark.long
def test_heroes_with_letters_of_any_kind_are_pressed():
    from printgen import games
    from printgen.record import Setting
    from printgen.rules.fourad.delve import DelveOptions
    from printgen.rules.fourad.house import House
    from printgen.rules.fourad.party import Party
    from printgen.rules.fourad.recruit import equipped
    from tests.pages.fourad.desk import BOOK

    classes = ("warrior", "cleric", "rogue", "wizard")
    heroes = tuple(
        equipped(BOOK, cls, name, 1, 0, BOOK.classes[cls].kit) for cls, name in zip(classes, NAMES, strict=True)
    )
    options = DelveOptions(party=Party(heroes=heroes))
    run = games.roll_run(Setting("fourad", "delve", "odd"), options, House(), TABLES)
    text = "\n".join(pages_of(press(run)["book.pdf"]))
    assert "O’Brien" in text and "Šárka" in text and "Александра" in text and "<b>" not in text
