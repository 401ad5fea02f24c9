"""What may stay in Latin letters on a Russian page."""

import re

import deckhold

# Titles of games, names of keys, and the language switch, which names the other language in its own words.
ALLOWED = {"Deckhold", "Enter", "Esc", "English", "Fira", "Sans", "Philosopher", "Mozilla", "Jovanny", "Lemonad"}
ALLOWED |= {"Apache", "License", "game", "icons", "net", "Lorc", "Delapouite", "SIL", "Open", "Font", "Svelte", "Vite"}
ALLOWED |= {"cookie", "MIT", "Ghost", "Stories", "Home", "Page", "Up", "Down", "End"}
for _info in deckhold.catalog():
    ALLOWED |= set(re.findall(r"[A-Za-z'’]+", _info.teller("ru").say("game-title")))
