"""FastAPI with msgspec: bodies are read and written by msgspec, and described by its schemas."""

import re
from collections.abc import Callable, Coroutine
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import FastAPI, Query, Request
from fastapi.openapi.utils import get_openapi
from fastapi.responses import JSONResponse

from deckhold.server import messages as msg
from deckhold.server.errors import Error, Refusal, known

T = TypeVar("T")

Language = Annotated[msg.Lang, Query()]

_encode = msgspec.json.Encoder().encode
_described: list[Any] = [Error]


class Json(JSONResponse):
    """An answer in JSON."""

    def render(self, content: Any) -> bytes:
        return _encode(content)


def spoken(lang: Language = "en") -> None:
    """A dependency of routes whose answer is the same in every language: only a refusal is told in it."""


def refused(request: Request, refusal: Refusal) -> Json:
    """A refusal as an answer."""
    headers = {"Retry-After": "6"} if refusal.code == "too-many" else None
    return Json(refusal.told(known(request.query_params.get("lang"))), refusal.status, headers)


def reads(kind: type[T]) -> Callable[[Request], Coroutine[Any, Any, T]]:
    """A dependency that reads a request's body."""

    async def read(request: Request) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            # Also what keeps a form of another site from being sent: browsers ask first before they send JSON.
            raise Refusal("invalid", "Content-Type: application/json is wanted")
        try:
            return msgspec.convert(_whole(msgspec.json.decode(await request.body())), kind)
        except (msgspec.DecodeError, msgspec.ValidationError, RecursionError) as error:
            raise Refusal("invalid", str(error)) from None
        except UnicodeDecodeError:
            raise Refusal("invalid", "the body is not UTF-8") from None

    return read


def _whole(data: Any) -> Any:
    """In JSON 4.0 is a whole number too."""
    if isinstance(data, float):
        return int(data) if data.is_integer() else data
    if isinstance(data, list):
        return [_whole(item) for item in data]
    if isinstance(data, dict):
        return {key: _whole(value) for key, value in data.items()}
    return data


def describe(answer: Any, body: Any = None, status: int = 200, **more: Any) -> dict[str, Any]:
    """What a route says of itself: the arguments of FastAPI's decorators."""
    _described.append(answer)
    extra: dict[str, Any] = {}
    if body is not None:
        _described.append(body)
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(body)}}}
    return {
        "status_code": status,
        "response_class": Json,
        "openapi_extra": extra,
        "responses": {
            status: {"description": "Done", "content": {"application/json": {"schema": _schema(answer)}}},
            "default": {"description": "Refused", "content": {"application/json": {"schema": _schema(Error)}}},
        },
        **more,
    }


def _schema(kind: Any) -> dict[str, Any]:
    (schema,), _ = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    return schema


def openapi(app: FastAPI) -> dict[str, Any]:
    """The description of the whole API: FastAPI's of the routes, msgspec's of the bodies."""
    if not app.openapi_schema:
        found = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        _, components = msgspec.json.schema_components(_described, ref_template="#/components/schemas/{name}")
        found["components"] = {
            "schemas": components,
            "securitySchemes": {"cookie": {"type": "apiKey", "in": "cookie", "name": "deckhold"}},
        }
        for operations in found["paths"].values():
            for operation in operations.values():
                # FastAPI's own answer to broken parameters: ours is among the refusals.
                operation["responses"].pop("422", None)
        app.openapi_schema = found
    return app.openapi_schema


def allowed_methods(app: FastAPI, path: str) -> list[str]:
    """Every method that the description has for a path: Starlette would name those of one route only."""
    for template, operations in openapi(app)["paths"].items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", template), path):
            return sorted(method.upper() for method in operations)
    return []
