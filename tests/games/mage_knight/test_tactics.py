"""Tactics (section 5) and what may be done outside one's own turn (section 6.1)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.cards.tactics import tactics
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.position import in_force

VILLAGE = "2,-3"


def taking(tactic: str, **more: Any) -> Realm:
    """A tactic has just been taken."""
    more = {"dice": "red blue gold", **more}
    table = land(ask="rules.choose-tactic", moment="waiting", tactics=tactic, tactic="", **more)
    return table.do(f"take-tactic {tactic}")


def until(table: Realm, asks: str, passing: tuple[str, ...] = ("pass",)) -> Realm:
    """Pass until somebody is asked something."""
    while table.asks != asks:
        table.do(next(words for words in passing if table.can(words)))
    return table


@pytest.mark.rule("MK-029", "MK-X08", "MK-X09")
def test_there_are_six_tactics_of_the_day_and_six_of_the_night() -> None:
    for night in (False, True):
        assert [one.number for one in tactics() if one.night == night] == [1, 2, 3, 4, 5, 6]


# -- when taken --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-086", "MK-Q70")
def test_rethink_exchanges_up_to_three_cards_and_shuffles_them_back() -> None:
    table = taking("rethink", hand="march wound rage", deck="stamina*2")
    table.do("pick march", "pick wound", "pass").shows(hand="rage stamina*2", discard="")
    table.shows(in_any_order=True, deck="march wound")


@pytest.mark.rule("MK-Q70")
def test_rethink_may_exchange_nothing() -> None:
    taking("rethink", hand="march rage", deck="stamina*2").do("pass").shows(hand="march rage", deck="stamina*2")


def test_rethink_stops_at_three_cards() -> None:
    table = taking("rethink", hand="march*2 rage*2", deck="stamina*2 swiftness*2").do(
        "pick march", "pick march", "pick rage"
    )
    assert len(table["hand"]) == 4
    assert table["hand"][0] == "rage"


def test_what_is_drawn_for_rethink_is_not_what_was_discarded() -> None:
    table = taking("rethink", hand="march rage", deck="stamina").do("pick march", "pick rage")
    table.shows(hand="stamina").shows(in_any_order=True, deck="march rage")


@pytest.mark.rule("MK-Q70")
def test_mana_steal_takes_a_die_of_a_basic_colour() -> None:
    table = taking("mana-steal", dice="red blue gold")
    assert table.choices == ["die 0", "die 1"]
    table.do("die 1").shows(die_state=["free", "held", "free"], die_owner=[-1, 0, -1])


@pytest.mark.rule("MK-Q70", "MK-188")
def test_the_stolen_die_is_used_besides_the_one_of_the_turn_and_returns_rolled() -> None:
    held = {"dice": "blue blue", "die_state": ["free", "held"], "die_owner": [-1, 0]}
    table = land(tactic="mana-steal", hand="stamina*2 march", deck="rage*4", **held)
    table.do("power stamina", "pay held-blue").shows(dice_left=1, die_state=["free", "taken"])
    table.do("power stamina").shows(dice_left=0, move_points=8)
    until(table.do("end-turn"), "0 turn").shows(die_state=["free", "free"], die_owner=[-1, -1])


def test_the_stolen_die_is_no_die_of_the_source_for_anybody_else() -> None:
    held = {"dice": "blue", "die_state": ["held"], "die_owner": [0]}
    table = land(seats=2, turn=1, hand_1="stamina", at_1="1,-1", tactic="mana-steal", **held)
    assert not table.can("power stamina")


@pytest.mark.rule("MK-193")
def test_an_unused_stolen_die_goes_back_with_the_round() -> None:
    held = {"dice": "blue red red", "die_state": ["held", "free", "free"], "die_owner": [0, -1, -1]}
    table = land(tactic="mana-steal", hand="march", deck="", turns_left=0, announced=1, **held).do(
        "play march", "end-turn"
    )
    table.shows(die_state=["free"] * 3, die_owner=[-1] * 3)


def test_great_start_draws_two_cards() -> None:
    taking("great-start", hand="march", deck="stamina*3").shows(hand="march stamina*2")


@pytest.mark.rule("MK-Q70")
def test_preparation_takes_any_card_of_the_deck_a_wound_too() -> None:
    table = taking("preparation", hand="march", deck="stamina*2 wound rage", night=True)
    assert table.choices == ["pick stamina looked", "pick wound looked", "pick rage looked"]
    table.copy().do("pick wound").shows(hand="march wound")
    table.do("pick rage").shows(hand="march rage", looked="").shows(in_any_order=True, deck="stamina*2 wound")


# -- planning ----------------------------------------------------------------------------------------------------------

PLANNING = {"tactic": "planning", "lasting": [in_force("planning.taken", "planning#1", until="round")]}


@pytest.mark.rule("MK-104", "MK-Q70")
@pytest.mark.parametrize(("hand", "n"), [("march rage stamina", 6), ("march rage wound", 6), ("march rage", 5)])
def test_planning_raises_the_hand_limit_with_two_cards_in_hand(hand: str, n: int) -> None:
    table = land(hand=hand, deck="rage*2 stamina swiftness*2 threaten*2", **PLANNING).do("play march", "end-turn")
    assert len(until(table, "0 turn")["hand"]) == n


@pytest.mark.rule("MK-Q70", "MK-399")
def test_planning_counts_the_hand_after_discarding() -> None:
    table = land(hand="march rage stamina", deck="rage stamina swiftness*2 threaten*2", **PLANNING)
    table.do("play march", "end-turn", "discard rage")
    assert len(until(table, "0 turn")["hand"]) == 5


@pytest.mark.rule("MK-Q70", "MK-401")
def test_planning_adds_to_the_bonus_of_a_keep() -> None:
    keep = {"tiles": "countryside-1@1,0 countryside-2@1,1 countryside-3@2,0", "at": "3,-7", "shields": {"3,-7": [0]}}
    table = land(hand="march rage stamina", deck="rage*2 stamina swiftness*2 threaten*2", **keep, **PLANNING)
    assert len(until(table.do("play march", "end-turn"), "0 turn")["hand"]) == 7


@pytest.mark.rule("MK-Q70", "MK-082")
def test_planning_does_not_work_between_rounds() -> None:
    table = land(
        hand="march rage stamina", deck="rage*2 stamina swiftness*2 threaten*2", turns_left=0, announced=1, **PLANNING
    )
    until(table.do("play march", "end-turn"), "0 tactic")
    assert len(table["hand"]) == 5


# -- the right moment --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-106", "MK-670")
def test_the_right_moment_gives_a_second_turn_at_once() -> None:
    table = land(seats=2, tactic="the-right-moment", hand="march rage", deck="stamina*2 swiftness*2", dice="blue")
    table.do("tactic").shows(extra_turns=1)
    assert not table.can("tactic")
    until(table.do("power march" if table.can("power march") else "play march", "end-turn"), "0 turn")
    table.shows(turn=0, extra_turns=0, dice_left=1, moment="moving")  # a complete turn: drawn, one more die
    assert len(table["hand"]) == 5
    assert not table.can("tactic")
    until(table.do("sideways rage 0", "end-turn"), "1 turn")


@pytest.mark.rule("MK-Q65")
def test_in_a_last_turn_the_right_moment_gives_nobody_else_another_one() -> None:
    last = {"announced": 1, "turns_left": 1, "counted": True}
    table = land(seats=2, tactic="the-right-moment", hand="march", deck="stamina*3", **last)
    until(table.do("tactic", "play march", "end-turn"), "0 turn").shows(turn=0, round=1)
    table.do("sideways stamina 0", "end-turn", "pass").shows(round=2)


@pytest.mark.rule("MK-Q66", "MK-141")
def test_the_end_of_the_round_may_be_announced_in_the_second_turn() -> None:
    table = land(seats=2, tactic="the-right-moment", hand="march rage", deck="").do("tactic", "play march", "end-turn")
    until(table, "0 announce")
    assert table.can("end-round")


def test_nothing_is_lost_by_announcing_it_after_a_combat() -> None:
    assert not fight("prowlers", "attack", tactic="the-right-moment").can("tactic")
    assert land(tactic="the-right-moment", moment="closing").can("tactic")


# -- long night --------------------------------------------------------------------------------------------------------

LONG_NIGHT: dict[str, Any] = {
    "night": True,
    "tactic": "long-night",
    "lasting": [in_force("long-night.taken", "long-night#1", until="round")],
}


@pytest.mark.rule("MK-105", "MK-Q70")
def test_long_night_brings_three_random_cards_back_once() -> None:
    table = land(deck="", discard="march*2 rage stamina wound", hand="swiftness", **LONG_NIGHT).do("tactic")
    assert (len(table["deck"]), len(table["discard"])) == (3, 2)
    assert sorted(table["deck"] + table["discard"]) == ["march", "march", "rage", "stamina", "wound"]
    assert not table.can("tactic")


@pytest.mark.rule("MK-Q70")
def test_long_night_needs_an_empty_deck_and_something_discarded() -> None:
    assert not land(deck="march", discard="rage", **LONG_NIGHT).can("tactic")
    assert not land(deck="", discard="", hand="rage", **LONG_NIGHT).can("tactic")


@pytest.mark.rule("MK-105", "MK-405")
def test_long_night_in_the_middle_of_a_draw() -> None:
    table = land(deck="rage*2", discard="march*3", hand="march", **LONG_NIGHT).do("play march", "end-turn")
    assert table.asks == "0 draw-on"
    table.copy().do("pass").shows(hand="rage*2", deck="")
    until(table.do("option 0"), "0 turn").shows(hand="rage*2 march*3", deck="", discard="march")


@pytest.mark.rule("MK-Q70", "MK-113", "MK-663")
def test_long_night_before_the_deck_is_looked_at() -> None:
    table = land(deck="", discard="rage*2 stamina*2", hand="march swiftness", **LONG_NIGHT).do(
        "play march", "end-turn", "pass"
    )
    until(table, "0 react", ("pass",))
    table.copy().do("pass").shows(deck="")
    table.do("tactic")
    assert len(table["deck"]) == 3
    assert until(table, "0 turn")  # nothing to announce


@pytest.mark.rule("MK-112", "MK-Q70")
def test_in_another_players_turn_long_night_works_in_the_middle_of_a_draw_only() -> None:
    table = before(at=VILLAGE, deck="rage", discard="stamina*3", hand="march", **LONG_NIGHT)
    assert table.choices == ["special 7", "pass"]  # the deck is not empty
    table.do("special 7")
    assert table.asks == "0 draw-on"
    table.do("option 0").shows(hand="march rage stamina")


# -- mana search -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-Q70", "MK-191")
def test_mana_search_rerolls_depleted_dice_first() -> None:
    table = land(tactic="mana-search", night=True, dice="red gold blue").do("tactic")
    assert table.choices == ["die 0", "die 1", "pass"]  # the gold one is chosen by itself
    before = table["dice"]
    table.do("pass")
    assert table["dice"][0] == before[0]
    assert table["dice"][2] == before[2]
    assert not table.can("tactic")  # once a turn


@pytest.mark.rule("MK-Q70")
def test_with_two_depleted_dice_both_are_rerolled_or_one() -> None:
    table = land(tactic="mana-search", night=True, dice="gold red gold").do("tactic")
    assert table.choices == ["die 4", "pass"]


@pytest.mark.rule("MK-191")
def test_mana_search_forces_no_die_while_gold_serves_by_night() -> None:
    table = land(tactic="mana-search", night=True, dice="gold black red", hand="amulet-of-the-sun")
    table.do("play amulet-of-the-sun", "tactic")
    assert table.choices == ["die 0", "die 4", "die 5"]


@pytest.mark.rule("MK-Q70")
def test_mana_search_comes_before_any_die_is_used() -> None:
    table = land(tactic="mana-search", night=True, dice="blue red", hand="stamina").do("power stamina")
    assert not table.can("tactic")


def test_mana_search_is_there_again_in_the_next_turn() -> None:
    table = land(tactic="mana-search", night=True, dice="red", hand="march", deck="rage*4").do("tactic", "play march")
    assert until(table.do("end-turn"), "0 turn").can("tactic")


# -- before the own turn -----------------------------------------------------------------------------------------------


def before(**more: Any) -> Realm:
    """Seat 1 ends its turn: what comes next is before the turn of seat 0."""
    more = {"hand_1": "march", "at_1": "1,-1", "deck": "rage*2 stamina*2", **more}
    table = land(seats=2, turn=1, order=[0, 1], order_at=1, **more).do("play march", "end-turn")
    while table.asks.startswith("1"):
        table.do("pass")
    return table


@pytest.mark.rule("MK-108", "MK-Q70")
def test_midnight_meditation_exchanges_cards_before_the_own_turn_once_a_night() -> None:
    table = before(tactic="midnight-meditation", night=True, hand="wound*2 march", deck="rage*4")
    assert table.asks == "0 react"
    assert table.choices == ["tactic", "pass"]
    table.do("tactic", "pick wound", "pick wound", "pass")
    assert len(table["hand"]) == 3
    assert sorted(table["hand"] + table["deck"]) == ["march", "rage", "rage", "rage", "rage", "wound", "wound"]
    assert not until(table, "0 turn").can("tactic")
    assert "used midnight-meditation#1" in table["marks"]


def test_midnight_meditation_is_not_offered_in_the_own_turn() -> None:
    assert not land(tactic="midnight-meditation", night=True, hand="march").can("tactic")


@pytest.mark.rule("MK-111")
def test_who_has_no_turn_left_this_round_is_not_asked() -> None:
    rivals = {"skills": "tovak-motivation", "skills_2": "norowas-motivation", "hand_1": "march", "at_1": "1,-1"}
    column = {"seats": 3, "turn": 1, "order": [0, 1, 2], "order_at": 1}
    table = land(**column, **rivals).do("play march", "end-turn")
    assert until(table, "2 react").can("skill norowas-motivation")
    assert table.do("pass").asks == "0 react"
    table = land(announced=0, turns_left=2, counted=True, **column, **rivals).do("play march", "end-turn")
    assert until(table, "2 turn")  # seat 0 has announced the end, and nobody else could be first


@pytest.mark.rule("MK-Q70")
def test_sparing_power_stores_cards_and_gives_them_all_back() -> None:
    table = before(tactic="sparing-power", night=True, hand="march", deck="rage*5 march*3 stamina", deck_1="march*2")
    table.do("tactic").shows(stored="stamina", deck="rage*5 march*3")
    assert table.asks == "0 turn"  # once before each turn
    until(table.do("play march", "end-turn"), "1 turn")
    until(table.do("sideways march 0", "end-turn"), "0 react")
    table.do("tactic", "option 1").shows(stored="", hand="march*3 rage*2 stamina")
    assert "used sparing-power#1" in table["marks"]


@pytest.mark.rule("MK-Q70")
def test_sparing_power_stores_nothing_from_an_empty_deck() -> None:
    table = before(tactic="sparing-power", night=True, hand="march", deck="", stored="rage").do("tactic")
    table.shows(stored="", hand="march rage")


@pytest.mark.rule("MK-Q70", "MK-081")
def test_cards_under_sparing_power_are_shuffled_in_with_the_next_round() -> None:
    table = land(
        tactic="sparing-power", night=True, hand="march", deck="", stored="rage", turns_left=0, announced=1, round=2
    )
    table.do("play march", "end-turn").shows(stored="")
    assert sorted(table["hand"] + table["deck"]) == ["march", "rage"]


# -- plundering --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-407")
def test_a_village_is_plundered_before_the_own_turn_for_reputation() -> None:
    table = before(at=VILLAGE, hand="march*4 swiftness")
    assert table.choices == ["special 7", "pass"]
    table.do("special 7").shows(reputation=-1, hand="march*4 swiftness stamina*2")
    assert table.asks == "0 turn"  # once


@pytest.mark.rule("MK-408")
def test_staying_there_the_hero_may_plunder_again_after_the_next_turn() -> None:
    table = before(at=VILLAGE, hand="march", deck="rage*4 stamina*4", deck_1="march*2").do(
        "special 7", "play march", "end-turn"
    )
    until(table, "1 turn").do("sideways march 0" if table.can("sideways march 0") else "end-turn")
    until(table, "0 react", ("end-turn", "pass"))
    assert table.can("special 7")


@pytest.mark.rule("MK-407", "MK-472")
def test_a_turn_taken_in_advance_is_no_second_one_to_plunder_between() -> None:
    hands = {"hand": "march rage*2", "deck": "swiftness*2 threaten*2", "hand_1": "rage", "deck_1": "march stamina*2"}
    table = land(seats=2, order=[0, 1], at_1=VILLAGE, skips_1=True, **hands)
    until(table.do("play march", "end-turn"), "1 react").do("special 7").shows(reputation_1=-1, skips_1=False)
    table.do("sideways rage 0", "end-turn")  # that turn was skipped
    while table.asks.startswith("0"):
        table.do("pass")
    assert table.asks == "1 turn"


@pytest.mark.rule("MK-095", "MK-472")
def test_whose_last_turn_was_taken_in_advance_plunders_no_more_this_round() -> None:
    last = {"order": [0, 1, 2], "announced": 2, "turns_left": 2, "counted": True, "skips_1": True}
    table = land(seats=3, at_1=VILLAGE, hand="march", deck="", hand_1="rage", **last).do("play march", "end-turn")
    while table.asks.startswith("0") and not table.asks.endswith("tactic"):
        table.do("pass")
    assert table.asks.endswith("tactic")
    table.shows(reputation_1=0)


@pytest.mark.rule("MK-408", "MK-472")
def test_who_plundered_before_a_turn_taken_in_advance_may_plunder_again_after_it() -> None:
    table = attacked(hand_1="rage*2", deck_1="march stamina*3 rage", trail=["@2,-2"]).do("special 7", "option 0")
    until(table, "0 turn", ("end-phase", "pass")).do("play march")
    until(table, "1 react", ("discard rage", "end-turn", "pass")).do("special 7").shows(reputation_1=-2)


@pytest.mark.rule("MK-Q69")
def test_plundering_on_the_last_space_with_an_empty_deck() -> None:
    table = before(at=VILLAGE, hand="march", deck="", reputation=-7).do("special 7").shows(reputation=-7, hand="march")
    assert table.asks == "0 announce"


@pytest.mark.rule("MK-112")
def test_nobody_plunders_in_the_own_turn_or_elsewhere() -> None:
    assert not land(at=VILLAGE, hand="march").can("special 7")
    assert before(at="0,-1", hand="march").asks == "0 turn"


@pytest.mark.rule("MK-109")
def test_between_two_own_turns_in_a_row_there_is_a_window_too() -> None:
    table = land(seats=2, at=VILLAGE, tactic="the-right-moment", hand="march", deck="rage*6").do(
        "tactic", "play march", "end-turn"
    )
    until(table, "0 react")
    assert table.can("special 7")


@pytest.mark.rule("MK-113", "MK-672")
def test_deck_and_hand_are_looked_at_after_what_was_done_before_the_turn() -> None:
    table = before(at=VILLAGE, hand="march", deck="rage*2").do("special 7")
    assert table.asks == "0 announce"  # the deck has been emptied by it


# -- motivation of others ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-219", "MK-Q86")
def test_where_two_could_use_a_motivation_both_are_asked_in_round_order() -> None:
    both = {"skills": "tovak-motivation", "skills_1": "goldyx-motivation", "deck_1": "march*5 rage*2"}
    table = before(hand="march", **both)
    assert table.asks == "0 react"
    table.do("pass")
    assert table.asks == "1 react"
    assert table.choices == ["skill goldyx-motivation", "pass", "option 0"]
    table.do("skill goldyx-motivation").shows(hand_1="rage*2 march*5", deck_1="")
    assert not until(table, "0 turn").can("skill tovak-motivation")  # it came first


@pytest.mark.rule("MK-219")
def test_nobody_is_asked_where_waiting_costs_nothing() -> None:
    assert before(hand="march", skills="tovak-motivation").asks == "0 turn"
    assert before(hand="march", skills_1="goldyx-motivation").asks == "0 turn"


@pytest.mark.rule("MK-113")
def test_who_could_empty_the_deck_is_asked_before_the_turn() -> None:
    table = before(hand="march", skills="tovak-motivation", deck="rage*2")
    assert table.asks == "0 react"
    table.do("skill tovak-motivation").shows(hand="march rage*2")
    assert table.asks == "0 announce"


def test_who_does_not_want_to_be_asked_again_is_silent_this_turn() -> None:
    both = {"skills": "tovak-motivation", "skills_1": "goldyx-motivation", "deck_1": "march*2 stamina"}
    table = before(hand="march", **both).do("pass", "option 0")
    assert table.asks == "0 turn"
    assert "silent -" in table["marks"]


def test_a_motivation_used_in_another_turn_ends_with_the_own_next_one() -> None:
    both = {
        "skills": "tovak-motivation norowas-motivation",
        "skills_1": "goldyx-motivation",
        "deck_1": "march*4 stamina",
    }
    table = before(hand="march", deck="rage*6", **both).do("pass", "skill goldyx-motivation")
    until(table, "0 turn").do("play march", "end-turn")
    until(table, "1 turn").do("sideways stamina 0", "end-turn")
    while table.asks not in ("0 react", "0 turn"):
        table.do("pass")
    assert table.can("skill tovak-motivation")


# -- when others act on one --------------------------------------------------------------------------------------------


def attacked(**more: Any) -> Realm:
    """Seat 0 attacks seat 1, who stands in a village."""
    column = {"order": [0, 1], "order_at": 0}
    return land(seats=2, at=VILLAGE, at_1=VILLAGE, hand="march", **column, **more).do("attack-hero 1")


@pytest.mark.rule("MK-471", "MK-110")
def test_who_is_attacked_may_plunder_first() -> None:
    table = attacked(hand_1="rage", deck_1="stamina*3")
    assert table.asks == "1 react"
    assert table.choices == ["special 7", "pass", "option 0"]
    table.do("special 7").shows(hand_1="rage stamina*2", reputation_1=-1)
    assert table.asks == "1 attendance"


@pytest.mark.rule("MK-471", "MK-Q70")
def test_who_is_attacked_may_change_cards_or_take_those_of_sparing_power() -> None:
    table = attacked(hand_1="wound", deck_1="stamina", tactic_1="midnight-meditation", night=True).do(
        "tactic", "pick wound"
    )
    assert len(table["hand_1"]) == 1
    table = attacked(hand_1="rage", deck_1="", tactic_1="sparing-power", stored_1="march", night=True).do("tactic")
    table.shows(hand_1="rage march")


@pytest.mark.rule("MK-219")
def test_who_is_attacked_may_use_a_motivation() -> None:
    table = attacked(hand_1="rage", deck_1="stamina*3", skills_1="goldyx-motivation").do("skill goldyx-motivation")
    table.shows(hand_1="rage stamina*2")


@pytest.mark.rule("MK-110")
def test_who_is_about_to_have_the_mind_read_may_act_before_a_colour_is_named() -> None:
    reading = {"seats": 2, "hand": "mind-read", "mana": {"white": 1}, "night": True, "dice": "gold", "order": [0, 1]}
    table = land(hand_1="rage", deck_1="march", tactic_1="midnight-meditation", at_1="1,-1", **reading).do(
        "play mind-read"
    )
    assert table.asks == "1 react"
    table.do("tactic", "pick rage")
    assert table.asks == "0 colour"
    assert land(hand_1="rage", deck_1="march", at_1="1,-1", **reading).do("play mind-read").asks == "0 colour"


# -- at the start of a round -------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-109", "MK-409")
def test_before_the_first_turn_of_a_round_the_first_player_may_plunder() -> None:
    table = land(hand="march", deck="", at=VILLAGE, turns_left=0, announced=1).do("play march", "end-turn")
    table.do("take-tactic from-the-dusk")
    assert table.asks == "0 react"
    assert table.can("special 7")


@pytest.mark.rule("MK-111")
def test_before_tactics_are_chosen_nobody_plunders() -> None:
    table = land(hand="march", deck="", at=VILLAGE, turns_left=0, announced=1).do("play march", "end-turn")
    assert table.asks == "0 tactic"
    assert not table.can("special 7")


@pytest.mark.rule("MK-225", "MK-116")
def test_skills_come_back_although_the_turn_is_skipped() -> None:
    table = land(
        seats=2,
        skills="norowas-prayer-of-weather",
        hand="march",
        deck="rage*4",
        at_1="1,-1",
        hand_1="march*2",
        order=[0, 1],
    )
    table.do("skill norowas-prayer-of-weather", "play march", "end-turn")
    until(table, "1 turn")
    table.s.skips[0] = 1
    until(table.do("sideways march 0", "end-turn"), "1 turn").shows(
        centre="", skills="norowas-prayer-of-weather", skips=False
    )


@pytest.mark.rule("MK-116")
def test_a_skipped_turn_brings_no_crystal_of_a_frozen_source() -> None:
    table = land(
        seats=2,
        skills="goldyx-source-freeze",
        hand="march",
        deck="rage*4",
        at_1="1,-1",
        hand_1="march*2",
        dice="blue",
        order=[0, 1],
    )
    table.do("skill goldyx-source-freeze", "play march", "end-turn")
    until(table, "1 turn")
    table.s.skips[0] = 1
    until(table.do("sideways march 0", "end-turn"), "1 turn").shows(centre="", crystals={}, lasts="")


@pytest.mark.rule("MK-222")
def test_a_skill_gained_at_the_end_of_a_turn_serves_from_the_next_one_on() -> None:
    stack = "norowas-inspiration norowas-forward-march"
    table = land(hand="march", deck="rage*4", fame=3, skill_stack=stack).do(
        "play march", "end-turn", "pick norowas-forward-march"
    )
    while table.asks != "0 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.do("skill norowas-forward-march")


@pytest.mark.rule("MK-095")
def test_after_ones_last_turn_of_a_round_nothing_can_be_used_any_more() -> None:
    village = "2,-3"
    usual = {"seats": 2, "turn": 1, "hand": "rage", "deck": "march*2", "at": village, "at_1": "0,-1", "hand_1": "march"}
    asked = land(**usual, deck_1="rage", order=[1, 0], order_at=0).do("play march", "end-turn")
    assert asked.asks == "0 react"  # before its own turn seat 0 may plunder
    over = land(**usual, deck_1="rage", order=[0, 1], order_at=1, announced=0, turns_left=1, counted=True)
    over.do("play march", "end-turn")
    assert over["round"] == 2
    assert not over.asks.endswith("react")


@pytest.mark.rule("MK-670", "MK-106")
@pytest.mark.parametrize("order", [["tactic", "power space-bending"], ["power space-bending", "tactic"]])
def test_the_right_moment_and_time_bending_give_a_turn_each(order: list[str]) -> None:
    mana = {"blue": 1, "black": 1}
    table = land(seats=2, night=True, tactic="the-right-moment", hand="space-bending rage", mana=mana, dice="gold")
    table.do(*order).shows(extra_turns=2)
    for left in (1, 0):
        until(table.do("end-turn"), "0 turn", ("pass", "discard rage", "discard march")).shows(extra_turns=left)
    until(table.do("end-turn"), "1 turn", ("pass", "discard march"))
