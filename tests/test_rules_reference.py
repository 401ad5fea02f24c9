"""The rules references of all games: there in both languages, item by item the same."""

import re
from pathlib import Path

import pytest

import deckhold
from deckhold.server.messages import Rule
from deckhold.server.rules import parse

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
GAMES = [info.id for info in deckhold.catalog()]
EXPECTED = {  # for each part of a game: how many rules, examples by their letter, and rulings it has
    "ascension": [("AS", 130, {"E": range(1, 11), "D": range(1, 26)}, 29)],
    "aeons-end": [("AE", 140, {"E": range(1, 23)}, 44)],
    "last-bastion": [("LB", 258, {"E": range(1, 10), "D": range(10, 31)}, 47)],
    "ascension-tactics": [("AT", 343, {"X": range(1, 61)}, 74)],
    "mage-knight": [
        ("MK", 709, {"E": range(1, 74), "X": range(1, 23)}, 93),
        ("MX", 520, {"E": range(1, 18), "C": range(1, 45)}, 65),
    ],
}
PARTED = {"AS-E09": "abc"}  # an example in several parts


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
    prefixes = "|".join(sorted({id.partition("-")[0] for id in known}))
    named = re.findall(rf"\b(?:{prefixes})-[A-Z]?\d+[a-z]?\b", (RULES / f"{game}{ending}").read_text(encoding="utf8"))
    assert set(named) <= set(known)


def expected(game: str) -> set[str]:
    whole: list[str] = []
    for prefix, rules, examples, rulings in EXPECTED[game]:
        digits = 2 if rules < 200 else 3
        whole += [f"{prefix}-{n:0{digits}}" for n in range(1, rules + 1)]
        whole += [f"{prefix}-{letter}{n:02}" for letter, numbers in examples.items() for n in numbers]
        whole += [f"{prefix}-Q{n:02}" for n in range(1, rulings + 1)]
    return {f"{id}{part}" for id in whole for part in PARTED.get(id, [""])}


@pytest.mark.parametrize("game", GAMES)
def test_the_reference_has_every_rule_example_and_ruling(game: str) -> None:
    assert {rule.id for rule in items(game, ".md")} == expected(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_cited_by_a_test_or_waived(game: str) -> None:
    cited: set[str] = set()
    for file in (TESTS / "games" / game.replace("-", "_")).glob("test_*.py"):
        for mark in re.findall(r"mark\.rule\(([^)]*)\)", file.read_text(encoding="utf8")):
            cited |= set(re.findall(r'"([^"]+)"', mark))
    waived = set(re.findall(r"(?m)^([^#:]+):", (TESTS / "rules_waived.txt").read_text(encoding="utf8")))
    assert cited == {rule.id for rule in items(game, ".md")} - waived


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_that_cards_name_exist(game: str) -> None:
    known = {rule.id for rule in items(game, ".md")}
    named = {card.id: set(card.rules()) for card in deckhold.cards(game)}
    assert any(named.values())
    assert set().union(*named.values()) <= known
    if game == "last-bastion":  # every one of its cards stands on rules of its own
        assert all(named.values())
