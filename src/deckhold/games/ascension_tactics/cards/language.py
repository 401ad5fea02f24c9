"""The language in which owners write down what their cards do (docs/own-cards.md), read into ops."""

from typing import Final, final

from deckhold.engine.core import Op, with_parts
from deckhold.engine.fields import Reader
from deckhold.engine.ops import Offer, Pick, UpTo, What, Where, choose, may, seq
from deckhold.games.ascension_tactics.cards.words import draw, research
from deckhold.games.ascension_tactics.definitions import (
    ADJACENT_ONLY,
    ALWAYS,
    AREA_ATTACK,
    CONSTRUCT,
    CONSTRUCTS,
    CONSTRUCTS_PLAYED,
    COUNTERSTRIKE,
    DEVOTION,
    DOUBLE_ATTACK,
    ENEMY_FALLS,
    EQUIPPED,
    FACTIONS,
    HERO,
    HOLDS_SHRINE,
    IGNORE_FOREST,
    IGNORE_TERRAIN,
    IMMOBILE,
    NORMAL_CELLS,
    ON_BATTLEFIELD,
    ORDERED,
    OTHER_PASYTHEA,
    OWN_CONSTRUCTS,
    QUEST_DONE,
    RANGED,
    REACH,
    SLAUGHTER,
    SOUL_PLACED,
    SOULS,
    THROUGH_ENEMIES,
    TURN_STARTS,
    WOUNDS,
    Bonus,
    Standing,
    Triggered,
    traits,
)
from deckhold.games.ascension_tactics.ops.battlefield import (
    AT_DEFEATED,
    AT_PORTAL,
    BESIDE_OWN,
    BESIDE_SELF,
    MoveTreasure,
    Placing,
)
from deckhold.games.ascension_tactics.ops.choosing import ENEMY, OWN, FigureOp, PickChampion, Who
from deckhold.games.ascension_tactics.ops.decks import (
    FROM_ANYWHERE,
    FROM_ROW,
    IN_DISCARD,
    IN_HAND_OR_DISCARD,
    IN_PLAYED,
    IN_ROW,
    Cheaper,
    CopyHero,
    OfKind,
    TakeTreasure,
    acquire_free,
    banish,
    banish_up_to,
    glory,
    power,
    recover,
    runes,
)
from deckhold.games.ascension_tactics.ops.effects import (
    Damages,
    Each,
    FreeOrder,
    Give,
    GroupBoost,
    InTurn,
    MovePoints,
    OrderRat,
)
from deckhold.games.ascension_tactics.ops.effects import Souls as PlaceSouls
from deckhold.games.ascension_tactics.ops.gear import Disarm, MoveConstruct
from deckhold.games.ascension_tactics.ops.playing import Devoted
from deckhold.games.ascension_tactics.state.zones import DECK, DISCARD, HAND

MOST: Final = 20  # no number of an effect is larger
KEYWORDS: Final[dict[str, int]] = {
    "ranged": RANGED,
    "reach": REACH,
    "counterstrike": COUNTERSTRIKE,
    "area_attack": AREA_ATTACK,
    "double_attack": DOUBLE_ATTACK,
    "immobile": IMMOBILE,
}
FLAGS: Final[dict[str, int]] = {
    "ignore_terrain": IGNORE_TERRAIN,
    "ignore_forest_cost": IGNORE_FOREST,
    "only_adjacent_attackers": ADJACENT_ONLY,
    "move_through_enemies": THROUGH_ENEMIES,
    "only_normal_cells": NORMAL_CELLS,
}
CONDITIONS: Final[dict[str, int]] = {
    "constructs_on_self_at_least": OWN_CONSTRUCTS,
    "controlled_constructs_at_least": CONSTRUCTS,
    "other_pasythea_controlled_at_least": OTHER_PASYTHEA,
    "souls_at_least": SOULS,
}
PER: Final[dict[str, int]] = {
    "other_pasythea_controlled": OTHER_PASYTHEA,
    "construct_played_this_turn": CONSTRUCTS_PLAYED,
}
EVENTS: Final[dict[str, str]] = {
    "own_quest_completed": QUEST_DONE,
    "equipped_to_self": EQUIPPED,
    "enemy_defeated": ENEMY_FALLS,
    "soul_placed_on_self": SOUL_PLACED,
    "damaged_enemy_by_attack": WOUNDS,
    "own_turn_start": TURN_STARTS,
    "own_turn_end_near_shrine": HOLDS_SHRINE,
}
NO_FALLEN: Final = (
    "'defeated_cell_or_adjacent' goes with 'slaughter' and the event 'enemy_defeated': no enemy falls here"
)
MINIONS: Final = ["lost-shade", "repair-drone", "nightmare-wisp", "devil-rat"]

# Every operation with its fields; `op` and, where it may be declined, `optional` besides.
OPERATIONS: Final[dict[str, list[str]]] = {
    "gain": ["runes", "power"],
    "draw": ["n"],
    "research": [],
    "treasure": ["n"],
    "glory": ["n"],
    "banish": ["zones", "n", "optional"],
    "buff": ["target", "bonus"],
    "order_free": ["target", "optional"],
    "move": ["target", "cells"],
    "damage": ["target", "n"],
    "soul": ["target", "n"],
    "deploy": ["unit", "where", "optional"],
    "choose": ["options"],
    "devotion": ["faction", "then"],
    "pay": ["cost", "then"],
    "acquire_free": ["kind", "max_cost", "to", "sources", "optional"],
    "reduce_cost": ["kind", "amount"],
    "recover": ["kind", "optional"],
    "move_construct": [],
    "move_treasure": ["within", "cells"],
    "copy_hero": ["max_cost"],
    "destroy_constructs": ["target", "n"],
}
ABILITIES: Final[dict[str, list[str]]] = {
    "keyword": ["keyword"],
    "static": ["bonus", "condition", "per"],
    "devotion": ["faction", "bonus", "effects"],
    "on_order": ["effects", "optional"],
    "slaughter": ["effects", "optional", "condition"],
    "on_event": ["event", "effects", "optional", "condition", "within"],
    "on_play": ["effects"],
}


def word(item: Reader, allowed: list[str]) -> str:
    """One of some words."""
    found = item.text()
    if found not in allowed:
        raise item.fail(f"{found!r} is not one of {', '.join(allowed)}")
    return found


def check_fields(item: Reader, allowed: list[str]) -> None:
    """Refuse fields that mean nothing."""
    for key in item.fields():
        if key not in allowed:
            raise item.fail(f"{key!r} means nothing here; {', '.join(allowed)} do")


def flag(item: Reader, key: str) -> bool:
    value = item.optional(key, False)
    if type(value.data) is not bool:
        raise value.fail(f"true or false is wanted, not {value.data!r}")
    return value.data


def faction(item: Reader) -> int:
    return FACTIONS.index(word(item, FACTIONS))


def faction_set(item: Reader) -> int:
    return traits(*[faction(one) for one in item.items()])


def bonus(item: Reader) -> Bonus:
    """What is added to a champion's values."""
    check_fields(item, ["strength", "defense", "speed", "order_cost", "keywords", "flags"])
    if not item.fields():
        raise item.fail("a bonus that gives nothing")
    has = [KEYWORDS[word(one, list(KEYWORDS))] for one in item.optional("keywords", []).items()]
    has += [FLAGS[word(one, list(FLAGS))] for one in item.optional("flags", []).items()]
    return Bonus(
        item.optional("strength", 0).integer(-MOST, MOST),
        item.optional("defense", 0).integer(-MOST, MOST),
        item.optional("speed", 0).integer(-MOST, MOST),
        item.optional("order_cost", 0).integer(-MOST, MOST),
        traits(*sorted(set(has))),
    )


@final
class Target:
    """Whom an operation is about: the champion that carries the construct, one that is chosen, or all that fit."""

    def __init__(self, item: Reader, carried: bool) -> None:
        check_fields(item, ["who", "count", "filter"])
        self.item = item
        whose = word(item.get("who"), ["own", "enemy", "equipped"] if carried else ["own", "enemy"])
        self.equipped = whose == "equipped"
        count = item.optional("count", 1)
        if count.data not in (1, "all") or type(count.data) is bool:
            raise count.fail(f"1 or 'all' is wanted, not {count.data!r}")
        self.all = count.data == "all"
        given = item.optional("filter", {})
        allowed = ["factions_any", "has_construct", "max_order_cost", "minion", "ready", "unit_any", "within_of_own"]
        check_fields(given, [*allowed, "within", "other"] if carried else allowed)
        if self.equipped and (given.fields() or self.all):
            raise item.fail("the champion that carries the construct is one, and the same in any case")
        if "minion" in given.fields() and flag(given, "minion"):
            raise given.get("minion").fail("only false can be asked for")
        self.rats = "unit_any" in given.fields()
        if self.rats:
            for unit in given.get("unit_any").items():
                word(unit, ["giant-rat"])
        self.near = "within" in given.fields() or "within_of_own" in given.fields()
        self.who = Who(
            ENEMY if whose == "enemy" else OWN,
            other=flag(given, "other"),
            within=limit(given, "within"),
            near_own=limit(given, "within_of_own"),
            factions=faction_set(given.optional("factions_any", [])),
            equipped=flag(given, "has_construct"),
            ready=flag(given, "ready"),
            max_order=limit(given, "max_order_cost"),
            not_minion="minion" in given.fields(),
        )


@final
class Language:
    """Reads effects. `carried`: they stand on a construct, whose champion they may mean."""

    def __init__(self, carried: bool) -> None:
        self.carried = carried

    def effects(self, item: Reader) -> Op:
        """A list of operations, one after the other."""
        ops = [self.operation(one) for one in item.items()]
        if not ops:
            raise item.fail("nothing happens")
        return ops[0] if len(ops) == 1 else seq(*ops)

    def offered(self, item: Reader) -> Op:
        """A list of operations that may be left."""
        op = self.effects(item)
        if declinable(op) or isinstance(op, Cheaper):  # nobody declines to pay less
            return op
        if isinstance(op, PickChampion):
            return PickChampion(op.who, op.op, True, op.after)
        if isinstance(op, Placing):
            return Placing(op.unit, op.where)
        return may(op)

    def operation(self, item: Reader) -> Op:
        name = word(item.get("op"), list(OPERATIONS))
        check_fields(item, ["op", *OPERATIONS[name]])
        if name in ("buff", "order_free", "move", "damage", "soul", "destroy_constructs"):
            return self.targeted(item, name)
        if name in ("banish", "acquire_free", "recover"):
            return self.picked(item, name)
        if name == "gain":
            return self.gains(item)
        if name == "draw":
            return draw(number(item, "n"))
        if name == "research":
            return research()
        if name == "treasure":
            return TakeTreasure(number(item, "n"))
        if name == "glory":
            return glory(number(item, "n"))
        if name == "deploy":
            return self.deploys(item)
        if name == "choose":
            options = [self.effects(one) for one in item.get("options").items()]
            if len(options) < 2:
                raise item.get("options").fail("a choice has at least two options")
            return choose(*options)
        if name == "devotion":
            then = self.effects(item.get("then"))
            if at_defeated(then):
                raise item.get("then").fail(NO_FALLEN)  # they may come much later
            return Devoted(faction(item.get("faction")), then)
        if name == "pay":
            return self.pays(item)
        if name == "reduce_cost":
            return Cheaper(word(item.get("kind"), [HERO, CONSTRUCT]), number(item, "amount"))
        if name == "copy_hero":
            return CopyHero(number(item, "max_cost"))
        if name == "move_construct":
            return MoveConstruct()
        if not self.carried:
            raise item.fail("'move_treasure' needs a champion: its place is on a construct")
        return MoveTreasure(number(item, "within"), number(item, "cells"))

    def gains(self, item: Reader) -> Op:
        ops: list[Op] = []
        if "runes" in item.fields():
            ops.append(runes(number(item, "runes")))
        if "power" in item.fields():
            ops.append(power(number(item, "power")))
        if not ops:
            raise item.fail("'runes' or 'power' is missing")
        return ops[0] if len(ops) == 1 else seq(*ops)

    def pays(self, item: Reader) -> Op:
        cost = self.operation(item.get("cost"))
        if declinable(cost):
            raise item.get("cost").fail("what is optional is no cost")
        return may(cost, self.effects(item.get("then")))

    def picked(self, item: Reader, name: str) -> Op:
        optional = flag(item, "optional")
        op: Op
        if name == "banish":
            where = banish_from(item.get("zones"))
            n = item.optional("n", 1).integer(1, MOST)
            if n > 1:
                if not optional:
                    raise item.fail("several cards are banished only if one may stop before: 'optional' is missing")
                return banish_up_to(n, where)
            op = banish(where)
        elif name == "recover":
            op = recover(of_kind(item, 0))
        else:
            sources = [word(one, ["center_row", "always_available"]) for one in item.get("sources").items()]
            zones = FROM_ANYWHERE if "always_available" in sources else FROM_ROW
            goals = {"discard": DISCARD, "hand": HAND, "deck_top": DECK}
            goal = goals[word(item.optional("to", "discard"), list(goals))]
            op = acquire_free(of_kind(item, limit(item, "max_cost")), zones, goal)
        return may(op) if optional else op

    def deploys(self, item: Reader) -> Op:
        unit = word(item.get("unit"), MINIONS)
        places = {"adjacent_to_own": BESIDE_OWN, "portal": AT_PORTAL}
        if self.carried:
            places |= {"adjacent_to_self": BESIDE_SELF, "defeated_cell_or_adjacent": AT_DEFEATED}
        return Placing(unit, places[word(item.get("where"), list(places))], flag(item, "optional"))

    def targeted(self, item: Reader, name: str) -> Op:
        """Something is done to champions."""
        target = Target(item.get("target"), self.carried)
        optional = flag(item, "optional")
        if target.rats:
            if name != "order_free":
                raise target.item.fail("Giant Rats alone can only be ordered")
            return OrderRat()
        op: FigureOp
        if name == "buff":
            given = bonus(item.get("bonus"))
            # A bonus may change what an order costs: who has it for that is fixed when the effect is applied.
            if target.all and not target.near and not target.who.max_order and target.who.whose == OWN:
                return GroupBoost(target.who, given)
            op = Give(given)
        elif name == "order_free":
            if target.who.whose != OWN:
                raise target.item.get("who").fail("nobody orders the champions of others")
            op = FreeOrder()
        elif name == "move":
            op = MovePoints(number(item, "cells"))
        elif name == "damage":
            op = Damages(number(item, "n"))
        elif name == "soul":
            op = PlaceSouls(number(item, "n"))
        else:
            n = item.optional("n", 1)
            op = Disarm(0 if n.data == "all" else n.integer(1, MOST))
        if target.equipped:
            return op
        if not target.all:
            return PickChampion(target.who, op, optional or name == "move")
        if name == "order_free":
            raise target.item.fail("one champion is ordered at a time")
        return InTurn(target.who, op) if name == "move" else Each(target.who, op)

    # -- abilities of constructs ---------------------------------------------------------------------------------------

    def ability(self, item: Reader) -> Op | None:
        """An ability; None for what happens when the construct is played: see `played`."""
        kind = word(item.get("kind"), list(ABILITIES))
        check_fields(item, ["kind", *ABILITIES[kind]])
        if kind == "on_play":
            return None
        if kind == "keyword":
            return Standing(Bonus(traits=traits(KEYWORDS[word(item.get("keyword"), list(KEYWORDS))])))
        needs, n = condition(item)
        if kind == "static":
            per = PER[word(item.get("per"), list(PER))] if "per" in item.fields() else ALWAYS
            return Standing(bonus(item.get("bonus")), needs=needs, n=n, per=per)
        if kind == "devotion" and "bonus" in item.fields():
            if "effects" in item.fields():
                raise item.fail("it has a 'bonus' or 'effects': two abilities say both")
            return Standing(bonus(item.get("bonus")), devotion=faction(item.get("faction")))
        effects = item.get("effects")
        op = self.offered(effects) if flag(item, "optional") else self.effects(effects)
        if at_defeated(op) and counts(op):
            raise effects.fail("'deploy' at the cell of the defeated enemy is an ability of its own here: two say both")
        if kind == "slaughter":
            return Triggered(SLAUGHTER, op, needs=needs, n=n)
        event = EVENTS[word(item.get("event"), list(EVENTS))] if kind == "on_event" else ""
        if event != ENEMY_FALLS and at_defeated(op):
            raise effects.fail(NO_FALLEN)
        if kind == "devotion":
            return Triggered(DEVOTION, op, faction=faction(item.get("faction")))
        if kind == "on_order":
            return Triggered(ORDERED, op)
        if event == SOUL_PLACED and places_souls(op):
            raise effects.fail("a soul that is placed whenever one is placed: it would never end")
        if event == SOUL_PLACED and orders(op):  # a treasure that answers an attack may place one
            raise effects.fail("a soul may be placed in the middle of an attack: nobody is ordered then")
        within = limit(item, "within")
        if (event == ENEMY_FALLS) != (within > 0):
            raise item.fail("'within' goes with the event 'enemy_defeated', and that with it")
        return Triggered(event, op, needs=needs, n=n, within=within)

    def played(self, item: Reader) -> Op | None:
        """What happens when a construct with these abilities is played."""
        found = [one for one in item.items() if one.get("kind").data == "on_play"]
        if len(found) > 1:
            raise found[1].fail("a construct has one 'on_play' at most")
        return Language(False).effects(found[0].get("effects")) if found else None


def declinable(op: Op) -> bool:
    """Whether an operation may be left by itself."""
    if isinstance(op, (PickChampion, Placing, Pick)):
        return op.optional
    return isinstance(op, (InTurn, MoveConstruct, MoveTreasure, Offer, UpTo))


def at_defeated(op: Op) -> bool:
    """Whether an effect, or a part of it, puts a unit where an enemy fell."""
    return bool([one for one in with_parts(op) if isinstance(one, Placing) and one.where == AT_DEFEATED])


def counts(op: Op) -> bool:
    """Whether an effect, or a part of it, keeps numbers where others look at the enemy that fell."""
    if isinstance(op, (UpTo, MoveConstruct, MoveTreasure, Damages)):
        return True
    if isinstance(op, (PickChampion, Each, InTurn)):
        return False  # what they do runs with numbers of its own
    for part in op.parts().values():
        if counts(part):
            return True
    return False


def orders(op: Op) -> bool:
    """Whether an effect, or a part of it, orders a champion."""
    return bool([one for one in with_parts(op) if isinstance(one, (FreeOrder, OrderRat))])


def places_souls(op: Op) -> bool:
    """Whether an effect, or a part of it, places absorbed souls, or copies a hero that may."""
    return bool([one for one in with_parts(op) if isinstance(one, (PlaceSouls, CopyHero))])


def number(item: Reader, key: str) -> int:
    return item.get(key).integer(1, MOST)


def limit(item: Reader, key: str) -> int:
    """A number that need not be given; 0: there is no limit."""
    return number(item, key) if key in item.fields() else 0


def condition(item: Reader) -> tuple[int, int]:
    """What must be true for an ability to work."""
    given = item.optional("condition", {})
    check_fields(given, [*CONDITIONS, "self_on_battlefield"])
    if len(given.fields()) > 1:
        raise given.fail("an ability has one condition at most")
    for key in given.fields():
        if key == "self_on_battlefield":
            if not flag(given, key):
                raise given.get(key).fail("only true can be asked for")
            return ON_BATTLEFIELD, 1
        return CONDITIONS[key], number(given, key)
    return ALWAYS, 0


def banish_from(item: Reader) -> Where:
    places = {"hand discard": IN_HAND_OR_DISCARD, "discard": IN_DISCARD, "center_row": IN_ROW, "played": IN_PLAYED}
    given = " ".join([one.text() for one in item.items()])
    if given not in places:
        known = ", ".join([str(one.split()) for one in places])
        raise item.fail(f"cards are banished from one of {known}, not from {item.data!r}")
    return places[given]


def of_kind(item: Reader, max_cost: int) -> What:
    return OfKind(word(item.get("kind"), [HERO, CONSTRUCT, "any"]), max_cost)
