"""What a seat sees, as plain data: areas that hold pieces, and where they stand on the screen."""

from typing import Final

# Kinds of area a client knows how to draw.
ROW: Final = "row"  # cards side by side, fixed places
HAND: Final = "hand"
PILE: Final = "pile"  # face down, only the number shows
STACK: Final = "stack"  # face up, the last one on top
TRACK: Final = "track"
GRID: Final = "grid"
HEX: Final = "hex"
DICE: Final = "dice"
PANEL: Final = "panel"  # counters only


class Piece:
    """Something on the table that can be looked at, and perhaps clicked.

    Most pieces have neither counters nor marks, and a view has a hundred of them: the containers are made when needed.
    """

    def __init__(self, id: str, card: str | None = None) -> None:
        self.id = id
        self.card = card  # which entry of the card catalog it shows; None for a bare token
        self.x = -1  # place on a grid or a hex board
        self.y = -1
        self.on: str | None = None  # the piece it stands on
        self._counters: dict[str, int] | None = None
        self._marks: list[str] | None = None

    @property
    def counters(self) -> dict[str, int]:
        if self._counters is None:
            self._counters = {}
        return self._counters

    @counters.setter
    def counters(self, counters: dict[str, int]) -> None:
        self._counters = counters

    @property
    def marks(self) -> list[str]:
        """ "used", "wounded", ...: the client draws and reads them out."""
        if self._marks is None:
            self._marks = []
        return self._marks

    @marks.setter
    def marks(self, marks: list[str]) -> None:
        self._marks = marks

    def data(self) -> dict[str, object]:
        out: dict[str, object] = {"id": self.id}
        if self.card is not None:
            out["card"] = self.card
        if self._counters:
            out["counters"] = self._counters
        if self._marks:
            out["marks"] = self._marks
        if self.x >= 0:
            out["x"] = self.x
            out["y"] = self.y
        if self.on is not None:
            out["on"] = self.on
        return out


class Area:
    """A place on the table. `name` is a message key, so that the area is called the same in log, prompt and screen."""

    def __init__(self, id: str, kind: str, name: str, owner: int = -1) -> None:
        self.id = id
        self.kind = kind
        self.name = name
        self.owner = owner
        self.pieces: list[Piece | None] = []  # None: an empty place
        self.hidden = 0  # cards whose face the seat may not see
        self.counters: dict[str, int] = {}
        self.width = 0  # columns of a grid

    def data(self, label: str) -> dict[str, object]:
        out: dict[str, object] = {"id": self.id, "kind": self.kind, "label": label}
        if self.owner >= 0:
            out["owner"] = self.owner
        out["pieces"] = [None if piece is None else piece.data() for piece in self.pieces]
        if self.hidden:
            out["hidden"] = self.hidden
        if self.counters:
            out["counters"] = self.counters
        if self.width:
            out["width"] = self.width
        return out


class Layout:
    """Where areas stand: rows of area ids on a wide and on a narrow screen, as in a CSS grid."""

    def __init__(self, wide: list[list[str]], narrow: list[list[str]], theme: str) -> None:
        self.wide = wide
        self.narrow = narrow
        self.theme = theme

    def data(self) -> dict[str, object]:
        return {"wide": self.wide, "narrow": self.narrow, "theme": self.theme}
