"""`deckhold cards`: every card of a game with its text, its facts and where they come from."""

import json
from pathlib import Path

import click
from rich.padding import Padding
from rich.text import Text

from deckhold.api import CardInfo
from deckhold.terminal.faces import Faces
from deckhold.terminal.refusal import Refusal
from deckhold.terminal.setting import game_info, own_cards, parsed
from deckhold.terminal.words import Speech, file_problem, lang_of, make_console, symbols_shown
from deckhold.text import LANGUAGES, writer


@click.command()
@click.argument("game")
@click.option("--lang", type=click.Choice(LANGUAGES))
@click.option("--search", metavar="WORD")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE")
@click.option("--cards", "own", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_context
def command(
    ctx: click.Context,
    game: str,
    lang: str | None,
    search: str | None,
    options: tuple[str, ...],
    own: Path | None,
    as_json: bool,
) -> None:
    console = make_console()
    lang = lang or lang_of(ctx)
    words = writer("terminal", lang)
    info = game_info(game, words)
    speech = Speech(info.id, lang, symbols=symbols_shown(console))
    try:
        faces = Faces(game, {**parsed(info, options, words), **own_cards(own)}, speech)
    except (ValueError, OSError) as error:
        raise Refusal(file_problem(error, words)) from None
    cards = [card for card in faces.cards.values() if not search or fits(card, search, faces)]
    if as_json:
        rows = [{**card.data(lang), "plain_text": card.plain_text(lang), "rules": card.rules()} for card in cards]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2))
        return
    for card in cards:
        title = faces.name(card.id)
        title.stylize("bold")
        facts = [Text.assemble((f"{label} ", "dim"), value) for label, value in faces.facts(card.id)]
        console.print(Text.assemble(title, "  ", Text(" · ", style="dim").join(facts)))
        console.print(Padding(faces.text(card.id), (0, 0, 0, 4)))
        rules = faces.rules(card.id)
        source = faces.provenance(card.id) + (f" {speech.say('card-rules', rules=', '.join(rules))}" if rules else "")
        console.print(Padding(Text(source, style="dim italic"), (0, 0, 1, 4)))
    console.print(speech.say("cards-count", n=len(cards)) if cards else speech.say("cards-none"))


def fits(card: CardInfo, word: str, faces: Faces) -> bool:
    """Whether a word stands in a card's name, text, type or id."""
    lang = faces.speech.lang
    parts = [card.id, card.name(lang), card.plain_text(lang), *faces.words(card.id)]
    return any(word.casefold() in part.casefold() for part in parts)
