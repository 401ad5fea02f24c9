"""Attacking Volkare together, and defending against him together (18.1, 18.2, 19)."""

from typing import Any

import pytest

from deckhold.bots.simple import GreedyBot
from deckhold.engine.rng import seeded
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.zones import SHARE
from games.mage_knight.combat import again, faced, fortified
from games.mage_knight.warlord import War, fight_on, lose, war, win

ELITE = "freezers gunners fire-dragon ice-dragon swamp-dragon high-dragon"
ARMY = f"{ELITE} swordsmen golems prowlers diggers ironclads wolf-riders"
CITY = "core-v@1,0 countryside-1@1,1 countryside-2@0,1 core-5@2,2"  # the green city at 6,-4


def before(army: str = "freezers prowlers diggers", **more: Any) -> War:
    """Two heroes beside Volkare on 3,-1, the first one on turn."""
    hands = {"hand": "march", "hand_1": "march"}
    return war(army=army, **{"seats": 2, "at": "2,-1", "at_1": "3,-2", "order": [0, 1, 2], **hands, **more})


def agreed(*shares: int, army: str = "freezers prowlers diggers", **more: Any) -> War:
    """An attack has been agreed on: elite and regular troops of the proposer."""
    table = before(army, **more).do("propose", "player 1", "option 0", *[f"amount {n}" for n in shares])
    return table.do("option 0")


def enter(table: War) -> War:
    table.do("play march", "enter")
    return table.do("fight") if table.can("fight") else table


def shares(table: War) -> list[list[str]]:
    """What has been dealt to each hero."""
    s = table.s
    return [
        sorted(s.definitions[entry.card].id for entry in s.lasting if entry.op is SHARE and entry.seat == seat)
        for seat in range(s.seats)
    ]


# -- the proposal ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-137", "MX-138", "MX-276")
def test_heroes_beside_him_may_attack_together() -> None:
    assert before().can("propose")
    assert not before(at_1="1,1").can("propose")
    assert not before(at="1,-1").can("propose")


@pytest.mark.rule("MX-137")
@pytest.mark.parametrize(
    "more", [{"announced": 1, "turns_left": 1}, {"moment": "closing"}, {"skips_1": True}, {"hand_1": ""}]
)
def test_under_the_conditions_of_a_cooperative_assault(more: dict[str, Any]) -> None:
    assert not before(**more).can("propose")


@pytest.mark.rule("MX-502")
def test_not_against_a_single_token() -> None:
    assert not before("freezers").can("propose")


@pytest.mark.rule("MX-139", "MX-C06")
def test_elite_and_regular_troops_are_shared_out_apart() -> None:
    table = before(ARMY).do("propose", "player 1", "option 0")
    assert (table.asks, table.choices) == ("0 share-out", [f"amount {n}" for n in range(7)])
    table.do("amount 4")
    assert table.choices == [f"amount {n}" for n in range(7)]
    table.do("amount 1")
    assert table.asks == "1 joint-answer"
    assert "4 elite, 1 regular" in table.game.prompt("en")
    assert "2 elite, 5 regular" in table.game.prompt("en")
    table.do("option 0")
    assert [len(one) for one in shares(table)] == [5, 7]
    assert [len([token for token in one if token in ELITE.split()]) for one in shares(table)] == [4, 2]


@pytest.mark.rule("MX-140", "MX-C06")
def test_which_of_a_group_is_dealt_by_chance() -> None:
    table = before(ARMY).do("propose", "player 1", "option 0", "amount 2", "amount 0")
    first = set()
    for seed in range(12):
        other = table.copy()
        other.s.rng = seeded(seed)
        first.add(tuple(shares(other.do("option 0"))[0]))
    assert len(first) > 1


@pytest.mark.rule("MX-502", "MX-137")
def test_each_one_faces_at_least_one_token_of_either_group() -> None:
    table = before("freezers prowlers").do("propose", "player 1", "option 0")
    assert table.choices == ["amount 0", "amount 1"]
    table.do("amount 0")
    assert table.asks == "1 joint-answer"  # the only regular one is the proposer's
    other = before("freezers prowlers").do("propose", "player 1", "option 0", "amount 1")
    assert other.asks == "1 joint-answer"


@pytest.mark.rule("MX-137")
def test_everybody_but_the_proposer_gives_up_the_next_turn() -> None:
    agreed(1, 0).shows(skips=False, skips_1=True)


@pytest.mark.rule("MX-137")
def test_a_refusal_costs_nothing() -> None:
    table = before().do("propose", "player 1", "option 0", "amount 1", "amount 0", "pass")
    assert table.asks == "0 turn"
    table.shows(skips_1=False, moment="moving")
    assert table.remembers(volkare.REVEALED) is None


@pytest.mark.rule("MX-131", "MX-141")
def test_an_underground_attack_together_leads_to_him_alone_and_not_into_the_city_beside_him() -> None:
    """An unconquered city lies next to him, as near to the hero as he is."""
    more: dict[str, Any] = {
        "tiles": CITY,
        "cities": "city-green@6,-4",
        "tokens": "?freezers@6,-4 ?gunners@6,-4",
        "general": "5,-3",
        "at": "4,-3",
        "at_1": "4,-2",
        "hand": "underground-travel march",
        "mana": {"black": 1, "green": 1},
        "dice": "gold gold gold gold gold",
        "night": True,
    }
    table = agreed(1, 0, army="gunners prowlers diggers", **more).do("power underground-travel")
    assert (table.at(), faced(table)) == ("5,-3", ["gunners", "volkare"])
    table.shows(reputation=0, moment="ranged")
    win(table).do("pass", "pass")  # the other one neither plunders nor attacks
    assert (table.at(), table.at(1), table.general) == ("4,-3", "4,-2", "5,-3")
    assert table.army == ["diggers", "prowlers"]


# -- the attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-155", "MX-142", "MX-Q50")
def test_the_die_is_rolled_once_and_all_shares_are_turned_up() -> None:
    table = agreed(1, 0)
    die = table.remembers(volkare.DIE)
    assert die is not None
    assert {table.s.known[token] for token in table.s.zones[volkare.ARMY]} == {0b11}
    lose(enter(table))
    assert (table.asks, table.remembers(volkare.DIE)) == ("1 approach", die)
    enter(table)
    assert sorted(faced(table)) == ["diggers", "prowlers", "volkare"]
    assert table.remembers(volkare.DIE) == die


@pytest.mark.rule("MX-141", "MX-159", "MX-161")
def test_one_after_the_other_moves_onto_his_space_and_fights() -> None:
    table = agreed(1, 0)
    assert table.asks == "0 approach"
    enter(table).shows(reputation=0)
    assert (table.at(), faced(table)) == ("3,-1", ["freezers", "volkare"])
    win(table)
    assert table.asks == "1 approach"
    enter(table)
    assert (table.at(1), table.asks) == ("3,-1", "1 turn")


@pytest.mark.rule("MX-141", "MK-511")
def test_whoever_has_nothing_more_to_play_still_says_that_it_stays_away() -> None:
    """What a card gives is told as it is, it can be taken back, and nobody sees by a pass what the hand was worth."""
    table = agreed(1, 0, dice="black black")
    answers: Any = table.game.view(0, "en")["actions"]
    sideways = next(one for one in answers if one["label"] == "March sideways: move")
    assert (sideways["forecast"], sideways.get("final", False)) == (["Move 1: 1 in all"], False)
    table.do("sideways march 0")
    assert (table.asks, table.choices) == ("0 approach", ["pass"])
    [stay] = table.game.view(0, "en")["actions"]  # type: ignore[misc]
    assert stay["warnings"] == ["The enemies dealt to you stay undefeated; the turn is given up all the same"]


@pytest.mark.rule("MX-156")
def test_a_die_of_the_source_that_was_used_does_not_come_back_meanwhile() -> None:
    table = agreed(1, 0, dice="green red")
    table.s.die_state[0] = 1
    lose(enter(table))
    assert (table.asks, table["die_state"], table["dice_left"]) == ("1 approach", ["taken", "free"], 1)


@pytest.mark.rule("MX-145", "MX-136")
def test_all_shares_beaten_he_is_and_the_proposer_takes_his_space() -> None:
    table = win(enter(win(enter(agreed(1, 0)))))
    assert (table.general, table.at(0), table.at(1)) == (None, "3,-1", "3,-2")


@pytest.mark.rule("MX-146")
@pytest.mark.parametrize("first", [True, False])
def test_one_failure_and_all_go_back(first: bool) -> None:
    table = enter(agreed(1, 0))
    table = enter(win(table) if first else lose(table))
    table = lose(table) if first else win(table)
    assert (table.general, table.at(0), table.at(1)) == ("3,-1", "2,-1", "3,-2")
    assert table.army == (["diggers", "prowlers"] if first else ["freezers"])
    assert table.remembers(volkare.DIE) is None


@pytest.mark.rule("MX-147")
def test_who_beats_the_own_share_from_afar_is_not_attacked_even_if_others_fail() -> None:
    table = enter(agreed(0, 1, army="freezers prowlers diggers"))
    table.s.strike[8] = 9
    table.s.targets = 1
    again(table).do("strike").shows(hand="")
    lose(enter(table))
    assert (table.general, len(table.army)) == ("3,-1", 2)
    assert "wound" not in table["hand"]


@pytest.mark.rule("MX-143")
def test_a_wall_counts_for_the_share_of_whoever_comes_across_it() -> None:
    army = "freezers prowlers ironclads"
    table = agreed(1, 0, army=army, general="1,-3", at="0,-2", at_1="2,-3", hand="march swiftness")
    table.do("play swiftness", "play march", "enter")
    if table.can("fight"):
        table.do("fight")
    assert fortified(table)[:1] == [1]
    enter(lose(table))
    assert fortified(table)[:2] == [0, 0]


@pytest.mark.rule("MX-144")
def test_a_rampaging_enemy_is_fought_by_the_first_who_provokes_it() -> None:
    table = agreed(1, 0, at_1="3,0", tokens="ironclads@2,0")
    enter(table)
    assert faced(table) == ["ironclads", "freezers", "volkare"]
    enter(lose(table))
    assert sorted(faced(table)) == ["diggers", "prowlers", "volkare"]


@pytest.mark.rule("MX-157", "MX-E16")
def test_what_was_done_can_be_taken_back_until_chance_decides() -> None:
    table = agreed(1, 0, army="dragon-summoner prowlers diggers").do("play march")
    assert table.game.undo_depth == 1
    table.game.undo()
    assert "march" in table["hand"]
    enter(table)
    assert table.game.undo_depth >= 2
    table.do("end-phase")  # monsters are drawn: what was done before is fixed
    assert table.game.undo_depth == 0


@pytest.mark.rule("MX-158", "MX-160")
def test_summoned_monsters_come_after_the_first_phase_which_is_played_then() -> None:
    table = enter(agreed(1, 0, army="dragon-summoner prowlers diggers"))
    assert faced(table) == ["dragon-summoner", "volkare"]
    table.do("end-phase").shows(moment="block")
    assert len(faced(table)) > 2
    assert not table.can("target dragon-summoner")


# -- defence -----------------------------------------------------------------------------------------------------------


def stormed(seats: int = 2, army: str = "freezers prowlers diggers fire-dragon", **more: Any) -> War:
    """Volkare attacks the city; all heroes are in it."""
    place: dict[str, Any] = {
        "tiles": CITY,
        "cities": "city-green@6,-4",
        "city_row": {"green": [0]},
        "general": "5,-3",
        "cards": "march",
        **{"at" if seat == 0 else f"at_{seat}": "6,-4" for seat in range(seats)},
        "order": [seats, *range(seats)],
    }
    return war(seats=seats, army=army, **{**place, **more}).his_turn()


@pytest.mark.rule("MX-148", "MX-149", "MX-Q14")
def test_each_one_in_the_city_is_asked_and_two_may_defend_together() -> None:
    table = stormed()
    assert table.asks == "0 volkare-attack"
    table.do("option 0")
    assert table.asks == "1 volkare-attack"
    table.do("option 0")
    assert (table.asks, table.choices) == ("0 volkare-defence", ["option 0", "option 1"])


@pytest.mark.rule("MX-Q14", "MX-150")
def test_whose_turn_comes_next_is_asked_first() -> None:
    assert stormed(order=[0, 2, 1]).asks == "1 volkare-attack"


@pytest.mark.rule("MX-151", "MX-152", "MX-153", "MX-263")
def test_together_they_share_the_army_without_moving() -> None:
    table = stormed().do("option 0", "option 0", "option 1", "player 1", "option 0", "amount 2", "amount 0", "option 0")
    assert table.asks == "0 attendance"
    table.do("option 1")
    assert table.asks == "1 attendance"
    table.do("option 1")
    assert (table.asks, table.at()) == ("0 turn", "6,-4")
    assert faced(table) == ["freezers", "fire-dragon", "volkare"] or set(faced(table)) == {
        "freezers",
        "fire-dragon",
        "volkare",
    }
    assert fortified(table)[0] == 0
    lose(table)
    assert table.asks == "1 turn"
    assert set(faced(table)) == {"prowlers", "diggers", "volkare"}
    win(table)
    assert (table.general, table.army) == ("4,-2", ["fire-dragon", "freezers"])


@pytest.mark.rule("MX-151")
def test_who_receives_no_enemies_does_not_take_part() -> None:
    table = stormed().do("option 0", "option 0", "option 1", "player 1", "option 0", "amount 2", "amount 2", "option 0")
    assert table.asks == "0 attendance"
    table.do("option 1")
    assert table.asks == "0 turn"
    win(table, "prowlers", "diggers")
    assert (table.general, table["hand_1"]) == ("4,-2", [])


@pytest.mark.rule("MX-149", "MX-150", "MX-507")
def test_without_agreement_each_one_meets_the_whole_army_and_the_losses_add_up() -> None:
    table = stormed().do("option 0", "option 0", "option 1", "player 1", "option 0", "amount 1", "amount 1", "pass")
    assert table.asks == "0 volkare-defence"
    table.do("option 0", "option 1")
    assert set(faced(table)) == {"freezers", "prowlers", "diggers", "fire-dragon", "volkare"}
    fight_on(table, "prowlers")
    table.do("end-phase", "option 1")
    assert table.asks == "1 turn"
    assert set(faced(table)) == {"freezers", "diggers", "fire-dragon", "volkare"}
    win(table, "diggers")
    assert table.general == "4,-2"


@pytest.mark.rule("MX-152")
def test_a_defender_may_take_the_next_turn_in_advance() -> None:
    table = stormed(hand="rage", hand_1="rage").do("option 0", "pass")
    assert table.asks == "0 attendance"
    assert table.choices == ["option 0", "option 1"]
    table.do("option 0").shows(skips=True)
    win(table, "prowlers", "diggers").shows(moment="closing")
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-154", "MX-264")
def test_a_failed_joint_defence_loses_the_city() -> None:
    table = stormed(seats=3)
    table.do("option 0", "option 0", "pass", "option 1", "player 1", "option 0", "amount 2", "amount 1", "option 0")
    table.do("option 1", "option 1")
    win(table, "prowlers")
    lose(table)
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "volkare-takes"


@pytest.mark.rule("MX-150")
def test_groups_fight_one_after_the_other() -> None:
    table = stormed(seats=3).do("option 0", "option 0", "option 0", "option 1", "player 2", "option 0")
    table.do("amount 2", "amount 0", "option 0", "option 1", "option 1")
    assert table.asks == "0 turn"
    win(lose(table), "prowlers")
    assert table.asks == "1 attendance"
    table.do("option 1")
    assert sorted(faced(table)) == ["diggers", "fire-dragon", "freezers", "volkare"]


@pytest.mark.rule("MX-130")
def test_a_bot_finds_its_way_through_a_fight_with_a_whole_army() -> None:
    table = war(army=ARMY, cards="rage", hand="march rage stamina").his_turn().do("option 0", "option 1")
    bot = GreedyBot()
    while table.s.in_combat():
        table.game.apply(bot.choose(table.game))
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-380")
def test_each_hero_may_use_a_token_of_the_same_name() -> None:
    boxes = {"expansions": ["lost-legion", "shades-of-tezla"]}
    table = enter(agreed(1, 1, options=boxes, faction_tokens="fire-gem", faction_tokens_1="fire-gem"))
    enter(lose(table.do("token fire-gem")))
    assert table.asks == "1 turn"
    assert table.can("token fire-gem")
