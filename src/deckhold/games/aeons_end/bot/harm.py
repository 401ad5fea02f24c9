"""What an effect benefit, and what harm costs."""

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Op
from deckhold.engine.ops import Choose, Draw, Gain, If, May, Once, Pick, Seq
from deckhold.games.aeons_end.bot.weights import (
    AETHER_POINT,
    CARD_POINT,
    CHARGE_POINT,
    DESTROYED_SPELL,
    EXHAUSTION,
    EXPECTED_COUNT,
    FOCUS_POINT,
    GIVEN_AWAY,
    GRAVEHOLD,
    GRAVEHOLD_LOW,
    LIFE_POINT,
    LOST_SPELL,
    RUIN,
    TOKEN,
    TOKEN_LOW,
)
from deckhold.games.aeons_end.definitions import AETHER, CHARGES, MAGUS, TITAN, AeonsEndCard
from deckhold.games.aeons_end.nemesis import (
    AcolyteEnters,
    AcolytesReturn,
    AllBloodMagic,
    BleedsGravehold,
    BloodMagic,
    DrawsMore,
    GainsTokens,
    GivesUpCharges,
    GraveholdTakes,
    GraveholdTakesPer,
    HandCards,
    HandCardsTogether,
    IfElse,
    LosesGame,
    LosesTokens,
    LoseTurn,
    MinionReturns,
    PerTurnTaken,
    PreppedSpells,
    RevealVictim,
    ShuffleAndDestroy,
    TakesPer,
    TwoVictims,
    Unleash,
    UnleashUntil,
    Victim,
    WithAcolyte,
    acolytes,
)
from deckhold.games.aeons_end.ops import (
    TO_ALLY,
    BreachTurned,
    Burn,
    CastAny,
    CastUpTo,
    Damage,
    Destroy,
    DropCharges,
    FocusAny,
    FocusCheapest,
    GemsOfAlly,
    Heal,
    HealGravehold,
    NextGain,
    RevealTurn,
    ShowTopOfDeck,
    Takes,
    WithPlayer,
    all_prepped,
)
from deckhold.games.aeons_end.state import AeonsEnd

# -- what harm costs ---------------------------------------------------------------------------------------------------


def hurt_cost(a: AeonsEnd, seat: i64, n: float) -> float:
    """What damage to a mage costs."""
    life = float(a.life[seat])
    if n <= 0.0:
        return 0.0
    if life == 0.0:
        return gravehold_cost(a, 2.0 * n)
    if n >= life:
        standing = 0
        for one in a.life:
            if one > 0:
                standing += 1
        if standing == 1 and not a.solo:
            return RUIN
        return EXHAUSTION + gravehold_cost(a, 2.0 * (n - life)) + n
    return n * (LIFE_POINT + 4.0 / (life - n + 1.0))


def gravehold_cost(a: AeonsEnd, n: float) -> float:
    """What damage to Gravehold costs: the more, the less is left."""
    left = float(a.gravehold) - n
    if left <= 0.0:
        return RUIN
    return n * (GRAVEHOLD + GRAVEHOLD_LOW / (left + 3.0))


def tokens_cost(a: AeonsEnd, n: float) -> float:
    """What it costs when the nemesis's tokens change: the Titan's go, those of the others come."""
    foe = a.nemesis().foe
    if foe == TITAN:
        left = float(a.tokens) - n
        return RUIN if left <= 0.0 else n * (TOKEN + TOKEN_LOW / left)
    if foe == MAGUS:
        return n * 1.5
    return n * 1.2


def unleash_cost(a: AeonsEnd) -> float:
    mat = a.nemesis()
    effect = mat.increased if a.increased and mat.increased is not None else mat.effect
    assert effect is not None
    return -benefit(effect, a, 0, NO_CARD)


def benefit(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What an op is worth to the players, in points of damage; harm counts below zero."""
    if isinstance(op, Seq):
        total = 0.0
        for part in op.ops:
            total += benefit(part, a, seat, card)
        return total
    if isinstance(op, Choose):
        best = -RUIN
        for part in op.ops:
            best = max(best, benefit(part, a, seat, card))
        return best
    if isinstance(op, Gain):
        total = 0.0
        for i in range(len(op.resources)):
            point = CHARGE_POINT if op.resources[i] == CHARGES else AETHER_POINT
            total += point * op.amounts[i]
        return total
    if isinstance(op, Damage):
        return damage_of(op, a, seat, card)
    if isinstance(op, May):
        return max(0.0, benefit(op.op, a, seat, card))
    if isinstance(op, If):
        holds = op.condition.holds(a, Ctx(op, seat, card, 0, 0))
        return benefit(op.op, a, seat, card) if holds else 0.0
    if isinstance(op, IfElse):
        holds = op.count.value(a, Ctx(op, seat, card, 0, 0)) >= op.n
        return benefit(op.then if holds else op.otherwise, a, seat, card)
    return benefit_harm(op, a, seat, card)


def benefit_harm(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """The nemesis's side of `benefit`."""
    ctx = Ctx(op, seat, card, 0, 0)
    if isinstance(op, Takes):
        return -hurt_cost(a, seat, float(op.n))
    if isinstance(op, TakesPer):
        return -hurt_cost(a, seat, float(op.count.value(a, ctx)))
    if isinstance(op, GraveholdTakes):
        return -gravehold_cost(a, float(op.n))
    if isinstance(op, GraveholdTakesPer):
        return -gravehold_cost(a, float(op.n * op.count.value(a, ctx)))
    if isinstance(op, Unleash):
        return -unleash_cost(a) * op.n
    if isinstance(op, UnleashUntil):
        return -unleash_cost(a) * max(0.0, float(op.tokens - a.tokens))
    if isinstance(op, (LosesTokens, GainsTokens)):
        return -tokens_cost(a, float(op.n))
    if isinstance(op, Victim):
        best = -RUIN
        for choice in op.choices(a, ctx):
            best = max(best, benefit(op.op, a, act.first(choice), card))
        return best
    if isinstance(op, TwoVictims):
        return -2.0 * hurt_cost(a, 0, float(op.n))
    if isinstance(op, GivesUpCharges):
        return -CHARGE_POINT * op.n
    if isinstance(op, DropCharges):
        return -CHARGE_POINT * a.charges[seat]
    if isinstance(op, (HandCards, HandCardsTogether)):
        return -CARD_POINT * op.n
    if isinstance(op, PreppedSpells):
        return -spells_cost(op, a)
    if isinstance(op, LosesGame):
        return -40.0
    if isinstance(op, (AllBloodMagic, BloodMagic, WithAcolyte)):
        return blood_magic(op, a)
    if isinstance(op, BleedsGravehold):
        return -gravehold_cost(a, 2.0)
    if isinstance(op, RevealVictim):
        return -2.5
    if isinstance(op, (LoseTurn, DrawsMore, PerTurnTaken, MinionReturns, AcolyteEnters, AcolytesReturn)):
        return -5.0
    if isinstance(op, ShuffleAndDestroy):
        return -2.0
    return benefit_help(op, a, seat, card)


def spells_cost(op: PreppedSpells, a: AeonsEnd) -> float:
    """What it costs to lose prepped spells: a cast of each, or all casts to come."""
    punches = [punch(a, a.card(card)) for card in all_prepped(a)]
    punches.sort()
    if op.which == "costliest":
        punches.reverse()
    total = 0.0
    for one in punches[: op.n]:
        total += one
    return total * (DESTROYED_SPELL if op.destroys else LOST_SPELL)


def blood_magic(op: Op, a: AeonsEnd) -> float:
    """One acolyte's magic, or that of all."""
    if isinstance(op, WithAcolyte):
        return benefit(op.op, a, 0, NO_CARD)
    worst = 0.0
    for one in acolytes(a):
        effect = a.card(one).effect
        if effect is not None and not isinstance(op, WithAcolyte):
            harm = benefit(effect, a, 0, one)
            worst = worst + harm if isinstance(op, AllBloodMagic) else min(worst, harm)
    return worst


def benefit_help(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """The players' side of `benefit`: what is neither damage nor aether."""
    if isinstance(op, Heal):
        life: i64 = a.life[seat]
        room: i64 = a.life_cap - life
        if life == 0 or room <= 0:
            return 0.0
        return min(float(op.n), float(room)) * (LIFE_POINT if life > 4 else 2.0 * LIFE_POINT)
    if isinstance(op, HealGravehold):
        room = a.gravehold_cap - a.gravehold
        return min(float(op.n), float(room)) * (GRAVEHOLD + GRAVEHOLD_LOW / (float(a.gravehold) + 3.0))
    if isinstance(op, (FocusAny, FocusCheapest)):
        return FOCUS_POINT
    if isinstance(op, Draw):
        return CARD_POINT * op.n
    if isinstance(op, GemsOfAlly):
        return 3.0 * op.per
    if isinstance(op, RevealTurn):
        return 0.6
    if isinstance(op, (ShowTopOfDeck, BreachTurned)):
        return 1.2
    if isinstance(op, (CastAny, CastUpTo)):
        return 4.0
    if isinstance(op, Burn):
        return benefit(op.gain, a, seat, card) - hurt_cost(a, seat, float(op.cost))
    if isinstance(op, Once):
        return benefit(op.op, a, seat, card)
    if isinstance(op, WithPlayer):
        return benefit(op.op, a, seat, card)
    if isinstance(op, Pick) and isinstance(op.op, Destroy):
        return 1.0
    if isinstance(op, NextGain) and op.goal == TO_ALLY:
        return GIVEN_AWAY
    return 0.3


def damage_of(op: Damage, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What a spell deals, as things stand."""
    total = float(op.n)
    count = op.count
    if count is not None:
        total += op.per * float(count.value(a, Ctx(op, seat, card, 0, 0)))
    return total


# -- what cards are worth in a deck ------------------------------------------------------------------------------------


def punch(a: AeonsEnd, definition: AeonsEndCard) -> float:
    """What one cast of a spell brings on the average."""
    effect = definition.effect
    assert effect is not None
    value = _punch(effect)
    if definition.trigger is not None:
        value += 1.2
    if definition.use is not None:
        value += 0.9
    if definition.shields:
        value += 0.8
    if definition.two_breaches:
        value *= 0.6
    return value


def _punch(op: Op) -> float:
    if isinstance(op, Seq):
        total = 0.0
        for part in op.ops:
            total += _punch(part)
        return total
    if isinstance(op, Choose):
        best = 0.0
        for part in op.ops:
            best = max(best, _punch(part))
        return best + 0.3
    if isinstance(op, Damage):
        return float(op.n) + (0.0 if op.count is None else EXPECTED_COUNT * op.per)
    if isinstance(op, GemsOfAlly):
        return 3.0 * op.per
    return 0.5


def yields(op: Op) -> float:
    """The aether that a gem gives on the average."""
    if isinstance(op, Seq):
        total = 0.0
        for part in op.ops:
            total += yields(part)
        return total
    if isinstance(op, Choose):
        best = 0.0
        for part in op.ops:
            best = max(best, yields(part))
        return best + 0.4
    if isinstance(op, Gain):
        total = 0.0
        for i in range(len(op.resources)):
            total += op.amounts[i] if op.resources[i] == AETHER else 0.8 * op.amounts[i]
        return total
    if isinstance(op, If):
        return 0.7 * yields(op.op)
    if isinstance(op, Burn):
        return 2.0
    return 0.3
