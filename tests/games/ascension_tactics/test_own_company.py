"""Cards and maps of owners where they would go on for ever, or leave a scenario without what it lives on."""

from typing import Any

import pytest

import deckhold
from deckhold.games.ascension_tactics.scenarios import maps
from deckhold.games.ascension_tactics.state import Tactics
from games.ascension_tactics.battle import Battle, battle, raid
from games.ascension_tactics.test_own_cards import GAME, box, moved, novice, refusal, rows, with_spear

BLADE = {"id": "shadow-blade", "kind": "construct", "factions": ["void"], "cost": 2, "copies": 2}


def blade(*abilities: dict[str, Any], **more: Any) -> dict[str, object]:
    """Deckhold's Shadow Blade with other abilities."""
    return {"cards": box({**BLADE, "abilities": list(abilities), **more})}


def event(name: str, *effects: dict[str, Any]) -> dict[str, Any]:
    return {"kind": "on_event", "event": name, "effects": list(effects)}


# -- effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-090")
@pytest.mark.rule("AT-091")
def test_a_champion_is_not_ordered_anew_in_the_middle_of_its_order() -> None:
    """The construct would order its champion again and again."""
    again = {"kind": "on_order", "effects": [{"op": "order_free", "target": {"who": "equipped"}}]}
    table = battle("jirra@0,0 +shadow-blade", "rakar@1,0", options=blade(again), power=5).do("order jirra")
    assert table.asks == "0 act"
    table.do("attack rakar", "end-order")
    assert (table.asks, table.exhausted("jirra")) == ("0 main", True)


@pytest.mark.rule("AT-Q71")
def test_a_hero_that_copies_others_is_not_copied_itself() -> None:
    own = {"cards": box(novice({"op": "copy_hero", "max_cost": 1}))}
    hand = "arha-novice mistake-of-creation"
    table = battle("jirra", options=own, hand=hand, center_row="- - - - - -")
    table.do("play arha-novice", "play mistake-of-creation").shows(played=hand)


def test_a_soul_for_every_soul_is_refused() -> None:
    soul = {"op": "soul", "n": 1, "target": {"who": "equipped"}}
    problem = "cards.cards[0].abilities[0].effects: a soul that is placed whenever one is placed: it would never end"
    assert refusal(with_spear(event("soul_placed_on_self", soul))) == problem
    assert refusal(with_spear(event("soul_placed_on_self", {"op": "copy_hero", "max_cost": 5}))) == problem


@pytest.mark.rule("AT-090")
def test_nobody_is_ordered_in_the_middle_of_an_attack() -> None:
    """The souls of a treasure that answers the answer bring a card from the row, whose Ambush is an order."""
    gain = {"op": "acquire_free", "kind": "any", "max_cost": 6, "sources": ["center_row"]}
    table = battle(
        "vyrak@1,0 +shadow-blade",
        "jirra@0,0 rakar@-5,1",
        options=blade(event("soul_placed_on_self", gain)),
        power=5,
        treasures_0="treasure-souls-1",
        treasures_1="treasure-defense-3",
        center_row="cinderling-horde arha-novice void-supplicant gear-apprentice grove-initiate briar-runner",
    )
    table.do("order vyrak", "attack jirra", "use treasure-defense-3", "use treasure-souls-1", "pick cinderling-horde")
    assert table.asks == "0 act"
    assert (table.damage("jirra"), table.spot("cinderling-horde")) == (8, None)


def halfway(*effects: dict[str, Any]) -> Battle:
    """Kehmep goes over corrupted ground where Jirra stands; a new soul saves him and sets off what is written."""
    table = battle(
        "kehmep@0,0^1 +shadow-blade jirra@1,0 vyrak@0,3",
        options={"cards": box({**BLADE, "abilities": [event("soul_placed_on_self", *effects)]}, MARCH)},
        hand="arha-novice",
        corrupted="1,0",
        treasures="treasure-souls-1",
    )
    return table.do("play arha-novice", "pick kehmep", "move 2,0", "use treasure-souls-1")


MARCH = novice({"op": "move", "target": {"who": "own"}, "cells": 2})


@pytest.mark.rule("AT-097")
def test_nobody_else_is_moved_in_the_middle_of_a_move() -> None:
    table = halfway({"op": "move", "target": {"who": "own"}, "cells": 1})
    assert (table.asks, table.spot("kehmep"), table.spot("jirra")) == ("0 main", "2,0", "1,0")


@pytest.mark.rule("AT-097")
def test_nobody_is_deployed_in_the_middle_of_a_move() -> None:
    table = halfway({"op": "deploy", "unit": "lost-shade", "where": "adjacent_to_self"})
    assert (table.asks, table.spot("kehmep"), table.spot("lost-shade")) == ("0 main", "2,0", None)


@pytest.mark.rule("AT-102")
def test_a_champion_whose_defense_is_lowered_below_its_damage_falls_at_once() -> None:
    weaker = {"op": "buff", "target": {"who": "enemy"}, "bonus": {"defense": -3}}
    table = battle("jirra", "kehmep@0,0~1", options={"cards": box(novice(weaker))}, hand="arha-novice")
    assert table.do("play arha-novice").spot("kehmep") is None


@pytest.mark.rule("AT-102")
def test_a_construct_that_weakens_its_champion_may_defeat_it() -> None:
    brittle = {"kind": "static", "bonus": {"defense": -3}}
    table = battle("kehmep@0,0~1", options=blade(brittle, strength=3), hand="shadow-blade").do("play shadow-blade")
    assert (table.spot("kehmep"), table.exhausted("kehmep")) == (None, True)
    table.shows(discard="shadow-blade")


@pytest.mark.rule("AT-102")
def test_a_weakness_of_all_ones_champions_may_defeat_some() -> None:
    own = {"op": "buff", "target": {"who": "own", "count": "all"}, "bonus": {"defense": -3}}
    table = battle("kehmep@0,0~1 jirra@2,0~2", options={"cards": box(novice(own))}, hand="arha-novice")
    table.do("play arha-novice")
    assert (table.spot("kehmep"), table.spot("jirra")) == (None, "2,0")


@pytest.mark.rule("AT-060")
def test_what_shrines_give_at_the_end_of_a_turn_is_not_there_in_the_next() -> None:
    """And it is given once, at however many shrines the champion stands."""
    gain = event("own_turn_end_near_shrine", {"op": "gain", "runes": 2}, {"op": "glory", "n": 1})
    table = battle("jirra@0,0 +shadow-blade", "kehmep", options=blade(gain), shrine="0,1 1,-1")
    table.do("end-turn", "end-turn").shows(runes=0, glory=[5, 0])


@pytest.mark.rule("AT-060")
@pytest.mark.rule("AT-170")
def test_power_gained_in_the_turn_of_another_is_lost() -> None:
    gain = event("soul_placed_on_self", {"op": "gain", "power": 2})
    table = battle(
        "vyrak@1,0", "jirra@0,0 +shadow-blade", options=blade(gain), power=5, treasures_1="treasure-souls-1*2"
    )
    table.do("order vyrak", "attack jirra", "use treasure-souls-1", "use treasure-souls-1")
    assert (table.damage("jirra"), table.souls("jirra")) == (7, 2)
    table.do("end-order", "end-turn").shows(power_1=0)


@pytest.mark.rule("AT-124")
@pytest.mark.rule("AT-142")
def test_each_of_two_constructs_has_its_own_devotion() -> None:
    """Once each: what may be had only once are keywords."""
    draws = {"kind": "devotion", "faction": "enlightened", "effects": [{"op": "gain", "power": 2}]}
    pool = "jirra@0,0 +shadow-blade +shadow-blade"
    table = battle(pool, options=blade(draws), hand="arha-novice*2", deck="apprentice*2")
    table.do("play arha-novice", "play arha-novice").shows(power=4)


# -- maps --------------------------------------------------------------------------------------------------------------


def drawn(scenario: str, picture: list[str], **more: Any) -> dict[str, Any]:
    return {"maps": [{"scenario": scenario, "picture": picture, **more}]}


@pytest.mark.rule("AT-318")
def test_every_captive_needs_a_beacon() -> None:
    for old, new, n in (("B", ".", 5), (".", "B", 7)):
        problem = f"cards.maps[0].picture: 6 beacons are wanted, one for each captive, not {n}"
        assert refusal(drawn("campaign-kythis", moved(maps.KYTHIS, 1, old, new))) == problem


@pytest.mark.rule("AT-007")
def test_no_more_treasures_lie_on_a_map_than_there_are() -> None:
    many = [row.replace(".", "t") if i < 4 else row for i, row in enumerate(rows(maps.RAT_KING))]
    assert "cards.maps[0].picture: there are only 26 treasures, not " in refusal(drawn("campaign-rat-king", many))


@pytest.mark.rule("AT-281")
def test_a_scenario_of_the_campaign_has_a_shrine() -> None:
    none = [row.replace("S", ".").replace("s", "t") for row in rows(maps.RAT_KING)]
    assert refusal(drawn("campaign-rat-king", none)) == "cards.maps[0].picture: there is no shrine"


@pytest.mark.rule("AT-293")
def test_the_mark_lies_on_the_players_portal() -> None:
    picture = [row.replace(". 1", "1 .") for row in rows(maps.BELZEPUG)]
    problem = "cards.maps[0]: the red target lies on a portal of the players: 'targets' says where"
    assert refusal(drawn("campaign-belzepug", picture)) == problem
    targets = {"red": "-6,0", "blue": "1,-4", "yellow": "-3,4", "green": "-1,0"}
    own = drawn("campaign-belzepug", picture, targets=targets)
    game = deckhold.new(GAME, seats=1, options={"scenario": "campaign-belzepug", "cards": own})
    assert isinstance(game, Tactics)
    assert game.cells.name(game.spot[game.table.copies("red-target")[0]]) == "@-6,0"


@pytest.mark.rule("AT-294")
def test_no_portal_lies_below_belzepug() -> None:
    picture = [row.replace(". . . . 2", ". . 2 . .") for row in rows(maps.BELZEPUG)]
    problem = "villain-belzepug cannot stand on 4,0: that is a portal, or somebody stands there"
    assert refusal(drawn("campaign-belzepug", picture)) == f"cards.maps[0]: {problem}"


@pytest.mark.rule("AT-192")
@pytest.mark.rule("AT-242")
def test_portals_and_tokens_have_the_colours_of_those_who_play() -> None:
    picture = moved(maps.RAT_KING, 0, ".", "3")
    problem = "nobody comes through portal 3, of green, in campaign-rat-king"
    assert refusal(drawn("campaign-rat-king", picture)) == f"cards.maps[0].picture: {problem}"
    picture = moved(maps.RAT_KING, 0, ".", "b")
    problem = "nobody takes tokens of blue in campaign-rat-king"
    assert refusal(drawn("campaign-rat-king", picture)) == f"cards.maps[0].picture: {problem}"
    picture = moved(maps.SPIRES_OF_SOULS_2, 3, "2", "1")
    problem = "spires-of-souls has 2 portals of blue, not 3"
    assert refusal(drawn("spires-of-souls", picture)) == f"cards.maps[0].picture: {problem}"


def two_gates(villains: str) -> Battle:
    """Rat King's battlefield with a second portal of the villains."""
    options: dict[str, object] = {"cards": drawn("campaign-rat-king", moved(maps.RAT_KING, 0, ".", "2"))}
    portals = "-5,0 5,0 0,-6"
    return raid("jirra@0,0", villains, options=options, schemes="azure-fang", portal=portals).do("end-turn")


@pytest.mark.rule("AT-256")
def test_villains_come_through_any_portal_of_theirs() -> None:
    table = two_gates("villain-rat-king@0,-2 villain-giant-rat@3,3 villain-sordid-asp")
    assert table.deploys == {"5,0", "0,-6"}
    assert table.game.prompt("en") == "Sordid Asp. Through which portal does it come in?"
    one = two_gates("villain-rat-king@5,0 villain-giant-rat@3,3 villain-sordid-asp")
    assert one.spot("villain-sordid-asp") not in (None, "5,0")


@pytest.mark.rule("AT-284")
def test_the_first_rat_comes_through_any_portal_of_the_villains() -> None:
    table = two_gates("villain-rat-king@0,-2")
    assert table.deploys == {"5,0", "0,-6"}
    assert table.game.prompt("ru").endswith("Через какой портал войдёт злодей?")


@pytest.mark.rule("AT-Q24")
def test_a_minion_next_to_a_large_champion_is_put_into_one_cell() -> None:
    shade = {"kind": "on_order", "effects": [{"op": "deploy", "unit": "lost-shade", "where": "adjacent_to_self"}]}
    table = battle("belzepug@0,0 +shadow-blade", options=blade(shade), power=4).do("order belzepug")
    assert table.asks == "0 deploy"
    assert "Deploy at 0,1" in [table.game.label(one) for one in table.game.actions()]
