"""Everything in the box. Champions come first: their numbers are those of the figures."""

from deckhold.engine.cards import CardDef
from deckhold.engine.ops import seq
from deckhold.games.ascension_tactics.cards import (
    champions,
    enlightened,
    fallen,
    lifebound,
    mechana,
    quests,
    scenarios,
    schemes,
    treasures,
    villains,
    void,
)
from deckhold.games.ascension_tactics.cards.own import OwnBox, champions_of
from deckhold.games.ascension_tactics.cards.words import draw, hero, idol, neutral_rat, token
from deckhold.games.ascension_tactics.definitions import BEACON_TOKEN, TARGET, WEB, TacticsCard
from deckhold.games.ascension_tactics.ops.decks import FROM_ROW, OfKind, acquire_free, power, runes
from deckhold.games.ascension_tactics.ops.rewards import Plunder, idol_glory
from deckhold.games.ascension_tactics.scenarios import COLOURS, TARGETS

WEBS = 3
TOKENS_A_COLOUR = 3


def center_deck() -> list[TacticsCard]:
    """The heroes and constructs of the center deck."""
    out: list[TacticsCard] = []
    for faction in (enlightened, lifebound, mechana, void, fallen):
        out.extend(faction.heroes())
        out.extend(faction.constructs())
    return out


def all_champions() -> list[TacticsCard]:
    """Every champion of the box."""
    return champions_of(cards())


def cards(own: OwnBox | None = None) -> list[CardDef]:
    """The box, with what an owner's file changes in it."""
    out: list[CardDef] = []
    out.extend(champions.starting())
    out.extend(champions.special())
    out.extend(champions.fallen())
    out.extend(
        [
            idol("idol-samael", 20, "rulebook", seq(acquire_free(OfKind("any"), FROM_ROW), idol_glory(5))),
            idol("idol-xeron", 15, "rulebook", seq(Plunder(), idol_glory(4))),
            idol("idol-earth-tyrant", 10, "rulebook", seq(draw(2), idol_glory(3))),
            neutral_rat("neutral-rat", 3, "rulebook"),
        ]
    )
    out.extend(villains.villains())
    out.append(hero("apprentice", 0, 0, 32, "public", runes(1), group="start"))
    out.append(hero("militia", 0, 0, 8, "public", power(1), group="start"))
    out.append(hero("mystic", 0, 3, 15, "public", runes(2), group="mystics"))
    out.append(hero("heavy-infantry", 0, 2, 15, "public", power(2), group="infantry"))
    out.extend(center_deck() if own is None else own.deck(center_deck()))
    out.extend(quests.quests())
    out.extend(treasures.treasures())
    out.extend(schemes.schemes())
    for colour in COLOURS:
        out.append(token(f"{colour}-token", BEACON_TOKEN, TOKENS_A_COLOUR))
    out.append(token("web", WEB, WEBS))
    for target in TARGETS:
        out.append(token(f"{target}-target", TARGET, 1))
    out.extend(scenarios.scenarios())
    if own is not None:
        for champion in champions_of(out):
            own.renumber(champion)
    return out
