"""The end of a turn, in its order: dice, withdrawal, play area, benefits, rewards, levels, hand (sections 18, 20)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.conjuring import RollLater
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.verbs import DISCARD_ONE
from deckhold.games.mage_knight.rules.rewarding import CLAIM, GIVE_REWARDS, LATER, LEVELS
from deckhold.games.mage_knight.state.deeds import discard
from deckhold.games.mage_knight.state.general import on_turn, sacked
from deckhold.games.mage_knight.state.ground import (
    city_conquered,
    leader_of,
    leads_camp,
    main_city,
    near_camp,
    open_glade,
    withdraw,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    DECK,
    DISCARD,
    FREE,
    HAND,
    NOBODY,
    PLAYED,
    SET,
    TAKEN,
    WOUNDS,
)
from deckhold.games.mage_knight.terms import (
    CAMP,
    CITY_SITE,
    COLOURS,
    COMBAT_SCOPE,
    KEEP,
    MINES,
    NEXT_DRAW,
    TURN,
    WAITING,
)


def end_turn(s: Mage, seat: i64) -> None:
    """The end of the turn is announced: everything that follows, the first step on top."""
    s.moment = WAITING
    s.move_points = 0
    s.influence = 0
    s.healing = 0
    s.close(COMBAT_SCOPE)
    s.push(DRAW_UP, seat)
    s.push(DISCARDS, seat)
    s.push(LATER, seat)
    s.push(LEVELS, seat)
    s.push(GIVE_REWARDS, seat)
    s.push(CLAIM, seat)
    s.push(BENEFIT, seat)
    s.push(CLEAR, seat)
    s.push(WITHDRAW, seat)
    s.push(RETURN_DICE, seat)
    set_off(s, "turn-closing", seat)


@final
class ReturnDice(Op):
    """Dice that were used are rolled and returned; those that were set stay as they are (MK-386).

    One that somebody else who ends a turn later may leave as it is waits for that.
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        waiting = [entry.b for entry in s.lasting if isinstance(entry.op, RollLater)]
        for i in range(len(s.dice)):
            if i in waiting:
                continue
            if s.die_state[i] == TAKEN:
                s.dice[i] = s.chance(len(COLOURS))
                s.die_state[i] = FREE
                s.die_owner[i] = NOBODY
                if s.events is not None:
                    s.note("die", ctx.seat, NO_CARD, s.dice[i])
            elif s.die_state[i] == SET:
                s.die_state[i] = FREE
                s.die_owner[i] = NOBODY


@final
class Withdraw(Op):
    """MK-387; in Volkare's turn who is in his way makes way when it is over (MX-506)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not on_turn(s):
            withdraw(s, ctx.seat)


@final
class Clear(Op):
    """The play area is cleared: mana goes, played cards are discarded (MK-388)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        for colour in range(len(COLOURS)):
            s.tokens[seat * 6 + colour] = 0
        g.push(SWEEP, seat)
        set_off(s, "turn-ends", seat, NO_CARD, seat)


@final
class Sweep(Op):
    """What is still in the play area, after effects that want it elsewhere, goes to the discard pile."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for card in s.at(PLAYED, ctx.seat).copy():
            target = modified(s, "played-to", ctx.seat, card, DISCARD)
            if target == DISCARD:
                s.to_discard(card, PLAYED, ctx.seat)
            else:
                s.move(card, PLAYED, ctx.seat, target, ctx.seat)


@final
class Benefit(Op):
    """What the space gives: a crystal of a mine, relief on a glade (MK-389 to MK-391)."""

    kind = "glade"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        cell = s.where(ctx.seat)
        if cell == NO_CELL:
            return
        if has(MINES, s.site[cell]) and not s.enemies_at(cell):
            colours: i64 = 0
            for colour in s.hex_at(cell).mine:
                colours |= bit(colour)
            g.push(CHOOSE_CRYSTAL, ctx.seat, NO_CARD, colours)
        elif open_glade(s, cell) and (s.wounds_in(HAND, ctx.seat) or s.wounds_in(DISCARD, ctx.seat)):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for zone in (HAND, DISCARD):
            wounds = s.wounds_in(zone, ctx.seat)
            if wounds:
                out.append(act.action(act.PICK_CARD, s.table.kind[wounds[0]], zone))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            return
        zone = act.second(action)
        s.move(s.wounds_in(zone, ctx.seat)[0], zone, ctx.seat, WOUNDS, 0)
        if s.events is not None:
            s.note("glade-heals", ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-throw-wound", zone=t.say("in-hand" if act.second(action) == HAND else "in-discard"))

    def rules(self) -> list[str]:
        return ["MK-390"]


# -- the hand ----------------------------------------------------------------------------------------------------------


@final
class Discards(Op):
    """Before drawing any number of cards may be discarded; one must be if the turn saw none played (MK-399, MK-121)."""

    kind = "discard"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).usable_hand(ctx.seat):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in first_copies(g, s.usable_hand(ctx.seat)):
            out.append(act.action(DISCARD_ONE, s.table.kind[card]))
        if not must_discard(s):
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            return
        discard(s, ctx.seat, find_copy(g, HAND, ctx.seat, act.first(action)))
        g.again(ctx)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-discard-one" if must_discard(cast(Mage, g)) else "ask-discard")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-draw-up", n=drawn(cast(Mage, g), ctx.seat))
        return g.info.label(g, ctx, action, t)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.WANTED if act.verb_of(action) == act.PASS else ""

    def rules(self) -> list[str]:
        return ["MK-399", "MK-121"]


def must_discard(s: Mage) -> bool:
    """Whether the turn has seen no card played or discarded, and did not begin with an empty hand (MK-121)."""
    return not s.did_play and not s.began_empty


def full_hand(s: Mage, seat: i64) -> i64:
    """The hand limit for a draw, with the bonus of a keep or a city, and what is in force (MK-400 to MK-403).

    With a shield on Volkare's token the camp is like one's keeps; its leader counts it as one more (MX-174, MX-175).
    """
    bonus: i64 = 0
    cell = s.where(seat)
    if cell != NO_CELL:
        if near_camp(s, cell) and seat in s.city_row[CAMP]:
            bonus = keeps(s, seat)
        for one in [cell, *s.cells.neighbours(cell)]:
            site = s.site[one]
            if site == KEEP and s.friendly_shield(one, seat):
                bonus = max(bonus, keeps(s, seat))
            elif (
                site == CITY_SITE and city_conquered(s, one) and seat in s.city_row[main_city(s, one)] and not sacked(s)
            ):
                bonus = max(bonus, 2 if leader_of(s, main_city(s, one)) == seat else 1)
    return modified(s, "hand-limit", seat, NO_CARD, s.hand_limit(seat) + bonus)


def keeps(s: Mage, seat: i64) -> i64:
    """How many keeps raise the hand limit of a seat: its own, and the camp if it leads it."""
    return own_sites(s, seat, KEEP) + (1 if leads_camp(s, seat) else 0)


def own_sites(s: Mage, seat: i64, site: i64) -> i64:
    n: i64 = 0
    for cell in range(s.cells.size):
        if s.site[cell] == site and s.own_shield(cell, seat):
            n += 1
    return n


def drawn(s: Mage, seat: i64, gained: i64 = 0) -> i64:
    """How many cards a draw up to the limit brings, if the deck has `gained` more of them till then; none where an
    effect keeps one from drawing."""
    if not modified(s, "draw-up", seat, NO_CARD, 1):
        return 0
    n = full_hand(s, seat) - len(s.at(HAND, seat))
    left: i64 = len(s.at(DECK, seat)) + gained
    return max(0, min(n, left))


@final
class DrawUp(Op):
    """Cards are drawn up to the hand limit; the turn is over (MK-400, MK-404, MK-405)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        draws = modified(s, "draw-up", ctx.seat, NO_CARD, 1)
        s.push(DRAWN, ctx.seat, NO_CARD, draws)
        n = full_hand(s, ctx.seat) - len(s.at(HAND, ctx.seat))
        if n > 0 and draws:
            s.draw(ctx.seat, n)


@final
class Drawn(Op):
    """After the draw (`a`: there was one) what lasted so long is over."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        set_off(s, "hand-drawn", ctx.seat)
        last = s.counted and not s.extra_turns  # of the round: a larger hand then counts for its next draw (MK-096)
        if ctx.a and not last:
            s.close(NEXT_DRAW, ctx.seat)
        s.close(TURN, ctx.seat)  # guests have theirs until their own turns are over


RETURN_DICE: Final = ReturnDice()
WITHDRAW: Final = Withdraw()
CLEAR: Final = Clear()
SWEEP: Final = Sweep()
BENEFIT: Final = Benefit()
DISCARDS: Final = Discards()
DRAW_UP: Final = DrawUp()
DRAWN: Final = Drawn()
ENDING_OPS: Final[dict[str, Op]] = {
    "return-dice": RETURN_DICE,
    "withdraw": WITHDRAW,
    "clear": CLEAR,
    "sweep": SWEEP,
    "benefit": BENEFIT,
    "discards": DISCARDS,
    "draw-up": DRAW_UP,
    "drawn": DRAWN,
}
