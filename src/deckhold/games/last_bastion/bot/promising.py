"""Which actions are promising."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import InOrder
from deckhold.engine.optable import OpTable, asking, on
from deckhold.games.last_bastion.bot.tiles import Prospects, tile_value
from deckhold.games.last_bastion.bot.values import (
    CALL_TO_ARMS,
    HERO_BACK,
    WELCOME,
    best_evil,
    chance,
    danger,
    evil_value,
    known,
    life_price,
    net_value,
    profit,
    standard_value,
    token_value,
)
from deckhold.games.last_bastion.definitions import EXTRA_MOVE, WHITE, PieceCard
from deckhold.games.last_bastion.ops import (
    ACTIVATE,
    CALL_ON,
    DEFEAT,
    DEFEAT_BOTH,
    END,
    FIGHT,
    HEAL,
    STAND,
    USE_POWER,
    Apply,
    Dispensary,
    DwarvenQuarry,
    Enchantment,
    EvilOnTile,
    FetchEquipment,
    GainEquipment,
    GainLifeAndCallToArms,
    GiveEquipment,
    GrantedMove,
    Lend,
    LiftSecond,
    LoseRoundToken,
    PlaceCard,
    Power,
    PurifyPlace,
    PutDown,
    RemoveEvil,
    RerollDice,
    RollDecayDie,
    Standard,
    StrategistsTower,
    Tavern,
    Tomb,
    Trebuchet,
    printed,
)
from deckhold.games.last_bastion.rules import (
    Aim,
    CardsAct,
    ChooseHero,
    Combat,
    Consent,
    ExitEffects,
    HeroPhase,
    enough,
)
from deckhold.games.last_bastion.state import AROUND, COMBAT_DICE, NEAR, SLOTS, LastBastion


def promise(g: Game, action: i64) -> float:
    """How promising an action looks to the seat that decides: about what it brings in life tokens, tiers aside."""
    ctx = g.asking
    assert ctx is not None
    op = ctx.op
    if act.verb_of(action) == act.PASS:
        return 0.0
    return ANSWERS.of(op)(op, cast(LastBastion, g), ctx, action)


def promises(g: Game) -> list[float]:
    """How promising all answers look to the seat that decides."""
    ctx = g.asking
    assert ctx is not None
    op = ctx.op
    if isinstance(op, HeroPhase):  # nearly always
        b = cast(LastBastion, g)
        prospects = Prospects(b, ctx.seat)
        return [hero_phase(b, prospects, action) for action in g.answers]
    if isinstance(op, GrantedMove):
        b = cast(LastBastion, g)
        prospects = Prospects(b, ctx.seat)
        return [granted_move(b, prospects, action) for action in g.answers]
    return [promise(g, action) for action in g.answers]


def check(box: CardTable) -> None:
    ANSWERS.check(asking(box))
    POWERS.check([op for op in box.ops.values() if isinstance(op, Power) and type(op) is not Power])


# -- a hero's turn -----------------------------------------------------------------------------------------------------


def in_hero_phase(op: HeroPhase, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return hero_phase(b, Prospects(b, ctx.seat), action)


def hero_phase(b: LastBastion, prospects: Prospects, action: i64) -> float:
    seat = prospects.seat
    verb = act.verb_of(action)
    number = act.first(action)
    cell: i64 = b.tile[seat]
    if verb == END:
        return 0.0
    if verb == FIGHT:
        return prospects.fight(cell)
    if verb == ACTIVATE:
        return tile_value(b, seat, b.ground.cell_of[number])
    if verb == CALL_ON:
        return tile_value(b, seat, b.ground.cell_of[number]) - 1.7 * CALL_TO_ARMS
    if verb == USE_POWER:
        power = cast(PieceCard, b.table.card[number]).ops[0]
        return POWERS.of(power)(power, b)
    here = prospects.act(cell)
    if verb == STAND:
        return 0.5 if here == 0.0 else 0.01
    there = b.ground.cell_of[number]
    acting = prospects.act(there) - here
    if b.extra_moved == 0 and b.has_power(seat, EXTRA_MOVE) and b.has_moved == 0:
        for further in AROUND[there]:
            acting = max(acting, 0.95 * prospects.act(further) - here)
    if here + acting > 0.0 or here > 0.0:
        # First the move, if the best action is elsewhere; otherwise the action.
        return here + acting - 0.01 if acting > 0.0 else -1.0
    return prospects.station(there) - prospects.station(cell) - 0.01


def fetch(power: FetchEquipment, b: LastBastion) -> float:
    return 50.0  # it is free


def enchant(power: Enchantment, b: LastBastion) -> float:
    now = danger(b, b.enchantment) if b.enchantment != NO_CARD else 0.0
    best = 0.0
    for card in b.in_play():
        if card != b.enchantment:
            best = max(best, danger(b, card) + 0.3 * float(b.resistance(card)))
    return 50.0 if best > now + 0.5 else -1.0


def purify(power: PurifyPlace, b: LastBastion) -> float:
    return best_evil(b, 1) - 0.7  # instead of a move


def lend(power: Lend, b: LastBastion) -> float:
    return -0.5


POWERS: Final = OpTable(
    "when to use a hero's power",
    [on(FetchEquipment, fetch), on(Enchantment, enchant), on(PurifyPlace, purify), on(Lend, lend)],
)


def in_granted_move(op: GrantedMove, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return granted_move(b, Prospects(b, ctx.seat), action)


def granted_move(b: LastBastion, prospects: Prospects, action: i64) -> float:
    if act.verb_of(action) == act.PASS:
        return 0.0
    if act.verb_of(action) == STAND:
        return 0.5
    there = b.ground.cell_of[act.first(action)]
    return prospects.station(there) - prospects.station(b.tile[prospects.seat]) - 0.01


def choose_hero(op: ChooseHero, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return WELCOME[cast(PieceCard, b.table.card[act.first(action)]).power]


# -- fighting ----------------------------------------------------------------------------------------------------------


def aim(op: Aim, b: LastBastion, ctx: Ctx, action: i64) -> float:
    card = act.first(action)
    return profit(b, op.decider(b, ctx), card) * chance(COMBAT_DICE, b.resistance(card), 1.0 / 3.0)


def combat(op: Combat, b: LastBastion, ctx: Ctx, action: i64) -> float:
    """What defeating brings; a token is spent when more can be defeated with it than without."""
    seat = op.decider(b, ctx)
    verb = act.verb_of(action)
    if verb == DEFEAT:
        return profit(b, seat, act.first(action))
    if verb == DEFEAT_BOTH:
        return profit(b, seat, b.targets[0]) + profit(b, seat, b.targets[1])
    results = op.results(b)
    colour = act.first(action)
    best = -1.0
    for cards in op.sets(b):
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


def reroll(op: RerollDice, b: LastBastion, ctx: Ctx, action: i64) -> float:
    """Dice that serve no target are rolled again."""
    mask = act.first(action)
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


def exit_effects(op: ExitEffects, b: LastBastion, ctx: Ctx, action: i64) -> float:
    menace = known(b.table)[b.table.kind[act.first(action)]]
    assert menace is not None
    return -menace.leaves


# -- what the horde does -----------------------------------------------------------------------------------------------


def place(op: PlaceCard, b: LastBastion, ctx: Ctx, action: i64) -> float:
    """Where an arriving card does least harm: in the trap, near a hero, not on a board that is almost full."""
    slot = act.first(action)
    if slot == b.trap and not b.horde(ctx.card).warlord:
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


def victim(op: Apply, b: LastBastion, ctx: Ctx, action: i64) -> float:
    """Harm goes to whoever can bear it best, rewards to whoever needs them most."""
    seat = act.first(action)
    strength = float(b.life[seat]) + 0.2 * float(b.round_tokens(seat))
    return strength if printed(b, ctx).negative else -strength


def lose_token(op: LoseRoundToken, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return -token_value(b, op.decider(b, ctx), act.first(action))


def roll_decay_die(op: RollDecayDie, b: LastBastion, ctx: Ctx, action: i64) -> float:
    face = b.decay_die[0]
    return 1.0 if face in (2, 4, 5, 6) or (face == 3 and b.round_tokens(op.decider(b, ctx)) > 2) else -1.0


def evil_on_tile(op: EvilOnTile, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return -tile_value(b, op.decider(b, ctx), b.ground.cell_of[act.first(action)])


def all_alike(op: Op, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return 0.0


# -- rewards, tiles and powers -----------------------------------------------------------------------------------------


def gain_equipment(op: GainEquipment, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return token_value(b, op.decider(b, ctx), act.first(action))


def give_equipment(op: GiveEquipment, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return token_value(b, ctx.a, act.first(action))


def remove_evil(op: RemoveEvil, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return evil_value(b, act.first(action))


def net(op: Trebuchet, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return net_value(b, act.first(action), act.second(action))


def standard(op: Standard, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return standard_value(b, act.first(action))


def dispensary(op: Dispensary, b: LastBastion, ctx: Ctx, action: i64) -> float:
    if act.verb_of(action) == HEAL:
        return HERO_BACK
    seat = act.first(action)
    return max([token_value(b, seat, colour) for colour in range(5) if b.equipment_left(colour) > 0])


def tavern(op: Tavern, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return life_price(b, act.first(action))


def tomb(op: Tomb, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return danger(b, act.first(action))


def enchanted(op: Enchantment, b: LastBastion, ctx: Ctx, action: i64) -> float:
    card = act.first(action)
    return danger(b, card) + 0.3 * float(b.resistance(card))


def leave_it(op: StrategistsTower | LiftSecond, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return -1.0


def yes(op: Op, b: LastBastion, ctx: Ctx, action: i64) -> float:
    return 0.1  # an offer is made to be taken


ANSWERS: Final = OpTable(
    "how promising an answer is",
    [
        on(HeroPhase, in_hero_phase),
        on(GrantedMove, in_granted_move),
        on(ChooseHero, choose_hero),
        # fighting
        on(Aim, aim),
        on(Combat, combat),
        on(RerollDice, reroll),
        on(ExitEffects, exit_effects),
        on(Consent, yes),
        # what the horde does
        on(PlaceCard, place),
        on(Apply, victim),
        on(LoseRoundToken, lose_token),
        on(RollDecayDie, roll_decay_die),
        on(EvilOnTile, evil_on_tile),
        on(CardsAct, all_alike),
        on(InOrder, yes),
        # rewards, tiles and powers
        on(GainEquipment, gain_equipment),
        on(GiveEquipment, give_equipment),
        on(GainLifeAndCallToArms, yes),
        on(RemoveEvil, remove_evil),
        on(Trebuchet, net),
        on(Standard, standard),
        on(Dispensary, dispensary),
        on(Tavern, tavern),
        on(Tomb, tomb),
        on(DwarvenQuarry, yes),
        on(StrategistsTower, leave_it),
        on(LiftSecond, leave_it),
        on(PutDown, yes),
        on(Enchantment, enchanted),
        on(Lend, yes),
    ],
)
