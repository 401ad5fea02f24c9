"""Cooperative city assault (section 23)."""

from typing import Any

import pytest

import deckhold
from games.mage_knight.combat import Realm, again, faced, fortified, land, with_city
from games.position import in_force

WHITE = "countryside-1@1,0 core-7@1,1"  # the white city at 3,-2
GREEN = "countryside-1@1,0 core-5@1,1"  # the green city at 3,-2, orcs at 4,-2 and 2,-1


def before(garrison: str = "swordsmen crossbowmen", colour: str = "white", **more: Any) -> Realm:
    """Two heroes next to a city, the first one on turn."""
    tokens = " ".join(f"{token}@3,-2" for token in garrison.split())
    place: dict[str, Any] = {
        "seats": 2,
        "tiles": WHITE if colour == "white" else GREEN,
        "at": "2,-2",
        "at_1": "3,-3",
        "tokens": f"{tokens} {more.pop('wild', '')}",
        "hand": "march rage",
        "hand_1": "march rage",
        "order": [0, 1],
        "order_at": 0,
    }
    return with_city(land(**{**place, **more}), colour, "3,-2")


def agreed(*shares: int, **more: Any) -> Realm:
    """The assault has been agreed on."""
    table = before(**more).do("propose", "player 1", "option 0", *[f"amount {n}" for n in shares])
    return table.do("option 0")


def enter(table: Realm) -> Realm:
    table.do("play march", "enter")
    return table.do("fight") if table.can("fight") else table


def win(table: Realm) -> Realm:
    """Whoever fights defeats everybody in the attack phase."""
    seat = table.asks[0]
    while table["moment"] != "attack":
        table.do("end-phase")
    table.s.strike[3] = 99
    table.s.targets = (1 << len(table.s.foes)) - 1
    again(table).do("strike")
    assert not (table.asks == f"{seat} turn" and table.s.in_combat())
    return table


def lose(table: Realm) -> Realm:
    while table.s.in_combat():
        table.do("end-phase")
    return table


# -- the proposal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-502", "MK-503")
def test_a_hero_next_to_a_city_may_propose_it() -> None:
    assert before().can("propose")
    assert not before(at="1,-2").can("propose")


@pytest.mark.rule("MK-503")
@pytest.mark.parametrize("more", [{"announced": 1, "turns_left": 1}, {"ending": True}, {"moment": "closing"}])
def test_when_it_cannot_be_proposed(more: dict[str, Any]) -> None:
    assert not before(**more).can("propose")


@pytest.mark.rule("MK-503", "MK-Q26")
def test_not_from_a_space_with_another_hero() -> None:
    assert not before(at="3,-3").can("propose")


@pytest.mark.rule("MK-504")
@pytest.mark.parametrize("more", [{"at_1": "1,-2"}, {"skips_1": True}, {"hand_1": ""}])
def test_who_cannot_be_invited(more: dict[str, Any]) -> None:
    assert not before(**more).can("propose")


@pytest.mark.rule("MK-504")
def test_whoever_is_known_to_hold_wounds_only_cannot_be_invited() -> None:
    data: Any = before(hand_1="wound").game.dump()
    data["position"]["known"][data["position"]["players"][1]["hand"][0]] = [0, 1]
    assert not Realm(deckhold.load(data)).can("propose")


@pytest.mark.rule("MK-504", "MK-506")
def test_a_hand_that_the_proposer_does_not_know_answers_for_itself() -> None:
    table = before(hand_1="wound").do("propose", "player 1", "option 0")
    assert table.asks == "1 joint-answer"
    assert table.choices == ["pass"]


@pytest.mark.rule("MK-505", "MK-696")
def test_everybody_faces_at_least_one_defender() -> None:
    table = before("swordsmen crossbowmen golems").do("propose", "player 1", "option 0")
    assert table.choices == ["amount 1", "amount 2"]
    table.do("amount 2")
    assert table.asks == "1 joint-answer"


@pytest.mark.rule("MK-505")
def test_the_proposer_may_think_better_of_it() -> None:
    table = before().do("propose", "pass").shows(moment="moving")
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-506", "MK-Q80")
def test_a_refusal_costs_nothing() -> None:
    table = before(move_points=3).do("propose", "player 1", "option 0", "pass")
    table.shows(moment="moving", move_points=3, skips_1=False)
    assert table.asks == "0 turn"
    assert table.can("propose")


@pytest.mark.rule("MK-507", "MK-Q24")
def test_invited_players_turn_their_tokens_down_and_the_proposer_does_not() -> None:
    agreed().shows(skips=False, skips_1=True)


@pytest.mark.rule("MK-508", "MK-697")
def test_the_defenders_are_dealt_by_chance_in_the_agreed_numbers() -> None:
    table = agreed(2, garrison="swordsmen crossbowmen golems")
    shares = [mark.split() for mark in table["marks"] if mark.startswith("share")]
    assert len(shares) == 3
    assert faced(enter(table)).__len__() == 2


# -- by an underground attack ------------------------------------------------------------------------------------------

UNDERGROUND: dict[str, Any] = {
    "night": True,
    "at": "1,-2",  # two spaces from the city
    "hand": "underground-travel march",
    "mana": {"green": 1, "black": 1},
    "dice_left": 0,
}


@pytest.mark.rule("MK-503")
def test_who_can_reach_the_city_by_an_underground_attack_may_propose_it_from_afar() -> None:
    assert before(**UNDERGROUND).can("propose")
    assert not before(**{**UNDERGROUND, "mana": {"green": 1}}).can("propose")  # that is the basic effect
    assert not before(**{**UNDERGROUND, "at_1": "1,-3"}).can("propose")  # whoever is invited stands next to it (MK-504)


@pytest.mark.rule("MK-503", "MK-Q80")
def test_the_spell_is_cast_when_all_have_agreed() -> None:
    table = before(**UNDERGROUND).do("propose", "player 1", "option 0", "pass")
    table.shows(hand="underground-travel march", tokens={"green": 1, "black": 1}, moment="moving")
    table = agreed(**UNDERGROUND)
    assert table.asks == "0 approach"
    assert not table.copy().do("play march").can("enter")  # it is not adjacent
    table.do("power underground-travel").shows(reputation=-1, moment="ranged", hand="march")
    assert table.at() == "3,-2"
    assert fortified(table) == [0]  # no site protects anybody in this fight (MX-143)
    lose(table)
    assert table.asks == "1 approach"
    assert fortified(enter(table)) == [1]
    lose(table)
    assert (table.at(0), table.at(1)) == ("1,-2", "3,-3")


@pytest.mark.rule("MK-503", "MK-Q62")
def test_only_the_proposer_comes_underground() -> None:
    more: dict[str, Any] = {"night": True, "hand": "march", "hand_1": "underground-travel march"}
    table = agreed(**more)
    table.s.tokens[6 + 2] = table.s.tokens[6 + 5] = 1
    table.do("pass")
    assert table.asks == "1 approach"
    assert not table.can("power underground-travel")


@pytest.mark.rule("MK-566")
def test_each_one_enters_the_part_of_a_megapolis_that_it_stands_next_to() -> None:
    wide = before(at_1="5,-3", tiles=f"{WHITE} countryside-2@2,2")
    table = with_city(wide, "blue", "4,-2").do("propose", "player 1", "option 0", "option 0", "pass")
    table.do("play march", "enter")
    assert table.at(1) == "4,-2"


# -- the assault -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-509", "MK-511", "MK-512", "MK-696", "MK-Q62")
def test_each_one_enters_for_two_move_points_and_fights_all_phases_before_the_next() -> None:
    table = agreed()
    assert table.asks == "0 approach"
    assert not table.can("enter")
    enter(table).shows(moment="ranged", reputation=-1, move_points=0)
    assert table.at() == "3,-2"
    win(table).shows(city_row={"white": [0]})
    assert table.asks == "1 approach"
    enter(table).shows(reputation_1=-1)
    win(table).shows(city_row={"white": [0, 1]})


@pytest.mark.rule("MK-513", "MK-382")
def test_with_all_defenders_gone_the_city_is_conquered_and_all_stay() -> None:
    table = win(enter(win(enter(agreed()))))
    table.shows(moment="closing")
    assert (table.at(0), table.at(1)) == ("3,-2", "3,-2")
    assert table.asks == "0 turn"


@pytest.mark.rule("MK-513", "MK-689")
def test_with_a_defender_left_all_fall_back() -> None:
    table = lose(enter(win(enter(agreed(level_1=9)))))
    assert (table.at(0), table.at(1)) == ("2,-2", "3,-3")
    assert len(table.tokens_at("3,-2")) == 1
    table.shows(city_row={"white": [0]})


@pytest.mark.rule("MK-514", "MK-510", "MK-696")
def test_the_ends_of_the_turns_come_afterwards_in_order_and_the_invited_skip_their_next() -> None:
    table = win(enter(win(enter(agreed())))).do("end-turn")
    while table.asks.startswith("0"):
        table.do(table.choices[-1])
    assert table.asks == "1 turn"
    table.shows(moment="closing")
    table.do("end-turn")
    while table.asks.startswith("1"):
        table.do(table.choices[-1])
    assert table.asks.startswith("0")
    table.shows(skips_1=False)


@pytest.mark.rule("MK-510", "MK-Q62")
def test_each_participant_has_a_die_but_no_second_one() -> None:
    table = agreed(dice_left=0).shows(dice_left=0)
    table.do("pass").shows(dice_left=1)
    assert table.asks == "1 approach"


@pytest.mark.rule("MK-510")
def test_a_frozen_source_has_no_die_for_whoever_is_invited() -> None:
    # In a competitive game a third player's skill lies in the middle.
    freeze = in_force("goldyx-source-freeze.use.0.effect", "goldyx-source-freeze#1", 2, until="own-next-turn")
    table = before(seats=3, at_2="portal", order=[0, 1, 2], lasting=[freeze])
    table.do("propose", "player 1", "option 0", "option 0", "pass").shows(dice_left=0)
    assert table.asks == "1 approach"


@pytest.mark.rule("MK-510", "MK-Q65")
def test_the_right_moment_of_whoever_is_invited_turns_the_token_up_again() -> None:
    table = agreed(tactic="early-bird", tactic_1="the-right-moment").do("pass")
    assert table.asks == "1 approach"
    table.do("tactic").shows(skips_1=False, extra_turns=0)
    table.do("pass", "end-turn")
    while not table.asks.endswith("turn"):
        table.do(table.choices[-1])
    assert table.asks == "1 turn"  # ends what it gave up
    table.do("end-turn")
    while not table.asks.endswith("turn"):
        table.do(table.choices[-1])
    assert table.asks == "1 turn"  # has its own turn all the same
    table.shows(moment="moving")


@pytest.mark.rule("MK-Q62")
def test_who_does_not_enter_loses_the_turn_but_no_reputation() -> None:
    table = agreed().do("pass", "pass")
    table.shows(reputation=0, reputation_1=0, skips_1=True, moment="closing")
    assert len(table.tokens_at("3,-2")) == 2


@pytest.mark.rule("MK-511", "MK-Q63")
def test_a_rampaging_enemy_is_fought_by_the_first_one_only() -> None:
    # The orcs at 4,-2 are next to the city; both could challenge them.
    table = agreed(colour="green", wild="prowlers@4,-2", at_1="2,-1").do("play march", "enter")
    assert table.can("challenge prowlers")
    lose(table.do("challenge prowlers").do("end-phase"))
    table.do("play march", "enter")
    assert not table.can("challenge prowlers")


@pytest.mark.rule("MK-Q25")
def test_each_hero_faces_its_own_defenders_only() -> None:
    first = enter(agreed())
    assert len(faced(first)) == 1
    second = enter(win(first.copy()))
    assert len(faced(second)) == 1
    assert faced(first) != faced(second)


@pytest.mark.rule("MK-696")
def test_a_save_in_the_middle_of_it_goes_on() -> None:
    import deckhold

    table = enter(win(enter(agreed())))
    loaded = Realm(deckhold.load(table.game.dump()))
    assert loaded.choices == table.choices
    assert loaded.game.fingerprint() == table.game.fingerprint()


@pytest.mark.rule("MK-Q64")
def test_the_last_city_taken_together_leaves_the_proposer_a_final_turn_and_the_invited_none() -> None:
    tiles = "countryside-1@1,0 core-7@1,1 core-5@2,1"
    other = with_city(before(tiles=tiles), "green", "4,-5")  # nobody defends it any more
    table = win(enter(win(enter(other.do("propose", "player 1", "option 0", "option 0")))))
    turns: list[str] = []
    while not table.game.over:
        if table.asks not in turns[-1:] and table.asks.split()[1] in ("turn", "announce"):
            turns.append(table.asks)
        table.do("end-turn" if table.can("end-turn") else table.choices[-1])
    assert turns == ["0 turn", "1 turn", "0 turn"]  # both end the turn of the assault, the proposer has one more


@pytest.mark.rule("MK-510", "MK-514")
def test_what_an_invited_hero_played_counts_at_the_end_of_its_own_turn() -> None:
    table = agreed(hand_1="steady-tempo rage").do("pass", "play steady-tempo", "pass", "end-turn")
    while table.asks != "1 turn":
        table.do(table.choices[-1])
    table.do("end-turn")
    assert table.asks == "1 may"  # the card goes under the deck
    table.do("option 0")
    assert table["deck_1"][0] == "steady-tempo"


@pytest.mark.rule("MK-510", "MK-Q62")
def test_each_participant_keeps_the_die_that_it_has_not_used() -> None:
    table = enter(agreed(dice="green red red", hand="march rage", hand_1="march rage stamina"))
    table = lose(table)
    assert table.asks == "1 approach"
    table.do("power march").shows(dice_left=0).do("pass")
    assert table.asks == "0 turn"
    assert table["dice_left"] == 1
    table.do("end-turn")
    while table.asks != "1 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.shows(moment="closing", dice_left=0)


@pytest.mark.rule("MK-666", "MK-Q80")
def test_points_of_one_participant_are_none_of_another() -> None:
    table = lose(enter(agreed(hand="march rage wound", hand_1="tranquility wound", mana={"green": 1})))
    table.do("play tranquility", "option 0").shows(healing=1).do("pass")
    assert table.asks == "0 turn"
    table.shows(healing=0)


@pytest.mark.rule("MK-514", "MK-667")
def test_what_an_invited_hero_has_played_for_its_turn_lasts_until_that_ends() -> None:
    table = lose(enter(agreed(hand="march rage", hand_1="march blood-ritual banner-of-protection")))
    table = lose(enter(table.do("play blood-ritual", "colour 0")).do("power banner-of-protection"))
    assert table.asks == "0 turn"
    table.do("end-turn")
    while table.asks != "1 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.do("end-turn")
    assert table.asks == "1 shed"
    assert "pick wound hand" in table.choices


@pytest.mark.rule("MK-510", "MK-512")
def test_a_curse_reaches_each_participant() -> None:
    curse = in_force("mana-claim.strong.curse", "mana-claim#1", seat=2, until="round")  # of red
    table = before(
        seats=3,
        order=[0, 1, 2],
        at_2="portal",
        hand="march rage",
        hand_1="march rage",
        crystals={"red": 1},
        crystals_1={"red": 1},
        dice="black black black black black",
        lasting=[curse],
    )
    table.do("propose", "player 1", "option 0", "option 0")
    for seat in (0, 1):
        enter(table)
        while table["moment"] != "attack":
            table.do("end-phase")
        before_that = table[f"hand_{seat}"].count("wound")
        table.do("power rage")
        assert table[f"hand_{seat}"].count("wound") == before_that + 1
        table.do("end-phase")


@pytest.mark.rule("MK-386", "MK-514")
def test_whoever_may_leave_a_die_as_it_is_says_so_before_it_is_rolled() -> None:
    table = before(scenario="cooperation", order=[0, 1, 2], skills="goldyx-source-opening", dice="red red red red")
    table.do("skill goldyx-source-opening", "pass", "propose", "player 1", "option 0", "option 0")
    lose(enter(table)).do("centre goldyx-source-opening")
    lose(enter(table)).do("end-turn")
    while table.asks != "1 turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    table.do("end-turn")
    assert table.asks == "1 ask-roll"
    table.do("pass").shows(dice=["red"] * 4, die_state=["free"] * 4)


@pytest.mark.rule("MK-670", "MK-Q65")
def test_the_right_moment_and_time_bending_of_whoever_is_invited_give_a_turn_each() -> None:
    table = agreed(
        tactic="early-bird",
        tactic_1="the-right-moment",
        hand_1="march space-bending rage",
        tokens_1={"blue": 1, "black": 1},
        lasting=[in_force("amulet-of-darkness.basic.1.op.1", "amulet-of-darkness#1", seat=1)],
    ).do("pass")
    assert table.asks == "1 approach"
    table.do("tactic", "power space-bending", "pay mana-blue").shows(skips_1=False, extra_turns=0)
    table.do("pass", "end-turn")
    turns = 0
    while turns < 3 or table.asks != "0 turn":
        if table.asks == "1 turn" and table.can("end-turn"):
            turns += 1
        table.do("end-turn" if table.can("end-turn") else table.choices[-1])
    assert turns == 3  # the one given up for the assault, the one got back, and another one


@pytest.mark.rule("MX-511", "MK-510")
@pytest.mark.parametrize("used", [True, False])
def test_a_shield_that_an_invited_hero_has_moved_is_not_moved_before_its_next_turn(used: bool) -> None:
    chaos = "krang-master-of-chaos"
    shield = in_force("rules.shield-on-blue", f"{chaos}#1", seat=1, until="game")
    box: dict[str, Any] = {"options": {"expansions": ["krang"]}, "dice": "black", "skills_1": chaos}
    table = agreed(lasting=[shield], **box).do("pass")  # the proposer stays away
    while table.asks != "1 approach":
        table.do(next(words for words in ("end-turn", "pass") if table.can(words)))
    if used:
        table.do(f"skill {chaos}").shows(move_points=1)
    table.do("sideways rage 0", "pass")
    offered = False
    while table["skips_1"] or table.asks != "1 turn":  # both turns end, the invited hero's next one is skipped
        offered = offered or (table.asks == "1 react" and table.can(f"skill {chaos}"))
        passing = ("discard rage", "discard march", "end-turn", "pass")
        table.do(next(words for words in passing if table.can(words)))
    assert offered != used
