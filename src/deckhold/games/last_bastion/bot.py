"""What a bot knows of Last Bastion: how good a position is, which actions are promising.

Everything is measured in life tokens: what a card in play costs the group each round while it stays, what its exit
effects bring or take, what a tile's action is good for now. It is read off the effects, so that an owner's cards are
judged like the others.
"""

from math import exp
from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Game
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
from deckhold.games.last_bastion.rules import Aim, Combat, ExitEffects, enough, may_act, tile_action
from deckhold.games.last_bastion.state import (
    AROUND,
    BASTION,
    BOARDS,
    CALL,
    COMBAT_DICE,
    ENCHANT,
    EXTRA_MOVE,
    FETCH,
    FOURTH_DIE,
    GREEN,
    HEALTHY,
    HORDE_DECK,
    IN_LINE,
    INCAPACITATED,
    NEAR,
    PURIFY,
    RANGED,
    RED,
    SLOTS,
    WHITE,
    YELLOW,
    HordeCard,
    LastBastion,
    PieceCard,
)

# What things are worth, in life tokens.
EQUIPMENT: Final = 0.5
CALL_TO_ARMS: Final = 1.3
SLOT_TAKEN: Final = 0.5  # a card in play, by being there
WARLORD: Final = 5.0
HERO_BACK: Final = 7.0

EFFECT_COST: Final = {
    "evil-spread": 1.8,
    "draw-card": 1.2,
    "lose-life": 1.6,
    "lose-round-token": 0.8,
    "roll-decay-die": 1.1,
    "evil-on-own-hero": 0.7,
    "all-lose-round-token": 2.0,
    "all-evil-on-hero": 1.8,
    "all-lose-next-move": 1.2,
    "gain-equipment": -0.5,
    "gain-life": -1.0,
    "gain-call-to-arms": -1.3,
    "remove-evil": -1.0,
    "gain-life-and-call-to-arms": -2.3,
    "no-white": 0.2,
    "lock-die": 1.3,
    "no-equipment": 0.9,
}

# How welcome the heroes are when they are chosen, by their power.
WELCOME: Final = [0.3, 0.5, 0.7, 0.9, 0.4, 0.8, 1.0, 0.6]


class Menace:
    """What a card does to the group while it stays, and when it goes."""

    stays: float  # each round: recurring and ongoing effects
    leaves: float  # exit effects, costs counted positive
    spreads: bool

    def __init__(self, card: HordeCard) -> None:
        self.stays = SLOT_TAKEN + (WARLORD if card.warlord else 0.0)
        self.leaves = 0.0
        self.spreads = False
        for i, effect in enumerate(card.effects):
            cost = EFFECT_COST[effect.id]
            timing = card.timing(i)
            if timing in ("recurring", "ongoing"):
                self.stays += cost
                self.spreads = self.spreads or effect.id == "evil-spread"
            elif timing == "exit":
                self.leaves += cost


_known: dict[CardTable, list[Menace | None]] = {}


def known(table: CardTable) -> list[Menace | None]:
    """The menace of each horde card of a box, by the index of its definition."""
    found = _known.get(table)
    if found is None:
        found = [Menace(card) if isinstance(card, HordeCard) else None for card in table.defs]
        _known[table] = found
    return found


def danger(b: LastBastion, card: i64) -> float:
    """What it is worth that a card leaves play."""
    menace = known(b.table)[b.table.kind[card]]
    assert menace is not None
    value = menace.stays
    covered = b.net_card == card
    if covered:
        value -= EFFECT_COST[b.horde(card).effects[b.net_effect].id] * 0.9
    elif menace.spreads and card in b.evil_cards:
        value += 1.0 + 2.0 * evil_tiles(b)
    elif menace.spreads:
        value += 0.5 * evil_tiles(b)
    colour = b.slot_of(card) // SLOTS
    held: i64 = SLOTS - b.zones[colour].count(NO_CARD)
    if held == SLOTS:
        value += full_board(b, colour)
    elif held == SLOTS - 1:
        value += 0.4 * full_board(b, colour)
    if b.horde(card).warlord:
        value += 8.0 * max(0.0, 1.0 - len(b.zones[HORDE_DECK]) / 12.0)
    return value


def full_board(b: LastBastion, colour: i64) -> float:
    """What the effect of a full board costs each round."""
    if colour == GREEN:
        under: i64 = 0  # monsters that the board can still discard before it comes to a warlord
        for card in b.zones[HORDE_DECK]:
            if b.horde(card).warlord:
                return 0.5 + 0.5 * float(8 - under)
            under += 1
        return 0.3
    return 1.2 if colour == RED else 1.0 if colour == YELLOW else 0.6


def evil_tiles(b: LastBastion) -> float:
    return float(b.evil_tile_count())


def profit(b: LastBastion, seat: i64, card: i64) -> float:
    """What defeating a card brings a seat, exit effects included."""
    menace = known(b.table)[b.table.kind[card]]
    assert menace is not None
    leaves = menace.leaves
    if leaves > 0.0:
        if b.has_power(seat, FOURTH_DIE):
            leaves = 0.0
        elif b.life[seat] == 1:
            leaves *= 3.0
    return danger(b, card) - leaves


# -- fighting ----------------------------------------------------------------------------------------------------------


def chance(dice: i64, wanted: i64, face: float) -> float:
    """The chance that at least `wanted` of some dice succeed."""
    if wanted <= 0:
        return 1.0
    if wanted > dice:
        return 0.0
    miss = 1.0 - face
    if dice == 1:
        return face
    if dice == 2:
        return face * face if wanted == 2 else 1.0 - miss * miss
    if dice == 3:
        if wanted == 3:
            return face * face * face
        return 1.0 - miss * miss * miss if wanted == 1 else face * face * (3.0 - 2.0 * face)
    if wanted == 4:
        return face**4
    if wanted == 3:
        return 4.0 * face**3 * miss + face**4
    if wanted == 2:
        return 1.0 - miss**4 - 4.0 * face * miss**3
    return 1.0 - miss**4


def fight_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """What a fight from a cell would bring on average."""
    places = IN_LINE if b.has_power(seat, RANGED) else NEAR
    dice = COMBAT_DICE - b.locked_dice()
    if b.has_power(seat, FOURTH_DIE):
        dice += 1
    banned = b.equipment_banned()
    best = 0.0
    second = 0.0
    for place in places[cell]:
        card = b.zones[b.ground.colour_at[place // SLOTS]][place % SLOTS]
        if card == NO_CARD:
            continue
        definition = b.horde(card)
        wanted = b.resistance(card)
        tokens: i64 = 0
        if not banned:
            for other in range(b.seats):
                if other == seat or b.tile[other] == cell:
                    tokens += b.equipment[other * 5 + definition.colour]
        whites = definition.no_white < 0 or b.covered(card, definition.no_white)
        face = 1.0 / 3.0 if whites else 1.0 / 6.0
        value = profit(b, seat, card)
        if value <= 0.0:
            continue
        expected = value * chance(dice, wanted - tokens, face)
        if tokens > 0:
            used = tokens if tokens < wanted else wanted
            expected -= (
                0.5 * token_value(b, seat, definition.colour) * float(used) * (0.2 if definition.warlord else 1.0)
            )
        if expected > best:
            best, second = expected, best
        elif expected > second:
            second = expected
    return best + 0.6 * second


# -- tiles -------------------------------------------------------------------------------------------------------------


def evil_value(b: LastBastion, card: i64) -> float:
    """What it is worth to remove the figure from a tile, a card or a hero board."""
    if b.ground.cell_of[card] >= 0:
        return 1.5 if b.evil_tile_count() < 2 else 6.0
    if card in b.evil_cards:
        if b.net_card == card:
            return 0.1
        return 1.2 + 1.6 * evil_tiles(b)
    return 0.9


def best_evil(b: LastBastion, n: i64) -> float:
    """The best n removals."""
    values = sorted([evil_value(b, card) for card in b.evil_places()], reverse=True)
    return sum(values[:n])


def life_price(b: LastBastion, seat: i64) -> float:
    """What a life token is worth to a seat."""
    life = b.life[seat]
    return 5.0 if life == 1 else 2.0 if life == 2 else 1.2 if life == 3 else 0.9


def token_value(b: LastBastion, seat: i64, token: i64) -> float:
    """What a round token is worth to a seat."""
    if token == CALL:
        return CALL_TO_ARMS
    wanted = 0.0
    for card in b.in_play():
        definition = b.horde(card)
        if definition.colour == token:
            wanted += 1.2 if definition.warlord else 0.25
    return EQUIPMENT + wanted - 0.12 * b.equipment[seat * 5 + token]


def net_value(b: LastBastion, card: i64, effect: i64) -> float:
    """What it is worth to cover an effect."""
    definition = b.horde(card)
    timing = definition.timing(effect)
    cost = EFFECT_COST[definition.effects[effect].id]
    if timing == "enter":
        return 0.0
    if timing == "exit":
        return 0.4 * cost
    value = cost * 0.8
    if definition.effects[effect].id == "evil-spread" and card in b.evil_cards:
        value += 1.0 + 1.5 * evil_tiles(b)
    return value


def standard_value(b: LastBastion, colour: i64) -> float:
    total = 0.0
    for card in b.in_play():
        if b.horde(card).colour == colour:
            total += 0.35 * danger(b, card)
    return total


def tile_value(b: LastBastion, seat: i64, tile: str) -> float:
    """What a tile's action brings now."""
    if tile == "divine-fountain":
        return best_evil(b, 2)
    if tile == "market":
        return 1.0 if b.round_tokens(seat) < 5 else 0.6
    if tile == "tavern":
        return max([life_price(b, other) * 0.7 for other in range(b.seats) if b.present(other)]) + 0.2
    if tile == "tomb":
        best = 0.0
        for card in b.in_play():
            if not b.horde(card).warlord:
                best = max(best, danger(b, card))
        return best - life_price(b, seat)
    if tile == "dispensary":
        return HERO_BACK if INCAPACITATED in b.condition and b.lives_left() > 0 else 0.8
    if tile == "dwarven-quarry":
        return 1.6 if b.trap < 0 else 0.1
    if tile == "trebuchet":
        now = net_value(b, b.net_card, b.net_effect) if b.net_card != NO_CARD else 0.0
        best = 0.0
        for card in b.in_play():
            definition = b.horde(card)
            if not definition.warlord:
                for effect in range(len(definition.effects)):
                    if not b.covered(card, effect):
                        best = max(best, net_value(b, card, effect))
        return best - now
    if tile == "standard":
        now = standard_value(b, b.standard) if b.standard >= 0 else 0.0
        return max([standard_value(b, colour) for colour in range(5)]) - now
    return 0.2  # the Strategist's Tower: a matter of plans


def tile_id(b: LastBastion, cell: i64) -> str:
    return b.table.card[b.zones[BASTION][cell]].id


def act_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """The best that a seat could do on a cell with the actions it has left."""
    best = 0.0
    if may_act(b, seat, b.has_fought):
        best = fight_value(b, seat, cell)
    if may_act(b, seat, b.has_activated) and not b.evil_on(cell) and tile_action(b, cell).possible(b, seat):
        best = max(best, tile_value(b, seat, tile_id(b, cell)))
    return best


def station_value(b: LastBastion, seat: i64, cell: i64) -> float:
    """How good it is to stand on a cell when the next turn begins."""
    value = fight_value(b, seat, cell)
    best = value
    for other in AROUND[cell]:
        best = max(best, 0.8 * fight_value(b, seat, other))
    return best


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
        if (mask >> i) & 1 == 0:
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


# -- how good a position is --------------------------------------------------------------------------------------------

# How much each entry of `measure` counts: a logistic regression over 25,000 positions of 1,500 games of greedy heroes.
WEIGHTS: Final = [-0.369, 0.68, -0.42, 0.378, 0.597, -1.67, 0.527, -0.305, -0.172, -3.753, 1.087, -0.499]


def worth(g: Game, seat: int) -> float:
    """How likely the group is to win."""
    b = cast(LastBastion, g)
    if b.result is not None:
        return 1.0 if b.result.winners else 0.0
    total = 0.0
    features = measure(b)
    for i in range(len(features)):
        total += WEIGHTS[i] * features[i]
    return 1.0 / (1.0 + exp(-total))


def measure(b: LastBastion) -> list[float]:
    """What counts for the group; `WEIGHTS` says how much."""
    lives = 0.0
    weak = 0.0
    tokens = 0.0
    powers = 0.0
    for seat in range(b.seats):
        lives += min(4.0, float(b.life[seat]))
        if b.present(seat):
            weak += 1.0 if b.life[seat] == 1 else 0.0
            powers += 1.0 if b.condition[seat] == HEALTHY and not b.evil[seat] else 0.0
        tokens += min(5.0, float(b.round_tokens(seat)))
    menace = 0.0
    cards = 0.0
    full = 0.0
    bosses = 0.0
    for colour in range(BOARDS):
        held = 0
        for card in b.zones[colour]:
            if card != NO_CARD:
                held += 1
                menace += danger(b, card)
                bosses += 1.0 if b.horde(card).warlord else 0.0
        cards += held
        full += 1.0 if held == SLOTS else 0.0
    left = len(b.zones[HORDE_DECK]) / 50.0
    seats = float(b.seats)
    evil = evil_tiles(b)
    return [
        1.0,
        lives / seats,
        weak / seats,
        tokens / seats,
        powers / seats,
        menace / 10.0,
        full,
        evil,
        1.0 if evil > 1.0 else 0.0,
        left,
        bosses,
        float(b.warlords_left()),
    ]
