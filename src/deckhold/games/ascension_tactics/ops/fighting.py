"""Attacks, damage and defeat (sections 17, 18, 22)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.games.ascension_tactics.definitions import (
    ATTACKS,
    ENEMY_FALLS,
    FALLS,
    KEEPER,
    SAVES_CONSTRUCT,
    SLAUGHTER,
    WOUNDS,
    Triggered,
)
from deckhold.games.ascension_tactics.ops.campaign import emptied, spoils, withdrawn
from deckhold.games.ascension_tactics.ops.choices import LOSE_TREASURE, SAVE_CONSTRUCT
from deckhold.games.ascension_tactics.ops.rewards import chosen_slaughter, rewards
from deckhold.games.ascension_tactics.ops.treasures import ANSWERED, LAST_MOMENT, WINDOW, Blow
from deckhold.games.ascension_tactics.ops.triggers import found, happen, release
from deckhold.games.ascension_tactics.ops.words import destroy, forget_champion, look_around, pair, tell
from deckhold.games.ascension_tactics.state.figures import arriving, doomed, values
from deckhold.games.ascension_tactics.state.ground import strikes_back
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import BOX, NEST, NEUTRAL, NEUTRALS, POOL, VILLAIN

BY_ATTACK: Final = 1
WARNED: Final = 1


def declare(s: Tactics, seat: i64, attacker: i64, victims: list[int]) -> None:
    """An attack is declared: what it sets off, the treasures that answer it, then its damage."""
    s.attacked = victims
    if s.events is not None:
        for victim in victims:
            s.note("attack", seat, attacker, victim, s.spot[attacker], s.spot[victim])
    if 0 <= s.holder[attacker] < VILLAIN:
        for victim in victims:
            tell(s, s.holder[attacker], "attacked", pair(victim, attacker))
    s.push(STRIKE, seat, attacker)
    s.push(WINDOW, seat, attacker, -1)
    happen(s, attacker, ATTACKS)


def harm(s: Tactics, seat: i64, victims: list[int], n: i64, source: i64, unawares: bool = False) -> None:
    """An effect deals damage that is no attack, to each at once: treasures may answer first.

    The active player could have used them before, unless it comes `unawares`: a treasure may have been taken since.
    """
    there = [victim for victim in victims if s.is_on(victim)]
    if not there:
        return
    s.push(FALL, seat, source, 0, WARNED)
    for victim in there:
        s.push(HURT, seat, victim, n)
    s.push(WINDOW, seat, NO_CARD, -1, n * 2 + (ANSWERED if unawares else 0))


def deal(s: Tactics, victim: i64, n: i64) -> i64:
    """Damage is dealt to a champion; how much of it arrives (AT-101)."""
    n = arriving(s, victim, n)
    if n <= 0 or not s.is_on(victim):
        return 0
    if s.definitions[victim].cells == 4:
        s.worn += n
    else:
        s.damage = changed(s.damage, victim, s.damage[victim] + n)
    holder: i64 = s.holder[victim]
    if s.events is not None:
        s.note("damage", holder if 0 <= holder < VILLAIN else -1, victim, n)
    if 0 <= holder < VILLAIN and s.active(holder):
        tell(s, holder, "damaged", victim)
    return n


@final
class Hurt(Blow):
    """Damage of an effect: `a` of it."""

    def run(self, g: Game, ctx: Ctx) -> None:
        deal(cast(Tactics, g), ctx.card, ctx.a)


@final
class Strike(Op):
    """The damage of a declared attack and of every counterstrike, all at once (AT-127, AT-131, AT-Q25)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        attacker = ctx.card
        victims = [victim for victim in s.attacked if s.is_on(victim)]
        s.attacked = victims
        if not s.is_on(attacker):
            return
        strength = values(s, attacker).strength
        answers: list[int] = []
        for victim in victims:
            value = values(s, victim)
            if strikes_back(s, victim, attacker, value):
                answers.append(value.strength)
        wounded: list[int] = []
        for victim in victims:
            if deal(s, victim, strength) > 0:
                wounded.append(victim)
        for answer in answers:
            deal(s, attacker, answer)
        for victim in wounded:  # after the defeats (AT-102)
            happen(s, attacker, WOUNDS, piece=victim)
        s.push(FALL, ctx.seat, attacker, BY_ATTACK, WARNED)


@final
class Fall(Op):
    """Whoever has taken all they can is defeated; then what that sets off (AT-102, AT-105, AT-132, AT-Q25).

    The card is whoever caused it, a champion or a card; `a`: by its attack action; `b`: treasures could answer already.
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        fallen = doomed(s)
        if not fallen:
            return
        if ctx.b == WARNED:
            defeat(s, ctx.seat, fallen, ctx.card, ctx.a == BY_ATTACK)
            return
        s.push(self, ctx.seat, ctx.card, ctx.a, WARNED)
        s.push(LAST_MOMENT, ctx.seat, NO_CARD, -1, ANSWERED)


def defeat(s: Tactics, seat: i64, fallen: list[int], cause: i64, by_attack: bool) -> None:
    """Champions are defeated at the same time (AT-103)."""
    others = [victim for victim in fallen if s.side(victim) != s.turn and not s.safe(victim)]
    own = [victim for victim in fallen if s.side(victim) == s.turn and not s.safe(victim)]
    fallen = others + own  # if both sides reach their goal by it, the active one wins (AT-Q26)
    if not fallen:
        return
    entries: list[Ctx] = []
    champion = cause if 0 <= cause < s.figures else NO_CARD
    for victim in fallen:
        cell: i64 = s.spot[victim]
        slain = by_attack and victim in s.attacked and champion != NO_CARD and s.hostile(champion, victim)
        if slain:
            entries.extend(found(s, champion, SLAUGHTER, cell, victim))
            entries.extend(chosen_slaughter(s, champion, cell, victim))
        if not s.definitions[victim].minion:
            entries.extend(mourners(s, victim, cell))
        entries.extend(found(s, victim, FALLS, cell, victim))
        if s.side(victim) == NEUTRAL:
            entries.extend(rewards(s, s.holder[champion] if champion != NO_CARD else seat, victim, cell))
    killers = [killer(s, victim, champion, by_attack) for victim in fallen]
    purses = emptied(s, fallen)
    release(s, entries)
    # A bonus of somebody who fell may be missed: whoever was attacked besides and falls by that falls by the attack.
    s.push(FALL, seat, cause, BY_ATTACK if by_attack else 0)
    for i, victim in enumerate(fallen):
        if s.result is not None:
            return
        side = s.side(victim)
        if s.events is not None:
            s.note("defeat", -1 if s.holder[victim] >= VILLAIN else s.holder[victim], victim)
        remove(s, victim)
        by: i64 = killers[i]
        doer = s.holder[by] if 0 <= by < s.figures else seat
        if 0 <= doer < VILLAIN and s.side_of[doer] != side:
            tell(s, doer, "defeated", victim)
        spoils(s, victim, by, side, purses[i])
    look_around(s)


def killer(s: Tactics, victim: i64, champion: i64, by_attack: bool) -> i64:
    """The champion that defeated another one; NO_CARD if none did (AT-Q46)."""
    if not by_attack or victim != champion:
        return champion
    for other in s.attacked:
        if strikes_back(s, other, victim, values(s, other)):
            return other
    return NO_CARD


def mourners(s: Tactics, victim: i64, cell: i64) -> list[Ctx]:
    """What an enemy's defeat sets off of champions nearby, in their owner's turn (Soul Catcher, AT-Q25)."""
    out: list[Ctx] = []
    for figure in range(s.figures):
        holder: i64 = s.holder[figure]
        if not s.is_on(figure) or not 0 <= holder < VILLAIN or not s.active(holder) or not s.hostile(figure, victim):
            continue
        for entry in found(s, figure, ENEMY_FALLS, cell, victim):
            ability = entry.op
            if isinstance(ability, Triggered) and s.apart(figure, victim) <= ability.within:
                out.append(entry)
    return out


def remove(s: Tactics, victim: i64) -> None:
    """A defeated champion leaves the battlefield (AT-103, AT-245, AT-265, AT-Q56)."""
    definition = s.definitions[victim]
    holder: i64 = s.holder[victim]
    gear = s.gear(victim)
    s.leave(victim)
    s.attacked = [one for one in s.attacked if one != victim]  # a declared attack is not aimed at it any more (AT-Q73)
    saved = 0
    for card in [*s.attached(victim), victim]:
        n = s.definitions[card].special(SAVES_CONSTRUCT)
        if n > 0:
            saved += n
    if saved and len(gear) > saved:
        s.push(SAVE_CONSTRUCT, holder, victim, saved)
    else:
        for card in gear:
            destroy(s, card, saved > 0)
    if definition.special(KEEPER) >= 0 and 0 <= holder < VILLAIN:
        s.push(LOSE_TREASURE, holder, victim)
    if holder == NEUTRAL:
        s.move(victim, NEUTRALS, 0, BOX, 0)
        s.holder = changed(s.holder, victim, -1)
    elif holder == VILLAIN:
        withdrawn(s, victim)
    elif definition.minion:
        s.move(victim, POOL, holder, NEST, holder)
        s.exhausted = changed(s.exhausted, victim, 0)
        forget_champion(s, victim)
    elif not s.scenario.campaign:
        s.exhausted = changed(s.exhausted, victim, 1)


STRIKE: Final = Strike()
FALL: Final = Fall()
HURT: Final = Hurt()
FIGHTING_OPS: Final[dict[str, Op]] = {"strike": STRIKE, "fall": FALL, "hurt": HURT}
