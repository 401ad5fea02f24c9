"""Everything in the box of Aeon's End: War Eternal, one expression each."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.engine.ops import Once, Pick, Static, UpTo, at_least, both, choose, choose_together, draw, may, seq, when
from deckhold.games.aeons_end.definitions import (
    ACOLYTE,
    ANY_PLAYER,
    ATTACK,
    BREACH,
    BREACH_TURNS,
    CASTING_BEGINS,
    CROWN,
    GEM,
    LOWERED_BY_TOKENS,
    LOWERED_BY_TWO,
    MAGE_MAT,
    MAGUS,
    MINION,
    NEMESIS_MAT,
    NEMESIS_TURN,
    NOBODY,
    ONE_AT_A_TIME,
    OPEN,
    PAIR_12,
    PAIR_34,
    POWER,
    RELIC,
    SPELL,
    TITAN,
    TURN_CARD,
    WITCH,
    AeonsEndCard,
)
from deckhold.games.aeons_end.nemesis import (
    LOWEST_LIFE,
    MOST_CHARGES,
    MOST_OPEN,
    MOST_SPELLS,
    AcolyteEnters,
    AcolytesReturn,
    AllBloodMagic,
    BleedsGravehold,
    BloodMagic,
    DiscardHandCards,
    DiscardSpells,
    DrawsMore,
    GainsTokens,
    GivesUpCharges,
    GraveholdTakes,
    GraveholdTakesPer,
    HalfTokens,
    HandCards,
    HandCardsTogether,
    HealsAcolyte,
    IfElse,
    KeepOneTurn,
    LifeLeft,
    Loses,
    LosesGame,
    LosesItself,
    LosesTokens,
    LoseTurn,
    MinionReturns,
    MostSpells,
    PayAether,
    PerTurnTaken,
    PreppedSpells,
    RepeatAttack,
    RevealVictim,
    SacrificeSpell,
    ShuffleAndDestroy,
    TakesPer,
    Tokens,
    TwoVictims,
    UnderAcolyteDeck,
    Unleash,
    UnleashUntil,
    Victim,
    WithAcolyte,
    Wounds,
)
from deckhold.games.aeons_end.ops import (
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    ONTO_DECK,
    OWN_PREPPED,
    PLAYED_THIS_TURN,
    TO_ALLY,
    ZERO_IN_DISCARD,
    AddSpark,
    BonusDamage,
    BreachTurned,
    Burn,
    CastAny,
    CastUpTo,
    Damage,
    DamageForEach,
    Destroy,
    DestroyThis,
    Discard,
    DropCharges,
    FocusAny,
    FocusCheapest,
    GemsOfAlly,
    GiveSigil,
    Heal,
    HealGravehold,
    HealSelfOrAlly,
    NemesisCardsUsed,
    NextGain,
    OfferCopy,
    OpenBreaches,
    OwnPile,
    PrepFrom,
    PreppedCopies,
    RevealTurn,
    ShowTopOfDeck,
    Spells,
    TakeFree,
    Takes,
    Tier,
    ToHand,
    TopOfAllysDiscard,
    Trophies,
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

RULEBOOK: Final = "rulebook"
PUBLIC: Final = "public"

COPIES: Final = {GEM: 7, RELIC: 5, SPELL: 5}  # AE-43


# -- player cards ------------------------------------------------------------------------------------------------------


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


# -- mages -------------------------------------------------------------------------------------------------------------


def mage(
    id: str, start: list[int], hand: list[str], deck: list[str], charges: int, ability: Op, known: str
) -> AeonsEndCard:
    """A mage: the breaches I to IV (rotation, OPEN, or NOBODY where there is none), ten cards, an ability."""
    card = AeonsEndCard(id, MAGE_MAT, 1, known)
    card.group = "mage"
    card.start = start
    card.start_hand = hand
    card.start_deck = deck
    card.charges = charges
    card.effect = ability
    return card


C: Final = "crystal"
S: Final = "spark"


def mages() -> list[AeonsEndCard]:
    return [
        mage(
            "dezmodia",
            [OPEN, 1, 0, 1],
            ["oblivion-shard", C, C, S, S],
            [C, C, C, C, S],
            6,
            GiveSigil(),
            RULEBOOK,
        ),
        mage(
            "garu",
            [OPEN, 0, 1, 1],
            ["torch", C, C, C, S],
            [C, C, C, S, S],
            5,
            UpTo(4, OWN_PREPPED, Discard(), after=DamageForEach(2, 4)),
            known=PUBLIC,
        ),
        mage(
            "gex",
            [NOBODY, OPEN, 1, 1],
            ["shattered-geode", C, C, C, S],
            [C, C, C, C, S],
            5,
            UpTo(2, ZERO_IN_DISCARD, Destroy(), after=ally(both(draw(1), Heal(2)))),
            known=PUBLIC,
        ),
        mage(
            "mazahaedron",
            [OPEN, 2, 1, 1],
            ["worldheart-shard", C, C, S, S],
            [C, C, C, C, S],
            4,
            seq(TakeFree(gem_up_to=4, optional=True, to_deck=False), HealGravehold(4)),
            known=PUBLIC,
        ),
        mage(
            "mist",
            [OPEN, 2, 1, 1],
            ["amethyst-paragon", C, C, C, S],
            [C, C, C, S, S],
            6,
            CastUpTo(3),
            known=PUBLIC,
        ),
        mage(
            "quilius",
            [OPEN, OPEN, 0, 1],
            [C, C, C, "extinguish", S],
            [C, C, C, "extinguish", S],
            5,
            Damage(0, per=2, count=Trophies()),
            known=PUBLIC,
        ),
        mage(
            "ulgimor",
            [OPEN, 1, 0, 1],
            ["coal-shard", C, C, S, S],
            [C, C, C, S, S],
            6,
            HealSelfOrAlly(6, ally(Heal(5))),
            known=PUBLIC,
        ),
        mage(
            "yan-magda",
            [OPEN, 0, 0, 0],
            ["illuminate", C, C, C, C],
            [C, C, C, C, S],
            5,
            seq(
                TakeFree(gem_up_to=0, optional=False, to_deck=False),
                when(at_least(OpenBreaches(), 4), ally(TakeFree(gem_up_to=0, optional=False, to_deck=True))),
            ),
            known=PUBLIC,
        ),
    ]


# -- nemesis cards -----------------------------------------------------------------------------------------------------


def attack(id: str, tier: int, effect: Op, under_deck: bool = False, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(id, ATTACK, 1, known)
    card.group = "basic"
    card.tier = tier
    card.effect = effect
    card.under_deck = under_deck
    return card


def minion(id: str, tier: int, life: int, persistent: Op, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(id, MINION, 1, known)
    card.group = "basic"
    card.tier = tier
    card.life = life
    card.persistent = persistent
    return card


def power(id: str, tier: int, tokens: int, effect: Op, price: Op | None = None, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(id, POWER, 1, known)
    card.group = "basic"
    card.tier = tier
    card.power = tokens
    card.power_effect = effect
    card.price = price
    return card


def armored(card: AeonsEndCard, armor: int, key: str) -> AeonsEndCard:
    card.armor = armor
    card.static = [Static(key)]
    return card


def breaking(card: AeonsEndCard) -> AeonsEndCard:
    """A power that is discarded as soon as damage lands on the nemesis."""
    card.breaks = True
    card.static = [Static("breaks")]
    return card


def acolyte(id: str, blood_magic: Op, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(id, ACOLYTE, 1, known)
    card.life = 11
    card.effect = blood_magic
    return card


def someone(op: Op) -> Op:
    """A player whom the table picks."""
    return Victim(op)


def gravehold(n: int) -> Op:
    return GraveholdTakes(n)


def basics() -> list[AeonsEndCard]:
    return [
        attack("afflict", 1, seq(Unleash(1), someone(both(Takes(3), may(Pick(IN_DISCARD, ToHand()))))), known=PUBLIC),
        minion("catacomb-drone", 1, 5, seq(Unleash(1), gravehold(1)), known=PUBLIC),
        attack("encroach", 1, seq(Unleash(1), RevealVictim(2, 3)), known=PUBLIC),
        power(
            "heart-of-nothing", 1, 2, choose_together(Unleash(2), someone(Takes(4))), DiscardHandCards(4), known=PUBLIC
        ),
        minion("howling-spinners", 1, 5, someone(Takes(2)), known=PUBLIC),
        power("night-unending", 1, 3, GraveholdTakesPer(2, MostSpells()), known=PUBLIC),
        attack("nix", 1, seq(Unleash(1), someone(both(Takes(1), HandCards(1, True, False)))), known=PUBLIC),
        power("planar-collision", 1, 2, Unleash(2), DiscardSpells(2), known=PUBLIC),
        attack("thrash", 1, seq(Unleash(1), HandCardsTogether(2)), known=PUBLIC),
        power(
            "aphotic-sun",
            2,
            2,
            seq(Unleash(1), Victim(both(Takes(3), DropCharges()), MOST_CHARGES)),
            PayAether(7),
            known=PUBLIC,
        ),
        power("chaos-flail", 2, 2, seq(Unleash(2), someone(ShuffleAndDestroy())), PayAether(7), known=PUBLIC),
        minion("mage-ender", 2, 9, Victim(Takes(2), MOST_OPEN), known=PUBLIC),
        minion("mangleroot", 2, 12, seq(gravehold(3), Loses(2)), known=PUBLIC),
        power("morbid-gyre", 2, 1, seq(Unleash(2), HandCardsTogether(3)), PayAether(7), known=PUBLIC),
        attack("mutilate", 2, seq(Unleash(1), PreppedSpells(2, "any", False), someone(Takes(2))), known=PUBLIC),
        minion("null-scion", 2, 11, Unleash(1), known=PUBLIC),
        attack("smite", 2, seq(Unleash(2), gravehold(2)), known=RULEBOOK),
        power("apocalypse-ritual", 3, 2, GraveholdTakesPer(5, NemesisCardsUsed()), PayAether(8), known=PUBLIC),
        attack("banish", 3, seq(Unleash(2), Victim(TakesPer(Spells("spell-of-theirs")), MOST_SPELLS)), known=RULEBOOK),
        power("cataclysmic-fate", 3, 1, Victim(Takes(4), LOWEST_LIFE), SacrificeSpell(5), known=PUBLIC),
        armored(
            minion("monstrosity-of-omens", 3, 5, GraveholdTakesPer(1, LifeLeft()), known=PUBLIC),
            ONE_AT_A_TIME,
            "one-at-a-time",
        ),
        attack("engulf", 3, RepeatAttack(), known=PUBLIC),
        attack("quell", 3, choose_together(gravehold(7), Unleash(3)), known=PUBLIC),
        attack("throttle", 3, seq(Unleash(2), someone(HandCards(3, True, True))), known=PUBLIC),
        power("withering-beam", 3, 2, seq(Unleash(2), PreppedSpells(2, "costliest", True)), known=PUBLIC),
    ]


def titan_cards() -> list[AeonsEndCard]:
    return [
        minion("cryptid", 1, 6, choose_together(PreppedSpells(1, "costliest", False), LosesTokens(1)), known=PUBLIC),
        minion("grubber", 1, 5, IfElse(NemesisCardsUsed(), 2, LosesTokens(1), gravehold(2)), known=PUBLIC),
        power("seismic-roar", 1, 3, LosesTokens(2), PayAether(6), known=PUBLIC),
        attack("maul", 2, choose_together(PreppedSpells(2, "costliest", True), LosesTokens(2)), known=PUBLIC),
        minion("tombfright", 2, 8, IfElse(Tokens(), 5, LosesTokens(1), gravehold(3)), known=PUBLIC),
        minion(
            "vault-behemoth", 2, 9, seq(someone(Takes(2)), when(at_least(Wounds(), 1), LosesTokens(1))), known=PUBLIC
        ),
        attack("crumble", 3, choose_together(both(MinionReturns(), Unleash(1)), LosesTokens(3)), known=PUBLIC),
        minion("demi-ancient", 3, 18, LosesTokens(1), known=PUBLIC),
        power("yawning-black", 3, 2, choose_together(someone(Takes(6)), LosesTokens(3)), PayAether(8), known=PUBLIC),
    ]


def crown_cards() -> list[AeonsEndCard]:
    return [
        attack("beseech", 1, seq(WithAcolyte(False, UnderAcolyteDeck()), AcolyteEnters(), Unleash(1)), known=PUBLIC),
        attack("enslave", 1, AllBloodMagic(), known=PUBLIC),
        minion("thronewatch", 1, 6, WithAcolyte(False, both(BloodMagic(True), Loses(1, spoken_of=True))), known=PUBLIC),
        attack(
            "ascend", 2, seq(Unleash(1), WithAcolyte(False, both(HealsAcolyte(10), BloodMagic(True)))), known=PUBLIC
        ),
        power("infernal-domain", 2, 2, seq(AcolyteEnters(), AllBloodMagic()), PayAether(8), known=PUBLIC),
        attack(
            "reign",
            2,
            seq(WithAcolyte(True, both(BloodMagic(True), Loses(6, spoken_of=True))), Unleash(2)),
            known=PUBLIC,
        ),
        attack("dominate", 3, AllBloodMagic(times=2), known=PUBLIC),
        power("nameless-faith", 3, 1, seq(AcolytesReturn(2), AllBloodMagic()), PayAether(8), known=PUBLIC),
        minion(
            "viscera-bride", 3, 18, WithAcolyte(False, both(HealsAcolyte(10), BloodMagic(True, times=2))), known=PUBLIC
        ),
    ]


def acolytes() -> list[AeonsEndCard]:
    return [
        acolyte("bezu", BleedsGravehold(), known=PUBLIC),
        acolyte("edryss-tragg", someone(both(Takes(2), LosesItself(2, victim_at=5))), known=PUBLIC),
        acolyte("holadran", TwoVictims(1), known=PUBLIC),
        acolyte("kurgax", seq(gravehold(1), someone(Takes(1))), known=PUBLIC),
        acolyte("lurzan", Victim(Takes(1), LOWEST_LIFE), known=PUBLIC),
        acolyte(
            "mord",
            choose_together(gravehold(3), both(someone(GivesUpCharges(1)), gravehold(1), LosesItself(1))),
            known=PUBLIC,
        ),
        acolyte("nhavkalas", seq(gravehold(3), LosesItself(1)), known=PUBLIC),
        acolyte(
            "ren-goda",
            choose_together(someone(Takes(2)), someone(both(Takes(1), HandCards(1, True, False)))),
            known=PUBLIC,
        ),
        acolyte("solara", seq(someone(HandCards(2, False, False)), LosesItself(3)), known=PUBLIC),
    ]


def magus_cards() -> list[AeonsEndCard]:
    dusk_spawn = minion("dusk-spawn", 1, 5, someone(choose(GivesUpCharges(1), Takes(2))), known=PUBLIC)
    dusk_spawn.feeds = True
    dusk_spawn.static = [Static("feeds")]
    shadows_reach = power("shadows-reach", 3, 9, LosesGame(), known=PUBLIC)
    shadows_reach.immediately = GainsTokens(4)
    return [
        dusk_spawn,
        breaking(
            power(
                "rising-dark", 1, 3, seq(Unleash(1), someone(Takes(3)), PreppedSpells(1, "cost-0", True)), known=PUBLIC
            )
        ),
        power("twilight-empire", 1, 3, seq(GraveholdTakesPer(1, Tokens()), GainsTokens(1)), known=PUBLIC),
        armored(
            minion("ashen-haruspex", 2, 5, someone(TakesPer(HalfTokens())), known=PUBLIC),
            LOWERED_BY_TWO,
            "lowered-by-two",
        ),
        breaking(
            power("black-solstice", 2, 2, seq(Unleash(2), someone(both(Takes(3), discard(OWN_PREPPED)))), known=PUBLIC)
        ),
        attack("enshroud", 2, seq(GainsTokens(4), PreppedSpells(2, "cost-0", True)), known=PUBLIC),
        attack(
            "eclipse",
            3,
            seq(GainsTokens(5), PreppedSpells(1, "costliest", True, after=Takes(2), without=someone(Takes(2)))),
            known=PUBLIC,
        ),
        shadows_reach,
        armored(
            minion("veil-daughter", 3, 11, Victim(Takes(4), MOST_CHARGES), known=PUBLIC),
            LOWERED_BY_TOKENS,
            "lowered-by-tokens",
        ),
    ]


def witch_cards() -> list[AeonsEndCard]:
    portal_wretch = minion("portal-wretch", 2, 8, Victim(Takes(2), MOST_CHARGES), known=PUBLIC)
    portal_wretch.turns_time = True
    portal_wretch.static = [Static("turns-time")]
    infinite_enmity = power("infinite-enmity", 3, 2, UnleashUntil(6), PayAether(8), known=PUBLIC)
    infinite_enmity.under_deck = True
    rift_scourge = minion("rift-scourge", 3, 13, someone(Takes(4)), known=PUBLIC)
    rift_scourge.returns = True
    rift_scourge.static = [Static("returns")]
    return [
        minion("deep-abomination", 1, 6, PerTurnTaken(), known=PUBLIC),
        attack("hasten", 1, seq(someone(TakesPer(Tokens())), Unleash(1)), under_deck=True, known=PUBLIC),
        power("temporal-nimbus", 1, 3, seq(Unleash(1), DrawsMore()), PayAether(6), known=PUBLIC),
        power("nether-spiral", 2, 3, KeepOneTurn(), PayAether(7), known=PUBLIC),
        minion("paradox-beast", 2, 8, GraveholdTakesPer(1, Tokens()), known=PUBLIC),
        portal_wretch,
        attack("distort", 3, seq(Unleash(1), LoseTurn(5)), under_deck=True, known=PUBLIC),
        infinite_enmity,
        rift_scourge,
    ]


# -- nemeses -----------------------------------------------------------------------------------------------------------


def nemesis(
    id: str, foe: int, life: int, unleash: Op, rules: list[Op], tokens: tuple[int, int], *, known: str
) -> AeonsEndCard:
    """A nemesis mat; `tokens` at the start, normally and at increased difficulty."""
    card = AeonsEndCard(id, NEMESIS_MAT, 1, known)
    card.group = "nemesis"
    card.foe = foe
    card.life = life
    card.effect = unleash
    card.static = rules
    card.tokens, card.tokens_increased = tokens
    return card


def nemeses() -> list[AeonsEndCard]:
    titan = nemesis(
        "umbra-titan",
        TITAN,
        70,
        IfElse(
            NemesisCardsUsed(),
            2,
            choose_together(gravehold(2), LosesTokens(1)),
            choose_together(someone(Takes(2)), LosesTokens(1)),
        ),
        [Static("titan-start"), Static("titan-end")],
        (8, 5),
        known=PUBLIC,
    )
    crown = nemesis(
        "hollow-crown",
        CROWN,
        1,
        WithAcolyte(True, BloodMagic(True)),
        [Static("crown-start"), Static("crown-unharmed"), Static("crown-acolytes"), Static("crown-end")],
        (0, 0),
        known=PUBLIC,
    )
    crown.increased = AllBloodMagic()
    magus = nemesis(
        "magus-of-cloaks",
        MAGUS,
        35,
        choose_together(GainsTokens(2), gravehold(2)),
        [Static("magus-start"), Static("magus-cloaks"), Static("magus-range")],
        (4, 4),
        known=PUBLIC,
    )
    magus.token_range = (2, 8)
    magus.token_range_increased = (3, 9)
    witch = nemesis(
        "gate-witch", WITCH, 70, GainsTokens(1), [Static("witch-start"), Static("witch-time")], (1, 1), known=PUBLIC
    )
    return [titan, crown, magus, witch]


# -- tokens and turn-order cards ---------------------------------------------------------------------------------------


def breach(number: int, focus_cost: int, open_costs: list[int], bonus: int, *, known: str) -> AeonsEndCard:
    card = AeonsEndCard(f"breach-{number}", BREACH, 4, known)
    card.group = "table"
    card.place = number - 1
    card.focus_cost = focus_cost
    card.open_costs = open_costs
    card.bonus = bonus
    return card


def breaches() -> list[AeonsEndCard]:
    sigil = AeonsEndCard("sigil-breach", BREACH, 8, PUBLIC)
    sigil.group = "table"
    sigil.bonus = 2
    return [
        breach(1, 0, [], 0, known=PUBLIC),
        breach(2, 2, [5, 4, 3, 2], 0, known=PUBLIC),
        breach(3, 3, [9, 7, 5, 3], 1, known=PUBLIC),
        breach(4, 4, [13, 10, 7, 4], 1, known=PUBLIC),
        sigil,
    ]


def turn_card(id: str, copies: int, turn_of: int) -> AeonsEndCard:
    card = AeonsEndCard(id, TURN_CARD, copies, RULEBOOK)
    card.group = "table"
    card.turn_of = turn_of
    return card


def turn_cards() -> list[AeonsEndCard]:
    return [
        turn_card("turn-1", 2, 0),
        turn_card("turn-2", 2, 1),
        turn_card("turn-3", 1, 2),
        turn_card("turn-4", 1, 3),
        turn_card("turn-any", 1, ANY_PLAYER),
        turn_card("turn-1-2", 2, PAIR_12),
        turn_card("turn-3-4", 2, PAIR_34),
        turn_card("turn-nemesis", 2, NEMESIS_TURN),
    ]


NEMESIS_IDS: Final = ["umbra-titan", "hollow-crown", "magus-of-cloaks", "gate-witch"]
MAGE_IDS: Final = ["dezmodia", "garu", "gex", "mazahaedron", "mist", "quilius", "ulgimor", "yan-magda"]
SUPPLY_IDS: Final = [card.id for card in supply()]


def cards() -> list[AeonsEndCard]:
    """The whole box, always in the same order."""
    out = starters() + supply() + mages() + breaches() + turn_cards() + nemeses() + basics()
    for id, own in (
        ("umbra-titan", titan_cards()),
        ("hollow-crown", crown_cards() + acolytes()),
        ("magus-of-cloaks", magus_cards()),
        ("gate-witch", witch_cards()),
    ):
        for card in own:
            card.group = id
        out += own
    return out
