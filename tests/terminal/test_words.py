"""The terminal's messages: the same ones, with the same arguments, in both languages."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

import deckhold
from deckhold.terminal.words import Speech


def messages(lang: str, name: str) -> dict[str, set[str]]:
    """Each message and attribute with the arguments it uses."""
    source = files("deckhold.text").joinpath(lang, f"{name}.ftl").read_text(encoding="utf8")
    out: dict[str, set[str]] = {}
    for entry in FluentParser(with_spans=True).parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            text = source[entry.span.start : entry.span.end]
            assert entry.id.name not in out, f"{entry.id.name} stands twice"
            out[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return out


@pytest.mark.parametrize("name", ["common", "terminal"])
def test_both_languages_have_the_same_messages_with_the_same_arguments(name: str) -> None:
    assert messages("en", name) == messages("ru", name)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_what_has_neither_card_nor_place_nor_owner_has_a_name(lang: str) -> None:
    for info in deckhold.catalog():
        speech = Speech(info.id, lang, [])
        for area in deckhold.new(info.id, info.seats[1], 1, info.everything()).view(0, lang)["areas"]:
            bare = [piece["id"] for piece in area["pieces"] if piece and not {"card", "x", "owner", "back"} & {*piece}]
            assert all(speech.game_word(f"piece-{re.split('[#:]', id)[0]}") for id in bare), bare


def test_symbols_stand_for_resources() -> None:
    speech = Speech("ascension", "en", ["Ann"])
    assert speech.text("[seat:0] gains [runes:2] and [power:1].").plain == "Ann gains 2◆ and 1⚔."


@pytest.mark.parametrize(("lang", "text"), [("en", "Player 2 pays 2 runes."), ("ru", "Player 2 pays 2 руны.")])
def test_a_screen_without_symbols_gets_words(lang: str, text: str) -> None:
    speech = Speech("ascension", lang, ["", "Player 2"], symbols=False)
    assert speech.text("[seat:1] pays [runes:2].").plain == text
