"""A small language for rule tests: this position, these actions, that position.

    def test_playing_a_card_gives_what_it_says() -> None:
        table = Position("ascension").lay(hand="spike-vixen apprentice*4", deck="militia").table()
        table.do("play spike-vixen").shows(power=1, hand="apprentice*4 militia", played="spike-vixen")

`Position` is an edited dump. `lay` says what zones hold, from bottom to top (a row from left to right): definitions
parted by spaces, `militia*2` for two of them, `militia#2` for that very copy, `-` for an empty place, "" for nothing.
Whatever lay there before goes to the spare zone (the box), and the copies wanted come from the spare zone first, then
from shared zones that the test has said nothing about, then from players' zones. `set` gives numbers and other plain
fields their values; `ask` says which op asks whom. A name without a number means the shared thing or the first seat's
(`hand`, `runes`); a trailing number is the seat (`hand_1`, `honor_1`).

`Table` is the loaded game. `do` takes actions written as `explain` has them, verb first: "play militia",
"use yggdrasil-staff 1", "pick apprentice hand", "option 0", "pass". Parts may be left out as long as one choice fits;
copies of the same card count as one. `told` takes actions and returns what happened, step by step, where the order is
the rule. `choices` lists all actions, `asks` says who is asked what ("0 main"). `shows` compares any zones and fields
at once (a zone in order; `in_any_order` when a shuffle decided it); `table["hand_1"]` reads one. `lasts` are the cards
whose effects are in force ("reactor-monk*2"), `marks` what is remembered ("used shadow-star#1"); `mark` and `in_force`
write such entries for `set(lasting=[...])`.
"""

import copy
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import deckhold

EMPTY = "-"


def cards(text: str) -> list[str]:
    """ "militia*2 kor#1" as a list of three names."""
    out: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        out += [name] * int(times or 1)
    return out


def definition(card: str | None) -> str:
    """The definition of a copy: "militia#2" is a "militia"."""
    return EMPTY if card is None else card.partition("#")[0]


def in_force(op: str, card: str | None = None, seat: int = 0, n: int = 0, until: str = "turn") -> dict[str, object]:
    """An entry of what lasts: the op of a card that is in force."""
    out: dict[str, object] = {"op": op, "seat": seat, "until": until}
    if card is not None:
        out["card"] = card
    if n:
        out["n"] = n
    return out


def mark(text: str, seat: int = 0) -> dict[str, object]:
    """ "used shadow-star#1 2": something remembered of a card, with its number."""
    name, card, *number = text.split()
    op = "engine.used" if name == "used" else f"rules.{name}"
    return in_force(op, card, seat, int(number[0]) if number else 0)


def place(name: str, seat: int = 0) -> tuple[str, int]:
    """ "hand_1" is the hand of seat 1, "hand" that of the seat meant otherwise."""
    match = re.fullmatch(r"(.*?)(?:_(\d))?", name)
    assert match is not None
    return match[1], int(match[2] or seat)


class Position:
    """A dump being edited. Starts as a new game of the seed."""

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seed: int = 1,
        options: Mapping[str, object] | None = None,
        spare: str = "box",
    ) -> None:
        made = deckhold.new(game, seats=seats, seed=seed, options=options)
        self.data: dict[str, Any] = copy.deepcopy(made.dump())
        self.zones = {zone.name: zone for zone in made.info.zones}
        self.spare = spare
        self.laid: set[str] = set()

    def _holder(self, name: str) -> tuple[dict[str, Any], str]:
        """The part of the dump that holds a zone or field, and its key there."""
        key, seat = place(name)
        position = self.data["position"]
        if key in position:
            return position, key
        if key not in position["players"][seat]:
            raise KeyError(f"the position has no {name!r}")
        return position["players"][seat], key

    def _sources(self) -> list[list[str | None]]:
        """Where copies may be taken from, best first."""
        position = self.data["position"]
        out = [position[self.spare]]
        for name, zone in self.zones.items():
            if not zone.per_seat and not zone.slots and name not in self.laid:
                out.append(position[name])
        for name, zone in self.zones.items():
            if zone.per_seat and not zone.slots:
                for seat, player in enumerate(position["players"]):
                    if f"{name}_{seat}" not in self.laid:
                        out.append(player[name])
        return out

    def _take(self, wanted: str) -> str:
        for source in self._sources():
            for card in source:
                if card is not None and wanted in (card, definition(card)):
                    source.remove(card)
                    return card
        raise LookupError(f"no copy of {wanted!r} is left to lay")

    def lay(self, **zones: str) -> "Position":
        """Make zones hold exactly these cards."""
        spare = self.data["position"][self.spare]
        for name in zones:
            holder, key = self._holder(name)
            if key == self.spare:
                raise KeyError(f"{key!r} holds what is left over: it cannot be laid")
            spare += [card for card in holder[key] if card is not None]
            holder[key] = []
            self.laid.add(f"{key}_{place(name)[1]}" if self.zones[key].per_seat else key)
        # Copies asked for by number first, so that nobody else takes them.
        wanted = [(name, i, card) for name, text in zones.items() for i, card in enumerate(cards(text))]
        found: dict[tuple[str, int], str | None] = {}
        for name, i, card in sorted(wanted, key=lambda one: "#" not in one[2]):
            found[name, i] = None if card == EMPTY else self._take(card)
        for name, i, _ in wanted:
            holder, key = self._holder(name)
            holder[key].append(found[name, i])
        # Cards have changed places: who knew what no longer means anything.
        self.data["position"]["known"] = {}
        self.data["position"]["unsure"] = []
        return self

    def set(self, **values: object) -> "Position":
        """Give fields their values."""
        for name, value in values.items():
            holder, key = self._holder(name)
            holder[key] = value
        return self

    def ask(self, op: str, seat: int, **more: object) -> "Position":
        """Which op asks whom."""
        self.data["position"]["asking"] = {"op": op, "seat": seat, **more}
        return self

    def table(self) -> "Table":
        """The game, loaded."""
        return Table(deckhold.load(self.data))


class Table:
    """A game at a position, driven and looked at through the public contract."""

    def __init__(self, game: deckhold.Game) -> None:
        self.game = game
        self.zones = {zone.name: zone for zone in game.info.zones}

    # -- acting --------------------------------------------------------------------------------------------------------

    def _said(self, action: int) -> list[str]:
        """An action in words: verb, subject, target, zone, amount, as far as it has them."""
        told = self.game.explain(action)
        return [
            str(told[key])
            for key in ("verb", "subject", "target", "zone", "resource", "amount")
            if told.get(key) is not None
        ]

    @property
    def choices(self) -> list[str]:
        """Every legal action in words; copies of a card are one."""
        return list(dict.fromkeys(" ".join(map(definition, self._said(one))) for one in self.game.actions()))

    def find(self, wanted: str) -> int | None:
        """The legal action meant by some words, or None."""
        words = wanted.split()
        fits: dict[str, int] = {}
        for one in self.game.actions():
            said = self._said(one)
            if said[0] == words[0] and all(w in said[1:] or w in map(definition, said[1:]) for w in words[1:]):
                fits.setdefault(" ".join(map(definition, said)), one)
        if len(fits) > 1:
            raise AssertionError(f"{wanted!r} may mean any of {sorted(fits)}")
        return next(iter(fits.values()), None)

    def can(self, wanted: str) -> bool:
        """Whether an action is legal now."""
        return self.find(wanted) is not None

    def do(self, *wanted: str) -> "Table":
        """Take actions, one after the other."""
        for words in wanted:
            found = self.find(words)
            if found is None:
                raise AssertionError(f"{words!r} is not legal here; {self.asks} can choose from {self.choices}")
            self.game.apply(found)
        return self

    def told(self, *wanted: str) -> list[str]:
        """Take actions; returns the events, moves aside, in order: "play militia", "gain-power 1"."""
        self.game.listen()
        self.game.take_events()
        self.do(*wanted)
        out: list[str] = []
        for event in self.game.take_events():
            if event.kind != "move":
                card = [definition(self.game.table.names[event.card])] if event.card >= 0 else []
                amount = [str(event.amount)] if event.amount and event.card < 0 else []
                out.append(" ".join([event.kind, *card, *amount]))
        return out

    @property
    def asks(self) -> str:
        """Who is asked what: "0 main", or "over"."""
        decision = self.game.decision
        return "over" if decision is None else f"{decision.seat} {decision.kind}"

    # -- looking -------------------------------------------------------------------------------------------------------

    def exactly(self, name: str) -> Any:
        """A zone as a list of copies ("militia#2"; None is an empty place), a field as its value."""
        key, seat = place(name)
        position: Any = self.game.dump()["position"]
        if name in ("lasts", "marks"):
            return self._lasting(position["lasting"])[name]
        if name in position:
            return position[name]
        return position[key] if key in position else position["players"][seat][key]

    def _lasting(self, entries: list[dict[str, Any]]) -> dict[str, list[str]]:
        lasts: list[str] = []
        marks: list[str] = []
        for entry in entries:
            where, _, name = entry["op"].partition(".")
            if where in ("engine", "rules"):
                marks.append(
                    " ".join(map(str, [name, entry.get("card", EMPTY), *([entry["n"]] if "n" in entry else [])]))
                )
            else:
                lasts.append(entry["card"])
        return {"lasts": lasts, "marks": marks}

    def __getitem__(self, name: str) -> Any:
        """A zone as a list of definitions, a field as its value."""
        value = self.exactly(name)
        return [definition(card) for card in value] if place(name)[0] in self.zones else value

    def shows(self, in_any_order: bool = False, **expected: Any) -> "Table":
        """Assert what zones hold and fields are. Raises one AssertionError that names every difference."""
        wrong: list[str] = []
        for name, want in expected.items():
            if place(name)[0] in self.zones or name == "lasts":
                wanted = cards(str(want))
                copies = [EMPTY if card is None else card for card in self.exactly(name)]
                have = [
                    card if len(copies) == len(wanted) and "#" in wanted[i] else definition(card)
                    for i, card in enumerate(copies)
                ]
                same = Counter(have) == Counter(wanted) if in_any_order else have == wanted
                if not same:
                    wrong.append(f"{name}: {' '.join(have) or 'nothing'}, not {' '.join(wanted) or 'nothing'}")
            elif self[name] != want:
                wrong.append(f"{name}: {self[name]!r}, not {want!r}")
        if wrong:
            raise AssertionError("\n".join(wrong))
        return self

    def copy(self) -> "Table":
        """The same position once more, to try something else."""
        return Table(self.game.clone())
