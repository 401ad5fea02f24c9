"""The fields of a position as a dump shows them."""

from typing import Final, cast

from deckhold.engine.core import Game
from deckhold.engine.fields import Field
from deckhold.games.ascension.state import Ascension

FIELDS: Final[list[Field]] = [
    Field("pool"),
    Field("runes"),
    Field("power"),
    Field("mechana_runes"),
    Field("turn", high=3),
    Field("first", high=3),
    Field("extra_turns"),
    Field("samael_honor"),
    Field("honor", per_seat=True),
]


def raw_fields(g: Game) -> list[object]:
    """What the fields are made of (`Field.raw`), all read at once."""
    a = cast(Ascension, g)
    return [
        a.pool,
        a.runes,
        a.power,
        a.mechana_runes,
        a.turn,
        a.first,
        a.extra_turns,
        a.samael_honor,
        a.honor,
    ]
