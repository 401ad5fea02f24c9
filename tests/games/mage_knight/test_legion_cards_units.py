"""The units of The Lost Legion (311 to 326): what they want, and each of their abilities."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state.zones import OF_ARMY
from games.mage_knight.combat import Realm, again, assigned
from games.mage_knight.legion import battle, blocking, legion
from games.mage_knight.magic import KEEP
from games.position import in_force

VILLAGE = "2,-3"


def dealing(offer: str, influence: int, reputation: int = 0, **more: Any) -> Realm:
    """An interaction in a village; so much influence is there beside what reputation adds."""
    more.setdefault("level", 9)
    table = legion(at=VILLAGE, unit_offer=offer, reputation=reputation, **more).do("interact")
    table.s.influence += influence
    return again(table)


# -- Thugs and Heroes: recruiting --------------------------------------------------------------------------------------


@pytest.mark.rule("MX-044", "MX-C04")
def test_thugs_turn_reputation_round() -> None:
    dealing("thugs", 9, 5).shows(influence=11).do("recruit thugs").shows(influence=9 - 2 - 5)
    dealing("thugs", 9, -5).shows(influence=6).do("recruit thugs").shows(influence=9 + 3 - 5)


@pytest.mark.rule("MX-044")
def test_thugs_cost_those_more_who_are_liked() -> None:
    assert not dealing("thugs", 6, 5).can("recruit thugs")  # eight with the bonus, four without, five are wanted
    assert dealing("thugs", 7, 5).can("recruit thugs")
    assert dealing("thugs", 2, -5).can("recruit thugs")


@pytest.mark.rule("MX-045", "MX-C04")
def test_heroes_double_reputation() -> None:
    dealing("heroes-red", 9, 5).do("recruit heroes-red").shows(influence=9 + 4 - 9)
    dealing("heroes-red", 16, -5).do("recruit heroes-red").shows(influence=16 - 6 - 9)
    assert not dealing("heroes-red", 14, -5).can("recruit heroes-red")


@pytest.mark.rule("MX-046", "MX-C04")
def test_several_heroes_change_reputation_once() -> None:
    table = dealing("heroes-red heroes-blue", 20, 5).do("recruit heroes-red", "recruit heroes-blue")
    table.shows(influence=20 + 4 - 18)
    dealing("thugs thugs", 20, 5).do("recruit thugs", "recruit thugs").shows(influence=20 - 2 - 10)


@pytest.mark.rule("MX-047")
def test_thugs_and_heroes_do_not_come_together() -> None:
    table = dealing("thugs heroes-red peasants", 40).do("recruit thugs")
    assert not table.can("recruit heroes-red")
    assert table.can("recruit peasants")
    assert not dealing("thugs heroes-red", 40).do("recruit heroes-red").can("recruit thugs")


@pytest.mark.rule("MX-044")
def test_what_reputation_becomes_during_an_interaction_changes_nothing() -> None:
    table = dealing("heroes-red", 11, 0, units="thugs").do("unit thugs 2").shows(reputation=-1, influence=15)
    table.do("recruit heroes-red").shows(influence=6)  # reputation added nothing when it was opened


@pytest.mark.rule("MX-048")
def test_a_unit_called_by_a_spell_does_not_care_for_reputation() -> None:
    table = dealing("thugs", 1, 5, night=True, hand="call-to-arms", mana={"white": 1, "black": 1})
    table.do("power call-to-arms").shows(influence=3, units="thugs")


def test_nobody_deals_with_whom_all_hate() -> None:
    assert not legion(at=VILLAGE, unit_offer="thugs", reputation=-7).can("interact")


# -- Thugs and Heroes: combat ------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-049", "MX-Q34")
def test_thugs_take_damage_only_for_influence() -> None:
    table = blocking("swordsmen", units="thugs#1 peasants", level=3).do("end-phase")
    assert not table.can("hit-unit thugs")
    table = blocking("swordsmen", units="thugs#1", level=3, hand="promise").do("play promise", "end-phase")
    table.do("hit-unit thugs").shows(influence=0, hurt={"thugs#1": 1}, hand="wound")  # six less five


@pytest.mark.rule("MX-049")
def test_the_influence_for_thugs_is_due_even_if_they_stay_unhurt() -> None:
    table = blocking("prowlers", units="thugs", level=3, influence=2, hand="force-of-nature").do("play force-of-nature")
    table.do("end-phase", "hit-unit thugs").shows(influence=0, hurt={})


@pytest.mark.rule("MX-049", "MX-Q34", "MK-307")
@pytest.mark.parametrize(
    ("units", "hand", "way"),
    [
        ("thugs#1!", "promise", ["play promise"]),
        ("thugs#1!", "rage*2", ["sideways rage 1"] * 2),
        ("thugs#1", "", ["unit thugs 2"]),
    ],
)
def test_who_leads_thugs_alone_may_still_pay_them_when_damage_is_dealt(units: str, hand: str, way: list[str]) -> None:
    table = blocking("swordsmen", units=units, level=3, hand=hand).do("end-phase")
    assert "hit-unit thugs" not in table.choices
    table.do(*way, "hit-unit thugs")
    table.shows(hurt={"thugs#1": 1}, hand="wound", moment="attack")


@pytest.mark.rule("MX-049", "MK-336")
def test_nobody_is_asked_who_cannot_pay_thugs() -> None:
    blocking("swordsmen", units="thugs!", level=3, hand="rage").do("end-phase").shows(
        moment="attack", hand="rage wound*2"
    )
    blocking("swordsmen", units="thugs~1", level=3, hand="promise").do("end-phase").shows(moment="attack")
    table = battle("swordsmen prowlers", "block", units="thugs!", level=3, hand="promise").do("end-phase")
    assert assigned(table) == ["face swordsmen 0", "face prowlers 0"]


def test_thugs_fight_and_talk_at_the_price_of_reputation() -> None:
    blocking("prowlers", units="thugs").do("unit thugs 0").shows(guard={"physical": 3}, reputation=0)
    battle("prowlers", "attack", units="thugs").do("unit thugs 1").shows(strike={"melee-physical": 3}, reputation=-1)
    legion(units="thugs").do("unit thugs 2").shows(influence=4, reputation=-1)


def assault(**more: Any) -> Realm:
    """The ranged phase of an assault on a keep."""
    table = legion(tiles=KEEP, at="3,-6", tokens="?guardsmen@3,-7", move_points=3, **more)
    return table.do("move 3,-7").shows(moment="ranged")


@pytest.mark.rule("MX-050", "MX-Q34")
def test_heroes_assault_a_fortified_site_only_for_influence() -> None:
    table = assault(units="heroes-white", mana={"white": 1}, hand="promise", level=9)
    assert not table.can("unit heroes-white")
    table.do("play promise").shows(influence=2)
    table.do("unit heroes-white 1").shows(influence=0, strike={"ranged-physical": 7})


@pytest.mark.rule("MX-050", "MX-Q34")
def test_what_heroes_were_paid_holds_for_the_whole_combat() -> None:
    table = assault(units="heroes-white", hand="promise", mana={"white": 2}, level=9).do("play promise")
    table.do("unit heroes-white 1").shows(influence=0)
    table.s.spent[table.game.table.names.index("heroes-white#1")] = 0
    again(table).do("unit heroes-white 1").shows(influence=0, strike={"ranged-physical": 14})


@pytest.mark.rule("MX-050", "MX-Q34")
@pytest.mark.parametrize(("tile", "at", "owner", "able"), [(4, "1,-3", 1, True), (3, "2,-4", 1, False)])
def test_heroes_attack_another_hero_for_nothing_but_in_its_own_keep(tile: int, at: str, owner: int, able: bool) -> None:
    table = legion(
        tiles=f"countryside-{tile}@1,0 countryside-2@1,1",  # a tower that is everybody's, a keep
        seats=2,
        at=at,
        at_1=at,
        shields={at: [owner]},
        did_move=True,
        units="heroes-white",
        hand="promise",
        hand_1="march",
        mana={"white": 1},
    )
    table.do("attack-hero", "option 1", "end-phase")
    assert table.can("unit heroes-white 1") is able
    table.do("play promise", "unit heroes-white 1").shows(influence=2 if able else 0, strike={"ranged-physical": 7})


@pytest.mark.rule("MX-050")
def test_heroes_fight_elsewhere_for_nothing() -> None:
    battle("prowlers", "attack", units="heroes-red").do("unit heroes-red 0").shows(
        strike={"melee-physical": 5}, influence=0
    )


def against_volkare(his_turn: bool) -> Realm:
    """The ranged phase of a combat with one token of Volkare's army, on plains."""
    table = battle("prowlers", units="heroes-white", mana={"white": 1}, scenario="volkares-return", fight_cell="@0,-1")
    table.s.foe_flags[0] |= OF_ARMY
    table.s.order_at = table.s.order.index(1 if his_turn else 0)
    return again(table)


@pytest.mark.rule("MX-052")
def test_an_attack_on_volkare_is_an_assault_for_heroes_his_own_is_not() -> None:
    assert not against_volkare(his_turn=False).can("unit heroes-white 1")
    assert against_volkare(his_turn=True).can("unit heroes-white 1")


@pytest.mark.rule("MX-050", "MX-052")
def test_the_card_of_heroes_tells_of_sites_and_of_volkare() -> None:
    heroes = next(card for card in deckhold.cards("mage-knight") if card.id == "heroes-red")
    assert "In an assault on a fortified site, or on Volkare, it does nothing until you pay it" in heroes.text("en")
    assert "При штурме укреплённого места и при нападении на Волкара он ничего не делает, пока" in heroes.text("ru")


@pytest.mark.rule("MX-051")
def test_heroes_take_damage_in_an_assault_without_being_paid() -> None:
    table = assault(units="heroes-white", level=9).do("end-phase", "end-phase")
    assert table.can("hit-unit heroes-white")


def test_what_heroes_can_do() -> None:
    blocking("prowlers", units="heroes-white").do("unit heroes-white 0").shows(guard={"physical": 5})
    blocking("prowlers", units="heroes-blue", mana={"blue": 1}).do("unit heroes-blue 1").shows(guard={"cold-fire": 8})
    table = battle("prowlers", "attack", units="heroes-red", mana={"red": 1})
    table.do("unit heroes-red 1").shows(strike={"melee-cold-fire": 6})
    legion(units="heroes-green", mana={"green": 1}).do("unit heroes-green 1").shows(healing=4)


def test_heroes_who_talk_in_an_interaction_bring_reputation() -> None:
    legion(units="heroes-red").do("unit heroes-red 2").shows(influence=5, reputation=0)
    dealing("", 0, units="heroes-red").do("unit heroes-red 2").shows(influence=5, reputation=1)


# -- Delphana Masters --------------------------------------------------------------------------------------------------

ALL_MANA = {"red": 1, "blue": 1, "green": 1, "white": 1}


@pytest.mark.rule("MX-053", "MX-054", "MX-055")
def test_delphana_masters_are_neither_called_nor_given() -> None:
    spell = legion(night=True, hand="call-to-arms", mana={"white": 1, "black": 1}, unit_offer="delphana-masters")
    assert not spell.can("power call-to-arms")
    arms = battle("prowlers", hand="call-to-arms", mana={**ALL_MANA, "white": 2}, unit_offer="delphana-masters")
    assert not arms.can("play call-to-arms")
    reward = legion(
        unit_offer="delphana-masters magic-familiars peasants", rewards=["unit"], ask="rules.rewards", level=9
    )
    reward.do("reward").shows(units="peasants")


@pytest.mark.rule("MX-054")
def test_delphana_masters_are_recruited_in_no_village() -> None:
    assert not dealing("delphana-masters", 40).can("recruit delphana-masters")


@pytest.mark.rule("MX-056", "MX-057")
def test_delphana_masters_do_several_things_in_one_activation() -> None:
    table = battle("fire-mages-enemy swordsmen", units="delphana-masters", mana={**ALL_MANA, "green": 2})
    table.do("unit delphana-masters 3", "pick fire-mages-enemy").shows(foe_lost=[0b111, 0])
    assert table.spent("delphana-masters")
    table.do("unit delphana-masters 2", "pick fire-mages-enemy").shows(foe_armor=[-4, 0])
    assert not table.can("unit delphana-masters 2")  # each of them once
    table.do("unit delphana-masters 0", "pick swordsmen").shows(tokens={"red": 1, "green": 1})


@pytest.mark.rule("MX-Q48")
def test_delphana_masters_go_on_in_later_phases_and_begin_anew_when_readied() -> None:
    table = battle("swordsmen", units="delphana-masters#1", mana={**ALL_MANA, "green": 2}, level=9)
    table.do("unit delphana-masters 2", "end-phase").shows(moment="block")
    assert table.can("unit delphana-masters 0")
    assert not table.can("unit delphana-masters 2")
    table.s.spent[table.game.table.names.index("delphana-masters#1")] = 0
    assert again(table).can("unit delphana-masters 2")


@pytest.mark.rule("MX-056", "MX-057")
def test_spent_delphana_masters_are_told_to_want_mana_until_they_have_done_everything() -> None:
    table = battle("swordsmen", units="delphana-masters#1", mana={"blue": 1}, level=9).do("unit delphana-masters 0")
    assert table.game.why_not("delphana-masters#1") == "It takes red mana to do anything now."
    table = battle("swordsmen", units="delphana-masters#1", mana=ALL_MANA, level=9)
    table.do(*[f"unit delphana-masters {n}" for n in range(4)])
    assert table.game.why_not("delphana-masters#1") == "It is spent until the next round."


@pytest.mark.rule("MX-056")
def test_wounded_delphana_masters_do_nothing_more() -> None:
    table = battle("swordsmen", units="delphana-masters#1", mana=ALL_MANA).do("unit delphana-masters 2")
    table.s.hurt[table.game.table.names.index("delphana-masters#1")] = 1
    assert not again(table).can("unit delphana-masters")


@pytest.mark.rule("MX-056")
def test_delphana_masters_spent_by_something_else_do_nothing() -> None:
    assert not battle("swordsmen", units="delphana-masters!", mana=ALL_MANA).can("unit delphana-masters")


@pytest.mark.rule("MX-056")
def test_other_units_do_one_thing_only() -> None:
    table = battle("swordsmen", "attack", units="fire-mages", mana={"red": 1}).do("unit fire-mages 0")
    assert not table.can("unit fire-mages")


def test_delphana_masters_destroy_whom_they_marked_when_it_is_blocked() -> None:
    table = battle("prowlers swordsmen", units="delphana-masters", mana=ALL_MANA, hand="determination*2", level=9)
    table.do("unit delphana-masters 1", "pick prowlers", "end-phase", "guard prowlers")
    table.s.guard[0] = 4
    again(table).do("block").shows(fame=2)


@pytest.mark.parametrize("other", ["delphana-masters#2 1", "burning-shield"])
def test_an_enemy_that_two_effects_destroy_when_it_is_blocked_is_destroyed_once(other: str) -> None:
    table = battle(
        "prowlers swordsmen",
        units="delphana-masters#1 delphana-masters#2",
        mana={"red": 3, "black": 1},
        night=True,
        hand="burning-shield",
        level=9,
    )
    table.do("unit delphana-masters#1 1", "pick prowlers")
    if other == "burning-shield":
        table.do("end-phase", "guard prowlers", "power burning-shield")
    else:
        table.do(f"unit {other}", "pick prowlers", "end-phase", "guard prowlers")
    table.s.guard[0] = 4
    again(table).do("block").shows(fame=2)
    assert not table.can("guard prowlers")


@pytest.mark.rule("MX-080")
def test_delphana_masters_destroy_whose_attacks_came_to_nothing_before_they_were_made() -> None:
    units = "delphana-masters shocktroops#1 shocktroops#2"
    table = battle("orc-skirmishers", units=units, mana={"red": 1}, level=9).do("unit delphana-masters 1")
    table.do("unit shocktroops#1 1", "option 0", "unit shocktroops#2 1", "option 1", "end-phase")
    table.shows(fame=2, moment="closing")


def test_delphana_masters_destroy_at_once_whom_was_blocked_already() -> None:
    table = battle(
        "prowlers swordsmen", "attack", units="delphana-masters", mana=ALL_MANA, hit_flags=[1, 0, 0, 0, 0, 0]
    )
    table.do("unit delphana-masters 1", "pick prowlers").shows(fame=2)


def test_every_attack_must_be_blocked_for_the_mark_of_the_masters() -> None:
    table = battle("hydra", "attack", units="delphana-masters", mana=ALL_MANA, hit_flags=[1, 1, 0])
    table.do("unit delphana-masters 1").shows(fame=0)


def test_resistance_stops_the_masters_unless_it_is_taken_away_first() -> None:
    table = battle("ice-mages-enemy", units="delphana-masters", mana=ALL_MANA)
    assert not table.can("unit delphana-masters 0")
    table.do("unit delphana-masters 3", "unit delphana-masters 0").shows(foe_flags=[8 + 128 + 512])


# -- Magic Familiars ---------------------------------------------------------------------------------------------------


def lying(colour: str) -> dict[str, object]:
    """Mana of a colour lies on the familiars."""
    return in_force(f"rules.mana-on-{colour}", "magic-familiars#1", until="game")


@pytest.mark.parametrize(("colour", "points"), [("red", 5), ("blue", 3)])
def test_red_mana_makes_familiars_attack_better(colour: str, points: int) -> None:
    table = battle("prowlers", "attack", units="magic-familiars#1", lasting=[lying(colour)])
    table.do("unit magic-familiars 0").shows(strike={"melee-physical": points})


def test_each_colour_improves_one_ability_of_familiars() -> None:
    more: dict[str, Any] = {"units": "magic-familiars#1"}
    blocking("prowlers", lasting=[lying("blue")], **more).do("unit magic-familiars 1").shows(guard={"physical": 7})
    legion(lasting=[lying("white")], **more).do("unit magic-familiars 2", "option 0").shows(move_points=5)
    legion(lasting=[lying("white")], **more).do("unit magic-familiars 2", "option 1").shows(influence=5)
    legion(lasting=[lying("green")], **more).do("unit magic-familiars 3").shows(healing=3)
    legion(lasting=[lying("red")], **more).do("unit magic-familiars 3").shows(healing=2)


MONASTERY = "countryside-5@1,0 countryside-2@1,1"  # a monastery on 2,-4, a glade on 0,-3


def in_monastery(**more: Any) -> Realm:
    more.setdefault("hand", "endless-bag-of-gold")
    table = legion(tiles=MONASTERY, at="2,-4", unit_offer="magic-familiars#1", **more).do("interact")
    return table.do("power endless-bag-of-gold")


@pytest.mark.rule("MX-058", "MX-061")
def test_familiars_cost_a_mana_that_stays_on_them() -> None:
    assert not in_monastery().can("recruit magic-familiars")
    table = in_monastery(mana={"blue": 1, "white": 1}).do("recruit magic-familiars", "colour 1")
    table.shows(influence=3, tokens={"white": 1}, units="magic-familiars")
    table.do("unit magic-familiars 3").shows(healing=2)


@pytest.mark.rule("MX-061")
def test_gold_mana_pays_for_familiars_as_the_colour_that_is_named() -> None:
    table = in_monastery(mana={"gold": 1}).do("recruit magic-familiars", "colour 2")
    table.do("unit magic-familiars 3").shows(healing=3, tokens={})


@pytest.mark.rule("MX-059", "MX-060")
def test_familiars_are_called_on_a_glade_without_an_interaction() -> None:
    more: dict[str, Any] = {"tiles": MONASTERY, "at": "0,-3", "mana": {"red": 1}, "reputation": -7}
    table = legion(hand="endless-bag-of-gold heroic-tale", unit_offer="magic-familiars peasants", **more)
    table.do("interact").shows(moment="closing", influence=0)
    table.do("power endless-bag-of-gold").shows(influence=9)
    assert not table.can("recruit peasants")
    table.do("recruit magic-familiars").shows(influence=3, units="magic-familiars")


@pytest.mark.rule("MX-059")
def test_effects_of_interactions_do_not_work_on_a_glade() -> None:
    table = legion(tiles=MONASTERY, at="0,-3", hand="charm", mana={"white": 1}, unit_offer="magic-familiars")
    table.do("interact", "play charm").shows(influence=4, crystals={})
    assert table.asks == "0 turn"


@pytest.mark.rule("MX-059")
def test_nobody_deals_on_a_glade_without_familiars_in_the_offer() -> None:
    assert not legion(tiles=MONASTERY, at="0,-3", unit_offer="peasants").can("interact")


def round_begins(**more: Any) -> Realm:
    """The end of the first round, with familiars that red mana lies on."""
    table = legion(turns_left=1, counted=True, announced=1, hand="march", lasting=[lying("red")], **more)
    return table.do("end-turn", "discard march")


@pytest.mark.rule("MX-062", "MX-Q22")
def test_familiars_want_a_crystal_before_a_tactic_is_chosen() -> None:
    table = round_begins(units="magic-familiars#1", crystals={"green": 1, "white": 1})
    assert table.asks == "0 upkeep"
    table.do("colour 2").shows(crystals={"white": 1}, units="magic-familiars")
    assert table.asks == "0 tactic"
    table.do("take-tactic long-night")
    while table.asks != "0 turn":
        table.do("pass")
    table.do("unit magic-familiars 3").shows(healing=3)  # now it is green


@pytest.mark.rule("MX-062")
def test_familiars_that_are_not_paid_leave_the_game() -> None:
    round_begins(units="magic-familiars#1", crystals={"green": 1}).do("pass").shows(units="", crystals={"green": 1})
    table = round_begins(units="magic-familiars#1", crystals={})
    assert table.asks == "0 tactic"
    table.shows(units="")


@pytest.mark.rule("MX-062")
def test_two_familiars_want_two_crystals() -> None:
    table = round_begins(units="magic-familiars#1 magic-familiars#2", crystals={"green": 1}, level=9)
    table.do("colour 2").shows(crystals={})
    assert len(table["units"]) == 1


# -- Scouts ------------------------------------------------------------------------------------------------------------


def test_scouts_besiege() -> None:
    battle("prowlers", units="scouts").do("unit scouts 0").shows(strike={"siege-physical": 1})


# By night nobody sees the garrison beside a hero (MK-100).
UNSEEN: dict[str, Any] = {
    "tiles": KEEP,
    "at": "3,-6",
    "tokens": "?guardsmen@3,-7",
    "units": "scouts",
    "level": 9,
    "move_points": 3,
}


def test_scouts_look_at_a_token_that_lies_face_down() -> None:
    table = legion(night=True, **UNSEEN)
    assert table.known("3,-7", 0) != ["guardsmen"]
    table.do("unit scouts 1", "cell 3,-7")
    assert table.known("3,-7", 0) == ["guardsmen"]


def test_what_scouts_have_seen_is_worth_fame_when_it_falls() -> None:
    table = legion(night=True, **UNSEEN)
    table.do("unit scouts 1", "cell 3,-7", "move 3,-7", "end-phase", "end-phase")
    while table["moment"] != "attack":
        table.do("hit-hero")
    table.s.strike[0] = 7
    again(table).do("strike").shows(fame=4)


def test_scouts_see_no_farther_than_three_spaces() -> None:
    table = legion(tiles=KEEP, at="0,0", tokens="?guardsmen@3,-7", units="scouts").do("unit scouts 1")
    assert not table.can("cell 3,-7")


def test_scouts_look_at_the_top_of_a_pile_for_themselves_alone() -> None:
    table = legion(seats=2, at_1="0,0", units="scouts", pile_brown="medusa werewolf").do("unit scouts 1", "option 2")
    card = table.s.zones[2][-1]
    assert table.s.known[card] == 0b01
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()


def test_scouts_reveal_one_tile_from_two_spaces_away() -> None:
    more: dict[str, Any] = {"at": "1,-2", "units": "scouts", "tile_deck": "core-1 countryside-4 countryside-3"}
    near = legion(move_points=4, **more)
    far = legion(move_points=2, **more).do("unit scouts 2").shows(move_points=4)
    assert near.reveals < far.reveals
    cell = sorted(far.reveals - near.reveals)[0]
    far.do(f"explore {cell}").shows(move_points=2)
    assert far.reveals <= legion(move_points=2, **more).reveals  # only once


# -- Shocktroops -------------------------------------------------------------------------------------------------------


def test_shocktroops_make_other_units_attack_better() -> None:
    table = battle("swordsmen", "attack", units="shocktroops peasants", level=9).do("unit shocktroops 0")
    table.shows(strike={"ranged-physical": 1}).do("unit peasants 0")
    table.shows(strike={"ranged-physical": 1, "melee-physical": 3})


def test_the_help_of_shocktroops_lasts_into_later_phases() -> None:
    table = blocking("diggers", units="shocktroops utem-crossbowmen", level=9).do("unit shocktroops 0")
    table.shows(strike={}).do("end-phase", "hit-hero")
    table.do("unit utem-crossbowmen 1").shows(strike={"ranged-physical": 3})


def test_shocktroops_harry_an_enemy() -> None:
    table = battle("heroes-fire", units="shocktroops").do("unit shocktroops 1", "option 1")
    table.shows(foe_armor=[-1], hit_change=[0, -1, 0])


def test_immunity_stops_only_the_armor_part() -> None:
    table = battle("grim-legionnaires", units="shocktroops").do("unit shocktroops 1")
    table.shows(foe_armor=[0], hit_change=[-1, 0, 0])


def test_a_summoned_monster_is_harried_at_its_summoners_cost() -> None:
    table = battle("orc-summoners", units="shocktroops", pile_brown="werewolf").do("end-phase", "unit shocktroops 1")
    table.shows(foe_armor=[-1, 0], hit_change=[0, 0, 0, -1, 0, 0])


def test_shocktroops_draw_damage_upon_themselves() -> None:
    table = blocking("swordsmen", units="shocktroops#1 peasants", level=3).do("unit shocktroops 2")
    table.shows(hit_change=[-3, 0, 0]).do("end-phase")
    assert assigned(table) == ["hit-unit shocktroops"]
    table.do("hit-unit shocktroops").shows(hurt={"shocktroops#1": 1}, moment="attack", hand="")


def test_shocktroops_step_between_an_assassin_and_the_hero() -> None:
    table = blocking("orc-trackers", units="shocktroops#1", level=3).do("unit shocktroops 2", "end-phase")
    table.do("hit-unit shocktroops").shows(hurt={"shocktroops#1": 1}, hand="")


def test_the_damage_goes_elsewhere_if_shocktroops_can_take_no_more() -> None:
    table = blocking("swordsmen prowlers", units="shocktroops#1", level=3).do("unit shocktroops 2", "pick swordsmen")
    table.do("end-phase", "face prowlers", "hit-unit shocktroops")
    table.shows(moment="attack", hand="wound*2")  # one of the prowlers, one of the swordsmen


# -- Sorcerers ---------------------------------------------------------------------------------------------------------


def test_sorcerers_take_resistances_in_any_phase_but_shoot_in_theirs() -> None:
    table = blocking("ironclads", units="sorcerers", mana={"green": 1}).do("unit sorcerers 2")
    table.shows(foe_lost=[0b111], strike={})
    battle("ironclads", units="sorcerers", mana={"green": 1}).do("unit sorcerers 2").shows(
        strike={"ranged-physical": 3}
    )


def test_two_units_of_scouts_reveal_two_tiles_from_two_spaces_away() -> None:
    more: dict[str, Any] = {"at": "1,-2", "tile_deck": "core-1 countryside-5 countryside-4 countryside-3", "level": 5}
    near = legion(units="scouts", move_points=4, **more)
    far = legion(units="scouts scouts", **more).do("unit scouts#1 2", "unit scouts#2 2").shows(move_points=4)
    cell = sorted(far.reveals - near.reveals)[0]
    far.do(f"explore {cell}").shows(lasts="scouts", move_points=2)
