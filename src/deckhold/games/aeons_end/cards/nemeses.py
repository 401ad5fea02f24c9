"""The nemeses with their cards, and the basic nemesis cards."""

from deckhold.engine.cards import PUBLIC, RULEBOOK
from deckhold.engine.core import Op
from deckhold.engine.ops import Pick, Static, at_least, both, choose, choose_together, may, seq, when
from deckhold.games.aeons_end.definitions import (
    ACOLYTE,
    ATTACK,
    CROWN,
    LOWERED_BY_TOKENS,
    LOWERED_BY_TWO,
    MAGUS,
    MINION,
    NEMESIS_MAT,
    ONE_AT_A_TIME,
    POWER,
    TITAN,
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
    OWN_PREPPED,
    DropCharges,
    NemesisCardsUsed,
    Spells,
    Takes,
    ToHand,
    discard,
)


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
