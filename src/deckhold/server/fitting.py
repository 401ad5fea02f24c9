"""Which options of a new table go together: what is wrong with a choice, and what else could be chosen."""

from typing import Annotated

from fastapi import APIRouter, Depends, Response

import deckhold
from deckhold.engine.options import BadOption
from deckhold.server import messages as msg
from deckhold.server.catalog import GameId
from deckhold.server.errors import Refusal
from deckhold.server.http import Json, Language, describe, reads
from deckhold.server.lobby import info_of

router = APIRouter(prefix="/api/games", tags=["catalog"])


@router.post("/{game}/options", **describe(msg.Fitting, msg.Wanted))
async def options(
    game: GameId, body: Annotated[msg.Wanted, Depends(reads(msg.Wanted))], lang: Language = "en"
) -> Response:
    """What of these options does not go together, and which others would, before a table is made."""
    return Json(fitting(info_of(game), body.seats, body.options, lang))


def fitting(info: deckhold.GameInfo, seats: int, options: dict[str, object], lang: str) -> msg.Fitting:
    if not info.seats[0] <= seats <= info.seats[1]:
        raise Refusal("bad-options", f"seats: {info.id} is for {info.seats[0]} to {info.seats[1]}, not {seats}")
    sound, clashes = _made_sound(info, seats, options)
    refused: dict[str, list[str | int | bool]] = {}
    fixed: list[str] = []
    for option in info.options:
        if option.many or option.parts or not _fits(info, seats, sound):
            continue
        now = sound.get(option.id, option.default)
        others = [value for value in _offered(option) if value != now]
        out = [value for value in others if _blames(info, seats, {**sound, option.id: value}, option.id)]
        if option.values and out:
            refused[option.id] = out  # type: ignore[assignment]  # values are texts, numbers, yes and no
        if len(out) == len(others) and option.id not in clashes:
            fixed.append(option.id)
    return msg.Fitting({id: clash.reason(lang) for id, clash in clashes.items()}, refused, fixed)


def _made_sound(
    info: deckhold.GameInfo, seats: int, options: dict[str, object]
) -> tuple[dict[str, object], dict[str, BadOption]]:
    """The options without those that clash, with all boxes where the usual ones do not do; and what was wrong."""
    sound = dict(options)
    clashes: dict[str, BadOption] = {}
    whole = dict(info.everything())
    while (clash := _clash(info, seats, sound)) is not None:
        clashes.setdefault(clash.option, clash)
        if clash.option in whole:
            sound[clash.option] = whole.pop(clash.option)  # tried once
        elif clash.option in sound:
            del sound[clash.option]
        else:
            break
    return sound, clashes


def _clash(info: deckhold.GameInfo, seats: int, options: dict[str, object]) -> BadOption | None:
    try:
        info.full_options(seats, options)
    except BadOption as error:
        return error
    except ValueError as error:  # no choice that a page offers
        raise Refusal("bad-options", str(error)) from None
    return None


def _fits(info: deckhold.GameInfo, seats: int, options: dict[str, object]) -> bool:
    return _clash(info, seats, options) is None


def _blames(info: deckhold.GameInfo, seats: int, options: dict[str, object], id: str) -> bool:
    clash = _clash(info, seats, options)
    return clash is not None and clash.option == id


def _offered(option: deckhold.Option) -> list[object]:
    """The values to choose from; of many numbers the outermost."""
    return option.values or [option.low, option.high]
