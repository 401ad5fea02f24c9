"""The phases of a combat and what can be done in them (16.2 to 16.6)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops.lasting import set_off, waiting_for
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.ops.verbs import (
    BLOCK,
    END_PHASE,
    FACE,
    FIGHT,
    GUARD,
    HIT_HERO,
    HIT_UNIT,
    SLOW,
    STRIKE,
    TARGET,
)
from deckhold.games.mage_knight.rules.fighting.damage import (
    could_be_hit,
    could_hire,
    hit_hero,
    hit_unit,
    holds_answer,
    may_answer,
    offer_damage,
    start_damage,
)
from deckhold.games.mage_knight.rules.fighting.results import finish
from deckhold.games.mage_knight.rules.secrets import turn_up_die
from deckhold.games.mage_knight.state import covering, foes
from deckhold.games.mage_knight.state.battle import (
    blocked,
    defeat,
    end_blow,
    forget_defeated,
    summon,
    touch,
    weaken,
    wear_down,
)
from deckhold.games.mage_knight.state.ghosts import ghostly
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.wounds import ignored
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    CALLING,
    COVERED,
    DEFEATED,
    GENERAL_HIMSELF,
    GHOST,
    MOVE,
    PARRIED,
    SPENT_DEFEND,
    SUMMONED,
    TOUCHED,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BLOCK_PHASE,
    BLOW,
    CLOSING,
    CUMBERSOME,
    DAMAGE_PHASE,
    DEALING,
    MOMENTS,
    RANGED_PHASE,
    RESTING,
    STARTING,
)

# The rules behind the question of each moment of a turn; what is not named here is the turn as such.
OF_TURNS: Final = ["MK-127", "MK-122"]
OF_MOMENTS: Final = {
    RESTING: ["MK-134", "MK-138"],
    DEALING: ["MK-275", "MK-279"],
    STARTING: ["MK-668"],
    RANGED_PHASE: ["MK-312", "MK-321"],
    BLOCK_PHASE: ["MK-324", "MK-327"],
    DAMAGE_PHASE: ["MK-336", "MK-338"],
    ATTACK_PHASE: ["MK-351", "MK-321"],
}

# -- what can be done --------------------------------------------------------------------------------------------------


def asked(s: Mage, t: Teller) -> str:
    """The question of a turn, or of a phase of a combat; while damage is dealt it says whose it is."""
    if s.moment == DAMAGE_PHASE and s.damage_left and s.blocking >= 0:
        card = t.name(s.definitions[s.foes[s.blocking // ATTACKS]].id)
        return t.say("ask-damage-of", card=card, n=int(s.damage_left))
    if s.moment == CLOSING and s.marked(CALLING):
        return t.say("ask-calling")
    return t.say(f"ask-{MOMENTS[s.moment]}")


def rules_of_moment(s: Mage) -> list[str]:
    """The numbers of the rules behind that question."""
    return OF_MOMENTS.get(s.moment, OF_TURNS)


def offer_phase(s: Mage, seat: i64, out: list[int]) -> None:
    """What the combat itself offers in the present phase."""
    moment = s.moment
    if moment == STARTING:
        out.append(act.action(FIGHT))
    elif moment == DAMAGE_PHASE:
        offer_damage(s, seat, out)
    else:
        if moment == BLOCK_PHASE:
            offer_block(s, seat, out)
        else:
            offer_attack(s, seat, out)
        out.append(act.action(END_PHASE))


def offer_attack(s: Mage, seat: i64, out: list[int]) -> None:
    """Choose targets; carry the attack out if it succeeds (MK-312, MK-321)."""
    for place in range(len(s.foes)):
        if foes.can_be_target(s, seat, place):
            out.append(act.action(TARGET, s.foes[place]))
    if covering.succeeds(s, seat, s.targets, s.strike):
        out.append(act.action(STRIKE))


def offer_block(s: Mage, seat: i64, out: list[int]) -> None:
    """Choose an attack to block, slow down a cumbersome one, carry the block out if it succeeds (MK-327, MK-358)."""
    for hit in foes.open_hits(s):
        if hit != s.blocking:
            out.append(act.action(GUARD, s.foes[hit // ATTACKS], hit % ATTACKS))
        if s.move_points > 0 and has(foes.hit_traits(s, hit), CUMBERSOME):
            out.append(act.action(SLOW, s.foes[hit // ATTACKS], hit % ATTACKS))
    if s.blocking >= 0 and foes.blocks(s, s.blocking, s.guard):
        out.append(act.action(BLOCK))


# -- doing it ----------------------------------------------------------------------------------------------------------


def take_in_phase(s: Mage, seat: i64, action: i64) -> bool:
    verb = act.verb_of(action)
    if verb == FIGHT:
        begin_ranged(s, seat)
    elif verb == TARGET:
        s.targets ^= bit(foes.place_of(s, act.first(action)))
    elif verb == STRIKE:
        strike(s, seat)
    elif verb == GUARD:
        guard(s, seat, hit_named(s, action))
    elif verb == BLOCK:
        block(s, seat)
    elif verb == SLOW:
        slow(s, seat, hit_named(s, action))
    elif verb == END_PHASE:
        end_phase(s, seat)
    elif verb == FACE:
        s.push(GO_ON, seat)
        start_damage(s, hit_named(s, action))
    elif verb == HIT_UNIT:
        s.push(GO_ON, seat)
        hit_unit(s, seat, act.first(action))
    elif verb == HIT_HERO:
        s.push(GO_ON, seat)
        hit_hero(s, seat)
    else:
        return False
    return True


def hit_named(s: Mage, action: i64) -> i64:
    return foes.place_of(s, act.first(action)) * ATTACKS + act.second(action)


def strike(s: Mage, seat: i64) -> None:
    """The attack is carried out; whose Defend it meets may be for the player to say (MX-355)."""
    ways = ways_to_cover(s, seat)
    if len(ways) > 1:
        s.push(COVER, seat)
    else:
        land_blow(s, seat, ways[0])


def ways_to_cover(s: Mage, seat: i64) -> list[list[int]]:
    """How Defend can protect the targets of the attack so that it still succeeds."""
    spare = foes.sum_of_attack(s, seat, s.targets, s.strike) - foes.armor_of_all(s, s.targets)
    return covering.covers(s, s.targets, spare)


def land_blow(s: Mage, seat: i64, cover: list[int]) -> None:
    """All targets are defeated at once (MK-319); a leader among them loses levels (MX-391)."""
    targets = s.targets
    total = foes.sum_of_attack(s, seat, targets, s.strike)
    leader = covering.leader_in(s, targets)
    levels: i64 = 0
    if leader != foes.NO_PLACE:
        levels = covering.levels_taken(s, targets, leader, total, cover)
        more = covering.cover_of_leader(s, targets, leader, cover)
        if more:
            s.foe_armor[leader] += more
            s.foe_flags[leader] |= COVERED
    for place in cover:
        s.foe_flags[place] |= SPENT_DEFEND
    s.push(GO_ON, seat)
    if s.events is not None:
        s.note("strike", seat, NO_CARD, total)
    for place in range(len(s.foes)):
        if has(targets, place):
            share_in(s, seat, place)
            if place != leader:
                defeat(s, seat, place)
    if levels:
        wear_down(s, seat, leader, levels)
    if s.lasting:
        beaten: i64 = 0
        for place in range(len(s.foes)):
            if has(targets, place) and s.foe_flags[place] & DEFEATED and not s.foe_flags[place] & GHOST:
                beaten |= bit(place)
        set_off(s, "struck", seat, beaten)  # (The event's number is the places of those who were defeated by it.)
    end_blow(s)
    aim(s, seat)


def guard(s: Mage, seat: i64, hit: i64) -> None:
    """Another attack is to be blocked: what was put together for the one before is lost (MK-335)."""
    if s.blocking >= 0:
        end_blow(s)
    s.blocking = hit


def block(s: Mage, seat: i64) -> None:
    """The attack is blocked (MK-331)."""
    s.push(GO_ON, seat)
    share_in(s, seat, s.blocking // ATTACKS)
    blocked(s, seat, s.blocking)
    end_blow(s)
    s.blocking = -1
    look_out(s)


def share_in(s: Mage, seat: i64, place: i64) -> None:
    """The units whose points are part of the blow have had to do with this enemy."""
    for entry in s.lasting:
        if entry.op is TOUCHED and entry.a == BLOW:
            touch(s, seat, entry.card, place)


def slow(s: Mage, seat: i64, hit: i64) -> None:
    """A move point makes a cumbersome attack weaker; at 0 it counts as blocked (MK-358)."""
    s.spend(seat, MOVE, 1)
    s.push(GO_ON, seat)
    weaken(s, seat, hit, 1)
    look_out(s)


def aim(s: Mage, seat: i64) -> None:
    """Nobody is attacked yet, but a single enemy needs no choosing."""
    able = [place for place in range(len(s.foes)) if foes.can_be_target(s, seat, place)]
    s.targets = bit(able[0]) if len(able) == 1 else 0


def look_out(s: Mage) -> None:
    """No attack is being blocked yet, but a single one needs no choosing."""
    if s.blocking < 0:
        left = foes.open_hits(s)
        if len(left) == 1:
            s.blocking = left[0]


# -- one phase after the other -----------------------------------------------------------------------------------------


def end_phase(s: Mage, seat: i64) -> None:
    if s.moment == RANGED_PHASE:
        begin_block(s, seat)
    elif s.moment == BLOCK_PHASE:
        begin_damage(s, seat)
    elif s.moment == DAMAGE_PHASE:
        begin_attack(s, seat)
    else:
        finish(s, seat)


def open_phase(s: Mage, moment: i64) -> None:
    end_blow(s)
    s.targets = 0
    s.blocking = -1
    s.damage_left = 0
    for place in range(len(s.foes)):
        s.foe_flags[place] &= ~PARRIED
    forget_defeated(s)
    s.moment = moment


def begin_ranged(s: Mage, seat: i64) -> None:
    open_phase(s, RANGED_PHASE)
    turn_up_die(s, RANGED_PHASE)
    if foes.left_to_defeat(s):
        aim(s, seat)
    else:
        finish(s, seat)


def begin_block(s: Mage, seat: i64) -> None:
    """Summoners summon (MK-325, MK-326); if nobody attacks, the phase is over."""
    open_phase(s, BLOCK_PHASE)
    turn_up_die(s, BLOCK_PHASE)
    place: i64 = 0
    while place < len(s.foes):  # a summoned monster may summon in turn
        if foes.attacking(s, place):
            for attack in foes.foe(s, place).attacks:
                if attack.summons >= 0:
                    summon(s, place, attack.summons)
        place += 1
    weak = [hit for hit in foes.open_hits(s) if foes.value_of(s, hit) == 0]
    if weak:
        s.push(GO_ON, seat)  # after what follows from their being blocked
    for hit in weak:
        blocked(s, seat, hit)  # it was weakened before (MX-080)
    if foes.open_hits(s):
        look_out(s)
        set_off(s, "block-phase", seat)
    elif not weak:
        begin_damage(s, seat)


def begin_damage(s: Mage, seat: i64) -> None:
    open_phase(s, DAMAGE_PHASE)
    go_on(s, seat)


def deal_damage(s: Mage, seat: i64) -> None:
    """The next attack deals its damage; the player is asked only where units could take some of it (MK-336)."""
    while True:
        if s.damage_left > 0:
            if could_be_hit(s, seat, s.blocking) or may_answer(s, seat):
                return
            if s.lasting and waiting_for(s, "wound-to-hand", seat):
                s.push(GO_ON, seat)  # what follows from these wounds comes before the next attack
                hit_hero(s, seat)
                return
            hit_hero(s, seat)
            continue
        left = foes.open_hits(s)
        if not left:
            begin_attack(s, seat)
            return
        if len(left) > 1 and order_matters(s, seat, left):
            return
        start_damage(s, left[0])


def order_matters(s: Mage, seat: i64, hits: list[int]) -> bool:
    """Whether it may matter which of several attacks deals its damage first (MK-336)."""
    if s.lasting and (waiting_for(s, "wound-to-hand", seat) or ignored(s, seat)):
        return True  # what is drawn for the wounds of one may be lost to another; the first wounds are ignored
    for hit in hits:
        if could_be_hit(s, seat, hit) or could_hire(s, seat, hit) or waiting_for(s, "hero-hit", seat, hit):
            return True
    return holds_answer(s, seat)  # which the first one may cost


def begin_attack(s: Mage, seat: i64) -> None:
    """Summoned monsters are gone, summoners are back (MK-325, MK-350)."""
    for place in range(len(s.foes)):
        if s.foe_flags[place] & SUMMONED and foes.lives(s, place):
            defeat(s, seat, place)
    if ghostly(s) or not foes.left_to_defeat(s):
        finish(s, seat)  # MX-210
        return
    open_phase(s, ATTACK_PHASE)
    turn_up_die(s, ATTACK_PHASE)
    aim(s, seat)
    set_off(s, "attack-phase", seat)


def go_on(s: Mage, seat: i64) -> None:
    """What follows by itself from the last thing that happened."""
    for place in range(len(s.foes)):
        if s.foe_flags[place] & (SUMMONED | GHOST) and foes.lives(s, place) and foes.all_blocked(s, place):
            defeat(s, seat, place)  # MK-332, MX-210
    if not foes.left_to_defeat(s) and not leader_strikes(s):
        finish(s, seat)  # MK-304
    elif s.moment == DAMAGE_PHASE:
        deal_damage(s, seat)
    elif s.moment == BLOCK_PHASE and not foes.open_hits(s):
        begin_damage(s, seat)


def leader_strikes(s: Mage) -> bool:
    """Whether Volkare attacks, although his army is gone: only who beats it from afar avoids that (MX-120)."""
    if s.moment not in (BLOCK_PHASE, DAMAGE_PHASE):
        return False
    for hit in foes.open_hits(s):
        if s.foe_flags[hit // ATTACKS] & GENERAL_HIMSELF:
            return True
    return s.damage_left > 0


@final
class GoOn(Op):
    """After something has happened in a combat."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.in_combat():
            go_on(s, ctx.seat)


@final
class Cover(Op):
    """Whose Defend the attack meets, where there are more of them than targets (MX-355, MX-Q18)."""

    kind = "cover"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, i) for i in range(len(ways_to_cover(cast(Mage, g), ctx.seat)))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        land_blow(s, ctx.seat, ways_to_cover(s, ctx.seat)[act.first(action)])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        s = cast(Mage, g)
        said: list[str] = []
        for place in ways_to_cover(s, ctx.seat)[act.first(action)]:
            said.append(
                t.say("do-cover-one", card=t.name(s.definitions[s.foes[place]].id), n=foes.foe(s, place).defend)
            )
        return t.say("do-cover", who=t.listing(said))

    def rules(self) -> list[str]:
        return ["MX-355", "MX-Q18"]


GO_ON: Final = GoOn()
COVER: Final = Cover()
