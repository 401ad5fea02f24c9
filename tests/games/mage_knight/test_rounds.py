"""Rounds: preparation, the choice of tactics, the dummy, the end (sections 2 to 4, 24.2)."""

import pytest

import deckhold
from games.mage_knight.land import HEROES, Realm, land


def new(seats: int, scenario: str, seed: int = 1, **options: object) -> Realm:
    made = deckhold.new("mage-knight", seats, seed, {"scenario": scenario, "heroes": HEROES[:seats], **options})
    return Realm(made)


@pytest.mark.rule("MK-044", "MK-046", "MK-E01")
@pytest.mark.parametrize(("seats", "n"), [(2, 4), (3, 5), (4, 6)])
def test_units_and_dice_are_two_more_than_the_players(seats: int, n: int) -> None:
    table = new(seats, "conquest")
    units = [card for card in table["unit_offer"] if card in table.game.table.by_id]
    assert len([card for card in units if table.game.table.by_id[card].kind == "unit"]) == n
    assert len(table["dice"]) == n


@pytest.mark.rule("MK-590")
def test_a_blitz_has_one_die_and_one_unit_more_and_a_better_start() -> None:
    table = new(2, "conquest-blitz")
    assert len(table["dice"]) == 5
    table.shows(fame=1, reputation=2)


@pytest.mark.rule("MK-047", "MK-E02", "MK-Q47")
@pytest.mark.parametrize("seed", range(12))
def test_at_least_half_of_the_dice_show_basic_colours(seed: int) -> None:
    for seats in (2, 3):
        dice = new(seats, "conquest", seed)["dice"]
        assert len([die for die in dice if die not in ("gold", "black")]) * 2 >= len(dice)


@pytest.mark.rule("MK-040", "MK-041")
def test_three_spells_and_three_advanced_actions_are_offered() -> None:
    table = new(2, "conquest")
    assert len(table["spell_offer"]) == 3
    assert len(table["advanced_offer"]) == 3


@pytest.mark.rule("MK-060", "MK-057", "MK-025")
def test_heroes_start_with_sixteen_cards_of_which_five_are_in_hand() -> None:
    table = new(2, "conquest")
    for seat in (0, 1):
        assert len(table[f"hand_{seat}"]) == 5
        assert len(table[f"deck_{seat}"]) == 11


@pytest.mark.rule("MK-062", "MK-034")
def test_each_hero_has_ten_skills_of_which_one_is_interactive() -> None:
    for scenario, seats, kind in (("conquest", 2, "competitive"), ("conquest-solo", 1, "cooperative")):
        game = new(seats, scenario).s
        stack = [game.skill(game.table.by_name[name]) for name in Realm(game).exactly("skill_stack")]
        assert len(stack) == 10
        assert [skill.competitive for skill in stack].count(True) == (1 if kind == "competitive" else 0)
        assert [skill.cooperative for skill in stack].count(True) == (1 if kind == "cooperative" else 0)


@pytest.mark.rule("MK-083", "MK-084")
def test_who_picked_a_hero_last_picks_a_tactic_first() -> None:
    table = new(3, "conquest")
    order = list(table["order"])
    assert table.asks == f"{order[-1]} tactic"


@pytest.mark.rule("MK-083")
@pytest.mark.parametrize(("fame", "fame_1", "first"), [(10, 5, 1), (5, 10, 0), (5, 5, 0)])
def test_the_least_famous_picks_first_and_of_equals_the_later_in_the_order(fame: int, fame_1: int, first: int) -> None:
    table = land(
        seats=2,
        hand="march",
        deck="",
        hand_1="",
        deck_1="",
        fame=fame,
        fame_1=fame_1,
        level=3,
        level_1=3,
        order=[1, 0],
        order_at=1,
        announced=1,
        turns_left=1,
        counted=True,
    )
    table.do("play march", "end-turn")
    assert table.asks == f"{first} tactic"


@pytest.mark.rule("MK-085", "MK-087")
def test_turns_follow_the_numbers_of_the_tactics() -> None:
    table = new(2, "conquest")
    first, second = reversed(table["order"])
    table.do("take-tactic planning").do("take-tactic early-bird")
    assert table["order"] == [second, first]
    assert table.asks == f"{second} turn"


@pytest.mark.rule("MK-595", "MK-522")
def test_alone_the_player_picks_first_and_the_dummy_gets_one_of_the_rest() -> None:
    table = new(1, "conquest-solo")
    assert table.asks == "0 tactic"
    assert len(table.choices) == 6
    table.do("take-tactic early-bird")
    assert len([card for card in table["dummy_cards"] if card != table["dummy_cards"][0]]) == 1


@pytest.mark.rule("MK-520", "MK-521", "MK-035")
def test_the_dummy_is_a_hero_nobody_has_with_sixteen_cards_and_three_crystals() -> None:
    table = new(1, "conquest-solo")
    assert table["dummy_cards"][0] in HEROES[1:]
    assert len(table["dummy_deck"]) == 16
    assert sum(table["dummy_crystals"].values()) == 3


@pytest.mark.rule("MK-524", "MK-E43")
def test_the_dummy_flips_three_cards_and_one_more_for_each_crystal_of_the_last_colour() -> None:
    table = land(
        hand="march",
        deck="rage*2 stamina*2 swiftness",
        dummy_deck="rage*2 stamina march swiftness rage",
        dummy_discard="",
        dummy_crystals={"green": 2},
    )
    table.do("play march", "end-turn")
    table.shows(dummy_deck="rage", dummy_discard="rage swiftness march stamina rage")


@pytest.mark.rule("MK-525", "MK-E62")
def test_a_dummy_deck_that_runs_out_ends_nothing_before_the_next_turn() -> None:
    table = land(
        hand="march",
        deck="rage*2 stamina*2 swiftness*2",
        dummy_deck="swiftness stamina march rage",
        dummy_discard="",
        dummy_crystals={"blue": 3},
    )
    table.do("play march", "end-turn")
    table.shows(dummy_deck="", announced=-1, round=1)


@pytest.mark.rule("MK-525", "MK-E62")
def test_it_is_told_how_many_cards_the_dummy_really_had() -> None:
    table = land(hand="march", dummy_deck="rage stamina", dummy_discard="", dummy_crystals={"blue": 3})
    table.do("play march")
    table.game.listen()
    table.do("end-turn")
    assert [event.amount for event in table.game.take_events() if event.kind == "dummy-flips"] == [2]


@pytest.mark.rule("MK-523")
def test_a_dummy_without_cards_announces_the_end_of_the_round() -> None:
    table = land(hand="march", deck="rage*2 stamina*2 swiftness*2", dummy_deck="")
    table.do("play march", "end-turn").shows(announced=1, turns_left=1)


@pytest.mark.rule("MK-068", "MK-097")
def test_days_and_nights_alternate_until_the_last_round() -> None:
    table = land(hand="march", deck="", dummy_deck="rage").do("play march", "end-turn")
    table.shows(round=2, night=True)


@pytest.mark.rule("MK-080", "MK-081")
def test_between_rounds_units_become_ready_and_all_cards_are_shuffled_together() -> None:
    table = land(hand="march", deck="", discard="wound rage", units="peasants!~1", dummy_deck="rage")
    table.do("play march", "end-turn")
    assert not table.spent("peasants")
    assert table.wounds("peasants") == 1
    assert sorted(table["hand"] + table["deck"]) == ["march", "rage", "wound"]


@pytest.mark.rule("MK-075", "MK-526", "MK-527")
def test_between_rounds_the_dummy_gets_the_lowest_action_and_a_crystal_of_the_lowest_spell() -> None:
    table = land(hand="march", deck="", dummy_deck="", dummy_discard="rage", dummy_crystals={})
    action = table["advanced_offer"][0]
    spell = table.s.deed(table.s.zones[table.s.info.zones.index(table.zones["spell_offer"])][0])
    table.do("play march", "end-turn")
    assert sorted(table["dummy_deck"]) == sorted([action, "rage"])
    colour = [name for name in table["dummy_crystals"] if table["dummy_crystals"][name]]
    assert colour == spell.facts()["colours"]


def last_turn(**more: object) -> Realm:
    """The turn of seat 0, of two players, with which a round ends."""
    usual: dict[str, object] = {
        "hand": "march",
        "deck": "",
        "hand_1": "",
        "deck_1": "rage*2 stamina*2 swiftness*2",
        "order": [1, 0],
        "order_at": 1,
        "announced": 1,
        "turns_left": 1,
        "counted": True,
    }
    return land(seats=2, **{**usual, **more})


def at_the_end(**more: object) -> Realm:
    """A round that has ended with the turn of seat 0."""
    return last_turn(**more).do("play march", "end-turn")


@pytest.mark.rule("MK-065", "MK-066", "MK-067")
def test_after_a_day_comes_a_night_and_tactics_are_chosen_anew() -> None:
    table = at_the_end()
    table.shows(night=True, round=2, announced=-1, turns_left=-1)
    assert table.asks.endswith("tactic")
    assert all(table.game.table.by_id[card].back == "night" for card in table["tactics"])


@pytest.mark.rule("MK-069", "MK-193")
def test_all_dice_come_back_for_a_new_round() -> None:
    table = at_the_end(
        dice="black black gold gold", die_state=["held", "free", "free", "free"], die_owner=[0, -1, -1, -1]
    )
    assert table["die_state"] == ["free"] * 4


@pytest.mark.rule("MK-070", "MK-191")
def test_gold_dice_are_depleted_by_night() -> None:
    table = land(hand="march", dice="gold green red", night=True)
    assert table.s.dice_showing(4) == 0


@pytest.mark.rule("MK-071", "MK-072")
def test_what_is_left_of_the_unit_offer_goes_under_its_decks() -> None:
    table = at_the_end(unit_offer="peasants fire-golems fire-bolt", advanced_offer="ice-bolt agility ambush")
    assert table["regulars"][0] == "peasants"
    assert table["elites"][0] == "fire-golems"
    assert table["advanced"][:2] == ["ice-bolt", "fire-bolt"]  # the lowest of the offer came under it after that


@pytest.mark.rule("MK-073")
def test_without_a_core_tile_all_new_units_are_regular_with_one_they_alternate() -> None:
    box = at_the_end().game.table.by_id
    plain = at_the_end()
    assert [box[card].back for card in plain["unit_offer"]] == ["regular"] * 4
    core = at_the_end(tiles="countryside-1@1,0 countryside-2@1,1 core-3@2,1")
    assert [box[card].back for card in core["unit_offer"]] == ["elite", "regular", "elite", "regular"]


@pytest.mark.rule("MK-074", "MK-412")
def test_each_monastery_on_the_map_adds_an_advanced_action_unless_it_is_burned() -> None:
    tiles = "countryside-5@1,0 countryside-7@1,1"  # monasteries at 2,-4 and 2,-2
    standing = at_the_end(tiles=tiles)
    assert len(standing["unit_offer"]) == 6
    burned = at_the_end(tiles=tiles, shields={"2,-4": [1]})
    assert len(burned["unit_offer"]) == 5


@pytest.mark.rule("MK-087")
def test_who_finds_no_tactic_comes_last_in_the_order() -> None:
    table = at_the_end(tactics_aside="long-night", tactics="")
    while table.asks.endswith("tactic"):
        table.do(table.choices[0])
    assert len(table["tactic"]) + len(table["tactic_1"]) == 1
    first = 0 if table["tactic"] else 1
    table.shows(order=[first, 1 - first])


@pytest.mark.rule("MK-561")
@pytest.mark.parametrize(("deck", "taught"), [("agility", 0), ("agility refreshing-walk", 1)])
def test_where_advanced_actions_run_out_monasteries_do_without_first(deck: str, taught: int) -> None:
    table = at_the_end(
        tiles="countryside-5@1,0 countryside-7@1,1",  # two monasteries
        advanced_offer="fire-bolt ice-bolt swift-bolt",
        advanced=deck,
        unit_offer="",
    )
    assert len([card for card in table["unit_offer"] if card in deck.split()]) == taught
    assert table["advanced_offer"] == ["ice-bolt", "swift-bolt", deck.split()[0]]


@pytest.mark.rule("MK-076", "MK-075")
def test_the_lowest_spell_and_action_go_under_their_decks() -> None:
    table = at_the_end(
        spell_offer="fireball snowstorm expose",
        spells="tremor whirlwind",
        advanced_offer="fire-bolt ice-bolt swift-bolt",
    )
    table.shows(spell_offer="snowstorm expose whirlwind")
    assert table["spells"][0] == "fireball"
    assert table["advanced"][0] == "fire-bolt"


@pytest.mark.rule("MK-077", "MK-088")
def test_tactics_that_were_not_chosen_are_out_for_the_round_and_come_back_later() -> None:
    table = new(2, "conquest")
    first = table.asks[0]
    table.do("take-tactic planning")
    assert table.asks[0] != first
    assert not table.can("take-tactic planning")
    table.do("take-tactic early-bird")
    assert len(table["tactics"]) == 4


@pytest.mark.rule("MK-091")
def test_turns_go_down_the_order_and_again_from_the_top() -> None:
    table = land(seats=2, hand="march", hand_1="march", deck="rage*2 stamina*2 swiftness*2", order=[0, 1], order_at=0)
    table.do("play march", "end-turn")
    assert table.asks == "1 turn"
    table.do("play march", "end-turn")
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-092", "MK-E48")
def test_after_an_announcement_the_round_ends_when_everybody_else_had_a_turn() -> None:
    table = land(
        seats=3,
        hand="",
        deck="",
        hand_1="march",
        hand_2="march",
        deck_1="rage*2 stamina*2 swiftness*2",
        deck_2="threaten",
        order=[2, 0, 1],
        order_at=0,
        turn=2,
        at_2="0,-1",
        at_1="0,0",
        at="1,0",
    )
    table.do("play march", "end-turn")  # seat 0 has to announce now
    assert table.asks == "1 turn"
    table.do("play march", "end-turn")
    assert table.asks.startswith("2")
    table.shows(announced=0, round=1)


@pytest.mark.rule("MK-082", "MK-402")
def test_the_first_hand_of_a_round_counts_a_keep_nearby() -> None:
    tiles = "countryside-3@1,0 countryside-2@1,1"
    shields = {"2,-4": [0]}
    table = at_the_end(tiles=tiles, at="2,-4", shields=shields, discard="rage*2 stamina*2 swiftness*2 march")
    assert len(table["hand"]) == 6


@pytest.mark.rule("MK-462", "MK-081")
def test_wounds_in_hand_are_shuffled_into_the_next_deck() -> None:
    table = at_the_end(hand="march wound*2")
    assert (table["hand"] + table["deck"]).count("wound") == 2


@pytest.mark.rule("MK-107", "MK-698")
def test_the_dummy_flips_cards_after_somebody_elses_announcement_too() -> None:
    table = land(
        hand="march stamina",
        deck="",
        dummy_deck="rage*2 march*2 swiftness",
        dummy_discard="",
        dummy_crystals={},
        order=[0, 1],
        order_at=0,
        round=6,
        night=True,
    )
    table.do("play march", "end-turn", "pass")
    if table.asks == "0 announce":
        table.do("end-round")
    assert table.game.over
    assert len(table["dummy_deck"]) < 5


@pytest.mark.rule("MK-699")
def test_between_rounds_the_dummy_shuffles_everything_together() -> None:
    table = land(
        hand="march",
        deck="",
        dummy_deck="rage march",
        dummy_discard="stamina",
        dummy_crystals={},
        advanced_offer="fire-bolt ice-bolt swift-bolt",
    )
    table.do("play march", "end-turn")
    assert sorted(table["dummy_deck"]) == ["fire-bolt", "march", "rage", "stamina"]
    table.shows(dummy_discard="")


@pytest.mark.rule("MK-692", "MK-093", "MK-596")
def test_when_the_last_city_has_fallen_the_player_has_one_more_turn_and_the_dummy_none() -> None:
    table = land(
        tiles="countryside-1@1,0 countryside-2@1,1 core-5@2,1 core-6@3,1",
        cities="city-green@4,-5 city-blue@5,-8",
        hand="march",
        deck="rage*2 stamina*2 swiftness*2",
        order=[0, 1],
        order_at=0,
    )
    table.do("play march", "end-turn")
    assert table.asks == "0 turn"
    table.shows(ending=True, turns_left=1)


@pytest.mark.rule("MK-183", "MK-146", "MK-706")
def test_mana_of_a_turn_that_was_given_up_is_gone_when_the_round_is_over() -> None:
    hands = {"hand": "wound", "deck": "rage*2", "hand_1": "march", "at_1": "1,-1", "fame_1": 2}
    table = land(seats=2, turn=1, order=[1, 0], skills="tovak-motivation", **hands).do("play march", "end-turn")
    assert table.asks == "0 react"
    table.do("skill tovak-motivation").shows(tokens={"blue": 1}, deck="")
    table.do("end-round", "end-turn")
    while not table.asks.endswith("tactic"):
        table.do(next(words for words in ("discard march", "pass") if table.can(words)))
    table.shows(round=2, tokens={})
