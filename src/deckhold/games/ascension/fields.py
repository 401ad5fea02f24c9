"""The fields of a position as a dump shows them."""

from typing import Final

from deckhold.engine.core import Game
from deckhold.engine.fields import CardField, Field, Reader, read_card
from deckhold.games.ascension.state import TRIGGER, USES, Ascension


class UsedField(Field):
    """The constructs' effects used this turn, written "shadow-star#1:0"; a trigger is "burrower-mark-ii#2:trigger"."""

    def read(self, g: Game) -> object:
        assert isinstance(g, Ascension)
        out: list[str] = []
        for entry in g.used:
            use = entry % USES
            out.append(f"{g.table.names[entry // USES]}:{'trigger' if use == TRIGGER else use}")
        return out

    def write(self, g: Game, item: Reader) -> None:
        assert isinstance(g, Ascension)
        used: list[int] = []
        for one in item.items():
            name, _, use = one.text().partition(":")
            card = read_card(g, Reader(name, one.path))
            if use != "trigger" and not (use.isdigit() and int(use) < TRIGGER):
                raise one.fail(f"{use!r} is no effect: a number or 'trigger' is wanted after the colon")
            used.append(card * USES + (TRIGGER if use == "trigger" else int(use)))
        g.used = used


FIELDS: Final[list[Field]] = [
    Field("pool"),
    Field("runes"),
    Field("power"),
    Field("mechana_runes"),
    Field("discount"),
    Field("turn", high=3),
    Field("first", high=3),
    Field("extra_turns"),
    Field("row_defeats"),
    Field("samael_honor"),
    Field("honor", per_seat=True),
    CardField("waiting"),
    UsedField("used"),
]
