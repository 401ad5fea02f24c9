"""From options and seed to the first decision of Last Bastion."""

from deckhold.engine.cards import NO_CARD
from deckhold.engine.fields import Reader, check_asked
from deckhold.engine.info import GameInfo
from deckhold.games.last_bastion.definitions import BLACK, BOARDS, COLOURS
from deckhold.games.last_bastion.rules import BEGIN_TURN, CHOOSE_HEROES, HERO_PHASE
from deckhold.games.last_bastion.state import (
    BASTION,
    BOX,
    CALLS,
    COMBAT_DICE,
    DEAD,
    DICE,
    EQUIPMENT_EACH,
    EVIL_FIGURES,
    EVIL_TO_LOSE,
    HEALTHY,
    HERO,
    HORDE_BOARDS,
    HORDE_DECK,
    INCAPACITATED,
    LIVES,
    MAX_EFFECTS,
    OUTSIDE,
    REMOVED,
    SLOTS,
    LastBastion,
)

START_LIFE = 3
LAYER = 8  # monsters under each warlord
REMOVED_FOR_MISSING = 4
REMOVED_FOR_BEGINNERS = 4
WARLORDS = {"beginner": 1, "normal": 1, "hard": 2, "heroic": 3}
# On which sides of the square the seats sit: two players face each other (LB-041).
SIDES = {1: [0], 2: [0, 2], 3: [0, 1, 2], 4: [0, 1, 2, 3]}


def new_game(info: GameInfo, seats: int, seed: int, options: dict[str, object]) -> LastBastion:
    b = LastBastion()
    b.begin(info, seats, seed, options)
    for colour in range(BOARDS):
        b.zones[colour] = [NO_CARD] * SLOTS
    lay(b, BASTION, [f"{name}#1" for name in listed(options["tiles"])], "tile")
    lay(b, HORDE_BOARDS, [f"board-{name}#1" for name in listed(options["boards"])], "board")
    for card in b.table.of_kind("hero"):
        b.put(card, BOX)
    for card in b.table.of_kind("die"):
        b.put(card, DICE)
    build_deck(b)
    boards = [b.table.card[card].id.removeprefix("board-") for card in b.zones[HORDE_BOARDS]]
    for seat, side in enumerate(SIDES[seats]):
        b.colour[seat] = COLOURS.index(boards[side])
        b.life[seat] = START_LIFE
        b.call_to_arms[seat] = 1
        b.equipment[seat * 5 + b.colour[seat]] = 1
        if options["difficulty"] == "beginner":
            b.equipment[seat * 5 + BLACK] = 1  # LB-038
    first = options["first"]
    starter = first if isinstance(first, int) else b.rng.below(seats)
    b.turn = b.colour[starter]
    b.push(BEGIN_TURN, -1, NO_CARD, b.turn)
    deal_heroes(b, starter)
    return b


def listed(value: object) -> list[str]:
    assert isinstance(value, list)
    return [str(one) for one in value]


def lay(b: LastBastion, zone: int, chosen: list[str], kind: str) -> None:
    """Lay the pieces of a kind as chosen, or at random (LB-025, LB-026, LB-Q06)."""
    cards = [b.table.by_name[name] for name in chosen]
    if not cards:
        cards = b.table.of_kind(kind)
        b.rng.shuffle(cards)
    for card in cards:
        b.put(card, zone)


def build_deck(b: LastBastion) -> None:
    """LB-034 to LB-040, from the bottom: layers of 8 monsters with a warlord on each, then the other monsters."""
    level = str(b.options["difficulty"])
    monsters = b.table.of_kind("monster")
    warlords = b.table.of_kind("warlord")
    for pile in (monsters, warlords):
        b.mix(pile)
        b.rng.shuffle(pile)
    removed = REMOVED_FOR_MISSING * (4 - b.seats) + (REMOVED_FOR_BEGINNERS if level == "beginner" else 0)
    for _ in range(removed):
        b.put(monsters.pop(), REMOVED)
    for _ in range(WARLORDS[level]):
        for _ in range(LAYER):
            b.put(monsters.pop(), HORDE_DECK)
        b.put(warlords.pop(), HORDE_DECK)
    for card in monsters:
        b.put(card, HORDE_DECK)
    for card in warlords:
        b.put(card, REMOVED)


def deal_heroes(b: LastBastion, starter: int) -> None:
    """Heroes as named in the options; the other seats choose, or get one at random (LB-027)."""
    named = listed(b.options["heroes"])
    for seat, name in enumerate(named):
        b.move(b.table.by_name[f"{name}#1"], BOX, 0, HERO, seat)
    open_seats = [(starter + step) % b.seats for step in range(b.seats) if (starter + step) % b.seats >= len(named)]
    if b.options["hero_choice"] == "players":
        for seat in reversed(open_seats):
            b.push(CHOOSE_HEROES, seat)
    else:
        for seat in open_seats:
            heroes = [card for card in b.zones[BOX] if b.table.card[card].kind == "hero"]
            b.move(heroes[b.rng.below(len(heroes))], BOX, 0, HERO, seat)
    b.arrange()


# -- positions that an editor made -------------------------------------------------------------------------------------


def check_position(b: LastBastion, data: Reader) -> None:
    """Refuse a position that no game can reach; then read its lay-out."""
    check_zones(b, data)
    check_seats(b, data)
    check_tokens(b, data)
    check_elements(b, data)
    check_turns(data)
    check_heroes(b, data)
    b.arrange()
    check_asked(data, [HERO_PHASE.address], b.active())


def check_turns(data: Reader) -> None:
    """A turn that is still to begin is that of a board."""
    for one in data.get("stack").items():
        if one.get("op").data == BEGIN_TURN.address:
            one.optional("a", 0).integer(0, BOARDS - 1)


def check_heroes(b: LastBastion, data: Reader) -> None:
    """Whoever has no hero is still to choose one, and nobody else is."""
    asking = data.get("asking")
    questions = data.get("stack").items() + ([] if asking.data is None else [asking])
    choosing = [one.get("seat").data for one in questions if one.get("op").data == CHOOSE_HEROES.address]
    for seat, row in enumerate(data.get("players").items()):
        if choosing.count(seat) + len(b.at(HERO, seat)) != 1:
            raise row.get("hero").fail("a seat has one hero, or is still to choose one")


def check_zones(b: LastBastion, data: Reader) -> None:
    for index, cards in enumerate(b.zones):
        zone = b.map.zone_at[index]
        for i, card in enumerate(cards):
            if card == NO_CARD and zone in (BASTION, HORDE_BOARDS):
                raise data.fail(f"{b.map.path(index)}[{i}] is empty")


def check_seats(b: LastBastion, data: Reader) -> None:
    rows = data.get("players").items()
    if len(set(b.colour)) != b.seats:
        raise data.fail("players: each seat has a colour of its own")
    boards = [b.table.card[card].id.removeprefix("board-") for card in b.zones[HORDE_BOARDS]]
    sides = [boards.index(COLOURS[colour]) for colour in b.colour]
    if b.seats == 2 and abs(sides[0] - sides[1]) != 2:
        raise rows[1].get("colour").fail("two players sit opposite each other (LB-041)")
    for seat, row in enumerate(rows):
        fallen = b.condition[seat] in (INCAPACITATED, DEAD)
        if fallen != (b.tile[seat] == OUTSIDE):
            raise row.get("tile").fail("a hero stands on a tile unless incapacitated or dead")
        if fallen != (b.life[seat] == 0):
            raise row.get("life").fail("a hero has life tokens unless incapacitated or dead")
        if fallen and (b.round_tokens(seat) or b.evil[seat] or b.laid_down[seat]):
            raise row.fail("a hero that is incapacitated or dead has nothing (LB-125)")
        if b.evil[seat] and b.condition[seat] != HEALTHY:
            raise row.get("evil").fail("no evil figure comes to a wounded hero (LB-Q31)")


def check_tokens(b: LastBastion, data: Reader) -> None:
    for colour, name in enumerate(COLOURS):
        if b.equipment_left(colour) < 0:
            raise data.fail(f"players: there are {EQUIPMENT_EACH} {name} equipment tokens, more are handed out")
    if b.lives_left() < 0:
        raise data.fail(f"players: there are {LIVES} life tokens, more are handed out")
    if b.calls_left() < 0:
        raise data.fail(f"players: there are {CALLS} Call to Arms tokens, more are handed out")
    if b.evil_left() < 0:
        raise data.fail(f"evil_tiles: there are {EVIL_FIGURES} evil figures, more are in play")
    if data.get("outcome").data is None and b.evil_tile_count() >= EVIL_TO_LOSE:
        raise data.get("evil_tiles").fail("three evil-held tiles are a defeat, and this game goes on")


def check_elements(b: LastBastion, data: Reader) -> None:
    cards = b.in_play()
    for name, marked in (("evil_cards", b.evil_cards), ("targets", b.targets), ("defeated", b.defeated)):
        for i, card in enumerate(marked):
            if card not in cards or marked.index(card) != i:
                raise data.get(name).fail(f"{b.table.names[card]} is not in play, or named twice")
    if b.net_card != NO_CARD and (b.net_card not in cards or b.horde(b.net_card).warlord):
        raise data.get("net").fail("the net lies on an effect of a monster in play")
    if b.enchantment != NO_CARD and b.enchantment not in cards:
        raise data.get("enchantment").fail("the enchantment lies on a card in play")
    if b.trap >= 0 and b.card_in(b.trap) != NO_CARD:
        raise data.get("trap").fail("the trap lies on a slot without a card")
    if len(b.dice) > COMBAT_DICE:
        raise data.get("dice").fail(f"there are {COMBAT_DICE} white dice")
    if len(b.decay_die) > 1:
        raise data.get("decay_die").fail("there is one decay die")
    for one in b.still_to_act:
        if one // MAX_EFFECTS not in b.zones[b.turn]:
            raise data.get("still_to_act").fail("only cards of the board whose turn it is act")
