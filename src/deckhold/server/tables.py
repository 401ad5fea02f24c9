"""A table in memory: its game, its seats, everybody who looks at it.

What is done at a table goes one after the other. An action is tried on a copy of the game, then written down, and only
when the database has it does the copy become the game and everybody see it.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable
from hmac import compare_digest
from typing import NamedTuple

import msgspec

import deckhold
from deckhold.bots import HINTER, advice
from deckhold.server import messages as msg
from deckhold.server.appending import Append
from deckhold.server.bots import USUAL, BotPool
from deckhold.server.errors import Refusal
from deckhold.server.presence import Presence
from deckhold.server.records import (
    ACT,
    OPEN,
    OVER,
    PLAYING,
    REWIND,
    Chat,
    Choice,
    Event,
    Result,
    Seat,
    Table,
    Takeback,
    effective,
    on_one_side,
)
from deckhold.server.replaying import Told, encode_snapshot, lines, restore, take_told, undone
from deckhold.server.settings import Settings
from deckhold.server.store import Store
from deckhold.server.watching import Audience, Watcher, seat_shown, undo_times

log = logging.getLogger(__name__)

MAX_WATCHERS = 200
BOT_RETRY = 5.0  # seconds


class Services(NamedTuple):
    """What a table needs from the rest of the server."""

    store: Store
    bots: BotPool
    settings: Settings
    lead: Callable[[str], Awaitable[bool]]  # whether this process asks the bots of a table
    tell: Callable[[str], None]  # says something to the other processes
    clock: Callable[[], float] = time.monotonic


class LiveTable:
    """A table that somebody looks at, or at which a bot thinks."""

    def __init__(self, services: Services, table: Table, sitters: set[tuple[str, int]], chat: list[Chat]) -> None:
        self.services = services
        self.store = services.store
        self.table = table
        self.sitters = sitters
        self.chat = deque(chat, maxlen=100)
        self.presence = Presence(services.clock)
        self.audience = Audience(self.presence, services.settings.away_seconds)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.number = 0  # events so far
        self._snapshot_at = 0
        self._thinking: asyncio.Task[None] | None = None
        self._absence: asyncio.TimerHandle | None = None
        self.game: deckhold.Game
        self.log: deque[Told]

    async def load(self) -> None:
        """Bring the game to where the database says it is."""
        snapshot = await self.store.snapshot(self.table.id)
        self._snapshot_at, data = (0, None) if snapshot is None else snapshot
        events = await self.store.events(self.table.id, self._snapshot_at)
        try:
            self.game, self.log = await restore(self.table, data, events)
        except ValueError:
            if data is None:
                raise
            # Actions were taken back from before the snapshot: it is of no use then.
            events = await self.store.events(self.table.id)
            self._snapshot_at = 0
            self.game, self.log = await restore(self.table, None, events)
        self.number = self._snapshot_at + len(events)

    # -- deciding ------------------------------------------------------------------------------------------------------

    async def act(self, account: str, serial: int, action: int) -> None:
        """A person answers the open decision."""
        async with self.lock:
            self._must_play()
            decision = self.game.decision
            assert decision is not None
            if serial != decision.serial:
                raise Refusal("stale")
            if self.table.seats[decision.seat].person != account:
                raise Refusal("not-your-turn" if self.table.held_by(account) else "not-seated")
            await self._act(decision.seat, action)

    async def _act(self, seat: int, action: int) -> None:
        snapshot = self._snapshot_when_due()
        game = self.game.clone()
        game.listen()
        try:
            game.apply(action)
        except deckhold.IllegalAction:
            raise Refusal("illegal") from None
        await self._commit(ACT, seat, action, game, take_told(game), snapshot)

    async def undo(self, account: str) -> None:
        """Take back one's own last decision, as far as the engine allows it."""
        async with self.lock:
            self._must_play()
            mine = self.table.held_by(account)
            if not mine:
                raise Refusal("not-seated")
            if not undo_times(self.game, mine):
                raise Refusal("nothing-to-undo")
            await self._rewind(self.game.actor, len(self.game.history) - self.game.undo_step)

    async def ask_takeback(self, account: str) -> None:
        """Ask the other people to go back to before one's own last action."""
        async with self.lock:
            self._must_play()
            mine = self.table.held_by(account)
            if not mine:
                raise Refusal("not-seated")
            actions = effective(await self.store.events(self.table.id))
            own = [i for i, event in enumerate(actions) if event.seat in mine]
            if not own:
                raise Refusal("nothing-to-undo")
            others = enumerate(self.table.seats)
            waiting = [i for i, seat in others if seat.account not in (None, account) and not seat.lent]
            by = actions[own[-1]].seat
            if not waiting:
                await self._rewind(by, own[-1])
                return
            self.table.takeback = Takeback(by, own[-1], len(actions) - own[-1], self.number, waiting)
            await self._save_takeback()

    async def consent(self, account: str, yes: bool) -> None:
        """Agree to a take-back, or not."""
        async with self.lock:
            self._must_play()
            wish = self.table.takeback
            mine = self.table.held_by(account)
            if wish is None or wish.number != self.number or wish.refused is not None:
                raise Refusal("stale")
            asked = [seat for seat in mine if seat in wish.waiting]
            if not asked:
                raise Refusal("not-seated")
            wish.waiting = [seat for seat in wish.waiting if seat not in asked] if yes else []
            if not yes:
                wish.refused = asked[0]  # stays, so that whoever asked reads it whenever they come
            if wish.waiting or not yes:
                await self._save_takeback()
            else:
                await self._rewind(wish.by, wish.turns)

    async def _save_takeback(self) -> None:
        await self.store.save_takeback(self.table)
        self.audience.info_changed()
        self._show([])

    async def _rewind(self, seat: int, taken: int) -> None:
        steps = len(self.game.history) - taken
        game = self.game.clone()
        try:
            game.rewind(taken)
        except ValueError:  # further back than this copy of the game remembers
            event = Event(self.number, REWIND, seat, taken, 0.0)
            game, _ = await restore(self.table, None, [*await self.store.events(self.table.id), event])
        await self._commit(REWIND, seat, taken, game, [undone(seat, steps)], None)

    async def _commit(
        self, kind: int, seat: int, value: int, game: deckhold.Game, events: list[Told], snapshot: bytes | None
    ) -> None:
        """Write an event down; then, and only then, let it be seen."""
        event = Event(self.number, kind, seat, value, time.time())
        now, before = _turn(game), (self.table.turn, self.table.status)
        change = now if now != before or self.table.takeback is not None else None
        if not await self.store.append(Append(self.table.id, event, change, snapshot)):
            await self._catch_up()
            raise Refusal("stale")
        if snapshot is not None:
            self._snapshot_at = event.number
        self._took_place(game, events)
        if self.table.status == OVER:
            try:
                await self.save_outcome()
            except Exception:  # what happened is written down: whoever lists the table finds its end by itself
                log.exception("the result of a table could not be stored")

    async def save_outcome(self) -> None:
        """Write down how the game ended, for lists of tables."""
        outcome = self.game.outcome
        assert outcome is not None
        self.table.outcome = Result(list(outcome.scores), list(outcome.winners), outcome.others)
        await self.store.save_outcome(self.table)

    def _took_place(self, game: deckhold.Game, events: list[Told]) -> None:
        self.number += 1
        self.game = game
        self.log.extend(lines(events))
        turn, status = _turn(game)
        if turn != self.table.turn:
            self.presence.asks()
        missing = turn != self.table.turn and not self.table.people() <= self.audience.online()
        if status != self.table.status or self.table.takeback is not None or missing:
            self.audience.info_changed()
        self.table.turn, self.table.status, self.table.takeback = turn, status, None
        self.table.updated = time.time()
        self.audience.changed()
        self._show(events)
        self.wake_bots()

    def _show(self, events: list[Told]) -> None:
        self.touched = time.monotonic()
        self.audience.update(self.table, self.game, self.number, events)
        self._await_absence()

    def _await_absence(self) -> None:
        """Time alone makes somebody be missed: then everybody is told."""
        if self._absence is not None:
            self._absence.cancel()
            self._absence = None
        at = self.audience.changes_at(self.table) if self.audience.watchers else None
        if at is not None:
            wait = max(0.0, at - self.presence.now())
            self._absence = asyncio.get_running_loop().call_later(wait, self._presence_changed)

    def _must_play(self) -> None:
        if self.table.status == OPEN:
            raise Refusal("not-started")
        if self.table.status == OVER:
            raise Refusal("over")

    def _snapshot_when_due(self) -> bytes | None:
        """From time to time, the position for the database. The game then begins there, so that undoing stays quick."""
        since, every = self.number - self._snapshot_at, self.services.settings.snapshot_every
        # Where nothing can be taken back, nothing before it ever can be: loaded again, the game allows the same undos.
        if since < every or (self.game.undo_depth and since < 4 * every):
            return None
        twin = deckhold.load(self.game.dump())
        if twin.fingerprint() != self.game.fingerprint():
            log.error("a saved position of %s differs from the game; no snapshot", self.table.game)
            return None
        self.game = twin
        return encode_snapshot(twin, self.log)

    # -- bots ----------------------------------------------------------------------------------------------------------

    def bot_to_move(self) -> str | None:
        """The level of the bot that is to decide."""
        decision = self.game.decision
        if decision is None or self.table.status != PLAYING:
            return None
        return self.table.seats[decision.seat].level

    def wake_bots(self) -> None:
        if self._thinking is None and self.bot_to_move() is not None:
            self._thinking = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        try:
            while (level := self.bot_to_move()) is not None and (self.table.people() or self.audience.watchers):
                game = self.game
                try:
                    if not await self.services.lead(self.table.id):
                        await asyncio.sleep(BOT_RETRY)  # another process asks the bots of this table
                        continue
                    action = await self.services.bots.choose(level, game)
                    async with self.lock:
                        decision = self.game.decision
                        if self.game is game and decision is not None and self.bot_to_move() == level:
                            await self._act(decision.seat, action)
                except Refusal as refusal:
                    if refusal.code != "stale":
                        await asyncio.sleep(BOT_RETRY)
                except Exception:
                    log.exception("a bot of %s failed", self.table.game)
                    await asyncio.sleep(BOT_RETRY)
        finally:
            self._thinking = None

    async def hint(self, account: str, lang: str) -> msg.HintMessage:
        """What a bot would do in one's place."""
        self._must_play()
        game = self.game
        decision = game.decision
        assert decision is not None
        if self.table.seats[decision.seat].account != account:
            raise Refusal("not-your-turn" if self.table.held_by(account) else "not-seated")
        ranked = await self.services.bots.rank(HINTER, game)
        actions = [msg.HintAction(one.action, one.label, round(one.worth, 3)) for one in advice(game, ranked, lang)]
        return msg.HintMessage(decision.serial, actions)

    def why(self, account: str, piece: str, lang: str) -> msg.WhyMessage:
        """Why a piece offers nothing. Only the seat that decides may ask: the answer depends on what it sees."""
        self._must_play()
        decision = self.game.decision
        assert decision is not None
        if self.table.seats[decision.seat].account != account:
            raise Refusal("not-your-turn" if self.table.held_by(account) else "not-seated")
        try:
            return msg.WhyMessage(piece, self.game.why_not(piece, lang))
        except ValueError as error:
            raise Refusal("invalid", str(error)) from None

    # -- seats ---------------------------------------------------------------------------------------------------------

    async def join(self, account: str, name: str, seat: int | None, invite: str | None) -> None:
        """Take a seat, or one's own back from the bot that played for it."""
        async with self.lock:
            table = self.table
            if table.status == OVER:
                raise Refusal("over")
            invited = invite is not None and compare_digest(invite.encode(), table.invite.encode())
            mine = table.held_by(account)
            if seat is None:
                free = mine or [i for i, held in enumerate(table.seats) if held.empty]
                if not free:
                    raise Refusal("seat-taken")
                seat = free[0]
            held = self._seat(seat)
            if held.account != account:
                if held.account is not None or (held.level is not None and table.status == OPEN):
                    raise Refusal("seat-taken")
                # A bot's seat in a running game is for those who were asked, at public tables too.
                if not (invited or mine or (table.public and held.empty)):
                    raise Refusal("not-invited")
                others = {other for who, other in self.sitters if who == account} | set(mine)
                if others - {seat} and not on_one_side(self.game.sides, {*others, seat}):
                    raise Refusal("seat-taken")
            await self._reseat(seat, Seat(account, None, name))

    async def leave(self, account: str) -> None:
        """Give up one's seats: to nobody before the beginning, to bots in a running game."""
        async with self.lock:
            if self.table.status == OVER:
                raise Refusal("over")
            mine = self.table.held_by(account)
            if not mine:
                raise Refusal("not-seated")
            for seat in mine:
                level = self.table.seats[seat].level or USUAL
                await self._reseat(seat, Seat() if self.table.status == OPEN else Seat(None, level))

    async def set_bot(self, account: str, seat: int, level: str | None) -> None:
        """Put a bot into a free seat or into one's own; None takes it out again."""
        async with self.lock:
            table = self.table
            if table.status == OVER:
                raise Refusal("over")
            if not table.held_by(account):
                raise Refusal("not-seated")
            held = self._seat(seat)
            if held.account not in (None, account):
                raise Refusal("seat-taken")
            if level is None and held.account is None and table.status != OPEN:
                raise Refusal("not-seated")
            await self._reseat(seat, Seat(held.account, level, held.name))

    async def stand_in(self, account: str, seat: int) -> None:
        """Let a bot play for somebody who has been away too long, until they are back."""
        async with self.lock:
            self._must_play()
            if not self.table.held_by(account):
                raise Refusal("not-seated")
            held = self._seat(seat)
            absent = self.audience.absent(self.table)
            if absent is None or held.person != absent:
                raise Refusal("not-away")
            for one in self.table.held_by(absent):
                if self.table.seats[one].person == absent:
                    await self._reseat(one, Seat(absent, USUAL, held.name, lent=True))

    async def come_back(self, account: str) -> None:
        """Give whoever is here again the seats that were lent to bots."""
        if not any(seat.lent and seat.account == account for seat in self.table.seats):
            return
        async with self.lock:
            for i, seat in enumerate(self.table.seats):
                if seat.lent and seat.account == account:
                    await self._reseat(i, msgspec.structs.replace(seat, level=None, lent=False))

    async def choose(self, account: str, seat: int, chosen: Choice) -> None:
        """Say what a seat takes along to the table that follows: one's own, a bot's, or that of who is not here."""
        async with self.lock:
            person = self._seat(seat).person
            if person not in (None, account) and person in self.audience.online():
                raise Refusal("not-seated")
            if not await self.store.save_choice(self.table.id, seat, chosen):
                raise Refusal("stale")
            self.table.seats[seat].chosen = chosen
            self.audience.info_changed()
            self._show([])

    def _seat(self, seat: int) -> Seat:
        if seat >= len(self.table.seats):
            raise Refusal("not-found", f"seat {seat}")
        return self.table.seats[seat]

    async def _reseat(self, seat: int, held: Seat) -> None:
        before, old_status, old_turn = self.table.seats[seat], self.table.status, self.table.turn
        self.table.seats[seat] = held
        if self.table.status == OPEN and not any(one.empty for one in self.table.seats):
            self.table.turn, self.table.status = _turn(self.game)
        try:
            await self.store.save_seats(self.table)
        except BaseException:
            self.table.seats[seat], self.table.status, self.table.turn = before, old_status, old_turn
            raise
        self._seats_changed(old_status)

    def _seats_changed(self, old_status: str) -> None:
        if self.table.status != OPEN:
            self.sitters |= {(held.account, i) for i, held in enumerate(self.table.seats) if held.account is not None}
        self.audience.info_changed()
        if old_status != self.table.status:
            self.audience.changed()
            for watcher in self.audience.watchers:
                self.show(watcher)
        else:
            self._show([])
        self.wake_bots()

    # -- watching ------------------------------------------------------------------------------------------------------

    async def enter(self, watcher: Watcher) -> None:
        if len(self.audience.watchers) >= MAX_WATCHERS:
            raise Refusal("full")
        if watcher.account not in self.audience.here():
            self._say_here(watcher.account)
        self.audience.watchers.append(watcher)
        self.show(watcher)
        self._presence_changed()
        self.wake_bots()
        await self.come_back(watcher.account)

    def exit(self, watcher: Watcher) -> None:
        if watcher in self.audience.watchers:
            self.audience.watchers.remove(watcher)
            if watcher.account not in self.audience.here():
                self.presence.went(watcher.account)
                self.services.tell(f"gone {self.table.id} {watcher.account}")
            self._presence_changed()

    def _say_here(self, account: str) -> None:
        self.services.tell(f"here {self.table.id} {account}")

    def heard_of(self, account: str, here: bool) -> None:
        """Another process says that somebody is with it, or no longer."""
        before = self.audience.online()
        if here:
            self.presence.is_elsewhere(account)
        else:
            self.presence.went_elsewhere(account)
            if account in self.audience.here():
                self._say_here(account)
        if before != self.audience.online():
            self._presence_changed()
        else:
            self._await_absence()

    def show(self, watcher: Watcher) -> None:
        """Send a watcher everything."""
        self.touched = time.monotonic()
        self.audience.show(watcher, self.table, self.game, self.number, list(self.log), list(self.chat))

    def _presence_changed(self) -> None:
        self.audience.info_changed()
        self._show([])

    async def say(self, account: str, name: str, text: str) -> None:
        """A line of chat."""
        mine = self.table.held_by(account)
        seat = mine[0] if mine else None
        # The name at the table is the newer one: it changes while the socket stays open.
        line = Chat(seat, name if seat is None else self.table.seats[seat].name, text, time.time())
        await self.store.say(self.table.id, account, line)
        self.heard(line)

    def point(self, account: str, at: str | None) -> None:
        """What somebody points at is neither logged nor kept."""
        self.audience.point(self.table, self.game, account, at)

    def heard(self, line: Chat) -> None:
        self.chat.append(line)
        self.audience.send_all(msg.encode(msg.ChatMessage(**msgspec.structs.asdict(line))))

    def info(self, account: str | None) -> msg.TableInfo:
        return self.audience.info(self.table, self.game, account)

    def seat_of(self, account: str | None) -> int | None:
        """The seat from which a person looks."""
        return seat_shown(self.table.held_by(account), self.game)

    # -- what other processes did --------------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Follow events that another process appended."""
        async with self.lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        for event in await self.store.events(self.table.id, self.number):
            if event.kind == ACT:
                game = self.game.clone()
                game.listen()
                game.apply(event.value)
                self._took_place(game, take_told(game))
            else:
                steps = len(self.game.history) - event.value
                game, _ = await restore(self.table, None, await self.store.events(self.table.id, end=event.number + 1))
                self._took_place(game, [undone(event.seat, steps)])

    async def reread(self) -> None:
        """Another process changed seats or the wish to go back."""
        async with self.lock:
            table = await self.store.table(self.table.id)
            if table is None:
                return
            old_status, self.table = self.table.status, table
            # Events are followed one by one: until then, turn and status are those of the game in memory.
            if table.status != OPEN:
                table.turn, table.status = _turn(self.game)
            self._seats_changed(old_status)
        for account in self.audience.here():
            await self.come_back(account)

    # -- the end -------------------------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody looks and no bot thinks."""
        return not self.audience.watchers and self._thinking is None and not self.lock.locked()

    async def stop(self) -> None:
        if self._absence is not None:
            self._absence.cancel()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)


def _turn(game: deckhold.Game) -> tuple[int | None, str]:
    """Who decides, and whether the game goes on."""
    decision = game.decision
    return (None, OVER) if decision is None else (decision.seat, PLAYING)
