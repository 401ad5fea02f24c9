"""A horde that an owner brings along (docs/own-cards.md)."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import deckhold
from deckhold.engine.play import play_random
from deckhold.engine.rng import seeded
from deckhold.terminal.cards import command as list_cards
from deckhold.terminal.play import command as play
from games.last_bastion.siege import own_set

HAG = {
    "id": "night-hag",
    "name_en": 'The "Night" Hag',
    "name_ru": "Ночная карга",
    "kind": "monster",
    "colour": "black",
    "resistance": 2,
    "enter": ["lose_life"],
    "exit": ["gain_life"],
}


def with_hag(**changes: Any) -> list[dict[str, Any]]:
    """Deckhold's set with the hag instead of its first monster."""
    cards = own_set({})
    hag = {**HAG, **changes}
    cards[0] = {key: value for key, value in hag.items() if value is not None}
    return cards


def refusal(cards: object) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011 - the whole message is looked at
        deckhold.new("last-bastion", seats=2, options={"cards": cards})
    return str(caught.value)


def test_a_game_with_own_cards_plays_and_is_saved_with_them() -> None:
    game = deckhold.new("last-bastion", seats=3, seed=2, options={"cards": with_hag(), "hero_choice": "random"})
    play_random(game, seeded(3), 20)
    saved = json.loads(json.dumps(game.dump()))
    again = deckhold.load(saved)
    assert again.dump() == game.dump()
    play_random(again, seeded(4))
    assert again.over


def test_own_cards_have_their_names_and_texts_in_both_languages_and_are_shown_as_own() -> None:
    cards = {card.name("en"): card for card in deckhold.cards("last-bastion", {"cards": with_hag()})}
    hag = cards['The "Night" Hag']
    assert (hag.name("ru"), hag.provenance, hag.id) == ("Ночная карга", "own", hag.id)
    assert hag.plain_text("en") == "When it enters: lose 1 life token. When it is defeated: take 1 life token."
    assert hag.id.startswith("night-hag-")


@pytest.mark.rule("LB-Q41")
def test_two_owners_may_use_one_id_for_different_cards() -> None:
    names = []
    for name in ("Hag", "Crone"):
        cards = deckhold.cards("last-bastion", {"cards": with_hag(name_en=name, name_ru=None)})
        names += [card.name("ru") for card in cards if card.id.startswith("night-hag-")]
    assert names == ["Hag", "Crone"]


def test_cards_of_ours_may_be_changed_without_naming_them_again() -> None:
    cards = {
        card.id: card for card in deckhold.cards("last-bastion", {"cards": own_set({"incubus": {"resistance": 4}})})
    }
    assert (cards["incubus"].resistance, cards["incubus"].name("ru")) == (4, "Инкуб")


def test_copies_count() -> None:
    cards = [card for card in own_set({}) if card["kind"] == "warlord"]
    cards.append({**HAG, "copies": 50})
    game = deckhold.new("last-bastion", seats=4, options={"cards": cards})
    assert sum("night-hag" in name for name in game.table.names) == 50


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"id": "Night Hag"}, "cards[0].id: 'Night Hag' is no id"),
        ({"id": "incubus", "name_en": None, "name_ru": None}, "cards[3].id: 'incubus' is the id of cards[0] too"),
        ({"name_en": None}, "cards[0]: 'name_en' is missing"),
        ({"name_en": " "}, "cards[0].name_en: a name of 1 to 60 printable characters is wanted"),
        ({"kind": "hero"}, "cards[0].kind: 'hero' is neither monster nor warlord"),
        ({"colour": "pink"}, "cards[0].colour: 'pink' is not one of red, green, blue, yellow, black"),
        ({"resistance": 0}, "cards[0].resistance: 0 is not from 1 to 9"),
        ({"resistance": "2"}, "cards[0].resistance: a whole number is wanted, not '2'"),
        ({"enter": ["gain_life"]}, "cards[0].enter[0]: 'gain_life' is no enter effect; these are: draw_card,"),
        ({"exit": ["lose-soul"]}, "cards[0].exit[0]: 'lose-soul' is no exit effect"),
        ({"enter": "lose_life"}, "cards[0].enter: a list is wanted, not 'lose_life'"),
        (
            {"recurring": ["lose_life"], "ongoing": ["lock_die"]},
            "cards[0]: a card has a recurring or an ongoing effect",
        ),
        ({"exit": ["gain_life"] * 9}, "cards[0]: a card has at most 8 effects"),
        ({"strength": 3}, "cards[0]: 'strength' means nothing here"),
        ({"kind": "warlord"}, "cards: 50 monsters are wanted, copies counted, not 49"),
    ],
)
def test_what_is_wrong_in_a_file_is_named_with_its_place(changes: dict[str, Any], said: str) -> None:
    assert refusal(with_hag(**changes)).startswith(said)


def test_the_command_line_takes_a_file_of_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(with_hag()), encoding="utf8")
    listed = CliRunner().invoke(list_cards, ["last-bastion", "--lang", "ru", "--cards", str(file), "--search", "карга"])
    assert listed.exit_code == 0
    assert "Ночная карга" in listed.output
    assert "Из файла карт" in listed.output


def test_the_command_line_says_what_is_wrong_in_a_file_of_cards(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text(json.dumps(with_hag(colour="pink")), encoding="utf8")
    for command in (list_cards, play):
        refused = CliRunner().invoke(command, ["last-bastion", "--lang", "en", "--cards", str(file)])
        assert refused.exit_code == 1
        assert "cards[0].colour: 'pink' is not one of red, green" in refused.output
