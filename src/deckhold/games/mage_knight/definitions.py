"""What is printed on the pieces of Mage Knight: cards, tokens, tiles, heroes."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.cards import PUBLIC, CardDef
from deckhold.engine.core import COMPLETELY, NOT_AT_ALL, Ctx, Game, Op
from deckhold.engine.ops import Choose, If, Lasting, May, Seq
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ANY_TIME,
    ARTIFACT,
    BASE,
    BASIC_ACTION,
    BLACK,
    BLUE,
    BROWN_TOKENS,
    CITY,
    COLOURS,
    ELEMENTS,
    ENEMY,
    FACTION_TOKEN,
    FACTIONS,
    FIRE_RESISTANCE,
    GENERAL,
    GREEN_TOKENS,
    GREY_TOKENS,
    HERO,
    ICE_RESISTANCE,
    IN_COMBAT,
    LEADER,
    LOST_LEGION,
    NO_COLOUR,
    NO_FACTION,
    NO_SITE,
    PHYSICAL,
    PLACE,
    RED,
    RED_TOKENS,
    RUIN,
    SHADES,
    SITES,
    SKILL,
    SPELL,
    SUMMON,
    TACTIC,
    TILE,
    TOKENS,
    TRAITS,
    UNIT,
    VIOLET_TOKENS,
    WAITING,
    WHITE_TOKENS,
    WOUND,
    moments,
)


class Turns(Game):
    """What an op must know of the position to tell whether it is time for it: all of it is `state.position.Mage`."""

    moment: i64 = WAITING


class MageOp(Op):
    """An op that a card of this game is made of. `times`: when it can do anything.

    Asked how far it could be carried out before its card is played, `ctx.a` tells the mana that playing it costs (see
    `owed`); run, `ctx.b` is what a composite effect adds to its points.
    """

    times: i64 = ANY_TIME
    duty: bool = True  # who plays a card for it has met the duty to play one (MK-121)
    pays: bool = False  # it takes mana of its own: whatever powers its card must leave that

    def extent(self, g: Game, ctx: Ctx) -> i64:
        return COMPLETELY if timely(g, self.times) else NOT_AT_ALL


def timely(g: Game, times: i64) -> bool:
    """Whether this is one of these moments."""
    assert isinstance(g, Turns)
    return times & bit(g.moment) != 0


def owed(colour: i64, black: bool) -> i64:
    """The mana that playing a card costs, as its ops are asked with it: a colour, or one and black; 0 is none."""
    return colour + 1 + (8 if black else 0)


def times_of(op: Op) -> i64:
    """When an effect can be played: one of several at any of their times, a sequence when all of it can be."""
    if isinstance(op, MageOp):
        return op.times
    if isinstance(op, Choose):
        times: i64 = 0
        for one in op.ops:
            times |= times_of(one)
        return times
    if isinstance(op, Seq):
        times = ANY_TIME
        for one in op.ops:
            times &= times_of(one)
        return times
    if isinstance(op, May | If):
        return times_of(op.op)
    return ANY_TIME


class MageCard(CardDef):
    """A piece of the box."""

    def __init__(self, id: str, kind: str, copies: int, box: str, provenance: str = PUBLIC) -> None:
        super().__init__(id, kind, copies, provenance)
        self.box = box  # which of the boxes of this edition it comes from


class Deed(MageCard):
    """A card of a deed deck: action, spell, artifact or wound."""

    colours: i64
    basic_times: i64
    strong_times: i64

    def __init__(
        self,
        id: str,
        kind: str,
        copies: int = 1,
        colours: list[int] | None = None,
        basic: Op | None = None,
        strong: Op | None = None,
        number: int = 0,
        icons: list[str] | None = None,
        box: str = BASE,
        hero: str = "",
        replaces: str = "",
        basic_times: int = 0,
        strong_times: int = 0,
        competitive: bool = False,
        provenance: str = PUBLIC,
    ) -> None:
        super().__init__(id, kind, copies, box, provenance)
        self.colours = sum([bit(colour) for colour in colours]) if colours else 0  # as a bit set
        self.basic = basic  # None: a banner's, which is in force while it is assigned, or a wound's
        self.strong = strong  # of an action it is called powered
        self.number = number
        self.icons: list[str] = icons if icons is not None else []
        self.hero = hero
        self.replaces = replaces
        self.competitive = competitive
        self.basic_times = basic_times or (0 if basic is None else times_of(basic))
        self.strong_times = strong_times or (0 if strong is None else times_of(strong))
        self.is_wound = kind == WOUND
        self.is_action = kind in (BASIC_ACTION, ADVANCED_ACTION)
        self.is_spell = kind == SPELL
        self.is_artifact = kind == ARTIFACT
        self.is_banner = "banner" in self.icons
        self.parted = basic is not None and strong is not None
        for op in (basic, strong):
            if op is not None:
                mark_colours(op, self.colours)

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        if self.basic is not None:
            out["basic"] = self.basic
        if self.strong is not None:
            out["strong"] = self.strong
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.is_wound:
            out.append(t.say("text-wound"))
        if self.basic is not None:
            out.append(self.clause(t, self.basic, False))
        if self.strong is not None:
            out.append(self.clause(t, self.strong, True))
        return out

    def clause(self, t: Teller, op: Op, strong: bool) -> str:
        """One of the two effects with what it costs; those of a spell have names."""
        what = op.text(t)
        if self.is_artifact:
            if strong:
                return t.say("text-artifact-strong", what=what)
            return t.say("text-banner", what=what) if self.is_banner else what
        mana = t.listing([t.amount(f"mana-{colour}", 1) for colour in colour_names(self.colours)], "list-or")
        if self.is_spell:
            if strong:
                mana = t.listing([mana, t.amount(f"mana-{COLOURS[BLACK]}", 1)])
            name = t.say(f"strong-{self.id}") if strong else t.name(self.id)
            return t.say("text-spell", name=name, mana=mana, what=what)
        return t.say("text-powered", mana=mana, what=what) if strong else what

    def facts(self) -> dict[str, object]:
        colours = list(colour_names(self.colours))
        out: dict[str, object] = {"colours": colours, "printed_number": self.number, "box": self.box, "hero": self.hero}
        if len(colours) == 1:
            out["faction"] = f"mana-{colours[0]}"
        return out


class Ability:
    """One of the things a unit can do: the mana it costs and what it does."""

    colour: i64
    times: i64

    def __init__(self, op: Op, colour: int = NO_COLOUR, times: int = 0) -> None:
        self.op = op
        self.colour = colour
        self.times = times or times_of(op)
        if colour != NO_COLOUR:
            mark_colours(op, bit(colour))


@final
class Unit(MageCard):
    """A unit card."""

    level: i64
    cost: i64
    armor: i64
    resistances: i64
    sites: i64
    sways: i64
    damage_price: i64
    assault_price: i64

    def __init__(
        self,
        id: str,
        copies: int,
        elite: bool,
        level: int,
        cost: int,
        armor: int,
        sites: list[int],
        abilities: list[Ability],
        resistances: list[int] | None = None,
        box: str = BASE,
        sways: int = 1,
        damage_price: int = 0,
        assault_price: int = 0,
        mana: bool = False,
        called: bool = True,
        manifold: bool = False,
    ) -> None:
        super().__init__(id, UNIT, copies, box)
        self.back = "elite" if elite else "regular"
        self.elite = elite
        self.level = level
        self.cost = cost
        self.armor = armor
        self.sites = moments(*sites)  # where it can be recruited, as a bit set of sites
        self.abilities = abilities
        self.resistances = moments(*(resistances or []))
        self.sways = sways  # how often reputation counts in an interaction in which it is recruited (MX-044, MX-045)
        self.damage_price = damage_price  # influence without which no damage can be assigned to it (MX-049)
        self.assault_price = assault_price  # influence without which it does nothing in an assault (MX-050)
        self.mana = mana  # a mana of a basic colour lies on it (MX-061)
        self.called = called  # it can be had otherwise than by recruiting it where it is at home (MX-053)
        self.manifold = manifold  # spent, it may still do the other things that it can this turn (MX-056)

    def roots(self) -> dict[str, Op]:
        return {f"ability-{i + 1}": ability.op for i, ability in enumerate(self.abilities)}

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), "level": self.level, "cost": self.cost, "armor": self.armor}

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        for ability in self.abilities:
            said = ability.op.text(t)
            if ability.colour != NO_COLOUR:
                said = t.say("text-ability-mana", mana=t.amount(f"mana-{COLOURS[ability.colour]}", 1), what=said)
            out.append(said)
        if self.sways != 1:
            out.append(t.say("text-unit-sways", n=self.sways))
        if self.damage_price:
            out.append(t.say("text-unit-damage-price", n=self.damage_price))
        if self.assault_price:
            out.append(t.say("text-unit-assault-price", n=self.assault_price))
        if self.manifold:
            out.append(t.say("text-unit-manifold"))
        if self.mana:
            out.append(t.say("text-unit-mana"))
        if not self.called:
            out.append(t.say("text-unit-not-called"))
        return out

    def facts(self) -> dict[str, object]:
        return {
            "level": self.level,
            "cost": self.cost,
            "cost_kind": "influence",
            "armor": self.armor,
            "elite": self.elite,
            "resistances": [TRAITS[n] for n in range(3) if self.resistances & bit(n)],
            "sites": [SITES[n] for n in range(len(SITES)) if self.sites & bit(n)],
            "box": self.box,
        }


# How often a skill can be used.
EACH_TURN: Final = "turn"
EACH_ROUND: Final = "round"
PERMANENT: Final = "permanent"


@final
class Skill(MageCard):
    """A skill token. `gained`: what happens when it is gained; `centre`: what others can use it for in the middle."""

    times: i64

    def __init__(
        self,
        id: str,
        hero: str,
        usage: str,
        op: Op | None = None,
        times: int = 0,
        competitive: bool = False,
        cooperative: bool = False,
        centre: Op | None = None,
        gained: Op | None = None,
        box: str = BASE,
    ) -> None:
        super().__init__(id, SKILL, 1, box)
        self.back = hero
        self.hero = hero
        self.usage = usage
        self.op = op
        self.times = times or (0 if op is None else times_of(op))
        self.competitive = competitive
        self.cooperative = cooperative
        self.centre = centre
        self.gained = gained

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        if self.gained is not None:
            out["gained"] = self.gained
        if self.op is not None:
            out["use"] = self.op
        if self.centre is not None:
            out["centre"] = self.centre
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.gained is not None:
            out.append(self.gained.text(t))
        if self.op is not None:
            said = self.op.text(t)
            out.append(said if self.usage == PERMANENT else t.say(f"text-each-{self.usage}", what=said))
        if self.centre is not None:
            out.append(t.say("text-centre", what=self.centre.text(t)))
        return out

    def facts(self) -> dict[str, object]:
        return {"hero": self.hero, "usage": self.usage, "box": self.box}


def skill_name(g: Game, kind: i64, t: Teller) -> str:
    """What a skill is called where one may be confused with another hero's of that name: with its hero."""
    skill = g.table.defs[kind]
    assert isinstance(skill, Skill)
    name = t.name(skill.id)
    for other in g.table.defs:
        if isinstance(other, Skill) and other is not skill and t.name(other.id) == name:
            return t.say("skill-of", card=name, hero=t.name(skill.hero))
    return name


@final
class Tactic(MageCard):
    """A tactic card. Its effect happens when it is taken, or when it is used, or holds for the round."""

    number: i64

    def __init__(
        self, id: str, night: bool, number: int, taken: Op | None = None, use: Op | None = None, times: int = 0
    ) -> None:
        super().__init__(id, TACTIC, 1, BASE)
        self.back = "night" if night else "day"
        self.night = night
        self.number = number
        self.taken = taken
        self.use = use
        self.times = times or (0 if use is None else times_of(use))

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        if self.taken is not None:
            out["taken"] = self.taken
        if self.use is not None:
            out["use"] = self.use
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.use is not None:
            out.append(self.use.text(t))
        taken = self.taken
        if taken is not None:
            out.append(taken.text(t) if isinstance(taken, Lasting) else t.say("text-taken", what=taken.text(t)))
        if not out:
            out.append(t.say("text-number-only"))
        return out

    def facts(self) -> dict[str, object]:
        return {"number": self.number, "night": self.night}


@final
class Attack:
    """One attack of an enemy: a value and an element, or a monster that it summons."""

    value: i64
    element: i64
    summons: i64

    def __init__(self, value: int, element: int = PHYSICAL, summons: int = -1) -> None:
        self.value = value
        self.element = element
        self.summons = summons  # the pile it draws from, or -1


class Enemy(MageCard):
    """An enemy token."""

    pile: i64
    armor: i64
    traits: i64
    fame: i64
    reputation: i64
    defend: i64
    faction: i64

    def __init__(
        self,
        id: str,
        pile: int,
        copies: int,
        armor: int,
        attacks: list[Attack],
        fame: int,
        traits: list[int] | None = None,
        reputation: int = 0,
        defend: int = 0,
        faction: int = NO_FACTION,
        box: str = BASE,
    ) -> None:
        super().__init__(id, ENEMY, copies, box)
        self.back = TOKENS[pile]
        self.pile = pile
        self.armor = armor  # an elusive one has twice that until all its attacks were blocked
        self.attacks = attacks
        self.fame = fame
        self.traits = moments(*(traits or []))
        self.reputation = reputation
        self.defend = defend
        self.faction = faction

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), "armor": self.armor, "fame": self.fame}

    def clauses(self, t: Teller) -> list[str]:
        out = [t.say(f"trait-{TRAITS[n]}-text", n=self.defend) for n in range(len(TRAITS)) if self.traits & bit(n)]
        if self.reputation:
            out.append(t.say("text-foe-reputation", sign="+" if self.reputation > 0 else "", n=self.reputation))
        return out

    def facts(self) -> dict[str, object]:
        return {
            "colour": self.back,
            "armor": self.armor,
            "attacks": [
                {"summons": TOKENS[one.summons]}
                if one.summons >= 0
                else {"value": one.value, "element": ELEMENTS[one.element]}
                for one in self.attacks
            ],
            "abilities": [TRAITS[n] for n in range(len(TRAITS)) if self.traits & bit(n)],
            "fame": self.fame,
            "faction": "" if self.faction == NO_FACTION else FACTIONS[self.faction],
            "box": self.box,
        }


@final
class Leader(Enemy):
    """A leader of a faction: a large token whose face is another one on every level."""

    def __init__(self, id: str, faction: int, faces: list[Enemy], retinues: list[str]) -> None:
        top = faces[len(faces) - 1]
        super().__init__(id, RED_TOKENS, 1, top.armor, top.attacks, top.fame, faction=faction, box=SHADES)
        self.kind = LEADER
        self.back = LEADER
        self.traits = top.traits
        self.faces = faces  # by level from 1
        self.retinues = retinues  # by level from 1: letters of RETINUE

    def retinue(self, level: i64) -> list[int]:
        """The piles that its company is drawn from when it enters the game on a level (MX-388)."""
        return [RETINUE[letter] for letter in self.retinues[level - 1]]

    def clauses(self, t: Teller) -> list[str]:
        return [
            t.say("text-leader-level", level=i + 1, what=t.listing(face_text(one, t), "list-comma"))
            for i, one in enumerate(self.faces)
        ]


@final
class General(Enemy):
    """Volkare: a large token whose attack is another one for every colour of his die (MX-116)."""

    def __init__(self, id: str, faces: list[Enemy]) -> None:
        super().__init__(id, RED_TOKENS, 1, 0, faces[0].attacks, 0, box=LOST_LEGION)
        self.kind = GENERAL
        self.back = GENERAL
        self.traits = faces[0].traits
        self.faces = faces  # by colour

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        for colour in range(len(COLOURS)):
            what = t.listing(face_text(self.faces[colour], t)[1:], "list-comma")  # he has no armor
            out.append(t.say("text-general-face", colour=t.say(f"colour-{COLOURS[colour]}"), what=what))
        return out


RETINUE: Final = {"g": GREEN_TOKENS, "b": BROWN_TOKENS, "r": RED_TOKENS}


def face_text(face: Enemy, t: Teller) -> list[str]:
    """What one level of a leader shows: armor, attacks, abilities."""
    out = [t.say("leader-armor", n=face.armor)]
    for one in face.attacks:
        if one.summons >= 0:
            out.append(t.say(f"leader-summons-{TOKENS[one.summons]}"))
        else:
            out.append(t.say("leader-attack", what=t.say(f"attack-melee-{ELEMENTS[one.element]}"), n=one.value))
    return out + [t.say(f"trait-{TRAITS[n]}") for n in range(len(TRAITS)) if face.traits & bit(n) and n != SUMMON]


@final
class Place(MageCard):
    """A token that makes a space of the map another site."""

    site: i64

    def __init__(self, id: str, site: int, copies: int) -> None:
        super().__init__(id, PLACE, copies, SHADES)
        self.back = PLACE
        self.site = site

    def clauses(self, t: Teller) -> list[str]:
        return [t.say(f"text-{SITES[self.site]}")]


@final
class FactionToken(MageCard):
    """What a beaten enemy of a faction leaves: an effect for one use, or something to sell."""

    faction: i64
    times: i64

    def __init__(self, id: str, faction: int, op: Op, times: int = 0) -> None:
        super().__init__(id, FACTION_TOKEN, 2, SHADES)
        self.back = FACTIONS[faction]
        self.faction = faction
        self.op = op
        self.times = times or times_of(op)

    def roots(self) -> dict[str, Op]:
        return {"use": self.op}

    def clauses(self, t: Teller) -> list[str]:
        return [self.op.text(t)]

    def facts(self) -> dict[str, object]:
        return {"faction": FACTIONS[self.faction], "box": self.box}


# Rewards, as numbers of a list of what a player has coming at the end of the turn.
REWARD_ARTIFACT: Final = 0
REWARD_SPELL: Final = 1
REWARD_ADVANCED: Final = 2
REWARD_UNIT: Final = 3
REWARD_RANDOM_CRYSTAL: Final = 4
REWARD_FOUR_CRYSTALS: Final = 5  # one of each basic colour
REWARD_DUNGEON: Final = 6  # a die tells: a spell or an artifact (MK-433)
REWARD_CRYSTAL: Final = 7  # of a colour that the player chooses
REWARDS: Final = [
    "artifact",
    "spell",
    "advanced-action",
    "unit",
    "random-crystal",
    "four-crystals",
    "dungeon",
    "crystal",
]


@final
class Ruin(MageCard):
    """A ruin token: an altar that takes mana, or enemies that guard rewards."""

    fame: i64

    def __init__(
        self,
        id: str,
        altar: list[int] | None = None,
        fame: int = 0,
        enemies: list[int] | None = None,
        rewards: list[int] | None = None,
        box: str = BASE,
    ) -> None:
        super().__init__(id, RUIN, 1, box)
        self.back = "ruin"
        self.altar: list[int] = altar if altar is not None else []  # the colours to be paid
        self.fame = fame
        self.enemies: list[int] = enemies if enemies is not None else []  # piles
        self.rewards: list[int] = rewards if rewards is not None else []

    def facts(self) -> dict[str, object]:
        return {
            "altar": [COLOURS[one] for one in self.altar],
            "fame": self.fame,
            "enemies": [TOKENS[one] for one in self.enemies],
            "rewards": [REWARDS[one] for one in self.rewards],
            "box": self.box,
        }


@final
class Hex:
    """One of the seven spaces of a tile."""

    terrain: i64
    site: i64
    rampaging: i64

    def __init__(self, terrain: int, site: int = NO_SITE, rampaging: int = 0, mine: list[int] | None = None) -> None:
        self.terrain = terrain
        self.site = site
        self.rampaging = rampaging
        self.mine: list[int] = mine if mine is not None else []  # colours of its crystals


# The spaces of a tile in the order in which they are written down.
HEX_NAMES: Final = ["NW", "NE", "W", "C", "E", "SW", "SE"]
HEX_OFFSETS: Final = [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
START_TILE: Final = "start"
COUNTRYSIDE: Final = "countryside"
CORE: Final = "core"
CITY_TILE: Final = "city"
CAMP_TILE: Final = "camp"  # with Volkare's camp: only where something calls for it (MX-011)


@final
class Tile(MageCard):
    """A map tile with its seven spaces (HEX_NAMES), in its printed orientation."""

    def __init__(
        self,
        id: str,
        shape: str,
        hexes: list[Hex],
        number: int = 0,
        city: int = NO_COLOUR,
        walls: list[tuple[str, str]] | None = None,
        box: str = BASE,
    ) -> None:
        super().__init__(id, TILE, 1, box)
        self.shape = shape  # START_TILE, COUNTRYSIDE, CORE, CITY_TILE or CAMP_TILE
        self.back = COUNTRYSIDE if shape == COUNTRYSIDE else START_TILE if shape == START_TILE else CORE
        self.hexes = hexes
        self.number = number
        self.city = city  # the colour of the city on it
        # Between which of its spaces walls stand, by their numbers.
        self.walls = [(HEX_NAMES.index(one), HEX_NAMES.index(other)) for one, other in walls or []]

    def facts(self) -> dict[str, object]:
        return {"shape": self.shape, "printed_number": self.number, "box": self.box}


@final
class City(MageCard):
    """A city card: its garrison by level, as piles of tokens. The camp has Volkare's army instead (MX-164)."""

    colour: i64

    def __init__(self, id: str, colour: int, garrisons: list[str], box: str = BASE) -> None:
        super().__init__(id, CITY, 1, box)
        self.colour = colour  # or CAMP
        self.garrisons = garrisons  # by level from 1: letters of GARRISON

    def clauses(self, t: Teller) -> list[str]:
        return [t.say(f"text-{self.id}-held"), t.say(f"text-{self.id}")]

    def garrison(self, level: i64) -> list[int]:
        """The piles that a city of this level draws its defenders from."""
        return [GARRISON[letter] for letter in self.garrisons[level - 1]]


GARRISON: Final = {"g": GREY_TOKENS, "v": VIOLET_TOKENS, "w": WHITE_TOKENS, "b": BROWN_TOKENS}


@final
class Hero(MageCard):
    """A hero: figure, card and the crystals that matter when it is the dummy."""

    def __init__(self, id: str, crystals: list[int], box: str = BASE) -> None:
        super().__init__(id, HERO, 1, box)
        self.crystals = crystals


class FoeOp(MageOp):
    """An op that acts on enemies of the combat, not by attack or block. `stopped`: resistances that keep it off.

    Which ones follows from the colour of its card or of the mana that was paid (MK-308, MK-309): see `mark_colours`.
    """

    stopped: i64 = 0
    on_attack: bool = False  # it acts on the enemy's attack: Arcane Immunity does not stop it (MK-363)
    times: i64 = IN_COMBAT


def mark_colours(op: Op, colours: i64) -> None:
    """Tell every op of an effect that acts on enemies which resistances keep it off."""
    if isinstance(op, FoeOp):
        if colours & bit(RED):
            op.stopped |= bit(FIRE_RESISTANCE)
        if colours & bit(BLUE):
            op.stopped |= bit(ICE_RESISTANCE)
    for part in op.parts().values():
        mark_colours(part, colours)


def colour_names(colours: i64) -> list[str]:
    return [COLOURS[n] for n in range(len(COLOURS)) if colours & bit(n)]
