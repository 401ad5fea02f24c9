"""Whom a card means: one enemy, several, each, the one that is being blocked; or one attack."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, with_parts
from deckhold.engine.ops import Count, Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import FoeOp, timely, times_of
from deckhold.games.mage_knight.ops.foes.deeds import CancelAttack, FoeDeed, NoAttack
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    MOVE,
    STRUCK,
    SUMMONED,
    UNITS,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLOCK_PHASE,
    BLOCK_TIME,
    ELEMENTS,
    IN_COMBAT,
    RANGED_PHASE,
    TURN,
)

# Whom an op that chooses may choose.
ANYBODY: Final = ""
IF_UNFORTIFIED: Final = "unfortified"
IF_WITHIN_REACH: Final = "within-reach"  # not one that is fortified, in the ranged phase

# -- to whom -----------------------------------------------------------------------------------------------------------


class Chooser(FoeOp):
    """An op that finds the enemies for another one."""

    def __init__(self, op: Op, times: int = 0, who: str = ANYBODY) -> None:
        self.op = op
        self.who = who
        self.times = times or times_of(op) & IN_COMBAT
        self.on_attack = acts_on_attack(op)
        self.stops_attack = stops_attack(op)
        self.stops_only = isinstance(op, NoAttack | CancelAttack)

    def fits(self, s: Mage, seat: i64, place: i64) -> bool:
        """Whether an enemy that is there can be chosen."""
        fenced = self.who == IF_UNFORTIFIED or (self.who == IF_WITHIN_REACH and s.moment == RANGED_PHASE)
        if fenced and foes.fortifications(s, seat, place) > 0:
            return False
        if not suited(self.op, s, seat, place):
            return False
        return not foes.stops(s, place, self.stopped, self.on_attack)

    def found(self, s: Mage, seat: i64) -> list[int]:
        """The places of the enemies that can be chosen, or the opponent's units."""
        if s.rival >= 0:
            return self.units(s, seat)
        return [place for place in foes.present(s) if self.fits(s, seat, place)]

    def units(self, s: Mage, seat: i64) -> list[int]:
        """Of the opponent's units those that are unwounded and not proof against it (MK-494, MK-495, MK-500)."""
        other = rivals.opponent(s, seat)
        able: list[int] = s.at(UNITS, other)
        if self.stops_attack:
            if s.moment == BLOCK_PHASE:
                able = rivals.units_in_attack(s)
            elif self.stops_only:
                return []
        able = [u for u in able if not s.hurt[u] and not foes.unit_resistances(s, other, u) & self.stopped]
        op = self.op
        return [u for u in able if op.suits_unit(s, other, u)] if isinstance(op, FoeDeed) else able

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return COMPLETELY if timely(g, self.times) and self.found(s, ctx.seat) else NOT_AT_ALL

    def timed(self, t: Teller, said: str) -> str:
        """With the phase, where that is told by nothing else."""
        if self.times == ATTACK_TIME:
            return t.say("op-in-attack-phase", what=said)
        return t.say("op-in-block-phase", what=said) if self.times == BLOCK_TIME else said

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


class OneEnemy(Chooser):
    """The player chooses an enemy; then, if there was one to choose, something more happens."""

    kind = "foe"

    def __init__(self, op: Op, times: int = 0, who: str = ANYBODY, then: Op | None = None) -> None:
        super().__init__(op, times, who)
        self.then = then

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_PIECE, piece_at(s, place)) for place in self.found(s, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        then = self.then
        if then is not None:
            g.push(then, ctx.seat, ctx.card, 0, ctx.b)
        g.push(self.op, ctx.seat, ctx.card, place_of(cast(Mage, g), act.first(action)), ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op} if self.then is None else {"op": self.op, "then": self.then}

    def text(self, t: Teller) -> str:
        said = self.timed(t, t.say(f"op-one-foe-{self.who}" if self.who else "op-one-foe", what=self.op.text(t)))
        return said if self.then is None else t.listing([said, self.then.text(t)], "list-then")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-foe", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return foe_label(g, action, t)


@final
class AnotherEnemy(Chooser):
    """One more enemy as long as the player wants: `a` has those chosen, as a bit set, `b` tells how many."""

    kind = "foes"

    def __init__(self, n: int, op: Op, for_move: bool, times: int) -> None:
        super().__init__(op, times)
        self.n = n
        self.for_move = for_move

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        if self.for_move and ctx.b > s.held(ctx.seat, MOVE):
            return []
        out: list[int] = []
        for place in self.found(s, ctx.seat):
            if not has(ctx.a, place):
                out.append(act.action(act.PICK_PIECE, piece_at(s, place)))
        if out and ctx.b > 0:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        if act.verb_of(action) == act.PASS:
            return
        s = cast(Mage, g)
        place = place_of(s, act.first(action))
        if self.for_move:
            s.spend(ctx.seat, MOVE, ctx.b)
        if ctx.b + 1 < self.n:
            g.push(self, ctx.seat, ctx.card, ctx.a | bit(place), ctx.b + 1)
        g.push(self.op, ctx.seat, ctx.card, place)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        if self.for_move:
            return t.say("ask-foes-for-move", n=ctx.b, what=self.op.text(t))
        return t.say("ask-foe", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-pass") if act.verb_of(action) == act.PASS else foe_label(g, action, t)


@final
class SomeEnemies(Chooser):
    """Up to `n` enemies; `for_move`: the second one costs 1 move point, the third 2 more, and so on."""

    def __init__(self, n: int, op: Op, for_move: bool = False, times: int = 0) -> None:
        super().__init__(op, times)
        self.n = n
        self.for_move = for_move
        self.another = AnotherEnemy(n, op, for_move, times)

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.another, ctx.seat, ctx.card)

    def parts(self) -> dict[str, Op]:
        return {"another": self.another}

    def text(self, t: Teller) -> str:
        if self.for_move:
            return t.say("op-foes-for-move", what=self.op.text(t))
        return t.say("op-some-foes", n=self.n, what=self.op.text(t))


@final
class EachEnemy(Chooser):
    """Every enemy that is there, but those that are proof against it."""

    def run(self, g: Game, ctx: Ctx) -> None:
        found = self.found(cast(Mage, g), ctx.seat)
        found.reverse()
        for place in found:
            g.push(self.op, ctx.seat, ctx.card, place, ctx.b)

    def text(self, t: Teller) -> str:
        return t.say("op-each-foe", what=self.op.text(t))


@final
class Guarded(Chooser):
    """The enemy whose attack is being blocked, whether the block succeeds or not (MK-334)."""

    kind = "foe"

    def __init__(self, op: Op) -> None:
        super().__init__(op, BLOCK_TIME)

    def found(self, s: Mage, seat: i64) -> list[int]:
        if s.rival >= 0:  # any unit that takes part in the attack (MK-498)
            return [unit for unit in self.units(s, seat) if unit in rivals.units_in_attack(s)]
        if s.blocking < 0 or not self.fits(s, seat, s.blocking // ATTACKS):
            return []
        return [s.blocking // ATTACKS]

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_PIECE, piece_at(s, place)) for place in self.found(s, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.op, ctx.seat, ctx.card, place_of(cast(Mage, g), act.first(action)), ctx.b)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-foe", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return foe_label(g, action, t)

    def text(self, t: Teller) -> str:
        return t.say("op-guarded-foe", what=self.op.text(t))


@final
class OneAttack(Chooser):
    """The player chooses one attack of an enemy."""

    kind = "foe"

    def __init__(self, op: Op, times: int = 0, who: str = ANYBODY) -> None:
        super().__init__(op, times, who)
        self.cancels = isinstance(op, CancelAttack)
        self.which = WhichAttack(op)

    def units(self, s: Mage, seat: i64) -> list[int]:
        return super().units(s, seat) if self.cancels else []

    def fits(self, s: Mage, seat: i64, place: i64) -> bool:
        if self.cancels and s.foe_flags[place] & SUMMONED:
            return False  # MK-686
        return super().fits(s, seat, place) and len(alterable(s, place, self.op)) > 0

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_PIECE, piece_at(s, place)) for place in self.found(s, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        op = self.op if s.rival >= 0 else self.which
        g.push(op, ctx.seat, ctx.card, place_of(s, act.first(action)), ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which, "op": self.op}

    def text(self, t: Teller) -> str:
        said = t.say(f"op-one-attack-{self.who}" if self.who else "op-one-attack", what=self.op.text(t))
        return self.timed(t, said)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-foe-attack", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return foe_label(g, action, t)


@final
class AnotherAttack(Chooser):
    """So many different attacks, of one or several enemies, one after the other.

    `a`: those chosen, as `foes.with_hit` puts them together.
    """

    kind = "foe-attack"

    def __init__(self, n: int, op: Op, times: int = 0) -> None:
        super().__init__(op, times)
        self.n = n

    def units(self, s: Mage, seat: i64) -> list[int]:
        return []

    def hits(self, s: Mage, seat: i64, chosen: i64) -> list[int]:
        out: list[int] = []
        if s.rival < 0:
            before = foes.hits_in(chosen)
            for place in self.found(s, seat):
                out.extend([hit for hit in foes.open_hits_of(s, place) if hit not in before])
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        able = timely(g, self.times) and len(self.hits(cast(Mage, g), ctx.seat, 0)) >= self.n
        return COMPLETELY if able else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        if len(foes.hits_in(ctx.a)) < self.n:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, hit) for hit in self.hits(cast(Mage, g), ctx.seat, ctx.a)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        hit = act.first(action)
        g.push(self, ctx.seat, ctx.card, foes.with_hit(ctx.a, hit), ctx.b)
        g.push(self.op, ctx.seat, ctx.card, hit, ctx.b)

    def text(self, t: Teller) -> str:
        return self.timed(t, t.say("op-some-attacks", n=self.n, what=self.op.text(t)))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-foe-attack", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        hit = act.first(action)
        card = g.info.piece_name(g, s.foes[hit // ATTACKS], t)
        return t.say("do-foe-attack", card=card, what=attack_text(s, hit, t))


@final
class WhichAttack(FoeOp):
    """Which attack of the enemy at the place `a`, if it has several."""

    kind = "foe-attack"

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, hit % ATTACKS) for hit in alterable(cast(Mage, g), ctx.a, self.op)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(self.op, ctx.seat, ctx.card, ctx.a * ATTACKS + act.first(action), ctx.b)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-foe-attack", what=self.op.text(t))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        return attack_text(s, ctx.a * ATTACKS + act.first(action), t)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


def piece_at(s: Mage, place: i64) -> i64:
    """The token at a place of the combat; between heroes units have no places."""
    return place if s.rival >= 0 else s.foes[place]


def place_of(s: Mage, piece: i64) -> i64:
    return piece if s.rival >= 0 else foes.place_of(s, piece)


def stops_attack(op: Op) -> bool:
    """Whether an effect keeps an enemy from attacking."""
    return bool([one for one in with_parts(op) if isinstance(one, NoAttack | CancelAttack)])


def suited(op: Op, s: Mage, seat: i64, place: i64) -> bool:
    """Whether there is anything about an enemy that an effect, or a part of it, could change."""
    if isinstance(op, FoeDeed):
        return op.suits(s, seat, place)
    parts = op.parts()
    for part in parts.values():
        if suited(part, s, seat, place):
            return True
    return not parts


def alterable(s: Mage, place: i64, op: Op) -> list[int]:
    """The attacks of an enemy that are still to come and about which an effect could change something."""
    hits = foes.open_hits_of(s, place)
    return [hit for hit in hits if op.alters(s, hit)] if isinstance(op, FoeDeed) else hits


def acts_on_attack(op: Op) -> bool:
    """Whether all that an effect does to an enemy is to change its attacks."""
    if isinstance(op, FoeDeed):
        return op.on_attack
    parts = op.parts()
    for part in parts.values():
        if not acts_on_attack(part):
            return False
    return len(parts) > 0


# -- the site ----------------------------------------------------------------------------------------------------------


@final
class IgnoreSites(Lasting):
    """Sites do not fortify anybody this turn: it acts on the site, so that no resistance stops it (MK-310)."""

    scope: i64 = TURN
    changes = foes.SITE_FORTIFICATION

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return 0

    def text(self, t: Teller) -> str:
        return t.say("op-ignore-sites")


# -- counting ----------------------------------------------------------------------------------------------------------


@final
class EnemiesFaced(Count):
    """The enemies of the combat, but those defeated in an earlier phase."""

    key = "enemy-faced"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return rivals.enemies_counted(s, ctx.seat) if s.rival >= 0 else foes.faced(s)


@final
class GuardedIcons(Count):
    """What is printed on the token of the enemy whose attack is being blocked; not if it has Arcane Immunity."""

    key = "guarded-icon"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        if s.rival >= 0:
            return s.attack_mana
        if s.blocking < 0 or foes.stops(s, s.blocking // ATTACKS, 0, False):
            return 0
        return foes.icons_of(s, s.blocking // ATTACKS)


@final
class EnemiesDefeated(Count):
    """The enemies that the player has defeated this turn."""

    key = "enemy-defeated"

    def value(self, g: Game, ctx: Ctx) -> i64:
        n: i64 = 0
        for entry in g.lasting:
            if entry.op is STRUCK and entry.seat == ctx.seat:
                n += 1
        return n


@final
class EnemiesBlocked(Count):
    """The enemies all of whose attacks were blocked in this combat (MX-072)."""

    key = "enemy-blocked"

    def value(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        n: i64 = 0
        for place in range(len(s.foes)):
            if not s.foe_flags[place] & SUMMONED and foes.all_blocked(s, place):
                n += 1
        return n


# -- words -------------------------------------------------------------------------------------------------------------


def foe_label(g: Game, action: i64, t: Teller) -> str:
    return t.say("do-foe", card=g.info.piece_name(g, act.first(action), t))


def attack_text(s: Mage, hit: i64, t: Teller) -> str:
    """One attack in words: its value and its element; which of several that are alike."""
    said = t.say("foe-attack", n=foes.value_of(s, hit), what=t.say(f"attack-melee-{ELEMENTS[foes.element_of(s, hit)]}"))
    place = hit // ATTACKS
    alike: list[int] = []
    for i in range(len(foes.foe(s, place).attacks)):
        other = place * ATTACKS + i
        if foes.value_of(s, other) == foes.value_of(s, hit) and foes.element_of(s, other) == foes.element_of(s, hit):
            alike.append(other)
    return said if len(alike) == 1 else t.say("one-of-them", card=said, n=alike.index(hit) + 1)
