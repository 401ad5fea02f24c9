"""Ghost attacks on whoever is levels ahead (24.3 of the expansions' rules)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state.ghosts import woken
from deckhold.games.mage_knight.state.zones import LEVEL_FAME
from deckhold.games.mage_knight.terms import SITES, TOKENS
from games.mage_knight.combat import again, faced
from games.mage_knight.land import Realm, land
from games.position import definition

LEGION = ["lost-legion"]
OPTIONS = {"expansions": LEGION, "restraint": "ghosts"}


def rivals(levels: list[int], **more: Any) -> Realm:
    """Heroes of these levels, the first one on turn."""
    numbers: dict[str, Any] = {}
    for seat, level in enumerate(levels):
        ending = f"_{seat}" if seat else ""
        numbers |= {f"level{ending}": level, f"fame{ending}": LEVEL_FAME[level - 1]}
    usual = {"seats": len(levels), "scenario": "conquest", "options": OPTIONS, "moment": "closing", "ghosts": PAIR}
    return land(**{**usual, **numbers, "order": list(range(len(levels))), **more})


PAIR = "gargoyle fire-dragon"  # one brown, one red


def until(table: Realm, *wanted: str) -> Realm:
    """Everything else is answered by the last answer; nobody announces the end of the round."""
    while table.asks not in wanted:
        table.do("pass" if table.asks.endswith("announce") else table.choices[-1])
    return table


def rises(levels: list[int], to: int, **more: Any) -> Realm:
    """The first hero ends a turn with the fame of a higher level; it is the second one's turn."""
    table = rivals(levels, fame=LEVEL_FAME[to - 1], hand="", deck="", **more)
    return until(table.do("end-turn"), "1 turn")


def haunts(table: Realm, seat: int = 0) -> list[str]:
    return sorted(definition(name) for name in table.exactly(f"haunting_{seat}"))


def haunted(ghosts: str = "gargoyle", **more: Any) -> Realm:
    """The second hero ends a turn; ghosts wait for the first one, who has the next."""
    usual: dict[str, Any] = {"turn": 1, "order_at": 1, "haunting": ghosts, "hand": "rage", "ghosts": "werewolf"}
    table = rivals([3, 1], **{**usual, **more})
    return until(table.do("end-turn"), "0 attendance")


def backs(table: Realm) -> list[str]:
    s = table.s
    return sorted(TOKENS[s.enemy(card).pile] for card in (s.table.by_name[name] for name in table.exactly("ghosts")))


# -- the beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-203")
def test_a_brown_and_a_red_token_lie_face_down_at_the_fame_track() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "choosing": "random", **OPTIONS})
    table = Realm(game)
    assert backs(table) == ["brown", "red"]
    for seat in (0, 1, None):
        areas: Any = game.view(seat, "en")["areas"]
        ghosts = next(one for one in areas if one["id"] == "ghosts")
        assert sorted(piece["id"].partition("#")[0] for piece in ghosts["pieces"]) == ["?brown", "?red"]


@pytest.mark.rule("MX-203")
def test_without_the_option_there_are_none() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "choosing": "random", "expansions": LEGION})
    assert game.dump()["position"]["ghosts"] == []


# -- who wakes them ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-204", "MX-205", "MX-206")
@pytest.mark.parametrize(
    ("others", "level", "attack"),
    [
        ([2, 2], 3, []),  # A = 1, B = 1
        ([4, 3], 5, []),  # A = 1, B = 2
        ([1], 3, ["brown"]),  # A = 2
        ([4, 2], 5, ["brown"]),  # A = 1, B = 3
        ([2, 2], 5, ["red"]),  # A = 3
        ([5, 2], 6, ["red"]),  # A = 1, B = 4
        ([2, 2], 6, ["brown", "red"]),  # A = 4
        ([6, 2], 7, ["brown", "red"]),  # A = 1, B = 5
        ([1], 10, ["brown", "red"]),  # A = 9
        ([6, 1], 5, ["red"]),  # behind one, far ahead of the other: B = 4
    ],
)
def test_who_attacks_follows_from_the_leads(others: list[int], level: int, attack: list[str]) -> None:
    table = rivals([level - 1, *others])
    assert [TOKENS[pile] for pile in woken(table.s, 0, level)] == attack


@pytest.mark.rule("MX-207")
@pytest.mark.parametrize("fame", [-5, 0])
def test_the_first_gain_of_a_level_wakes_nobody_even_if_another_ones_fame_is_negative(fame: int) -> None:
    assert haunts(rises([1, 1], 2, fame_1=fame)) == []


@pytest.mark.rule("MX-E11")
@pytest.mark.parametrize(("others", "attack"), [([1, 1], ["gargoyle"]), ([2, 1], []), ([2, 2], [])])
def test_the_second_gain_wakes_the_brown_one_if_nobody_else_has_gained_a_level(
    others: list[int], attack: list[str]
) -> None:
    assert haunts(rises([2, *others], 3)) == attack


@pytest.mark.rule("MX-E12")
@pytest.mark.parametrize(
    ("others", "attack"),
    [
        ([2, 2], ["gargoyle"]),  # nobody else has gained two levels
        ([3, 1], ["gargoyle"]),  # somebody has gained none
        ([3, 2], []),
        ([1, 1], ["fire-dragon"]),  # nobody else has gained any
    ],
)
def test_the_third_gain(others: list[int], attack: list[str]) -> None:
    assert haunts(rises([3, *others], 4)) == attack


@pytest.mark.rule("MX-C37")
@pytest.mark.parametrize(
    ("levels", "to", "attack"),
    [
        ([4, 4, 2], 5, ["gargoyle"]),  # A = 1, B = 3
        ([4, 3, 1], 5, ["fire-dragon"]),  # A = 2, B = 4: the worse row counts
        ([3, 3], 4, []),  # A = B = 1
    ],
)
def test_the_worse_row_counts(levels: list[int], to: int, attack: list[str]) -> None:
    assert haunts(rises(levels, to)) == attack


@pytest.mark.rule("MX-Q61")
@pytest.mark.parametrize(("to", "attack"), [(4, ["fire-dragon"]), (5, ["fire-dragon", "gargoyle"])])
def test_several_levels_in_one_turn_are_looked_at_once_with_the_last_one(to: int, attack: list[str]) -> None:
    assert haunts(rises([1, 1], to)) == attack


@pytest.mark.rule("MX-204")
def test_without_a_new_level_nobody_wakes_however_large_the_lead() -> None:
    assert haunts(rises([6, 1], 6)) == []


@pytest.mark.rule("MX-208")
def test_the_tokens_are_turned_up_after_the_turn_and_new_ones_come_at_once() -> None:
    table = rises([4, 1], 6)
    assert haunts(table) == ["fire-dragon", "gargoyle"]
    assert backs(table) == ["brown", "red"]
    assert {definition(name) for name in table.exactly("ghosts")}.isdisjoint({"gargoyle#1", "fire-dragon#1"})
    for seat in (0, 1, None):
        view: Any = table.game.view(seat, "en")
        front = next(one for one in view["areas"] if one["id"] == "haunting/0")
        assert sorted(definition(piece["id"]) for piece in front["pieces"]) == ["fire-dragon", "gargoyle"]
        track = next(one for one in view["areas"] if one["id"] == "ghosts")
        assert all(piece["id"].startswith("?") for piece in track["pieces"])


@pytest.mark.rule("MX-208")
def test_the_one_who_is_not_woken_stays_at_the_track() -> None:
    table = rises([2, 1], 3)
    assert haunts(table) == ["gargoyle"]
    assert "fire-dragon" in table["ghosts"]


@pytest.mark.rule("MX-211")
def test_ghosts_may_attack_several_heroes_in_one_cycle_of_turns() -> None:
    table = rises([2, 2, 1], 4, fame_1=LEVEL_FAME[3], hand_1="march")
    assert haunts(table, 0) == ["gargoyle"]  # A = 2, B = 3
    until(table, "2 turn")
    assert table["level_1"] == 4
    assert len(haunts(table, 1)) == 1  # B = 3


# -- the attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-209")
def test_they_attack_before_the_next_turn_and_the_player_chooses_how_to_attend() -> None:
    table = haunted()
    assert table.choices == ["option 0", "option 1"]
    table.do("option 1")
    assert (table.asks, table["moment"], faced(table)) == ("0 turn", "ranged", ["gargoyle"])


@pytest.mark.rule("MX-209", "MK-110")
def test_what_may_be_done_outside_a_turn_may_be_done_before_they_attack() -> None:
    table = rivals([3, 1], turn=1, order_at=1, haunting="gargoyle", at="2,-3", deck="march stamina")
    assert table.s.site[table.s.where(0)] == SITES.index("village")
    until(table.do("end-turn"), "0 react")
    table.do("special 7")
    assert table.asks == "0 attendance"
    assert sorted(table["hand"]) == ["march", "stamina"]


@pytest.mark.rule("MX-209")
def test_attending_partly_leaves_the_next_turn_as_it_is() -> None:
    table = haunted(dice="red").do("option 1")
    assert table["dice_left"] == 0
    until(table.do("end-phase"), "0 turn")
    fought(table)
    assert (table.asks, table["moment"]) == ("0 turn", "moving")
    assert (table["dice_left"], table["skips"]) == (1, False)


def fought(table: Realm) -> Realm:
    """The combat is let happen."""
    while table.s.in_combat():
        table.do(table.choices[-1])
    return table


@pytest.mark.rule("MX-209")
def test_attending_fully_is_the_next_turn_in_advance() -> None:
    table = haunted(dice="red", deck="march stamina", discard="").do("option 0")
    assert table["dice_left"] == 1
    fought(table)
    assert (table.asks, table["moment"]) == ("0 turn", "closing")  # special and healing effects, then its end
    until(table.do("end-turn"), "1 turn")
    assert table["skips"] is False  # the turn was skipped and the token turned up again
    assert {"march", "stamina"} <= set(table["hand"])


@pytest.mark.rule("MX-209")
@pytest.mark.parametrize("more", [{"skips": True}, {"hand": "wound"}, {"hand": ""}])
def test_full_attendance_is_impossible_with_a_token_face_down_or_without_a_card_to_play(more: dict[str, Any]) -> None:
    assert haunted(**more).choices == ["option 1"]


@pytest.mark.rule("MX-209")
def test_who_has_had_the_turn_in_advance_is_attacked_before_it_all_the_same() -> None:
    table = haunted(skips=True).do("option 1")
    until(fought(table), "1 turn")
    assert table["skips"] is False


@pytest.mark.rule("MX-209")
def test_a_further_turn_outside_the_order_is_not_attacked() -> None:
    table = rivals([3, 1], haunting="gargoyle", extra_turns=1, hand="march stamina")
    until(table.do("end-turn"), "0 turn")
    assert haunts(table) == ["gargoyle"]


@pytest.mark.rule("MX-Q61")
def test_they_wait_for_the_next_round_if_this_one_ends() -> None:
    table = rivals([3, 1], turn=1, order_at=1, haunting="gargoyle", announced=0, turns_left=0, round=1)
    until(table.do("end-turn"), "0 tactic", "1 tactic")
    assert haunts(table) == ["gargoyle"]
    until(table, "0 attendance")
    assert table["round"] == 2


@pytest.mark.rule("MX-210")
def test_a_blocked_ghost_vanishes_without_any_reward() -> None:
    table = haunted(reputation=0).do("option 1", "end-phase")
    assert table["moment"] == "block"
    table.s.guard[0] = 99
    again(table).do("block")
    assert (table.asks, table["moment"]) == ("0 turn", "moving")
    table.shows(fame=LEVEL_FAME[2], reputation=0, rewards=[], used_brown="gargoyle", haunting="")
    assert "wound" not in table["hand"]


@pytest.mark.rule("MX-210")
def test_a_ghost_that_is_beaten_at_a_distance_vanishes_and_brings_no_fame() -> None:
    table = haunted().do("option 1")
    table.s.strike[4] = 99
    again(table).do("strike")
    assert (table.asks, table["moment"]) == ("0 turn", "moving")
    table.shows(fame=LEVEL_FAME[2], used_brown="gargoyle")
    assert "struck" not in [entry.op.address for entry in table.s.lasting]


@pytest.mark.rule("MX-210")
def test_a_ghost_that_is_not_blocked_deals_its_damage_and_vanishes_before_the_attack_phase() -> None:
    table = haunted(hand="rage").do("option 1", "end-phase")
    moments = []
    while table.s.in_combat():
        moments.append(table["moment"])
        table.do("end-phase")
    assert "attack" not in moments
    assert table["hand"].count("wound") == 2  # attack 5 on armor 3
    table.shows(fame=LEVEL_FAME[2], used_brown="gargoyle")


@pytest.mark.rule("MX-210")
def test_abilities_of_a_ghost_count() -> None:
    table = haunted("medusa", hand="rage march").do("option 1", "end-phase", "end-phase")
    assert table["hand"] == ["wound", "wound"]  # paralyzing: everything else was discarded


@pytest.mark.rule("MX-210")
def test_both_may_attack_at_once() -> None:
    table = haunted("gargoyle fire-dragon").do("option 1")
    assert faced(table) == ["gargoyle", "fire-dragon"]
    table.s.foe_flags[1] |= 8  # quiet
    table.do("end-phase")
    table.s.guard[0] = 99
    again(table).do("block")
    assert table["used_brown"] == ["gargoyle"]
    fought(table)
    assert table["used_red"] == ["fire-dragon"]
    assert table["fame"] == LEVEL_FAME[2]


@pytest.mark.rule("MX-Q61", "MX-210")
def test_a_summoning_ghost_summons_as_usual() -> None:
    table = haunted("dragon-summoner").do("option 1", "end-phase")
    assert faced(table)[0] == "dragon-summoner"
    assert len(faced(table)) == 3
    fought(table)
    assert table["battle"] == []
    assert table["fame"] == LEVEL_FAME[2]


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-206")
def test_the_table_tells_whom_the_next_level_wakes() -> None:
    table = rivals([3, 1])

    def lines(owner: int, lang: str) -> list[str]:
        areas: Any = table.game.view(0, lang)["areas"]
        return [line["text"] for line in next(one for one in areas if one["id"] == f"hero/{owner}")["lines"]]

    assert "Level 4 wakes the red ghost" in lines(0, "en")
    assert "На уровне 4 нападёт красный призрак" in lines(0, "ru")
    assert not [line for line in lines(1, "en") if "ghost" in line]


@pytest.mark.rule("MX-210")
def test_the_combat_shows_three_phases_and_no_fame() -> None:
    table = haunted().do("option 1")
    areas: Any = {one["id"]: one for one in table.game.view(0, "en")["areas"]}  # type: ignore[attr-defined]
    assert [piece["id"] for piece in areas["phases"]["pieces"]] == ["ranged-phase", "block-phase", "damage-phase"]
    assert "fame" not in areas["foes"]["pieces"][0]["counters"]


@pytest.mark.rule("MX-203")
def test_what_lies_face_down_is_guessed_anew_and_saved() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "choosing": "random", **OPTIONS})
    seen = {tuple(sorted(game.determinize(0, seed).dump()["position"]["ghosts"])) for seed in range(12)}
    assert len(seen) > 1
    twin = deckhold.load(game.dump())
    assert twin.fingerprint() == game.fingerprint()
    assert twin.dump()["position"]["ghosts"] == game.clone().dump()["position"]["ghosts"]
