"""Volkare's Return: his turn card by card, the three phases, rage, the end and the scoring (25, 26)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.rules.dealing import open_to
from deckhold.games.mage_knight.rules.ending import full_hand
from deckhold.games.mage_knight.rules.rounds import CHECK_END
from deckhold.games.mage_knight.rules.scoring import parts
from deckhold.games.mage_knight.rules.turn import START_TURN, announce
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.army import join
from deckhold.games.mage_knight.state.offers import add_unit
from deckhold.games.mage_knight.state.zones import DUMMY_DECK, REGULARS, UNIT_OFFER
from games.mage_knight.warlord import BLITZ, War, lose, war, win

CITY = "core-v@1,0 countryside-1@1,1 countryside-2@0,1 core-5@2,2"  # the green city at 6,-4
FAR = "0,-1"  # where nobody is in his way
LINE = [*[f"countryside-{n}" for n in range(1, 13)], "core-1", "core-2", "core-3"]


def city(general: str = "4,-2", taken: bool = True, **more: Any) -> War:
    """The city has been found at 6,-4; `taken`: the heroes have conquered it."""
    place: dict[str, Any] = {
        "tiles": CITY,
        "cities": "city-green@6,-4",
        "tokens": "" if taken else "swordsmen@6,-4",
        "at": FAR,
        "city_row": {"green": [0]} if taken else {},
        "army": "prowlers diggers freezers",
    }
    return war(general=general, **{**place, **more})


# -- the card ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-235", "MX-111")
def test_the_top_card_decides_and_lies_open() -> None:
    table = war(at=FAR, cards="rage march").his_turn()
    table.shows(dummy_deck="rage", dummy_discard="march")


@pytest.mark.rule("MX-236", "MX-237", "MX-258")
@pytest.mark.parametrize("found", [False, True])
def test_on_a_wound_he_rests_and_a_wavering_unit_joins_him(found: bool) -> None:
    table = city(cards="wound", army="prowlers") if found else war(at=FAR, cards="wound", army="prowlers")
    unit = table.s.zones[UNIT_OFFER][0]
    table.s.last(volkare.WAVERS, 0, unit, 2, 1)
    n = len(table["unit_offer"])
    table.rolls("blue")
    told = table.heard()
    assert told == ["volkare-turn", "volkare-card", "volkare-rests 1", "volkare-scares", "volkare-gains"]
    assert (len(table["unit_offer"]), len(table.army)) == (n - 1, 2)
    assert [token for token in table.army if token != "prowlers"]
    assert table.s.known[table.s.zones[volkare.ARMY][1]] == 0


@pytest.mark.rule("MX-236", "MX-Q08")
def test_another_colour_scares_nobody() -> None:
    table = war(at=FAR, cards="wound", army="prowlers")
    table.s.last(volkare.WAVERS, 0, table.s.zones[UNIT_OFFER][0], 2, 1)
    table.rolls("gold")
    assert table.heard() == ["volkare-turn", "volkare-card", "volkare-rests 4"]
    assert table.army == ["prowlers"]


@pytest.mark.rule("MX-Q15")
def test_who_joins_before_the_army_is_drawn_is_counted() -> None:
    table = war(at=FAR, cards="wound")
    before = volkare.strength(table.s)
    table.s.last(volkare.WAVERS, 0, table.s.zones[UNIT_OFFER][0], 2, 0)
    table.rolls("red").his_turn()
    assert volkare.strength(table.s) == [before[0], before[1] + 1, *before[2:]]
    volkare.muster(table.s)
    assert len(table.army) == sum(before) + 1


@pytest.mark.rule("MX-Q15")
def test_without_grey_tokens_nobody_joins() -> None:
    table = war(at=FAR, cards="wound", army="prowlers", pile_grey="", used_grey="")
    table.s.last(volkare.WAVERS, 0, table.s.zones[UNIT_OFFER][0], 2, 0)
    table.rolls("red").his_turn()
    assert table.army == ["prowlers"]


@pytest.mark.rule("MX-229", "MX-230", "MX-300")
def test_units_that_come_later_have_no_colour() -> None:
    table = war(options={"volkare-race": "gallop"})
    volkare.mark_waverers(table.s)
    marked = table.s.zones[UNIT_OFFER][:3]
    assert [volkare.waverer(table.s, colour) for colour in range(3)] == marked
    add_unit(table.s, REGULARS)
    assert [volkare.waverer(table.s, colour) for colour in range(6)] == [*marked, -1, -1, -1]


@pytest.mark.rule("MX-228")
def test_a_recruited_unit_leaves_its_place_empty() -> None:
    table = war()
    volkare.mark_waverers(table.s)
    join(table.s, 0, table.s.zones[UNIT_OFFER][0])
    assert volkare.waverer(table.s, 0) == -1


@pytest.mark.rule("MX-238", "MX-307")
@pytest.mark.parametrize(
    ("dice", "night", "after"),
    [
        ("green green red", False, "black green red"),
        ("gold red red", False, "black red red"),
        ("gold red red", True, "gold red red"),
        ("red red red", False, "red red red"),
    ],
)
def test_a_die_of_the_colour_is_rolled_or_by_day_a_gold_one(dice: str, night: bool, after: str) -> None:
    table = war(at=FAR, cards="march", dice=dice, night=night).rolls("black").his_turn()
    assert table["dice"] == after.split()


# -- exploring ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-241", "MX-504", "MX-506", "MX-239")
@pytest.mark.parametrize(("card", "to"), [("stamina", "3,-2"), ("swiftness", "3,-3"), ("march", "2,-1")])
def test_an_action_is_a_step_in_its_direction(card: str, to: str) -> None:
    table = war(general="2,-2", at=FAR, cards=card, tile_deck="core-5 countryside-5").his_turn()
    assert (table.general, table["tiles"]) == (to, ["core-5", "countryside-5"])


@pytest.mark.rule("MX-245", "MX-247")
@pytest.mark.parametrize(("card", "to"), [("mana-claim", "4,-2"), ("mind-read", "4,-4"), ("energy-flow", "2,0")])
def test_a_spell_is_two_steps_and_one_die(card: str, to: str) -> None:
    table = war(general="2,-2", at=FAR, cards=card, tile_deck="core-5 countryside-5", dice="red red red", night=True)
    assert len([one for one in table.heard() if "moves" in one]) == 2
    assert table.general == to


@pytest.mark.rule("MX-242", "MX-Q12")
def test_where_no_tile_lies_he_reveals_the_next_one_whatever_lies_beside_it() -> None:
    table = war(at="0,1", cards="stamina", tile_deck="core-5 core-1 countryside-9", fame=0)
    told = table.heard()
    assert "volkare-reveals" in told
    assert table.general == "4,-1"
    assert "countryside-9" in table["laid"]
    table.shows(tiles="core-5 core-1", fame=0)
    assert len(table.tokens_at("6,-1")) + len(table.tokens_at("4,0")) > 0


@pytest.mark.rule("MX-243", "MX-Q11")
def test_at_the_limit_of_the_map_the_players_decide_between_equal_ways() -> None:
    # South-east of 6,1 there is no land: east and south-west are equally near.
    table = war(general="6,1", at=FAR, cards="march", tile_deck="core-5 countryside-9 countryside-8").his_turn()
    assert table.asks == "0 volkare-way"
    assert table.choices == ["cell @7,1", "cell @5,2"]
    table.do("cell 5,2")
    assert (table.general, "countryside-8" in table["laid"]) == ("5,2", True)


@pytest.mark.rule("MX-243")
def test_a_single_nearest_way_within_the_limits_is_taken() -> None:
    table = war(general="1,2", at=FAR, cards="march", tile_deck="core-5 countryside-9").his_turn()
    assert table.asks == "0 turn"
    assert table.general == "2,2"


@pytest.mark.rule("MX-242", "MX-243")
def test_inland_there_is_no_limit() -> None:
    """Fifteen tiles in one line, and he lays the sixteenth."""
    line = " ".join(f"{tile}@{n},{n}" for n, tile in enumerate(LINE, 1))
    table = war(
        seats=4, general="46,-30", tiles=f"core-v@1,0 {line}", at=FAR, cards="stamina", tile_deck="core-5 core-4"
    )
    table.his_turn()
    assert (table.general, table.exactly("laid")[-1], table["tiles"]) == ("47,-30", "core-4#1", ["core-5"])


@pytest.mark.rule("MX-244", "MX-274", "MX-506")
def test_moving_onto_a_hero_he_attacks_and_the_hero_makes_way() -> None:
    table = war(general="2,-1", at="3,-1", cards="stamina", army="prowlers").his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "3,-1")
    table.do("pass")
    assert table.asks == "0 volkare-retreat"
    assert {one.split("@")[1] for one in table.choices} == {"3,-2", "4,-2", "2,0", "3,0"}
    table.do("cell 4,-2").shows(hand="wound*2")
    assert (table.at(), table.general) == ("4,-2", "3,-1")


@pytest.mark.rule("MX-274", "MX-Q55")
def test_who_fights_and_does_not_win_makes_way_too_without_more_wounds() -> None:
    table = war(general="2,-1", at="3,-1", cards="stamina", army="prowlers", level=9, fame=80, tokens="diggers@3,-3")
    table.his_turn().do("option 0", "option 1")
    lose(table).do("cell 3,-2").shows(hand="wound*3", moment="moving")
    assert table.at() == "3,-2"


@pytest.mark.rule("MX-Q55", "MK-675")
def test_a_retreat_reveals_nothing_before_the_next_turn_of_the_hero() -> None:
    """The keep on 4,-3 is next to the space of the retreat; neither a step of another hero nor a save turns it up."""
    table = war(
        seats=2,
        general="2,-1",
        tiles="core-v@1,0 countryside-3@1,1 countryside-2@0,1",
        tokens="?guardsmen@4,-3",
        at="0,-1",
        at_1="3,-1",
        cards="wound stamina",
        army="prowlers",
        order=[2, 0, 1],
        hand="march",
    ).his_turn()
    table.do("pass", "cell 4,-2", "play march", "move 0,0")
    assert (table.at(1), table.known("4,-3")) == ("4,-2", ["?grey"])
    data = table.game.dump()
    assert deckhold.load(data).dump() == data
    table.do("end-turn")
    while table.asks != "1 turn":
        table.do("pass" if table.can("pass") else table.choices[-1])
    assert table.known("4,-3") == ["guardsmen"]


@pytest.mark.rule("MX-Q55")
def test_with_nothing_safe_beside_him_the_nearest_safe_space_is_the_refuge() -> None:
    table = war(general="2,-1", at="3,-1", cards="stamina", army="freezers").his_turn()
    for cell in ("3,-2", "4,-2", "2,0", "3,0"):
        table.s.terrain[table.s.cells.named(f"@{cell}")] = 7
    table.do("pass")
    cells = [table.s.cells.named(one.split()[1]) for one in table.choices]
    assert {table.s.cells.distance(cell, volkare.cell_of(table.s)) for cell in cells} == {2}


@pytest.mark.rule("MX-274", "MK-264")
def test_who_retreats_to_the_portal_is_off_the_map_when_his_turn_is_over() -> None:
    table = war(seats=2, general="0,-1", at="3,-1", at_1="1,-1", cards="stamina", army="prowlers", order=[2, 0, 1])
    table.his_turn().do("pass", "cell 0,0").shows(off_map=False, off_map_1=True, hand_1="wound*2")
    assert (table.asks, table.at(1), table.general) == ("0 turn", None, "1,-1")
    assert not table.can("propose")  # nobody is invited from there


@pytest.mark.rule("MX-247", "MX-275")
def test_who_is_passed_by_does_not_make_way() -> None:
    table = war(
        general="2,-1", at="3,-1", cards="mana-claim", army="prowlers", tile_deck="core-5 countryside-9"
    ).his_turn()
    table.do("pass")
    assert (table.asks, table.at(), table.general) == ("0 turn", "3,-1", "4,-1")


@pytest.mark.rule("MX-247")
def test_a_double_step_may_meet_two_heroes() -> None:
    table = war(seats=2, general="1,-1", at="2,-1", at_1="3,-1", cards="mana-claim", army="prowlers").his_turn()
    assert table.asks == "0 volkare-attack"
    table.do("pass")
    assert (table.asks, table.general) == ("1 volkare-attack", "3,-1")
    table.do("pass")
    assert table.asks == "1 volkare-retreat"
    assert table.at() == "2,-1"


@pytest.mark.rule("MX-248")
@pytest.mark.parametrize(
    ("fame", "order", "who"), [([5, 3], [0, 1, 2], 0), ([3, 5], [0, 1, 2], 1), ([4, 4], [1, 2, 0], 1)]
)
def test_a_red_action_is_an_attack_on_the_most_famous_beside_him(fame: list[int], order: list[int], who: int) -> None:
    table = war(
        seats=2, at="2,-1", at_1="4,-2", cards="rage", army="prowlers", fame=fame[0], fame_1=fame[1], order=order
    )
    assert table.his_turn().asks == f"{who} volkare-attack"
    assert table.general == "3,-1"


@pytest.mark.rule("MX-248", "MX-250")
def test_a_red_action_reaches_no_further_and_a_red_spell_two_spaces() -> None:
    assert "volkare-finds-nobody" in war(at="1,-1", cards="rage", army="prowlers").heard()
    table = war(at="1,-1", cards="mana-meltdown", army="prowlers").his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "3,-1")
    table.do("pass")
    assert (table.asks, table.general, table.at()) == ("0 turn", "3,-1", "1,-1")
    assert "volkare-finds-nobody" in war(at="0,-1", cards="mana-meltdown", army="prowlers").heard()


@pytest.mark.rule("MX-250")
def test_a_red_spell_is_one_attack_and_the_nearer_hero_comes_first() -> None:
    table = war(seats=2, at="1,-1", at_1="2,-1", fame=9, cards="mana-meltdown", army="prowlers").his_turn()
    assert table.asks == "1 volkare-attack"
    table.do("pass")
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-Q31", "MX-148")
def test_who_waits_at_the_portal_stands_on_its_space_for_him() -> None:
    table = war(general="1,-1", at="portal", cards="rage", army="prowlers").his_turn()
    assert table.asks == "0 volkare-attack"
    table.do("pass").shows(hand="wound*2")


# -- the rush ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-240", "MX-251", "MX-246")
def test_the_city_found_by_the_first_step_changes_the_second() -> None:
    table = war(general="4,-2", at=FAR, cards="energy-flow", army="prowlers", tile_deck="core-5")
    assert table.heard()[-2:] == ["volkare-reveals", "volkare-moves 5"]
    assert table.general == "4,-1"  # beside the city at 5,-1: the second step attacks it
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-enters"


@pytest.mark.rule("MX-252", "MX-253", "MX-255", "MX-C38")
@pytest.mark.parametrize(
    ("colour", "goal", "direction"),
    [
        (1, (3, -1), 0),
        (3, (3, -1), 1),
        (2, (3, -1), 0),
        (1, (1, -2), 1),
        (2, (1, -2), 1),
        (3, (1, -2), 1),
    ],
)
def test_of_two_nearer_spaces_the_colour_decides(colour: int, goal: tuple[int, int], direction: int) -> None:
    s = war().s
    wanted = {1: 0, 3: 1, 2: 5}[colour]
    cell = s.cells.cell(*goal)
    assert cell >= 0
    ways = volkare.nearer(s, 0, 0, cell, wanted)
    assert (ways[0], len(ways)) == (direction, 2)


@pytest.mark.rule("MX-255")
def test_there_are_never_more_than_two_such_spaces_and_never_a_tie() -> None:
    s = war().s
    for cell in range(s.cells.size):
        q, r = s.cells.q[cell], s.cells.r[cell]
        for wanted in (0, 1, 5):
            ways = volkare.nearer(s, 1, -3, cell, wanted)
            assert len(ways) <= 2
            turns = [volkare.turn_between(way, wanted) for way in ways]
            assert len(set(turns)) == len(turns), (q, r, wanted)


@pytest.mark.rule("MX-252", "MX-257", "MX-Q13")
@pytest.mark.parametrize("card", ["rage", "stamina"])
def test_a_red_card_counts_as_blue_and_no_fight_is_sought(card: str) -> None:
    table = city(general="3,-1", at="2,-1", cards=card).his_turn()
    assert (table.asks, table.general) == ("0 turn", "4,-2")


@pytest.mark.rule("MX-257")
def test_the_die_rolled_for_a_red_card_is_a_red_one() -> None:
    table = city(general="3,-1", cards="rage", dice="blue red green").rolls("black").his_turn()
    assert table["dice"] == ["blue", "black", "green"]


@pytest.mark.rule("MX-254", "MX-253")
def test_over_unknown_land_he_goes_as_if_tiles_lay_there() -> None:
    table = city(general="4,-1", tile_deck="countryside-9", cards="stamina").his_turn()
    assert (table.general, table["tiles"]) == ("5,-2", ["countryside-9"])
    beyond = city(general="13,5", cards="stamina").his_turn()
    assert (beyond.general, beyond.s.spot[volkare.general(beyond.s)]) == ("13,4", -1)


@pytest.mark.rule("MX-256")
def test_the_steps_of_a_spell_may_go_in_different_directions() -> None:
    table = city(general="2,-1", cards="mana-claim")
    assert [one for one in table.heard() if "moves" in one] == ["volkare-moves", "volkare-moves 1"]
    assert table.general == "4,-2"


@pytest.mark.rule("MX-Q13", "MX-251")
def test_a_hero_on_his_way_is_still_attacked() -> None:
    table = city(general="3,-1", at="4,-2", cards="stamina").his_turn()
    assert (table.asks, table.general) == ("0 volkare-attack", "4,-2")


# -- the fight for the city --------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-259", "MX-260", "MX-278")
def test_an_unconquered_city_opens_its_gates() -> None:
    table = city(general="5,-3", taken=False, cards="march").his_turn()
    assert table.asks == "over"
    assert (table.game.outcome.reason, table.game.outcome.winners) == ("volkare-enters", ())  # type: ignore[union-attr]


@pytest.mark.rule("MX-259")
def test_a_wound_is_no_attack() -> None:
    assert city(general="5,-3", taken=False, cards="wound").his_turn().asks == "0 turn"


@pytest.mark.rule("MX-261", "MX-262")
def test_a_city_that_nobody_defends_is_sacked_and_then_lost() -> None:
    table = city(general="5,-3", at="7,-4", hand="", cards="march march").his_turn()
    assert (table.asks, table.general) == ("0 turn", "5,-3")
    assert volkare.sacked(table.s)
    table.his_turn()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-takes"


@pytest.mark.rule("MX-261")
def test_in_a_sacked_city_there_is_nothing_to_be_had() -> None:
    table = city(general="4,-2", at="6,-4")
    cell = table.s.cells.named("@6,-4")
    assert (open_to(table.s, 0, cell), full_hand(table.s, 0)) == (True, 7)
    volkare.remember(table.s, volkare.SACKED)
    assert (open_to(table.s, 0, cell), full_hand(table.s, 0)) == (False, 5)


@pytest.mark.rule("MX-Q14", "MX-263")
def test_who_is_in_the_city_says_whether_to_defend_it_and_is_unharmed_otherwise() -> None:
    table = city(general="5,-3", at="6,-4", hand="rage", cards="march").his_turn()
    assert table.asks == "0 volkare-attack"
    table.do("pass").shows(hand="rage")
    assert volkare.sacked(table.s)
    assert table.at() == "6,-4"


def told(table: War, lang: str = "en") -> list[list[str]]:
    """What the answers to his attack are warned of: to fight, and not to."""
    answers: Any = table.game.view(int(table.asks[0]), lang)["actions"]
    return [one.get("warnings", []) for one in answers]


SACKS = "If nobody defends the city, he sacks it: there is nothing more to be had in it"
TAKES = "If nobody defends the city, he takes it: the game is lost"
HOLDS = "If he loses no token in this attack, he takes the city: the game is lost"


@pytest.mark.rule("MX-261", "MX-262", "MX-264")
@pytest.mark.parametrize(("sacked", "warned"), [(False, SACKS), (True, TAKES)])
def test_what_becomes_of_the_city_is_told_before_it_is_defended_or_not(sacked: bool, warned: str) -> None:
    table = city("5,-3", at="6,-4", cards="march")
    if sacked:
        volkare.remember(table.s, volkare.SACKED)
    assert told(table.his_turn()) == [[HOLDS], [warned]]
    assert told(table, "ru")[0] == [
        "Если в этой атаке он не потеряет ни одного жетона, он возьмёт город: игра проиграна"
    ]


@pytest.mark.rule("MX-263", "MX-264")
@pytest.mark.parametrize(
    ("army", "holds"),
    [
        ("prowlers diggers", "If he loses fewer than 2 tokens in this attack, he takes the city: the game is lost"),
        ("prowlers", HOLDS),  # with the whole army gone the heroes win
    ],
)
def test_who_is_asked_after_a_defender_is_not_warned_of_an_undefended_city(army: str, holds: str) -> None:
    table = city("5,-3", seats=2, at="6,-4", at_1="6,-4", cards="march", army=army).his_turn()
    assert told(table) == [[holds], [SACKS]]
    assert told(table.do("option 0")) == [[holds], []]


@pytest.mark.rule("MX-264", "MX-265", "MX-C12")
@pytest.mark.parametrize(
    ("beaten", "where"), [(["prowlers", "diggers"], None), (["prowlers", "diggers", "freezers"], "4,-2")]
)
def test_as_many_tokens_as_players_repel_him(beaten: list[str], where: str | None) -> None:
    table = city(
        seats=3, general="5,-3", at="6,-4", cards="march", army="prowlers diggers freezers fire-dragon"
    ).his_turn()
    table.do("option 0", "option 1")
    win(table, *beaten)
    if where is None:
        assert table.game.outcome is not None
        assert table.game.outcome.reason == "volkare-takes"
    else:
        assert (table.general, table.army) == (where, ["fire-dragon"])
        assert not table.game.over


@pytest.mark.rule("MX-507", "MX-278")
def test_with_his_whole_army_gone_the_heroes_win_whatever_else() -> None:
    table = win(city(general="5,-3", at="6,-4", cards="march").his_turn().do("option 0", "option 1"))
    assert (table.general, table["ending"]) == (None, True)


@pytest.mark.rule("MX-E17", "MX-266")
def test_a_spell_from_two_spaces_away_is_a_step_and_an_attack() -> None:
    table = city(general="4,-2", cards="mana-claim").his_turn()
    assert volkare.sacked(table.s)
    assert volkare.steps_to(table.s, *volkare.spot_of(table.s), table.s.cells.named("@6,-4")) == 1


@pytest.mark.rule("MX-E17", "MX-266")
def test_a_spell_beside_an_undefended_city_sacks_it_and_takes_it() -> None:
    table = city(general="5,-3", cards="mana-claim").his_turn()
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-takes"


@pytest.mark.rule("MX-E17", "MX-266", "MX-265")
def test_a_spell_repelled_brings_him_back_beside_the_city() -> None:
    table = city(general="5,-3", at="6,-4", cards="mana-claim").his_turn().do("option 0", "option 1")
    win(table, "prowlers")
    assert (table.asks, table.general) == ("0 turn", "5,-3")


@pytest.mark.rule("MX-C42", "MX-Q14")
def test_declined_first_and_defended_then() -> None:
    table = city(general="5,-3", at="6,-4", cards="mana-claim").his_turn().do("pass")
    assert volkare.sacked(table.s)
    assert table.asks == "0 volkare-attack"
    win(table.do("option 0", "option 1"), "prowlers")
    assert table.general == "4,-2"


@pytest.mark.rule("MX-507")
def test_every_attack_is_counted_by_itself() -> None:
    table = city(seats=2, general="5,-3", at="6,-4", cards="mana-claim", army="prowlers diggers freezers").his_turn()
    win(table.do("option 0", "option 1"), "prowlers", "diggers")
    assert table.general == "5,-3"  # repelled, and back with the second step
    assert table.remembers(volkare.LOST) == 2


@pytest.mark.rule("MX-Q54")
def test_pushed_onto_a_hero_he_does_not_fight_and_the_hero_makes_way() -> None:
    table = city(seats=2, general="5,-3", at="6,-4", at_1="4,-2", cards="march").his_turn()
    win(table.do("option 0", "option 1"), "prowlers", "diggers")
    assert (table.asks, table.general) == ("1 volkare-retreat", "4,-2")
    assert "cell @5,-3" in table.choices


@pytest.mark.rule("MX-Q10")
def test_of_a_megapolis_the_nearer_part_counts() -> None:
    both = {"cities": "city-green@6,-4 city-blue@7,-4", "city_row": {"green": [0]}}
    table = city(general="8,-4", cards="march", **both).his_turn()
    assert volkare.sacked(table.s)
    inside = city(general="5,-4", at="7,-4", cards="march", **both).his_turn()
    assert inside.asks == "0 volkare-attack"


@pytest.mark.rule("MX-Q10", "MX-Q14")
@pytest.mark.parametrize(("order", "asked"), [([2, 0, 1], ["0", "1"]), ([2, 1, 0], ["1", "0"])])
def test_in_both_parts_of_a_megapolis_whose_turn_comes_next_is_asked_first(order: list[int], asked: list[str]) -> None:
    both = {"cities": "city-green@6,-4 city-blue@7,-4", "city_row": {"green": [0]}}
    table = city(seats=2, general="5,-3", at="6,-4", at_1="7,-4", cards="march", order=order, **both).his_turn()
    first = table.asks
    second = table.do("pass").asks
    assert [first, second] == [f"{seat} volkare-attack" for seat in asked]
    table.do("pass")
    assert volkare.sacked(table.s)


# -- rage and rounds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-267")
def test_without_a_deck_every_turn_is_a_blue_spell_and_no_die_is_rolled() -> None:
    table = war(general="2,-2", at=FAR, cards="", dice="blue blue blue")
    assert table.heard() == ["volkare-turn", "volkare-rages", "volkare-moves", "volkare-moves"]
    assert (table.general, table["dice"]) == ("4,-2", ["blue", "blue", "blue"])


@pytest.mark.rule("MX-268", "MX-267")
def test_he_never_announces_the_end_of_a_round() -> None:
    war(at=FAR, cards="").his_turn().shows(announced=-1)


@pytest.mark.rule("MX-269", "MX-C41")
def test_alone_the_announcement_ends_the_round() -> None:
    table = war()
    announce(table.s, 0)
    assert table["turns_left"] == 0


@pytest.mark.rule("MX-269", "MX-C41")
def test_the_others_have_a_turn_each_and_he_is_passed_over() -> None:
    table = war(seats=3, order=[0, 3, 1, 2], hand="", deck="", hand_1="rage", at_1="2,0", at_2="3,0")
    s = table.s
    s.asking = None
    s.stack = s.stack[:1]
    s.push(START_TURN, 0)
    s.advance()
    assert (table["announced"], table["turns_left"], s.turn) == (0, 2, 1)
    table.shows(dummy_discard="")


@pytest.mark.rule("MX-270")
def test_his_deck_goes_on_in_the_next_round() -> None:
    table = war(at=FAR, cards="rage stamina march").his_turn()
    table.shows(dummy_deck="rage stamina")
    table.his_turn().shows(dummy_deck="rage")


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-278", "MX-284")
@pytest.mark.parametrize(("scenario", "last"), [("volkares-return", 6), (BLITZ, 4)])
def test_the_last_round_is_lost_if_he_still_has_an_army(scenario: str, last: int) -> None:
    for number in (last - 1, last):
        table = war(scenario=scenario, round=number, army="prowlers")
        s = table.s
        s.asking = None
        s.push(CHECK_END, 0)
        s.advance()
        outcome = table.game.outcome
        assert (outcome.reason if outcome else None) == (None if number < last else "volkare-stands")


@pytest.mark.rule("MX-279")
def test_after_the_victory_everybody_has_one_more_turn_and_he_none() -> None:
    table = war(seats=2, army="prowlers", move_points=2, hand="", order=[0, 2, 1]).do("move 3,-1")
    win(table).do("end-turn").shows(ending=True, turns_left=2)
    assert table.asks[0] == "1"


@pytest.mark.rule("MX-280", "MX-281", "MX-282", "MX-C11")
@pytest.mark.parametrize(
    ("battle", "race", "cards", "bonus"),
    [("heroic", "trot", 6, 78), ("legendary", "gallop", 0, 100), ("daring", "walk", 9, 48)],
)
def test_the_bonus_for_a_beaten_volkare(battle: str, race: str, cards: int, bonus: int) -> None:
    table = city(options={"volkare-level": battle, "volkare-race": race}, cards="wound*6 march*3" if cards else "")
    score = dict(parts(table.s, (0,)))
    assert (score["cities"], score["volkare"]) == (20, 0)
    volkare.retire(table.s)
    table.s.zones[DUMMY_DECK] = table.s.zones[DUMMY_DECK][:cards]
    assert dict(parts(table.s, (0,)))["volkare"] == bonus


@pytest.mark.rule("MX-280")
def test_the_lowest_fame_counts_and_of_achievements_the_best() -> None:
    table = war(seats=2, fame=12, fame_1=5, crystals={"red": 2}, crystals_1={}, hand_1="wound wound", hand="wound")
    score = dict(parts(table.s, (0, 1)))
    assert (score["fame"], score["loot"], score["beating"]) == (5, 1, -4)
    assert not [key for key in score if key.startswith("title")]


@pytest.mark.rule("MX-281")
def test_an_unconquered_city_brings_nothing() -> None:
    assert dict(parts(city(taken=False).s, (0,)))["cities"] == 0
