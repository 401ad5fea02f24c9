"""Volkare's Quest: from the camp to the portal (27)."""

from typing import Any

import pytest

from deckhold.engine.hexes import OFFSETS
from deckhold.games.mage_knight.ops.outside import has_turn
from deckhold.games.mage_knight.rules.rounds import CHECK_END
from deckhold.games.mage_knight.rules.scoring import parts
from deckhold.games.mage_knight.rules.turn import announce
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.zones import DUMMY_DECK, UNIT_OFFER
from games.mage_knight.warlord import QUEST, War, fight_on, lose, war, win

FAR = "2,2"


def quest(general: str = "9,-6", at: str = FAR, army: str = "prowlers", **more: Any) -> War:
    return war(scenario=QUEST, general=general, at=at, army=army, **more)


# -- his way -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-305", "MX-308", "MX-509", "MX-309")
@pytest.mark.parametrize(("card", "to"), [("march", "8,-6"), ("stamina", "8,-5"), ("swiftness", "8,-5")])
def test_an_action_is_a_step_in_its_direction_over_unseen_tiles(card: str, to: str) -> None:
    table = quest(cards=card)
    tiles = len(table["tiles"])
    table.his_turn()
    assert (table.general, len(table["tiles"])) == (to, tiles)


@pytest.mark.rule("MX-313")
@pytest.mark.parametrize(("card", "to"), [("energy-flow", "7,-6"), ("mana-claim", "7,-4"), ("mind-read", "7,-4")])
def test_a_spell_is_two_steps(card: str, to: str) -> None:
    table = quest(cards=card, dice="red red red", night=True)
    assert len([one for one in table.heard() if "moves" in one]) == 2
    assert table.general == to


@pytest.mark.rule("MX-310", "MX-Q57")
def test_at_the_edge_of_the_map_he_goes_nearer_to_the_portal() -> None:
    table = quest(cards="march")
    s = table.s
    edge = next(
        cell
        for cell in range(s.cells.size)
        if s.cells.step(cell, 3) < 0 and s.cells.distance(cell, s.portal()) > 4 and s.cells.step(cell, 4) >= 0
    )
    volkare.put_general(s, s.cells.q[edge], s.cells.r[edge])
    before = s.cells.distance(edge, s.portal())
    table.his_turn()
    assert s.cells.distance(volkare.cell_of(s), s.portal()) == before - 1
    ways = volkare.nearer(s, s.cells.q[edge], s.cells.r[edge], s.portal(), 3)
    on_map = [s.cells.step(edge, way) for way in ways if s.cells.step(edge, way) >= 0]
    assert volkare.cell_of(s) == on_map[0]


@pytest.mark.rule("MX-C39", "MX-509")
def test_his_deck_is_eighteen_steps_and_fifteen_of_them_lead_to_the_portal() -> None:
    s = quest(general="15,-10").s
    steps = 0
    for card in s.zones[DUMMY_DECK]:
        deed = s.deed(card)
        if not deed.is_wound and not deed.colours & 1:  # red ones do not move him
            steps += 2 if deed.is_spell else 1
    assert (steps, s.cells.distance(volkare.cell_of(s), s.portal())) == (18, 15)
    q, r = 15, -10
    for direction in [4] * 10 + [3] * 5:
        q, r = q + OFFSETS[direction][0], r + OFFSETS[direction][1]
        assert s.cells.cell(q, r) >= 0
    assert (q, r) == (0, 0)


@pytest.mark.rule("MX-311", "MX-325")
@pytest.mark.parametrize(
    ("general", "card", "to", "over"),
    [
        ("1,0", "march", "0,0", False),
        ("0,-1", "stamina", "0,0", False),
        ("0,0", "swiftness", "0,0", True),
        ("0,0", "rage", "0,0", False),
        ("0,0", "wound", "0,0", False),
        ("1,0", "rage", "1,0", False),
    ],
)
def test_onto_the_portal_and_through_it(general: str, card: str, to: str, over: bool) -> None:
    table = quest(general=general, cards=card, portal_closed=True).his_turn()
    assert (table.general, table.game.over) == (to, over)
    if over:
        assert table.game.outcome is not None
        assert (table.game.outcome.reason, table.game.outcome.winners) == ("volkare-portal", ())


@pytest.mark.rule("MX-314")
def test_a_spell_beside_the_portal_wins_at_once() -> None:
    table = quest(general="1,0", cards="mana-claim", portal_closed=True).his_turn()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-portal"


@pytest.mark.rule("MX-Q27")
def test_an_empty_deck_is_a_blue_spell() -> None:
    table = quest(cards="")
    assert table.heard()[:2] == ["volkare-turn", "volkare-rages"]
    assert table.general == "7,-4"


@pytest.mark.rule("MX-Q27")
def test_who_has_not_beaten_him_in_six_rounds_has_lost() -> None:
    table = quest(round=6)
    table.s.asking = None
    table.s.push(CHECK_END, 0)
    table.s.advance()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-stands"


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-306")
def test_a_wound_scares_a_unit_and_nobody_joins_him() -> None:
    table = quest(cards="wound")
    table.s.last(volkare.WAVERS, 0, table.s.zones[UNIT_OFFER][0], 2, 0)
    n = len(table["unit_offer"])
    table.rolls("red")
    assert table.heard() == ["volkare-turn", "volkare-card", "volkare-rests", "volkare-scares"]
    assert (len(table["unit_offer"]), table.army) == (n - 1, ["prowlers"])


@pytest.mark.rule("MX-307")
def test_a_die_is_rolled_as_in_the_return() -> None:
    assert quest(cards="stamina", dice="green blue red").rolls("black").his_turn()["dice"] == ["green", "black", "red"]


@pytest.mark.rule("MX-316", "MX-Q28")
def test_a_red_action_is_an_attack_on_an_adjacent_hero_throughout() -> None:
    table = quest(general="3,-1", at="2,-1", cards="rage", portal_closed=True).his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "3,-1")
    table.do("pass")
    assert (table.asks, table.at()) == ("0 turn", "2,-1")


@pytest.mark.rule("MX-317")
def test_a_red_spell_reaches_two_spaces() -> None:
    table = quest(general="4,-2", at="2,-1", cards="mana-meltdown").his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "4,-2")


@pytest.mark.rule("MX-312", "MX-319")
@pytest.mark.parametrize(("number", "wounds"), [(1, 2), (4, 3), (5, 4)])
def test_moving_onto_a_hero_he_attacks(number: int, wounds: int) -> None:
    table = quest(general="5,-2", at="4,-2", cards="march", round=number).his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "4,-2")
    table.do("pass")
    assert table["hand"].count("wound") == wounds
    assert table.asks == "0 volkare-retreat"
    assert "cell @5,-2" not in table.choices


@pytest.mark.rule("MX-315")
def test_who_is_passed_by_stays() -> None:
    table = quest(general="4,-2", at="3,-1", cards="mana-claim").his_turn().do("pass")
    assert (table.asks, table.at(), table.general) == ("0 turn", "3,-1", "2,0")


@pytest.mark.rule("MX-318", "MX-270")
def test_rounds_end_as_in_the_return() -> None:
    table = quest(cards="march march").his_turn().shows(dummy_deck="march", announced=-1)
    announce(table.s, 0)
    assert table["turns_left"] == 0


# -- the portal --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-304", "MX-Q29", "MX-Q57")
def test_when_he_is_three_spaces_away_the_portal_closes() -> None:
    table = quest(seats=2, general="4,0", at="portal", at_1="0,-1", cards="march")
    told = table.heard()
    assert told[-3:] == ["volkare-moves 3", "portal-closes", "left-behind"]
    table.shows(portal_closed=True, out=True, out_1=False)
    assert not table.s.many_may_stay(table.s.portal())
    assert dict(parts(table.s, (0, 1)))["fame"] == table["fame_1"]


@pytest.mark.rule("MX-304")
def test_not_before() -> None:
    quest(general="5,0", at="portal", cards="march").his_turn().shows(portal_closed=False, out=False)


@pytest.mark.rule("MX-Q29")
def test_with_everybody_in_it_all_have_lost() -> None:
    table = quest(general="4,0", at="portal", cards="march").his_turn()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "portal-closed"


@pytest.mark.rule("MX-Q29", "MX-326")
def test_who_is_out_does_not_set_the_lowest_fame() -> None:
    table = quest(seats=2, fame=3, fame_1=20, out=True)
    assert dict(parts(table.s, (0, 1)))["fame"] == 20


@pytest.mark.rule("MX-279", "MX-Q29")
def test_after_a_victory_everybody_who_is_left_has_one_more_turn() -> None:
    more: dict[str, Any] = {"out_1": True, "order": [0, 2], "move_points": 2, "hand": "rage*2"}
    table = quest(seats=2, general="3,-1", at="2,-1", army="prowlers", **more)
    table.do("move 3,-1")
    win(table.do("fight") if table.can("fight") else table)
    turns = 0
    while not table.game.over:
        turns += table.can("end-turn")
        table.do("end-turn" if table.can("end-turn") else table.choices[0])
    assert turns == 2  # that of the victory, and another one


@pytest.mark.rule("MK-095", "MX-269")
def test_volkares_place_in_the_order_takes_nobody_the_last_turn() -> None:
    table = quest(seats=3, order=[0, 1, 3, 2], order_at=1, turn=1, announced=0, turns_left=2, counted=True)
    assert [has_turn(table.s, seat) for seat in range(3)] == [False, True, True]


@pytest.mark.rule("MX-Q30", "MX-Q53")
def test_heroes_in_a_conquered_city_that_he_enters_are_all_attacked() -> None:
    tiles = "core-v@5,5 countryside-1@1,1 countryside-2@0,1 countryside-3@1,0 core-5@2,2"
    place: dict[str, Any] = {"tiles": tiles, "cities": "city-green@6,-4", "city_row": {"green": [0, 1]}}
    table = quest(seats=2, general="7,-4", at="6,-4", at_1="6,-4", cards="march", **place).his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "6,-4")
    table.do("pass")
    assert table.asks == "1 volkare-attack"
    table.do("pass").shows(hand="wound*2", hand_1="wound*2")
    assert table.asks == "0 volkare-retreat"
    table.do(table.choices[0])
    assert table.asks == "1 volkare-retreat"
    taken = table.at(0)
    assert f"cell @{taken}" not in table.choices


@pytest.mark.rule("MX-Q30")
def test_an_unconquered_city_is_passed() -> None:
    tiles = "core-v@5,5 countryside-1@1,1 countryside-2@0,1 countryside-3@1,0 core-5@2,2"
    table = quest(
        general="7,-4", cards="march", tiles=tiles, cities="city-green@6,-4", tokens="swordsmen@6,-4"
    ).his_turn()
    assert (table.asks, table.general, table.tokens_at("6,-4")) == ("0 turn", "6,-4", ["swordsmen"])


# -- holding him up ----------------------------------------------------------------------------------------------------


def raid(*beaten: str, seats: int = 2, **more: Any) -> War:
    """A hero has attacked him and defeated these tokens."""
    army = "prowlers diggers freezers gunners fire-dragon ice-dragon cursed-hags wolf-riders ironclads swordsmen golems"
    table = quest(seats=seats, general="3,-1", at="2,-1", army=army, cards="march march", move_points=2, **more)
    table.do("move 3,-1")
    return win(table, *beaten)


@pytest.mark.rule("MX-322", "MX-320", "MX-C15")
def test_twice_as_many_tokens_as_players_cost_him_a_turn() -> None:
    table = raid("prowlers", "diggers", "freezers", "gunners")
    assert table.remembers(volkare.SLOWED) == 0
    assert table.heard() == ["volkare-turn", "volkare-waits"]
    table.shows(dummy_deck="march march")
    assert table.general == "3,-1"
    table.his_turn().shows(dummy_deck="march")


@pytest.mark.rule("MX-322", "MX-C15", "MX-324")
def test_more_of_them_cost_him_no_second_turn() -> None:
    nine = [
        "prowlers",
        "diggers",
        "freezers",
        "gunners",
        "fire-dragon",
        "ice-dragon",
        "cursed-hags",
        "wolf-riders",
        "ironclads",
    ]
    table = raid(*nine).his_turn()
    assert table.remembers(volkare.SLOWED) is None
    assert table.remembers(volkare.LOST) is None
    table.his_turn().shows(dummy_deck="march")


@pytest.mark.rule("MX-323", "MX-C15")
def test_tokens_lost_before_and_after_his_turn_do_not_add_up() -> None:
    table = raid("prowlers", "diggers", "freezers")
    assert (table.remembers(volkare.LOST), table.remembers(volkare.SLOWED)) == (3, None)
    table.his_turn()
    volkare.lose(table.s, 1)
    assert (table.remembers(volkare.LOST), table.remembers(volkare.SLOWED)) == (1, None)


@pytest.mark.rule("MX-323")
def test_those_of_two_heroes_between_his_turns_do() -> None:
    table = raid("prowlers", "diggers", "freezers")
    volkare.lose(table.s, 1)
    assert (table.remembers(volkare.LOST), table.remembers(volkare.SLOWED)) == (4, 0)


@pytest.mark.rule("MX-322")
def test_whoever_started_the_combat() -> None:
    table = quest(general="3,-1", at="2,-1", army="prowlers diggers freezers", cards="rage").his_turn()
    fight_on(table.do("option 0", "option 1"), "prowlers", "diggers")
    lose(table)
    assert table.remembers(volkare.SLOWED) == 0


@pytest.mark.rule("MX-277", "MX-322")
def test_in_the_return_nothing_holds_him_up() -> None:
    table = war(army="prowlers diggers freezers", move_points=2).do("move 3,-1")
    win(table, "prowlers", "diggers")
    assert (table.remembers(volkare.LOST), table.remembers(volkare.SLOWED)) == (2, None)


@pytest.mark.rule("MX-321", "MX-320")
def test_with_his_army_destroyed_the_heroes_win() -> None:
    table = quest(general="3,-1", at="2,-1", move_points=2).do("move 3,-1")
    win(table).do("end-turn").shows(ending=True)


@pytest.mark.rule("MX-326", "MX-C16")
def test_the_score_of_the_quest() -> None:
    tiles = "core-v@5,5 countryside-1@1,1 countryside-2@0,1 countryside-3@1,0 core-5@2,2 core-6@1,2"
    cities = "city-green@6,-4 city-blue@5,-1"
    table = quest(tiles=tiles, cities=cities, cards="wound*6 march*3", city_row={"green": [0], "blue": [0]})
    assert len(table.s.zones[DUMMY_DECK]) == 9
    volkare.retire(table.s)
    score = dict(parts(table.s, (0,)))
    assert (score["cities"], score["volkare"], score["cities"] + score["volkare"]) == (10, 48, 58)
