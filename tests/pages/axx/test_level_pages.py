"""A level on paper: every room on its page, secrets only where they belong, the same bytes twice, quick."""

import re
import time
from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from click.testing import CliRunner

from printgen.cli.main import printgen
from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.games import Run, game, roll_run
from printgen.pages.axx.level_blank import blank_level_parts
from printgen.pages.axx.level_cards import level_cards
from printgen.pages.axx.level_colophon import sources
from printgen.pages.axx.level_document import level_document
from printgen.pages.axx.level_index import index_part
from printgen.pages.axx.level_key import key_entries
from printgen.pages.axx.level_parts import snare_rows
from printgen.pages.axx.level_text import level_text
from printgen.pages.axx.level_threats import room_blocks, wanderer_blocks
from printgen.press.bind import bind
from printgen.press.document import Document, Wish
from printgen.record import Setting, read_record
from printgen.rules.axx.house import House
from printgen.rules.axx.level.found import LevelOptions, Levels
from printgen.shelf import Shelf
from printgen.tables.load import Tables
from tests.rules.axx.level.levels_desk import ROOT, tables

SMALL = LevelOptions(depth=3, least=6, most=6)  # a book is dear to press


def rolled(seed: str = "paper", options: LevelOptions | None = None, house: House | None = None) -> Run:
    """Tables anew each time: a record keeps the digests of all that were read."""
    own = Tables(Shelf((ROOT,)))
    return roll_run(Setting("axx", "level", seed), options or LevelOptions(), house or House(), own)


@cache
def kept() -> Run:
    return rolled("paper", SMALL)


@cache
def pressed(paper: str = "a5") -> dict[str, bytes]:
    wish = Wish(paper=paper)
    return bind(level_document(kept(), wish, tables()), wish, tables().shelf)


def words(pdf: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(pdf)
    return [" ".join(page.get_textpage().get_text_range().split()) for page in document]


def test_the_book_has_every_room_with_its_words() -> None:
    whole = " ".join(words(pressed()["book.pdf"]))
    flat = re.sub(r"\W+", "", whole)
    for room in kept().record.result.levels[0].rooms:
        assert re.sub(r"\W+", "", room.aloud) in flat, room.number
        assert re.sub(r"\W+", "", room.name) in flat


def test_the_players_map_is_a_file_of_its_own_with_nothing_of_the_key() -> None:
    pages = words(pressed()["map.pdf"])
    assert len(pages) == 1
    said = pages[0].lower()
    for word in ("secret", "trap", "hidden", "compartment", "seed", kept().record.result.levels[0].name.lower()):
        assert word not in said


def test_no_secret_is_in_the_players_svg() -> None:
    for at in range(3):
        run = rolled(f"svg-{at}")
        picture = draw(run.plans["player"], Look()).lower()
        for word in ("secret", "trap", "compartment", f">svg-{at}<"):
            assert word not in picture
        assert run.record.result.levels[0].name.lower() not in picture


def test_a_trick_is_on_the_referees_map_near_the_middle_and_not_on_the_players() -> None:
    found = 0
    for at in range(8):
        level = rolled(f"tricks-{at}").record.result.levels[0]
        drawn = {one.id for one in level.plan.features if one.kind == "trick"}
        assert drawn == {f"r{room.number}-trick" for room in level.rooms if room.stock.puzzle is not None}
        assert not any(one.kind == "trick" for one in level.plan.for_players().features)
        found += len(drawn)
    assert found > 3


def test_the_index_counts_rooms_as_people_do_and_calls_foes_as_their_page_does() -> None:
    result: Levels = rolled("newcomer").record.result
    groups = dict(index_part(result).context["groups"])
    numbers = [int(name.rpartition(" ")[2]) for name, _ in groups["Doors"] if name.startswith("Locked")]
    assert numbers == sorted(numbers) and len(numbers) > 1
    named = {block.name for level in result.levels for block in room_blocks(level)}
    assert {name.partition(",")[0] for name, _ in groups["Foes"]} == named


def test_plans_are_named_by_level_when_there_are_several() -> None:
    assert list(rolled().plans) == ["gm", "player"]
    run = rolled("several", LevelOptions(levels=2))
    assert list(run.plans) == ["level-1-gm", "level-1-player", "level-2-gm", "level-2-player"]


def test_pages_are_a5_and_none_is_blank() -> None:
    with pikepdf.open(BytesIO(pressed()["book.pdf"])) as pdf:
        for page in pdf.pages:
            width, height = (float(page.trimbox[2]), float(page.trimbox[3]))
            assert (round(width * 25.4 / 72), round(height * 25.4 / 72)) == (148, 210)
    assert all(len(text) > 20 for text in words(pressed()["book.pdf"]))


def test_the_same_bytes_come_twice() -> None:
    wish = Wish()
    again = bind(level_document(rolled("paper", SMALL), wish, tables()), wish, tables().shelf)
    assert again == pressed()


def test_rolling_and_drawing_a_level_take_half_a_second_at_most() -> None:
    rolled("warm")
    spent = []
    for at in range(3):
        start = time.process_time()
        run = rolled(f"quick-{at}", LevelOptions(least=20, most=20))
        draw(run.plans["gm"], Look(page_mm=(117, 174)))
        spent.append(time.process_time() - start)
    assert min(spent) < 0.5


def test_a_record_is_read_back_as_it_was_written() -> None:
    command = game("axx").commands["level"]
    text = kept().record.to_json()
    again = read_record(text, "record.json", {("axx", "level"): command.result})
    assert again.result == kept().record.result and again.to_json() == text


def test_every_band_has_a_block_with_boxes_for_each_of_its_members() -> None:
    for at in range(8):
        level = rolled(f"blocks-{at}", LevelOptions(depth=1 + at % 5)).record.result.levels[0]
        bands = [room.stock.group for room in level.rooms if room.stock.group]
        for band, block in zip([*bands, *level.wanderers], [*room_blocks(level), *wanderer_blocks(level)], strict=True):
            foe = level.foes[band.foe]
            assert block.number == band.number
            assert block.hp in ((foe.hp,) * band.number, ())
            assert ("Treasure" in block.leader or "Carries" in block.leader) == (band.leader is not None)


def test_there_is_a_card_for_each_band_snare_and_treasure() -> None:
    result: Levels = kept().record.result
    level = result.levels[0]
    cards = level_cards(result, "paper")
    bands = [room.stock.group for room in level.rooms if room.stock.group]
    slips = sum(room.stock.spoils is not None for room in level.rooms) + sum(b.leader is not None for b in bands)
    snares = sum(room.stock.snare is not None or room.stock.puzzle is not None for room in level.rooms)
    assert sum(card.size == "slip" for card in cards) == slips
    assert sum(card.kind in ("trap", "trick", "gas") for card in cards) == snares
    assert sum(card.kind == "threat" for card in cards) == len(bands) + 6


def test_the_key_gives_the_tell_before_the_trap() -> None:
    for at in range(6):
        level = rolled(f"tell-{at}").record.result.levels[0]
        for entry, room in zip(key_entries(level), level.rooms, strict=True):
            snare = room.stock.snare
            if snare is not None:
                row = next(row for row in entry.rows if row.label in ("trap", "gas"))
                assert snare.tell[1:].rstrip(".") in entry.aloud and snare.tell not in row.text


def test_the_ledgers_page_says_what_there_is() -> None:
    said = " ".join(words(pressed()["gm.pdf"]))
    assert "If all is found:" in said and "hero’s share" in said.lower().replace("a hero", "hero")
    assert len(snare_rows(kept().record.result.levels[0])) == sum(
        room.stock.snare is not None or room.stock.puzzle is not None for room in kept().record.result.levels[0].rooms
    )


def test_fillers_are_marked_and_credited() -> None:
    run = rolled("filler", LevelOptions(depth=9, least=20, most=20))
    assert any(foe.filler for foe in run.record.result.levels[0].foes.values())
    assert any(block.filler for block in wanderer_blocks(run.record.result.levels[0]))
    assert any("Open Game License" in line for line in sources(run.record.result))
    assert not any("Open Game License" in line for line in sources(rolled("plain").record.result))


def test_boxes_for_many_hit_points_stay_within_the_page() -> None:
    """A dragon’s 45, on the narrowest paper and in the theme with the largest boxes."""
    result: Levels = rolled("vast", LevelOptions(depth=9, least=12, most=12)).record.result
    assert max(max(block.hp, default=0) for block in wanderer_blocks(result.levels[0])) >= 45
    for theme in ("classic", "large"):
        wish = Wish(theme=theme)
        whole = level_document(rolled("vast", LevelOptions(depth=9, least=12, most=12)), wish, tables())
        parts = tuple(part for part in whole.parts if part.template == "axx/level_threats.html")
        pdf = bind(replace(whole, parts=parts, cards=(), extra_pdfs={}), replace(wish, parts=("book",)), tables().shelf)
        for page in pypdfium2.PdfDocument(pdf["book.pdf"]):
            right = page.get_width() - 12 * 72 / 25.4
            assert all(thing.get_bounds()[2] < right for thing in page.get_objects()), theme


def test_with_the_key_apart_the_book_holds_no_secret() -> None:
    wish = Wish(key="apart")
    files = bind(level_document(kept(), wish, tables()), wish, tables().shelf)
    assert "key.pdf" in files
    said = " ".join(words(files["book.pdf"])).lower()
    for room in kept().record.result.levels[0].rooms:
        assert room.aloud.lower()[:40] not in said
    assert "wanderers" not in said


@pytest.mark.long
@pytest.mark.parametrize("paper", ["letter", "a4", "half-letter"])
def test_other_papers_hold_every_room(paper: str) -> None:
    flat = re.sub(r"\W+", "", " ".join(words(pressed(paper)["book.pdf"])))
    for room in kept().record.result.levels[0].rooms:
        assert re.sub(r"\W+", "", room.name) in flat


def test_the_text_has_a_line_a_room() -> None:
    said = level_text(kept(), tables())
    for room in kept().record.result.levels[0].rooms:
        assert f"\n  {room.number} {room.name} (" in said


REFUSED = [
    (["--rooms", "many"], 2, "give a range like 12-20"),
    (["--rooms", "20-12"], 2, "give a range like 12-20"),
    (["--rooms", "30-400"], 6, "ask for more levels"),
    (["--depth", "0"], 2, "give 1 to 20"),
    (["--levels", "99"], 2, "give 1 to 10"),
]


@pytest.mark.parametrize(("args", "code", "said"), REFUSED)
def test_the_command_refuses_what_it_cannot_make(args: list[str], code: int, said: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(printgen, ["level", *args, "-o", str(tmp_path / "x")])
    assert result.exception is not None
    assert getattr(result.exception, "code", None) == code and said in str(result.exception)


def test_the_command_makes_a_folder(tmp_path: Path) -> None:
    args = ["level", "--seed", "cli", "--rooms", "5", "--format", "svg,txt", "-o", str(tmp_path / "x")]
    result = CliRunner().invoke(printgen, args)
    assert result.exit_code == 0, result.exception
    assert {"record.json", "journal.jsonl", "log.txt"} <= {path.name for path in (tmp_path / "x").iterdir()}
    assert {path.name for path in (tmp_path / "x/maps").iterdir()} == {"gm.svg", "player.svg"}


@pytest.mark.parametrize("paper", ["a5", "letter"])
def test_the_empty_level_is_a_grid_a_key_and_a_ledger_of_a_page_each(paper: str) -> None:
    wish = Wish(paper=paper, parts=("level",))
    parts, pictures = blank_level_parts(wish, tables())
    files = bind(Document("Empty", "", parts, pictures), wish, tables().shelf)
    pages = words(files["level.pdf"])
    assert len(pages) == 3
    assert "searched" in pages[1].lower() and "turns" in pages[2].lower()
