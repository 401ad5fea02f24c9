"""Which actions are promising: what a greedy player would do."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Choose, Gain, May, Pick, UpTo
from deckhold.engine.ops.lasting import InOrder
from deckhold.engine.optable import OpTable, family, on
from deckhold.engine.optable import asking as asking_ops
from deckhold.engine.search import HOPELESS
from deckhold.games.ascension_tactics.bot.cards import deck_value, weakness
from deckhold.games.ascension_tactics.bot.fighting import attack_value, standing, sweep_value
from deckhold.games.ascension_tactics.bot.places import nearest_portal, way_value
from deckhold.games.ascension_tactics.bot.prospects import Prospects
from deckhold.games.ascension_tactics.bot.villains import ABOUT_VILLAINS
from deckhold.games.ascension_tactics.bot.yields import check as check_yields
from deckhold.games.ascension_tactics.definitions import DOUBLE_ATTACK, IMMOBILE, TacticsCard
from deckhold.games.ascension_tactics.ops.acquiring import price
from deckhold.games.ascension_tactics.ops.battlefield import AnimateForest, MoveTreasure, PlaceWeb, Placing
from deckhold.games.ascension_tactics.ops.becoming import LieOver
from deckhold.games.ascension_tactics.ops.choices import LoseTreasure, SaveConstruct
from deckhold.games.ascension_tactics.ops.choosing import PickChampion
from deckhold.games.ascension_tactics.ops.decks import CopyHero
from deckhold.games.ascension_tactics.ops.effects import InTurn, OrderRat
from deckhold.games.ascension_tactics.ops.fighting import STRIKE
from deckhold.games.ascension_tactics.ops.gear import MoveConstruct, WhichConstruct
from deckhold.games.ascension_tactics.ops.moving import Entry, Moves, meant
from deckhold.games.ascension_tactics.ops.orders import MOVED, Act
from deckhold.games.ascension_tactics.ops.places import Bestow
from deckhold.games.ascension_tactics.ops.playing import Complete, Equip
from deckhold.games.ascension_tactics.ops.research import Researches
from deckhold.games.ascension_tactics.ops.rewards import Plunder
from deckhold.games.ascension_tactics.ops.scoring import CashToken
from deckhold.games.ascension_tactics.ops.treasures import LastUse, Window
from deckhold.games.ascension_tactics.ops.verbs import (
    ATTACK,
    BUY,
    CELL_CHOICE,
    COMPLETE,
    DEPLOY,
    END_ORDER,
    END_TURN,
    GATE,
    HAND_OVER,
    MOVE,
    ORDER,
    PLAY,
    RESEARCH,
    SWEEP,
    USE,
)
from deckhold.games.ascension_tactics.rules.draft import Dividing, Drafting
from deckhold.games.ascension_tactics.rules.turn import MAIN, Main
from deckhold.games.ascension_tactics.state.figures import values
from deckhold.games.ascension_tactics.state.ground import Walk, in_area
from deckhold.games.ascension_tactics.state.piles import treasures_of
from deckhold.games.ascension_tactics.state.position import Tactics
from deckhold.games.ascension_tactics.state.zones import CENTER_ROW, DISCARD, HAND, PLAYED

# What comes first in a turn: cards, then orders and purchases by what they bring.
FREE: Final = 60.0
LATER: Final = 1.0
PER_POWER: Final = 0.7  # what a point of power is worth kept for something else
PRESENCE: Final = 2.0  # another champion on the battlefield
HELD_BACK: Final = -1.0
NO_ACTION: Final = -1
DRAFT_COST: Final = 4.0  # of drafted champions
RISK: Final = 0.12  # how much likely defeats count


def promises(g: Game, answers: list[int]) -> list[float]:
    """How promising answers look to the seat that decides."""
    s = cast(Tactics, g)
    asking = s.asking
    assert asking is not None
    op = asking.op
    judge = ANSWERS.of(op)
    sure = nothing_lost(s) if op is MAIN else NO_ACTION
    if sure != NO_ACTION:
        return [FREE if action == sure else HOPELESS for action in answers]
    prospects = Prospects(s)
    return [judge(op, prospects, asking, action) for action in answers]


def check(box: CardTable) -> None:
    """Refuse a box with a question or a card that nothing is known of."""
    ANSWERS.check(asking_ops(box))
    check_yields(box)


def nothing_lost(s: Tactics) -> i64:
    """What comes first in a turn and needs no thought: the gate, or a card that only brings resources; or no action."""
    best: i64 = NO_ACTION
    highest = -1.0
    for answer in s.answers:
        verb = act.verb_of(answer)
        if verb == GATE:
            return answer
        if verb == COMPLETE:
            return NO_ACTION
        if verb == PLAY:
            value = deck_value(s, played(s, answer))
            if value > highest:
                best = answer
                highest = value
    return best if best != NO_ACTION and isinstance(played(s, best).effect, Gain) else NO_ACTION


def played(s: Tactics, action: i64) -> TacticsCard:
    """The card that an answer plays."""
    return s.definitions[s.table.first[act.first(action)]]


# -- a turn ------------------------------------------------------------------------------------------------------------


def in_turn(op: Main, p: Prospects, asking: Ctx, action: i64) -> float:
    s = p.s
    verb = act.verb_of(action)
    seat = asking.seat
    first = act.first(action)
    if verb == PLAY:
        return FREE + deck_value(s, played(s, action))
    if verb == GATE:
        return FREE + 20.0
    if verb == COMPLETE:
        return FREE + 10.0
    if verb == ORDER:
        # Cards come before orders: while one can be played, no order needs to be thought through.
        return LATER if act.verb_of(s.answers[0]) in (PLAY, GATE) else ordered(p, first)
    if verb == BUY:
        definition = s.definitions[first]
        if definition.is_champion:
            return p.economy(seat).value(definition) - PER_POWER * float(price(s, seat, first))
        return p.economy(seat).bought(first)
    if verb == RESEARCH:
        return p.economy(seat).researched()
    if verb == USE:
        return kept_for_good(s, first, act.second(action))
    if verb == HAND_OVER:
        return HELD_BACK - 1.0
    return 0.0 if verb == END_TURN else 0.1


def kept_for_good(s: Tactics, kind: i64, figure: i64) -> float:
    """Souls stay, so they are used at once; other treasures wait for their moment."""
    bonus = s.definitions[s.table.first[kind]].bonus
    assert bonus is not None
    if bonus.souls == 0:
        return HELD_BACK
    return 0.5 + 0.1 * float(s.definitions[figure].strength) + (1.0 if s.is_on(figure) else 0.0)


def ordered(p: Prospects, figure: i64) -> float:
    """What an order to a champion promises, its cost taken off."""
    s = p.s
    value = p.values(figure)
    places = p.places(figure)
    cost = PER_POWER * float(value.order_cost) * 0.5
    spot: i64 = s.spot[figure]
    if spot == NO_CELL:
        portal = nearest_portal(s, figure)
        if portal == NO_CELL:
            return 0.0
        if value.has(IMMOBILE) and not s.bases(s.holder[figure]):
            return HELD_BACK  # on the portal it would bar the way for all others, for good
        presence = 0.7 if s.definitions[figure].minion else PRESENCE + 0.25 * float(value.strength)
        return presence + places.value(portal) * 0.5 - cost
    foes = p.foes(figure)
    here = places.value(spot)
    best = foes.best_from(spot)
    for way in Walk(s, figure).ways(value.speed):
        there = places.value(way.cell) - here + way_value(s, figure, way, value.defense)
        total = there + foes.best_from(way.cell)
        if total > best:
            best = total
    return best - cost + 0.05


# -- an order ----------------------------------------------------------------------------------------------------------


def in_order(op: Act, p: Prospects, asking: Ctx, action: i64) -> float:
    s = p.s
    verb = act.verb_of(action)
    figure = asking.card
    if verb == ATTACK:
        value = p.values(figure)
        twice = value.has(DOUBLE_ATTACK) and asking.a // 2 == 0
        worth = attack_value(
            s, figure, act.first(action), value, p.helpers(s.side(figure)), value.strength if twice else 0
        )
        return 0.3 + worth + second_blow(asking)
    if verb == SWEEP:
        value = p.values(figure)
        return 0.3 + sweep_value(
            s, figure, in_area(s, figure, value, act.first(action)), value, p.helpers(s.side(figure))
        )
    if verb == MOVE:
        return moved(p, asking, action)
    if verb == USE:
        return helped(p, asking, action)
    return 0.0 if verb == END_ORDER else 0.1


def second_blow(asking: Ctx) -> float:
    """With the move still to come an attack first keeps everything open."""
    return 0.2 if not asking.a & MOVED else 0.0


def moved(p: Prospects, asking: Ctx, action: i64) -> float:
    """What a move brings: the place, what happens on the way, whom one can strike from there."""
    s = p.s
    figure = asking.card
    value = p.values(figure)
    places = p.places(figure)
    foes = p.foes(figure)
    way = meant(s, action)
    here = p.here(figure)
    out = places.value(way.cell) - here.place + way_value(s, figure, way, value.defense)
    attacks = 2 if value.has(DOUBLE_ATTACK) else 1
    if asking.op.kind == "act" and asking.a // 2 < attacks:
        out += foes.best_from(way.cell) - here.blow * 0.9
    out -= RISK * (foes.menace(way.cell) - here.menace) * standing(s, figure)
    return out


def helped(p: Prospects, asking: Ctx, action: i64) -> float:
    """A treasure is used where it turns a blow into a defeat."""
    s = p.s
    figure = act.second(action)
    if figure != asking.card:
        return HELD_BACK
    bonus = s.definitions[s.table.first[act.first(action)]].bonus
    assert bonus is not None
    value = p.values(figure)
    for choice in s.answers:
        if act.verb_of(choice) == ATTACK:
            victim = act.first(choice)
            left: i64 = p.values(victim).defense - s.damage[victim]
            if value.strength < left <= value.strength + bonus.strength:
                return 0.2 + standing(s, victim)
    return HELD_BACK


def in_answer(op: Window, p: Prospects, asking: Ctx, action: i64) -> float:
    """A treasure answers an attack where it saves a champion."""
    s = p.s
    verb = act.verb_of(action)
    if verb != USE:
        return 0.0 if verb == act.PASS else -1.0
    figure = act.second(action)
    bonus = s.definitions[s.table.first[act.first(action)]].bonus
    assert bonus is not None
    value = values(s, figure)
    for ctx in s.stack:
        if ctx.op is STRIKE and 0 <= ctx.card < s.figures:
            strength = values(s, ctx.card).strength
            total = s.damage[figure] + strength
            if value.defense <= total < value.defense + bonus.defense + bonus.souls:
                return standing(s, figure) - 1.0
    return -0.5


def before_loss(op: LastUse, p: Prospects, asking: Ctx, action: i64) -> float:
    """What would be taken is better used, a soul above all, which stays."""
    verb = act.verb_of(action)
    if verb != USE:
        return 0.0 if verb == act.PASS else -1.0
    bonus = p.s.definitions[p.s.table.first[act.first(action)]].bonus
    assert bonus is not None
    if bonus.souls:
        return 1.0 + standing(p.s, act.second(action))
    return 0.1 if op.taken(p.s, asking) == len(treasures_of(p.s, asking.seat)) else -0.5


# -- other choices -----------------------------------------------------------------------------------------------------


def picked(p: Prospects, asking: Ctx, piece: i64) -> float:
    """A champion or a card that something is done with."""
    s = p.s
    definition = s.definitions[piece]
    if piece < s.figures:
        if s.holder[piece] == asking.seat:
            here = 1.0 if s.is_on(piece) else 0.0
            ready = 0.5 if not s.exhausted[piece] else 0.0
            return here + ready + 0.1 * float(definition.strength)
        value = values(s, piece)
        left = float(value.defense - s.damage[piece]) if s.is_on(piece) else 10.0
        return 1.0 + standing(s, piece) / (1.0 + left)
    if piece in s.zones[CENTER_ROW]:
        return 0.3 + 0.1 * p.economy(asking.seat).value(definition)
    return 0.5 + 0.1 * float(definition.cost)


def picked_card(p: Prospects, asking: Ctx, action: i64) -> float:
    """A card in hand, discard pile or row: weak ones are banished, good ones taken."""
    s = p.s
    definition = s.definitions[s.table.first[act.first(action)]]
    zone = act.second(action)
    if zone in (HAND, DISCARD, PLAYED):
        return 0.05 + weakness(s, definition)
    return 0.2 + p.economy(asking.seat).value(definition)


def by_effect(op: Moves, p: Prospects, asking: Ctx, action: i64) -> float:
    """A move by an effect, or none."""
    return moved(p, asking, action) if act.verb_of(action) == MOVE else 0.0


def placed(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """Where a champion or a minion is put; not to put it is worth least."""
    verb = act.verb_of(action)
    if verb in (DEPLOY, CELL_CHOICE) and 0 <= asking.card < p.s.figures:
        if p.values(asking.card).has(IMMOBILE) and p.s.portal_side(act.first(action)) >= 0:
            return HELD_BACK
        return 0.5 + p.places(asking.card).value(act.first(action))
    return 0.5 if verb in (DEPLOY, CELL_CHOICE) else 0.0


def pick(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """A champion, a card or a token; mostly it is better to pick than to pass."""
    verb = act.verb_of(action)
    if verb == act.PASS:
        return 0.05
    if verb == act.PICK_PIECE:
        return picked(p, asking, act.first(action))
    if verb == act.PICK_CARD:
        return picked_card(p, asking, action)
    return 0.1


def accept(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """An offer is mostly good, of several things the first as good as any."""
    return 0.0 if act.verb_of(action) == act.PASS else 1.0


def drafted(op: Op, p: Prospects, asking: Ctx, action: i64) -> float:
    """Strong champions that cost little to order."""
    definition = p.s.definitions[act.first(action)]
    return float(definition.strength + definition.defense) - DRAFT_COST * float(definition.order_cost)


ANSWERS: Final = OpTable(
    "which answer is promising",
    [
        on(Main, in_turn),
        on(Act, in_order),
        family(Window, in_answer),
        on(LastUse, before_loss),
        on(Moves, by_effect),
        on(Entry, placed),
        on(LieOver, placed),
        on(Placing, placed),
        on(AnimateForest, placed),
        on(MoveTreasure, pick),
        on(PickChampion, pick),
        on(OrderRat, pick),
        on(InTurn, pick),
        on(Pick, pick),
        on(UpTo, pick),
        on(CopyHero, pick),
        on(Researches, pick),
        on(Equip, pick),
        on(Complete, pick),
        on(Bestow, pick),
        on(WhichConstruct, pick),
        on(MoveConstruct, pick),
        on(SaveConstruct, pick),
        on(LoseTreasure, pick),
        on(PlaceWeb, pick),
        on(Plunder, pick),
        on(Drafting, drafted),
        on(Dividing, drafted),
        on(May, accept),
        on(Choose, accept),
        on(CashToken, accept),
        on(InOrder, accept),
        *ABOUT_VILLAINS,
    ],
)
