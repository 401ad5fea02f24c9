"""Plots as inline SVG: they need nothing but the page they stand in. Colours come from the page's style sheet.

Every plot is drawn for a wide and for a narrow screen; labels are markup that may hold a text for each language.
`about` is the id of the heading that says what a plot shows.
"""

import re
from collections.abc import Sequence
from html import unescape
from typing import NamedTuple

WIDE = 720
NARROW = 360
LETTER = 6.8  # how wide a letter is, on average

Box = tuple[float, float, float, float]  # left, top, right, bottom


class Interval(NamedTuple):
    """A row of an interval plot: what it is called, the value, and where the true one may lie."""

    label: str  # markup
    value: float
    low: float
    high: float
    note: str = ""
    strong: bool = True  # drawn faintly if not


def intervals(
    rows: Sequence[Interval], about: str, width: int, middle: float | None = None, signed: bool = False, left: int = 210
) -> str:
    """Rates as dots with their intervals, one row each; `middle` marks the line of no effect, `left` is for labels.

    On a narrow screen the label stands above its interval.
    """
    narrow = width == NARROW
    left, right, row_height, top = (10, 10, 40, 4) if narrow else (left, 130, 24, 8)
    low = min(min(row.low for row in rows), middle if middle is not None else 1.0)
    high = max(max(row.high for row in rows), middle if middle is not None else 0.0)
    pad = max(0.02, (high - low) * 0.05)
    low, high = low - pad, high + pad
    if not signed:
        low, high = max(0.0, low), min(1.0, high)
    span = width - left - right
    height = top + row_height * len(rows) + 30

    def x(value: float) -> float:
        return left + span * (min(max(value, low), high) - low) / (high - low)

    parts = [_open(width, height, about)]
    for tick in _ticks(low, high, span / 48):
        parts.append(_line(x(tick), top, x(tick), height - 24, "grid"))
        if 16 <= x(tick) <= width - 16:
            parts.append(_text(x(tick), height - 8, _percent(tick, signed), "tick", "middle"))
    if middle is not None:
        parts.append(_line(x(middle), top, x(middle), height - 24, "axis"))
    for i, row in enumerate(rows):
        y = top + row_height * i + (28 if narrow else row_height / 2)
        said = y - 12 if narrow else y + 4
        faint = "" if row.strong else " faint"
        parts.append(_text(0 if narrow else left - 10, said, row.label, f"label{faint}", "start" if narrow else "end"))
        parts.append(_line(x(row.low), y, x(row.high), y, f"range{faint}"))
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="4.5" class="dot{faint}"/>')
        note = (width, "end") if narrow else (width - right + 12, "start")
        parts.append(_text(note[0], said, row.note, f"note{faint}", note[1]))
    parts.append("</svg>")
    return "".join(parts)


def histogram(series: Sequence[tuple[str, Sequence[float]]], about: str, width: int, axis: str) -> str:
    """Distributions as steps, a line each; heights are shares of all values."""
    values = [value for _, data in series for value in data]
    low, high = min(values), max(values)
    step = max(1, round((high - low + 1) / 40))
    count = int((high - low) // step) + 1
    shares: list[list[float]] = []
    for _, data in series:
        bins = [0] * count
        for value in data:
            bins[int((value - low) // step)] += 1
        shares.append([n / max(1, len(data)) for n in bins])
    peak = max(max(bins) for bins in shares)
    left, right, top, height = 48, 8, 12, 240
    floor = height - 46
    span = width - left - right

    def x(place: float) -> float:
        return left + span * place / count

    def y(part: float) -> float:
        return floor - (floor - top) * part / peak

    parts = [_open(width, height, about)]
    for tick in _ticks(0.0, peak, 6):
        parts.append(_line(left, y(tick), width - right, y(tick), "grid"))
        parts.append(_text(left - 8, y(tick) + 4, _percent(tick), "tick", "end"))
    for place in range(0, count, max(1, -(-count // (span // 36)))):
        parts.append(_text(x(place + 0.5), floor + 18, f"{low + place * step:.0f}", "tick", "middle"))
    parts.append(_text(left + span / 2, height - 8, axis, "tick", "middle"))
    for number, heights in enumerate(shares):
        line = f"M{x(0):.1f},{floor:.1f}"
        for i, part in enumerate(heights):
            line += f"V{y(part):.1f}H{x(i + 1):.1f}"
        parts.append(f'<path d="{line}V{floor:.1f}Z" class="area series{number % 4}"/>')
        name = series[number][0]
        if len(series) > 1:
            parts.append(_text(width - right - 6, top + 14 + 18 * number, name, f"legend series{number % 4}", "end"))
    parts.append("</svg>")
    return "".join(parts)


class Point(NamedTuple):
    """A point of a scatter plot."""

    label: str  # markup
    x: float
    y: float
    strong: bool


def scatter(points: Sequence[Point], about: str, width: int, across: str, up: str) -> str:
    """Points in a field, x from 0 to 1, y around 0; the strong ones are named where there is room."""
    left, right, top, height = 56, 20, 24, 420
    floor = height - 48
    span = width - left - right
    reach = max(0.05, max(abs(point.y) for point in points)) * 1.08

    def x(value: float) -> float:
        return left + span * value

    def y(value: float) -> float:
        return top + (floor - top) * (reach - value) / (2 * reach)

    parts = [_open(width, height, about)]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(x(tick), top, x(tick), floor, "grid"))
        parts.append(_text(x(tick), floor + 18, _percent(tick), "tick", "middle"))
    for tick in _ticks(-reach, reach):
        parts.append(_line(left, y(tick), width - right, y(tick), "grid"))
        parts.append(_text(left - 8, y(tick) + 4, _percent(tick, True), "tick", "end"))
    parts.append(_line(left, y(0), width - right, y(0), "axis"))
    parts.append(_text(left + span / 2, height - 8, across, "tick", "middle"))
    parts.append(_text(0, 12, up, "tick", "start"))
    field = (left, top, width - right, floor)
    full = [(x(point.x) - 6, y(point.y) - 6, x(point.x) + 6, y(point.y) + 6) for point in points]
    for point in sorted(points, key=lambda point: -abs(point.y)):
        px, py = x(point.x), y(point.y)
        faint = "" if point.strong else " faint"
        parts.append(f'<circle cx="{px:.1f}" cy="{py:.1f}" r="5" class="dot{faint}">{_hint(point.label)}</circle>')
        if not point.strong:
            continue
        for anchor, box in _beside(px, py, _length(point.label) * LETTER):
            if _inside(box, field) and not any(_meet(box, other) for other in full):
                full.append(box)
                at = {"start": box[0], "end": box[2], "middle": px}[anchor]
                parts.append(_text(at, box[3] - 3, point.label, "label", anchor))
                break
    parts.append("</svg>")
    return "".join(parts)


def _beside(x: float, y: float, width: float) -> list[tuple[str, Box]]:
    """Where a point's label may stand, the best place first."""
    half = width / 2
    return [
        ("start", (x + 9, y - 7, x + 9 + width, y + 7)),
        ("end", (x - 9 - width, y - 7, x - 9, y + 7)),
        ("middle", (x - half, y - 21, x + half, y - 7)),
        ("middle", (x - half, y + 7, x + half, y + 21)),
    ]


def _meet(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _inside(a: Box, b: Box) -> bool:
    return a[0] >= b[0] and a[1] >= b[1] and a[2] <= b[2] and a[3] <= b[3]


def _length(markup: str) -> int:
    """How long the longest text of a label is."""
    return max(len(unescape(text)) for text in re.split(r"<[^>]*>", markup))


def _hint(markup: str) -> str:
    """What appears over a point; it cannot hold markup, so that the page's script says it in the right language."""
    texts = dict(re.findall(r'lang="(\w+)">([^<]*)<', markup))
    said = "".join(f' data-{lang}="{text}"' for lang, text in texts.items())
    return f"<title{said}>{next(iter(texts.values()), markup)}</title>"


def _ticks(low: float, high: float, most: float = 8) -> list[float]:
    """Round places on an axis, no more than there is room for."""
    for step in (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5):
        if (high - low) / step <= most:
            break
    first = int(low / step) - 1
    places = [(first + i) * step for i in range(int((high - low) / step) + 4)]
    return [place for place in places if low - 1e-9 <= place <= high + 1e-9]


def percent(rate: float, digits: int = 1, signed: bool = False) -> str:
    """A rate as people read it, with a real minus."""
    return f"{100 * rate:{'+' if signed else ''}.{digits}f} %".replace("-", "−")


def _percent(tick: float, signed: bool = False) -> str:
    whole = abs(100 * tick - round(100 * tick)) < 1e-6
    return percent(0.0 if abs(tick) < 1e-9 else tick, 0 if whole else 1, signed and abs(tick) > 1e-9)


def _open(width: int, height: float, about: str) -> str:
    return (
        f'<svg viewBox="0 0 {width} {height:.0f}" role="img" aria-labelledby="{about}"'
        ' xmlns="http://www.w3.org/2000/svg">'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _text(x: float, y: float, markup: str, kind: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{markup}</text>'
