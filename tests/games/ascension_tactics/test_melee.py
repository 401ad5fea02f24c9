"""What holds in every position, asked of crowded ones: forecasts, saves, views, and a board that agrees with itself."""

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import deckhold
from deckhold.engine.core import Game
from deckhold.engine.search import most_promising
from deckhold.games.ascension_tactics.state.figures import doomed
from games.ascension_tactics.battle import Battle
from games.ascension_tactics.melee import melee

STEPS = 80


def fought(seed: int) -> Iterator[tuple[Battle, int]]:
    """A position and the action that is taken next, one after the other: bold ones, and any."""
    table = melee(seed)
    chance = random.Random(seed)
    for _ in range(STEPS):
        if table.game.over:
            return
        action = chance.choice(table.game.actions()) if chance.random() < 0.5 else most_promising(table.game)
        yield table, action
        table.game.apply(action)


def verb(game: Game, action: int) -> str:
    return str(game.explain(action)["verb"])


def happens(game: Game, action: int) -> tuple[Battle, list[Any]]:
    """The game after an action that nobody answers with a treasure, and what it told."""
    twin = Battle(game.clone())
    twin.game.listen()
    twin.game.apply(action)
    while twin.asks.endswith("treasure"):
        twin.do("pass")
    return twin, twin.game.take_events()


def foretold(game: Game, action: int) -> tuple[list[str], list[str]]:
    assert game.decision is not None
    answers: Any = game.view(game.decision.seat)["actions"]
    [answer] = [one for one in answers if one["action"] == action]
    return answer.get("forecast", []), answer.get("warnings", [])


def names(table: Battle, figures: list[int]) -> Counter[str]:
    known = {card.id: card.name("en") for card in deckhold.cards("ascension-tactics")}
    return Counter(known[table.s.definitions[figure].id] for figure in figures)


@pytest.mark.rule("AT-102")
@pytest.mark.rule("AT-127")
@pytest.mark.parametrize("seed", range(6))
def test_a_blow_does_what_was_foretold(seed: int) -> None:
    for table, action in fought(seed):
        if table.asks.endswith(" act") and verb(table.game, action) in ("attack", "sweep"):
            attacker = table.game.asking.card
            forecast, warnings = foretold(table.game, action)
            if "one of its constructs" in str(forecast):
                continue  # which one is asked first
            enemies = [line.partition(": strength")[0] for line in forecast if line.endswith("defeated")]
            enemies += [line.removesuffix(" falls too") for line in forecast if line.endswith(" falls too")]
            own = [line.removesuffix(" falls too") for line in warnings if line.endswith(" falls too")]
            own += list(names(table, [attacker])) if "the attacker falls" in str(warnings) else []
            then, told = happens(table.game, action)
            fallen = [event.card for event in told if event.kind == "defeat"]
            assert Counter(enemies) == names(table, [one for one in fallen if table.s.hostile(attacker, one)])
            assert Counter(own) == names(table, [one for one in fallen if not table.s.hostile(attacker, one)])
            left = [int(found[1]) for line in warnings if (found := re.search(r"strikes back (\d+): \d+ of", line))]
            if left and attacker not in fallen:
                assert then.s.damage[attacker] - table.s.damage[attacker] == left[0]


@pytest.mark.rule("AT-154")
@pytest.mark.rule("AT-166")
@pytest.mark.parametrize("seed", range(20, 26))
def test_a_move_does_what_was_foretold(seed: int) -> None:
    for table, action in fought(seed):
        if table.asks.endswith(" act") and verb(table.game, action) == "move":
            walker = table.game.asking.card
            forecast, warnings = foretold(table.game, action)
            then, told = happens(table.game, action)
            falling = [line.removesuffix(" is defeated on the way") for line in warnings if line.endswith("on the way")]
            fallen = [event.card for event in told if event.kind == "defeat"]
            assert Counter(falling) == names(table, fallen)
            if walker in fallen:
                continue
            damage = [int(found[1]) for line in warnings if (found := re.search(r"ground: (\d+) damage", line))]
            assert then.s.damage[walker] - table.s.damage[walker] == sum(damage)
            assert ("lights a beacon" in forecast) == ("light" in [event.kind for event in told])
            taken = len([event for event in told if event.kind == "treasure"])
            said = [line for line in forecast if line.startswith("takes")]
            assert said == ([] if not taken else ["takes a treasure"] if taken == 1 else [f"takes {taken} treasures"])


@pytest.mark.rule("AT-029")
@pytest.mark.rule("AT-105")
@pytest.mark.rule("AT-147")
@pytest.mark.parametrize("seed", range(40, 46))
def test_a_board_agrees_with_itself(seed: int) -> None:
    for table, _ in fought(seed):
        s = table.s
        again = table.copy().s
        again.find_again()
        assert (again.stands, again.holder, again.terrain) == (s.stands, s.holder, s.terrain)
        if table.asks.endswith((" main", " act")):
            assert doomed(s) == []
        for one in s.on_board():
            portals = {s.portal_side(cell) for cell in s.cells_of(one)} - {-1, s.side(one)}
            assert not portals or one == s.walker


@pytest.mark.parametrize("seed", range(60, 64))
def test_a_fight_goes_on_alike_after_it_was_saved(seed: int) -> None:
    for i, (table, _) in enumerate(fought(seed)):
        if i % 5 == 0:
            again = deckhold.load(json.loads(json.dumps(table.game.dump())))
            assert again.fingerprint() == table.game.fingerprint()
            assert again.actions() == table.game.actions()


@pytest.mark.rule("AT-167")
@pytest.mark.parametrize("seed", range(80, 84))
def test_nobody_sees_in_a_fight_what_is_hidden(seed: int) -> None:
    for i, (table, _) in enumerate(fought(seed)):
        if i % 10 == 0:
            for seat in range(table.game.seats):
                assert table.game.view(seat) == table.game.determinize(seat, 5).view(seat)


@pytest.mark.parametrize("seed", range(100, 104))
def test_no_two_answers_in_a_fight_have_the_same_words(seed: int) -> None:
    for i, (table, _) in enumerate(fought(seed)):
        if i % 3 == 0:
            for lang in ("en", "ru"):
                said = [table.game.label(action, lang) for action in table.game.actions()]
                assert len(set(said)) == len(said), said
