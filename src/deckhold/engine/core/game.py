"""A game in progress: the public contract, the machine that runs ops, and what ops ask of a game."""

import os
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64

from deckhold.engine.actions import OPTION, PASS, verb_of
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core.op import FLOOR, NOT_AT_ALL, Ctx, Op
from deckhold.engine.core.piles import lay_top, offered, reveal, to_change, to_take, zone_of
from deckhold.engine.core.position import Position
from deckhold.engine.core.values import Decision, Event, IllegalAction, Outcome
from deckhold.engine.text import Teller

if TYPE_CHECKING:
    from deckhold.engine.view import Sequel

# With DECKHOLD_DEBUG=1, as in the tests, the machine looks for mistakes of the rules themselves.
DEBUG: Final = os.environ.get("DECKHOLD_DEBUG") == "1"


class Game(Position):
    """A game in progress. Each game subclasses it with its own typed fields; see the public contract in the docs."""

    # -- the public contract -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        asking = self.asking
        if asking is None:
            return None
        return Decision(asking.op.decider(self, asking), asking.op.kind, self.serial)

    @property
    def over(self) -> bool:
        return self.result is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.result

    @property
    def sequel(self) -> "Sequel | None":
        """The table that goes on from this finished game, if one does: a campaign goes on."""
        return self.info.sequel(self)

    @property
    def history(self) -> list[int]:
        """The actions so far."""
        return self.log[: self.taken]

    def actions(self) -> list[int]:
        """Every legal action, in an order that depends on the position alone."""
        return self.answers.copy()

    def apply(self, action: object) -> None:
        """Carry out a legal action, in place. Anything else raises IllegalAction and changes nothing."""
        asking = self.asking
        if asking is None:
            raise IllegalAction("the game is over: no action is legal")
        if type(action) is not int or not offered(self.answers, action):
            raise IllegalAction(
                f"{action!r} is not a legal action of decision {self.serial} ({asking.op.kind}, seat"
                f" {asking.op.decider(self, asking)})"
            )
        self.take(action)

    def explain(self, action: int) -> dict[str, object]:
        """An action as a typed value: verb, subject, target, amount."""
        return self.info.explain(self, action)

    def label(self, action: int, lang: str = "en") -> str:
        """What a person reads on the button of a legal action."""
        asking = self.asking
        if asking is None or action not in self.answers:
            raise IllegalAction(f"{action!r} is not a legal action here")
        return asking.op.label(self, asking, action, self.info.teller(lang))

    def prompt(self, lang: str = "en") -> str:
        """The open question in words."""
        asking = self.asking
        if asking is None:
            return self.info.teller(lang).say("game-over")
        return self.question(asking, self.info.teller(lang))

    def question(self, asking: Ctx, t: Teller) -> str:
        """What an op asks, and because of which card."""
        said = asking.op.prompt(self, asking, t)
        card = asking.op.cause(self, asking)
        return said if card == NO_CARD else t.say("ask-because", card=self.info.piece_name(self, card, t), what=said)

    def why_not(self, subject: str, lang: str = "en") -> str | None:
        """Why a visible piece offers no action now; None when it does offer one."""
        return self.info.why_not(self, subject, self.info.teller(lang))

    def view(self, seat: int | None, lang: str = "en") -> dict[str, object]:
        """What a seat may know (None: a spectator), as plain data that a browser draws."""
        return self.info.view(self, seat, lang)

    def clone(self) -> "Game":
        """An independent copy."""
        raise NotImplementedError

    def skimming(self) -> "Game":
        """A copy to look where an answer leads: it keeps no log, and lists no answers of a menu that is asked next."""
        twin = self.clone()
        twin.log = []  # clones share it: the game's own stays as it is, and is not copied for every answer
        twin.taken = 0
        twin.skims = True
        return twin

    def determinize(self, seat: int | None, seed: int) -> "Game":
        """A copy in which everything the seat cannot know is shuffled anew, with a chance stream of its own."""
        from deckhold.engine.knowledge import determinize

        return determinize(self, seat, seed)

    def dump(self) -> dict[str, object]:
        """The complete game as readable, editable JSON data."""
        from deckhold.engine.save import dump

        return dump(self)

    def fingerprint(self) -> str:
        """Equal positions have equal fingerprints."""
        from deckhold.engine.save import fingerprint

        return fingerprint(self)

    @property
    def undo_depth(self) -> int:
        """How many actions may be taken back: no reveal, no chance and nobody else's decision since."""
        return self.free

    def undo(self, steps: int = 1) -> None:
        """Take back the last action, or several, as far as `undo_depth` allows."""
        depth = self.undo_depth
        if not 1 <= steps <= depth:
            raise IllegalAction(f"cannot undo {steps} actions: {depth} can be taken back freely")
        self.rewind(self.taken - steps)

    @property
    def undo_times(self) -> int:
        """How often whoever decided last may take back a decision of their own, with `undo_step` actions each."""
        return self.free - self.passed

    @property
    def undo_step(self) -> int:
        """How many actions a person takes back at a time: the passes of others belong to what they were asked about."""
        steps = 1
        while steps < self.free:
            past = self.clone()
            past.rewind(self.taken - steps)
            if past.asking is None or not past.asking.op.reaction:
                break
            steps += 1
        return steps

    def rewind(self, taken: int) -> None:
        """Go back to the position after the first `taken` actions, whatever was revealed since (by agreement)."""
        origin = self.origin
        if origin is None or not self.base <= taken <= self.taken:
            raise ValueError(f"cannot go back to action {taken}: this game knows {self.base} to {self.taken}")
        past = origin.clone()
        past.origin = origin
        for i in range(self.base, taken):
            past.take(self.log[i])
        serial = self.serial + 1  # a click meant for the undone decision must not fit the old one
        past.copy_to(self)
        self.serial = serial

    def listen(self) -> None:
        """Record events from now on."""
        if self.events is None:
            self.events = []

    def take_events(self) -> list[Event]:
        """The events since the last call."""
        events = self.events
        if not events:
            return []
        self.events = []
        return events

    # -- the machine ---------------------------------------------------------------------------------------------------

    def take(self, action: object) -> None:
        """Carry out an action known to be legal. (Its number goes into the log as the object that it is.)"""
        asking = self.asking
        assert asking is not None
        taken = self.taken
        if len(self.log) != taken:  # another copy has gone on: from here on the logs differ
            self.log = self.log[:taken]
        cast(list[object], self.log).append(action)
        number: i64 = cast(int, action)
        self.taken = taken + 1
        seat = asking.op.decider(self, asking)
        passed: i64 = 0
        if seat != self.actor:
            if asking.op.reaction and verb_of(number) in (PASS, OPTION):
                passed = 1
            else:
                self.actor = seat
                self.free = 0
                self.passed = 0
        before = self.learned
        self.asking = None
        if self.events is not None:
            self.info.on_action(self, asking, number)
        asking.op.chosen(self, asking, number)
        self.advance()
        if self.learned == before:
            self.free += 1
            self.passed += passed
        else:
            self.free = 0
            self.passed = 0

    def advance(self) -> None:
        """Run ops until one asks or the game ends."""
        stack = self.stack
        while self.asking is None and self.result is None:
            ctx = stack.pop()
            ctx.op.run(self, ctx)
        if self.result is not None:
            self.stack = FLOOR.copy()  # the op that ended the game may have left something to do
        elif self.serial >= self.info.decision_cap:
            self.finish(self.info.stalemate(self))

    def push(self, op: Op, seat: i64, card: i64 = NO_CARD, a: i64 = 0, b: i64 = 0) -> None:
        """Let an op run next, before everything pushed so far."""
        self.stack.append(Ctx(op, seat, card, a, b))

    def again(self, ctx: Ctx) -> None:
        """Let an op run once more, as it is, after what is pushed from now on."""
        self.stack.append(ctx)

    def ask(self, ctx: Ctx) -> None:
        """Put the op's question. Nothing to choose: the effect is skipped; one answer: it is taken."""
        if self.skims and ctx.op.is_menu:
            self.asking = ctx
            self.answers = []
            self.serial += 1
            return
        answers = ctx.op.choices(self, ctx)
        if DEBUG:
            self.check_answers(ctx, answers)
        if len(answers) == 1 and not ctx.op.always_asks:
            ctx.op.chosen(self, ctx, answers[0])
        elif answers:
            self.asking = ctx
            self.answers = answers
            self.serial += 1

    def check_answers(self, ctx: Ctx, answers: list[int]) -> None:
        """An answer that is offered twice is a mistake in its op."""
        for i in range(len(answers)):
            if answers[i] in answers[:i]:
                raise AssertionError(f"{ctx.op.address or ctx.op.kind}: {self.explain(answers[i])} is offered twice")

    def feasible(self, op: Op, seat: i64, card: i64 = NO_CARD) -> bool:
        """Whether anything of an op can be carried out for a seat now."""
        return op.extent(self, Ctx(op, seat, card, 0, 0)) != NOT_AT_ALL

    def finish(self, outcome: Outcome) -> None:
        """End the game here."""
        self.result = outcome
        self.asking = None
        self.answers = []
        self.stack = FLOOR.copy()
        if self.events is not None:
            self.note("over", -1)

    def start(self) -> None:
        """Run to the first decision; from here on actions are counted and can be undone."""
        self.advance()
        self.learned = 0
        self.origin = self.clone()

    # -- what lasts ----------------------------------------------------------------------------------------------------

    def last(self, op: Op, seat: i64, card: i64, scope: i64, n: i64 = 0) -> None:
        """An effect comes into force, or something is remembered, until a scope closes."""
        self.lasting = [*self.lasting, Ctx(op, seat, card, scope, n)]

    def marked(self, op: Op, card: i64 = NO_CARD, n: i64 = 0) -> bool:
        """Whether something is remembered of a card."""
        for entry in self.lasting:
            if entry.op is op and entry.card == card and entry.b == n:
                return True
        return False

    def lapse(self, gone: Ctx) -> None:
        """One entry is over."""
        self.lasting = [entry for entry in self.lasting if entry is not gone]

    def close(self, scope: i64, seat: i64 = -1) -> None:
        """A phase, turn or round is over: what lasts so long lapses; of one seat only, if it is that seat's."""
        if self.lasting:
            self.lasting = [e for e in self.lasting if e.a != scope or (seat >= 0 and e.seat != seat)]

    def forget(self, card: i64) -> None:
        """What came from a card is over, for the card is gone."""
        if self.lasting:
            self.lasting = [entry for entry in self.lasting if entry.card != card]

    # -- what shared ops ask of a game ---------------------------------------------------------------------------------

    def draw(self, seat: i64, n: i64) -> None:
        """A seat draws cards, as far as there are any."""
        raise NotImplementedError

    def draw_refilled(self, seat: i64, n: i64, deck: i64, discard: i64, hand: i64) -> None:
        """A seat draws cards; an empty deck is made anew from the discard pile, as `refill` says, if there is one."""
        cards = to_take(self, deck, seat)
        held = to_change(self, hand, seat)
        seen: i64 = self.map.seen[self.map.index(hand, seat)]
        while n > 0:
            if not cards:
                if not zone_of(self, discard, seat):
                    return
                self.refill(seat, deck, discard)
            card = lay_top(cards, held)
            reveal(self, card, seen)
            if self.events is not None:
                self.moved(card, deck, seat, hand, seat)
                self.note("draw", seat, card)
            n -= 1

    def refill(self, seat: i64, deck: i64, discard: i64) -> None:
        """The discard pile becomes the deck, shuffled."""
        used = to_take(self, discard, seat)
        to_change(self, deck, seat).extend(used)
        used.clear()
        self.shuffle(deck, seat)

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        """A seat gains an amount of one of the game's resources."""
        raise NotImplementedError

    def room(self, seat: i64, resource: i64) -> i64:
        """How much of a resource a seat could still gain."""
        return 1

    def payable(self, seat: i64, purpose: i64) -> list[int]:
        """The kinds of resource that pay for a purpose, the narrowest first."""
        raise NotImplementedError

    def held(self, seat: i64, resource: i64) -> i64:
        """How much of a resource a seat has."""
        raise NotImplementedError

    def spend(self, seat: i64, resource: i64, n: i64) -> None:
        """A seat gives up an amount of a resource."""
        raise NotImplementedError

    def spokesman(self) -> i64:
        """The seat that answers for the table."""
        raise NotImplementedError

    def remap(self, mapping: dict[int, int]) -> None:
        """Rename hidden cards in a game's own fields, when determinizing."""
