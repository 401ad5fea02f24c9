"""The skills of Tovak."""

from typing import Any

import pytest

from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land
from games.mage_knight.newcomers import battle
from games.mage_knight.test_skills_arythea import go_on
from games.position import in_force


@pytest.mark.parametrize(("night", "n"), [(False, 2), (True, 1)])
def test_double_time(night: bool, n: int) -> None:
    land(skills="tovak-double-time", night=night).do("skill tovak-double-time").shows(move_points=n)


@pytest.mark.parametrize(("night", "n"), [(False, 1), (True, 2)])
def test_night_sharpshooting(night: bool, n: int) -> None:
    table = fight("prowlers", skills="tovak-night-sharpshooting", night=night)
    table.do("skill tovak-night-sharpshooting").shows(strike={"ranged-physical": n})


@pytest.mark.parametrize(("option", "strike"), [(0, {"melee-physical": 2}), (1, {"melee-ice": 2})])
def test_cold_swordsmanship(option: int, strike: dict[str, int]) -> None:
    table = fight("prowlers", "attack", skills="tovak-cold-swordsmanship")
    table.do("skill tovak-cold-swordsmanship", f"option {option}").shows(strike=strike)


@pytest.mark.parametrize(("option", "guard"), [(0, {"physical": 3}), (1, {"fire": 2}), (2, {"ice": 2})])
def test_shield_mastery(option: int, guard: dict[str, int]) -> None:
    table = fight("prowlers", "block", blocking=0, skills="tovak-shield-mastery")
    table.do("skill tovak-shield-mastery", f"option {option}").shows(guard=guard)


# -- resistance break --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "armor"), [("prowlers", 0), ("golems", -1), ("ice-golems-enemy", -2), ("altem-guardsmen", -3)]
)
def test_resistance_break_takes_one_armor_for_each_resistance(enemy: str, armor: int) -> None:
    table = fight(enemy, skills="tovak-resistance-break").do("skill tovak-resistance-break")
    table.shows(foe_armor=[armor])


@pytest.mark.rule("MK-363")
def test_resistance_break_does_nothing_to_an_immune_enemy_and_leaves_one_armor() -> None:
    assert not fight("golems/arcane-immunity", skills="tovak-resistance-break").can("skill tovak-resistance-break")
    weak = fight("ironclads/fire-resistance+ice-resistance", skills="tovak-resistance-break")
    weak.do("skill tovak-resistance-break").shows(foe_armor=[-2])  # 3 less would leave none


# -- pain --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-674", "MK-178")
def test_i_feel_no_pain_discards_a_wound_and_draws_a_card() -> None:
    table = land(skills="tovak-i-feel-no-pain", hand="wound march", deck="rage")
    table.do("skill tovak-i-feel-no-pain").shows(hand="march rage", discard="wound", did_play=False)


def test_i_feel_no_pain_needs_a_wound_and_is_not_for_combat() -> None:
    assert not land(skills="tovak-i-feel-no-pain", hand="march").can("skill tovak-i-feel-no-pain")
    assert not fight("prowlers", skills="tovak-i-feel-no-pain", hand="wound").can("skill tovak-i-feel-no-pain")


def test_with_an_empty_deck_the_wound_is_discarded_all_the_same() -> None:
    land(skills="tovak-i-feel-no-pain", hand="wound", deck="").do("skill tovak-i-feel-no-pain").shows(discard="wound")


# -- sideways ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "n"), [("march", 2), ("cold-toughness", 2), ("agility", 3), ("fireball", 3), ("banner-of-courage", 3)]
)
def test_i_dont_give_a_damn(card: str, n: int) -> None:
    table = land(skills="tovak-i-dont-give-a-damn", hand=f"{card} stamina").do("skill tovak-i-dont-give-a-damn")
    table.do(f"sideways {card} 1", "sideways stamina 1").shows(influence=n + 1)


def test_i_dont_give_a_damn_is_not_for_wounds() -> None:
    table = land(skills="tovak-i-dont-give-a-damn", hand="wound march").do("skill tovak-i-dont-give-a-damn")
    assert not table.can("sideways wound 0")


def test_who_needs_magic_gives_two_and_leaves_the_source_open() -> None:
    table = land(skills="tovak-who-needs-magic", hand="march stamina", dice="blue")
    table.do("skill tovak-who-needs-magic", "option 0", "sideways march 0").shows(move_points=2)
    assert table.can("power stamina")


def test_who_needs_magic_gives_three_to_who_uses_no_die() -> None:
    table = land(skills="tovak-who-needs-magic", hand="march stamina mana-draw", dice="blue white")
    table.do("skill tovak-who-needs-magic", "option 1", "sideways march 0").shows(move_points=3)
    assert not table.can("power stamina")
    table.do("play mana-draw")  # more dice are of no use either
    assert not table.can("power stamina")


def test_who_has_used_a_die_gets_two_only() -> None:
    table = land(skills="tovak-who-needs-magic", hand="march stamina", dice="blue").do("power stamina")
    table.do("skill tovak-who-needs-magic", "sideways march 0").shows(move_points=6)


# -- mana exploit ------------------------------------------------------------------------------------------------------


def exploited(colour: str = "colour 0", **more: object) -> Realm:
    """Mana Exploit was used; it is the turn of the other player."""
    table = land(
        seats=2,
        skills="tovak-mana-exploit",
        hand="march",
        at_1="1,-1",
        **{
            "hand_1": "stamina*2 march*2 rage",
            "crystals_1": {"blue": 3, "green": 3, "red": 3},
            "dice": "black",
            **more,
        },
    )
    table.do("skill tovak-mana-exploit", colour, "play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    return table


@pytest.mark.rule("MK-220")
def test_mana_exploit_gives_a_token_and_lies_in_the_middle() -> None:
    table = land(seats=2, skills="tovak-mana-exploit").do("skill tovak-mana-exploit")
    assert table.choices == ["colour 0", "colour 1", "colour 2", "colour 3", "colour 5"]  # all but gold
    table.do("colour 3").shows(tokens={"white": 1}, centre="tovak-mana-exploit", skills="")


def test_others_take_a_wound_for_each_other_colour_once() -> None:
    table = exploited()
    table.do("power stamina").shows(hand_1="stamina march*2 rage wound")
    table.do("power stamina").shows(hand_1="march*2 rage wound")  # the same colour again
    table.do("power march").shows(hand_1="march rage wound*2")


def test_mana_hurts_by_the_colour_that_it_is_used_as() -> None:
    polar = {"skills_1": "arythea-polarization", "crystals_1": {"red": 1}, "hand_1": "stamina", "dice_left": 0}
    table = exploited("colour 1", **polar).do("skill arythea-polarization", "power stamina", "pay crystal-red")
    table.shows(hand_1="")  # red as blue, which is the named colour
    table = exploited("colour 0", **polar).do("skill arythea-polarization", "power stamina", "pay crystal-red")
    table.shows(hand_1="wound")


def test_gold_counts_as_the_colour_it_is_used_for() -> None:
    table = exploited("colour 1", crystals_1={}, dice="gold", hand_1="stamina march").do("power stamina")
    table.shows(hand_1="march")


def test_the_named_colour_hurts_nobody() -> None:
    exploited("colour 1").do("power stamina").shows(hand_1="stamina march*2 rage")


@pytest.mark.rule("MK-116", "MK-225")
def test_it_ends_when_the_owner_is_on_turn_again() -> None:
    table = exploited(deck="rage*3", deck_1="stamina*2")
    table.do("play march", "end-turn")
    while table.asks != "0 turn":
        table.do("pass")
    table.shows(centre="", skills="tovak-mana-exploit", lasts="")
    assert not table.can("skill tovak-mana-exploit")


@pytest.mark.rule("MK-Q90")
def test_after_the_announcement_nobody_is_hurt_any_more() -> None:
    table = exploited(announced=1, turns_left=2)
    table.do("power stamina").shows(hand_1="stamina march*2 rage")


def test_the_owner_is_not_hurt() -> None:
    table = land(seats=2, skills="tovak-mana-exploit", hand="stamina", dice="blue")
    table.do("skill tovak-mana-exploit", "colour 0", "power stamina").shows(hand="")


# -- mana overload -----------------------------------------------------------------------------------------------------


def overloaded(colour: str, hand: str, **more: object) -> Realm:
    table = land(
        seats=2,
        scenario="cooperation",
        skills="tovak-mana-overload",
        hand="march stamina",
        hand_1=hand,
        at_1="1,-1",
        **{"crystals_1": {"blue": 3, "green": 3, "white": 1}, "dice": "black", **more},
    )
    table.do("skill tovak-mana-overload", colour, "play march", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    return table


@pytest.mark.rule("MK-223")
def test_the_first_card_powered_with_the_colour_gives_four_more() -> None:
    table = overloaded("colour 1", "stamina*2")
    table.do("power stamina").shows(move_points=8, centre="", skills="tovak-mana-overload")
    table.do("power stamina").shows(move_points=12)


def test_a_card_that_gives_no_points_does_not_use_it_up() -> None:
    table = overloaded("colour 2", "tranquility march")
    table.do("power tranquility", "option 0").shows(centre="tovak-mana-overload")
    table.do("power march").shows(move_points=8, centre="")


def test_neither_another_colour_nor_a_basic_effect_uses_it() -> None:
    table = overloaded("colour 2", "stamina march")
    table.do("power stamina", "play march").shows(move_points=6, centre="tovak-mana-overload")


def test_units_and_costs_of_effects_do_not_count() -> None:
    table = overloaded("colour 2", "march", units_1="herbalists")
    table.do("unit herbalists 0").shows(healing=2, centre="tovak-mana-overload")


def test_the_owner_does_not_profit_in_company() -> None:
    table = land(seats=2, scenario="cooperation", skills="tovak-mana-overload", hand="stamina", dice="black")
    table.do("skill tovak-mana-overload", "colour 1", "power stamina").shows(move_points=4)


@pytest.mark.rule("MK-224")
def test_alone_the_owner_profits_in_the_next_turn() -> None:
    table = land(
        skills="tovak-mana-overload", hand="stamina march", deck="stamina rage*3", crystals={"blue": 1}, dice="black"
    )
    table.do("skill tovak-mana-overload", "colour 1", "power stamina", "pay mana-blue").shows(move_points=4)
    go_on(table).do("power stamina").shows(move_points=8, centre="")


def test_motivation_of_tovak_gives_blue_mana() -> None:
    land(skills="tovak-motivation", deck="rage*2").do("skill tovak-motivation").shows(tokens={"blue": 1})


@pytest.mark.rule("MK-223")
def test_what_another_card_was_promised_is_over_when_the_skill_has_come_back() -> None:
    """Dodge and Weave gives its points in the attack phase: a card powered after it may have taken the four by then."""
    effect = in_force("tovak-mana-overload.use.1.effect", "tovak-mana-overload#1", n=3, until="game")
    placed = in_force("rules.placed", "tovak-mana-overload#1", until="game")
    table = battle(
        "diggers",
        "block",
        blocking=0,
        hand="dodge-and-weave swiftness",
        mana={"white": 2},
        centre="tovak-mana-overload",
        lasting=[placed, effect],
    )
    table.do("power dodge-and-weave", "end-phase", "power swiftness").shows(centre="", strike={"ranged-physical": 7})
    table.do("convert").shows(strike={"ranged-physical": 7, "melee-physical": 2})


@pytest.mark.parametrize(
    ("skill", "said"), [("exploit", "any mana but [mana-green:1]"), ("overload", "[mana-green:1]")]
)
def test_everybody_sees_which_colour_a_skill_is_marked_with(skill: str, said: str) -> None:
    scenario = "conquest" if skill == "exploit" else "cooperation"
    table = land(seats=2, scenario=scenario, skills=f"tovak-mana-{skill}", hand="march")
    table.do(f"skill tovak-mana-{skill}", "colour 2")
    in_sight: Any = table.game.view(1)["lasting"]
    assert "[mana-green:1]" in " ".join(one["text"] for one in in_sight)
