"""From options and seed to the first decision (sections 3, 26, 28)."""

from mypy_extensions import i64

from deckhold.engine.cards import NO_CARD
from deckhold.engine.info import GameInfo
from deckhold.games.ascension_tactics.definitions import CHAMPION, SCENARIO, TREASURE
from deckhold.games.ascension_tactics.ops.research import RESEARCHES
from deckhold.games.ascension_tactics.rules import ENROL, GIVE_UP, START, open_draft
from deckhold.games.ascension_tactics.rules.draft import PACK_ID
from deckhold.games.ascension_tactics.scenarios import CHOSEN, COLOURS, RECOMMENDED, TARGETS, TEAMS, cell_at, pool_size
from deckhold.games.ascension_tactics.state.piles import fill_row
from deckhold.games.ascension_tactics.state.position import Tactics, changed
from deckhold.games.ascension_tactics.state.zones import (
    ATTACHED,
    BAG,
    BOX,
    CACHES,
    CENTER_DECK,
    CENTER_ROW,
    DECK,
    HAND_SIZE,
    HEAVY_INFANTRY,
    MYSTICS,
    NEST,
    NEUTRAL,
    NEUTRALS,
    POOL,
    QUEST_DECK,
    REVIVED,
    ROW_SIZE,
    SCHEME_DISCARD,
    SCHEMES,
    SPARE,
    SUPPLY,
    TOKENS,
    VILLAIN,
    VILLAINS,
)

APPRENTICES = 8
MILITIA = 2
DIFFICULTIES = {"normal": 0, "hard": 4, "nightmare": 8}  # schemes discarded before the start (AT-280)
MORE_PLAYERS = 4  # schemes discarded with three or four players


def new_game(info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> Tactics:
    """Everything laid out; the first player is about to move, or to choose champions."""
    s = Tactics()
    s.begin(info, seats, seed, options)
    s.first = first_side(s, options["first"])
    decks(s)
    shared(s)
    battlefield(s)
    s.push(START, 0)
    taken = villains(s) if s.scenario.campaign else []
    for card, definition in enumerate(s.definitions):
        if definition.group == "scheme":
            s.put(card, SCHEMES if s.scenario.campaign else BOX)
        elif definition.group == "villain" and card not in taken:
            s.put(card, SUPPLY if s.scenario.campaign and definition.minion else BOX)
        elif definition.kind == SCENARIO:
            s.put(card, BOX)
    if s.scenario.campaign:
        schemes(s)
        campaign(s)
    if options["pools"] == CHOSEN:
        hand_out(s, pools_named(s, options["champions"]))
        keep_quests(s)
    elif options["pools"] == RECOMMENDED and s.scenario.pools and s.scenario.modes[seats] != TEAMS:
        hand_out(s, [s.scenario.pools[s.colour_of_side(s.side_of[seat])] for seat in range(seats)])
    else:
        open_draft(s)
    return s


def first_side(s: Tactics, chosen: object) -> i64:
    """AT-018: by chance, or as chosen at the making of the table."""
    if isinstance(chosen, int):
        return s.side_of[chosen]
    return s.rng.below(s.solo_sides)


def decks(s: Tactics) -> None:
    """Personal decks and hands (AT-012)."""
    apprentices = s.table.copies("apprentice")
    militia = s.table.copies("militia")
    for seat in range(s.seats):
        for card in apprentices[seat * APPRENTICES : (seat + 1) * APPRENTICES]:
            s.put(card, DECK, seat)
        for card in militia[seat * MILITIA : (seat + 1) * MILITIA]:
            s.put(card, DECK, seat)
        s.shuffle(DECK, seat)
        s.draw(seat, HAND_SIZE)
    for card in apprentices[s.seats * APPRENTICES :] + militia[s.seats * MILITIA :]:
        s.put(card, BOX)


def shared(s: Tactics) -> None:
    """The supplies, the quests, the center row (AT-013 to AT-015, AT-020)."""
    s.zones[CENTER_ROW] = [NO_CARD] * ROW_SIZE
    places = {"center": CENTER_DECK, "mystics": MYSTICS, "infantry": HEAVY_INFANTRY, "quest": QUEST_DECK}
    for card, definition in enumerate(s.definitions):
        if definition.group in places and not (s.scenario.campaign and definition.kind == CHAMPION):
            s.put(card, places[definition.group])
        elif definition.group == "center":
            s.put(card, BOX)  # AT-240
        elif definition.group == "special":
            s.put(card, SUPPLY)
        elif definition.group == "minion":
            number = card - s.table.first[definition.index]
            seat = number // definition.limit
            if seat < s.seats:
                s.join(card, NEST, seat)
            else:
                s.put(card, BOX)
    s.shuffle(QUEST_DECK)
    s.shuffle(CENTER_DECK)
    fill_row(s)


def battlefield(s: Tactics) -> None:
    """Treasures, tokens and neutral champions on the map (AT-016, AT-017, AT-208)."""
    for card, definition in enumerate(s.definitions):
        if definition.kind == TREASURE:
            s.put(card, BAG)
    s.shuffle(BAG)
    for cell in s.scenario.map.treasures:
        card = s.zones[BAG][len(s.zones[BAG]) - 1]
        s.move(card, BAG, 0, CACHES, 0)
        s.set_spot(card, cell)
    used: list[int] = []
    for cell, colour in s.scenario.map.tokens:
        for card in s.table.copies(f"{COLOURS[colour]}-token"):
            if card not in used:
                used.append(card)
                s.put(card, TOKENS)
                s.set_spot(card, cell)
                break
    for number, target in enumerate(TARGETS):
        card = s.table.copies(f"{target}-target")[0]
        if s.scenario.targets:
            q, r = s.scenario.targets[number]
            s.put(card, TOKENS)
            s.set_spot(card, cell_at(q, r))
        else:
            s.put(card, BOX)
    for colour_name in COLOURS:
        for card in s.table.copies(f"{colour_name}-token"):
            if card not in used:
                s.put(card, BOX)
    for card in s.table.copies("web"):
        s.put(card, SPARE)
    placed: list[int] = []
    for id, q, r in s.scenario.neutrals:
        figure = next(card for card in s.table.copies(id) if card not in placed)
        placed.append(figure)
        s.join(figure, NEUTRALS, NEUTRAL)
        s.stand(figure, cell_at(q, r))
    for card, definition in enumerate(s.definitions):
        if definition.group == "neutral" and card not in placed:
            s.put(card, BOX)


def villains(s: Tactics) -> list[int]:
    """The villains of the scenario with their targets, and those that may join them (AT-238, AT-313, AT-314)."""
    taken: list[int] = []
    ids = s.scenario.villains.copy()
    hosts = s.scenario.hosts.copy()
    while len(ids) < len(TARGETS):
        ids.append(hosts.pop(s.rng.below(len(hosts))))
    for colour, id in enumerate(ids):
        for figure in s.table.copies(id):
            s.join(figure, VILLAINS, VILLAIN)
            s.colour = changed(s.colour, figure, colour)
            taken.append(figure)
    for id in s.scenario.revived:
        s.put(s.table.copies(id)[0], REVIVED)
        taken.append(s.table.copies(id)[0])
    s.shuffle(REVIVED)
    for id, q, r in s.scenario.standing:
        s.stand(s.table.copies(id)[0], cell_at(q, r))
    s.purse = changed(s.purse, s.boss(), s.scenario.hoard)
    return taken


def schemes(s: Tactics) -> None:
    """The schemes; some are discarded at once, by the number of players and the difficulty (AT-239, AT-280)."""
    s.shuffle(SCHEMES)
    discarded = MORE_PLAYERS if s.seats > 2 else 0
    discarded += DIFFICULTIES[str(s.options["difficulty"])]
    deck = s.zones[SCHEMES]
    for _ in range(discarded):
        s.move(deck[len(deck) - 1], SCHEMES, 0, SCHEME_DISCARD, 0)


def campaign(s: Tactics) -> None:
    """What comes between the choice of champions and the first turn: captives, then a research each (AT-244)."""
    for seat in reversed(range(s.seats)):
        s.push(RESEARCHES, seat)
    if s.scenario.captives:
        s.push(GIVE_UP, 0)
    s.push(ENROL, 0)


def keep_quests(s: Tactics) -> None:
    """Quests of earlier scenarios of the campaign are attached again (AT-290, AT-Q50)."""
    kept = s.options["kept"]
    assert isinstance(kept, list)
    for pair in kept:
        champion, _, id = str(pair).partition("/")
        figure = s.table.copies(champion)[0]
        quest = s.table.copies(id)[0]
        s.move(quest, QUEST_DECK, 0, ATTACHED, s.holder[figure])
        s.bearer = changed(s.bearer, quest, figure)


def pools_named(s: Tactics, champions: object) -> list[list[str]]:
    """The pools that were named when the table was made, in the order of the seats."""
    assert isinstance(champions, list)
    size = pool_size(s.scenario.modes[s.seats], s.seats)
    return [[str(id) for id in champions[seat * size : (seat + 1) * size]] for seat in range(s.seats)]


def hand_out(s: Tactics, pools: list[list[str]]) -> None:
    """Champions for each seat (AT-019); those nobody has leave the game."""
    taken: list[int] = []
    for seat, pool in enumerate(pools):
        for id in pool:
            for figure in s.table.copies(id):
                s.join(figure, POOL, seat)
                taken.append(figure)
    for card, definition in enumerate(s.definitions):
        if definition.group == "start-champion" and card not in taken:
            s.put(card, SUPPLY if definition.id == PACK_ID else BOX)
