"""Refusals: a code for programs, a message for people."""

from collections.abc import Callable
from http import HTTPStatus

import msgspec

from deckhold.text import LANGUAGES, writer

STATUS = {
    "invalid": HTTPStatus.UNPROCESSABLE_ENTITY,
    "no-identity": HTTPStatus.UNAUTHORIZED,
    "wrong-origin": HTTPStatus.FORBIDDEN,
    "wrong-password": HTTPStatus.FORBIDDEN,
    "name-taken": HTTPStatus.CONFLICT,
    "bad-name": HTTPStatus.CONFLICT,
    "not-found": HTTPStatus.NOT_FOUND,
    "bad-options": HTTPStatus.CONFLICT,
    "not-invited": HTTPStatus.FORBIDDEN,
    "seat-taken": HTTPStatus.CONFLICT,
    "not-seated": HTTPStatus.FORBIDDEN,
    "not-started": HTTPStatus.CONFLICT,
    "not-over": HTTPStatus.FORBIDDEN,
    "over": HTTPStatus.CONFLICT,
    "not-away": HTTPStatus.CONFLICT,
    "not-chosen": HTTPStatus.CONFLICT,
    "stale": HTTPStatus.CONFLICT,
    "not-your-turn": HTTPStatus.CONFLICT,
    "illegal": HTTPStatus.CONFLICT,
    "nothing-to-undo": HTTPStatus.CONFLICT,
    "too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    "too-many": HTTPStatus.TOO_MANY_REQUESTS,
    "full": HTTPStatus.CONFLICT,
    "other-version": HTTPStatus.CONFLICT,
    "method": HTTPStatus.METHOD_NOT_ALLOWED,
    "unavailable": HTTPStatus.SERVICE_UNAVAILABLE,
}


class Error(msgspec.Struct, frozen=True):
    """The body of every refusal."""

    code: str
    message: str


class Refusal(Exception):
    """The server will not do this, and nothing has changed. `detail` names what was wrong, where that helps: a text,
    or what says it in a language."""

    def __init__(self, code: str, detail: str | Callable[[str], str] = "") -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def told(self, lang: str) -> Error:
        """The refusal in words."""
        said = writer("server", known(lang)).say(f"error-{self.code}")
        detail = self.detail if isinstance(self.detail, str) else self.detail(known(lang))
        return Error(self.code, f"{said} ({detail})" if detail else said)


def known(lang: str | None) -> str:
    """The language itself if we speak it, otherwise English."""
    return lang if lang is not None and lang in LANGUAGES else LANGUAGES[0]
