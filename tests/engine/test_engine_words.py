"""Words of the engine, in a little game made for them: what lasts, what can be done, who plays together, who reacts."""

import copy
import inspect
from typing import Any

import pytest

from deckhold import _native
from engine import setups
from engine.setups import Setup
from engine.test_little import PROPERTIES

if _native.COMPILED:
    pytest.skip("a test cannot subclass what is compiled: this runs interpreted", allow_module_level=True)

from deckhold.engine import save
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, PARTLY, Ctx
from deckhold.engine.ops import EVERYBODY, USED, ForEach
from deckhold.engine.search import PARANOID, Search
from deckhold.server.watching import undo_times
from engine.skirmish import DISCARD, HAND, SKIRMISH, Buy, Skirmish

setups.OTHERS[SKIRMISH.id] = SKIRMISH


def deal(*hands: str, seats: int = 2, options: dict[str, object] | None = None, **more: Any) -> Skirmish:
    """A game in which seats hold these cards, seat 0 on turn, the decks empty."""
    data: Any = copy.deepcopy(SKIRMISH.new(seats, 1, options or {}).dump())
    place = data["position"]
    box = list(SKIRMISH.table({}).names)
    for seat, player in enumerate(place["players"]):
        player["deck"], player["hand"], player["aside"], player["discard"] = [], [], [], []
        for word in (hands[seat] if seat < len(hands) else "").split():
            card = next(name for name in box if name.startswith(word + "#"))
            box.remove(card)
            player["hand"].append(card)
        for name in ("points", "reserve"):
            player[name] = more.get(f"{name}_{seat}", 0)
    place["box"] = box
    place["known"], place["unsure"] = {}, []
    return save.load(data, SKIRMISH)  # type: ignore[return-value]


def do(g: Skirmish, *wanted: str) -> Skirmish:
    """Take actions by their words: "play coin", "end-turn", "option 1"."""
    for words in wanted:
        found = [action for action in g.actions() if words in said(g, action)]
        assert len(found) == 1, f"{words!r} among {[said(g, one) for one in g.actions()]}"
        g.apply(found[0])
    return g


def said(g: Skirmish, action: int) -> list[str]:
    told = g.explain(action)
    parts = [told[key] for key in ("subject", "resource", "target", "amount") if told.get(key) is not None]
    return [str(told["verb"]), " ".join(map(str, [told["verb"], *parts]))]


def choices(g: Skirmish) -> list[str]:
    return [said(g, action)[1] for action in g.actions()]


# -- what lasts --------------------------------------------------------------------------------------------------------


def test_a_modifier_holds_until_its_scope_closes() -> None:
    g = do(deal("bless coin", "coin"), "play bless", "play coin")
    assert g.points == [2, 0]
    assert do(g, "end-turn", "play coin").points == [2, 1]


def test_a_longer_scope_outlasts_a_shorter_one() -> None:
    g = do(deal("feast coin", "coin"), "play feast", "end-turn", "play coin")
    assert len(g.lasting) == 1  # seat 0's own
    assert do(g, "end-turn").lasting == []


def test_what_is_in_force_for_one_seat_changes_nothing_for_another() -> None:
    assert do(deal("feast", "coin"), "play feast", "end-turn", "play coin").points == [0, 1]


def test_what_waits_for_one_seat_is_not_set_off_by_another() -> None:
    g = deal("coin")
    g.last(g.table.ops["bell.effect"], 1, g.table.by_name["bell#1"], 0)
    assert (do(g, "play coin").points, len(g.lasting)) == ([1, 0], 1)


def test_a_scope_that_closes_for_one_seat_stays_open_for_others() -> None:
    g = deal("coin")
    for seat in (0, 1):
        g.last(g.table.ops["bless.effect"], seat, g.table.by_name["bless#1"], 0)
    other = g.clone()
    g.close(0, 1)
    assert [entry.seat for entry in g.lasting] == [0]
    other.close(0, 0)
    assert [entry.seat for entry in other.lasting] == [1]


def test_what_came_from_a_card_is_forgotten_with_it() -> None:
    g = deal("coin")
    for name in ("bless#1", "bless#2"):
        g.last(g.table.ops["bless.effect"], 0, g.table.by_name[name], 0)
    g.forget(g.table.by_name["bless#1"])
    assert [entry.card for entry in g.lasting] == [g.table.by_name["bless#2"]]


def test_modifiers_add_up() -> None:
    assert do(deal("bless bless coin"), "play bless", "play bless", "play coin").points[0] == 3


def test_what_is_in_force_is_on_the_table_with_its_source_and_its_end() -> None:
    g = do(deal("bless", "coin"), "play bless")
    assert g.view(1)["lasting"] == [{"text": "bless", "seat": 0, "card": "bless", "until": "until-turn"}]


def test_an_event_sets_off_what_waits_for_it_and_uses_it_up() -> None:
    g = do(deal("bell coin coin"), "play bell", "play coin")
    assert (g.points[0], g.lasting) == (2, [])
    assert do(g, "play coin").points[0] == 3


def test_what_is_not_for_once_is_set_off_each_time() -> None:
    g = do(deal("choir coin coin"), "play choir", "play coin", "play coin")
    assert (g.points[0], len(g.lasting)) == (4, 1)


def test_a_mark_has_a_number_of_its_own() -> None:
    g = deal("coin")
    card = g.at(HAND, 0)[0]
    g.last(USED, 0, card, 0, 2)
    assert g.marked(USED, card, 2)
    assert not g.marked(USED, card, 1)


def test_the_player_puts_what_is_set_off_at_once_in_order() -> None:
    g = do(deal("bell drum bless coin"), "play bell", "play drum")
    assert choices(g) == ["play bless", "play coin", "end-turn"]  # the drum has sounded the bell
    g = deal("coin")
    g.last(g.table.ops["bell.effect"], 0, g.table.by_name["bell#1"], 0)
    g.last(g.table.ops["drum.effect"], 0, g.table.by_name["drum#1"], 0)
    do(g, "play coin")
    assert g.decision is not None
    assert (g.decision.kind, choices(g)) == ("order", ["option 0", "option 1"])
    again = save.load(g.dump(), SKIRMISH)
    assert again.fingerprint() == g.fingerprint()
    assert do(g, "option 1").points[0] == 5  # the other one follows by itself, then the coin


@pytest.mark.parametrize(("other", "told"), [("bell#1", [0, 2]), ("bell#2", [0, 1, 2])])
def test_only_the_same_effect_of_the_same_card_is_not_put_in_order(other: str, told: list[int]) -> None:
    g = deal("coin")
    for name in ("bell#1", other, "drum#1"):
        g.last(g.table.ops[f"{name.partition('#')[0]}.effect"], 0, g.table.by_name[name], 0)
    assert choices(do(g, "play coin")) == [f"option {n}" for n in told]


def test_what_is_put_in_order_still_knows_the_card_that_set_it_off() -> None:
    g = do(deal("bell keepsake coin"), "play bell")
    do(g, "play keepsake", "play coin")
    assert [g.table.names[card] for card in g.at(HAND, 0)] == ["coin#1"]
    g = do(deal("choir keepsake coin"), "play choir", "play keepsake", "play coin", "option 1")
    assert [g.table.names[card] for card in g.at(HAND, 0)] == ["coin#1"]


def test_the_first_of_a_kind_is_remembered_until_the_scope_closes() -> None:
    g = do(deal("oath oath oath"), "play oath")
    assert choices(g) == ["end-turn"]
    assert do(g, "end-turn", "end-turn", "play oath").points[0] == 4


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        ({"op": "bless.effect", "seat": 0, "until": "sunrise"}, r"lasting\[0\]\.until: 'sunrise' is not how long"),
        ({"op": "nothing", "seat": 0, "until": "turn"}, r"lasting\[0\]\.op: unknown op"),
        ({"op": "bless.effect", "seat": 9, "until": "turn"}, r"lasting\[0\]\.seat: 9 is not"),
    ],
)
def test_a_broken_entry_is_refused_by_its_place(entry: dict[str, object], problem: str) -> None:
    data: Any = deal("coin").dump()
    data["position"]["lasting"] = [entry]
    with pytest.raises(ValueError, match=problem):
        save.load(data, SKIRMISH)


# -- what can be done --------------------------------------------------------------------------------------------------


def test_what_cannot_be_carried_out_is_not_offered() -> None:
    assert choices(deal("market coin")) == ["play coin", "end-turn"]
    assert choices(deal("market", points_0=2)) == ["play market", "end-turn"]


def test_a_choice_offers_what_can_be_done() -> None:
    g = do(deal("fork"), "play fork")
    assert g.points[0] == 2  # nothing to ask
    assert choices(do(deal("fork", points_0=2), "play fork")) == ["option 0", "option 1"]


def test_what_can_be_done_in_part_is_offered_beside_what_can_be_done_completely() -> None:
    assert choices(do(deal("bargain"), "play bargain")) == ["option 0", "option 1"]


def test_picks_that_no_card_fits_are_over_at_once() -> None:
    assert choices(do(deal("mint coin"), "play mint")) == ["pick coin", "pass"]
    g = do(deal("mint bell"), "play mint")
    assert (choices(g), g.points) == (["play bell", "end-turn"], [1, 0])


def test_up_to_so_many_are_picked_and_no_more() -> None:
    g = do(deal("hoard coin bell drum"), "play hoard", "pick coin", "pick bell")
    assert (choices(g), g.points) == (["play drum", "end-turn"], [1, 0])
    assert do(deal("hoard coin bell"), "play hoard", "pick coin", "pass").points == [1, 0]


@pytest.mark.parametrize(
    ("points", "extent"), [((0, 0), NOT_AT_ALL), ((0, 2), PARTLY), ((2, 0), PARTLY), ((2, 2), COMPLETELY)]
)
def test_how_far_something_is_possible_for_everybody(points: tuple[int, int], extent: int) -> None:
    g = deal(points_0=points[0], points_1=points[1])
    everybody = ForEach(EVERYBODY, Buy())
    assert everybody.extent(g, Ctx(everybody, 0, NO_CARD, 0, 0)) == extent


def test_nobody_is_asked_in_vain_whether_to_do_it() -> None:
    assert do(deal("shield"), "play shield").decision == (0, "main", do(deal("shield"), "play shield").serial)
    assert choices(do(deal("shield coin"), "play shield")) == ["pick coin", "pass"]


# -- paying ------------------------------------------------------------------------------------------------------------


def test_one_unit_is_paid_at_a_time_the_narrowest_kind_first() -> None:
    g = do(deal("market", points_0=2, reserve_0=2), "play market")
    assert choices(g) == ["pay reserve", "pay points"]
    assert choices(do(g, "pay reserve")) == ["pay reserve", "pay points"]
    do(g, "pay points")
    assert (g.points[0], g.reserve[0]) == (1, 1)
    assert g.decision is not None
    assert g.decision.kind == "main"


def test_who_goes_on_to_a_wider_kind_does_not_come_back() -> None:
    g = do(deal("market", points_0=2, reserve_0=2), "play market", "pay points")
    assert (g.points[0], g.reserve[0]) == (0, 2)


@pytest.mark.parametrize(("points", "reserve", "left"), [(2, 0, (0, 0)), (1, 1, (0, 0)), (0, 3, (0, 1))])
def test_a_single_way_to_pay_is_not_asked(points: int, reserve: int, left: tuple[int, int]) -> None:
    g = do(deal("market", points_0=points, reserve_0=reserve), "play market")
    assert (g.points[0], g.reserve[0]) == left


# -- decisions of the table --------------------------------------------------------------------------------------------


def test_one_seat_answers_for_the_table() -> None:
    g = do(deal("council", seats=3), "play council")
    assert g.decision is not None
    assert g.decision.seat == 0
    assert do(g, "player 2").points == [0, 0, 1]


def test_every_seat_votes_and_the_chair_breaks_ties() -> None:
    g = do(deal("council", seats=3, options={"vote": "yes"}), "play council", "player 1", "player 2")
    assert g.decision is not None
    assert (g.decision.seat, len(g.votes)) == (2, 2)
    assert do(g.clone(), "player 2").points == [0, 0, 1]  # type: ignore[arg-type]
    assert do(g, "player 0").points == [0, 1, 0]
    assert g.votes == []


def test_of_equal_votes_that_of_the_chair_counts_wherever_it_sits() -> None:
    g = do(deal("", "council", seats=2, options={"vote": "yes"}), "end-turn", "play council", "player 0", "player 1")
    assert g.points == [0, 1]


# -- sides -------------------------------------------------------------------------------------------------------------


def test_sides_come_from_options_and_seats() -> None:
    assert deal(seats=4).sides == ((0,), (1,), (2,), (3,))
    assert deal(seats=4, options={"teams": "yes"}).sides == ((0, 2), (1, 3))


def test_what_is_put_aside_is_seen_by_the_side() -> None:
    g = do(deal("shield coin", seats=4, options={"teams": "yes"}), "play shield", "pick coin")
    aside = {seat: next(one for one in g.view(seat)["areas"] if one["id"] == "aside/0") for seat in range(4)}  # type: ignore[index]
    assert [len(aside[seat]["pieces"]) for seat in range(4)] == [1, 0, 1, 0]


def test_a_side_wins_together() -> None:
    g = deal("coin", seats=4, options={"teams": "yes"}, points_1=1, points_2=3)
    while not g.over:
        do(g, "end-turn")
    assert g.outcome is not None
    assert g.outcome.winners == (0, 2)
    search = Search(1)
    search.seat = 3
    assert search.rewards(g) == [1.0, 0.0, 1.0, 0.0]


def test_a_paranoid_search_fears_the_other_side_only() -> None:
    g = deal("coin", seats=4, options={"teams": "yes"})
    search = Search(1, PARANOID)
    search.seat = 2
    assert search.rewards(g) == [0.5, 0.5, 0.5, 0.5]


# -- reactions ---------------------------------------------------------------------------------------------------------


def test_only_who_can_react_is_asked() -> None:
    assert do(deal("raid", "coin"), "play raid").points == [0, -1]
    g = do(deal("raid", "coin", "shield", seats=3), "play raid")
    assert g.decision is not None
    assert (g.decision.seat, g.decision.kind, choices(g)) == (2, "react", ["parry shield", "pass", "option 0"])


def test_a_reaction_changes_what_happens() -> None:
    g = do(deal("raid", "shield"), "play raid", "parry shield")
    assert (g.points, len(g.at(HAND, 1)), len(g.at(DISCARD, 1))) == ([0, 0], 0, 1)


def test_a_pass_leaves_the_undo_of_whoever_is_on_turn() -> None:
    g = do(deal("coin storm", reserve_1=1), "play coin", "play storm", "pass")
    assert (g.points, g.undo_depth, g.undo_times, g.undo_step) == ([1, -1], 3, 2, 2)
    assert (undo_times(g, [0]), undo_times(g, [1])) == (2, 0)
    g.undo(g.undo_step)
    assert g.decision is not None
    assert (g.undo_times, g.undo_step) == (1, 1)
    assert (g.decision.seat, g.points, choices(g)) == (0, [1, 0], ["play storm", "end-turn"])


def test_an_answer_ends_the_undo() -> None:
    g = do(deal("coin storm", reserve_1=1), "play coin", "play storm", "pay reserve")
    assert (g.points, g.reserve, g.undo_depth) == ([1, 0], [0, 0], 1)


@pytest.mark.parametrize("hand", ["shield", "coin"])
def test_whether_somebody_can_react_in_secret_comes_to_light(hand: str) -> None:
    assert do(deal("coin raid", hand), "play coin", "play raid").undo_depth == 0


def test_who_has_reacted_may_react_again_and_then_the_next_one() -> None:
    g = do(deal("auction", seats=3, reserve_1=2, reserve_2=1), "play auction", "pay reserve", "pay reserve")
    assert (g.points, g.decision and g.decision.seat) == ([0, 2, 0], 2)
    do(g, "pay reserve")
    assert (g.points, choices(g)) == ([0, 2, 1], ["end-turn"])


def test_after_a_pass_the_next_one_is_asked() -> None:
    g = do(deal("auction", seats=3, reserve_1=1, reserve_2=1), "play auction", "pass", "pay reserve")
    assert (g.points, choices(g)) == ([0, 0, 1], ["end-turn"])


def test_what_was_drawn_from_a_deck_made_anew_is_not_taken_back() -> None:
    g = do(deal("coin coin market"), "play coin", "play coin", "play market")
    assert (len(g.at(HAND, 0)), g.undo_depth) == (1, 0)


def test_who_does_not_want_to_be_asked_is_not_asked_until_the_scope_closes() -> None:
    g = do(deal("raid raid", "shield shield"), "play raid", "option 0", "play raid")
    assert g.points == [0, -2]
    assert g.lasting[0].seat == 1
    assert do(g, "end-turn").lasting == []


def test_who_is_silent_does_not_silence_others() -> None:
    g = do(deal("raid", "shield", "shield", seats=3), "play raid", "option 0")
    assert g.decision is not None
    assert (g.decision.kind, g.decision.seat) == ("react", 2)


# -- the end -----------------------------------------------------------------------------------------------------------


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SKIRMISH, "decision_cap", 5)
    g = SKIRMISH.new(2, 1, {})
    while not g.over:
        g.apply(g.actions()[-1])
    assert g.outcome is not None
    assert (g.outcome.reason, g.serial, g.decision, g.actions()) == ("stalemate", 5, None, [])


# -- what holds in every game ------------------------------------------------------------------------------------------

OPTIONS: list[dict[str, object]] = [{}, {"teams": "yes"}, {"vote": "yes"}]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda one: one.__name__)
def test_in_the_skirmish_too(holds: Any, seed: int) -> None:
    inner = holds.hypothesis.inner_test
    more = [seed + 77] * (len(inspect.signature(inner).parameters) - 2)
    inner(Setup("skirmish", 2 + seed % 3, seed, OPTIONS[seed % 3]), seed, *more)
