"""The smallest WebSocket client: a load generator must cost less than what it measures."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """One connection: calls `heard` with each text message and the moment it came."""

    def __init__(self, path: str, headers: dict[str, str], heard: Callable[["Wire", bytes, float], None]) -> None:
        self._request = "".join(
            [f"GET {path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in headers.items()), "\r\n"]
        ).encode()
        self._heard = heard
        self._buffer = bytearray()
        self._transport: asyncio.Transport
        self._upgraded = False
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.seat = 0
        self.table: object = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("closed while connecting"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(buffer[:60].decode()))
                self.close()
                return
            del buffer[: end + 4]
            self._upgraded = True
            self.open.set_result(None)
        start = 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1] & 127, 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4]), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10]), 10
            if len(buffer) - start < head + size:
                break
            kind = buffer[start] & 15
            payload = bytes(buffer[start + head : start + head + size])
            start += head + size
            if kind == 9:
                self._frame(10, payload)
            elif kind == 1:
                self._heard(self, payload, now)
        if start:
            del buffer[:start]

    def send(self, text: bytes) -> None:
        self._frame(1, text)

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2)
        # A mask of zeros is as good as any other, and leaves the text as it is.
        self._transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + payload)

    @property
    def closed(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, heard: Callable[[Wire, bytes, float], None], cookie: str = "") -> Wire:
    """An open connection to a server on this machine."""
    headers = {
        "Host": f"127.0.0.1:{port}",
        "Origin": f"http://127.0.0.1:{port}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    }
    if cookie:
        headers["Cookie"] = cookie
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(path, headers, heard), "127.0.0.1", port)
    await asyncio.wait_for(wire.open, 30)
    return wire
