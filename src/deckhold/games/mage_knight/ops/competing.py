"""Spells that hinder other players (109 to 112). They stop at the announcement of the end of the round (MK-Q90)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Choose, Lasting, Mark, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.dice import MOST_PAID
from deckhold.games.mage_knight.ops.mana import serves_when_paid
from deckhold.games.mage_knight.ops.outside import open_window
from deckhold.games.mage_knight.ops.verbs import COLOUR, DIE_CHOICE
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, FREE, HAND, KEPT
from deckhold.games.mage_knight.terms import BASICS, COLOURS, ROUND, TURN

EIGHT: Final = 8  # seats and colours as digits of one number


def rivals(s: Mage, seat: i64) -> list[int]:
    """The players whom a competitive spell reaches, clockwise from the one who casts it; mates too (MK-531)."""
    if not s.open_to_rivals():
        return []
    around = [(seat + step) % s.seats for step in range(1, s.seats)]
    return [other for other in around if not s.out[other]]


def colour_label(action: i64, t: Teller) -> str:
    if act.verb_of(action) == act.PASS:
        return t.say("do-pass")
    return t.say("do-colour", what=t.say(f"colour-{COLOURS[act.first(action)]}"))


@final
class Meltdown(MageOp):
    """Each other player loses a random crystal, or takes a wound without one; one of those lost may be gained.

    Asked, `a` has the colours that were lost, as a bit set.
    """

    kind = "lost-crystal"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if rivals(cast(Mage, g), ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        lost: i64 = 0
        for seat in rivals(s, ctx.seat):
            owned: list[int] = []
            for colour in range(BASICS):
                owned.extend([colour] * s.crystals[seat * BASICS + colour])
            if not owned:
                s.take_wound(seat)
                continue
            colour = owned[s.chance(len(owned))]
            s.crystals[seat * BASICS + colour] -= 1
            lost |= bit(colour)
            if s.events is not None:
                s.note("crystal-lost", seat, NO_CARD, colour)
        if lost:
            g.ask(Ctx(self, ctx.seat, ctx.card, lost, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(COLOUR, colour) for colour in range(BASICS) if has(ctx.a, colour)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == COLOUR:
            cast(Mage, g).gain_crystal(ctx.seat, act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-meltdown")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return colour_label(action, t)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-531", "MK-Q90"]


class NameColour(MageOp):
    """The player names a basic colour; then it happens."""

    kind = "colour"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(COLOUR, colour) for colour in range(BASICS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        self.named(cast(Mage, g), ctx, act.first(action))

    def named(self, s: Mage, ctx: Ctx, colour: i64) -> None:
        """What happens."""
        raise NotImplementedError

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return colour_label(action, t)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Radiance(NameColour):
    """Everybody takes a wound for each crystal of the named colour; then the caster gains some of it."""

    def __init__(self, n: int) -> None:
        self.n = n

    def named(self, s: Mage, ctx: Ctx, colour: i64) -> None:
        for seat in [ctx.seat, *rivals(s, ctx.seat)]:
            for _ in range(s.crystals[seat * BASICS + colour]):
                s.take_wound(seat)
        for _ in range(self.n):
            s.gain_crystal(ctx.seat, colour)

    def text(self, t: Teller) -> str:
        return t.say("op-radiance", n=self.n)

    def rules(self) -> list[str]:
        return ["MK-531", "MK-Q90"]


@final
class ClaimDie(MageOp):
    """A die of a basic colour is kept until the round ends: mana of its colour now, or some in each later turn.

    One that pays for this is not there any more.
    """

    kind = "claim-die"
    pays = True

    def __init__(self, now: int, curse: bool = False) -> None:
        self.now = now
        self.later = ClaimedMana()
        self.choice = Choose([ClaimedTokens(now), self.later])
        self.curse = Curse() if curse else None

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        shown = sum([s.free_dice(colour) for colour in range(BASICS)])
        able = shown > 0 if not ctx.a or shown > MOST_PAID else serves_when_paid(s, self, ctx)
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(DIE_CHOICE, colour) for colour in range(BASICS) if s.free_dice(colour) > 0]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        colour = act.first(action)
        for i in range(len(s.dice)):
            if s.die_state[i] == FREE and s.dice[i] == colour:
                s.die_state[i] = KEPT
                s.die_owner[i] = ctx.seat
                break
        curse = self.curse
        if curse is not None and s.open_to_rivals():
            g.push(curse, ctx.seat, ctx.card, colour)
        g.push(self.choice, ctx.seat, ctx.card, colour)

    def parts(self) -> dict[str, Op]:
        parts: dict[str, Op] = {"choice": self.choice}
        if self.curse is not None:
            parts["curse"] = self.curse
        return parts

    def text(self, t: Teller) -> str:
        said = t.say("op-claim-die", n=self.now)
        return said if self.curse is None else t.listing([said, self.curse.text(t)], "list-then")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return colour_label(action, t)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class ClaimedTokens(MageOp):
    """Tokens of the colour `a` at once."""

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        for _ in range(self.n):
            cast(Mage, g).gain_token(ctx.seat, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-claimed-tokens", n=self.n)


@final
class ClaimedMana(Lasting):
    """A token of a colour in each later turn of this round. (The entry's number is the colour.)"""

    event = "turn-starts"
    once = False
    scope: i64 = ROUND

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self, ctx.seat, ctx.card, ROUND, ctx.a)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        cast(Mage, g).gain_token(entry.seat, entry.b)

    def text(self, t: Teller) -> str:
        return t.say("op-claimed-mana")

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-claimed-mana", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1))


@final
class Curse(Lasting):
    """Another player who uses mana of the colour in the own turn takes a wound, once a turn at most."""

    event = "mana-used"
    once = False
    scope: i64 = ROUND

    def run(self, g: Game, ctx: Ctx) -> None:
        g.last(self, ctx.seat, ctx.card, ROUND, ctx.a)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        if seat == entry.seat or card != entry.b or not s.in_own_turn(seat):
            return False
        return not s.marked(CURSED, entry.card, self.felt(entry, seat))

    def felt(self, entry: Ctx, seat: i64) -> i64:
        """Who has felt which curse, as a number: others may have laid one with the same card."""
        return (entry.seat * EIGHT + entry.b) * EIGHT + seat

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        s.last(CURSED, s.player(), entry.card, TURN, self.felt(entry, s.player()))
        s.take_wound(s.player())

    def text(self, t: Teller) -> str:
        return t.say("op-curse")

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        return t.say("in-force-curse", mana=t.amount(f"mana-{COLOURS[entry.b]}", 1))


@final
class ReadMinds(NameColour):
    """A crystal of the named colour; each other player discards a card of it, or shows that there is none.

    `steals`: one of the action cards may be taken. Before the colour is named they may act (`a`: they have, MK-110).
    """

    def __init__(self, steals: bool = False) -> None:
        self.steals = steals

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a:
            g.ask(ctx)
            return
        g.push(self, ctx.seat, ctx.card, 1, ctx.b)
        for seat in reversed(rivals(s, ctx.seat)):
            open_window(s, ctx.seat, seat)

    def named(self, s: Mage, ctx: Ctx, colour: i64) -> None:
        s.gain_crystal(ctx.seat, colour)
        if self.steals:
            s.push(STEAL, ctx.seat, ctx.card)
        for seat in reversed(rivals(s, ctx.seat)):
            if s.at(HAND, seat):
                s.learned += 1  # what they have of the colour, or that they have nothing of it
            s.push(LOSE_CARD, seat, ctx.card, colour, 1 if self.steals else 0)

    def text(self, t: Teller) -> str:
        return t.say("op-steal-minds" if self.steals else "op-read-minds")

    def rules(self) -> list[str]:
        return ["MK-531", "MK-Q90"]


@final
class LoseCard(Op):
    """A player whose mind is read discards an action or a spell of the colour `a`, or shows the hand.

    `b`: whether the card may be stolen afterwards.
    """

    kind = "lose-card"

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return first_copies(g, [card for card in s.at(HAND, ctx.seat) if has(s.deed(card).colours, ctx.a)])

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.candidates(g, ctx):
            g.ask(ctx)
            return
        for card in g.at(HAND, ctx.seat):
            g.show(card, g.map.everybody)
        if g.events is not None:
            g.note("shows-hand", ctx.seat)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], HAND) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, HAND, ctx.seat, act.first(action))
        s.move(card, HAND, ctx.seat, DISCARD, ctx.seat)
        if ctx.b:
            s.last(MIND_LOST, ctx.seat, card, TURN)
        if s.events is not None:
            s.note("discard", ctx.seat, card)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-lose-card", colour=COLOURS[ctx.a])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-discard", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Steal(Op):
    """One of the action cards that minds have just lost may be taken to hand, for good: each player lost one."""

    kind = "steal"

    def lost(self, g: Game) -> list[Ctx]:
        s = cast(Mage, g)
        return [entry for entry in g.lasting if entry.op is MIND_LOST and s.deed(entry.card).is_action]

    def run(self, g: Game, ctx: Ctx) -> None:
        if self.lost(g):
            g.ask(ctx)
        else:
            forget_lost(g)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PLAYER, entry.seat) for entry in self.lost(g)]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PLAYER:
            for entry in self.lost(g):
                if entry.seat == act.first(action):
                    g.move(entry.card, DISCARD, entry.seat, HAND, ctx.seat)
                    if g.events is not None:
                        g.note("steals", ctx.seat, entry.card)
        forget_lost(g)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        for entry in self.lost(g):
            if act.verb_of(action) == act.PLAYER and entry.seat == act.first(action):
                return t.say("do-steal-thought", card=t.name(g.table.card[entry.card].id), who=t.seat(entry.seat))
        return t.say("do-pass")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def forget_lost(g: Game) -> None:
    g.lasting = [entry for entry in g.lasting if entry.op is not MIND_LOST]


CURSED: Final = Mark()  # a seat has felt a curse this turn: see `Curse.felt`
MIND_LOST: Final = Mark()  # a card that a mind has lost
LOSE_CARD: Final = LoseCard()
STEAL: Final = Steal()
COMPETING_OPS: Final[dict[str, Op]] = {"cursed": CURSED, "mind-lost": MIND_LOST, "lose-card": LOSE_CARD, "steal": STEAL}
