"""What stands between the server and the rest of the world."""

from collections.abc import Sequence
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deckhold.server.errors import Refusal
from deckhold.server.http import refused
from deckhold.server.limits import Limits

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
SAFE = ("GET", "HEAD", "OPTIONS")


def same_origin(connection: HTTPConnection, allowed: Sequence[str]) -> bool:
    """Whether a page of this server asks, or one that is allowed to."""
    origin = connection.headers.get("origin", "")
    host = connection.headers.get("host", "").lower()
    return origin in allowed or (bool(host) and urlsplit(origin).netloc.lower() == host)


class Gate:
    """The outermost layer: limits, origins, and the headers of every answer."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Sequence[str]) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        request = Request(scope, receive)
        try:
            self._check(request)
            await self._app(scope, self._counted(receive), send_safely)
        except Refusal as refusal:
            await refused(request, refusal)(scope, receive, send_safely)

    def _check(self, request: Request) -> None:
        self._limits.requests.check(request.client.host if request.client is not None else "")
        # Browsers name the origin of every such request; a program that names none has no cookie to be misused.
        if request.method not in SAFE and "origin" in request.headers and not same_origin(request, self._origins):
            raise Refusal("wrong-origin")
        length = Headers(scope=request.scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limits.body:
            raise Refusal("too-large")

    def _counted(self, receive: Receive) -> Receive:
        """Bodies that do not say their length are measured as they come."""
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            if message["type"] == "http.request":
                size += len(message.get("body", b""))
                if size > self._limits.body:
                    raise Refusal("too-large")
            return message

        return counted
