"""The fields of a position as a dump shows them."""

from typing import Final

from deckhold.engine.fields import Field

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
