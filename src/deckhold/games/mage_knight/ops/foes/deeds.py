"""What is done to an enemy that an op has chosen, or to one of its attacks."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import CardDef
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import (
    BLOCK_PHASE,
    BLOCK_TIME,
    RANGED_PHASE,
    RESISTANCES,
    TRAITS,
    FoeOp,
    moments,
)
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.battle import change_armor, defeat
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    CANCELLED,
    EXPOSED,
    QUIET,
    SUMMONED,
)

BEFORE_ATTACKS: Final = moments(RANGED_PHASE, BLOCK_PHASE)  # when an enemy can still be kept from attacking
EVERY_RESISTANCE: Final = -1  # of `loses`: all three


# -- what is done to one of them ---------------------------------------------------------------------------------------


class FoeDeed(FoeOp):
    """Something that is done to the enemy whose place is `a`; `of_attack`: to the attack whose number is `a`."""

    of_attack: bool = False

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "nothing chooses an enemy for it there" if within is None else ""


@final
class Armor(FoeDeed):
    """Its armor changes; `fortified`: by how much if it is fortified; `per_resistance`: that much for each."""

    def __init__(self, n: int, fortified: int = 0, per_resistance: bool = False) -> None:
        self.n = n
        self.fortified = fortified or n
        self.per_resistance = per_resistance

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        n: i64 = self.n
        if self.fortified != self.n and foes.fortifications(s, ctx.seat, ctx.a) > 0:
            n = self.fortified
        if self.per_resistance:
            held = foes.resistances_of(s, ctx.a)
            n *= (held & 1) + (held >> 1 & 1) + (held >> 2 & 1)
        change_armor(s, ctx.a, n)

    def text(self, t: Teller) -> str:
        if self.per_resistance:
            return t.say("op-foe-armor-resistances", n=-self.n)
        if self.fortified != self.n:
            return t.say("op-foe-armor-fortified", n=-self.n, fortified=-self.fortified)
        return t.say("op-foe-armor", n=-self.n)


@final
class NoAttack(FoeDeed):
    """It does not attack in this combat (MK-354, MK-686)."""

    times = BEFORE_ATTACKS

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not s.foe_flags[ctx.a] & SUMMONED:  # the attack of a summoned monster cannot be cancelled
            s.foe_flags[ctx.a] |= QUIET

    def text(self, t: Teller) -> str:
        return t.say("op-foe-no-attack")


@final
class Loses(FoeDeed):
    """It loses abilities or resistances."""

    def __init__(self, traits: list[int]) -> None:
        self.every_resistance = EVERY_RESISTANCE in traits
        self.traits = RESISTANCES if self.every_resistance else moments(*traits)

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(Mage, g).foe_lost[ctx.a] |= self.traits

    def text(self, t: Teller) -> str:
        if self.every_resistance:
            return t.say("op-foe-loses-resistances")
        return t.say("op-foe-loses", what=traits_text(t, self.traits))


@final
class Gains(FoeDeed):
    """It gains abilities."""

    def __init__(self, traits: list[int]) -> None:
        self.traits = moments(*traits)

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(Mage, g).foe_gained[ctx.a] |= self.traits

    def text(self, t: Teller) -> str:
        return t.say("op-foe-gains", what=traits_text(t, self.traits))


@final
class LosesFortifications(FoeDeed):
    """Neither a site nor its own ability protects it any more."""

    def run(self, g: Game, ctx: Ctx) -> None:
        cast(Mage, g).foe_flags[ctx.a] |= EXPOSED

    def text(self, t: Teller) -> str:
        return t.say("op-foe-exposed")


@final
class Destroy(FoeDeed):
    """It is destroyed, which is a defeat (MK-688)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        defeat(cast(Mage, g), ctx.seat, ctx.a)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-destroy")


@final
class AttackChange(FoeDeed):
    """One of its attacks changes its value; Arcane Immunity does not stop that (MK-363)."""

    times = BEFORE_ATTACKS
    on_attack = True
    of_attack = True

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.hit_change[ctx.a] += max(self.n, -foes.value_of(s, ctx.a))

    def text(self, t: Teller) -> str:
        return t.say("op-foe-attack-less", n=-self.n) if self.n < 0 else t.say("op-foe-attack-more", n=self.n)


@final
class CancelAttack(FoeDeed):
    """One of its attacks is cancelled: it is not blocked, and the enemy's other attacks remain."""

    times = BLOCK_TIME
    of_attack = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.hit_flags[ctx.a] |= CANCELLED
        if s.blocking == ctx.a:
            s.blocking = -1

    def text(self, t: Teller) -> str:
        return t.say("op-foe-cancel")


def traits_text(t: Teller, traits: i64) -> str:
    return t.listing([t.say(f"trait-{TRAITS[n]}") for n in range(len(TRAITS)) if has(traits, n)])
