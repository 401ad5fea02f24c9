"""The advanced actions of The Lost Legion (287 to 298) and the four of two colours (266 to 269), one by one."""

from typing import Any

import pytest

from games.mage_knight.combat import again
from games.mage_knight.legion import battle, blocking, legion
from games.mage_knight.magic import KEEP

BLOCKED = 1
SIDE_INFLUENCE = 1


def taken(*hits: int, of: int) -> list[int]:
    """Flags of attacks: these were blocked."""
    return [BLOCKED if hit in hits else 0 for hit in range(3 * of)]


# -- Counterattack -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("how", "points"), [("play", 2 + 2 * 2), ("power", 4 + 2 * 3)])
def test_counterattack_grows_with_every_enemy_blocked(how: str, points: int) -> None:
    flags = taken(0, 3, of=3)
    table = battle("prowlers diggers swordsmen", "attack", hand="counterattack", mana={"red": 1}, hit_flags=flags)
    table.do(f"{how} counterattack").shows(strike={"melee-physical": points})


@pytest.mark.rule("MX-072")
def test_counterattack_counts_an_enemy_only_if_all_its_attacks_were_blocked() -> None:
    one = battle("hydra", "attack", hand="counterattack", hit_flags=taken(0, 1, of=1))
    one.do("play counterattack").shows(strike={"melee-physical": 2})
    all_three = battle("hydra", "attack", hand="counterattack", hit_flags=taken(0, 1, 2, of=1))
    all_three.do("play counterattack").shows(strike={"melee-physical": 4})


def test_counterattack_counts_a_summoner_for_its_blocked_monster() -> None:
    table = battle("orc-summoners", hand="counterattack", pile_brown="hydra").do("end-phase")
    for hit in range(3):
        if hit < 2:
            table.do(f"guard hydra {hit}")
        table.s.guard[0] = 2
        again(table).do("block")
    table.shows(moment="attack").do("play counterattack").shows(strike={"melee-physical": 4})


# -- Ritual Attack -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "basic", "powered"),
    [
        ("rage", {"melee-physical": 5}, {"melee-fire": 6}),
        ("determination", {"melee-ice": 3}, {"melee-cold-fire": 4}),
        ("swiftness", {"ranged-physical": 3}, {"ranged-fire": 4}),
        ("march", {"siege-physical": 2}, {"siege-fire": 3}),
    ],
)
def test_ritual_attack_is_told_by_the_colour_thrown_away(
    card: str, basic: dict[str, int], powered: dict[str, int]
) -> None:
    hand = f"ritual-attack {card}"
    table = battle("prowlers", "attack", hand=hand, mana={"red": 1}).do("play ritual-attack").shows(strike=basic)
    assert card in table["box"]
    battle("prowlers", "attack", hand=hand, mana={"red": 1}).do("power ritual-attack").shows(strike=powered)


@pytest.mark.rule("MK-160")
def test_ritual_attack_takes_in_the_ranged_phase_only_what_reaches_so_far() -> None:
    table = battle("prowlers", hand="ritual-attack rage march swiftness wound fireball").do("play ritual-attack")
    assert table.choices == ["pick march hand", "pick swiftness hand"]
    assert not battle("prowlers", hand="ritual-attack rage fireball").can("play ritual-attack")


# -- Blood of Ancients -------------------------------------------------------------------------------------------------


def test_blood_of_ancients_buys_an_action_with_a_wound_and_a_mana() -> None:
    table = legion(
        hand="blood-of-ancients", mana={"blue": 1, "white": 1}, advanced_offer="fire-bolt ice-bolt song-of-wind"
    )
    table.do("play blood-of-ancients")
    assert table.choices == ["colour 1", "colour 3"]  # no red mana
    table.do("colour 1").shows(True, hand="wound ice-bolt", tokens={"white": 1})
    assert len(table["advanced_offer"]) == 3


@pytest.mark.rule("MK-160")
def test_blood_of_ancients_needs_mana_of_a_colour_in_the_offer() -> None:
    offer = "fire-bolt blood-rage intimidate"
    assert not legion(hand="blood-of-ancients", mana={"green": 1}, advanced_offer=offer).can("play blood-of-ancients")
    assert legion(hand="blood-of-ancients", mana={"red": 1}, advanced_offer=offer).can("play blood-of-ancients")


def test_blood_of_ancients_powered_uses_a_card_of_the_offer_without_its_mana() -> None:
    offer = "path-finding ice-shield song-of-wind"
    table = legion(hand="blood-of-ancients", mana={"red": 1}, advanced_offer=offer).do("power blood-of-ancients")
    table.do("option 1").shows(hand="", discard="wound")
    assert table.choices == ["pick path-finding advanced_offer", "pick song-of-wind advanced_offer"]
    table.do("pick song-of-wind").shows(move_points=2, advanced_offer=offer, tokens={})


def test_blood_of_ancients_follows_the_times_of_the_card_in_the_offer() -> None:
    offer = "fire-bolt regeneration pure-magic"
    table = battle("prowlers", hand="blood-of-ancients", mana={"red": 1}, advanced_offer=offer)
    table.do("power blood-of-ancients", "option 0")  # no healing in combat, no mana left for Pure Magic
    table.shows(strike={"ranged-fire": 3}, hand="wound")


@pytest.mark.rule("MK-160")
def test_what_powers_blood_of_ancients_leaves_the_mana_that_a_card_of_the_offer_takes() -> None:
    offer = {"advanced_offer": "pure-magic", "advanced": ""}
    table = legion(hand="blood-of-ancients", mana={"red": 1, "gold": 1}, **offer)
    table.do("power blood-of-ancients").shows(tokens={"gold": 1})  # red gives an attack, of no use here
    table.do("option 1", "colour 2").shows(move_points=7, tokens={}, discard="wound")


def test_concentration_adds_nothing_to_what_blood_of_ancients_uses() -> None:
    hand = "concentration blood-of-ancients"
    table = legion(hand=hand, mana={"green": 1}, advanced_offer="song-of-wind fire-bolt ice-bolt")
    table.do("power concentration", "option 1").shows(move_points=2)


# -- Shield Bash -------------------------------------------------------------------------------------------------------


def test_shield_bash_counts_double_against_swift() -> None:
    table = blocking("wolf-riders", hand="shield-bash").do("play shield-bash").shows(guard={"swift-physical": 3})
    assert table.can("block")


def test_shield_bash_lowers_armor_by_what_was_too_much() -> None:
    table = blocking("diggers", hand="shield-bash determination", mana={"blue": 1})
    table.do("power shield-bash", "play determination", "block").shows(foe_armor=[-2], moment="attack")


def test_shield_bash_counts_undoubled_points_against_swift() -> None:
    table = blocking("wolf-riders", hand="shield-bash", mana={"blue": 1}).do("power shield-bash", "block")
    table.shows(foe_armor=[-2])  # (10 - 6) / 2


def test_other_blocks_add_to_the_surplus_undoubled() -> None:
    table = blocking("wolf-riders", hand="shield-bash determination", mana={"blue": 1})
    table.do("power shield-bash", "play determination", "block").shows(foe_armor=[-3])  # armor 4, not below 1


@pytest.mark.rule("MK-309")
def test_shield_bash_does_nothing_to_ice_resistance_and_immunity() -> None:
    blocking("hydra", hand="shield-bash", mana={"blue": 1}).do("power shield-bash", "block").shows(foe_armor=[0])
    shadow = blocking("shadow", hand="shield-bash*1 ice-shield", mana={"blue": 2})
    shadow.do("power shield-bash").shows(guard={"swift-physical": 5})
    assert not shadow.can("block")  # half of it against cold fire


def test_shield_bash_counts_only_for_the_attack_it_blocks() -> None:
    table = blocking("hydra/-ice-resistance", hand="shield-bash", mana={"blue": 1})
    table.do("power shield-bash", "block").shows(foe_armor=[-3], hit_flags=taken(0, of=1))


# -- Temporal Portal ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-095", "MX-096")
def test_temporal_portal_is_the_action_of_the_turn() -> None:
    table = legion(hand="temporal-portal", at="0,-1", move_points=2, deck="march*6").do("play temporal-portal")
    table.do("option 0", "cell 1,-2").shows(moment="closing", move_points=0)
    assert table.at() == "1,-2"
    assert not table.can("move")
    table.do("end-turn").shows(hand="march*6")


@pytest.mark.rule("MX-096")
def test_temporal_portal_cannot_follow_another_action() -> None:
    table = legion(hand="temporal-portal", moment="closing")
    assert table.choices == ["sideways temporal-portal 0", "sideways temporal-portal 1", "end-turn"]


@pytest.mark.rule("MX-097")
def test_temporal_portal_cannot_be_used_while_resting() -> None:
    assert not legion(hand="temporal-portal march").do("rest", "discard march").can("play temporal-portal")


def test_temporal_portal_stays_if_its_player_likes() -> None:
    table = legion(hand="temporal-portal", deck="march*7").do("play temporal-portal", "pass").shows(moment="closing")
    assert table.at() == "0,-1"
    table.do("end-turn").shows(hand="march*6")


@pytest.mark.parametrize(("option", "reach", "drawn"), [(0, {"1,-2", "0,-2", "1,-3"}, 6), (1, {"1,-2"}, 7)])
def test_temporal_portal_powered_goes_farther_or_draws_more(option: int, reach: set[str], drawn: int) -> None:
    table = legion(hand="temporal-portal", mana={"blue": 1}, at="0,-1", deck="march*8").do("power temporal-portal")
    table.do(f"option {option}", "option 0")
    cells = {one.removeprefix("cell @") for one in table.choices}
    assert reach <= cells
    assert ("1,-3" in cells) == (option == 0)
    table.do("cell 1,-2", "end-turn")
    assert len(table["hand"]) == drawn


@pytest.mark.rule("MX-018")
def test_temporal_portal_provokes_nobody() -> None:
    table = legion(hand="temporal-portal", at="0,-3", tokens="prowlers@1,-4").do("play temporal-portal", "option 0")
    table.do("cell 1,-3").shows(moment="closing")


@pytest.mark.rule("MX-098")
def test_a_larger_hand_of_the_last_turn_is_for_the_first_draw_of_the_next_round() -> None:
    table = legion(hand="temporal-portal march", deck="march*6", turns_left=1, counted=True, announced=1)
    table.do("play temporal-portal", "pass", "end-turn")
    while table.asks != "0 tactic":
        table.do("pass")
    assert len(table["hand"]) == 6


# -- Spell Forge -------------------------------------------------------------------------------------------------------


def test_spell_forge_gives_a_crystal_of_a_spell_in_the_offer() -> None:
    table = legion(hand="spell-forge", spell_offer="fireball chill flame-wall").do("play spell-forge")
    assert table.choices == ["colour 0", "colour 1"]
    table.do("colour 1").shows(crystals={"blue": 1}, spell_offer="fireball chill flame-wall")


def test_spell_forge_powered_gives_two_of_different_cards() -> None:
    table = legion(hand="spell-forge", mana={"blue": 1}, spell_offer="fireball chill flame-wall")
    table.do("power spell-forge", "colour 0", "colour 0").shows(crystals={"red": 2})
    table = legion(hand="spell-forge", mana={"blue": 1}, spell_offer="fireball chill flame-wall")
    table.do("power spell-forge", "colour 1").shows(crystals={"blue": 1, "red": 1})  # no second blue card


# -- Chivalry ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("how", "option", "points", "reputation", "fame"),
    [("play", 0, 3, 0, 0), ("play", 1, 2, 1, 0), ("power", 0, 6, 0, 0), ("power", 1, 4, 1, 1)],
)
def test_chivalry_attacks_or_brings_honour(how: str, option: int, points: int, reputation: int, fame: int) -> None:
    table = battle("prowlers", "attack", hand="chivalry rage", mana={"white": 1}).do("target prowlers")
    table.do(f"{how} chivalry", f"option {option}").shows(strike={"melee-physical": points})
    if points < 3:
        table.do("play rage")
    table.do("strike").shows(reputation=reputation, fame=2 + fame)


def test_chivalry_counts_every_enemy_of_the_attack_whatever_helped() -> None:
    table = battle("prowlers diggers", "attack", hand="chivalry rage", mana={"white": 1}, strike={"melee-physical": 2})
    table.do("power chivalry", "option 1", "target prowlers", "target diggers", "strike").shows(reputation=2, fame=6)


def test_chivalry_counts_no_enemy_of_another_attack() -> None:
    table = battle("prowlers diggers", "attack", hand="chivalry rage rage", mana={"white": 1})
    table.do("target prowlers", "power chivalry", "option 1", "strike").shows(reputation=1)
    table.do("play rage", "sideways rage 2", "strike").shows(reputation=1, fame=5)


# -- Peaceful Moment ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-095")
def test_peaceful_moment_may_be_influence_or_the_action() -> None:
    legion(hand="peaceful-moment wound").do("play peaceful-moment", "option 0").shows(influence=3, moment="moving")
    table = legion(hand="peaceful-moment wound wound march", influence=2).do("play peaceful-moment", "option 1")
    table.shows(influence=3, moment="closing")  # what the movement part left is lost
    table.do("convert 0").shows(influence=1, healing=1)
    assert not table.can("convert 0")
    table.do("sideways march 1", "convert 0").shows(influence=0, healing=2)  # other influence of the action helps
    table.do("heal", "heal").shows(hand="")


def test_peaceful_moment_readies_one_unit_for_two_influence_a_level() -> None:
    table = legion(hand="peaceful-moment", mana={"white": 1}, units="peasants! utem-crossbowmen! fire-golems!")
    table.do("power peaceful-moment", "option 1", "convert 1", "pick fire-golems").shows(influence=0)
    assert not table.spent("fire-golems")
    assert not table.can("convert")


def test_peaceful_moment_readies_one_unit_a_play() -> None:
    table = legion(hand="peaceful-moment promise", mana={"white": 1}, units="peasants! herbalists!")
    table.do("power peaceful-moment", "option 1", "convert 1", "pick peasants").shows(influence=4)
    assert table.can("convert 0")  # healing goes on
    assert not table.can("convert 1")


@pytest.mark.rule("MX-096", "MX-Q42")
def test_peaceful_moment_is_no_action_after_a_forced_combat() -> None:
    table = legion(hand="peaceful-moment", moment="closing").do("play peaceful-moment")
    table.shows(influence=3)
    assert not table.can("convert")


@pytest.mark.rule("MX-097")
def test_peaceful_moment_is_no_action_while_resting() -> None:
    table = legion(hand="peaceful-moment march wound").do("rest", "discard march", "pass", "play peaceful-moment")
    table.shows(influence=3)
    assert not table.can("convert")


def test_peaceful_moment_knows_no_reputation() -> None:
    table = legion(hand="peaceful-moment", reputation=-7, at="2,-3").do("play peaceful-moment", "option 1")
    table.shows(influence=3)


# -- Dodge and Weave ---------------------------------------------------------------------------------------------------


def test_dodge_and_weave_weakens_an_attack_and_strikes_back() -> None:
    table = blocking("prowlers", hand="dodge-and-weave rage").do("play dodge-and-weave").shows(hit_change=[-2, 0, 0])
    table.do("play rage", "block").shows(moment="attack")
    table.do("convert 0").shows(strike={"melee-physical": 1})


def test_dodge_and_weave_strikes_back_at_nobody_after_a_wound() -> None:
    table = blocking("prowlers", hand="dodge-and-weave").do("play dodge-and-weave", "end-phase").shows(moment="attack")
    assert not table.can("convert")


def test_dodge_and_weave_may_weaken_two_attacks() -> None:
    table = blocking("heroes-fire prowlers", hand="dodge-and-weave", mana={"white": 1}).do("power dodge-and-weave")
    table.do("option 1", "option 1", "option 3").shows(hit_change=[0, -2, 0, -2, 0, 0])


@pytest.mark.rule("MX-080", "MX-071")
def test_an_attack_lowered_to_nothing_is_blocked() -> None:
    table = blocking("hydra", hand="dodge-and-weave", mana={"white": 1})
    table.do("power dodge-and-weave", "option 1", "option 1", "option 2").shows(hit_flags=[0, 1, 1])


def test_dodge_and_weave_works_on_the_immune() -> None:
    table = blocking("grim-legionnaires", hand="dodge-and-weave", mana={"white": 1})
    table.do("power dodge-and-weave").shows(hit_change=[-4, 0, 0])  # there is no second attack


def test_concentration_adds_to_the_attack_of_dodge_and_weave() -> None:
    table = blocking("hydra", hand="concentration dodge-and-weave", mana={"green": 1}, level=9)
    table.do("power concentration", "option 1", "option 0", "option 1").shows(hit_flags=[1, 1, 0])
    table.do("end-phase")  # two damage: a wound
    assert not table.can("convert")
    table = blocking("orc-skirmishers", hand="concentration dodge-and-weave", mana={"green": 1})
    table.do("power concentration", "option 1", "option 0").shows(hit_flags=[1, 1, 0]).do("end-phase")
    said = [table.game.label(action) for action in table.game.actions()]
    assert "Attack 4." in said
    in_sight: Any = table.game.view(0)["lasting"]
    assert "Attack 4" in in_sight[0]["text"]
    table.do("convert 0").shows(strike={"melee-physical": 4})


# -- Stout Resolve -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wound", "points"), [("pass", 2), ("pick wound", 3)])
def test_stout_resolve_is_more_for_a_wound(wound: str, points: int) -> None:
    table = legion(hand="stout-resolve wound wound").do("play stout-resolve", wound)
    if wound != "pass":
        assert table.choices == ["pass"] or table.asks == "0 choose"
    table.do("option 0").shows(move_points=points)


def test_stout_resolve_powered_takes_any_cards_but_one_wound() -> None:
    table = legion(hand="stout-resolve wound wound march rage", mana={"green": 1}).do("power stout-resolve")
    table.do("pick wound", "pick march")
    assert not table.can("pick wound")
    table.do("pick rage", "option 1").shows(influence=9, hand="wound", discard="wound march rage")


def test_stout_resolve_fights_in_its_phase() -> None:
    battle("prowlers", "attack", hand="stout-resolve").do("play stout-resolve", "option 2").shows(
        strike={"melee-physical": 2}
    )
    blocking("prowlers", hand="stout-resolve wound").do("play stout-resolve", "pick wound", "option 3").shows(
        guard={"physical": 3}
    )


# -- Force of Nature ---------------------------------------------------------------------------------------------------


def test_force_of_nature_makes_a_unit_resistant() -> None:
    table = battle("monks/-poison", hand="force-of-nature", units="peasants#1 utem-crossbowmen")
    table.do("play force-of-nature", "pick peasants", "end-phase", "end-phase", "hit-unit peasants")
    table.shows(moment="attack", hurt={"peasants#1": 1})  # armor 3 twice, and five damage
    table = battle("diggers", hand="force-of-nature", units="peasants#1 utem-crossbowmen").do("play force-of-nature")
    table.do("pick peasants", "end-phase", "end-phase", "hit-unit peasants").shows(moment="attack", hurt={})


def test_force_of_nature_besieges_or_blocks() -> None:
    battle("prowlers", hand="force-of-nature", mana={"green": 1}).do("power force-of-nature").shows(
        strike={"siege-physical": 3}
    )
    blocking("prowlers", hand="force-of-nature", mana={"green": 1}).do("power force-of-nature").shows(
        guard={"physical": 6}
    )


# -- Mountain Lore -----------------------------------------------------------------------------------------------------


def test_mountain_lore_draws_more_in_hills() -> None:
    table = legion(tiles=KEEP, at="3,-6", hand="mountain-lore", deck="march*8").do("play mountain-lore", "end-turn")
    assert len(table["hand"]) == 6
    table = legion(at="0,-1", hand="mountain-lore", deck="march*8").do("play mountain-lore", "end-turn")
    assert len(table["hand"]) == 5


MOUNTAINS = "countryside-4@1,0 countryside-2@1,1"  # a mountain on 2,-3, a village on 1,-2


@pytest.mark.rule("MK-255")
def test_mountain_lore_makes_mountains_a_place_to_stay() -> None:
    table = legion(tiles=MOUNTAINS, at="1,-2", hand="mountain-lore", mana={"green": 1}, deck="march*2 rage*2 stamina*2")
    table.do("power mountain-lore", "move 2,-3").shows(move_points=0)
    table.do("end-turn")
    assert table.at() == "2,-3"
    table.shows(True, hand="march*2 rage*2 stamina*2")  # six: the deck is empty
    table.do("pass", "play march", "end-turn", "pass")
    assert table.at() == "1,-2"  # in a later turn nobody can stay there
    assert "wound" in table["hand"]


# -- two colours -------------------------------------------------------------------------------------------------------


def test_power_of_crystals_gives_a_crystal_that_was_missing() -> None:
    table = legion(hand="power-of-crystals", crystals={"red": 1, "white": 2}).do("play power-of-crystals")
    assert table.choices == ["colour 1", "colour 2"]
    table.do("colour 2").shows(crystals={"red": 1, "white": 2, "green": 1})
    full = legion(hand="power-of-crystals", crystals={"red": 1, "white": 2, "green": 1, "blue": 1})
    assert not full.can("play power-of-crystals")


def test_power_of_crystals_powered_counts_full_sets() -> None:
    crystals = {"red": 2, "white": 2, "green": 3, "blue": 2}
    table = legion(hand="power-of-crystals wound", crystals=crystals, mana={"blue": 1}, deck="march*4")
    table.do("power power-of-crystals", "colour 1", "pay mana-blue", "option 0", "option 1", "option 2")
    table.shows(move_points=4, healing=1, hand="wound march")


def test_power_of_crystals_moves_only_in_combat() -> None:
    crystals = {"red": 1, "white": 1, "green": 1, "blue": 1}
    table = battle("prowlers", hand="power-of-crystals", crystals=crystals, mana={"green": 1})
    table.do("power power-of-crystals", "colour 2", "pay mana-green").shows(move_points=6)


@pytest.mark.rule("MK-148")
def test_a_card_of_two_colours_is_powered_by_either() -> None:
    for colour in ("green", "blue"):
        assert legion(hand="power-of-crystals", mana={colour: 1}).can("power power-of-crystals")
    assert not legion(hand="power-of-crystals", mana={"red": 1, "white": 1}).can("power power-of-crystals")


def test_rush_of_adrenaline_draws_for_wounds_before_and_after() -> None:
    table = legion(hand="blood-rage rush-of-adrenaline explosive-bolt", deck="march*5")
    table.do("play explosive-bolt", "play rush-of-adrenaline").shows(True, hand="blood-rage wound march")
    table.do("end-turn")


def test_rush_of_adrenaline_draws_for_three_wounds_at_most() -> None:
    table = blocking(
        "minotaur", hand="rush-of-adrenaline", deck="march*2 stamina*2 rage", level=3
    )  # armor 3: ten damage, 4 wounds
    table.do("play rush-of-adrenaline", "end-phase").shows(True, hand="wound*4 rage stamina*2")


@pytest.mark.rule("MK-336", "MK-349")
@pytest.mark.parametrize(("first", "drawn"), [("medusa", "rage stamina march"), ("gargoyle", "march")])
def test_with_rush_of_adrenaline_the_player_says_which_attack_comes_first(first: str, drawn: str) -> None:
    """What is drawn before the paralysis is lost to it; armor 3: two wounds each."""
    table = blocking("medusa gargoyle", hand="rush-of-adrenaline", deck="march*3 stamina rage", level=3)
    table.do("play rush-of-adrenaline", "end-phase", f"face {first}").shows(moment="attack")
    table.shows(True, hand=f"wound*4 {drawn}")


def test_rush_of_adrenaline_powered_throws_the_first_wound_away() -> None:
    table = blocking("minotaur", hand="rush-of-adrenaline", deck="march*2 stamina*2 rage", level=3, mana={"red": 1})
    table.do("power rush-of-adrenaline", "end-phase").shows(True, hand="wound*3 rage stamina*2 march")


def test_rush_of_adrenaline_powered_throws_away_a_wound_of_before() -> None:
    table = legion(hand="explosive-bolt rush-of-adrenaline", deck="march*2", mana={"green": 1})
    table.do("play explosive-bolt", "power rush-of-adrenaline", "colour 2").shows(hand="march")


@pytest.mark.rule("MK-346")
def test_a_wound_thrown_away_by_adrenaline_counts_for_the_knock_out() -> None:
    table = blocking(
        "minotaur", hand="rush-of-adrenaline rage", deck="march*2 stamina*2 rage", level=1, mana={"red": 1}
    )
    table.do("power rush-of-adrenaline", "end-phase")  # armor 2, ten damage: five wounds, knocked out
    table.shows(True, hand="wound*4 rage stamina*2 march", discard="rage")


def test_paralysis_comes_before_the_cards_of_adrenaline() -> None:
    table = blocking(
        "medusa", hand="rush-of-adrenaline rage", deck="march*2 stamina*2 rage", level=9
    )  # six damage, armor 4
    table.do("play rush-of-adrenaline", "end-phase").shows(True, hand="wound*2 rage stamina", discard="rage")


def test_explosive_bolt_gives_two_crystals_for_a_wound() -> None:
    legion(hand="explosive-bolt").do("play explosive-bolt").shows(hand="wound", crystals={"white": 1, "red": 1})


def test_explosive_bolt_weakens_another_enemy_for_each_defeated() -> None:
    table = battle("prowlers swordsmen", hand="explosive-bolt", mana={"white": 1}).do("power explosive-bolt")
    table.do("target prowlers", "strike").shows(foe_armor=[0, -1], fame=2)


def test_explosive_bolt_splits_what_it_weakens() -> None:
    strike = {"ranged-physical": 3}
    table = battle("prowlers prowlers swordsmen minotaur", hand="explosive-bolt", mana={"red": 1}, strike=strike).do(
        "power explosive-bolt"
    )
    table.do("target prowlers#1", "target prowlers#2", "strike", "pick minotaur", "pick swordsmen")
    table.shows(foe_armor=[0, 0, -1, -1])


@pytest.mark.rule("MK-308")
def test_explosive_bolt_does_nothing_to_fire_resistance_and_immunity() -> None:
    foes = "prowlers fire-mages-enemy grim-legionnaires"
    table = battle(foes, hand="explosive-bolt", mana={"white": 1}).do(
        "power explosive-bolt", "target prowlers", "strike"
    )
    table.shows(foe_armor=[0, 0, 0])


def test_chilling_stare_is_influence_or_takes_abilities_away() -> None:
    legion(hand="chilling-stare").do("play chilling-stare").shows(influence=3)
    table = blocking("wolf-riders", hand="chilling-stare rage*2").do("play chilling-stare", "option 1")
    table.do("play rage").shows(guard={"physical": 2})
    table.do("sideways rage 3")
    assert table.can("block")  # three, no longer six


def test_chilling_stare_takes_the_abilities_of_one_attack() -> None:
    table = blocking("heroes-swift", hand="chilling-stare", level=9).do("play chilling-stare", "option 1", "option 0")
    table.shows(hit_flags=[32, 0, 0])


def test_chilling_stare_works_on_the_immune_but_not_on_ice_resistance() -> None:
    table = blocking("sorcerers-enemy", hand="chilling-stare", units="peasants#1").do("play chilling-stare", "option 1")
    table.do("end-phase", "hit-unit peasants").shows(hurt={"peasants#1": 1})  # neither assassination nor poison
    assert not blocking("hydra", hand="chilling-stare").do("play chilling-stare").can("option 1")


def test_chilling_stare_powered_stops_an_enemy() -> None:
    table = battle("swordsmen", hand="chilling-stare", mana={"white": 1}).do("power chilling-stare", "option 1")
    table.do("end-phase").shows(moment="attack", hand="")
    immune = battle("grim-legionnaires", hand="chilling-stare", mana={"white": 1}).do("power chilling-stare")
    immune.shows(influence=5)


@pytest.mark.rule("MX-096")
def test_temporal_portal_used_by_maximal_effect_is_one_action() -> None:
    table = legion(hand="maximal-effect temporal-portal", at="0,-1", deck="march*9")
    table.do("play maximal-effect", "pass").shows(moment="closing", lasts="temporal-portal")
    table.do("end-turn").shows(hand="march*6")


def test_adrenaline_throws_no_later_wound_away_for_a_first_one_that_was_healed() -> None:
    hand = "explosive-bolt tranquility blood-ritual rush-of-adrenaline"
    table = legion(hand=hand, deck="march*3", mana={"green": 1})
    table.do("play explosive-bolt", "play tranquility", "option 0", "heal", "play blood-ritual", "colour 1")
    table.do("power rush-of-adrenaline", "colour 2").shows(hand="wound march*2")


@pytest.mark.rule("MX-098")
@pytest.mark.parametrize(("first", "second", "drawn"), [("2,-2", "3,-2", 5), ("3,-2", "2,-2", 6)])
def test_mountain_lore_asks_where_its_own_turn_ended_when_time_is_bent(first: str, second: str, drawn: int) -> None:
    """Hills on 3,-2; the second turn is another one, without the card."""
    mana = {"blue": 1, "black": 1}
    table = legion(night=True, hand="mountain-lore space-bending", at=first, mana=mana, deck="march*9")
    table.do("play mountain-lore", "power space-bending", "end-turn", "pass").shows(hand="mountain-lore")
    table.s.move_points = 3
    again(table).do(f"move {second}", "end-turn", "discard mountain-lore").shows(hand=f"march*{drawn}")
