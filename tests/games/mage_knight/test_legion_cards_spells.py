"""The spells of The Lost Legion (299 to 302), one by one."""

import pytest

from games.mage_knight.combat import faced, with_city
from games.mage_knight.legion import battle, blocking, legion

# -- Offering / Sacrifice ----------------------------------------------------------------------------------------------


def test_offering_turns_cards_into_crystals() -> None:
    table = legion(hand="offering march power-of-crystals ruby-ring rage wound", mana={"red": 1}).do("play offering")
    table.shows(crystals={"red": 1})
    assert not table.can("pick wound")
    table.do("pick march").shows(crystals={"red": 1, "green": 1})
    table.do("pick power-of-crystals")
    assert table.choices == ["colour 1", "colour 2"]
    table.do("colour 1", "pick ruby-ring")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3"]
    table.do("colour 3").shows(
        True,
        crystals={"red": 1, "green": 1, "blue": 1, "white": 1},
        hand="rage wound",
        discard="march power-of-crystals ruby-ring",
    )


def test_offering_needs_no_card() -> None:
    legion(hand="offering", mana={"red": 1}).do("play offering").shows(crystals={"red": 1}, hand="")
    legion(hand="offering march", mana={"red": 1}).do("play offering", "pass").shows(crystals={"red": 1}, hand="march")


@pytest.mark.parametrize(
    ("option", "strike"),
    [(0, {"siege-fire": 8}), (1, {"siege-ice": 4}), (2, {"ranged-fire": 12}), (3, {"ranged-ice": 6})],
)
def test_sacrifice_uses_every_pair_of_two_colours(option: int, strike: dict[str, int]) -> None:
    crystals = {"red": 3, "blue": 1, "green": 2, "white": 2}
    table = battle("prowlers", night=True, hand="offering", mana={"red": 1, "black": 1}, crystals=crystals)
    table.do("power offering", "pay mana-red", f"option {option}").shows(strike=strike)


def test_sacrificed_crystals_become_mana_that_can_be_used_at_once() -> None:
    table = battle(
        "prowlers", night=True, hand="offering", mana={"red": 1, "black": 1}, crystals={"blue": 2, "white": 3}
    )
    table.do("power offering").shows(strike={"ranged-ice": 12}, crystals={"white": 1}, tokens={"blue": 2, "white": 2})


@pytest.mark.rule("MK-160")
def test_sacrifice_needs_a_pair() -> None:
    table = battle(
        "prowlers", night=True, hand="offering", mana={"red": 1, "black": 1}, crystals={"green": 3, "white": 3}
    )
    assert not table.can("power offering")


# -- Mist Form / Veil of Mist ------------------------------------------------------------------------------------------


def test_mist_form_crosses_lakes_but_no_hills() -> None:
    table = legion(hand="mist-form", mana={"blue": 1}, at="2,-3").do("play mist-form").shows(move_points=4)
    assert "2,-4" in table.goes  # a lake, for two
    table.do("move 2,-4").shows(move_points=2)
    hills = legion(tiles="countryside-3@1,0 countryside-2@1,1", hand="mist-form", mana={"blue": 1}, at="1,-3")
    assert hills.do("play mist-form").goes.isdisjoint({"2,-3", "1,-2"})


def test_mist_form_leaves_its_hero_no_place_on_a_lake() -> None:
    table = legion(hand="mist-form", mana={"blue": 1}, at="2,-3", deck="march*2").do("play mist-form", "move 2,-4")
    table.do("end-turn")
    assert table.at() == "2,-3"
    assert "wound" in table["hand"]


def test_the_ban_of_mist_form_beats_mountain_lore_in_any_order() -> None:
    mountains = "countryside-4@1,0 countryside-2@1,1"
    hand = "mist-form mountain-lore"
    table = legion(tiles=mountains, at="1,-2", hand=hand, mana={"blue": 1, "green": 1}).do("power mountain-lore")
    assert "2,-3" in table.goes
    assert "2,-3" not in table.do("play mist-form").goes
    table = legion(tiles=mountains, at="1,-2", hand=hand, mana={"blue": 1, "green": 1}).do("play mist-form")
    assert "2,-3" not in table.do("power mountain-lore").goes


def test_mist_form_forbids_hills_to_direct_moves_too() -> None:
    land = "countryside-3@1,0 countryside-2@1,1"
    table = legion(tiles=land, at="1,-3", hand="wings-of-wind mist-form", mana={"white": 1, "blue": 1})
    table.do("play mist-form", "play wings-of-wind")
    assert "cell @2,-3" not in table.choices
    assert "cell @1,-4" in table.choices


def test_the_veil_spares_the_hero_one_wound_and_units_resist() -> None:
    table = blocking("minotaur", night=True, hand="mist-form", mana={"blue": 1, "black": 1}, level=3)
    table.do("power mist-form", "end-phase").shows(hand="wound*3")  # ten damage, armor 3: four wounds but one
    table = blocking("gunners", night=True, hand="mist-form", mana={"blue": 1, "black": 1}, units="peasants#1", level=3)
    table.do("power mist-form", "end-phase", "hit-unit peasants").shows(hand="wound", hurt={"peasants#1": 1})


@pytest.mark.rule("MK-336")
def test_whose_wound_the_veil_spares_is_for_the_player_to_say() -> None:
    mana = {"blue": 1, "black": 1}
    table = blocking("cursed-hags ice-golems-enemy", night=True, hand="mist-form rage", mana=mana, level=1)
    table.do("power mist-form", "end-phase")
    table.copy().do("face cursed-hags").shows(True, hand="wound*2", discard="wound rage")
    table.do("face ice-golems-enemy").shows(True, hand="rage wound*2", discard="wound*2")


@pytest.mark.rule("MK-336", "MK-306", "MK-349")
def test_a_veil_in_hand_may_be_used_before_another_attack_costs_the_hand() -> None:
    mana = {"blue": 1, "black": 1}
    table = blocking("medusa cursed-hags", night=True, hand="mist-form", mana=mana, level=1).do("end-phase")
    table.do("face cursed-hags", "power mist-form", "hit-hero").shows(hand="wound*4")  # one and three
    table.shows(in_any_order=True, discard="wound")


def test_the_veil_takes_away_what_comes_with_the_wound() -> None:
    table = blocking("monks", night=True, hand="mist-form rage", mana={"blue": 1, "black": 1}, level=3)
    table.do("power mist-form", "end-phase").shows(True, hand="rage wound", discard="wound")  # two wounds but one


def test_the_veil_spares_no_wound_of_ones_own_making() -> None:
    table = blocking("prowlers", night=True, hand="mist-form explosive-bolt", mana={"blue": 1, "black": 1}, level=9)
    table.do("power mist-form", "play explosive-bolt").shows(hand="wound")
    table.do("end-phase").shows(hand="wound")  # four damage, armor 4: the wound that is spared


# -- Charm / Possess ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-682")
def test_charm_gives_more_in_an_interaction() -> None:
    legion(hand="charm", mana={"white": 1}, at="2,-3").do("play charm").shows(influence=4, crystals={})
    table = legion(hand="charm", mana={"white": 1}, at="2,-3").do("interact", "play charm", "option 0", "colour 2")
    table.shows(influence=4, crystals={"green": 1})


def test_charm_makes_one_unit_cheaper() -> None:
    offer = "peasants foresters"
    table = legion(hand="charm", mana={"white": 1}, at="2,-3", unit_offer=offer, level=9)
    table.do("interact", "play charm", "option 1", "recruit peasants").shows(influence=3, units="peasants")
    assert not table.can("recruit foresters")  # five again


@pytest.mark.rule("MX-048")
def test_a_unit_that_comes_for_nothing_leaves_the_discount_of_charm_to_the_next_one() -> None:
    hand = "charm banner-of-command"
    table = legion(hand=hand, mana={"white": 1}, at="2,-3", unit_offer="utem-guardsmen peasants", level=9)
    table.do("interact", "play charm", "option 1", "power banner-of-command", "pick utem-guardsmen")
    table.do("recruit peasants").shows(influence=3, units="utem-guardsmen peasants")  # 4 - (4 - 3)


def test_possess_turns_an_enemy_against_others() -> None:
    table = battle("swordsmen prowlers", night=True, hand="charm", mana={"white": 1, "black": 1}, level=9)
    table.do("power charm", "pick swordsmen", "end-phase", "end-phase").shows(moment="attack")
    table.do("convert 0").shows(strike={"melee-physical": 6})
    assert not table.can("target swordsmen")
    table.do("target prowlers", "strike").shows(fame=2)
    assert table.can("target swordsmen")  # another attack may be for it


def test_possess_sums_several_attacks_with_their_elements() -> None:
    table = battle("heroes-fire prowlers", night=True, hand="charm", mana={"white": 1, "black": 1}, level=9)
    table.do("power charm", "pick heroes-fire", "end-phase", "end-phase", "convert 0")
    table.shows(strike={"melee-physical": 4, "melee-fire": 2})


def test_possess_counts_the_bonus_of_a_city() -> None:
    table = battle(
        "gunners/city prowlers",
        night=True,
        hand="charm",
        mana={"white": 1, "black": 1},
        level=9,
        fight_cell="@1,-3",
    )
    table = with_city(table, "blue", "1,-3")
    table.do("power charm", "pick gunners", "end-phase", "end-phase", "convert 0").shows(strike={"melee-fire": 8})


def test_possess_uses_no_element_that_the_attack_has_lost() -> None:
    hand = {"hand": "charm", "mana": {"white": 1, "black": 1}, "skills": "wolfhawk-know-your-prey"}
    table = battle("heroes-ice prowlers", night=True, level=9, **hand)
    table.do("skill wolfhawk-know-your-prey", "option 1", "power charm", "pick heroes-ice")
    table.do("end-phase", "end-phase", "convert 0").shows(strike={"melee-physical": 6})


def test_possess_draws_a_monster_for_a_summoner() -> None:
    table = battle(
        "orc-summoners prowlers",
        night=True,
        hand="charm",
        mana={"white": 1, "black": 1},
        level=9,
        pile_brown="werewolf",
        used_brown="",
    )
    table.do("power charm", "pick orc-summoners", "end-phase", "end-phase", "convert 0")
    table.shows(strike={"melee-physical": 7}, used_brown="werewolf")


def test_possess_is_of_no_use_without_another_enemy_and_on_the_immune() -> None:
    table = battle("swordsmen", night=True, hand="charm", mana={"white": 1, "black": 1}).do("power charm", "end-phase")
    assert not table.shows(moment="attack").can("convert")
    assert not battle("shadow", night=True, hand="charm", mana={"white": 1, "black": 1}).can("power charm")


# -- Cure / Disease ----------------------------------------------------------------------------------------------------


def test_cure_draws_for_wounds_and_readies_units() -> None:
    table = legion(hand="cure wound wound", mana={"green": 1}, deck="march rage", units="peasants!~1").do("play cure")
    table.do("heal").shows(True, hand="wound rage")
    table.do("heal-unit peasants")
    assert not table.spent("peasants")


def test_cure_counts_what_was_healed_before() -> None:
    table = legion(hand="cure wound", healing=2, mana={"green": 1}, deck="march rage", units="peasants!~1")
    table.do("heal", "heal-unit peasants").shows(hand="cure")
    table.do("play cure").shows(hand="rage")
    assert not table.spent("peasants")


def test_a_wound_drawn_by_cure_can_be_healed_again() -> None:
    table = legion(hand="cure wound", mana={"green": 1}, deck="march wound").do("play cure", "heal").shows(hand="wound")
    table.do("heal").shows(hand="march", healing=0)


@pytest.mark.rule("MX-072")
def test_disease_leaves_who_was_blocked_an_armor_of_one() -> None:
    flags = [1, 0, 0, 1, 1, 0]
    table = battle(
        "swordsmen hydra",
        "attack",
        night=True,
        hand="cure",
        mana={"green": 1, "black": 1},
        hit_flags=flags,
        strike={"melee-physical": 1},
    )
    table.do("power cure").shows(foe_armor=[-4, 0])  # one head of the hydra got through
    table.do("target swordsmen", "strike").shows(fame=4)


def test_disease_waits_for_the_attack_phase() -> None:
    table = battle("diggers", night=True, hand="cure determination", mana={"green": 1, "black": 1, "blue": 1})
    table.do("power cure").shows(foe_armor=[0])
    table.do("end-phase", "power determination", "block").shows(moment="attack", foe_armor=[-2])


def test_disease_spares_the_immune_and_counts_the_bonus_of_a_city() -> None:
    table = battle(
        "freezers/city grim-legionnaires",
        "attack",
        night=True,
        hand="cure",
        mana={"green": 1, "black": 1},
        hit_flags=[1, 0, 0, 1, 0, 0],
        fight_cell="@1,-3",
    )
    table = with_city(table, "white", "1,-3")
    table.do("power cure").shows(foe_armor=[-7, 0])  # armor 7 and 1 of the city


@pytest.mark.rule("MK-686")
def test_possess_does_not_reach_a_monster_that_was_summoned() -> None:
    table = battle("orc-summoners prowlers", night=True, hand="charm", mana={"white": 1, "black": 1})
    table.do("end-phase").shows(moment="block")
    assert len(faced(table)) == 3
    table.do("power charm")  # nobody else could be meant
    assert [one.partition("#")[0] for one in table["marks"] if one.startswith("possessed")] == ["possessed prowlers"]
