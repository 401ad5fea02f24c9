"""What players play, prep and buy: starter cards, the supply, and the markets of the rulebook."""

from typing import Final

from deckhold.engine.cards import PUBLIC, RULEBOOK
from deckhold.engine.core import Op
from deckhold.engine.ops import Once, Static, at_least, both, choose, draw, may, seq, when
from deckhold.games.aeons_end.definitions import (
    BREACH_TURNS,
    CASTING_BEGINS,
    GEM,
    RELIC,
    SPELL,
    AeonsEndCard,
)
from deckhold.games.aeons_end.ops import (
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    ONTO_DECK,
    OWN_PREPPED,
    PLAYED_THIS_TURN,
    TO_ALLY,
    AddSpark,
    BonusDamage,
    BreachTurned,
    Burn,
    CastAny,
    Damage,
    DestroyThis,
    FocusAny,
    FocusCheapest,
    GemsOfAlly,
    Heal,
    HealGravehold,
    NemesisCardsUsed,
    NextGain,
    OfferCopy,
    OwnPile,
    PrepFrom,
    PreppedCopies,
    RevealTurn,
    ShowTopOfDeck,
    Spells,
    Tier,
    TopOfAllysDiscard,
    WithPlayer,
    aether,
    aether_and_charge,
    ally,
    card_aether,
    charge,
    destroy,
    discard,
    shard_aether,
    spell_aether,
)
from deckhold.games.aeons_end.state import DISCARD, HAND

COPIES: Final = {GEM: 7, RELIC: 5, SPELL: 5}  # AE-43


def market(kind: str, id: str, cost: int, effect: Op, known: str) -> AeonsEndCard:
    """A card of the supply."""
    card = AeonsEndCard(id, kind, COPIES[kind], known)
    card.cost = cost
    card.effect = effect
    return card


def gem(id: str, cost: int, effect: Op, on_gain: Op | None = None, *, known: str) -> AeonsEndCard:
    card = market(GEM, id, cost, effect, known)
    card.on_gain = on_gain
    return card


def relic(id: str, cost: int, effect: Op, *, known: str) -> AeonsEndCard:
    return market(RELIC, id, cost, effect, known)


def spell(id: str, cost: int, effect: Op, two_breaches: bool = False, *, known: str) -> AeonsEndCard:
    card = market(SPELL, id, cost, effect, known)
    card.two_breaches = two_breaches
    return card


def usable(card: AeonsEndCard, use: Op) -> AeonsEndCard:
    """With an effect that may be used in the main phase while prepped."""
    card.use = use
    return card


def waiting(card: AeonsEndCard, event: int, trigger: Op) -> AeonsEndCard:
    """With an effect that something sets off while prepped."""
    card.event = event
    card.trigger = trigger
    return card


def shielding(card: AeonsEndCard) -> AeonsEndCard:
    card.shields = True
    card.static = [Static("shield")]
    return card


def starter(kind: str, id: str, copies: int, effect: Op, known: str) -> AeonsEndCard:
    card = AeonsEndCard(id, kind, copies, known)
    card.group = "starter"
    card.effect = effect
    return card


def starters() -> list[AeonsEndCard]:
    return [
        starter(GEM, "crystal", 32, aether(1), RULEBOOK),
        starter(SPELL, "spark", 14, Damage(1), known=PUBLIC),
        starter(GEM, "oblivion-shard", 1, shard_aether(2), RULEBOOK),
        starter(SPELL, "torch", 1, choose(Damage(1), both(FocusAny(), BonusDamage())), known=PUBLIC),
        starter(GEM, "shattered-geode", 1, seq(aether(1), TopOfAllysDiscard(True)), known=PUBLIC),
        starter(GEM, "worldheart-shard", 1, choose(aether(1), both(card_aether(2), NextGain(TO_ALLY))), known=PUBLIC),
        starter(GEM, "amethyst-paragon", 1, seq(aether(1), ally(PrepFrom(HAND, True))), known=PUBLIC),
        starter(SPELL, "extinguish", 2, Damage(1, trophy=True), known=PUBLIC),
        starter(GEM, "coal-shard", 1, Burn(3, aether_and_charge(3, 1), 2), known=PUBLIC),
        waiting(starter(SPELL, "illuminate", 1, Damage(1), known=PUBLIC), BREACH_TURNS, BreachTurned(1)),
    ]


def supply() -> list[AeonsEndCard]:
    return [
        gem("frozen-magmite", 3, seq(aether(2), NextGain(ONTO_DECK, optional=True)), known=PUBLIC),
        gem("volcanic-glass", 3, aether(2), on_gain=OfferCopy(2), known=PUBLIC),
        gem("dread-diamond", 3, seq(aether(2), may(discard(OWN_PREPPED, after=aether(1)))), known=PUBLIC),
        gem("scoria-slag", 4, seq(aether(2), when(at_least(Tier(), 2), aether(1))), known=PUBLIC),
        gem("breach-ore", 4, choose(aether(2), FocusCheapest()), known=PUBLIC),
        gem("erratic-ingot", 5, seq(aether(2), when(at_least(NemesisCardsUsed(), 1), aether(2))), known=PUBLIC),
        gem("bloodstone-jewel", 6, aether(3), on_gain=Once(aether(3), of_kind=True), known=PUBLIC),
        relic("mages-totem", 2, choose(destroy(PLAYED_THIS_TURN), both(DestroyThis(), HealGravehold(1))), known=PUBLIC),
        relic("fiend-catcher", 3, seq(may(destroy(IN_HAND_OR_DISCARD)), RevealTurn(nemesis_only=True)), known=PUBLIC),
        relic(
            "conclave-scroll", 3, seq(charge(1), when(at_least(OwnPile(), 1), TopOfAllysDiscard(False))), known=PUBLIC
        ),
        relic("cairn-compass", 4, ally(PrepFrom(DISCARD, True)), known=PUBLIC),
        relic("primordial-fetish", 4, choose(FocusAny(), both(DestroyThis(), Heal(3))), known=PUBLIC),
        relic("vortex-gauntlet", 6, CastAny(), known=PUBLIC),
        spell("thoughtform-familiar", 3, Damage(2, per=1, count=Spells("own-spell")), known=PUBLIC),
        spell("carbonize", 4, seq(Damage(3), RevealTurn(nemesis_only=False)), known=PUBLIC),
        spell(
            "jagged-lightning",
            4,
            seq(Damage(3), may(discard(IN_HAND, after=WithPlayer(FocusCheapest())))),
            known=PUBLIC,
        ),
        usable(spell("kindle", 4, Damage(3), known=PUBLIC), AddSpark()),
        spell("pyrotechnic-surge", 4, seq(Damage(4), may(destroy(IN_DISCARD))), two_breaches=True, known=PUBLIC),
        usable(spell("aurora", 5, Damage(3), known=PUBLIC), Once(charge(1))),
        spell("celestial-spire", 5, seq(Damage(3), when(at_least(OwnPile(), 1), ally(draw(1)))), known=PUBLIC),
        spell("convection-field", 5, choose(Damage(4), both(Damage(2), ally(may(destroy(IN_HAND))))), known=PUBLIC),
        spell("fiery-torrent", 5, Damage(2, per=2, count=PreppedCopies()), known=PUBLIC),
        spell("conjure-the-lost", 6, seq(Damage(5), may(DestroyThis(), then=HealGravehold(4))), known=PUBLIC),
        usable(spell("nova-forge", 6, Damage(4), known=PUBLIC), Once(spell_aether(2))),
        shielding(spell("equilibrium", 7, Damage(4), known=PUBLIC)),
        waiting(spell("reduce-to-ash", 7, Damage(4), known=PUBLIC), CASTING_BEGINS, ShowTopOfDeck()),
        spell("crystallize", 8, GemsOfAlly(2), two_breaches=True, known=PUBLIC),
    ]


SUPPLIES: Final = {  # AE-45, AE-46
    "deck-destruction": [
        "frozen-magmite",
        "scoria-slag",
        "erratic-ingot",
        "mages-totem",
        "primordial-fetish",
        "jagged-lightning",
        "fiery-torrent",
        "conjure-the-lost",
        "reduce-to-ash",
    ],
    "spell-cycle": [
        "volcanic-glass",
        "breach-ore",
        "bloodstone-jewel",
        "cairn-compass",
        "vortex-gauntlet",
        "thoughtform-familiar",
        "kindle",
        "nova-forge",
        "crystallize",
    ],
}
