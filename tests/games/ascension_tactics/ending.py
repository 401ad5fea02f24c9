"""Positions of the campaign just before its scenarios end."""

from typing import Any

import deckhold

GAME = "ascension-tactics"
SCENARIOS = ["campaign-rat-king", "campaign-belzepug", "campaign-rakar", "campaign-kythis"]
POOLS = ["jirra", "kehmep", "aria-redforge", "vyrak", "loremaster", "scrapbot", "fox-minstrel", "sadranis"]
SIZES = {1: 4, 2: 3, 3: 2, 4: 2}
BESIDE_SHRINES = {"jirra": "@-2,2", "kehmep": "@2,2", "aria-redforge": "@1,-2", "vyrak": "@5,-2"}
QUESTS = ["first-blood", "overclock", "hunters-oath"]


def options(seats: int, scenario: str = SCENARIOS[0], **more: Any) -> dict[str, Any]:
    """A scenario with pools named."""
    return {"scenario": scenario, "pools": "chosen", "champions": POOLS[: SIZES[seats] * seats], **more}


def nearly_won(seats: int = 1, quests: int = 1, glory: int = 39, **more: Any) -> deckhold.Game:
    """The players' turn, all shrines theirs; 40 glory win. The first champion of each seat has so many quests."""
    game = deckhold.new(GAME, seats=seats, seed=1, options=options(seats, first=0, **more))
    while (decision := game.decision) is not None and decision.kind != "main":
        game.apply(game.actions()[0])
    data: Any = game.dump()
    position = data["position"]
    position["glory"] = [glory]
    for seat, player in enumerate(position["players"]):
        champion = POOLS[SIZES[seats] * seat]
        for quest in QUESTS[seat * quests : (seat + 1) * quests]:
            for pile in (position["quest_deck"], *[one["discard"] for one in position["players"]]):
                if f"{quest}#1" in pile:
                    pile.remove(f"{quest}#1")
            player["attached"].append(f"{quest}#1")
            position["bearer"][f"{quest}#1"] = f"{champion}#1"
    for champion, cell in BESIDE_SHRINES.items():
        position["spots"][f"{champion}#1"] = cell
    return deckhold.load(data)


def won(seats: int = 1, quests: int = 1, **more: Any) -> deckhold.Game:
    """The same, ended: each seat says that it is done."""
    game = nearly_won(seats, quests, **more)
    for _ in range(seats):
        game.apply(game.actions()[-1])
    assert game.over
    return game


def teams_before_the_last_turn() -> deckhold.Game:
    """Two against two: a turn of the second team, then the first, seats 0 and 2, wins by a shrine at the end of its."""
    champions = [*POOLS, "muse-of-rebirth", "canon-templar", "soul-catcher", "emma-ironheart"]
    chosen = {"scenario": "love-lives-forever", "pools": "chosen", "champions": champions, "first": 1}
    data: Any = deckhold.new(GAME, seats=4, seed=1, options=chosen).dump()
    data["position"]["glory"] = [29, 0]
    data["position"]["spots"]["jirra#1"] = "@4,-3"  # next to a shrine that the others cannot reach in one turn
    return deckhold.load(data)
