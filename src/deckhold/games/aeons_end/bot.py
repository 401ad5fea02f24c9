"""What a bot knows of Aeon's End: how good a position is, which actions are promising.

Everything is weighed in points of damage to the nemesis. What cards, powers and minions do is read off their ops, so
changed or added cards are judged like the printed ones.
"""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Draw, Gain, If, May, Pick, Seq
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
    ABILITY,
    BUY,
    BUY_CHARGE,
    BUY_OFF,
    CAST,
    FOCUS,
    OPEN_BREACH,
    PAY,
    PLAY_CARD,
    PREP,
    PREP_PIECE,
    TO_DECK,
    TO_DISCARD,
    USE,
    Both,
    BreachTurned,
    Burn,
    CastAny,
    CastUpTo,
    Damage,
    Destroy,
    DropCharges,
    Either,
    FocusAny,
    FocusCheapest,
    GemsOfAlly,
    Heal,
    HealGravehold,
    NextGainToAlly,
    OncePerTurn,
    RevealTurn,
    ShowTopOfDeck,
    Takes,
    WithPlayer,
    all_prepped,
)
from deckhold.games.aeons_end.state import (
    ACOLYTE,
    ACOLYTE_DECK,
    AETHER,
    BREACHES,
    CHARGE_COST,
    CHARGES,
    CROWN,
    DECK,
    DISCARD,
    FOR_OTHER,
    HAND,
    IN_PLAY,
    MAGUS,
    NEMESIS_DECK,
    NEMESIS_TURN,
    OPEN,
    PILES,
    PLACES,
    PLAY,
    PREPPED,
    SUPPLY,
    TITAN,
    TURN_DECK,
    AeonsEnd,
    AeonsEndCard,
)

RUIN: Final = 1000.0  # losing the game, or winning it

# What things are worth in points of damage.
AETHER_POINT: Final = 0.59
CHARGE_POINT: Final = 1.3
CARD_POINT: Final = 1.0
FOCUS_POINT: Final = 0.61
LIFE_POINT: Final = 0.93

# The order of a main phase: first what only adds to what can be spent, then spending, then the end.
FIRST: Final = 100.0
PREPPING: Final = 60.0
ABILITIES: Final = 45.0
SPENDING: Final = 20.0

MINION_TURNS: Final = 5.94  # how often a minion acts if nobody stops it
GIVEN_AWAY: Final = -0.6  # a card that goes to an ally's deck
FINISH: Final = 16.1  # how much more damage to the nemesis counts as its life goes down
EXHAUSTION: Final = 16.13  # what it costs when a mage is exhausted
LOST_SPELL: Final = 2.79  # a prepped spell discarded, or destroyed, for each point that it deals
DESTROYED_SPELL: Final = 3.28
GRAVEHOLD: Final = 0.62  # a point of damage to Gravehold, and how that grows as it falls
GRAVEHOLD_LOW: Final = 3.44
TOKEN: Final = 2.76  # a token of the Titan, and how that grows as they go
TOKEN_LOW: Final = 4.1

DECK_SIZES: Final = (20.0, 24.0, 27.0, 31.0)  # AE-39

# What purchases are worth: found by trying changes over some 100,000 games of two mages against the Titan.
EXPECTED_COUNT: Final = 0.84  # how many of the things that a spell counts there are
GEM: Final = 4.5  # a gem's aether beyond that of an average card, at the start
GEMS_WANTED: Final = 7.0  # bought by a player
GEM_SEASON: Final = 0.25  # the part of the nemesis deck below which gems no longer pay
SPELL_WEIGHT: Final = 1.15
LATE_SPELL: Final = 0.45  # the part of it that is left at the end
CROWDED: Final = 0.6  # the part of it that is left with more spells than breaches can take
SPELLS_PER_BREACH: Final = 1.15
OPENING: Final = (3.8, 3.5, 2.4)  # the second, third, fourth open breach
BREACH_BONUS: Final = 4.36
STRANDED: Final = 1.29  # a place for a spell in hand that has none
CHARGING: Final = 0.88
RELIC: Final = 0.52  # what a relic does once, as a part of what it is worth to have
THINNER: Final = 0.34  # a relic that destroys gems
AVERAGE_CARD: Final = 1.68  # the aether of an average card, which a new one takes the place of
GEMS_BEFORE_THINNING: Final = 3
SPELLS_BEFORE_THINNING: Final = 4
BUYING_OFF: Final = 1.2


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
    return -brings(effect, a, 0, NO_CARD)


def brings(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """What an op is worth to the players, in points of damage; harm counts below zero."""
    if isinstance(op, (Seq, Both)):
        total = 0.0
        for part in op.ops:
            total += brings(part, a, seat, card)
        return total
    if isinstance(op, Either):
        best = -RUIN
        for part in op.ops:
            best = max(best, brings(part, a, seat, card))
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
        return max(0.0, brings(op.op, a, seat, card))
    if isinstance(op, If):
        holds = op.condition.holds(a, Ctx(op, seat, card, 0, 0))
        return brings(op.op, a, seat, card) if holds else 0.0
    if isinstance(op, IfElse):
        holds = op.count.value(a, Ctx(op, seat, card, 0, 0)) >= op.n
        return brings(op.then if holds else op.otherwise, a, seat, card)
    return brings_harm(op, a, seat, card)


def brings_harm(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """The nemesis's side of `brings`."""
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
            best = max(best, brings(op.op, a, act.first(choice), card))
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
    return brings_help(op, a, seat, card)


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
        return brings(op.op, a, 0, NO_CARD)
    worst = 0.0
    for one in acolytes(a):
        effect = a.card(one).effect
        if effect is not None and not isinstance(op, WithAcolyte):
            harm = brings(effect, a, 0, one)
            worst = worst + harm if isinstance(op, AllBloodMagic) else min(worst, harm)
    return worst


def brings_help(op: Op, a: AeonsEnd, seat: i64, card: i64) -> float:
    """The players' side of `brings`: what is neither damage nor aether."""
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
        return brings(op.gain, a, seat, card) - hurt_cost(a, seat, float(op.cost))
    if isinstance(op, OncePerTurn):
        return brings(op.op, a, seat, card)
    if isinstance(op, WithPlayer):
        return brings(op.op, a, seat, card)
    if isinstance(op, Pick) and isinstance(op.op, Destroy):
        return 1.0
    if isinstance(op, NextGainToAlly):
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
    if isinstance(op, (Seq, Both)):
        total = 0.0
        for part in op.ops:
            total += _punch(part)
        return total
    if isinstance(op, Either):
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
    if isinstance(op, (Seq, Both)):
        total = 0.0
        for part in op.ops:
            total += yields(part)
        return total
    if isinstance(op, Either):
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


def owned(a: AeonsEnd, seat: i64) -> list[int]:
    """All cards of a player, wherever they are."""
    out: list[int] = []
    for zone in (HAND, DECK, DISCARD, PLAY, PREPPED, PREPPED + 1, PREPPED + 2, PREPPED + 3):
        out.extend(a.at(zone, seat))
    return out


def worth_gaining(a: AeonsEnd, seat: i64, card: i64) -> float:
    """What it brings to have a supply card in the deck from now on."""
    definition = a.card(card)
    gems = 0
    spells = 0
    for one in owned(a, seat):
        mine = a.card(one)
        if mine.cost > 0:
            if mine.is_gem:
                gems += 1
            elif mine.is_spell:
                spells += 1
    left = time_left(a)
    effect = definition.effect
    assert effect is not None
    if definition.is_gem:
        more = yields(effect) - AVERAGE_CARD
        season = max(0.0, (deck_left(a) - GEM_SEASON) / (1.0 - GEM_SEASON))
        return more * GEM * season * max(0.0, 1.0 - float(gems) / GEMS_WANTED)
    if definition.is_spell:
        slots = float(a.open_breaches(seat)) + 1.0
        room = 1.0 if spells < SPELLS_PER_BREACH * slots else CROWDED
        return punch(a, definition) * room * (LATE_SPELL + (1.0 - LATE_SPELL) * left) * SPELL_WEIGHT
    if isinstance(effect, Either) and isinstance(effect.ops[0], Pick):
        return THINNER * left
    return RELIC * brings(effect, a, seat, card) * left


def deck_left(a: AeonsEnd) -> float:
    """The part of the nemesis deck that is still to come."""
    return min(1.0, float(len(a.zones[NEMESIS_DECK])) / DECK_SIZES[a.seats - 1])


def time_left(a: AeonsEnd) -> float:
    """How much of the game is still to come, from 1 at the start to 0."""
    foe = a.nemesis()
    cards = deck_left(a)
    if foe.foe == CROWN:
        return min(1.0, cards)
    life = float(a.nemesis_life) / float(foe.life)
    return max(0.05, min(1.0, min(cards + 0.2, life + 0.1)))


def worth_opening(a: AeonsEnd, seat: i64, place: i64) -> float:
    """What an open breach brings: room for a spell each turn, and its bonus."""
    slots = a.open_breaches(seat)
    spells = 0
    for one in owned(a, seat):
        if a.card(one).is_spell:
            spells += 1
    if spells <= slots:
        return 0.5
    token = a.at(BREACHES, seat)[place]
    base = OPENING[0] if slots <= 1 else OPENING[1] if slots == 2 else OPENING[2]
    return (base + BREACH_BONUS * float(a.card(token).bonus)) * (0.3 + 0.7 * time_left(a))


def worth_focusing(a: AeonsEnd, seat: i64, place: i64) -> float:
    """A step towards opening, and a place for a spell that has none."""
    if a.rotation[seat * PLACES + place] == OPEN - 1:
        return worth_opening(a, seat, place)
    token = a.card(a.at(BREACHES, seat)[place])
    saved = float(a.open_cost(seat, place) - token.open_costs[a.rotation[seat * PLACES + place] + 1])
    value = worth_opening(a, seat, place) * saved / float(a.open_cost(seat, place)) * 0.8
    if a.is_free(seat, place) and (place + 1) not in a.focused:
        value += STRANDED * stranded(a, seat)
    return value


def stranded(a: AeonsEnd, seat: i64) -> float:
    """The best spell in hand beyond those that free breaches can take."""
    free = 0
    for place in range(PLACES):
        if a.is_free(seat, place) and a.may_prep(seat, place):
            free += 1
    punches: list[float] = []
    for card in a.at(HAND, seat):
        definition = a.card(card)
        if definition.is_spell and not definition.two_breaches:
            punches.append(punch(a, definition))
    if len(punches) <= free:
        return 0.0
    punches.sort()
    return punches[len(punches) - free - 1]


def worth_charging(a: AeonsEnd, seat: i64) -> float:
    """A step towards the mage's ability."""
    return CHARGING * ability_value(a, seat, True) / float(a.mage(seat).charges)


def ability_value(a: AeonsEnd, seat: i64, on_average: bool) -> float:
    """What a mage's ability brings: now, or whenever it will be ready."""
    name = a.mage(seat).id
    if name == "garu":
        return 11.0 if on_average else 4.0 * float(a.spells(seat)) - prepped_punch(a, seat) - 4.0
    if name == "mist":
        return 8.0 if on_average else min(10.0, table_punch(a)) - 5.0
    if name == "quilius":
        return 2.0 * a.trophies[seat] + (1.0 if on_average else 0.0)
    if name == "ulgimor":
        effect = Heal(6)
        return 5.0 if on_average else brings(effect, a, seat, NO_CARD) - 3.0
    if name == "mazahaedron":
        return 6.0 if on_average else 2.0 + brings(HealGravehold(4), a, seat, NO_CARD)
    if name == "yan-magda":
        return 7.0
    if name == "dezmodia":
        return 2.0 + 8.0 * time_left(a)
    return 6.0


def prepped_punch(a: AeonsEnd, seat: i64) -> float:
    total = 0.0
    for place in range(PLACES):
        for spell in a.at(PREPPED + place, seat):
            total += 0.5 * punch(a, a.card(spell))
    return total


def table_punch(a: AeonsEnd) -> float:
    """What the three best prepped spells of the table would deal."""
    punches = [punch(a, a.card(card)) for card in all_prepped(a)]
    punches.sort()
    total = 0.0
    for one in punches[-3:]:
        total += one
    return total


# -- which actions are promising ---------------------------------------------------------------------------------------


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides."""
    a = cast(AeonsEnd, g)
    asking = a.asking
    assert asking is not None
    kind = asking.op.kind
    if kind == "main":
        return main_promise(a, asking.seat, action)
    verb = act.verb_of(action)
    if verb == CAST:
        return 5.0 + cast_order(a, act.first(action))
    if verb == PAY:
        return float(act.first(action)) + 0.9 * float(act.second(action))
    if verb == TO_DECK:
        return 1.0
    if verb == PREP_PIECE:
        return punch(a, a.card(act.first(action))) + 0.1 * float(act.second(action))
    if verb == act.AMOUNT:
        return lump_value(a, asking, asking.card, act.first(action))
    if verb == act.PASS:
        return 0.0
    if verb == act.OPTION:
        return option_promise(a, asking, act.first(action))
    if verb == act.PLAYER:
        return player_promise(a, asking, act.first(action))
    if verb == act.PICK_PIECE:
        return piece_promise(a, asking, act.first(action))
    if verb == act.PICK_CARD:
        return pick_promise(a, asking, a.table.first[act.first(action)])
    if verb == TO_DISCARD:
        return 0.5 - 0.1 * float(len(owned(a, act.first(action)))) / 30.0
    return 0.0


def main_promise(a: AeonsEnd, seat: i64, action: i64) -> float:
    verb = act.verb_of(action)
    card = act.first(action)
    if verb == PLAY_CARD:
        return play_promise(a, seat, a.table.first[card])
    if verb == USE:
        return FIRST + 20.0
    if verb == PREP:
        definition = cast(AeonsEndCard, a.table.defs[card])
        place = act.second(action) - 1
        token = a.card(a.at(BREACHES, seat)[place])
        open_bonus = 0.3 * float(token.bonus) if a.is_open(seat, place) else -0.2
        return PREPPING + punch(a, definition) + open_bonus
    if verb == ABILITY:
        value = ability_value(a, seat, False)
        return ABILITIES + min(value, 10.0) if value > 2.0 else -1.0
    spent = purchase(a, seat, action)
    if spent > 0.0:
        return SPENDING + spent
    return 0.0 if verb not in (BUY, BUY_CHARGE, FOCUS, OPEN_BREACH, BUY_OFF) else -1.0


def play_promise(a: AeonsEnd, seat: i64, card: i64) -> float:
    """Gems always; relics when they do something good now."""
    definition = a.card(card)
    effect = definition.effect
    assert effect is not None
    if definition.is_gem:
        return FIRST + 1.0
    if isinstance(effect, Either) and isinstance(effect.ops[0], Pick):  # a totem wants something weak to destroy
        for played in a.at(PLAY, seat):
            if thin_value(a, seat, played) > 0.0:
                return FIRST
        return -1.0
    if isinstance(effect, CastAny) and not all_prepped(a):
        return -1.0
    return PREPPING - 2.0 if isinstance(effect, CastAny) else FIRST


def purchase(a: AeonsEnd, seat: i64, action: i64) -> float:
    """What a purchase brings, together with the best that can be bought for the rest."""
    verb = act.verb_of(action)
    card = act.first(action)
    cost: i64 = 0
    value = 0.0
    if verb == BUY:
        cost = a.card(card).cost
        value = worth_gaining(a, seat, card)
    elif verb == BUY_CHARGE:
        cost = CHARGE_COST
        value = worth_charging(a, seat)
    elif verb == FOCUS:
        cost = a.card(card).focus_cost
        value = worth_focusing(a, seat, a.place_of(card, seat))
    elif verb == OPEN_BREACH:
        place = a.place_of(card, seat)
        cost = a.open_cost(seat, place)
        value = worth_opening(a, seat, place)
        if a.is_free(seat, place):
            value += STRANDED * stranded(a, seat)
    elif verb == BUY_OFF:
        return buying_off(a, seat, card)
    else:
        return 0.0
    return value + best_rest(a, seat, a.purse(FOR_OTHER) - cost, card)


def best_rest(a: AeonsEnd, seat: i64, aether: i64, without: i64) -> float:
    """The best single further purchase."""
    if aether < CHARGE_COST:
        return 0.0
    best = worth_charging(a, seat) if a.charges[seat] < a.mage(seat).charges else 0.0
    i: i64 = 0
    while i < PILES:
        pile = a.zones[SUPPLY + i]
        if pile and pile[-1] != without and a.card(pile[-1]).cost <= aether:
            best = max(best, worth_gaining(a, seat, pile[-1]))
        i += 1
    place: i64 = 0
    while place < PLACES:
        token: i64 = a.at(BREACHES, seat)[place]
        if token != without and a.is_closed(seat, place):
            if a.open_cost(seat, place) <= aether:
                best = max(best, worth_opening(a, seat, place))
            elif a.card(token).focus_cost <= aether:
                best = max(best, worth_focusing(a, seat, place))
        place += 1
    return best


def buying_off(a: AeonsEnd, seat: i64, card: i64) -> float:
    """The harm of a power, the sooner it comes the more."""
    effect = a.card(card).power_effect
    assert effect is not None
    harm = -brings(effect, a, seat, card)
    soon = a.counter(card)
    urgency = 1.0 if soon == 1 else 0.7 if soon == 2 else 0.45
    price = a.card(card).price
    cards = 0.0 if price is not None and price.kind == "price" else 4.0
    return BUYING_OFF * min(harm, 30.0) * urgency - cards


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
    threat = 2.0 if persistent is None else max(1.0, -brings(persistent, a, 0, card))
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
                effect = a.card(spell).effect
                assert effect is not None
                if life <= _punch(effect) + float(a.bonus(spell, seat, place)) < damage:
                    return True
    return False


def ready(a: AeonsEnd, seat: i64) -> float:
    """What the spells that a player can still cast would deal."""
    total = 0.0
    if seat >= 0:
        for place in range(PLACES):
            for spell in a.at(PREPPED + place, seat):
                effect = a.card(spell).effect
                assert effect is not None
                total += _punch(effect) + float(a.bonus(spell, seat, place))
    return total


def real_damage(a: AeonsEnd, definition: AeonsEndCard, damage: float) -> float:
    if definition.armor == 1:
        return 1.0
    if definition.armor == 2:
        return damage - 2.0
    if definition.armor == 3:
        return damage - float(a.tokens)
    return damage


def thin_value(a: AeonsEnd, seat: i64, card: i64) -> float:
    """What it brings to be rid of a card: starters go once there is something better."""
    definition = a.card(card)
    if definition.cost > 0:
        return -2.0 * float(definition.cost)
    better = 0
    for one in owned(a, seat):
        mine = a.card(one)
        if mine.cost > 0 and mine.is_gem == definition.is_gem:
            better += 1
    if definition.copies <= 2 or better < (GEMS_BEFORE_THINNING if definition.is_gem else SPELLS_BEFORE_THINNING):
        return -0.5
    return 1.0


def option_promise(a: AeonsEnd, asking: Ctx, number: i64) -> float:
    op = asking.op
    if isinstance(op, Either):
        if op.ops[number].kind == "pick":  # a totem: destroy what was played, unless it is all good
            return 1.0 + best_thinning(a, asking.seat)
        return brings(op.ops[number], a, asking.seat, asking.card)
    if isinstance(op, May):
        value = brings(op.op, a, asking.seat, asking.card)
        return value - 0.8 * float(a.card(asking.card).cost) * time_left(a)
    if isinstance(op, ShowTopOfDeck):
        return thin_value(a, asking.seat, a.at(DECK, asking.seat)[-1])
    if isinstance(op, RevealTurn):
        return 1.0 if a.card(a.zones[TURN_DECK][-1]).turn_of == NEMESIS_TURN else -1.0
    return 0.5


def best_thinning(a: AeonsEnd, seat: i64) -> float:
    best = -5.0
    for card in a.at(PLAY, seat):
        best = max(best, thin_value(a, seat, card))
    return best


def player_promise(a: AeonsEnd, asking: Ctx, seat: i64) -> float:
    op = asking.op
    if isinstance(op, (Victim, WithPlayer)):
        return brings(op.op, a, seat, asking.card)
    if op.kind == "next-turn":
        total = 0.0
        for place in range(PLACES):
            for spell in a.at(PREPPED + place, seat):
                total += punch(a, a.card(spell))
        return total + 0.1 * float(len(a.at(HAND, seat)))
    if op.kind in ("turn-victim", "victim"):
        return -hurt_cost(a, seat, 2.0)
    if op.kind == "ally-gems":
        gems = 0
        for card in a.at(HAND, seat):
            if a.card(card).is_gem:
                gems += 1
        return float(gems)
    if op.kind == "sigil-player":
        return float(a.spells(seat)) + (1.0 if seat == asking.seat else 0.0)
    return 0.5


def lump_value(a: AeonsEnd, asking: Ctx, card: i64, n: i64) -> float:
    """What it is worth that a target takes a part of the damage that is split."""
    return target_value(a, card, float(n)) + float(asking.a - n)


def piece_promise(a: AeonsEnd, asking: Ctx, card: i64) -> float:
    op = asking.op
    kind = op.kind
    definition = a.card(card)
    if kind == "target":
        return target_value(a, card, float(asking.a))
    if kind == "allot":
        best = 0.0
        for n in range(1, asking.a + 1):
            best = max(best, lump_value(a, asking, card, n))
        return best
    if kind == "destroy-breach":
        return -breach_loss(a, asking.seat, card)
    if kind in ("hand-cards", "hand-cards-together", "prepped-spells", "own-prepped", "order", "costlier"):
        return -keep_value(a, definition)
    if kind == "take":
        return worth_gaining(a, asking.seat, card)
    if kind == "focus":
        return focus_promise(a, asking.seat, card)
    if kind == "ally-discard":
        return keep_value(a, definition) - 1.5
    if kind == "acolyte":
        effect = definition.effect
        return 0.0 if effect is None else brings(effect, a, 0, card)
    if kind == "keep-turn":
        return 0.0
    return pick_promise(a, asking, card)


def keep_value(a: AeonsEnd, definition: AeonsEndCard) -> float:
    """How much a player would miss a card."""
    effect = definition.effect
    assert effect is not None
    if definition.is_spell:
        return punch(a, definition)
    return yields(effect) if definition.is_gem else 1.0


def breach_loss(a: AeonsEnd, seat: i64, token: i64) -> float:
    place = a.place_of(token, seat)
    loss = 0.5 * float(place)
    if a.is_open(seat, place):
        loss += 5.0 + 2.0 * float(a.card(token).bonus)
    for spell in a.at(PREPPED + place, seat):
        loss += punch(a, a.card(spell))
    return loss


def focus_promise(a: AeonsEnd, seat: i64, token: i64) -> float:
    for owner in range(a.seats):
        place = a.place_of(token, owner)
        if place >= 0:
            return worth_focusing(a, owner, place) * (1.0 if owner == seat else 0.8)
    return 0.0


def pick_promise(a: AeonsEnd, asking: Ctx, card: i64) -> float:
    """A card picked for an effect: destroyed, discarded or taken."""
    op = asking.op
    if a.card(card).effect is None:
        return 0.0  # a token
    does = op.op if isinstance(op, Pick) else None
    if does is not None and isinstance(does, Destroy):
        return thin_value(a, asking.seat, card)
    definition = a.card(card)
    if op.kind == "pick" and isinstance(op, Pick) and op.op.verb == "to-hand":
        return keep_value(a, definition)
    if op.kind == "up-to":
        return thin_value(a, asking.seat, card) if definition.cost == 0 and not a.spells(asking.seat) else 0.2
    if op.kind == "discard-order":
        return -1.0
    return 0.4 - keep_value(a, definition) * 0.2


# -- how good a position is --------------------------------------------------------------------------------------------

# How much things count for winning: a logistic regression over 95,000 positions of 5,400 games of two mages, who did
# what is most promising or something else of promise, by chance. For each nemesis, from the Titan on:
EVEN: Final = [2.98, 2.09, 0.08, 1.18]
FOE_LIFE: Final = [-0.075, -0.117, -0.094, -0.083]  # a point of its life, or of its acolytes'
FOE_TOKEN: Final = [0.115, 0.0, -0.02, -0.129]
LAST_TOKENS: Final = -2.67  # the Titan's, as they go
ACOLYTE_TO_COME: Final = -0.79
HARM_AHEAD: Final = -0.03  # what a card in play will do, in points of damage
MINION_LIFE: Final = -0.044
SEASON: Final = 1.87  # the part of the nemesis deck that is to come
HOLD: Final = 0.066  # a point of Gravehold's life
# Of each mage, at a table of one; at larger ones the mean counts.
MAGE_LIFE: Final = 0.189
EXHAUSTED: Final = -0.79
BREACH_STEP: Final = 0.042
PREPPED_PUNCH: Final = 0.095
HELD_AETHER: Final = 0.034
HELD_PUNCH: Final = 0.038
# The same for what a deck holds: at the end, and more of it while the nemesis deck lasts.
DECK_AETHER: Final = -0.014
DECK_PUNCH: Final = 0.084
DECK_CARD: Final = -0.271
DECK_AETHER_EARLY: Final = 0.359
DECK_PUNCH_EARLY: Final = 0.247
DECK_CARD_EARLY: Final = -0.604


def worth(g: Game, seat: int) -> float:
    """The chance that the players win, from what all of them can see."""
    a = cast(AeonsEnd, g)
    outcome = a.result
    if outcome is not None:
        return 1.0 if outcome.winners else 0.0
    foe = a.nemesis().foe
    left = deck_left(a)
    tokens = float(a.tokens)
    score = EVEN[foe - 1] + FOE_TOKEN[foe - 1] * tokens + SEASON * left + HOLD * float(a.gravehold)
    if foe == TITAN:
        score += LAST_TOKENS / (tokens + 1.0)
    life: i64 = a.nemesis_life
    if foe == CROWN:
        life = 0
        for card in acolytes(a):
            life += a.counter(card)
        score += ACOLYTE_TO_COME * float(len(a.zones[ACOLYTE_DECK]))
    score += FOE_LIFE[foe - 1] * float(life)
    for card in a.zones[IN_PLAY]:
        definition = a.card(card)
        if definition.kind == ACOLYTE:
            continue
        effect = definition.persistent if definition.is_minion else definition.power_effect
        if effect is not None:
            score += HARM_AHEAD * min(20.0, -brings(effect, a, 0, card))
        if definition.is_minion:
            score += MINION_LIFE * float(a.counter(card))
    mages = 0.0
    for one in range(a.seats):
        mages += mage_worth(a, one, left)
    return 1.0 / (1.0 + exp(-score - mages / float(a.seats)))


def mage_worth(a: AeonsEnd, seat: i64, left: float) -> float:
    """What a mage adds to the chances: life, breaches, spells that wait, and a deck that will bring more."""
    life: i64 = a.life[seat]
    total = MAGE_LIFE * float(life) if life > 0 else EXHAUSTED
    for place in range(PLACES):
        if a.at(BREACHES, seat)[place] != NO_CARD:
            total += BREACH_STEP * float(a.rotation[seat * PLACES + place])
        for spell in a.at(PREPPED + place, seat):
            total += PREPPED_PUNCH * punch(a, a.card(spell))
    aether = DECK_AETHER + DECK_AETHER_EARLY * left
    damage = DECK_PUNCH + DECK_PUNCH_EARLY * left
    slot = DECK_CARD + DECK_CARD_EARLY * left
    for card in owned(a, seat):
        total += slot + card_worth(a, card, aether, damage)
    for card in a.at(HAND, seat):
        total += card_worth(a, card, HELD_AETHER, HELD_PUNCH)
    return total


def card_worth(a: AeonsEnd, card: i64, aether: float, damage: float) -> float:
    """A player card by what it brings, at so much for each point."""
    definition = a.card(card)
    if definition.is_spell:
        return damage * punch(a, definition)
    effect = definition.effect
    return aether * yields(effect) if definition.is_gem and effect is not None else 0.0
