"""Cards: definitions, and the table that gives every copy in the box its number."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from deckhold.engine.bits import SIZE, bit
from deckhold.engine.text import Teller

if TYPE_CHECKING:
    from deckhold.engine.core import Op

NO_CARD: Final = -1

# Where the facts of a card come from.
RULEBOOK: Final = "rulebook"  # printed in the rules
PUBLIC: Final = "public"  # confirmed from public sources
DESIGNED: Final = "designed"  # ours
OWN: Final = "own"  # an owner's
PROVENANCES: Final = (RULEBOOK, PUBLIC, DESIGNED, OWN)

PLAIN: Final = "plain"  # the back of cards that do not say another

SHARED: "Final[dict[str, Op]]" = {}  # rule ops that the engine itself pushes, by name; ops/ puts them there


class CardDef:
    """One kind of card. Games add their own facts in a subclass."""

    back: str  # what everybody sees of it while it lies face down
    parted: bool  # it has two effects to choose from, printed one above the other
    bit: i64  # its place in a bit set of definitions; 0: none (see `CardTable.give_bits`)

    def __init__(self, id: str, kind: str, copies: int, provenance: str) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.provenance = provenance
        self.back = PLAIN
        self.parted = False
        self.index = 0
        self.bit = 0

    def roots(self) -> "dict[str, Op]":
        """The op trees printed on this card, by name."""
        return {}

    def clauses(self, t: Teller) -> list[str]:
        """What the card says, a clause each: by default its op trees one after the other."""
        return [op.text(t) for op in self.roots().values()]

    def numbers(self) -> dict[str, object]:
        """What must be a whole number, not below zero."""
        return {"copies": self.copies}

    def check(self) -> None:
        """Refuse a card that cannot be, when the box is opened: ValueError names the card and the place."""
        for place, number in self.numbers().items():
            if type(number) is not int or number < 0:
                raise self.bad(place, f"a whole number that is not negative is wanted, not {number!r}")
        if self.provenance not in PROVENANCES:
            raise self.bad("known", f"{self.provenance!r} is not one of {', '.join(PROVENANCES)}")

    def bad(self, place: str, problem: str) -> ValueError:
        return ValueError(f"card {self.id!r}, {place}: {problem}")

    def facts(self) -> dict[str, object]:
        """The plain facts of this card that a gallery or a learner may want (cost, type, ...)."""
        return {}


@final
class CardTable:
    """Every copy of every card in the box, numbered; shared by all positions of a game and never changed."""

    def __init__(self, defs: list[CardDef], rules: "dict[str, Op]") -> None:
        self.defs = defs
        self.card: list[CardDef] = []  # copy -> its definition
        self.kind: list[int] = []  # copy -> the index of its definition
        self.names: list[str] = []  # copy -> "definition#copy"
        self.by_name: dict[str, int] = {}
        self.by_id: dict[str, CardDef] = {}
        self.first: list[int] = []  # definition -> its first copy
        self.by_kind: dict[str, list[int]] = {}  # kind -> its copies
        self.ops: dict[str, Op] = {}
        self.back: list[int] = []  # copy -> the index of its back
        self.backs = [PLAIN, *sorted({definition.back for definition in defs} - {PLAIN})]
        for index, definition in enumerate(defs):
            definition.check()
            if definition.id in self.by_id:
                raise definition.bad("id", "another card of the box has it too")
            definition.index = index
            self.by_id[definition.id] = definition
            self.first.append(len(self.card))
            for copy in range(1, definition.copies + 1):
                name = f"{definition.id}#{copy}"
                self.by_name[name] = len(self.card)
                self.by_kind.setdefault(definition.kind, []).append(len(self.card))
                self.card.append(definition)
                self.kind.append(index)
                self.back.append(self.backs.index(definition.back))
                self.names.append(name)
            for root, op in definition.roots().items():
                self._address(f"{definition.id}.{root}", op)
                self._check(definition, root, root, op, None)
        for root, op in rules.items():
            self._address(f"rules.{root}", op)
        for root, op in SHARED.items():
            self._address(f"engine.{root}", op)

    def _address(self, path: str, op: "Op") -> None:
        """Give every op of a tree the name under which a save refers to it."""
        self.ops[path] = op
        op.address = path
        for step, part in op.parts().items():
            self._address(f"{path}.{step}", part)

    def _check(self, definition: CardDef, root: str, path: str, op: "Op", within: "Op | None") -> None:
        problem = op.misplaced(definition, root, within)
        if problem:
            raise definition.bad(path, problem)
        for step, part in op.parts().items():
            self._check(definition, root, f"{path}.{step}", part, op)

    def give_bits(self, defs: list[CardDef]) -> None:
        """Give each of these definitions a bit of its own, so that a set of them is one number."""
        if len(defs) > SIZE:
            raise ValueError(f"a bit set holds {SIZE} definitions, not {len(defs)}")
        for i, definition in enumerate(defs):
            definition.bit = bit(i)

    def copies(self, id: str) -> list[int]:
        """All copies of a definition."""
        definition = self.by_id[id]
        start = self.first[definition.index]
        return list(range(start, start + definition.copies))

    def of_kind(self, kind: str) -> list[int]:
        """All cards of a kind, in a list of their own."""
        return self.by_kind.get(kind, []).copy()
