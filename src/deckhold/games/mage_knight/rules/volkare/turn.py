"""Volkare's turn: a card is turned over, and everything follows from it (25.4, 25.8, 27.4)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.games.mage_knight.rules.volkare.attack import OUTSIDE, attack, space_of
from deckhold.games.mage_knight.rules.volkare.steps import STEP, exploring, march_of
from deckhold.games.mage_knight.state.general import (
    JOINED,
    LEFT,
    LOST,
    MUSTERED,
    SLOWED,
    enlist,
    entry_of,
    forget,
    general,
    number_of,
    remember,
    spot_of,
    steps_to,
    waverer,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX, DUMMY_DECK, DUMMY_DISCARD, FREE, UNIT_OFFER
from deckhold.games.mage_knight.terms import BLUE, COLOURS, GOLD, GREY_TOKENS, RED, WAITING

ONE_STEP: Final = 1
SPELL_STEPS: Final = 2


@final
class VolkareTurn(Op):
    """What the top card of his deck makes him do; without one he rages (MX-235, MX-267)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.begin_turn(-1, "volkare-turn")
        s.moment = WAITING
        forget(s, LOST)  # MX-323
        forget(s, LEFT)
        if entry_of(s, SLOWED) is not None:
            forget(s, SLOWED)
            if s.events is not None:
                s.note("volkare-waits", -1, general(s))
            return
        deck = s.zones[DUMMY_DECK]
        if not deck:
            if s.events is not None:
                s.note("volkare-rages", -1, general(s))
            g.push(STEP, 0, NO_CARD, BLUE, SPELL_STEPS)
            return
        card = deck[len(deck) - 1]
        s.move(card, DUMMY_DECK, 0, DUMMY_DISCARD, 0)
        if s.events is not None:
            s.note("volkare-card", -1, card)
        deed = s.deed(card)
        if deed.is_wound:
            rest(s)
            return
        colour: i64 = 0
        while not has(deed.colours, colour):
            colour += 1
        reroll(s, colour)
        if colour == RED and exploring(s):
            seek(s, SPELL_STEPS if deed.is_spell else ONE_STEP)
        else:
            g.push(STEP, 0, NO_CARD, colour, SPELL_STEPS if deed.is_spell else ONE_STEP)


def rest(s: Mage) -> None:
    """His die tells which wavering unit leaves; on the way to the city it joins him (MX-236, MX-237, MX-306)."""
    colour = s.chance(len(COLOURS))
    if s.events is not None:
        s.note("volkare-rests", -1, general(s), colour)
    unit = waverer(s, colour)
    if unit == NO_CARD:
        return
    s.move(unit, UNIT_OFFER, 0, BOX, 0)
    if s.events is not None:
        s.note("volkare-scares", -1, unit)
    if not march_of(s).to_city:
        return
    if entry_of(s, MUSTERED) is not None and not enlist(s, GREY_TOKENS, False):
        return
    remember(s, JOINED, number_of(s, JOINED) + 1)
    if s.events is not None:
        s.note("volkare-gains", -1, general(s))


def reroll(s: Mage, colour: i64) -> None:
    """A die of the source that shows the colour is rolled, by day a gold one where there is none (MX-238)."""
    wanted = [colour] if s.night else [colour, GOLD]
    for one in wanted:
        for i in range(len(s.dice)):
            if s.dice[i] == one and s.die_state[i] == FREE:
                s.dice[i] = s.chance(len(COLOURS))
                if s.events is not None:
                    s.note("volkare-rerolls", -1, general(s), s.dice[i])
                return


def seek(s: Mage, reach: i64) -> None:
    """He attacks the most famous of the nearest heroes, so far away at most (MX-248, MX-250, MX-316, MX-317)."""
    q, r = spot_of(s)
    for far in range(1, reach + 1):
        best: i64 = -1
        for seat in s.order:
            if seat == s.seats or s.out[seat] or steps_to(s, q, r, space_of(s, seat)) != far:
                continue
            if best < 0 or s.fame[seat] > s.fame[best]:
                best = seat
        if best >= 0:
            attack(s, [int(best)], OUTSIDE)
            return
    if s.events is not None:
        s.note("volkare-finds-nobody", -1, general(s))


VOLKARE_TURN: Final = VolkareTurn()
TURN_OPS: Final[dict[str, Op]] = {"volkare-turn": VOLKARE_TURN}
