"""Starting at a higher level: skills, crystals, and cards that are bought before anything is laid out (29.16)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx, Game, Op
from deckhold.engine.ops import find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import Hero, Unit
from deckhold.games.mage_knight.ops.verbs import COLOUR
from deckhold.games.mage_knight.options import EVEN_LEVELS
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import cards_in
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ARTIFACTS,
    COMMON_SKILLS,
    CRYSTAL_LIMIT,
    DECK,
    LOOKED,
    REGULARS,
    SKILL_STACK,
    SKILLS,
    SKILLS_UP,
    SPELLS,
    UNITS,
)
from deckhold.games.mage_knight.terms import ADVANCED_ACTION, BASICS, COLOURS, SPELL

# Prices in influence (MX-491).
ADVANCED_PRICE: Final = 6
SPELL_PRICE: Final = 9
SPELL_WITH_CRYSTAL: Final = 7
ARTIFACT_PRICE: Final = 12
CRYSTAL_PRICE: Final = 3

BY_INFLUENCE: Final = 0
BY_CRYSTAL: Final = 1


def start_level(s: Mage) -> int:
    """The level that heroes begin with: the option's, or that of the scenario (MX-477, MX-487)."""
    return int(cast(int, s.options["start-level"])) or s.scenario.level


def odd_levels(level: int) -> int:
    """How many odd levels after the first a hero has: so many advanced actions are free (MX-492)."""
    return (level - 1) // 2


def skills_at(s: Mage, level: int) -> int:
    """How many skills a start at a level brings (MX-488, MX-Q25)."""
    return level // 2 if s.options["start-skills"] == EVEN_LEVELS else odd_levels(level)


def dealt(level: int) -> list[tuple[int, int]]:
    """The decks that each player is dealt cards from, and how many (MX-491)."""
    return [(ADVANCED, level + 2), (REGULARS, level + 1), (SPELLS, level), (ARTIFACTS, level - 1)]


@final
class Equip(Op):
    """Everybody has the level, the crystals and the cards to choose from; then one after the other chooses."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        level = start_level(s)
        influence = level * int(cast(int, s.options["start-influence"]))  # MX-493, MX-496
        s.push(SHUFFLE_BACK, 0)
        for seat in reversed(s.order):
            s.level[seat] = level
            hero = cast(Hero, s.definitions[s.figure(seat)])
            for colour in sorted(set(hero.crystals)):  # MX-490, MX-Q24
                s.gain_crystal(seat, colour)
            s.push(BUY, seat, NO_CARD, influence, odd_levels(level))
            for _ in range(skills_at(s, level)):
                s.push(FIRST_SKILL, seat)
        for seat in s.order:
            for deck, n in dealt(level):
                cards = s.zones[deck]
                for _ in range(n):
                    if cards:
                        s.move(cards[len(cards) - 1], deck, 0, LOOKED, seat)


@final
class FirstSkill(Op):
    """Two of one's own skills are turned up: one is kept, the other one is for all (MX-488)."""

    kind = "first-skill"

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        stack = s.at(SKILL_STACK, ctx.seat)
        for _ in range(2):
            if stack:
                s.move(stack[len(stack) - 1], SKILL_STACK, ctx.seat, SKILLS_UP, ctx.seat)
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], SKILLS_UP) for card in g.at(SKILLS_UP, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, SKILLS_UP, ctx.seat, act.first(action))
        s.move(card, SKILLS_UP, ctx.seat, SKILLS, ctx.seat)
        for other in s.at(SKILLS_UP, ctx.seat).copy():
            s.move(other, SKILLS_UP, ctx.seat, COMMON_SKILLS, 0)
        if s.events is not None:
            s.note("gain-skill", ctx.seat, card)
        gained = s.skill(card).gained
        if gained is not None:
            g.push(gained, ctx.seat, card)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MX-488"]


@final
class Buy(Op):
    """A player takes of the dealt cards, and crystals: `a` influence is left, `b` advanced actions are free."""

    kind = "start-buy"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in first_copies(g, cards_in(s, LOOKED, ctx.seat)):
            if self.affordable(s, ctx, card):
                out.append(act.action(act.PICK_CARD, s.table.kind[card], LOOKED))
        for colour in range(BASICS):
            if ctx.a >= CRYSTAL_PRICE and s.crystals[ctx.seat * BASICS + colour] < CRYSTAL_LIMIT:
                out.append(act.action(COLOUR, colour))
        out.append(act.action(act.PASS))
        return out

    def affordable(self, s: Mage, ctx: Ctx, card: i64) -> bool:
        if isinstance(s.definitions[card], Unit) and (s.free_command(ctx.seat) <= 0 or not s.unit(card).called):
            return False  # MX-489, MX-060
        return price(s, ctx, card) <= ctx.a or with_crystal(s, ctx, card)

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        verb = act.verb_of(action)
        if verb == act.PASS:
            self.finish(s, ctx)
        elif verb == COLOUR:
            s.gain_crystal(ctx.seat, act.first(action))
            g.push(self, ctx.seat, NO_CARD, ctx.a - CRYSTAL_PRICE, ctx.b)
        else:
            card = find_copy(g, LOOKED, ctx.seat, act.first(action))
            if with_crystal(s, ctx, card):
                g.push(PAY_SPELL, ctx.seat, card, ctx.a, ctx.b)
            else:
                take(s, ctx, card, price(s, ctx, card))

    def finish(self, s: Mage, ctx: Ctx) -> None:
        """Influence that is left, however much, is worth 1 fame; the other cards go back (MX-494, MX-495)."""
        if ctx.a > 0:
            s.fame[ctx.seat] += 1
            if s.events is not None:
                s.note("fame", ctx.seat, NO_CARD, 1)
        for card in cards_in(s, LOOKED, ctx.seat):
            s.move(card, LOOKED, ctx.seat, deck_for(s, card), 0)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-start-buy", n=ctx.a, free=ctx.b)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        verb = act.verb_of(action)
        if verb == act.PASS:
            return t.say("do-start-done", n=ctx.a)
        if verb == COLOUR:
            return t.say("do-start-crystal", what=t.amount(f"crystal-{COLOURS[act.first(action)]}", 1), n=CRYSTAL_PRICE)
        s = cast(Mage, g)
        card = find_copy(g, LOOKED, ctx.seat, act.first(action))
        name = t.name(g.table.defs[act.first(action)].id)
        usual = price(s, ctx, card)
        if not with_crystal(s, ctx, card):
            return t.say("do-start-buy", card=name, n=usual)
        crystal = t.amount(f"crystal-{COLOURS[crystal_for(s, ctx.seat, card)]}", 1)
        if usual > ctx.a:
            return t.say("do-start-buy-with-crystal", card=name, n=SPELL_WITH_CRYSTAL, what=crystal)
        return t.say("do-start-buy-either", card=name, n=usual, less=SPELL_WITH_CRYSTAL, what=crystal)

    def intent(self, g: Game, ctx: Ctx, action: i64) -> str:
        return ""

    def rules(self) -> list[str]:
        return ["MX-491", "MX-492", "MX-493"]


def price(s: Mage, ctx: Ctx, card: i64) -> i64:
    """What a card costs in influence alone; the first advanced actions nothing (MX-491, MX-492)."""
    definition = s.definitions[card]
    if isinstance(definition, Unit):
        return definition.cost
    if definition.kind == ADVANCED_ACTION:
        return 0 if ctx.b > 0 else ADVANCED_PRICE
    return SPELL_PRICE if definition.kind == SPELL else ARTIFACT_PRICE


def with_crystal(s: Mage, ctx: Ctx, card: i64) -> bool:
    """Whether a spell could be had for less influence and a crystal of its colour."""
    if s.definitions[card].kind != SPELL or ctx.a < SPELL_WITH_CRYSTAL:
        return False
    return crystal_for(s, ctx.seat, card) >= 0


def crystal_for(s: Mage, seat: i64, card: i64) -> i64:
    """The colour of a crystal that a seat has for a spell, or -1."""
    for colour in range(BASICS):
        if has(s.deed(card).colours, colour) and s.crystals[seat * BASICS + colour] > 0:
            return colour
    return -1


def take(s: Mage, ctx: Ctx, card: i64, paid: i64) -> None:
    """A card is one's own: a unit at once, another one in the deck that is about to be shuffled (MX-495)."""
    definition = s.definitions[card]
    s.move(card, LOOKED, ctx.seat, UNITS if isinstance(definition, Unit) else DECK, ctx.seat)
    s.show(card, s.map.everybody)
    if s.events is not None:
        s.note("gain-card", ctx.seat, card)
    free = ctx.b - 1 if definition.kind == ADVANCED_ACTION and ctx.b > 0 else ctx.b
    s.push(BUY, ctx.seat, NO_CARD, ctx.a - paid, free)


def deck_for(s: Mage, card: i64) -> i64:
    definition = s.definitions[card]
    if isinstance(definition, Unit):
        return REGULARS
    if definition.kind == ADVANCED_ACTION:
        return ADVANCED
    return SPELLS if definition.kind == SPELL else ARTIFACTS


@final
class PaySpell(Op):
    """How a spell is paid: with influence alone, or with a crystal of its colour too (MX-491)."""

    kind = "start-spell"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        out = [act.action(act.OPTION, BY_CRYSTAL)]
        if ctx.a >= SPELL_PRICE:
            out.insert(0, act.action(act.OPTION, BY_INFLUENCE))
        return out

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        if act.first(action) == BY_INFLUENCE:
            take(s, ctx, ctx.card, SPELL_PRICE)
            return
        s.crystals[ctx.seat * BASICS + crystal_for(s, ctx.seat, ctx.card)] -= 1
        take(s, ctx, ctx.card, SPELL_WITH_CRYSTAL)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-start-spell", card=t.name(g.table.card[ctx.card].id))

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.first(action) == BY_INFLUENCE:
            return t.say("do-start-influence", n=SPELL_PRICE)
        colour = COLOURS[crystal_for(cast(Mage, g), ctx.seat, ctx.card)]
        return t.say("do-start-with-crystal", n=SPELL_WITH_CRYSTAL, what=t.amount(f"crystal-{colour}", 1))

    def rules(self) -> list[str]:
        return ["MX-491"]


@final
class ShuffleBack(Op):
    """What nobody took is shuffled into its decks (MX-495)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        for deck in (ADVANCED, REGULARS, SPELLS, ARTIFACTS):
            g.shuffle(deck)


EQUIP: Final = Equip()
FIRST_SKILL: Final = FirstSkill()
BUY: Final = Buy()
PAY_SPELL: Final = PaySpell()
SHUFFLE_BACK: Final = ShuffleBack()
EQUIPPING_OPS: Final[dict[str, Op]] = {
    "equip": EQUIP,
    "first-skill": FIRST_SKILL,
    "start-buy": BUY,
    "start-spell": PAY_SPELL,
    "shuffle-back": SHUFFLE_BACK,
}
