"""The end of a turn, in its order: dice, withdrawal, play area, benefits, rewards, levels, hand (sections 18, 20)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, take_out, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import (
    REWARD_ADVANCED,
    REWARD_ARTIFACT,
    REWARD_CRYSTAL,
    REWARD_DUNGEON,
    REWARD_FOUR_CRYSTALS,
    REWARD_RANDOM_CRYSTAL,
    REWARD_SPELL,
    REWARD_UNIT,
    REWARDS,
    skill_name,
)
from deckhold.games.mage_knight.ops.army import TAKE_UNIT, called
from deckhold.games.mage_knight.ops.conjuring import RollLater
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.verbs import DISCARD_ONE, REWARD
from deckhold.games.mage_knight.state.factions import win_token
from deckhold.games.mage_knight.state.general import on_turn, sacked
from deckhold.games.mage_knight.state.ground import (
    city_conquered,
    leader_of,
    leads_camp,
    main_city,
    near_camp,
    open_glade,
    withdraw,
)
from deckhold.games.mage_knight.state.offers import take_offered
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import cards_in
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    ARTIFACTS,
    COMMON_SKILLS,
    DECK,
    DISCARD,
    DUMMY_SKILLS,
    FREE,
    HAND,
    LEVEL_FAME,
    LOOKED,
    NOBODY,
    PLAYED,
    SET,
    SKILL_STACK,
    SKILLS,
    SKILLS_UP,
    SPELL_OFFER,
    TAKEN,
    TOKEN_WON,
    TOP_LEVEL,
    UNIT_OFFER,
    WOUNDS,
)
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLACK,
    CAMP,
    CITY_SITE,
    COLOURS,
    COMBAT_SCOPE,
    GOLD,
    KEEP,
    MINES,
    NEXT_DRAW,
    PORTAL,
    TURN,
    WAITING,
)

EVERY_COLOUR: Final = 0b1111  # the basic ones, as a bit set


def end_turn(s: Mage, seat: i64) -> None:
    """The end of the turn is announced: everything that follows, the first step on top."""
    s.moment = WAITING
    s.move_points = 0
    s.influence = 0
    s.healing = 0
    s.close(COMBAT_SCOPE)
    s.push(DRAW_UP, seat)
    s.push(DISCARDS, seat)
    s.push(LATER, seat)
    s.push(LEVELS, seat)
    s.push(GIVE_REWARDS, seat)
    s.push(CLAIM, seat)
    s.push(BENEFIT, seat)
    s.push(CLEAR, seat)
    s.push(WITHDRAW, seat)
    s.push(RETURN_DICE, seat)
    set_off(s, "turn-closing", seat)


@final
class ReturnDice(Op):
    """Dice that were used are rolled and returned; those that were set stay as they are (MK-386).

    One that somebody else who ends a turn later may leave as it is waits for that.
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        waiting = [entry.b for entry in s.lasting if isinstance(entry.op, RollLater)]
        for i in range(len(s.dice)):
            if i in waiting:
                continue
            if s.die_state[i] == TAKEN:
                s.dice[i] = s.chance(len(COLOURS))
                s.die_state[i] = FREE
                s.die_owner[i] = NOBODY
                if s.events is not None:
                    s.note("die", ctx.seat, NO_CARD, s.dice[i])
            elif s.die_state[i] == SET:
                s.die_state[i] = FREE
                s.die_owner[i] = NOBODY


@final
class Withdraw(Op):
    """MK-387; in Volkare's turn who is in his way makes way when it is over (MX-506)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if not on_turn(s):
            withdraw(s, ctx.seat)


@final
class Clear(Op):
    """The play area is cleared: mana goes, played cards are discarded (MK-388)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        seat = ctx.seat
        for colour in range(len(COLOURS)):
            s.tokens[seat * 6 + colour] = 0
        g.push(SWEEP, seat)
        set_off(s, "turn-ends", seat, NO_CARD, seat)


@final
class Sweep(Op):
    """What is still in the play area, after effects that want it elsewhere, goes to the discard pile."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for card in s.at(PLAYED, ctx.seat).copy():
            target = modified(s, "played-to", ctx.seat, card, DISCARD)
            if target == DISCARD:
                s.to_discard(card, PLAYED, ctx.seat)
            else:
                s.move(card, PLAYED, ctx.seat, target, ctx.seat)


@final
class Benefit(Op):
    """What the space gives: a crystal of a mine, relief on a glade (MK-389 to MK-391)."""

    kind = "glade"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        cell = s.where(ctx.seat)
        if cell == NO_CELL:
            return
        if has(MINES, s.site[cell]) and not s.enemies_at(cell):
            colours: i64 = 0
            for colour in s.hex_at(cell).mine:
                colours |= bit(colour)
            g.push(CHOOSE_CRYSTAL, ctx.seat, NO_CARD, colours)
        elif open_glade(s, cell) and (s.wounds_in(HAND, ctx.seat) or s.wounds_in(DISCARD, ctx.seat)):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for zone in (HAND, DISCARD):
            wounds = s.wounds_in(zone, ctx.seat)
            if wounds:
                out.append(act.action(act.PICK_CARD, s.table.kind[wounds[0]], zone))
        out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            return
        zone = act.second(action)
        s.move(s.wounds_in(zone, ctx.seat)[0], zone, ctx.seat, WOUNDS, 0)
        if s.events is not None:
            s.note("glade-heals", ctx.seat)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-pass")
        return t.say("do-throw-wound", zone=t.say("in-hand" if act.second(action) == HAND else "in-discard"))

    def rules(self) -> list[str]:
        return ["MK-390"]


# -- rewards -----------------------------------------------------------------------------------------------------------


@final
class Claim(Op):
    """The tokens of beaten enemies of factions come to the player (MX-379, MX-Q63)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        for entry in s.lasting:
            if entry.op is TOKEN_WON and entry.seat == ctx.seat:
                s.lapse(entry)
                win_token(s, ctx.seat, entry.b)


@final
class GiveRewards(Op):
    """What the turn has won, in the order that the player likes (MK-392).

    A unit may wait for the levels of this turn (MK-397); after them (`a`) it is taken or given up.
    """

    kind = "rewards"

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).rewards:
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for reward in range(len(REWARDS)):
            if reward in s.rewards and (reward != REWARD_UNIT or s.has_room(ctx.seat)):
                out.append(act.action(REWARD, reward))
        if REWARD_UNIT in s.rewards:
            out.append(act.action(act.PASS))  # later, or not at all
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            s.units_won = 0 if ctx.a else s.rewards.count(REWARD_UNIT)
            s.rewards = [one for one in s.rewards if one != REWARD_UNIT]
            g.again(ctx)
            return
        reward = act.first(action)
        g.again(ctx)
        give(s, ctx.seat, reward)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-no-unit" if ctx.a else "do-unit-later")
        return t.say(f"reward-{REWARDS[act.first(action)]}")

    def rules(self) -> list[str]:
        return ["MK-392"]


def give(s: Mage, seat: i64, reward: i64) -> None:
    """One reward, or all artifacts at once (MK-393 to MK-396)."""
    rewards = s.rewards.copy()
    if reward == REWARD_ARTIFACT:
        n = rewards.count(REWARD_ARTIFACT)
        s.rewards = [one for one in rewards if one != REWARD_ARTIFACT]
        draw_artifacts(s, seat, n)
        return
    take_out(rewards, reward)
    s.rewards = rewards
    if reward == REWARD_SPELL:
        s.push(CHOOSE_SPELL, seat)
    elif reward == REWARD_ADVANCED:
        s.push(CHOOSE_ADVANCED, seat)
    elif reward == REWARD_UNIT:
        s.push(CHOOSE_UNIT, seat)
    elif reward == REWARD_RANDOM_CRYSTAL:
        roll_crystal(s, seat)
    elif reward == REWARD_CRYSTAL:
        s.push(CHOOSE_CRYSTAL, seat, NO_CARD, EVERY_COLOUR)
    elif reward == REWARD_FOUR_CRYSTALS:
        for colour in range(BASICS):
            s.gain_crystal(seat, colour)
    elif reward == REWARD_DUNGEON:
        colour = roll(s, seat)
        won = REWARD_SPELL if colour >= BASICS else REWARD_ARTIFACT  # MK-433
        s.rewards = [*s.rewards, won]


def roll(s: Mage, seat: i64) -> i64:
    """A die outside the source (MK-194)."""
    colour = s.chance(len(COLOURS))
    if s.events is not None:
        s.note("roll", seat, NO_CARD, colour)
    return colour


def roll_crystal(s: Mage, seat: i64) -> None:
    """A random crystal: gold is a colour of choice, black fame (MK-393)."""
    colour = roll(s, seat)
    if colour == BLACK:
        s.gain_fame(seat, 1)
    elif colour == GOLD:
        s.push(CHOOSE_CRYSTAL, seat, NO_CARD, EVERY_COLOUR)
    else:
        s.gain_crystal(seat, colour)


def draw_artifacts(s: Mage, seat: i64, n: i64) -> None:
    """One more than were won are drawn; one goes under the deck, the rest on the deed deck (MK-394)."""
    deck = s.zones[ARTIFACTS]
    for _ in range(n + 1):
        if deck:
            s.move(deck[len(deck) - 1], ARTIFACTS, 0, LOOKED, seat)
    if cards_in(s, LOOKED, seat):
        s.push(KEEP_ARTIFACTS, seat, NO_CARD, n)


@final
class KeepArtifacts(Op):
    """Of the drawn artifacts one after the other is laid on the deed deck (`a` more), the last one under their deck."""

    kind = "artifacts"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        drawn = cards_in(cast(Mage, g), LOOKED, ctx.seat)
        return [act.action(act.PICK_CARD, g.table.kind[card], LOOKED) for card in drawn]

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if ctx.a > 0 and cards_in(s, LOOKED, ctx.seat):
            g.ask(ctx)
            return
        for card in cards_in(s, LOOKED, ctx.seat):
            take_out(s.at(LOOKED, ctx.seat), card)
            s.zones[ARTIFACTS].insert(0, card)
            if s.events is not None:
                s.moved(card, LOOKED, ctx.seat, ARTIFACTS, 0)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, LOOKED, ctx.seat, act.first(action))
        s.move(card, LOOKED, ctx.seat, DECK, ctx.seat)
        if s.events is not None:
            s.note("gain-card", ctx.seat, card)
        g.push(self, ctx.seat, NO_CARD, ctx.a - 1)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-394"]


class ChooseOffered(Op):
    """A card of an offer, as a reward: it goes on top of the deed deck (MK-395)."""

    offer: i64 = SPELL_OFFER

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], self.offer) for card in first_copies(g, g.at(self.offer))]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        card = find_copy(g, self.offer, ctx.seat, act.first(action))
        take_offered(cast(Mage, g), ctx.seat, card, self.offer)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))


@final
class ChooseSpell(ChooseOffered):
    kind = "reward-spell"

    def rules(self) -> list[str]:
        return ["MK-395"]


@final
class ChooseAdvanced(ChooseOffered):
    kind = "reward-advanced"
    offer: i64 = ADVANCED_OFFER

    def rules(self) -> list[str]:
        return ["MK-395", "MK-456"]


@final
class ChooseUnit(Op):
    """Any unit of the offer, whatever its cost and icons (MK-396), but those that are never given (MX-053)."""

    kind = "reward-unit"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(act.PICK_CARD, s.table.kind[card], UNIT_OFFER) for card in called(s)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        g.push(TAKE_UNIT, ctx.seat, find_copy(g, UNIT_OFFER, ctx.seat, act.first(action)))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-396"]


# -- levels ------------------------------------------------------------------------------------------------------------


@final
class Levels(Op):
    """One level after the other, as far as the fame goes (MK-450)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        level: i64 = s.level[ctx.seat]
        if level >= TOP_LEVEL or s.fame[ctx.seat] < LEVEL_FAME[level]:
            return
        g.again(ctx)
        s.level[ctx.seat] = level + 1
        if s.events is not None:
            s.note("level", ctx.seat, NO_CARD, level + 1)
        if (level + 1) % 2 == 0:
            g.push(NEW_SKILL, ctx.seat)
        elif s.scenario.march is not None and s.zones[DUMMY_SKILLS]:
            others = s.zones[DUMMY_SKILLS]
            s.move(others[len(others) - 1], DUMMY_SKILLS, 0, COMMON_SKILLS, 0)  # MX-221, MX-Q56


@final
class NewSkill(Op):
    """Two skills are turned up: one of them and any advanced action, or another hero's and the lowest one.

    `a`: the last one of the common area has just been turned up.
    """

    kind = "skill"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        stack = s.at(SKILL_STACK, ctx.seat)
        for _ in range(2):
            if stack:
                s.move(stack[len(stack) - 1], SKILL_STACK, ctx.seat, SKILLS_UP, ctx.seat)
        others = s.zones[DUMMY_SKILLS]
        fresh: i64 = 0
        if others:
            s.move(others[len(others) - 1], DUMMY_SKILLS, 0, COMMON_SKILLS, 0)  # MK-529
            fresh = 1
        g.ask(Ctx(self, ctx.seat, ctx.card, fresh, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in s.at(SKILLS_UP, ctx.seat):
            out.append(act.action(act.PICK_CARD, s.table.kind[card], SKILLS_UP))
        hero = s.definitions[s.figure(ctx.seat)].id
        common = s.zones[COMMON_SKILLS]
        for i in range(len(common) - ctx.a):  # not the one that was turned up with these (MK-529)
            if s.skill(common[i]).hero != hero:  # MK-458
                out.append(act.action(act.PICK_CARD, s.table.kind[common[i]], COMMON_SKILLS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        zone = act.second(action)
        card = find_copy(g, zone, ctx.seat, act.first(action))
        s.move(card, zone, ctx.seat if zone == SKILLS_UP else 0, SKILLS, ctx.seat)
        for other in s.at(SKILLS_UP, ctx.seat).copy():
            s.move(other, SKILLS_UP, ctx.seat, COMMON_SKILLS, 0)
        if s.events is not None:
            s.note("gain-skill", ctx.seat, card)
        if zone == SKILLS_UP:
            g.push(CHOOSE_ADVANCED, ctx.seat)
        elif s.zones[ADVANCED_OFFER]:
            take_offered(s, ctx.seat, s.zones[ADVANCED_OFFER][0], ADVANCED_OFFER)
        gained = s.skill(card).gained
        if gained is not None:
            g.push(gained, ctx.seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        key = "do-skill-own" if act.second(action) == SKILLS_UP else "do-skill-common"
        return t.say(key, card=skill_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["MK-456", "MK-457"]


# -- the hand ----------------------------------------------------------------------------------------------------------


@final
class Discards(Op):
    """Before drawing any number of cards may be discarded; one must be if the turn saw none played (MK-399, MK-121)."""

    kind = "discard"
    always_asks = True

    def run(self, g: Game, ctx: Ctx) -> None:
        if cast(Mage, g).usable_hand(ctx.seat):
            g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in first_copies(g, s.usable_hand(ctx.seat)):
            out.append(act.action(DISCARD_ONE, s.table.kind[card]))
        if s.did_play or s.began_empty:
            out.append(act.action(act.PASS))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.verb_of(action) == act.PASS:
            return
        s.did_play = True
        s.to_discard(find_copy(g, HAND, ctx.seat, act.first(action)), HAND, ctx.seat)
        g.again(ctx)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-draw-up", n=drawn(cast(Mage, g), ctx.seat))
        return g.info.label(g, ctx, action, t)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return act.WANTED if act.verb_of(action) == act.PASS else ""

    def rules(self) -> list[str]:
        return ["MK-399", "MK-121"]


def full_hand(s: Mage, seat: i64) -> i64:
    """The hand limit for a draw, with the bonus of a keep or a city, and what is in force (MK-400 to MK-403).

    With a shield on Volkare's token the camp is like one's keeps; its leader counts it as one more (MX-174, MX-175).
    """
    bonus: i64 = 0
    cell = s.where(seat)
    if cell != NO_CELL:
        if near_camp(s, cell) and seat in s.city_row[CAMP]:
            bonus = keeps(s, seat)
        for one in [cell, *s.cells.neighbours(cell)]:
            site = s.site[one]
            if site == KEEP and s.friendly_shield(one, seat):
                bonus = max(bonus, keeps(s, seat))
            elif (
                site == CITY_SITE and city_conquered(s, one) and seat in s.city_row[main_city(s, one)] and not sacked(s)
            ):
                bonus = max(bonus, 2 if leader_of(s, main_city(s, one)) == seat else 1)
    return modified(s, "hand-limit", seat, NO_CARD, s.hand_limit(seat) + bonus)


def keeps(s: Mage, seat: i64) -> i64:
    """How many keeps raise the hand limit of a seat: its own, and the camp if it leads it."""
    return own_sites(s, seat, KEEP) + (1 if leads_camp(s, seat) else 0)


def own_sites(s: Mage, seat: i64, site: i64) -> i64:
    n: i64 = 0
    for cell in range(s.cells.size):
        if s.site[cell] == site and s.own_shield(cell, seat):
            n += 1
    return n


def drawn(s: Mage, seat: i64, gained: i64 = 0) -> i64:
    """How many cards a draw up to the limit brings, if the deck has `gained` more of them till then; none where an
    effect keeps one from drawing."""
    if not modified(s, "draw-up", seat, NO_CARD, 1):
        return 0
    n = full_hand(s, seat) - len(s.at(HAND, seat))
    left: i64 = len(s.at(DECK, seat)) + gained
    return max(0, min(n, left))


@final
class DrawUp(Op):
    """Cards are drawn up to the hand limit; the turn is over (MK-400, MK-404, MK-405)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        draws = modified(s, "draw-up", ctx.seat, NO_CARD, 1)
        s.push(DRAWN, ctx.seat, NO_CARD, draws)
        n = full_hand(s, ctx.seat) - len(s.at(HAND, ctx.seat))
        if n > 0 and draws:
            s.draw(ctx.seat, n)


@final
class Drawn(Op):
    """After the draw (`a`: there was one) what lasted so long is over, and the figure leaves the portal (MK-264)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        last = s.counted and not s.extra_turns  # of the round: a larger hand then counts for its next draw (MK-096)
        if ctx.a and not last:
            s.close(NEXT_DRAW, ctx.seat)
        s.close(TURN, ctx.seat)  # guests have theirs until their own turns are over
        cell = s.where(ctx.seat)
        if cell != NO_CELL and s.site[cell] == PORTAL and not s.portal_closed:
            s.off_map = with_number(s.off_map, ctx.seat, 1)
            s.set_spot(s.figure(ctx.seat), NO_CELL)


@final
class Later(Op):
    """A unit that was won and had to wait comes after the levels, which may have brought a command token (MK-397)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.units_won:
            s.rewards = [REWARD_UNIT] * s.units_won
            s.units_won = 0
            g.push(GIVE_REWARDS, ctx.seat, NO_CARD, 1)


RETURN_DICE: Final = ReturnDice()
WITHDRAW: Final = Withdraw()
CLEAR: Final = Clear()
SWEEP: Final = Sweep()
BENEFIT: Final = Benefit()
CLAIM: Final = Claim()
GIVE_REWARDS: Final = GiveRewards()
LATER: Final = Later()
KEEP_ARTIFACTS: Final = KeepArtifacts()
CHOOSE_SPELL: Final = ChooseSpell()
CHOOSE_ADVANCED: Final = ChooseAdvanced()
CHOOSE_UNIT: Final = ChooseUnit()
LEVELS: Final = Levels()
NEW_SKILL: Final = NewSkill()
DISCARDS: Final = Discards()
DRAW_UP: Final = DrawUp()
DRAWN: Final = Drawn()
ENDING_OPS: Final[dict[str, Op]] = {
    "return-dice": RETURN_DICE,
    "withdraw": WITHDRAW,
    "clear": CLEAR,
    "sweep": SWEEP,
    "benefit": BENEFIT,
    "claim": CLAIM,
    "rewards": GIVE_REWARDS,
    "later": LATER,
    "keep-artifacts": KEEP_ARTIFACTS,
    "choose-spell": CHOOSE_SPELL,
    "choose-advanced": CHOOSE_ADVANCED,
    "choose-unit": CHOOSE_UNIT,
    "levels": LEVELS,
    "new-skill": NEW_SKILL,
    "discards": DISCARDS,
    "draw-up": DRAW_UP,
    "drawn": DRAWN,
}
