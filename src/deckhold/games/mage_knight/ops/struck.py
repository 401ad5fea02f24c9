"""What follows an attack that has defeated somebody, and attacks that are made of something else."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting, Seq
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp
from deckhold.games.mage_knight.ops.foes.deeds import BEFORE_ATTACKS, FoeDeed, NoAttack
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.battle import DEFEAT_FAME, draw_summoned
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    DEFEATED,
    GHOST,
    GONE,
    SPARED,
    SUMMONED,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLOW,
    BLUE,
    COMBAT_SCOPE,
    ELEMENTS,
    FIRE_RESISTANCE,
    GREEN,
    ICE_RESISTANCE,
    MELEE,
    PHYSICAL,
    PHYSICAL_RESISTANCE,
    RANGED,
    RANGED_PHASE,
    REACHES,
    RED,
    SIEGE,
    TURN,
    WHITE,
)


@final
class PerStruck(Lasting):
    """Something for each enemy that is defeated by the attack that is being put together."""

    scope: i64 = BLOW
    event = "struck"

    def __init__(self, op: Op) -> None:
        self.op = op

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        for place in range(len(cast(Mage, g).foes)):
            if has(card, place):
                g.push(self.op, entry.seat, entry.card)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-per-struck", what=self.op.text(t))


def soul_of(s: Mage, place: i64) -> i64:
    """The colours of the crystal that a defeated enemy may become, as a bit set: by its resistances, or white."""
    resistances = foes.resistances_of(s, place)
    colours: i64 = bit(WHITE)
    if has(resistances, FIRE_RESISTANCE):
        colours |= bit(RED)
    if has(resistances, ICE_RESISTANCE):
        colours |= bit(BLUE)
    if has(resistances, PHYSICAL_RESISTANCE):
        colours |= bit(GREEN)
    return colours


@final
class OneSoul(Lasting):
    """A crystal for one of the enemies defeated by the attack that is being put together."""

    scope: i64 = BLOW
    event = "struck"

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        colours: i64 = 0
        for place in range(len(s.foes)):
            if has(card, place):
                colours |= soul_of(s, place)
        g.push(CHOOSE_CRYSTAL, entry.seat, entry.card, colours)

    def text(self, t: Teller) -> str:
        return t.say("op-one-soul")


class InPhase(Lasting):
    """Something for each enemy that is defeated in the present phase of the combat (`b`), earlier and later."""

    scope: i64 = COMBAT_SCOPE
    event = "foe-defeated"
    once = False

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        g.last(self, ctx.seat, ctx.card, COMBAT_SCOPE, s.moment)
        for place in range(len(s.foes)):
            flags = s.foe_flags[place]
            if flags & DEFEATED and not flags & (GHOST | GONE | SUMMONED):
                self.defeated(s, ctx, place)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        if s.moment == entry.b:
            self.defeated(s, entry, foes.place_of(s, card))

    def defeated(self, s: Mage, entry: Ctx, place: i64) -> None:
        raise NotImplementedError


@final
class FameInPhase(InPhase):
    changes = DEFEAT_FAME

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value + self.n if cast(Mage, g).moment == entry.b else value

    def defeated(self, s: Mage, entry: Ctx, place: i64) -> None:
        s.gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-fame-in-phase", n=self.n)


@final
class SoulsInPhase(InPhase):
    def defeated(self, s: Mage, entry: Ctx, place: i64) -> None:
        s.push(CHOOSE_CRYSTAL, entry.seat, entry.card, soul_of(s, place))

    def text(self, t: Teller) -> str:
        return t.say("op-souls-in-phase")


# -- other reaches -----------------------------------------------------------------------------------------------------

KEEPS: Final = 0
DOUBLES: Final = 1  # as a ranged attack
BECOMES_SIEGE: Final = 2


@final
class Bow(Lasting):
    """In the ranged phase each ranged attack of this turn is doubled or becomes a siege attack, as its player likes;
    each siege attack may be doubled and becomes a ranged one then."""

    scope: i64 = TURN
    event = "reaching-out"
    once = False

    def __init__(self) -> None:
        self.draw = DrawBow()
        self.aimed = AimedBow()

    def run(self, g: Game, ctx: Ctx) -> None:
        super().run(g, ctx)
        self.aimed.run(g, ctx)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        if cast(Mage, g).moment == RANGED_PHASE:
            g.push(self.draw, entry.seat, entry.card, card)

    def parts(self) -> dict[str, Op]:
        return {"draw": self.draw, "aimed": self.aimed}

    def text(self, t: Teller) -> str:
        return t.say("op-bow")


@final
class AimedBow(Lasting):
    """The same for attacks that are aimed at one enemy each."""

    scope: i64 = TURN
    event = "aimed"
    once = False
    shown = False

    def __init__(self) -> None:
        self.draw = DrawAimed()

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        if cast(Mage, g).moment == RANGED_PHASE:
            g.push(self.draw, entry.seat, entry.card, card)

    def parts(self) -> dict[str, Op]:
        return {"draw": self.draw}


class Drawn(MageOp):
    """What becomes of an attack that was just played."""

    kind = "bow"

    def points(self, ctx: Ctx) -> i64:
        """Its points * 12 + its place in `Mage.strike`."""
        raise NotImplementedError

    def drawn(self, s: Mage, ctx: Ctx, place: i64, n: i64) -> None:
        """It has so many points in another place now."""
        raise NotImplementedError

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        siege = self.points(ctx) % 12 >= 4 * SIEGE
        ways = [KEEPS, DOUBLES] if siege else [DOUBLES, BECOMES_SIEGE]
        return [act.action(act.OPTION, way) for way in ways]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        way = act.first(action)
        if way != KEEPS:
            points = self.points(ctx)
            n = points // 12
            element = points % 4
            if way == BECOMES_SIEGE:
                self.drawn(cast(Mage, g), ctx, 4 * SIEGE + element, n)
            else:
                self.drawn(cast(Mage, g), ctx, 4 * RANGED + element, 2 * n)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        way = act.first(action)
        points = self.points(ctx)
        n = points // 12
        reach: i64 = points % 12 // 4 if way == KEEPS else SIEGE if way == BECOMES_SIEGE else RANGED
        what = t.say(f"attack-{REACHES[reach]}-{ELEMENTS[points % 4]}")
        return t.sentences([t.say("op-attack", what=what, n=2 * n if way == DOUBLES else n)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class DrawAimed(Drawn):
    """Of one that is aimed at a single enemy (`a`: see `foes.pledge`)."""

    def points(self, ctx: Ctx) -> i64:
        return foes.points_pledged(ctx.a)

    def drawn(self, s: Mage, ctx: Ctx, place: i64, n: i64) -> None:
        foes.pledge_anew(s, ctx.a, place, n)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-aimed-at", card=g.info.piece_name(g, foes.pledged_against(cast(Mage, g), ctx.a), t))


@final
class DrawBow(Drawn):
    """Of one that is part of a sum (`a`: its points * 12 + its place there)."""

    def points(self, ctx: Ctx) -> i64:
        return ctx.a

    def drawn(self, s: Mage, ctx: Ctx, place: i64, n: i64) -> None:
        before = ctx.a // 12
        old = ctx.a % 12
        s.strike[old] -= before
        s.strike[place] += n
        end = len(s.engaged)
        if end and s.engaged[end - 2] == old and s.engaged[end - 1] == before:
            s.engaged = [*s.engaged[: end - 2], int(place), int(n)]


# -- possession --------------------------------------------------------------------------------------------------------


@final
class Possess(FoeDeed):
    """Its attacks may be used against others. (That it does not attack itself is said beside.)"""

    times: i64 = BEFORE_ATTACKS

    def suits(self, s: Mage, seat: i64, place: i64) -> bool:
        return not s.foe_flags[place] & SUMMONED  # MK-686

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.last(POSSESSED, ctx.seat, s.foes[ctx.a], COMBAT_SCOPE)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        n: i64 = 0
        for i in range(0, len(s.engaged), 3):
            if s.engaged[i] == ctx.a:
                n += s.engaged[i + 2]
        s.last(POSSESSED, ctx.seat, ctx.a, COMBAT_SCOPE, n)

    def text(self, t: Teller) -> str:
        return t.say("op-possess")


@final
class Possessed(Standing):
    """In the attack phase the attacks of an enemy (`card`) may be used once against others, with their elements.

    Between heroes: what a unit would have added to the attack (`b`).
    """

    scope: i64 = COMBAT_SCOPE
    limited = True

    def open(self, s: Mage, entry: Ctx) -> bool:
        if s.moment != ATTACK_PHASE or s.rival >= 0:
            return s.moment == ATTACK_PHASE
        for place in foes.left_to_defeat(s):
            if s.foes[place] != entry.card:
                return True
        return False

    def use(self, s: Mage, entry: Ctx) -> None:
        if s.rival >= 0:
            s.add_attack(entry.seat, -1, entry.b, PHYSICAL, MELEE)
            return
        place = foes.place_of(s, entry.card)
        s.last(SPARED, entry.seat, entry.card, BLOW)
        s.targets &= ~bit(place)
        attacks = foes.foe(s, place).attacks
        for number in range(len(attacks)):
            attack = attacks[number]
            if attack.summons < 0:
                hit = place * ATTACKS + number
                s.add_attack(entry.seat, -1, foes.value_of(s, hit), foes.element_of(s, hit), MELEE)
            else:
                summoned_value(s, entry.seat, s.enemy(entry.card).faction, attack.summons)

    def text(self, t: Teller) -> str:
        return t.say("op-possessed")

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-possessed")


def summoned_value(s: Mage, seat: i64, faction: i64, pile: i64) -> None:
    """What a summoner would have attacked with: a monster of its faction is drawn for its attacks and discarded."""
    token = draw_summoned(s, faction, pile)
    if token == NO_CARD:
        return
    if s.events is not None:
        s.note("uncover", seat, token)
    for attack in s.enemy(token).attacks:
        if attack.summons < 0:
            s.add_attack(seat, -1, attack.value, attack.element, MELEE)


POSSESSED: Final = Possessed()
STRUCK_OPS: Final[dict[str, Op]] = {"possessed": POSSESSED}


# -- words -------------------------------------------------------------------------------------------------------------


def possess() -> Op:
    """It does not attack, but may be used to attack others."""
    return Seq([Possess(), NoAttack()], "list-and")


def per_struck(op: Op) -> Op:
    """For each enemy defeated by this attack."""
    return PerStruck(op)
