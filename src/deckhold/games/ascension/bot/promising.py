"""Which actions are promising."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import CardOp, Choose, Gain, InOrder, May, Pick
from deckhold.engine.optable import OpTable, asking, on
from deckhold.games.ascension.bot.cards import known
from deckhold.games.ascension.bot.weights import GAME_TURNS, SLOT
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.ops import (
    Acquire,
    Banish,
    CopyHero,
    Defeat,
    Destroy,
    Discard,
    Exchange,
    ExtraTurn,
    KeepOnly,
    Take,
)
from deckhold.games.ascension.rules import BUY, FIGHT, PLAY, USE, MainPhase
from deckhold.games.ascension.setup import POOL_PER_PLAYER, SOLO_POOL
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CONSTRUCTS,
    CULTIST,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    MYSTICS,
    POWER,
    RUNES,
    Ascension,
)

# Tiers of the main phase: first everything that only adds to what can be spent, then spending, then the end.
FIRST: Final = 40.0
FIGHTING: Final = 20.0


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides: about what it brings in honor, tiers aside."""
    ctx = g.asking
    assert ctx is not None
    op = ctx.op
    if isinstance(op, MainPhase):  # nearly always: called directly it takes half the time
        return main_phase(op, cast(Ascension, g), ctx, action)
    if act.verb_of(action) == act.PASS:
        return 0.0
    return ANSWERS.of(op)(op, cast(Ascension, g), ctx, action)


def check(box: CardTable) -> None:
    ANSWERS.check(asking(box))
    PICKS.check([op.op for op in box.ops.values() if isinstance(op, Pick)])


# -- the main phase ----------------------------------------------------------------------------------------------------


def main_phase(op: MainPhase, a: Ascension, ctx: Ctx, action: i64) -> float:
    verb = act.verb_of(action)
    card = act.first(action)
    if verb == PLAY:
        return FIRST + _play_order(a, ctx.seat, card)
    if verb == USE:
        use = a.card(card).uses[act.second(action)]
        return USES.of(use)(use, a)
    if verb == FIGHT:
        return FIGHTING + _loot(a, card) + _best_loot(a, a.power - a.card(card).cost, card)
    if verb == BUY:
        return _gain(a, card) + _best_gain(a, a.runes - a.price(card), card)
    return 0.0  # the end of the turn


def _play_order(a: Ascension, seat: i64, kind: i64) -> float:
    """Constructs first, then what draws, then the rest; what copies or needs the others comes last."""
    card = known(a.table)[kind]
    if cast(AscensionCard, a.table.defs[kind]).is_construct:
        return 10.0
    if card.copies:
        return -5.0 if len(a.at(HAND, seat)) > 1 else 0.0
    return card.cards * 2.0 + card.thins - 0.1 * card.power


def exchange(use: Exchange, a: Ascension) -> float:
    return use.honor + _best_gain(a, a.runes - use.runes, NO_CARD)


def extra_turn(use: ExtraTurn, a: Ascension) -> float:
    return 8.0 if turns_left(a) > 2.0 else 1.0


def free_use(use: Op, a: Ascension) -> float:
    return FIRST + 12.0


USES: Final = OpTable("what a construct is used for", [on(Exchange, exchange), on(ExtraTurn, extra_turn)], free_use)


# -- choosing ----------------------------------------------------------------------------------------------------------


def choose(op: Choose, a: Ascension, ctx: Ctx, action: i64) -> float:
    """What one of several gains brings now: what cannot be spent is worth little."""
    value = 0.0
    option = op.ops[act.first(action)]
    if isinstance(option, Gain):
        for i in range(len(option.resources)):
            resource: i64 = option.resources[i]
            if resource == RUNES:
                value += _best_gain(a, a.runes + option.amounts[i], NO_CARD) - _best_gain(a, a.runes, NO_CARD)
            elif resource == POWER:
                value += _best_loot(a, a.power + option.amounts[i], NO_CARD) - _best_loot(a, a.power, NO_CARD)
    return value


def yes(op: Op, a: Ascension, ctx: Ctx, action: i64) -> float:
    return 1.0  # an offer is made to be taken


def pick(op: Pick, a: Ascension, ctx: Ctx, action: i64) -> float:
    if act.verb_of(action) == act.PICK_CARD:
        return PICKS.of(op.op)(op.op, a, a.table.first[act.first(action)], act.second(action))
    card = act.first(action)
    return PICKS.of(op.op)(op.op, a, card, CENTER_ROW if card in a.zones[CENTER_ROW] else CONSTRUCTS)


ANSWERS: Final = OpTable(
    "how promising an answer is",
    [
        on(MainPhase, main_phase),
        on(Pick, pick),
        on(Choose, choose),
        on(May, yes),
        on(Acquire, yes),
        on(InOrder, yes),
    ],
)


# -- a card picked for an effect ---------------------------------------------------------------------------------------


def banish(does: Banish, a: Ascension, card: i64, zone: i64) -> float:
    if zone == CENTER_ROW:
        return _spoil(a, card)
    return -value(a, card) + (0.2 if zone == DISCARD else 0.0)


def lose(does: CardOp, a: Ascension, card: i64, zone: i64) -> float:
    return -known(a.table)[a.card(card).index].tempo


def keep(does: CardOp, a: Ascension, card: i64, zone: i64) -> float:
    return known(a.table)[a.card(card).index].tempo


def get(does: CardOp, a: Ascension, card: i64, zone: i64) -> float:
    return _loot(a, card) if a.card(card).is_monster else _gain(a, card)


PICKS: Final = OpTable(
    "how promising a pick is",
    [
        on(Banish, banish),
        on(Discard, lose),
        on(Destroy, lose),
        on(KeepOnly, keep),
        on(CopyHero, keep),
        on(Defeat, get),
        on(Acquire, get),
        on(Take, get),
    ],
)


# -- what it brings to have a card -------------------------------------------------------------------------------------


def turns_left(a: Ascension) -> float:
    """How many more turns a seat will have, as the honor pool goes down."""
    return 1.0 + GAME_TURNS * pool_left(a)


def pool_left(a: Ascension) -> float:
    """The part of the honor pool that is still there."""
    return float(a.pool) / (float(SOLO_POOL) if a.solo else float(POOL_PER_PLAYER * a.seats))


def value(a: Ascension, card: i64) -> float:
    """What it brings to have a card in the deck from now on: its honor, and better turns."""
    definition = a.card(card)
    brings = known(a.table)[definition.index]
    left = turns_left(a)
    if definition.is_construct:
        return float(definition.honor) + brings.tempo * max(0.0, left - 3.0) * 0.8 - SLOT
    plays = max(0.0, left - 1.5) * 0.36
    return float(definition.honor) + (brings.tempo - SLOT) * plays


def _gain(a: Ascension, card: i64) -> float:
    """What buying a card brings, and that the next player cannot."""
    return value(a, card) + 0.01


def _loot(a: Ascension, card: i64) -> float:
    """What defeating a monster brings."""
    return known(a.table)[a.card(card).index].tempo


def _best_gain(a: Ascension, runes: i64, without: i64) -> float:
    """The best single purchase that so many runes allow."""
    best = 0.0
    for card in a.zones[CENTER_ROW]:
        if card != NO_CARD and card != without:
            definition = a.card(card)
            if not definition.is_monster and definition.cost <= runes:
                best = max(best, _gain(a, card))
    for zone in (MYSTICS, HEAVY_INFANTRY):
        pile = a.zones[zone]
        if pile and a.card(pile[-1]).cost <= runes:
            best = max(best, _gain(a, pile[-1]))
    return best


def _best_loot(a: Ascension, power: i64, without: i64) -> float:
    """The best single fight that so much power allows."""
    best = 0.0
    for card in a.zones[CENTER_ROW]:
        if card != NO_CARD and card != without:
            definition = a.card(card)
            if definition.is_monster and definition.cost <= power:
                best = max(best, _loot(a, card))
    for card in a.zones[CULTIST]:
        if a.card(card).cost <= power:
            best = max(best, _loot(a, card))
    return best


def _spoil(a: Ascension, card: i64) -> float:
    """Banishing a card of the row: good when others would like it more than what the deck brings instead."""
    if a.affordable(card):
        return -1.0
    definition = a.card(card)
    wanted = _loot(a, card) if definition.is_monster else 0.5 * value(a, card)
    return 0.3 * (wanted - 2.0)
