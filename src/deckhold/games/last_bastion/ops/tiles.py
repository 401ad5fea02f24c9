"""Moves, and the actions of the tiles."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.last_bastion.definitions import BOARDS, FACES, REROLL, WHITE
from deckhold.games.last_bastion.ops.arrivals import PLACE_CARD, spring_trap
from deckhold.games.last_bastion.ops.effects import MAY_REMOVE_EVIL, REMOVE_ONE_EVIL, TAKE_EQUIPMENT
from deckhold.games.last_bastion.ops.verbs import (
    AGAIN,
    COLOUR,
    GIVE,
    HEAL,
    HEALED_LIFE,
    MOVE,
    NET,
    PLACE,
    STAND,
    TOKENS,
    face_names,
    slot_name,
)
from deckhold.games.last_bastion.state import (
    ALL_SLOTS,
    AROUND,
    BASTION,
    DIE_FACES,
    INCAPACITATED,
    SLOTS,
    WOUNDED,
    LastBastion,
)

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

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = steps(cast(LastBastion, g), ctx.seat)
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) != act.PASS:
            step(cast(LastBastion, g), ctx.seat, action)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["LB-094", "LB-096", "LB-160"]


# -- actions of the tiles ----------------------------------------------------------------------------------------------


class TileAction(Op):
    """What a bastion tile does; refused where it could change nothing (LB-238)."""

    id: str = ""

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def text(self, t: Teller) -> str:
        life, lives = t.amount("life", 1), t.amount("life", HEALED_LIFE)
        return t.say(f"tile-{self.id}", life=life, lives=lives, call=t.amount("call-to-arms", 1))


class Trebuchet(TileAction):
    """The net covers one effect of a monster (LB-151)."""

    id = "trebuchet"
    kind = "net"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        for colour in range(BOARDS):
            for card in b.zones[colour]:
                if card != NO_CARD and self.coverable(b, card):
                    return COMPLETELY
        return NOT_AT_ALL

    def coverable(self, b: LastBastion, card: i64) -> bool:
        definition = b.horde(card)
        return not definition.warlord and len(definition.effects) > (1 if b.net_card == card else 0)

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

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(LastBastion, g).any_in_play(False) else NOT_AT_ALL

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PICK_PIECE, card) for card in cast(LastBastion, g).in_play()]
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PICK_PIECE:
            g.push(LIFT_SECOND, ctx.seat, act.first(action))

    def rules(self) -> list[str]:
        return ["LB-155", "LB-156", "LB-250"]


def the_tower(b: LastBastion) -> i64:
    """The tile whose action lifts cards, wherever it lies."""
    return b.table.copies("strategists-tower")[0]


class LiftSecond(Op):
    """A second card beside the first, or none; none where there is no room for one card alone."""

    kind = "lift-second"

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

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return the_tower(cast(LastBastion, g))  # the card is what is lifted

    def rules(self) -> list[str]:
        return ["LB-155", "LB-156"]


class PutDown(Op):
    """Where a lifted card goes: a free slot, or the one that the other card leaves.

    Context: the card, the other lifted one or NO_CARD, and for the second card the goal of the first, counted from 1.
    """

    kind = "put-down"

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
            b.lay_in(source, NO_CARD)
        for card, to in zip(cards, goals, strict=True):
            b.lay_in(to, card)
        for i in range(len(cards)):
            if b.events is not None:
                b.moved(cards[i], sources[i] // SLOTS, 0, goals[i] // SLOTS, 0)
                b.placed("lift", ctx.seat, cards[i], goals[i])
            spring_trap(b, cards[i], goals[i])  # LB-Q17

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-put-down", card=t.name(g.table.card[ctx.card].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return the_tower(cast(LastBastion, g))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return PLACE_CARD.label(g, ctx, action, t)

    def rules(self) -> list[str]:
        return ["LB-155", "LB-250"]


class Market(TileAction):
    """Two combat dice, an equipment token for each face (LB-157); locked dice serve here too (LB-158)."""

    id = "market"

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        b.push(SHARE_OUT, ctx.seat, ctx.card)
        roll(b, ctx.seat, 2, False)

    def rules(self) -> list[str]:
        return ["LB-157", "LB-158"]


class ShareOut(Op):
    """The Market's tokens: each colour shown, then a colour of choice for each white face."""

    def run(self, g: Game, ctx: Ctx) -> None:
        b = cast(LastBastion, g)
        for face in b.dice:
            if face == WHITE:
                b.push(TAKE_EQUIPMENT, ctx.seat, ctx.card)
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

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        out: list[int] = []
        seen: list[int] = []
        for mask in range(1, bit(len(b.dice))):
            kept = 0  # dice of one face are alike: the same faces rolled again are one choice
            for i, face in enumerate(b.dice):
                if has(mask, i):
                    kept += bit(2 * face)
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
            if has(mask, i):
                b.dice[i] = b.chance(DIE_FACES)
        if b.events is not None:
            b.note("reroll", ctx.seat, NO_CARD, packed_dice(b))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-keep-roll")
        mask = act.first(action)
        faces = [face for i, face in enumerate(cast(LastBastion, g).dice) if has(mask, i)]
        return t.say("do-reroll", dice=face_names(faces, t))

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
        b.push(GRANTED_MOVE, seat, ctx.card)

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

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        return COMPLETELY if b.evil_tiles != 0 or len(b.evil_cards) > 0 or 1 in b.evil else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(MAY_REMOVE_EVIL, ctx.seat, ctx.card)
        g.push(REMOVE_ONE_EVIL, ctx.seat, ctx.card)

    def rules(self) -> list[str]:
        return ["LB-163"]


class Dispensary(TileAction):
    """An equipment token for any player, or an incapacitated hero returns wounded (LB-164)."""

    id = "dispensary"
    kind = "dispensary"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        for colour in range(5):
            if b.equipment_left(colour) > 0:
                return COMPLETELY
        return COMPLETELY if INCAPACITATED in b.condition and b.lives_left() > 0 else NOT_AT_ALL

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
            b.push(GIVE_EQUIPMENT, ctx.seat, ctx.card, seat)
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

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return TAKE_EQUIPMENT.choices(g, ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cast(LastBastion, g).take_equipment(ctx.a, act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-give-equipment", who=t.seat(ctx.a))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-give-token", token=t.amount(TOKENS[act.first(action)], 1))

    def rules(self) -> list[str]:
        return ["LB-165", "LB-252"]


class Tomb(TileAction):
    """A monster is discarded without exit effects for a life token (LB-167, LB-168, LB-Q19)."""

    id = "tomb"
    kind = "destroy"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(LastBastion, g).any_in_play(True) else NOT_AT_ALL

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

    def extent(self, g: Game, ctx: Ctx) -> i64:
        b = cast(LastBastion, g)
        for slot in b.free_slots(b.colour[ctx.seat]):
            if slot != b.trap:
                return COMPLETELY
        return NOT_AT_ALL

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        b = cast(LastBastion, g)
        return [act.action(PLACE, slot) for slot in b.free_slots(b.colour[ctx.seat]) if slot != b.trap]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        b = cast(LastBastion, g)
        b.trap = act.first(action)
        if b.events is not None:
            b.placed("trap", ctx.seat, NO_CARD, b.trap)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-place", slot=slot_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["LB-170", "LB-171"]


GRANTED_MOVE: Final = GrantedMove()
LIFT_SECOND: Final = LiftSecond()
PUT_FIRST: Final = PutDown()
SHARE_OUT: Final = ShareOut()
REROLL_DICE: Final = RerollDice()
GIVE_EQUIPMENT: Final = GiveEquipment()
