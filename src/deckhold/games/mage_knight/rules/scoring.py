"""The end of a game: achievements, titles, and who has won (24.4, 24.5, section 26)."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.core import Outcome
from deckhold.games.mage_knight.definitions import CORE, Tile
from deckhold.games.mage_knight.options import LOWEST
from deckhold.games.mage_knight.rules.goals import (
    VERDICTS,
    greatest_foes,
    parts_of,
    reached,
    task_done,
    time_left,
)
from deckhold.games.mage_knight.scenarios import (
    BATTLES,
    CITY_FOUND,
    CITY_SCORE,
    COOPERATIVE_SCORE,
    DUNGEON_SCORE,
    HOLD_SCORE,
    MINE_SCORE,
    RACES,
    RELIC_SCORE,
    RETURN_SCORE,
    SOLO_SCORE,
    VOLKARE_SCORE,
)
from deckhold.games.mage_knight.state.general import beaten
from deckhold.games.mage_knight.state.ground import (
    PORTAL_CELL,
    UNDERGROUND,
    city_conquered,
    leader_of,
    main_city,
    shielded_sites,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.secrets import picked_member, show_members
from deckhold.games.mage_knight.state.tiles import has_city
from deckhold.games.mage_knight.state.world import SEVEN
from deckhold.games.mage_knight.state.zones import (
    ASIDE,
    BANNERS,
    DECK,
    DISCARD,
    DUMMY_DECK,
    FACTION_TOKENS,
    HAND,
    HUNTED,
    LAID,
    NOBODY,
    PLAYED,
    STORED,
    UNITS,
)
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ADVENTURE_SITES,
    ARTIFACT,
    BASICS,
    KEEP,
    MAGE_TOWER,
    MINES,
    MONASTERY,
    SPELL,
    WOUND,
    moments,
)

OWN_CARDS: Final = [HAND, DECK, DISCARD, PLAYED, ASIDE, STORED, BANNERS]  # MK-700
CONQUESTS: Final = moments(KEEP, MAGE_TOWER, MONASTERY)

# What titles are worth: alone, and for each of several (MK-545, MK-547).
TITLE: Final = (3, 1)
GREAT_TITLE: Final = (5, 2)
RELIC_TITLE: Final = (4, 2)
NO_TITLE: Final = (0, 0)

VOLKARE_BONUS: Final = [30, 40, 50]  # by battle level
RACE_FACTOR: Final = [2, 3, 4]  # by race level, in halves


@final
class Achievement:
    """What each seat has in one category. `worst`: less is counted, as for wounds; `scored`: not the title alone."""

    def __init__(
        self, key: str, values: list[int], title: tuple[int, int], worst: bool = False, scored: bool = True
    ) -> None:
        self.key = key
        self.values = values
        self.title = title
        self.worst = worst
        self.scored = scored

    def counted(self, side: tuple[int, ...], lowest: bool) -> int:
        """The result of a side: its best member's, for wounds its worst (MK-537, MK-606, MK-607)."""
        values = [self.values[seat] for seat in side]
        return min(values) if self.worst or lowest else max(values)

    def titles(self, sides: tuple[tuple[int, ...], ...]) -> list[int]:
        """What the title brings each side; nothing for nothing (MK-545, MK-546, MK-Q34)."""
        results = [self.counted(side, False) for side in sides]
        first = min(results) if self.worst else max(results)
        if first == 0:
            return [0] * len(sides)
        alone, tied = self.title
        prize = alone if results.count(first) == 1 else tied
        return [(-prize if self.worst else prize) if result == first else 0 for result in results]


# -- what is counted ---------------------------------------------------------------------------------------------------


def achievements(s: Mage) -> list[Achievement]:
    """The categories of the scenario, with what each seat has in them."""
    seats = range(s.seats)
    dungeons = s.scenario.scoring == DUNGEON_SCORE
    out = [
        Achievement(
            "knowledge", [2 * owned(s, seat, SPELL) + owned(s, seat, ADVANCED_ACTION) for seat in seats], TITLE
        ),
        Achievement("leader", [leadership(s, seat) for seat in seats], TITLE),
        Achievement("adventurer", [adventures(s, seat) for seat in seats], NO_TITLE if dungeons else TITLE),
        Achievement("loot", [loot(s, seat) for seat in seats], TITLE),
        Achievement("conqueror", [conquests(s, seat) for seat in seats], TITLE),
        Achievement("beating", [-2 * owned(s, seat, WOUND) for seat in seats], TITLE, worst=True),
    ]
    if dungeons:
        found = [len(shielded_sites(s, seat, UNDERGROUND)) for seat in seats]
        out.append(Achievement("dungeon-crawler", found, GREAT_TITLE, scored=False))
    if s.scenario.scoring == RELIC_SCORE and not s.scenario.together:  # MX-484
        out.append(Achievement("relic-hunter", [4 * parts_of(s, seat) for seat in seats], RELIC_TITLE))
    if s.scenario.scoring == MINE_SCORE:
        out.append(Achievement("liberator", [mines(s, seat) for seat in seats], GREAT_TITLE))
    if s.scenario.scoring == CITY_SCORE:
        out.append(Achievement("city-conqueror", [cities(s, seat) for seat in seats], GREAT_TITLE))
    return out


def owned(s: Mage, seat: i64, kind: str) -> int:
    """How many deed cards of a kind a seat has, wherever they are (MK-538, MK-700)."""
    n = 0
    for zone in OWN_CARDS:
        for card in s.at(zone, seat):
            if s.definitions[card].kind == kind:
                n += 1
    return n


def leadership(s: Mage, seat: i64) -> int:
    """The levels of units; of a wounded one half (MK-540)."""
    n: i64 = 0
    for unit in s.at(UNITS, seat):
        level = s.unit(unit).level
        n += level // 2 if s.hurt[unit] else level
    return n


def adventures(s: Mage, seat: i64) -> int:
    """2 for each adventure site; in Dungeon Lords 4 for those underground (MK-541, MK-638)."""
    n = 2 * len(shielded_sites(s, seat, ADVENTURE_SITES))
    if s.scenario.scoring == DUNGEON_SCORE:
        n += 2 * len(shielded_sites(s, seat, UNDERGROUND))
    return n


def conquests(s: Mage, seat: i64) -> int:
    """2 for each keep, tower and monastery, 1 for each shield of a hunt around the camp (MK-543, MX-182)."""
    hunts = [1 for entry in s.lasting if entry.op is HUNTED and entry.seat == seat]
    return 2 * len(shielded_sites(s, seat, CONQUESTS)) + len(hunts)


def loot(s: Mage, seat: i64) -> int:
    """MK-542."""
    crystals = sum(s.crystals[seat * BASICS : (seat + 1) * BASICS])
    return 2 * owned(s, seat, ARTIFACT) + crystals // 2


def mines(s: Mage, seat: i64) -> int:
    """4 for a liberated mine, 7 on a core tile (MK-620)."""
    n = 0
    for cell in shielded_sites(s, seat, MINES):
        n += 7 if s.definitions[s.tile_at[cell // SEVEN]].back == CORE else 4
    return n


def cities(s: Mage, seat: i64) -> int:
    """7 for a city that one leads, 4 for another with a shield of one's own; conquered ones only (MK-547, MK-Q89).

    The camp is one of them (MX-181).
    """
    n = 0
    for colour in conquered_cities(s):
        if leader_of(s, colour) == seat:
            n += 7
        elif seat in s.city_row[colour]:
            n += 4
    return n


def conquered_cities(s: Mage) -> list[int]:
    """The colours of conquered cities; a megapolis is one (MK-567)."""
    out: list[int] = []
    for colour in range(len(s.city_cell)):
        cell = s.city_cell[colour]
        if cell >= 0 and main_city(s, cell) == colour and city_conquered(s, cell):
            out.append(colour)
    return out


def city_tiles(s: Mage) -> int:
    """How many tiles with a city lie on the map."""
    n = 0
    for card in s.zones[LAID]:
        tile = s.definitions[card]
        if isinstance(tile, Tile) and has_city(s, tile):
            n += 1
    return n


def all_conquered(s: Mage) -> bool:
    """Whether every city of the scenario was found and conquered (MK-585)."""
    return city_tiles(s) == s.numbers.cities and len(conquered_cities(s)) == s.numbers.cities


# -- scores ------------------------------------------------------------------------------------------------------------


def parts(s: Mage, side: tuple[int, ...]) -> list[tuple[str, int]]:
    """What the score of a side consists of."""
    scoring = s.scenario.scoring
    if scoring == RETURN_SCORE:
        return [("portal", 1 if at_portal(s, picked_member(s, side)) else 0)]
    if scoring == HOLD_SCORE:  # MK-649
        return [("keeps", 3 * marked(s, side, moments(KEEP))), ("towers", 2 * marked(s, side, moments(MAGE_TOWER)))]
    lowest = s.options["achievements"] == LOWEST
    staying = [seat for seat in side if not s.out[seat]] or list(side)  # MX-Q29
    out = [("fame", min([s.fame[seat] + len(s.at(FACTION_TOKENS, seat)) for seat in staying]))]  # MK-537, MX-384
    for one in achievements(s):
        if one.scored:
            out.append((one.key, one.counted(side, lowest)))
        if len(s.sides) > 1:
            out.append((f"title-{one.key}", one.titles(s.sides)[s.sides.index(side)]))
    if scoring in (SOLO_SCORE, COOPERATIVE_SCORE):
        out.extend(against_time(s))
    elif scoring in VERDICTS:
        if s.scenario.together:
            out.extend(reached(s))
        else:
            out.extend([(key, values[side[0]]) for key, values in greatest_foes(s)])
    if scoring == VOLKARE_SCORE:
        out.extend(against_volkare(s))
    return out


def against_volkare(s: Mage) -> list[tuple[str, int]]:
    """20 for the city, or 5 for each one on the way; more if he was beaten, the sooner the better (MX-281, MX-282)."""
    march = s.scenario.march
    assert march is not None
    bonus = 0
    if beaten(s):
        bonus = VOLKARE_BONUS[BATTLES.index(str(s.options["volkare-level"]))] + 2 * len(s.zones[DUMMY_DECK])
        bonus = bonus * RACE_FACTOR[RACES.index(str(s.options["volkare-race"]))] // 2
    return [("cities", (20 if march.to_city else 5) * len(conquered_cities(s))), ("volkare", bonus)]


def against_time(s: Mage) -> list[tuple[str, int]]:
    """What a game alone or together brings besides: cities, and how early they fell (MK-597, MK-606)."""
    taken = conquered_cities(s)
    everybody_leads = s.seats > 1 and len({leader_of(s, colour) for colour in taken} - {NOBODY}) == s.seats
    return [
        ("cities", 10 * len(taken)),
        ("leaders", 10 if everybody_leads else 0),
        ("all-cities", 15 if all_conquered(s) else 0),
        *time_left(s, True),
    ]


def marked(s: Mage, side: tuple[int, ...], sites: i64) -> int:
    return sum([len(shielded_sites(s, seat, sites)) for seat in side])


def at_portal(s: Mage, seat: i64) -> bool:
    return not s.out[seat] and s.where(seat) == PORTAL_CELL


# -- outcome -----------------------------------------------------------------------------------------------------------


def finish(s: Mage) -> None:
    """The game is over: the best sides win, if anybody does; a side's score is that of all its members."""
    show_members(s)
    points = [sum([n for _, n in parts(s, side)]) for side in s.sides]
    reason, won = verdict(s, points)
    scores = [0] * int(s.seats)
    winners: list[int] = []
    for i, side in enumerate(s.sides):
        for seat in side:
            scores[seat] = points[i]
            if won and points[i] == max(points):
                winners.append(seat)
    s.finish(Outcome(tuple(scores), tuple(sorted(winners)), reason, {}))


def lost(s: Mage, reason: str) -> None:
    """All have lost, at once."""
    points = [sum([n for _, n in parts(s, side)]) for side in s.sides]
    s.finish(Outcome((points[0],) * int(s.seats), (), reason, {}))


def verdict(s: Mage, points: list[int]) -> tuple[str, bool]:
    """How it ended, and whether the best have won."""
    scoring = s.scenario.scoring
    if scoring == VOLKARE_SCORE:  # MX-278, MX-325, MX-Q27
        return ("volkare-beaten", True) if beaten(s) else ("volkare-stands", False)
    if scoring == RETURN_SCORE:  # MK-654
        return ("returned", True) if any(points) else ("nobody-returned", False)
    if scoring == HOLD_SCORE:  # a tie has no winner (MK-649)
        return ("held", True) if points.count(max(points)) == 1 else ("held-alike", False)
    if scoring in (SOLO_SCORE, COOPERATIVE_SCORE):  # MK-596, MK-605
        return ("cities", True) if all_conquered(s) else ("cities-stand", False)
    if scoring in VERDICTS:
        done = task_done(s)
        if not s.scenario.together:
            return "task-done" if done else "task-undone", True
        won, lost = VERDICTS[scoring]
        return (won, True) if done else (lost, False)
    if s.seats == 1 and s.scenario.end == CITY_FOUND:
        return ("city-found", True) if city_tiles(s) else ("city-hidden", False)
    return "fame", True
