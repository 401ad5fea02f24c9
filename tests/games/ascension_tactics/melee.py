"""Positions made by chance: champions of all kinds close together, with gear, quests, souls, treasures and terrain.

Games seldom come so far. What holds for every position is asked of these too.
"""

import random
from typing import Any

from deckhold import games
from deckhold.games.ascension_tactics.scenarios import BY_ID, CELLS, TEAMS
from games.ascension_tactics.battle import Battle, battle, raid

BATTLES = [
    ("love-lives-forever", 2),
    ("love-lives-forever", 4),
    ("spires-of-souls", 2),
    ("spires-of-souls-3", 3),
    ("twilight-of-the-idols", 3),
    ("infernal-battle", 4),
    ("war-gates", 2),
    ("circle-of-stones", 2),
]
RAIDS = [("campaign-rat-king", 2), ("campaign-belzepug", 1), ("campaign-rakar", 2), ("campaign-kythis", 3)]
SINS = ["wrath", "sloth", "pride", "lust", "envy", "gluttony"]
FLEAS = ["-4,0", "-4,1", "-3,-1", "-3,0"]  # where the villain Belzepug lies
NOT_ALONE = ["belzepug", "demon-pug-pack"]  # they stand on several cells, or come in threes
MINIONS = ["lost-shade", "repair-drone", "nightmare-wisp", "giant-rat", "giant-rat", "devil-rat"]


class Melee:
    """One position in the making."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        raided = self.chance.random() < 0.4
        self.scenario, self.seats = self.chance.choice(RAIDS if raided else BATTLES)
        info = BY_ID[self.scenario]
        named = [f"{q},{r}" for q, r in CELLS]
        radius = self.chance.choice([3, 4])
        middle = [name for name, (q, r) in zip(named, CELLS, strict=True) if max(abs(q), abs(r), abs(q + r)) <= radius]
        self.cells = [name for name in middle if info.map.portals[named.index(name)] < 0 and name not in FLEAS]
        self.chance.shuffle(self.cells)
        self.given: dict[str, Any] = {}
        self.spots = self.cells.copy()
        self.chance.shuffle(self.spots)
        defs = [one for one in games.info("ascension-tactics").table({}).defs for _ in range(one.copies)]
        groups = ["start-champion", "special"] if raided else ["start-champion", "special", "center"]
        self.champions = self.shuffled([one.id for one in defs if one.kind == "champion" and one.group in groups])
        self.champions = [id for id in self.champions if id not in NOT_ALONE]
        if raided:
            fallen = ["corrosive-widow", "ravenous-gorph", "rat-king", "sordid-asp", "rakar"]
            self.champions = [id for id in self.champions if id not in fallen]
        self.constructs = self.shuffled([one.id for one in defs if one.kind == "construct"])
        self.quests = self.shuffled([one.id for one in defs if one.kind == "quest"])
        self.heroes = self.shuffled([one.id for one in defs if one.kind == "hero" and one.group == "center"])
        self.treasures = self.shuffled([one.id for one in defs if one.kind == "treasure"])

    def shuffled(self, ids: list[str]) -> list[str]:
        self.chance.shuffle(ids)
        return ids

    def some(self, pile: list[str], least: int, most: int) -> list[str]:
        return [pile.pop() for _ in range(self.chance.randint(least, most))]

    def terrain(self) -> None:
        info = BY_ID[self.scenario]
        cells = self.cells.copy()
        self.given["forest"] = " ".join(self.some(cells, 0, 6))
        self.given["corrupted"] = " ".join(self.some(cells, 0, 4))
        self.given["shrine"] = " ".join(self.some(cells, 1, 2))
        if info.war_gates or info.sacred:
            self.given["enchanted"] = " ".join(self.some(cells, 4, 6))
        if not info.campaign and not info.tokens:
            self.given["beacon"] = " ".join(self.some(cells, 2, 2))

    def pool(self) -> str:
        """Champions of a seat, most of them on the battlefield, and a minion or two."""
        out: list[str] = []
        for champion in self.some(self.champions, 2, 4):
            spot = f"@{self.spots.pop()}" if self.chance.random() < 0.8 else ""
            out.append(champion + spot + self.chance.choice(["", "", "", "!", "^1"]))
            out += [f"+{construct}" for construct in self.some(self.constructs, 0, self.chance.choice([0, 1, 2]))]
            out += [f"+{quest}" for quest in self.some(self.quests, 0, self.chance.choice([0, 0, 1]))]
        out += [f"{minion}@{self.spots.pop()}" for minion in self.chance.sample(MINIONS, self.chance.choice([0, 1, 2]))]
        return " ".join(out)

    def villains(self) -> str:
        """The villains of the scenario, most of them on the battlefield."""
        ids = list(BY_ID[self.scenario].villains)
        if self.scenario == "campaign-kythis":
            hosts = [f"villain-damned-{sin}" for sin in self.chance.sample(SINS, 3)]
            ids += hosts
            self.given["colour"] = dict(zip(hosts, ["blue", "yellow", "green"], strict=True))
        out: list[str] = []
        for id in ids:
            spot = FLEAS[0] if id == "villain-belzepug" else self.spots.pop()
            there = id in ("villain-belzepug", "villain-rakar") or self.chance.random() < 0.8
            out.append(f"{id}#1@{spot}" if there else f"{id}#1")
            out += [f"+{construct}" for construct in self.some(self.constructs, 0, 1)]
        return " ".join([*out, *[f"villain-giant-rat@{self.spots.pop()}" for _ in range(self.chance.choice([0, 2]))]])

    def lay(self) -> Battle:
        self.terrain()
        pools = [self.pool() for _ in range(self.seats)]
        for seat in range(self.seats):
            self.given[f"hand_{seat}"] = " ".join([*self.some(self.heroes, 1, 4), *self.some(self.constructs, 0, 1)])
            self.given[f"treasures_{seat}"] = " ".join(self.some(self.treasures, 0, 3))
            self.given[f"power_{seat}"] = self.chance.randint(3, 12)
            self.given[f"runes_{seat}"] = self.chance.randint(0, 8)
        self.given["caches"] = " ".join(f"{treasure}@{self.cells[i]}" for i, treasure in enumerate(self.treasures[:3]))
        info = BY_ID[self.scenario]
        if info.campaign:
            schemes = [one.id for one in games.info("ascension-tactics").table({}).defs if one.kind == "scheme"]
            self.given["schemes"] = " ".join(self.chance.sample(schemes, 4))
            self.given["threat"] = self.chance.randint(0, 16)
            if info.hoard:
                self.given["purse"] = {"villain-rakar#1": self.chance.choice([0, 3, 20])}
            return raid(*pools, self.villains(), seats=self.seats, scenario=self.scenario, **self.given)
        options: dict[str, object] = {"pools": "draft"} if info.modes[self.seats] == TEAMS else {}
        emptied = {"draft_row": "", "draft_deck": ""}
        return battle(*pools, seats=self.seats, scenario=self.scenario, options=options, **emptied, **self.given)


def melee(seed: int) -> Battle:
    """A position: the same one for the same seed."""
    return Melee(seed).lay()
