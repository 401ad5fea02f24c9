"""A card's mistakes are caught when the box is opened: the error names the card and the place."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from deckhold import _native
from deckhold.api import check_words
from deckhold.engine.cards import CardDef, CardTable
from deckhold.engine.core import Op
from deckhold.engine.ops import Static, draw, may, seq
from deckhold.games.aeons_end.cards import gem
from deckhold.games.aeons_end.nemesis import PayAether
from deckhold.games.aeons_end.ops import AddSpark
from deckhold.games.ascension.cards import construct, hero, monster
from deckhold.games.ascension.definitions import LIFEBOUND, VOID
from deckhold.games.ascension.ops import (
    MECHANA_ACQUIRED,
    Banish,
    Exchange,
    ExtraTurn,
    PutIntoHand,
    StealCards,
    Trigger,
    Unity,
    gain,
)
from deckhold.games.last_bastion.cards import monster as horde_monster
from deckhold.games.last_bastion.ops import EVIL_SPREAD, GAIN_LIFE, NO_WHITE

OURS: dict[str, Any] = {"known": "designed"}


def refused(*defs: CardDef) -> str:
    """What is wrong with a box of these cards."""
    with pytest.raises(ValueError, match="card '") as error:
        CardTable(list(defs), {})
    return str(error.value)


def owl(effect: Op, faction: Any = VOID, cost: Any = 2, honor: Any = 1, copies: Any = 3, **more: Any) -> CardDef:
    return hero("owl", faction, cost, honor, copies, effect, **{**OURS, **more})


def test_a_sound_card_is_let_in() -> None:
    table = CardTable([owl(seq(draw(1), Unity(gain(power=2))), LIFEBOUND)], {})
    assert table.names == ["owl#1", "owl#2", "owl#3"]


def test_unity_may_be_all_that_a_hero_does() -> None:
    assert CardTable([owl(Unity(gain(power=2)), LIFEBOUND)], {}).names == ["owl#1", "owl#2", "owl#3"]


def test_the_same_id_twice() -> None:
    assert refused(owl(draw(1)), owl(draw(2))) == "card 'owl', id: another card of the box has it too"


@pytest.mark.skipif(_native.COMPILED, reason="compiled code takes no other types in the first place")
@pytest.mark.parametrize("number", [2.5, "2", None, True])
@pytest.mark.parametrize("place", ["cost", "honor", "copies"])
def test_what_is_no_whole_number(place: str, number: object) -> None:
    wanted = f"card 'owl', {place}: a whole number that is not negative is wanted, not {number!r}"
    assert refused(owl(draw(1), **{place: number})) == wanted


@pytest.mark.parametrize("place", ["cost", "honor", "copies"])
def test_a_negative_number(place: str) -> None:
    wanted = f"card 'owl', {place}: a whole number that is not negative is wanted, not -1"
    assert refused(owl(draw(1), **{place: -1})) == wanted


@pytest.mark.parametrize(
    ("op", "place", "number"), [(lambda: draw(0), "effect", 0), (lambda: seq(draw(1), gain(runes=-1)), "effect.1", -1)]
)
def test_a_number_inside_an_effect(op: Callable[[], Op], place: str, number: int) -> None:
    assert refused(owl(op())) == f"card 'owl', {place}: a whole number above zero is wanted, not {number}"


@pytest.mark.skipif(_native.COMPILED, reason="compiled code takes no other types in the first place")
def test_faction_and_cost_swapped() -> None:
    wanted = "card 'owl', cost: a whole number that is not negative is wanted, not 'void'"
    assert refused(owl(draw(1), faction=2, cost=VOID)) == wanted


def test_a_faction_that_does_not_exist() -> None:
    wanted = "card 'owl', faction: 'owls' is not one of none, enlightened, lifebound, mechana, void"
    assert refused(owl(draw(1), faction="owls")) == wanted


def test_where_a_card_comes_from_must_be_said() -> None:
    with pytest.raises(TypeError):
        hero("owl", VOID, 2, 1, 3, draw(1))  # type: ignore[call-arg]
    wanted = "card 'owl', known: 'somewhere' is not one of rulebook, public, designed, own"
    assert refused(owl(draw(1), known="somewhere")) == wanted


@pytest.mark.parametrize(
    ("card", "place", "problem"),
    [
        (owl(Banish()), "effect", "nothing picks a card for it there"),
        (owl(seq(draw(1), Exchange(4, 3))), "effect.1", "it is for one of a construct's uses, and nothing around it"),
        (owl(ExtraTurn()), "effect", "it is for one of a construct's uses, and nothing around it"),
        (owl(Trigger(MECHANA_ACQUIRED, draw(1))), "effect", "it works by itself: its place is a card's trigger"),
        (
            construct("owl", VOID, 2, 1, 3, [], Trigger(MECHANA_ACQUIRED, Trigger(MECHANA_ACQUIRED, draw(1))), **OURS),
            "trigger.op",
            "it works by itself: its place is a card's trigger",
        ),
        (owl(Static("link")), "effect", "it works by itself: its place is among a card's standing rules"),
        (owl(PutIntoHand()), "effect", "only a trigger for mechana-acquired has an acquired construct on its way"),
        (
            owl(may(seq(draw(1), Unity(draw(1))))),
            "effect.op.1",
            "unity is for a hero's effect, alone or as one of its sentences",
        ),
        (owl(may(Unity(draw(1)))), "effect.op", "unity is for a hero's effect, alone or as one of its sentences"),
        (
            monster("owl", 3, 2, 3, Unity(draw(1)), **OURS),
            "effect.1",
            "unity is for a hero's effect, alone or as one of its sentences",
        ),
        (
            construct("owl", VOID, 2, 1, 3, [may(Exchange(4, 3))], **OURS),
            "use0.op",
            "it is for one of a construct's uses, and nothing around it",
        ),
        (
            gem("owl", 3, AddSpark(), **OURS),
            "effect",
            "it is for what a prepped spell offers in the main phase",
        ),
        (
            gem("owl", 3, Static("shield"), **OURS),
            "effect",
            "it works by itself: its place is among a card's standing rules",
        ),
        (
            gem("owl", 3, PayAether(2), **OURS),
            "effect",
            "it is what discarding a power takes, and stands there only",
        ),
        (horde_monster("owl", 0, 2, enter=[EVIL_SPREAD]), "enter0", "evil-spread stands at recurring only"),
        (horde_monster("owl", 0, 2, recurring=[GAIN_LIFE]), "recurring0", "gain-life stands at exit only"),
        (horde_monster("owl", 0, 2, exit=[NO_WHITE]), "exit0", "no-white stands at ongoing only"),
    ],
)
def test_an_op_that_cannot_stand_where_it_stands(card: CardDef, place: str, problem: str) -> None:
    assert refused(card) == f"card 'owl', {place}: {problem}"


def test_a_form_that_is_missing_after_you_may() -> None:
    card = hero("mystic", VOID, 2, 1, 3, may(StealCards()), **OURS)
    said = "card 'mystic', ru: message 'op-steal' in ru has no .inf form, which stands after “you may”"
    with pytest.raises(ValueError, match=re.escape(said)):
        check_words("ascension", CardTable([card], {}))


def test_a_card_without_a_name() -> None:
    with pytest.raises(ValueError, match="card 'owl', en: no message 'card-owl' in en"):
        check_words("ascension", CardTable([owl(draw(1))], {}))
