"""The rules reference: complete, and every number in it proved by a test or waived."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[2]
RULES = TESTS.parent / "docs" / "rules"
NUMBER = r"AS-[EDQ]?\d+[a-c]?"


def numbered(name: str) -> dict[str, str]:
    """The first line of every rule, example and ruling by its number."""
    text = (RULES / name).read_text(encoding="utf8")
    found = re.findall(rf"(?m)^\*\*({NUMBER})\b[^*]*\*\* (.+)$", text)
    assert len(found) == len(dict(found)), "a number stands twice"
    return dict(found)


def test_the_reference_has_every_rule_example_and_ruling() -> None:
    rules = [f"AS-{n:02}" for n in range(1, 131)]
    examples = [f"AS-E{n:02}" for n in range(1, 11) if n != 9] + ["AS-E09a", "AS-E09b", "AS-E09c"]
    examples += [f"AS-D{n:02}" for n in range(1, 26)]
    rulings = [f"AS-Q{n:02}" for n in range(1, 30)]
    assert set(numbered("ascension.md")) == {*rules, *examples, *rulings}


def test_every_number_is_cited_by_a_test_or_waived() -> None:
    cited: set[str] = set()
    for file in (TESTS / "games" / "ascension").glob("test_*.py"):
        if file != Path(__file__):
            cited |= set(re.findall(rf'mark\.rule\("({NUMBER})"\)', file.read_text(encoding="utf8")))
    waived = set(re.findall(NUMBER, (TESTS / "rules_waived.txt").read_text(encoding="utf8")))
    assert len(waived) < 10
    assert set(numbered("ascension.md")) - waived == cited
