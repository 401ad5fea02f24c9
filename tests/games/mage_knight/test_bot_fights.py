"""The combat solver against a search of everything: no fight ends worse than the hand allows."""

import random
from statistics import mean
from typing import cast

import pytest

from deckhold import games
from deckhold.bots.simple import GreedyBot
from deckhold.engine.bits import has
from deckhold.engine.search import follow
from deckhold.games.mage_knight.bot.combats import position_key
from deckhold.games.mage_knight.bot.fights import Solver
from deckhold.games.mage_knight.bot.values import own_worth
from deckhold.games.mage_knight.definitions import Enemy, MageCard, Unit
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DISCARD, PLAYED
from deckhold.games.mage_knight.terms import ADVANCED_ACTION, ARTIFACT, BASE, BASIC_ACTION, SPELL, SUMMON
from games.mage_knight.combat import Realm, fight

TOO_MANY = 60_000  # positions: a fight with more of them is not searched through
NO_LIMIT = 10**9


def random_fight(seed: int, cards: int) -> Realm:
    """A combat with so many cards at most, two dice and perhaps a unit against one enemy or two."""
    rng = random.Random(seed)
    box = [cast(MageCard, card) for card in games.info("mage-knight").table({"expansions": []}).card]
    box = [card for card in box if card.box == BASE]
    deeds = sorted({card.id for card in box if card.kind in (BASIC_ACTION, ADVANCED_ACTION)})
    foes = sorted({card.id for card in box if isinstance(card, Enemy) and not has(card.traits, SUMMON)})
    units = sorted({card.id for card in box if isinstance(card, Unit)})
    hand = rng.sample(deeds, rng.randint(1, cards))
    against = rng.sample(foes, rng.choice([1, 1, 2]))
    return fight(
        " ".join(foe + rng.choice(["", "", "/site"]) for foe in against),
        "ranged",
        hand=" ".join(hand),
        dice=" ".join(rng.choices(["red", "blue", "green", "white", "gold"], k=2)),
        units=rng.choice(["", "", rng.choice(units)]),
        level=rng.choice([1, 3, 5]),
    )


CRYSTALS = [{"red": 1, "blue": 1}, {"green": 1, "white": 1, "red": 1}, {"blue": 2, "white": 1}, {"red": 2, "green": 2}]


def large_fight(seed: int) -> Realm:
    """Five to eight cards and one to four units against three to six enemies of any kind."""
    rng = random.Random(seed)
    box = [cast(MageCard, card) for card in games.info("mage-knight").table({"expansions": []}).card]
    box = [card for card in box if card.box == BASE]
    basic = sorted({card.id for card in box if card.kind == BASIC_ACTION})
    better = sorted({card.id for card in box if card.kind in (ADVANCED_ACTION, SPELL, ARTIFACT)})
    foes = sorted({card.id for card in box if isinstance(card, Enemy) and card.armor > 0})
    units = sorted({card.id for card in box if isinstance(card, Unit)})
    cards = rng.randint(5, 8)
    hand = rng.sample(basic, cards - cards // 3) + rng.sample(better, cards // 3)
    against = rng.sample(foes, rng.choice([3, 4, 5, 6]))
    where = rng.choice(["", "/site", "/site"])
    return fight(
        " ".join(foe + where for foe in against),
        "ranged",
        hand=" ".join(hand),
        dice=" ".join(rng.choices(["red", "blue", "green", "white", "gold"], k=3)),
        units=" ".join(rng.sample(units, rng.randint(1, 4))),
        level=rng.choice([5, 6, 7, 8]),
        crystals=rng.choice(CRYSTALS),
    )


def best_end(start: Mage) -> float | None:
    """The worth of the best end that any order of play leads to; None if there are too many."""
    seen: set[tuple[object, ...]] = set()
    open_ones = [start.clone()]
    best = float("-inf")
    while open_ones:
        s = open_ones.pop()
        if not s.in_combat():
            best = max(best, own_worth(s, 0))
            continue
        piles = [tuple(sorted(s.table.kind[card] for card in s.at(zone, 0))) for zone in (PLAYED, DISCARD)]
        lasting = tuple((entry.op.address, entry.card, entry.a, entry.b) for entry in s.lasting)
        key = (*position_key(s, 0), *piles, lasting)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > TOO_MANY:
            return None
        answers = s.answers
        for action in answers[1:]:
            twin = s.clone()
            twin.take(action)
            open_ones.append(twin)
        s.take(answers[0])  # nobody needs it as it was
        open_ones.append(s)
    return best


@pytest.mark.parametrize("seed", range(24))
def test_the_solver_finds_the_best_end_of_a_fight(seed: int) -> None:
    start = random_fight(seed, 2).s
    assert Solver(0, NO_LIMIT).solve(start.clone()) == pytest.approx(best_end(start))


def test_it_tells_apart_what_points_may_be_spent_as() -> None:
    """Influence that counts as fire block and influence that counts as ice block are not the same position."""
    start = random_fight(1001, 5).s
    assert Solver(0, NO_LIMIT).solve(start.clone()) == pytest.approx(best_end(start))


def test_it_tells_apart_what_was_lost_of_a_good_name() -> None:
    """Intimidate played for its attack costs reputation, played sideways it does not."""
    start = random_fight(1086, 5).s
    solver = Solver(0, NO_LIMIT)
    assert solver.solve(start.clone()) == pytest.approx(best_end(start))
    follow(start, solver.line)
    assert start.reputation[0] == 0


def test_it_lets_points_be_spent_that_a_card_makes_of_use() -> None:
    """Move points are no attack until Agility says so, and it need not be played before the others."""
    start = fight("prowlers", "attack", hand="stamina march agility", dice="red red red").s
    solver = Solver(0, NO_LIMIT)
    assert solver.solve(start.clone()) == pytest.approx(best_end(start))
    follow(start, solver.line)
    assert start.fame[0] == 2


def test_points_that_led_to_nothing_do_not_draw_further_cards_after_them() -> None:
    table = fight("swordsmen/site", "ranged", hand="fireball", strike={"ranged-physical": 2}, dice="red red red")
    assert table.game.explain(GreedyBot().choose(table.game))["verb"] == "end-phase"


def test_of_two_ways_that_come_to_the_same_it_does_less() -> None:
    table = fight("high-dragon", "attack", hand="", units="herbalists", turns_left=0)
    assert table.game.explain(GreedyBot().choose(table.game))["verb"] == "end-phase"


def test_its_line_leads_to_the_end_of_the_fight() -> None:
    s = random_fight(3, 5).s
    line = s.info.line(s)
    assert follow(s, line) == len(line) > 1
    assert not s.in_combat()


@pytest.mark.soak
@pytest.mark.parametrize("part", range(25))
def test_it_finds_it_in_a_thousand_fights_with_five_cards(part: int) -> None:
    """Part by part, some minutes each. Of the 1,100 fights about one in twelve has too many positions."""
    compared = 0
    for seed in range(1000 + 44 * part, 1044 + 44 * part):
        start = random_fight(seed, 5).s
        best = best_end(start)
        if best is not None:
            compared += 1
            assert Solver(0, NO_LIMIT).solve(start.clone()) == pytest.approx(best), f"seed {seed}"
    assert compared > 30


@pytest.mark.soak
def test_large_fights_are_not_taken_for_lost() -> None:
    """On average: -4.7 when this was written, and -29.6 while every answer was thought through by itself."""
    gains: list[float] = []
    for seed in range(24):
        start = large_fight(seed).s
        gains.append(Solver(0, 600).solve(start.clone()) - own_worth(start, 0))
    assert mean(gains) > -8.0


def test_within_few_positions_it_finds_a_good_end_of_a_large_fight() -> None:
    """Six enemies, five cards and three units: far too many orders of play to look at one by one."""
    start = fight(
        "swordsmen ice-dragon wolf-riders fire-mages-enemy medusa diggers",
        hand="threaten march promise battle-versatility fireball",
        units="altem-mages northern-monks catapults",
        dice="green blue blue",
        crystals={"red": 2, "green": 2},
        level=7,
    ).s
    before = own_worth(start, 0)
    solver = Solver(0, 600)
    assert solver.solve(start.clone()) > before + 10.0
    follow(start, solver.line)
    assert not start.in_combat()
    assert own_worth(start, 0) > before + 10.0


def test_with_few_positions_it_still_plays_a_fight_to_its_end() -> None:
    table = random_fight(3, 5)
    while table.s.in_combat():
        table.game.apply(GreedyBot().choose(table.game))
    assert not table.s.foes
