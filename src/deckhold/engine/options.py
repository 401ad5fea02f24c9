"""What can be chosen at the making of a table, and what is wrong with a choice."""

from deckhold.engine.text import Note, installed


class BadOption(ValueError):
    """Options that do not go together, or not with the seats. The message is for programs, `told` for people."""

    def __init__(self, game: str, option: str, problem: str, note: Note) -> None:
        super().__init__(f"option {option!r}: {problem}")
        self.game = game
        self.option = option
        self.note = note

    def told(self, lang: str) -> str:
        """What is wrong with which option, in a player's language."""
        t = installed.languages.teller(self.game, lang)
        return f"{t.say(f'option-{self.option}')}: {self.note.told(t)}"

    def reason(self, lang: str) -> str:
        """The same, beside the option."""
        return self.note.told(installed.languages.teller(self.game, lang))


def no_seat(game: str, option: str, seat: int, seats: int) -> BadOption:
    """An option that names a seat which this table does not have."""
    problem = f"seat {seat} is not at this table; seats 0 to {seats - 1} are"
    return BadOption(game, option, problem, Note("clash-seat", {"n": seat + 1, "seats": seats}))


class Option:
    """One choice at the making of a table: its allowed values and what stands when nothing is said.

    `many` options take a list of distinct values, in an order that may matter; `values` empty means any whole number
    from `low` to `high`. With `parts` a value is a text put together of one of each, "/" between them. An option
    matters only where those that it `needs` have one of the values named.
    """

    def __init__(
        self,
        id: str,
        values: list[object],
        default: object,
        many: bool = False,
        low: int = 0,
        high: int = -1,
        advanced: bool = False,
        parts: list[list[object]] | None = None,
        needs: dict[str, list[object]] | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.default = default
        self.many = many
        self.low = low
        self.high = high
        self.advanced = advanced
        self.parts: list[list[object]] = parts if parts is not None else []
        self.needs: dict[str, list[object]] = needs if needs is not None else {}

    def check(self, value: object) -> None:
        """Raise ValueError unless the value is allowed."""
        if self.many:
            if not isinstance(value, list) or len(set(map(str, value))) != len(value):
                raise ValueError(f"option {self.id!r}: a list of different values is wanted, not {value!r}")
            for one in value:
                self._check_one(one)
        else:
            self._check_one(value)

    def put_together(self, value: object) -> bool:
        """Whether a value consists of one of each of the parts."""
        pieces = str(value).split("/")
        return len(pieces) == len(self.parts) and all(one in part for one, part in zip(pieces, self.parts, strict=True))

    def _check_one(self, value: object) -> None:
        if self.parts:
            if not self.put_together(value):
                like = "/".join([str(part[0]) for part in self.parts])
                raise ValueError(f"option {self.id!r}: {value!r} is not allowed; it is written like {like!r}")
            return
        if not self.values:
            if type(value) is not int or not self.low <= value <= self.high:
                raise ValueError(f"option {self.id!r}: {value!r} is not a whole number from {self.low} to {self.high}")
            return
        for allowed in self.values:
            if type(allowed) is type(value) and allowed == value:
                return
        names = ", ".join([repr(one) for one in self.values])
        raise ValueError(f"option {self.id!r}: {value!r} is not allowed; one of {names} is")

    def data(self) -> dict[str, object]:
        return {
            "id": self.id,
            "values": self.values,
            "default": self.default,
            "many": self.many,
            "low": self.low,
            "high": self.high,
            "advanced": self.advanced,
            "parts": self.parts,
            "needs": self.needs,
        }
