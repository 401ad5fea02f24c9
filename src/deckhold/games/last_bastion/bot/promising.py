"""Which actions are promising."""

from typing import cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game
from deckhold.games.last_bastion.bot.values import (
    CALL_TO_ARMS,
    HERO_BACK,
    WELCOME,
    act_value,
    best_evil,
    chance,
    danger,
    evil_value,
    fight_value,
    known,
    life_price,
    net_value,
    profit,
    standard_value,
    station_value,
    tile_value,
    token_value,
)
from deckhold.games.last_bastion.definitions import ENCHANT, EXTRA_MOVE, FETCH, PURIFY, WHITE, PieceCard
from deckhold.games.last_bastion.ops import (
    ACTIVATE,
    CALL_ON,
    CHOOSE_HERO,
    COLOUR,
    DEFEAT,
    DEFEAT_BOTH,
    EFFECT,
    END,
    FIGHT,
    GIVE,
    HEAL,
    NET,
    STAND,
    USE_POWER,
    Apply,
    GainEquipment,
    GiveEquipment,
    GrantedMove,
    LoseRoundToken,
    PlaceCard,
    RemoveEvil,
    RerollDice,
    RollDecayDie,
    Tavern,
    Tomb,
    printed,
)
from deckhold.games.last_bastion.rules import Aim, Combat, ExitEffects, enough
from deckhold.games.last_bastion.state import AROUND, COMBAT_DICE, NEAR, SLOTS, LastBastion

# -- which actions are promising ---------------------------------------------------------------------------------------


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides: about what it brings in life tokens, tiers aside."""
    b = cast(LastBastion, g)
    asking = b.asking
    assert asking is not None
    verb = act.verb_of(action)
    number = act.first(action)
    seat = asking.op.decider(b, asking)
    if asking.op.kind == "hero-phase":
        return _hero_phase(b, seat, verb, number)
    op = asking.op
    if isinstance(op, Combat):
        return _combat(b, seat, verb, action)
    if isinstance(op, GrantedMove):
        return _step(b, asking.seat, verb, number)
    if verb == act.PASS:
        return 0.0
    if isinstance(op, PlaceCard):
        return _slot(b, asking.card, number)
    if isinstance(op, Apply):
        return _victim(b, asking, number)
    if isinstance(op, LoseRoundToken):
        return -token_value(b, seat, number)
    if isinstance(op, (GainEquipment, GiveEquipment)):
        return token_value(b, asking.a if isinstance(op, GiveEquipment) else seat, number)
    if isinstance(op, RollDecayDie):
        face = b.decay_die[0]
        return 1.0 if face in (2, 4, 5, 6) or (face == 3 and b.round_tokens(seat) > 2) else -1.0
    if isinstance(op, RerollDice):
        return _reroll(b, number)
    if isinstance(op, RemoveEvil):
        return evil_value(b, number)
    if verb == NET:
        return net_value(b, number, act.second(action))
    if verb == COLOUR:
        return standard_value(b, number)
    if verb == HEAL:
        return HERO_BACK
    if verb == GIVE:
        return max([token_value(b, number, colour) for colour in range(5) if b.equipment_left(colour) > 0])
    if isinstance(op, Tavern):
        return life_price(b, number)
    if isinstance(op, Tomb) or op.kind == "enchant":
        return danger(b, number) + (0.3 * float(b.resistance(number)) if op.kind == "enchant" else 0.0)
    if isinstance(op, Aim):
        return profit(b, seat, number) * chance(COMBAT_DICE, b.resistance(number), 1.0 / 3.0)
    if isinstance(op, ExitEffects):
        menace = known(b.table)[b.table.kind[number]]
        assert menace is not None
        return -menace.leaves
    if verb == CHOOSE_HERO:
        return WELCOME[cast(PieceCard, b.table.card[number]).power]
    if op.kind == "evil-tile":
        return -tile_value(b, seat, b.table.card[number].id)
    if op.kind in ("lift", "lift-second"):
        return -1.0
    if verb == EFFECT:
        return 0.0
    return 0.1  # yes: an offer is made to be taken


def _hero_phase(b: LastBastion, seat: i64, verb: i64, number: i64) -> float:
    cell: i64 = b.tile[seat]
    here = act_value(b, seat, cell)
    if verb == END:
        return 0.0
    if verb == FIGHT:
        return fight_value(b, seat, cell)
    if verb == ACTIVATE:
        return tile_value(b, seat, b.table.card[number].id)
    if verb == CALL_ON:
        return tile_value(b, seat, b.table.card[number].id) - 1.7 * CALL_TO_ARMS
    if verb == USE_POWER:
        return _power(b, seat)
    if verb == STAND:
        return 0.5 if here == 0.0 else 0.01
    there = b.ground.cell_of[number]
    acting = act_value(b, seat, there) - here
    if b.extra_moved == 0 and b.has_power(seat, EXTRA_MOVE) and b.has_moved == 0:
        for further in AROUND[there]:
            acting = max(acting, 0.95 * act_value(b, seat, further) - here)
    if here + acting > 0.0 or here > 0.0:
        # First the move, if the best action is elsewhere; otherwise the action.
        return here + acting - 0.01 if acting > 0.0 else -1.0
    return station_value(b, seat, there) - station_value(b, seat, cell) - 0.01


def _power(b: LastBastion, seat: i64) -> float:
    """Free powers are used first; Teagaan weighs his against a move."""
    power = b.ground.powers[seat]
    if power == FETCH:
        return 50.0
    if power == ENCHANT:
        now = danger(b, b.enchantment) if b.enchantment != NO_CARD else 0.0
        best = 0.0
        for card in b.in_play():
            if card != b.enchantment:
                best = max(best, danger(b, card) + 0.3 * float(b.resistance(card)))
        return 50.0 if best > now + 0.5 else -1.0
    if power == PURIFY:
        return best_evil(b, 1) - 0.7
    return -0.5


def _step(b: LastBastion, seat: i64, verb: i64, number: i64) -> float:
    if verb == act.PASS:
        return 0.0
    if verb == STAND:
        return 0.5
    return station_value(b, seat, b.ground.cell_of[number]) - station_value(b, seat, b.tile[seat]) - 0.01


def _combat(b: LastBastion, seat: i64, verb: i64, action: i64) -> float:
    """What defeating brings; a token is spent when more can be defeated with it than without."""
    if verb == act.PASS:
        return 0.0
    if verb == DEFEAT:
        return profit(b, seat, act.first(action))
    if verb == DEFEAT_BOTH:
        return profit(b, seat, b.targets[0]) + profit(b, seat, b.targets[1])
    combat = cast(Combat, cast(Ctx, b.asking).op)
    results = combat.results(b)
    colour = act.first(action)
    best = -1.0
    for cards in combat.sets(b):
        if enough(b, cards, results):
            continue  # needs no more tokens
        value = -token_value(b, seat, colour)
        fits = False
        for card in cards:
            if b.horde(card).warlord:
                value += token_value(b, seat, colour)
            value += profit(b, seat, card)
            fits = fits or b.horde(card).colour == colour
        if fits:
            best = max(best, value)
    if act.second(action) != seat:
        best -= 0.05
    return best


def _reroll(b: LastBastion, mask: i64) -> float:
    """Dice that serve no target are rolled again."""
    value = -0.1
    if not b.targets:
        return -1.0
    for i in range(len(b.dice)):
        if not has(mask, i):
            continue
        face = b.dice[i]
        useful = face == WHITE
        for card in b.targets:
            useful = useful or b.horde(card).colour == face
        value += -1.0 if useful else 0.3
    results = [0] * 6
    for face in b.dice:
        results[face] += 1
    return -1.0 if enough(b, b.targets, results) else value


def _slot(b: LastBastion, card: i64, slot: i64) -> float:
    """Where an arriving card does least harm: in the trap, near a hero, not on a board that is almost full."""
    if slot == b.trap and not b.horde(card).warlord:
        return 10.0
    cell: i64 = b.line_of(slot)[0]
    near = 0.0
    for seat in range(b.seats):
        if b.present(seat):
            if b.tile[seat] == cell:
                near += 0.4
            elif cell in AROUND[b.tile[seat]]:
                near += 0.15
    corner = 0.2 if len(NEAR[cell]) == 2 else 0.0
    held: i64 = SLOTS - b.zones[slot // SLOTS].count(NO_CARD)
    return near + corner - 0.8 * float(held) - (2.0 if slot == b.trap else 0.0)


def _victim(b: LastBastion, asking: Ctx, seat: i64) -> float:
    """Harm goes to whoever can bear it best, rewards to whoever needs them most."""
    strength = float(b.life[seat]) + 0.2 * float(b.round_tokens(seat))
    return strength if printed(b, asking).negative else -strength
