"""What heroes can do in the scenarios of Shades of Tezla besides: sealing graveyards, finding a hidden land."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.mana import ChooseColour, pay_mana
from deckhold.games.mage_knight.ops.verbs import CHOOSE_CELL
from deckhold.games.mage_knight.rules.revealing import explore_cost, fits, lay_tile
from deckhold.games.mage_knight.state.factions import freed
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import DEFEATED, RAMPAGING
from deckhold.games.mage_knight.terms import COLOURS, GRAVEYARD

# -- The Realm of the Dead ---------------------------------------------------------------------------------------------


def may_seal(s: Mage, seat: i64) -> bool:
    """Whether a hero can seal the graveyard where it stands, alone (MX-442)."""
    cell = s.where(seat)
    if not s.scenario.graveyards or cell == NO_CELL or s.site[cell] != GRAVEYARD or s.shields[cell]:
        return False
    return freed(s, cell) and len(s.heroes_at(cell)) == 1 and mana_to_spend(s, seat) != 0


def mana_to_spend(s: Mage, seat: i64) -> i64:
    """The colours of mana that a hero could spend, as a bit set."""
    colours: i64 = 0
    for colour in range(len(COLOURS)):
        if s.pays_all(seat, [colour]):
            colours |= bit(colour)
    return colours


def seal(s: Mage, seat: i64) -> None:
    s.push(SEAL_COLOUR, seat, NO_CARD, mana_to_spend(s, seat))


@final
class SealColour(ChooseColour):
    """Which mana is spent for the seal."""

    kind = "seal-colour"

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        g.push(SEALED, ctx.seat)
        pay_mana(g, ctx.seat, [colour])

    def rules(self) -> list[str]:
        return ["MX-442"]


@final
class Sealed(Op):
    """The mana is paid: the hero's shield seals the graveyard."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.put_shield(s.where(ctx.seat), ctx.seat)
        s.change_reputation(ctx.seat, 1)
        if s.events is not None:
            s.note("sealed", ctx.seat)


# -- The Hidden Valley -------------------------------------------------------------------------------------------------


def points_to_reveal(s: Mage) -> i64:
    """The points that a hero has for revealing a tile: influence counts too in a hidden land (MX-457)."""
    return s.move_points + s.influence if s.scenario.hidden_land and s.influence > 0 else s.move_points


def reveal(s: Mage, seat: i64, position: i64) -> None:
    """A hero pays for a tile and reveals it; how much of it in influence is asked where there is a choice."""
    cost = explore_cost(s, seat)
    s.did_move = True
    if points_to_reveal(s) > s.move_points:
        s.push(REVEAL_PRICE, seat, NO_CARD, cost, position)
        return
    s.move_points -= cost
    lay_tile(s, position, seat)


@final
class RevealPrice(Op):
    """How many points of the price (`a`) of a tile (on position `b`) are influence."""

    kind = "reveal-price"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        least = max(ctx.a - s.move_points, 0)
        most = min(ctx.a, s.influence)
        return [act.action(act.AMOUNT, n) for n in range(least, most + 1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        n = act.first(action)
        s.influence -= n
        s.move_points -= ctx.a - n
        lay_tile(s, ctx.b, ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-reveal-price", n=ctx.a)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        n = act.first(action)
        return t.say("do-reveal-price", n=n, move=ctx.a - n)

    def rules(self) -> list[str]:
        return ["MX-457"]


def show_ways(s: Mage, seat: i64) -> None:
    """Every rampaging enemy that was defeated in a combat in a hidden land shows the way to a tile (MX-456, MX-Q44)."""
    if not s.scenario.hidden_land:
        return
    for flags in s.foe_flags:
        if flags & DEFEATED and flags & RAMPAGING:
            s.push(FREE_TILE, seat)


@final
class FreeTile(Op):
    """A hero may lay a new tile wherever one may lie, for nothing (MX-456)."""

    kind = "free-tile"

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.places(cast(Mage, g)):
            g.ask(ctx)

    def places(self, s: Mage) -> list[int]:
        return [position for position in range(len(s.shape.places)) if fits(s, position)]

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        cells = [position * SEVEN + CENTRE_SLOT for position in self.places(cast(Mage, g))]
        return [*[act.action(CHOOSE_CELL, cell) for cell in cells], act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == CHOOSE_CELL:
            lay_tile(cast(Mage, g), act.first(action) // SEVEN, ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) != CHOOSE_CELL:
            return t.say("do-no-tile")
        return t.say("do-free-tile", cell=cast(Mage, g).cells.name(act.first(action))[1:])

    def rules(self) -> list[str]:
        return ["MX-456"]


SEAL_COLOUR: Final = SealColour()
SEALED: Final = Sealed()
REVEAL_PRICE: Final = RevealPrice()
FREE_TILE: Final = FreeTile()
SHADES_OPS: Final[dict[str, Op]] = {
    "seal-colour": SEAL_COLOUR,
    "sealed": SEALED,
    "reveal-price": REVEAL_PRICE,
    "free-tile": FREE_TILE,
}
