"""Options of The Lost Legion between rounds: control of the offers, envy and compassion."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.state.zones import DECK
from games.mage_knight.land import Realm, land
from games.mage_knight.test_telling import said

LEGION = ["lost-legion"]
SPELLS = "fireball snowstorm restoration"
ACTIONS = "fire-bolt ice-bolt swift-bolt"


def alone(**more: Any) -> Realm:
    """The last turn of a round ends, alone, with control of the offers."""
    place: dict[str, Any] = {
        "options": {"expansions": LEGION, "offer-control": "yes"},
        "spell_offer": SPELLS,
        "advanced_offer": ACTIONS,
        "announced": 0,
        "turns_left": 0,
        "moment": "closing",
    }
    table = land(**{**place, **more}).do("end-turn")
    while table.asks != "0 drop-middle":
        table.do(table.choices[-1])
    return table


def ended(night: bool, variant: str, **more: Any) -> Realm:
    """Two rivals; the round ends."""
    table = land(
        seats=2,
        scenario="conquest",
        night=night,
        round=2 if night else 1,
        options={"expansions": LEGION, "restraint": variant},
        announced=1,
        turns_left=0,
        moment="closing",
        discard="",
        discard_1="",
        **more,
    )
    return table.do("end-turn")


@pytest.mark.rule("MX-192", "MX-193")
def test_the_middle_cards_may_go_before_new_ones_are_laid_out() -> None:
    table = alone()
    assert table.choices == ["pick snowstorm spell_offer", "pick ice-bolt advanced_offer", "pass"]
    assert len(table["spell_offer"]) == 3  # nothing new lies there yet
    table.do("pick snowstorm", "pick ice-bolt")
    assert "snowstorm" not in table["spell_offer"]
    assert "ice-bolt" not in table["advanced_offer"]


@pytest.mark.rule("MX-193")
def test_without_it_two_cards_are_replaced() -> None:
    table = alone().do("pass")
    assert table["spell_offer"][:2] == ["snowstorm", "restoration"]
    assert table["advanced_offer"][:2] == ["ice-bolt", "swift-bolt"]


@pytest.mark.rule("MX-Q60")
def test_the_middle_card_goes_under_its_deck_and_the_dummy_gets_nothing_for_it() -> None:
    table = alone(dummy_crystals={}).do("pick snowstorm", "pass")
    assert table["spells"][0] == "fireball"  # the lowest one went after it
    assert table["spells"][1] == "snowstorm"
    assert table["dummy_crystals"] == {"red": 1}


@pytest.mark.rule("MX-200")
def test_after_a_day_whoever_has_the_most_fame_has_a_wound_more() -> None:
    table = ended(False, "envy", fame=2, fame_1=1)
    assert [len([card for card in cards(table, seat) if card == "wound"]) for seat in (0, 1)] == [1, 0]


@pytest.mark.rule("MX-200")
def test_after_a_day_with_a_tie_nobody_has_a_wound_more() -> None:
    table = ended(False, "envy", fame=2, fame_1=2)
    assert "wound" not in cards(table, 0) + cards(table, 1)


def cards(table: Realm, seat: int) -> list[str]:
    """All deed cards of a seat."""
    ending = f"_{seat}" if seat else ""
    found: list[str] = []
    for zone in ("deck", "hand", "discard", "played"):
        found += table[zone + ending]
    return found


@pytest.mark.rule("MX-201")
def test_after_a_night_whoever_has_the_least_fame_may_remove_a_wound() -> None:
    table = ended(True, "envy", fame=2, fame_1=1, deck_1="wound march")
    assert table.asks == "1 relief"
    pile = len(table["wounds"])
    table.do("pick wound")
    assert "wound" not in cards(table, 1)
    assert len(table["wounds"]) == pile + 1  # MK-179


@pytest.mark.rule("MX-201")
def test_the_wounds_to_be_removed_tell_nothing_of_the_order_of_the_deck() -> None:
    table = ended(True, "envy", fame=2, fame_1=1, deck_1="wound march wound stamina wound")
    deck = table.s.at(DECK, 1)
    pieces: list[list[str]] = []
    for _ in range(3):
        deck[:] = [*deck[1:], deck[0]]
        asking = table.game.asking
        assert asking is not None
        pieces.append(table.game.info.pieces(table.game, asking, table.game.actions()[0]))
    assert pieces[0] == pieces[1] == pieces[2]
    assert len(pieces[0]) == 3


@pytest.mark.rule("MX-201")
def test_after_a_night_with_a_tie_all_may() -> None:
    table = ended(True, "envy", fame=1, fame_1=1, deck="wound march", deck_1="wound stamina")
    assert table.asks == "0 relief"
    assert table.do("pass").asks == "1 relief"


@pytest.mark.rule("MX-192", "MX-201")
def test_the_log_tells_which_card_went_and_who_was_relieved() -> None:
    assert said(alone(), "pick snowstorm")[0] == "[seat:0] puts Snowstorm under its deck."
    assert said(alone(), "pick ice-bolt", lang="ru")[0] == "[seat:0] убирает карту под колоду: Ледяной снаряд."
    relieved = "[seat:1] has the least fame and removes a wound from the deck."
    assert said(ended(True, "envy", fame=2, fame_1=1, deck_1="wound march"), "pick wound")[0] == relieved
    kept = said(ended(True, "envy", fame=2, fame_1=1, deck_1="wound march"), "pass")
    assert relieved not in kept


@pytest.mark.rule("MX-202")
def test_the_harder_version_does_both_after_every_round() -> None:
    table = ended(False, "harder-envy", fame=2, fame_1=1, deck_1="wound march")
    assert table.asks == "1 relief"
    table.do("pick wound")
    assert (cards(table, 0).count("wound"), cards(table, 1).count("wound")) == (1, 0)


@pytest.mark.rule("MX-192", "MX-194")
@pytest.mark.parametrize(
    ("seats", "options", "wrong"),
    [
        (2, {"offer-control": "yes", "expansions": LEGION, "scenario": "conquest"}, "offer-control"),
        (1, {"offer-control": "yes"}, "comes with lost-legion"),
        (1, {"restraint": "envy", "expansions": LEGION}, "restraint"),
        (2, {"restraint": "envy", "expansions": LEGION, "scenario": "cooperation"}, "restraint"),
    ],
)
def test_these_options_are_refused_where_they_do_not_belong(seats: int, options: dict[str, object], wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        deckhold.new("mage-knight", seats, 1, options)
