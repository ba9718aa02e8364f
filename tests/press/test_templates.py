"""The templates' sandbox: what it refuses, and how a slip is told."""

from pathlib import Path

import pytest

from printgen.errors import BadFile
from printgen.press.environment import Templates
from printgen.press.gallery import Gallery
from printgen.shelf import Shelf, built_in


def templates(tmp_path: Path, text: str) -> Templates:
    folder = tmp_path / "templates" / "mine"
    folder.mkdir(parents=True)
    (folder / "page.html").write_text(text, encoding="utf-8")
    return Templates(Shelf((tmp_path, built_in())), Gallery())


def said(tmp_path: Path, text: str, **context: object) -> str:
    with pytest.raises(BadFile) as caught:
        templates(tmp_path, text).render("mine/page.html", context)
    message = str(caught.value)
    assert "\n" not in message
    assert "page.html" in message
    return message


def test_a_slip_in_a_template_is_told_in_one_line_with_its_place(tmp_path: Path) -> None:
    message = said(tmp_path, "<p>\n{% for one in rows %}\n{{ one.nam }}\n{% endfor %}", rows=[{"name": "x"}])
    assert message.endswith("page.html: line 3: 'dict object' has no attribute 'nam'")


def test_a_name_nobody_gave_is_an_error_not_a_blank(tmp_path: Path) -> None:
    assert "line 2: 'rooms' is undefined" in said(tmp_path, "<p>\n{{ rooms }}")


def test_broken_syntax_is_told_with_its_line(tmp_path: Path) -> None:
    assert "line 2: " in said(tmp_path, "x\n{% if %}")


def test_a_slip_inside_a_macro_names_the_macros_file(tmp_path: Path) -> None:
    text = '{% import "base/macros.html" as kit %}\n{{ kit.life([["Pip"]]) }}'
    with pytest.raises(BadFile, match=r"macros\.html: line \d+: "):
        templates(tmp_path, text).render("mine/page.html", {})


def test_a_missing_template_is_named(tmp_path: Path) -> None:
    assert "no template “base/macro.html”" in said(tmp_path, '{% import "base/macro.html" as kit %}')


def test_a_missing_picture_is_named_with_the_line(tmp_path: Path) -> None:
    assert "line 2: no picture “map”" in said(tmp_path, "\n{{ picture('map') }}")


FORBIDDEN = [
    "{{ ''.__class__.__mro__ }}",
    "{{ rows.append(3) }}",
    "{{ rows.__class__.__init__.__globals__ }}",
    "{{ 'x' * 100000000 }}",
    "{{ 9 ** 999999999 }}",
    "{{ range(99999999) | list }}",
    "{{ cycler.__init__.__globals__.os }}",
    "{{ '{0.__class__}'.format(rows) }}",
]


@pytest.mark.parametrize("text", FORBIDDEN)
def test_the_sandbox_refuses(tmp_path: Path, text: str) -> None:
    said(tmp_path, text, rows=[1])


def test_values_are_escaped(tmp_path: Path) -> None:
    made = templates(tmp_path, "{{ name }}").render("mine/page.html", {"name": "<b>&\"'"})
    assert made == "&lt;b&gt;&amp;&#34;&#39;"


def test_a_template_of_the_projects_shelf_stands_before_ours(tmp_path: Path) -> None:
    (tmp_path / "templates" / "base").mkdir(parents=True)
    (tmp_path / "templates" / "base" / "map.html").write_text("mine", encoding="utf-8")
    assert Templates(Shelf((tmp_path, built_in())), Gallery()).render("base/map.html", {}) == "mine"


def test_a_template_cannot_read_outside_the_shelf(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    assert "no template" in said(tmp_path, '{% include "../secret.txt" %}')
