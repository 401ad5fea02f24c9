"""Which actions are promising."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Choose, InOrder, May, Pay, Pick, UpTo
from deckhold.engine.optable import OpTable, asking, on
from deckhold.games.aeons_end.bot.benefit import benefit
from deckhold.games.aeons_end.bot.brings import known, punch
from deckhold.games.aeons_end.bot.cards import (
    Wishes,
    keep_value,
    owned,
    thin_value,
    time_left,
)
from deckhold.games.aeons_end.bot.harm import hurt_cost
from deckhold.games.aeons_end.bot.main_phase import main_phase
from deckhold.games.aeons_end.bot.weights import FINISH, MINION_TURNS, RUIN
from deckhold.games.aeons_end.definitions import AETHER, CROWN, MAGUS, NEMESIS_TURN, AeonsEndCard
from deckhold.games.aeons_end.nemesis import (
    DiscardHandCards,
    DiscardSpells,
    HandCards,
    HandCardsTogether,
    KeepOneTurn,
    PerTurnTaken,
    PreppedSpells,
    RevealVictim,
    SacrificeBreach,
    SacrificeSpell,
    ShuffleAndDestroy,
    TwoVictims,
    Victim,
    WithAcolyte,
)
from deckhold.games.aeons_end.ops import (
    CAST,
    TO_DECK,
    Allot,
    CastAny,
    CastUpTo,
    Damage,
    Deal,
    Destroy,
    DestroyBreach,
    Discard,
    EmptyBreach,
    Exhaust,
    FocusAny,
    GainCard,
    GemsOfAlly,
    GiveSigil,
    HandOver,
    Lump,
    OfferCopy,
    PrepFrom,
    ReplaceBreach,
    RevealTurn,
    ShowTopOfDeck,
    TakeFree,
    ToHand,
    TopOfAllysDiscard,
    WithPlayer,
)
from deckhold.games.aeons_end.rules import CastingPhase, DrawPhase, MainPhase, NextTurn
from deckhold.games.aeons_end.state import (
    DECK,
    HAND,
    PLACES,
    PLAY,
    PREPPED,
    TURN_DECK,
    AeonsEnd,
)


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides."""
    ctx = g.asking
    assert ctx is not None
    op = ctx.op
    if act.verb_of(action) == act.PASS:
        return 0.0
    return ANSWERS.of(op)(op, cast(AeonsEnd, g), ctx, action)


def promises(g: Game) -> list[float]:
    """How promising all answers look to the seat that decides."""
    ctx = g.asking
    assert ctx is not None
    if isinstance(ctx.op, MainPhase):  # nearly always
        a = cast(AeonsEnd, g)
        wishes = Wishes(a, ctx.seat)
        return [main_phase(a, wishes, action) for action in g.answers]
    return [promise(g, action) for action in g.answers]


def check(box: CardTable) -> None:
    ANSWERS.check(asking(box))
    PICKS.check([op.op for op in box.ops.values() if isinstance(op, Pick)])


def in_main_phase(op: MainPhase, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return main_phase(a, Wishes(a, ctx.seat), action)


# -- spells and their targets ------------------------------------------------------------------------------------------


def cast_spell(op: CastingPhase | CastAny, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return 5.0 + cast_order(a, act.first(action)) if act.verb_of(action) == CAST else 0.0


def cast_order(a: AeonsEnd, card: i64) -> float:
    """What counts other prepped spells goes first."""
    effect = a.card(card).effect
    if isinstance(effect, Damage) and effect.count is not None:
        return 10.0
    return punch(a, a.card(card))


def target_value(a: AeonsEnd, card: i64, damage: float) -> float:
    """What damage to the nemesis or a minion brings."""
    definition = a.card(card)
    if not definition.is_minion:
        if definition.foe == CROWN:
            return 0.0
        if definition.foe == MAGUS:
            through = max(0.0, damage - float(a.tokens))
            return RUIN if through >= float(a.nemesis_life) else 2.0 * through + 0.8
        left = float(a.nemesis_life)
        if damage >= left or damage + ready(a, a.turn) >= left:
            return RUIN
        return damage * (1.0 + FINISH / left)
    life = float(a.counter(card))
    dealt = min(real_damage(a, definition, damage), life)
    if dealt <= 0.0:
        return 0.0
    persistent = definition.persistent
    threat = 2.0 if persistent is None else max(1.0, -benefit(persistent, a, 0, card))
    worth = min(threat, 20.0) * MINION_TURNS * dealt / (life + 1.0) * 0.9
    if definition.persistent is None:  # an acolyte: they all have to go
        worth += dealt
    if dealt < life:
        return worth
    return 0.5 * dealt if damage > life and lesser_spell(a, life, damage) else worth + threat


def lesser_spell(a: AeonsEnd, life: float, damage: float) -> bool:
    """Whether a weaker spell that the active player can still cast would do."""
    seat = a.turn
    if seat >= 0:
        for place in range(PLACES):
            for spell in a.at(PREPPED + place, seat):
                if life <= known(a.table)[a.table.kind[spell]].hit + float(a.bonus(spell, seat, place)) < damage:
                    return True
    return False


def ready(a: AeonsEnd, seat: i64) -> float:
    """What the spells that a player can still cast would deal."""
    total = 0.0
    if seat >= 0:
        for place in range(PLACES):
            for spell in a.at(PREPPED + place, seat):
                total += known(a.table)[a.table.kind[spell]].hit + float(a.bonus(spell, seat, place))
    return total


def real_damage(a: AeonsEnd, definition: AeonsEndCard, damage: float) -> float:
    if definition.armor == 1:
        return 1.0
    if definition.armor == 2:
        return damage - 2.0
    if definition.armor == 3:
        return damage - float(a.tokens)
    return damage


def deal(op: Deal, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return target_value(a, act.first(action), float(ctx.a))


def allot(op: Allot, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    best = 0.0
    for n in range(1, ctx.a + 1):
        best = max(best, lump_value(a, ctx, act.first(action), n))
    return best


def lump(op: Lump, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return lump_value(a, ctx, ctx.card, act.first(action))


def lump_value(a: AeonsEnd, ctx: Ctx, card: i64, n: i64) -> float:
    """What it is worth that a target takes a part of the damage that is split."""
    return target_value(a, card, float(n)) + float(ctx.a - n)


def prep(op: PrepFrom, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return punch(a, a.card(act.first(action))) + 0.1 * float(act.second(action))


# -- one of several effects, yes or no ---------------------------------------------------------------------------------


def choose(op: Choose, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    option = op.ops[act.first(action)]
    if isinstance(option, Pick):  # a totem: destroy what was played, unless it is all good
        return 1.0 + best_thinning(a, ctx.seat)
    return benefit(option, a, ctx.seat, ctx.card)


def best_thinning(a: AeonsEnd, seat: i64) -> float:
    best = -5.0
    for card in a.at(PLAY, seat):
        best = max(best, thin_value(a, seat, card))
    return best


def may(op: May, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    value = benefit(op.op, a, ctx.seat, ctx.card)
    return value - 0.8 * float(a.card(ctx.card).cost) * time_left(a)


def top_card(op: ShowTopOfDeck, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return thin_value(a, ctx.seat, a.at(DECK, ctx.seat)[-1])


def reveal_turn(op: RevealTurn, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return 1.0 if a.card(a.zones[TURN_DECK][-1]).turn_of == NEMESIS_TURN else -1.0


def whatever(op: Op, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return 0.5


# -- paying and gaining ------------------------------------------------------------------------------------------------


def pay(op: Pay, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return 0.0 if act.first(action) == AETHER else 1.0  # restricted aether first


def gain_card(op: GainCard, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    if act.verb_of(action) == TO_DECK:
        return 1.0
    return 0.5 - 0.1 * float(len(owned(a, act.first(action)))) / 30.0


def take_free(op: TakeFree, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return Wishes(a, ctx.seat).gaining(act.first(action))


# -- players -----------------------------------------------------------------------------------------------------------


def whom_it_befalls(op: Victim | WithPlayer, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return benefit(op.op, a, act.first(action), ctx.card)


def whom_it_hurts(op: Op, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return -hurt_cost(a, act.first(action), 2.0)


def next_turn(op: NextTurn, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    seat = act.first(action)
    total = 0.0
    for place in range(PLACES):
        for spell in a.at(PREPPED + place, seat):
            total += punch(a, a.card(spell))
    return total + 0.1 * float(len(a.at(HAND, seat)))


def gems_of_ally(op: GemsOfAlly, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    gems = 0
    for card in a.at(HAND, act.first(action)):
        if a.card(card).is_gem:
            gems += 1
    return float(gems)


def give_sigil(op: GiveSigil, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    seat = act.first(action)
    return float(a.spells(seat)) + (1.0 if seat == ctx.seat else 0.0)


# -- cards and pieces --------------------------------------------------------------------------------------------------


def lose(op: Op, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return -keep_value(a, a.card(act.first(action)))


def top_of_allys_discard(op: TopOfAllysDiscard, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return keep_value(a, a.card(act.first(action))) - 1.5


def acolyte(op: WithAcolyte, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    card = act.first(action)
    effect = a.card(card).effect
    return 0.0 if effect is None else benefit(effect, a, 0, card)


def all_alike(op: Op, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return 0.0


def destroy_breach(op: DestroyBreach, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return -breach_loss(a, ctx.seat, act.first(action))


def breach_loss(a: AeonsEnd, seat: i64, token: i64) -> float:
    place = a.place_of(token, seat)
    loss = 0.5 * float(place)
    if a.is_open(seat, place):
        loss += 5.0 + 2.0 * float(a.card(token).bonus)
    for spell in a.at(PREPPED + place, seat):
        loss += punch(a, a.card(spell))
    return loss


def focus(op: FocusAny, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    token = act.first(action)
    for owner in range(a.seats):
        place = a.place_of(token, owner)
        if place >= 0:
            return Wishes(a, owner).focusing(place) * (1.0 if owner == ctx.seat else 0.8)
    return 0.0


def picked(a: AeonsEnd, action: i64) -> i64:
    """The card of an answer that picks one."""
    number = act.first(action)
    return a.table.first[number] if act.verb_of(action) == act.PICK_CARD else number


def pick(op: Pick, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    """A card picked for an effect: destroyed, discarded or taken."""
    return PICKS.of(op.op)(op.op, a, ctx.seat, picked(a, action))


def destroy(does: Destroy, a: AeonsEnd, seat: i64, card: i64) -> float:
    return thin_value(a, seat, card)


def to_hand(does: ToHand, a: AeonsEnd, seat: i64, card: i64) -> float:
    return keep_value(a, a.card(card))


def discard(does: Discard, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 0.4 - keep_value(a, a.card(card)) * 0.2


PICKS: Final = OpTable("how promising a pick is", [on(Destroy, destroy), on(ToHand, to_hand), on(Discard, discard)])


def up_to(op: UpTo, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    card = picked(a, action)
    return thin_value(a, ctx.seat, card) if a.card(card).cost == 0 and not a.spells(ctx.seat) else 0.2


def discard_order(op: DrawPhase, a: AeonsEnd, ctx: Ctx, action: i64) -> float:
    return -1.0


ANSWERS: Final = OpTable(
    "how promising an answer is",
    [
        on(MainPhase, in_main_phase),
        on(CastingPhase, cast_spell),
        on(CastAny, cast_spell),
        on(CastUpTo, cast_spell),
        on(Deal, deal),
        on(Allot, allot),
        on(Lump, lump),
        on(PrepFrom, prep),
        on(Choose, choose),
        on(May, may),
        on(ShowTopOfDeck, top_card),
        on(RevealTurn, reveal_turn),
        on(InOrder, whatever),
        on(Pay, pay),
        on(GainCard, gain_card),
        on(TakeFree, take_free),
        # players
        on(Victim, whom_it_befalls),
        on(WithPlayer, whom_it_befalls),
        on(TwoVictims, whom_it_hurts),
        on(RevealVictim, whom_it_hurts),
        on(PerTurnTaken, whom_it_hurts),
        on(NextTurn, next_turn),
        on(GemsOfAlly, gems_of_ally),
        on(GiveSigil, give_sigil),
        on(OfferCopy, whatever),
        on(Exhaust, whatever),
        on(HandOver, whatever),
        # cards and pieces
        on(HandCards, lose),
        on(DiscardHandCards, lose),
        on(HandCardsTogether, lose),
        on(PreppedSpells, lose),
        on(DiscardSpells, lose),
        on(SacrificeSpell, lose),
        on(EmptyBreach, lose),
        on(ShuffleAndDestroy, lose),
        on(TopOfAllysDiscard, top_of_allys_discard),
        on(WithAcolyte, acolyte),
        on(DestroyBreach, destroy_breach),
        on(FocusAny, focus),
        on(SacrificeBreach, all_alike),
        on(ReplaceBreach, all_alike),
        on(KeepOneTurn, all_alike),
        on(Pick, pick),
        on(UpTo, up_to),
        on(DrawPhase, discard_order),
    ],
)
