"""`deckhold cards`: every card of a game, in both languages."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

import deckhold

Run = Callable[..., Result]
GAMES = [info.id for info in deckhold.catalog()]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_listed_with_its_text(run: Run, game: str, lang: str) -> None:
    rows = json.loads(run("cards", game, "--lang", lang, "--json").output)
    assert [row["id"] for row in rows] == [card.id for card in deckhold.cards(game)]
    assert all(row["name"] and row["provenance"] and "{" not in row["plain_text"] for row in rows)
    listed = run("cards", game, "--lang", lang).output
    for row in rows:
        assert row["name"] in listed


def test_a_card_stands_there_with_facts_text_and_provenance(run: Run) -> None:
    lines = run("cards", "ascension", "--search", "Arha Templar").output.splitlines()
    assert lines[0] == "Arha Templar  Type hero · Faction Enlightened · Cost 4◆ · Honor 3★ · Copies 2"
    assert "4⚔ or less" in lines[1]
    assert lines[-3].strip().startswith("Confirmed from public sources. Rules: AS-")
    assert lines[-1] == "1 card"


def test_a_champion_stands_there_with_its_values(run: Run) -> None:
    lines = run("cards", "ascension-tactics", "--lang", "ru", "--search", "aria-redforge").output.splitlines()
    said = "Тип чемпион · Фракция Механа · Сила 3 · Защита 3 · Скорость 3 · Стоимость приказа 2"
    assert " ".join(lines[:2]).replace("  ", " ").startswith(f"Ария Редфордж {said}")


@pytest.mark.parametrize(
    ("lang", "word", "found"),
    [("ru", "тиран", 3), ("ru", "конструкция", 11), ("en", "TYRANT", 3), ("en", "zebra", 0)],
)
def test_a_search_looks_at_names_texts_and_types(run: Run, lang: str, word: str, found: int) -> None:
    rows = json.loads(run("cards", "ascension", "--lang", lang, "--search", word, "--json").output)
    texts = [f"{row['name']} {row['plain_text']} {row['type']}".casefold() for row in rows]
    assert len(rows) >= found
    if lang == "en":
        assert all(word.casefold() in text for text in texts)


def test_a_search_without_result_says_so(run: Run) -> None:
    assert run("cards", "ascension", "--search", "zebra").output == "No card fits.\n"


def test_an_option_changes_the_cards(run: Run) -> None:
    classic = run("cards", "ascension", "--search", "landtalker").output
    later = run("cards", "ascension", "--search", "landtalker", "--option", "cards=remaster").output
    assert "Honor 3★" in classic
    assert "Honor 4★" in later


def test_an_unknown_game_is_refused(run: Run) -> None:
    assert run("cards", "chess").output.startswith("deckhold: There is no game “chess”.")


def test_a_minion_has_its_tier_and_life_and_a_mage_its_slots(run: Run) -> None:
    text = run("cards", "aeons-end", "--lang", "ru").output
    assert "Катакомбный летун  Тип приспешник · Ранг 1 · Жизни 5♥ · Экземпляров 1" in text
    assert "Мазаэдрон  Тип маг · Клетки энергии 4 · Экземпляров 1" in text
