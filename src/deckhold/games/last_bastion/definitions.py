"""What a piece of Last Bastion is: its printed facts."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.cards import DESIGNED, RULEBOOK, CardDef
from deckhold.engine.core import Ctx, Game, Op, Printed
from deckhold.engine.text import Teller

# Colours. The first four have a horde board; the zone of a board has the number of its colour.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
BLACK: Final = 4
WHITE: Final = 5  # a face of the combat dice only
COLOURS: Final = ["red", "green", "blue", "yellow", "black"]
FACES: Final = [*COLOURS, "white"]
BOARDS: Final = 4
CALL: Final = 5  # beside the five colours of equipment, the sixth kind of round token

# Hero powers.
EXTRA_MOVE: Final = 0
ENCHANT: Final = 1
FETCH: Final = 2
ACTIVATE_AND_FIGHT: Final = 3
PURIFY: Final = 4
REROLL: Final = 5
FOURTH_DIE: Final = 6
RANGED: Final = 7
NO_POWER: Final = -1


# -- cards -------------------------------------------------------------------------------------------------------------


# The rules behind the effects, by id.
EFFECT_RULES: Final = {
    "evil-spread": ["LB-173", "LB-174"],
    "draw-card": ["LB-176"],
    "lose-life": ["LB-177"],
    "lose-round-token": ["LB-178"],
    "roll-decay-die": ["LB-179", "LB-205"],
    "evil-on-own-hero": ["LB-180"],
    "lose-next-move": ["LB-096", "LB-198"],
    "all-lose-round-token": ["LB-181"],
    "all-evil-on-hero": ["LB-182"],
    "all-lose-next-move": ["LB-183"],
    "discard-bottom-card": ["LB-194", "LB-195"],
    "evil-on-tile": ["LB-197", "LB-205"],
    "no-effect": ["LB-200"],
    "lose-round-token-and-life": ["LB-203"],
    "gain-equipment": ["LB-184"],
    "gain-life": ["LB-185"],
    "gain-call-to-arms": ["LB-186"],
    "remove-evil": ["LB-187"],
    "remove-one-evil": ["LB-142", "LB-163"],
    "gain-life-and-call-to-arms": ["LB-188"],
    "no-white": ["LB-189"],
    "lock-die": ["LB-190"],
    "no-equipment": ["LB-191"],
}


class PrintedEffect(Printed):
    """Something printed on a horde card, a horde board or a die face."""

    id: str = ""
    negative: bool = True
    personal: bool = True  # falls on one player; the others fall on all of them, or on nobody in particular
    group: bool = False  # falls on every hero in the bastion

    def timings(self) -> list[str]:
        """On which parts of a horde card it may stand (section 15 of the rules)."""
        return ["enter", "recurring", "exit"] if self.negative else ["exit"]

    def misplaced(self, card: CardDef, root: str, within: Op | None) -> str:
        timing = root.rstrip("0123456789")
        if within is not None or timing == "op" or timing in self.timings():
            return ""
        return f"{self.id} stands at {' or '.join(self.timings())} only"

    def run(self, g: Game, ctx: Ctx) -> None:
        """An ongoing effect does nothing by itself: the rules look for it."""

    def rules(self) -> list[str]:
        return EFFECT_RULES[self.id]

    def text(self, t: Teller) -> str:
        return t.say(f"op-{self.id}", life=t.amount("life", 1), call=t.amount("call-to-arms", 1))


class PieceCard(CardDef):
    """A tile, a hero, a horde board or a die: one op, printed on it."""

    power: i64
    colour: i64

    def __init__(
        self, id: str, kind: str, ops: list[Op], power: int = NO_POWER, colour: int = -1, copies: int = 1
    ) -> None:
        super().__init__(id, kind, copies, RULEBOOK)
        self.ops = ops
        self.power = power  # of a hero
        self.colour = colour  # of a horde board

    def roots(self) -> dict[str, Op]:
        return {f"op{i}": op for i, op in enumerate(self.ops)}

    def clauses(self, t: Teller) -> list[str]:
        said = [op.text(t) for op in self.ops]
        if self.kind == "die":
            faces = [t.say("die-face", n=i + 1, what=what) for i, what in enumerate(said)]
            return faces if len(faces) > 1 else said
        if self.kind == "board":
            more = [t.say("op-evil-beside-board")] if self.colour == YELLOW else []  # LB-197
            return [t.say("op-full-board", what=said[0]), *more]
        return said

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"type": self.kind}
        if self.colour >= 0:
            out["colour"] = COLOURS[self.colour]
        return out


class HordeCard(CardDef):
    """A monster or a warlord (LB-017). `effects` holds all of them: the net covers one by its number."""

    colour: i64
    resistance: i64
    warlord: bool
    enter_to: i64  # effects[:enter_to] are the enter effects, and so on
    recurring_to: i64
    ongoing_to: i64
    no_white: i64  # which effect refuses white faces, or -1
    lock_die: i64
    no_equipment: i64

    def __init__(
        self,
        id: str,
        warlord: bool,
        colour: int,
        resistance: int,
        enter: list[PrintedEffect],
        recurring: list[PrintedEffect],
        ongoing: list[PrintedEffect],
        exit: list[PrintedEffect],
        copies: int = 1,
    ) -> None:
        super().__init__(id, "warlord" if warlord else "monster", copies, DESIGNED)
        self.warlord = warlord
        self.colour = colour
        self.resistance = resistance
        self.effects = [*enter, *recurring, *ongoing, *exit]
        self.enter_to = len(enter)
        self.recurring_to = self.enter_to + len(recurring)
        self.ongoing_to = self.recurring_to + len(ongoing)
        names = [effect.id for effect in self.effects]
        self.no_white = names.index("no-white") if "no-white" in names else -1
        self.lock_die = names.index("lock-die") if "lock-die" in names else -1
        self.no_equipment = names.index("no-equipment") if "no-equipment" in names else -1
        self.known: list[str] = []  # the facts that are not designed

    def timing(self, index: int) -> str:
        """When an effect works: the part of the card it stands on."""
        if index < self.enter_to:
            return "enter"
        if index < self.recurring_to:
            return "recurring"
        return "ongoing" if index < self.ongoing_to else "exit"

    def place(self, index: int) -> str:
        """The name of an effect in dumps: "exit1" is the second exit effect."""
        timing = self.timing(index)
        start = {"enter": 0, "recurring": self.enter_to, "ongoing": self.recurring_to, "exit": self.ongoing_to}[timing]
        return f"{timing}{index - start}"

    def numbers(self) -> dict[str, object]:
        return {**super().numbers(), "resistance": self.resistance}

    def check(self) -> None:
        super().check()
        if self.colour not in range(len(COLOURS)):
            raise self.bad("colour", f"{self.colour!r} is not one of the five colours")

    def roots(self) -> dict[str, Op]:
        return {self.place(i): effect for i, effect in enumerate(self.effects)}

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        for timing in ("enter", "recurring", "ongoing", "exit"):
            said = [effect.text(t) for i, effect in enumerate(self.effects) if self.timing(i) == timing]
            if said:
                out.append(t.say(f"on-{timing}", what=t.listing(said, "list-effects")))
        return out

    def facts(self) -> dict[str, object]:
        return {
            "type": self.kind,
            "colour": COLOURS[self.colour],
            "resistance": self.resistance,
            "enter": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "enter"],
            "recurring": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "recurring"],
            "ongoing": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "ongoing"],
            "exit": [effect.id for i, effect in enumerate(self.effects) if self.timing(i) == "exit"],
            "known": self.known,
        }
