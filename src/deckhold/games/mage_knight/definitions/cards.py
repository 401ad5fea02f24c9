"""What is printed on cards and skills: deeds, units, skills, tactics."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.cards import PUBLIC
from deckhold.engine.core import Game, Op
from deckhold.engine.ops import Lasting
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions.basics import MageCard, colour_names, mark_colours, times_of
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BASE,
    BASIC_ACTION,
    BLACK,
    COLOURS,
    COMBAT_START,
    INTERACTION,
    NO_COLOUR,
    NOT_DEALING,
    SITES,
    SKILL,
    SPELL,
    TACTIC,
    TRAITS,
    UNIT,
    WOUND,
    moments,
)


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
        if (self.strong_times if strong else self.basic_times) == COMBAT_START:
            what = t.say("text-combat-start", what=what)
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
UNTIL_FLIPPED: Final = "flip"  # whenever it lies face up (MX-334)
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
            if self.times == INTERACTION:
                said = t.say("text-interaction", what=said)
            elif self.times == NOT_DEALING:
                said = t.say("text-no-interaction", what=said)
            out.append(
                said if self.usage in (PERMANENT, UNTIL_FLIPPED) else t.say(f"text-each-{self.usage}", what=said)
            )
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
