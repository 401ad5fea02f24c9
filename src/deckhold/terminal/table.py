"""The table on the screen: whatever a view contains, in as much detail as the screen has room for."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from deckhold.engine.view import DICE, GRID, HAND, HEX, PANEL, PILE, STACK, TRACK
from deckhold.terminal.faces import Faces, piece_marks, piece_words
from deckhold.terminal.words import SEAT_STYLES, Speech

WIDE = 140  # from here on the log stands beside the table
SIDE = 44  # columns of the log there
BOARDS = (GRID, HEX)
SMALL = (PILE, STACK, PANEL, TRACK, DICE)

PAPER = Console(emoji=False, highlight=False)  # to measure on: wrapping asks it for its defaults only

View = dict[str, Any]


class Detail(NamedTuple):
    """How much is shown: lines of text a card, whether own cards without a choice are listed one by one, frames."""

    text: int
    spread: bool
    framed: bool


DETAILS = (
    Detail(text=4, spread=True, framed=True),
    Detail(text=2, spread=True, framed=True),
    Detail(text=2, spread=False, framed=True),
    Detail(text=2, spread=False, framed=False),
    Detail(text=1, spread=False, framed=True),
    Detail(text=1, spread=False, framed=False),
    Detail(text=0, spread=False, framed=False),
)
FEWEST_LOG, ENOUGH_LOG = 2, 8  # lines of the log that the table makes room for


class Screen:
    """One view to be drawn: its pieces know the numbers of the choices they are part of."""

    def __init__(self, view: View, faces: Faces, log: list[Text], fresh: int, played: int | None = None) -> None:
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

    def draw(self, console: Console, height: int) -> RenderableType:
        """The table in the richest form that fits into a height, with what happened lately."""
        width = console.width
        wide = width >= WIDE
        main = width - SIDE - 1 if wide else width
        wanted = 0 if wide else max(FEWEST_LOG, min(self.fresh, ENOUGH_LOG))
        options = console.options.update(width=main)
        blocks: list[RenderableType] = []
        question = list(self.question(main))
        room = 0
        for detail in DETAILS:
            blocks = list(self.blocks(main, detail))
            room = height - len(console.render_lines(Group(*blocks, *question), options))
            if room >= min(wanted, len(self.log)):
                break
        if not wide:
            return Group(*blocks, *self.log_lines(console, main, max(room, FEWEST_LOG)), *question)
        log = self.log_lines(console, SIDE - 4, height - 2)
        right = Panel(Group(*log), title=self.speech.say("log-title"), title_align="left", border_style="dim")
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=main)
        both.add_column(width=SIDE)
        both.add_row(Group(*blocks, *question), right)
        return both

    # -- the table -----------------------------------------------------------------------------------------------------

    def blocks(self, width: int, detail: Detail) -> Iterable[RenderableType]:
        """The seats, and the rows of areas that the game's layout names."""
        layout = self.view["layout"]["wide"]
        shown: set[str] = set()
        drawn_seats: set[int] = set()
        for row in layout:
            areas = [self.areas[id] for id in row if id in self.areas]
            shown.update(area["id"] for area in areas)
            owners = {area.get("owner", -1) for area in areas}
            owner = next(iter(owners)) if len(owners) == 1 else -1
            if owner >= 0 and owner != self.me:
                yield self.strip(owner, areas, drawn_seats)
            else:
                yield from self.row(areas, width, detail)
        rest = [
            area for area in self.areas.values() if area["id"] not in shown and area.get("owner", self.me) == self.me
        ]
        yield from self.row(rest, width, detail)
        yield self.strip(self.me, [], drawn_seats)

    def strip(self, seat: int, areas: list[dict[str, Any]], drawn: set[int]) -> Text:
        """A seat and what lies before it, in running text."""
        line = Text()
        if seat not in drawn:
            drawn.add(seat)
            line = self.seat_line(seat)
        for area in areas:
            if not self.says_nothing(area):
                line.append("   " if line else "")
                line.append_text(self.in_a_line(area))
        return line

    def says_nothing(self, area: dict[str, Any]) -> bool:
        """An area that is empty, or of which one knows only what the counters of its seat say already."""
        if area["pieces"] or area.get("counters"):
            return False
        counters = self.view["seats"][area["owner"]]["counters"] if "owner" in area else {}
        return not area.get("hidden") or area["id"].split("/")[0] in counters

    def seat_line(self, seat: int) -> Text:
        speech = self.speech
        data = self.view["seats"][seat]
        decision = self.view["decision"]
        line = Text("▶ " if decision is not None and decision["seat"] == seat else "  ", style="bold yellow")
        line.append(speech.name(seat), style=SEAT_STYLES[seat % len(SEAT_STYLES)])
        if seat == self.view["seat"] and self.played is None:
            line.append(f" ({speech.say('you')})", style="dim")
        for name, n in data["counters"].items():
            line.append("  ")
            line.append_text(self.counter(name, n))
        return line

    def counter(self, name: str, n: int) -> Text:
        value = self.speech.amount(name, n) if self.speech.symbol(name) else Text(str(n), style="bold")
        return Text.assemble((self.speech.label("count", name), "dim"), " ", value)

    def row(self, areas: list[dict[str, Any]], width: int, detail: Detail) -> Iterable[RenderableType]:
        """Areas that stand side by side: cards in lists, piles and counters together in a line."""
        listed: list[dict[str, Any]] = []
        small: list[dict[str, Any]] = []
        for area in areas:
            if self.says_nothing(area):
                continue
            if area["kind"] in SMALL or (not detail.spread and self.is_quiet(area)):
                small.append(area)
            else:
                listed.append(area)
        yield from [self.listing(area, width, detail) for area in listed]
        if small:
            yield Text("   ").join([self.in_a_line(area) for area in small])

    def is_quiet(self, area: dict[str, Any]) -> bool:
        """Own cards that are not part of any choice, outside the hand."""
        if area.get("owner", -1) < 0 or area["kind"] == HAND or area["kind"] in BOARDS:
            return False
        return not any(piece is not None and piece["id"] in self.numbers for piece in area["pieces"])

    def in_a_line(self, area: dict[str, Any]) -> Text:
        """An area in running text: its name, how much is in it, the top card or all of them."""
        speech = self.speech
        line = Text()
        pieces = [piece for piece in area["pieces"] if piece is not None]
        if area["kind"] == PANEL:
            counters = [self.counter(name, n) for name, n in area.get("counters", {}).items()]
            return Text("  ").join(counters)
        if not pieces:
            hidden = area.get("hidden", 0)
            return Text.assemble((area["label"], "dim"), f" {hidden}") if hidden else line
        if area["kind"] != STACK:
            line.append(f"{area['label']}: ", style="dim")
            return line.append_text(Text(", ").join([self.short(*group) for group in self.grouped(pieces)]))
        top = pieces[-1]
        same = len({str(piece.get("card", piece["id"])) for piece in pieces}) == 1
        name = piece_words(top, self.faces)
        # A pile of one kind of card is named by it.
        if not (same and name.plain.casefold() == str(area["label"]).casefold()):
            line.append(f"{area['label']}: ", style="dim")
        numbers = sorted({number for piece in pieces for number in self.numbers.get(piece["id"], [])})
        line = Text.assemble(self.badge(numbers), line)
        card = top.get("card")
        if same:
            line.append_text(name)
            if len(pieces) > 1:
                line.append(f" ×{len(pieces)}", style="bold")
            if isinstance(card, str):
                for value in [self.faces.cost(card), *self.faces.values(card)]:
                    line.append(" " if value else "")
                    line.append_text(value)
        else:
            line.append(str(len(pieces)), style="bold")
            line.append(f", {speech.say('on-top')} ", style="dim")
            line.append_text(name)
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

    def listing(self, area: dict[str, Any], width: int, detail: Detail) -> RenderableType:
        """An area as a list, a piece a row; boards as a map."""
        if area["kind"] in BOARDS:
            content: RenderableType = self.board(area, width - 4)
        else:
            content = self.rows(area, width - 4, detail)
        parts: list[RenderableType] = [content]
        if area.get("hidden"):
            parts.append(Text(self.speech.say("hidden", n=area["hidden"]), style="dim"))
        if area.get("counters"):
            counters = [self.counter(name, n) for name, n in area["counters"].items()]
            parts.append(Text("  ").join(counters))
        body: RenderableType = Group(*parts) if len(parts) > 1 else content
        if detail.framed:
            return Panel(body, title=area["label"], title_align="left", border_style="dim", box=box.ROUNDED)
        return Group(Text(area["label"], style="dim underline"), body)

    def rows(self, area: dict[str, Any], width: int, detail: Detail) -> Table:
        places = area["pieces"]
        pieces = [piece for piece in places if piece is not None]
        fixed = len(pieces) < len(places) or (area["kind"] not in (HAND, *SMALL) and area.get("owner", -1) < 0)
        groups = [(piece, 1) for piece in places] if fixed else self.grouped(pieces)
        badges = [self.badge(self.numbers.get(piece["id"], [])) if piece else Text() for piece, _ in groups]
        names = [self.title(piece, copies) for piece, copies in groups]
        costs = [
            self.faces.cost(piece["card"]) if piece and piece.get("card") in self.faces.cards else Text()
            for piece, _ in groups
        ]
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(width=max(3, *(badge.cell_len - 1 for badge in badges)), justify="right", no_wrap=True)
        table.add_column(width=max(cost.cell_len for cost in costs), justify="right", no_wrap=True)
        room = width // 2 if detail.text else width
        table.add_column(width=min(room, max(name.cell_len for name in names) + 1))
        table.add_column(ratio=1)
        text_width = width - sum(column.width or 0 for column in table.columns) - len(table.columns)
        for (piece, _), badge, cost, name in zip(groups, badges, costs, names, strict=True):
            text = Text()
            if detail.text and piece is not None and piece.get("card") in self.faces.cards:
                text = clipped(self.faces.line(piece["card"]), text_width, detail.text)
            badge.rstrip()
            table.add_row(badge, cost, name, text)
        return table

    def title(self, piece: dict[str, Any] | None, copies: int) -> Text:
        """A piece's name with how many there are, what is printed on it and what lies on it."""
        if piece is None:
            return Text(self.speech.say("empty-place"), style="dim italic")
        title = piece_words(piece, self.faces)
        if copies > 1:
            title.append(f" ×{copies}", style="bold")
        card = piece.get("card")
        if card in self.faces.cards:
            for value in self.faces.values(card):
                title.append(" ")
                title.append_text(value)
        return title.append_text(piece_marks(piece, self.speech))

    def board(self, area: dict[str, Any], width: int) -> RenderableType:
        """Places with coordinates, as a map: each shows what stands there, cut short; the numbers are the choices."""
        standing: dict[str, list[dict[str, Any]]] = {}
        cells: dict[tuple[int, int], list[dict[str, Any]]] = {}
        for piece in area["pieces"]:
            if piece is None:
                continue
            if "x" in piece:
                cells.setdefault((piece["y"], piece["x"]), []).append(piece)
            elif "on" in piece:
                standing.setdefault(piece["on"], []).append(piece)
        if not cells:
            return Text()
        left, right = min(x for _, x in cells), max(x for _, x in cells)
        top, bottom = min(y for y, _ in cells), max(y for y, _ in cells)
        cell = max(6, min(18, width // (right - left + 2)))
        grid = Table.grid()
        grid.add_column()
        for y in range(top, bottom + 1):
            line = Text(" " * (cell // 2) if area["kind"] == HEX and (y - top) % 2 else "", no_wrap=True)
            for x in range(left, right + 1):
                here = Text(" ").join(
                    [
                        Text.assemble(self.badge(self.numbers.get(piece["id"], [])), piece_words(piece, self.faces))
                        for place in cells.get((y, x), [])
                        for piece in [place, *standing.get(place["id"], [])]
                    ]
                )
                here.truncate(cell - 1, overflow="ellipsis", pad=True)
                line.append_text(here)
                line.append("│" if (y, x) in cells else " ", style="dim")
            grid.add_row(line)
        return grid

    # -- beside the table ----------------------------------------------------------------------------------------------

    def log_lines(self, console: Console, width: int, room: int) -> list[Text]:
        """The end of the log, as much as there is room for: what is new stands out, what is cut off is counted."""
        lines: list[Text] = []
        for i, line in enumerate(reversed(self.log)):
            wrapped = line.wrap(console, width - 2)
            for part in reversed(wrapped):
                if i >= self.fresh:
                    part.stylize("dim")
                lines.append(Text.assemble(("› " if part is wrapped[0] else "  ", "dim"), part))
            if len(lines) >= room:
                break
        shown = lines[:room][::-1]
        if len(lines) >= room and self.fresh > i + 1 and shown:
            shown[0] = Text(self.speech.say("log-more", n=self.fresh - i), style="dim italic")
        return shown

    def question(self, width: int) -> Iterable[RenderableType]:
        """The prompt, and the choices by their numbers."""
        decision = self.view["decision"]
        outcome = self.view["outcome"]
        if outcome is not None:
            yield self.speech.text(outcome["text"], "bold")
        if decision is None:
            return
        prompt = self.speech.text(decision["prompt"], "bold")
        if decision["rules"]:
            prompt.append("  " + ", ".join(decision["rules"]), style="not bold dim")
        yield prompt
        labels = [
            Text.assemble((f"{number:>2}) ", "bold yellow"), self.speech.text(action["label"]))
            for number, action in enumerate(self.view["actions"], 1)
        ]
        for label, action in zip(labels, self.view["actions"], strict=True):
            if self.played is not None and action["action"] == self.played:
                label.stylize("reverse")
        if labels:
            yield in_columns(labels, width)


def in_columns(labels: list[Text], width: int) -> Table:
    """Labels in as many columns as fit, read downwards."""
    widest = max(label.cell_len for label in labels)
    columns = max(1, min(len(labels), (width + 2) // (widest + 2)))
    rows = -(-len(labels) // columns)
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in range(columns):
        table.add_column()
    for row in range(rows):
        table.add_row(*[labels[i] if i < len(labels) else Text() for i in range(row, rows * columns, rows)])
    return table


def clipped(text: Text, width: int, lines: int) -> Text:
    """A text cut after some lines, with an ellipsis where it goes on."""
    wrapped = text.wrap(PAPER, max(width, 8))
    if len(wrapped) <= lines:
        return text
    kept = wrapped[:lines]
    last = kept[-1]
    last.rstrip()
    last.truncate(max(width, 8) - 1)
    last.append("…", style="dim")
    return Text("\n").join(kept)
