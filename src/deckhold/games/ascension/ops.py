"""Ops that only Ascension has."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.cards import NO_CARD, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, among, take_out, to_take
from deckhold.engine.ops import USED, CardOp, Count, Gain, GainPer, Lasting, Pick, Seq, What, Where, set_off
from deckhold.engine.text import TO_DO, Teller
from deckhold.games.ascension.definitions import AscensionCard
from deckhold.games.ascension.state import (
    CENTER_ROW,
    CONSTRUCTS,
    COST,
    CULTIST,
    DECK,
    DEFEATED_IN_ROW,
    DISCARD,
    HAND,
    HEAVY_INFANTRY,
    HONOR,
    MECHANA_RUNES,
    MYSTICS,
    PENDING,
    PLAYED,
    POWER,
    RUNES,
    TRIGGER,
    TURN,
    VOID_PILE,
    Ascension,
)

# What sets off a construct's trigger.
FIRST_LIFEBOUND_HERO: Final = "first-lifebound-hero"
LIFEBOUND_HERO: Final = "lifebound-hero"
CONSTRUCT_ACQUIRED: Final = "construct-acquired"
FIRST_ROW_DEFEAT: Final = "first-row-defeat"
MECHANA_ARRIVES: Final = "mechana-arrives"
MECHANA_ACQUIRED: Final = "mechana-acquired"
LIFEBOUND_UNITY: Final = "lifebound-unity"

# Where an acquired card goes.
TO_DISCARD: Final = 0
TO_DECK: Final = 1


# -- counting ----------------------------------------------------------------------------------------------------------


class Constructs(Count):
    """How many constructs the player controls."""

    key = "construct"

    def value(self, g: Game, ctx: Ctx) -> i64:
        return len(g.at(CONSTRUCTS, ctx.seat))


class MechanaConstructs(Count):
    """How many of the player's constructs count as Mechana."""

    key = "mechana-construct"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(Ascension, g)
        n: i64 = 0
        for card in a.at(CONSTRUCTS, ctx.seat):
            if a.is_mechana(card, ctx.seat):
                n += 1
        return n


class ConstructFactions(Count):
    """How many real factions the player's constructs have (AS-105)."""

    key = "construct-faction"

    def value(self, g: Game, ctx: Ctx) -> i64:
        a = cast(Ascension, g)
        factions: list[str] = []
        for card in a.at(CONSTRUCTS, ctx.seat):
            faction = a.card(card).faction
            if faction not in factions:
                factions.append(faction)
        return len(factions)


# -- which cards -------------------------------------------------------------------------------------------------------


class Banishable(What):
    """Any card that may be banished (AS-111)."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return not cast(Ascension, g).card(card).unbanishable


class MonsterUpTo(What):
    """A monster up to a printed cost."""

    def __init__(self, cost: int) -> None:
        super().__init__("monster-up-to")
        self.cost = cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        definition = cast(Ascension, g).card(card)
        return definition.is_monster and definition.cost <= self.cost

    def text(self, t: Teller) -> str:
        return t.say("what-monster-up-to", cost=t.amount("power", self.cost))


class HeroUpTo(What):
    """A hero up to a printed cost; 0 means any cost."""

    def __init__(self, cost: int) -> None:
        super().__init__("hero-up-to" if cost else "hero")
        self.cost = cost

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        definition = cast(Ascension, g).card(card)
        return definition.is_hero and (self.cost == 0 or definition.cost <= self.cost)

    def text(self, t: Teller) -> str:
        return t.say(f"what-{self.key}", cost=t.amount("runes", self.cost))


class NotSource(What):
    """Any card but the one whose effect this is (AS-Q12, AS-Q14)."""

    def fits(self, g: Game, ctx: Ctx, card: i64) -> bool:
        return card != ctx.card


ANY: Final = What()
IN_HAND: Final = Where([HAND], "hand", ANY)
IN_DISCARD: Final = Where([DISCARD], "discard", ANY)
IN_HAND_OR_DISCARD: Final = Where([HAND, DISCARD], "hand-or-discard", ANY)
IN_ROW: Final = Where([CENTER_ROW], "center-row", Banishable())
OWN_CONSTRUCTS: Final = Where([CONSTRUCTS], "own-constructs", What("construct"))


# -- doing things to a card --------------------------------------------------------------------------------------------


class Banish(CardOp):
    """The card is banished from wherever the player's pick found it."""

    verb = "banish"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        for zone in (CENTER_ROW, HAND, DISCARD):
            if among(a.at(zone, ctx.seat), ctx.card):
                a.banish(ctx.card, zone, ctx.seat)
                return

    def rules(self) -> list[str]:
        return ["AS-70"]


class Discard(CardOp):
    """The card goes from hand to the discard pile."""

    verb = "discard"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, HAND, ctx.seat, DISCARD, ctx.seat)
        if g.events is not None:
            g.note("discard", ctx.seat, ctx.card)

    def rules(self) -> list[str]:
        return ["AS-Q09"]


class Destroy(CardOp):
    """A construct goes to its controller's discard pile (AS-39)."""

    verb = "destroy"

    def run(self, g: Game, ctx: Ctx) -> None:
        destroy(cast(Ascension, g), ctx.card, ctx.seat)

    def rules(self) -> list[str]:
        return ["AS-39"]


class KeepOnly(CardOp):
    """All the player's constructs but this one are destroyed (AS-110)."""

    verb = "keep"

    def run(self, g: Game, ctx: Ctx) -> None:
        for card in g.at(CONSTRUCTS, ctx.seat).copy():
            if card != ctx.card:
                destroy(cast(Ascension, g), card, ctx.seat)

    def rules(self) -> list[str]:
        return ["AS-110"]


def destroy(a: Ascension, card: i64, seat: i64) -> None:
    a.move(card, CONSTRUCTS, seat, DISCARD, seat)
    a.forget(card)
    if a.events is not None:
        a.note("destroy", seat, card)


@final
class Acquire(CardOp):
    """The player takes a hero or construct (AS-128): it leaves its place, the row is refilled, it reaches its goal.

    The card waits in `pending` while a Rocket Courier may send it elsewhere.
    """

    verb = "acquire"
    kind = "courier"

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        card = ctx.card
        source: i64 = PENDING
        if among(a.zones[CENTER_ROW], card):
            source = CENTER_ROW
            a.leave_row(card)
        elif among(a.zones[MYSTICS], card):
            source = MYSTICS
            take_out(to_take(a, MYSTICS, 0), card)
        else:
            source = HEAVY_INFANTRY
            take_out(to_take(a, HEAVY_INFANTRY, 0), card)
        a.put(card, PENDING)
        if a.events is not None:
            a.moved(card, source, 0, PENDING, 0)
            a.note("acquire", ctx.seat, card)
        if source == CENTER_ROW:
            a.fill_row()
        if a.card(card).is_construct:
            set_off(a, CONSTRUCT_ACQUIRED, ctx.seat, card)
            if self.courier(a, ctx) != NO_CARD:
                a.ask(ctx)
                return
        self.arrive(a, ctx)

    def courier(self, a: Ascension, ctx: Ctx) -> i64:
        """A controlled construct that may send the acquired one elsewhere."""
        if a.is_mechana(ctx.card, ctx.seat):
            for own in a.at(CONSTRUCTS, ctx.seat):
                if a.card(own).event == MECHANA_ACQUIRED and not a.marked(USED, own, TRIGGER):
                    return own
        return NO_CARD

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.OPTION, 0), act.action(act.PASS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        a = cast(Ascension, g)
        if act.verb_of(action) == act.PASS:
            self.arrive(a, ctx)
            return
        courier = self.courier(a, ctx)
        a.last(USED, ctx.seat, courier, TURN, TRIGGER)
        trigger = a.card(courier).trigger
        assert trigger is not None
        a.push(trigger, ctx.seat, ctx.card)

    def arrive(self, a: Ascension, ctx: Ctx) -> None:
        a.move(ctx.card, PENDING, 0, DECK if self.goal == TO_DECK else DISCARD, ctx.seat)

    def about(self, t: Teller, what: str, where: str) -> str:
        return t.say("op-acquire-to-deck" if self.goal == TO_DECK else "op-acquire", what=what, where=where)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        what = self.detour(g, ctx).about(t.mood(TO_DO), t.say("what-it"), "")
        return t.say("ask-courier", card=t.name(g.table.card[ctx.card].id), what=what)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return self.courier(cast(Ascension, g), ctx)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        if act.verb_of(action) == act.PASS:
            return t.say("do-to-discard" if self.goal == TO_DISCARD else "do-to-deck")
        return t.say(f"do-{self.detour(g, ctx).verb}")

    def detour(self, g: Game, ctx: Ctx) -> CardOp:
        """What the courier does with the acquired construct."""
        a = cast(Ascension, g)
        trigger = a.card(self.courier(a, ctx)).trigger
        assert isinstance(trigger, Trigger)
        assert isinstance(trigger.op, CardOp)
        return trigger.op

    def rules(self) -> list[str]:
        return ["AS-47", "AS-128"]


class Detour(CardOp):
    """Where a courier sends an acquired construct."""

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        if isinstance(within, Trigger) and within.event == MECHANA_ACQUIRED:
            return ""
        return f"only a trigger for {MECHANA_ACQUIRED} has an acquired construct on its way"


class PutIntoPlay(Detour):
    """An acquired construct enters play at once."""

    verb = "put-into-play"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, PENDING, 0, CONSTRUCTS, ctx.seat)
        g.push(ARRIVAL, ctx.seat, ctx.card)


class PutIntoHand(Detour):
    """An acquired construct goes to hand."""

    verb = "put-into-hand"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.move(ctx.card, PENDING, 0, HAND, ctx.seat)


@final
class Defeat(CardOp):
    """The player defeats a monster (AS-50): it goes to the Void, the row is refilled, then the reward is gained."""

    verb = "defeat"

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        card = ctx.card
        thirsting: i64 = 0
        if among(a.zones[CENTER_ROW], card):
            if not a.marked(DEFEATED_IN_ROW):
                a.last(DEFEATED_IN_ROW, ctx.seat, NO_CARD, TURN)
                thirsting = count_triggers(a, ctx.seat, FIRST_ROW_DEFEAT)
            a.leave_row(card)
            a.put(card, VOID_PILE)
            if a.events is not None:
                a.moved(card, CENTER_ROW, 0, VOID_PILE, 0)
                a.note("defeat", ctx.seat, card)
            a.fill_row()
        elif a.events is not None:
            a.note("defeat", ctx.seat, card)
        if thirsting:
            a.push(SET_OFF_FIRST_DEFEAT, ctx.seat, NO_CARD, thirsting)
        reward = a.card(card).effect
        assert reward is not None
        a.push(reward, ctx.seat, card)

    def rules(self) -> list[str]:
        return ["AS-129", "AS-Q10"]


class Take(CardOp):
    """A card of the row is acquired or defeated without payment."""

    verb = "take"

    def doing(self, g: Game, card: CardDef) -> str:
        return "defeat" if cast(AscensionCard, card).is_monster else "acquire"

    def run(self, g: Game, ctx: Ctx) -> None:
        monster = cast(Ascension, g).card(ctx.card).is_monster
        g.push(DEFEAT if monster else ACQUIRE, ctx.seat, ctx.card)

    def rules(self) -> list[str]:
        return ["AS-Q12"]


class CopyHero(CardOp):
    """The effect of a hero played earlier this turn happens again, as this card's own (AS-Q14)."""

    verb = "copy"

    def run(self, g: Game, ctx: Ctx) -> None:
        effect = cast(Ascension, g).card(ctx.card).effect
        assert effect is not None
        g.push(effect, ctx.seat, ctx.a)  # a pick hands its own source on in `a`

    def rules(self) -> list[str]:
        return ["AS-Q14"]


# -- effects -----------------------------------------------------------------------------------------------------------


@final
class Unity(Lasting):
    """Happens once another hero of the faction has been played this turn, before or after (AS-79 to AS-83)."""

    event = LIFEBOUND_HERO

    def __init__(self, op: Op) -> None:
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        for card in a.at(PLAYED, ctx.seat):
            if card != ctx.card and a.card(card).is_lifebound:
                a.push(self.op, ctx.seat, ctx.card)
                return
        super().run(g, ctx)

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.card != card

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        g.push(self.op, entry.seat, entry.card)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        hero = root == "effect" and cast(AscensionCard, card).is_hero
        outside = within is None or (isinstance(within, Seq) and within.address == f"{card.id}.{root}")
        return "" if hero and outside else "unity is for a hero's effect, alone or as one of its sentences"

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        return t.say("op-unity", what=self.op.text(t))


@final
class Discount(Lasting):
    """The next construct acquired this turn costs less; a free one uses it up too (AS-Q16)."""

    changes = COST
    event = CONSTRUCT_ACQUIRED

    def __init__(self, n: int) -> None:
        self.n = n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return cast(Ascension, g).card(card).is_construct

    def modify(self, g: Game, entry: Ctx, card: i64, value: i64) -> i64:
        return value - self.n if value > self.n else 0

    def text(self, t: Teller) -> str:
        return t.say("op-discount", cost=t.amount("runes", self.n))


@final
class Exchange(Op):
    """Runes, not the restricted ones, buy honor; payable in full or not at all."""

    def __init__(self, runes: int, honor: int) -> None:
        self.runes = runes
        self.honor = honor

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        a.runes -= self.runes
        a.gain_honor(ctx.seat, self.honor)

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if cast(Ascension, g).runes >= self.runes else NOT_AT_ALL

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return used_only(root, within)

    def text(self, t: Teller) -> str:
        return t.say("op-exchange", cost=t.amount("runes", self.runes), gain=t.amount("honor", self.honor))


def used_only(root: str, within: Op | None) -> str:
    """Where an effect can stand that a construct's controller uses as a whole."""
    return (
        ""
        if root.startswith("use") and within is None
        else "it is for one of a construct's uses, and nothing around it"
    )


def triggered_only(root: str, within: Op | None) -> str:
    """Where an effect can stand that works by itself."""
    return "" if root == "trigger" and within is None else "it works by itself: its place is a card's trigger"


class ExtraTurn(Op):
    """The construct banishes itself; its controller takes another turn after this one (AS-Q13)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        a.banish(ctx.card, CONSTRUCTS, ctx.seat)
        a.extra_turns += 1

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return used_only(root, within)

    def text(self, t: Teller) -> str:
        return t.say("op-extra-turn")


class StealCards(Op):
    """A random card moves from every opponent's hand to the player's (AS-106)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        for step in range(1, g.seats):
            victim = (ctx.seat + step) % g.seats
            hand = g.at(HAND, victim)
            if hand:
                card = hand[g.chance(len(hand))]
                g.move(card, HAND, victim, HAND, ctx.seat)
                if g.events is not None:
                    g.note("steal", ctx.seat, card, victim)

    def text(self, t: Teller) -> str:
        return t.say("op-steal")


# -- triggers ----------------------------------------------------------------------------------------------------------


@final
class Trigger(Op):
    """A construct's effect that something else sets off."""

    def __init__(self, event: str, op: Op) -> None:
        self.event = event
        self.op = op

    def run(self, g: Game, ctx: Ctx) -> None:
        g.push(self.op, ctx.seat, ctx.card)

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return triggered_only(root, within)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}

    def text(self, t: Teller) -> str:
        op = self.op
        if isinstance(op, CardOp):  # an optional detour for the card that set it off
            return t.say(f"on-{self.event}", what=op.about(t.mood(TO_DO), t.say("what-it"), ""))
        return t.say(f"on-{self.event}", what=op.text(t))


def count_triggers(a: Ascension, seat: i64, event: str) -> i64:
    n: i64 = 0
    for card in a.at(CONSTRUCTS, seat):
        if a.card(card).event == event:
            n += 1
    return n


@final
class SetOff(Op):
    """Run a trigger of `a` copies at once: the first-time events, counted when they happened (AS-Q15)."""

    def __init__(self, event: str) -> None:
        self.event = event

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        triggers: list[int] = []
        for card in a.at(CONSTRUCTS, ctx.seat):
            if len(triggers) < ctx.a and a.card(card).event == self.event:
                triggers.append(card)
        push_triggers(a, ctx.seat, triggers)


@final
class AfterHero(Op):
    """What a played hero sets off, once its own effect is complete (AS-33). `a`: the turn's first Lifebound hero."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        if not a.card(ctx.card).is_lifebound:
            return
        set_off(a, LIFEBOUND_HERO, ctx.seat, ctx.card)
        if ctx.a:
            set_off_once(a, ctx.seat, LIFEBOUND_UNITY)
            a.push(SET_OFF_FIRST_LIFEBOUND, ctx.seat, NO_CARD, count_triggers(a, ctx.seat, FIRST_LIFEBOUND_HERO))


@final
class Arrival(Op):
    """What a construct sets off by entering play."""

    def run(self, g: Game, ctx: Ctx) -> None:
        a = cast(Ascension, g)
        if a.card(ctx.card).event == LIFEBOUND_UNITY:
            for hero in a.at(PLAYED, ctx.seat):
                if a.card(hero).is_lifebound:
                    set_off_once(a, ctx.seat, LIFEBOUND_UNITY)
                    break
        if a.is_mechana(ctx.card, ctx.seat):
            set_off_once(a, ctx.seat, MECHANA_ARRIVES)


def set_off_once(a: Ascension, seat: i64, event: str) -> None:
    """Run the once-per-turn triggers of an event that have not run yet, in the order they entered play (AS-Q21)."""
    triggers: list[int] = []
    for card in a.at(CONSTRUCTS, seat):
        if a.card(card).event == event and not a.marked(USED, card, TRIGGER):
            a.last(USED, seat, card, TURN, TRIGGER)
            triggers.append(card)
    push_triggers(a, seat, triggers)


def push_triggers(a: Ascension, seat: i64, cards: list[int]) -> None:
    """Let the triggers of constructs run, the first one first."""
    i: i64 = len(cards) - 1
    while i >= 0:
        trigger = a.card(cards[i]).trigger
        assert trigger is not None
        a.push(trigger, seat, cards[i])
        i -= 1


ACQUIRE: Final = Acquire(TO_DISCARD)
DEFEAT: Final = Defeat()
ARRIVAL: Final = Arrival()
AFTER_HERO: Final = AfterHero()
SET_OFF_FIRST_LIFEBOUND: Final = SetOff(FIRST_LIFEBOUND_HERO)
SET_OFF_FIRST_DEFEAT: Final = SetOff(FIRST_ROW_DEFEAT)


# -- short names, so that a card reads like its text -------------------------------------------------------------------


def gain(runes: int = 0, power: int = 0, honor: int = 0, mechana_runes: int = 0) -> Op:
    names: list[str] = []
    resources: list[int] = []
    amounts: list[int] = []
    for name, resource, amount in (
        ("runes", RUNES, runes),
        ("power", POWER, power),
        ("honor", HONOR, honor),
        ("mechana-runes", MECHANA_RUNES, mechana_runes),
    ):
        if amount:
            names.append(name)
            resources.append(resource)
            amounts.append(amount)
    return Gain(names, resources, amounts)


def power_per(count: Count) -> Op:
    return GainPer("power", POWER, 1, count)


def honor_per(count: Count) -> Op:
    return GainPer("honor", HONOR, 1, count)


def banish(where: Where) -> Op:
    return Pick(where, Banish())


def discard(where: Where, after: Op) -> Op:
    return Pick(where, Discard(), False, after)


def defeat(cost: int) -> Op:
    return Pick(Where([CENTER_ROW, CULTIST], "reach", MonsterUpTo(cost)), Defeat())


def acquire_to_deck(cost: int = 0) -> Op:
    return Pick(Where([CENTER_ROW, MYSTICS, HEAVY_INFANTRY], "reach", HeroUpTo(cost)), Acquire(TO_DECK))


def take_free() -> Op:
    return Pick(Where([CENTER_ROW], "center-row", NotSource("other-card")), Take())


def copy_hero() -> Op:
    return Pick(Where([PLAYED], "played", NotSource("other-hero")), CopyHero())


def destroy_one() -> Op:
    return Pick(OWN_CONSTRUCTS, Destroy())


def keep_one() -> Op:
    return Pick(OWN_CONSTRUCTS, KeepOnly())
