"""Cards as a price, and cards that are gained: discarded, thrown away, taken from an offer (sections 9.3, 9.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import CardOp, Pick, What, Where, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely, times_of
from deckhold.games.mage_knight.ops.mana import ChooseColour
from deckhold.games.mage_knight.ops.points import Points
from deckhold.games.mage_knight.state.deeds import discard, throw_away
from deckhold.games.mage_knight.state.offers import take_offered
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    DECK,
    DISCARD,
    HAND,
    SPELL_OFFER,
    UNIT_OFFER,
    ZONES,
)
from deckhold.games.mage_knight.terms import BASICS, COLOURS, NO_COLOUR

# -- which cards -------------------------------------------------------------------------------------------------------


@final
class Unwounded(What):
    """Any card but a wound (MK-009)."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return not cast(Mage, g).deed(card).is_wound


@final
class Coloured(What):
    """A card that has a colour: an action or a spell."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return cast(Mage, g).deed(card).colours != 0


@final
class Action(What):
    """An action card."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return cast(Mage, g).deed(card).is_action


@final
class OfColour(What):
    """A deed card of one colour, or of any."""

    def __init__(self, key: str, colour: int) -> None:
        super().__init__(key)
        self.colour = colour

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return self.colour == NO_COLOUR or cast(Mage, g).deed(card).colours & bit(self.colour) != 0

    def text(self, t: Teller) -> str:
        if self.colour == NO_COLOUR:
            return t.say(f"what-{self.key}")
        return t.say(f"what-{self.key}-coloured", colour=COLOURS[self.colour])


OTHER: Final = Unwounded("other-card")
OTHER_OR_WOUND: Final = What("other-or-wound")
OTHER_COLOURED: Final = Coloured("other-coloured")
OTHER_ACTION: Final = Action("other-action")


# -- what is done with a card that was picked --------------------------------------------------------------------------


@final
class DiscardIt(CardOp):
    """The picked card goes from hand to the discard pile."""

    verb = "discard"

    def run(self, g: Game, ctx: Ctx) -> None:
        discard(cast(Mage, g), ctx.seat, ctx.card)


@final
class ThrowItAway(CardOp):
    """The picked card leaves the game, from hand."""

    verb = "throw-away"

    def run(self, g: Game, ctx: Ctx) -> None:
        throw_away(cast(Mage, g), ctx.seat, ctx.card)


@final
class GainIt(CardOp):
    """The picked card of an offer becomes the player's; the offer is refilled at once (MK-174 to MK-176)."""

    verb = "gain-card"

    def __init__(self, offer: int, to: int) -> None:
        self.offer = offer
        self.to = to

    def run(self, g: Game, ctx: Ctx) -> None:
        take_offered(cast(Mage, g), ctx.seat, ctx.card, self.offer, self.to)

    def about(self, t: Teller, what: str, where: str) -> str:
        return t.say(f"op-gain-to-{ZONES[self.to].name}", what=what, where=where)


# -- cards as a price --------------------------------------------------------------------------------------------------


class GiveUp(MageOp):
    """Give up a card from hand for an effect; without one it cannot be used (MK-160).

    The card whose effect it is never pays for itself. Given up means discarded, or `thrown` away.
    """

    kind = "give-up"

    def __init__(self, what: What, thrown: bool) -> None:
        self.what = what
        self.thrown = thrown

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        """Whether something comes of it when this card is given up."""
        raise NotImplementedError

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        """What comes of it."""
        raise NotImplementedError

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        for card in first_copies(g, [card for card in g.at(HAND, ctx.seat) if card != ctx.card]):
            if self.what.fits(g, ctx, card) and self.serves(g, ctx, card):
                out.append(card)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, self.times) and self.candidates(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        if self.thrown:
            throw_away(s, ctx.seat, card)
        else:
            discard(s, ctx.seat, card)
        self.paid(s, ctx, card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-throw-away-for" if self.thrown else "ask-discard-for")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-throw-away" if self.thrown else "do-discard", card=t.name(g.table.defs[act.first(action)].id))

    def told(self, t: Teller, op: Op) -> str:
        return t.say("op-throw-away-for" if self.thrown else "op-discard-for", card=self.what.text(t), what=op.text(t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-160", "MK-178", "MK-179"]


@final
class ForCard(GiveUp):
    """Give up a card, whichever it is, for an effect."""

    def __init__(self, what: What, thrown: bool, op: Op) -> None:
        super().__init__(what, thrown)
        self.op = op
        self.times = times_of(op)

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return self.op.extent(g, Ctx(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)) != NOT_AT_ALL

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        s.push(self.op, ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.told(t, self.op)


@final
class ByColour(ChooseColour):
    """An effect that is told by a colour: one of those in `a`. `key`: how it is said, if not colour by colour."""

    def __init__(self, ops: list[Op | None], key: str = "") -> None:
        self.ops = ops
        self.key = key

    def open_to(self, g: Game, ctx: Ctx, colours: i64) -> i64:
        """Those of these colours whose effect can be carried out, as a bit set."""
        found: i64 = 0
        for colour in range(BASICS):
            op = self.ops[colour]
            if op is None or not colours & bit(colour):
                continue
            if op.extent(g, Ctx(op, ctx.seat, ctx.card, ctx.a, ctx.b)) != NOT_AT_ALL:
                found |= bit(colour)
        return found

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.open_to(g, ctx, BASIC_COLOURS) else NOT_AT_ALL

    def named(self, g: Game, ctx: Ctx, colour: i64) -> None:
        op = self.ops[colour]
        assert op is not None
        g.push(op, ctx.seat, ctx.card, 0, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {COLOURS[i]: op for i, op in enumerate(self.ops) if op is not None}

    def text(self, t: Teller) -> str:
        if self.key:
            return t.say(f"op-{self.key}")
        said = [
            t.say("by-card-colour", colour=COLOURS[i], what=op.text(t))
            for i, op in enumerate(self.ops)
            if op is not None
        ]
        return t.say("op-by-card-colour", what=t.listing(said, "list-semicolon"))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        op = self.ops[act.first(action)]
        assert op is not None
        return t.sentences([op.text(t)])


@final
class ForColour(GiveUp):
    """Give up a card for an effect that is told by its colour; of two colours the player names one."""

    def __init__(self, what: What, thrown: bool, by: ByColour) -> None:
        super().__init__(what, thrown)
        self.by = by
        times: i64 = 0
        for op in by.ops:
            if op is not None:
                times |= times_of(op)
        self.times = times

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return self.by.open_to(g, ctx, cast(Mage, g).deed(card).colours) != 0

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        s.push(self.by, ctx.seat, ctx.card, self.by.open_to(s, ctx, s.deed(card).colours), ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"by": self.by}

    def text(self, t: Teller) -> str:
        return self.told(t, self.by)


@final
class ForOtherCrystals(GiveUp):
    """Throw away an action card for a crystal of each basic colour that it does not have."""

    def serves(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return True

    def paid(self, s: Mage, ctx: Ctx, card: i64) -> None:
        for colour in range(BASICS):
            if not s.deed(card).colours & bit(colour):
                s.gain_crystal(ctx.seat, colour)

    def text(self, t: Teller) -> str:
        return t.say("op-other-crystals", card=self.what.text(t))


@final
class DiscardAny(MageOp):
    """Discard as many cards as one likes, or none: so many points for each (`a`: how many were discarded)."""

    kind = "discard-any"

    def __init__(self, op: Points) -> None:
        self.op = op  # what one card gives
        self.times = op.times

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, self.times) and self.candidates(g, ctx)
        return COMPLETELY if able else NOT_AT_ALL

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        return first_copies(g, [card for card in cast(Mage, g).usable_hand(ctx.seat) if card != ctx.card])

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in self.candidates(g, ctx)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            if ctx.a:
                g.push(self.op, ctx.seat, ctx.card, 0, self.op.n * (ctx.a - 1) + ctx.b)
            return
        discard(cast(Mage, g), ctx.seat, find_copy(g, HAND, ctx.seat, act.first(action)))
        g.push(self, ctx.seat, ctx.card, ctx.a + 1, ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-discard-any", what=self.op.text(t))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-discard-any", n=ctx.a)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-enough")
        return t.say("do-discard", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-178"]


BASIC_COLOURS: Final = 0b1111
DISCARD_IT: Final = DiscardIt()
THROW_IT_AWAY: Final = ThrowItAway()


# -- words -------------------------------------------------------------------------------------------------------------


def discard_for(op: Op) -> Op:
    """Discard another card, no wound: then an effect."""
    return ForCard(OTHER, False, op)


def discard_coloured_for(ops: list[Op | None], key: str = "") -> Op:
    """Discard another card that has a colour: then the effect of its colour. `key`: how the four are said as one."""
    return ForColour(OTHER_COLOURED, False, ByColour(ops, key))


def discard_any(op: Points) -> Op:
    """Discard any number of cards, or none: these points for each."""
    return DiscardAny(op)


def throw_away_for(op: Op) -> Op:
    """Throw away another action card: then an effect."""
    return ForCard(OTHER_ACTION, True, op)


def throw_away_by_colour(ops: list[Op | None], key: str = "") -> Op:
    """Throw away another action card: then the effect of its colour."""
    return ForColour(OTHER_ACTION, True, ByColour(ops, key))


def throw_away_for_other_crystals() -> Op:
    """Throw away another action card: a crystal of each basic colour but its own."""
    return ForOtherCrystals(OTHER_ACTION, True)


def gain_from(offer: int, to: int = DECK, colour: int = NO_COLOUR, after: Op | None = None) -> Op:
    """A card of an offer, of one colour perhaps, to hand, discard pile or deck; then, if one was gained, an effect."""
    where = Where([offer], ZONES[offer].name, OfColour("spell" if offer == SPELL_OFFER else "advanced", colour))
    return Pick(where, GainIt(offer, to), after=after)


def gain_of_colour(offer: int, to: int = DECK) -> list[Op | None]:
    """For each basic colour: a card of it from an offer."""
    return [gain_from(offer, to, colour) for colour in range(BASICS)]


__all__ = [
    "ADVANCED_OFFER",
    "DECK",
    "DISCARD",
    "DISCARD_IT",
    "HAND",
    "OTHER_OR_WOUND",
    "SPELL_OFFER",
    "THROW_IT_AWAY",
    "UNIT_OFFER",
    "ByColour",
    "DiscardIt",
    "ForCard",
    "ForColour",
    "GainIt",
    "GiveUp",
    "ThrowItAway",
    "discard_any",
    "discard_coloured_for",
    "discard_for",
    "gain_from",
    "gain_of_colour",
    "throw_away_by_colour",
    "throw_away_for",
    "throw_away_for_other_crystals",
]
