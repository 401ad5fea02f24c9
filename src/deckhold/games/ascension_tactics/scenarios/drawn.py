"""Maps of owners: pictures that take the place of the designed ones (docs/own-cards.md)."""

import json
from typing import Final

from deckhold.engine.fields import Reader
from deckhold.games.ascension_tactics.scenarios import (
    BEACON,
    BY_ID,
    CELLS,
    COLOURS,
    LORD_OF_FLEAS,
    PORTAL,
    RADIUS,
    SHRINE,
    TARGETS,
    TERRAIN,
    Map,
    Scenario,
    named,
)

KEPT_READY: Final = 20  # owners' sets of maps
# Campaign scenarios of which the rulebook does not tell how much terrain there is.
FREE: Final = ["campaign-rat-king", "campaign-belzepug", "campaign-kythis"]
TOKENS_A_COLOUR: Final = 3
TREASURE_TOKENS: Final = 26  # AT-007
ready: Final[dict[str, dict[str, Scenario]]] = {}


def scenario_for(options: dict[str, object], seats: int) -> Scenario:
    """The scenario of a table, on the owner's map where there is one."""
    scenario = named(options["scenario"], seats)
    own = options.get("cards")
    if not isinstance(own, dict) or "maps" not in own:
        return scenario
    key = json.dumps(own["maps"], sort_keys=True)
    if key not in ready:
        if len(ready) >= KEPT_READY:
            del ready[next(iter(ready))]
        ready[key] = read_maps(Reader(own["maps"], "cards.maps"))
    return ready[key].get(scenario.id, scenario)


def read_maps(item: Reader) -> dict[str, Scenario]:
    """The scenarios that get other maps; ValueError names the place of whatever is wrong."""
    out: dict[str, Scenario] = {}
    for one in item.items():
        for key in one.fields():
            if key not in ("scenario", "picture", "neutrals", "targets"):
                raise one.fail(f"{key!r} means nothing here; a map has scenario, picture, neutrals, targets")
        id = one.get("scenario").text()
        if id not in BY_ID:
            raise one.get("scenario").fail(f"{id!r} is no scenario; these are: {', '.join(BY_ID)}")
        if id in out:
            raise one.get("scenario").fail(f"{id!r} has a map already")
        out[id] = _read_map(one, BY_ID[id])
    return out


def _read_map(item: Reader, scenario: Scenario) -> Scenario:
    picture = item.get("picture")
    rows = [row.text() for row in picture.items()]
    try:
        chart = Map("\n".join(rows))
    except ValueError as error:
        raise picture.fail(str(error)) from None
    if scenario.id not in FREE:
        for name, wanted in counted(scenario.map).items():
            found = counted(chart)[name]
            if found != wanted:
                raise picture.fail(f"{scenario.id} has {wanted} of {name}, not {found}")  # AT-184
    _check_sides(picture, chart, scenario)
    _check_campaign(picture, chart, scenario)
    neutrals = _neutrals(item.get("neutrals"), scenario) if "neutrals" in item.fields() else scenario.neutrals
    targets = _targets(item.get("targets"), scenario) if "targets" in item.fields() else scenario.targets
    if scenario.mark and chart.portals[CELLS.index(targets[0])] != 0:  # AT-293
        raise item.fail("the red target lies on a portal of the players: 'targets' says where")
    taken = [cell for cell in range(len(CELLS)) if chart.terrain[cell] == PORTAL]
    for id, q, r in [*neutrals, *scenario.standing]:
        beside = LORD_OF_FLEAS if scenario.mark else []
        for cell in [(q, r), *[(q + x, r + y) for x, y in beside]]:
            if CELLS.index(cell) in taken:
                where = f"{cell[0]},{cell[1]}"
                raise item.fail(f"{id} cannot stand on {where}: that is a portal, or somebody stands there")
            taken.append(CELLS.index(cell))
    return scenario.redrawn("\n".join(rows), neutrals, targets)


def _check_sides(picture: Reader, chart: Map, scenario: Scenario) -> None:
    """Refuse portals and beacon tokens of colours that nobody plays, or too few and too many of the others."""
    for colour, name in enumerate(COLOURS):
        wanted = scenario.map.portals.count(colour)
        found = chart.portals.count(colour)
        if wanted and not found:
            raise picture.fail(f"there is no portal {colour + 1}, of {name}")
        if found and not wanted:
            raise picture.fail(f"nobody comes through portal {colour + 1}, of {name}, in {scenario.id}")
        if found != wanted and scenario.id not in FREE:
            raise picture.fail(f"{scenario.id} has {wanted} portals of {name}, not {found}")
        tokens = len([one for _, one in chart.tokens if one == colour])
        if tokens and not [one for _, one in scenario.map.tokens if one == colour]:
            raise picture.fail(f"nobody takes tokens of {name} in {scenario.id}")
        if tokens > TOKENS_A_COLOUR:
            raise picture.fail(f"there are only {TOKENS_A_COLOUR} {name} tokens")


def _check_campaign(picture: Reader, chart: Map, scenario: Scenario) -> None:
    """Refuse maps that lack what a scenario lives on, where the rulebook does not tell how much there is."""
    if len(chart.treasures) > TREASURE_TOKENS:
        raise picture.fail(f"there are only {TREASURE_TOKENS} treasures, not {len(chart.treasures)}")
    if scenario.campaign and SHRINE not in chart.terrain:
        raise picture.fail("there is no shrine")
    beacons = chart.terrain.count(BEACON)
    if scenario.captives and beacons != scenario.captives:
        raise picture.fail(f"{scenario.captives} beacons are wanted, one for each captive, not {beacons}")  # AT-318


def counted(chart: Map) -> dict[str, int]:
    """How much of everything lies on a map."""
    out = {f"{name} cells": chart.terrain.count(number) for number, name in enumerate(TERRAIN) if number}
    out["treasures"] = len(chart.treasures)
    out["beacon tokens"] = len(chart.tokens)
    return out


def _cell(item: Reader) -> tuple[int, int]:
    parts = item.text().split(",")
    cell = (99, 99)
    if len(parts) == 2 and parts[0].lstrip("-").isdigit() and parts[1].lstrip("-").isdigit():
        cell = (int(parts[0]), int(parts[1]))
    if cell not in CELLS:
        raise item.fail(f"{item.data!r} is no cell: two numbers from {-RADIUS} to {RADIUS} are wanted, as in '2,-3'")
    return cell


def _neutrals(item: Reader, scenario: Scenario) -> list[tuple[str, int, int]]:
    """Where the neutral champions stand: an object from the champion to its cells."""
    out: list[tuple[str, int, int]] = []
    wanted = [id for id, _, _ in scenario.neutrals]
    for id in item.fields():
        if id not in wanted:
            raise item.fail(f"{id!r} does not stand in {scenario.id}; there are: {', '.join(sorted(set(wanted)))}")
        for one in item.get(id).items():
            q, r = _cell(one)
            out.append((id, q, r))
    for id in wanted:
        found = len([one for one, _, _ in out if one == id])
        if found != wanted.count(id):
            raise item.fail(f"{wanted.count(id)} of {id} are wanted, not {found}")
    return out


def _targets(item: Reader, scenario: Scenario) -> list[tuple[int, int]]:
    """Where the target tokens of a campaign scenario lie."""
    if not scenario.campaign:
        raise item.fail(f"{scenario.id} has no targets")
    for key in item.fields():
        if key not in TARGETS:
            raise item.fail(f"{key!r} is not one of {', '.join(TARGETS)}")
    return [_cell(item.get(target)) for target in TARGETS]
