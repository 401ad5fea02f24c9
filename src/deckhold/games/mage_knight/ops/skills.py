"""What skills do besides points: motivation, leading units, bonds, rituals, the middle of the table."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import Count, Lasting, Seq, What
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely, times_of
from deckhold.games.mage_knight.ops.daylight import ByDay
from deckhold.games.mage_knight.ops.terrain import ALL_TERRAIN, CostChange
from deckhold.games.mage_knight.state import centre, foes
from deckhold.games.mage_knight.state.army import heal_unit
from deckhold.games.mage_knight.state.deeds import throw_away
from deckhold.games.mage_knight.state.ground import same_side
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import HAND, UNITS
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLOCK_TIME,
    COMBAT_SCOPE,
    FIRST_PHASE_TIME,
    GAME,
    OUTSIDE,
    OWN_NEXT_TURN,
    ROUND,
    TURN,
)

# -- what is counted ---------------------------------------------------------------------------------------------------


@final
class AtNight(Count):
    """Whether it is night: where night rules hold for mana alone it is not (MK-195)."""

    key = "night"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return 1 if cast(Mage, g).night else 0


@final
class CrystalColours(Count):
    """The different colours of the crystals that the player has."""

    key = "crystal-colour"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        n: i64 = 0
        for colour in range(4):
            if s.crystals[ctx.seat * 4 + colour]:
                n += 1
        return n


@final
class ReadyUnits(Count):
    """Ready and unwounded units of the player that may be used where the hero is, at most so many."""

    key = "ready-unit"

    def __init__(self, most: int) -> None:
        self.most = most

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        n: i64 = 0
        for unit in s.ready_units(ctx.seat):
            if s.takes_part(ctx.seat, unit):
                n += 1
        return n if n < self.most else self.most

    def text(self, t: Teller) -> str:
        return t.say("per-ready-unit", n=self.most)


@final
class AloneLast(Count):
    """1 for the player who alone has the least fame; who plays alone has it."""

    key = "alone-last"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        for seat in range(s.seats):
            if seat != ctx.seat and not s.out[seat] and s.fame[seat] <= s.fame[ctx.seat]:
                return 0
        return 1


AT_NIGHT: Final = AtNight()
BY_DAY: Final = ByDay()


# -- motivation --------------------------------------------------------------------------------------------------------


@final
class Motivated(Lasting):
    """No other motivation until the end of the next turn of whoever used one (`b`: turns of theirs before that)."""

    event = "turn-over"
    scope: i64 = ROUND

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        if entry.b:
            g.last(self, entry.seat, entry.card, ROUND, entry.b - 1)

    def text(self, t: Teller) -> str:
        return t.say("op-motivated")


@final
class Motivation(MageOp):
    """An effect that no other motivation of anybody may follow for a while; it is one of any player's turn (MK-219)."""

    def __init__(self, op: Seq) -> None:
        self.op = op
        self.motivated = Motivated()

    def extent(self, g: Game, ctx: Ctx) -> i64:
        for entry in g.lasting:
            if isinstance(entry.op, Motivated):
                return NOT_AT_ALL
        return COMPLETELY

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        turns: i64 = 0
        if s.on_turn(ctx.seat):
            turns = 2 if s.skips[ctx.seat] else 1  # this one, and the one that is skipped for it
        s.last(self.motivated, ctx.seat, ctx.card, ROUND, turns)
        g.push(self.op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op, "motivated": self.motivated}

    def text(self, t: Teller) -> str:
        return t.listing([self.op.text(t), self.motivated.text(t), t.say("op-motivation")], "list-then")


# -- units -------------------------------------------------------------------------------------------------------------


class UnitBonus(Lasting):
    """The next unit of the player that gives points of a kind this turn gives more of them."""

    key: str = ""
    times: i64 = 0
    scope: i64 = TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and 0 <= card < cast(Mage, g).unit_count

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        if not timely(g, self.times):
            return NOT_AT_ALL
        for unit in s.ready_units(ctx.seat):
            if s.takes_part(ctx.seat, unit):
                return COMPLETELY
        return NOT_AT_ALL

    def text(self, t: Teller) -> str:
        return t.say(f"op-unit-{self.key}", n=self.n)


@final
class UnitBlock(UnitBonus):
    key = "block"
    changes = "block-gained"
    event = "block-played"
    times: i64 = BLOCK_TIME


@final
class UnitAttack(UnitBonus):
    """Whatever the kind of its attack."""

    key = "attack"
    changes = "attack-gained"
    event = "attack-played"
    times: i64 = ATTACK_TIME


@final
class UnitRanged(UnitBonus):
    """Ranged, but not siege."""

    key = "ranged"
    changes = "ranged-gained"
    event = "ranged-played"
    times: i64 = FIRST_PHASE_TIME


@final
class HealUnit(MageOp):
    """One wound of a unit of the player is healed."""

    kind = "heal-unit"
    times: i64 = OUTSIDE

    def hurt(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [unit for unit in s.at(UNITS, ctx.seat) if s.hurt[unit]]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, OUTSIDE) and self.hurt(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, unit) for unit in self.hurt(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        heal_unit(cast(Mage, g), ctx.seat, act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-heal-unit")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-heal-unit")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-heal-unit", card=g.info.piece_name(g, act.first(action), t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


# -- wounds -----------------------------------------------------------------------------------------------------------


@final
class Wound(What):
    """A wound."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return cast(Mage, g).deed(card).is_wound


A_WOUND: Final = Wound("wound")


class ThrowWounds(MageOp):
    """Wounds in hand are thrown away: so many at least, so many at most."""

    kind = "wounds"
    times: i64 = OUTSIDE

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, OUTSIDE) and len(cast(Mage, g).wounds_in(HAND, ctx.seat)) >= self.least
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        n = len(cast(Mage, g).wounds_in(HAND, ctx.seat))
        most = n if n < self.most else self.most
        return [act.action(act.AMOUNT, i) for i in range(self.least, most + 1)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        for _ in range(act.first(action)):
            throw_wound(cast(Mage, g), ctx.seat)

    def text(self, t: Teller) -> str:
        return t.say("op-throw-wounds", n=self.most)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-throw-wounds", n=act.first(action))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class HealingRitual(ThrowWounds):
    """One of the wounds goes to the hand of the nearest other hero; of a single one the player says whether."""

    def __init__(self, most: int) -> None:
        super().__init__(1, most)
        self.give = GiveWound()

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        n = act.first(action)
        for _ in range(n - 1):
            throw_wound(s, ctx.seat)
        if nearest_heroes(s, ctx.seat):
            g.push(self.give, ctx.seat, ctx.card, 1 if n == 1 else 0)
        else:
            throw_wound(s, ctx.seat)

    def parts(self) -> dict[str, Op]:
        return {"give": self.give}

    def text(self, t: Teller) -> str:
        return t.say("op-healing-ritual", n=self.most)


@final
class GiveWound(Op):
    """Who gets a wound: one of the nearest heroes, or (`a`) nobody."""

    kind = "give-wound"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.PLAYER, seat) for seat in nearest_heroes(cast(Mage, g), ctx.seat)]
        if ctx.a:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            throw_wound(s, ctx.seat)
            return
        wound = s.wounds_in(HAND, ctx.seat)[0]
        s.move(wound, HAND, ctx.seat, HAND, act.first(action))
        if s.events is not None:
            s.note("wound", act.first(action))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-give-wound")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-give-nobody")
        return t.say("do-player", who=t.seat(act.first(action)))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def throw_wound(s: Mage, seat: i64) -> None:
    throw_away(s, seat, s.wounds_in(HAND, seat)[0])


def nearest_heroes(s: Mage, seat: i64) -> list[int]:
    """The other heroes on the map that are the fewest spaces away; nobody once the end was announced (MK-Q90)."""
    here = s.where(seat)
    if here == NO_CELL or not s.open_to_rivals():
        return []
    out: list[int] = []
    best: i64 = 0
    for other in range(s.seats):
        there = s.where(other)
        if same_side(s, seat, other) or there == NO_CELL or s.out[other]:  # MK-531
            continue
        away = s.cells.distance(here, there)
        if not out or away < best:
            out = [other]
            best = away
        elif away == best:
            out.append(other)
    return out


# -- the middle of the table -------------------------------------------------------------------------------------------


@final
class ToCentre(MageOp):
    """The skill goes to the middle of the table; a competitive one affects the others until the next turn.

    Not once the end of the round was announced (MK-Q90).
    """

    def __init__(self, effect: Op | None = None) -> None:
        self.effect = effect

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        centre.lay(s, ctx.seat, ctx.card)
        effect = self.effect
        if effect is not None and (s.skill(ctx.card).cooperative or s.open_to_rivals()):
            g.push(effect, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {} if self.effect is None else {"effect": self.effect}

    def text(self, t: Teller) -> str:
        said = t.say("op-to-centre")
        return said if self.effect is None else t.listing([said, self.effect.text(t)], "list-then")


@final
class Lend(MageOp):
    """An effect, without which the skill cannot be used; then the skill goes to the middle of the table."""

    def __init__(self, op: Op, to_centre: ToCentre) -> None:
        self.op = op
        self.to_centre = to_centre
        self.times = times_of(op)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return self.op.extent(g, ctx)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.to_centre, ctx.seat, ctx.card)
        g.push(self.op, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op, "to-centre": self.to_centre}

    def text(self, t: Teller) -> str:
        return t.listing([self.op.text(t), self.to_centre.text(t)], "list-then")


@final
class OthersPayMore(CostChange):
    """All terrain costs the others more, after everything else that changes its price; up to a maximum."""

    def __init__(self, n: int, most: int) -> None:
        super().__init__(ALL_TERRAIN, OWN_NEXT_TURN)
        self.n = n
        self.most = most

    def rank(self) -> int:
        return -1

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return not same_side(cast(Mage, g), seat, entry.seat)  # MK-531

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n if value + self.n < self.most else value if value > self.most else self.most

    def text(self, t: Teller) -> str:
        return t.say("op-others-pay-more", n=self.n, most=self.most)


@final
class OthersBlockMore(Lasting):
    """Every attack of the enemies that others fight is stronger while it is to be blocked, not in its damage."""

    changes = foes.ATTACK_BLOCKED
    scope: i64 = OWN_NEXT_TURN

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return not same_side(cast(Mage, g), seat, entry.seat)  # MK-531

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n

    def text(self, t: Teller) -> str:
        return t.say("op-others-block-more", n=self.n)


@final
class Pack(Lasting):
    """The first other player who fights gives the skill back: one enemy loses armor at once, one attack is weaker.

    The attack is named when all of them are there, those of summoned monsters too.
    """

    event = "combat-starts"
    once = False
    scope: i64 = GAME  # as long as the skill lies in the middle

    def __init__(self, armor: Op, attack: Op) -> None:
        self.armor = armor
        self.attack = AtBlocks(attack)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return centre.usable_by(cast(Mage, g), seat, entry.card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        centre.give_back(s, entry.card)
        s.push(self.armor, s.turn, entry.card)
        s.push(self.attack, s.turn, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"armor": self.armor, "attack": self.attack}

    def text(self, t: Teller) -> str:
        return t.say("op-pack", armor=self.armor.text(t), attack=self.attack.op.text(t))


@final
class AtBlocks(Lasting):
    """Something happens when the block phase begins."""

    event = "block-phase"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, op: Op) -> None:
        self.op = op

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return self.op.text(t)
