"""Positions that are edited, saved and loaded; what a seat cannot know stays unknown."""

from collections.abc import Callable
from typing import Any

import pytest

import deckhold
from games.ascension_tactics.battle import battle, raid


def edited(change: Callable[[Any], object]) -> dict[str, Any]:
    data: Any = battle("kehmep@0,0", "rakar@2,0", power=3).game.dump()
    change(data["position"])
    return dict(data)


REFUSED: list[tuple[Callable[[Any], object], str]] = [
    (lambda p: p.update(glory=[1]), "position.glory: 2 numbers are wanted, not 1"),
    (lambda p: p.update(earned=[0]), "position.earned: 14 numbers are wanted, not 1"),
    (lambda p: p.update(first=2), "position.first: there are only 2 sides"),
    (lambda p: p.update(turn=2), "position.turn: there are only 2 sides"),
    (lambda p: p.update(turn=4), "position.turn: villains have turns only in a campaign"),
    (lambda p: p.update(turn=1), "position.speaker: it is the turn of 1"),
    (lambda p: p.update(attacked=["apprentice#1"]), r"position.attacked\[0\]: apprentice#1 is no champion"),
    (lambda p: p.update(walker="apprentice#1"), "position.walker: apprentice#1 is no champion"),
    (lambda p: p.update(damage={"jirra#1": 1}), "position.damage.jirra#1: it is not on the battlefield"),
    (lambda p: p.update(lit={"@0,1": 0}), "position.lit.@0,1: no beacon is there"),
    (
        lambda p: p["terrain"].update(portal=["@0,5"]),
        "position.terrain.portal: love-lives-forever has no portal at @0,5",
    ),
    (
        lambda p: p["bearer"].update({"shadow-blade#1": "kehmep#1"}),
        "position.bearer.shadow-blade#1: it lies elsewhere, not on a champion's card",
    ),
]


@pytest.mark.parametrize(("change", "problem"), REFUSED)
def test_nonsense_is_refused_with_its_place(change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        deckhold.load(edited(change))


@pytest.mark.parametrize("piece", ["green-target", "treasure-speed-1", "villain-belzepug"])
def test_pieces_of_the_battlefield_that_lie_nowhere_are_refused(piece: str) -> None:
    boss = "villain-belzepug@3,0"
    table = raid("jirra@0,0", boss, scenario="campaign-belzepug", caches="treasure-speed-1@2,0")
    data: Any = table.game.dump()
    del data["position"]["spots"][f"{piece}#1"]
    with pytest.raises(ValueError, match=f"position.spots: {piece}#1 is on no cell"):
        deckhold.load(data)


@pytest.mark.rule("AT-318", "AT-290")
def test_a_captive_with_a_kept_quest_can_be_saved() -> None:
    champions = ["jirra", "kehmep", "vyrak", "scrapbot"]
    kept = {"pools": "chosen", "champions": champions, "kept": ["jirra/first-blood"]}
    game = deckhold.new("ascension-tactics", 1, 3, {"scenario": "campaign-kythis", **kept})
    game.apply(next(one for one in game.actions() if game.explain(one)["subject"] == "jirra#1"))
    data: Any = game.dump()
    assert "jirra#1" in data["position"]["captives"]
    again: Any = deckhold.load(data).dump()
    assert again["position"]["bearer"]["first-blood#1"] == "jirra#1"


def test_what_an_ambush_gave_is_told_alike_after_its_card_was_shuffled() -> None:
    row = "computing-node arha-novice void-supplicant gear-apprentice grove-initiate briar-runner"
    cards = {"hand": "arha-novice#2", "deck": "", "discard": "militia mystic*6 heavy-infantry*6"}
    table = battle("scrapbot", center_row=row, runes=4, **cards)
    table.do("buy computing-node", "option 0", "play arha-novice")
    assert "computing-node" in table["deck"]
    for seed in range(8):
        assert table.game.determinize(0, seed).view(0) == table.game.view(0)
