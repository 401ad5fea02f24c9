"""Texts in lines of a width: wrapped, one after the other, in frames, in columns."""

from collections.abc import Iterable

from rich.text import Text

from deckhold.terminal.faces import PAPER

Lines = list[Text]


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
    """Labels in as many columns as fit, each as wide as it must be, read downwards."""
    for columns in range(len(labels), 1, -1):
        rows = -(-len(labels) // columns)
        widths = [max(label.cell_len for label in labels[i : i + rows]) + 3 for i in range(0, len(labels), rows)]
        if len(widths) == columns and sum(widths) - 3 <= width:
            break
    else:
        return [line for label in labels for line in wrapped(label, width, "    ")]
    out: Lines = []
    for row in range(rows):
        line = Text()
        for column, label in enumerate(labels[row::rows]):
            line.append(" " * (sum(widths[:column]) - line.cell_len))
            line.append_text(label)
        out.append(line)
    return out
