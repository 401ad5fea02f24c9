"""What a card of Aeon's End is: its kinds and its printed facts."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine.cards import CardDef, CardTable
from deckhold.engine.core import Op
from deckhold.engine.text import Teller

# Kinds of card.
GEM: Final = "gem"
RELIC: Final = "relic"
SPELL: Final = "spell"
MAGE_MAT: Final = "mage"
BREACH: Final = "breach"
NEMESIS_MAT: Final = "nemesis"
ATTACK: Final = "attack"
MINION: Final = "minion"
POWER: Final = "power"
ACOLYTE: Final = "acolyte"
TURN_CARD: Final = "turn"
PLAYER_CARDS: Final = [GEM, RELIC, SPELL]
NEMESIS_CARDS: Final = [ATTACK, MINION, POWER]

# Whose turn a turn-order card is: a seat, or one of these.
ANY_PLAYER: Final = 4
PAIR_12: Final = 5
PAIR_34: Final = 6
NEMESIS_TURN: Final = 7

NOBODY: Final = -1

# The nemeses.
TITAN: Final = 1
CROWN: Final = 2
MAGUS: Final = 3
WITCH: Final = 4

# The rotation of a breach: 0 to 3, the yellow sector pointing right, down, left, up (AE-20); or open.
OPEN: Final = 4

# What aether is spent on.
FOR_GEM: Final = 0
FOR_RELIC: Final = 1
FOR_SPELL: Final = 2
FOR_OTHER: Final = 3

# Resources, for the shared op that gains them.
AETHER: Final = 0
AETHER_SHARD: Final = 1  # pays for anything but a relic or a spell
AETHER_CARDS: Final = 2  # pays for cards of the supply only
AETHER_SPELLS: Final = 3  # pays for spells of the supply only
CHARGES: Final = 4
RESOURCES: Final = ("aether", "aether-shard", "aether-cards", "aether-spells", "charge")

# What pays for each purpose.
PAYABLE: Final = [
    [AETHER_SHARD, AETHER_CARDS, AETHER],
    [AETHER_CARDS, AETHER],
    [AETHER_SPELLS, AETHER_CARDS, AETHER],
    [AETHER_SHARD, AETHER],
]

# What a spell's "While prepped" trigger waits for.
NO_EVENT: Final = 0
CASTING_BEGINS: Final = 1
BREACH_TURNS: Final = 2

# How a minion takes damage otherwise than others do.
PLAIN: Final = 0
ONE_AT_A_TIME: Final = 1
LOWERED_BY_TWO: Final = 2
LOWERED_BY_TOKENS: Final = 3


@final
class AeonsEndCard(CardDef):
    """A card, mat or token of the box. What a kind of card does not have stays 0 or None."""

    cost: i64
    tier: i64
    life: i64  # of a minion, a nemesis
    power: i64  # power tokens
    charges: i64  # charge slots of a mage
    bonus: i64  # damage an open breach adds
    focus_cost: i64
    place: i64  # of a breach token, from 0; a Sigil breach has none
    turn_of: i64
    foe: i64
    armor: i64
    event: i64
    is_gem: bool
    is_spell: bool
    is_minion: bool
    two_breaches: bool

    def __init__(self, id: str, kind: str, copies: int, provenance: str) -> None:
        super().__init__(id, kind, copies, provenance)
        self.cost = 0
        self.tier = 0
        self.life = 0
        self.power = 0
        self.charges = 0
        self.bonus = 0
        self.focus_cost = 0
        self.open_costs: list[int] = []  # by rotation
        self.place = -1
        self.turn_of = NOBODY
        self.foe = 0  # which nemesis this mat is
        self.armor = PLAIN
        self.event = NO_EVENT
        self.is_gem = kind == GEM
        self.is_spell = kind == SPELL
        self.is_minion = kind in (MINION, ACOLYTE)
        self.two_breaches = False
        self.link = False
        self.shields = False  # while prepped: damage to its owner is lowered
        self.under_deck = False  # a resolved attack or power goes under the nemesis deck
        self.returns = False  # discarded, it goes under the nemesis deck
        self.breaks = False  # a power that leaves when the nemesis is really damaged
        self.feeds = False  # a minion whose wounds give the nemesis tokens
        self.turns_time = False  # a minion that gives a turn back to the nemesis when it is discarded
        self.group = "supply"  # supply, starter, basic, a nemesis's id, table
        self.effect: Op | None = None  # played, cast, resolved, Blood Magic, ability, unleash
        self.increased: Op | None = None  # the unleash at increased difficulty
        self.use: Op | None = None  # while prepped, in the main phase
        self.trigger: Op | None = None  # while prepped, when `event` happens
        self.on_gain: Op | None = None
        self.persistent: Op | None = None
        self.power_effect: Op | None = None
        self.immediately: Op | None = None
        self.price: Op | None = None  # TO DISCARD
        self.static: list[Op] = []  # what works by itself, in words
        self.tokens = 0  # nemesis tokens at the start
        self.tokens_increased = 0
        self.token_range = (0, 1 << 30)
        self.token_range_increased = (0, 1 << 30)
        self.start: list[int] = []  # of a mage: the rotation of each breach; NOBODY where there is none
        self.start_hand: list[str] = []
        self.start_deck: list[str] = []  # from the top

    def numbers(self) -> dict[str, object]:
        return {
            **super().numbers(),
            "cost": self.cost,
            "tier": self.tier,
            "life": self.life,
            "power": self.power,
            "charges": self.charges,
            "bonus": self.bonus,
            "focus_cost": self.focus_cost,
        }

    def roots(self) -> dict[str, Op]:
        out: dict[str, Op] = {}
        for name, op in (
            ("effect", self.effect),
            ("increased", self.increased),
            ("use", self.use),
            ("trigger", self.trigger),
            ("on_gain", self.on_gain),
            ("persistent", self.persistent),
            ("power", self.power_effect),
            ("immediately", self.immediately),
            ("price", self.price),
        ):
            if op is not None:
                out[name] = op
        for i, op in enumerate(self.static):
            out[f"static{i}"] = op
        return out

    def clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.kind == BREACH:
            return self._breach_clauses(t)
        if self.kind == TURN_CARD:
            return [t.say(f"turn-{self.id}")]
        if self.two_breaches:
            out.append(t.say("op-two-breaches"))
        if self.immediately is not None:
            out.append(t.say("op-immediately", what=self.immediately.text(t)))
        for op in self.static:
            out.append(op.text(t))
        if self.trigger is not None:
            out.append(t.say("op-while-prepped", what=self.trigger.text(t)))
        if self.use is not None:
            out.append(t.say("op-while-prepped-use", what=self.use.text(t)))
        if self.effect is not None:
            out.append(self._effect_clause(t, self.effect))
        if self.on_gain is not None:
            out.append(self.on_gain.text(t))
        if self.price is not None:
            out.append(t.say("op-to-discard", what=self.price.text(t)))
        if self.persistent is not None:
            out.append(t.say("op-persistent", what=self.persistent.text(t)))
        if self.power_effect is not None:
            out.append(t.say("op-power", n=self.power, what=self.power_effect.text(t)))
        if self.under_deck:
            out.append(t.say("op-goes-under-deck"))
        if self.increased is not None:
            out.append(t.say("op-increased-unleash", what=self.increased.text(t)))
        return out

    def _effect_clause(self, t: Teller, effect: Op) -> str:
        said = effect.text(t)
        if self.kind == SPELL:
            return t.say("op-cast", what=said)
        if self.kind == ACOLYTE:
            return t.say("op-blood-magic", what=said)
        if self.kind == NEMESIS_MAT:
            return t.say("op-unleash-is", what=said)
        if self.kind == MAGE_MAT:
            return t.say("op-ability", name=t.say(f"ability-{self.id}"), n=self.charges, what=said)
        return said

    def _breach_clauses(self, t: Teller) -> list[str]:
        out: list[str] = []
        if self.focus_cost:
            costs = [t.amount("aether", cost) for cost in self.open_costs]
            out.append(t.say("breach-focus", cost=t.amount("aether", self.focus_cost)))
            out.append(t.say("breach-open", r0=costs[0], r1=costs[1], r2=costs[2], r3=costs[3]))
        else:
            out.append(t.say("breach-always-open"))
        if self.bonus:
            out.append(t.say("breach-bonus", what=t.amount("damage", self.bonus)))
        return out

    def facts(self) -> dict[str, object]:
        out: dict[str, object] = {"type": self.kind, "group": self.group}
        if self.kind in (GEM, RELIC, SPELL):
            out["cost"] = self.cost
            out["cost_kind"] = "aether"
        for name, value in (
            ("tier", self.tier),
            ("life", 0 if self.foe == CROWN else self.life),  # the Crown's is a mere placeholder
            ("power", self.power),
            ("charges", self.charges),
            ("bonus", self.bonus),
            ("focus_cost", self.focus_cost),
        ):
            if value:
                out[name] = value
        return out


_definitions: dict[CardTable, list[AeonsEndCard]] = {}


def definitions_of(table: CardTable) -> list[AeonsEndCard]:
    """`table.card` with the type that hot code wants, made once for all games."""
    definitions = _definitions.get(table)
    if definitions is None:
        definitions = _definitions[table] = [cast(AeonsEndCard, card) for card in table.card]
    return definitions
