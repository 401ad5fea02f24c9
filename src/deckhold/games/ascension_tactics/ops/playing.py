"""Playing cards from hand: heroes, constructs, quests; completing quests (sections 6 to 8, AT-123)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import SET_OFF, Ctx, Game, Op, Printed, reveal
from deckhold.engine.text import Teller
from deckhold.games.ascension_tactics.definitions import EQUIPPED, FACTIONS, QUEST_DONE, TURN, Goal, SetOff, packed
from deckhold.games.ascension_tactics.ops.fighting import FALL
from deckhold.games.ascension_tactics.ops.scoring import beacon_for_quest
from deckhold.games.ascension_tactics.ops.triggers import devotions, found, release
from deckhold.games.ascension_tactics.ops.words import COUNTED, equip, look_around, tell
from deckhold.games.ascension_tactics.state.figures import devoted
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import ATTACHED, HAND, PLAYED, PLAYED_MARK, POOL


def bearers(s: Tactics, seat: i64) -> list[int]:
    """Who may carry constructs and quests: a seat's champions that are no minions (AT-035, AT-050)."""
    return [figure for figure in s.at(POOL, seat) if not s.definitions[figure].minion]


def playable(s: Tactics, seat: i64, card: i64) -> bool:
    return not s.definitions[card].is_construct or len(bearers(s, seat)) > 0


def play(s: Tactics, seat: i64, card: i64) -> None:
    """A card is played: its own effects first, then what that sets off (AT-005)."""
    definition = s.definitions[card]
    s.push(AFTER_PLAY, seat, card)
    if definition.is_construct:
        s.to_change(HAND, seat)  # it is played before its bearer is chosen: until then it lies there face up
        reveal(s, card, s.map.everybody)
        if s.events is not None:
            s.note("play", seat, card)
        if definition.effect is not None:
            s.push(definition.effect, seat, card)
        s.push(EQUIP, seat, card)
        return
    s.move(card, HAND, seat, PLAYED, seat)
    if s.events is not None:
        s.note("play", seat, card)
    effect = definition.effect
    assert effect is not None
    s.push(effect, seat, card)
    if definition.is_quest and definition.goal is not None:
        begin_quest(s, seat, card, definition.goal)


def begin_quest(s: Tactics, seat: i64, card: i64, goal: Op) -> None:
    """Only what happens from now on counts, even if the quest was played, banished and found again (AT-Q05)."""
    lasting: list[Ctx] = []
    for entry in s.lasting:
        if entry.card != card or not (entry.op is goal or entry.op is COUNTED):
            lasting.append(entry)
    s.lasting = lasting
    s.last(goal, seat, card, TURN)
    look_around(s)


@final
class Equip(Printed):
    """Which champion gets the played construct (AT-034)."""

    kind = "equip"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, figure) for figure in bearers(cast(Tactics, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        equip(cast(Tactics, g), ctx.seat, ctx.card, act.first(action), HAND)  # what that sets off: AFTER_PLAY

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-equip", card=g.info.piece_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["AT-034"]


@final
class AfterPlay(Op):
    """A card has been played: Devotion and quests hear of it (AT-005, AT-123)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Tactics, g)
        s.last(PLAYED_MARK, ctx.seat, ctx.card, TURN)
        tell(s, ctx.seat, "played", ctx.card)
        entries: list[Ctx] = []
        bearer: i64 = s.bearer[ctx.card]
        if bearer != NO_CARD:
            entries.extend(found(s, bearer, EQUIPPED, piece=ctx.card))
        for entry in s.lasting:
            op = entry.op
            if not isinstance(op, Devoted) or entry.seat != ctx.seat or entry.card == ctx.card:
                continue
            if has(s.definitions[ctx.card].factions, op.faction):
                s.lapse(entry)
                entries.append(Ctx(op, entry.seat, entry.card, SET_OFF, packed(-1, -1)))
        entries.extend(devotions(s, ctx.seat))
        release(s, entries)
        s.push(FALL, ctx.seat)  # what was played may make a champion weaker (AT-102)


@final
class Devoted(SetOff):
    """Devotion of a played card: now if another card of the faction was played, else once one is (AT-123, AT-124)."""

    shown = True

    def __init__(self, faction: int, op: Op) -> None:
        self.faction: i64 = faction
        self.op = op
        self.of_event = False  # it may come much later

    def run(self, g: Game, ctx: Ctx) -> None:
        if devoted(cast(Tactics, g), ctx.seat, self.faction, ctx.card):
            g.push(self.op, ctx.seat, ctx.card, ctx.a, ctx.b)
        else:
            g.last(self, ctx.seat, ctx.card, TURN)

    def text(self, t: Teller) -> str:
        return t.say("ability-devotion", faction=FACTIONS[self.faction], what=self.op.text(t))


# -- quests ------------------------------------------------------------------------------------------------------------


def completable(s: Tactics, seat: i64) -> list[int]:
    """The quests in front of a seat whose goal is met (AT-049, AT-Q05)."""
    out: list[int] = []
    if not bearers(s, seat):
        return out
    for entry in s.lasting:
        goal = entry.op
        if isinstance(goal, Goal) and entry.seat == seat and entry.card in s.at(PLAYED, seat) and goal.met(s, entry):
            out.append(entry.card)
    return out


@final
class Complete(Printed):
    """A quest is attached to a champion, for the rest of the game (AT-049, AT-336)."""

    kind = "complete"

    def run(self, g: Game, ctx: Ctx) -> None:
        g.ask(ctx)

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        return [act.action(act.PICK_PIECE, figure) for figure in bearers(cast(Tactics, g), ctx.seat)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        s = cast(Tactics, g)
        seat = ctx.seat
        for entry in s.lasting:
            if isinstance(entry.op, Goal) and entry.card == ctx.card:
                s.lapse(entry)
        s.move(ctx.card, PLAYED, seat, ATTACHED, seat)
        s.bearer = changed(s.bearer, ctx.card, act.first(action))
        if s.events is not None:
            s.note("complete", seat, ctx.card, act.first(action))
        beacon_for_quest(s, seat)
        entries = devotions(s, seat)
        for figure in s.at(POOL, seat):
            entries.extend(found(s, figure, QUEST_DONE, piece=ctx.card))
        release(s, entries)

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-attach", card=g.info.piece_name(g, act.first(action), t))

    def rules(self) -> list[str]:
        return ["AT-049"]


EQUIP: Final = Equip()
AFTER_PLAY: Final = AfterPlay()
COMPLETES: Final = Complete()
PLAYING_OPS: Final[dict[str, Op]] = {"equip": EQUIP, "after_play": AFTER_PLAY, "complete": COMPLETES}
