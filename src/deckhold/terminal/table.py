"""The table on the screen: whatever a view contains, in as much detail as the screen has room for."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich.text import Text

from deckhold.engine.view import DICE, GRID, HAND, HEX, PANEL, PILE, STACK, TRACK
from deckhold.terminal.faces import PAPER, Faces, piece_marks, piece_words
from deckhold.terminal.words import SEAT_STYLES, Speech

WIDE = 140  # from here on the log stands beside the table
SIDE = 44  # columns of the log there
BOARDS = (GRID, HEX)
SMALL = (PILE, STACK, PANEL, TRACK, DICE)
CELL = (6, 18)  # columns of a place on a board

View = dict[str, Any]
Lines = list[Text]


class Detail(NamedTuple):
    """How much is shown: lines of text a card, whether own cards without a choice are listed one by one, frames."""

    text: int
    spread: bool
    framed: bool


DETAILS = (
    Detail(text=4, spread=True, framed=True),
    Detail(text=4, spread=False, framed=True),
    Detail(text=2, spread=False, framed=True),
    Detail(text=2, spread=False, framed=False),
    Detail(text=1, spread=False, framed=True),
    Detail(text=1, spread=False, framed=False),
    Detail(text=0, spread=False, framed=False),
)
FEWEST_LOG, ENOUGH_LOG = 2, 8  # lines of the log that the table makes room for


class Screen:
    """One view to be drawn: its pieces know the numbers of the choices they are part of."""

    def __init__(self, view: View, faces: Faces, log: Lines, fresh: int, played: int | None = None) -> None:
        self.view = view
        self.faces = faces
        self.speech: Speech = faces.speech
        self.log = log
        self.fresh = fresh  # so many lines of the log are news
        self.played = played  # in a replay: what was chosen here
        self.me: int = view["seat"] if view["seat"] is not None else 0
        self.areas: dict[str, dict[str, Any]] = {area["id"]: area for area in view["areas"]}
        self.numbers: dict[str, list[int]] = {}
        for number, action in enumerate(view["actions"], 1):
            for piece in action["pieces"]:
                self.numbers.setdefault(piece, []).append(number)

    def draw(self, width: int, height: int) -> Text:
        """The table in the richest form that fits into a height, with what happened lately."""
        wide = width >= WIDE
        main = width - SIDE - 1 if wide else width
        wanted = 0 if wide else min(len(self.log), max(FEWEST_LOG, min(self.fresh, ENOUGH_LOG)))
        question = self.question(main)
        table: Lines = []
        room = 0
        for detail in DETAILS:
            table = self.table(main, detail)
            room = height - len(table) - len(question)
            if room >= wanted:
                break
        if not wide:
            return Text("\n").join([*table, *self.log_lines(main, max(room, FEWEST_LOG)), *question])
        log = framed(self.speech.say("log-title"), self.log_lines(SIDE - 4, height - 2), SIDE)
        return Text("\n").join(side_by_side([*table, *question], main + 1, log))

    # -- the table -----------------------------------------------------------------------------------------------------

    def table(self, width: int, detail: Detail) -> Lines:
        """The seats, and the rows of areas that the game's layout names."""
        out: Lines = []
        shown: set[str] = set()
        seats: set[int] = set()
        for row in self.view["layout"]["wide"]:
            areas = [self.areas[id] for id in row if id in self.areas]
            shown.update(area["id"] for area in areas)
            owners = {area.get("owner", -1) for area in areas}
            owner = owners.pop() if len(owners) == 1 else -1
            if owner >= 0 and owner != self.me:
                out += self.strip(owner, areas, width, owner not in seats)
                seats.add(owner)
            else:
                out += self.row(areas, width, detail)
        mine = [area for id, area in self.areas.items() if id not in shown and area.get("owner", self.me) == self.me]
        out += self.row(mine, width, detail)
        for seat in range(len(self.view["seats"])):
            if seat != self.me and seat not in seats:
                out += self.strip(seat, [], width, True)
        return out + self.strip(self.me, [], width, True)

    def strip(self, seat: int, areas: list[dict[str, Any]], width: int, named: bool) -> Lines:
        """A seat and what lies before it, in running text."""
        parts = [self.seat_line(seat)] if named else []
        parts += [self.in_a_line(area) for area in areas if not self.says_nothing(area)]
        return flowing(parts, width)

    def says_nothing(self, area: dict[str, Any]) -> bool:
        """An area that is empty, or of which one knows only what the counters of its seat say already."""
        if area["pieces"] or area.get("counters"):
            return False
        counters = self.view["seats"][area["owner"]]["counters"] if "owner" in area else {}
        return not area.get("hidden") or area["id"].split("/")[0] in counters

    def seat_line(self, seat: int) -> Text:
        decision = self.view["decision"]
        line = Text.assemble(
            ("▶ " if decision is not None and decision["seat"] == seat else "  ", "bold yellow"),
            (self.speech.name(seat), SEAT_STYLES[seat % len(SEAT_STYLES)]),
        )
        if seat == self.view["seat"] and self.played is None:
            line.append(f" ({self.speech.say('you')})", style="dim")
        for name, n in self.view["seats"][seat]["counters"].items():
            line.append("  ")
            line.append_text(self.counter(name, n))
        return line

    def counter(self, name: str, n: int) -> Text:
        value = self.speech.amount(name, n) if self.speech.symbol(name) else Text(str(n), style="bold")
        return Text.assemble((self.speech.label("count", name), "dim"), " ", value)

    def row(self, areas: list[dict[str, Any]], width: int, detail: Detail) -> Lines:
        """Areas that stand side by side: cards in lists, piles and counters together in a line."""
        out: Lines = []
        small: Lines = []
        for area in areas:
            if self.says_nothing(area):
                continue
            if area["kind"] in SMALL or not area["pieces"] or (not detail.spread and self.is_quiet(area)):
                small.append(self.in_a_line(area))
            else:
                out += self.listing(area, width, detail)
        return out + flowing(small, width)

    def is_quiet(self, area: dict[str, Any]) -> bool:
        """Own cards that are not part of any choice, outside the hand."""
        if area.get("owner", -1) < 0 or area["kind"] == HAND or area["kind"] in BOARDS:
            return False
        return not any(piece is not None and piece["id"] in self.numbers for piece in area["pieces"])

    def in_a_line(self, area: dict[str, Any]) -> Text:
        """An area in running text: its name, how much is in it, the top card or all of them."""
        pieces = [piece for piece in area["pieces"] if piece is not None]
        counters = [self.counter(name, n) for name, n in area.get("counters", {}).items()]
        if not pieces:
            hidden = area.get("hidden", 0)
            if hidden:
                counters.insert(0, Text.assemble((area["label"], "dim"), f" {hidden}"))
            return Text("  ").join(counters)
        if area["kind"] == STACK:
            line = self.stack(area, pieces)
        else:
            cards = Text(", ").join([self.short(*group) for group in self.grouped(pieces)])
            line = Text.assemble((f"{area['label']}: ", "dim"), cards)
        return Text("  ").join([line, *counters])

    def stack(self, area: dict[str, Any], pieces: list[dict[str, Any]]) -> Text:
        """A pile of open cards: what it consists of, or the top card."""
        top = pieces[-1]
        name = piece_words(top, self.faces)
        same = len({str(piece.get("card", piece["id"])) for piece in pieces}) == 1
        badge = self.badge(sorted({number for piece in pieces for number in self.numbers.get(piece["id"], [])}))
        # A pile that is called like its cards need not say so twice.
        twice = same and name.plain.casefold() == str(area["label"]).casefold()
        line = Text.assemble(badge, ("" if twice else f"{area['label']}: ", "dim"))
        if not same:
            count = (str(len(pieces)), "bold")
            return Text.assemble(line, count, (f", {self.speech.say('on-top')} ", "dim"), name)
        line = Text.assemble(line, name, (f" ×{len(pieces)}" if len(pieces) > 1 else "", "bold"))
        card = top.get("card")
        for value in [self.faces.cost(card), *self.faces.values(card)] if isinstance(card, str) else []:
            line = Text.assemble(line, " " if value else "", value)
        return line

    def grouped(self, pieces: list[dict[str, Any]]) -> list[tuple[dict[str, Any], int]]:
        """Pieces that look and act the same, once, with their number."""
        groups: dict[str, tuple[dict[str, Any], int]] = {}
        for piece in pieces:
            bare = {name: value for name, value in piece.items() if name != "id"}
            key = str((bare if "card" in piece else piece, self.numbers.get(piece["id"])))
            groups[key] = (piece, groups[key][1] + 1 if key in groups else 1)
        return list(groups.values())

    def short(self, piece: dict[str, Any], copies: int) -> Text:
        line = Text.assemble(self.badge(self.numbers.get(piece["id"], [])), piece_words(piece, self.faces))
        if copies > 1:
            line.append(f" ×{copies}", style="bold")
        return line.append_text(piece_marks(piece, self.speech))

    def badge(self, numbers: list[int]) -> Text:
        """The numbers of the choices a piece is part of."""
        return Text("".join(f"{number})" for number in numbers) + " " if numbers else "", style="bold yellow")

    def listing(self, area: dict[str, Any], width: int, detail: Detail) -> Lines:
        """An area as a list, a piece a row; boards as a map."""
        inner = width - 4
        lines = self.board(area, inner) if area["kind"] in BOARDS else self.rows(area, inner, detail)
        if area.get("hidden"):
            lines.append(Text(self.speech.say("hidden", n=area["hidden"]), style="dim"))
        if area.get("counters"):
            lines += wrapped(Text("  ").join([self.counter(name, n) for name, n in area["counters"].items()]), inner)
        if detail.framed:
            return framed(area["label"], lines, width)
        return [Text(area["label"], style="bold underline"), *lines]

    def rows(self, area: dict[str, Any], width: int, detail: Detail) -> Lines:
        """A line or more for each piece: the number of its choice, its cost, its name, what it is and does."""
        places = area["pieces"]
        pieces = [piece for piece in places if piece is not None]
        if not pieces:
            return [self.title(None, 1)]
        in_places = len(pieces) < len(places) or (area["kind"] != HAND and area.get("owner", -1) < 0)
        groups = [(piece, 1) for piece in places] if in_places else self.grouped(pieces)
        badges = [self.badge(self.numbers.get(piece["id"], []) if piece else []) for piece, _ in groups]
        costs = [self.faces.cost(piece["card"]) if self.has_face(piece) else Text() for piece, _ in groups]
        names = [self.title(piece, copies) for piece, copies in groups]
        left = max(4, *(badge.cell_len for badge in badges))
        middle = max(cost.cell_len for cost in costs)
        start = left + middle + (1 if middle else 0)
        right = min(max(name.cell_len for name in names), (width - start) // 2 if detail.text else width - start)
        beside = width - start - right - 2
        out: Lines = []
        for (piece, _), badge, cost, name in zip(groups, badges, costs, names, strict=True):
            head = Text(" " * (left - badge.cell_len))
            head.append_text(badge)
            head.append(" " * (middle - cost.cell_len))
            head.append_text(cost)
            head.append(" " * (start - head.cell_len))
            first = wrapped(name, right)
            text = self.faces.wrapped_line(piece["card"], beside, detail.text) if self.has_face(piece) else []
            out += [Text.assemble(head, line) for line in first[:1]]
            out += [Text.assemble(" " * start, line) for line in first[1:]]
            for i, line in enumerate(text):
                if i >= len(first):
                    out.append(Text())
                row = len(out) - max(len(first), i + 1) + i
                out[row].append(" " * (start + right + 2 - out[row].cell_len))
                out[row].append_text(line)
        return out

    def has_face(self, piece: dict[str, Any] | None) -> bool:
        return piece is not None and piece.get("card") in self.faces.cards

    def title(self, piece: dict[str, Any] | None, copies: int) -> Text:
        """A piece's name with how many there are, what is printed on it and what lies on it."""
        if piece is None:
            return Text(self.speech.say("empty-place"), style="dim italic")
        title = piece_words(piece, self.faces)
        if copies > 1:
            title.append(f" ×{copies}", style="bold")
        for value in self.faces.values(piece["card"]) if self.has_face(piece) else []:
            title.append(" ")
            title.append_text(value)
        return title.append_text(piece_marks(piece, self.speech))

    def board(self, area: dict[str, Any], width: int) -> Lines:
        """Places with coordinates, as a map: each shows what stands there, cut short; the numbers are the choices."""
        standing: dict[str, list[dict[str, Any]]] = {}
        places: dict[tuple[int, int], list[dict[str, Any]]] = {}
        for piece in area["pieces"]:
            if piece is not None and "x" in piece:
                places.setdefault((piece["y"], piece["x"]), []).append(piece)
            elif piece is not None and "on" in piece:
                standing.setdefault(piece["on"], []).append(piece)
        if not places:
            return []
        columns = range(min(x for _, x in places), max(x for _, x in places) + 1)
        rows = range(min(y for y, _ in places), max(y for y, _ in places) + 1)
        cell = max(CELL[0], min(CELL[1], width // (len(columns) + 1)))
        out: Lines = []
        for y in rows:
            line = Text(" " * (cell // 2) if area["kind"] == HEX and (y - rows[0]) % 2 else "")
            for x in columns:
                pieces = [one for place in places.get((y, x), []) for one in (place, *standing.get(place["id"], []))]
                here = Text(" ").join([self.short(piece, 1) for piece in pieces])
                here.truncate(cell - 1, overflow="ellipsis", pad=True)
                line.append_text(here)
                line.append("│" if pieces else " ", style="dim")
            out.append(line)
        return out

    # -- beside the table ----------------------------------------------------------------------------------------------

    def log_lines(self, width: int, room: int) -> Lines:
        """The end of the log, as much as there is room for: what is new stands out, what is cut off is counted."""
        out: Lines = []
        whole = 0  # lines of the log that are shown completely
        for i, line in enumerate(reversed(self.log)):
            parts = [Text.assemble(("› ", "dim"), part) for part in wrapped(line, width - 2)]
            for n, part in enumerate(parts):
                if n:
                    part.plain = "  " + part.plain[2:]
                if i >= self.fresh:
                    part.stylize("dim")
            if len(out) + len(parts) > room:
                break
            out = parts + out
            whole = i + 1
        missing = self.fresh - whole
        if missing <= 0:
            return out
        if len(out) == room:
            out = out[1:]
            missing += 1
        return [Text(self.speech.say("log-more", n=missing), style="dim italic"), *out]

    def question(self, width: int) -> Lines:
        """The prompt, and the choices by their numbers."""
        out: Lines = []
        decision = self.view["decision"]
        outcome = self.view["outcome"]
        if outcome is not None:
            out += wrapped(self.speech.text(outcome["text"], "bold"), width)
        if decision is None:
            return out
        prompt = self.speech.text(decision["prompt"], "bold")
        if decision["rules"]:
            prompt.append("  " + ", ".join(decision["rules"]), style="not bold dim")
        out += wrapped(prompt, width)
        labels: Lines = []
        for number, action in enumerate(self.view["actions"], 1):
            chosen = self.played is not None and action["action"] == self.played
            labels.append(
                Text.assemble(
                    (f"{number:>2}) ", "bold yellow"), "→ " if chosen else "", self.speech.text(action["label"])
                )
            )
            if chosen:
                labels[-1].stylize("reverse")
        return out + (in_columns(labels, width) if labels else [])


def wrapped(text: Text, width: int, indent: str = "") -> Lines:
    """A text in lines of a width, the ones after the first indented."""
    if text.cell_len <= width:
        return [text]
    lines = list(text.wrap(PAPER, width - len(indent)))
    for line in lines:
        line.rstrip()
    return [lines[0], *[Text.assemble(indent, line) for line in lines[1:]]]


def flowing(parts: Lines, width: int) -> Lines:
    """Parts one after the other in lines of a width, broken between them where possible."""
    out: Lines = []
    for part in parts:
        if out and out[-1].cell_len + 3 + part.cell_len <= width:
            out[-1] = Text.assemble(out[-1], "   ", part)
        else:
            out += wrapped(part, width, "    ")
    return out


def framed(title: str, lines: Iterable[Text], width: int) -> Lines:
    """Lines in a frame with a title."""
    inner = width - 4
    name = Text(f" {title} ", style="bold")
    name.truncate(width - 4)
    out = [Text.assemble(("╭─", "dim"), name, ("─" * (width - 3 - name.cell_len) + "╮", "dim"))]
    for line in lines:
        shown = line.copy()
        shown.truncate(inner, overflow="ellipsis", pad=True)
        out.append(Text.assemble(("│ ", "dim"), shown, (" │", "dim")))
    out.append(Text("╰" + "─" * (width - 2) + "╯", style="dim"))
    return out


def side_by_side(left: Lines, width: int, right: Lines) -> Lines:
    """Two columns of lines; the left one has a width."""
    out: Lines = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        line.append(" " * (width - line.cell_len))
        out.append(Text.assemble(line, right[i]) if i < len(right) else line)
    return out


def in_columns(labels: Lines, width: int) -> Lines:
    """Labels in as many columns as fit, read downwards."""
    widest = max(label.cell_len for label in labels) + 3
    columns = max(1, min(len(labels), (width + 3) // widest))
    if columns == 1:
        return [line for label in labels for line in wrapped(label, width, "    ")]
    rows = -(-len(labels) // columns)
    out: Lines = []
    for row in range(rows):
        line = Text()
        for i in range(row, len(labels), rows):
            line.append(" " * (widest * ((i - row) // rows) - line.cell_len))
            line.append_text(labels[i])
        out.append(line)
    return out
