"""What a seat sees, as plain data: areas that hold pieces, where they stand on the screen, what an answer would do."""

from typing import Final

from deckhold.engine.text import Note, Teller

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
RACE: Final = "race"  # a lane for each piece: how far its counter is on the way to the width of the area
NAMES: Final = "names"  # cards of which the name says enough, a short line each
STRIPS: Final = "strips"  # what one has in play, a line each: portrait, name, numbers, and what lies on it
FACED: Final = "faced"  # what one faces, a column each: portrait, numbers, what is to be known of it in words
PHASES: Final = "phases"  # steps in their order, of which one is now: marks "done" and "now"
SUM: Final = "sum"  # what is put together of what is needed, with its arithmetic

NOWHERE: Final = -(1 << 15)  # the coordinate of a piece without one: on a hex board negative ones are places
NOBODY: Final = -1
FOES: Final = -2  # owned by the game's own side, which no seat plays: villains

# What an answer is marked with on a board; without a sign it is simply somewhere to go.
FIGHT: Final = "fight"
DEFEAT: Final = "defeat"
HOLD: Final = "hold"  # attacked, but not defeated
EXPLORE: Final = "explore"

# How a line on the table is meant; without a tone it is simply said.
GOOD: Final = "good"
BAD: Final = "bad"


def cell_id(q: int, r: int) -> str:
    """A cell of a hex board as pieces of actions, paths and people name it."""
    return f"@{q},{r}"


class Line:
    """A line that stands on the table: what it says, how it is meant, and a mark whose symbol stands before it; `more`
    says the same with what it means, where there is room for that."""

    def __init__(self, note: Note, tone: str = "", mark: str = "", more: Note | None = None) -> None:
        self.note = note
        self.tone = tone
        self.mark = mark
        self.more = more

    def data(self, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"text": self.note.told(t)}
        if self.tone:
            out["tone"] = self.tone
        if self.mark:
            out["mark"] = self.mark
        if self.more is not None:
            out["more"] = self.more.told(t)
        return out


def _owned(owner: int, out: dict[str, object]) -> None:
    if owner != NOBODY:
        out["owner"] = "foes" if owner == FOES else owner


class Piece:
    """Something on the table that can be looked at, and perhaps clicked.

    Most pieces have neither counters nor marks, and a view has a hundred of them: the containers are made when needed.
    """

    def __init__(self, id: str, card: str | None = None) -> None:
        self.id = id
        self.card = card  # which entry of the card catalog it shows; None for a bare token
        self.x = NOWHERE  # place on a grid; on a hex board q, and y is r
        self.y = NOWHERE
        self.on: str | None = None  # the piece it stands on
        self.owner = NOBODY  # whose it is, where its place does not say so: a seat, or FOES
        self.figure = False  # stands upright on a board; everything else lies there as a token
        self.back: str | None = None  # of a token: what its back shows, also while its face lies up
        self.fanned = False  # lies in one fan with the card before it
        self.covers: list[str] | None = None  # the further cells that a large figure stands on
        self._counters: dict[str, int] | None = None
        self._marks: list[str] | None = None
        self._lines: list[Line] | None = None

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

    def say(self, line: Line) -> None:
        """What is to be known of it in words."""
        if self._lines is None:
            self._lines = []
        self._lines.append(line)

    def data(self, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"id": self.id}
        if self.card is not None:
            out["card"] = self.card
        if self._counters:
            out["counters"] = self._counters
        if self._marks:
            out["marks"] = self._marks
        if self.x != NOWHERE:
            out["x"] = self.x
            out["y"] = self.y
        if self.on is not None:
            out["on"] = self.on
        _owned(self.owner, out)
        if self.figure:
            out["figure"] = True
        if self.back is not None:
            out["back"] = self.back
        if self.fanned:
            out["fanned"] = True
        if self.covers is not None:
            out["covers"] = self.covers
        if self._lines is not None:
            out["lines"] = [line.data(t) for line in self._lines]
        return out


class Site:
    """What a cell is known for: `key` says how it is drawn and, as a word of the game, what it is called."""

    def __init__(self, key: str, owner: int = NOBODY, name: str | None = None) -> None:
        self.key = key
        self.owner = owner
        self.name = name  # a text of its own, where several sites of a kind have names

    def data(self) -> dict[str, object]:
        out: dict[str, object] = {"key": self.key}
        if self.name is not None:
            out["name"] = self.name
        _owned(self.owner, out)
        return out


class Cell:
    """A hex at axial coordinates: pointy-top, q grows to the right, r downwards and half a hex to the right.

    Without a terrain it is not revealed yet: a place where a tile could come to lie.
    """

    def __init__(self, q: int, r: int, terrain: str | None = None) -> None:
        self.q = q
        self.r = r
        self.terrain = terrain
        self.site: Site | None = None
        self.tile: str | None = None  # cells of a tile have an outline in common
        self.walls: list[int] | None = None  # edges: 0 to the right, then counterclockwise to 5, down to the right
        self.marks: list[str] | None = None
        self.counters: dict[str, int] | None = None

    def data(self) -> dict[str, object]:
        out: dict[str, object] = {"q": self.q, "r": self.r}
        if self.terrain is not None:
            out["terrain"] = self.terrain
        if self.site is not None:
            out["site"] = self.site.data()
        if self.tile is not None:
            out["tile"] = self.tile
        if self.walls is not None:
            out["walls"] = self.walls
        if self.marks is not None:
            out["marks"] = self.marks
        if self.counters is not None:
            out["counters"] = self.counters
        return out


class Follow:
    """An answer to a question that another answer leads to at once, so that both can be given together."""

    def __init__(self, action: int, label: str) -> None:
        self.action = action
        self.label = label
        self.brief = ""  # what it gives, in a few words
        self.mark = ""  # the symbol before it
        self.final = False  # cannot be undone
        self.outlook = Outlook()

    def data(self) -> dict[str, object]:
        out: dict[str, object] = {"action": self.action, "label": self.label}
        if self.final:
            out["final"] = True
        if self.brief:
            out["brief"] = self.brief
        if self.mark:
            out["mark"] = self.mark
        self.outlook.add_to(out)
        return out


class Outlook:
    """What numbers come to with an answer: the counters of the pools that it changes, and a sum that is being put
    together."""

    def __init__(self) -> None:
        self.after: dict[str, int] = {}
        self.leads: int | None = None  # what the sum comes to
        self.enough = False  # that is all that is needed
        self.way = ""  # a mark: in which way the piece is used for it, where that is not the usual one

    def add_to(self, answer: dict[str, object]) -> None:
        if self.after:
            answer["after"] = self.after
        if self.leads is not None:
            leads: dict[str, object] = {"total": self.leads}
            if self.enough:
                leads["enough"] = True
            if self.way:
                leads["way"] = self.way
            answer["leads"] = leads


class Asked:
    """A question that comes at once with an answer, and what can be answered to it."""

    def __init__(self, kind: str, answers: list[Follow]) -> None:
        self.kind = kind
        self.answers = answers

    def data(self) -> dict[str, object]:
        return {"kind": self.kind, "answers": [one.data() for one in self.answers]}


class Preview:
    """What an answer would do, drawn and told before it is given. Texts are those of a language.

    The answers of a piece that have a `row` are laid out as a table: a row of each heading, with what each answer gives
    (`brief`), or each answer to the question that it `asks` next.
    """

    def __init__(self) -> None:
        self.path: list[tuple[int, int, int]] = []  # q, r and the cost so far, from where it begins to where it ends
        self.cost: int | None = None
        self.who: str | None = None  # the piece that acts
        self.to: str | None = None  # the cell or piece it ends at
        self.target: str | None = None  # the piece or cell that something is done to
        self.sign: str | None = None
        self.forecast: list[str] = []  # damage, who is defeated, what strikes back
        self.warnings: list[str] = []  # what is revealed, lost or provoked
        self.outlook = Outlook()
        self.row = ""
        self.brief = ""
        self.asks: list[Asked] = []  # in the order in which they come

    def add_to(self, answer: dict[str, object]) -> None:
        if self.path:
            answer["path"] = [{"at": cell_id(q, r), "cost": cost} for q, r, cost in self.path]
        if self.cost is not None:
            answer["cost"] = self.cost
        roles: dict[str, object] = {}
        if self.who is not None:
            roles["who"] = self.who
        if self.to is not None:
            roles["to"] = self.to
        if self.target is not None:
            roles["target"] = self.target
        if roles:
            answer["roles"] = roles
        if self.sign is not None:
            answer["sign"] = self.sign
        if self.forecast:
            answer["forecast"] = self.forecast
        if self.warnings:
            answer["warnings"] = self.warnings
        self.outlook.add_to(answer)
        if self.row:
            answer["row"] = self.row
        if self.brief:
            answer["brief"] = self.brief
        if self.asks:
            answer["asks"] = [asked.data() for asked in self.asks]


def losing(t: Teller, unspent: dict[str, int]) -> Preview | None:
    """What goes unspent with an answer, by resource; nothing is told of nothing."""
    parts = [t.amount(resource, n) for resource, n in unspent.items() if n > 0]
    if not parts:
        return None
    preview = Preview()
    preview.warnings.append(t.say("preview-lost", what=t.listing(parts)))
    return preview


class Track:
    """A row of cells that a counter moves along: what is written in them, in which of them it stands, and perhaps what
    comes of that."""

    def __init__(self, cells: list[str], at: int, line: Line | None = None) -> None:
        self.cells = cells
        self.at = at
        self.line = line

    def data(self, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"cells": self.cells, "at": self.at}
        if self.line is not None:
            out["line"] = self.line.data(t)
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
        self.limits: dict[str, int] | None = None  # how much of a counter there can be, or is needed
        self.lines: list[Line] | None = None
        self.withheld: Note | None = None  # an answer that cannot be given yet, as its button says it, and why not
        self.tracks: dict[str, Track] | None = None  # of counters that move along one
        self.worded = False  # what its cards say is read at once
        self.width = 0  # columns of a grid
        self.cells: list[Cell] | None = None  # of a hex board

    def shows(self, id: str) -> bool:
        """Whether a piece or a cell of this id is seen here."""
        for piece in self.pieces:
            if piece is not None and piece.id == id:
                return True
        for cell in self.cells or ():
            if cell_id(cell.q, cell.r) == id:
                return True
        return False

    def say(self, line: Line) -> None:
        """What is to be known of it in words."""
        if self.lines is None:
            self.lines = []
        self.lines.append(line)

    def data(self, label: str, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"id": self.id, "kind": self.kind, "label": label}
        if self.owner >= 0:
            out["owner"] = self.owner
        out["pieces"] = [None if piece is None else piece.data(t) for piece in self.pieces]
        if self.hidden:
            out["hidden"] = self.hidden
        if self.counters:
            out["counters"] = self.counters
        if self.limits is not None:
            out["limits"] = self.limits
        if self.lines is not None:
            out["lines"] = [line.data(t) for line in self.lines]
        if self.withheld is not None:
            out["withheld"] = self.withheld.told(t)
        if self.tracks is not None:
            out["tracks"] = {name: track.data(t) for name, track in self.tracks.items()}
        if self.worded:
            out["worded"] = True
        if self.width:
            out["width"] = self.width
        if self.cells is not None:
            out["cells"] = [cell.data() for cell in self.cells]
        return out


class Share:
    """A part of a final score and what it came from: a card, perhaps several copies of it, or something with a name."""

    def __init__(self, amount: int, name: str = "", card: str = "", count: int = 1) -> None:
        self.amount = amount
        self.name = name  # a message key: "tokens" is worded by score-tokens
        self.card = card
        self.count = count

    def data(self, t: Teller) -> dict[str, object]:
        label = t.name(self.card) if self.card else t.say(f"score-{self.name}")
        out: dict[str, object] = {"label": label, "amount": self.amount}
        if self.card:
            out["card"] = self.card
        if self.count != 1:
            out["count"] = self.count
        return out


class Sequel:
    """The table that goes on from a finished game with the same seats: what it is called, its options, what is carried
    over to it anyway, and what each seat may add."""

    def __init__(self, note: Note, options: dict[str, object]) -> None:
        self.note = note
        self.options = options
        self.carried: list[Note] = []
        self.offers: list[Offered] = []

    def offer(self, seat: int, option: str, value: object, note: Note) -> None:
        """A seat may choose a value; of those offered to it for an option it takes one, or none."""
        self.offers.append(Offered(seat, option, value, note))

    def table(self, chosen: dict[int, object]) -> dict[str, object]:
        """The options of the table once the seats have chosen; ValueError for what a seat was not offered."""
        out = dict(self.options)
        for seat, value in chosen.items():
            found = [one for one in self.offers if one.seat == seat and one.value == value]
            if not found:
                raise ValueError(f"seat {seat} was not offered {value!r}")
            old = out[found[0].option]
            out[found[0].option] = [*old, value] if isinstance(old, list) else value
        return out

    def data(self, t: Teller) -> dict[str, object]:
        offers: list[dict[str, object]] = []
        for one in self.offers:
            offers.append({"seat": one.seat, "option": one.option, "value": one.value, "label": one.note.told(t)})
        carried = [note.told(t) for note in self.carried]
        return {"text": self.note.told(t), "options": self.options, "carried": carried, "offers": offers}


class Offered:
    """A value of an option that a seat may choose for the next table, and how it is called."""

    def __init__(self, seat: int, option: str, value: object, note: Note) -> None:
        self.seat = seat
        self.option = option
        self.value = value
        self.note = note


class Drawer:
    """Areas that lie over the board when wanted: rows behind a button, which is called as the area `name` is.

    It opens by itself as long as something in it can be done, or as long as it is `asked`: the question is about it.
    A letter may be its `key`.
    """

    def __init__(self, name: str, rows: list[list[str]], asked: bool = False, key: str = "") -> None:
        self.name = name
        self.rows = rows
        self.asked = asked
        self.key = key

    def data(self, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"id": self.name, "label": t.say(f"area-{self.name}"), "rows": self.rows}
        if self.asked:
            out["asked"] = True
        if self.key:
            out["key"] = self.key
        return out


class Layout:
    """Where areas stand: rows of area ids on a wide and on a narrow screen, as in a CSS grid.

    What one reads, buys and plays most has room `first`. Around a board: on a wide screen the rows after it stand to
    its right, a column `left` of it, and rows `below` it; what stands `right` stands with the seats, where they have
    a column of their own, and else on the left. Rows of the `stage` take the place of the board as long as
    there is one of their areas; `drawers` lie over it. The counters of `pools` stand beside the question. On a narrow
    screen the areas of the `status` are one line of numbers above everything else, those of the `belt` one line of
    symbols above the question; the first one opens to the whole of both.
    """

    def __init__(
        self,
        wide: list[list[str]],
        narrow: list[list[str]],
        theme: str,
        light: str | None = None,
        first: list[str] | None = None,
        left: list[str] | None = None,
        right: list[str] | None = None,
        below: list[list[str]] | None = None,
        stage: list[list[str]] | None = None,
        drawers: list[Drawer] | None = None,
        pools: str | None = None,
        status: list[str] | None = None,
        belt: list[str] | None = None,
    ) -> None:
        self.wide = wide
        self.narrow = narrow
        self.theme = theme
        self.light = light  # "night" where the theme has one; by day nothing is said
        self.first: list[str] = first if first is not None else []
        self.left: list[str] = left if left is not None else []
        self.right: list[str] = right if right is not None else []
        self.below: list[list[str]] = below if below is not None else []
        self.stage: list[list[str]] = stage if stage is not None else []
        self.drawers: list[Drawer] = drawers if drawers is not None else []
        self.pools = pools
        self.status: list[str] = status if status is not None else []
        self.belt: list[str] = belt if belt is not None else []

    def data(self, t: Teller) -> dict[str, object]:
        out: dict[str, object] = {"wide": self.wide, "narrow": self.narrow, "theme": self.theme, "first": self.first}
        if self.light is not None:
            out["light"] = self.light
        if self.left:
            out["left"] = self.left
        if self.right:
            out["right"] = self.right
        if self.below:
            out["below"] = self.below
        if self.stage:
            out["stage"] = self.stage
        if self.drawers:
            out["drawers"] = [drawer.data(t) for drawer in self.drawers]
        if self.pools is not None:
            out["pools"] = self.pools
        if self.status:
            out["status"] = self.status
        if self.belt:
            out["belt"] = self.belt
        return out
