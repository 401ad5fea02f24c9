"""What is printed on enemies: tokens, leaders of factions, the general."""

from typing import Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.definitions.basics import MageCard
from deckhold.games.mage_knight.terms import (
    BASE,
    BROWN_TOKENS,
    COLOURS,
    ELEMENTS,
    ENEMY,
    FACTIONS,
    GENERAL,
    GREEN_TOKENS,
    LEADER,
    LOST_LEGION,
    NO_FACTION,
    PHYSICAL,
    RED_TOKENS,
    SHADES,
    SUMMON,
    TOKENS,
    TRAITS,
    moments,
)


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

    def told(self) -> dict[str, object]:
        """The numbers that the text of an ability may name."""
        return {"n": int(self.defend), "attacks": len(self.attacks)}

    def clauses(self, t: Teller) -> list[str]:
        numbers = self.told()
        out = [t.say(f"trait-{TRAITS[n]}-text", **numbers) for n in range(len(TRAITS)) if self.traits & bit(n)]
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
