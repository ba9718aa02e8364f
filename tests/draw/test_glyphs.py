"""Forty drawings and more, of one hand; a drawing for every furnishing's word."""

import pytest

from printgen.draw.areas import KINDS, NAMES
from printgen.draw.exports.uvtt import LIGHTS
from printgen.draw.glyphs import commands, draw_glyph, furniture, glyph, glyph_names, place_of
from printgen.draw.layers import Layers, Place
from printgen.draw.legend import items
from printgen.draw.look import Look
from printgen.draw.sheet import draw, draw_sheet
from printgen.errors import BadFile
from printgen.model.plan import Feature, Plan, Space
from printgen.shelf import open_shelf
from printgen.tables.lint import check
from printgen.tables.load import Tables
from tests.draw.samples import box

# White Box's furnishings, a line a kind of room: six small, six large
FURNISHINGS = """
lamp hook, bench, bell pull, boot scraper, notice board, bucket, guard's desk, barrier pole, winch, weapon rack, stone lion, toll table
stool, chamber pot, candle stand, footlocker, washbowl, wall hook, bed, bunk frame, wardrobe, cot row, clothes press, screen
footrest, side table, game board, spittoon, lute, cushion, settle, couch, round table, hearth, trestle cask, card table
bucket, lime tub, mop, rag basket, shovel, seat lid, privy bench, cesspit, dung cart, refuse heap, sluice, lime barrel
crate, jar, ham hook, sack, funnel, tasting cup, cask rack, grain bin, wine press, shelf bay, salt barrel, meat rail
stool, knife block, spit, pot stack, mortar, skillet, hearth, long table, oven, dresser, water butt, bench pair
bucket, dipper, rope coil, chained cup, float, filter basket, wellhead, windlass, stone basin, pump, trough, wet steps
chair, candelabrum, gavel block, handbell, inkstand, banner, long table, rostrum, bench row, stage, horseshoe table, gallery rail
hammer, oil can, whetstone, nail keg, helmet stand, quiver, workbench, weapon rack, armor stand, tool wall, archery butt, grindstone
food bowl, leash peg, bridle hook, brush, bone pile, muzzle, stall, cage, manger, hay rick, trough, cart
flask rack, scales, burner, jar of parts, crucible, tongs, bench, still, furnace, specimen tank, dissecting slab, cabinet
stool, reading lamp, ink pot, scroll tube, book pile, globe, bookcase, desk, map chest, rolling ladder, scroll rack, index drawers
urn, candle stub, offering bowl, grave lamp, wreath, name plate, sarcophagus, bier, wall niche, effigy, ossuary, stone slab
manacles, slop bucket, branding iron, stool, key hook, straw, cage, rack, stocks, pillory, gibbet, jailer's table
bust, plinth, footstool, incense dish, small portrait, vase, statue, throne, dais, great canvas, statue group, display case
pick, tongs, ore basket, ingot, miner's lamp, hand bellows, forge, anvil, smelter, ore cart, water wheel, quench tank
candle, prayer mat, offering bowl, censer, idol, chime, altar, pew, font, reliquary, pulpit, great idol
cup, stone frog, lily pot, fishing rod, coins in the water, sponge, basin, boat, footbridge, diving stone, spout figure, water stairs
lever, crank, dial, key socket, oil can, gauge, gear train, clock case, control desk, winch, weight shaft, puzzle table
coin scales, ledger, seal press, jewel tray, sand glass, lockbox (empty), iron chest (empty), shelf cage, coin bin, display stand, loading cart, plate rack
"""
WORDS = sorted({word.strip() for line in FURNISHINGS.split("\n") for word in line.split(",") if word.strip()})


def test_there_are_forty_drawings_and_more() -> None:
    assert len(glyph_names()) >= 40


def test_the_tables_of_the_press_are_sound() -> None:
    assert check(Tables(open_shelf()), "press") == []


@pytest.mark.parametrize("word", WORDS)
def test_every_furnishing_has_a_drawing(word: str) -> None:
    assert glyph(furniture(word)) is not None


def test_no_word_means_two_drawings() -> None:
    words = [word for name in glyph_names() for word in (glyph(name) or pytest.fail()).words]
    assert len(words) == len(set(words))
    assert not set(words) & set(glyph_names())


@pytest.mark.parametrize("name", glyph_names())
def test_a_drawing_stays_in_its_box(name: str) -> None:
    drawing = glyph(name)
    assert drawing is not None
    wide, high = drawing.size[0] / 2 + 2, drawing.size[1] / 2 + 2
    for data in (drawing.plate, drawing.body, drawing.solid, drawing.line, drawing.knock):
        for letter, numbers in commands(data):
            x, y, reach = (numbers[0], numbers[1], numbers[2]) if letter == "O" else (0.0, 0.0, 0.0)
            if letter in "MLQC":
                x, y = numbers[-2:]
            elif letter == "A":
                x, y = numbers[5:]
            assert abs(x) + reach <= wide and abs(y) + reach <= high, (letter, numbers)


def test_an_unknown_thing_is_a_box_with_its_name() -> None:
    thing = Feature("f", "orrery of bone", (250, 250), label="orrery of bone")
    plan = Plan("x", 8, 6, spaces=(Space("a", "room", box(0, 0, 8, 6), number=1),), features=(thing,))
    drawn = draw_sheet(plan, Look())
    assert any(word.words == "orrery of bone" for word in drawn.words)
    assert furniture("orrery of bone") == "orrery of bone"


def test_a_drawing_keeps_its_shape_when_it_says_so() -> None:
    well, table = glyph("well"), glyph("table")
    place = place_of(Feature("f", "well", (0, 0), (200, 100)), well)
    assert place.sx == place.sy == 1.0
    place = place_of(Feature("f", "table", (0, 0), (200, 200)), table)
    assert (place.sx, place.sy) == (1.0, 2.0)


def test_what_is_seen_from_the_side_is_not_turned() -> None:
    assert place_of(Feature("f", "candle", (0, 0), turn=90), glyph("candle")).turn == 0
    assert place_of(Feature("f", "bed", (0, 0), turn=90), glyph("bed")).turn == 90


def test_a_small_thing_on_a_large_one_covers_it() -> None:
    from printgen.draw.features import draw_features

    table = Feature("t", "table", (200, 200), (200, 100))
    candle, chest = Feature("c", "candle", (220, 200), (60, 60)), Feature("x", "chest", (600, 600))
    assert len(draw_features([table, candle, chest])) == 2
    assert len(draw_features([table, chest])) == 1


BAD = [("M0 0 l4 4", "l"), ("M0", "M"), ("M0 0 X3", "X"), ("O 1 2", "O"), ("5 5", "5")]


@pytest.mark.parametrize(("data", "letter"), BAD)
def test_a_drawing_in_commands_we_do_not_read_is_refused(data: str, letter: str) -> None:
    with pytest.raises(BadFile) as caught:
        commands(data)
    assert letter in str(caught.value) and "glyphs.toml" in str(caught.value)


def test_a_drawing_turns_about_its_middle() -> None:
    layers = Layers()
    draw_glyph(glyph("table"), Place(500, 500, 90), layers)
    assert str(layers.body).startswith("M536 414")


def test_the_legend_names_what_is_there_and_nothing_else() -> None:
    plan = Plan("x", 8, 6, spaces=(Space("a", "room", box(0, 0, 8, 6)),), features=(Feature("f", "altar", (250, 250)),))
    assert [item.name for item in items(plan)] == ["Altar"]
    assert "Altar" in draw(plan) and "Door" not in draw(plan)
    assert "Altar" not in draw(plan, Look(legend=False))


def test_every_kind_of_ground_has_a_drawing_and_a_name() -> None:
    for kind in sorted(set(KINDS) - set(glyph_names())):
        plan = Plan(
            "x",
            8,
            6,
            spaces=(Space("a", "room", box(0, 0, 8, 6)),),
            features=(Feature("f", kind, (400, 300), (400, 300)),),
        )
        bare = Plan("x", 8, 6, spaces=plan.spaces)
        assert len(draw(plan)) > len(draw(bare)) + 100
        assert NAMES[kind] in draw(plan)


def test_every_light_is_a_drawing_or_ground() -> None:
    assert set(LIGHTS) <= set(glyph_names()) | set(KINDS)


def test_the_legend_has_first_what_there_is_much_of() -> None:
    """What a short page drops from its end is the one candle, never the ten pillars."""
    things = tuple(Feature(f"p{x}", "pillar", (150 + 100 * x, 150)) for x in range(3))
    plan = Plan(
        "x",
        8,
        8,
        spaces=(Space("a", "room", box(1, 1, 6, 6)),),
        features=(Feature("b", "altar", (250, 450)), *things, Feature("t", "trap", (450, 450))),
    )
    assert [item.name for item in items(plan)] == ["Trap", "Pillar", "Altar"]
