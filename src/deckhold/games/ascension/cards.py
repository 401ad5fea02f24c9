"""Every card of Ascension, one expression each."""

from deckhold.engine.cards import PUBLIC, RULEBOOK
from deckhold.engine.core import Op
from deckhold.engine.ops import OPPONENTS, Static, at_least, choose, draw, each, may, seq, when
from deckhold.games.ascension.definitions import (
    CONSTRUCT,
    ENLIGHTENED,
    HERO,
    LIFEBOUND,
    MECHANA,
    MONSTER,
    NO_FACTION,
    VOID,
    AscensionCard,
)
from deckhold.games.ascension.ops import (
    FIRST_LIFEBOUND_HERO,
    FIRST_ROW_DEFEAT,
    IN_DISCARD,
    IN_HAND,
    IN_HAND_OR_DISCARD,
    IN_ROW,
    LIFEBOUND_UNITY,
    MECHANA_ACQUIRED,
    MECHANA_ARRIVES,
    ConstructFactions,
    Constructs,
    Discount,
    Exchange,
    ExtraTurn,
    MechanaConstructs,
    PutIntoHand,
    PutIntoPlay,
    StealCards,
    Trigger,
    Unity,
    acquire_to_deck,
    banish,
    copy_hero,
    defeat,
    destroy_one,
    discard,
    gain,
    honor_per,
    keep_one,
    power_per,
    take_free,
)


def hero(
    id: str, faction: str, cost: int, honor: int, copies: int, effect: Op, group: str = "center", *, known: str
) -> AscensionCard:
    card = AscensionCard(id, HERO, faction, cost, honor, copies, group, known)
    card.effect = effect
    return card


def construct(
    id: str,
    faction: str,
    cost: int,
    honor: int,
    copies: int,
    uses: list[Op],
    trigger: Trigger | None = None,
    *,
    known: str,
) -> AscensionCard:
    """A construct: `uses` are voluntary and once per turn each, a trigger works by itself (AS-127)."""
    card = AscensionCard(id, CONSTRUCT, faction, cost, honor, copies, "center", known)
    card.uses = uses
    if trigger is not None:
        card.trigger = trigger
        card.event = trigger.event
    return card


def link(id: str, faction: str, cost: int, honor: int, copies: int, *, known: str) -> AscensionCard:
    """A construct that only has the continuous effect of linking."""
    card = AscensionCard(id, CONSTRUCT, faction, cost, honor, copies, "center", known)
    card.trigger = Static("link")
    card.links = True
    return card


def monster(
    id: str, cost: int, reward: int, copies: int, *more: Op, known: str, group: str = "center"
) -> AscensionCard:
    """A monster: its reward is honor, and then more."""
    card = AscensionCard(id, MONSTER, NO_FACTION, cost, 0, copies, group, known)
    card.effect = seq(gain(honor=reward), *more) if more else gain(honor=reward)
    card.reward = reward
    return card


def starting(id: str, copies: int, effect: Op, *, known: str) -> AscensionCard:
    return hero(id, NO_FACTION, 0, 0, copies, effect, "starting", known=known)


def cards(remaster: bool) -> list[AscensionCard]:
    """All cards in the box. `remaster` takes the numbers of the later printing where they differ (AS-Q01)."""

    def new(classic: int, remastered: int) -> int:
        return remastered if remaster else classic

    tablet = construct("tablet-of-times-dawn", ENLIGHTENED, 5, new(2, 3), 1, [ExtraTurn()], known=PUBLIC)
    tablet.once = False
    avatar = monster("avatar-of-the-fallen", 7, 4, 1, may(take_free()), known=PUBLIC)
    avatar.trigger = Static("unbanishable")
    avatar.unbanishable = True
    return [
        starting("apprentice", 32, gain(runes=1), known=PUBLIC),
        starting("militia", 8, gain(power=1), known=PUBLIC),
        hero("mystic", NO_FACTION, 3, 1, 20, gain(runes=2), "always_available", known=PUBLIC),
        hero("heavy-infantry", NO_FACTION, 2, 1, 20, gain(power=2), "always_available", known=PUBLIC),
        monster("cultist", 2, 1, 1, group="always_available", known=PUBLIC),
        # Enlightened
        hero("arha-initiate", ENLIGHTENED, 1, 1, 3, draw(1), known=PUBLIC),
        hero("arha-templar", ENLIGHTENED, 4, 3, 2, defeat(4), known=PUBLIC),
        hero("ascetic-of-the-lidless-eye", ENLIGHTENED, 5, new(2, 3), 2, draw(2), known=PUBLIC),
        hero("master-dhartha", ENLIGHTENED, 7, new(3, 4), 1, draw(3), known=PUBLIC),
        hero("oziah-the-peerless", ENLIGHTENED, 6, 3, 1, defeat(6), known=PUBLIC),
        hero("seer-of-the-forked-path", ENLIGHTENED, 2, 1, 3, seq(draw(1), may(banish(IN_ROW))), known=PUBLIC),
        tablet,
        hero("temple-librarian", ENLIGHTENED, 2, 1, 3, discard(IN_HAND, draw(2)), known=PUBLIC),
        construct("the-all-seeing-eye", ENLIGHTENED, 6, new(2, 3), 1, [draw(1)], known=PUBLIC),
        hero("twofold-askara", ENLIGHTENED, 4, 2, 1, copy_hero(), known=PUBLIC),
        # Lifebound
        hero("cetra-weaver-of-stars", LIFEBOUND, 7, 4, 1, acquire_to_deck(), known=PUBLIC),
        hero("druids-of-the-stone-circle", LIFEBOUND, 4, 3, 2, acquire_to_deck(new(3, 4)), known=PUBLIC),
        hero("flytrap-witch", LIFEBOUND, 5, 2, 2, seq(gain(honor=2), draw(1)), known=PUBLIC),
        hero("landtalker", LIFEBOUND, 6, new(3, 4), 1, gain(runes=3), known=PUBLIC),
        hero("lifebound-initiate", LIFEBOUND, 1, 1, 3, gain(runes=1, honor=1), known=PUBLIC),
        hero("runic-lycanthrope", LIFEBOUND, 3, 1, 2, seq(gain(runes=2), Unity(gain(power=2))), known=RULEBOOK),
        construct(
            "snapdragon",
            LIFEBOUND,
            5,
            new(2, 3),
            2,
            [gain(runes=1)],
            Trigger(LIFEBOUND_UNITY if remaster else FIRST_LIFEBOUND_HERO, gain(honor=1)),
            known=PUBLIC,
        ),
        hero("wolf-shaman", LIFEBOUND, 3, 1, 3, seq(gain(runes=1), draw(1)), known=PUBLIC),
        construct("yggdrasil-staff", LIFEBOUND, 4, 2, 2, [gain(power=1), Exchange(4, 3)], known=PUBLIC),
        # Mechana
        hero("avatar-golem", MECHANA, 4, 2, 2, seq(gain(power=2), honor_per(ConstructFactions())), known=PUBLIC),
        construct("burrower-mark-ii", MECHANA, 3, 3, 2, [], Trigger(MECHANA_ARRIVES, draw(1)), known=PUBLIC),
        construct("hedron-cannon", MECHANA, 8, 8, 1, [power_per(MechanaConstructs())], known=PUBLIC),
        link("hedron-link-device", MECHANA, 7, 7, 1, known=PUBLIC),
        hero(
            "kor-the-ferromancer",
            MECHANA,
            3,
            new(2, 3),
            1,
            seq(gain(power=2), when(at_least(Constructs(), 2), draw(1))),
            known=PUBLIC,
        ),
        hero(
            "mechana-initiate",
            MECHANA,
            1,
            1,
            3,
            gain(runes=1, power=1) if remaster else choose(gain(runes=1), gain(power=1)),
            known=PUBLIC,
        ),
        hero("reactor-monk", MECHANA, 4, 2, 2, seq(gain(runes=2), Discount(1)), known=PUBLIC),
        construct(
            "rocket-courier-x-99",
            MECHANA,
            4,
            4,
            2,
            [],
            Trigger(MECHANA_ACQUIRED, PutIntoHand() if remaster else PutIntoPlay()),
            known=PUBLIC,
        ),
        construct("the-grand-design", MECHANA, 6, 6, 2, [gain(mechana_runes=2)], known=PUBLIC),
        construct("watchmakers-altar", MECHANA, 5, 5, 2, [gain(mechana_runes=1)], known=PUBLIC),
        # Void
        hero("arbiter-of-the-precipice", VOID, new(4, 5), new(1, 3), 2, seq(draw(2), banish(IN_HAND)), known=PUBLIC),
        hero("demon-slayer", VOID, 4, 2, 2, gain(power=3), known=PUBLIC),
        hero("emri-one-with-the-void", VOID, 6, new(3, 4), 1, gain(power=4), known=PUBLIC),
        construct("muramasa", VOID, 7, 4, 1, [gain(power=3)], known=PUBLIC),
        hero(
            "shade-of-the-black-watch", VOID, 3, 1, 3, seq(gain(power=2), may(banish(IN_HAND_OR_DISCARD))), known=PUBLIC
        ),
        construct("shadow-star", VOID, 3, 2, 2, [gain(power=1)], known=PUBLIC),
        hero("spike-vixen", VOID, 2, 1, 2, seq(gain(power=1), draw(1)), known=PUBLIC),
        hero("void-initiate", VOID, 1, 1, 3, seq(gain(runes=1), may(banish(IN_HAND_OR_DISCARD))), known=PUBLIC),
        construct(
            "voidthirster", VOID, 5, 3, 2, [gain(power=1)], Trigger(FIRST_ROW_DEFEAT, gain(honor=1)), known=PUBLIC
        ),
        # Monsters
        avatar,
        monster("corrosive-widow", 4, 3, 4, each(OPPONENTS, destroy_one()), known=PUBLIC),
        monster("earth-tyrant", 6, 5, 2, draw(2), known=PUBLIC),
        monster("mephit", 3, 2, 3, may(banish(IN_ROW)), known=PUBLIC),
        monster("mistake-of-creation", 4, 4, 4, may(banish(IN_ROW)), may(banish(IN_DISCARD)), known=PUBLIC),
        monster("samaels-trickster", 3, new(1, 2), 4, gain(runes=1), known=PUBLIC),
        monster("sea-tyrant", 5, 5, 3, each(OPPONENTS, keep_one()), known=PUBLIC),
        monster("tormented-soul", 3, new(1, 2), 3, draw(1), known=PUBLIC),
        monster("wind-tyrant", 5, 3, 3, gain(runes=3), known=PUBLIC),
        monster("xeron-duke-of-lies", 6, new(3, 4), 1, StealCards(), known=PUBLIC),
    ]
