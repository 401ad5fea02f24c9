"""Cards, numbers and maps that an owner brings along (docs/own-cards.md)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import deckhold
from deckhold.engine.fields import Reader
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.games.ascension_tactics.scenarios import BY_ID, Scenario, maps
from deckhold.games.ascension_tactics.scenarios.drawn import read_maps
from deckhold.games.ascension_tactics.state import Tactics
from deckhold.terminal.cards import command as list_cards
from games.ascension_tactics.battle import Battle, battle

GAME = "ascension-tactics"
SPEAR = {
    "id": "hooked-spear",
    "name_en": 'A "Hooked" Spear',
    "name_ru": "Крючковатое копьё",
    "kind": "construct",
    "factions": ["lifebound"],
    "cost": 3,
    "copies": 2,
    "strength": 2,
    "defense": 2,
    "abilities": [{"kind": "keyword", "keyword": "reach"}],
}
NOVICE = {"id": "arha-novice", "kind": "hero", "factions": ["enlightened"], "cost": 1, "copies": 3}
AT_THE_FALLEN = {"op": "deploy", "unit": "devil-rat", "where": "defeated_cell_or_adjacent", "optional": True}


def box(*cards: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"cards": list(cards), **more}


def novice(*effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Deckhold's Arha Novice with other effects."""
    return {**NOVICE, "effects": list(effects), **more}


def spear(*abilities: dict[str, Any]) -> dict[str, Any]:
    return {**SPEAR, "abilities": list(abilities)}


def with_spear(*abilities: dict[str, Any]) -> dict[str, Any]:
    return box(spear(*abilities) if abilities else SPEAR, without=["vine-whip"])


def refusal(own: object, **options: Any) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is looked at
        deckhold.new(GAME, seats=2, options={"cards": own, **options})
    return str(caught.value)


def text(own: dict[str, Any], name: str) -> str:
    return next(card for card in deckhold.cards(GAME, {"cards": own}) if card.name("en") == name).plain_text("en")


# -- a whole box -------------------------------------------------------------------------------------------------------


def test_a_game_with_own_cards_plays_and_is_saved_with_them() -> None:
    game = deckhold.new(GAME, seats=2, seed=2, options={"cards": with_spear()})
    play_random(game, seeded(3), 60)
    saved = json.loads(json.dumps(game.dump()))
    again = deckhold.load(saved)
    assert again.dump() == game.dump()
    play_random(again, seeded(4), 60)


def test_own_cards_have_their_names_and_are_shown_as_own() -> None:
    cards = {card.name("en"): card for card in deckhold.cards(GAME, {"cards": with_spear()})}
    found = cards['A "Hooked" Spear']
    assert (found.name("ru"), found.provenance) == ("Крючковатое копьё", "own")
    assert re.fullmatch("hooked-spear-[0-9a-f]{4}", found.id)
    assert "Vine Whip" not in cards
    assert "vine-whip" in {card.id for card in deckhold.cards(GAME)}  # everybody else has it still


def test_a_card_with_the_id_of_a_card_of_the_box_takes_its_place_and_name() -> None:
    own = {card.id: card for card in deckhold.cards(GAME, {"cards": box(novice({"op": "gain", "runes": 4}))})}
    usual = {card.id: card for card in deckhold.cards(GAME)}
    assert list(own) == list(usual)
    assert own["arha-novice"].name("ru") == usual["arha-novice"].name("ru")
    assert own["arha-novice"].plain_text("en") == "Gain 4 runes."


def test_an_own_construct_works_as_it_says() -> None:
    own = with_spear(
        {"kind": "static", "bonus": {"speed": 2}},
        {"kind": "slaughter", "effects": [{"op": "soul", "target": {"who": "equipped"}, "n": 2}]},
    )
    id = next(card.id for card in deckhold.cards(GAME, {"cards": own}) if card.id.startswith("hooked-spear"))
    table = battle("jirra@0,0", "demon-pug-pack@1,0", options={"cards": own}, hand=id, power=2)
    table.do(f"play {id}")
    assert table.speed("jirra") == 5
    table.do("order jirra", "attack demon-pug-pack")
    assert table.souls("jirra") == 2


def test_a_bonus_for_cheap_champions_is_theirs_although_it_changes_what_an_order_costs() -> None:
    everybody = {"who": "own", "count": "all", "filter": {"max_order_cost": 2}}
    own = box(novice({"op": "buff", "target": everybody, "bonus": {"order_cost": 1, "strength": 1}}))
    table = battle("jirra@0,0 kehmep vyrak", options={"cards": own}, hand="arha-novice").do("play arha-novice")
    assert [(table.worth(name)[0], table.cost(name)) for name in ("jirra", "kehmep", "vyrak")] == [
        (4, 3),
        (4, 3),
        (8, 5),
    ]


@pytest.mark.rule("AT-Q64")
def test_a_soul_for_all_champions_reaches_those_off_the_battlefield() -> None:
    own = box(novice({"op": "soul", "target": {"who": "own", "count": "all", "filter": {"minion": False}}, "n": 1}))
    table = battle("jirra@0,0 kehmep", options={"cards": own}, hand="arha-novice").do("play arha-novice")
    assert (table.souls("jirra"), table.souls("kehmep")) == (1, 1)


@pytest.mark.rule("AT-Q25")
def test_damage_to_several_champions_is_dealt_at_once() -> None:
    own = box(novice({"op": "damage", "target": {"who": "own", "count": "all"}, "n": 3}))
    table = battle("repair-drone@1,0 kehmep@2,0~1", options={"cards": own}, hand="arha-novice")
    told = [one for one in table.told("play arha-novice") if one.startswith(("damage", "defeat"))]
    assert sorted(told[:2]) == ["damage kehmep", "damage repair-drone"]
    assert told[2:] == ["defeat repair-drone", "defeat kehmep"]  # with the drone beside it Kehmep bears 5


@pytest.mark.rule("AT-132")
def test_damage_by_an_effect_in_the_middle_of_an_attack_leaves_its_slaughter_alone() -> None:
    near = {"who": "enemy", "filter": {"within": 3}}
    own = with_spear(
        {"kind": "on_event", "event": "damaged_enemy_by_attack", "effects": [{"op": "damage", "target": near, "n": 1}]},
        {"kind": "slaughter", "effects": [{"op": "soul", "target": {"who": "equipped"}, "n": 1}]},
    )
    id = next(card.id for card in deckhold.cards(GAME, {"cards": own}) if card.id.startswith("hooked-spear"))
    table = battle("jirra@0,0", "demon-pug-pack@1,0 vyrak@2,0", options={"cards": own}, hand=id, power=2)
    table.do(f"play {id}", "order jirra", "attack demon-pug-pack")
    assert (table.damage("vyrak"), table.souls("jirra")) == (1, 1)


@pytest.mark.rule("AT-Q53")
def test_each_effect_that_moves_all_champions_moves_all_of_them() -> None:
    """The same card moves everybody, and by its Devotion everybody once more."""
    moves = {"op": "move", "target": {"who": "own", "count": "all"}, "cells": 1}
    own = box(novice(moves, {"op": "devotion", "faction": "void", "then": [moves]}))
    table = battle("jirra@0,0 rakar@2,2", options={"cards": own}, hand="arha-novice night-warden")
    table.do("play arha-novice", "pick jirra", "move 1,0", "pick rakar", "move 3,2").do("play night-warden")
    assert table.choices == ["pick jirra", "pick rakar", "pass"]
    table.do("pick jirra", "move 2,0", "pass")
    assert (table.spot("jirra"), table.spot("rakar")) == ("2,0", "3,2")


UP_TO_TWO = {"op": "banish", "zones": ["hand", "discard"], "n": 2, "optional": True}


def armed(*abilities: dict[str, Any], **given: Any) -> Battle:
    """Jirra carries a spear with these abilities, next to an enemy that she defeats with it."""
    own = with_spear(*abilities)
    id = next(card.id for card in deckhold.cards(GAME, {"cards": own}) if card.id.startswith("hooked-spear"))
    given["hand"] = f"{id} {given.get('hand', '')}"
    table = battle("jirra@2,0 kehmep", "aria-redforge@3,0", options={"cards": own}, power=2, **given)
    return table.do(f"play {id}", "pick jirra", "order jirra")


@pytest.mark.rule("AT-132")
def test_a_slaughter_that_banishes_up_to_two_cards_banishes_two() -> None:
    table = armed({"kind": "slaughter", "effects": [UP_TO_TWO]}, hand="militia*4").do("attack aria-redforge")
    table.do("pick militia", "pick militia").shows(hand="militia*2")
    assert table.asks == "0 act"


@pytest.mark.rule("AT-089")
def test_an_order_that_banishes_up_to_two_cards_banishes_no_third() -> None:
    table = armed({"kind": "on_order", "effects": [UP_TO_TWO]}, hand="militia*4").do("pick militia", "pick militia")
    table.shows(hand="militia*2")
    assert table.asks == "0 act"
    shade = {"op": "deploy", "unit": "lost-shade", "where": "adjacent_to_self", "optional": True}
    table = armed({"kind": "on_order", "effects": [UP_TO_TWO, shade]}, hand="militia*4")
    assert table.do("pick militia", "pick militia").asks == "0 deploy"


@pytest.mark.rule("AT-324")
def test_a_slaughter_may_move_a_treasure() -> None:
    moves = {"op": "move_treasure", "within": 2, "cells": 1}
    table = armed({"kind": "slaughter", "effects": [moves]}, caches="treasure-speed-1@1,0").do("attack aria-redforge")
    table.do("token", "cell 2,0").shows(treasures="treasure-speed-1")


@pytest.mark.rule("AT-132")
def test_a_slaughter_may_move_a_construct() -> None:
    table = armed({"kind": "slaughter", "effects": [{"op": "move_construct"}]}).do("attack aria-redforge")
    construct = next(choice for choice in table.choices if choice.startswith("pick"))
    assert table.do(construct).on("kehmep") == [construct.split()[1]]


@pytest.mark.rule("AT-077")
def test_what_an_own_ambush_does_may_be_left() -> None:
    row = "arha-novice#1 void-supplicant gear-apprentice grove-initiate briar-runner gloom-stalker"
    shade = {"op": "deploy", "unit": "lost-shade", "where": "portal"}
    own = box(novice({"op": "draw", "n": 1}, ambush=[shade]))
    table = battle("jirra@0,0", options={"cards": own}, center_row=row, runes=1).do("buy arha-novice#1")
    assert table.choices == ["deploy @-5,0 0", "pass"]
    own = box(novice({"op": "draw", "n": 1}, ambush=[UP_TO_TWO]))
    table = battle("jirra", options={"cards": own}, center_row=row, runes=1, hand="militia").do("buy arha-novice#1")
    assert "pass" in table.choices
    own = box(novice({"op": "draw", "n": 1}, ambush=[{"op": "reduce_cost", "kind": "hero", "amount": 2}]))
    table = battle("jirra", options={"cards": own}, center_row=row, runes=1).do("buy arha-novice#1")
    assert table.can("buy gloom-stalker")


def test_an_own_card_may_bring_any_card_up_to_a_cost() -> None:
    own = box(novice({"op": "acquire_free", "kind": "any", "max_cost": 3, "sources": ["center_row"]}))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert card.plain_text("en") == "Acquire a card of cost 3 or less from the center row without paying."
    assert card.plain_text("ru") == "Бесплатно получите карту стоимостью 3 или меньше из центрального ряда."


@pytest.mark.rule("AT-Q27")
def test_damage_of_the_turn_still_counts_in_the_last_step_of_its_end() -> None:
    """Bonuses and damage end together, after step 4: what happens there finds both."""
    deals = [{"op": "damage", "target": {"who": "enemy"}, "n": 2}]
    own = with_spear({"kind": "on_event", "event": "own_turn_end_near_shrine", "effects": deals})
    id = next(card.id for card in deckhold.cards(GAME, {"cards": own}) if card.id.startswith("hooked-spear"))
    table = battle("jirra@0,0", "sordid-asp@3,0~5 rakar@4,0", shrine="0,1", options={"cards": own}, hand=id)
    table.do(f"play {id}", "end-turn", "pick sordid-asp")
    assert (table.spot("sordid-asp"), table.asks) == (None, "1 main")


@pytest.mark.parametrize(
    ("target", "english", "russian"),
    [
        (
            {"who": "own", "filter": {"minion": False}},
            "one of your champions that is no minion",
            "одного из своих чемпионов (кроме приспешников)",
        ),
        (
            {"who": "enemy", "filter": {"within_of_own": 1}},
            "an enemy champion within 1 cell of one of your champions",
            "одного вражеского чемпиона не дальше 1 ячейки от вашего чемпиона",
        ),
        (
            {"who": "own", "count": "all", "filter": {"ready": True}},
            "each of your ready champions",
            "каждого из своих неистощённых чемпионов",
        ),
        (
            {"who": "enemy", "filter": {"has_construct": True}},
            "an enemy champion with a construct",
            "одного вражеского чемпиона с конструкцией",
        ),
        (
            {"who": "enemy", "filter": {"ready": True, "factions_any": ["void"]}},
            "a ready enemy Void champion",
            "одного неистощённого вражеского чемпиона Бездны",
        ),
        (
            {"who": "enemy", "count": "all", "filter": {"minion": False}},
            "each enemy champion that is no minion",
            "каждого вражеского чемпиона (кроме приспешников)",
        ),
    ],
)
def test_an_own_card_says_whom_it_means(target: dict[str, Any], english: str, russian: str) -> None:
    own = box(novice({"op": "soul", "target": target, "n": 1}))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert card.plain_text("en") == f"Place an absorbed soul on {english}."
    assert card.plain_text("ru") == f"Поместите 1 поглощённую душу на {russian}."


def test_damage_to_each_champion_is_told_of_each() -> None:
    own = box(novice({"op": "damage", "target": {"who": "enemy", "count": "all"}, "n": 2}))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert card.plain_text("en") == "Deal 2 damage to each enemy champion."
    assert card.plain_text("ru") == "Раньте каждого вражеского чемпиона: 2 урона."


def test_what_may_be_done_up_to_twice_is_an_order_where_it_is_one_of_several_choices() -> None:
    banish = {"op": "banish", "zones": ["discard"], "n": 2, "optional": True}
    own = box(novice({"op": "choose", "options": [[{"op": "draw", "n": 1}], [banish]]}))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert card.plain_text("en") == "Draw a card or banish up to 2 cards from your discard pile."
    assert card.plain_text("ru") == "Возьмите 1 карту или изгоните до 2 карт из сброса."


@pytest.mark.rule("AT-077")
def test_an_own_ambush_may_be_a_choice_of_several_things() -> None:
    row = "arha-novice#1 void-supplicant gear-apprentice grove-initiate briar-runner gloom-stalker"
    choice = {"op": "choose", "options": [[{"op": "draw", "n": 1}], [{"op": "gain", "power": 1}]]}
    own = box(novice({"op": "draw", "n": 1}, ambush=[choice]))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert card.plain_text("en") == "Draw a card. Ambush: you may draw a card or gain 1 power."
    assert card.plain_text("ru") == "Возьмите 1 карту. Засада: можете взять 1 карту или получить 1 мощь."
    table = battle("jirra", options={"cards": own}, center_row=row, runes=1).do("buy arha-novice#1")
    assert table.copy().do("pass").asks == "0 main"
    table.do("option 0", "option 1").shows(power=1)


def test_of_several_things_only_the_last_comes_after_the_and() -> None:
    bonus = {"strength": 3, "order_cost": 1, "keywords": ["area_attack"]}
    target = {"who": "own", "count": "all", "filter": {"factions_any": ["enlightened", "lifebound", "fallen"]}}
    own = box(novice({"op": "buff", "target": target, "bonus": bonus}))
    card = next(card for card in deckhold.cards(GAME, {"cards": own}) if card.id == "arha-novice")
    assert "+3 strength, +1 to its order cost and Area Attack" in card.plain_text("en")
    assert "Enlightened, Lifebound and Fallen champions" in card.plain_text("en")
    assert "+3 к силе, +1 к стоимости приказа и атака по области" in card.plain_text("ru")
    assert "Просветлённых, Жизнепоклонников и Падших" in card.plain_text("ru")


def test_the_champions_of_others_cannot_be_ordered() -> None:
    own = box(novice({"op": "order_free", "target": {"who": "enemy"}}))
    assert refusal(own) == "cards.cards[0].effects[0].target.who: nobody orders the champions of others"


def test_a_villain_may_be_as_tough_as_the_toughest_of_the_box() -> None:
    own = {"champions": [{"id": "villain-belzepug", "players": [[9, 50], [10, 120], [11, 120], [12, 120]]}]}
    cards = {card.id: card for card in deckhold.cards(GAME, {"cards": own})}
    assert cards["villain-belzepug"].provenance == "own"


def test_numbers_of_champions_are_the_owners() -> None:
    own = {
        "champions": [
            {"id": "kehmep", "strength": 4, "defense": 9, "speed": 5, "order_cost": 1},
            {"id": "kythis", "cost": 3},
        ]
    }
    table = battle("kehmep@0,0", options={"cards": own})
    assert table.worth("kehmep") == (4, 9)
    assert (table.speed("kehmep"), table.cost("kehmep")) == (5, 1)
    cards = {card.id: card for card in deckhold.cards(GAME, {"cards": own})}
    assert cards["kehmep"].provenance == "own"
    assert cards["kythis"].facts["cost"] == 3
    assert cards["jirra"].provenance != "own"


def test_the_terminal_lists_the_cards_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps(with_spear()), encoding="utf8")
    told = CliRunner().invoke(list_cards, [GAME, "--cards", str(file), "--lang", "ru", "--search", "Крючковатое"])
    assert told.exit_code == 0
    assert "Крючковатое копьё" in told.output


@pytest.mark.parametrize(("encoding", "problem"), [("utf-8-sig", ""), ("cp1251", "this is no text file in UTF-8")])
def test_a_file_is_read_as_editors_write_it_or_named_with_what_is_wrong(
    encoding: str, problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "box.json"
    file.write_text(json.dumps(with_spear(), ensure_ascii=False), encoding=encoding)
    told = CliRunner().invoke(list_cards, [GAME, "--cards", str(file), "--lang", "ru", "--search", "Крючковатое"])
    assert told.output.startswith(f"deckhold: {file}: {problem}" if problem else "Крючковатое копьё")


def test_a_file_that_is_no_json_is_named_with_the_place(tmp_path: Path) -> None:
    file = tmp_path / "box.json"
    file.write_text('{"cards": [],}', encoding="utf8")
    told = CliRunner().invoke(list_cards, [GAME, "--cards", str(file)])
    assert told.output.startswith(f"deckhold: {file}: line 1, column 14: ")


# -- the language ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "effects"),
    [
        (
            "hedron-berserker",
            [
                {"op": "gain", "power": 2},
                {"op": "devotion", "faction": "mechana", "then": [{"op": "gain", "power": 2}]},
            ],
        ),
        (
            "gear-apprentice",
            [{"op": "choose", "options": [[{"op": "gain", "runes": 1}], [{"op": "gain", "power": 1}]]}],
        ),
        (
            "leaf-reader",
            [
                {"op": "gain", "power": 1},
                {"op": "draw", "n": 1},
                {"op": "banish", "zones": ["center_row"], "optional": True},
                {"op": "devotion", "faction": "enlightened", "then": [{"op": "gain", "power": 1}]},
            ],
        ),
        (
            "arch-tactician",
            [
                {"op": "draw", "n": 1},
                {
                    "op": "order_free",
                    "target": {"who": "own", "filter": {"max_order_cost": 4, "ready": True}},
                    "optional": True,
                },
            ],
        ),
        (
            "lunar-stag",
            [
                {"op": "gain", "runes": 2},
                {"op": "draw", "n": 1},
                {
                    "op": "buff",
                    "target": {"who": "own", "count": "all", "filter": {"factions_any": ["lifebound"]}},
                    "bonus": {"speed": 1},
                },
            ],
        ),
        (
            "wildheart-matron",
            [
                {"op": "gain", "runes": 2},
                {"op": "draw", "n": 1},
                {"op": "move", "target": {"who": "own", "count": "all"}, "cells": 1},
            ],
        ),
        (
            "herald-of-first-dawn",
            [
                {"op": "gain", "runes": 2},
                {
                    "op": "acquire_free",
                    "kind": "hero",
                    "max_cost": 4,
                    "to": "deck_top",
                    "sources": ["center_row", "always_available"],
                    "optional": True,
                },
            ],
        ),
        (
            "foundry-foreman",
            [
                {"op": "gain", "runes": 2},
                {"op": "reduce_cost", "kind": "construct", "amount": 1},
                {"op": "devotion", "faction": "mechana", "then": [{"op": "gain", "power": 1}]},
            ],
        ),
        (
            "rig-tinker",
            [
                {"op": "gain", "power": 1},
                {"op": "move_construct"},
                {"op": "devotion", "faction": "mechana", "then": [{"op": "gain", "power": 2}]},
            ],
        ),
        (
            "arsenal-engineer",
            [
                {"op": "gain", "power": 3},
                {"op": "recover", "kind": "construct", "optional": True},
                {
                    "op": "buff",
                    "target": {"who": "own", "count": "all", "filter": {"has_construct": True}},
                    "bonus": {"strength": 1},
                },
            ],
        ),
        (
            "soul-broker",
            [
                {"op": "gain", "power": 3},
                {
                    "op": "pay",
                    "cost": {"op": "banish", "zones": ["hand", "discard"]},
                    "then": [{"op": "soul", "target": {"who": "own", "filter": {"minion": False}}, "n": 1}],
                },
                {"op": "devotion", "faction": "void", "then": [{"op": "gain", "power": 1}]},
            ],
        ),
        (
            "devourer-of-stars",
            [
                {"op": "gain", "power": 4},
                {
                    "op": "choose",
                    "options": [
                        [{"op": "destroy_constructs", "target": {"who": "enemy"}, "n": "all"}],
                        [{"op": "banish", "zones": ["hand", "discard"], "n": 2, "optional": True}],
                    ],
                },
            ],
        ),
        (
            "rift-lancer",
            [
                {"op": "gain", "power": 2},
                {"op": "damage", "target": {"who": "enemy", "filter": {"within_of_own": 3}}, "n": 2},
                {
                    "op": "devotion",
                    "faction": "void",
                    "then": [{"op": "damage", "target": {"who": "enemy", "filter": {"within_of_own": 3}}, "n": 2}],
                },
            ],
        ),
        ("dream-peddler", [{"op": "gain", "runes": 1}, {"op": "treasure", "n": 1}]),
        (
            "scroll-keeper",
            [
                {"op": "research"},
                {"op": "draw", "n": 1},
                {"op": "devotion", "faction": "enlightened", "then": [{"op": "gain", "power": 2}]},
            ],
        ),
        (
            "dreamcaller",
            [
                {"op": "gain", "runes": 2},
                {"op": "deploy", "unit": "nightmare-wisp", "where": "adjacent_to_own", "optional": True},
            ],
        ),
        (
            "cult-fanatic",
            [
                {"op": "gain", "power": 1},
                {"op": "order_free", "target": {"who": "own", "filter": {"unit_any": ["giant-rat"]}}, "optional": True},
            ],
        ),
        ("mistake-of-creation", [{"op": "copy_hero", "max_cost": 5}]),
    ],
)
def test_what_is_written_as_a_card_of_the_box_says_the_same(id: str, effects: list[dict[str, Any]]) -> None:
    """One card for every operation; what is said is made from what is done."""
    usual = next(card for card in deckhold.cards(GAME) if card.id == id)
    name = next(card for card in deckhold.cards(GAME) if card.id == id).name("en")
    facts = {"kind": "hero", "factions": ["void"], "cost": 1, "copies": usual.copies}
    said = text(box({"id": id, "effects": effects, **facts}), name)
    assert usual.plain_text("en").startswith(said)


@pytest.mark.parametrize(
    ("abilities", "said"),
    [
        ([{"kind": "static", "bonus": {"order_cost": -1}}], "order cost"),
        ([{"kind": "static", "bonus": {"strength": 1}, "per": "construct_played_this_turn"}], "for each"),
        ([{"kind": "static", "bonus": {"flags": ["only_adjacent_attackers"]}}], "only from the cells next to it"),
        ([{"kind": "devotion", "faction": "fallen", "bonus": {"keywords": ["area_attack"]}}], "Devotion"),
        (
            [{"kind": "on_order", "optional": True, "effects": [{"op": "move_treasure", "within": 3, "cells": 2}]}],
            "treasure",
        ),
        (
            [
                {
                    "kind": "on_order",
                    "optional": True,
                    "effects": [
                        {
                            "op": "pay",
                            "cost": {"op": "damage", "target": {"who": "equipped"}, "n": 2},
                            "then": [{"op": "buff", "target": {"who": "equipped"}, "bonus": {"strength": 2}}],
                        }
                    ],
                }
            ],
            "you may deal 2 damage",
        ),
        (
            [{"kind": "slaughter", "effects": [{"op": "gain", "power": 1}], "condition": {"souls_at_least": 2}}],
            "Slaughter",
        ),
        (
            [
                {
                    "kind": "on_event",
                    "event": "own_turn_start",
                    "effects": [{"op": "gain", "runes": 1}],
                    "condition": {"self_on_battlefield": True},
                }
            ],
            "turn",
        ),
        (
            [{"kind": "on_event", "event": "enemy_defeated", "within": 2, "effects": [{"op": "draw", "n": 1}]}],
            "defeated",
        ),
        ([{"kind": "on_play", "effects": [{"op": "draw", "n": 2}]}], "draw 2 cards"),
        (
            [{"kind": "on_event", "event": "enemy_defeated", "within": 1, "effects": [{"op": "draw", "n": 1}]}],
            "is defeated within 1 cell of it",
        ),
        (
            [{"kind": "on_order", "effects": [{"op": "move_treasure", "within": 1, "cells": 1}]}],
            "lies within 1 cell of it by up to 1 cell.",
        ),
        (
            [
                {
                    "kind": "static",
                    "bonus": {"strength": 1},
                    "per": "construct_played_this_turn",
                    "condition": {"controlled_constructs_at_least": 2},
                }
            ],
            "While 2 or more constructs are on your champions: +1 strength for each construct you have played",
        ),
    ],
)
def test_abilities_of_own_constructs_are_told(abilities: list[dict[str, Any]], said: str) -> None:
    assert said.casefold() in text(with_spear(*abilities), 'A "Hooked" Spear').casefold()


# -- refusals ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "problem"),
    [
        ("mine", "option 'cards': 'designed' or an object with cards is wanted, not 'mine'"),
        ({"heroes": []}, "cards: 'heroes' means nothing here; cards, without, champions, maps do"),
        (box(SPEAR), "cards: 104 heroes and constructs are wanted in the center deck, copies counted, not 106"),
        (box(SPEAR, SPEAR), "cards.cards[1].id: 'hooked-spear' is the id of cards.cards[0] too"),
        (
            box({**SPEAR, "id": "Spear"}),
            "cards.cards[0].id: 'Spear' is no id: small letters, digits and single hyphens are wanted",
        ),
        (
            box({**SPEAR, "colour": 1}),
            "cards.cards[0]: 'colour' means nothing here; id, name_en, name_ru, kind, factions, cost, copies, ambush, "
            "strength, defense, abilities, family do",
        ),
        (box({**SPEAR, "kind": "spell"}), "cards.cards[0].kind: 'spell' is not one of hero, construct"),
        (
            box({**SPEAR, "factions": ["undead"]}),
            "cards.cards[0].factions[0]: 'undead' is not one of enlightened, lifebound, mechana, void, fallen",
        ),
        (box({**SPEAR, "strength": -1}), "cards.cards[0].strength: -1 is not from 0 to 30"),
        (box({**SPEAR, "name_en": ""}), "cards.cards[0].name_en: a name of 1 to 60 printable characters is wanted"),
        (box(novice()), "cards.cards[0].effects: nothing happens"),
        (box(novice({"op": "gian"})), "cards.cards[0].effects[0].op: 'gian' is not one of gain, draw, "),
        (box(novice({"op": "draw"})), "cards.cards[0].effects[0]: 'n' is missing"),
        (
            box(novice({"op": "draw", "n": 1, "optional": True})),
            "cards.cards[0].effects[0]: 'optional' means nothing here; op, n do",
        ),
        (box(novice({"op": "gain"})), "cards.cards[0].effects[0]: 'runes' or 'power' is missing"),
        (
            box(novice({"op": "acquire_free", "kind": "hero", "max_cost": 0, "sources": ["center_row"]})),
            "cards.cards[0].effects[0].max_cost: 0 is not from 1 to 20",
        ),
        (
            box(novice({"op": "damage", "n": 2, "target": {"who": "enemy", "filter": {"within_of_own": 0}}})),
            "cards.cards[0].effects[0].target.filter.within_of_own: 0 is not from 1 to 20",
        ),
        (
            box(novice({"op": "damage", "n": 2, "target": {"who": "mine"}})),
            "cards.cards[0].effects[0].target.who: 'mine' is not one of own, enemy",
        ),
        (
            box(novice({"op": "damage", "n": 2, "target": {"who": "equipped"}})),
            "cards.cards[0].effects[0].target.who: 'equipped' is not one of own, enemy",
        ),
        (
            box(novice({"op": "damage", "n": 2, "target": {"who": "own", "count": 2}})),
            "cards.cards[0].effects[0].target.count: 1 or 'all' is wanted, not 2",
        ),
        (
            box(novice({"op": "buff", "target": {"who": "own"}, "bonus": {"keywords": ["flying"]}})),
            "cards.cards[0].effects[0].bonus.keywords[0]: 'flying' is not one of ranged, reach, ",
        ),
        (
            box(novice({"op": "buff", "target": {"who": "own"}, "bonus": {}})),
            "cards.cards[0].effects[0].bonus: a bonus that gives nothing",
        ),
        (
            box(novice({"op": "banish", "zones": ["deck"]})),
            "cards.cards[0].effects[0].zones: cards are banished from one of ",
        ),
        (
            box(novice({"op": "banish", "zones": ["discard"], "n": 2})),
            "cards.cards[0].effects[0]: several cards are banished only if one may stop before: 'optional' is missing",
        ),
        (
            box(novice({"op": "choose", "options": [[{"op": "draw", "n": 1}]]})),
            "cards.cards[0].effects[0].options: a choice has at least two options",
        ),
        (
            box(novice({"op": "move_treasure", "within": 1, "cells": 1})),
            "cards.cards[0].effects[0]: 'move_treasure' needs a champion: its place is on a construct",
        ),
        (
            box(novice({"op": "order_free", "target": {"who": "own", "count": "all"}})),
            "cards.cards[0].effects[0].target: one champion is ordered at a time",
        ),
        (box(novice(*[{"op": "draw", "n": 1}] * 9)), "cards.cards[0].effects: 8 are the most, not 9"),
        (with_spear({"kind": "glow"}), "cards.cards[0].abilities[0].kind: 'glow' is not one of keyword, static, "),
        (
            with_spear(
                {
                    "kind": "slaughter",
                    "effects": [{"op": "draw", "n": 1}],
                    "condition": {"souls_at_least": 1, "self_on_battlefield": True},
                }
            ),
            "cards.cards[0].abilities[0].condition: an ability has one condition at most",
        ),
        (
            with_spear({"kind": "on_event", "event": "enemy_defeated", "effects": [{"op": "draw", "n": 1}]}),
            "cards.cards[0].abilities[0]: 'within' goes with the event 'enemy_defeated', and that with it",
        ),
        (
            with_spear({"kind": "on_order", "effects": [AT_THE_FALLEN]}),
            "cards.cards[0].abilities[0].effects: 'defeated_cell_or_adjacent' goes with 'slaughter' and the event ",
        ),
        (
            with_spear({"kind": "devotion", "faction": "void", "effects": [AT_THE_FALLEN]}),
            "cards.cards[0].abilities[0].effects: 'defeated_cell_or_adjacent' goes with 'slaughter' and the event ",
        ),
        (
            with_spear({"kind": "on_event", "event": "own_turn_start", "effects": [AT_THE_FALLEN]}),
            "cards.cards[0].abilities[0].effects: 'defeated_cell_or_adjacent' goes with 'slaughter' and the event ",
        ),
        (
            with_spear(
                {"kind": "slaughter", "effects": [{"op": "devotion", "faction": "void", "then": [AT_THE_FALLEN]}]}
            ),
            "cards.cards[0].abilities[0].effects[0].then: 'defeated_cell_or_adjacent' goes with 'slaughter' and the ",
        ),
        (
            with_spear(
                {
                    "kind": "on_event",
                    "event": "soul_placed_on_self",
                    "effects": [{"op": "order_free", "target": {"who": "own"}, "optional": True}],
                }
            ),
            "cards.cards[0].abilities[0].effects: a soul may be placed in the middle of an attack: nobody is ordered",
        ),
        (
            with_spear({"kind": "slaughter", "effects": [AT_THE_FALLEN, {"op": "move_construct"}]}),
            "cards.cards[0].abilities[0].effects: 'deploy' at the cell of the defeated enemy is an ability of its own",
        ),
        (
            box(novice({"op": "pay", "cost": {"op": "move_construct"}, "then": [{"op": "draw", "n": 1}]})),
            "cards.cards[0].effects[0].cost: what is optional is no cost",
        ),
        (
            with_spear(
                {
                    "kind": "devotion",
                    "faction": "void",
                    "bonus": {"strength": 1},
                    "effects": [{"op": "draw", "n": 1}],
                }
            ),
            "cards.cards[0].abilities[0]: it has a 'bonus' or 'effects': two abilities say both",
        ),
        (box(without=["kehmep"]), "cards.without[0]: 'kehmep' is no hero or construct of the center deck"),
        (
            box(novice({"op": "draw", "n": 1}), without=["arha-novice"]),
            "cards.without[0]: 'arha-novice' is among the cards: it cannot be left out",
        ),
        ({"champions": [{"id": "nobody"}]}, "cards.champions[0].id: 'nobody' is no champion of the box"),
        ({"champions": [{"id": "kehmep", "defense": 0}]}, "cards.champions[0].defense: 0 is not from 1 to 30"),
        ({"champions": [{"id": "kehmep"}, {"id": "kehmep"}]}, "cards.champions[1].id: 'kehmep' is named twice"),
        (
            {"champions": [{"id": "kehmep", "players": []}]},
            "cards.champions[0].players: kehmep is the same for any number of players",
        ),
        (
            {"champions": [{"id": "villain-rakar", "strength": 9}]},
            "cards.champions[0].strength: villain-rakar has other numbers for 1, 2, 3, 4 players: 'players' says them",
        ),
        (
            {"champions": [{"id": "villain-rakar", "order_cost": 2}]},
            "cards.champions[0].order_cost: nobody pays for an order to villain-rakar",
        ),
        (
            {"champions": [{"id": "kehmep", "cost": 3}]},
            "cards.champions[0].cost: kehmep is never acquired from the center row",
        ),
        (
            {"maps": [{"scenario": "moon", "picture": []}]},
            "cards.maps[0].scenario: 'moon' is no scenario; these are: love-lives-forever, ",
        ),
        ({"maps": [{"scenario": "war-gates", "picture": []}]}, "cards.maps[0].picture: a map has 13 rows, not 1"),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_the_place(own: object, problem: str) -> None:
    assert refusal(own).startswith(problem)


# -- maps --------------------------------------------------------------------------------------------------------------


def rows(picture: str) -> list[str]:
    return picture.strip("\n").split("\n")


def moved(picture: str, row: int, old: str, new: str) -> list[str]:
    """A picture with one row changed."""
    drawn = rows(picture)
    assert old in drawn[row]
    drawn[row] = drawn[row].replace(old, new, 1)
    return drawn


def test_a_scenario_is_played_on_the_owners_map() -> None:
    picture = moved(maps.CIRCLE_OF_STONES, 1, ". t . F", "t . . F")
    options = {
        "scenario": "circle-of-stones",
        "cards": {"maps": [{"scenario": "circle-of-stones", "picture": picture}]},
    }
    game = deckhold.new(GAME, seats=2, options=options)
    assert isinstance(game, Tactics)
    caches = {game.cells.name(game.spot[card]) for card in game.zones[11]}
    assert "@-1,-5" in caches
    assert "@0,-5" not in caches
    other = deckhold.new(GAME, seats=2, options={**options, "scenario": "war-gates"})
    assert isinstance(other, Tactics)
    assert other.scenario is BY_ID["war-gates"]
    assert deckhold.load(json.loads(json.dumps(game.dump()))).dump() == game.dump()


@pytest.mark.rule("AT-184")
def test_the_terrain_of_an_owners_map_is_counted() -> None:
    picture = moved(maps.WAR_GATES, 1, "F", ".")
    own = {"maps": [{"scenario": "war-gates", "picture": picture}]}
    assert refusal(own) == "cards.maps[0].picture: war-gates has 16 of forest cells, not 15"


def test_neutral_champions_stand_where_the_owner_says() -> None:
    cells = {
        "idol-samael": ["2,0"],
        "idol-xeron": ["-2,0"],
        "idol-earth-tyrant": ["0,-2"],
        "neutral-rat": ["1,1", "-1,-1", "0,-1"],
    }
    one = {"scenario": "twilight-of-the-idols", "picture": rows(maps.TWILIGHT_OF_THE_IDOLS), "neutrals": cells}
    game = deckhold.new(GAME, seats=3, options={"scenario": "twilight-of-the-idols", "cards": {"maps": [one]}})
    assert isinstance(game, Tactics)
    assert game.cells.name(game.spot[game.table.copies("idol-samael")[0]]) == "@2,0"
    for wrong, problem in [
        ({**cells, "idol-samael": []}, "1 of idol-samael are wanted, not 0"),
        (
            {**cells, "idol-samael": ["9,0"]},
            "idol-samael[0]: '9,0' is no cell: two numbers from -6 to 6 are wanted, as in '2,-3'",
        ),
        (
            {**cells, "idol-samael": ["-2,0"]},
            "idol-xeron cannot stand on -2,0: that is a portal, or somebody stands there",
        ),
        ({**cells, "kehmep": ["0,0"]}, "'kehmep' does not stand in twilight-of-the-idols"),
    ]:
        assert problem in refusal({"maps": [{**one, "neutrals": wrong}]})


def test_targets_of_a_campaign_lie_where_the_owner_says() -> None:
    cells = {"red": "1,0", "blue": "2,0", "yellow": "3,0", "green": "4,0"}
    one = {"scenario": "campaign-rat-king", "picture": rows(maps.RAT_KING), "targets": cells}
    found = read_maps(Reader([one], "maps"))["campaign-rat-king"]
    assert found.targets == [(1, 0), (2, 0), (3, 0), (4, 0)]
    elsewhere = {"scenario": "war-gates", "picture": rows(maps.WAR_GATES), "targets": cells}
    assert refusal({"maps": [elsewhere]}) == "cards.maps[0].targets: war-gates has no targets"


@pytest.mark.parametrize("scenario", BY_ID.values(), ids=lambda scenario: scenario.id)
def test_a_scenario_on_another_map_is_the_same_in_everything_else(scenario: Scenario) -> None:
    twin = scenario.redrawn(maps.WAR_GATES, scenario.neutrals, scenario.targets)
    names = [name for name in dir(scenario) if not name.startswith("_") and name not in ("map", "redrawn")]
    assert {name: getattr(twin, name) for name in names} == {name: getattr(scenario, name) for name in names}
