"""Positions with General Volkare, on top of `land`.

    war(general="3,-1", army="freezers prowlers", cards="march rage").his_turn()

It is Volkare's Return with one hero unless `scenario` and `seats` say otherwise. The map is the starting tile, his
camp north of it and countryside tiles 1 and 2; `general` is where he stands, `army` his tokens (face down where not
`seen`; not named: not drawn yet), `cards` his deck with its top last. Everything else is as `land` has it.

`win` and `lose` carry a combat through.
"""

import re
from typing import Any

import deckhold
from deckhold.engine.core import FLOORS
from deckhold.engine.rng import seeded
from deckhold.games.mage_knight.rules.turn import START_TURN
from deckhold.games.mage_knight.state import general as volkare
from deckhold.games.mage_knight.state.zones import ARMY, BOX, PILE
from deckhold.games.mage_knight.terms import COLOURS, WAITING
from games.mage_knight.combat import again
from games.mage_knight.land import Realm, land
from games.position import definition

TILES = "core-v@1,0 countryside-1@1,1 countryside-2@0,1"
EPIC = "volkares-return"
BLITZ = "volkares-return-blitz"
QUEST = "volkares-quest"
QUEST_TILES = "core-v@5,5 countryside-1@1,1 countryside-2@0,1 countryside-3@1,0"


class War(Realm):
    """A game with Volkare."""

    def copy(self) -> "War":
        return War(self.game.clone())

    def do(self, *wanted: str) -> "War":
        super().do(*wanted)
        return self

    def shows(self, in_any_order: bool = False, **expected: Any) -> "War":
        super().shows(in_any_order, **expected)
        return self

    @property
    def general(self) -> str | None:
        """Where he stands, on the map or beyond it; None where he is beaten."""
        if volkare.beaten(self.s):
            return None
        q, r = volkare.spot_of(self.s)
        return f"{q},{r}"

    @property
    def army(self) -> list[str]:
        return sorted(definition(name) for name in self.exactly("army"))

    def his_turn(self) -> "War":
        """Volkare takes his turn now."""
        s = self.s
        s.asking = None
        s.stack = s.stack[:FLOORS]
        s.moment = WAITING
        s.order_at = s.order.index(s.seats)
        s.push(START_TURN, s.seats)
        s.advance()
        return self

    def heard(self) -> list[str]:
        """What his turn tells: kinds of events and their numbers, moves aside."""
        self.game.take_events()
        self.game.listen()
        self.his_turn()
        out = []
        for event in self.game.take_events():
            if event.kind.startswith("volkare") or event.kind in ("portal-closes", "left-behind"):
                out.append(f"{event.kind} {event.amount}" if event.amount else event.kind)
        return out

    def rolls(self, *colours: str) -> "War":
        """What the next dice show."""
        wanted = [COLOURS.index(colour) for colour in colours]
        for seed in range(10_000):
            dice = seeded(seed)
            if [dice.below(len(COLOURS)) for _ in wanted] == wanted:
                self.s.rng = seeded(seed)
                return self
        raise LookupError(f"no seed rolls {' '.join(colours)}")

    def remembers(self, mark: Any) -> int | None:
        """The number of what is remembered of him, or None."""
        entry = volkare.entry_of(self.s, mark)
        return None if entry is None else int(entry.b)


def war(
    *,
    general: str = "3,-1",
    army: str | None = None,
    seen: bool = False,
    cards: str | None = None,
    seats: int = 1,
    scenario: str = EPIC,
    options: dict[str, object] | None = None,
    **more: Any,
) -> War:
    more.setdefault("tiles", QUEST_TILES if scenario == QUEST else TILES)
    more.setdefault("order", list(range(seats + 1)))
    more.setdefault("at", "2,-1")
    more.setdefault("order_at", 0)
    if cards is not None:
        more["dummy_deck"] = cards
    made = land(seats=seats, scenario=scenario, options={"expansions": ["lost-legion"], **(options or {})}, **more)
    table = War(made.game)
    s = table.s
    q, r = map(int, general.split(","))
    volkare.put_general(s, q, r)
    if army is not None:
        volkare.remember(s, volkare.MUSTERED)
        for word in army.split():
            enlist(s, word, seen)
        if seen:
            volkare.remember(s, volkare.REVEALED)
    return again_war(War(deckhold.load(table.game.dump())))


def again_war(table: War) -> War:
    again(table)
    return table


def enlist(s: Any, word: str, seen: bool) -> None:
    for card in s.table.copies(word):
        for zone in (PILE + s.enemy(card).pile, BOX):
            if card in s.zones[zone]:
                s.mix([card])
                s.move(card, zone, 0, ARMY, 0)
                s.known[card] = s.map.everybody if seen else 0
                return
    raise LookupError(f"no {word} is left")


def win(table: War, *names: str) -> War:
    """Whoever fights defeats these enemies, or all of them, in the attack phase, and ends the combat."""
    seat = table.asks[0]
    fight_on(table, *names)
    if table.s.in_combat() and table.asks[0] == seat:
        table.do("end-phase")
    return table


def fight_on(table: War, *names: str) -> War:
    """Whoever fights defeats these enemies, or all of them, in the attack phase."""
    s = table.s
    if table.can("fight"):
        table.do("fight")
    while s.in_combat() and table["moment"] != "attack":
        table.do(next(one for one in table.choices if re.match("end-phase|hit-hero|face", one)))
    s.targets = 0
    for place, token in enumerate(s.foes):
        name = s.definitions[token].id
        if name != "volkare" and (not names or name in names) and not s.foe_flags[place] & 4:
            s.targets |= 1 << place
    s.strike[3] = 999
    again(table).do("strike")
    return table


def lose(table: War) -> War:
    """Whoever fights attacks nobody."""
    if table.can("fight"):
        table.do("fight")
    seat = table.asks[0]
    while table.s.in_combat() and table.asks[0] == seat:
        table.do(next(one for one in table.choices if re.match("end-phase|hit-hero|face", one)))
    return table
