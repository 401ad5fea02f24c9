"""Actions: a verb and up to two arguments, packed in one int.

Each has ten bits, 30 in all: Python keeps such an int in one digit. That is room for 1,024 pieces, cells and verbs; the
largest box and board in sight (Mage Knight: about 800 cards and tokens, 250 cells) fit.

Inside, an action is an int that a list, a search tree or a learner holds cheaply. Outside, `Verb` says what the numbers
mean, so that `explain` can give the typed form back.
"""

from typing import Final

from mypy_extensions import i64

ARG_BITS: Final = 10
ARGS: Final = 1 << ARG_BITS  # arguments run from 0 to ARGS - 1

# What an argument of a verb stands for.
NONE: Final = ""
CARD: Final = "card"  # a card definition: copies are interchangeable
PIECE: Final = "piece"  # one particular copy
SEAT: Final = "seat"
NUMBER: Final = "number"
ZONE: Final = "zone"
CELL: Final = "cell"  # a cell of the game's board
BACK: Final = "back"  # a piece that lies face down in the open, by the number on its back (`Game.tag`)
RESOURCE: Final = "resource"

# What an answer is to the one who gives it, where that does not depend on the game: clients never lead into ending or
# declining by habit, and show first what a player most often wants.
ENDS: Final = "ends"  # a turn or a phase
DECLINES: Final = "declines"
WANTED: Final = "wanted"

# Verbs that every game shares; a game's own begin at FIRST_OWN.
PASS: Final = 0
OPTION: Final = 1
AMOUNT: Final = 2
PLAYER: Final = 3
PICK_CARD: Final = 4
PICK_PIECE: Final = 5
PAY: Final = 6
FIRST_OWN: Final = 8


def action(verb: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """Pack a verb and its arguments."""
    if (verb | a | b) >> ARG_BITS:  # something negative or too large
        raise ValueError(f"action({verb}, {a}, {b}): verb and arguments are from 0 to {ARGS - 1}")
    return (verb << (2 * ARG_BITS)) | (b << ARG_BITS) | a


def ready(verb: i64, count: i64) -> list[object]:
    """The actions of a verb by their first argument, as objects: listing one of them makes no new number."""
    return [action(verb, a) for a in range(count)]


def verb_of(act: i64) -> i64:
    return act >> (2 * ARG_BITS)


def first(act: i64) -> i64:
    return act & (ARGS - 1)


def second(act: i64) -> i64:
    return (act >> ARG_BITS) & (ARGS - 1)


class Verb:
    """What a verb is called, what its arguments stand for, and in which zone of the deciding seat its card lies.

    For those who number all actions (see learners/numbering.py) `numbers` says how many values a NUMBER takes, `zones`
    where its card or piece may lie (empty: anywhere; where `zone` is given, there), and `onto` where that of the second
    argument may (if elsewhere). `intent` is ENDS, DECLINES or WANTED, if the answer is one of these.
    """

    def __init__(
        self,
        name: str,
        a: str = NONE,
        b: str = NONE,
        zone: int = -1,
        numbers: int = 0,
        zones: list[int] | None = None,
        intent: str = NONE,
        onto: list[int] | None = None,
    ) -> None:
        self.name = name
        self.a = a
        self.b = b
        self.zone = zone
        self.numbers = numbers
        self.zones: list[int] = zones if zones is not None else [] if zone < 0 else [zone]
        self.onto: list[int] = onto if onto is not None else self.zones
        self.intent = intent


SHARED_VERBS: Final = [
    Verb("pass", intent=DECLINES),
    Verb("option", NUMBER, numbers=32),
    Verb("amount", NUMBER),
    Verb("player", SEAT),
    Verb("pick", CARD, ZONE),
    Verb("pick", PIECE),
    Verb("pay", RESOURCE),
    Verb("-"),
]
