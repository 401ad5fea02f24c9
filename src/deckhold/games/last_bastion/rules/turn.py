"""The turn of Last Bastion: horde phase, hero phase, the next board."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.definitions import (
    ACTIVATE_AND_FIGHT,
    ENCHANT,
    EXTRA_MOVE,
    FETCH,
    PURIFY,
    PieceCard,
)
from deckhold.games.last_bastion.ops import (
    ACTIVATE,
    APPLY,
    CALL_ON,
    CHOOSE_HERO,
    EFFECT,
    END,
    FIGHT,
    USE_POWER,
    TileAction,
    bring,
    effect_label,
    step,
    steps,
)
from deckhold.games.last_bastion.rules.combat import AIM, FIGHT_BEGINS
from deckhold.games.last_bastion.state import (
    BASTION,
    BOX,
    HERO,
    HORDE_BOARDS,
    MAX_EFFECTS,
    STANDSTILL,
    TILES,
    LastBastion,
)

# -- before the first turn ---------------------------------------------------------------------------------------------


class ChooseHero(Op):
    """A player takes one of the heroes nobody has (LB-027)."""

    kind = "choose-hero"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(CHOOSE_HERO, card) for card in g.zones[BOX] if g.table.card[card].kind == "hero"]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        card = act.first(action)
        b.move(card, BOX, 0, HERO, ctx.seat)
        b.arrange()
        if b.events is not None:
            b.note("choose-hero", ctx.seat, card)

    def rules(self) -> list[str]:
        return ["LB-027"]


# -- the horde phase ---------------------------------------------------------------------------------------------------


class BeginTurn(Op):
    """A board's turn begins: the cards that lie there now will act (LB-047, LB-050). Context: the board's colour."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.turn = ctx.a
        b.dice = []
        b.gray_die = -1
        b.decay_die = []
        seat = b.active()
        b.begin_turn(seat, "turn" if seat >= 0 else "neutral-turn", b.turn)
        b.still_to_act.clear()
        for card in b.zones[b.turn]:
            if card != NO_CARD:
                definition = b.horde(card)
                effect = definition.enter_to
                while effect < definition.recurring_to:
                    if not b.covered(card, effect):
                        b.still_to_act.append(card * MAX_EFFECTS + effect)
                    effect += 1
        b.push(CARDS_ACT, -1)


class CardsAct(Op):
    """Step 1: the recurring effects, one by one in the order the player chooses (LB-049)."""

    kind = "effect-order"

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(LastBastion, g).still_to_act:
            g.ask(ctx)
        else:
            g.push(BOARD_ACTS, -1)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(EFFECT, one // MAX_EFFECTS, one % MAX_EFFECTS) for one in cast(LastBastion, g).still_to_act]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        card = act.first(action)
        effect = act.second(action)
        b.still_to_act.remove(card * MAX_EFFECTS + effect)
        if b.events is not None:
            b.note("acts", -1, card)
        b.push(self, -1)
        b.push(APPLY, b.active(), card, effect)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        seat = b.active()
        return seat if seat >= 0 else b.spokesman()

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return effect_label(g, "do-effect", action, t)

    def rules(self) -> list[str]:
        return ["LB-047", "LB-049"]


class BoardActs(Op):
    """Step 2: a full board does what it does; otherwise a card comes, unless the board is neutral (LB-052, LB-081)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        seat = b.active()
        b.push(HERO_PHASE_BEGINS, -1)
        if b.full(b.turn):
            card = b.zones[HORDE_BOARDS][b.ground.side_of[b.turn]]
            if b.events is not None:
                b.note("board-acts", -1, card)
            b.push(APPLY, seat, card)
        elif seat >= 0:
            bring(b, seat)


# -- the hero phase ----------------------------------------------------------------------------------------------------


class HeroPhaseBegins(Op):
    """What a hero phase starts with; a neutral board has none (LB-045, LB-Q12)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        seat = b.active()
        if seat < 0:
            b.push(END_TURN, -1)
            return
        b.last_hero_phase[seat] = b.turn_number
        b.has_activated = 0
        b.has_fought = 0
        b.has_moved = 0
        b.act_closed = 0
        b.extra_moved = 0
        b.power_used = 0
        b.push(HERO_PHASE, seat)
        b.look_back()


def may_act(b: LastBastion, seat: i64, done: i64) -> bool:
    """Whether an action is still open: one of the two, or both for Sindara (LB-090, LB-140, LB-Q26)."""
    if b.has_power(seat, ACTIVATE_AND_FIGHT):
        return done == 0 and b.act_closed == 0
    return b.has_activated == 0 and b.has_fought == 0


def may_step(b: LastBastion, seat: i64) -> bool:
    """Whether the hero has a move of its own left (LB-088, LB-248)."""
    return moves_left(b, seat) > 0


def moves_left(b: LastBastion, seat: i64) -> i64:
    """The moves that the hero has left: one, and Elmer's extra one (LB-134)."""
    regular: i64 = 1 if b.has_moved == 0 else 0
    if b.extra_moved == 0 and b.power_used == 0 and b.has_power(seat, EXTRA_MOVE):
        return regular + 1
    return regular


def usable_power(b: LastBastion, seat: i64) -> bool:
    """Whether the hero's power can be used as an action of its own now."""
    power = b.ground.powers[seat]
    if not b.has_power(seat, power):
        return False
    if power == EXTRA_MOVE:
        # His two moves are alike: one he made himself may count as the regular one, and the other is given away.
        if b.power_used or (b.has_moved and b.extra_moved):
            return False
        for other in range(b.seats):
            if other != seat and b.present(other):
                return True
        return False
    if power == ENCHANT:
        return b.power_used == 0 and len(b.in_play()) > (1 if b.enchantment >= 0 else 0)
    if power == FETCH:
        if b.power_used:
            return False
        for colour in range(5):
            if b.equipment_left(colour) > 0:
                return True
        return False
    # LB-247: Teagaan gives up a move that he has, and only the regular one.
    return power == PURIFY and b.has_moved == 0 and b.laid_down[seat] == 0 and len(b.evil_places()) > 0


class HeroPhase(Op):
    """The active player acts and moves, in either order, and does what else the hero can do (LB-088, LB-098)."""

    kind = "hero-phase"
    always_asks = True  # ending the turn reveals what comes

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(LastBastion, g).present(ctx.seat):
            g.ask(ctx)
        else:
            g.push(END_TURN, -1)  # LB-Q13

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        seat = ctx.seat
        cell: i64 = b.tile[seat]
        bastion = b.zones[BASTION]
        cards = b.table.card
        out: list[int] = []
        if may_act(b, seat, b.has_fought) and b.within_reach(seat):
            out.append(act.action(FIGHT))
        if may_act(b, seat, b.has_activated) and not b.evil_on(cell) and b.feasible(tile_action(b, cell), seat):
            out.append(act.action(ACTIVATE, bastion[cell]))
        if may_step(b, seat):
            out.extend(steps(b, seat))
        if usable_power(b, seat):
            out.append(act.action(USE_POWER, b.at(HERO, seat)[0]))
        if b.call_to_arms[seat] > 0:
            for other in range(TILES):
                if b.feasible(cast(PieceCard, cards[bastion[other]]).ops[0], seat):
                    out.append(act.action(CALL_ON, bastion[other]))
        out.append(act.action(END))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        if verb == END:
            b.push(END_TURN, -1)
            return
        b.push(self, seat)
        if verb == FIGHT:
            b.has_fought = 1
            b.targets = b.within_reach(seat)
            b.push(FIGHT_BEGINS, seat)
            if len(b.targets) > 2:  # LB-150
                b.targets.clear()
                b.push(AIM, seat)
        elif verb == ACTIVATE:
            b.has_activated = 1
            use_tile(b, seat, act.first(action), "activate")
        elif verb == CALL_ON:
            b.call_to_arms[seat] -= 1
            use_tile(b, seat, act.first(action), "call-to-arms")
        elif verb == USE_POWER:
            use_power(b, seat)
        else:
            if b.has_power(seat, EXTRA_MOVE) and b.extra_moved == 0 and b.power_used == 0:
                b.extra_moved = 1
            else:
                b.has_moved = 1
                if b.has_activated or b.has_fought:
                    b.act_closed = 1
            step(b, seat, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        acts = may_act(b, ctx.seat, b.has_activated) or may_act(b, ctx.seat, b.has_fought)
        key = "ask-hero-phase-act" if acts else "ask-hero-phase-end"
        if may_step(b, ctx.seat):
            key = "ask-hero-phase" if acts else "ask-hero-phase-move"
        if len(self.choices(g, ctx)) == 1:
            key = "ask-hero-phase-nothing"
        said = t.say(key)
        return t.say("ask-standstill", what=said) if b.repeated() == STANDSTILL - 1 else said

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        b = cast(LastBastion, g)
        verb = act.verb_of(action)
        if verb == FIGHT:
            cards = [t.name(b.table.card[card].id) for card in b.within_reach(ctx.seat)]
            return t.say("do-fight-aim") if len(cards) > 2 else t.say("do-fight", cards=t.listing(cards))
        if verb == USE_POWER:
            return t.say(f"do-power-{b.table.card[act.first(action)].id}")
        return g.info.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["LB-088", "LB-090", "LB-098"]


def tile_action(b: LastBastion, cell: i64) -> TileAction:
    return cast(TileAction, cast(PieceCard, b.table.card[b.zones[BASTION][cell]]).ops[0])


def use_tile(b: LastBastion, seat: i64, tile: i64, how: str) -> None:
    if b.events is not None:
        b.note(how, seat, tile)
    b.push(tile_action(b, b.ground.cell_of[tile]), seat, tile)


def use_power(b: LastBastion, seat: i64) -> None:
    hero = b.at(HERO, seat)[0]
    definition = cast(PieceCard, b.table.card[hero])
    if definition.power == EXTRA_MOVE:
        b.power_used = 1
        if b.extra_moved:
            b.has_moved = 1
    elif definition.power == PURIFY:
        b.has_moved = 1
    else:
        b.power_used = 1
    if b.events is not None:
        b.note("use-power", seat, hero)
    b.push(definition.ops[0], seat, hero)


class EndTurn(Op):
    """The next board clockwise (LB-045)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.push(BEGIN_TURN, -1, NO_CARD, b.next_board())


CHOOSE_HEROES: Final = ChooseHero()
BEGIN_TURN: Final = BeginTurn()
CARDS_ACT: Final = CardsAct()
BOARD_ACTS: Final = BoardActs()
HERO_PHASE_BEGINS: Final = HeroPhaseBegins()
HERO_PHASE: Final = HeroPhase()
END_TURN: Final = EndTurn()
