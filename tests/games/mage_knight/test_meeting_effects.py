"""Effects that meet: cards, skills and units that change each other, or the combat that they are used in."""

from typing import Any

import pytest

from games.mage_knight.combat import Realm, fight, land
from games.mage_knight.test_duel import duel, to_melee
from games.mage_knight.test_joint import agreed, lose
from games.position import in_force

NO_DICE: dict[str, Any] = {"dice": "black black black"}  # by day
NO_DICE_BY_NIGHT: dict[str, Any] = {"night": True, "dice": "gold gold gold"}


def told(table: Realm, action: str) -> dict[str, Any]:
    """What a view tells of an answer."""
    wanted = table.find(action)
    view: Any = table.game.view(0)
    return next(one for one in view["actions"] if one["action"] == wanted)


def lines(table: Realm, card: str) -> list[str]:
    """What a view says of a card in hand."""
    view: Any = table.game.view(0)
    for area in view["areas"]:
        for piece in area.get("pieces", []):
            if piece.get("card") == card:
                return [line["text"] for line in piece["lines"]]
    raise LookupError(card)


# -- sideways ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-124", "MK-156", "MK-313")
def test_a_sideways_skill_makes_move_points_in_the_ranged_phase_for_agility() -> None:
    table = fight("prowlers", hand="agility rage", mana={"white": 1}, skills="tovak-i-dont-give-a-damn", **NO_DICE)
    table.do("power agility", "skill tovak-i-dont-give-a-damn", "sideways rage 0").shows(move_points=6)
    table.do("convert 1", "convert 1", "convert 1").shows(move_points=0, strike={"ranged-physical": 3})


@pytest.mark.rule("MK-124", "MK-156")
def test_a_wound_gives_move_points_for_wings_of_night() -> None:
    more = {"hand": "wings-of-wind wound", "skills": "arythea-power-of-pain", "mana": {"white": 1, "black": 1}}
    table = fight("prowlers ironclads cursed-hags", **more, **NO_DICE_BY_NIGHT)
    table.do("skill arythea-power-of-pain", "sideways wound 0").shows(move_points=2)
    table.do("power wings-of-wind", "pick prowlers", "pick ironclads").shows(move_points=1)
    assert table.asks == "0 turn"  # the third one would cost 2 more


@pytest.mark.rule("MK-124", "MK-156")
def test_after_the_action_a_sideways_skill_still_pays_for_learning() -> None:
    more = {"moment": "closing", "advanced_offer": "ice-bolt swift-bolt", "skills": "tovak-i-dont-give-a-damn"}
    table = land(hand="learning fire-bolt", influence=1, **more).do("play learning", "skill tovak-i-dont-give-a-damn")
    table.do("sideways fire-bolt 1").shows(influence=6)
    table.do("convert 0", "pick ice-bolt").shows(influence=0, discard="ice-bolt")


@pytest.mark.rule("MK-511", "MK-Q62", "MK-156")
def test_a_sideways_skill_brings_a_hero_into_a_city_that_is_assaulted_together() -> None:
    table = agreed(hand="rage swiftness", skills="tovak-i-dont-give-a-damn").do("skill tovak-i-dont-give-a-damn")
    table.do("sideways rage 0").shows(move_points=2)
    assert table.can("enter")


@pytest.mark.rule("MK-220", "MK-507", "MK-Q62")
def test_the_weather_helps_its_owner_into_a_city_before_the_own_next_turn() -> None:
    """Invited by somebody else, who pays one more."""
    skill = "norowas-prayer-of-weather"
    lasting = [
        in_force("rules.placed", f"{skill}#1", 1, until="game"),
        in_force(f"{skill}.use.0", f"{skill}#1", 1, until="own-next-turn"),
        in_force(f"{skill}.use.1.effect", f"{skill}#1", 1, until="own-next-turn"),
    ]
    table = agreed(hand="rage swiftness", hand_1="rage swiftness", move_points=2, centre=skill, lasting=lasting)
    assert not table.can("enter")
    table.do("sideways rage 0", "enter")
    lose(table).do("sideways rage 0")
    assert table.asks == "1 approach"
    table.shows(move_points=1)
    assert table.can("enter")


@pytest.mark.rule("MK-156", "MK-684")
@pytest.mark.parametrize(("phase", "use", "kind", "n"), [("attack", 2, "attack", 3), ("block", 3, "block", 5)])
def test_what_is_told_of_a_sideways_card_counts_with_an_ambush(phase: str, use: int, kind: str, n: int) -> None:
    table = fight("prowlers", phase, hand="ambush rage march", mana={"green": 1}, blocking=0, **NO_DICE)
    table.do("power ambush")
    assert told(table, f"sideways rage {use}")["after"] == {kind: n}
    table.do(f"sideways rage {use}")
    assert told(table, f"sideways march {use}")["after"] == {kind: n + 1}  # it was for the first card alone


@pytest.mark.rule("MK-156")
def test_what_is_told_of_a_sideways_card_counts_with_the_sword_of_justice() -> None:
    table = fight("prowlers", "attack", hand="sword-of-justice rage").do("power sword-of-justice")
    assert told(table, "sideways rage 2")["after"] == {"attack": 2}
    table.do("sideways rage 2").shows(strike={"melee-physical": 2})


@pytest.mark.rule("MK-694")
def test_what_a_card_comes_to_is_told_between_heroes_too() -> None:
    table = to_melee(duel("1", hand="rage march", mana={"red": 1}, **NO_DICE))
    assert told(table, "power rage")["after"] == {"attack": 4}
    assert told(table, "play march")["after"] == {"move": 2}


@pytest.mark.rule("MK-152")
def test_a_menu_answers_nothing_beyond_a_payment_that_another_one_follows() -> None:
    """Black by the one die leaves one way to pay white, black by the token two: the effect is asked for afterwards."""
    more = {"night": True, "dice": "black white gold", "mana": {"white": 1, "black": 1}}
    table = fight("guardsmen", hand="expose", **more)
    assert [one["kind"] for one in told(table, "power expose")["asks"]] == ["pay"]
    table.do("power expose", "pay mana-black")
    assert table.asks == "0 pay"


# -- cards that use cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-160", "MK-178")
def test_the_sword_of_justice_may_be_drawn_without_discarding_anything() -> None:
    table = fight("prowlers", "attack", hand="sword-of-justice rage*2").do("play sword-of-justice", "pass")
    table.shows(strike={}, hand="rage*2", discard="")
    table.do("play rage", "play rage", "target prowlers", "strike").shows(fame=3)


@pytest.mark.rule("MK-160", "MK-168", "MK-170")
@pytest.mark.parametrize("other", ["fireball", "determination"])
def test_concentration_is_used_twice_only_with_two_cards_to_play(other: str) -> None:
    """One is no action, the other one's powered effect is a block."""
    hand = f"maximal-effect concentration rage {other}"
    table = fight("prowlers", "attack", hand=hand, mana={"red": 1}, **NO_DICE).do("power maximal-effect")
    assert table.asks == "0 turn"  # rage was thrown away, the only card that could be
    table.shows(strike={"melee-physical": 8}, hand=f"concentration {other}")


@pytest.mark.rule("MK-168", "MK-170")
def test_concentration_used_twice_plays_two_cards() -> None:
    hand = "maximal-effect concentration rage*2"
    table = fight("prowlers", "attack", hand=hand, mana={"red": 1}, **NO_DICE)
    table.do("power maximal-effect", "pick concentration").shows(strike={"melee-physical": 12}, hand="")


# -- the source --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-188", "MK-223")
def test_who_does_without_the_source_uses_no_die_of_an_opened_one_either() -> None:
    more: dict[str, Any] = {"hand": "march rage", "centre": "goldyx-source-opening", "dice": "red red red"}
    more["lasting"] = [in_force("rules.placed", "goldyx-source-opening#1", 1, until="game")]
    table = land(seats=2, scenario="cooperation", skills="tovak-who-needs-magic", **more)
    assert table.can("centre goldyx-source-opening")
    table.do("skill tovak-who-needs-magic", "option 1", "sideways march 0").shows(move_points=3)
    assert not table.can("centre goldyx-source-opening")


# -- combats between heroes --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-Q85", "MK-171", "MK-474")
def test_time_bending_brings_back_no_card_of_a_combat_that_was_attended_partly() -> None:
    mana = {"blue": 1, "black": 1}
    table = duel("1", hand="rage", hand_1="stamina march space-bending", tokens_1=mana, **NO_DICE_BY_NIGHT)
    table.do("play stamina")  # by the defender, who then does not attack
    to_melee(table).do("end-phase", "end-phase")
    while table.asks != "1 turn":
        table.do(next(one for one in ("end-turn", "pass", "discard rage") if table.can(one)))
    table.shows(played_1="stamina")
    table.do("play march", "power space-bending", "move 2,-2 0", "end-turn")
    while table.asks != "1 turn":
        table.do("pass")
    table.shows(True, hand_1="march", discard_1="stamina", played_1="")


# -- what an attack would bring ----------------------------------------------------------------------------------------


def fame_told(table: Realm) -> str:
    """What the attack that is put together would bring, if all its targets fall."""
    view: Any = table.game.view(0)
    clash = next(area for area in view["areas"] if area["id"] == "clash")
    return next(str(line["text"]) for line in clash["lines"] if "fame" in line["text"])


@pytest.mark.rule("MK-319", "MK-684")
def test_the_fame_of_an_attack_counts_with_the_sword_of_justice() -> None:
    table = fight("prowlers diggers", "attack", hand="sword-of-justice rage*4").do("power sword-of-justice")
    table.do("target prowlers", "target diggers", "play rage", "play rage")
    assert fame_told(table) == "If all of them fall: 6 fame."
    table.do("strike").shows(fame=6)


@pytest.mark.rule("MK-590", "MK-Q71")
def test_the_fame_of_an_attack_counts_with_a_new_line_in_a_blitz() -> None:
    table = fight("prowlers", "attack", hand="rage*2", fame=1, seats=2, scenario="conquest-blitz")
    table.do("target prowlers", "play rage", "play rage")
    assert fame_told(table) == "If all of them fall: 3 fame."
    table.do("strike").shows(fame=4)


# -- what a card in hand says ------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-306", "MK-686")
def test_a_card_that_comes_too_late_in_a_combat_does_not_say_that_there_is_none() -> None:
    said = lines(fight("prowlers", "attack", hand="whirlwind", mana={"white": 1}), "whirlwind")
    assert said[0] == "Its basic effect: in combat only, before damage is dealt."


@pytest.mark.rule("MK-125", "MK-306")
def test_cards_of_a_narrow_moment_name_it() -> None:
    said = lines(land(hand="underground-travel", moment="closing"), "underground-travel")
    assert said[0] == "Its basic effect: in the movement part only."
    said = lines(fight("prowlers", "attack", hand="into-the-heat"), "into-the-heat")
    assert said[0] == "Its basic effect: at the start of a combat only."


@pytest.mark.rule("MK-160")
@pytest.mark.parametrize(
    ("card", "mana", "which", "said"),
    [
        ("crystallize", {}, 0, "Not enough mana for its basic effect."),
        ("crystal-joy", {}, 0, "Not enough mana for its basic effect."),
        ("pure-magic", {}, 0, "Not enough mana for its basic effect."),
        ("pure-magic", {"blue": 1}, 1, "Not enough mana to power it."),
        ("improvisation", {}, 0, "Its basic effect: no card in hand that can be given up for it."),
        ("decompose", {"red": 1}, 1, "Powered: no card in hand that can be given up for it."),
        ("crystal-mastery", {}, 0, "Its basic effect would do nothing now."),
    ],
)
def test_a_card_says_what_its_effect_lacks(card: str, mana: dict[str, int], which: int, said: str) -> None:
    assert lines(land(hand=card, dice="black", mana=mana), card)[which] == said
