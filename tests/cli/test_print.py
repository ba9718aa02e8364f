"""printgen print and doctor: a run pressed again from its files."""

import io
import json
from pathlib import Path

import pikepdf
import pytest
from click.testing import CliRunner, Result

from printgen.cli.doctor import look
from printgen.cli.main import printgen

MM = 25.4 / 72


def call(*args: str) -> Result:
    return CliRunner().invoke(printgen, list(args))


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "four"
    made = call("characters", "--count", "1", "--seed", "heron", "-o", str(folder), "--parts", "sheets")
    assert made.exit_code == 0, made.output
    return folder


def sizes(path: Path) -> set[tuple[int, int]]:
    with pikepdf.open(io.BytesIO(path.read_bytes())) as pdf:
        return {(round(float(page.mediabox[2]) * MM), round(float(page.mediabox[3]) * MM)) for page in pdf.pages}


def test_a_run_is_pressed_again_on_other_paper_in_its_place(run: Path) -> None:
    record = (run / "record.json").read_bytes()
    assert sizes(run / "sheets.pdf") == {(210, 297)}
    made = call("print", str(run), "--paper", "letter", "--parts", "sheets")
    assert made.exit_code == 0, made.output
    assert sizes(run / "sheets.pdf") == {(216, 279)}
    assert (run / "record.json").read_bytes() == record


def test_pressing_again_in_the_same_way_gives_the_same_bytes(run: Path) -> None:
    call("print", str(run), "--parts", "sheets")
    before = (run / "sheets.pdf").read_bytes()
    call("print", str(run), "--parts", "sheets")
    assert (run / "sheets.pdf").read_bytes() == before


def test_an_edited_record_is_printed_as_edited(run: Path) -> None:
    path = run / "record.json"
    text = path.read_text(encoding="utf-8")
    name = json.loads(text)["result"]["characters"][0]["name"]
    path.write_text(text.replace(name, "Жук O’Neil"), encoding="utf-8")
    try:
        made = call("print", str(run), "--parts", "sheets")
        assert made.exit_code == 0, made.output
        import pypdfium2

        assert "Жук O’Neil" in pypdfium2.PdfDocument(run / "sheets.pdf")[0].get_textpage().get_text_bounded()
    finally:
        path.write_text(text, encoding="utf-8")


def test_what_no_press_of_ours_made_is_left_alone(run: Path) -> None:
    (run / "roster.pdf").write_bytes(b"mine")
    made = call("print", str(run), "--parts", "roster")
    assert type(made.exception).__name__ == "Occupied"
    assert (run / "roster.pdf").read_bytes() == b"mine"


def test_a_new_folder_takes_the_record_along(run: Path, tmp_path: Path) -> None:
    made = call("print", str(run), "--parts", "sheets", "-o", str(tmp_path / "other"))
    assert made.exit_code == 0, made.output
    assert {"record.json", "journal.jsonl", "sheets.pdf"} <= {one.name for one in (tmp_path / "other").iterdir()}


def test_a_run_that_is_none_is_told_in_a_line(tmp_path: Path) -> None:
    made = call("print", str(tmp_path / "nothing"))
    assert "no such run; give the folder that holds record.json" in str(made.exception)


def test_a_broken_record_names_its_field(run: Path, tmp_path: Path) -> None:
    text = (run / "record.json").read_text(encoding="utf-8")
    (tmp_path / "record.json").write_text(text.replace('"throws": ', '"throws": "x", "y": '), encoding="utf-8")
    (tmp_path / "journal.jsonl").write_text("", encoding="utf-8")
    made = call("print", str(tmp_path))
    assert "record.json" in str(made.exception)
    assert "\n" not in str(made.exception)


def test_the_doctor_finds_all_well_here() -> None:
    made = call("doctor", "--json")
    assert made.exit_code == 0, made.output
    assert all(one["well"] for one in json.loads(made.output))


def test_the_doctor_says_what_would_mend_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    import printgen.press.documents as documents
    from printgen.errors import Missing

    def broken() -> None:
        raise Missing(f"WeasyPrint cannot load Pango; {documents.APT}")

    monkeypatch.setattr(documents, "weasyprint", broken)
    found = {one.what: one for one in look(None)}
    assert not found["WeasyPrint and Pango"].well
    assert found["WeasyPrint and Pango"].remedy.startswith("apt-get install -y libpango-1.0-0")
    assert type(call("doctor").exception).__name__ == "Missing"
