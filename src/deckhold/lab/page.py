"""The report as one page that needs no network, in both languages at once."""

import json
from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files

import polars as pl

from deckhold.lab.figures import ENOUGH, CardFigures, Comparison, Figures, Group
from deckhold.lab.plots import Interval, Point, histogram, intervals, scatter
from deckhold.lab.stats import Mean, Share
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
        parts += [f"{self.option(key)}: {self.value(key, _plain(value))}" for key, value in plan.options.items()]
        for card, numbers in plan.change.items():
            parts.append(f"{self.card(card)}: " + ", ".join(f"{key} = {value}" for key, value in numbers.items()))
        return " · ".join(parts)

    def tiles(self) -> str:
        figures = self.figures
        tiles = [(f"{figures.games:,}".replace(",", " "), "", self.both("rep-games"))]
        if figures.together:
            tiles.append((_percent(figures.won.rate), _range(figures.won), self.both("rep-table-wins")))
        else:
            best = max(figures.bots, key=lambda name: figures.bots[name].rate)
            if len(figures.bots) > 1:
                won = figures.bots[best]
                tiles.append((_percent(won.rate), _range(won), self.both("rep-bot-wins", bot=best)))
            tiles.append((_percent(figures.seats[0].rate), _range(figures.seats[0]), self.both("rep-first-wins")))
        tiles.append((f"{figures.rounds.mean:.1f}", f"± {figures.rounds.deviation:.1f}", self.both("rep-rounds")))
        tiles.append(
            (f"{figures.decisions.mean:.0f}", f"± {figures.decisions.deviation:.0f}", self.both("rep-decisions"))
        )
        cells = "".join(
            f'<div class="tile"><b>{value}</b><small>{spread}</small><div>{name}</div></div>'
            for value, spread, name in tiles
        )
        return f'<div class="tiles">{cells}</div>'

    def wins(self) -> str:
        figures = self.figures
        rows = []
        if figures.together:
            rows.append(self._interval(self.both("sim-table", "tspan"), figures.won))
        if len(figures.bots) > 1 or figures.together:
            rows += [self._interval(escape(name), won) for name, won in figures.bots.items()]
        if not figures.together:
            rows += [self._interval(self.both("player", "tspan", n=i + 1), won) for i, won in enumerate(figures.seats)]
        even = None if figures.together else 1 / figures.plan.seats
        return self._section("rep-wins", self._figure(intervals(rows, "win rates", even), "rep-wins-note"))

    def setups(self) -> str:
        """Win rates by each option that was varied: scenario, difficulty, printing."""
        parts = []
        options = dict.fromkeys(group.option for group in self.figures.groups)
        for option in options:
            groups = [group for group in self.figures.groups if group.option == option]
            rows = [self._interval(self.value(option, group.value, "tspan"), self._won(group)) for group in groups]
            plot = intervals(rows, f"win rates by {option}")
            table = self._table(
                [
                    "rep-value",
                    "sim-games",
                    "rep-table-wins" if self.figures.together else "rep-first-wins",
                    "rep-rounds",
                ],
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
            parts.append(f"<h3>{self.option(option)}</h3>{self._figure(plot, '')}{table}")
        return self._section("rep-setups", "".join(parts)) if parts else ""

    def _won(self, group: Group) -> Share:
        return group.won if self.figures.together else group.first_seat

    def lengths(self) -> str:
        series = [(self._name(figures), figures.rows["rounds"].to_list()) for figures in self._runs()]
        plot = histogram(series, "length in rounds", self.both("rep-rounds", "tspan"))
        said = [
            f"{ended} {_percent(n / self.figures.games)}"
            for reason, n in self.figures.reasons.items()
            if (ended := self._ended(reason))
        ]
        reasons = f'<p class="soft">{self.both("rep-reasons")} {" · ".join(said)}</p>' if said else ""
        return self._section("rep-length", self._figure(plot, "") + reasons)

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
        if all(value == 0 for _, values in series for value in values):
            return ""
        plot = histogram(series[:4], "scores", self.both("sim-score", "tspan"))
        return self._section("rep-scores", self._figure(plot, ""))

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
                f"{100 * card.gap:+.1f} %",
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
        content = (
            self._figure(scatter(points, "cards", self.both("rep-taken", "tspan"), self.both("rep-gap", "tspan")), "")
            + self._figure(intervals(rows, "difference in win rate", 0.0, signed=True), "rep-cards-note")
            + table
        )
        return self._section("rep-cards", f"<p>{self.both('rep-cards-about')}</p>{content}")

    def _card_row(self, card: CardFigures) -> list[tuple[str, object]]:
        way = "up" if card.gap > 0 else "down"
        return [
            (self.card(card.card), card.card),
            (_percent(card.offered.rate), card.offered.rate),
            (_percent(card.taken.rate), card.taken.rate),
            (_with_range(card.with_it) if card.with_it.n else "–", card.with_it.rate),
            (_with_range(card.without) if card.without.n else "–", card.without.rate),
            (f'<span class="{way}">{100 * card.gap:+.1f} %</span>', card.gap),
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
                gap = one.after.rate - one.before.rate
                half = ((one.after.high - one.after.low) ** 2 + (one.before.high - one.before.low) ** 2) ** 0.5 / 2
                rows.append(Interval(self._what(one, "tspan"), gap, gap - half, gap + half, f"{100 * gap:+.1f} %"))
        plot = self._figure(intervals(rows[:CARDS_SHOWN], "what changed", 0.0, signed=True, left=360), "")
        count = self.both("cmp-count", sure=len(sure), all=len(self.comparisons))
        return self._section("cmp-title", f"<p>{count}</p>{plot}{table}")

    def _what(self, one: Comparison, tag: str = "span") -> str:
        if one.key in ("cmp-taken", "cmp-with"):
            return f"{self.card(one.subject, tag)}: {self.both(one.key, tag)}"
        if one.key == "cmp-seat":
            return f"{self.both('player', tag, n=int(one.subject) + 1)}: {self.both(one.key, tag)}"
        return f"{escape(one.subject)}{': ' if one.subject else ''}{self.both(one.key, tag)}"

    def _compared_row(self, one: Comparison) -> list[tuple[str, object]]:
        before, after = one.before, one.after
        if isinstance(before, Share) and isinstance(after, Share):
            gap = after.rate - before.rate
            cells = [(_with_range(before), before.rate), (_with_range(after), after.rate)]
            said = f"{100 * gap:+.1f} %"
        else:
            assert isinstance(before, Mean)
            assert isinstance(after, Mean)
            gap = after.mean - before.mean
            cells = [(f"{before.mean:.2f}", before.mean), (f"{after.mean:.2f}", after.mean)]
            said = f"{gap:+.2f}"
        change = f'<span class="{"up" if gap > 0 else "down"}">{said}</span>'
        return [(self._what(one), one.key + one.subject), *cells, (change, gap), (_chance(one.chance), one.chance)]

    # -- pieces --------------------------------------------------------------------------------------------------------

    def _runs(self) -> list[Figures]:
        return [self.figures] if self.other is None else [self.figures, self.other]

    def _name(self, figures: Figures) -> str:
        return self.both("cmp-after" if figures is self.figures else "cmp-before", "tspan")

    @staticmethod
    def _interval(label: str, won: Share) -> Interval:
        return Interval(label, won.rate, won.low, won.high, f"{_percent(won.rate)} · {won.n}")

    def _section(self, key: str, content: str) -> str:
        return f"<section><h2>{self.both(key)}</h2>{content}</section>"

    def _figure(self, plot: str, note: str) -> str:
        caption = f"<figcaption>{self.both(note)}</figcaption>" if note else ""
        return f"<figure>{plot}{caption}</figure>" if plot else ""

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


def _percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def _range(part: Share) -> str:
    return f"{100 * part.low:.1f} – {100 * part.high:.1f} %"


def _with_range(part: Share) -> str:
    return f'{_percent(part.rate)} <span class="range">{_range(part)}</span>'


def _chance(chance: float) -> str:
    return "&lt; 0.001" if chance < 0.001 else f"{chance:.3f}"
