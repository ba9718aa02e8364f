"""`printgen map`, `poster` and `gallery` from the door: files made, and one line for what is wrong."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from printgen.cli.main import printgen
from printgen.draw.exports.plan_file import plan_json
from printgen.draw.exports.text_map import text_of
from printgen.errors import PrintgenError
from tests.draw.samples import rooms, tiles


@pytest.fixture(name="plan")
def plan_(tmp_path: Path) -> Path:
    path = tmp_path / "rooms.json"
    path.write_text(plan_json(rooms()), encoding="utf-8")
    return path


def run(*words: str) -> Result:
    return CliRunner().invoke(printgen, list(words))


def refused(*words: str) -> str:
    found = run(*words).exception
    assert isinstance(found, PrintgenError), found
    assert "\n" not in str(found)
    return f"{found.code}: {found}"


def test_a_map_in_every_form(plan: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    done = run("map", str(plan), "--format", "svg,png,pdf,uvtt,json,txt", "-o", str(out), "--dpi", "40", "--json")
    assert done.exit_code == 0, done.output
    names = {Path(one["name"]).name for one in json.loads(done.stdout)["files"]}
    assert names == {f"rooms.{form}" for form in ("svg", "png", "pdf", "uvtt", "json", "txt")}
    assert (out / "rooms.pdf").read_bytes()[:5] == b"%PDF-" and (out / "rooms.png").read_bytes()[1:4] == b"PNG"
    assert (out / "rooms.json").read_text(encoding="utf-8") == plan.read_text(encoding="utf-8")


def test_the_ending_of_the_output_says_the_form(plan: Path, tmp_path: Path) -> None:
    assert run("map", str(plan), "-o", str(tmp_path / "a.txt"), "-q").exit_code == 0
    assert (tmp_path / "a.txt").read_text(encoding="utf-8") == text_of(rooms())
    assert run("map", str(tmp_path / "a.txt"), "-o", str(tmp_path / "b.svg")).exit_code == 0


def test_the_players_version_of_a_file(plan: Path, tmp_path: Path) -> None:
    assert run("map", str(plan), "--player", "-o", str(tmp_path / "p.svg")).exit_code == 0
    text = (tmp_path / "p.svg").read_text(encoding="utf-8")
    assert "Secret" not in text and "The Drowned Shrine" in text and "Level 1" not in text


def test_switches_change_the_drawing(plan: Path, tmp_path: Path) -> None:
    seen = set()
    for number, words in enumerate((
        (), ("--ink", "light"), ("--ink", "bold"), ("--ink", "none"), ("--grid", "lines"), ("--grid", "dashes"), ("--grid", "none"),
        ("--theme", "parchment"), ("--square-mm", "5"), ("--names",), ("--no-numbers",), ("--no-legend",), ("--no-scale",),
        ("--no-north",), ("--no-title",), ("--no-seed-line",),
    )):  # fmt: skip
        place = tmp_path / f"{number}.svg"
        assert run("map", str(plan), "-o", str(place), *words).exit_code == 0
        seen.add(place.read_bytes())
    assert len(seen) == 16


def test_a_poster_and_its_pieces(plan: Path, tmp_path: Path) -> None:
    done = run("poster", str(plan), "-o", str(tmp_path / "p.pdf"), "--square", "15mm", "--gm")
    assert done.exit_code == 0 and "sheets and the key" in done.stderr
    done = run("poster", str(plan), "-o", str(tmp_path / "f.pdf"), "--fog", "--square", "1.5cm")
    assert done.exit_code == 0 and "pieces on" in done.stderr


def test_a_gallery_of_seeds(tmp_path: Path) -> None:
    done = run("gallery", "fourad", "--seeds", "1-2,heron", "-o", str(tmp_path / "g.pdf"), "--columns", "3")
    assert done.exit_code == 0, done.output
    assert (tmp_path / "g.pdf").stat().st_size > 20_000


def test_nothing_is_overwritten_without_force(plan: Path, tmp_path: Path) -> None:
    words = ("map", str(plan), "-o", str(tmp_path / "a.svg"))
    assert run(*words).exit_code == 0
    assert refused(*words).startswith("5: ") and "--force" in refused(*words)
    assert run(*words, "--force").exit_code == 0


REFUSED = [
    (("map", "nowhere"), "4: nowhere: no such run"),
    (("map", "{plan}", "--format", "gif"), "2: --format gif: unknown"),
    (("map", "{plan}", "--theme", "parchmint", "-o", "{out}.svg"), "did you mean “parchment”"),
    (("map", "{plan}", "--ink", "dysn"), "did you mean “dyson”"),
    (("map", "{plan}", "--grid", "dot"), "did you mean “dots”"),
    (("map", "{plan}", "--square-mm", "900"), "2: --square-mm 900"),
    (("map", "{plan}", "--dpi", "99999", "-o", "{out}.png"), "6: --dpi 99999"),
    (("poster", "{plan}", "--square", "an inch"), "2: --square an inch"),
    (("poster", "{plan}", "--paper", "a44"), "a44"),
    (("poster", "{plan}", "--overlap", "0"), "3 to 40 mm"),
    (("poster", "{plan}", "--square", "100mm", "--paper", "a6"), "6: --square: "),
    (("gallery", "fourads", "--seeds", "1"), "fourads"),
    (("gallery", "fourad", "--seeds", "9-1"), "2: --seeds 9-1"),
    (("gallery", "fourad", "--seeds", "1-99999"), "--seeds"),
    (("gallery", "fourad", "--seeds", ","), "--seeds"),
    (("gallery", "fourad", "--command", "dungeons"), "did you mean “dungeon”"),
    (("gallery", "axx", "--command", "characters", "--seeds", "1"), "makes no maps"),
    (("gallery", "fourad", "--columns", "99"), "--columns 99"),
]  # fmt: skip


@pytest.mark.parametrize(("words", "says"), REFUSED)
def test_what_is_wrong_is_one_line_and_nothing_is_written(
    words: tuple[str, ...], says: str, plan: Path, tmp_path: Path
) -> None:
    before = sorted(tmp_path.iterdir())
    assert says in refused(*(word.format(plan=plan, out=tmp_path / "x") for word in words))
    assert sorted(tmp_path.iterdir()) == before


def test_a_run_is_drawn_from_its_record(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert run("dungeon", "--seed", "4", "--format", "svg,json", "-o", str(folder), "-q").exit_code == 0
    assert run("map", str(folder), "--player", "-o", str(tmp_path / "p.svg")).exit_code == 0
    assert (tmp_path / "p.svg").read_bytes() == (folder / "maps" / "player.svg").read_bytes()
    assert run("map", str(folder), "-o", str(tmp_path / "g.svg")).exit_code == 0
    assert (tmp_path / "g.svg").read_bytes() == (folder / "maps" / "gm.svg").read_bytes()
    assert "no such map (did you mean" in refused("map", str(folder), "--map", "gmm")


def test_a_long_title_is_no_trouble(tmp_path: Path) -> None:
    from msgspec.structs import replace

    path = tmp_path / "t.json"
    path.write_text(plan_json(replace(tiles(), title="Ж’ — × é ß & < > % # \\ " * 20)), encoding="utf-8")
    assert run("map", str(path), "-o", str(tmp_path / "t.pdf")).exit_code == 0


def test_a_shelf_of_ones_own_reaches_the_drawings_and_the_colours_of_maps(plan: Path, tmp_path: Path) -> None:
    shelf, theme = tmp_path / "mine", tmp_path / "mine/templates/themes/slate"
    theme.mkdir(parents=True)
    (theme / "map.toml").write_text('ink = "#123"\n', encoding="utf-8")
    (shelf / "tables/press").mkdir(parents=True)
    ours = Path("tables/press/glyphs.toml").read_text(encoding="utf-8")
    theirs = ours.replace('body = "O 0 0 42"', 'body = "O 0 0 21"', 1)
    assert theirs != ours
    (shelf / "tables/press/glyphs.toml").write_text(theirs, encoding="utf-8")
    made = []
    for number, words in enumerate(([], ["--shelf", str(shelf)], [])):
        out = tmp_path / f"{number}.svg"
        assert run(*words, "map", str(plan), "-o", str(out)).exit_code == 0
        made.append(out.read_bytes())
    assert made[0] == made[2] != made[1]
    out = tmp_path / "slate.svg"
    assert run("--shelf", str(shelf), "map", str(plan), "--theme", "slate", "-o", str(out)).exit_code == 0
    assert b"#123" in out.read_bytes()
    assert "there is no templates/themes/slate/map.toml" in refused(
        "map", str(plan), "--theme", "slate", "-o", str(out)
    )
