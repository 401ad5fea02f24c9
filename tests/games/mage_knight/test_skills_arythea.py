"""The skills of Arythea, and what holds for all skills (section 13)."""

import pytest

from deckhold.games.mage_knight.cards.heroes import heroes
from deckhold.games.mage_knight.cards.skills import skills
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land

DARK = {"black": 1}


def go_on(table: Realm) -> Realm:
    """End the turn and come to the next one of seat 0, passing wherever that is possible."""
    table.do("end-turn")
    while table.asks != "0 turn":
        table.do("pass")
    return table


@pytest.mark.rule("MK-033", "MK-034")
def test_every_hero_has_nine_skills_and_one_for_each_kind_of_game() -> None:
    for hero in heroes():
        own = [skill for skill in skills() if skill.hero == hero.id]
        assert len(own) == 11
        assert [len([s for s in own if s.competitive]), len([s for s in own if s.cooperative])] == [1, 1]


@pytest.mark.rule("MK-X17", "MK-035")
def test_the_crystals_of_a_hero_who_is_the_dummy() -> None:
    assert {hero.id: hero.crystals for hero in heroes()} == {
        "arythea": [0, 0, 3],
        "tovak": [1, 1, 0],
        "goldyx": [2, 2, 1],
        "norowas": [3, 3, 2],
        "wolfhawk": [3, 3, 1],
        "krang": [0, 0, 2],
        "braevalar": [2, 1, 1],
    }


# -- how often ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-217", "MK-221")
def test_a_plain_skill_is_used_once_a_turn_and_again_in_the_next() -> None:
    table = land(skills="arythea-dark-paths", hand="march", deck="rage*6").do("skill arythea-dark-paths")
    table.shows(move_points=1)
    assert not table.can("skill arythea-dark-paths")
    go_on(table.do("play march"))
    assert table.can("skill arythea-dark-paths")


@pytest.mark.rule("MK-218", "MK-674")
def test_a_flipped_skill_waits_for_the_next_round() -> None:
    table = land(skills="arythea-dark-fire-magic", hand="march", deck="rage*6")
    go_on(table.do("skill arythea-dark-fire-magic", "colour 0", "play march"))
    assert not table.can("skill arythea-dark-fire-magic")
    assert "used arythea-dark-fire-magic#1" in table["marks"]


@pytest.mark.rule("MK-216")
def test_a_skill_of_another_hero_is_used_like_an_own_one() -> None:
    land(skills="norowas-bright-negotiation").do("skill norowas-bright-negotiation").shows(influence=3)


# -- by day and by night -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("night", "n"), [(False, 1), (True, 2)])
def test_dark_paths(night: bool, n: int) -> None:
    land(skills="arythea-dark-paths", night=night).do("skill arythea-dark-paths").shows(move_points=n)


@pytest.mark.parametrize(("night", "n"), [(False, 2), (True, 3)])
def test_dark_negotiation(night: bool, n: int) -> None:
    land(skills="arythea-dark-negotiation", night=night).do("skill arythea-dark-negotiation").shows(influence=n)


@pytest.mark.rule("MK-195")
def test_where_night_rules_hold_for_mana_a_day_is_still_a_day() -> None:
    table = fight("prowlers", skills="tovak-night-sharpshooting", night_rules=True)
    table.do("skill tovak-night-sharpshooting").shows(strike={"ranged-physical": 1})


# -- combat ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("option", "strike"), [(0, {"siege-physical": 1}), (1, {"siege-fire": 1})])
def test_burning_power(option: int, strike: dict[str, int]) -> None:
    table = fight("prowlers", skills="arythea-burning-power")
    table.do("skill arythea-burning-power", f"option {option}").shows(strike=strike)


@pytest.mark.parametrize(("option", "strike"), [(0, {"melee-physical": 2}), (1, {"melee-fire": 2})])
def test_hot_swordsmanship_only_in_the_attack_phase(option: int, strike: dict[str, int]) -> None:
    assert not fight("prowlers", skills="arythea-hot-swordsmanship").can("skill arythea-hot-swordsmanship")
    table = fight("prowlers", "attack", skills="arythea-hot-swordsmanship")
    table.do("skill arythea-hot-swordsmanship", f"option {option}").shows(strike=strike)


def test_dark_fire_magic_gives_a_crystal_and_red_or_black_mana() -> None:
    table = land(skills="arythea-dark-fire-magic").do("skill arythea-dark-fire-magic", "colour 5")
    table.shows(crystals={"red": 1}, tokens=DARK)


@pytest.mark.rule("MK-173")
def test_the_fourth_crystal_of_dark_fire_magic_is_mana() -> None:
    table = land(skills="arythea-dark-fire-magic", crystals={"red": 3}).do("skill arythea-dark-fire-magic", "colour 0")
    table.shows(crystals={"red": 3}, tokens={"red": 2})


# -- power of pain -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-155", "MK-461")
def test_power_of_pain_plays_one_wound_sideways_for_two() -> None:
    table = land(skills="arythea-power-of-pain", hand="wound*2 march")
    assert not table.can("sideways wound 0")
    table.do("skill arythea-power-of-pain", "sideways wound 0").shows(move_points=2, played="wound")
    assert not table.can("sideways wound 0")
    table.do("sideways march 0").shows(move_points=3)


@pytest.mark.rule("MK-Q67")
def test_who_plays_one_of_several_wounds_sideways_is_still_exhausted() -> None:
    table = land(skills="arythea-power-of-pain", hand="wound*2")
    table.do("skill arythea-power-of-pain", "sideways wound 0").shows(move_points=2, hand="wound")
    assert table.choices == ["rest"]


@pytest.mark.rule("MK-Q67")
def test_who_plays_the_last_wound_sideways_is_free() -> None:
    table = land(skills="arythea-power-of-pain", hand="wound")
    table.do("skill arythea-power-of-pain", "sideways wound 0").shows(move_points=2, hand="")
    assert table.can("end-turn")
    assert table.goes


@pytest.mark.rule("MK-162")
def test_the_wound_goes_to_the_discard_pile_when_the_turn_ends() -> None:
    table = land(skills="arythea-power-of-pain", hand="wound march", deck="rage*6")
    table.do("skill arythea-power-of-pain", "sideways wound 1", "end-turn", "pass")
    assert table["discard"] == ["wound"]


def test_a_wound_attacks_and_blocks_sideways() -> None:
    table = fight("prowlers", "block", blocking=0, skills="arythea-power-of-pain", hand="wound")
    table.do("skill arythea-power-of-pain", "sideways wound 3").shows(guard={"physical": 2})
    table = fight("prowlers", "attack", skills="arythea-power-of-pain", hand="wound")
    table.do("skill arythea-power-of-pain", "sideways wound 2").shows(strike={"melee-physical": 2})


def test_without_a_wound_power_of_pain_is_not_offered() -> None:
    assert not land(skills="arythea-power-of-pain", hand="march").can("skill arythea-power-of-pain")


def test_only_one_skill_at_a_time_waits_for_a_sideways_card() -> None:
    both = "tovak-i-dont-give-a-damn tovak-who-needs-magic"
    table = land(skills=both, hand="march stamina").do("skill tovak-i-dont-give-a-damn")
    assert not table.can("skill tovak-who-needs-magic")
    table.do("sideways march 0", "skill tovak-who-needs-magic", "option 0", "sideways stamina 0").shows(move_points=4)


# -- invocation --------------------------------------------------------------------------------------------------------


def test_invocation_discards_a_wound_for_red_mana_when_it_is_used() -> None:
    table = land(skills="arythea-invocation", hand="wound rage", dice="black")
    assert not table.can("power rage")
    table.do("skill arythea-invocation", "option 0", "colour 0").shows(hand="rage", looked="wound", discard="")
    assert not table.can("power rage")  # not its time
    table = fight("prowlers", "attack", skills="arythea-invocation", hand="wound rage", dice="black")
    table.do("skill arythea-invocation", "option 0", "colour 0", "power rage")
    table.shows(strike={"melee-physical": 4}, discard="wound", looked="", tokens={})


def test_invocation_discards_a_card_for_white_or_green_mana() -> None:
    table = land(skills="arythea-invocation", hand="rage stamina march", dice="black")
    table.do("skill arythea-invocation", "pick rage", "colour 2", "power march")
    table.shows(move_points=4, discard="rage", hand="stamina")


@pytest.mark.rule("MK-160")
def test_a_card_cannot_be_discarded_for_its_own_mana() -> None:
    table = land(skills="arythea-invocation", hand="march", dice="black").do("skill arythea-invocation", "colour 2")
    assert not table.can("power march")


def test_what_invocation_did_not_use_comes_back_to_hand() -> None:
    table = land(skills="arythea-invocation", hand="wound march", deck="rage*6", dice="black")
    table.do("skill arythea-invocation", "option 0", "colour 5", "play march", "end-turn")
    assert "wound" in table["hand"]
    assert table["looked"] == []


def test_black_mana_of_invocation_casts_a_strong_spell_by_night() -> None:
    table = fight(
        "prowlers", skills="arythea-invocation", hand="wound fireball", mana={"red": 1}, night=True, dice="gold"
    )
    table.do("skill arythea-invocation", "option 0", "colour 5", "power fireball").shows(discard="wound")


@pytest.mark.rule("MK-349", "MK-346")
@pytest.mark.parametrize("enemy", ["medusa", "minotaur"])
def test_a_card_laid_aside_is_discarded_with_the_hand(enemy: str) -> None:
    table = fight(enemy, "block", blocking=0, skills="arythea-invocation", hand="march rage", deck="", dice="black")
    table.do("skill arythea-invocation", "pick march", "colour 2", "end-phase")
    assert sorted(table["discard"]) == ["march", "rage"]
    table.shows(looked="")
    assert table["moment"] == "attack"


@pytest.mark.rule("MK-135")
def test_a_card_laid_aside_comes_back_when_the_hero_rests() -> None:
    table = land(skills="arythea-invocation", hand="wound*2 march", dice="black")
    table.do("skill arythea-invocation", "option 1", "colour 2", "rest")
    assert table["looked"] == []
    table.shows(discard="march")  # the only card that the rest can cost


@pytest.mark.rule("MK-Q67")
def test_a_wound_laid_aside_is_still_all_that_the_hero_has() -> None:
    table = land(skills="arythea-invocation", hand="wound", units="peasants", dice="black", at="0,-1")
    table.do("skill arythea-invocation", "colour 0", "unit peasants 2").shows(move_points=2, looked="wound")
    assert table.goes == set()
    assert not table.can("end-turn")
    table.do("rest").shows(discard="wound", looked="", moment="resting")


def test_polarization_changes_mana_of_invocation() -> None:
    table = land(skills="arythea-invocation arythea-polarization", hand="wound stamina", dice_left=0)
    table.do("skill arythea-invocation", "option 0", "colour 0", "skill arythea-polarization", "power stamina")
    table.shows(move_points=4, discard="wound")


@pytest.mark.rule("MK-154")
def test_nobody_gives_up_a_card_for_mana_of_which_a_ring_gives_plenty() -> None:
    table = land(skills="arythea-invocation", hand="wound rage march emerald-ring", dice="black", deck="stamina*6")
    table.do("skill arythea-invocation", "option 1", "pick rage", "colour 2", "power emerald-ring", "power march")
    table.shows(move_points=4, looked="rage").do("end-turn")
    assert "rage" in table["hand"]


def test_a_wound_is_given_up_for_mana_all_the_same() -> None:
    table = land(skills="arythea-invocation", hand="wound threaten ruby-ring", dice="black")
    table.do("skill arythea-invocation", "option 0", "colour 0", "power ruby-ring", "power threaten")
    table.shows(influence=5, looked="", discard="wound")


# -- polarization ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mana", "card"),
    [("red", "stamina"), ("white", "march"), ("black", "march")],
)
def test_polarization_uses_one_mana_as_the_opposite_colour(mana: str, card: str) -> None:
    table = land(skills="arythea-polarization", hand=f"{card}*1", dice="black", mana={mana: 1}, dice_left=0)
    assert not table.can(f"power {card}")
    table.do("skill arythea-polarization", f"power {card}").shows(tokens={}, move_points=4)


def test_blue_mana_serves_as_red() -> None:
    table = fight("prowlers", "attack", skills="arythea-polarization", hand="rage", dice_left=0, crystals={"blue": 1})
    table.do("skill arythea-polarization", "power rage").shows(crystals={}, strike={"melee-physical": 4})


def test_polarization_is_used_up_by_the_first_mana_that_it_changes() -> None:
    table = land(
        skills="arythea-polarization", hand="stamina*2 march", dice="black", dice_left=0, mana={"red": 2, "green": 1}
    )
    table.do("skill arythea-polarization", "power march")
    table.shows(lasts="arythea-polarization").do("power stamina").shows(lasts="", tokens={"red": 1})
    assert not table.can("power stamina")


@pytest.mark.rule("MK-191", "MK-190")
def test_a_depleted_die_can_be_taken_and_is_rolled_when_the_turn_ends() -> None:
    table = land(skills="arythea-polarization", hand="march rage", dice="black", deck="rage*6")
    assert not table.can("power march")
    table.do("skill arythea-polarization", "power march").shows(die_state=["taken"], dice_left=0)
    table.do("end-turn").shows(die_state=["free"])


def test_by_night_gold_serves_as_black_for_a_strong_spell_only() -> None:
    spell = {"hand": "fireball", "mana": {"red": 1, "gold": 1}, "night": True, "dice_left": 0}
    table = fight("prowlers", skills="arythea-polarization", **spell)
    assert not table.can("power fireball")
    table.do("skill arythea-polarization", "power fireball").shows(tokens={}, strike={"siege-fire": 8})
    table = fight(
        "prowlers", skills="arythea-polarization", units="altem-mages", mana={"gold": 1}, night=True, dice="gold"
    )
    table.do("skill arythea-polarization")
    assert not table.can("unit altem-mages 2")


def test_by_day_black_never_serves_as_black() -> None:
    table = fight("prowlers", skills="arythea-polarization", hand="fireball", mana={"red": 1, "black": 1}, dice="black")
    table.do("skill arythea-polarization")
    assert not table.can("power fireball")


def test_two_mana_of_one_spell_are_not_both_changed() -> None:
    table = fight(
        "prowlers", skills="arythea-polarization", hand="fireball", mana={"blue": 1, "gold": 1}, night=True, dice="gold"
    )
    table.do("skill arythea-polarization")
    assert not table.can("power fireball")


@pytest.mark.rule("MK-152", "MK-191")
def test_a_die_of_mana_pull_and_polarization_change_one_mana_each_of_one_spell() -> None:
    table = fight(
        "prowlers",
        options={"expansions": ["lost-legion"]},
        skills="arythea-polarization",
        hand="mana-pull fireball",
        night=True,
        dice="black gold",
    )
    table.do("play mana-pull", "skill arythea-polarization", "power fireball")
    table.shows(die_state=["taken", "taken"], strike={"siege-fire": 8}, lasts="")


# -- rituals -----------------------------------------------------------------------------------------------------------

RIVALS = {"seats": 3, "at": "0,-1", "at_1": "1,-1", "at_2": "1,-4"}


def test_healing_ritual_gives_one_of_two_wounds_to_the_nearest_hero() -> None:
    table = land(skills="arythea-healing-ritual", hand="wound*3 march", **RIVALS).do(
        "skill arythea-healing-ritual", "amount 2"
    )
    table.shows(hand="wound march", hand_1="wound", hand_2="")
    assert not table.can("skill arythea-healing-ritual")


def test_of_a_single_wound_the_player_says_where_it_goes() -> None:
    table = land(skills="arythea-healing-ritual", hand="wound march", **RIVALS).do("skill arythea-healing-ritual")
    table.copy().do("player 1").shows(hand="march", hand_1="wound")
    table.do("pass").shows(hand="march", hand_1="")


def test_of_two_heroes_at_the_same_distance_one_is_chosen() -> None:
    table = land(skills="arythea-healing-ritual", hand="wound*2", seats=3, at="0,-1", at_1="0,0", at_2="1,-1")
    table.do("skill arythea-healing-ritual", "amount 2")
    assert table.choices == ["player 1", "player 2"]


@pytest.mark.rule("MK-Q90")
def test_after_the_announcement_healing_ritual_hurts_nobody() -> None:
    table = land(skills="arythea-healing-ritual", hand="wound*2", announced=1, turns_left=2, **RIVALS)
    table.do("skill arythea-healing-ritual", "amount 2").shows(hand="", hand_1="", hand_2="")


@pytest.mark.rule("MK-674")
def test_rituals_are_not_for_combat() -> None:
    table = fight("prowlers", "attack", skills="arythea-healing-ritual arythea-ritual-of-pain", hand="wound")
    assert not any(one.startswith("skill") for one in table.choices)


@pytest.mark.rule("MK-223")
def test_ritual_of_pain_lets_another_player_play_a_wound_for_three() -> None:
    table = land(
        scenario="cooperation",
        seats=2,
        skills="arythea-ritual-of-pain",
        hand="wound*2 march",
        hand_1="wound rage",
        at_1="1,-1",
    )
    table.do("skill arythea-ritual-of-pain", "amount 1").shows(
        hand="wound march", centre="arythea-ritual-of-pain", skills=""
    )
    assert not table.can("centre arythea-ritual-of-pain")  # not in the owner's own turn
    table.do("play march", "end-turn")
    while table.game.decision.seat == 0:
        table.do("pass")
    table.do("centre arythea-ritual-of-pain").shows(centre="", skills="arythea-ritual-of-pain")
    table.do("sideways wound 0").shows(move_points=3, played_1="wound")


@pytest.mark.rule("MK-224")
def test_alone_the_owner_uses_it_in_the_next_turn_and_then_it_is_gone() -> None:
    table = land(skills="arythea-ritual-of-pain", hand="march wound*2", deck="rage*5")
    table.do("skill arythea-ritual-of-pain", "amount 0", "play march")
    assert not table.can("centre arythea-ritual-of-pain")
    go_on(table)
    unused = go_on(table.copy().do("sideways rage 0")).shows(centre="", skills="arythea-ritual-of-pain")
    assert not unused.can("skill arythea-ritual-of-pain")  # face down until the next round
    table.do("centre arythea-ritual-of-pain", "sideways wound 0").shows(move_points=3)


# -- motivation --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-219")
def test_motivation_draws_two_cards_and_gives_mana_to_who_alone_is_last() -> None:
    table = land(seats=2, skills="arythea-motivation", deck="rage*3", fame=1, fame_1=2)
    table.do("skill arythea-motivation").shows(hand="rage*2", tokens={"red": 1})
    table = land(seats=2, skills="arythea-motivation", deck="rage*3", fame=2, fame_1=2)
    table.do("skill arythea-motivation").shows(hand="rage*2", tokens={})


def test_alone_one_is_last_and_with_one_card_left_that_is_drawn() -> None:
    land(skills="arythea-motivation", deck="rage").do("skill arythea-motivation").shows(hand="rage", tokens={"red": 1})


@pytest.mark.rule("MK-219")
def test_after_a_motivation_no_other_one_until_the_end_of_the_next_turn() -> None:
    table = land(
        skills="arythea-motivation tovak-motivation", hand="march*3", deck="rage*2 stamina*2 swiftness*2 threaten*2"
    )
    go_on(table.do("skill arythea-motivation", "sideways march 0"))
    assert not table.can("skill tovak-motivation")  # the next turn
    go_on(table.do("sideways march 0"))
    assert table.can("skill tovak-motivation")


def test_motivation_works_in_combat() -> None:
    fight("prowlers", "block", skills="arythea-motivation", deck="rage*2").do("skill arythea-motivation").shows(
        hand="rage*2"
    )


def test_by_night_gold_serves_as_black_although_an_amulet_lets_it_work() -> None:
    table = fight(
        "prowlers",
        skills="arythea-polarization",
        hand="amulet-of-the-sun fireball",
        mana={"red": 1},
        night=True,
        dice="red",
        dice_left=0,
    )
    table.do("play amulet-of-the-sun", "skill arythea-polarization", "power fireball").shows(tokens={})
