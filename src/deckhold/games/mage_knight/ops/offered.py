"""Effects of pieces that are not one's own: cards of an offer, skills of the common area, an artifact in a box."""

from typing import cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op, take_out
from deckhold.engine.ops import USED, Lasting, find_copy, first_copies
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions import EACH_TURN, PERMANENT, MageOp, skill_name
from deckhold.games.mage_knight.ops.casting import CAST
from deckhold.games.mage_knight.ops.composite import usable_with
from deckhold.games.mage_knight.ops.flipping import FaceDown
from deckhold.games.mage_knight.ops.skills import Motivation
from deckhold.games.mage_knight.ops.standing import Standing
from deckhold.games.mage_knight.state.army import BANNER_LOST, bearer, drop_banner, fasten
from deckhold.games.mage_knight.state.deeds import throw_away
from deckhold.games.mage_knight.state.guests import ATTENDED_PARTLY
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED_OFFER,
    ARTIFACTS,
    ASIDE,
    BORROWED,
    BOXED,
    COMMON_SKILLS,
    HAND,
    PLAYED,
    SKILLS,
    SPELL_OFFER,
    UNITS,
    ZONES,
)
from deckhold.games.mage_knight.terms import COLOURS, NO_COLOUR, TURN


@final
class UseOffered(MageOp):
    """Use an effect of a card in an offer, of one colour perhaps, without its mana; it stays there (MK-168, MK-170).

    Its time, its colour and what it costs besides are its own; nothing that is added to this effect reaches it.
    """

    kind = "use-offered"
    pays = True

    def __init__(self, offer: int, strong: bool, colour: int = NO_COLOUR) -> None:
        self.offer = offer
        self.strong = strong
        self.colour = colour

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in first_copies(g, s.zones[self.offer]):
            if self.colour != NO_COLOUR and not has(s.deed(card).colours, self.colour):
                continue
            if usable_with(s, ctx, card, self.strong, 1):
                out.append(card)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.candidates(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(Ctx(self, ctx.seat, ctx.card, 0, 0))

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], self.offer) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, self.offer, ctx.seat, act.first(action))
        deed = s.deed(card)
        op = deed.strong if self.strong else deed.basic
        assert op is not None
        s.last(BORROWED, ctx.seat, card, TURN, ctx.card)
        s.push(op, ctx.seat, card)
        if deed.is_spell:
            s.push(CAST, ctx.seat, card)

    def text(self, t: Teller) -> str:
        strong = "strong" if self.strong else "basic"
        colour = "any" if self.colour == NO_COLOUR else COLOURS[self.colour]
        return t.say(f"op-use-{ZONES[self.offer].name}-{strong}", colour=colour)

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-use-offered")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-use-offered", card=t.name(g.table.defs[act.first(action)].id))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card

    def rules(self) -> list[str]:
        return ["MK-168", "MK-170"]


@final
class UseTwice(Op):
    """A skill of every turn is used again (`a`: it was), unless using it has turned it face down: it is not one's own.

    It lies in the common area as before, for whoever takes it.
    """

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        skill = s.skill(ctx.card)
        assert skill.op is not None
        if s.marked(USED, ctx.card):
            s.lasting = [
                one for one in s.lasting if one.card != ctx.card or not (one.op is USED or isinstance(one.op, FaceDown))
            ]
        elif ctx.a == 0 and skill.usage == EACH_TURN:
            g.push(self, ctx.seat, ctx.card, 1)
            g.push(skill.op, ctx.seat, ctx.card)


@final
class UseCommonSkill(MageOp):
    """Use a skill of the common area that concerns nobody else as if it were one's own; one of every turn twice.

    Whoever attends a combat partly has no skills but those that others' turns allow (MK-170, MK-474).
    """

    kind = "common-skill"

    def __init__(self) -> None:
        self.again = UseTwice()

    def parts(self) -> dict[str, Op]:
        return {"again": self.again}

    def candidates(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        out: list[int] = []
        for card in s.zones[COMMON_SKILLS]:
            skill = s.skill(card)
            op = skill.op
            if op is None or skill.usage == PERMANENT or skill.competitive or skill.cooperative:
                continue
            if not s.in_own_turn(ctx.seat) and not isinstance(op, Motivation):
                continue
            if s.in_time(ctx.seat, card, skill.times) and s.feasible(op, ctx.seat, card):
                out.append(card)
        return out

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if self.candidates(g, ctx) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], COMMON_SKILLS) for card in self.candidates(g, ctx)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, COMMON_SKILLS, 0, act.first(action))
        skill = s.skill(card)
        op = skill.op
        assert op is not None
        if s.events is not None:
            s.note("skill", ctx.seat, card)
        s.push(self.again, ctx.seat, card)
        s.push(op, ctx.seat, card)

    def text(self, t: Teller) -> str:
        return t.say("op-use-common-skill")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-common-skill")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-use-offered", card=skill_name(g, act.first(action), t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class GainCommonSkill(MageOp):
    """A skill of the common area becomes one's own, as if a level had brought it."""

    kind = "common-skill"

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(COMMON_SKILLS) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_CARD, g.table.kind[card], COMMON_SKILLS) for card in g.at(COMMON_SKILLS)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        card = find_copy(g, COMMON_SKILLS, 0, act.first(action))
        s.move(card, COMMON_SKILLS, 0, SKILLS, ctx.seat)
        if s.events is not None:
            s.note("gain-skill", ctx.seat, card)
        gained = s.skill(card).gained
        if gained is not None:
            s.push(gained, ctx.seat, card)

    def text(self, t: Teller) -> str:
        return t.say("op-gain-common-skill")

    def prompt(self, g: Game, ctx: Ctx, t: Teller) -> str:
        return t.say("ask-common-skill")

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-keep", card=skill_name(g, act.first(action), t))

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


# -- a box -------------------------------------------------------------------------------------------------------------


@final
class Unbox(MageOp):
    """The top artifact is revealed and laid aside: this turn the card may be used as it (see `AsBoxed`)."""

    duty = False

    def __init__(self) -> None:
        self.basic = AsBoxed(False)
        self.strong = AsBoxed(True)
        self.rebox = [Rebox(self.basic, event) for event in ("turn-ends", ATTENDED_PARTLY, BANNER_LOST)]

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if g.at(ARTIFACTS) else NOT_AT_ALL

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        deck = s.zones[ARTIFACTS]
        artifact = deck[len(deck) - 1]
        s.move(artifact, ARTIFACTS, 0, ASIDE, ctx.seat)
        if s.events is not None:
            s.note("uncover", ctx.seat, artifact)
        s.last(BOXED, ctx.seat, ctx.card, TURN, artifact)
        for op in (*self.rebox, self.basic, self.strong):
            s.last(op, ctx.seat, ctx.card, TURN)

    def parts(self) -> dict[str, Op]:
        return {"basic": self.basic, "strong": self.strong, **{f"rebox-{op.event}": op for op in self.rebox}}

    def text(self, t: Teller) -> str:
        return t.say("op-unbox")


def boxed(s: Mage, card: i64) -> i64:
    """The artifact that a card may be used as."""
    for entry in s.lasting:
        if entry.op is BOXED and entry.card == card:
            return entry.b
    raise AssertionError("nothing was revealed for it")


@final
class AsBoxed(Standing):
    """The card may be used as the artifact that was revealed: for its basic or for its `strong` effect, which takes the
    card out of the game."""

    limited = True

    def __init__(self, strong: bool) -> None:
        self.strong = strong
        self.bearer = BearBoxed()

    def open(self, s: Mage, entry: Ctx) -> bool:
        if entry.card not in s.at(PLAYED, entry.seat):
            return False  # it was stolen (MK-489)
        artifact = boxed(s, entry.card)
        deed = s.deed(artifact)
        if deed.is_banner and not self.strong:
            return len(s.at(UNITS, entry.seat)) > 0
        op = deed.strong if self.strong else deed.basic
        times = deed.strong_times if self.strong else deed.basic_times
        return op is not None and s.in_time(entry.seat, artifact, times) and s.feasible(op, entry.seat, entry.card)

    def use(self, s: Mage, entry: Ctx) -> None:
        card = entry.card
        deed = s.deed(boxed(s, card))
        s.lasting = [one for one in s.lasting if not (isinstance(one.op, AsBoxed) and one.card == card)]
        s.did_play = True
        s.gain_fame(entry.seat, 1)
        if deed.is_banner and not self.strong:
            s.push(self.bearer, entry.seat, card)
            return
        if self.strong:
            throw_away(s, entry.seat, card, PLAYED)
        op = deed.strong if self.strong else deed.basic
        assert op is not None
        s.push(op, entry.seat, card)

    def parts(self) -> dict[str, Op]:
        return {"bearer": self.bearer}

    def text(self, t: Teller) -> str:
        return t.say("op-as-boxed-strong" if self.strong else "op-as-boxed")

    def offered(self, entry: Ctx, t: Teller) -> str:
        return t.say("do-as-boxed-strong" if self.strong else "do-as-boxed")


@final
class BearBoxed(MageOp):
    """Which unit carries the card as the banner that was revealed."""

    kind = "bearer"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, unit) for unit in g.at(UNITS, ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Mage, g)
        fasten(s, ctx.seat, ctx.card, act.first(action), PLAYED)
        op = s.deed(boxed(s, ctx.card)).basic
        assert op is not None
        if s.banner[act.first(action)] == ctx.card:
            s.push(op, ctx.seat, ctx.card)

    def cause(self, g: Game, ctx: Ctx) -> i64:
        return ctx.card


@final
class Rebox(Lasting):
    """When the turn ends, or a combat that was attended partly, the artifact goes under its deck, the card back to hand
    if it was not used; as a banner it is discarded. So does the artifact when that banner is lost before."""

    shown = False
    scope: i64 = TURN

    def __init__(self, unused: AsBoxed, event: str) -> None:
        self.unused = unused
        self.event = event

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.seat == seat and card in (NO_CARD, entry.card)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        s = cast(Mage, g)
        box = entry.card
        seat = entry.seat
        artifact = boxed(s, box)
        unused = s.marked(self.unused, box)
        if artifact not in s.at(ASIDE, seat):
            return  # the banner is lost because of that
        take_out(s.to_take(ASIDE, seat), artifact)
        s.to_change(ARTIFACTS).insert(0, artifact)
        if s.events is not None:
            s.moved(artifact, ASIDE, seat, ARTIFACTS, 0)
        if unused and box in s.at(PLAYED, seat):
            s.move(box, PLAYED, seat, HAND, seat)
        elif bearer(s, box) != NO_CARD:
            drop_banner(s, seat, bearer(s, box))

    def text(self, t: Teller) -> str:
        return t.say("op-rebox")


# -- words -------------------------------------------------------------------------------------------------------------


def use_advanced() -> Op:
    """The powered effect of any advanced action in the offer."""
    return UseOffered(ADVANCED_OFFER, True)


def use_spells(strong: bool) -> list[Op | None]:
    """For each basic colour: an effect of a spell of it in the offer."""
    return [UseOffered(SPELL_OFFER, strong, colour) for colour in range(4)]
