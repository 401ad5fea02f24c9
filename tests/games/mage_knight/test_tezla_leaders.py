"""Shades of Tezla: the leaders of the factions, their levels, their company, and battles with them (29.10)."""

from typing import Any

import pytest

import deckhold
from deckhold import games
from deckhold.engine.bits import has
from deckhold.games.mage_knight.definitions import Leader
from deckhold.games.mage_knight.state import foes, leaders
from deckhold.games.mage_knight.state.zones import ATTACKS, FIELD, PARRIED
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    ELEMENTS,
    FACTIONS,
    TOKENS,
    TRAITS,
)
from games.mage_knight.combat import Realm, again, faced, land

SPIRIT, DARK = "tezlas-spirit", "dark-tezla"
PLACE = {SPIRIT: "hidden-valley", DARK: "necropolis"}
FACTION = {SPIRIT: ELEMENTALISTS, DARK: DARK_CRUSADERS}


def leader(name: str) -> Leader:
    card = games.info("mage-knight").table({"expansions": ["shades-of-tezla"]}).by_id[name]
    assert isinstance(card, Leader)
    return card


def battle(name: str, level: int, phase: str = "ranged", company: str = "", hero: int = 1, **more: Any) -> Realm:
    """A combat with a leader whose marker shows a level, and with these of its company, for its place."""
    faction = FACTIONS[FACTION[name]]
    where = "1,-3"
    names = [name, *company.split()]
    usual: dict[str, Any] = {"leader_start": {faction: level}, "leader_level": {faction: level}}
    n = len(names)
    combat: dict[str, Any] = {
        "moment": phase,
        "foe_flags": [0] * n,
        "foe_armor": [0] * n,
        "foe_lost": [0] * n,
        "foe_gained": [0] * n,
        "foe_host": [-1] * n,
        "hit_change": [0] * n * ATTACKS,
        "hit_flags": [0] * n * ATTACKS,
        "fight_cell": f"@{where}",
    }
    fields = {key: more.pop(key, value) for key, value in combat.items()}
    table = land(
        tezla=True,
        places=f"{PLACE[name]}@{where}",
        tokens=" ".join(f"{one}@{where}" for one in names),
        at=where,
        trail=["@1,-2"],
        level=hero,
        **{**usual, **more},
    )
    data: dict[str, Any] = table.game.dump()
    data["position"].update({**fields, "foes": data["position"]["field"]})
    return Realm(deckhold.load(data))


# -- what is printed ---------------------------------------------------------------------------------------------------

LEVELS = {
    SPIRIT: [
        (3, "ice 2, fire 2, cold-fire 2", "fire-resistance elusive"),
        (5, "ice 4", "ice-resistance paralyze"),
        (4, "cold-fire 4", "fire-resistance ice-resistance brutal"),
        (4, "fire 4, fire 4", "fire-resistance"),
        (3, "ice 3, fire 3, cold-fire 3", "elusive"),
        (4, "fire 5, fire 5", "fire-resistance"),
        (4, "cold-fire 6", "fire-resistance ice-resistance brutal"),
        (5, "ice 7", "ice-resistance paralyze"),
        (3, "ice 4, fire 4, cold-fire 4", "swift elusive"),
        (5, "ice 8", "ice-resistance paralyze"),
        (4, "cold-fire 8", "fire-resistance ice-resistance brutal"),
        (4, "fire 8, fire 8", "fire-resistance"),
    ],
    DARK: [
        (5, "physical 5", "physical-resistance brutal vampiric"),
        (4, "physical 6", "physical-resistance vampiric"),
        (3, "physical 8", "physical-resistance vampiric"),
        (4, "summons green, summons green", "summon"),
        (4, "physical 6", "poison"),
        (4, "physical 6", "paralyze assassination"),
        (4, "summons brown, summons brown", "summon"),
        (4, "physical 8", "poison"),
        (4, "physical 8", "paralyze assassination"),
        (4, "summons red, summons red", "summon"),
        (4, "physical 10", "poison"),
        (4, "physical 10", "paralyze assassination"),
    ],
}
RETINUES = {
    SPIRIT: "200 110 210 201 111 211 311 221 212 312 222 322",
    DARK: "010 001 101 011 111 211 121 112 212 122 222 322",
}


@pytest.mark.rule("MX-516", "MX-387")
@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("level", range(1, 13))
def test_the_levels_of_a_leader(name: str, level: int) -> None:
    face = leader(name).faces[level - 1]
    attacks = [
        f"summons {TOKENS[one.summons]}" if one.summons >= 0 else f"{ELEMENTS[one.element]} {one.value}"
        for one in face.attacks
    ]
    traits = [TRAITS[n] for n in range(len(TRAITS)) if has(face.traits, n) and n != ARCANE_IMMUNITY]
    assert (face.armor, ", ".join(attacks), " ".join(traits)) == LEVELS[name][level - 1]
    assert face.fame == 3
    assert has(face.traits, ARCANE_IMMUNITY)


@pytest.mark.rule("MX-517", "MX-388")
@pytest.mark.parametrize("name", RETINUES)
@pytest.mark.parametrize("level", range(1, 13))
def test_the_company_of_a_leader_by_its_first_level(name: str, level: int) -> None:
    piles = [TOKENS[pile] for pile in leader(name).retinue(level)]
    assert (
        "".join(str(piles.count(colour)) for colour in ("green", "brown", "red")) == RETINUES[name].split()[level - 1]
    )


@pytest.mark.rule("MX-386", "MX-388")
@pytest.mark.parametrize("name", RETINUES)
def test_a_leader_comes_with_company_of_its_own_faction_face_up(name: str) -> None:
    scenario = {SPIRIT: "hidden-valley-solo", DARK: "realm-of-the-dead-solo"}[name]
    s = land(tezla=True, scenario=scenario).s
    cell = s.cells.named("@1,-3")
    leaders.reveal(s, FACTION[name], cell, 5)
    tokens = [s.enemy(card) for card in s.zones[FIELD] if s.spot[card] == cell]
    assert [token.back for token in tokens] == ["leader", "green", "brown", "red"]
    assert {token.faction for token in tokens} == {FACTION[name]}
    assert all(s.known[card] == s.map.everybody for card in s.zones[FIELD] if s.spot[card] == cell)
    assert (s.leader_start[FACTION[name]], s.leader_level[FACTION[name]]) == (5, 5)


@pytest.mark.rule("MX-389")
def test_company_does_not_grow_when_the_level_sinks() -> None:
    table = battle(SPIRIT, 8, "attack", "centaur-outriders", strike={"melee-physical": 5})
    table.do(f"target {SPIRIT}", "strike", "end-phase")
    assert table.tokens_at("1,-3") == [SPIRIT, "centaur-outriders"]


# -- attacking one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-C21", "MX-392", "MX-393", "MX-396")
def test_dark_tezla_loses_two_levels_to_a_ranged_attack_and_still_attacks_as_before() -> None:
    table = battle(DARK, 5, strike={"ranged-physical": 8})
    table.do("target dark-tezla", "strike")
    table.shows(fame=6, leader_row={"dark-crusaders": [0, 0]}, leader_level={"dark-crusaders": 5})
    assert "target dark-tezla" not in table.choices
    table.do("end-phase")
    hits = foes.open_hits(table.s)
    assert [foes.value_of(table.s, hit) for hit in hits] == [6]
    assert has(foes.hit_traits(table.s, hits[0]), TRAITS.index("poison"))


@pytest.mark.rule("MX-C21", "MX-398", "MX-399")
def test_a_melee_attack_of_eleven_takes_two_more_levels_and_the_marker_goes_to_the_first() -> None:
    table = battle(DARK, 5, "attack", strike={"melee-physical": 11}, leader_row={"dark-crusaders": [0, 0]}, fame=6)
    table.do("target dark-tezla", "strike").shows(fame=12, leader_row={"dark-crusaders": [0, 0, 0, 0]})
    table.do("end-phase").shows(leader_level={"dark-crusaders": 1}, faction_tokens="")
    assert table.at() == "1,-2"


@pytest.mark.rule("MX-C21", "MX-391", "MX-397")
def test_a_melee_attack_of_twelve_defeats_her() -> None:
    table = battle(DARK, 5, "attack", strike={"melee-physical": 12}, leader_row={"dark-crusaders": [0, 0]}, fame=6)
    table.do("target dark-tezla", "strike").shows(fame=15, leader_level={}, moment="closing")
    assert table.tokens_at("1,-3") == []
    assert table.at() == "1,-3"
    assert leaders.defeated(table.s, DARK_CRUSADERS)


@pytest.mark.rule("MX-397", "MX-Q37")
def test_a_leader_whose_first_level_is_marked_does_not_attack_any_more() -> None:
    table = battle(DARK, 1, company="zombie-horde", strike={"ranged-fire": 5})
    table.do("target dark-tezla", "strike").shows(fame=3)
    table.do("end-phase")
    assert {foes.foe(table.s, hit // 3).id for hit in foes.open_hits(table.s)} == {"zombie-horde"}


@pytest.mark.rule("MX-Q37")
def test_company_that_is_left_keeps_the_place_and_the_hero_withdraws() -> None:
    table = battle(DARK, 2, "attack", "skeletal-warriors", strike={"melee-fire": 8})
    table.do("target dark-tezla", "strike", "end-phase")
    assert (table.at(), table.tokens_at("1,-3")) == ("1,-2", ["skeletal-warriors"])
    assert not leaders.leader_at(table.s, table.s.cells.named("@1,-3")) >= 0


@pytest.mark.rule("MX-394")
def test_a_leader_is_attacked_once_a_phase_with_everything() -> None:
    table = battle(SPIRIT, 12, "attack", "skeletal-warriors", strike={"melee-physical": 4})
    table.do(f"target {SPIRIT}", "strike").shows(leader_row={"elementalists": [0]})
    assert f"target {SPIRIT}" not in table.choices
    assert "target skeletal-warriors" in table.choices


@pytest.mark.rule("MX-394")
def test_in_the_next_phase_it_can_be_attacked_again() -> None:
    table = battle(SPIRIT, 12, "ranged", strike={"ranged-physical": 4})
    table.do(f"target {SPIRIT}", "strike", "end-phase", "end-phase").shows(moment="attack", targets=1)


@pytest.mark.rule("MX-395", "MX-Q36")
@pytest.mark.parametrize(("points", "levels"), [(7, None), (8, 1), (11, 1), (12, 2), (16, 3), (99, 4)])
def test_other_targets_are_covered_first_and_the_rest_is_for_the_leader(points: int, levels: int | None) -> None:
    table = battle(DARK, 4, "attack", "skeletal-warriors", strike={"melee-physical": points})
    table.do("target dark-tezla", "target skeletal-warriors")
    if levels is None:
        assert "strike" not in table.choices
        return
    table.do("strike").shows(fame=3 * levels + 1)
    assert table.s.leader_row[DARK_CRUSADERS] == [0] * levels


@pytest.mark.rule("MX-Q36")
def test_a_resistance_of_one_target_halves_the_whole_attack() -> None:
    table = battle(DARK, 5, "attack", "mummy", strike={"melee-physical": 17})
    table.do("target dark-tezla", "target mummy")
    assert "strike" not in table.choices  # 8 of 9
    table = battle(DARK, 5, "attack", "mummy", strike={"melee-physical": 18})
    table.do("target dark-tezla", "target mummy", "strike").shows(fame=3 + 4)


@pytest.mark.rule("MX-Q36")
def test_a_fortified_companion_lets_only_siege_attacks_through() -> None:
    table = battle(DARK, 5, "ranged", "shrouded-necromancers", strike={"ranged-fire": 20, "siege-fire": 8})
    table.do("target dark-tezla", "target shrouded-necromancers")
    assert "strike" not in table.choices
    table.do("target shrouded-necromancers", "strike").shows(fame=15)


@pytest.mark.rule("MX-Q59")
@pytest.mark.parametrize("level", [1, 5, 9])
def test_an_elusive_leader_has_six_armor_until_it_was_blocked(level: int) -> None:
    table = battle(SPIRIT, level, strike={"ranged-physical": 11})
    assert foes.armor_of(table.s, 0) == 6
    table.do(f"target {SPIRIT}", "strike").shows(leader_row={"elementalists": [0]})
    blocked = battle(SPIRIT, level, "attack", hit_flags=[1, 1, 1])
    assert foes.armor_of(blocked.s, 0) == 3
    assert foes.armor_of(battle(SPIRIT, level, "attack", hit_flags=[1, 1, 0]).s, 0) == 6


@pytest.mark.rule("MX-387", "MX-390")
def test_leaders_count_as_enemies_for_effects_but_are_immune_to_what_is_no_attack() -> None:
    table = battle(DARK, 5, "attack", "skeletal-warriors")
    assert foes.faced(table.s) == 2  # what counts enemies, like Flame Wave, counts her
    assert foes.stops(table.s, 0, 0, False)
    assert not foes.stops(table.s, 0, 0, True)


@pytest.mark.rule("MX-349", "MX-516")
def test_dark_tezla_summons_two_monsters_of_her_faction() -> None:
    table = battle(
        DARK, 4, scenario="realm-of-the-dead-solo", **{"pile_dark-crusaders": "vampire skeletal-warriors zombie-horde"}
    )
    table.do("end-phase")
    assert faced(table) == [DARK, "zombie-horde", "skeletal-warriors"]


@pytest.mark.rule("MX-357", "MX-516")
def test_a_vampiric_leader_grows_for_each_wound() -> None:
    table = battle(DARK, 3, "block", blocking=0, hand="march")
    table.do("end-phase").shows(foe_armor=[4])  # 8 damage, armor 2
    assert foes.armor_of(table.s, 0) == 7


@pytest.mark.rule("MX-391")
def test_defend_raises_the_armor_of_a_leader_for_all_its_levels() -> None:
    table = battle(SPIRIT, 4, "attack", "elven-protectors", strike={"melee-physical": 13})
    table.do(f"target {SPIRIT}", "strike").shows(leader_row={"elementalists": [0, 0]}, foe_armor=[2, 0])


# -- entering its place ------------------------------------------------------------------------------------------------


def at_gate(name: str = DARK, level: int = 5, **more: Any) -> Realm:
    faction = FACTIONS[FACTION[name]]
    return land(
        tezla=True,
        places=f"{PLACE[name]}@1,-3",
        tokens=more.pop("tokens", f"{name}@1,-3 skeletal-warriors@1,-3"),
        at="1,-2",
        leader_start={faction: level},
        leader_level={faction: level},
        **more,
    )


@pytest.mark.rule("MX-426", "MX-377", "MX-Q37")
def test_whoever_enters_the_place_of_a_leader_fights_all_who_are_there() -> None:
    table = at_gate(move_points=2, reputation=0)
    table.do("move 1,-3 1").shows(moment="ranged", reputation=0, move_points=0)
    assert faced(table) == [DARK, "skeletal-warriors"]
    assert [foes.fortifications(table.s, 0, place) for place in (0, 1)] == [0, 0]


@pytest.mark.rule("MX-377", "MX-374")
@pytest.mark.parametrize("name", PLACE)
def test_entering_costs_two(name: str) -> None:
    assert "1,-3" not in at_gate(name, move_points=1).goes
    assert "1,-3" in at_gate(name, move_points=2).goes


# -- attacking one together --------------------------------------------------------------------------------------------


def together(**more: Any) -> Realm:
    return land(
        seats=2,
        tezla=True,
        scenario="realm-of-the-dead-cooperation",
        places="necropolis@1,-3",
        tokens="dark-tezla@1,-3 skeletal-warriors@1,-3 mummy@1,-3",
        at="1,-2",
        at_1="2,-4",
        leader_start={"dark-crusaders": 5},
        leader_level={"dark-crusaders": 5},
        hand="rage march",
        hand_1="rage march",
        order=[0, 1, 2],
        **more,
    )


@pytest.mark.rule("MX-400")
def test_all_who_stand_next_to_a_leader_can_be_invited_and_skip_their_next_turn() -> None:
    table = together()
    table.do("propose", "player 1", "option 0")
    assert table.choices == ["amount 0", "amount 1", "amount 2"]
    table.do("amount 1", "option 0")
    assert (table.s.skips, table.asks) == ([0, 1], "0 approach")


@pytest.mark.rule("MX-400")
def test_nobody_is_invited_who_stands_elsewhere() -> None:
    assert (
        "propose"
        not in land(
            seats=2,
            tezla=True,
            scenario="realm-of-the-dead-cooperation",
            places="necropolis@1,-3",
            tokens="dark-tezla@1,-3",
            at="1,-2",
            at_1="0,0",
            hand="march",
            hand_1="march",
            leader_start={"dark-crusaders": 5},
            leader_level={"dark-crusaders": 5},
        ).choices
    )


def storm(table: Realm) -> Realm:
    """Agree, and let the first hero enter."""
    table.do("propose", "player 1", "option 0", "amount 1", "option 0")
    table.s.move_points = 2
    return again(table).do("enter")


@pytest.mark.rule("MX-401")
def test_each_participant_faces_the_leader_and_the_own_share() -> None:
    table = storm(together())
    assert faced(table)[0] == DARK
    assert len(faced(table)) == 2


@pytest.mark.rule("MX-402", "MX-403")
def test_the_marker_moves_and_all_go_back_when_everybody_has_fought() -> None:
    table = storm(together())
    table.s.strike[4] = 4
    again(table).do("target dark-tezla", "strike").shows(leader_level={"dark-crusaders": 5})
    while table.game.decision is not None and table.game.decision.kind != "approach":
        wanted = [one for one in ("end-phase", "hit-hero", "face dark-tezla 0") if one in table.choices]
        table.do(wanted[0] if wanted else table.choices[0])
    table.shows(leader_level={"dark-crusaders": 5}, leader_row={"dark-crusaders": [0]})
    table.do("pass").shows(leader_level={"dark-crusaders": 4})
    assert (table.at(0), table.at(1)) == ("1,-2", "2,-4")


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-386", "MX-392")
def test_the_table_shows_level_armor_and_shields_of_a_leader() -> None:
    table = battle(DARK, 3, "attack", leader_start={"dark-crusaders": 5}, leader_row={"dark-crusaders": [0, 0]})
    area = next(one for one in table.game.info.areas(table.game, 0) if one.id == "leader-dark-crusaders")
    assert area.counters == {"levels": 3, "level": 3, "armor": 3}
    assert area.limits == {"levels": 5}
    board = next(one for one in table.game.info.areas(table.game, 0) if one.id == "board")
    piece = next(one for one in board.pieces if one is not None and one.id == "dark-tezla#1")
    assert (piece.counters["armor"], piece.counters["attack"]) == (3, 8)


@pytest.mark.rule("MX-354", "MX-Q18")
def test_a_leader_that_was_covered_before_needs_no_further_cover() -> None:
    table = battle(SPIRIT, 6, company="crystal-sprites elven-protectors", strike={"ranged-ice": 5})
    table.do("target tezlas-spirit", "strike")  # 4 and the Defend of the sprites
    table.shows(foe_armor=[1, 0, 0])
    data: dict[str, Any] = table.game.dump()
    data["position"].update(moment="attack", strike={"melee-ice": 10})
    data["position"]["foe_flags"][0] &= ~PARRIED
    later = Realm(deckhold.load(data)).do("target tezlas-spirit", "strike")
    later.shows(leader_row={"elementalists": [0, 0, 0]}, foe_armor=[1, 0, 0])  # twice 5
