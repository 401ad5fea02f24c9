"""Magic seals on the fame track, which keep fame back until somebody breaks them (24.1 of the expansions' rules).

The nearest one can be broken at any time: from the menu of one's own turn, and at the moment when fame is about to be
lost at it. Then only those are asked whom it concerns, whoever gains the fame and a team mate (MX-198).
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Reaction
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.mana import ChooseColour, pay_mana
from deckhold.games.mage_knight.ops.verbs import SPECIAL
from deckhold.games.mage_knight.rules.secrets import team
from deckhold.games.mage_knight.rules.shades import mana_to_spend
from deckhold.games.mage_knight.state.position import Mage, line_of
from deckhold.games.mage_knight.state.purse import colour_of
from deckhold.games.mage_knight.state.zones import CRYSTAL, SEALED_ROWS, STRONG_SEALS
from deckhold.games.mage_knight.terms import BASICS, COLOURS, GOLD, TURN, WAITING

BREAK_SEAL: Final = 6  # as a number of SPECIAL


def lay_seals(s: Mage) -> None:
    """Mana tokens in random order on the first fields of rows (MX-196, MX-199); none where heroes begin, or before."""
    variant = str(s.options["restraint"])
    if variant not in SEALED_ROWS:
        return
    colours = [colour for colour in range(BASICS) for _ in range(2 if variant == STRONG_SEALS else 1)]
    s.rng.shuffle(colours)
    if variant == STRONG_SEALS:
        colours.insert(0, GOLD)
    begun = max([line_of(fame) for fame in s.fame]) + 1
    s.seals = [colour for colour, row in zip(colours, SEALED_ROWS[variant], strict=True) if row > begun]


def sealed_rows(s: Mage) -> list[int]:
    """The rows that the seals close, the nearest first."""
    rows = SEALED_ROWS[str(s.options["restraint"])]
    return rows[len(rows) - len(s.seals) :]


# -- breaking one ------------------------------------------------------------------------------------------------------


def acts(s: Mage, seat: i64) -> bool:
    """Whether it is the turn of a seat, so that it can spend whatever mana it has (MX-Q39)."""
    return s.moment != WAITING and s.player() == seat


def ways_to_break(s: Mage, seat: i64) -> i64:
    """The colours of mana that would break the nearest seal, as a bit set: on other turns of crystals only (MX-Q39)."""
    if not s.seals or s.out[seat]:
        return 0
    ways: i64 = 0
    if acts(s, seat):
        ways = mana_to_spend(s, seat)
    else:
        for colour in range(BASICS):
            if s.crystals[seat * BASICS + colour]:
                ways |= bit(colour)
    if s.seals[0] != GOLD:
        return ways & bit(s.seals[0])
    own = own_colours(s, seat, ways) if acts(s, seat) else ways
    return own if own else ways


def own_colours(s: Mage, seat: i64, colours: i64) -> i64:
    """Those of the colours of which there is mana itself, none that would stand in for it."""
    out: i64 = 0
    for colour in range(len(COLOURS)):
        if has(colours, colour) and [one for one in s.ways_to_pay(seat, [colour]) if colour_of(one) == colour]:
            out |= bit(colour)
    return out


def offers(s: Mage, seat: i64, out: list[int]) -> None:
    if s.seals and ways_to_break(s, seat):
        out.append(act.action(SPECIAL, BREAK_SEAL))


def take(s: Mage, seat: i64, action: i64) -> bool:
    if action != act.action(SPECIAL, BREAK_SEAL):
        return False
    break_seal(s, seat)
    return True


def break_seal(s: Mage, seat: i64) -> None:
    s.push(SEAL_MANA, seat, NO_CARD, ways_to_break(s, seat))


@final
class SealMana(ChooseColour):
    """With mana of which colour a seal is broken: a gold one with any (MX-199)."""

    kind = "seal-mana"

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        s = cast(Mage, g)
        s.push(SEAL_BROKEN, ctx.seat)
        if acts(s, ctx.seat):
            pay_mana(s, ctx.seat, [colour])
        else:
            s.spend(ctx.seat, CRYSTAL + colour, 1)

    def rules(self) -> list[str]:
        return ["MX-198", "MX-199"]


@final
class SealBroken(Op):
    """The mana is paid: the nearest seal is gone."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.events is not None:
            s.note("seal-broken", ctx.seat, NO_CARD, s.seals[0])
        s.seals = s.seals[1:]


# -- fame at a seal ----------------------------------------------------------------------------------------------------


def stop_at_seal(s: Mage, seat: i64, n: i64) -> None:
    """Fame that a seal would keep back: it can still be broken, before the rest is lost (MX-197, MX-Q39)."""
    s.push(PLACE_FAME, seat, NO_CARD, n)
    s.push(AT_SEAL, seat, NO_CARD, -1, n)


@final
class AtSeal(Reaction):
    """A seal is about to keep fame (`b`) back: whoever gains it is asked, then a team mate."""

    kind = "seal"
    scope: i64 = TURN

    def in_turn(self, g: Game, ctx: Ctx) -> list[int]:
        return [int(ctx.seat), *[seat for seat in team(cast(Mage, g), ctx.seat) if seat != ctx.seat]]

    def offers(self, g: Game, ctx: Ctx, seat: i64) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        if s.fame_kept_back(ctx.seat, ctx.b):
            offers(s, seat, out)
        return out

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        seat = self.decider(g, ctx)
        if seat == ctx.seat:
            return [*self.offers(g, ctx, seat), act.action(act.PASS)]
        return super().choices(g, ctx)

    def reacts(self, g: Game, ctx: Ctx, seat: i64, action: i64) -> None:
        break_seal(cast(Mage, g), seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        told = {"n": int(s.fame_kept_back(ctx.seat, ctx.b)), "field": int(s.last_open_field())}
        if self.decider(g, ctx) == ctx.seat:
            return t.say("ask-seal", colour=COLOURS[s.seals[0]], **told)
        return t.say("ask-seal-mate", who=t.seat(ctx.seat), colour=COLOURS[s.seals[0]], **told)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            s = cast(Mage, g)
            return t.say("do-lose-fame", n=int(s.fame_kept_back(ctx.seat, ctx.b)))
        return super().label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["MX-197", "MX-198", "MX-Q39"]


@final
class PlaceFame(Op):
    """The shield goes as far as it can (`a`: the fame that is gained); what a seal keeps back is lost (MX-Q39)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        lost = s.fame_kept_back(ctx.seat, ctx.a)
        before = s.fame[ctx.seat]
        s.fame[ctx.seat] = s.fame_with(ctx.seat, ctx.a) - lost
        if s.events is not None:
            if s.fame[ctx.seat] > before:
                s.note("fame", ctx.seat, NO_CARD, s.fame[ctx.seat] - before)
            if lost:
                s.note("fame-lost", ctx.seat, NO_CARD, lost)


SEAL_MANA: Final = SealMana()
SEAL_BROKEN: Final = SealBroken()
AT_SEAL: Final = AtSeal()
PLACE_FAME: Final = PlaceFame()
SEAL_OPS: Final[dict[str, Op]] = {
    "seal-mana": SEAL_MANA,
    "seal-broken": SEAL_BROKEN,
    "at-seal": AT_SEAL,
    "place-fame": PLACE_FAME,
}
