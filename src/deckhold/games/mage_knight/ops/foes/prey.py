"""What hunters do to an enemy: take away one of its abilities or elements, taunt it, make it slow."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.foes.deeds import FoeDeed
from deckhold.games.mage_knight.state import foes, rivals
from deckhold.games.mage_knight.state.battle import change_armor
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ATTACKS, CANCELLED, LOST, QUIET
from deckhold.games.mage_knight.terms import (
    ARCANE_IMMUNITY,
    BLOCK_TIME,
    COMBAT_SCOPE,
    CUMBERSOME,
    ELEMENTS,
    FIRE,
    ICE,
    PHYSICAL,
    SUMMON,
    TRAITS,
)

# What one cannot be rid of: an enemy summons all the same, and what is immune is never asked (MX-074).
KEPT_TRAITS: Final = bit(SUMMON) | bit(ARCANE_IMMUNITY)


@final
class LosesOne(FoeDeed):
    """It loses one ability, or one resistance, that is printed on its token; the player names it (MX-074)."""

    kind = "trait"

    def open_to(self, s: Mage, place: i64) -> i64:
        return foes.foe(s, place).traits & ~s.foe_lost[place] & ~KEPT_TRAITS

    def suits(self, s: Mage, seat: i64, place: i64) -> bool:
        return self.open_to(s, place) != 0

    def suits_unit(self, s: Mage, owner: i64, unit: i64) -> bool:
        return foes.unit_resistances(s, owner, unit) != 0

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.ask(ctx)

    def to_unit(self, s: Mage, ctx: Ctx) -> None:
        s.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        if s.rival >= 0:
            traits = foes.unit_resistances(s, rivals.opponent(s, ctx.seat), ctx.a)
        else:
            traits = self.open_to(s, ctx.a)
        return [act.action(act.OPTION, trait) for trait in range(len(TRAITS)) if has(traits, trait)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if s.rival >= 0:
            s.last(rivals.NO_RESISTANCE, ctx.seat, ctx.a, COMBAT_SCOPE, bit(act.first(action)))
        else:
            s.foe_lost[ctx.a] |= bit(act.first(action))

    def text(self, t: Teller) -> str:
        return t.say("op-foe-loses-one")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        n: i64 = 0 if s.rival >= 0 else foes.foe(s, ctx.a).defend
        return t.sentences([t.say(f"trait-{TRAITS[act.first(action)]}", n=n)])

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class LosesElement(FoeDeed):
    """One of its attacks loses an element: fire and ice become physical, cold fire becomes one of them."""

    kind = "element"
    of_attack = True

    def alters(self, s: Mage, hit: i64) -> bool:
        return foes.element_of(s, hit) != PHYSICAL

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        element = foes.element_of(cast(Mage, g), ctx.a)
        return [act.action(act.OPTION, one) for one in (FIRE, ICE) if element & one]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        cast(Mage, g).hit_flags[ctx.a] |= LOST * act.first(action)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-loses-element")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say(f"do-lose-{ELEMENTS[act.first(action)]}")

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Taunted(FoeDeed):
    """The attack is stronger; its enemy, if it does attack, has less armor afterwards."""

    times: i64 = BLOCK_TIME
    on_attack = True
    of_attack = True

    def __init__(self, attack: int, armor: int) -> None:
        self.attack = attack
        self.bare = Bare(armor)

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.hit_change[ctx.a] += self.attack
        if not foes.stops(s, ctx.a // ATTACKS, self.stopped, False):
            s.last(self.bare, ctx.seat, ctx.card, COMBAT_SCOPE, ctx.a)

    def parts(self) -> dict[str, Op]:
        return {"bare": self.bare}

    def text(self, t: Teller) -> str:
        return t.say("op-foe-taunted", n=self.attack, armor=-self.bare.n)


@final
class Bare(Lasting):
    """When the attack phase begins an enemy has less armor, unless it was kept from the attack `b`."""

    event = "attack-phase"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int) -> None:
        self.n = n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        place = entry.b // ATTACKS
        kept_off = s.foe_flags[place] & QUIET or s.hit_flags[entry.b] & CANCELLED
        if foes.lives(s, place) and not kept_off:
            change_armor(s, place, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-bare", n=-self.n)


@final
class Encumbered(FoeDeed):
    """The enemy whose attack it is becomes cumbersome, in all its attacks; Arcane Immunity does not stop that."""

    on_attack = True
    of_attack = True

    def to_foe(self, s: Mage, ctx: Ctx) -> None:
        s.foe_gained[ctx.a // ATTACKS] |= bit(CUMBERSOME)

    def text(self, t: Teller) -> str:
        return t.say("op-foe-encumbered")
