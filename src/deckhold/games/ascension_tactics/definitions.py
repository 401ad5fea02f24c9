"""What is printed on the pieces of Ascension Tactics: cards, champions, abilities, bonuses."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.actions import ARG_BITS, ARGS
from deckhold.engine.bits import bit, has
from deckhold.engine.cards import CardDef
from deckhold.engine.core import Ctx, Game, Op, Printed, with_parts
from deckhold.engine.ops import Lasting, Seq
from deckhold.engine.text import Teller

# Kinds of pieces.
HERO: Final = "hero"
CONSTRUCT: Final = "construct"
QUEST: Final = "quest"
CHAMPION: Final = "champion"
SCHEME: Final = "scheme"
TREASURE: Final = "treasure"
BEACON_TOKEN: Final = "beacon-token"
WEB: Final = "web"
TARGET: Final = "target"
SCENARIO: Final = "scenario"

# Factions, as places in a bit set.
ENLIGHTENED: Final = 0
LIFEBOUND: Final = 1
MECHANA: Final = 2
VOID: Final = 3
FALLEN: Final = 4
FACTIONS: Final = ["enlightened", "lifebound", "mechana", "void", "fallen"]
ALL_FACTIONS: Final = 0b11111

# Keywords and flags of a champion, as places in a bit set.
RANGED: Final = 0
REACH: Final = 1
COUNTERSTRIKE: Final = 2
AREA_ATTACK: Final = 3
DOUBLE_ATTACK: Final = 4
IMMOBILE: Final = 5
IGNORE_TERRAIN: Final = 6
IGNORE_FOREST: Final = 7
ADJACENT_ONLY: Final = 8  # may be attacked from neighbouring cells only
THROUGH_ENEMIES: Final = 9
NORMAL_CELLS: Final = 10  # may enter cells without terrain only
TRAITS: Final = [
    "ranged",
    "reach",
    "counterstrike",
    "area-attack",
    "double-attack",
    "immobile",
    "ignore-terrain",
    "ignore-forest",
    "adjacent-only",
    "through-enemies",
    "normal-cells",
]

# How long something lasts, by number: see `TacticsInfo.scopes`.
TURN: Final = 0
OWN_NEXT_TURN: Final = 1  # until the end of the next turn of the owner of whoever is concerned
VILLAINS_TURN: Final = 2  # until the next turn of the villains begins
GAME: Final = 3

# What a standing ability waits for, and what it is counted by.
ALWAYS: Final = 0
CONSTRUCTS: Final = 1  # equipped to the player's champions
OTHER_PASYTHEA: Final = 2  # other Pasythea constructs that the player controls
CONSTRUCTS_PLAYED: Final = 3  # by the player, this turn
SOULS: Final = 4  # on the champion
OWN_CONSTRUCTS: Final = 5  # equipped to the champion itself
ON_BATTLEFIELD: Final = 6  # whether the champion is there
COUNTS: Final = [
    "always",
    "constructs",
    "other-pasythea",
    "constructs-played",
    "souls",
    "own-constructs",
    "on-battlefield",
]

# What sets off a triggered ability.
ORDERED: Final = "ordered"
SLAUGHTER: Final = "slaughter"
DEVOTION: Final = "devotion"
EQUIPPED: Final = "equipped"
QUEST_DONE: Final = "quest-done"
SOUL_PLACED: Final = "soul-placed"
ENEMY_FALLS: Final = "enemy-falls"
WOUNDS: Final = "wounds"  # an attack of the champion dealt damage
TURN_STARTS: Final = "turn-starts"
HOLDS_SHRINE: Final = "holds-shrine"  # the turn ends while it stands at a shrine that its owner controls
FALLS: Final = "falls"
REWARD: Final = "reward"  # of a neutral champion, for whoever defeats it
ATTACKS: Final = "attacks"  # declared, before its damage
VILLAINS_ACT: Final = "villains-act"  # the villains' turn begins: before their first scheme (AT-339)


def traits(*numbers: int) -> int:
    """A set of keywords and flags."""
    return sum([bit(number) for number in numbers])


@final
class Bonus:
    """What is added to a champion's values."""

    strength: i64
    defense: i64
    speed: i64
    order_cost: i64
    traits: i64
    souls: i64

    def __init__(
        self, strength: int = 0, defense: int = 0, speed: int = 0, order_cost: int = 0, traits: int = 0, souls: int = 0
    ) -> None:
        self.strength = strength
        self.defense = defense
        self.speed = speed
        self.order_cost = order_cost
        self.traits = traits
        self.souls = souls

    def passes(self) -> bool:
        """Whether there is anything to be over after a while: souls stay (AT-170)."""
        return self.strength != 0 or self.defense != 0 or self.speed != 0 or self.order_cost != 0 or self.traits != 0

    def text(self, t: Teller) -> str:
        """ "+1 strength and Ranged": what one has."""
        said = self._lasts(t)
        if self.souls:
            said.append(t.say("bonus-souls", n=self.souls))
        return t.listing(said)

    def uses(self, t: Teller) -> list[str]:
        """What the use of a treasure brings."""
        said: list[str] = []
        lasts = self._lasts(t)
        if lasts:
            said.append(t.say("treasure-bonus", what=t.listing(lasts)))
        if self.souls:
            said.append(t.say("treasure-souls", n=self.souls))
        return said

    def _lasts(self, t: Teller) -> list[str]:
        """Everything but souls, which stay when it is over."""
        said: list[str] = []
        for name, n in (
            ("strength", self.strength),
            ("defense", self.defense),
            ("speed", self.speed),
            ("order-cost", self.order_cost),
        ):
            if n:
                said.append(t.say(f"bonus-{name}", n=n if n > 0 else -n, sign="plus" if n > 0 else "minus"))
        for i, trait in enumerate(TRAITS):
            if has(self.traits, i):
                said.append(t.say(f"trait-{trait}"))
        return said


class Ability(Op):
    """Something that a champion has, by itself, by a construct or by a quest: the rules look for it."""

    level: i64 = 0  # works only with so many schemes discarded (AT-270)
    linked: bool = False  # Mental Link: works for the whole family (AT-321)

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("an ability is never run")

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        return "" if within is None and root.startswith("ability") else "its place is among a card's abilities"

    def text(self, t: Teller) -> str:
        said = self.says(t)
        if self.linked:
            said = t.say("ability-link", what=said)
        return said if self.level == 0 else t.say("ability-threat", n=self.level, what=said)

    def says(self, t: Teller) -> str:
        raise NotImplementedError


@final
class Standing(Ability):
    """A bonus that holds by itself: always, on a condition, for each of something, by Devotion, for neighbours."""

    def __init__(
        self,
        bonus: Bonus,
        needs: int = ALWAYS,
        n: int = 0,
        per: int = ALWAYS,
        devotion: int = -1,
        aura: int = 0,
        not_minions: bool = False,
        level: int = 0,
        linked: bool = False,
    ) -> None:
        self.bonus = bonus
        self.needs: i64 = needs
        self.n: i64 = n
        self.per: i64 = per
        self.devotion: i64 = devotion
        self.aura: i64 = aura  # for the owner's other champions within so many cells, not for the champion itself
        self.not_minions = not_minions
        self.level = level
        self.linked = linked

    def says(self, t: Teller) -> str:
        what = self.bonus.text(t)
        if self.devotion >= 0:
            return t.say("ability-devotion", faction=FACTIONS[self.devotion], what=t.say("it-has", what=what))
        if self.aura:
            return t.say("ability-aura", n=self.aura, what=what, minions=int(not self.not_minions))
        said = t.say(f"ability-per-{COUNTS[self.per]}", what=what) if self.per else what
        if self.needs:
            return t.say("ability-while", condition=t.say(f"if-{COUNTS[self.needs]}", n=self.n), what=said)
        return said if self.per else t.say("it-has", what=what)


def packed(cell: i64, piece: i64) -> i64:
    """A cell and a piece in one number; -1 is none."""
    return (cell if cell >= 0 else 0) | ((piece + 1) << ARG_BITS)


def cell_of(both: i64) -> i64:
    return both & (ARGS - 1)


def piece_of(both: i64) -> i64:
    return (both >> ARG_BITS) - 1


class AboutPiece(Op):
    """An op that is about a second champion besides its card: `b`; if that one is transformed, about the new one."""


class AboutFallen(Printed):
    """An op that is about an enemy that fell, if it looks at it: `a` is its cell, `b` the enemy."""

    def looks(self) -> bool:
        return True


def about_event(op: Op) -> bool:
    """Whether an op, or a part of it, looks at what has set it off."""
    for one in with_parts(op):
        if isinstance(one, AboutPiece) or (isinstance(one, AboutFallen) and one.looks()):
            return True
    return False


class SetOff(Lasting):
    """An effect that an event sets off; several at once run in the order the active player says (AT-003).

    The op runs with the entry's card; if it looks at the event, `a` is the cell of whoever fell, `b` the piece that the
    event is about. Other ops have numbers of their own there.
    """

    shown = False
    op: Op
    of_event: bool

    def due(self, entry: Ctx) -> Ctx:
        """What is to run for an entry, whose `b` packs the cell and the piece."""
        if self.of_event:
            return Ctx(self.op, entry.seat, entry.card, cell_of(entry.b), piece_of(entry.b))
        return Ctx(self.op, entry.seat, entry.card, 0, 0)

    def happens(self, g: Game, entry: Ctx, card: i64) -> None:
        """Its turn has come."""
        g.again(self.due(entry))

    def told(self, g: Game, entry: Ctx, t: Teller) -> str:
        piece = piece_of(entry.b)
        said = self.text(t)
        if piece < 0 or piece == entry.card:
            return said
        return t.say("set-off-by", what=said, card=self.about(g, entry, t))

    def about(self, g: Game, entry: Ctx, t: Teller) -> str:
        """The piece that the event is about."""
        return t.name(g.table.card[piece_of(entry.b)].id)

    def parts(self) -> dict[str, Op]:
        return {"op": self.op}


@final
class Triggered(SetOff):
    """An effect of a champion, which is its card."""

    level: i64
    linked: bool

    def __init__(
        self,
        on: str,
        op: Op,
        faction: int = -1,
        once: bool = False,
        needs: int = ALWAYS,
        n: int = 0,
        within: int = 0,
        level: int = 0,
        linked: bool = False,
        for_villains: bool = False,
    ) -> None:
        self.on = on
        self.op = op
        self.of_event = about_event(op)
        self.faction: i64 = faction  # of a Devotion
        self.once_a_turn = once
        self.needs: i64 = needs
        self.n: i64 = n
        self.within: i64 = within  # of ENEMY_FALLS: how far away at most
        self.for_villains = for_villains  # on a construct: a villain that bears it has it too (AT-Q42)
        self.level = level
        self.linked = linked

    def run(self, g: Game, ctx: Ctx) -> None:
        raise AssertionError("an ability is never run")

    def about(self, g: Game, entry: Ctx, t: Teller) -> str:
        """Of those who fell and look alike, the one that stood there."""
        name = super().about(g, entry, t)
        board = g.board
        if self.on not in (SLAUGHTER, ENEMY_FALLS, REWARD) or board is None:
            return name
        alike = g.table.card[piece_of(entry.b)].copies > 1
        return t.say("fallen-at", card=name, cell=board.name(cell_of(entry.b))[1:]) if alike else name

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        standing = root.startswith("ability") and not isinstance(within, Seq)
        return "" if standing else "its place is among a card's abilities"

    def text(self, t: Teller) -> str:
        what = self.op.text(t)
        if self.needs != ALWAYS:
            what = t.say("op-if", condition=t.say(f"if-{COUNTS[self.needs]}", n=self.n), what=what)
        if self.on == DEVOTION:
            said = t.say("ability-devotion", faction=FACTIONS[self.faction], what=what)
        else:
            said = t.say(f"when-{self.on}", what=what, n=self.within)
        if self.once_a_turn:
            said = t.say("ability-once", what=said)
        if self.linked:
            said = t.say("ability-link", what=said)
        return said if self.level == 0 else t.say("ability-threat", n=self.level, what=said)


@final
class Special(Ability):
    """A rule of its own that the game looks for by its name: reduced damage, kept treasures, other ways to deploy."""

    def __init__(self, key: str, n: int = 0) -> None:
        self.key = key
        self.n: i64 = n

    def says(self, t: Teller) -> str:
        return t.say(f"special-{self.key}", n=self.n)


class Goal(Lasting):
    """The goal of a quest: from the moment it is played it listens to what its player does (AT-Q05).

    In force, `b` is how far it is met; `n` is what it takes.
    """

    shown = False

    def __init__(self, on: str, n: int) -> None:
        self.on = on
        self.n: i64 = n

    def heard(self, g: Game, entry: Ctx, on: str, piece: i64, n: i64) -> i64:
        """How much an event adds."""
        return n if on == self.on else 0

    def met(self, g: Game, entry: Ctx) -> bool:
        return entry.b >= self.n

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return False

    def text(self, t: Teller) -> str:
        return t.say(f"goal-{self.on}", n=self.n)


# Keys of `Special`.
TOUGH: Final = "tough"  # every damage to it is less by n
KEEPER: Final = "keeper"  # treasures used on it stay on its card
DEPLOY_ON_WEB: Final = "deploy-on-web"
DEPLOY_BY_OWN: Final = "deploy-by-own"  # next to one of the owner's champions
SAVES_CONSTRUCT: Final = "saves-construct"  # defeated, n of its constructs go to hand
PACK: Final = "pack"  # one card for up to three figures (AT-276)


class Boost(Lasting):
    """A bonus for a while: the chosen champion's, whose card the entry names; a group's in subclasses."""

    changes = "figure"

    def __init__(self, bonus: Bonus, scope: int = TURN) -> None:
        self.bonus = bonus
        self.scope = scope

    def concerns(self, g: Game, entry: Ctx, seat: i64, card: i64) -> bool:
        return entry.card == card

    def text(self, t: Teller) -> str:
        return t.say("it-has", what=self.bonus.text(t))


@final
class TacticsCard(CardDef):
    """A piece: what it costs, what it does, and, of a champion, its values."""

    factions: i64
    cost: i64
    strength: i64
    defense: i64
    speed: i64
    order_cost: i64
    glory: i64
    threat: i64
    cells: i64
    is_hero: bool
    is_construct: bool
    is_quest: bool
    is_champion: bool
    minion: bool
    villain: bool
    is_forest: bool

    def __init__(self, id: str, kind: str, factions: int, copies: int, provenance: str) -> None:
        super().__init__(id, kind, copies, provenance)
        self.factions = factions
        self.cost = 0  # in power for champions, in runes for everything else
        self.is_hero = kind == HERO
        self.is_construct = kind == CONSTRUCT
        self.is_quest = kind == QUEST
        self.is_champion = kind == CHAMPION
        self.group = ""  # where it lies when the box is opened: see setup
        self.strength = 0
        self.defense = 0
        self.speed = 3
        self.order_cost = 0
        self.glory = 0  # what a defeated villain gives
        self.by_players: list[tuple[int, int]] = []  # strength and defense of a villain against 1, 2, 3, 4 players
        self.minion = False
        self.villain = False
        self.is_forest = False  # it takes a forest token along (AT-328)
        self.limit = 0  # of a minion: how many a player may have on the battlefield
        self.cells = 1
        self.family = ""  # champions that share Mental Links, constructs that count each other
        self.effect: Op | None = None  # of a hero or a scheme; of a construct: what playing it does besides
        self.more: Op | None = None  # of a scheme: its additional effect
        self.surge: Op | None = None  # of a boss (AT-272)
        self.conduct: Op | None = None  # of a villain: what it does when ordered, instead of AT-258 to AT-264
        self.threat = 0
        self.ambush: Op | None = None
        self.goal: Op | None = None  # of a quest
        self.bonus: Bonus | None = None  # of a treasure
        self.abilities: list[Op] = []
        self.standing: list[Standing] = []
        self.triggered: list[Triggered] = []
        self.has_aura = False
        self.has_link = False

    def give(self, abilities: list[Op]) -> None:
        """Print abilities on it."""
        self.abilities = abilities
        for ability in abilities:
            if isinstance(ability, Standing):
                self.standing.append(ability)
                self.has_aura = self.has_aura or ability.aura > 0
                self.has_link = self.has_link or ability.linked
            elif isinstance(ability, Triggered):
                self.triggered.append(ability)
                self.has_link = self.has_link or ability.linked

    def special(self, key: str) -> i64:
        """The number of a rule of its own; -1 without it."""
        for ability in self.abilities:
            if isinstance(ability, Special) and ability.key == key:
                return ability.n
        return -1

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        if self.effect is not None:
            out["effect"] = self.effect
        if self.more is not None:
            out["more"] = self.more
        if self.surge is not None:
            out["surge"] = self.surge
        if self.conduct is not None:
            out["conduct"] = self.conduct
        if self.goal is not None:
            out["goal"] = self.goal
        for i, ability in enumerate(self.abilities):
            out[f"ability{i}"] = ability
        if self.ambush is not None:
            out["ambush"] = self.ambush
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        belongs = [t.say(f"faction-{name}") for i, name in enumerate(FACTIONS) if has(self.factions, i)]
        if len(belongs) > 1:
            out.append(t.say("card-factions", factions=t.listing(belongs)))
        if len(set(self.by_players)) > 1:
            out.append(t.say("villain-sides", what=t.listing(self._sides(t))))
        if self.minion:
            out.append(t.say("minion-limit", n=self.limit))
        if self.cells > 1:
            out.append(t.say("large-piece", n=self.cells))
        if self.is_forest:
            out.append(t.say("special-forest"))
        if self.kind == CONSTRUCT and (self.strength or self.defense):
            out.append(t.say("it-has", what=Bonus(self.strength, self.defense).text(t)))
        if self.effect is not None and self.bonus is None:
            does = self.effect.text(t)
            out.append(t.say("when-played", what=does) if self.is_construct else does)
        if self.more is not None:
            out.append(t.say("scheme-more", n=self.threat, what=self.more.text(t)))
        if self.conduct is not None:
            out.append(t.say("when-ordered", what=self.conduct.text(t), n=0))
        if self.surge is not None:
            out.append(t.say("ability-surge", what=self.surge.text(t)))
        if self.bonus is not None:
            out.extend(self.bonus.uses(t))
        if self.goal is not None:
            out.append(t.say("quest-goal", what=self.goal.text(t)))
        said = [ability.text(t) for ability in self.abilities]
        if self.is_quest:
            out.append(t.say("quest-reward", what=t.listing(said, "list-then")))
        else:
            out.extend(said)
        if self.ambush is not None:
            out.append(t.say("ability-ambush", what=self.ambush.text(t)))
        return out

    def _sides(self, t: Teller) -> list[str]:
        """The values of a villain, by the number of players (AT-237)."""
        sides = enumerate(self.by_players, 1)
        return [t.say("villain-side", strength=one[0], defense=one[1], players=players) for players, one in sides]

    def numbers(self) -> dict[str, object]:
        return {
            "copies": self.copies,
            "cost": self.cost,
            "strength": self.strength,
            "defense": self.defense,
            "order_cost": self.order_cost,
            "glory": self.glory,
            "threat": self.threat,
        }

    def facts(self) -> dict[str, object]:
        names = [name for i, name in enumerate(FACTIONS) if has(self.factions, i)]
        out: dict[str, object] = {"type": "minion" if self.minion else self.kind, "group": self.group}
        out["faction"] = "none" if not names else names[0] if len(names) == 1 else "several"
        if len(names) > 1:
            out["factions"] = names
        if self.cost:
            out["cost"] = self.cost
            out["cost_kind"] = "power" if self.is_champion else "runes"
        if self.is_champion or self.is_construct:
            out["strength"] = self.strength
            out["defense"] = self.defense
        if self.is_champion:
            out["speed"] = self.speed
            out["order"] = self.order_cost
        if self.glory:
            out["glory"] = self.glory
        if self.threat:
            out["threat"] = self.threat
        return out
