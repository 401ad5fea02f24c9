"""The socket of a table: checks who calls, reads messages, refuses what is wrong, and never lets anybody wait."""

import asyncio
import contextlib
import logging
import time

import msgspec
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from deckhold.server import messages as msg
from deckhold.server.context import Context, of
from deckhold.server.errors import Refusal, known
from deckhold.server.limits import Bucket
from deckhold.server.records import Account
from deckhold.server.security import same_origin
from deckhold.server.tables import LiveTable
from deckhold.server.watching import Watcher

log = logging.getLogger(__name__)

router = APIRouter()

UNHEARD = 90.0  # seconds after which a silent socket is closed
UNSENT = 256  # messages that may wait for a slow client
CLOSING = 10.0  # seconds in which a client can take note that it is closed

GONE = 1012
NO_TABLE = 4404
SILENT = 4408
TOO_LARGE = 4413
TOO_MANY = 4429


@router.websocket("/api/tables/{id}/socket")
async def socket(websocket: WebSocket, id: str, lang: str = "en") -> None:
    """Watch a table, and play at it."""
    here = of(websocket)
    if not same_origin(websocket, here.settings.origins):
        await websocket.close()  # before it is accepted: the handshake fails with 403
        return
    account = await here.keys.account(websocket, here.hub.store)
    if account is None or (here.limits.on and len(here.sockets.get(account.id, ())) >= here.limits.sockets):
        await websocket.close()
        return
    await websocket.accept()
    try:
        table = await here.hub.table(id)
    except Refusal as refusal:
        await websocket.send_text(_error(refusal, known(lang)).decode())
        await websocket.close(NO_TABLE)
        return
    await Session(here, websocket, table, account, known(lang)).run()


class Session:
    """One socket from its opening to its end."""

    def __init__(self, here: Context, websocket: WebSocket, table: LiveTable, account: Account, lang: str) -> None:
        self._here = here
        self._websocket = websocket
        self._table = table
        self._account = account
        self._watcher = Watcher(account.id, lang, self._send)
        self._outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._messages = Bucket(20, 40)
        self._talk = Bucket(1, 5)
        self._points = Bucket(5, 10)
        self._hint: asyncio.Task[None] | None = None
        self._heard = time.monotonic()
        self._watch: asyncio.TimerHandle | None = None
        self._closing = False
        self._patience: asyncio.Timeout | None = None

    async def run(self) -> None:
        sockets = self._here.sockets.setdefault(self._account.id, [])
        sockets.append(self._close)
        sender = asyncio.create_task(self._sender())
        self._check_silence()
        try:
            await self._table.enter(self._watcher)
            async with asyncio.timeout(None) as self._patience:
                await self._receiver()
        except Refusal as refusal:
            self._refuse(refusal)
            self._close(TOO_MANY)
        except (WebSocketDisconnect, TimeoutError):
            pass
        finally:
            self._patience = None
            self._table.exit(self._watcher)
            sockets.remove(self._close)
            if not sockets:
                self._here.sockets.pop(self._account.id, None)
            if self._hint is not None:
                self._hint.cancel()
            if self._watch is not None:
                self._watch.cancel()
            self._close(GONE)
            await asyncio.wait([sender], timeout=CLOSING)
            sender.cancel()

    # -- sending -------------------------------------------------------------------------------------------------------

    def _send(self, message: bytes) -> None:
        """Leave a message for the sender: a slow client must not hold up the others."""
        if self._outgoing.qsize() >= UNSENT:
            self._close(TOO_MANY)
        elif not self._closing:
            self._outgoing.put_nowait(message)

    def _close(self, code: int) -> None:
        """Say goodbye; a client that does not even take that is left after a while."""
        if self._closing:
            return
        self._closing = True
        self._outgoing.put_nowait(code)
        if self._patience is not None:
            self._patience.reschedule(asyncio.get_running_loop().time() + CLOSING)

    async def _sender(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                message = await self._outgoing.get()
                if isinstance(message, int):
                    await self._websocket.close(message)
                    return
                await self._websocket.send({"type": "websocket.send", "text": message.decode()})

    def _refuse(self, refusal: Refusal, serial: int | None = None) -> None:
        self._send(_error(refusal, self._watcher.lang, serial))

    # -- receiving -----------------------------------------------------------------------------------------------------

    async def _receiver(self) -> None:
        while True:
            received = await self._websocket.receive()
            self._heard = time.monotonic()
            if received["type"] == "websocket.disconnect":
                return
            data: str | bytes = received.get("text") or received.get("bytes") or b""
            if len(data) > self._here.limits.message:
                self._refuse(Refusal("too-large"))
                self._close(TOO_LARGE)
                return
            if self._here.limits.on and not self._messages.take():
                self._refuse(Refusal("too-many"))
                self._close(TOO_MANY)
                return
            await self._read(data)

    def _check_silence(self) -> None:
        """Close a socket from which nothing comes. Looking now and then is cheaper than a timer for each wait."""
        left = self._heard + UNHEARD - time.monotonic()
        if left <= 0:
            self._close(SILENT)
        else:
            self._watch = asyncio.get_running_loop().call_later(left + 0.01, self._check_silence)

    async def _read(self, data: str | bytes) -> None:
        message: msg.ClientMessage | None = None
        try:
            message = msg.read_message(data)
            await self._do(message)
        except msgspec.DecodeError as error:
            self._refuse(Refusal("invalid", str(error)))
        except UnicodeError:
            self._refuse(Refusal("invalid", "not UTF-8"))
        except Refusal as refusal:
            self._refuse(refusal, message.serial if isinstance(message, msg.Act) else None)
        except Exception:
            log.exception("a message failed")
            self._refuse(Refusal("unavailable"))

    async def _do(self, message: msg.ClientMessage) -> None:
        table, me = self._table, self._account
        match message:
            case msg.Act(serial, action):
                await table.act(me.id, serial, action)
            case msg.Undo():
                await table.undo(me.id)
            case msg.TakebackWish():
                await table.ask_takeback(me.id)
            case msg.Consent(yes):
                await table.consent(me.id, yes)
            case msg.Hint():
                self._talkative()
                self._start_hint()
            case msg.Why(piece):
                self._send(msg.encode(table.why(me.id, piece, self._watcher.lang)))
            case msg.Say(text):
                self._talkative()
                await table.say(me.id, me.name, text)
            case msg.Point(at):
                if not self._here.limits.on or self._points.take():  # too many are not shown: the next one counts
                    table.point(me.id, at)
            case msg.SetLang(lang):
                self._watcher.lang = lang
                table.show(self._watcher)
            case msg.Resync():
                table.show(self._watcher)
            case msg.Ping():
                self._send(msg.encode(msg.Pong()))

    def _talkative(self) -> None:
        if self._here.limits.on and not self._talk.take():
            raise Refusal("too-many")

    def _start_hint(self) -> None:
        """A bot takes its time; meanwhile the socket listens on."""
        if self._hint is not None and not self._hint.done():
            raise Refusal("too-many")
        self._hint = asyncio.create_task(self._give_hint())

    async def _give_hint(self) -> None:
        try:
            self._send(msg.encode(await self._table.hint(self._account.id, self._watcher.lang)))
        except Refusal as refusal:
            self._refuse(refusal)
        except Exception:
            log.exception("a hint failed")
            self._refuse(Refusal("unavailable"))


def _error(refusal: Refusal, lang: str, serial: int | None = None) -> bytes:
    said = refusal.told(lang)
    return msg.encode(msg.ErrorMessage(said.code, said.message, msgspec.UNSET if serial is None else serial))
