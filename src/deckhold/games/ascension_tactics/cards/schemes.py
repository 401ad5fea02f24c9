"""The villains' schemes: an effect, and a second one from a threat level on (AT-251)."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.engine.ops import seq
from deckhold.games.ascension_tactics.definitions import SCHEME, TacticsCard
from deckhold.games.ascension_tactics.ops.campaign import DEVIL_RAT, GIANT_RAT
from deckhold.games.ascension_tactics.ops.villains.orders import Orders, SurgeNow
from deckhold.games.ascension_tactics.ops.villains.rats import RatsAt
from deckhold.games.ascension_tactics.ops.villains.schemes import (
    BanishCheapest,
    EquipFromRow,
    LoseTreasures,
    OpenForAll,
    PlayersDiscard,
    SoulsOn,
    VillainsGlory,
)

RED: Final = 0
BLUE: Final = 1
YELLOW: Final = 2
GREEN: Final = 3


def scheme(id: str, effect: Op, threat: int, more: Op, known: str = "designed") -> TacticsCard:
    card = TacticsCard(id, SCHEME, 0, 1, known)
    card.effect = effect
    card.threat = threat
    card.more = more
    card.group = "scheme"
    return card


def orders(*colours: int) -> Op:
    return Orders(list(colours))


def soul(*colours: int) -> Op:
    return SoulsOn(1, list(colours))


def rat(*colours: int) -> Op:
    return RatsAt(GIANT_RAT, list(colours))


def schemes() -> list[TacticsCard]:
    """All schemes."""
    return [
        scheme("the-master-stirs", orders(RED), 8, SurgeNow()),
        scheme("tyrants-advance", orders(RED), 6, soul(RED)),
        scheme("crimson-decree", orders(RED), 15, orders(RED)),
        scheme("azure-fang", orders(BLUE), 6, soul(BLUE)),
        scheme("cold-tide", orders(BLUE), 4, rat(BLUE)),
        scheme("blue-malice", orders(BLUE), 12, orders(BLUE)),
        scheme("gilded-claw", orders(YELLOW), 6, soul(YELLOW)),
        scheme("sulphur-wind", orders(YELLOW), 4, rat(YELLOW)),
        scheme("yellow-spite", orders(YELLOW), 12, orders(YELLOW)),
        scheme("venom-kiss", orders(GREEN), 6, soul(GREEN)),
        scheme("rotting-bloom", orders(GREEN), 4, rat(GREEN)),
        scheme("green-hunger", orders(GREEN), 12, orders(GREEN)),
        scheme("blood-and-ice", orders(RED, BLUE), 8, RatsAt(DEVIL_RAT, [RED])),
        scheme("frost-before-the-flame", orders(BLUE, RED), 15, SurgeNow()),
        scheme("crown-of-cinders", orders(RED, YELLOW), 8, VillainsGlory(2)),
        scheme("sun-of-ashes", orders(YELLOW, RED), 15, SurgeNow()),
        scheme("thorns-of-the-throne", orders(RED, GREEN), 8, PlayersDiscard(1)),
        scheme("blight-ascendant", orders(GREEN, RED), 15, SurgeNow()),
        scheme("pincer-of-night", orders(BLUE, YELLOW), 12, soul(BLUE, YELLOW)),
        scheme("gnawing-host", orders(YELLOW, BLUE), 6, rat(BLUE, YELLOW)),
        scheme("drowned-garden", orders(BLUE, GREEN), 12, soul(BLUE, GREEN)),
        scheme("teeth-in-the-dark", orders(GREEN, BLUE), 6, rat(BLUE, GREEN)),
        scheme("poisoned-gold", orders(YELLOW, GREEN), 12, soul(YELLOW, GREEN)),
        scheme("carrion-feast", orders(GREEN, YELLOW), 6, rat(YELLOW, GREEN)),
        scheme("hell-on-earth", seq(OpenForAll(), orders(RED)), 12, orders(BLUE, YELLOW, GREEN), "rulebook"),
        scheme("merciless-slaughter", LoseTreasures(2, 1), 8, orders(RED), "rulebook"),
        scheme("infernal-armory", seq(EquipFromRow(BLUE), orders(BLUE)), 8, EquipFromRow(YELLOW)),
        scheme("forged-in-agony", seq(EquipFromRow(GREEN), orders(GREEN)), 8, BanishCheapest(2)),
        scheme("swarm-rising", rat(BLUE, YELLOW, GREEN), 8, RatsAt(DEVIL_RAT, [RED])),
        scheme("ritual-of-the-gate", SurgeNow(), 17, orders(RED)),
        scheme("open-the-abyss", SurgeNow(), 12, soul()),
        scheme("march-of-the-damned", orders(BLUE, YELLOW, GREEN), 17, orders(RED)),
    ]
