"""A duel with one enemy: block it, strike back, and gain fame if no unit had a part in it."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import MageOp, timely
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import ATTACKS, FOUGHT, TOUCHED
from deckhold.games.mage_knight.terms import ATTACK_PHASE, BLOCK_TIME, COMBAT_SCOPE, MELEE, PHYSICAL


@final
class Dueling(MageOp):
    """Block for the attack that is being blocked, and as much attack against that enemy, or its summoner, later."""

    times: i64 = BLOCK_TIME

    def __init__(self, n: int, fame: int) -> None:
        self.n = n
        self.honour = Honour(fame)
        self.glory = Glory(fame)
        self.riposte = Riposte(n)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, BLOCK_TIME) and cast(Mage, g).blocking >= 0 else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        s.add_block(ctx.seat, ctx.card, self.n, PHYSICAL, False)
        if s.rival >= 0:
            s.last(self.riposte, ctx.seat, ctx.card, COMBAT_SCOPE)
            s.last(self.glory, ctx.seat, ctx.card, COMBAT_SCOPE)
            return
        place = foes.behind(s, s.blocking // ATTACKS)
        foes.pledge(s, ctx.seat, ctx.card, place, self.n, MELEE * foes.ELEMENT_COUNT + PHYSICAL, ATTACK_PHASE)
        s.last(self.honour, ctx.seat, ctx.card, COMBAT_SCOPE, s.foes[place])

    def parts(self) -> dict[str, Op]:
        return {"honour": self.honour, "glory": self.glory, "riposte": self.riposte}

    def text(self, t: Teller) -> str:
        return t.say("op-dueling", n=self.n, fame=self.honour.n)


@final
class Honour(Lasting):
    """Fame for defeating an enemy (`b`) that no unit attacked, blocked, affected or took damage from."""

    event = "foe-defeated"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and entry.b == card

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        for mark in s.lasting:
            if mark.op is TOUCHED and mark.seat == entry.seat and mark.a == COMBAT_SCOPE and s.foes[mark.b] == card:
                return
        s.gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-honour", n=self.n)


@final
class Glory(Lasting):
    """Between heroes: fame for a victory without any unit."""

    event = "rival-defeated"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int) -> None:
        self.n = n

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        for mark in g.lasting:
            if mark.op is FOUGHT and mark.seat == entry.seat:
                return
        cast(Mage, g).gain_fame(entry.seat, self.n)

    def text(self, t: Teller) -> str:
        return t.say("op-honour", n=self.n)


@final
class Riposte(Lasting):
    """Between heroes: attack points in the next attack that the player puts together in the attack phase."""

    event = "attack-begins"
    scope: i64 = COMBAT_SCOPE

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and cast(Mage, g).melee

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        cast(Mage, g).add_attack(entry.seat, entry.card, self.n, PHYSICAL, MELEE)

    def text(self, t: Teller) -> str:
        return t.say("op-riposte", n=self.n)
