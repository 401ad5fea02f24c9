"""The villains' turn: what the scenario does first, two schemes, the shrines (AT-247 to AT-253, AT-339)."""

from typing import Final, cast, final

from deckhold.engine.core import Ctx, Game, Op
from deckhold.games.ascension_tactics.definitions import VILLAINS_ACT
from deckhold.games.ascension_tactics.ops.scoring import SHRINES
from deckhold.games.ascension_tactics.ops.triggers import happen
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import SCHEME_DISCARD, SCHEME_NOW, SCHEMES, VILLAIN

SCHEMES_A_TURN: Final = 2


@final
class VillainsTurn(Op):
    """The steps of the turn, after its Dawn."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.push(SHRINES, ctx.seat)
        s.push(DISCARD_SCHEMES, ctx.seat)
        for _ in range(SCHEMES_A_TURN):
            s.push(REVEAL_SCHEME, ctx.seat)
        happen(s, s.boss(), VILLAINS_ACT)


@final
class RevealScheme(Op):
    """A scheme is revealed and applied; without one the villains have won (AT-247, AT-251, AT-253)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        deck = s.zones[SCHEMES]
        if not deck:
            s.finish(s.victory(VILLAIN, "schemes"))
            return
        card = deck[len(deck) - 1]
        s.move(card, SCHEMES, 0, SCHEME_NOW, 0)
        if s.events is not None:
            s.note("scheme", -1, card)
        s.push(THREATEN, ctx.seat, card)
        effect = s.definitions[card].effect
        assert effect is not None
        s.push(effect, ctx.seat, card)


@final
class Threaten(Op):
    """The additional effect of a scheme, if the threat is high enough (AT-251, AT-252, AT-340)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        definition = s.definitions[ctx.card]
        if definition.more is not None and s.threat() >= definition.threat:
            if s.events is not None:
                s.note("threat", -1, ctx.card)
            s.push(definition.more, ctx.seat, ctx.card)


@final
class DiscardSchemes(Op):
    """The schemes of the turn are discarded (AT-249)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        for card in s.zones[SCHEME_NOW].copy():
            s.move(card, SCHEME_NOW, 0, SCHEME_DISCARD, 0)


VILLAINS_TURN_OP: Final = VillainsTurn()
REVEAL_SCHEME: Final = RevealScheme()
THREATEN: Final = Threaten()
DISCARD_SCHEMES: Final = DiscardSchemes()
VILLAINS_TURN_OPS: Final[dict[str, Op]] = {
    "villains_turn": VILLAINS_TURN_OP,
    "reveal_scheme": REVEAL_SCHEME,
    "threaten": THREATEN,
    "discard_schemes": DISCARD_SCHEMES,
}
