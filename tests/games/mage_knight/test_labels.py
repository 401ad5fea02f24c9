"""Answers can be told apart by their words, and previews tell the truth."""

import re
from pathlib import Path
from typing import Any

import pytest

import deckhold
from deckhold import text
from games.mage_knight.combat import Realm, fight, land
from games.mage_knight.magic import KEEP, realm
from games.position import in_force

LANGUAGES = ["en", "ru"]


def labels(table: Realm, lang: str, verb: str) -> list[str]:
    game = table.game
    return [game.label(action, lang) for action in game.actions() if game.explain(action)["verb"] == verb]


def preview(table: Realm, verb: str) -> dict[str, Any]:
    answers: Any = table.game.view(0)["actions"]
    return next(one for one in answers if one["verb"] == verb)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_written_twice(lang: str) -> None:
    folder = Path(text.__file__).parent / lang / "mage-knight"
    seen: dict[str, str] = {}
    for file in sorted(folder.glob("*.ftl")):
        for key in re.findall(r"^([a-z0-9-]+) =", file.read_text(encoding="utf8"), re.MULTILINE):
            assert key not in seen, f"{key} stands in {seen[key]} and in {file.name}"
            seen[key] = file.name


def test_the_ranged_phase_has_one_name_in_russian() -> None:
    bow = next(card for card in deckhold.cards("mage-knight") if card.id == "bow-of-starsdawn")
    assert "в фазе боя на расстоянии каждая ваша дальняя атака" in bow.text("ru")


def test_a_die_is_called_by_what_it_shows() -> None:
    table = realm(hand="mana-draw", mana={"white": 1}, dice="red blue black").do("power mana-draw")
    said = [table.game.label(action) for action in table.game.actions()]
    assert len(set(said)) == 3
    assert "[die-red:1]" in said[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enemies_that_look_alike_have_numbers(lang: str) -> None:
    table = fight("prowlers prowlers diggers", "block", units="peasants")
    said = labels(table, lang, "guard")
    assert len(set(said)) == 3
    assert [bool(re.search(r"no\. [12]|№ [12]", one)) for one in said] == [True, True, False]
    assert len(set(labels(table.do("end-phase"), lang, "face"))) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_attacks_of_one_enemy_that_look_alike_have_numbers(lang: str) -> None:
    table = fight("hydra", "block", options={"expansions": ["lost-legion"]})
    assert len(set(labels(table, lang, "guard"))) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rampaging_enemies_that_look_alike_are_called_by_their_spaces(lang: str) -> None:
    tiles = "countryside-1@1,0 core-5@1,1"
    table = land(tiles=tiles, cities="city-green@3,-2", at="3,-1", tokens="prowlers@4,-2 prowlers@2,-1")
    said = labels(table, lang, "challenge")
    assert ["4,-2" in one for one in said] == [True, False]
    assert ["2,-1" in one for one in said] == [False, True]


@pytest.mark.rule("MK-100")
def test_a_token_that_lies_face_down_is_not_told_apart() -> None:
    table = land(night=True, tiles=KEEP, at="1,-3", tokens="prowlers@1,-4 ?prowlers@3,-7")
    assert labels(table, "en", "challenge") == ["Challenge Prowlers"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_units_that_look_alike_have_numbers(lang: str) -> None:
    said = labels(land(units="peasants peasants"), lang, "unit")
    assert len(set(said)) == len(said) == 4


@pytest.mark.rule("MK-341")
@pytest.mark.parametrize(
    ("enemy", "unit", "told"),
    [
        ("diggers", "guardian-golems", "takes all 3 without a wound"),
        ("prowlers", "guardian-golems", "takes 4 and is wounded; nothing is left for you"),
        ("prowlers", "peasants", "takes 3 and is wounded; 1 damage left"),
        ("medusa", "peasants", "takes 3 and is destroyed; 3 damage left"),
        ("cursed-hags", "peasants", "takes 3 and is wounded twice; nothing is left for you"),
    ],
)
def test_what_becomes_of_a_unit_that_takes_damage_is_foretold(enemy: str, unit: str, told: str) -> None:
    table = fight(enemy, "damage", units=unit)
    table = table.do(f"face {enemy}") if table.can(f"face {enemy}") else table
    answer = preview(table, "hit-unit")
    assert [*answer.get("forecast", []), *answer.get("warnings", [])] == [told]


def test_mana_that_an_effect_makes_is_foretold_as_a_price() -> None:
    table = realm(hand="march stamina", skills="arythea-invocation")
    table.do("skill arythea-invocation", "pick stamina hand", "colour 2")
    assert "green mana at hand" in " ".join(preview(table, "power")["forecast"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_skills_of_one_name_are_called_by_their_heroes(lang: str) -> None:
    said = labels(land(skills="tovak-motivation goldyx-motivation tovak-double-time"), lang, "skill")
    assert len(set(said)) == 3
    assert [one for one in said if "Tovak" in one or "Товак" in one] == said[:1]


def test_a_skill_for_an_artifact_brings_no_advanced_action() -> None:
    legion: dict[str, object] = {"expansions": ["lost-legion"]}
    skills = "goldyx-flight norowas-leadership"
    table = land(hand="circlet-of-proficiency", common_skills=skills, options=legion).do("power circlet-of-proficiency")
    assert [table.game.label(action) for action in table.game.actions()] == ["Take Flight", "Take Leadership"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_enemies_of_one_name_have_numbers(lang: str) -> None:
    table = fight("heroes-fire heroes-ice", "attack", options={"expansions": ["lost-legion"]})
    assert len(set(labels(table, lang, "target"))) == 2


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("1,-1", "Entering it costs 3 move; you have 2."),
        ("0,-3", "The way there costs 5 move; you have 2."),
        ("1,-4", "Nobody can enter this space now."),
        ("0,-2", None),
    ],
)
def test_why_a_hero_does_not_go_to_a_space(cell: str, told: str | None) -> None:
    table = land(tokens="prowlers@1,-4", move_points=2, hand="march")
    assert table.game.why_not(f"@{cell}") == told


@pytest.mark.parametrize(
    ("more", "en", "ru"),
    [
        ({"alone": True}, "Units have no part in this fight.", "В этой битве отряды не участвуют."),
        ({}, "It takes red mana to do anything now.", "Чтобы что-то сделать сейчас, нужна красная мана."),
        ({"hurt": {"fire-golems#1": 1}}, "It is wounded.", "Отряд ранен."),
        ({"spent": {"fire-golems#1": 1}}, "It is spent until the next round.", "Отряд устал до следующего раунда."),
    ],
)
def test_why_a_unit_does_nothing(more: dict[str, object], en: str, ru: str) -> None:
    table = fight("prowlers", units="fire-golems#1", dice_left=0, level=5, **more)
    assert (table.game.why_not("fire-golems#1"), table.game.why_not("fire-golems#1", "ru")) == (en, ru)


LEGION: dict[str, object] = {"expansions": ["lost-legion"]}


@pytest.mark.rule("MX-044")
def test_why_thugs_are_not_to_be_had_says_what_they_do_to_a_good_reputation() -> None:
    table = land(at="2,-3", unit_offer="thugs#1", reputation=7, hand="promise", options=LEGION)
    table.do("interact", "play promise").shows(influence=7)  # 5 of it would be 5 less than nothing
    told = "With it your reputation counts otherwise: you would have -3 influence, and it costs 5."
    assert table.game.why_not("thugs#1") == told


@pytest.mark.rule("MX-047")
def test_why_heroes_do_not_come_after_thugs() -> None:
    table = land(at="2,-3", unit_offer="thugs heroes-white#1", hand="endless-bag-of-gold", level=3, options=LEGION)
    table.do("interact", "power endless-bag-of-gold", "recruit thugs")
    assert table.game.why_not("heroes-white#1") == "Thugs and Heroes are never recruited in the same interaction."


@pytest.mark.rule("MX-059", "MX-061")
def test_why_familiars_are_not_to_be_had_on_a_glade() -> None:
    table = land(at="1,-3", unit_offer="magic-familiars#1", hand="endless-bag-of-gold", dice="black", options=LEGION)
    table.do("interact")
    assert table.game.why_not("magic-familiars#1") == "Costs 6 influence, you have 0."
    table.do("power endless-bag-of-gold")
    assert table.game.why_not("magic-familiars#1") == "It takes one mana of a basic colour besides."


def test_why_no_unit_is_to_be_had_by_whoever_does_without() -> None:
    own = "wolfhawk-on-her-own"
    table = land(at="2,-3", unit_offer="peasants#1", skills=own, hand="promise*2", options=LEGION)
    table.do("interact", f"skill {own}", "option 1", "play promise").shows(influence=5)
    assert table.game.why_not("peasants#1") == "You have chosen to recruit no unit for influence this turn."


@pytest.mark.rule("MK-Q67")
def test_whoever_has_only_wounds_is_told_to_rest() -> None:
    table = land(hand="wound", move_points=4)
    assert table.game.why_not("@0,-2") == "With nothing but wounds in hand a hero can only rest."


@pytest.mark.parametrize(
    ("table", "action", "asked"),
    [
        (land(hand="march", mana={"green": 1}, dice="green red red"), "power march", "March. What pays"),
        (
            fight("prowlers", units="savage-monks", mana={"green": 1}, dice="green red red"),
            "unit",
            "Savage Monks. What",
        ),
    ],
)
def test_a_payment_names_what_is_paid_for(table: Realm, action: str, asked: str) -> None:
    table.do(next(one for one in table.choices if one.startswith(action)))
    assert table.asks == "0 pay"
    assert table.game.prompt().startswith(asked)


@pytest.mark.rule("MX-065")
def test_a_banner_asks_whether_it_keeps_a_wound_off() -> None:
    legion: dict[str, object] = {"expansions": ["lost-legion"]}
    table = land(hand="banner-of-fortitude", units="peasants", at="1,-3", tokens="prowlers@1,-4", options=legion)
    table.do(next(one for one in table.choices if "banner-of-fortitude" in one and "peasants" in one))
    table.do("challenge prowlers", "end-phase", "end-phase")
    table.do(next(one for one in table.choices if one.startswith("hit-unit")))
    assert table.game.prompt() == "Banner of Fortitude. Peasants would be wounded. Does the banner keep it off?"


@pytest.mark.rule("MX-059")
def test_recruiting_on_a_glade_is_not_called_an_interaction() -> None:
    table = land(at="1,-3", unit_offer="magic-familiars", hand="promise", reputation=5, options=LEGION)
    answer = preview(table, "interact")
    assert answer["label"] == "Recruit here, without an interaction"
    assert answer["forecast"] == ["no interaction: reputation does not count"]
    assert labels(table, "ru", "interact") == ["Вербовать здесь без взаимодействия"]
    assert table.do("interact").game.prompt() == "Recruit a unit whose home this is, then end the turn."


@pytest.mark.rule("MX-044", "MX-045")
def test_recruiting_tells_by_how_much_reputation_changes_the_interaction() -> None:
    more: dict[str, Any] = {"hand": "promise", "influence": 12, "options": LEGION, "moment": "dealing"}
    reputed = in_force("rules.reputed", None, n=2)
    for unit, said in (("thugs", "-4"), ("heroes-red", "+2"), ("peasants", "")):
        table = land(at="2,-3", unit_offer=unit, lasting=[reputed], **more)
        told = preview(table, "recruit").get("forecast", [])
        assert told == ([f"reputation counts otherwise in this interaction: {said} influence"] if said else [])


@pytest.mark.rule("MX-049", "MX-050")
@pytest.mark.rule("MX-049")
def test_what_thugs_lack_to_take_damage_is_told() -> None:
    more: dict[str, Any] = {"units": "thugs#1!", "hand": "promise", "options": LEGION}
    table = fight("prowlers", "damage", damage_left=4, blocking=0, **more)
    assert table.game.why_not("thugs#1") == "Costs 2 influence, you have 0."
    assert fight("prowlers", "attack", **more).game.why_not("thugs#1") == "It is spent until the next round."


def test_what_thugs_and_heroes_want_in_a_combat_is_told() -> None:
    hurt = fight("prowlers", "damage", units="thugs", damage_left=4, blocking=0, influence=2, options=LEGION)
    assert "costs 2 influence" in preview(hurt, "hit-unit")["warnings"]
    more: dict[str, Any] = {"units": "heroes-white", "influence": 2, "mana": {"white": 1}}
    for site, told in (("2,-4", True), ("1,-1", False)):
        tiles = "countryside-3@1,0 countryside-4@1,1"  # with a keep
        table = fight("prowlers", fight_cell=f"@{site}", at=site, tiles=tiles, options=LEGION, **more)
        assert ("costs 2 influence" in preview(table, "unit").get("warnings", [])) == told


@pytest.mark.rule("MX-426", "MX-475")
def test_only_an_assault_on_a_fortified_site_is_said_to_cost_reputation() -> None:
    more: dict[str, Any] = {"at": "1,-2", "move_points": 2, "leader_start": {"elementalists": 4}}
    table = land(
        tezla=True,
        places="hidden-valley@1,-3",
        tokens="tezlas-spirit@1,-3",
        leader_level={"elementalists": 4},
        **more,
    )
    answers: Any = table.game.view(0)["actions"]
    told = [one["warnings"] for one in answers if one["verb"] == "move" and "@1,-3" in one["pieces"]]
    assert told == [["hidden valley: a fight. Movement ends"]]


def warned(table: Realm, verb: str) -> list[str]:
    """What is said against an answer."""
    return list(preview(table, verb).get("warnings", []))


@pytest.mark.rule("MK-268")
def test_a_withdrawal_is_foretold_where_the_turn_would_end_on_an_unsafe_space() -> None:
    way: dict[str, Any] = {"trail": ["@0,-1", "@1,-1"], "at": "1,-2", "at_1": "1,-2", "did_move": True}
    table = land(seats=2, hand="march", announced=1, turns_left=1, **way)
    assert warned(table, "end-turn") == ["you cannot stay here: 1 space back, 1 wound"]
    assert table.do("end-turn")["hand"].count("wound") == 1


@pytest.mark.rule("MK-268")
def test_no_withdrawal_is_foretold_on_a_safe_space() -> None:
    assert warned(land(hand="march"), "end-turn") == []


@pytest.mark.rule("MK-129", "MK-465")
@pytest.mark.parametrize("verb", ["challenge", "move"])
def test_points_that_a_fight_leaves_no_use_for_are_foretold(verb: str) -> None:
    points: dict[str, Any] = {"move_points": 5, "influence": 2, "healing": 1}
    if verb == "challenge":
        table = land(at="1,-3", tokens="prowlers@1,-4", **points)
        assert warned(table, verb)[1:] == ["5 move will be lost", "2 influence will be lost", "1 healing will be lost"]
        return
    table = land(tiles=KEEP, at="3,-6", tokens="?guardsmen@3,-7", **points)
    answers: Any = table.game.view(0)["actions"]
    fights = [one["warnings"] for one in answers if one["verb"] == "move" and one.get("warnings")]
    assert fights == [
        [
            "keep: an assault. Movement ends, reputation -1",
            "2 move will be lost",
            "2 influence will be lost",
            "1 healing will be lost",
        ]
    ]


@pytest.mark.rule("MK-644")
def test_an_assault_that_costs_no_reputation_says_so() -> None:
    place: dict[str, Any] = {"tiles": "countryside-3@1,0 countryside-4@1,1 countryside-9@0,1", "at": "1,-3"}
    table = land(seats=2, scenario="conquer-and-hold", tokens="?guardsmen@2,-4", move_points=3, **place)
    answers: Any = table.game.view(0)["actions"]
    fights = [one["warnings"] for one in answers if one["verb"] == "move" and one.get("warnings")]
    assert fights == [["keep: an assault. Movement ends"]]


@pytest.mark.rule("MK-136")
def test_a_rest_of_who_has_only_wounds_is_foretold_as_what_it_is() -> None:
    assert preview(land(hand="wound*2"), "rest")["forecast"] == [
        "show a hand of wounds and discard one of them; no movement, no action"
    ]


@pytest.mark.rule("MK-348", "MK-349")
@pytest.mark.parametrize(
    ("enemy", "told"),
    [
        ("cursed-hags", "poison: 2 more wounds for the discard pile"),
        ("medusa", "paralysis: all other cards in hand are discarded"),
    ],
)
def test_what_comes_with_wounds_is_foretold(enemy: str, told: str) -> None:
    table = fight(enemy, "damage", units="peasants", hand="march")
    table = table.do(f"face {enemy}") if table.can(f"face {enemy}") else table
    assert warned(table, "hit-hero")[1:] == [told]


@pytest.mark.rule("MK-670")
def test_who_bends_time_is_told_that_no_card_is_drawn() -> None:
    table = realm(hand="space-bending", mana={"blue": 1, "black": 1}, night=True).do("power space-bending")
    assert preview(table, "end-turn")["forecast"] == ["draws 0 cards, after what you discard"]


@pytest.mark.rule("MK-292")
def test_the_fame_of_a_rivals_garrison_is_foretold_as_half() -> None:
    table = fight("guardsmen/half", "attack", targets=1, strike={"melee-physical": 7})
    clash: Any = next(area for area in table.game.view(0)["areas"] if area["id"] == "clash")
    assert "2 fame" in " ".join(str(line) for line in clash["lines"])


@pytest.mark.rule("MK-413", "MK-432")
def test_what_burning_costs_and_that_units_stay_behind_is_foretold() -> None:
    monastery = land(tiles="countryside-1@1,0 countryside-2@1,1 countryside-5@2,1", at="5,-6")
    alone = "your units take no part"
    assert warned(monastery, "burn") == ["a fight: enemies are drawn", "reputation -3", alone]
    dungeon = land(tiles="countryside-1@1,0 countryside-2@1,1 countryside-7@2,1", at="4,-4")
    assert warned(dungeon, "enter") == ["a fight: enemies are drawn", alone]
    den = land(tiles="countryside-1@1,0 countryside-2@1,1 countryside-6@2,1", at="3,-5")
    assert warned(den, "enter") == ["a fight: enemies are drawn"]


@pytest.mark.rule("MX-420", "MX-441")
@pytest.mark.parametrize(
    ("tokens", "told"),
    [
        ("mummy@1,-3 zombie-horde@1,-3", "a fight: Mummy and Zombie Horde"),
        ("mummy@1,-3 ?zombie-horde@1,-3", "a fight: enemies are turned up"),
    ],
)
def test_whoever_enters_a_held_place_is_told_whom_that_means_to_fight(tokens: str, told: str) -> None:
    tiles = "countryside-1@1,0 countryside-9@1,1"
    grave = {"scenario": "realm-of-the-dead-solo", "places": "graveyard@1,-3", "at": "1,-3", "tiles": tiles}
    assert warned(land(tezla=True, tokens=tokens, **grave), "enter") == [told]


@pytest.mark.rule("MK-268", "MK-690")
def test_a_preview_of_the_draw_counts_the_wounds_of_a_withdrawal() -> None:
    table = land(seats=2, at_1="1,-2", hand="march promise", move_points=4, options={"duels": "no"}).do("move 1,-2")
    assert preview(table, "end-turn")["forecast"] == ["draws 2 cards, after what you discard"]


@pytest.mark.rule("MK-398", "MK-690")
def test_a_preview_of_the_draw_counts_the_levels_of_the_turn() -> None:
    """The fifth level brings a larger hand, the second an action on top of the deck."""
    table = land(hand="march promise", level=4, fame=24)
    assert preview(table, "end-turn")["forecast"] == ["draws 4 cards, after what you discard"]
    table = land(hand="march promise", deck="", level=1, fame=3)
    assert preview(table, "end-turn")["forecast"] == ["draws 1 card, after what you discard"]
