"""The fields of a position as a dump shows them."""

from typing import Final, cast

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game
from deckhold.engine.fields import COPIES, Field, NumbersField, Reader, read_card
from deckhold.games.aeons_end.definitions import NOBODY, OPEN, PAIR_12, AeonsEndCard
from deckhold.games.aeons_end.state import BREACHES, IN_PLAY, PILES, PLACES, SUPPLY, TURN_DISCARD, AeonsEnd

# -- what a dump shows -------------------------------------------------------------------------------------------------


class BreachStates(Field):
    """Each seat's breaches: "open", or the rotation 0 to 3 of a closed one, or null where there is no breach."""

    def __init__(self) -> None:
        super().__init__("breach_state", per_seat=True)
        self.zones = [BREACHES]

    def read(self, g: Game) -> object:
        a = cast(AeonsEnd, g)
        out: list[object] = []
        for seat in range(a.seats):
            row: list[object] = []
            for place in range(PLACES):
                rotation = a.rotation[seat * PLACES + place]
                missing = a.at(BREACHES, seat)[place] == NO_CARD
                row.append(None if missing else "open" if rotation == OPEN else rotation)
            out.append(row)
        return out

    def raw(self, g: Game) -> object:
        return cast(AeonsEnd, g).rotation

    def write_seats(self, g: Game, items: list[Reader]) -> None:
        a = cast(AeonsEnd, g)
        a.rotation = []
        for seat, item in enumerate(items):
            row = item.items()
            if len(row) != PLACES:
                raise item.fail(f"{PLACES} places are wanted, not {len(row)}")
            for place, state in enumerate(row):
                token = a.at(BREACHES, seat)[place]
                if token == NO_CARD:
                    if state.data is not None:
                        raise state.fail("there is no breach: null is wanted")
                    a.rotation.append(0)
                elif state.data == "open":
                    a.rotation.append(OPEN)
                elif a.card(token).focus_cost == 0:
                    raise state.fail("this breach is always open")
                else:
                    a.rotation.append(state.integer(0, OPEN - 1))


class Market(Field):
    """Which card each of the nine supply piles is for, also when it is empty."""

    def __init__(self) -> None:
        super().__init__("supply")

    def read(self, g: Game) -> object:
        return [g.table.defs[kind].id for kind in cast(AeonsEnd, g).market]

    def raw(self, g: Game) -> object:
        return cast(AeonsEnd, g).market

    def write(self, g: Game, item: Reader) -> None:
        a = cast(AeonsEnd, g)
        names = item.items()
        if len(names) != PILES:
            raise item.fail(f"{PILES} piles are wanted, not {len(names)}")
        a.market = []
        for i, name in enumerate(names):
            definition = g.table.by_id.get(name.text())
            if definition is None:
                raise name.fail(f"unknown card {name.text()!r}")
            if cast(AeonsEndCard, definition).group != "supply":
                raise name.fail(f"{name.text()!r} is not a card of the supply")
            for card in a.zones[SUPPLY + i]:
                if a.table.kind[card] != definition.index:
                    raise name.fail(f"{a.table.names[card]} lies in this pile")
            a.market.append(definition.index)


class Counters(Field):
    """Life of the minions and power tokens of the powers in play; one that is not named has its printed number."""

    def __init__(self) -> None:
        super().__init__("counters")
        self.zones = [IN_PLAY]

    def read(self, g: Game) -> object:
        a = cast(AeonsEnd, g)
        cards = a.zones[IN_PLAY]
        return {a.table.names[cards[i]]: a.counters[i] for i in range(len(cards))}

    def raw(self, g: Game) -> object:
        return cast(AeonsEnd, g).counters

    def plain(self, g: Game) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for i, card in enumerate(a.zones[IN_PLAY]):
            out.append(COPIES - card)
            out.append(a.counters[i])
        return out

    def write(self, g: Game, item: Reader) -> None:
        a = cast(AeonsEnd, g)
        a.counters = [a.printed(card) for card in a.zones[IN_PLAY]]
        for name in item.fields():
            one = item.get(name)
            card = read_card(g, Reader(name, one.path))
            if card not in a.zones[IN_PLAY]:
                raise one.fail(f"{name} is not in play")
            low = 1 if a.card(card).is_minion else 0
            a.counters[a.zones[IN_PLAY].index(card)] = one.integer(low, a.printed(card))


class PairTakers(Field):
    """Who took the turn of each pair card in the turn-order discard, where somebody did."""

    def __init__(self) -> None:
        super().__init__("pair_takers")
        self.zones = [TURN_DISCARD]

    def read(self, g: Game) -> object:
        a = cast(AeonsEnd, g)
        out: dict[str, int] = {}
        for i in range(len(a.pair_takers)):
            card = a.first_pair_card + i
            if a.pair_takers[i] != NOBODY and a.taker(card) != NOBODY:
                out[a.table.names[card]] = a.pair_takers[i]
        return out

    def raw(self, g: Game) -> object:
        return cast(AeonsEnd, g).pair_takers

    def plain(self, g: Game) -> list[int]:
        a = cast(AeonsEnd, g)
        out: list[int] = []
        for i in range(len(a.pair_takers)):
            card = a.first_pair_card + i
            if a.pair_takers[i] != NOBODY and a.taker(card) != NOBODY:
                out.append(COPIES - card)
                out.append(a.pair_takers[i])
        return out

    def write(self, g: Game, item: Reader) -> None:
        a = cast(AeonsEnd, g)
        a.pair_takers = [NOBODY] * 4
        for name in item.fields():
            one = item.get(name)
            card = read_card(g, Reader(name, one.path))
            if card not in a.pair_cards():
                raise one.fail(f"{name} is not a pair card")
            first = 0 if a.card(card).turn_of == PAIR_12 else 2
            a.pair_takers[a.pair_index(card)] = one.integer(first, min(first + 1, g.seats - 1))


FIELDS: Final[list[Field]] = [
    Field("turn", low=NOBODY, high=3),
    Field("gravehold"),
    Field("nemesis_life"),
    Field("tokens"),
    Field("aether"),
    Field("aether_shard"),
    Field("aether_cards"),
    Field("aether_spells"),
    Market(),
    Counters(),
    NumbersField("pair_tokens", low=NOBODY, high=3),
    PairTakers(),
    Field("life", per_seat=True),
    Field("charges", per_seat=True),
    Field("trophies", per_seat=True),
    BreachStates(),
]


def raw_fields(g: Game) -> list[object]:
    """What the fields are made of (`Field.raw`), all read at once."""
    a = cast(AeonsEnd, g)
    return [
        a.turn,
        a.gravehold,
        a.nemesis_life,
        a.tokens,
        a.aether,
        a.aether_shard,
        a.aether_cards,
        a.aether_spells,
        a.market,
        a.counters,
        a.pair_tokens,
        a.pair_takers,
        a.life,
        a.charges,
        a.trophies,
        a.rotation,
    ]
