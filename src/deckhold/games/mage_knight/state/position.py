"""The position: heroes, mana, the map and the combat that is fought."""

from typing import TYPE_CHECKING, Final, cast, final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import take_out, with_number
from deckhold.engine.hexes import NO_CELL
from deckhold.engine.ops.lasting import modified, set_off
from deckhold.games.mage_knight.definitions import (
    Deed,
    Enemy,
    Hex,
    Ruin,
    Skill,
    Tactic,
    Tile,
    Unit,
    timely,
)
from deckhold.games.mage_knight.state.record import Record
from deckhold.games.mage_knight.state.world import CENTRE_SLOT, SEVEN
from deckhold.games.mage_knight.state.zones import (
    ARMOR,
    BEST,
    BOX,
    COMMAND,
    COMPANION,
    DECK,
    DISCARD,
    FIELD,
    FIGURE,
    FOUGHT,
    HAND,
    HAND_LIMIT,
    LEVEL_FAME,
    LOOKED,
    NOBODY,
    PILE,
    PLACES,
    PURSUES,
    SEALED_ROWS,
    TACTIC_OF,
    TOP_LEVEL,
    TOUCHED,
    TURN_OWED,
    UNDER_WAY,
    UNITS,
    USED_PILE,
    WORST,
    WOUND_TAKEN,
    WOUNDS,
)
from deckhold.games.mage_knight.terms import (
    ATTACK_TIME,
    BLOW,
    CITY_SITE,
    DARK_SITES,
    ENEMY,
    MAZES,
    MELEE,
    MOVING,
    NO_FACTION,
    PHYSICAL,
    PORTAL,
    RANGED,
    RANGED_PHASE,
    ROUND,
    SIEGE,
    STARTING,
    TURN,
    WAITING,
)

if TYPE_CHECKING:
    pass

WARDED: Final = "wounded"  # 0: the next wound does not reach a hero


@final
class Mage(Record):
    """Mage Knight: what the rules ask of a position; its numbers stand in record.py, what is about mana in purse.py."""

    def clone(self) -> "Mage":
        twin = Mage()
        self.copy_to(twin)
        return twin

    # -- definitions ---------------------------------------------------------------------------------------------------

    def deed(self, card: i64) -> Deed:
        return cast(Deed, self.definitions[card])

    def unit(self, card: i64) -> Unit:
        return cast(Unit, self.definitions[card])

    def skill(self, card: i64) -> Skill:
        return cast(Skill, self.definitions[card])

    def tactic(self, card: i64) -> Tactic:
        return cast(Tactic, self.definitions[card])

    def enemy(self, card: i64) -> Enemy:
        return cast(Enemy, self.definitions[card])

    def ruin(self, card: i64) -> Ruin:
        return cast(Ruin, self.definitions[card])

    # -- heroes --------------------------------------------------------------------------------------------------------

    def figure(self, seat: i64) -> i64:
        """The hero of a seat."""
        return self.at(FIGURE, seat)[0]

    def at_hero(self, seat: i64) -> bool:
        """Whether a seat has its hero yet."""
        return len(self.at(FIGURE, seat)) > 0

    def where(self, seat: i64) -> i64:
        """The space where a hero stands, or NO_CELL while it is off the map."""
        return NO_CELL if self.off_map[seat] else self.spot[self.figure(seat)]

    def armor_of(self, seat: i64) -> i64:
        return ARMOR[self.level[seat] - 1]

    def hand_limit(self, seat: i64) -> i64:
        """What the level token says, without any bonus."""
        return HAND_LIMIT[self.level[seat] - 1]

    def command(self, seat: i64) -> i64:
        """How many units a hero can lead by its level."""
        return COMMAND[self.level[seat] - 1]

    def tactic_number(self, card: int) -> int:
        return self.tactic(card).number

    def portal(self) -> i64:
        """The space where heroes come from: the centre of the starting tile."""
        return CENTRE_SLOT

    def competitive(self) -> bool:
        """Whether competitive skills and spells are in the game: not alone, not together (MK-034, MK-594)."""
        return self.seats > 1 and len(self.sides) > 1

    def interactive(self) -> bool:
        """Whether the players have agreed to do without what hinders others (MK-555)."""
        return self.options.get("interactive", "yes") == "yes"

    def idle_command(self, seat: i64) -> i64:
        """Command tokens without a unit."""
        return modified(self, "command", seat, NO_CARD, self.command(seat)) - len(self.at(UNITS, seat))

    def free_command(self, seat: i64) -> i64:
        """How many units more can be led: by a command token each, or by a banner that lies ready for one (MX-063)."""
        return self.idle_command(seat) + modified(self, "standard", seat, NO_CARD, 0)

    def disbandable(self, seat: i64) -> list[int]:
        """Units that make room for another one: each leaves it a command token (MK-201, MK-704)."""
        return [u for u in self.at(UNITS, seat) if not self.bound(seat, u) and not self.on_banner(seat, u)]

    def on_banner(self, seat: i64, unit: i64) -> bool:
        """Whether a unit is led by a banner in place of a command token (MX-063)."""
        return len(self.lasting) > 0 and modified(self, "command", seat, unit, 0) > 0

    def bound(self, seat: i64, unit: i64) -> bool:
        """Whether a unit is bound to its hero: it is never disbanded and follows everywhere."""
        return len(self.lasting) > 0 and modified(self, "bound", seat, unit, 0) > 0

    def takes_part(self, seat: i64, unit: i64) -> bool:
        """Whether a unit may be used where its hero is: not where units have no part (MK-683), but a companion."""
        if not self.alone:
            return True
        if has(MAZES, self.site[self.fight_cell]):
            return self.marked(COMPANION, unit)  # MX-027
        return self.bound(seat, unit)

    def in_time(self, seat: i64, card: i64, times: i64) -> bool:
        """Whether an effect can be played now; an attack in the ranged phase too where it counts as a siege attack.

        Between heroes a combat has started for each of them with the first thing that it has done in it.
        """
        if timely(self, times):
            return True
        if self.rival >= 0 and has(times, STARTING):
            for entry in self.lasting:
                if entry.op is UNDER_WAY and entry.seat == seat:
                    return False
            return True
        if self.moment != RANGED_PHASE or not times & ATTACK_TIME or not self.lasting:
            return False
        return modified(self, "reach", seat, card, MELEE) != MELEE

    def on_turn(self, seat: i64) -> bool:
        """Whether the turn of a seat is open, or one that it takes in advance."""
        return self.in_own_turn(seat) and self.moment != WAITING

    def take_another_turn(self, seat: i64) -> None:
        """Another turn follows at once; whoever has taken the next one in advance gets that one back (MK-Q65)."""
        if self.skips[seat]:
            self.skips = with_number(self.skips, seat, 0)
        elif self.order[self.order_at] == seat:
            self.extra_turns += 1
        elif self.in_own_turn(seat):
            self.last(TURN_OWED, seat, NO_CARD, ROUND)  # that one is back already: another one follows it

    def may_take_another(self, seat: i64) -> bool:
        """Whether another turn can follow: this one is the own, or the next one was taken in advance."""
        return self.skips[seat] != 0 or self.order[self.order_at] == seat or self.in_own_turn(seat)

    def has_room(self, seat: i64) -> bool:
        """Whether a unit can be gained, by disbanding another one perhaps."""
        return self.free_command(seat) > 0 or len(self.disbandable(seat)) > 0

    def free_to_act(self, seat: i64) -> bool:
        """Whether an action may be declared: none was, and no pursuers attack, for that fight is one (MX-368)."""
        if not self.may_stop(seat):
            return False
        if self.numbers.pursuit:
            from deckhold.games.mage_knight.rules.pursuing import attackers

            return not attackers(self, seat)
        return True

    def may_stop(self, seat: i64) -> bool:
        """Whether the movement may end here for an action: no other hero is there, this one not exhausted (MK-262)."""
        if self.moment != MOVING or self.exhausted(seat):
            return False
        cell = self.where(seat)
        return cell != NO_CELL and (self.many_may_stay(cell) or len(self.heroes_at(cell)) == 1)

    def exhausted(self, seat: i64) -> bool:
        """Nothing but wounds in hand and nothing played yet: only a rest is possible (MK-Q67)."""
        if self.did_play or self.did_move or self.usable_hand(seat):
            return False
        aside = self.laid_aside(seat)
        for card in aside:
            if not self.deed(card).is_wound:
                return False
        return len(self.at(HAND, seat)) + len(aside) > 0

    def many_may_stay(self, cell: i64) -> bool:
        """The portal, and a conquered city (MK-263)."""
        site = self.site[cell]
        return (site == PORTAL and not self.portal_closed) or (site == CITY_SITE and not self.defenders(cell))

    def tactic_of(self, seat: i64) -> i64:
        """The tactic of a seat this round, or NO_CARD."""
        held = self.at(TACTIC_OF, seat)
        return held[0] if held else NO_CARD

    def gain_fame(self, seat: i64, n: i64) -> None:
        """Fame comes at once, levels at the end of the turn (MK-323)."""
        if n <= 0:
            return
        if self.seals and self.fame_kept_back(seat, n) > 0:
            from deckhold.games.mage_knight.rules.seals import stop_at_seal

            stop_at_seal(self, seat, n)
            return
        before = self.fame[seat]
        self.fame[seat] = self.fame_with(seat, n)
        if self.events is not None:
            self.note("fame", seat, NO_CARD, self.fame[seat] - before)

    def fame_with(self, seat: i64, n: i64) -> i64:
        """The fame of a hero who gains so much, whatever seals lie on the track."""
        fame = self.fame[seat] + n
        return fame + line_of(fame) - line_of(self.fame[seat]) if self.scenario.blitz else fame  # MK-590, MK-Q71

    def fame_kept_back(self, seat: i64, n: i64) -> i64:
        """How much of it a seal keeps back: whoever would enter its row stays on the field before (MX-197)."""
        if not self.seals:
            return 0
        fame = self.fame_with(seat, n)
        return max(0, min(fame - self.last_open_field(), fame - self.fame[seat]))

    def last_open_field(self) -> i64:
        """The last field of the fame track before the nearest seal."""
        rows = SEALED_ROWS[str(self.options["restraint"])]
        return LEVEL_FAME[rows[len(rows) - len(self.seals)] - 1] - 1

    def change_reputation(self, seat: i64, n: i64) -> None:
        """The marker stays on its track (MK-274, MK-680)."""
        before: i64 = self.reputation[seat]
        after = before + n
        if after > BEST:
            after = BEST
        elif after < WORST:
            after = WORST
        self.reputation[seat] = after
        if self.events is not None and after != before:
            self.note("reputation", seat, NO_CARD, after - before)

    # -- points --------------------------------------------------------------------------------------------------------

    def gain_move(self, seat: i64, n: i64) -> None:
        self.move_points += n
        if self.events is not None:
            self.note("gain-move", seat, NO_CARD, n)

    def gain_influence(self, seat: i64, n: i64) -> None:
        self.influence += n
        if self.events is not None:
            self.note("gain-influence", seat, NO_CARD, n)

    def gain_healing(self, seat: i64, n: i64) -> None:
        self.healing += n
        if self.events is not None:
            self.note("gain-healing", seat, NO_CARD, n)

    def add_attack(self, seat: i64, card: i64, n: i64, element: i64, reach: i64) -> None:
        """Attack points come to the attack that is put together, as what is in force makes them."""
        n = modified(self, "attack-gained", seat, card, n)
        ranged = reach == RANGED
        if ranged:
            n = modified(self, "ranged-gained", seat, card, n)
        element = modified(self, "element", seat, card, element)
        reach = modified(self, "reach", seat, card, reach)
        if element == PHYSICAL and self.lasting:
            n = modified(self, "physical-attack", seat, card, n)
            n = modified(self, "physical-siege" if reach == SIEGE else "physical-ranged", seat, card, n)
            set_off(self, "physical-played", seat, card)
        self.strike[reach * 4 + element] += n
        if self.rival >= 0 and 0 <= card < self.unit_count:
            self.engaged = [*self.engaged, int(card), int(reach * 4 + element), int(n)]
        if self.events is not None:
            self.note("gain-attack", seat, card, n)
        set_off(self, "attack-played", seat, card)
        if ranged:
            set_off(self, "ranged-played", seat, card)
        self.fights(seat, card)
        if reach != MELEE and self.lasting:
            set_off(self, "reaching-out", seat, n * len(self.strike) + reach * 4 + element)

    def add_block(self, seat: i64, card: i64, n: i64, element: i64, swift: bool) -> None:
        """Block points come to the block that is put together."""
        n = modified(self, "block-gained", seat, card, n)
        element = modified(self, "block-element", seat, card, element)
        self.guard[element + (4 if swift else 0)] += n
        if self.events is not None:
            self.note("gain-block", seat, card, n)
        set_off(self, "block-played", seat, card)
        self.fights(seat, card)

    def fights(self, seat: i64, card: i64) -> None:
        """A unit attacks or blocks: some effects count that."""
        if 0 <= card < self.unit_count:
            set_off(self, "unit-fights", seat, card)
            if not self.marked(FOUGHT, card):
                self.last(FOUGHT, seat, card, TURN)
            self.last(TOUCHED, seat, card, BLOW)

    # -- the map -------------------------------------------------------------------------------------------------------

    def hex_at(self, cell: i64) -> Hex:
        """What is printed on a space of the map; there must be a tile."""
        position = cell // SEVEN
        tile = cast(Tile, self.definitions[self.tile_at[position]])
        return tile.hexes[slot_of(cell % SEVEN, self.turned[position])]

    def friendly_shield(self, cell: i64, seat: i64) -> bool:
        """Whether a space bears the shield of a seat or of a team mate (MK-536)."""
        for side in self.sides:
            if seat in side:
                for mate in side:
                    if has(self.shields[cell], mate):
                        return True
        return False

    def own_shield(self, cell: i64, seat: i64) -> bool:
        return has(self.shields[cell], seat)

    def put_shield(self, cell: i64, seat: i64, alone: bool = False) -> None:
        """A seat marks a space; `alone`: in place of every other shield there."""
        shields = self.shields.copy()
        shields[cell] = bit(seat) if alone else shields[cell] | bit(seat)
        self.shields = shields
        if self.events is not None:
            self.note("shield", seat, NO_CARD, cell)

    def tokens_at(self, cell: i64) -> list[int]:
        """The enemy and ruin tokens on a space."""
        return [card for card in self.zones[FIELD] if self.spot[card] == cell]

    def enemies_at(self, cell: i64) -> list[int]:
        """The enemies that hold a space."""
        return [
            card
            for card in self.zones[FIELD]
            if self.spot[card] == cell and isinstance(self.definitions[card], Enemy) and not self.roams(card)
        ]

    def roams(self, token: i64) -> bool:
        """Whether an enemy has left its place to pursue a hero: it belongs to no space (MX-366)."""
        if self.numbers.pursuit:
            for entry in self.lasting:
                if entry.op is PURSUES and entry.card == token:
                    return True
        return False

    def defenders(self, cell: i64) -> list[int]:
        """The garrison of a city; of a megapolis that of both parts, which are neighbours (MK-566)."""
        out: list[int] = []
        for card in self.zones[FIELD]:
            spot = self.spot[card]
            if self.site[spot] == CITY_SITE and self.cells.distance(spot, cell) <= 1:
                out.append(card)
        return out

    def heroes_at(self, cell: i64) -> list[int]:
        """The seats whose heroes stand on a space."""
        return [seat for seat in range(self.seats) if self.where(seat) == cell and not self.out[seat]]

    def token_from(self, pile: i64) -> i64:
        """The top token of a pile, made anew from what was discarded if need be; NO_CARD if there is none (MK-Q42)."""
        tokens = self.zones[PILE + pile]
        if not tokens:
            used = self.to_take(USED_PILE + pile)
            if not used:
                for card in self.left_in_box(pile):
                    self.move(card, BOX, 0, PILE + pile, 0)
                if not tokens:
                    return NO_CARD
            tokens.extend(used)
            used.clear()
            self.shuffle(PILE + pile)
        return tokens[len(tokens) - 1]

    def has_token(self, pile: i64) -> bool:
        """Whether a token of a pile could be drawn (MK-Q42)."""
        return bool(self.zones[PILE + pile] or self.zones[USED_PILE + pile] or self.left_in_box(pile))

    def left_in_box(self, pile: i64) -> list[int]:
        """Ordinary tokens that come to a pile in whose place factions are used, if their tokens do not suffice."""
        out: list[int] = []
        if self.options["faction-tokens"] == "instead":
            for card in self.zones[BOX]:
                one = self.definitions[card]
                if one.kind == ENEMY and isinstance(one, Enemy) and one.pile == pile and one.faction == NO_FACTION:
                    out.append(card)
        return out

    # -- deed cards ----------------------------------------------------------------------------------------------------

    def take_wound(self, seat: i64) -> bool:
        """A wound card comes from the pile to the hand; whether it did."""
        pile = self.zones[WOUNDS]
        if not pile or self.wards_off(seat):
            return False
        card = pile[len(pile) - 1]
        self.move(card, WOUNDS, 0, HAND, seat)
        self.last(WOUND_TAKEN, seat, card, TURN)
        if self.events is not None:
            self.note("wound", seat)
        if self.in_combat() and seat in (self.turn, self.rival):
            self.wounds_taken[seat] += 1
            if self.wounds_taken[seat] >= self.hand_limit(seat):
                self.drop_hand(seat)
        set_off(self, "wound-to-hand", seat, card)
        return True

    def wards_off(self, seat: i64) -> bool:
        """Whether something keeps a wound away from a hero, which uses it up."""
        if not self.lasting or modified(self, WARDED, seat, NO_CARD, 1):
            return False
        set_off(self, "warded", seat)
        if self.events is not None:
            self.note("warded", seat)
        return True

    def drop_hand(self, seat: i64) -> None:
        """A knocked-out or paralyzed hero discards all cards in hand but wounds (MK-346, MK-349)."""
        for zone in (HAND, LOOKED):
            for card in self.usable_hand(seat) if zone == HAND else self.laid_aside(seat):
                if not self.deed(card).is_wound:
                    self.move(card, zone, seat, DISCARD, seat)
                    if self.events is not None:
                        self.note("discard", seat, card)

    def dark(self) -> bool:
        if super().dark():
            return True
        if not self.zones[PLACES] or self.turn >= self.seats:
            return False
        cell = self.where(self.turn)
        return cell != NO_CELL and has(DARK_SITES, self.site[cell])  # MX-375

    def in_combat(self) -> bool:
        return STARTING <= self.moment < WAITING

    def wounds_in(self, zone: i64, seat: i64) -> list[int]:
        return [card for card in self.at(zone, seat) if self.deed(card).is_wound]

    def usable_hand(self, seat: i64) -> list[int]:
        """The cards in hand that are no wounds."""
        return [card for card in self.at(HAND, seat) if not self.deed(card).is_wound]

    def laid_aside(self, seat: i64) -> list[int]:
        """Cards of the hand that lie aside for mana that was not used yet."""
        return [card for card in self.at(LOOKED, seat) if isinstance(self.definitions[card], Deed)]

    def ready_units(self, seat: i64) -> list[int]:
        return [unit for unit in self.at(UNITS, seat) if not self.spent[unit] and not self.hurt[unit]]

    def draw(self, seat: i64, n: i64) -> None:
        """As far as there are cards: discards are not shuffled back (MK-405)."""
        deck = self.at(DECK, seat)
        while n > 0 and deck:
            card = deck[len(deck) - 1]
            self.move(card, DECK, seat, HAND, seat)
            if self.events is not None:
                self.note("draw", seat, card)
            n -= 1
        if n > 0 and self.lasting:
            set_off(self, "deck-empty", seat, n)  # (The event's number is how many are still to be drawn.)

    def to_discard(self, card: i64, zone: i64, seat: i64) -> None:
        """A card goes to its owner's discard pile."""
        take_out(self.to_take(zone, seat), card)
        self.put(card, DISCARD, seat)
        if self.events is not None:
            self.moved(card, zone, seat, DISCARD, seat)

    def open_to_rivals(self) -> bool:
        """Whether competitive effects still reach others: not after the end of a round was announced (MK-Q90)."""
        return self.announced == NOBODY

    def remap(self, mapping: dict[int, int]) -> None:
        from deckhold.games.mage_knight.state.tiles import guess_tiles

        guess_tiles(self)

    def spokesman(self) -> i64:
        if self.turn < self.seats:
            return self.turn
        return self.order[0] if self.order[0] < self.seats else self.order[1]


def line_of(fame: i64) -> i64:
    """The line of the fame track that a number stands on: lines have 3, 5, 7, ... spaces (MK-X03)."""
    line: i64 = 0
    while line < TOP_LEVEL - 1 and fame >= (line + 1) * (line + 3):
        line += 1
    return line


# Around the centre, counterclockwise from the east, as HEX_NAMES numbers them.
RING: Final = [4, 1, 0, 2, 5, 6]


def slot_of(slot: i64, turned: i64) -> i64:
    """The printed space that lies on a space of a tile which is turned counterclockwise by so many sixths."""
    if turned == 0 or slot == 3:
        return slot
    return RING[(RING.index(slot) - turned) % 6]
