"""Which language to speak with whoever sits at this computer."""

import os

from deckhold.text import LANGUAGES


def users_language() -> str:
    """The language of the user's surroundings, if Deckhold speaks it; else English."""
    for name in ("DECKHOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            lang = value[:2].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def wanted_language(args: list[str]) -> str:
    """What `--lang` says anywhere among the arguments, so that help and errors speak it too."""
    for i, arg in enumerate(args):
        lang = arg[7:] if arg.startswith("--lang=") else args[i + 1] if arg == "--lang" and i + 1 < len(args) else ""
        if lang in LANGUAGES:
            return lang
    return users_language()
