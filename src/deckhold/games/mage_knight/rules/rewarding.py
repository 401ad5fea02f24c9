"""What a turn has won: rewards in any order, levels, and what waits for them (sections 18, 20)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op, take_out
from deckhold.engine.ops import find_copy, first_copies
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
from deckhold.games.mage_knight.ops.mana import CHOOSE_CRYSTAL
from deckhold.games.mage_knight.ops.verbs import REWARD
from deckhold.games.mage_knight.state.factions import win_token
from deckhold.games.mage_knight.state.offers import take_offered
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import cards_in
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    ARTIFACTS,
    COMMON_SKILLS,
    DECK,
    DUMMY_SKILLS,
    LEVEL_FAME,
    LOOKED,
    SKILL_STACK,
    SKILLS,
    SKILLS_UP,
    SPELL_OFFER,
    TOKEN_WON,
    TOP_LEVEL,
    UNIT_OFFER,
)
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLACK,
    COLOURS,
    GOLD,
)

EVERY_COLOUR: Final = 0b1111  # the basic ones, as a bit set


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
            take_out(s.to_take(LOOKED, ctx.seat), card)
            s.to_change(ARTIFACTS).insert(0, card)
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
        turned_up = Ctx(self, ctx.seat, ctx.card, fresh, 0)
        if self.choices(g, turned_up):
            g.ask(turned_up)
        else:
            g.push(CHOOSE_ADVANCED, ctx.seat)  # no skill is left: the action comes all the same (MK-Q72)

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

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        for action in self.choices(g, ctx):
            if act.second(action) == COMMON_SKILLS:
                return t.say("ask-skill")
        return t.say("ask-skill-own")  # nobody else's is there to be had

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        key = "do-skill-own" if act.second(action) == SKILLS_UP else "do-skill-common"
        return t.say(key, card=skill_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["MK-456", "MK-457"]


@final
class Later(Op):
    """A unit that was won and had to wait comes after the levels, which may have brought a command token (MK-397)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        if s.units_won:
            s.rewards = [REWARD_UNIT] * s.units_won
            s.units_won = 0
            g.push(GIVE_REWARDS, ctx.seat, NO_CARD, 1)


CLAIM: Final = Claim()
GIVE_REWARDS: Final = GiveRewards()
LATER: Final = Later()
KEEP_ARTIFACTS: Final = KeepArtifacts()
CHOOSE_SPELL: Final = ChooseSpell()
CHOOSE_ADVANCED: Final = ChooseAdvanced()
CHOOSE_UNIT: Final = ChooseUnit()
LEVELS: Final = Levels()
NEW_SKILL: Final = NewSkill()
REWARDING_OPS: Final[dict[str, Op]] = {
    "claim": CLAIM,
    "rewards": GIVE_REWARDS,
    "later": LATER,
    "keep-artifacts": KEEP_ARTIFACTS,
    "choose-spell": CHOOSE_SPELL,
    "choose-advanced": CHOOSE_ADVANCED,
    "choose-unit": CHOOSE_UNIT,
    "levels": LEVELS,
    "new-skill": NEW_SKILL,
}
