"""Plots as inline SVG: they need nothing but the page they stand in. Colours come from the page's style sheet."""

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

WIDTH = 720


class Interval(NamedTuple):
    """A row of an interval plot: what it is called, the value, and where the true one may lie."""

    label: str  # markup
    value: float
    low: float
    high: float
    note: str = ""
    strong: bool = True  # drawn faintly if not


def intervals(
    rows: Sequence[Interval], title: str, middle: float | None = None, signed: bool = False, left: int = 210
) -> str:
    """Rates as dots with their intervals, one row each; `middle` marks the line of no effect, `left` is for labels."""
    if not rows:
        return ""
    right, row_height, top = 130, 24, 8
    low = min(min(row.low for row in rows), middle if middle is not None else 1.0)
    high = max(max(row.high for row in rows), middle if middle is not None else 0.0)
    pad = max(0.02, (high - low) * 0.05)
    low, high = low - pad, high + pad
    if not signed:
        low, high = max(0.0, low), min(1.0, high)
    span = WIDTH - left - right
    height = top + row_height * len(rows) + 30

    def x(value: float) -> float:
        return left + span * (min(max(value, low), high) - low) / (high - low)

    parts = [_open(height, title)]
    for tick in _ticks(low, high, span / 48):
        parts.append(_line(x(tick), top, x(tick), height - 24, "grid"))
        parts.append(_text(x(tick), height - 8, f"{100 * tick:{'+' if signed else ''}.0f} %", "tick", "middle"))
    if middle is not None:
        parts.append(_line(x(middle), top, x(middle), height - 24, "axis"))
    for i, row in enumerate(rows):
        y = top + row_height * i + row_height / 2
        faint = "" if row.strong else " faint"
        parts.append(_text(left - 10, y + 4, row.label, f"label{faint}", "end"))
        parts.append(_line(x(row.low), y, x(row.high), y, f"range{faint}"))
        parts.append(f'<circle cx="{x(row.value):.1f}" cy="{y:.1f}" r="4.5" class="dot{faint}"/>')
        parts.append(_text(WIDTH - right + 12, y + 4, row.note, f"note{faint}", "start"))
    parts.append("</svg>")
    return "".join(parts)


def histogram(series: Sequence[tuple[str, Sequence[float]]], title: str, axis: str) -> str:
    """Distributions as steps, a line each; heights are shares of all values."""
    values = [value for _, data in series for value in data]
    if not values:
        return ""
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
    left, right, top, height = 56, 16, 16, 240
    floor = height - 46
    span = WIDTH - left - right

    def x(place: float) -> float:
        return left + span * place / count

    def y(part: float) -> float:
        return floor - (floor - top) * part / peak

    parts = [_open(height, title)]
    for i in range(5):
        part = peak * i / 4
        parts.append(_line(left, y(part), WIDTH - right, y(part), "grid"))
        parts.append(_text(left - 8, y(part) + 4, f"{100 * part:.1f} %", "tick", "end"))
    for place in range(0, count, max(1, count // 12)):
        parts.append(_text(x(place + 0.5), floor + 18, f"{low + place * step:.0f}", "tick", "middle"))
    parts.append(_text(left + span / 2, height - 8, axis, "tick", "middle"))
    for number, heights in enumerate(shares):
        line = f"M{x(0):.1f},{floor:.1f}"
        for i, part in enumerate(heights):
            line += f"V{y(part):.1f}H{x(i + 1):.1f}"
        parts.append(f'<path d="{line}V{floor:.1f}Z" class="area series{number % 4}"/>')
        name = series[number][0]
        if len(series) > 1:
            parts.append(_text(WIDTH - right - 6, top + 14 + 18 * number, name, f"legend series{number % 4}", "end"))
    parts.append("</svg>")
    return "".join(parts)


class Point(NamedTuple):
    """A point of a scatter plot."""

    label: str  # markup
    x: float
    y: float
    strong: bool


def scatter(points: Sequence[Point], title: str, across: str, up: str) -> str:
    """Points in a field, x from 0 to 1, y around 0; the strong ones are named."""
    if not points:
        return ""
    left, right, top, height = 64, 20, 12, 420
    floor = height - 48
    span = WIDTH - left - right
    reach = max(0.05, max(abs(point.y) for point in points)) * 1.08

    def x(value: float) -> float:
        return left + span * value

    def y(value: float) -> float:
        return top + (floor - top) * (reach - value) / (2 * reach)

    parts = [_open(height, title)]
    for tick in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(_line(x(tick), top, x(tick), floor, "grid"))
        parts.append(_text(x(tick), floor + 18, f"{100 * tick:.0f} %", "tick", "middle"))
    for tick in _ticks(-reach, reach):
        parts.append(_line(left, y(tick), WIDTH - right, y(tick), "grid"))
        parts.append(_text(left - 8, y(tick) + 4, f"{100 * tick:+.0f} %", "tick", "end"))
    parts.append(_line(left, y(0), WIDTH - right, y(0), "axis"))
    parts.append(_text(left + span / 2, height - 8, across, "tick", "middle"))
    parts.append(_text(left + 6, top + 12, up, "tick", "start"))
    taken: list[tuple[float, float]] = []
    for point in sorted(points, key=lambda point: -abs(point.y)):
        px, py = x(point.x), y(point.y)
        faint = "" if point.strong else " faint"
        parts.append(
            f'<circle cx="{px:.1f}" cy="{py:.1f}" r="5" class="dot{faint}"><title>{point.label}</title></circle>'
        )
        free = all(abs(py - ty) > 13 or abs(px - tx) > 170 for tx, ty in taken)
        if point.strong and free:
            taken.append((px, py))
            late = px > WIDTH * 0.7
            parts.append(_text(px - 9 if late else px + 9, py + 4, point.label, "label", "end" if late else "start"))
    parts.append("</svg>")
    return "".join(parts)


def _ticks(low: float, high: float, most: float = 8) -> list[float]:
    """Round places on an axis, no more than there is room for."""
    for step in (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5):
        if (high - low) / step <= most:
            break
    first = int(low / step) - 1
    places = [(first + i) * step for i in range(int((high - low) / step) + 4)]
    return [place for place in places if low - 1e-9 <= place <= high + 1e-9]


def _open(height: float, title: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}"'
        ' xmlns="http://www.w3.org/2000/svg">'
    )


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def _text(x: float, y: float, markup: str, kind: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{markup}</text>'
