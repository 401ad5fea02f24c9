"""What an effect is worth to the players, in points of damage; harm counts below zero."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Op
from deckhold.engine.ops import CardOp, Choose, Draw, Gain, If, May, Once, Pick, Seq, UpTo
from deckhold.engine.optable import OpTable, on
from deckhold.games.aeons_end.bot.brings import punch
from deckhold.games.aeons_end.bot.harm import gravehold_cost, hurt_cost, tokens_cost
from deckhold.games.aeons_end.bot.weights import (
    AETHER_POINT,
    CARD_POINT,
    CHARGE_POINT,
    DESTROYED_SPELL,
    FOCUS_POINT,
    GIVEN_AWAY,
    GRAVEHOLD,
    GRAVEHOLD_LOW,
    LIFE_POINT,
    LOST_SPELL,
    RUIN,
)
from deckhold.games.aeons_end.definitions import CHARGES
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
    HealsAcolyte,
    IfElse,
    KeepOneTurn,
    Loses,
    LosesGame,
    LosesItself,
    LosesTokens,
    LoseTurn,
    MinionReturns,
    PerTurnTaken,
    PreppedSpells,
    RepeatAttack,
    RevealVictim,
    ShuffleAndDestroy,
    TakesPer,
    TwoVictims,
    UnderAcolyteDeck,
    Unleash,
    UnleashUntil,
    Victim,
    WithAcolyte,
    acolytes,
)
from deckhold.games.aeons_end.ops import (
    TO_ALLY,
    AddSpark,
    BonusDamage,
    BreachTurned,
    Burn,
    CastAny,
    CastUpTo,
    Damage,
    DamageForEach,
    Destroy,
    DestroyThis,
    DropCharges,
    FocusAny,
    FocusCheapest,
    GemsOfAlly,
    GiveSigil,
    Heal,
    HealGravehold,
    HealSelfOrAlly,
    NextGain,
    OfferCopy,
    PrepFrom,
    RevealTurn,
    ShowTopOfDeck,
    TakeFree,
    Takes,
    TopOfAllysDiscard,
    WithPlayer,
    all_prepped,
)
from deckhold.games.aeons_end.state import AeonsEnd

LITTLE: Final = 0.3  # what hardly counts


def benefit(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What an op is worth to the players, done by a seat because of a card."""
    return BENEFIT.of(op)(op, a, seat, card)


def check(box: CardTable) -> None:
    """Words that nothing runs, prices, and what is done with a picked card are not asked for."""
    for path, op in box.ops.items():
        card, root = path.split(".")[:2]
        if card in box.by_id and root != "price" and not root.startswith("static") and not isinstance(op, CardOp):
            BENEFIT.of(op)


# -- ops made of ops ---------------------------------------------------------------------------------------------------


def all_of(op: Seq, a: AeonsEnd, seat: i64, card: i64) -> float:
    total = 0.0
    for part in op.ops:
        total += benefit(part, a, seat, card)
    return total


def best_of(op: Choose, a: AeonsEnd, seat: i64, card: i64) -> float:
    best = -RUIN
    for part in op.ops:
        best = max(best, benefit(part, a, seat, card))
    return best


def may(op: May, a: AeonsEnd, seat: i64, card: i64) -> float:
    return max(0.0, benefit(op.op, a, seat, card))


def when(op: If, a: AeonsEnd, seat: i64, card: i64) -> float:
    holds = op.condition.holds(a, Ctx(op, seat, card, 0, 0))
    return benefit(op.op, a, seat, card) if holds else 0.0


def if_else(op: IfElse, a: AeonsEnd, seat: i64, card: i64) -> float:
    holds = op.count.value(a, Ctx(op, seat, card, 0, 0)) >= op.n
    return benefit(op.then if holds else op.otherwise, a, seat, card)


def same(op: Once | WithPlayer, a: AeonsEnd, seat: i64, card: i64) -> float:
    return benefit(op.op, a, seat, card)


# -- what helps --------------------------------------------------------------------------------------------------------


def gain(op: Gain, a: AeonsEnd, seat: i64, card: i64) -> float:
    total = 0.0
    for i in range(len(op.resources)):
        point = CHARGE_POINT if op.resources[i] == CHARGES else AETHER_POINT
        total += point * op.amounts[i]
    return total


def damage(op: Damage, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What a spell deals, as things stand."""
    total = float(op.n)
    count = op.count
    if count is not None:
        total += op.per * float(count.value(a, Ctx(op, seat, card, 0, 0)))
    return total


def heal(op: Heal, a: AeonsEnd, seat: i64, card: i64) -> float:
    life: i64 = a.life[seat]
    room: i64 = a.life_cap - life
    if life == 0 or room <= 0:
        return 0.0
    return min(float(op.n), float(room)) * (LIFE_POINT if life > 4 else 2.0 * LIFE_POINT)


def heal_gravehold(op: HealGravehold, a: AeonsEnd, seat: i64, card: i64) -> float:
    room = a.gravehold_cap - a.gravehold
    return min(float(op.n), float(room)) * (GRAVEHOLD + GRAVEHOLD_LOW / (float(a.gravehold) + 3.0))


def focus(op: FocusAny | FocusCheapest, a: AeonsEnd, seat: i64, card: i64) -> float:
    return FOCUS_POINT


def draw(op: Draw, a: AeonsEnd, seat: i64, card: i64) -> float:
    return CARD_POINT * op.n


def gems_of_ally(op: GemsOfAlly, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 3.0 * op.per


def reveal_turn(op: RevealTurn, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 0.6


def while_prepped(op: ShowTopOfDeck | BreachTurned, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 1.2


def cast_any(op: CastAny, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 4.0


def burn(op: Burn, a: AeonsEnd, seat: i64, card: i64) -> float:
    return benefit(op.gain, a, seat, card) - hurt_cost(a, seat, float(op.cost))


def pick(op: Pick, a: AeonsEnd, seat: i64, card: i64) -> float:
    return 1.0 if isinstance(op.op, Destroy) else LITTLE


def next_gain(op: NextGain, a: AeonsEnd, seat: i64, card: i64) -> float:
    return GIVEN_AWAY if op.goal == TO_ALLY else LITTLE


def little(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    return LITTLE


# -- what the nemesis does ---------------------------------------------------------------------------------------------


def takes(op: Takes, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -hurt_cost(a, seat, float(op.n))


def takes_per(op: TakesPer, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -hurt_cost(a, seat, float(op.count.value(a, Ctx(op, seat, card, 0, 0))))


def gravehold_takes(op: GraveholdTakes, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -gravehold_cost(a, float(op.n))


def gravehold_takes_per(op: GraveholdTakesPer, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -gravehold_cost(a, float(op.n * op.count.value(a, Ctx(op, seat, card, 0, 0))))


def bleeds_gravehold(op: BleedsGravehold, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -gravehold_cost(a, 2.0)


def unleash_cost(a: AeonsEnd) -> float:
    mat = a.nemesis()
    effect = mat.increased if a.increased and mat.increased is not None else mat.effect
    assert effect is not None
    return -benefit(effect, a, 0, NO_CARD)


def unleash(op: Unleash, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -unleash_cost(a) * op.n


def unleash_until(op: UnleashUntil, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -unleash_cost(a) * max(0.0, float(op.tokens - a.tokens))


def tokens(op: LosesTokens | GainsTokens, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -tokens_cost(a, float(op.n))


def victim(op: Victim, a: AeonsEnd, seat: i64, card: i64) -> float:
    best = -RUIN
    for choice in op.choices(a, Ctx(op, seat, card, 0, 0)):
        best = max(best, benefit(op.op, a, act.first(choice), card))
    return best


def two_victims(op: TwoVictims, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -2.0 * hurt_cost(a, 0, float(op.n))


def gives_up_charges(op: GivesUpCharges, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -CHARGE_POINT * op.n


def drops_charges(op: DropCharges, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -CHARGE_POINT * a.charges[seat]


def hand_cards(op: HandCards | HandCardsTogether, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -CARD_POINT * op.n


def prepped_spells(op: PreppedSpells, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What it costs to lose prepped spells: a cast of each, or all casts to come."""
    punches = [punch(a, a.card(spell)) for spell in all_prepped(a)]
    punches.sort()
    if op.which == "costliest":
        punches.reverse()
    total = 0.0
    for one in punches[: op.n]:
        total += one
    return -(total * (DESTROYED_SPELL if op.destroys else LOST_SPELL))


def all_blood_magic(op: AllBloodMagic, a: AeonsEnd, seat: i64, card: i64) -> float:
    total = 0.0
    for one in acolytes(a):
        effect = a.card(one).effect
        if effect is not None:
            total += benefit(effect, a, 0, one)
    return total


def blood_magic(op: BloodMagic, a: AeonsEnd, seat: i64, card: i64) -> float:
    """One acolyte's magic: the worst of them."""
    worst = 0.0
    for one in acolytes(a):
        effect = a.card(one).effect
        if effect is not None:
            worst = min(worst, benefit(effect, a, 0, one))
    return worst


def with_acolyte(op: WithAcolyte, a: AeonsEnd, seat: i64, card: i64) -> float:
    return benefit(op.op, a, 0, NO_CARD)


def reveal_victim(op: RevealVictim, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -2.5


def shuffle_and_destroy(op: ShuffleAndDestroy, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -2.0


def setback(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -5.0


def loses_game(op: LosesGame, a: AeonsEnd, seat: i64, card: i64) -> float:
    return -40.0


BENEFIT: Final = OpTable(
    "what an effect is worth",
    [
        on(Seq, all_of),
        on(Choose, best_of),
        on(May, may),
        on(If, when),
        on(IfElse, if_else),
        on(Once, same),
        on(WithPlayer, same),
        # what helps
        on(Gain, gain),
        on(Damage, damage),
        on(Heal, heal),
        on(HealGravehold, heal_gravehold),
        on(FocusAny, focus),
        on(FocusCheapest, focus),
        on(Draw, draw),
        on(GemsOfAlly, gems_of_ally),
        on(RevealTurn, reveal_turn),
        on(ShowTopOfDeck, while_prepped),
        on(BreachTurned, while_prepped),
        on(CastAny, cast_any),
        on(CastUpTo, cast_any),
        on(Burn, burn),
        on(Pick, pick),
        on(NextGain, next_gain),
        on(AddSpark, little),
        on(BonusDamage, little),
        on(DamageForEach, little),
        on(DestroyThis, little),
        on(GiveSigil, little),
        on(HealSelfOrAlly, little),
        on(OfferCopy, little),
        on(PrepFrom, little),
        on(TakeFree, little),
        on(TopOfAllysDiscard, little),
        on(UpTo, little),
        # what the nemesis does
        on(Takes, takes),
        on(TakesPer, takes_per),
        on(GraveholdTakes, gravehold_takes),
        on(GraveholdTakesPer, gravehold_takes_per),
        on(BleedsGravehold, bleeds_gravehold),
        on(Unleash, unleash),
        on(UnleashUntil, unleash_until),
        on(LosesTokens, tokens),
        on(GainsTokens, tokens),
        on(Victim, victim),
        on(TwoVictims, two_victims),
        on(GivesUpCharges, gives_up_charges),
        on(DropCharges, drops_charges),
        on(HandCards, hand_cards),
        on(HandCardsTogether, hand_cards),
        on(PreppedSpells, prepped_spells),
        on(AllBloodMagic, all_blood_magic),
        on(BloodMagic, blood_magic),
        on(WithAcolyte, with_acolyte),
        on(RevealVictim, reveal_victim),
        on(ShuffleAndDestroy, shuffle_and_destroy),
        on(LoseTurn, setback),
        on(DrawsMore, setback),
        on(PerTurnTaken, setback),
        on(MinionReturns, setback),
        on(AcolyteEnters, setback),
        on(AcolytesReturn, setback),
        on(LosesGame, loses_game),
        on(HealsAcolyte, little),
        on(KeepOneTurn, little),
        on(Loses, little),
        on(LosesItself, little),
        on(RepeatAttack, little),
        on(UnderAcolyteDeck, little),
    ],
)
