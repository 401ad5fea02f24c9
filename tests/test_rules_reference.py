"""The rules references of all games: there in both languages, item by item the same."""

import re
from pathlib import Path

import pytest

import deckhold
from deckhold.server.messages import Rule
from deckhold.server.rules import parse

RULES = Path(__file__).parent.parent / "docs" / "rules"
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
GAMES = [info.id for info in deckhold.catalog()]


def items(game: str, ending: str) -> list[Rule]:
    return parse((RULES / f"{game}{ending}").read_text(encoding="utf8"))


def place(rule: Rule) -> tuple[str, str, str]:
    """What the languages share of a rule: its number, its kind and the number of its section, if that has one."""
    section = rule.section.partition(".")[0]
    return rule.id, rule.kind, section if section.isdigit() else ""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_items_in_the_same_order(game: str) -> None:
    english, russian = items(game, ".md"), items(game, ".ru.md")
    assert english
    assert [place(rule) for rule in russian] == [place(rule) for rule in english]
    assert not [rule.id for rule in english if CYRILLIC.search(rule.text)]
    assert not [rule.id for rule in russian if not CYRILLIC.search(rule.text)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ending", [".md", ".ru.md"])
def test_a_number_stands_once_and_numbers_named_in_the_text_exist(game: str, ending: str) -> None:
    known = [rule.id for rule in items(game, ending)]
    assert len(known) == len(set(known))
    prefix = known[0].partition("-")[0]
    named = re.findall(rf"\b{prefix}-[A-Z]?\d+[a-z]?\b", (RULES / f"{game}{ending}").read_text(encoding="utf8"))
    assert set(named) <= set(known)
