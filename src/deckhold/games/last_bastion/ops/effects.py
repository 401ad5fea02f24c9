"""The effects of horde cards and warlords."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.text import THEY_DO, TO_DO, Teller
from deckhold.games.last_bastion.definitions import CALL, REROLL, HordeCard, PieceCard, PrintedEffect
from deckhold.games.last_bastion.ops.arrivals import bring
from deckhold.games.last_bastion.ops.verbs import AGAIN, SPARED, TOKEN, TOKENS
from deckhold.games.last_bastion.state import (
    BASTION,
    DIE_FACES,
    HEALTHY,
    HERO,
    HORDE_DECK,
    HORDE_DISCARD,
    SLOTS,
    LastBastion,
)

# -- harmful effects ---------------------------------------------------------------------------------------------------


class EvilSpread(PrintedEffect):
    """A figure on the card, then from the card to the nearest facing tile (LB-173, LB-174)."""

    id = "evil-spread"
    personal = False

    def timings(self) -> list[str]:
        return ["recurring"]

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        card = ctx.card
        if card in b.evil_cards:
            b.evil_cards.remove(card)
            b.put_evil(b.first_free(b.slot_of(card)))
        elif b.evil_left() > 0:
            b.evil_cards.append(card)
            if b.events is not None:
                b.note("evil", -1, card)


class DrawCard(PrintedEffect):
    """One more horde card comes (LB-176)."""

    id = "draw-card"

    def run(self, g: Game, ctx: Ctx) -> None:
        bring(cast(LastBastion, g), ctx.seat)


class LoseLife(PrintedEffect):
    id = "lose-life"

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).lose_life(ctx.seat)


class LoseRoundToken(PrintedEffect):
    """The player gives up one equipment or Call to Arms token (LB-178)."""

    id = "lose-round-token"
    kind = "lose-token"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        return COMPLETELY if b.round_tokens(ctx.seat) > 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        for colour in range(5):
            if b.equipment[ctx.seat * 5 + colour]:
                out.append(act.action(TOKEN, colour))
        if b.call_to_arms[ctx.seat]:
            out.append(act.action(TOKEN, CALL))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        token = act.first(action)
        if token == CALL:
            b.call_to_arms[ctx.seat] -= 1
        else:
            b.equipment[ctx.seat * 5 + token] -= 1
        if b.events is not None:
            b.note("lose-token", ctx.seat, NO_CARD, token)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-lose-token", token=t.amount(TOKENS[act.first(action)], 1))


class RollDecayDie(PrintedEffect):
    """The player rolls the decay die and suffers its face (LB-179); Feng-Li may roll again (LB-144)."""

    id = "roll-decay-die"
    kind = "reroll-decay"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        self.roll(b, ctx.seat)
        if b.has_power(ctx.seat, REROLL):
            b.ask(ctx)
        else:
            self.suffer(b, ctx)

    def roll(self, b: LastBastion, seat: i64) -> None:
        b.decay_die = [b.chance(DIE_FACES) + 1]
        if b.events is not None:
            b.note("decay", seat, NO_CARD, b.decay_die[0])

    def suffer(self, b: LastBastion, ctx: Ctx) -> None:
        b.push(DECAY_FACES[b.decay_die[0] - 1], ctx.seat, ctx.card)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(AGAIN, 1), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        if act.verb_of(action) == AGAIN:
            self.roll(b, ctx.seat)
        self.suffer(b, ctx)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        face = DECAY_FACES[cast(LastBastion, g).decay_die[0] - 1]
        return t.say("ask-reroll-decay", what=t.sentences([face.text(t)]))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep-roll" if act.verb_of(action) == act.PASS else "do-reroll-decay")


class EvilOnOwnHero(PrintedEffect):
    """The hero's power is off while the figure stays (LB-180); no second figure, none on a wounded hero (LB-Q31)."""

    id = "evil-on-own-hero"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        return COMPLETELY if b.condition[ctx.seat] == HEALTHY and b.evil[ctx.seat] == 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if self.extent(b, ctx) != NOT_AT_ALL and b.evil_left() > 0:
            b.evil[ctx.seat] = 1
            if b.events is not None:
                b.note("evil", ctx.seat, b.at(HERO, ctx.seat)[0])


class LoseNextMove(PrintedEffect):
    """The hero is laid down (LB-096, LB-198)."""

    id = "lose-next-move"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        return COMPLETELY if b.laid_down[ctx.seat] == 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if not b.laid_down[ctx.seat]:
            b.laid_down[ctx.seat] = 1
            if b.events is not None:
                b.note("laid-down", ctx.seat)


class OnAll(PrintedEffect):
    """An effect on each hero in the bastion, clockwise from the acting player (LB-232)."""

    personal = False
    group = True

    def __init__(self, id: str, effect: PrintedEffect) -> None:
        self.id = id
        self.effect = effect

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        seats = b.seats_from(b.colour[ctx.seat] if ctx.seat >= 0 else b.next_board())
        i: i64 = len(seats) - 1
        while i >= 0:
            seat: i64 = seats[i]
            if ctx.a != SPARED or seat != ctx.seat:
                b.push(self.effect, seat, ctx.card)
            i -= 1

    def parts(self) -> dict[str, Op]:
        return {"effect": self.effect}

    def text(self, t: Teller) -> str:
        return t.say("each-everybody", what=self.effect.text(t.mood(THEY_DO)))


class DiscardBottomCard(PrintedEffect):
    """The green board: the bottom card goes; a warlord among them is the end (LB-194, LB-195, LB-Q24)."""

    id = "discard-bottom-card"
    personal = False

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        deck = b.zones[HORDE_DECK]
        if not deck:
            return
        card = b.to_take(HORDE_DECK).pop(0)
        b.put(card, HORDE_DISCARD)
        if b.events is not None:
            b.moved(card, HORDE_DECK, 0, HORDE_DISCARD, 0)
            b.note("bottom", -1, card)
        if b.horde(card).warlord:
            b.lose("warlord")


class EvilOnTile(PrintedEffect):
    """The evil face: on the nearest tile facing the card (LB-205), or a chosen one beside the yellow board (LB-197)."""

    id = "evil-on-tile"
    kind = "evil-tile"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if b.evil_left() == 0:
            return
        if isinstance(b.table.card[ctx.card], HordeCard):
            b.put_evil(b.first_free(b.slot_of(ctx.card)))
        else:
            b.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        colour = cast(PieceCard, b.table.card[ctx.card]).colour
        out: list[int] = []
        for k in range(SLOTS):
            cell = b.line_of(colour * SLOTS + k)[0]
            if not b.evil_on(cell):
                out.append(act.action(act.PICK_PIECE, b.zones[BASTION][cell]))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.put_evil(b.ground.cell_of[act.first(action)])


class LoseTokenAndLife(PrintedEffect):
    """A round token, if there is one, and a life token (LB-203)."""

    id = "lose-round-token-and-life"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(LOSE_LIFE, ctx.seat, ctx.card)
        g.push(LOSE_ROUND_TOKEN, ctx.seat, ctx.card)

    def text(self, t: Teller) -> str:
        return t.listing([LOSE_ROUND_TOKEN.text(t), LOSE_LIFE.text(t)])


class NoEffect(PrintedEffect):
    id = "no-effect"


# -- beneficial effects ------------------------------------------------------------------------------------------------


class GainEquipment(PrintedEffect):
    """One equipment token of choice from the reserve (LB-184). Also what Arne's falcon fetches."""

    id = "gain-equipment"
    kind = "take-equipment"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        for colour in range(5):
            if b.equipment_left(colour) > 0:
                out.append(act.action(TOKEN, colour))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cast(LastBastion, g).take_equipment(ctx.seat, act.first(action))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-take-token", token=t.amount(TOKENS[act.first(action)], 1))


class GainLife(PrintedEffect):
    id = "gain-life"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).take_life(ctx.seat)


class GainCallToArms(PrintedEffect):
    id = "gain-call-to-arms"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).take_call(ctx.seat)


class GainLifeAndCallToArms(PrintedEffect):
    """Both, as far as there are any; the player may refuse (LB-188, LB-Q40)."""

    id = "gain-life-and-call-to-arms"
    kind = "reward"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        if b.lives_left() == 0 and b.calls_left() == 0:
            return []
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.OPTION:
            b = cast(LastBastion, g)
            b.take_life(ctx.seat)
            b.take_call(ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-reward", what=self.text(t.mood(TO_DO)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pass" if act.verb_of(action) == act.PASS else "do-take-reward")


class RemoveEvil(PrintedEffect):
    """An evil figure goes back to the reserve from a tile, a card or a hero board (LB-187)."""

    kind = "remove-evil"
    negative = False

    def __init__(self, id: str, optional: bool) -> None:
        self.id = id
        self.optional = optional

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, card) for card in cast(LastBastion, g).evil_places()]
        if out and self.optional:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PICK_PIECE:
            cast(LastBastion, g).remove_evil(act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-remove-evil-may" if self.optional else "ask-remove-evil")


# -- ongoing effects ---------------------------------------------------------------------------------------------------


class Ongoing(PrintedEffect):
    """What the rules of combat look for: white faces refused, a die locked, equipment banned (LB-189 to LB-191)."""

    personal = False

    def __init__(self, id: str) -> None:
        self.id = id

    def timings(self) -> list[str]:
        return ["ongoing"]


EVIL_SPREAD: Final = EvilSpread()
DRAW_CARD: Final = DrawCard()
LOSE_LIFE: Final = LoseLife()
LOSE_ROUND_TOKEN: Final = LoseRoundToken()
ROLL_DECAY_DIE: Final = RollDecayDie()
EVIL_ON_OWN_HERO: Final = EvilOnOwnHero()
LOSE_NEXT_MOVE: Final = LoseNextMove()
ALL_LOSE_ROUND_TOKEN: Final = OnAll("all-lose-round-token", LOSE_ROUND_TOKEN)
ALL_EVIL_ON_HERO: Final = OnAll("all-evil-on-hero", EVIL_ON_OWN_HERO)
ALL_LOSE_NEXT_MOVE: Final = OnAll("all-lose-next-move", LOSE_NEXT_MOVE)
TAKE_EQUIPMENT: Final = GainEquipment()
GAIN_LIFE: Final = GainLife()
GAIN_CALL_TO_ARMS: Final = GainCallToArms()
MAY_REMOVE_EVIL: Final = RemoveEvil("remove-evil", True)
REMOVE_ONE_EVIL: Final = RemoveEvil("remove-one-evil", False)
GAIN_LIFE_AND_CALL_TO_ARMS: Final = GainLifeAndCallToArms()
NO_WHITE: Final = Ongoing("no-white")
LOCK_DIE: Final = Ongoing("lock-die")
NO_EQUIPMENT: Final = Ongoing("no-equipment")
DISCARD_BOTTOM_CARD: Final = DiscardBottomCard()
EVIL_ON_TILE: Final = EvilOnTile()
NO_EFFECT: Final = NoEffect()
LOSE_TOKEN_AND_LIFE: Final = LoseTokenAndLife()

# The decay die, face 1 to 6 (LB-200 to LB-205).
DECAY_FACES: Final[list[Op]] = [
    NO_EFFECT,
    DRAW_CARD,
    LOSE_ROUND_TOKEN,
    LOSE_TOKEN_AND_LIFE,
    LOSE_LIFE,
    EVIL_ON_TILE,
]

# What may stand on a horde card.
EFFECTS: Final[list[PrintedEffect]] = [
    EVIL_SPREAD,
    DRAW_CARD,
    LOSE_LIFE,
    LOSE_ROUND_TOKEN,
    ROLL_DECAY_DIE,
    EVIL_ON_OWN_HERO,
    ALL_LOSE_ROUND_TOKEN,
    ALL_EVIL_ON_HERO,
    ALL_LOSE_NEXT_MOVE,
    TAKE_EQUIPMENT,
    GAIN_LIFE,
    GAIN_CALL_TO_ARMS,
    MAY_REMOVE_EVIL,
    GAIN_LIFE_AND_CALL_TO_ARMS,
    NO_WHITE,
    LOCK_DIE,
    NO_EQUIPMENT,
]
