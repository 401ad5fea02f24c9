"""Options that do not go together are refused in the player's language, and by name for programs."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.text import LANGUAGES, writer


@pytest.mark.parametrize(
    ("game", "seats", "options", "en", "ru"),
    [
        ("ascension", 2, {"first": 3}, "no seat 4 at a table for 2", "места 4 нет, всего мест за столом: 2"),
        ("last-bastion", 3, {"first": 3}, "no seat 4 at a table for 3", "места 4 нет, всего мест за столом: 3"),
        (
            "last-bastion",
            2,
            {"heroes": ["kazgin", "sindara", "mylfaar"]},
            "3 are named for 2 seats",
            "названо 3, а за столом 2 места",
        ),
        (
            "last-bastion",
            2,
            {"boards": ["red"]},
            "name all 4 or none; 1 is named",
            "назовите все 4 или ни одного; названо 1",
        ),
        (
            "aeons-end",
            2,
            {"mages": ["garu", "gex", "mist"]},
            "3 are chosen for 2 seats",
            "выбрано 3, а за столом 2 места",
        ),
        (
            "aeons-end",
            3,
            {"turn_order": "pairs"},
            "paired cards are for four mages",
            "парные карты нужны только четырём магам",
        ),
        ("aeons-end", 2, {"turn_order": "four-cards"}, "for one mage alone", "только для одного мага"),
        (
            "aeons-end",
            2,
            {"solo_life": 12},
            "more life is for one mage alone",
            "дополнительные жизни — только для одного",
        ),
        ("aeons-end", 2, {"speaker": 2}, "no seat 3 at a table for 2", "места 3 нет"),
        ("aeons-end", 2, {"piles": ["carbonize"]}, "the supply “The piles chosen below”", "если запас — «Стопки"),
        ("aeons-end", 2, {"supply": "list"}, "3 gems are wanted, 0 are chosen", "самоцветов нужно 3, а выбрано 0"),
        (
            "aeons-end",
            2,
            {"supply": "list", "piles": ["breach-ore"]},
            "3 gems are wanted, 1 is chosen",
            "самоцветов нужно 3, а выбрано 1",
        ),
    ],
)
def test_a_clash_of_options_is_told_to_players(
    game: str, seats: int, options: dict[str, Any], en: str, ru: str
) -> None:
    with pytest.raises(BadOption) as caught:
        deckhold.new(game, seats=seats, options=options)
    clash = caught.value
    assert str(clash).startswith(f"option {clash.option!r}: ")
    for lang, said in zip(LANGUAGES, (en, ru), strict=True):
        told = clash.told(lang)
        assert told.startswith(f"{writer(game, lang).say(f'option-{clash.option}')}: ")
        assert said in told
