"""book.toml: what it says when something is wrong (file, key, what would do), and includes."""

from pathlib import Path

import pytest

from printgen.book.build import build, find_recipe
from printgen.book.recipe import Cover, Words, read_recipe
from printgen.errors import BadFile, PrintgenError
from printgen.shelf import open_shelf

HEAD = 'title = "Zine"\n'
WORDS = '[[part]]\nis = "words"\ntext = "# Hello"\n'


def recipe(tmp_path: Path, text: str, name: str = "book.toml") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


BAD = [
    # what is written, what is said of it
    ('titel = "Zine"\n', "“titel” is no key (did you mean “title”?)"),
    (HEAD, "no [[part]] in it"),
    (HEAD + "paper = 5\n" + WORDS, "paper: is a whole number; words in quotes would do"),
    (HEAD + 'paper = "a55"\n' + WORDS, "paper = a55: unknown (did you mean “a5”?)"),
    (HEAD + 'theme = "clasic"\n' + WORDS, "theme = “clasic”: unknown (did you mean “classic”?)"),
    (HEAD + 'binding = "glue"\n' + WORDS, "binding = “glue”: unknown (did you mean"),
    (HEAD + 'sheet = "a5"\n' + WORDS, "sheet = “a5”: pages of 148 × 210 mm need a sheet of 296 × 210 mm for saddle; a larger one would do"),
    (HEAD + 'part = "x"\n', "part: write [[part]], with two brackets"),
    (HEAD + '[[part]]\ntext = "x"\n', "part 1: say what it is"),
    (HEAD + '[[part]]\nis = "wrods"\n', "part 1: is = “wrods”: unknown (did you mean “words”?)"),
    (HEAD + WORDS + '[[part]]\nis = "words"\nfiel = "a.md"\n', "part 2 (words): “fiel” is no key of it (did you mean “file”?)"),
    (HEAD + '[[part]]\nis = "words"\n', "part 1: give it a file or a text, one of the two"),
    (HEAD + '[[part]]\nis = "words"\nfile = "forword.md"\n', "file = “forword.md”: not found; paths start at"),
    (HEAD + '[[part]]\nis = "cover"\nface = "six"\n', "part 1 (cover): face: is words in quotes; a whole number would do"),
    (HEAD + '[[part]]\nis = "picture"\n', 'part 1 (picture): file: is missing; write file = "…"'),
    (HEAD + '[[part]]\nis = "picture"\nfile = "map.svg"\n', "part 1: picture “map.svg” not found"),
    (HEAD + '[[part]]\nis = "words"\ntext = "![a](map.gif)"\n', "part 1: picture “map.gif” not found"),
    (HEAD + '[[part]]\nis = "run"\n', "part 1 (run): give it a run, like from ="),
    (HEAD + '[[part]]\nis = "run"\nfrom = "output/none"\n', "part 1: from = “output/none”: output/none: no such run"),
    (HEAD + '[[part]]\nis = "roll"\ngame = "4ad"\n', "part 1: game = “4ad”: unknown (there are: fourad, whitebox, axx)"),
    (HEAD + '[[part]]\nis = "roll"\ngame = "axx"\ncommand = "levels"\n', "command = “levels”: unknown (did you mean “level”?)"),
    (
        HEAD + '[[part]]\nis = "roll"\ngame = "axx"\ncommand = "characters"\noptions.cuont = 2\n',
        "options.cuont: unknown (did you mean “count”?)",
    ),
    (HEAD + '[[part]]\nis = "slips"\nof = "vault"\n', "part 1: of = “vault”: no part before it has that name; no run"),
    (HEAD + '[[part]]\nis = "include"\nfile = "more.toml"\n', "part 1: file = “more.toml”: no such recipe"),
    (HEAD + '[[part]]\nis = "include"\nfile = "book.toml"\n', "book.toml: include: book.toml includes itself"),
    (HEAD + '[[part]]\nis = "rumours"\nlines = []\n', 'part 1 (rumours): give it lines = ["…", "…"]'),
    ("title = \n", "Invalid value"),
    (WORDS, 'title: is missing; write title = "…"'),
    (HEAD + 'sheet = "lettre"\n' + WORDS, "sheet = lettre: unknown (did you mean “letter”?)"),
    (HEAD + 'paper = "a2"\n' + WORDS, "binding = “saddle”: pages of 420 × 594 mm need a sheet of 840 × 594 mm"),
    (HEAD + 'grid = "dot"\n' + WORDS, "grid = “dot”: unknown (did you mean “dots”?)"),
    (HEAD + 'language = "plain English"\n' + WORDS, "language = “plain English”: a language's code would do, like en"),
    (HEAD + '[[part]]\nis = "cover"\nface = 9\n', "part 1 (cover): face: 6 at most"),
    (HEAD + '[[part]]\nis = "rumours"\nlines = ["a", 2]\n', "part 1 (rumours): lines[2]: is a whole number; words in quotes would do"),
    (HEAD + '[[part]]\nis = "picture"\nfile = "https://example.com/a.png"\n', "nothing is fetched from elsewhere; save it beside"),
    (
        HEAD + '[[part]]\nis = "roll"\ngame = "axx"\ncommand = "level"\nhouse.foo = "bar"\n',
        "part 1: house.foo: unknown (there are: ",
    ),
    (
        HEAD + '[[part]]\nis = "roll"\ngame = "axx"\ncommand = "characters"\noptions.count = "six"\n',
        "part 1: options or house: count: is words in quotes; a whole number would do",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("text", "said"), BAD, ids=[said[:30] for _, said in BAD])
def test_a_bad_recipe_is_told_in_one_line(tmp_path: Path, text: str, said: str) -> None:
    path = recipe(tmp_path, text)
    with pytest.raises(BadFile) as caught:
        build(path, open_shelf(), {})
    message = str(caught.value)
    assert said in message
    assert "book.toml" in message
    assert "\n" not in message


def test_a_picture_that_is_not_what_its_name_says_is_refused(tmp_path: Path) -> None:
    (tmp_path / "map.png").write_bytes(b"GIF89a")
    with pytest.raises(BadFile, match=r"part 1: picture “map\.png”: is no PNG inside"):
        build(recipe(tmp_path, HEAD + '[[part]]\nis = "picture"\nfile = "map.png"\n'), open_shelf(), {})


def test_a_picture_of_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "map.gif").write_bytes(b"GIF89a")
    with pytest.raises(BadFile, match="svg, png or jpg would do"):
        build(recipe(tmp_path, HEAD + '[[part]]\nis = "picture"\nfile = "map.gif"\n'), open_shelf(), {})


def test_a_broken_picture_stops_the_book(tmp_path: Path) -> None:
    (tmp_path / "map.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises(PrintgenError, match="did not come out"):
        build(recipe(tmp_path, HEAD + '[[part]]\nis = "picture"\nfile = "map.svg"\n'), open_shelf(), {})


def test_an_include_puts_its_parts_in_its_place_with_its_own_folder(tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    recipe(tmp_path / "more", 'title = "x"\n[[part]]\nis = "words"\nfile = "a.md"\n', "more.toml")
    main = HEAD + '[[part]]\nis = "cover"\n[[part]]\nis = "include"\nfile = "more/more.toml"\n' + WORDS
    _, parts = read_recipe(recipe(tmp_path, main))
    assert [type(placed.part) for placed in parts] == [Cover, Words, Words]
    assert [placed.folder for placed in parts] == [tmp_path, tmp_path / "more", tmp_path]


def test_a_ring_of_includes_is_refused(tmp_path: Path) -> None:
    for name, other in (("book.toml", "b.toml"), ("b.toml", "c.toml"), ("c.toml", "book.toml")):
        recipe(tmp_path, f'title = "x"\n[[part]]\nis = "include"\nfile = "{other}"\n', name)
    with pytest.raises(BadFile, match=r"c\.toml: include: book\.toml includes itself; leave that part out"):
        read_recipe(tmp_path / "book.toml")


def test_the_same_recipe_may_be_included_twice(tmp_path: Path) -> None:
    recipe(tmp_path, 'title = "x"\n' + WORDS, "b.toml")
    one = '[[part]]\nis = "include"\nfile = "b.toml"\n'
    assert len(read_recipe(recipe(tmp_path, HEAD + one + one))[1]) == 2


def test_a_folder_means_the_recipe_in_it(tmp_path: Path) -> None:
    assert find_recipe(str(tmp_path / recipe(tmp_path, HEAD).name)) == tmp_path / "book.toml"
    assert find_recipe(str(tmp_path)) == tmp_path / "book.toml"
    with pytest.raises(BadFile, match="printgen book --new zine"):
        find_recipe(str(tmp_path / "zine"))
