"""What the log says of an order."""

from typing import Any

import pytest

from deckhold.server.replaying import take_told
from deckhold.server.watching import tell
from games.ascension_tactics.battle import battle


@pytest.mark.rule("AT-088")
@pytest.mark.parametrize(("lang", "line"), [("en", "Kehmep, Storm Shaman moves: "), ("ru", "» идёт: ")])
def test_a_move_says_where_it_leads(lang: str, line: str) -> None:
    table = battle("kehmep@0,0", "jirra@4,-2", power=9)
    table.do("order kehmep")
    table.game.listen()
    cell = next(one for one in table.choices if one.startswith("move"))
    table.do(cell)
    told: list[Any] = [one for one in tell(table.game, take_told(table.game), 0, lang) if one["kind"] == "walk"]
    assert line in told[-1]["text"]
    assert told[-1]["to"][1:] in told[-1]["text"]


@pytest.mark.rule("AT-099")
@pytest.mark.parametrize(("attacker", "said"), [("giant-rat", "1 урон"), ("fox-minstrel", "2 урона")])
def test_damage_is_counted_as_one_says_it(attacker: str, said: str) -> None:
    table = battle(f"{attacker}@0,0", "vyrak@1,0", power=9).do(f"order {attacker}")
    table.game.listen()
    table.do("attack vyrak")
    assert f"«Вирак Изначальный»: {said}." in [one["text"] for one in tell(table.game, take_told(table.game), 0, "ru")]
