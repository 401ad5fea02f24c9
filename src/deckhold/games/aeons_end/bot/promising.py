"""Which actions are promising."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import Ctx, Game
from deckhold.engine.ops import Choose, May, Pick
from deckhold.games.aeons_end.bot.cards import (
    ability_value,
    owned,
    stranded,
    time_left,
    worth_charging,
    worth_focusing,
    worth_gaining,
    worth_opening,
)
from deckhold.games.aeons_end.bot.harm import _punch, benefit, hurt_cost, punch, yields
from deckhold.games.aeons_end.bot.weights import (
    ABILITIES,
    BUYING_OFF,
    FINISH,
    FIRST,
    GEMS_BEFORE_THINNING,
    MINION_TURNS,
    PREPPING,
    RUIN,
    SPELLS_BEFORE_THINNING,
    SPENDING,
    STRANDED,
)
from deckhold.games.aeons_end.definitions import AETHER, CROWN, FOR_OTHER, MAGUS, NEMESIS_TURN, AeonsEndCard
from deckhold.games.aeons_end.nemesis import Victim
from deckhold.games.aeons_end.ops import (
    ABILITY,
    BUY,
    BUY_CHARGE,
    BUY_OFF,
    CAST,
    FOCUS,
    OPEN_BREACH,
    PLAY_CARD,
    PREP,
    PREP_PIECE,
    TO_DECK,
    TO_DISCARD,
    USE,
    CastAny,
    Damage,
    Destroy,
    RevealTurn,
    ShowTopOfDeck,
    WithPlayer,
    all_prepped,
)
from deckhold.games.aeons_end.state import (
    BREACHES,
    CHARGE_COST,
    DECK,
    HAND,
    PILES,
    PLACES,
    PLAY,
    PREPPED,
    SUPPLY,
    TURN_DECK,
    AeonsEnd,
)

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
    if verb == act.PAY:
        return 0.0 if act.first(action) == AETHER else 1.0  # restricted aether first
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
    if isinstance(effect, Choose) and isinstance(effect.ops[0], Pick):  # a totem wants something weak to destroy
        for played in a.at(PLAY, seat):
            if thin_value(a, seat, played) > 0.0:
                return FIRST
        return -1.0
    if isinstance(effect, CastAny) and not all_prepped(a):
        return -1.0
    return PREPPING - 2.0 if isinstance(effect, CastAny) else FIRST


def purchase(a: AeonsEnd, seat: i64, action: i64) -> float:
    """What a purchase benefit, together with the best that can be bought for the rest."""
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
    harm = -benefit(effect, a, seat, card)
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
    if isinstance(op, Choose):
        if op.ops[number].kind == "pick":  # a totem: destroy what was played, unless it is all good
            return 1.0 + best_thinning(a, asking.seat)
        return benefit(op.ops[number], a, asking.seat, asking.card)
    if isinstance(op, May):
        value = benefit(op.op, a, asking.seat, asking.card)
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
        return benefit(op.op, a, seat, asking.card)
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
        return 0.0 if effect is None else benefit(effect, a, 0, card)
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
