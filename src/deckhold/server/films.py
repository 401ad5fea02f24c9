"""Games as films: any step of a game, as a seat saw it."""

from collections import OrderedDict

import deckhold
from deckhold.server import messages as msg
from deckhold.server.errors import Refusal
from deckhold.server.records import OVER
from deckhold.server.replaying import Breather, Told, beginning, lines, take_told
from deckhold.server.tables import LiveTable
from deckhold.server.watching import tell

EVERY = 25  # steps between the positions a film keeps
FILMS = 16
TURNS = ("turn", "round")  # events that begin a chapter


class Reel:
    """A game replayed once: positions to start from, and where its turns begin."""

    def __init__(self, start: deckhold.Game, history: list[int]) -> None:
        self.history = history
        self.before = lines(take_told(start))
        self.positions = [start.clone()]
        self.turns: list[tuple[int, Told | None]] = [(0, None)]
        self.deciders: list[int] = []

    async def roll(self) -> None:
        breather = Breather()
        game = self.positions[0].clone()
        game.listen()
        for step, action in enumerate(self.history, 1):
            await breather.rest()
            try:
                game.apply(action)
            except deckhold.IllegalAction:  # recorded under other rules
                raise Refusal("other-version", f"step {step}") from None
            self.deciders.append(game.actor)
            for event in take_told(game):
                if event.kind in TURNS:
                    self.turns.append((step, event))
            if step % EVERY == 0:
                self.positions.append(game.clone())

    def at(self, step: int) -> tuple[deckhold.Game, list[Told]]:
        """The position after a step, and what that step did; of step 0, what happened before the first decision."""
        near = max(0, step - 1) // EVERY
        game = self.positions[near].clone()
        for action in self.history[near * EVERY : step]:
            game.listen()
            game.take_events()
            game.apply(action)
        return game, take_told(game) if step else self.before


class Films:
    """The films looked at lately."""

    def __init__(self) -> None:
        self._reels: OrderedDict[tuple[str, int], Reel] = OrderedDict()

    async def show(
        self, table: LiveTable, account: str | None, step: int | None, seat: int | None, lang: str
    ) -> msg.Film:
        """A step as somebody may see it."""
        reel = await self._reel(table)
        if step is None:
            step = len(reel.history)
        if step > len(reel.history):
            raise Refusal("not-found", f"step {step} of {len(reel.history)}")
        mine = table.table.held_by(account)
        if seat is None:
            seat = mine[0] if mine else None
        elif seat >= len(table.table.seats):
            raise Refusal("not-found", f"seat {seat}")
        elif table.table.status != OVER and seat not in mine:
            raise Refusal("not-over")
        game, events = reel.at(step)
        view = game.view(seat, lang)
        view["actions"] = []
        labels = [
            msg.Turn(at, "" if event is None else str(tell(game, [event], seat, lang)[0].get("text", "")))
            for at, event in reel.turns
        ]
        return msg.Film(len(reel.history), step, labels, seat, view, tell(game, events, seat, lang))

    async def cut(self, table: LiveTable, step: int) -> tuple[deckhold.Game, list[int]]:
        """The position after a step, and who decided each step before it."""
        reel = await self._reel(table)
        return reel.at(step)[0], reel.deciders[:step]

    async def _reel(self, table: LiveTable) -> Reel:
        key = (table.table.id, table.number)
        if key not in self._reels:
            reel = Reel(beginning(table.table), table.game.history)
            await reel.roll()
            self._reels[key] = reel
            if len(self._reels) > FILMS:
                self._reels.popitem(last=False)
        self._reels.move_to_end(key)
        return self._reels[key]
