"""The SVG holds only what WeasyPrint, resvg and browsers draw alike."""

import re

import pytest
from lxml import etree

from printgen.draw.look import Look
from printgen.draw.sheet import draw
from printgen.draw.thumb import thumb
from tests.draw.samples import SAMPLES

SVG = "{http://www.w3.org/2000/svg}"
COMMON = {"fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "transform"}
ALLOWED = {
    "svg": {"width", "height", "viewBox", "role", "version", "baseProfile", "text-rendering"},
    "title": set(),
    "desc": set(),
    "defs": set(),
    "clipPath": {"id"},
    "g": COMMON | {"clip-path", "font-family", "font-weight", "font-style", "font-size"},
    "path": COMMON | {"d", "id"},
    "use": COMMON | {"{http://www.w3.org/1999/xlink}href"},
    "text": {"x", "y", "font-size"},
}
LOOKS = (
    Look(), Look(ink="light", grid="lines", names=True), Look(ink="bold", theme="parchment", grid="dashes"),
    Look(ink="none", grid="none", legend=False, scale=False), Look(page_mm=(117, 174)), Look(square_mm=25.4, title=False),
)  # fmt: skip


def pictures() -> list[str]:
    made = [draw(plan(), look) for plan in SAMPLES.values() for look in LOOKS]
    return [*made, thumb(SAMPLES["rooms"](), ("room/4", "c/3"), 5, number=True)]


@pytest.fixture(scope="module", name="trees")
def trees_() -> list[etree._Element]:
    return [etree.fromstring(svg.encode()) for svg in pictures()]


def test_only_elements_and_attributes_on_our_list(trees: list[etree._Element]) -> None:
    for tree in trees:
        for node in tree.iter():
            name = str(node.tag).removeprefix(SVG)
            assert name in ALLOWED, name
            assert set(node.attrib) <= ALLOWED[name], (name, set(node.attrib) - ALLOWED[name])


def test_no_comment_style_script_or_link_leaves_the_file(trees: list[etree._Element]) -> None:
    for tree in trees:
        assert not [node for node in tree.iter() if not isinstance(node.tag, str)]
        for node in tree.iter():
            for value in node.attrib.values():
                assert "url(" not in value or re.fullmatch(r"url\(#[a-z]+\)", value)
                assert not value.startswith(("http", "data:", "javascript"))


def test_every_name_that_is_used_is_defined_once(trees: list[etree._Element]) -> None:
    for tree in trees:
        names = [node.get("id") for node in tree.iter() if node.get("id")]
        assert len(names) == len(set(names))
        used = {node.get("{http://www.w3.org/1999/xlink}href", "#")[1:] for node in tree.iter(f"{SVG}use")}
        clips = {node.get("clip-path", "")[5:-1] for node in tree.iter() if node.get("clip-path")}
        assert used | clips == set(names)


def test_paths_are_whole_numbers_without_waste(trees: list[etree._Element]) -> None:
    for tree in trees:
        for node in tree.iter(f"{SVG}path"):
            data = node.get("d")
            assert re.fullmatch(r"M[-0-9 MmLlHhVvCcQqAaZz]+", data), data[:80]
            assert "  " not in data and " -" not in data


def test_no_gradient_of_colours_but_the_themes(trees: list[etree._Element]) -> None:
    colours = {
        node.get(key) for tree in trees for node in tree.iter() for key in ("fill", "stroke") if node.get(key)
    } - {"none"}
    assert all(re.fullmatch(r"#[0-9a-f]{3}([0-9a-f]{3})?", colour) for colour in colours)
    assert len(colours) <= 18


def test_each_picture_says_what_it_is(trees: list[etree._Element]) -> None:
    for tree in trees:
        assert tree.get("role") == "img"
        assert tree.findtext(f"{SVG}title") and tree.findtext(f"{SVG}desc")
