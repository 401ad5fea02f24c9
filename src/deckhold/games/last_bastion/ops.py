"""Ops that only Last Bastion has: effects of cards, boards and dice, actions of tiles, powers of heroes."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.actions import NUMBER, PIECE, SEAT, Verb
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import THEY_DO, TO_DO, Teller
from deckhold.games.last_bastion.state import (
    ALL_SLOTS,
    AROUND,
    ARRIVING,
    BASTION,
    BLACK,
    BOARDS,
    CALL,
    COLOURS,
    COMBAT_DICE,
    DIE_FACES,
    FACES,
    FOURTH_DIE,
    HEALTHY,
    HERO,
    HORDE_DECK,
    HORDE_DISCARD,
    INCAPACITATED,
    MAX_EFFECTS,
    REROLL,
    SLOTS,
    WHITE,
    WOUNDED,
    Effect,
    HordeCard,
    LastBastion,
    PieceCard,
)

# Verbs.
MOVE: Final = act.FIRST_OWN
STAND: Final = act.FIRST_OWN + 1
ACTIVATE: Final = act.FIRST_OWN + 2
FIGHT: Final = act.FIRST_OWN + 3
CALL_ON: Final = act.FIRST_OWN + 4
USE_POWER: Final = act.FIRST_OWN + 5
END: Final = act.FIRST_OWN + 6
PLACE: Final = act.FIRST_OWN + 7  # a card, the trap: on a slot
TOKEN: Final = act.FIRST_OWN + 8  # take, give or lose a round token of a kind
NET: Final = act.FIRST_OWN + 9
HEAL: Final = act.FIRST_OWN + 10
GIVE: Final = act.FIRST_OWN + 11
COLOUR: Final = act.FIRST_OWN + 12  # the token on the standard
AGAIN: Final = act.FIRST_OWN + 13  # roll these dice again
DEFEAT: Final = act.FIRST_OWN + 14
DEFEAT_BOTH: Final = act.FIRST_OWN + 15
SPEND: Final = act.FIRST_OWN + 16
EFFECT: Final = act.FIRST_OWN + 17  # the next recurring effect
CHOOSE_HERO: Final = act.FIRST_OWN + 18

VERBS: Final = [
    Verb("move", PIECE),
    Verb("stand-up"),
    Verb("activate", PIECE),
    Verb("fight"),
    Verb("call-to-arms", PIECE),
    Verb("use-power", PIECE),
    Verb("end-turn"),
    Verb("place", NUMBER, numbers=ALL_SLOTS),
    Verb("token", NUMBER, numbers=CALL + 1),
    Verb("net", PIECE, NUMBER, numbers=MAX_EFFECTS),
    Verb("heal", SEAT),
    Verb("give", SEAT),
    Verb("colour", NUMBER, numbers=len(COLOURS)),
    Verb("reroll", NUMBER, numbers=1 << COMBAT_DICE),
    Verb("defeat", PIECE),
    Verb("defeat-both"),
    Verb("spend", NUMBER, SEAT, numbers=len(COLOURS)),
    Verb("effect", PIECE, NUMBER, numbers=MAX_EFFECTS),
    Verb("choose-hero", PIECE),
]

EXIT: Final = 1  # in the context of an applied effect: the card was defeated
HEALED_LIFE: Final = 3
SPARED: Final = 1  # in the context of an effect on all players: not on the fighter (LB-Q30)

TOKENS: Final = ["red", "green", "blue", "yellow", "black", "call-to-arms"]


def slot_name(g: Game, slot: i64, t: Teller) -> str:
    """ "Red board, slot 2, beside Market": which slot is meant."""
    b = cast(LastBastion, g)
    tile = b.table.card[b.zones[BASTION][b.line_of(slot)[0]]].id
    return t.say("slot", board=t.say(f"board-{FACES[slot // SLOTS]}"), n=slot % SLOTS + 1, tile=t.name(tile))


# -- giving an effect to somebody --------------------------------------------------------------------------------------


class Apply(Op):
    """One effect of a card or board falls on the acting player; where there is none, on a chosen one (LB-083, LB-244).

    Context: the acting seat or -1, the card, which of its effects, and whether it is an exit effect.
    """

    kind = "victim"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        card = ctx.card
        if b.covered(card, ctx.a):
            return
        effect = printed(b, ctx)
        seat = ctx.seat
        if seat >= 0 and not b.present(seat):
            seat = -1
        spared: i64 = 0
        if ctx.b == EXIT and effect.negative and seat >= 0 and b.has_power(seat, FOURTH_DIE):
            if not effect.group:
                if b.events is not None:
                    b.note("spared", seat, card)
                return  # LB-147
            spared = SPARED
        if seat < 0 and effect.personal:
            b.ask(ctx)
        else:
            b.push(effect, seat, card, spared)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        effect = printed(b, ctx)
        out: list[int] = []
        for seat in b.seats_from(b.next_board()):
            if effect.fits(b, seat):
                out.append(act.action(act.PLAYER, seat))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        seat = act.first(action)
        if g.events is not None:
            g.note("victim", seat, ctx.card)
        g.push(printed(cast(LastBastion, g), ctx), seat, ctx.card)

    def decider(self, g: Game, ctx: Ctx) -> i64:
        return cast(LastBastion, g).spokesman()

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        b = cast(LastBastion, g)
        what = printed(b, ctx).text(t.mood(THEY_DO))
        return t.say("ask-victim", card=t.name(b.table.card[ctx.card].id), what=what)

    def rules(self) -> list[str]:
        return ["LB-083", "LB-084", "LB-244"]


def printed(b: LastBastion, ctx: Ctx) -> Effect:
    """The effect that a context of Apply speaks of."""
    definition = b.table.card[ctx.card]
    if isinstance(definition, HordeCard):
        return definition.effects[ctx.a]
    return cast(Effect, cast(PieceCard, definition).ops[0])


# -- arrivals ----------------------------------------------------------------------------------------------------------


def bring(b: LastBastion, seat: i64) -> None:
    """A player draws a horde card and places it; or cannot (LB-063, LB-211, LB-215)."""
    slot: i64 = 0
    while slot < ALL_SLOTS and b.card_in(slot) != NO_CARD:
        slot += 1
    if slot == ALL_SLOTS:
        b.lose_life(seat)
        return
    deck = b.zones[HORDE_DECK]
    if not deck:
        b.lose("deck")
        return
    card = deck.pop()
    b.put(card, ARRIVING)
    if b.events is not None:
        b.moved(card, HORDE_DECK, 0, ARRIVING, 0)
        b.note("arrive", seat, card)
    b.push(PLACE_CARD, seat, card)


class PlaceCard(Op):
    """A drawn card goes to a slot of its board, or where there is room (LB-060 to LB-062)."""

    kind = "place"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        colour = b.horde(ctx.card).colour
        slots = b.free_slots(b.colour[ctx.seat] if colour == BLACK else colour)
        if not slots:
            for other in range(BOARDS):
                slots += b.free_slots(other)
        return [act.action(PLACE, slot) for slot in slots]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        slot = act.first(action)
        card = ctx.card
        b.zones[ARRIVING].remove(card)
        b.zones[slot // SLOTS][slot % SLOTS] = card
        if b.events is not None:
            b.moved(card, ARRIVING, 0, slot // SLOTS, 0)
        if spring_trap(b, card, slot):
            return
        effect = b.horde(card).enter_to - 1
        while effect >= 0:
            b.push(APPLY, ctx.seat, card, effect)
            effect -= 1

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-place", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        slot = act.first(action)
        trapped = cast(LastBastion, g).trap == slot
        return t.say("do-place-on-trap" if trapped else "do-place", slot=slot_name(g, slot, t))

    def rules(self) -> list[str]:
        return ["LB-060", "LB-061", "LB-062"]


def spring_trap(b: LastBastion, card: i64, slot: i64) -> bool:
    """A card has come to a slot: on the trap a monster is discarded, a warlord stays (LB-068, LB-172)."""
    if b.trap != slot:
        return False
    b.trap = -1
    if b.horde(card).warlord:
        return False
    if b.events is not None:
        b.note("trapped", -1, card)
    b.discard(card)
    return True


# -- harmful effects ---------------------------------------------------------------------------------------------------


class EvilSpread(Effect):
    """A figure on the card, then from the card to the nearest facing tile (LB-173, LB-174)."""

    id = "evil-spread"
    personal = False

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


class DrawCard(Effect):
    """One more horde card comes (LB-176)."""

    id = "draw-card"

    def run(self, g: Game, ctx: Ctx) -> None:
        bring(cast(LastBastion, g), ctx.seat)


class LoseLife(Effect):
    id = "lose-life"

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).lose_life(ctx.seat)


class LoseRoundToken(Effect):
    """The player gives up one equipment or Call to Arms token (LB-178)."""

    id = "lose-round-token"
    kind = "lose-token"

    def fits(self, g: LastBastion, seat: i64) -> bool:
        return g.round_tokens(seat) > 0

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


class RollDecayDie(Effect):
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


class EvilOnOwnHero(Effect):
    """The hero's power is off while the figure stays (LB-180); no second figure, none on a wounded hero (LB-Q31)."""

    id = "evil-on-own-hero"

    def fits(self, g: LastBastion, seat: i64) -> bool:
        return g.condition[seat] == HEALTHY and g.evil[seat] == 0

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if self.fits(b, ctx.seat) and b.evil_left() > 0:
            b.evil[ctx.seat] = 1
            if b.events is not None:
                b.note("evil", ctx.seat, b.at(HERO, ctx.seat)[0])


class LoseNextMove(Effect):
    """The hero is laid down (LB-096, LB-198)."""

    id = "lose-next-move"

    def fits(self, g: LastBastion, seat: i64) -> bool:
        return g.laid_down[seat] == 0

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        if not b.laid_down[ctx.seat]:
            b.laid_down[ctx.seat] = 1
            if b.events is not None:
                b.note("laid-down", ctx.seat)


class OnAll(Effect):
    """An effect on each hero in the bastion, clockwise from the acting player (LB-232)."""

    personal = False
    group = True

    def __init__(self, id: str, effect: Effect) -> None:
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


class DiscardBottomCard(Effect):
    """The green board: the bottom card goes; a warlord among them is the end (LB-194, LB-195, LB-Q24)."""

    id = "discard-bottom-card"
    personal = False

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        deck = b.zones[HORDE_DECK]
        if not deck:
            return
        card = deck.pop(0)
        b.put(card, HORDE_DISCARD)
        if b.events is not None:
            b.moved(card, HORDE_DECK, 0, HORDE_DISCARD, 0)
            b.note("bottom", -1, card)
        if b.horde(card).warlord:
            b.lose("warlord")


class EvilOnTile(Effect):
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


class LoseTokenAndLife(Effect):
    """A round token, if there is one, and a life token (LB-203)."""

    id = "lose-round-token-and-life"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(LOSE_LIFE, ctx.seat, ctx.card)
        g.push(LOSE_ROUND_TOKEN, ctx.seat, ctx.card)

    def text(self, t: Teller) -> str:
        return t.listing([LOSE_ROUND_TOKEN.text(t), LOSE_LIFE.text(t)])


class NoEffect(Effect):
    id = "no-effect"


# -- beneficial effects ------------------------------------------------------------------------------------------------


class GainEquipment(Effect):
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


class GainLife(Effect):
    id = "gain-life"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).take_life(ctx.seat)


class GainCallToArms(Effect):
    id = "gain-call-to-arms"
    negative = False

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(LastBastion, g).take_call(ctx.seat)


class GainLifeAndCallToArms(Effect):
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


class RemoveEvil(Effect):
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


class Ongoing(Effect):
    """What the rules of combat look for: white faces refused, a die locked, equipment banned (LB-189 to LB-191)."""

    personal = False

    def __init__(self, id: str) -> None:
        self.id = id


# -- moves -------------------------------------------------------------------------------------------------------------


def step(b: LastBastion, seat: i64, action: i64) -> None:
    """Carry out a move, or stand up instead of one (LB-096)."""
    if act.verb_of(action) == STAND:
        b.laid_down[seat] = 0
        if b.events is not None:
            b.note("stand-up", seat)
    else:
        b.tile[seat] = b.ground.cell_of[act.first(action)]
        if b.events is not None:
            b.note("move-hero", seat, act.first(action))


def steps(b: LastBastion, seat: i64) -> list[int]:
    """What a move can be used for."""
    if b.laid_down[seat]:
        return [act.action(STAND)]
    bastion = b.zones[BASTION]
    return [act.action(MOVE, bastion[cell]) for cell in AROUND[b.tile[seat]]]


class GrantedMove(Op):
    """A move given by the Tavern or by Elmer: made at once or forfeited (LB-160, LB-Q21)."""

    kind = "granted-move"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = steps(cast(LastBastion, g), ctx.seat)
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            step(cast(LastBastion, g), ctx.seat, action)

    def rules(self) -> list[str]:
        return ["LB-094", "LB-096", "LB-160"]


# -- actions of the tiles ----------------------------------------------------------------------------------------------


class TileAction(Op):
    """What a bastion tile does; refused where it could change nothing (LB-238)."""

    id: str = ""

    def possible(self, b: LastBastion, seat: i64) -> bool:
        return True

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def text(self, t: Teller) -> str:
        life, lives = t.amount("life", 1), t.amount("life", HEALED_LIFE)
        return t.say(f"tile-{self.id}", life=life, lives=lives, call=t.amount("call-to-arms", 1))


class Trebuchet(TileAction):
    """The net covers one effect of a monster (LB-151)."""

    id = "trebuchet"
    kind = "net"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        for card in b.in_play():
            definition = b.horde(card)
            if not definition.warlord and len(definition.effects) > (1 if b.net_card == card else 0):
                return True
        return False

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        for card in b.in_play():
            definition = b.horde(card)
            if not definition.warlord:
                for effect in range(len(definition.effects)):
                    if not b.covered(card, effect):
                        out.append(act.action(NET, card, effect))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.net_card = act.first(action)
        b.net_effect = act.second(action)
        if b.events is not None:
            b.note("net", ctx.seat, b.net_card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return effect_label(g, "do-net", action, t)

    def rules(self) -> list[str]:
        return ["LB-151", "LB-152", "LB-154", "LB-249"]


def effect_label(g: Game, key: str, action: i64, t: Teller) -> str:
    """A button about one effect of one card."""
    definition = cast(LastBastion, g).horde(act.first(action))
    effect = act.second(action)
    what = t.say(f"on-{definition.timing(effect)}", what=definition.effects[effect].text(t))
    return t.say(key, card=t.name(definition.id), what=t.sentences([what]))


class StrategistsTower(TileAction):
    """Up to two cards are lifted and put down together (LB-155, LB-250): which first, which second, where to."""

    id = "strategists-tower"
    kind = "lift"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        return len(b.in_play()) > 0

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, card) for card in cast(LastBastion, g).in_play()]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PICK_PIECE:
            g.push(LIFT_SECOND, ctx.seat, act.first(action))

    def rules(self) -> list[str]:
        return ["LB-155", "LB-156", "LB-250"]


class LiftSecond(Op):
    """A second card beside the first, or none; none where there is no room for one card alone."""

    kind = "lift-second"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        cards = cast(LastBastion, g).in_play()
        out = [act.action(act.PICK_PIECE, card) for card in cards if card != ctx.card]
        if len(cards) < ALL_SLOTS:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        second: i64 = NO_CARD
        if act.verb_of(action) == act.PICK_PIECE:
            second = act.first(action)
        g.push(PUT_FIRST, ctx.seat, ctx.card, second)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-lift-second", card=t.name(g.table.card[ctx.card].id))

    def rules(self) -> list[str]:
        return ["LB-155", "LB-156"]


class PutDown(Op):
    """Where a lifted card goes: a free slot, or the one that the other card leaves.

    Context: the card, the other lifted one or NO_CARD, and for the second card the goal of the first, counted from 1.
    """

    kind = "put-down"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        left = b.slot_of(ctx.a) if ctx.a >= 0 else -1
        out: list[int] = []
        slot: i64 = 0
        while slot < ALL_SLOTS:
            if (b.card_in(slot) == NO_CARD or slot == left) and slot != ctx.b - 1:
                out.append(act.action(PLACE, slot))
            slot += 1
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        goal = act.first(action)
        if ctx.a >= 0 and ctx.b == 0:
            b.push(self, ctx.seat, ctx.a, ctx.card, goal + 1)
            return
        cards = [ctx.card]
        goals = [goal]
        if ctx.a >= 0:
            cards.append(ctx.a)
            goals.append(ctx.b - 1)
        sources = [b.slot_of(card) for card in cards]
        for source in sources:
            b.zones[source // SLOTS][source % SLOTS] = NO_CARD
        for card, to in zip(cards, goals, strict=True):
            b.zones[to // SLOTS][to % SLOTS] = card
        for i in range(len(cards)):
            if b.events is not None:
                b.moved(cards[i], sources[i] // SLOTS, 0, goals[i] // SLOTS, 0)
                b.note("lift", ctx.seat, cards[i])
            spring_trap(b, cards[i], goals[i])  # LB-Q17

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-put-down", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return PLACE_CARD.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["LB-155", "LB-250"]


class Market(TileAction):
    """Two combat dice, an equipment token for each face (LB-157); locked dice serve here too (LB-158)."""

    id = "market"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.push(SHARE_OUT, ctx.seat)
        roll(b, ctx.seat, 2, False)

    def rules(self) -> list[str]:
        return ["LB-157", "LB-158"]


class ShareOut(Op):
    """The Market's tokens: each colour shown, then a colour of choice for each white face."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        for face in b.dice:
            if face == WHITE:
                b.push(TAKE_EQUIPMENT, ctx.seat)
            else:
                b.take_equipment(ctx.seat, face)


def roll(b: LastBastion, seat: i64, dice: i64, gray: bool) -> None:
    """Roll white combat dice, and the gray one; Feng-Li may roll again once a phase (LB-143)."""
    b.dice = [b.chance(DIE_FACES) for _ in range(dice)]
    b.gray_die = b.chance(DIE_FACES) if gray else -1
    if b.events is not None:
        b.note("roll", seat, NO_CARD, packed_dice(b))
    if dice > 0 and b.power_used == 0 and b.has_power(seat, REROLL):
        b.push(REROLL_DICE, seat)


def packed_dice(b: LastBastion) -> int:
    """The dice on the table as one number, for the log: a digit to the base 7 each, the gray one last."""
    out = 0
    for face in b.dice:
        out = out * 7 + face + 1
    return out * 7 + b.gray_die + 1


class RerollDice(Op):
    """Feng-Li rolls some or all combat dice again; the answer is a bit for each die."""

    kind = "reroll"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        seen: list[int] = []
        for mask in range(1, 1 << len(b.dice)):
            kept = 0  # dice of one face are alike: the same faces rolled again are one choice
            for i, face in enumerate(b.dice):
                if mask >> i & 1:
                    kept += 1 << (2 * face)
            if kept not in seen:
                seen.append(kept)
                out.append(act.action(AGAIN, mask))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        if act.verb_of(action) == act.PASS:
            return
        mask = act.first(action)
        b.power_used = 1
        for i in range(len(b.dice)):
            if (mask >> i) & 1:
                b.dice[i] = b.chance(DIE_FACES)
        if b.events is not None:
            b.note("reroll", ctx.seat, NO_CARD, packed_dice(b))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-keep-roll")
        dice = cast(LastBastion, g).dice
        mask = act.first(action)
        faces = [t.amount(f"face-{FACES[face]}", 1) for i, face in enumerate(dice) if mask >> i & 1]
        return t.say("do-reroll", dice=" ".join(faces))

    def rules(self) -> list[str]:
        return ["LB-143", "LB-145"]


class Tavern(TileAction):
    """Any one player takes a life token and may move (LB-159)."""

    id = "tavern"
    kind = "tavern"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PLAYER, seat) for seat in b.seats_from(b.colour[ctx.seat])]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        seat = act.first(action)
        b.take_life(seat)
        b.push(GRANTED_MOVE, seat)

    def rules(self) -> list[str]:
        return ["LB-159", "LB-160"]


class Standard(TileAction):
    """A token on the standard figure, or another one instead (LB-161)."""

    id = "standard"
    kind = "standard"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(COLOUR, colour) for colour in range(5) if colour != b.standard]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.standard = act.first(action)
        if b.events is not None:
            b.note("standard", ctx.seat, NO_CARD, b.standard)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-colour", colour=t.say(f"colour-{FACES[act.first(action)]}"))

    def rules(self) -> list[str]:
        return ["LB-161", "LB-162", "LB-251"]


class DivineFountain(TileAction):
    """Two evil figures go back to the reserve, or the one there is (LB-163, LB-Q18)."""

    id = "divine-fountain"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        return b.evil_tiles != 0 or len(b.evil_cards) > 0 or 1 in b.evil

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(MAY_REMOVE_EVIL, ctx.seat)
        g.push(REMOVE_ONE_EVIL, ctx.seat)

    def rules(self) -> list[str]:
        return ["LB-163"]


class Dispensary(TileAction):
    """An equipment token for any player, or an incapacitated hero returns wounded (LB-164)."""

    id = "dispensary"
    kind = "dispensary"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        for colour in range(5):
            if b.equipment_left(colour) > 0:
                return True
        return INCAPACITATED in b.condition and b.lives_left() > 0

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        left: i64 = 0
        for colour in range(5):
            left += b.equipment_left(colour)
        if left > 0:
            for seat in b.seats_from(b.colour[ctx.seat]):
                out.append(act.action(GIVE, seat))
        if b.lives_left() > 0:  # LB-Q18
            for seat in range(b.seats):
                if b.condition[seat] == INCAPACITATED:
                    out.append(act.action(HEAL, seat))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        seat = act.first(action)
        if act.verb_of(action) == GIVE:
            b.push(GIVE_EQUIPMENT, ctx.seat, NO_CARD, seat)
            return
        b.condition[seat] = WOUNDED
        b.tile[seat] = b.ground.cell_of[b.table.by_name["dispensary#1"]]
        if b.events is not None:
            b.note("heal", seat)
        for _ in range(HEALED_LIFE):
            b.take_life(seat)
        b.take_call(seat)

    def rules(self) -> list[str]:
        return ["LB-129", "LB-164", "LB-165", "LB-166"]


class GiveEquipment(Op):
    """The active player chooses the token that the Dispensary gives to a player (LB-252)."""

    kind = "give-equipment"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return TAKE_EQUIPMENT.choices(g, ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cast(LastBastion, g).take_equipment(ctx.a, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-give-equipment", who=t.seat(ctx.a))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-give-token", token=t.amount(TOKENS[act.first(action)], 1))

    def rules(self) -> list[str]:
        return ["LB-165", "LB-252"]


class Tomb(TileAction):
    """A monster is discarded without exit effects for a life token (LB-167, LB-168, LB-Q19)."""

    id = "tomb"
    kind = "destroy"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        for card in b.in_play():
            if not b.horde(card).warlord:
                return True
        return False

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PICK_PIECE, card) for card in b.in_play() if not b.horde(card).warlord]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        card = act.first(action)
        if b.events is not None:
            b.note("destroy", ctx.seat, card)
        b.discard(card)
        b.lose_life(ctx.seat)

    def rules(self) -> list[str]:
        return ["LB-167", "LB-168", "LB-169"]


class DwarvenQuarry(TileAction):
    """The trap goes to a free slot of the player's own board (LB-170)."""

    id = "dwarven-quarry"
    kind = "trap"

    def possible(self, b: LastBastion, seat: i64) -> bool:
        for slot in b.free_slots(b.colour[seat]):
            if slot != b.trap:
                return True
        return False

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(PLACE, slot) for slot in b.free_slots(b.colour[ctx.seat]) if slot != b.trap]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.trap = act.first(action)
        if b.events is not None:
            b.note("trap", ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-place", slot=slot_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["LB-170", "LB-171"]


# -- powers of the heroes ----------------------------------------------------------------------------------------------


class Power(Op):
    """A hero's power. Those that are used by an action of their own run; the rules look for the others."""

    def __init__(self, id: str, rules: list[str]) -> None:
        self.id = id
        self.numbers = rules

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def rules(self) -> list[str]:
        return self.numbers

    def text(self, t: Teller) -> str:
        return t.say(f"power-{self.id}")


class Lend(Power):
    """Elmer gives his extra move to another hero (LB-134)."""

    kind = "lend"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PLAYER, seat) for seat in b.seats_from(b.colour[ctx.seat]) if seat != ctx.seat]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(GRANTED_MOVE, act.first(action))


class Enchantment(Power):
    """Mylfaar lays her token on a card, or moves it (LB-135)."""

    kind = "enchant"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(act.PICK_PIECE, card) for card in b.in_play() if card != b.enchantment]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.enchantment = act.first(action)
        if b.events is not None:
            b.note("enchant", ctx.seat, b.enchantment)


class FetchEquipment(Power):
    """Arne takes an equipment token (LB-139)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(TAKE_EQUIPMENT, ctx.seat)


class PurifyPlace(Power):
    """Teagaan removes an evil figure instead of moving (LB-142)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(REMOVE_ONE_EVIL, ctx.seat)


# -- one of each: ops never change, so all cards share them ------------------------------------------------------------

APPLY: Final = Apply()
PLACE_CARD: Final = PlaceCard()
GRANTED_MOVE: Final = GrantedMove()
LIFT_SECOND: Final = LiftSecond()
PUT_FIRST: Final = PutDown()
SHARE_OUT: Final = ShareOut()
REROLL_DICE: Final = RerollDice()
GIVE_EQUIPMENT: Final = GiveEquipment()

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

# What may stand on a horde card, and where (section 15 of the rules).
ANYWHERE: Final = ["enter", "recurring", "exit"]
EFFECTS: Final[list[Effect]] = [
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


def timings(effect: Effect) -> list[str]:
    """On which parts of a card an effect may stand."""
    if isinstance(effect, Ongoing):
        return ["ongoing"]
    if isinstance(effect, EvilSpread):
        return ["recurring"]
    return ANYWHERE if effect.negative else ["exit"]
