"""What the scenarios of Shades of Tezla are about: how far it is done, and what that is worth (29.12 to 29.15)."""

from typing import Final

from mypy_extensions import i64

from deckhold.games.mage_knight.scenarios import (
    GRAVEYARD_SCORE,
    GRAVEYARDS_SEALED,
    LEADERS_SCORE,
    RELIC_FOUND,
    RELIC_SCORE,
    VALLEY_SCORE,
)
from deckhold.games.mage_knight.state.ground import shielded_sites
from deckhold.games.mage_knight.state.leaders import best_shield, defeated, shields_of
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import DUMMY_DECK, NOBODY
from deckhold.games.mage_knight.terms import (
    ELEMENTALISTS,
    FACTIONS,
    GLADE,
    GRAVEYARD,
    RUINED_CITY,
    moments,
)

# How a game together or alone ends: won, lost.
VERDICTS: Final = {
    LEADERS_SCORE: ("both-leaders", "leaders-stand"),
    GRAVEYARD_SCORE: ("realm-closed", "realm-open"),
    VALLEY_SCORE: ("priestess", "priestess-stands"),
    RELIC_SCORE: ("relic", "relic-lost"),
}
FOE_TITLE: Final = 5  # of the greatest foe of a faction
SHARED_TITLE: Final = 2  # where nothing tells rivals apart, as with other titles


# -- how far it is done ------------------------------------------------------------------------------------------------


def graveyards(s: Mage) -> int:
    """How many graveyards there are to seal: those of the tile deck, or more where further tiles brought some."""
    found = s.site.count(GRAVEYARD)
    return max(found, s.numbers.glades)


def sealed(s: Mage) -> int:
    """How many graveyards bear a shield."""
    n = 0
    for cell in range(s.cells.size):
        if s.site[cell] == GRAVEYARD and s.shields[cell]:
            n += 1
    return n


def parts_of(s: Mage, seat: i64) -> int:
    """The parts of the relic that a hero has found."""
    return len(shielded_sites(s, seat, moments(RUINED_CITY)))


def parts_found(s: Mage) -> int:
    return sum([parts_of(s, seat) for seat in range(s.seats)])


def leaders_beaten(s: Mage) -> int:
    return sum([1 for faction in s.scenario.factions if defeated(s, faction)])


def task_done(s: Mage) -> bool:
    """Whether the scenario's task is done (MX-430, MX-448, MX-465, MX-482)."""
    if s.scenario.end == RELIC_FOUND:
        return parts_found(s) == s.numbers.cities
    if leaders_beaten(s) < len(s.scenario.factions):
        return False
    return s.scenario.end != GRAVEYARDS_SEALED or sealed(s) == graveyards(s)


# -- against each other ------------------------------------------------------------------------------------------------


def greatest_foes(s: Mage) -> list[tuple[str, list[int]]]:
    """What each seat gets as the greatest foe of a faction (MX-432, MX-450, MX-467)."""
    return [(f"foe-{FACTIONS[faction]}", foe_title(s, faction)) for faction in s.scenario.factions]


def foe_title(s: Mage, faction: i64) -> list[int]:
    """Most shields on places and the leader of a faction; of equals the one whose shield lies on the highest level."""
    places = moments(GLADE if faction == ELEMENTALISTS else GRAVEYARD)
    totals = [len(shielded_sites(s, seat, places)) + shields_of(s, faction, seat) for seat in range(s.seats)]
    most = max(totals)
    out = [0] * len(totals)
    if most == 0:
        return out
    best = [seat for seat in range(len(totals)) if totals[seat] == most]
    highest = max([best_shield(s, faction, seat) for seat in best])
    best = [seat for seat in best if best_shield(s, faction, seat) == highest]
    for seat in best:
        out[seat] = FOE_TITLE if len(best) == 1 else SHARED_TITLE
    return out


# -- together and alone ------------------------------------------------------------------------------------------------


def reached(s: Mage) -> list[tuple[str, int]]:
    """What the task is worth to those who share it (MX-433, MX-434, MX-451, MX-452, MX-468, MX-469, MX-485, MX-486)."""
    scoring = s.scenario.scoring
    done = task_done(s)
    company = s.seats > 1
    if scoring == RELIC_SCORE:
        everybody = company and min([parts_of(s, seat) for seat in range(s.seats)]) > 0
        return [
            ("parts", 5 * parts_found(s)),
            ("parts-each", 5 if everybody else 0),
            ("parts-all", 10 if done else 0),
            *time_left(s, False),
        ]
    beaten = leaders_beaten(s)
    marks = [sum([1 for faction in s.scenario.factions if shields_of(s, faction, seat)]) for seat in range(s.seats)]
    fewest = min(marks) if company else 0
    if scoring == LEADERS_SCORE:
        out = [
            ("beaten-leaders", 10 * beaten),
            ("both-leaders", 15 if done else 0),
            ("mark-each", 10 if fewest >= 1 else 0),
            ("marks-both", 15 if fewest == 2 else 0),
        ]
    elif scoring == GRAVEYARD_SCORE:
        out = [
            ("graveyards", 5 * sealed(s)),
            ("necromancer", 10 * beaten),
            ("realm", 10 if done else 0),
            ("mark-leader", 20 if fewest else 0),
        ]
    else:
        out = [("priestess", 20 * beaten), ("mark-leader", 20 if fewest else 0)]
    return out + time_left(s, True)


def time_left(s: Mage, rounds: bool) -> list[tuple[str, int]]:
    """What time that was not needed is worth (MK-597, MK-606, MX-411)."""
    out = [("rounds-left", 30 * (s.numbers.rounds - int(s.round)))] if rounds else []
    return [*out, ("dummy-deck", len(s.zones[DUMMY_DECK])), ("in-time", 5 if s.announced == NOBODY else 0)]


def counters(s: Mage) -> dict[str, int]:
    """What the table shows of the task."""
    out: dict[str, int] = {}
    for faction in s.scenario.factions:
        if not defeated(s, faction):
            level = s.leader_level[faction] if s.leader_start[faction] else s.numbers.levels[0]
            out[f"leader-{FACTIONS[faction]}"] = level
    if s.scenario.graveyards:
        out["graveyards-sealed"] = sealed(s)
    if s.scenario.end == RELIC_FOUND:
        out["parts-found"] = parts_found(s)
    return out


def limits(s: Mage) -> dict[str, int]:
    """How much of these there is to be done."""
    out: dict[str, int] = {}
    if s.scenario.graveyards:
        out["graveyards-sealed"] = graveyards(s)
    if s.scenario.end == RELIC_FOUND:
        out["parts-found"] = s.numbers.cities
    return out
