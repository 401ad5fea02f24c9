"""The table on the screen: whatever a view contains, in as much detail as the screen has room for."""

import json
from collections import Counter
from typing import Any, NamedTuple

from rich.text import Text

from deckhold.engine.view import DICE, GRID, HAND, HEX, PANEL, PILE, STACK, TRACK, cell_id
from deckhold.terminal.faces import Faces, piece_marks, piece_words
from deckhold.terminal.hexes import Hexes
from deckhold.terminal.lines import Lines, flowing, framed, in_columns, side_by_side, wrapped
from deckhold.terminal.words import SEAT_STYLES, Speech

WIDE = 140  # from here on the log stands beside the table
SIDE = 44  # columns of the log there
BOARDS = (GRID, HEX)
SMALL = (PILE, STACK, PANEL, TRACK, DICE)
CELL = (8, 28)  # columns of a place on a board
FINAL = "*"  # stands behind what cannot be undone
FEW = 6  # answers, that each has a line of its own
LEAST_BRIEF = 12  # columns, that an answer says in short what it does
MOST_WARNINGS = 4  # answers whose warnings are written out

View = dict[str, Any]


class Detail(NamedTuple):
    """How much is shown: lines of text a card, lines of a place on a board, frames.

    `spread`: own cards without a choice are listed one by one; `listed`: other cards are. `others`: what lies before
    the other seats is shown, not only what can be chosen there.
    """

    text: int
    place: int
    spread: bool
    framed: bool
    listed: bool = True
    others: bool = True


DETAILS = (
    Detail(text=4, place=4, spread=True, framed=True),
    Detail(text=4, place=4, spread=False, framed=True),
    Detail(text=2, place=3, spread=False, framed=True),
    Detail(text=2, place=3, spread=False, framed=False),
    Detail(text=1, place=2, spread=False, framed=True),
    Detail(text=1, place=2, spread=False, framed=False),
    Detail(text=0, place=2, spread=False, framed=False),
    Detail(text=0, place=1, spread=False, framed=False, listed=False),
    Detail(text=0, place=1, spread=False, framed=False, listed=False, others=False),
)
FEWEST_LOG, ENOUGH_LOG = 2, 8  # lines of the log that the table makes room for


class Screen:
    """One view to be drawn: its pieces know the numbers of the choices they are part of."""

    def __init__(
        self, view: View, faces: Faces, log: Lines, fresh: int, played: int | None = None, shared: bool = False
    ) -> None:
        self.view = view
        self.faces = faces
        self.speech: Speech = faces.speech
        self.log = log
        self.fresh = fresh  # so many lines of the log are news
        self.played = played  # in a replay: what was chosen here
        self.shared = shared  # several people look at the screen: a question says who is meant
        self.me: int = view["seat"] if view["seat"] is not None else 0
        self.areas: dict[str, dict[str, Any]] = {area["id"]: area for area in view["areas"]}
        self.numbers: dict[str, list[int]] = {}
        for number, action in enumerate(view["actions"], 1):
            for piece in action["pieces"]:
                self.numbers.setdefault(piece, []).append(number)
        self.maps: dict[tuple[str, int, bool], Lines] = {}  # drawn once, whatever else is tried to make all fit

    def whole(self, width: int) -> Lines:
        """The table with all that lies on it, however long that is."""
        return self.table(width, DETAILS[0])

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
            # News have to wait before cards lose their rows.
            if room >= (wanted if detail.text else min(wanted, FEWEST_LOG)):
                break
        if not detail.others:
            least = 0 if wide else min(wanted, FEWEST_LOG)
            table = self.cut(table, len(self.table(main, DETAILS[-2])), height - len(question) - least)
            room = max(height - len(table) - len(question), least)
        if not wide:
            return Text("\n").join([*table, *self.log_lines(main, room), *question])
        log = framed(self.speech.say("log-title"), self.log_lines(SIDE - 4, height - 2), SIDE)
        return Text("\n").join(side_by_side([*table, *question], main + 1, log))

    def cut(self, table: Lines, whole: int, height: int) -> Lines:
        """What there is room for of a table that is too long, with how many lines of it are missing."""
        shown = table[-(height - 1) :] if height > 1 else []
        return [Text(self.speech.say("table-more", n=whole - len(shown)), style="dim"), *shown]

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
                near = areas if detail.others else [area for area in areas if self.has_choice(area)]
                out += self.strip(owner, near, width, owner not in seats)
                seats.add(owner)
            else:
                out += self.row(areas, width, detail)
        mine = [area for id, area in self.areas.items() if id not in shown and area.get("owner", self.me) == self.me]
        out += self.row([area for area in mine if detail.others or self.matters(area)], width, detail)
        for seat in range(len(self.view["seats"])):
            if seat != self.me and seat not in seats:
                out += self.strip(seat, [], width, True)
        return out + self.in_force(width, detail) + self.strip(self.me, [], width, True)

    def matters(self, area: dict[str, Any]) -> bool:
        """Whether a question is about an area, or it is one's own, or in numbers: offers can wait."""
        return area.get("owner") == self.me or area["kind"] in (*BOARDS, *SMALL) or self.has_choice(area)

    def in_force(self, width: int, detail: Detail) -> Lines:
        """What lasts: whose it is, the card it comes from, until when, and what it says where there is room."""
        parts: Lines = []
        for told, times in Counter(json.dumps(one) for one in self.view["lasting"]).items():
            one = json.loads(told)
            card = one.get("card")
            text = self.speech.text(one["text"])
            line = Text("• ", style="dim")
            if one.get("seat", self.me) != self.me:
                line.append_text(
                    Text.assemble((self.speech.name(one["seat"]), SEAT_STYLES[one["seat"] % len(SEAT_STYLES)]), ": ")
                )
            line.append_text(text if card not in self.faces.cards else self.faces.name(card))
            if times > 1:
                line.append(f" ×{times}", style="bold")
            line.append(f" ({one['until']})", style="dim")
            if detail.text and card in self.faces.cards:
                line = Text.assemble(line, ": ", text)
            parts.append(line)
        return flowing(parts, width)

    def strip(self, seat: int, areas: list[dict[str, Any]], width: int, named: bool) -> Lines:
        """A seat and what lies before it, in running text."""
        parts = [self.seat_line(seat)] if named else []
        parts += [self.in_a_line(area) for area in areas if not self.says_nothing(area)]
        return flowing(parts, width)

    def says_nothing(self, area: dict[str, Any]) -> bool:
        """An area that is empty, or of which one knows only what the counters of its seat say already."""
        if area["pieces"] or area.get("counters") or "cells" in area:
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
            empty = not area["pieces"] and "cells" not in area
            if area["kind"] in SMALL or empty or not self.is_listed(area, detail):
                small.append(self.in_a_line(area))
            else:
                out += self.listing(area, width, detail)
        return out + flowing(small, width)

    def is_listed(self, area: dict[str, Any], detail: Detail) -> bool:
        """Whether there is room for an area as a list, or a board as a map."""
        if detail.listed:
            return detail.spread or not self.is_quiet(area)
        return area["kind"] in BOARDS

    def told(self, area: dict[str, Any]) -> list[dict[str, Any]]:
        """The cards of a board that have counters: one wants to read them, not only to see where they are."""
        return [piece for piece in self.bases(area) if "counters" in piece and self.has_face(piece)]

    def is_quiet(self, area: dict[str, Any]) -> bool:
        """Own cards that are not part of any choice, outside the hand."""
        if area.get("owner", -1) < 0 or area["kind"] == HAND or area["kind"] in BOARDS:
            return False
        return not self.has_choice(area)

    def has_choice(self, area: dict[str, Any]) -> bool:
        ids = [piece["id"] for piece in area["pieces"] if piece is not None]
        ids += [cell_id(cell["q"], cell["r"]) for cell in area.get("cells", ())]
        return any(id in self.numbers for id in ids)

    def in_a_line(self, area: dict[str, Any]) -> Text:
        """An area in running text: its name, how much is in it, the top card or all of them."""
        area = self.without_echo(area)
        pieces = [piece for piece in area["pieces"] if piece is not None]
        told = area.get("counters", {})
        if len(told) > 1 and not any(told.values()) and not pieces:
            return Text.assemble((f"{area['label']}: ", "dim"), ("0", "bold"))
        same = [name for name in told if self.speech.label("count", name) == area["label"]]
        counters = [self.counter(name, n) for name, n in told.items() if name not in same]
        if same and not pieces:
            counters.insert(0, Text(str(told[same[0]]), style="bold"))
        if not pieces:
            hidden = area.get("hidden", 0)
            # A label and its first counter are read together.
            first = Text(str(hidden)) if hidden or not counters else counters.pop(0)
            line = Text.assemble((f"{area['label']}: ", "dim"), first)
        elif area["kind"] == STACK:
            line = self.stack(area, pieces)
        else:
            carried = self.carried(area)
            bases = self.bases(area)
            groups = [(piece, 1) for piece in bases] if carried else self.grouped(bases)
            priced = "owner" not in area
            cards = Text(", ").join([self.loaded(piece, copies, priced, carried) for piece, copies in groups])
            line = Text.assemble((f"{area['label']}: ", "dim"), cards)
        return Text("  ").join([line, *counters])

    def without_echo(self, area: dict[str, Any]) -> dict[str, Any]:
        """An area without the counters on its pieces that the line of its seat tells as well."""
        if "owner" not in area:
            return area
        told = self.view["seats"][area["owner"]]["counters"]
        pieces: list[dict[str, Any] | None] = []
        for piece in area["pieces"]:
            if piece is not None and "counters" in piece:
                own = {name: n for name, n in piece["counters"].items() if told.get(name) != n}
                pieces.append({**piece, "counters": own})
            else:
                pieces.append(piece)
        return {**area, "pieces": pieces}

    def carried(self, area: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
        """What lies on other pieces of an area, by the piece that carries it."""
        out: dict[str, list[dict[str, Any]]] = {}
        for piece in area["pieces"]:
            if piece is not None and self.lies_on(piece, area):
                out.setdefault(piece["on"], []).append(piece)
        return out

    def bases(self, area: dict[str, Any]) -> list[dict[str, Any]]:
        """The pieces of an area that lie on no other of it."""
        return [piece for piece in area["pieces"] if piece is not None and not self.lies_on(piece, area)]

    def lies_on(self, piece: dict[str, Any], area: dict[str, Any]) -> bool:
        """Whether a piece lies on another one of its area."""
        return "on" in piece and any(one is not None and one["id"] == piece["on"] for one in area["pieces"])

    def loaded(
        self, piece: dict[str, Any], copies: int, priced: bool, carried: dict[str, list[dict[str, Any]]]
    ) -> Text:
        """A piece in a few words, with what lies on it in brackets."""
        line = self.short(piece, copies, priced)
        cargo = [self.short(one, 1) for one in carried.get(piece["id"], [])]
        return Text.assemble(line, " [", Text(", ").join(cargo), "]") if cargo else line

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

    def short(self, piece: dict[str, Any], copies: int, priced: bool = False) -> Text:
        cost = self.faces.cost(piece["card"]) if priced and self.has_face(piece) else Text()
        if cost and self.faces.cards[piece["card"]].facts.get("cost_kind") in piece.get("counters", {}):
            cost = Text()  # what it costs here and now is noted on it
        badge = self.badge(self.numbers.get(piece["id"], []))
        line = Text.assemble(badge, cost, " " if cost else "", piece_words(piece, self.faces))
        if copies > 1:
            line.append(f" ×{copies}", style="bold")
        return line.append_text(piece_marks(piece, self.speech))

    def badge(self, numbers: list[int]) -> Text:
        """The numbers of the choices a piece is part of."""
        return Text("".join(f"{number})" for number in numbers) + " " if numbers else "", style="bold yellow")

    def listing(self, area: dict[str, Any], width: int, detail: Detail) -> Lines:
        """An area as a list, a piece a row; boards as a map."""
        inner = width - 4
        as_map = area["kind"] in BOARDS
        lines = self.board(area, inner, detail) if as_map else self.rows(self.in_order(area), inner, detail)
        if area.get("hidden"):
            lines.append(Text(self.speech.say("hidden", n=area["hidden"]), style="dim"))
        if area.get("counters"):
            lines += wrapped(Text("  ").join([self.counter(name, n) for name, n in area["counters"].items()]), inner)
        if detail.framed:
            return framed(area["label"], lines, width)
        return [Text(area["label"], style="bold underline"), *lines]

    def in_order(self, area: dict[str, Any]) -> dict[str, Any]:
        """The area with everything that lies on a piece right after it."""
        carried = self.carried(area)
        if not carried:
            return area
        pieces = [one for base in self.bases(area) for one in (base, *carried.get(base["id"], []))]
        return {**area, "pieces": pieces}

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
        title = Text.assemble("└ " if "on" in piece else "", piece_words(piece, self.faces))
        if copies > 1:
            title.append(f" ×{copies}", style="bold")
        for value in self.faces.values(piece["card"], piece.get("counters", ())) if self.has_face(piece) else []:
            title.append(" ")
            title.append_text(value)
        return title.append_text(piece_marks(piece, self.speech))

    def board(self, area: dict[str, Any], width: int, detail: Detail) -> Lines:
        """Places with coordinates, as a map; then the cards with counters, with their texts where there is room."""
        if "cells" in area:
            form = area["id"], width, detail.text > 0
            if form not in self.maps:
                self.maps[form] = Hexes(area, self.faces, self.numbers).draw(width, self.badge, detail.text > 0)
            return [line.copy() for line in self.maps[form]]
        standing = self.carried(area)
        places: dict[tuple[int, int], list[dict[str, Any]]] = {}
        for piece in self.bases(area):
            if "x" in piece:
                places.setdefault((piece["y"], piece["x"]), []).append(piece)
        told = self.told(area)
        texts = self.rows({**area, "pieces": told}, width, detail) if told and detail.text else []
        if not places:
            return texts
        columns = range(min(x for _, x in places), max(x for _, x in places) + 1)
        rows = range(min(y for y, _ in places), max(y for y, _ in places) + 1)
        widths = self.shared_out(places, columns, width // len(columns))
        out: Lines = []
        for y in rows:
            line = [
                self.cell(places.get((y, x), []), standing, wide - 2, detail.place)
                for x, wide in zip(columns, widths, strict=True)
            ]
            for i in range(max(len(here) for here in line)):
                out.append(Text())
                for here, wide in zip(line, widths, strict=True):
                    part = here[i] if i < len(here) else Text()
                    out[-1].append_text(part)
                    out[-1].append(" " * (wide - 1 - part.cell_len))
                    out[-1].append("│" if here else " ", style="dim")
        return out + texts

    def cell(
        self, places: list[dict[str, Any]], standing: dict[str, list[dict[str, Any]]], width: int, room: int
    ) -> Lines:
        """What is in one place of a board, in lines of a width: its whole name, and what else there is room for."""
        pieces = [one for place in places for one in (place, *standing.get(place["id"], []))]
        lines: Lines = []
        more = False
        for i, piece in enumerate(pieces):
            whole = self.short(piece, 1, priced=True)
            said = wrapped(whole, width, " ")
            if len(lines) + len(said) > room:
                name = self.named(piece)
                more = more or name.plain != whole.plain
                said = wrapped(name, width, " ")
            if i == 0 or len(lines) + len(said) <= room:
                lines += said
            else:
                more = True
        for line in lines:
            line.truncate(width, overflow="ellipsis")
        if more and lines[-1].cell_len + 2 <= width:
            lines[-1].append(" …", style="dim")
        return lines

    def named(self, piece: dict[str, Any]) -> Text:
        """A piece by its name alone, with the numbers of its choices."""
        return Text.assemble(self.badge(self.numbers.get(piece["id"], [])), piece_words(piece, self.faces))

    def shared_out(self, places: dict[tuple[int, int], list[dict[str, Any]]], columns: range, share: int) -> list[int]:
        """How wide the columns of a board are: those with long names get what the others can spare."""
        even = max(CELL[0], min(CELL[1], share))
        names = [
            [self.named(piece).plain for (_, x), here in places.items() if x == at for piece in here[:1]]
            for at in columns
        ]
        longest = [max((len(name) for name in column), default=0) for column in names]
        if max(longest) <= even - 2:
            return [even] * len(columns)
        words = [max((len(word) for name in column for word in name.split()), default=0) for column in names]
        widths = [max(CELL[0], min(even, word + 3)) for word in words]  # indented where it is not the first word
        for _ in range(even * len(columns) - sum(widths)):
            # The name that needs the most lines is the one to help.
            needy = max(range(len(columns)), key=lambda i: longest[i] / widths[i])
            widths[needy] += 1
        return widths

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
        if self.shared:
            prompt = Text.assemble(self.speech.text(f"[seat:{decision['seat']}]"), ": ", prompt)
        if decision["rules"]:
            prompt.append("  " + ", ".join(decision["rules"]), style="not bold dim")
        out += wrapped(prompt, width)
        labels: Lines = []
        few = len(self.view["actions"]) <= FEW
        for number, action in enumerate(self.view["actions"], 1):
            chosen = self.played is not None and action["action"] == self.played
            labels.append(
                Text.assemble(
                    (f"{number:>2}) ", "bold yellow"), "→ " if chosen else "", self.speech.text(action["label"])
                )
            )
            labels[-1].append_text(self.brief(action, (width if few else width // 2) - 4 - labels[-1].cell_len))
            if chosen:
                labels[-1].stylize("reverse")
            elif self.played is None:  # in a replay nobody can undo anything anyway
                labels[-1].append_text(self.warning(action))
        return out + (in_columns(labels, width) if labels else []) + self.provoked(width)

    def brief(self, action: dict[str, Any], room: int) -> Text:
        """What an answer gives or takes, in as few words as fit beside its label, which may say it already."""
        if "cost" in action and "brief" not in action:
            return Text(f" ({action['cost']})", style="dim")
        text = self.speech.text(str(action.get("brief", "")), "dim")
        if room < LEAST_BRIEF or not text.plain or text.plain.split()[0].casefold() in action["label"].casefold():
            return Text()
        if text.cell_len > room - 3:
            text.truncate(room - 4)
            text.rstrip()
            text.append("…")
        return Text.assemble(" - ", text, style="dim")

    def provoked(self, width: int) -> Lines:
        """What answers lose, reveal, provoke or defeat, a line each, of the first of them."""
        if self.played is not None:
            return []
        lines: Lines = []
        for number, action in enumerate(self.view["actions"], 1):
            told = [*(action.get("forecast", []) if "sign" in action else []), *action.get("warnings", [])]
            if told and "brief" not in action:
                said = self.speech.text("; ".join(told), "yellow")
                lines.append(Text.assemble((f"{number:>2}) ", "bold yellow"), said))
        return [part for line in lines[:MOST_WARNINGS] for part in wrapped(line, width, "    ")]

    def warning(self, action: dict[str, Any]) -> Text:
        """What is said before an action: that it cannot be undone, or that it ends the game."""
        if "ends" in action:
            return Text(f" ({self.speech.say('ends')})", style="bold red")
        return Text(f" {FINAL}" if "final" in action else "", style="dim")
