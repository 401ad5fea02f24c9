"""How the scenarios of Shades of Tezla end and are scored (29.11 to 29.15)."""

from typing import Any

import pytest

from deckhold.engine.core import Outcome
from games.mage_knight.land import Realm, land
from games.mage_knight.test_scenarios_scoring import shares

WEDGE = "countryside-1@1,0 countryside-2@1,1"  # glades on 1,-3 and 4,-3
OPEN = f"{WEDGE} countryside-3@0,1"
LAST = {"life-and-death": 6, "realm-of-the-dead": 4, "hidden-valley": 4, "lost-relic": 2}
BASIC_CARDS = "march stamina rage swiftness threaten determination promise"


def over(scenario: str, seats: int = 1, **more: Any) -> Realm:
    """A game whose last turn ends: in the last round, whose end was announced, with no card left to the dummy."""
    form = scenario.removesuffix("-solo").removesuffix("-cooperation")
    wedge = seats < 4 and "cooperation" not in scenario and form != "lost-relic"
    position: dict[str, Any] = {
        "scenario": scenario,
        "seats": seats,
        "tezla": True,
        "at": "0,-1",
        "tiles": WEDGE if wedge else OPEN,
        "deck": "",
        "round": LAST[form],
        "turns_left": 1,
        "counted": True,
        "announced": 0,
        "ending": True,
        "fame": 0,
        "level": 1,
        "skills": "",
        "crystals": {},
        **{f"deck_{seat}": "" for seat in range(1, seats)},
        **{f"fame_{seat}": 0 for seat in range(1, seats)},
        **{f"level_{seat}": 1 for seat in range(1, seats)},
        **{f"crystals_{seat}": {} for seat in range(1, seats)},
        **more,
    }
    if "dummy_deck" not in position and ("solo" in scenario or "cooperation" in scenario):
        position["dummy_deck"] = ""
    table = land(**position).do("end-turn")
    while not table.game.over:
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


def outcome(table: Realm) -> Outcome:
    assert table.game.outcome is not None
    return table.game.outcome


def leaders(rows: dict[str, list[int]], starts: dict[str, int] | None = None) -> dict[str, Any]:
    """Leaders with shields on their levels; defeated unless they started higher."""
    start = starts or {faction: len(row) for faction, row in rows.items()}
    left = {faction: n - len(rows.get(faction, [])) for faction, n in start.items()}
    return {"leader_start": start, "leader_level": {k: n for k, n in left.items() if n}, "leader_row": rows}


LIGHT, DARK = "elementalists", "dark-crusaders"

# -- Life and Death ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-C22", "MX-434", "MX-411", "MX-410")
def test_both_leaders_defeated_alone_in_the_fifth_round() -> None:
    table = over(
        "life-and-death-solo",
        round=5,
        announced=-1,
        dummy_deck=BASIC_CARDS,
        **leaders({LIGHT: [0] * 6, DARK: [0] * 6}),
    )
    assert shares(table) == {
        "beaten-leaders": 20,
        "both-leaders": 15,
        "rounds-left": 30,
        "dummy-deck": 7,
        "in-time": 5,
    }
    assert outcome(table).scores == (77,)
    assert (outcome(table).reason, outcome(table).winners) == ("both-leaders", (0,))


@pytest.mark.rule("MX-434")
def test_one_leader_alone_is_a_loss_with_10_points() -> None:
    table = over("life-and-death-solo", **leaders({LIGHT: [0] * 6, DARK: [0]}, {LIGHT: 6, DARK: 6}))
    assert shares(table) == {"beaten-leaders": 10}
    assert (outcome(table).reason, outcome(table).winners) == ("leaders-stand", ())


@pytest.mark.rule("MX-433", "MX-409")
def test_together_shields_of_everybody_count() -> None:
    name = "life-and-death-cooperation"
    both = over(name, 2, **leaders({LIGHT: [0, 1], DARK: [1, 0]}))
    assert shares(both) == {"beaten-leaders": 20, "both-leaders": 15, "mark-each": 10, "marks-both": 15}
    assert outcome(both).winners == (0, 1)
    each = over(name, 2, **leaders({LIGHT: [0], DARK: [1]}))
    assert shares(each) == {"beaten-leaders": 20, "both-leaders": 15, "mark-each": 10}
    one = over(name, 2, **leaders({LIGHT: [0], DARK: [0]}))
    assert shares(one) == {"beaten-leaders": 20, "both-leaders": 15}


@pytest.mark.rule("MX-409")
def test_together_the_lowest_fame_and_the_best_achievements_count_without_titles() -> None:
    table = over(
        "life-and-death-cooperation",
        2,
        fame=20,
        level=4,
        fame_1=9,
        level_1=3,
        discard="fireball wound",
        discard_1="ice-bolt wound*2",
    )
    assert shares(table) == {"fame": 9, "knowledge": 2, "beating": -4}


@pytest.mark.rule("MX-432")
def test_the_greatest_foe_of_each_faction_gets_5() -> None:
    table = over(
        "life-and-death",
        2,
        places="graveyard@1,-3",
        shields={"1,-3": [1], "4,-3": [0]},
        **leaders({LIGHT: [0, 0, 1], DARK: [1]}, {LIGHT: 4, DARK: 4}),
    )
    assert shares(table, 0)["foe-elementalists"] == 5
    assert shares(table, 1)["foe-dark-crusaders"] == 5
    assert "foe-dark-crusaders" not in shares(table, 0)
    assert outcome(table).reason == "task-undone"


@pytest.mark.rule("MX-432")
def test_of_equals_the_shield_on_the_higher_level_decides() -> None:
    table = over("life-and-death", 2, shields={"1,-3": [0], "4,-3": [1]}, **leaders({LIGHT: [1, 0]}, {LIGHT: 4}))
    assert [shares(table, seat).get("foe-elementalists", 0) for seat in (0, 1)] == [0, 5]
    alike = over("life-and-death", 2, shields={"1,-3": [0], "4,-3": [1]})  # nobody has a shield on the leader
    assert [shares(alike, seat).get("foe-elementalists", 0) for seat in (0, 1)] == [2, 2]


@pytest.mark.rule("MX-432")
def test_the_most_famous_wins_whether_the_task_is_done_or_not() -> None:
    done = over("life-and-death", 2, fame=30, level=5, **leaders({LIGHT: [1], DARK: [1]}))
    assert (outcome(done).reason, outcome(done).winners) == ("task-done", (0,))
    undone = over("life-and-death", 2, fame_1=30, level_1=5)
    assert (outcome(undone).reason, outcome(undone).winners) == ("task-undone", (1,))


# -- The Realm of the Dead ---------------------------------------------------------------------------------------------

BOTH = {"places": "graveyard@1,-3 graveyard@4,-3", "shields": {"1,-3": [0], "4,-3": [0]}}


@pytest.mark.rule("MX-C24", "MX-452")
def test_the_realm_closed_alone_in_the_last_round() -> None:
    table = over("realm-of-the-dead-solo", **BOTH, **leaders({DARK: [0] * 4}))
    assert shares(table) == {"graveyards": 10, "necromancer": 10, "realm": 10}
    assert outcome(table).scores == (30,)
    assert (outcome(table).reason, outcome(table).winners) == ("realm-closed", (0,))


@pytest.mark.rule("MX-C24", "MX-451")
def test_the_realm_closed_together() -> None:
    table = over(
        "realm-of-the-dead-cooperation",
        2,
        tiles=f"{OPEN} countryside-5@1,2",
        places="graveyard@1,-3 graveyard@4,-3 graveyard@4,-1",
        shields={"1,-3": [0], "4,-3": [1], "4,-1": [0]},
        **leaders({DARK: [0] * 7 + [1]}),
    )
    assert shares(table) == {"graveyards": 15, "necromancer": 10, "realm": 10, "mark-leader": 20}
    assert outcome(table).winners == (0, 1)


@pytest.mark.rule("MX-451", "MX-452")
def test_the_realm_is_open_while_one_of_both_is_undone() -> None:
    table = over("realm-of-the-dead-solo", **BOTH, **leaders({DARK: [0]}, {DARK: 4}))
    assert shares(table) == {"graveyards": 10}
    assert (outcome(table).reason, outcome(table).winners) == ("realm-open", ())
    half = over("realm-of-the-dead-solo", **{**BOTH, "shields": {"1,-3": [0]}}, **leaders({DARK: [0] * 4}))
    assert shares(half) == {"graveyards": 5, "necromancer": 10}
    assert outcome(half).winners == ()


@pytest.mark.rule("MX-450")
def test_the_greatest_foe_of_the_crusaders() -> None:
    table = over("realm-of-the-dead", 2, **{**BOTH, "shields": {"1,-3": [0], "4,-3": [1]}}, **leaders({DARK: [1, 0]}))
    assert [shares(table, seat).get("foe-dark-crusaders", 0) for seat in (0, 1)] == [0, 5]
    assert outcome(table).reason == "task-done"


# -- The Hidden Valley -------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-469")
def test_the_high_priestess_defeated_alone() -> None:
    table = over("hidden-valley-solo", round=3, dummy_deck="march rage", **leaders({LIGHT: [0] * 4}))
    assert shares(table) == {"priestess": 20, "rounds-left": 30, "dummy-deck": 2}
    assert (outcome(table).reason, outcome(table).winners) == ("priestess", (0,))
    lost = over("hidden-valley-solo")
    assert (outcome(lost).reason, outcome(lost).scores) == ("priestess-stands", (0,))


@pytest.mark.rule("MX-468")
def test_the_high_priestess_defeated_together() -> None:
    each = over("hidden-valley-cooperation", 2, **leaders({LIGHT: [0, 1]}))
    assert shares(each) == {"priestess": 20, "mark-leader": 20}
    one = over("hidden-valley-cooperation", 2, **leaders({LIGHT: [0, 0]}))
    assert shares(one) == {"priestess": 20}
    assert outcome(one).winners == (0, 1)


@pytest.mark.rule("MX-467")
def test_most_shields_on_the_high_priestess_are_worth_5() -> None:
    table = over("hidden-valley", 3, **leaders({LIGHT: [2, 1, 1, 2, 0]}, {LIGHT: 6}))
    assert [shares(table, seat).get("foe-elementalists", 0) for seat in range(3)] == [0, 0, 5]
    glade = over("hidden-valley", 2, shields={}, **leaders({LIGHT: [1]}, {LIGHT: 5}))
    assert shares(glade, 1)["foe-elementalists"] == 5


# -- The Lost Relic ----------------------------------------------------------------------------------------------------

RUINS = f"{OPEN} core-5@2,1 core-6@1,2 core-7@2,2 core-8@3,2"  # ruined cities on 4,-5 5,-1 6,-4 7,-7
FIRST, SECOND, THIRD, FOURTH = "4,-5", "5,-1", "6,-4", "7,-7"


@pytest.mark.rule("MX-C26", "MX-485")
def test_all_parts_found_together_in_time() -> None:
    table = over(
        "lost-relic-cooperation",
        2,
        tiles=RUINS.replace(" core-8@3,2", ""),
        shields={FIRST: [0], SECOND: [1], THIRD: [0]},
        announced=-1,
        dummy_deck="march stamina rage swiftness",
    )
    assert shares(table) == {"parts": 15, "parts-each": 5, "parts-all": 10, "dummy-deck": 4, "in-time": 5}
    assert (outcome(table).scores, outcome(table).winners) == ((39, 39), (0, 1))


@pytest.mark.rule("MX-411", "MX-485")
def test_rounds_that_were_not_needed_do_not_count_for_the_relic() -> None:
    tiles = RUINS.replace(" core-8@3,2", "")
    table = over(
        "lost-relic-cooperation", 2, tiles=tiles, shields={FIRST: [0], SECOND: [0], THIRD: [0]}, round=1, announced=0
    )
    assert shares(table) == {"parts": 15, "parts-all": 10}


@pytest.mark.rule("MX-C26", "MX-484")
def test_parts_and_the_greatest_relic_hunter() -> None:
    tiles = RUINS.replace(" core-8@3,2", "")
    table = over("lost-relic", 3, tiles=tiles, shields={FIRST: [0], SECOND: [0], THIRD: [1]})
    hunted = [
        shares(table, seat).get("relic-hunter", 0) + shares(table, seat).get("title-relic-hunter", 0)
        for seat in range(3)
    ]
    assert hunted == [12, 4, 0]
    assert (outcome(table).reason, outcome(table).winners) == ("task-done", (0,))


@pytest.mark.rule("MX-484")
def test_equal_relic_hunters_get_2_each_and_the_most_famous_wins() -> None:
    tiles = RUINS.replace(" core-8@3,2", "").replace(" core-7@2,2", "")
    table = over("lost-relic", 2, tiles=tiles, shields={FIRST: [0], SECOND: [1]}, fame_1=3, level_1=2)
    assert [shares(table, seat)["title-relic-hunter"] for seat in (0, 1)] == [2, 2]
    assert outcome(table).winners == (1,)
    assert outcome(over("lost-relic", 2, fame=1)).reason == "task-undone"


@pytest.mark.rule("MX-486")
def test_the_relic_alone() -> None:
    tiles = RUINS.replace(" core-8@3,2", "").replace(" core-7@2,2", "")
    table = over("lost-relic-solo", tiles=tiles.replace("core-6@1,2", "core-6@1,2"), shields={FIRST: [0], SECOND: [0]})
    assert shares(table) == {"parts": 10, "parts-all": 10}
    assert (outcome(table).reason, outcome(table).winners) == ("relic", (0,))
    half = over("lost-relic-solo", tiles=tiles, shields={FIRST: [0]}, dummy_deck="march")
    assert shares(half) == {"parts": 5, "dummy-deck": 1}
    assert (outcome(half).reason, outcome(half).winners) == ("relic-lost", ())


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_part_of_a_score_and_every_end_has_its_words(language: str) -> None:
    t = over("hidden-valley-solo").game.info.teller(language)
    parts = (
        "foe-elementalists foe-dark-crusaders beaten-leaders both-leaders mark-each marks-both graveyards necromancer"
    )
    more = "realm mark-leader priestess parts parts-each parts-all relic-hunter title-relic-hunter"
    for key in f"{parts} {more}".split():
        assert t.say(f"score-{key}")
    for key in [
        "task-done",
        "task-undone",
        "both-leaders",
        "leaders-stand",
        "realm-closed",
        "realm-open",
        "priestess",
        "relic",
        "relic-lost",
    ]:
        assert t.say(f"end-{key}", who="A", n=1)
