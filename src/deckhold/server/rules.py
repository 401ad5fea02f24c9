"""The rules reference of a game, taken apart into its numbered rules."""

import re
from pathlib import Path

from deckhold.server.messages import Rule

# In the wheel the references lie beside this file, in a checkout in docs/rules.
FOLDERS = (Path(__file__).parent / "rules", Path(__file__).parents[3] / "docs" / "rules")

HEADING = re.compile(r"#{2,}\s+(.+)")
ITEM = re.compile(r"(?:- )?\*\*([A-Za-z][a-z ]* )?((?:[A-Z]{2}-)?[A-Z]?-?\d+[a-z]?)\b[.:]?\s*([^*]*)\*\*\s*(.*)")
SOURCE = re.compile(r"(.*?)\s*\[([^\[\]]*)\]\s*", re.DOTALL)


def rules(game: str, lang: str) -> list[Rule]:
    """Every rule, example and ruling, in order; English where a language has none. Empty if nobody wrote them down."""
    for name in (f"{game}.{lang}.md", f"{game}.md"):
        for folder in FOLDERS:
            path = folder / name
            if path.is_file():
                return parse(path.read_text(encoding="utf8"))
    return []


def parse(text: str) -> list[Rule]:
    """Numbered rules out of Markdown: `**AS-23** text [source]`, with the lines that belong to each."""
    found: list[Rule] = []
    section = ""
    item: re.Match[str] | None = None
    lines: list[str] = []
    for line in [*text.splitlines(), "## end"]:
        heading, begins = HEADING.fullmatch(line), ITEM.fullmatch(line)
        if heading is None and begins is None:
            lines.append(line)
            continue
        if item is not None:
            found.append(_rule(item, section, lines))
        item, lines = begins, []
        if heading is not None:
            section = heading[1].strip()
    return found


def _rule(item: re.Match[str], section: str, lines: list[str]) -> Rule:
    number, title, first = item[2], item[3].strip(), item[4].strip()
    source = SOURCE.fullmatch(first)
    said = source[1] if source is not None else first
    rest = "\n".join(lines).strip()
    text = "\n\n".join(part for part in (f"**{title}** {said}".strip() if title else said, rest) if part)
    letter = number.partition("-")[2][:1] if "-" in number else number[:1]
    if letter == "Q" or number.startswith("Q"):
        kind = "ruling"
    elif item[1] is not None or letter.isalpha():
        kind = "example"
    else:
        kind = "rule"
    return Rule(number, section, kind, text, source[2] if source is not None else "")  # type: ignore[arg-type]
