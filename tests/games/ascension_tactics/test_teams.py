"""2 against 2: joint turns, and what belongs to the team (AT-176 to AT-182, AT-Q51)."""

from typing import Any

import pytest

from deckhold import games
from games.ascension_tactics.battle import Battle, battle

INFO = games.info("ascension-tactics")


def teams(*pools: str, **given: object) -> Battle:
    """Seats 0 and 2 against seats 1 and 3; seat 0 has the word."""
    return battle(*pools, **{"seats": 4, "spoken": 1, "draft_row": "", "draft_deck": "", **given})


# -- joint turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-178")
def test_team_mates_act_in_any_interleaving() -> None:
    table = teams(hand_0="apprentice*2", hand_2="militia")
    table.do("play apprentice", "hand-over 2", "play militia", "hand-over 0", "play apprentice")
    table.shows(runes_0=2, power_2=1, speaker=0)


@pytest.mark.rule("AT-178")
def test_the_word_goes_to_team_mates_only() -> None:
    assert [choice for choice in teams().choices if choice.startswith("hand-over")] == ["hand-over 2"]


@pytest.mark.rule("AT-178")
def test_the_word_is_not_handed_back_before_something_was_done() -> None:
    table = teams(hand_2="militia").do("hand-over 2")
    assert not table.can("hand-over 0")
    table.do("play militia")
    assert table.can("hand-over 0")


@pytest.mark.rule("AT-178")
def test_who_is_done_leaves_the_rest_of_the_turn_to_the_team_mate() -> None:
    table = teams(hand_0="apprentice", hand_2="militia").do("end-turn")
    table.shows(turn=0, speaker=2, done_0=True, done_2=False, hand_0="apprentice")
    assert not table.can("hand-over 0")  # nothing was done since
    table.do("play militia", "hand-over 0").shows(speaker=0, done_0=False)
    table.do("play apprentice", "end-turn").shows(turn=0, speaker=2)


@pytest.mark.rule("AT-178")
@pytest.mark.rule("AT-061")
@pytest.mark.rule("AT-Q51")
def test_the_team_ends_its_turn_together() -> None:
    """AT-Q51: each member does steps 1 to 3, then the shrine is scored once."""
    table = teams(
        "kehmep@1,0!", "", "jirra@0,1!", shrine="0,0", hand_0="apprentice", hand_2="militia", power_0=3, runes_2=4
    )
    table.do("end-turn").shows(turn=0, hand_0="apprentice", power_0=3, glory=[0, 0])
    table.do("end-turn").shows(turn=1, speaker=1, glory=[2, 0], hand_0="apprentice*5", hand_2="apprentice*5")
    table.shows(discard_0="apprentice", discard_2="militia", power_0=0, runes_2=0)
    assert not table.exhausted("kehmep")
    assert not table.exhausted("jirra")


@pytest.mark.rule("AT-060")
@pytest.mark.rule("AT-Q51")
def test_the_end_of_the_turn_says_what_both_members_lose() -> None:
    table = teams(power_0=3, runes_0=2, power_2=4)
    assert table.game.label(table.game.actions()[-1]) == "I am done"
    table.do("end-turn")
    assert table.game.label(table.game.actions()[-1]) == "End the turn (2 runes and 7 power will be lost)"
    table.do("end-turn").shows(runes_0=0, power_0=0, power_2=0)


@pytest.mark.rule("AT-178")
def test_the_hands_and_treasures_of_team_mates_are_open_to_each_other_alone() -> None:
    table = teams(hand_0="apprentice", hand_2="militia", hand_1="mystic", treasures_2="treasure-speed-1")

    def seen(seat: int, area: str) -> list[str]:
        view = table.game.info.areas(table.game, seat)
        pieces = next(one for one in view if one.id == area).pieces
        return [piece.card for piece in pieces if piece is not None]

    assert seen(0, "hand/2") == ["militia"]
    assert seen(0, "treasures/0") == ["treasure-speed-1"]  # all of the team's in one place
    assert seen(0, "hand/1") == []
    assert seen(1, "hand/2") == []
    assert seen(1, "treasures/2") == []


# -- what is one's own and what is the team's --------------------------------------------------------------------------


@pytest.mark.rule("AT-179")
def test_runes_power_cards_and_champions_stay_ones_own() -> None:
    table = teams("kehmep@0,0", "", "jirra@1,1", power_0=2, runes_2=1, deck_2="militia*5")
    assert table.orders == ["kehmep", "giant-rat"]
    assert not table.can("buy arha-novice")
    table.do("hand-over 2")
    assert table.orders == []
    table.do("buy arha-novice").shows(discard_2="arha-novice", discard_0="")


@pytest.mark.rule("AT-179")
@pytest.mark.rule("AT-Q51")
def test_a_quest_looks_at_the_cards_of_a_single_player() -> None:
    """AT-Q51: the mate's Enlightened card does not count."""
    table = teams("rakar", hand_0="blessing-of-the-wind", hand_2="arha-novice")
    table.do("play blessing-of-the-wind", "hand-over 2", "play arha-novice", "hand-over 0")
    assert not table.can("complete blessing-of-the-wind")


@pytest.mark.rule("AT-179")
@pytest.mark.rule("AT-Q51")
def test_devotion_looks_at_the_cards_of_a_single_player() -> None:
    """AT-Q51: Kehmep's is not met by the mate's Enlightened card."""
    table = teams("kehmep", hand_0="arha-novice", hand_2="temple-lookout").do("hand-over 2", "play temple-lookout")
    table.shows(pool_0="kehmep")
    table.do("hand-over 0", "play arha-novice").shows(pool_0="kehmep eye-of-the-storm")


@pytest.mark.rule("AT-179")
@pytest.mark.rule("AT-Q51")
def test_bonuses_for_your_champions_are_for_those_of_a_single_player() -> None:
    """AT-Q51: Lunar Stag speeds up the Lifebound champions of whoever played it."""
    table = teams("muse-of-rebirth@0,0", "", "jirra@1,1", hand_0="lunar-stag").do("play lunar-stag")
    assert table.speed("muse-of-rebirth") == 4
    assert table.speed("jirra") == 3


@pytest.mark.rule("AT-180")
def test_a_treasure_of_the_team_is_used_by_either_member_on_a_champion_of_theirs() -> None:
    table = teams("kehmep@0,0", "", "jirra@1,1", treasures_2="treasure-strength-2")
    assert table.can("use treasure-strength-2 kehmep")
    assert not table.can("use treasure-strength-2 jirra")
    table.do("use treasure-strength-2 kehmep").shows(treasures_2="", treasure_discard="treasure-strength-2")
    assert table.worth("kehmep") == (5, 4)


@pytest.mark.rule("AT-180")
@pytest.mark.rule("AT-169")
def test_the_attacked_member_answers_with_a_treasure_of_the_team() -> None:
    table = teams("rakar@0,0", "kehmep@1,0", "", "", power_0=5, treasures_3="treasure-defense-3")
    table.do("order rakar", "attack kehmep")
    assert table.asks == "1 treasure"
    table.do("use treasure-defense-3 kehmep").shows(treasures_3="")
    assert table.damage("kehmep") == 5
    assert table.spot("kehmep") == "1,0"


@pytest.mark.rule("AT-Q18")
@pytest.mark.rule("AT-155")
def test_both_members_of_the_team_on_the_move_answer_before_the_others() -> None:
    table = teams(
        "",
        "kehmep@0,0",
        "timestream-seer@2,0",
        turn=1,
        speaker=1,
        spoken=2,
        corrupted="0,0 2,0",
        treasures_0="treasure-defense-3",
        treasures_3="treasure-defense-3",
    )
    assert table.do("end-turn", "end-turn").asks == "2 treasure"
    assert table.do("pass").asks == "1 treasure"


@pytest.mark.rule("AT-180")
@pytest.mark.rule("AT-181")
def test_champions_of_a_team_control_a_shrine_together_and_the_glory_is_the_teams() -> None:
    table = teams("kehmep@1,0", "rakar@-1,0", "jirra@0,1", shrine="0,0").do("end-turn", "end-turn")
    table.shows(glory=[2, 0])


@pytest.mark.rule("AT-096")
@pytest.mark.rule("AT-178")
@pytest.mark.rule("AT-Q51")
def test_one_passes_through_a_team_mates_champions_and_shoots_over_them() -> None:
    """AT-Q51: movement and line of sight look at the team."""
    table = teams("kehmep@0,0", "rakar@2,0", "jirra@1,0", power_0=2).do("order kehmep")
    assert table.targets == ["rakar"]
    assert "1,0" not in table.goes
    wall = teams("kehmep@0,0", "", "jirra@1,0 scrapbot@1,-1 vyrak@0,1", power_0=2).do("order kehmep")
    assert "2,0" in wall.goes


@pytest.mark.rule("AT-182")
def test_both_members_win_together() -> None:
    table = teams("kehmep@1,0", shrine="0,0", glory=[28, 12]).do("end-turn", "end-turn")
    assert table.game.outcome == ((30, 12, 30, 12), (0, 2), "glory", {})


# -- gates -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AT-176")
@pytest.mark.rule("AT-023")
@pytest.mark.rule("AT-Q02")
def test_each_member_has_a_gate_of_the_team_and_the_second_teams_give_a_rune_and_two_power_more_at_first() -> None:
    """AT-Q02."""
    first = teams(round=1).do("gate", "hand-over 2", "gate").shows(power_0=2, power_2=2, runes_0=0, runes_2=0)
    assert not first.can("gate")
    second = teams(turn=1, speaker=1, spoken=2, round=1).do("gate", "hand-over 3", "gate")
    second.shows(power_1=4, power_3=4, runes_1=1, runes_3=1)
    later = teams(turn=1, speaker=1, spoken=2, round=2).do("gate").shows(power_1=2, runes_1=0)
    assert later.asks == "1 main"


@pytest.mark.rule("AT-023")
@pytest.mark.rule("AT-183")
@pytest.mark.parametrize(("seat", "runes", "power"), [(0, 0, 2), (1, 2, 2), (2, 2, 3), (3, 3, 4)])
@pytest.mark.rule("AT-Q02")
def test_of_four_alone_each_later_gate_gives_more_in_the_first_turn(seat: int, runes: int, power: int) -> None:
    """AT-Q02."""
    table = battle(scenario="infernal-battle", seats=4, turn=seat, round=1).do("gate")
    table.shows(**{f"runes_{seat}": runes, f"power_{seat}": power})


@pytest.mark.rule("AT-176")
def test_team_mates_sit_across_from_each_other() -> None:
    game = INFO.new(4, 1, {"scenario": "war-gates", "first": 1})
    assert game.sides == ((0, 2), (1, 3))
    table = Battle(game)
    assert table["first"] == 1


@pytest.mark.rule("AT-180")
def test_at_the_end_each_team_sees_where_its_glory_came_from() -> None:
    table = teams("kehmep@1,0", shrine="0,0", glory=[28, 7], earned=[4, 14, 10, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0])
    outcome = table.do("end-turn", "end-turn").game.view(0)["outcome"]
    assert outcome["breakdown"] == [  # type: ignore[index,call-overload]
        {
            "seats": [0, 2],
            "parts": [
                {"label": "Cards and abilities", "amount": 4},
                {"label": "Shrines", "amount": 16},
                {"label": "Beacons", "amount": 10},
            ],
        },
        {"seats": [1, 3], "parts": [{"label": "Shrines", "amount": 7}]},
    ]


@pytest.mark.rule("AT-180")
def test_glory_that_a_save_was_given_is_told_of_at_the_end_too() -> None:
    table = teams("kehmep@1,0", shrine="0,0", glory=[28, 7])
    outcome = table.do("end-turn", "end-turn").game.view(0, "ru")["outcome"]
    parts = [{"label": "Святилища", "amount": 2}, {"label": "Прочее", "amount": 28}]
    assert outcome["breakdown"][0] == {"seats": [0, 2], "parts": parts}  # type: ignore[index,call-overload]


@pytest.mark.rule("AT-178")
def test_what_both_members_have_played_lies_in_sight_until_their_turn_ends() -> None:
    table = battle("jirra", "", "kehmep", seats=4, options={"pools": "draft"}, hand="militia", hand_2="arha-novice")
    table.do("play militia", "hand-over 2", "play arha-novice")
    for seat in range(4):
        areas: Any = table.game.view(seat)["areas"]
        [played] = [area for area in areas if area["id"] == "played"]
        assert [piece["id"].partition("#")[0] for piece in played["pieces"]] == ["arha-novice", "militia"]


@pytest.mark.rule("AT-321", "AT-Q51")
def test_a_mental_link_is_for_the_damned_and_kythis_of_its_owner_alone() -> None:
    table = battle("damned-wrath damned-pride", "", "damned-sloth kythis", seats=4)
    alone = battle("", "", "damned-sloth kythis", seats=4)
    assert table.worth("damned-pride")[0] == alone.s.definitions[table.figure("damned-pride")].strength + 2
    for name in ("damned-sloth", "kythis"):
        assert (table.worth(name), table.traits(name)) == (alone.worth(name), alone.traits(name))


@pytest.mark.rule("AT-178")
def test_opponents_pools_stand_first_and_a_team_mates_beside_ones_own() -> None:
    view: Any = teams().game.view(0)
    assert view["layout"]["left"] == ["race", "pool/1", "pool/3", "pool/2", "pool/0"]
