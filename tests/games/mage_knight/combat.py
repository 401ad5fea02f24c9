"""Combats in one line, on top of `land`.

    fight("prowlers diggers", "attack", strike={"melee-physical": 6}).do("target prowlers", "target diggers", "strike")

The enemies have been drawn for this combat; after a slash stands what they are besides: `guardsmen/site` defends a
fortified site, `prowlers/wild` rampages, `freezers/city` is of a city's garrison, `golems/half` is worth half its fame,
`medusa/swift+poison` has gained abilities, `medusa/-paralyze` has lost one, `medusa/armor-2` has less armor. Everything
else is as `land` has it.

`with_token` puts an enemy of one's own in the place of a token: tokens of other boxes.
"""

from typing import Any

import deckhold
from deckhold.engine.bits import bit
from deckhold.games.mage_knight.definitions import Enemy
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.zones import (
    ATTACKS,
    DEFENDER,
    DOUBLE_FAME,
    HALF_FAME,
    OF_CITY,
    RAMPAGING,
    TO_DISCARD,
)
from deckhold.games.mage_knight.terms import TRAITS
from games.mage_knight.land import Realm, land

FLAGS = {
    "site": DEFENDER,
    "wild": RAMPAGING,
    "city": DEFENDER | OF_CITY,
    "half": HALF_FAME,
    "double": DOUBLE_FAME,
    "drawn": TO_DISCARD,
}


def fight(enemies: str, phase: str = "ranged", **more: Any) -> Realm:
    """A combat with these enemies, in this phase."""
    words = [word.partition("/") for word in enemies.split()]
    table = land(battle=" ".join(word[0] for word in words), **more)
    data: dict[str, Any] = table.game.dump()
    position = data["position"]
    flags: list[int] = []
    armor: list[int] = []
    gained: list[int] = []
    lost: list[int] = []
    for word in words:
        flags.append(TO_DISCARD)
        armor.append(0)
        gained.append(0)
        lost.append(0)
        for what in word[2].split("+") if word[2] else []:
            if what in FLAGS:
                flags[-1] |= FLAGS[what]
            elif what.startswith("armor"):
                armor[-1] += int(what[5:])
            elif what.startswith("-"):
                lost[-1] |= bit(TRAITS.index(what[1:]))
            else:
                gained[-1] |= bit(TRAITS.index(what))
    n = len(words)
    combat: dict[str, Any] = {
        "moment": phase,
        "foes": position["battle"],
        "foe_flags": flags,
        "foe_armor": armor,
        "foe_lost": lost,
        "foe_gained": gained,
        "foe_host": [-1] * n,
        "hit_change": [0] * n * ATTACKS,
        "hit_flags": [0] * n * ATTACKS,
    }
    position.update({name: more.get(name, value) for name, value in combat.items()})
    return Realm(deckhold.load(data))


def with_city(table: Realm, colour: str, where: str, level: int = 4) -> Realm:
    """Put a city on its space."""
    data: dict[str, Any] = table.game.dump()
    position = data["position"]
    there = [name for name in position["cities"] if position["spots"][name] == f"@{where}" or f"-{colour}#" in name]
    for name in there:
        position["cities"].remove(name)
        position["box"].append(name)
        position["spots"].pop(name)
        position["city_level"].pop(name.removeprefix("city-").partition("#")[0])
    name = next(name for name in position["box"] if name.startswith(f"city-{colour}"))
    position["box"].remove(name)
    position["cities"].append(name)
    position["spots"][name] = f"@{where}"
    position["city_level"][colour] = level
    return Realm(deckhold.load(data))


def with_token(table: Realm, token: str, enemy: Enemy) -> Realm:
    """Let a token of the combat be another one, which this box does not have."""
    s = table.s
    s.definitions = s.definitions.copy()
    for card in s.foes:
        if table.game.table.names[card].partition("#")[0] == token:
            s.definitions[card] = enemy
    return table


def faced(table: Realm) -> list[str]:
    """The enemies of the combat by name, in their order."""
    return [table.game.table.card[card].id for card in table.s.foes]


def fortified(table: Realm) -> list[int]:
    """How often each of them is fortified."""
    return [int(foes.fortifications(table.s, table.s.turn, place)) for place in range(len(table.s.foes))]


def assigned(table: Realm) -> list[str]:
    """Whose damage may be dealt now, or whom it may be assigned to: what else can be played aside."""
    return [one for one in table.choices if one.split()[0] in ("face", "hit-unit", "hit-hero")]


def again(table: Realm) -> Realm:
    """Ask anew, after the position was changed by hand."""
    asking = table.game.asking
    assert asking is not None
    table.game.asking = None
    table.game.ask(asking)
    return table


__all__ = ["Realm", "again", "assigned", "faced", "fight", "fortified", "land", "with_city", "with_token"]
