"""Everybody who looks at a table, and what each of them was shown last."""

from collections.abc import Callable

import msgspec

import deckhold
from deckhold.server import messages as msg
from deckhold.server.patch import Picture
from deckhold.server.presence import Presence
from deckhold.server.records import OPEN, PLAYING, Chat, Seat, Table
from deckhold.server.replaying import Told
from deckhold.text import writer


class Watcher:
    """An open socket."""

    def __init__(self, account: str, lang: str, send: Callable[[bytes], None]) -> None:
        self.account = account
        self.lang = lang
        self.send = send
        self.picture: Picture | None = None  # the view as the client has it
        self.info: msg.TableInfo | None = None


class Audience:
    """The watchers of a table: tells each what changed, as its seat may see it.

    Watchers of the same seat and language share views, differences and encoded messages.
    """

    def __init__(self, presence: Presence, patience: float) -> None:
        self.watchers: list[Watcher] = []
        self._presence = presence
        self._patience = patience  # seconds that the others wait for somebody
        self._pictures: dict[tuple[int | None, str], Picture] = {}
        self._infos: dict[tuple[str | None, int | None], msg.TableInfo] = {}

    def changed(self) -> None:
        """The position is another one."""
        self._pictures.clear()

    def info_changed(self) -> None:
        """Seats, presence or the status are others."""
        self._infos.clear()

    def here(self) -> set[str]:
        """Everybody with a socket of this process."""
        return {watcher.account for watcher in self.watchers}

    def online(self) -> set[str]:
        """Everybody at the table, at whichever process."""
        return self.here() | self._presence.elsewhere()

    def missed(self, table: Table) -> tuple[str, float] | None:
        """The person who is to decide and is not there, and from when on a bot may stand in."""
        if table.status != PLAYING or table.turn is None:
            return None
        person = table.seats[table.turn].person
        if person is None or person in self.online():
            return None
        return person, self._presence.waiting_since(person) + self._patience

    def absent(self, table: Table) -> str | None:
        """The person for whom a bot may stand in."""
        missed = self.missed(table)
        return missed[0] if missed is not None and missed[1] <= self._presence.now() else None

    def changes_at(self, table: Table) -> float | None:
        """When time alone will change who is there or missed."""
        missed = self.missed(table)
        if missed is not None:
            return missed[1] if missed[1] > self._presence.now() else None
        doubted = [self._presence.doubted_at(who) for who in self._presence.elsewhere() - self.here()]
        return min(doubted, default=None)

    # -- what there is to show -----------------------------------------------------------------------------------------

    def picture(self, table: Table, game: deckhold.Game, seat: int | None, lang: str) -> Picture | None:
        if table.status == OPEN:
            return None  # who has not chosen a seat for good must not see its cards
        key = (seat, lang)
        if key not in self._pictures:
            self._pictures[key] = Picture(game.view(seat, lang))
        return self._pictures[key]

    def info(self, table: Table, game: deckhold.Game, account: str | None) -> msg.TableInfo:
        mine = table.held_by(account)
        me = seat_shown(mine, game)
        key = (account if mine else None, me)
        if key not in self._infos:
            together = {who for seat in mine for who in mates(table, game, seat)}
            self._infos[key] = self._info(table, mine, me, len(together) > 0)
        return self._infos[key]

    def _info(self, table: Table, mine: list[int], me: int | None, mates: bool) -> msg.TableInfo:
        online = self.online()
        absent = self.absent(table)
        back = table.takeback
        return msg.TableInfo(
            id=table.id,
            game=table.game,
            status=table.status,  # type: ignore[arg-type]  # the database has only these
            public=table.public,
            options=table.options,
            seats=[
                seat_info(
                    i, seat, seat.person is None or seat.person in online, absent is not None and seat.person == absent
                )
                for i, seat in enumerate(table.seats)
            ],
            me=me,
            mine=mine,
            spectators=len(online - table.people()),
            takeback=None if back is None else msg.TakebackInfo(back.by, back.steps, back.waiting, back.refused),
            rematch=table.rematch,
            sequel=table.sequel,
            seeded=table.seeded,
            invite=table.invite if mine else msgspec.UNSET,
            mates=mates or msgspec.UNSET,
        )

    # -- showing it ----------------------------------------------------------------------------------------------------

    def show(
        self, watcher: Watcher, table: Table, game: deckhold.Game, version: int, log: list[Told], chat: list[Chat]
    ) -> None:
        """Send everything: to somebody new, or in another language."""
        info = self.info(table, game, watcher.account)
        watcher.info = info
        watcher.picture = picture = self.picture(table, game, info.me, watcher.lang)
        told = [] if table.status == OPEN else tell(game, log, info.me, watcher.lang)
        lines = [event for event in told if "text" in event or event["kind"] == "walk"]
        undo = undo_times(game, info.mine)
        view = None if picture is None else picture.view
        watcher.send(msg.encode(msg.ViewMessage(version, undo, view, info, lines, chat)))

    def update(self, table: Table, game: deckhold.Game, version: int, events: list[Told]) -> None:
        """Send everybody what changed."""
        decision = game.decision
        serial = None if decision is None or table.status == OPEN else decision.serial
        told: dict[tuple[int | None, str], list[dict[str, object]]] = {}
        encoded: dict[tuple[int, int | None, str, int], bytes] = {}
        for watcher in self.watchers:
            info = self.info(table, game, watcher.account)
            news = msgspec.UNSET if info is watcher.info or info == watcher.info else info
            watcher.info = info
            old, lang, seat = watcher.picture, watcher.lang, info.me
            new = watcher.picture = self.picture(table, game, seat, lang)
            undo = undo_times(game, info.mine)
            key = (id(old), seat, lang, undo)
            if news is msgspec.UNSET and key in encoded:
                watcher.send(encoded[key])
                continue
            if (seat, lang) not in told:
                told[seat, lang] = tell(game, events, seat, lang)
            # Where one of them is missing the table has not begun; everything is shown when it does.
            ops = [] if old is None or new is None or old is new else old.changes(new)
            lines = told[seat, lang]
            if not ops and not lines and news is msgspec.UNSET:
                continue
            message = msg.encode(msg.PatchMessage(version, serial, undo, ops, lines, news))
            watcher.send(message)
            if news is msgspec.UNSET:
                encoded[key] = message

    def point(self, table: Table, game: deckhold.Game, account: str, at: str | None) -> None:
        """Show the team mates of a person what it points at, as far as they see it: nobody else, and for the moment."""
        for seat in table.held_by(account):
            message = msg.encode(msg.PointMessage(seat, at))
            together = mates(table, game, seat)
            for watcher in self.watchers:
                seen = watcher.picture
                if watcher.account in together and seen is not None and (at is None or seen.shows(at)):
                    watcher.send(message)

    def send_all(self, message: bytes) -> None:
        for watcher in self.watchers:
            watcher.send(message)


def seat_shown(mine: list[int], game: deckhold.Game) -> int | None:
    """Whoever holds several seats looks from the one that decides."""
    decision = game.decision
    if decision is not None and decision.seat in mine:
        return decision.seat
    return mine[0] if mine else None


def mates(table: Table, game: deckhold.Game, seat: int) -> set[str]:
    """The other people of a seat's team, where teams play against each other."""
    if len(game.sides) == 1 or table.status != PLAYING:
        return set()
    side = next(side for side in game.sides if seat in side)
    people = {table.seats[one].person for one in side} - {None, table.seats[seat].person}
    return {person for person in people if person is not None}


def undo_times(game: deckhold.Game, mine: list[int]) -> int:
    """How many of their decisions the holder of these seats may take back freely."""
    return game.undo_times if game.actor in mine and not game.over else 0


def seat_info(
    number: int, seat: Seat, online: bool | msgspec.UnsetType = msgspec.UNSET, absent: bool = False
) -> msg.SeatInfo:
    chosen = msgspec.UNSET if seat.chosen is None else seat.chosen.value
    if seat.level is not None:
        standin = seat.account is not None
        return msg.SeatInfo(number, "bot", seat.name, seat.level, standin, seat.lent, online, chosen=chosen)
    if seat.account is not None:
        return msg.SeatInfo(number, "human", seat.name, online=online, absent=absent, chosen=chosen)
    return msg.SeatInfo(number, "empty", "", online=msgspec.UNSET if online is msgspec.UNSET else False)


def tell(game: deckhold.Game, events: list[Told], seat: int | None, lang: str) -> list[dict[str, object]]:
    """Events as a seat may see them."""
    return [_tell(game, event, seat, lang) for event in events]


def _tell(game: deckhold.Game, event: Told, seat: int | None, lang: str) -> dict[str, object]:
    if event.kind == "undo":
        t = writer("server", lang)
        text = t.say("log-undo", who=t.seat(event.seat), n=event.amount)
        return {"kind": "undo", "seat": event.seat, "amount": event.amount, "text": text}
    return game.info.event_data(game, event.event(), seat, lang)
