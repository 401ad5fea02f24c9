"""The position of a game of Aeon's End: War Eternal."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has, part
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Game, among, take_out, to_change, to_take
from deckhold.engine.ops.lasting import Mark
from deckhold.engine.rng import seeded
from deckhold.engine.zones import HIDDEN, PUBLIC, Zone
from deckhold.games.aeons_end.definitions import (
    ACOLYTE,
    AETHER,
    AETHER_CARDS,
    AETHER_SHARD,
    AETHER_SPELLS,
    BREACH,
    CHARGES,
    FOR_GEM,
    FOR_OTHER,
    FOR_RELIC,
    FOR_SPELL,
    GEM,
    MAGE_MAT,
    MINION,
    NEMESIS_CARDS,
    NEMESIS_MAT,
    NEMESIS_TURN,
    NOBODY,
    OPEN,
    PAYABLE,
    PLAYER_CARDS,
    POWER,
    RELIC,
    SPELL,
    TURN_CARD,
    AeonsEndCard,
    definitions_of,
)

if TYPE_CHECKING:
    from deckhold.engine.info import GameInfo


# Zones of the table.
TURN_DECK: Final = 0
TURN_DISCARD: Final = 1
NEMESIS: Final = 2  # the nemesis mat
NEMESIS_DECK: Final = 3
NEMESIS_DISCARD: Final = 4
IN_PLAY: Final = 5  # minions, acolytes and powers, the oldest first
RESOLVING: Final = 6  # the nemesis card that is being carried out
ACOLYTE_DECK: Final = 7
ACOLYTE_DISCARD: Final = 8
UNUSED: Final = 9  # basic nemesis cards that nobody knows to be out of the game
DESTROYED: Final = 10
BOX: Final = 11
SUPPLY: Final = 12  # the first of nine piles
# Zones of a seat.
MAGE: Final = 21
BREACHES: Final = 22  # the breach tokens in their places
PREPPED: Final = 23  # the first of four: what is prepped in each breach
HAND: Final = 27
DECK: Final = 28
DISCARD: Final = 29
PLAY: Final = 30

PILES: Final = 9
PLACES: Final = 4
HAND_SIZE: Final = 5
CHARGE_COST: Final = 2

# What lasts: until the end of the turn; remembered of a breach.
TURN: Final = 0
FOCUSED: Final = Mark()

ZONES: Final = [
    Zone("turn_order_deck", HIDDEN, kinds=[TURN_CARD]),
    Zone("turn_order_discard", PUBLIC, distinct=True, kinds=[TURN_CARD]),
    Zone("nemesis", PUBLIC, kinds=[NEMESIS_MAT]),
    Zone("nemesis_deck", HIDDEN, kinds=NEMESIS_CARDS),
    Zone("nemesis_discard", PUBLIC, distinct=True, kinds=NEMESIS_CARDS),
    Zone("minions_and_powers", PUBLIC, distinct=True, kinds=[MINION, POWER, ACOLYTE]),
    Zone("resolving", PUBLIC, kinds=NEMESIS_CARDS),
    Zone("acolyte_deck", HIDDEN, kinds=[ACOLYTE]),
    Zone("acolyte_discard", PUBLIC, distinct=True, kinds=[ACOLYTE]),
    Zone("unused_nemesis_cards", HIDDEN, kinds=NEMESIS_CARDS),
    Zone("destroyed", PUBLIC),
    Zone("box", PUBLIC),
    Zone("gem_pile_a", PUBLIC, kinds=[GEM]),
    Zone("gem_pile_b", PUBLIC, kinds=[GEM]),
    Zone("gem_pile_c", PUBLIC, kinds=[GEM]),
    Zone("relic_pile_a", PUBLIC, kinds=[RELIC]),
    Zone("relic_pile_b", PUBLIC, kinds=[RELIC]),
    Zone("spell_pile_a", PUBLIC, kinds=[SPELL]),
    Zone("spell_pile_b", PUBLIC, kinds=[SPELL]),
    Zone("spell_pile_c", PUBLIC, kinds=[SPELL]),
    Zone("spell_pile_d", PUBLIC, kinds=[SPELL]),
    Zone("mage", PUBLIC, per_seat=True, kinds=[MAGE_MAT]),
    Zone("breaches", PUBLIC, per_seat=True, slots=PLACES, kinds=[BREACH]),
    Zone("breach_i", PUBLIC, per_seat=True, distinct=True, kinds=[SPELL]),
    Zone("breach_ii", PUBLIC, per_seat=True, distinct=True, kinds=[SPELL]),
    Zone("breach_iii", PUBLIC, per_seat=True, distinct=True, kinds=[SPELL]),
    Zone("breach_iv", PUBLIC, per_seat=True, distinct=True, kinds=[SPELL]),
    Zone("hand", PUBLIC, per_seat=True, kinds=PLAYER_CARDS),
    Zone("deck", HIDDEN, per_seat=True, kinds=PLAYER_CARDS),
    Zone("discard", PUBLIC, per_seat=True, distinct=True, kinds=PLAYER_CARDS),
    Zone("play", PUBLIC, per_seat=True, kinds=[GEM, RELIC]),
]


class Difficulty:
    """The numbers of one difficulty (AE-121 to AE-124)."""

    def __init__(self, life: int, gravehold: int, nemesis: int, increased: bool) -> None:
        self.life = life
        self.gravehold = gravehold
        self.nemesis = nemesis
        self.increased = increased


DIFFICULTIES: Final = {
    "beginner": Difficulty(12, 35, -10, False),
    "normal": Difficulty(10, 30, 0, False),
    "expert": Difficulty(10, 30, 0, True),
    "extinction": Difficulty(8, 25, 10, True),
}


@final
class AeonsEnd(Game):
    """Aeon's End: the city, the nemesis, the mages with their breaches, and what this turn has already seen."""

    definitions: list[AeonsEndCard]  # copy -> definition
    solo: bool = False
    increased: bool = False
    speaker: i64 = 0  # who answers for the table on the nemesis's turns
    life_cap: i64 = 0
    gravehold_cap: i64 = 0
    nemesis_shift: i64 = 0
    first_pair_card: i64 = 0
    turn: i64 = 0  # the seat whose turn it is; NOBODY: the nemesis
    gravehold: i64 = 0
    nemesis_life: i64 = 0
    tokens: i64 = 0
    aether: i64 = 0
    aether_shard: i64 = 0
    aether_cards: i64 = 0
    aether_spells: i64 = 0
    market: list[int]  # pile -> card definition
    counters: list[int]  # beside IN_PLAY: life or power tokens
    pair_tokens: list[int]  # who holds the 1/2 and the 3/4 token; NOBODY: it lies in the middle
    pair_takers: list[int]  # who took the turn of each of the four pair cards
    life: list[int]
    charges: list[int]
    trophies: list[int]
    rotation: list[int]  # seat * PLACES + place

    def begin(self, info: "GameInfo", seats: int, seed: int, options: dict[str, object]) -> None:
        super().begin(info, seats, seed, options)
        self.definitions = definitions_of(self.table)
        self.solo = seats == 1
        self.voting = options["group_decisions"] == "vote" and seats > 1
        speaker = options["speaker"]
        assert isinstance(speaker, int)
        self.speaker = speaker
        numbers = DIFFICULTIES[str(options["difficulty"])]
        self.increased = numbers.increased
        life = options["solo_life"]
        self.life_cap = life if isinstance(life, int) else numbers.life
        self.gravehold_cap = numbers.gravehold
        self.nemesis_shift = numbers.nemesis
        self.first_pair_card = self.table.copies("turn-1-2")[0]
        self.turn = NOBODY
        self.market = []
        self.counters = []
        self.pair_tokens = [NOBODY, NOBODY]
        self.pair_takers = [NOBODY] * 4
        self.life = [0] * seats
        self.charges = [0] * seats
        self.trophies = [0] * seats
        self.rotation = [0] * (seats * PLACES)

    def clone(self) -> "AeonsEnd":
        twin = AeonsEnd()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: Game) -> None:
        super().copy_to(twin)
        assert isinstance(twin, AeonsEnd)
        twin.definitions = self.definitions
        twin.solo = self.solo
        twin.increased = self.increased
        twin.speaker = self.speaker
        twin.life_cap = self.life_cap
        twin.gravehold_cap = self.gravehold_cap
        twin.nemesis_shift = self.nemesis_shift
        twin.first_pair_card = self.first_pair_card
        twin.turn = self.turn
        twin.gravehold = self.gravehold
        twin.nemesis_life = self.nemesis_life
        twin.tokens = self.tokens
        twin.aether = self.aether
        twin.aether_shard = self.aether_shard
        twin.aether_cards = self.aether_cards
        twin.aether_spells = self.aether_spells
        twin.market = self.market
        twin.counters = self.counters.copy()
        twin.pair_tokens = self.pair_tokens.copy()
        twin.pair_takers = self.pair_takers.copy()
        twin.life = self.life.copy()
        twin.charges = self.charges.copy()
        twin.trophies = self.trophies.copy()
        twin.rotation = self.rotation.copy()

    def remap(self, mapping: dict[int, int]) -> None:
        """A nemesis's own cards are all in its deck: only basic cards may be among the unused ones."""
        deck = self.zones[NEMESIS_DECK]
        unused = self.zones[UNUSED]
        rng = seeded(sum(card * (i + 1) for i, card in enumerate(mapping.values())))
        for i, stray in enumerate(unused):
            if self.card(stray).group == "basic":
                continue
            places = [
                at
                for at, card in enumerate(deck)
                if self.known[card] == 0
                and self.card(card).group == "basic"
                and self.card(card).tier == self.card(stray).tier
            ]
            if places:  # an edited position may leave none
                at = places[rng.below(len(places))]
                unused[i], deck[at] = deck[at], stray

    # -- cards ---------------------------------------------------------------------------------------------------------

    def card(self, card: i64) -> AeonsEndCard:
        """The definition of a copy."""
        return self.definitions[card]

    def nemesis(self) -> AeonsEndCard:
        return self.definitions[self.zones[NEMESIS][0]]

    def mat(self, seat: i64) -> i64:
        return self.at(MAGE, seat)[0]

    def mage(self, seat: i64) -> AeonsEndCard:
        return self.definitions[self.mat(seat)]

    def printed(self, card: int) -> int:
        """The life or the power number on a nemesis card."""
        definition = self.card(card)
        return definition.life if definition.is_minion else definition.power

    def pile_of(self, kind: i64) -> i64:
        """The supply pile of a card definition; NOBODY if it is not in this game's supply."""
        i: i64 = 0
        while i < PILES:
            if self.market[i] == kind:
                return i
            i += 1
        return NOBODY

    def pile_is_out(self, card: i64) -> bool:
        """Whether the supply pile of a card has run out."""
        pile = self.pile_of(self.table.kind[card])
        return pile == NOBODY or not self.zones[SUPPLY + pile]

    def where(self, card: i64, seat: i64) -> i64:
        """The zone of a seat in which a card lies, or NOBODY."""
        for zone in (HAND, DISCARD, PLAY, PREPPED, PREPPED + 1, PREPPED + 2, PREPPED + 3, DECK):
            if among(self.at(zone, seat), card):
                return zone
        return NOBODY

    def holder(self, card: i64) -> i64:
        """The seat in whose breaches a spell is prepped, or NOBODY."""
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = 0
            while place < PLACES:
                if among(self.at(PREPPED + place, seat), card):
                    return seat
                place += 1
            seat += 1
        return NOBODY

    # -- moving cards --------------------------------------------------------------------------------------------------

    def draw(self, seat: i64, n: i64) -> None:
        self.draw_refilled(seat, n, DECK, DISCARD, HAND)  # AE-83

    def refill(self, seat: i64, deck: i64, discard: i64) -> None:
        """The discard pile becomes the deck without shuffling: the oldest card is on top (AE-81, AE-82)."""
        used = to_take(self, discard, seat)
        cards = to_change(self, deck, seat)
        cards.extend(used)
        cards.reverse()
        used.clear()
        if self.events is not None:
            self.note("turn-over", seat)

    def discard(self, card: i64, zone: i64, seat: i64) -> None:
        """A card of a seat goes on top of that seat's discard pile."""
        self.move(card, zone, seat, DISCARD, seat)
        if self.events is not None:
            self.note("discard", seat, card)

    def destroy(self, card: i64, zone: i64, seat: i64) -> None:
        """A card is removed from the game (AE-116)."""
        self.move(card, zone, seat, DESTROYED, 0)
        if self.events is not None:
            self.note("destroy", seat, card)

    # -- breaches ------------------------------------------------------------------------------------------------------

    def spells(self, seat: i64) -> i64:
        """How many spells a seat has prepped; a spell over two breaches is one (AE-Q13)."""
        n: i64 = 0
        place: i64 = 0
        while place < PLACES:
            n += len(self.at(PREPPED + place, seat))
            place += 1
        return n

    def open_breaches(self, seat: i64) -> i64:
        n: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if self.is_open(seat, place):
                n += 1
            place += 1
        return n

    def is_open(self, seat: i64, place: i64) -> bool:
        return self.rotation[seat * PLACES + place] == OPEN and self.at(BREACHES, seat)[place] != NO_CARD

    def is_closed(self, seat: i64, place: i64) -> bool:
        return self.rotation[seat * PLACES + place] != OPEN and self.at(BREACHES, seat)[place] != NO_CARD

    def is_free(self, seat: i64, place: i64) -> bool:
        """Whether there is a breach with nothing prepped in it; a two-breach spell lies in the left one of its two."""
        if self.at(BREACHES, seat)[place] == NO_CARD or self.at(PREPPED + place, seat):
            return False
        return not (place > 0 and self.reaches_over(seat, place - 1))

    def reaches_over(self, seat: i64, place: i64) -> bool:
        """Whether a two-breach spell lies in this breach and the next."""
        prepped = self.at(PREPPED + place, seat)
        return len(prepped) > 0 and self.card(prepped[0]).two_breaches

    def breach_mark(self, spell: i64, place: i64) -> str:
        """The mark that says in which breach a spell lies, or in which two."""
        return f"breach-{place + 1}-{place + 2}" if self.card(spell).two_breaches else f"breach-{place + 1}"

    def may_prep(self, seat: i64, place: i64) -> bool:
        """Open, or focused in this turn of the seat's own (AE-71, AE-Q11)."""
        if self.is_open(seat, place):
            return True
        return len(self.lasting) > 0 and seat == self.turn and self.marked(FOCUSED, self.at(BREACHES, seat)[place])

    def free_places(self, seat: i64, anywhere: bool) -> i64:
        """The free breaches in which a spell may be prepped, a bit each; `anywhere` allows every closed one."""
        places: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if (anywhere or self.may_prep(seat, place)) and self.is_free(seat, place):
                places |= bit(place)
            place += 1
        return places

    def fits(self, spell: AeonsEndCard, seat: i64, place: i64, free: i64, anywhere: bool) -> bool:
        """Whether a spell may be prepped in a breach; `free`: the free places."""
        if spell.two_breaches:  # AE-Q13: two free neighbours
            return part(free, place, 2) == 3
        if has(free, place):
            return True
        if not spell.link or not (anywhere or self.may_prep(seat, place)):
            return False
        shared = self.at(PREPPED + place, seat)  # AE-118
        return len(shared) == 1 and self.card(shared[0]).link

    def place_of(self, token: i64, seat: i64) -> i64:
        """The place of a breach token of a seat, or NOBODY."""
        tokens = self.at(BREACHES, seat)
        place: i64 = 0
        while place < PLACES:
            if tokens[place] == token:
                return place
            place += 1
        return NOBODY

    def prep_place(self, spell: i64, seat: i64) -> i64:
        """The breach in which a seat's spell lies (the left one of two), or NOBODY."""
        place: i64 = 0
        while place < PLACES:
            if among(self.at(PREPPED + place, seat), spell):
                return place
            place += 1
        return NOBODY

    def is_forced(self, spell: i64, seat: i64, place: i64) -> bool:
        """Whether a prepped spell must be cast in the casting phase: one of its breaches is closed (AE-51, AE-Q13)."""
        return self.is_closed(seat, place) or (self.card(spell).two_breaches and self.is_closed(seat, place + 1))

    def bonus(self, spell: i64, seat: i64, place: i64) -> i64:
        """What the open breaches add to a spell cast from there (AE-24, AE-55)."""
        tokens = self.at(BREACHES, seat)
        n: i64 = 0
        if self.is_open(seat, place):
            n += self.card(tokens[place]).bonus
        if self.card(spell).two_breaches and self.is_open(seat, place + 1):
            n += self.card(tokens[place + 1]).bonus
        return n

    def open_cost(self, seat: i64, place: i64) -> i64:
        """The price of opening a closed breach (AE-22)."""
        return self.card(self.at(BREACHES, seat)[place]).open_costs[self.rotation[seat * PLACES + place]]

    # -- aether --------------------------------------------------------------------------------------------------------

    def gain(self, seat: i64, resource: i64, n: i64) -> None:
        if resource == CHARGES:
            room = self.mage(seat).charges - self.charges[seat]
            n = n if n < room else room  # AE-67
            if n <= 0:
                return
            self.charges[seat] += n
        elif seat != self.turn:
            return  # AE-Q16
        elif resource == AETHER:
            self.aether += n
        elif resource == AETHER_SHARD:
            self.aether_shard += n
        elif resource == AETHER_CARDS:
            self.aether_cards += n
        else:
            self.aether_spells += n
        if self.events is not None:
            kinds = ("aether", "aether-shard", "aether-cards", "aether-spells", "charge")
            self.note(f"gain-{kinds[resource]}", seat, NO_CARD, n)

    def room(self, seat: i64, resource: i64) -> i64:
        return self.mage(seat).charges - self.charges[seat] if resource == CHARGES else 1  # AE-67

    def purse(self, purpose: i64) -> i64:
        """The aether that may be spent on something (AE-64)."""
        if purpose == FOR_OTHER:
            return self.aether + self.aether_shard
        if purpose == FOR_GEM:
            return self.aether + self.aether_shard + self.aether_cards
        if purpose == FOR_RELIC:
            return self.aether + self.aether_cards
        return self.aether + self.aether_cards + self.aether_spells

    def payable(self, seat: i64, purpose: i64) -> list[int]:
        """AE-Q22: the more restricted aether first."""
        return PAYABLE[purpose]

    def held(self, seat: i64, resource: i64) -> i64:
        if resource == AETHER_SHARD:
            return self.aether_shard
        if resource == AETHER_CARDS:
            return self.aether_cards
        return self.aether_spells if resource == AETHER_SPELLS else self.aether

    def spend(self, seat: i64, resource: i64, n: i64) -> None:
        if resource == AETHER_SHARD:
            self.aether_shard -= n
        elif resource == AETHER_CARDS:
            self.aether_cards -= n
        elif resource == AETHER_SPELLS:
            self.aether_spells -= n
        else:
            self.aether -= n

    def purpose_of(self, card: i64) -> i64:
        """What buying a card of the supply is."""
        definition = self.card(card)
        if definition.is_gem:
            return FOR_GEM
        return FOR_SPELL if definition.is_spell else FOR_RELIC

    # -- life ----------------------------------------------------------------------------------------------------------

    def heal(self, seat: i64, n: i64) -> None:
        """A mage gains life, never beyond the start, and never when exhausted (AE-17, AE-105)."""
        life: i64 = self.life[seat]
        if life == 0 or life >= self.life_cap:
            return
        self.life[seat] = life + n if life + n < self.life_cap else self.life_cap
        if self.events is not None:
            self.note("heal", seat, NO_CARD, self.life[seat] - life)

    def heal_gravehold(self, n: i64) -> None:
        before = self.gravehold
        self.gravehold = before + n if before + n < self.gravehold_cap else self.gravehold_cap
        if self.events is not None and self.gravehold > before:
            self.note("heal-gravehold", NOBODY, NO_CARD, self.gravehold - before)

    # -- the nemesis ---------------------------------------------------------------------------------------------------

    def tier(self) -> i64:
        """The nemesis tier, always read from play and discard (AE-117, AE-Q01, AE-Q02)."""
        best: i64 = 1
        for zone in (IN_PLAY, NEMESIS_DISCARD):
            for card in self.zones[zone]:
                tier = self.card(card).tier
                if tier > best:
                    best = tier
        return best

    def nemesis_cards_used(self) -> i64:
        """How many nemesis cards lie in the turn-order discard."""
        n: i64 = 0
        for card in self.zones[TURN_DISCARD]:
            if self.card(card).turn_of == NEMESIS_TURN:
                n += 1
        return n

    def token_range(self) -> tuple[int, int]:
        mat = self.nemesis()
        return mat.token_range_increased if self.increased else mat.token_range

    def counter(self, card: i64) -> i64:
        """Life of a minion or power tokens of a power in play."""
        return self.counters[self.zones[IN_PLAY].index(card)]

    def enter(self, card: i64, zone: i64) -> None:
        """A nemesis card enters play with its printed life or power tokens (AE-92, AE-93)."""
        self.move(card, zone, 0, IN_PLAY, 0)
        self.counters.append(self.printed(card))
        if self.events is not None:
            self.note("enters", NOBODY, card, self.printed(card))

    def leave(self, card: i64, zone: i64) -> None:
        """A nemesis card leaves play; its tokens go."""
        del self.counters[self.zones[IN_PLAY].index(card)]
        self.move(card, IN_PLAY, 0, zone, 0)

    def put_under(self, card: i64, source: i64, target: i64) -> None:
        """A card becomes the bottom card of a pile (AE-Q39)."""
        take_out(to_take(self, source, 0), card)
        to_change(self, target, 0).insert(0, card)
        if self.events is not None:
            self.moved(card, source, 0, target, 0)
            self.note("under", NOBODY, card)

    def shuffle_into_turns(self, card: i64) -> None:
        """A used turn-order card goes back into its deck."""
        self.move(card, TURN_DISCARD, 0, TURN_DECK, 0)
        if self.events is not None:
            self.note("turn-back", NOBODY, card)
        self.shuffle(TURN_DECK)

    # -- turn order ----------------------------------------------------------------------------------------------------

    def next_turn_card(self) -> i64:
        """The top card of the turn-order deck, made anew from its discard if it is empty (AE-33, AE-Q19)."""
        deck = self.zones[TURN_DECK]
        if not deck:
            used = to_take(self, TURN_DISCARD, 0)
            deck.extend(used)
            used.clear()
            self.shuffle(TURN_DECK)
        return deck[-1]

    def pair_cards(self) -> list[int]:
        return list(range(self.first_pair_card, self.first_pair_card + 4))

    def pair_index(self, card: i64) -> i64:
        return card - self.first_pair_card

    def taker(self, card: i64) -> i64:
        """Who took the turn of a pair card in the discard; NOBODY if nobody did (AE-Q18)."""
        if card in self.zones[TURN_DISCARD]:
            return self.pair_takers[self.pair_index(card)]
        return NOBODY

    # -- the table -----------------------------------------------------------------------------------------------------

    def spokesman(self) -> i64:
        """Who answers for the table when no vote is taken (AE-Q34)."""
        return self.turn if self.turn >= 0 else self.speaker
