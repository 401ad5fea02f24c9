"""The public contract: names, errors and promises of the architecture, on the smallest game."""

import json

import pytest

import deckhold
from deckhold.engine import actions as act
from deckhold.engine import core


@pytest.fixture
def game() -> deckhold.Game:
    return deckhold.new("ascension", seats=2, seed=7, options={})


def by_verb(game: deckhold.Game, verb: str) -> int:
    return next(action for action in game.actions() if game.explain(action)["verb"] == verb)


def test_catalog_names_seats_and_options() -> None:
    info = {game.id: game for game in deckhold.catalog()}["ascension"]
    assert info.seats == (1, 4)
    assert info.version == "2"
    assert [option.id for option in info.options] == ["cards", "first"]


def test_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"game: 'chess' is not in the catalog; ascension"):
        deckhold.new("chess")


@pytest.mark.parametrize("seats", [0, 5, -1, "2", 2.0, True, None])
def test_wrong_seat_count_is_refused(seats: object) -> None:
    with pytest.raises(ValueError, match="seats: ascension is for 1 to 4 seats"):
        deckhold.new("ascension", seats=seats)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 1 << 63, "7", 7.0, None, True])
def test_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(ValueError, match="seed: a whole number"):
        deckhold.new("ascension", seed=seed)  # type: ignore[arg-type]


def test_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"option 'colour': ascension has no such option; it has: cards, first"):
        deckhold.new("ascension", options={"colour": "red"})


def test_wrong_option_value_is_refused_with_the_allowed_ones() -> None:
    with pytest.raises(ValueError, match=r"option 'cards': 'gold' is not allowed; one of 'classic', 'remaster' is"):
        deckhold.new("ascension", options={"cards": "gold"})


def test_an_option_value_of_another_type_is_refused() -> None:
    with pytest.raises(ValueError, match="option 'first'"):
        deckhold.new("ascension", options={"first": False})


def test_an_option_that_does_not_fit_the_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="option 'first': seat 2 is not at this table"):
        deckhold.new("ascension", seats=2, options={"first": 2})


def test_decision_says_who_what_and_which(game: deckhold.Game) -> None:
    decision = game.decision
    assert decision is not None
    assert (decision.seat, decision.kind, decision.serial) == (game.decision.seat, "main", 1)


def test_serial_grows_with_every_decision(game: deckhold.Game) -> None:
    serials = []
    for _ in range(5):
        assert game.decision is not None
        serials.append(game.decision.serial)
        game.apply(game.actions()[0])
    assert serials == sorted(set(serials))


def test_actions_is_a_copy(game: deckhold.Game) -> None:
    game.actions().clear()
    assert game.actions()


def test_explain_gives_the_typed_form(game: deckhold.Game) -> None:
    assert game.explain(by_verb(game, "play")) == {
        "verb": "play",
        "subject": "apprentice",
        "target": None,
        "amount": None,
    }


def test_label_is_said_in_both_languages(game: deckhold.Game) -> None:
    action = by_verb(game, "play")
    assert (game.label(action), game.label(action, "ru")) == ("Play Apprentice", "Разыграть: Ученик")


def test_label_of_an_illegal_action_is_refused(game: deckhold.Game) -> None:
    with pytest.raises(deckhold.IllegalAction):
        game.label(12345)


def test_unknown_language_is_refused(game: deckhold.Game) -> None:
    with pytest.raises(ValueError, match=r"lang: 'de' is not a language Deckhold speaks; en, ru are"):
        game.label(game.actions()[0], "de")


def test_illegal_action_says_what_is_asked(game: deckhold.Game) -> None:
    with pytest.raises(deckhold.IllegalAction, match=r"99 is not a legal action of decision 1 \(main, seat \d\)"):
        game.apply(99)


def test_copies_in_hand_are_one_action(game: deckhold.Game) -> None:
    plays = [game.explain(action)["subject"] for action in game.actions() if game.explain(action)["verb"] == "play"]
    assert sorted(plays) == ["apprentice", "militia"]


def test_an_answer_offered_twice_is_a_mistake_of_the_rules(game: deckhold.Game) -> None:
    assert core.game.DEBUG, "the tests run so that every question is looked at"
    assert game.asking is not None
    game.check_answers(game.asking, game.actions())
    with pytest.raises(AssertionError, match=r"rules\.main: .*'apprentice'.* is offered twice"):
        game.check_answers(game.asking, [*game.actions(), game.actions()[0]])


def test_view_of_a_seat_that_is_not_there_is_refused(game: deckhold.Game) -> None:
    with pytest.raises(ValueError, match="seat: this game has seats 0 to 1, not 2"):
        game.view(2)


def test_view_hides_the_other_hand_and_both_decks(game: deckhold.Game) -> None:
    areas = {area["id"]: area for area in game.view(0)["areas"]}
    assert len(areas["hand/0"]["pieces"]) == 5
    assert (areas["hand/1"]["pieces"], areas["hand/1"]["hidden"]) == ([], 5)
    assert (areas["deck/0"]["pieces"], areas["deck/0"]["hidden"]) == ([], 5)


def test_spectators_see_no_hand(game: deckhold.Game) -> None:
    areas = {area["id"]: area for area in game.view(None)["areas"]}
    assert [areas[f"hand/{seat}"]["hidden"] for seat in (0, 1)] == [5, 5]


def test_only_the_deciding_seat_is_offered_actions(game: deckhold.Game) -> None:
    assert game.decision is not None
    mine, other = game.decision.seat, 1 - game.decision.seat
    assert [answer["action"] for answer in game.view(mine)["actions"]] == game.actions()
    assert game.view(other)["actions"] == []


def test_every_action_on_a_piece_names_a_piece_of_the_view(game: deckhold.Game) -> None:
    assert game.decision is not None
    view = game.view(game.decision.seat)
    shown = {piece["id"] for area in view["areas"] for piece in area["pieces"] if piece}
    for answer in view["actions"]:
        assert set(answer["pieces"]) <= shown
        assert answer["pieces"] or answer["verb"] == "end-turn"


def test_why_not_names_price_and_purse(game: deckhold.Game) -> None:
    assert game.why_not("mystic#20") == "Costs 3 runes, you have 0."
    assert game.why_not("mystic#20", "ru") == "Стоит 3 руны, у вас 0."


def test_why_not_is_none_for_a_piece_that_offers_something(game: deckhold.Game) -> None:
    assert game.decision is not None
    piece = next(answer for answer in game.view(game.decision.seat)["actions"] if answer["pieces"])["pieces"][0]
    assert game.why_not(piece) is None


def test_why_not_of_a_hidden_piece_is_refused(game: deckhold.Game) -> None:
    assert game.decision is not None
    hidden = game.dump()["position"]["players"][1 - game.decision.seat]["hand"][0]
    with pytest.raises(ValueError, match="is not a piece that seat"):
        game.why_not(hidden)


def test_history_lists_the_actions(game: deckhold.Game) -> None:
    taken = [game.actions()[0], game.actions()[0]]
    for action in taken:
        game.apply(action)
    assert game.history == taken


def test_many_cards_move_at_once_as_they_do_one_by_one(game: deckhold.Game) -> None:
    deck, void = 0, 2
    cards = [game.zones[deck][at] for at in (7, 0, 3)]
    twin = game.clone()
    for table in (game, twin):
        table.listen()
    game.move_all(cards, deck, 0, void, 0)
    for card in cards:
        twin.move(card, deck, 0, void, 0)
    assert game.zones == twin.zones
    assert game.known == twin.known
    told = [
        [(event.kind, event.card, event.source, event.target) for event in one.take_events()] for one in (game, twin)
    ]
    assert told[0] == told[1]
    assert [card for _, card, _, _ in told[0]] == cards


def test_cards_that_lie_elsewhere_are_not_moved_with_others(game: deckhold.Game) -> None:
    deck, void = 0, 2
    before = game.dump()
    with pytest.raises(ValueError, match="not all of these cards lie there"):
        game.move_all([game.zones[deck][0], game.zones[10][0]], deck, 0, void, 0)
    assert game.dump() == before


def test_what_clones_share_none_of_them_changes_for_another(game: deckhold.Game) -> None:
    deck, hand = 0, 10
    twin = game.clone()
    before = (game.known.copy(), game.unsure.copy())
    twin.shuffle(deck)
    twin.show(twin.zones[deck][0], 3)
    assert (game.known, game.unsure) == before
    after = (twin.known.copy(), twin.unsure.copy())
    assert after[0] != before[0]
    assert after[1] != before[1]
    game.shuffle(deck)
    game.show(game.zones[hand][0], 3)
    assert (twin.known, twin.unsure) == after


def test_a_game_that_shares_nothing_shuffles_without_copying_what_it_knows(game: deckhold.Game) -> None:
    game.shuffle(0)
    known, unsure = game.known, game.unsure
    game.shuffle(0)
    assert game.known is known
    assert game.unsure is unsure


def test_cards_have_names_texts_and_facts() -> None:
    cards = {card.id: card for card in deckhold.cards("ascension")}
    seer = cards["seer-of-the-forked-path"]
    assert (seer.name(), seer.name("ru")) == ("Seer of the Forked Path", "Провидица раздвоенного пути")
    assert (seer.cost, seer.honor, seer.copies, seer.provenance) == (2, 1, 3, "public")
    assert "{" not in seer.plain_text("ru")
    json.dumps(seer.data("ru"))


def test_cards_of_the_other_printing() -> None:
    cards = {card.id: card for card in deckhold.cards("ascension", {"cards": "remaster"})}
    assert cards["arbiter-of-the-precipice"].cost == 5


def test_packed_actions_come_apart_again() -> None:
    packed = act.action(12, 1023, 1022)
    assert (act.verb_of(packed), act.first(packed), act.second(packed)) == (12, 1023, 1022)
