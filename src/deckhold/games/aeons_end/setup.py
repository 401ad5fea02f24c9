"""From options and seed to the first decision of Aeon's End."""

from typing import Final, cast

from deckhold.engine.cards import NO_CARD, CardTable
from deckhold.engine.core import Game
from deckhold.engine.fields import Reader, check_asked
from deckhold.engine.info import GameInfo
from deckhold.games.aeons_end.cards import MAGE_IDS, NEMESIS_IDS, SUPPLIES, SUPPLY_IDS
from deckhold.games.aeons_end.definitions import (
    ACOLYTE,
    CROWN,
    GEM,
    NOBODY,
    RELIC,
    SPELL,
    AeonsEndCard,
)
from deckhold.games.aeons_end.ops import next_acolyte
from deckhold.games.aeons_end.rules import CASTING, MAIN, NEXT_TURN, POWER_DONE, RESOLVED
from deckhold.games.aeons_end.state import (
    ACOLYTE_DECK,
    ACOLYTE_DISCARD,
    BOX,
    BREACHES,
    DECK,
    HAND,
    IN_PLAY,
    MAGE,
    NEMESIS,
    NEMESIS_DECK,
    PLACES,
    PREPPED,
    RESOLVING,
    SUPPLY,
    TURN_DECK,
    UNUSED,
    AeonsEnd,
)

BASICS: Final = {1: (1, 3, 7), 2: (3, 5, 7), 3: (5, 6, 7), 4: (8, 7, 7)}  # AE-39: by players, tiers 1 to 3
PILES_OF: Final = ((GEM, 3), (RELIC, 2), (SPELL, 4))  # AE-43
ACOLYTES_AT_START: Final = 2
NEMESIS_TURNS: Final = 2
BREACH_IDS: Final = ["breach-1", "breach-2", "breach-3", "breach-4"]
TURN_CARDS: Final = {
    1: ["turn-1", "turn-1", "turn-2"],
    2: ["turn-1", "turn-1", "turn-2", "turn-2"],
    3: ["turn-1", "turn-2", "turn-3", "turn-any"],
    4: ["turn-1", "turn-2", "turn-3", "turn-4"],
}
PAIR_CARDS: Final = ["turn-1-2", "turn-1-2", "turn-3-4", "turn-3-4"]


class Box:
    """The cards of the box sorted once for all games, by what the setup looks for."""

    def __init__(self, table: CardTable) -> None:
        self.decks: dict[tuple[str, int], list[int]] = {}  # group and tier -> nemesis cards
        self.acolytes: list[int] = []
        self.ids: dict[str, list[str]] = {kind: [] for kind, _ in PILES_OF}  # kind -> supply cards
        self.copies = [table.copies(definition.id) for definition in table.defs]
        for card, definition in enumerate(table.card):
            assert isinstance(definition, AeonsEndCard)
            if definition.kind == ACOLYTE:
                self.acolytes.append(card)
            elif definition.tier:
                self.decks.setdefault((definition.group, definition.tier), []).append(card)
        for id in SUPPLY_IDS:
            self.ids[table.by_id[id].kind].append(id)


class Setup:
    """A table being laid: what is out of the box already. All cards but those that are shuffled are known to all."""

    def __init__(self, a: AeonsEnd, box: Box) -> None:
        self.a = a
        self.box = box
        self.out = [0] * len(a.table.defs)  # how many copies of each definition are out
        a.known = [a.map.everybody] * len(a.table.card)

    def take(self, id: str) -> int:
        """The next copy of a card."""
        index = self.a.table.by_id[id].index
        card = self.box.copies[index][self.out[index]]
        self.out[index] += 1
        return card

    def take_all(self, cards: list[int]) -> None:
        """Every one of some cards of which there is a single copy."""
        kinds = self.a.table.kind
        for card in cards:
            self.out[kinds[card]] = 1

    def put_away(self) -> None:
        """What is not used stays in the box, for all to see."""
        rest = self.a.zones[BOX]
        for index, copies in enumerate(self.box.copies):
            out = self.out[index]
            if out == 0:
                rest.extend(copies)
            elif out < len(copies):
                rest.extend(copies[out:])


_boxes: dict[CardTable, Box] = {}


def new_game(info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> AeonsEnd:
    """Everything laid out as in sections 3 to 7 of the rules; the first turn-order card is about to be drawn."""
    a = AeonsEnd()
    a.begin(info, seats, seed, options)
    box = _boxes.get(a.table)
    if box is None:
        box = _boxes[a.table] = Box(a.table)
    setup = Setup(a, box)
    lay_out_nemesis(setup)
    lay_out_supply(setup)
    lay_out_mages(setup)
    lay_out_turn_order(setup)
    setup.put_away()
    a.gravehold = a.gravehold_cap
    a.push(NEXT_TURN, 0)
    return a


def chosen(a: AeonsEnd, ids: list[str], n: int) -> list[str]:
    """Some of several at random."""
    pool = ids.copy()
    return [pool.pop(a.rng.below(len(pool))) for _ in range(n)]


def strings(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def lay_out_nemesis(setup: Setup) -> None:
    """AE-38 to AE-41. Nobody knows which basic cards are in the deck."""
    a = setup.a
    picked = str(a.options["nemesis"])
    if picked == "random":
        picked = chosen(a, NEMESIS_IDS, 1)[0]
    mat = setup.take(picked)
    a.put(mat, NEMESIS)
    definition = a.card(mat)
    a.nemesis_life = nemesis_life(a, definition)
    a.tokens = definition.tokens_increased if a.increased else definition.tokens
    for tier in (3, 2, 1):
        own = setup.box.decks[picked, tier]
        basic = setup.box.decks["basic", tier].copy()
        a.mix(own + basic)
        a.rng.shuffle(basic)
        n = BASICS[a.seats][tier - 1]
        pile = own + basic[:n]
        a.rng.shuffle(pile)
        a.zones[NEMESIS_DECK].extend(pile)
        a.zones[UNUSED].extend(basic[n:])
        setup.take_all(own)
        setup.take_all(basic)
    if definition.foe == CROWN:
        lay_out_acolytes(setup)


def nemesis_life(a: AeonsEnd, mat: AeonsEndCard) -> int:
    """The life at the start, which is the cap too; the Hollow Crown's means nothing (AE-135, AE-Q25)."""
    return mat.life if mat.foe == CROWN else mat.life + a.nemesis_shift


def lay_out_acolytes(setup: Setup) -> None:
    """AE-132; beginners meet one acolyte fewer (AE-Q25)."""
    a = setup.a
    setup.take_all(setup.box.acolytes)
    a.zones[ACOLYTE_DECK].extend(setup.box.acolytes)
    a.shuffle(ACOLYTE_DECK)
    for _ in range(ACOLYTES_AT_START):
        next_acolyte(a)
    if a.options["difficulty"] == "beginner":
        a.move(a.zones[ACOLYTE_DECK][-1], ACOLYTE_DECK, 0, ACOLYTE_DISCARD, 0)


def lay_out_supply(setup: Setup) -> None:
    """AE-43: nine piles."""
    a = setup.a
    which = str(a.options["supply"])
    names: list[str] = []
    if which in SUPPLIES:
        names = SUPPLIES[which]
    elif which == "list":
        listed = strings(a.options["piles"])
        for kind, _ in PILES_OF:
            names += [id for id in listed if a.table.by_id[id].kind == kind]
    else:
        for kind, n in PILES_OF:
            names += chosen(a, setup.box.ids[kind], n)
    for pile, id in enumerate(names):
        definition = a.table.by_id[id]
        a.market.append(definition.index)
        a.zones[SUPPLY + pile].extend(setup.box.copies[definition.index])
        setup.out[definition.index] = definition.copies


def lay_out_mages(setup: Setup) -> None:
    """AE-14 to AE-18. The cards of the start are known to all: they are printed on the mats."""
    a = setup.a
    names = strings(a.options["mages"])
    names += chosen(a, [id for id in MAGE_IDS if id not in names], a.seats - len(names))
    for seat, id in enumerate(names):
        mat = setup.take(id)
        a.put(mat, MAGE, seat)
        definition = a.card(mat)
        tokens = a.at(BREACHES, seat)
        for place in range(PLACES):
            rotation = definition.start[place]
            if rotation == NOBODY:
                tokens.append(NO_CARD)
                continue
            a.put(setup.take(BREACH_IDS[place]), BREACHES, seat)
            a.rotation[seat * PLACES + place] = rotation
        for name in definition.start_hand:
            a.put(setup.take(name), HAND, seat)
        for name in reversed(definition.start_deck):
            a.put(setup.take(name), DECK, seat)
        a.life[seat] = a.life_cap


def lay_out_turn_order(setup: Setup) -> None:
    """AE-29 to AE-32, AE-35, AE-127, AE-130."""
    a = setup.a
    names = TURN_CARDS[a.seats]
    if a.options["turn_order"] == "pairs":
        names = PAIR_CARDS
    elif a.options["turn_order"] == "four-cards":
        names = [*names, "turn-2"]
    for name in names:
        a.put(setup.take(name), TURN_DECK)
    for _ in range(NEMESIS_TURNS):
        a.put(setup.take("turn-nemesis"), TURN_DECK)
    a.shuffle(TURN_DECK)


# -- positions from a file ---------------------------------------------------------------------------------------------


def check_position(g: Game, data: Reader) -> None:
    """Refuse a loaded position in which something lies where it cannot, or a number is beyond its cap."""
    a = cast(AeonsEnd, g)
    if len(a.zones[NEMESIS]) != 1:
        raise data.get("nemesis").fail("exactly one nemesis is wanted")
    over = data.get("outcome").data is not None
    data.get("gravehold").integer(0 if over else 1, a.gravehold_cap)
    data.get("nemesis_life").integer(0 if over else 1, nemesis_life(a, a.nemesis()))
    low, high = a.token_range()
    data.get("tokens").integer(low, high)
    if a.turn >= a.seats:
        raise data.get("turn").fail(f"seat {a.turn} is not at this table; seats 0 to {a.seats - 1} are")
    check_asked(data, [CASTING.address, MAIN.address], a.turn)
    if not over:
        check_effects(a, data)
    check_pairs(a, data.get("pair_tokens"))
    for seat, row in enumerate(data.get("players").items()):
        check_seat(a, seat, row)
    if not over and not a.solo and max(a.life) == 0:
        raise data.get("players").fail("everybody is exhausted: the game would be over")


def check_effects(a: AeonsEnd, data: Reader) -> None:
    """What was drawn and takes effect lies in its place; of powers only such a one has no tokens (AE-88, AE-91)."""
    leaving: set[str] = set()
    for item in data.get("stack").items():
        op = item.get("op").data
        if op == POWER_DONE.address:
            leaving.add(item.get("card").text())
        elif op == RESOLVED.address:
            drawn = item.get("card")
            if a.table.by_name.get(drawn.text(), NO_CARD) not in a.zones[RESOLVING]:
                raise drawn.fail(f"{drawn.text()} takes effect just now: it lies in resolving")
    for i, card in enumerate(a.zones[IN_PLAY]):
        name = a.table.names[card]
        if a.counters[i] == 0 and name not in leaving:
            raise data.get("counters").get(name).fail("a power without tokens takes effect and leaves play")


def check_pairs(a: AeonsEnd, data: Reader) -> None:
    """Each pair has a token of its own, which lies in the middle or with one of the two (AE-35, AE-36)."""
    if len(a.pair_tokens) != 2:
        raise data.fail("two numbers are wanted")
    for pair, token in enumerate(a.pair_tokens):
        if token != NOBODY and a.options["turn_order"] != "pairs":
            raise data.fail("only a game with pair cards has pair tokens: -1 is wanted")
        if token not in (NOBODY, 2 * pair, 2 * pair + 1):
            raise data.items()[pair].fail(f"-1, {2 * pair} or {2 * pair + 1} is wanted, not {token}")


def check_seat(a: AeonsEnd, seat: int, row: Reader) -> None:
    if len(a.at(MAGE, seat)) != 1:
        raise row.get("mage").fail("exactly one mage is wanted")
    row.get("life").integer(0, a.life_cap)
    row.get("charges").integer(0, a.mage(seat).charges)
    for place in range(PLACES):
        token = a.at(BREACHES, seat)[place]
        if token != NO_CARD and a.card(token).place not in (place, NOBODY):
            raise row.get("breaches").fail(f"{a.table.names[token]} does not belong in place {place + 1}")
        prepped = row.get(a.info.zones[PREPPED + place].name)
        if token == NO_CARD and a.at(PREPPED + place, seat):
            raise prepped.fail("there is no breach here to prep a spell in")
        reaches = a.reaches_over(seat, place)
        if reaches and (
            place + 1 == PLACES or a.at(BREACHES, seat)[place + 1] == NO_CARD or a.at(PREPPED + place + 1, seat)
        ):
            raise prepped.fail("this spell needs the breach to the right of it too, free")
