"""What is done to an enemy that an op has chosen, or to one of its attacks."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import CardDef
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import FoeOp, timely
from deckhold.games.mage_knight.ops.banners import injure
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.battle import change_armor, defeat, drop_guard, touch, weaken
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    CANCELLED,
    EXPOSED,
    LURED,
    PLAIN,
    QUIET,
    SUMMONED,
)
from deckhold.games.mage_knight.terms import (
    BLOCK_PHASE,
    BLOCK_TIME,
    COMBAT_SCOPE,
    RANGED_PHASE,
    RESISTANCES,
    TRAITS,
    moments,
)

BEFORE_ATTACKS: Final = moments(RANGED_PHASE, BLOCK_PHASE)  # when an enemy can still be kept from attacking
EVERY_RESISTANCE: Final = -1  # of `loses`: all three


# -- what is done to one of them ---------------------------------------------------------------------------------------


class FoeDeed(FoeOp):
    """Something that is done to the enemy whose place is `a`; `of_attack`: to the attack whose number is `a`.

    In a combat between heroes it is done to the unit `a` (MK-494).
    """

    of_attack: bool = False

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.rival >= 0:
            self.to_unit(s, ctx)
            return
        if 0 <= ctx.card < s.unit_count:
            touch(s, ctx.seat, ctx.card, ctx.a // ATTACKS if self.of_attack else ctx.a)
        self.to_foe(s, ctx)

    def suits(self, s: Mage, seat: i64, place: i64) -> bool:
        """Whether there is anything about an enemy that it could change."""
        return True

    def suits_unit(self, s: Mage, owner: i64, unit: i64) -> bool:
        """Whether there is anything about a unit of another hero that it could change (MK-494)."""
        return True

    def alters(self, s: Mage, hit: i64) -> bool:
        """Whether there is anything about an attack that it could change."""
        return True

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        raise NotImplementedError

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        """By default units are not concerned."""

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "nothing chooses an enemy for it there" if within is None else ""


@final
class Armor(FoeDeed):
    """Its armor changes; `fortified`: by how much if it is fortified; `per_resistance`: that much for each."""

    def __init__(self, n: int, fortified: int = 0, per_resistance: bool = False) -> None:
        self.n = n
        self.fortified = fortified or n
        self.per_resistance = per_resistance

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        n: i64 = self.n
        if self.fortified != self.n and foes.fortifications(s, ctx.seat, ctx.a) > 0:
            n = self.fortified
        if self.per_resistance:
            n *= counted(foes.resistances_of(s, ctx.a))
        change_armor(s, ctx.a, n)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        n: i64 = -self.n
        if self.per_resistance:
            n *= counted(foes.unit_resistances(s, rivals.opponent(s, ctx.seat), ctx.a))
        s.last(rivals.WEAK_ARMOR, ctx.seat, ctx.a, COMBAT_SCOPE, n)

    def text(self, t: Teller) -> str:
        if self.per_resistance:
            return t.say("op-foe-armor-resistances", n=-self.n)
        if self.fortified != self.n:
            return t.say("op-foe-armor-fortified", n=-self.n, fortified=-self.fortified)
        return t.say("op-foe-armor", n=-self.n)


@final
class NoAttack(FoeDeed):
    """It does not attack in this combat (MK-354, MK-686)."""

    times: i64 = BEFORE_ATTACKS

    def suits(self, s: Mage, seat: i64, place: i64) -> bool:
        """One that has still to attack, itself or by what it will summon; what was summoned is not kept off."""
        if not foes.attacking(s, place) or s.foe_flags[place] & SUMMONED:
            return False
        return s.moment != BLOCK_PHASE or len(foes.open_hits_of(s, place)) > 0

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        if timely(s, BEFORE_ATTACKS) and not s.foe_flags[ctx.a] & SUMMONED:
            s.foe_flags[ctx.a] |= QUIET
            if s.blocking // ATTACKS == ctx.a:
                drop_guard(s)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        rivals.leave_out(s, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-no-attack")


@final
class Loses(FoeDeed):
    """It loses abilities or resistances."""

    def __init__(self, traits: list[int]) -> None:
        self.every_resistance = EVERY_RESISTANCE in traits
        self.traits = RESISTANCES if self.every_resistance else moments(*traits)

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.foe_lost[ctx.a] |= self.traits

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        s.last(rivals.NO_RESISTANCE, ctx.seat, ctx.a, COMBAT_SCOPE, self.traits)

    def text(self, t: Teller) -> str:
        if self.every_resistance:
            return t.say("op-foe-loses-resistances")
        return t.say("op-foe-loses", what=traits_text(t, self.traits))


@final
class Gains(FoeDeed):
    """It gains abilities."""

    def __init__(self, traits: list[int]) -> None:
        self.traits = moments(*traits)

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.foe_gained[ctx.a] |= self.traits

    def text(self, t: Teller) -> str:
        return t.say("op-foe-gains", what=traits_text(t, self.traits))


@final
class LosesFortifications(FoeDeed):
    """Neither a site nor its own ability protects it any more."""

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.foe_flags[ctx.a] |= EXPOSED

    def text(self, t: Teller) -> str:
        return t.say("op-foe-exposed")


@final
class Destroy(FoeDeed):
    """It is destroyed, which is a defeat (MK-688)."""

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        if foes.lives(s, ctx.a):  # nothing else has destroyed it at the same moment
            defeat(s, ctx.seat, ctx.a)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        injure(s, rivals.opponent(s, ctx.seat), ctx.a, 1)  # MK-496

    def text(self, t: Teller) -> str:
        return t.say("op-foe-destroy")


@final
class AttackChange(FoeDeed):
    """One of its attacks changes its value; Arcane Immunity does not stop that (MK-363)."""

    times: i64 = BEFORE_ATTACKS
    on_attack = True
    of_attack = True

    def __init__(self, n: int) -> None:
        self.n = n

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        if self.n < 0:
            weaken(s, ctx.seat, ctx.a, -self.n)
        else:
            s.hit_change[ctx.a] += self.n

    def text(self, t: Teller) -> str:
        return t.say("op-foe-attack-less", n=-self.n) if self.n < 0 else t.say("op-foe-attack-more", n=self.n)


@final
class CancelAttack(FoeDeed):
    """One of its attacks is cancelled: it is not blocked, and the enemy's other attacks remain."""

    times: i64 = BLOCK_TIME
    of_attack = True

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.hit_flags[ctx.a] |= CANCELLED
        if s.blocking == ctx.a:
            drop_guard(s)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        rivals.leave_out(s, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-cancel")


@final
class Plain(FoeDeed):
    """One of its attacks loses all its abilities; value and element stay. Arcane Immunity does not stop that."""

    times: i64 = BLOCK_TIME
    on_attack = True
    of_attack = True

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.hit_flags[ctx.a] |= PLAIN

    def text(self, t: Teller) -> str:
        return t.say("op-foe-plain")


@final
class Lure(FoeDeed):
    """Damage of one of its attacks must be assigned first to the unit that does this, whatever forbids it."""

    times: i64 = BLOCK_TIME
    on_attack = True
    of_attack = True

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.last(LURED, ctx.seat, ctx.card, COMBAT_SCOPE, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-lure")


@final
class Harry(FoeDeed):
    """Armor and one of its attacks are reduced; Arcane Immunity stops only the first. Of a summoned monster the armor
    is its summoner's."""

    on_attack = True

    def __init__(self, n: int, which: Op) -> None:
        self.n = n
        self.which = which  # asks for the attack

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        place = foes.behind(s, ctx.a)
        if not foes.stops(s, place, self.stopped, False):
            change_armor(s, place, -self.n)
        if timely(s, BEFORE_ATTACKS):
            s.push(self.which, ctx.seat, ctx.card, ctx.a)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        s.last(rivals.WEAK_ARMOR, ctx.seat, ctx.a, COMBAT_SCOPE, self.n)

    def parts(self) -> dict[str, Op]:
        return {"which": self.which}

    def text(self, t: Teller) -> str:
        return t.say("op-foe-harry", n=self.n)


@final
class DestroyIfBlocked(FoeDeed):
    """It is destroyed once all its attacks are blocked."""

    def __init__(self) -> None:
        self.doom = Doom(Destroy())
        self.unit_doom = UnitDoom()

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        if foes.all_blocked(s, ctx.a):
            defeat(s, ctx.seat, ctx.a)
        else:
            s.last(self.doom, ctx.seat, s.foes[ctx.a], COMBAT_SCOPE)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        s.last(self.unit_doom, ctx.seat, ctx.a, COMBAT_SCOPE)

    def parts(self) -> dict[str, Op]:
        return {"doom": self.doom, "unit-doom": self.unit_doom}

    def text(self, t: Teller) -> str:
        return t.say("op-foe-doom")


@final
class Doom(Lasting):
    """An enemy (`card`) that is destroyed when all its attacks are blocked."""

    scope: i64 = COMBAT_SCOPE
    event = "blocked"

    def __init__(self, destroy: Destroy) -> None:
        self.destroy = destroy

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        s = cast(Mage, g)
        place = foes.place_of(s, entry.card)
        return entry.seat == seat and foes.lives(s, place) and foes.all_blocked(s, place)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.destroy, entry.seat, entry.card, foes.place_of(cast(Mage, g), entry.card))

    def parts(self) -> dict[str, Op]:
        return {"destroy": self.destroy}

    def text(self, t: Teller) -> str:
        return t.say("op-foe-doom")


@final
class UnitDoom(Lasting):
    """A unit of another hero (`card`) that is wounded when an attack in which it takes part comes to nothing."""

    scope: i64 = COMBAT_SCOPE
    event = "blocked"

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.card in rivals.units_in_attack(cast(Mage, g))

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        injure(s, rivals.opponent(s, entry.seat), entry.card, 1)  # MK-496, MK-498

    def text(self, t: Teller) -> str:
        return t.say("op-foe-doom")


@final
class Bashed(FoeDeed):
    """Its armor, or that of a unit in an attack that came to nothing, is lower by the number that comes along."""

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        change_armor(s, ctx.a, -ctx.b)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        s.last(rivals.WEAK_ARMOR, ctx.seat, ctx.a, COMBAT_SCOPE, ctx.b)

    def text(self, t: Teller) -> str:
        return t.say("op-bash")


def counted(resistances: i64) -> i64:
    """How many resistances there are in a set."""
    n: i64 = 0
    for one in range(3):
        if has(resistances, one):
            n += 1
    return n


def traits_text(t: Teller, traits: i64) -> str:
    return t.listing([t.say(f"trait-{TRAITS[n]}") for n in range(len(TRAITS)) if has(traits, n)])
