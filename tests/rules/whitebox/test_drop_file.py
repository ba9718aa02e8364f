"""A person's own drop: what is read, and what is refused in one line that names file and row."""

import pytest

from printgen.errors import BadFile, Limit, PrintgenError, Usage
from printgen.rules.whitebox.dropfile import read_drop, read_tray
from printgen.rules.whitebox.result import Die

HEAD = "sides,face,x,y\n"


def test_plain_columns_are_centimetres() -> None:
    drop = read_drop(HEAD + "12,7,4.8,11.3\n", "d.csv")
    assert drop.dice == (Die(12, 7, 480, 1130),) and drop.by == "file"
    assert (drop.wide, drop.high) == (680, 1330), "the dice's bounds and two centimetres"


def test_millimetres_and_centimetres_by_name() -> None:
    assert read_drop("sides,face,x_mm,y_mm\nd20,20,48,113\n", "d.csv").dice == (Die(20, 20, 480, 1130),)
    assert read_drop("y_cm,x_cm,face,sides\n11.3,4.8,2,4\n", "d.csv").dice == (Die(4, 2, 480, 1130),)


def test_places_are_rounded_to_a_tenth_of_a_millimetre() -> None:
    assert read_drop(HEAD + "6,1,4.8049,11.305\n", "d.csv").dice == (Die(6, 1, 480, 1131),)


def test_comments_blank_lines_and_toml() -> None:
    drop = read_drop("# mine\n\nsides,face,x,y,as\n6,1,2,3,room # a door\n20,4,9,9,feature\n", "d.csv")
    assert [die.role for die in drop.dice] == ["room", "feature"]
    toml = "[[dice]]\nsides = 8\nface = 3\nx = 2.5\ny = 3\n"
    assert read_drop(toml, "d.toml").dice == (Die(8, 3, 250, 300),)


def test_the_last_d20_of_thirteen_dice_with_three_d20_is_the_feature() -> None:
    rows = "".join(f"6,1,{2 * at + 1},2\n" for at in range(10)) + "20,1,3,9\n20,2,6,9\n20,3,9,9\n"
    drop = read_drop(HEAD + rows, "d.csv")
    assert drop.feature == Die(20, 3, 900, 900, "feature") and len(drop.rooms) == 12
    told = read_drop("sides,face,x,y,as\n" + rows.replace("\n", ",room\n"), "d.csv")
    assert told.feature is None and len(told.rooms) == 13


REFUSED = {
    "a 7 on a d6": (HEAD + "6,7,1,1\n", "d.csv:2: 7 on a d6"),
    "a face of nought": (HEAD + "6,0,1,1\n", "d.csv:2: 0 on a d6"),
    "a d7": (HEAD + "6,1,1,1\n7,2,1,1\n", "d.csv:3: there is no d7"),
    "a missing column": ("sides,x,y\n6,1,1\n", "d.csv:1: no column face"),
    "no place": ("sides,face\n6,1\n", "d.csv:1: no columns x and y"),
    "half a place": ("sides,face,x\n6,1,1\n", "d.csv:1: no column y"),
    "a short row": (HEAD + "6,1,1\n", "d.csv:2: has 3 columns"),
    "an odd column": ("sides,face,x,y,colour\n6,1,1,1,red\n", "d.csv:1: column “colour”"),
    "two units": ("sides,face,x,y,x_mm,y_mm\n6,1,1,1,10,10\n", "d.csv:1: two units (x,y and x_mm,y_mm)"),
    "half of each unit": ("sides,face,x_cm,y_mm\n6,1,1,1\n", "d.csv:1: two units (x_cm,y_cm and x_mm,y_mm)"),
    "off any tray": (HEAD + "6,1,3000000,1\n", "d.csv:2: x 3000000 is off the tray"),
    "off the ruler": (HEAD + "6,1,-1,1\n", "d.csv:2: x -1 is off the tray"),
    "no number": (HEAD + "6,1,left,1\n", "d.csv:2: x “left” is no number"),
    "not a number": (HEAD + "6,1,nan,1\n", "d.csv:2: x “nan” is no number"),
    "a fraction of a face": (HEAD + "6,1.5,1,1\n", "d.csv:2: face “1.5” is no whole number"),
    "a feature that is no d20": ("sides,face,x,y,as\n6,1,1,1,feature\n6,1,3,3,room\n", "d.csv:2: the feature is a d20"),
    "two features": ("sides,face,x,y,as\n20,1,1,1,feature\n20,1,3,3,feature\n6,1,1,1,room\n", "d.csv:3: a second die is the feature"),
    "an odd role": ("sides,face,x,y,as\n20,1,1,1,stairs\n", "d.csv:2: as “stairs”"),
    "nothing": ("", "d.csv: holds no dice"),
    "a head alone": (HEAD, "d.csv: holds no dice"),
    "only a feature": ("sides,face,x,y,as\n20,1,1,1,feature\n", "d.csv: holds no room"),
    "a column twice": ("sides,face,x,y,x\n6,1,1,1,1\n", "d.csv:1: a column is there twice"),
    "a quote left open": (HEAD + '6,1,"1,1\n', "d.csv:"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_bad_files_are_one_line_naming_file_and_row(name: str) -> None:
    text, start = REFUSED[name]
    with pytest.raises(BadFile) as caught:
        read_drop(text, "d.csv")
    assert str(caught.value).startswith(start) and "\n" not in str(caught.value)


def test_a_die_off_the_tray_is_named() -> None:
    with pytest.raises(BadFile, match=r"d\.csv:3: lies at 30, 2 cm, off the tray of 28 × 36"):
        read_drop(HEAD + "6,1,2,2\n6,1,30,2\n", "d.csv", (2800, 3600))


@pytest.mark.parametrize("count", [41, 10_000])
def test_more_than_forty_dice_are_refused(count: int) -> None:
    with pytest.raises(Limit, match="give 1 to 40"):
        read_drop(HEAD + "6,1,2,2\n" * count, "d.csv")
    with pytest.raises(Limit, match="give 1 to 40"):
        read_drop("[[dice]]\nsides = 6\nface = 1\nx = 1\ny = 1\n" * 41, "d.toml")


def test_forty_dice_are_read() -> None:
    assert len(read_drop(HEAD + "6,1,2,2\n" * 40, "d.csv").dice) == 40


@pytest.mark.parametrize(
    "text",
    [
        "x = [",
        "dice = 3\n",
        "[[dice]]\nsides = true\nface = 1\nx = 1\ny = 1\n",
        "[[dice]]\nsides=6\nface=1\nx=1\ny=1\nz=1\n",
    ],
)
def test_bad_toml_is_refused(text: str) -> None:
    with pytest.raises(PrintgenError, match=r"^d\.toml"):
        read_drop(text, "d.toml")


def test_trays() -> None:
    assert read_tray("28x36") == (2800, 3600) and read_tray("28.5 × 18") == (2850, 1800)
    for bad in ("28", "axb", "28x", "1x1", "28x36x4", "9e9x2", "infx3"):
        with pytest.raises(Usage, match="--tray"):
            read_tray(bad)
