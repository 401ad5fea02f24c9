"""What bots know: where there is nothing to think about, and where there is."""

from typing import Any

import pytest

from deckhold.bots import GreedyBot
from deckhold.engine.optable import UnknownOp
from deckhold.engine.search import HOPELESS
from deckhold.games.ascension_tactics.bot.cards import Economy, devotions
from deckhold.games.ascension_tactics.bot.yields import Yield
from deckhold.games.ascension_tactics.definitions import FACTIONS, MECHANA, VOID
from deckhold.games.ascension_tactics.rules.turn import MAIN
from deckhold.games.ascension_tactics.scenarios import BEACON, BY_ID, CELLS, ENCHANTED, FOREST, SHRINE
from games.ascension_tactics.battle import Battle, battle, raid


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


@pytest.mark.parametrize(
    ("lit", "goes"),
    [
        ({}, "move @0,2 0"),  # two cells from the beacon at 0,4
        ({"4,-4": 0, "-4,4": 0}, "move @0,0 0"),  # through the open gates onto a shrine
    ],
)
def test_while_the_war_gates_are_shut_a_champion_goes_nearer_to_a_beacon(lit: dict[str, int], goes: str) -> None:
    chart = BY_ID["war-gates"].map
    lands = {"beacon": BEACON, "enchanted": ENCHANTED, "shrine": SHRINE, "forest": FOREST}
    field: dict[str, Any] = {
        name: " ".join(f"{q},{r}" for (q, r), one in zip(CELLS, chart.terrain, strict=True) if one == land)
        for name, land in lands.items()
    }
    table = battle("giant-rat@1,1", scenario="war-gates", power=1, gate=True, lit=lit, **field).do("order giant-rat")
    assert chosen(table) == goes


# -- what cards are worth ----------------------------------------------------------------------------------------------


def worth(table: Battle, id: str) -> float:
    """What acquiring a card is worth to seat 0."""
    return Economy(table.s, 0).value(table.s.definitions[table.game.table.copies(id)[0]])


def test_devotion_works_more_often_in_a_deck_of_its_faction() -> None:
    likely = devotions(battle("jirra", deck="gear-apprentice*2 apprentice*13").s, 0)
    assert likely[MECHANA] == pytest.approx(0.7)
    assert likely[VOID] == pytest.approx(0.2)


def test_runes_are_wanted_early_and_power_late() -> None:
    early, late = battle("jirra vyrak rakar", glory=[0, 0]), battle("jirra vyrak rakar", glory=[0, 25])
    assert worth(early, "mystic") > worth(early, "heavy-infantry")
    assert worth(late, "mystic") < worth(late, "heavy-infantry")


def test_power_is_wanted_as_long_as_the_champions_cost_more() -> None:
    assert worth(battle("jirra vyrak rakar"), "heavy-infantry") > worth(battle("jirra"), "heavy-infantry") + 0.5


def test_research_and_banishing_count_beside_what_a_card_gives() -> None:
    table = battle("jirra vyrak")
    assert worth(table, "scroll-keeper") > worth(table, "arha-novice") + 1.0
    assert worth(table, "void-supplicant") > worth(table, "militia") + 0.5


def test_what_the_rest_of_the_runes_can_buy_counts_too() -> None:
    table = battle("jirra vyrak", runes=4, gate=True)
    infantry = table.game.table.copies("heavy-infantry")[0]
    alone = Economy(battle("jirra vyrak", runes=2, gate=True).s, 0).bought(infantry)
    assert Economy(table.s, 0).bought(infantry) > alone + 0.5


def test_an_op_of_which_nothing_is_known_is_refused() -> None:
    with pytest.raises(UnknownOp, match="what an effect brings"):
        Yield([0.5] * len(FACTIONS)).add(MAIN, 1.0)


@pytest.mark.rule("AT-335")
@pytest.mark.parametrize(
    ("treasures", "answer"),
    [
        ("treasure-strength-3 treasure-souls-1", "use treasure-souls-1 jirra"),
        ("treasure-strength-3", "use treasure-strength-3 jirra"),
        ("treasure-strength-3 treasure-strength-2 treasure-ranged", "pass"),  # one of them stays
    ],
)
def test_what_a_scheme_would_take_is_used_before(treasures: str, answer: str) -> None:
    table = raid("jirra@0,0", "villain-belzepug@3,0", scenario="campaign-belzepug", treasures=treasures)
    assert chosen(table.do("end-turn")) == answer
