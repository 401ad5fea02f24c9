"""The rules reference: complete, and every number in it proved by a test or waived."""

import re
from pathlib import Path

import deckhold

TESTS = Path(__file__).parents[2]
RULES = TESTS.parent / "docs" / "rules"
NUMBER = r"LB-[EDQ]?\d+"


def numbered(name: str) -> dict[str, str]:
    """The first line of every rule, example and ruling by its number."""
    text = (RULES / name).read_text(encoding="utf8")
    found = re.findall(rf"(?m)^\*\*({NUMBER})\b[^*]*\*\* (.+)$", text)
    assert len(found) == len(dict(found)), "a number stands twice"
    return dict(found)


def test_the_reference_has_every_rule_example_and_ruling() -> None:
    rules = [f"LB-{n:03}" for n in range(1, 259)]
    examples = [f"LB-E{n:02}" for n in range(1, 10)] + [f"LB-D{n:02}" for n in range(10, 31)]
    rulings = [f"LB-Q{n:02}" for n in range(1, 47)]
    assert set(numbered("last-bastion.md")) == {*rules, *examples, *rulings}


def test_rules_point_to_numbers_that_exist() -> None:
    known = numbered("last-bastion.md")
    assert set(re.findall(NUMBER, (RULES / "last-bastion.md").read_text(encoding="utf8"))) <= set(known)
    for card in deckhold.cards("last-bastion"):
        assert card.rules()
        assert set(card.rules()) <= set(known), card.id


def test_every_number_is_cited_by_a_test_or_waived() -> None:
    cited: set[str] = set()
    for file in (TESTS / "games" / "last_bastion").glob("test_*.py"):
        cited |= set(re.findall(rf'mark\.rule\("({NUMBER})"\)', file.read_text(encoding="utf8")))
    waived = set(re.findall(NUMBER, (TESTS / "rules_waived.txt").read_text(encoding="utf8")))
    assert set(numbered("last-bastion.md")) - waived == cited
