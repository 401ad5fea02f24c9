"""What bots know: where there is nothing to think about, and where there is."""

from deckhold.bots import GreedyBot
from deckhold.engine.search import HOPELESS
from games.ascension_tactics.battle import Battle, battle


def hopeful(table: Battle) -> list[str]:
    """The answers that a search would try."""
    promises = table.game.info.promises(table.game)
    return [one for one, value in zip(table.choices, promises, strict=True) if value > HOPELESS]


def test_the_gate_is_used_without_a_thought() -> None:
    assert hopeful(battle("jirra@0,0", hand="apprentice militia", runes=3)) == ["gate"]


def test_a_card_that_only_brings_resources_is_played_without_a_thought() -> None:
    table = battle("jirra@0,0", hand="apprentice militia", runes=3, gate=True)
    (only,) = hopeful(table)
    assert only.startswith("play ")
    assert only == chosen(table)


def test_a_card_that_does_more_is_thought_about() -> None:
    table = battle("jirra@0,0", hand="arha-novice", runes=3, power=2, gate=True)
    assert hopeful(table) == table.choices


def chosen(table: Battle) -> str:
    """What the greedy bot answers."""
    return table.choices[table.game.actions().index(GreedyBot().choose(table.game))]


def test_a_champion_that_cannot_move_is_not_put_onto_the_portal() -> None:
    table = battle("brimstone-turret jirra@2,2!", power=3, gate=True, shrine="-4,0").do("order brimstone-turret")
    assert "deploy @-5,0 0" in table.choices
    assert chosen(table) != "deploy @-5,0 0"


def test_a_champion_that_cannot_move_waits_for_others_beside_whom_it_can_stand() -> None:
    table = battle("brimstone-turret", power=1, gate=True)
    assert "order brimstone-turret" in table.choices
    assert chosen(table) == "order giant-rat"
