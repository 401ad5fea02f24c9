"""A board of hexes in letters: every hex says its column, its ground and who stands there, every line its row.

A hex is named by both, as one types it: `@2,-1`.
"""

import re
from collections.abc import Callable
from typing import Any, Final

from rich.text import Text

from deckhold.engine.view import cell_id
from deckhold.terminal.faces import Faces, piece_marks, piece_words
from deckhold.terminal.lines import Lines, flowing
from deckhold.terminal.words import SEAT_STYLES

NAMED: Final = re.compile(r"@?\s*(-?\d+)\s*[,; ]\s*(-?\d+)")
WIDEST, NARROWEST = 9, 5  # columns of a hex, with the gap to the next one
SHAPES = "●■▲◆⬟⬢"  # whose a piece is, as on the table in the browser
FOES = "✹"
UNKNOWN = "?"
HIDDEN = "▪"
SITE = "⌂"
FEW_PLAIN = 8  # cells of nothing but ground that are put into words: one sees more of them on the map
WORDY = 8  # columns from which on a ground is put into words beside its sign
SIGNS = {
    "open": "·",
    "plains": '"',
    "hills": "∩",
    "forest": "♣",
    "wasteland": "%",
    "desert": ":",
    "swamp": "!",
    "lake": "~",
    "sea": "≈",
    "mountain": "^",
    "city": "#",
    "corrupted": "×",
    "enchanted": "*",
}

Badge = Callable[[list[int]], Text]


def named(answer: str) -> str | None:
    """The hex that somebody typed, as views name it; None if it is something else."""
    found = NAMED.fullmatch(answer.strip())
    return None if found is None else cell_id(int(found[1]), int(found[2]))


class Hexes:
    """The cells of an area, what stands on them, and the numbers of the choices they are part of."""

    def __init__(self, area: dict[str, Any], faces: Faces, numbers: dict[str, list[int]]) -> None:
        self.faces = faces
        self.speech = faces.speech
        self.numbers = numbers
        self.cells = {(cell["q"], cell["r"]): cell for cell in area["cells"]}
        self.standing: dict[str, list[dict[str, Any]]] = {}
        for piece in area["pieces"]:
            if piece is not None:
                for cell in cells_of(piece, area):
                    self.standing.setdefault(cell, []).append(piece)

    def choices(self, id: str) -> list[int]:
        """The numbers of the choices that a cell, or something on it, is part of."""
        own = [*self.numbers.get(id, [])]
        for piece in self.standing.get(id, []):
            own += self.numbers.get(piece["id"], [])
        return sorted(set(own))

    def draw(self, width: int, badge: Badge, in_full: bool) -> Lines:
        """The map, in strips one below the other where it is wider than the screen; then what is worth a word.

        Not in full: only what can be chosen is put into words.
        """
        if not self.cells:
            return []
        rows = range(min(r for _, r in self.cells), max(r for _, r in self.cells) + 1)
        left = max(len(str(r)) for r in rows) + 2
        # Half hexes from the left edge: two for each column, one for each row.
        halves = [2 * q + r for q, r in self.cells]
        first, last = min(halves), max(halves)
        cell = max(NARROWEST, min(WIDEST, (width - left) * 2 // (last - first + 2)))
        cell -= 1 - cell % 2  # an odd number of columns and a gap would lean
        room = max(1, (width - left) * 2 // cell - 1)
        out: Lines = []
        for start in range(first, last + 1, room):
            if out:
                out.append(Text())
            for r in rows:
                out += self.row(r, start, min(start + room, last + 1), cell, left)
        if cell <= WORDY:
            grounds = {self.sign(one): self.ground(one) for one in self.cells.values()}
            out += flowing([Text(f"{sign} {word}", style="dim") for sign, word in sorted(grounds.items())], width)
        return out + self.legend(width, badge, in_full)

    def row(self, r: int, start: int, end: int, cell: int, left: int) -> Lines:
        """Two lines: columns and grounds, then who stands there."""
        places = sorted(q for q, row in self.cells if row == r and start <= 2 * q + r < end)
        above, below = Text(f"{r:>{left - 2}}  ", style="bold"), Text(" " * left)
        for q in places:
            at = left + (2 * q + r - start) * cell // 2
            for line, part in zip((above, below), self.hex(q, r, cell - 1), strict=True):
                line.append(" " * (at - line.cell_len))
                line.append_text(part)
        return [above, below]

    def hex(self, q: int, r: int, width: int) -> tuple[Text, Text]:
        cell = self.cells[q, r]
        id = cell_id(q, r)
        ground = self.sign(cell) + (SITE if "site" in cell else "")
        if width >= WORDY and "terrain" in cell:
            ground = f" {ground} {self.speech.label('terrain', cell['terrain'])}"
        above = Text.assemble((str(q), "bold"), (ground, "dim"))
        above.truncate(width)
        below = Text()
        for piece in self.standing.get(id, []):
            below.append_text(self.short(piece))
        if below.cell_len > width:
            count = f"+{len(self.standing[id])}"
            below.truncate(width - len(count))
            below.append(count, style="dim")
        elif "site" in cell:
            below.append(f"{' ' if below else ''}{self.site(cell)}", style="dim")
            below.truncate(width)
        for part in (above, below):
            part.append(" " * (width - part.cell_len))
            if self.choices(id):
                part.stylize("reverse")
        return above, below

    def sign(self, cell: dict[str, Any]) -> str:
        if "terrain" not in cell:
            return UNKNOWN
        return SIGNS.get(cell["terrain"]) or self.speech.label("terrain", cell["terrain"])[:1]

    def short(self, piece: dict[str, Any]) -> Text:
        """Whose it is, and the beginning of its name."""
        owner = piece.get("owner")
        if owner is None:
            return Text(HIDDEN if "card" not in piece else piece_words(piece, self.faces).plain[:1])
        if owner == "foes":
            return Text(f"{FOES}{piece_words(piece, self.faces).plain[:2]}", style="bold red")
        style = SEAT_STYLES[owner % len(SEAT_STYLES)]
        return Text(f"{SHAPES[owner % len(SHAPES)]}{piece_words(piece, self.faces).plain[:2]}", style=style)

    def legend(self, width: int, badge: Badge, in_full: bool) -> Lines:
        """What can be chosen; in full also every cell with a site, a mark or somebody on it."""
        parts: Lines = []
        plain = [one for one in self.cells.values() if self.is_plain(one) and self.choices(cell_id(one["q"], one["r"]))]
        for (q, r), cell in sorted(self.cells.items(), key=lambda item: (item[0][1], item[0][0])):
            id = cell_id(q, r)
            told = self.told(cell, self.standing.get(id, []))
            choices = self.choices(id)
            if (choices and (told or len(plain) <= FEW_PLAIN)) or (in_full and told):
                ground = [] if told else [Text(self.ground(cell))]
                parts.append(Text.assemble(badge(choices), (id, "bold"), " ", Text(", ").join([*ground, *told])))
        return flowing(parts, width)

    def is_plain(self, cell: dict[str, Any]) -> bool:
        """Whether a cell is nothing but ground."""
        return not self.told(cell, self.standing.get(cell_id(cell["q"], cell["r"]), []))

    def ground(self, cell: dict[str, Any]) -> str:
        return self.speech.label("terrain", cell["terrain"]) if "terrain" in cell else self.speech.say("hex-unknown")

    def site(self, cell: dict[str, Any]) -> str:
        return str(cell["site"].get("name") or self.speech.label("site", cell["site"]["key"]))

    def told(self, cell: dict[str, Any], pieces: list[dict[str, Any]]) -> Lines:
        """What lies and stands on a cell, in words."""
        out: Lines = []
        if "site" in cell:
            out.append(Text.assemble(self.site(cell), self.owned(cell["site"])))
        out += [Text(f"{self.speech.label('count', key)} {n}") for key, n in cell.get("counters", {}).items()]
        out += [Text(self.speech.label("mark", mark), style="italic") for mark in cell.get("marks", [])]
        if cell.get("walls"):
            sides = ", ".join(self.speech.say(f"hex-side-{side}") for side in cell["walls"])
            out.append(Text(self.speech.say("hex-wall", sides=sides)))
        return out + [
            Text.assemble(self.called(piece), self.owned(piece), piece_marks(piece, self.speech)) for piece in pieces
        ]

    def called(self, piece: dict[str, Any]) -> Text:
        if "card" not in piece and "back" in piece:
            return Text(self.speech.say("hex-face-down", back=self.speech.label("back", piece["back"])))
        return piece_words(piece, self.faces)

    def owned(self, thing: dict[str, Any]) -> Text:
        if "owner" not in thing:
            return Text()
        owner = thing["owner"]
        style = "red" if owner == "foes" else SEAT_STYLES[owner % len(SEAT_STYLES)]
        return Text(f" [{self.speech.side(owner)}]", style=style)


def shows(area: dict[str, Any], cell: str) -> bool:
    return any(cell_id(one["q"], one["r"]) == cell for one in area.get("cells", ()))


def cells_of(piece: dict[str, Any], area: dict[str, Any]) -> list[str]:
    """The cells that a piece stands on; it may stand on another piece."""
    on = piece.get("on")
    if isinstance(on, str):
        under = next((one for one in area["pieces"] if one is not None and one["id"] == on), None)
        return [on] if under is None else cells_of(under, area)
    return [cell_id(piece["x"], piece["y"]), *piece.get("covers", [])] if "x" in piece else []
