"""Names of people: what they may be made of, and how one from before that was asked is shown."""

import unicodedata

from deckhold.server.errors import Refusal

UNSEEN = ("Cc", "Cf", "Zl", "Zp")  # controls, direction of text and joiners among them; separators of lines
# Blank, although Unicode counts them among letters, marks and symbols.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def checked(name: str) -> str:
    """The name itself, if everybody can read it."""
    for letter in name:
        if _is_unseen(letter):
            raise Refusal("bad-name", f"U+{ord(letter):04X}")
    if name != name.strip() or all(unicodedata.category(letter)[0] in "MZ" for letter in name):
        raise Refusal("bad-name")
    return name


def shown(name: str) -> str:
    """A stored name without what a name may not hold today."""
    return "".join(letter for letter in name if not _is_unseen(letter)).strip() or "?"


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter) in UNSEEN or letter in BLANK
