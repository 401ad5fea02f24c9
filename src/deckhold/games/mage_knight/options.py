"""Options about scenario, map and time: which there are, and which fit together (sections 24 to 26)."""

from typing import Final

from deckhold.engine.options import BadOption, Option
from deckhold.engine.text import Note
from deckhold.games.mage_knight.cards.heroes import heroes
from deckhold.games.mage_knight.scenarios import (
    BATTLES,
    CONQUERED,
    DRAWN,
    LAST,
    LOWEST_LEVEL,
    NO,
    ONE,
    RACES,
    RECOMMENDED,
    RUINED,
    SCENARIOS,
    SHAPES,
    SHUFFLED,
    TWO,
    YES,
    Scenario,
    number,
    printed_table,
    scenario_named,
)
from deckhold.games.mage_knight.state.world import FIXED, FIXED_MAPS
from deckhold.games.mage_knight.state.zones import GHOST_ATTACKS, STRONG_SEALS, TOP_LEVEL, WEAK_SEALS
from deckhold.games.mage_knight.terms import BASE, EXPANSIONS, LOST_LEGION, SHADES

# When it is night.
USUAL: Final = "usual"
NIGHT_ARRIVAL: Final = "night-arrival"  # MK-552
DARKNESS: Final = "darkness"  # MK-553

# How enemies come back.
RAMPAGE: Final = "rampage"  # MK-557
MORE_RAMPAGE: Final = "more-rampage"  # MK-559

# How decks grow besides (MK-562, MK-563).
UPGRADES: Final = "upgrades"
DRAFT: Final = "draft"

# Which results of achievements count for all (MK-606, MK-607).
BEST: Final = "best"
LOWEST: Final = "lowest"


# What is done with enemies of the factions that a scenario does not sort (MX-352).
MIXED: Final = "mixed"
INSTEAD: Final = "instead"
OUT: Final = "out"

# What a beaten enemy of a faction gives besides (MX-379, MX-385).
REWARD_TOKENS: Final = "tokens"
REWARD_FAME: Final = "fame"

# What restrains whoever is ahead (MX-194).
ENVY: Final = "envy"
HARDER_ENVY: Final = "harder-envy"

# Which levels bring a skill to heroes who begin on a higher one (MX-488, MX-Q25).
ODD_LEVELS: Final = "odd"
EVEN_LEVELS: Final = "even"


def yes_no(id: str, default: str = NO) -> Option:
    return Option(id, [NO, YES], default, advanced=True)


def world_options() -> list[Option]:
    return [
        Option("scenario", [RECOMMENDED, *[scenario.id for scenario in SCENARIOS]], RECOMMENDED),
        Option("expansions", [*EXPANSIONS], [], many=True),
        yes_no("teams"),
        yes_no("duels", YES),
        Option("map", [RECOMMENDED, *SHAPES], RECOMMENDED, advanced=True),
        yes_no("random-orientation"),
        yes_no("random-cities"),
        Option("camp", [NO, SHUFFLED, LAST, DRAWN], NO, advanced=True),
        Option("time", [USUAL, NIGHT_ARRIVAL, DARKNESS], USUAL, advanced=True),
        Option("rampage", [NO, RAMPAGE, MORE_RAMPAGE], NO, advanced=True),
        Option("city-levels", [], 0, low=-10, high=10, advanced=True),
        Option("megapolis", [NO, ONE, TWO], NO, advanced=True),
        Option("megapolis-level", [], 8, low=2, high=24, advanced=True, needs={"megapolis": [ONE, TWO]}),
        yes_no("epic"),
        yes_no("face-up"),
        yes_no("few-marks"),
        Option("achievements", [BEST, LOWEST], BEST, advanced=True),
        yes_no("interactive", YES),
        yes_no("interactive-combat"),
        yes_no("friendly-mana"),
        Option("faction-tokens", [MIXED, INSTEAD, OUT], MIXED, advanced=True),
        Option("faction-rewards", [REWARD_TOKENS, REWARD_FAME], REWARD_TOKENS, advanced=True),
        yes_no("ambush"),
        yes_no("pursuit"),
        Option("deckbuilding", [NO, UPGRADES, DRAFT], NO, advanced=True),
        Option("start-level", [], 0, low=0, high=TOP_LEVEL, advanced=True),
        Option("start-influence", [], 6, low=0, high=12, advanced=True),
        Option("start-skills", [ODD_LEVELS, EVEN_LEVELS], ODD_LEVELS, advanced=True),
        yes_no("offer-control"),
        Option("restraint", [NO, WEAK_SEALS, STRONG_SEALS, ENVY, HARDER_ENVY, GHOST_ATTACKS], NO, advanced=True),
        *volkare_options(),
    ]


def volkare_options() -> list[Option]:
    """How hard Volkare makes it (MX-213, MX-214, MX-185); the numbers are those of the levels unless they are named."""
    return [
        Option("volkare-level", [*BATTLES], BATTLES[0]),
        Option("volkare-race", [*RACES], RACES[0]),
        Option("volkare-army", [], 0, low=0, high=60, advanced=True),
        Option("volkare-wounds", [], 0, low=0, high=30, advanced=True),
        Option("volkare-waverers", [], 0, low=0, high=6, advanced=True),
        yes_no("volkare-change"),
    ]


def check_world(game: str, seats: int, options: dict[str, object]) -> None:
    """Refuse what does not fit the scenario."""
    scenario = scenario_named(options["scenario"], seats)
    if seats not in scenario.tables:
        allowed = ", ".join([str(n) for n in scenario.tables])
        problem = f"{scenario.id} is for {allowed} players, not {seats}"
        raise BadOption(game, "scenario", problem, Note("clash-scenario", {"seats": seats, "allowed": allowed}))
    chosen = options["expansions"]
    assert isinstance(chosen, list)
    there = len([hero for hero in heroes() if hero.box == BASE or hero.box in chosen])
    needed = seats + (1 if scenario.has_dummy(seats) else 0)
    if there < needed:
        problem = f"{needed} heroes are needed, with these boxes there are {there}"
        raise BadOption(game, "expansions", problem, Note("clash-few-heroes", {"needed": needed, "n": there}))
    for box in (scenario.box, printed_table(scenario, options, seats).box):
        if box != BASE and box not in chosen:
            raise BadOption(game, "scenario", f"{scenario.id} comes with {box}", Note("clash-box", {"box": box}))
    rivals = seats > 1 and not scenario.together
    for option in ("camp", "offer-control", "restraint"):
        if options[option] != NO and LOST_LEGION not in chosen:
            raise BadOption(game, option, f"{option} comes with {LOST_LEGION}", Note("clash-box", {"box": LOST_LEGION}))
    shades: list[tuple[str, object]] = [
        ("faction-tokens", MIXED),
        ("faction-rewards", REWARD_TOKENS),
        ("ambush", NO),
        ("pursuit", NO),
        ("start-level", 0),
        ("start-influence", 6),
        ("start-skills", ODD_LEVELS),
    ]
    for option, usual in shades:
        if options[option] != usual and SHADES not in chosen:
            raise BadOption(game, option, f"{option} comes with {SHADES}", Note("clash-box", {"box": SHADES}))
    conquered = scenario.cities == CONQUERED
    if options["camp"] != NO and (scenario.march is not None or not conquered):  # MX-162
        why = "with Volkare" if scenario.march is not None else "without cities to conquer"
        note = Note("clash-camp", {"volkare": YES if scenario.march is not None else NO})
        raise BadOption(game, "camp", f"{scenario.id} is a scenario {why}", note)
    if 0 < number(options["volkare-army"]) < LOWEST_LEVEL:  # MX-104
        problem = f"Volkare's level is at least {LOWEST_LEVEL}"
        raise BadOption(game, "volkare-army", problem, Note("clash-volkare-low", {"n": LOWEST_LEVEL}))
    if options["faction-tokens"] == INSTEAD and scenario.factions:  # MX-348, MX-352
        problem = f"{scenario.id} has enemies of factions besides the ordinary ones"
        raise BadOption(game, "faction-tokens", problem, Note("clash-sorted", {}))
    fixed = scenario.tables[seats].shape in FIXED_MAPS
    refused: list[tuple[str, bool]] = [
        ("teams", options["teams"] == YES and seats not in scenario.team_seats),
        ("map", options["map"] != RECOMMENDED and (fixed or scenario.march is not None)),
        ("random-orientation", options["random-orientation"] == YES and fixed),
        ("random-cities", options["random-cities"] == YES and (scenario.cities == RUINED or bool(scenario.leaders))),
        ("time", options["time"] != USUAL and scenario.glades),
        ("city-levels", options["city-levels"] != 0 and not conquered),
        ("megapolis", options["megapolis"] != NO and not megapolis_fits(scenario, seats, options)),
        ("interactive-combat", options["interactive-combat"] == YES and not rivals),  # MK-Q75
        ("offer-control", options["offer-control"] == YES and seats > 1),  # MX-192
        ("restraint", options["restraint"] != NO and not rivals),  # MX-194
        ("epic", options["epic"] == YES and scenario.epic is None),
        ("face-up", options["face-up"] == YES and scenario.tables[seats].shape != FIXED),
        ("few-marks", options["few-marks"] == YES and not scenario.glades),
        ("achievements", options["achievements"] == LOWEST and not (scenario.together and seats > 1)),
    ]
    for one in volkare_options():
        refused.append((one.id, scenario.march is None and options[one.id] != one.default))
    for option, wrong in refused:
        if wrong:
            problem = f"{scenario.id} with {seats} players does not go with {options[option]!r}"
            raise BadOption(game, option, problem, Note("clash-option", {}))


def megapolis_fits(scenario: Scenario, seats: int, options: dict[str, object]) -> bool:
    """One needs an unused city card, two take the place of all cities (MK-565, MK-568)."""
    if scenario.cities != CONQUERED or scenario.march is not None:  # whose own levels make one (MX-Q10)
        return False
    return options["megapolis"] == TWO or printed_table(scenario, options, seats).cities <= 3


def sides_of(seats: int, options: dict[str, object]) -> tuple[tuple[int, ...], ...]:
    """All together, two teams, or everybody alone (MK-530, MK-604, MK-639)."""
    scenario = scenario_named(options["scenario"], seats)
    if scenario.together:
        return (tuple(range(seats)),)
    if seats == 4 and (scenario.always_teams or options["teams"] == YES):
        return ((0, 2), (1, 3))
    return tuple([(seat,) for seat in range(seats)])


def wants_lots(options: dict[str, object]) -> bool:
    """Whether something is laid down in secret (MK-560, MK-657)."""
    if options.get("interactive-combat") == YES:
        return True
    return options.get("teams") == YES and options.get("scenario") == "one-to-return"
