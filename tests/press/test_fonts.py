"""The faces: only ours, all of them there, and no letter without one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from printgen.errors import BadPdf
from printgen.press.bind import bind
from printgen.press.document import Document, Part, Wish
from printgen.press.fonts import FAMILIES, fontconfig, lacking, named, ready
from printgen.press.preflight import check
from tests.press.sample import shelf

PRINTED = "’ “ ” – — × ÷ − é ß ñ Ő ž ½ † → · Боян Щука Ёж Αθηνά ½ & < > % # \\"


def test_the_letters_people_write_all_have_a_face() -> None:
    assert lacking(PRINTED) == []


def test_letters_no_face_has_are_named_once_in_order() -> None:
    assert lacking("a☠b⚔☠") == ["☠", "⚔"]
    assert named("☠") == "“☠” (U+2620, skull and crossbones)"


def test_spaces_and_invisible_letters_need_no_face() -> None:
    assert lacking("\u00a0\u2009\u202f\u200b\u00ad\n\t") == []


def test_a_letter_made_of_two_is_looked_up_as_one() -> None:
    assert lacking("e\u0301") == []


def test_our_fontconfig_file_knows_no_folder_of_the_systems(tmp_path: Path) -> None:
    text = fontconfig([tmp_path / "a & b"], tmp_path)
    assert text.count("<dir>") == 1
    assert "a &amp; b" in text
    assert "include" not in text


def test_the_environment_is_ours_once_ready() -> None:
    path = ready()
    assert os.environ["FONTCONFIG_FILE"] == str(path)
    assert path.read_text(encoding="utf-8").count("<dir>") == len(FAMILIES)


def words(text: str, title: str = "Words") -> Document:
    return Document(title, "", (Part("words", title, "sample/words.html", {"text": text}),))


def test_every_letter_prints_in_a_face_of_ours() -> None:
    data = bind(words(PRINTED, "Боян"), Wish(), shelf())["book.pdf"]
    fonts = check(data, "book.pdf").fonts
    assert any(font.startswith("PT-Serif") for font in fonts)
    assert not any("DejaVu" in font for font in fonts)


def test_a_letter_no_face_has_stops_the_press_and_is_named() -> None:
    with pytest.raises(
        BadPdf, match=r"part words: no face has “☠” \(U\+2620, skull and crossbones\).*near “.*the ☠ king"
    ):
        bind(words("the ☠ king"), Wish(), shelf())


def test_a_letter_in_a_picture_is_looked_up_too() -> None:
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>shop ☠</text></svg>'
    part = Part("map", "Map", "base/map.html", {"map": "map"})
    with pytest.raises(BadPdf, match=r"part map: no face has “☠”.*near “shop ☠”"):
        bind(Document("Map", "", (part,), {"map": picture}), Wish(), shelf())


def test_a_letter_in_the_title_is_looked_up_too() -> None:
    with pytest.raises(BadPdf, match="no face has “☠”"):
        bind(words("text", "The ☠"), Wish(), shelf())


def test_help_does_not_load_the_press() -> None:
    code = (
        "import sys; from printgen.cli.main import printgen\n"
        "try: printgen(['--help'])\nexcept SystemExit: pass\n"
        "sys.exit(bool({'weasyprint', 'reportlab', 'pikepdf', 'jinja2'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
