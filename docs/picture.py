"""Makes the pictures of terminal play: `python docs/picture.py` writes docs/play.svg and docs/play-ru.svg."""

import io
from pathlib import Path

from rich.console import Console

import deckhold
from deckhold import bots
from deckhold.terminal.match import Match
from deckhold.terminal.saves import Place, Save
from deckhold.terminal.story import Story

HERE = Path(__file__).parent
SEED, ACTIONS = 12, 90  # a moment with constructs in play and several choices
PLACES = {
    "en": [Place("Ann"), Place("Greedy bot", "greedy")],
    "ru": [Place("Аня"), Place("Жадный бот", "greedy")],
}


def picture(lang: str) -> str:
    """A moment of a game as its player sees it."""
    game = deckhold.new("ascension", 2, SEED, {"first": 0})
    console = Console(record=True, width=100, height=38, file=io.StringIO(), force_terminal=True, highlight=False)
    match = Match(console, "picture", Save(game, PLACES[lang], lang), Story(game))
    bot = bots.bot("greedy", 1)
    while (decision := game.decision) is not None:
        if decision.seat == 0:
            if len(game.history) > ACTIONS and len(game.actions()) > 6:
                break
            match.read[0] = len(game.history)
        match.story.act(bot.choose(game))
    match.show(0)
    console.print(match.commands(0), markup=False)
    return console.export_svg(title=f"deckhold play ascension --bots greedy --lang {lang}", unique_id="play")


if __name__ == "__main__":
    for lang, name in (("en", "play.svg"), ("ru", "play-ru.svg")):
        (HERE / name).write_text(picture(lang), encoding="utf8")
