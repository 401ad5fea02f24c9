"""Tables from op class to function; and no game opens a box with an op that its bot knows nothing of."""

import importlib
from typing import Any

import pytest

import deckhold
from deckhold.engine.cards import CardTable
from deckhold.engine.core import Op
from deckhold.engine.ops import Draw, Mark, May, Pick, What, Where, draw, may, seq
from deckhold.engine.optable import OpTable, UnknownOp, asking, family, on
from deckhold.games.aeons_end.cards import gem
from deckhold.games.aeons_end.ops import CastAny, CastUpTo, ToHand, aether
from deckhold.games.ascension.cards import hero
from deckhold.games.ascension.definitions import VOID
from deckhold.games.ascension.ops import KeepOnly
from deckhold.games.last_bastion.definitions import PieceCard
from deckhold.games.last_bastion.ops import PLACE_CARD, TileAction


def cards(op: Draw, times: int) -> int:
    return op.n * times


def none(op: Op, times: int) -> int:
    return 0


def test_an_op_is_known_by_its_class() -> None:
    table = OpTable("cards", [on(Draw, cards), on(May, none)])
    three, perhaps = draw(3), may(draw(3))
    assert table.of(three)(three, 2) == 6
    assert table.of(perhaps)(perhaps, 2) == 0


def test_a_class_does_not_inherit_an_entry() -> None:
    table = OpTable("spells", [on(CastAny, none)])
    assert issubclass(CastUpTo, CastAny)
    table.of(CastAny())
    with pytest.raises(UnknownOp, match="spells: nothing is known of CastUpTo"):
        table.of(CastUpTo(2))


def test_unless_it_is_the_entry_of_a_family() -> None:
    table = OpTable("spells", [family(CastAny, none), on(Draw, cards)])
    assert table.of(CastUpTo(2)) is none
    with pytest.raises(UnknownOp, match="spells: nothing is known of Mark"):
        table.of(Mark())


def test_an_entry_of_its_own_goes_before_that_of_the_family() -> None:
    def own(op: CastUpTo, times: int) -> int:
        return 1

    table = OpTable("spells", [family(CastAny, none), on(CastUpTo, own)])
    assert table.of(CastUpTo(2))(CastUpTo(2), 5) == 1
    assert table.of(CastAny())(CastAny(), 5) == 0


def test_what_has_no_entry_is_refused_by_class_and_place() -> None:
    table = OpTable("cards", [on(Draw, cards)])
    box = CardTable([hero("owl", VOID, 1, 1, 1, may(draw(1)), known="designed")], {})
    with pytest.raises(UnknownOp, match=r"cards: nothing is known of May \(owl.effect\)"):
        table.check(box.ops.values())


def test_a_function_for_all_others() -> None:
    table = OpTable("cards", [on(Draw, cards)], none)
    table.check([draw(1), Mark()])
    assert table.of(Mark())(Mark(), 5) == 0


def test_two_entries_for_a_class_are_refused() -> None:
    with pytest.raises(ValueError, match="cards: Draw has two entries"):
        OpTable("cards", [on(Draw, cards), on(Draw, none)])


def test_what_can_ask() -> None:
    box = CardTable([hero("owl", VOID, 1, 1, 1, seq(draw(1), may(draw(1))), known="designed")], {"place": PLACE_CARD})
    assert [op.address for op in asking(box)] == ["owl.effect.1", "rules.place"]
    assert {"engine.pay", "engine.order"} <= box.ops.keys()  # whoever uses these has an entry for them


# -- the games ---------------------------------------------------------------------------------------------------------

GAMES = [info.id for info in deckhold.catalog()]


def bot_of(game: str) -> Any:
    return importlib.import_module(f"deckhold.games.{game.replace('-', '_')}.bot")


@pytest.mark.parametrize("game", GAMES)
def test_a_box_with_a_question_that_bots_know_nothing_of_is_not_opened(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (info,) = [info for info in deckhold.catalog() if info.id == game]
    rules = importlib.import_module(f"deckhold.games.{game.replace('-', '_')}.rules").RULE_OPS
    stranger = CastUpTo(1) if game != "aeons-end" else PLACE_CARD
    monkeypatch.setitem(rules, "stranger", stranger)
    fresh: Any = type(info)
    opened = fresh()
    for _ in range(2):  # it is not kept for a second try either
        with pytest.raises(UnknownOp, match=rf"nothing is known of {type(stranger).__name__} \(rules.stranger\)"):
            opened.table(info.full_options(2, {}))


HAND = Where([0], "hand", What())


@pytest.mark.parametrize(
    ("game", "card", "wrong"),
    [
        ("ascension", hero("owl", VOID, 1, 1, 1, seq(draw(1), Mark()), known="designed"), r"Mark \(owl.effect.1\)"),
        ("ascension", hero("owl", VOID, 1, 1, 1, Pick(HAND, ToHand()), known="designed"), r"ToHand \(owl.effect.op\)"),
        ("aeons-end", gem("owl", 3, seq(aether(2), Mark()), known="designed"), r"Mark \(owl.effect.1\)"),
        ("aeons-end", gem("owl", 3, Pick(HAND, KeepOnly()), known="designed"), r"KeepOnly \(owl.effect.op\)"),
        ("last-bastion", PieceCard("owl", "tile", [TileAction()]), r"TileAction \(owl.op0\)"),
    ],
)
def test_nor_one_with_an_effect_that_bots_know_nothing_of(game: str, card: Any, wrong: str) -> None:
    with pytest.raises(UnknownOp, match=f"nothing is known of {wrong}"):
        bot_of(game).check(CardTable([card], {}))
