"""Enemies that were defeated and fight once more for whoever kept their tokens: Puppet Master (MX-512)."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Attack, Enemy, Leader, MageOp
from deckhold.games.mage_knight.ops.pledges import PLEDGE_ONE
from deckhold.games.mage_knight.state.battle import draw_summoned
from deckhold.games.mage_knight.state.factions import used_pile
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import BOX, STRUCK, TROPHIES
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLOCK_TIME,
    COLD_FIRE,
    FIRE,
    FIRE_RESISTANCE,
    ICE,
    ICE_RESISTANCE,
    MELEE,
    PHYSICAL,
)


class TokenChoice(MageOp):
    """The player names an enemy token."""

    kind = "puppet"

    def tokens(self, s: Mage, seat: i64) -> list[int]:
        return first_copies(s, s.at(TROPHIES, seat))

    def zone_of(self, s: Mage, token: i64) -> i64:
        return TROPHIES

    def extent(self, g: Game, ctx: Ctx) -> i64:
        s = cast(Mage, g)
        return COMPLETELY if s.in_time(ctx.seat, ctx.card, self.times) and self.tokens(s, ctx.seat) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [
            act.action(act.PICK_CARD, s.table.kind[token], self.zone_of(s, token)) for token in self.tokens(s, ctx.seat)
        ]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        zone = act.second(action)
        self.named(cast(Mage, g), ctx, find_copy(g, zone, ctx.seat, act.first(action)))

    def named(self, s: Mage, ctx: Ctx, token: i64) -> None:
        """What is done with it."""
        raise NotImplementedError

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-foe", card=t.name(g.table.defs[act.first(action)].id))

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-puppet", what=self.text(t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class KeepToken(TokenChoice):
    """The token of an enemy defeated this turn is kept, if it was not drawn again since."""

    def tokens(self, s: Mage, seat: i64) -> list[int]:
        struck = [entry.card for entry in s.lasting if entry.op is STRUCK and entry.seat == seat]
        return first_copies(s, [token for token in struck if token in s.zones[self.zone_of(s, token)]])

    def zone_of(self, s: Mage, token: i64) -> i64:
        return left_in(s, token)

    def named(self, s: Mage, ctx: Ctx, token: i64) -> None:
        s.move(token, self.zone_of(s, token), 0, TROPHIES, ctx.seat)
        if s.events is not None:
            s.note("puppet-kept", ctx.seat, token)

    def text(self, t: Teller) -> str:
        return t.say("op-keep-token")


@final
class PuppetAttack(TokenChoice):
    """Half of each of its attacks, rounded up, with their elements; of several each against an enemy of choice."""

    times: i64 = ATTACK_TIME

    def named(self, s: Mage, ctx: Ctx, token: i64) -> None:
        discard(s, ctx.seat, token)
        attacks = attacks_of(s, face_of(s, token))
        for attack in reversed(attacks):
            n = half(attack.value)
            if len(attacks) == 1 or s.rival >= 0:
                s.add_attack(ctx.seat, ctx.card, n, attack.element, MELEE)
            else:
                s.push(PLEDGE_ONE, ctx.seat, ctx.card, n, attack.element)

    def text(self, t: Teller) -> str:
        return t.say("op-puppet-attack")


@final
class PuppetBlock(TokenChoice):
    """Half of its armor, rounded up: against fire if it resists ice, against ice if it resists fire."""

    times: i64 = BLOCK_TIME

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return super().extent(g, ctx) if cast(Mage, g).blocking >= 0 else NOT_AT_ALL

    def named(self, s: Mage, ctx: Ctx, token: i64) -> None:
        discard(s, ctx.seat, token)
        enemy = face_of(s, token)
        s.add_block(ctx.seat, ctx.card, half(enemy.armor), block_element(enemy.traits), False)

    def text(self, t: Teller) -> str:
        return t.say("op-puppet-block")


def half(n: i64) -> i64:
    return (n + 1) // 2


def discard(s: Mage, seat: i64, token: i64) -> None:
    """A kept token is used up."""
    s.move(token, TROPHIES, seat, left_in(s, token), 0)
    if s.events is not None:
        s.note("puppet-used", seat, token)


def left_in(s: Mage, token: i64) -> i64:
    """Where the token of a defeated enemy lies: a leader's is out of the game."""
    return BOX if isinstance(s.definitions[token], Leader) else used_pile(s, token)


def face_of(s: Mage, token: i64) -> Enemy:
    """What counts of a kept token; of a leader its first level."""
    enemy = s.enemy(token)
    return enemy.faces[0] if isinstance(enemy, Leader) else enemy


def attacks_of(s: Mage, enemy: Enemy) -> list[Attack]:
    """Its attacks; for each that summons those of a token drawn by chance (MX-338)."""
    out: list[Attack] = []
    for attack in enemy.attacks:
        if attack.summons < 0:
            out.append(attack)
            continue
        token = draw_summoned(s, enemy.faction, attack.summons)
        if token != NO_CARD:
            if s.events is not None:
                s.note("puppet-summoned", s.turn, token)
            out.extend([one for one in s.enemy(token).attacks if one.summons < 0])
    return out


def block_element(traits: i64) -> i64:
    fire = has(traits, FIRE_RESISTANCE)
    ice = has(traits, ICE_RESISTANCE)
    if fire and ice:
        return COLD_FIRE
    return ICE if fire else FIRE if ice else PHYSICAL
