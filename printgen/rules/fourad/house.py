"""The house rules of Four Against Darkness: one switch for every ruling that has another reading, the default first.

Numbers in brackets are those of the rulings' addendum; switches without one are of the first page.
"""

from typing import Literal

import msgspec


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`--house KEY=VALUE`. Every field says which ruling it turns."""

    halfling_sling: Literal["none", "third", "full"] = "none"  # what a halfling adds to a sling shot
    natural_six_defense: Literal["auto", "explode"] = "auto"  # a 6 saves, or is thrown again and added
    extra_attacks: Literal["chosen", "random"] = "chosen"  # who takes the blows past one each (38)
    minion_xp_penalty: Literal["0", "-1"] = "0"  # on XP rolls for ten minion encounters
    doors: Literal["plain", "locked"] = "plain"  # two doors in six are locked (4a)
    no_light: Literal["none", "minus2"] = "none"  # a party without a lit lantern attacks and defends at -2
    corridor_dragon: Literal["keep", "reroll"] = "keep"  # a small dragon rolled in a corridor
    search_cleared: Literal["yes", "no"] = "yes"  # a room whose last foe has died may be searched (12)
    wandering_gremlins: Literal["keep", "reroll"] = "keep"  # (§1, 6)
    disarm: Literal["any", "leader"] = "any"  # which rogue may try (§1, 7)
    unarmed: Literal["-2", "0"] = "-2"  # (§1, 13)
    stretch: Literal["both", "longer"] = "both"  # tiles grow and shrink, or only grow (2)
    last_tile: Literal["replace", "also"] = "replace"  # the forced final boss overrules the contents, or joins them (6)
    guarded: Literal["optional", "sprung"] = "optional"  # row 3: the trap may be left alone (9)
    count_wanderers: Literal["yes", "no"] = "yes"  # wandering singles count toward the final boss (10)
    clues: Literal["hero", "party"] = "hero"  # whose three clues make a secret (15)
    save_naturals: Literal["yes", "no"] = "yes"  # 1 fails and 6 passes every save (25)
    surprise_shots: Literal["no", "yes"] = "no"  # opening shots when surprised (26)
    bribe_treasure: Literal["groups", "none", "all"] = "groups"  # which bribed foes leave treasure (29)
    fled_xp: Literal["no", "yes"] = "no"  # singles that fled or were bribed give XP (30)
    poison: Literal["per_round", "per_wound"] = "per_round"  # (41)
    corridor_boss: Literal["all", "two"] = "all"  # how many of a single's attacks are dealt in a corridor (43)
    rear_ambush: Literal["fight", "turn"] = "fight"  # how long an ambushed line stays reversed (44)
    parting_blows: Literal["yes", "no"] = "yes"  # strikes at foes who run (46)
    troll_rise: Literal["once", "each_round"] = "once"  # (48)
    drain: Literal["lasting", "delve"] = "lasting"  # a level lost to the Chaos Lord (50)
    bull_rush: Literal["first", "each"] = "first"  # the party's first Defense, or each hero's (52)
    webs: Literal["withdraw", "both"] = "withdraw"  # what the spider's webs forbid (54)
    load: Literal["worth", "coins"] = "worth"  # what the 200 gp limit counts (58)
    peace_flee: Literal["no", "yes"] = "no"  # foes that run count for peace (65)
    after_final: Literal["leave", "roam"] = "leave"  # (70)
    left_body: Literal["keeps", "looted"] = "keeps"  # gear on a body left behind (72)
    unplayed_final: Literal["printed", "first"] = "printed"  # (74)
