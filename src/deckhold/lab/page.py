"""The report as one page that needs no network, in both languages at once."""

import json
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

import polars as pl

from deckhold.lab.figures import ENOUGH, CardFigures, Comparison, Figures, Group
from deckhold.lab.plan import ANY
from deckhold.lab.plots import NARROW, WIDE, Interval, Point, histogram, intervals, percent, scatter
from deckhold.lab.stats import Mean, Share, difference
from deckhold.text import LANGUAGES, TOKEN, writer

SURE = 0.05  # the corrected chance below which a difference is called one
CARDS_SHOWN = 24  # in the plot; the table has all


class Page:
    """Everything a report says about a run, and about a second one beside it."""

    def __init__(self, figures: Figures, comparisons: Sequence[Comparison] | None, other: Figures | None) -> None:
        self.figures = figures
        self.comparisons = comparisons
        self.other = other
        self.game = figures.plan.game

    # -- words ---------------------------------------------------------------------------------------------------------

    def both(self, key: str, tag: str = "span", **args: object) -> str:
        """A message in every language, of which the page shows one."""
        return self._in_all(lambda lang: escape(writer("lab", lang).say(key, **args)), tag)

    def card(self, id: str, tag: str = "span") -> str:
        return self._in_all(lambda lang: escape(writer(self.game, lang).name(id)), tag)

    def value(self, option: str, value: str, tag: str = "span") -> str:
        """A value of an option as the game calls it."""

        def said(lang: str) -> str:
            game = writer(self.game, lang)
            key = f"option-{option}-{value}"
            text = game.say(key) if game.has(key) else value
            return escape(TOKEN.sub(lambda match: game.plain(match[0]), text))

        return self._in_all(said, tag)

    def option(self, option: str) -> str:
        def said(lang: str) -> str:
            game = writer(self.game, lang)
            return escape(game.say(f"option-{option}") if game.has(f"option-{option}") else option)

        return self._in_all(said, "span")

    @staticmethod
    def _in_all(said: Callable[[str], str], tag: str) -> str:
        texts = {lang: said(lang) for lang in LANGUAGES}
        if len(set(texts.values())) == 1:
            return texts[LANGUAGES[0]]
        return "".join(f'<{tag} lang="{lang}">{text}</{tag}>' for lang, text in texts.items())

    # -- the page ------------------------------------------------------------------------------------------------------

    def html(self, lang: str) -> str:
        titles = {
            one: f"{writer(self.game, one).say('game-title')} · {writer('lab', one).say('rep-title')}"
            for one in LANGUAGES
        }
        data = " ".join(f'data-title-{one}="{escape(title)}"' for one, title in titles.items())
        resources = files("deckhold.lab")
        style = resources.joinpath("report.css").read_text(encoding="utf8")
        script = resources.joinpath("report.js").read_text(encoding="utf8")
        buttons = "".join(
            f'<button type="button" value="{one}">{escape(writer("lab", one).say("rep-language"))}</button>'
            for one in LANGUAGES
        )
        sections = [
            self.tiles(),
            self.compared(),
            self.wins(),
            self.setups(),
            self.crossed(),
            self.lengths(),
            self.scores(),
            self.cards(),
        ]
        return (
            f'<!doctype html>\n<html lang="{lang}" data-lang="{lang}" {data}>\n<head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(titles[lang])}</title>\n<style>{style}</style></head>\n<body><main>\n"
            f"<header><h1>{self._in_all(lambda one: escape(titles[one]), 'span')}</h1>"
            f'<div class="languages">{buttons}</div></header>\n{self.about()}\n'
            + "\n".join(section for section in sections if section)
            + f"\n</main>\n<script>{script}</script></body></html>\n"
        )

    def about(self) -> str:
        lines = [self._plan(self.figures)]
        if self.other is not None:
            lines.append(f"{self.both('rep-against')} {self._plan(self.other)}")
        return "".join(f'<p class="soft">{line}</p>' for line in lines)

    def _plan(self, figures: Figures) -> str:
        plan = figures.plan
        parts = [", ".join(plan.bots), self.both("rep-seed", seed=str(plan.seed))]
        for key, value in plan.options.items():
            said = self.both("rep-varied") if value == ANY else self.value(key, _plain(value))
            parts.append(f"{self.option(key)}: {said}")
        for card, numbers in plan.change.items():
            parts.append(f"{self.card(card)}: " + ", ".join(f"{key} = {value}" for key, value in numbers.items()))
        return " · ".join(parts)

    def tiles(self) -> str:
        figures = self.figures
        tiles = [(f"{figures.games:,}".replace(",", " "), "", self.both("rep-games"))]
        if figures.together:
            tiles.append((percent(figures.won.rate), self._sure(figures.won), self.both("rep-table-wins")))
        else:
            best = max(figures.bots, key=lambda name: figures.bots[name].rate)
            if len(figures.bots) > 1:
                won = figures.bots[best]
                tiles.append((percent(won.rate), self._sure(won), self.both("rep-bot-wins", bot=best)))
            first = figures.first_seat
            tiles.append((percent(first.rate), self._sure(first), self.both("rep-first-wins")))
        for value, digits, name in ((figures.rounds, 1, "rep-rounds"), (figures.decisions, 0, "rep-decisions")):
            spread = self.both("rep-deviation", spread=f"{value.deviation:.{digits}f}")
            tiles.append((f"{value.mean:.{digits}f}", spread, self.both(name)))
        cells = "".join(
            f'<div class="tile"><b>{value}</b><small>{spread}</small><div>{name}</div></div>'
            for value, spread, name in tiles
        )
        return f'<div class="tiles">{cells}</div>'

    def _sure(self, part: Share) -> str:
        return self.both("rep-interval", range=_range(part))

    def wins(self) -> str:
        figures = self.figures
        rows = []
        if figures.together:
            for one in self._runs():
                name = self.both("sim-table", "tspan") if self.other is None else self._name(one)
                rows.append(self._interval(name, one.won))
        else:
            if len(figures.bots) > 1:
                rows += [self._interval(escape(name), won) for name, won in figures.bots.items()]
            rows += [self._interval(self._side(side, "tspan"), won) for side, won in figures.side_wins.items()]
        note = "rep-table-note" if figures.even is None else "rep-wins-note"
        return self._section(
            "rep-wins", self._figure(lambda width: intervals(rows, "rep-wins", width, figures.even), bool(rows), note)
        )

    def setups(self) -> str:
        """Win rates by each option that was varied: scenario, difficulty, printing."""
        return self._section("rep-setups", "".join(self._setup(option) for option in self._varied()))

    def _varied(self) -> list[str]:
        return list(dict.fromkeys(group.option for group in self.figures.groups))

    def _setup(self, option: str) -> str:
        groups = [group for group in self.figures.groups if group.option == option]
        rows = [self._interval(self.value(option, group.value, "tspan"), self._won(group)) for group in groups]
        won = "rep-table-wins" if self.figures.together else "rep-first-wins"
        table = self._table(
            ["rep-value", "sim-games", won, "rep-rounds"],
            [
                [
                    (self.value(option, group.value), group.value),
                    (str(group.games), group.games),
                    (_with_range(self._won(group)), self._won(group).rate),
                    (f"{group.rounds.mean:.1f}", group.rounds.mean),
                ]
                for group in groups
            ],
        )
        about = f"option-{option}"
        plot = self._figure(lambda width: intervals(rows, about, width), True)
        return f'<h3 id="{about}">{self.option(option)}</h3>{plot}{table}'

    def crossed(self) -> str:
        """Games played together: win rates by scenario and difficulty at once, where both were varied."""
        cells = self.figures.crossed
        if not cells:
            return ""
        down, across = self._varied()[:2]
        values = [[group.value for group in self.figures.groups if group.option == option] for option in (down, across)]
        best = max(max(cell.rate for cell in cells.values()), 0.01)
        head = "".join(f"<th>{self.value(across, value)}</th>" for value in values[1])
        body = []
        for row in values[0]:
            line = ""
            for column in values[1]:
                cell = cells.get((row, column))
                if cell is None:
                    line += "<td>–</td>"
                    continue
                line += (
                    f'<td style="--heat: {100 * cell.rate / best:.0f}%"><b>{percent(cell.rate)}</b>'
                    f'<span class="range">{_range(cell)} · {cell.n}</span></td>'
                )
            body.append(f"<tr><th>{self.value(down, row)}</th>{line}</tr>")
        return (
            f'<h3>{self.option(down)} × {self.option(across)}</h3><div class="scroll"><table class="crossed">'
            f"<thead><tr><th></th>{head}</tr></thead><tbody>{''.join(body)}</tbody></table></div>"
            f'<p class="soft">{self.both("rep-crossed-note")}</p>'
        )

    def _won(self, group: Group) -> Share:
        return group.won if self.figures.together else group.first_seat

    def lengths(self) -> str:
        series = [(self._name(figures), figures.rows["rounds"].to_list()) for figures in self._runs()]
        plot = self._figure(lambda w: histogram(series, "rep-length", w, self.both("rep-rounds", "tspan")), True)
        said = [
            f'<li><b class="number">{percent(n / self.figures.games)}</b> {ended}</li>'
            for reason, n in sorted(self.figures.reasons.items(), key=lambda one: -one[1])
            if (ended := self._ended(reason))
        ]
        reasons = f'<p>{self.both("rep-reasons")}</p><ul class="soft">{"".join(said)}</ul>' if said else ""
        return self._section("rep-length", plot + reasons)

    def _ended(self, reason: str) -> str:
        """How the game words an end, if it can be said without naming anybody."""
        try:
            return self._in_all(lambda lang: escape(writer(self.game, lang).say(f"end-{reason}")), "span")
        except KeyError:
            return ""

    def scores(self) -> str:
        series: list[tuple[str, list[float]]] = []
        for figures in self._runs():
            for name in figures.bots:
                values = figures.places.filter(pl.col("bot") == name)["score"].to_list()
                label = escape(name) if len(self._runs()) == 1 else f"{escape(name)} · {self._name(figures)}"
                series.append((label, values))
        if len({value for _, values in series for value in values}) < 3:  # they only say who won
            return ""
        axis = self.both("sim-score", "tspan")
        plot = self._figure(lambda width: histogram(series[:4], "rep-scores", width, axis), True)
        return self._section("rep-scores", plot)

    def cards(self) -> str:
        cards = self.figures.cards
        if not cards:
            return ""
        judged = [card for card in cards if min(card.with_it.n, card.without.n) >= ENOUGH]
        strong = sorted(judged, key=lambda card: -abs(card.gap))[:CARDS_SHOWN]
        rows = [
            Interval(
                self.card(card.card, "tspan"),
                card.gap,
                card.low,
                card.high,
                percent(card.gap, signed=True),
                card.chance < SURE,
            )
            for card in sorted(strong, key=lambda card: -card.gap)
        ]
        points = [
            Point(self.card(card.card, "tspan"), card.taken.rate, card.gap, card.chance < SURE) for card in judged
        ]
        table = self._table(
            [
                "rep-card",
                "rep-offered",
                "rep-taken",
                "rep-with",
                "rep-without",
                "rep-gap",
                "rep-chance",
                "rep-first-round",
            ],
            [self._card_row(card) for card in cards],
            [card.chance < SURE for card in cards],
        )
        across, up = self.both("rep-taken", "tspan"), self.both("rep-gap", "tspan")
        content = (
            self._figure(lambda width: scatter(points, "rep-cards", width, across, up), bool(points))
            + self._figure(
                lambda width: intervals(rows, "rep-cards", width, 0.0, signed=True), bool(rows), "rep-cards-note"
            )
            + table
        )
        team = f" {self.both('rep-cards-together')}" if self.figures.teams else ""
        return self._section("rep-cards", f"<p>{self.both('rep-cards-about')}{team}</p>{content}")

    def _card_row(self, card: CardFigures) -> list[tuple[str, object]]:
        way = "up" if card.gap > 0 else "down"
        return [
            (self.card(card.card), card.card),
            (percent(card.offered.rate), card.offered.rate),
            (percent(card.taken.rate), card.taken.rate),
            (_with_range(card.with_it) if card.with_it.n else "–", card.with_it.rate),
            (_with_range(card.without) if card.without.n else "–", card.without.rate),
            (f'<span class="{way}">{percent(card.gap, signed=True)}</span>', card.gap),
            (_chance(card.chance), card.chance),
            ("–" if card.first is None else f"{card.first:.0f}", card.first or 0),
        ]

    def compared(self) -> str:
        """What changed between two runs."""
        if self.comparisons is None:
            return ""
        sure = [one for one in self.comparisons if one.chance < SURE]
        shown = sure + [one for one in self.comparisons if one.chance >= SURE]
        table = self._table(
            ["cmp-what", "cmp-before", "cmp-after", "cmp-change", "rep-chance"],
            [self._compared_row(one) for one in shown],
            [one.chance < SURE for one in shown],
        )
        rows = []
        for one in sure:
            if isinstance(one.before, Share) and isinstance(one.after, Share):
                gap, low, high = difference(one.before, one.after)
                rows.append(Interval(self._what(one, "tspan"), gap, low, high, percent(gap, signed=True)))
        shown_rows = rows[:CARDS_SHOWN]
        plot = self._figure(
            lambda width: intervals(shown_rows, "cmp-title", width, 0.0, signed=True, left=360), bool(rows)
        )
        count = self.both("cmp-count", sure=len(sure), all=len(self.comparisons))
        return self._section("cmp-title", f"<p>{count}</p>{plot}{table}")

    def _what(self, one: Comparison, tag: str = "span") -> str:
        if one.key in ("cmp-taken", "cmp-with"):
            return f"{self.card(one.subject, tag)}: {self.both(one.key, tag)}"
        if one.key == "cmp-side":
            return f"{self._side([int(seat) for seat in one.subject.split()], tag)}: {self.both(one.key, tag)}"
        return f"{escape(one.subject)}{': ' if one.subject else ''}{self.both(one.key, tag)}"

    def _compared_row(self, one: Comparison) -> list[tuple[str, object]]:
        before, after = one.before, one.after
        if isinstance(before, Share) and isinstance(after, Share):
            gap = after.rate - before.rate
            cells = [(_with_range(before), before.rate), (_with_range(after), after.rate)]
            said = percent(gap, signed=True)
        else:
            assert isinstance(before, Mean)
            assert isinstance(after, Mean)
            gap = after.mean - before.mean
            cells = [(f"{before.mean:.2f}", before.mean), (f"{after.mean:.2f}", after.mean)]
            said = f"{gap:+.2f}".replace("-", "−")
        change = f'<span class="{"up" if gap > 0 else "down"}">{said}</span>'
        return [(self._what(one), one.key + one.subject), *cells, (change, gap), (_chance(one.chance), one.chance)]

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _runs(self) -> list[Figures]:
        return [self.figures] if self.other is None else [self.figures, self.other]

    def _side(self, seats: Sequence[int], tag: str) -> str:
        return " + ".join(self.both("player", tag, n=seat + 1) for seat in seats)

    def _name(self, figures: Figures) -> str:
        return self.both("cmp-after" if figures is self.figures else "cmp-before", "tspan")

    @staticmethod
    def _interval(label: str, won: Share) -> Interval:
        return Interval(label, won.rate, won.low, won.high, f"{percent(won.rate)} · {won.n}")

    def _section(self, key: str, content: str) -> str:
        return f'<section><h2 id="{key}">{self.both(key)}</h2>{content}</section>' if content else ""

    def _figure(self, plot: Callable[[int], str], anything: bool, note: str = "") -> str:
        """A plot, if there is anything to draw, for wide and for narrow screens: the style sheet shows one of them."""
        if not anything:
            return ""
        caption = f"<figcaption>{self.both(note)}</figcaption>" if note else ""
        return f'<figure><div class="wide">{plot(WIDE)}</div><div class="narrow">{plot(NARROW)}</div>{caption}</figure>'

    def _table(
        self, heads: Sequence[str], rows: Sequence[Sequence[tuple[str, object]]], strong: Sequence[bool] | None = None
    ) -> str:
        head = "".join(f'<th><button type="button">{self.both(key)}</button></th>' for key in heads)
        body = []
        for i, row in enumerate(rows):
            cells = "".join(f'<td data-value="{escape(str(value))}">{markup}</td>' for markup, value in row)
            faint = "" if strong is None or strong[i] else ' class="faint"'
            body.append(f"<tr{faint}>{cells}</tr>")
        return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{"".join(body)}</tbody></table></div>'


def _plain(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _range(part: Share) -> str:
    return f"{100 * part.low:.1f} – {percent(part.high)}"


def _with_range(part: Share) -> str:
    return f'{percent(part.rate)} <span class="range">{_range(part)}</span>'


def _chance(chance: float) -> str:
    return "&lt; 0.001" if chance < 0.001 else f"{chance:.3f}"
