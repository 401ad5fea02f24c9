"""Combat between heroes (section 22): step by step, attacker and blocker in turn.

The hero on turn is the aggressor, `Mage.rival` the defender. Whoever acts plays cards as in any combat: the moment is
that of the phase while an attack is put together, BLOCK_PHASE while the other one blocks it, DAMAGE_PHASE while the
attacker spends what got through. Effects on enemies fall on the opponent's units (`ops/foes`).
"""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.hexes import NEVER
from deckhold.engine.ops import find_copy
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.banners import injure
from deckhold.games.mage_knight.ops.outside import begin_in_advance
from deckhold.games.mage_knight.ops.verbs import BLOCK, CHOOSE_CELL, END_PHASE, HIT_HERO, HIT_UNIT, STRIKE
from deckhold.games.mage_knight.rules import playing, tactics
from deckhold.games.mage_knight.rules.fighting.results import close_combat
from deckhold.games.mage_knight.rules.fighting.starting import ASSAULT_PRICE, clear, lose_points
from deckhold.games.mage_knight.rules.pursuing import follow
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.army import bearer, unfasten
from deckhold.games.mage_knight.state.battle import end_blow
from deckhold.games.mage_knight.state.ground import (
    WALL_COST,
    arrive,
    fall_back,
    held_against,
    is_safe,
    terrain_cost,
    walled,
)
from deckhold.games.mage_knight.state.guests import attended_partly, put_off
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.wounds import spared
from deckhold.games.mage_knight.state.zones import BANNERS, DISCARD, NOBODY, PLAYED, TO_CLOSE, UNDER_WAY, UNITS
from deckhold.games.mage_knight.terms import ATTACK_PHASE, BLOCK_PHASE, COMBAT_SCOPE, DAMAGE_PHASE, RANGED_PHASE, TURN

FULLY: Final = 0  # how the defender attends, as numbers of OPTION
PARTLY: Final = 1
STEAL_PRICE: Final = 5  # damage for an artifact


# -- the beginning -----------------------------------------------------------------------------------------------------


def attack_hero(s: Mage, seat: i64, other: i64) -> None:
    """A hero attacks another one on the same space (MK-469, MK-693)."""
    clear(s, seat)
    lose_points(s)
    s.rival = other
    s.acting = seat
    s.fight_cell = s.where(seat)
    if held_against(s, seat, s.fight_cell) and not s.scenario.owned_towers:
        s.change_reputation(seat, ASSAULT_PRICE)
    if s.events is not None:
        s.note("duel", seat, s.figure(other))
    s.push(ATTENDANCE, other)
    tactics.answer(s, s.turn, other)  # MK-471
    if s.numbers.pursuit:
        follow(s, seat, False)  # MX-366


@final
class Attendance(Op):
    """The defender takes the next turn in advance, or not (MK-472 to MK-474)."""

    kind = "attendance"
    always_asks = True  # whether there is anything to decide is a secret of the hand

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out: list[int] = []
        if cast(Mage, g).usable_hand(ctx.seat):  # MK-473, MK-Q60
            out.append(act.action(act.OPTION, FULLY))
        out.append(act.action(act.OPTION, PARTLY))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        from deckhold.games.mage_knight.rules.turn import start_gains  # which knows of fights

        s = cast(Mage, g)
        s.attends = act.first(action) == FULLY
        s.purse = [modified(s, "dice", ctx.seat, NO_CARD, 1) if s.attends else 0, 0, 0, 0]
        g.push(OPEN_PHASE, s.turn)
        if s.attends:
            s.skips = with_number(s.skips, ctx.seat, 1)
            if s.events is not None:
                s.note("in-advance", ctx.seat)
            s.close(TURN, ctx.seat)  # MK-674
            begin_in_advance(s, ctx.seat)
            start_gains(s, ctx.seat)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-attendance-duel", who=t.seat(cast(Mage, g).turn))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-attend-fully" if act.first(action) == FULLY else "do-attend-partly")

    def rules(self) -> list[str]:
        return ["MK-472", "MK-473", "MK-474"]


# -- phases ------------------------------------------------------------------------------------------------------------


@final
class OpenPhase(Op):
    """The ranged phase, which the defender begins, or the attack phase, which the aggressor begins (MK-477, MK-487)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.declined = 0
        if s.melee:
            set_off(s, "attack-phase", s.turn)
            set_off(s, "attack-phase", s.rival)
        begin_attack(s, s.turn if s.melee else s.rival)


def begin_attack(s: Mage, striker: i64) -> None:
    """A hero may put an attack together."""
    end_blow(s)
    s.engaged = []
    s.attack_mana = 0
    s.blocking = -1
    s.damage_left = 0
    s.striker = striker
    s.moment = ATTACK_PHASE if s.melee else RANGED_PHASE
    act_now(s, striker)
    set_off(s, "attack-begins", striker)


def act_now(s: Mage, seat: i64) -> None:
    """It is a hero's turn to play: points and dice are those of that hero."""
    if s.acting != seat:
        s.acting = seat
        held = [s.dice_left, s.move_points, s.influence, 1 if s.did_play else 0]
        s.dice_left = s.purse[0]
        s.move_points = s.purse[1]
        s.influence = s.purse[2]
        s.did_play = s.purse[3] != 0
        s.purse = [int(n) for n in held]
    s.push(DUEL, seat)


def close_attack(s: Mage, seat: i64) -> None:
    """The attack is fixed; the other one may block it (MK-694)."""
    s.damage_left = rivals.sum_of_attack(s, s.strike)
    s.moment = BLOCK_PHASE
    s.blocking = 0
    if s.events is not None:
        s.note("duel-attack", seat, NO_CARD, s.damage_left)
    act_now(s, rivals.opponent(s, seat))


def close_block(s: Mage, seat: i64) -> None:
    """The block reduces the attack; what is left is damage (MK-481 to MK-483)."""
    reduction = rivals.reduction(s, s.guard)
    s.damage_left = s.damage_left - reduction if s.damage_left > reduction else 0
    if s.events is not None:
        s.note("duel-block", seat, NO_CARD, reduction)
    if s.damage_left == 0:
        s.push(NEXT_ATTACK, seat)
        set_off(s, "blocked", seat, NO_CARD)  # MK-498
        return
    s.moment = DAMAGE_PHASE
    act_now(s, s.striker)


def decline(s: Mage, seat: i64) -> None:
    """A hero does not attack; two in succession end the phase (MK-477, MK-491)."""
    s.declined += 1
    if s.declined < 2:
        begin_attack(s, rivals.opponent(s, seat))
    elif not s.melee:
        s.melee = True
        s.push(OPEN_PHASE, seat)
    else:
        fall_back(s, s.turn)  # a draw (MK-493)
        finish(s, NOBODY)


@final
class NextAttack(Op):
    """An attack is over: the other one may attack."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.declined = 0
        begin_attack(s, rivals.opponent(s, s.striker))


# -- the menu ----------------------------------------------------------------------------------------------------------


@final
class Duel(Op):
    """What a hero can do now in a combat between heroes."""

    kind = "duel"
    always_asks = True  # whether there is anything to play is a secret of the hand

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        seat = ctx.seat
        out: list[int] = []
        if s.moment == DAMAGE_PHASE:
            offer_spending(s, seat, out)
            if out:
                out.append(act.action(END_PHASE))
            return out
        playing.offers(s, seat, out)
        if seat == s.rival and not s.attends:
            out = playing.outside_turn(s, out)
        if s.moment == BLOCK_PHASE:
            out.append(act.action(BLOCK))
        else:
            if rivals.sum_of_attack(s, s.strike) > 0:
                out.append(act.action(STRIKE))
            out.append(act.action(END_PHASE))
        return out

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.moment == DAMAGE_PHASE and not self.choices(g, ctx):
            g.push(NEXT_ATTACK, ctx.seat)
        else:
            g.ask(ctx)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        verb = act.verb_of(action)
        if s.moment != DAMAGE_PHASE and verb in (STRIKE, BLOCK, END_PHASE):
            s.last(UNDER_WAY, seat, NO_CARD, COMBAT_SCOPE)
        if verb == STRIKE:
            close_attack(s, seat)
        elif verb == BLOCK:
            close_block(s, seat)
        elif verb == END_PHASE:
            if s.moment == DAMAGE_PHASE:
                g.push(NEXT_ATTACK, seat)
            else:
                decline(s, seat)
        elif verb == CHOOSE_CELL:
            retreat(s, seat, act.first(action))
        else:
            g.push(self, seat)
            if s.moment == DAMAGE_PHASE:
                spend_damage(s, seat, action)
            else:
                playing.take(s, seat, action)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        s = cast(Mage, g)
        if s.moment == DAMAGE_PHASE:
            return t.say("ask-duel-damage", n=s.damage_left)
        if s.moment == BLOCK_PHASE:
            return t.say("ask-duel-block", n=s.damage_left)
        return t.say("ask-duel-attack" if s.melee else "ask-duel-ranged")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == CHOOSE_CELL:
            cell = act.first(action)
            return t.say("do-force-retreat", cell=s.cells.name(cell)[1:], n=retreat_cost(s, cell))
        if verb in (act.PICK_CARD, act.PICK_PIECE):
            number = act.first(action)
            card = g.table.defs[number] if verb == act.PICK_CARD else g.table.card[number]
            return t.say("do-steal", card=t.name(card.id))
        if verb == HIT_HERO:
            return t.say("do-duel-hero")
        if verb == HIT_UNIT:
            return t.say("do-duel-unit", card=g.info.piece_name(g, act.first(action), t))
        if verb == END_PHASE:
            return t.say("do-duel-spare" if s.moment == DAMAGE_PHASE else "do-duel-decline")
        if verb == STRIKE:
            return t.say("do-duel-strike", n=rivals.sum_of_attack(s, s.strike))
        if verb == BLOCK:
            return t.say("do-duel-block", n=rivals.reduction(s, s.guard))
        return g.info.label(g, ctx, action, t)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.ENDS if act.verb_of(action) in (END_PHASE, BLOCK) else ""

    def rules(self) -> list[str]:
        return ["MK-477", "MK-487", "MK-694"]


def offer_spending(s: Mage, seat: i64, out: list[int]) -> None:
    """What the damage that got through buys (MK-484, MK-489, MK-490)."""
    other = rivals.opponent(s, seat)
    for unit in s.at(UNITS, other):
        if s.hurt[unit] or s.struck[unit] or s.unit(unit).damage_price:
            continue  # nobody pays for damage to be assigned (MX-049)
        if modified(s, foes.UNIT_SHELTERED, other, unit, 0):
            continue
        if rivals.unit_price(s, other, unit) <= s.damage_left:
            out.append(act.action(HIT_UNIT, unit))
    if hero_price(s, other) <= s.damage_left:
        out.append(act.action(HIT_HERO))
    if not s.melee:
        return
    if s.damage_left >= STEAL_PRICE:
        offer_theft(s, other, out)
    for cell in s.cells.neighbours(s.fight_cell):
        cost = retreat_cost(s, cell)
        if cost != NEVER and cost <= s.damage_left and is_safe(s, other, cell):
            out.append(act.action(CHOOSE_CELL, cell))


def retreat_cost(s: Mage, cell: i64) -> i64:
    """The damage that drives the other hero to a space: what a step there costs without any effect (MK-490, MX-016)."""
    cost = terrain_cost(s, cell)
    return cost + WALL_COST if cost != NEVER and walled(s, s.fight_cell, cell) else cost


def hero_price(s: Mage, other: i64) -> i64:
    """The damage that wounds the hero: its armor, and what it does not feel of this attack."""
    return s.armor_of(other) - modified(s, foes.HERO_DAMAGE, other, NO_CARD, 0)


def offer_theft(s: Mage, other: i64, out: list[int]) -> None:
    """Artifacts that lie open: discarded, played, or banners of wounded units (MK-489)."""
    for zone in (DISCARD, PLAYED):
        for card in s.at(zone, other):
            choice = act.action(act.PICK_CARD, s.table.kind[card], zone)
            if s.deed(card).is_artifact and choice not in out:
                out.append(choice)
    for unit in s.at(UNITS, other):
        if s.hurt[unit] and s.banner[unit] != NO_CARD:
            out.append(act.action(act.PICK_PIECE, s.banner[unit]))


def spend_damage(s: Mage, seat: i64, action: i64) -> None:
    other = rivals.opponent(s, seat)
    verb = act.verb_of(action)
    if verb == HIT_UNIT:
        unit = act.first(action)
        s.damage_left -= rivals.unit_price(s, other, unit)
        injure(s, other, unit, 1)
    elif verb == HIT_HERO:
        s.damage_left -= hero_price(s, other)
        set_off(s, "hero-hit", other)
        if not spared(s, other):
            s.take_wound(other)
    else:
        s.damage_left -= STEAL_PRICE
        steal(s, seat, other, action)


def steal(s: Mage, seat: i64, other: i64, action: i64) -> None:
    """An artifact goes to the thief's discard pile."""
    card = act.first(action)
    zone: i64 = BANNERS
    if act.verb_of(action) == act.PICK_CARD:
        zone = act.second(action)
        card = find_copy(s, zone, other, card)
    else:
        unfasten(s, other, bearer(s, card))
    s.move(card, zone, other, DISCARD, seat)
    if s.events is not None:
        s.note("steal", seat, card)


# -- the end -----------------------------------------------------------------------------------------------------------


def retreat(s: Mage, seat: i64, cell: i64) -> None:
    """The loser is forced to retreat; whoever stays on a keep owns it (MK-490, MK-695, MK-Q59)."""
    loser = rivals.opponent(s, seat)
    arrive(s, loser, cell)
    if seat == s.turn and held_against(s, seat, s.fight_cell):
        s.put_shield(s.fight_cell, seat, True)
    s.gain_fame(seat, fame_of_victory(s, seat, loser))
    set_off(s, "rival-defeated", seat, s.figure(loser))
    finish(s, seat)


def fame_of_victory(s: Mage, winner: i64, loser: i64) -> i64:
    """Only who was behind gains fame (MK-492, MK-Q33)."""
    if s.level[winner] < s.level[loser]:
        return 1 + 2 * (s.level[loser] - s.level[winner])
    return 1 if s.level[winner] == s.level[loser] and s.fame[winner] < s.fame[loser] else 0


def finish(s: Mage, winner: i64) -> None:
    """The combat is over; a defender that attends fully has its end of turn after the aggressor's (MK-693)."""
    if s.acting != s.turn:
        give_back(s)
    rival = s.rival
    if s.events is not None:
        s.note("duel-over", winner)
    if s.attends:
        s.guests = [*s.guests, rival]
        put_off(s, rival, s.purse[3] != 0, s.purse[0])
        s.last(TO_CLOSE, rival, NO_CARD, TURN)
    else:
        attended_partly(s, rival)
    close_combat(s)


def give_back(s: Mage) -> None:
    """Points and dice are the aggressor's again."""
    held = [s.dice_left, s.move_points, s.influence, 1 if s.did_play else 0]
    s.dice_left = s.purse[0]
    s.move_points = s.purse[1]
    s.influence = s.purse[2]
    s.did_play = s.purse[3] != 0
    s.purse = [int(n) for n in held]
    s.acting = s.turn


ATTENDANCE: Final = Attendance()
OPEN_PHASE: Final = OpenPhase()
NEXT_ATTACK: Final = NextAttack()
DUEL: Final = Duel()
DUEL_OPS: Final[dict[str, Op]] = {
    "attendance": ATTENDANCE,
    "duel-phase": OPEN_PHASE,
    "duel-next": NEXT_ATTACK,
    "duel": DUEL,
}
