"""What the table says: totals that cards lead to, tracks, hands, reasons, fights of several heroes, kept tokens."""

from typing import Any

import pytest

import deckhold
from games.mage_knight import test_joint as joint
from games.mage_knight import test_tezla_leaders as leaders
from games.mage_knight.combat import fight
from games.mage_knight.encamped import assault as camp_assault
from games.mage_knight.land import Realm, land
from games.mage_knight.newcomers import country
from games.mage_knight.test_combat_city import assault


def area(table: Realm, name: str, seat: int = 0, lang: str = "en") -> Any:
    areas: Any = table.game.view(seat, lang)["areas"]
    return next((one for one in areas if one["id"] == name), None)


def leads(table: Realm, wanted: str) -> Any:
    """What a sum comes to with an answer, as the view tells it."""
    action = table.find(wanted)
    answers: Any = table.game.view(table.s.turn, "en")["actions"]
    return next(one for one in answers if one["action"] == action).get("leads")


def use(table: Realm, wanted: str) -> Any:
    """A use of a card, as its menu has it."""
    action = table.find(wanted)
    answers: Any = table.game.view(table.s.turn, "en")["actions"]
    return next(one for one in answers if one["action"] == action)


def answered(asked: Any) -> list[Any]:
    return [one["brief"] for one in asked["answers"]]


# -- the uses of a card ------------------------------------------------------------------------------------------------


def test_the_uses_of_a_card_have_headings_and_say_what_points_come_to() -> None:
    table = land(hand="march", dice="green black black", move_points=3)
    rows = [use(table, one) for one in ("play march", "power march", "sideways march 0", "sideways march 1")]
    assert [one["row"] for one in rows] == ["Basic effect", "Powered, [mana-green:1]", "Sideways", "Sideways"]
    assert [one["brief"] for one in rows] == ["Move 2", "Move 4", "Move 1", "Influence 1"]
    assert [one["after"] for one in rows] == [{"move": 5}, {"move": 7}, {"move": 4}, {"influence": 1}]
    assert not any("asks" in one for one in rows)  # one die is all that can pay


def test_what_pays_is_a_question_that_a_use_brings_along() -> None:
    table = land(hand="march", dice="green gold black", mana={"green": 1}, crystals={"green": 1})
    (asked,) = use(table, "power march")["asks"]
    assert asked["kind"] == "pay"
    assert answered(asked) == ["die", "die", "token", "crystal"]
    assert [one["mark"] for one in asked["answers"]] == ["mana-green", "mana-gold", "mana-green", "mana-green"]
    assert "asks" not in use(table, "play march")
    for one in asked["answers"]:
        assert table.copy().do("power march").game.actions().count(one["action"]) == 1


def test_one_of_several_effects_is_such_a_question_too() -> None:
    table = land(hand="instinct", dice="red black black", influence=1)
    (asked,) = use(table, "power instinct")["asks"]
    assert answered(asked) == ["Move 4", "Influence 4"]
    assert [one["after"] for one in asked["answers"]] == [{"move": 4}, {"influence": 5}]


def test_in_a_combat_each_effect_says_what_the_sum_comes_to() -> None:
    table = fight("prowlers", "block", hand="instinct", dice="red black black").do("guard prowlers 0")
    (asked,) = use(table, "power instinct")["asks"]
    totals = {one["brief"]: one.get("leads") for one in asked["answers"]}
    assert totals["Block 4"] == {"total": 4, "enough": True}
    assert totals["Move 4"] is None


def test_an_effect_that_shows_a_card_says_that_it_cannot_be_undone() -> None:
    table = land(hand="tranquility wound", deck="rage march stamina", dice="black black black")
    (asked,) = use(table, "play tranquility")["asks"]
    assert [one.get("final", False) for one in asked["answers"]] == [False, True]  # heals, or draws


def test_a_card_in_hand_says_which_uses_it_does_not_have() -> None:
    cards = area(land(hand="rage march swiftness", dice="black black black"), "hand/0")["pieces"]
    said = {one["card"]: [line["text"] for line in one.get("lines", [])] for one in cards}
    assert said["rage"] == ["Its basic effect: in combat only.", "Powered: in the attack phase only."]
    assert said["march"] == ["Not enough mana to power it."]
    assert said["swiftness"] == ["Powered: in the attack phases only."]


def test_others_are_not_told_what_cards_in_a_hand_can_do() -> None:
    table = land(seats=2, hand="rage", at_1="0,-1")
    assert area(table, "hand/0", seat=1)["pieces"] == []


# -- what falls short --------------------------------------------------------------------------------------------------


def test_a_strike_or_block_that_falls_short_is_withheld() -> None:
    strike = fight("guardsmen", "attack", strike={"melee-physical": 2}).do("target guardsmen")
    assert area(strike, "clash")["withheld"] == "Strike: 5 short"
    enough = fight("guardsmen", "attack", strike={"melee-physical": 7}).do("target guardsmen")
    assert "withheld" not in area(enough, "clash")
    assert area(fight("guardsmen", "block").do("guard guardsmen 0"), "clash")["withheld"] == "Block: 3 short"


def test_a_defender_of_a_city_says_what_the_city_gives_it() -> None:
    assert [line["text"] for line in area(assault("white", "swordsmen"), "foes")["lines"]] == [
        "White city: Armor of its defenders +1."
    ]
    assert "lines" not in area(fight("swordsmen"), "foes")


def test_abilities_are_said_with_what_they_mean_where_there_is_room() -> None:
    (foe,) = area(fight("prowlers/brutal"), "foes")["pieces"]
    line = next(one for one in foe["lines"] if one["text"] == "Brutal")
    assert line["more"].startswith("Brutal: ")


@pytest.mark.rule("MK-292", "MK-625")
def test_an_enemy_says_the_fame_that_its_defeat_brings_here() -> None:
    pieces = area(fight("guardsmen/half swordsmen/double prowlers"), "foes")["pieces"]
    assert [one["counters"]["fame"] for one in pieces] == [2, 8, 2]


@pytest.mark.rule("MK-315")
def test_an_enemy_that_was_exposed_does_not_say_that_it_is_fortified() -> None:
    (foe,) = area(fight("diggers", foe_flags=[128 + 512]), "foes")["pieces"]
    assert "Fortified" not in [line["text"] for line in foe.get("lines", [])]
    (foe,) = area(fight("diggers"), "foes")["pieces"]
    assert "Fortified" in [line["text"] for line in foe["lines"]]


def test_heroes_to_choose_from_say_which_cards_are_their_own() -> None:
    game = deckhold.new("mage-knight", 2, 1, {"scenario": "conquest"})
    areas: Any = game.view(game.decision.seat if game.decision else 0, "en")["areas"]
    heroes = next(one for one in areas if one["id"] == "heroes")["pieces"]
    tovak = next(one for one in heroes if one["card"] == "tovak")
    assert [line["text"] for line in tovak["lines"]] == [
        "Cold Toughness instead of Determination",
        "Instinct instead of Improvisation",
    ]


# -- totals ------------------------------------------------------------------------------------------------------------


def test_a_card_says_what_a_block_comes_to_with_it() -> None:
    table = fight("prowlers", "block", hand="rage stamina determination", dice="blue black black").do(
        "guard prowlers 0"
    )
    assert leads(table, "play rage") == {"total": 2}
    assert leads(table, "sideways stamina 3") == {"total": 1, "way": "sideways"}
    assert leads(table, "power determination") == {"total": 5, "enough": True, "way": "mana-blue"}


def test_a_halved_attack_is_told_as_what_it_comes_to() -> None:
    table = fight("ironclads", "attack", hand="rage", dice="red black black").do("target ironclads")
    assert leads(table, "play rage") == {"total": 1}
    assert leads(table, "power rage") == {"total": 2, "way": "mana-red"}


def test_a_unit_says_it_too() -> None:
    table = fight("prowlers", "attack", units="peasants").do("target prowlers")
    assert leads(table, "unit peasants 0") == {"total": 2}


def test_before_anything_is_chosen_there_is_no_sum_to_tell() -> None:
    assert leads(fight("prowlers", "attack", hand="rage"), "play rage") is None
    assert leads(land(hand="march"), "play march") is None


def test_influence_is_told_while_something_can_be_bought() -> None:
    table = land(at="2,-3", hand="promise promise").do("interact", "play promise")
    assert leads(table, "play promise") == {"total": 4}


def test_where_chance_has_a_say_nothing_is_told() -> None:
    table = fight("prowlers", hand="horn-of-wrath").do("target prowlers")
    assert leads(table, "play horn-of-wrath") is None  # a die is rolled


# -- the hero ----------------------------------------------------------------------------------------------------------


def test_the_fame_track_is_the_row_of_the_level() -> None:
    track = area(land(fame=26, level=5), "hero/0")["tracks"]["fame"]
    assert (track["cells"][0], track["cells"][-1], track["cells"][track["at"]]) == ("24", "34", "26")


def test_the_fame_track_goes_on_for_fame_that_is_no_level_yet() -> None:
    track = area(land(fame=5, level=1), "hero/0")["tracks"]["fame"]
    assert (track["cells"], track["at"]) == (["0", "1", "2", "3", "4", "5"], 5)


def test_the_reputation_track_shows_what_each_cell_does_to_influence() -> None:
    track = area(land(reputation=3), "hero/0")["tracks"]["reputation"]
    assert track["cells"] == ["X", "-5", "-3", "-2", "-1", "-1", "0", "0", "0", "+1", "+1", "+2", "+2", "+3", "+5"]
    assert (track["at"], track["line"]["text"]) == (10, "influence +1")
    assert area(land(reputation=-7), "hero/0")["tracks"]["reputation"]["line"]["tone"] == "bad"


def test_wounds_are_one_fan_at_the_end_of_the_hand() -> None:
    hand = area(land(hand="wound march wound rage*2"), "hand/0")
    assert [piece["card"] for piece in hand["pieces"]] == ["march", "rage", "rage", "wound", "wound"]
    assert [piece.get("fanned") for piece in hand["pieces"]] == [None, None, None, None, True]


def test_kept_tokens_lie_in_an_area_of_their_own() -> None:
    kept = area(country(skills="krang-puppet-master", trophies="prowlers"), "trophies/0")
    assert [(piece["card"], piece["counters"]) for piece in kept["pieces"]] == [("prowlers", {"armor": 3, "attack": 4})]
    assert area(land(), "trophies/0") is None


# -- offers ------------------------------------------------------------------------------------------------------------


def test_a_reason_that_holds_for_a_whole_offer_is_said_once() -> None:
    table = land(at="2,-3", hand="promise").do("interact")
    spells = area(table, "spell_offer")
    assert [line["text"] for line in spells["lines"]] == ["Spells are taught in mage towers and in the blue city."]
    assert all("lines" not in piece for piece in spells["pieces"])


@pytest.mark.rule("MK-251", "MK-551")
def test_a_city_says_on_the_map_which_one_it_is() -> None:
    """Whatever tile it lies on: the colour is that of its card."""
    table = assault("green", "swordsmen")
    cells = {(one["q"], one["r"]): one for one in area(table, "board")["cells"]}
    assert cells[3, -2]["marks"] == ["city-green"]
    assert [one["marks"] for one in cells.values() if "city" in str(one.get("marks"))] == [["city-green"]]


# -- combat ------------------------------------------------------------------------------------------------------------


def test_the_damage_phase_asks_whose_damage_comes_first_and_then_who_takes_it() -> None:
    table = fight("ironclads prowlers", "block", units="peasants").do("end-phase")
    assert table.game.prompt("en") == "Whose damage comes first?"
    table.do("face ironclads 0")
    assert table.game.prompt("en") == "Ironclads: 8 damage. Who takes it?"
    assert area(table, "clash")["label"] == "Damage"


def allies(table: Realm, seat: int) -> list[tuple[str, str]]:
    return [(one["card"], one["marks"][0]) for one in area(table, "allies", seat)["pieces"] if "on" not in one]


def test_everybody_sees_who_has_agreed_to_fight_together() -> None:
    table = joint.before().do("propose", "player 1", "option 0")
    assert allies(table, 0) == allies(table, 1) == [("tovak", "agrees"), ("goldyx", "is-asked")]
    assert [one["counters"] for one in area(table, "allies")["pieces"]] == [{"enemies": 1}, {"enemies": 1}]


def test_everybody_sees_who_fights_what_and_who_is_still_to_fight() -> None:
    table = joint.enter(joint.agreed())
    assert allies(table, 1) == [("tovak", "fights"), ("goldyx", "still-to-fight")]
    dealt = [one for one in area(table, "allies", 1)["pieces"] if "on" in one]
    assert sorted(one["card"] for one in dealt) == ["crossbowmen", "swordsmen"]
    assert len({one["on"] for one in dealt}) == 2
    joint.lose(table)
    assert allies(table, 0) == [("tovak", "has-fought"), ("goldyx", "fights")]


@pytest.mark.rule("MX-119", "MX-394", "MK-316")
def test_why_somebody_cannot_be_attacked_is_told_as_it_is() -> None:
    himself = camp_assault("freezers")
    for _ in ("ranged", "attack"):
        volkare = next(piece for piece in area(himself, "foes")["pieces"] if piece["card"] == "volkare")
        assert set(volkare["counters"]) & {"armor", "fame"} == set()
        assert said(volkare, "en") == ["No attack is aimed at him: he is beaten with the last of his army."]
        while himself["moment"] != "attack":
            himself.do("end-phase")
    leader = leaders.battle(leaders.DARK, 5, company="mummy", hand="rage", targets=1, strike={"siege-physical": 8})
    assert said(area(leader, "foes")["pieces"][0], "en") == []
    leader.do("strike")
    worn, company = area(leader, "foes", lang="ru")["pieces"]
    assert said(worn, "ru") == ["В этой фазе уже атакован: против лидера всё складывается в одну атаку."]
    assert said(company, "ru") == []
    walls = area(fight("guardsmen/site golems/site"), "foes")["pieces"]
    assert [said(piece, "en") for piece in walls] == [["Doubly fortified: no attack reaches it in this phase."], []]


def said(piece: Any, lang: str) -> list[str]:
    """Why nobody can attack an enemy, if that is told."""
    why = {
        "en": ("No attack is aimed", "Attacked in this phase", "Doubly fortified"),
        "ru": ("Его самого не атакуют", "В этой фазе", "Дважды укреплён"),
    }
    return [line["text"] for line in piece.get("lines", []) if line["text"].startswith(why[lang])]
