"""Mana: the source, tokens and crystals, and what pays for what (section 11)."""

from typing import Final

from mypy_extensions import i64

from deckhold.engine.bits import bit, has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.ops.lasting import Lasting, modified, set_off
from deckhold.games.mage_knight.definitions import (
    Turns,
)
from deckhold.games.mage_knight.state.zones import (
    ANY_BASIC,
    CONJURED,
    CRYSTAL,
    CRYSTAL_LIMIT,
    CRYSTAL_SPENT,
    DIE,
    FREE,
    HELD,
    HELD_DIE,
    INFLUENCE,
    MOVE,
    NOBODY,
    PARTIAL,
    TAKEN,
    TOKEN,
)
from deckhold.games.mage_knight.terms import (
    BASICS,
    BLACK,
    BLOCK_PHASE,
    COLOURS,
    GOLD,
    TURN,
    WAITING,
)

MANA_FORMS: Final = [DIE, HELD_DIE, TOKEN, CRYSTAL]
ALL_FORMS: Final = [CONJURED, *MANA_FORMS]
BASIC_COLOURS: Final = 0b1111

# How mana is used: as what it is, or as another colour by an effect that allows it once, for a die or for any mana.
AS_IT_IS: Final = 0
BY_DIE: Final = 1
BY_MANA: Final = 2


def colour_of(resource: i64) -> i64:
    """The colour of a form of mana."""
    if resource < CRYSTAL:
        return resource % TOKEN
    return resource - CRYSTAL if resource < HELD_DIE else (resource - HELD_DIE) % TOKEN


class Purse(Turns):
    """The part of a position that is about mana and points: all of it is `state.position.Mage`."""

    night: bool = False
    turn: i64 = 0  # the seat that is on turn, or the dummy's number
    friendly: bool = False  # by day gold dice are spared while others do (MK-556)
    night_rules: bool = False  # inside: gold mana is of no use, black is
    crystals: list[int]  # seat * 4 + colour
    tokens: list[int]  # seat * 6 + colour: mana in the play area
    move_points: i64 = 0
    influence: i64 = 0
    healing: i64 = 0
    dice_left: i64 = 0  # dice of the source that may still be used this turn
    dice: list[int]  # the colour each shows
    die_state: list[int]
    die_owner: list[int]  # whose card a die lies on, or who has taken it from the source
    acting: i64 = NOBODY  # in a combat between heroes: who plays cards now
    striker: i64 = NOBODY  # who attacks
    attack_mana: i64 = 0  # mana that the attacker has used on the attack
    attends: bool = False  # the defender takes its next turn in advance

    def player(self) -> i64:
        """Who plays cards now: whoever is on turn, or acts in a combat between heroes."""
        return self.turn if self.acting == NOBODY else self.acting

    def in_own_turn(self, seat: i64) -> bool:
        """Whether a seat that plays cards does so in its own turn, one that is taken in advance included (MK-472)."""
        return (seat == self.turn or self.attends) and not (self.lasting and self.marked(PARTIAL))

    def dark(self) -> bool:
        """Whether it is night, or night rules hold where the hero is (MK-195)."""
        return self.night or self.night_rules

    def gold_works(self) -> bool:
        """By day, but not where night rules hold (MK-186, MK-187, MK-195); an effect may say otherwise."""
        works = not self.dark()
        return works or (len(self.lasting) > 0 and modified(self, "mana-works", self.player(), GOLD, 0) > 0)

    def black_works(self) -> bool:
        works = self.dark()
        return works or (len(self.lasting) > 0 and modified(self, "mana-works", self.player(), BLACK, 0) > 0)

    def gain_token(self, seat: i64, colour: i64) -> None:
        self.tokens[seat * 6 + colour] += 1
        if self.events is not None:
            self.note("token", seat, NO_CARD, colour)

    def gain_crystal(self, seat: i64, colour: i64) -> None:
        """A fourth crystal of a colour becomes mana, while there is a play area (MK-173, MK-Q04)."""
        if self.crystals[seat * BASICS + colour] < CRYSTAL_LIMIT:
            self.crystals[seat * BASICS + colour] += 1
            if self.events is not None:
                self.note("crystal", seat, NO_CARD, colour)
        elif self.moment != WAITING:
            self.gain_token(seat, colour)

    def usable(self, colour: i64) -> bool:
        """Whether mana of a colour can be used at all now."""
        if colour == GOLD:
            return self.gold_works()
        return self.black_works() if colour == BLACK else True

    def held(self, seat: i64, resource: i64) -> i64:
        """How much of a form of mana a seat can pay with now, or how many points it has."""
        if resource < TOKEN:
            return self.free_dice(resource) if self.may_use_dice(seat) else 0
        if resource < CRYSTAL:
            return self.tokens[seat * 6 + resource - TOKEN]
        if resource < HELD_DIE:
            return self.crystals[seat * BASICS + resource - CRYSTAL]
        if resource < CONJURED:
            n: i64 = 0
            if not self.in_own_turn(seat):
                return n  # MK-X08
            for i in range(len(self.dice)):
                if self.die_state[i] == HELD and self.die_owner[i] == seat and self.dice[i] == resource - HELD_DIE:
                    n += 1
            return n
        if resource < MOVE:
            return modified(self, "conjured", seat, resource - CONJURED, 0)
        if resource == MOVE:
            return self.move_points
        if resource == INFLUENCE:
            return self.influence
        return self.healing

    def dice_showing(self, colour: i64) -> i64:
        """How many free dice of the source show a colour; depleted ones are of no use (MK-191)."""
        return self.free_dice(colour) if self.usable(colour) else 0

    def free_dice(self, colour: i64) -> i64:
        """How many free dice of the source show a colour, depleted ones too."""
        n: i64 = 0
        for i in range(len(self.dice)):
            if self.die_state[i] == FREE and self.dice[i] == colour:
                n += 1
        return n

    def may_use_dice(self, seat: i64) -> bool:
        """Whether a seat may still use a die of the source this turn."""
        return self.dice_left > 0 and (not self.lasting or modified(self, "source", seat, NO_CARD, 1) > 0)

    def serving(self, seat: i64, purpose: i64) -> i64:
        """The colours whose mana serves for a colour, as a bit set: gold for any basic one (MK-186)."""
        if purpose in (BLACK, GOLD):
            colours = bit(purpose) if self.usable(purpose) else 0
        else:
            colours = BASIC_COLOURS if purpose == ANY_BASIC else bit(purpose)
            if self.gold_works():
                colours |= bit(GOLD)
        return modified(self, "mana-for", seat, purpose, colours) if self.lasting else colours

    def payable(self, seat: i64, purpose: i64) -> list[int]:
        """The forms of mana that pay for a colour: die, what lies on a card, token, crystal."""
        return self.forms_for(seat, purpose, purpose < BASICS and self.dice_showing(purpose) > 0)

    def forms_for(self, seat: i64, purpose: i64, shown: bool) -> list[int]:
        """The same; `shown`: a die of that very colour is still in the source."""
        colours = self.serving(seat, purpose)
        dice = colours
        forms = MANA_FORMS
        if self.lasting:
            colours |= modified(self, "mana-once", seat, purpose, 0)
            dice = self.dice_for(seat, purpose, colours) | modified(self, "die-once", seat, purpose, 0)
            forms = ALL_FORMS
        if shown and self.friendly and not self.night:
            dice &= ~bit(GOLD)  # MK-556
        out: list[int] = []
        for form in forms:
            serve = dice if form == DIE else colours
            for colour in range(BASICS if form == CRYSTAL else len(COLOURS)):
                if serve & bit(colour):
                    out.append(form + colour)
        return out

    def dice_for(self, seat: i64, purpose: i64, colours: i64) -> i64:
        """What dice of the source may show to serve for a colour, besides these."""
        return modified(self, "dice-for", seat, purpose, colours)

    def spend(self, seat: i64, resource: i64, n: i64) -> None:
        """Mana is used, or points are."""
        if resource < TOKEN:
            for _ in range(n):
                self.use_die(seat, resource)
        elif resource < CRYSTAL:
            self.tokens[seat * 6 + resource - TOKEN] -= n
        elif resource < HELD_DIE:
            self.crystals[seat * BASICS + resource - CRYSTAL] -= n
            for _ in range(n):
                self.last(CRYSTAL_SPENT, seat, NO_CARD, TURN, resource - CRYSTAL)
        elif resource < CONJURED:
            for i in range(len(self.dice)):
                if self.die_state[i] == HELD and self.die_owner[i] == seat and self.dice[i] == resource - HELD_DIE:
                    self.die_state[i] = TAKEN
                    self.die_owner[i] = NOBODY  # it was none of the source
                    break
        elif resource < MOVE:
            set_off(self, "conjured", seat, resource - CONJURED)
        elif resource == MOVE:
            self.move_points -= n
        elif resource == INFLUENCE:
            self.influence -= n
        else:
            self.healing -= n
        if self.events is not None and resource < MOVE:
            self.note("mana", seat, NO_CARD, resource)

    def use_die(self, seat: i64, colour: i64) -> None:
        """A die is taken at the moment its mana is used (MK-189)."""
        for i in range(len(self.dice)):
            if self.die_state[i] == FREE and self.dice[i] == colour:
                self.die_state[i] = TAKEN
                self.die_owner[i] = seat
                self.dice_left -= 1
                return
        raise AssertionError(f"no die of the source shows {colour}")

    def can_pay(self, seat: i64, owed: i64, colour: i64) -> bool:
        """Whether a seat can pay mana of a colour besides what it owes already (`definitions.owed`).

        Only dice and gold can be wanted by both: every other form has one colour.
        """
        wanted: list[int] = []
        if owed:
            wanted.append((owed - 1) % 8)  # paid first: a toll is on that
            if owed > 8:
                wanted.append(BLACK)
        return self.pays_all(seat, [*wanted, int(colour)])

    def pays_basic(self, seat: i64) -> bool:
        """Whether a seat can pay one mana of some basic colour, with what an effect demands besides."""
        for colour in range(BASICS):
            if self.pays_all(seat, [colour]):
                return True
        return False

    def pays_all(self, seat: i64, wanted: list[int]) -> bool:
        """Whether a seat can pay one mana of each of these colours (ANY_BASIC among them) at once."""
        if self.lasting:
            wanted = self.with_toll(seat, wanted)
        if len(wanted) == 1:
            for resource in self.payable(seat, wanted[0]):
                if self.held(seat, resource) > 0 and not self.not_black(wanted, resource):
                    return True
            return False
        left: list[int] = [self.held(seat, resource) for resource in range(MOVE)]
        return self._match(seat, wanted, 0, left, self.dice_left, self.changes_left(seat))

    def with_toll(self, seat: i64, wanted: list[int]) -> list[int]:
        """These colours, and the first basic one of them twice where an effect demands that."""
        for i in range(len(wanted)):
            if wanted[i] < BASICS:
                if modified(self, "mana-toll", seat, wanted[i], 0):
                    return [*wanted[: i + 1], *wanted[i:]]
                return wanted
        return wanted

    def ways_to_pay(self, seat: i64, wanted: list[int]) -> list[int]:
        """The forms of mana for the first of these colours that leave the others payable."""
        left: list[int] = [self.held(seat, resource) for resource in range(MOVE)]
        out: list[int] = []
        for resource in self.payable(seat, wanted[0]):
            if left[resource] <= 0 or self.not_black(wanted, resource):
                continue
            left[resource] -= 1
            dice = self.dice_left - 1 if resource < TOKEN else self.dice_left
            changes = self.changes_left(seat)
            changes[self.change(seat, wanted[0], resource)] -= 1
            if self._rest(seat, wanted, 0, resource, left, dice, changes):
                out.append(resource)
            left[resource] += 1
        return out

    def not_black(self, wanted: list[int], resource: i64) -> bool:
        """Gold stands in for black in strong effects of spells only: those alone cost other mana besides."""
        return len(wanted) == 1 and wanted[0] == BLACK and colour_of(resource) == GOLD

    def changes_left(self, seat: i64) -> list[int]:
        """How many mana may be used as what they are, and as another colour by each of the effects that allow it once
        (see `change`)."""
        out = [MOVE, 0, 0]
        for entry in self.lasting:
            if entry.seat == seat and isinstance(entry.op, Lasting):
                if entry.op.event == "die-changed":
                    out[BY_DIE] += 1
                elif entry.op.event == "mana-changed":
                    out[BY_MANA] += 1
        return out

    def change(self, seat: i64, purpose: i64, resource: i64) -> i64:
        """Whether mana would be used as a colour that it is not, which an effect allows once: one for dice first."""
        if not self.lasting:
            return AS_IT_IS
        serve = self.serving(seat, purpose)
        if resource < TOKEN:
            serve = self.dice_for(seat, purpose, serve)
        if has(serve, colour_of(resource)):
            return AS_IT_IS
        by_die = resource < TOKEN and has(modified(self, "die-once", seat, purpose, 0), resource)
        return BY_DIE if by_die else BY_MANA

    def mana_used(self, seat: i64, purpose: i64, resource: i64) -> None:
        """Mana was used as a colour: what waits for it happens. (The event's number is the colour.)"""
        if seat == self.striker and self.moment != BLOCK_PHASE:
            self.attack_mana += 1
        if self.lasting:
            change = self.change(seat, purpose, resource)
            if change != AS_IT_IS:
                set_off(self, "die-changed" if change == BY_DIE else "mana-changed", seat, purpose)
            set_off(self, "mana-used", seat, colour_of(resource) if purpose == ANY_BASIC else purpose)

    def _match(self, seat: i64, wanted: list[int], at: i64, left: list[int], dice: i64, changes: list[int]) -> bool:
        if at == len(wanted):
            return True
        for resource in self.forms_for(seat, wanted[at], wanted[at] < BASICS and left[DIE + wanted[at]] > 0):
            if left[resource] <= 0 or (resource < TOKEN and dice <= 0) or self.not_black(wanted, resource):
                continue
            change = self.change(seat, wanted[at], resource)
            if change == BY_DIE and not changes[BY_DIE] and self.changes_any(seat, wanted[at], resource):
                change = BY_MANA
            if changes[change] <= 0:
                continue
            changes[change] -= 1
            left[resource] -= 1
            rest = dice - 1 if resource < TOKEN else dice
            found = self._rest(seat, wanted, at, resource, left, rest, changes)
            left[resource] += 1
            changes[change] += 1
            if found:
                return True
        return False

    def _rest(
        self, seat: i64, wanted: list[int], at: i64, resource: i64, left: list[int], dice: i64, changes: list[int]
    ) -> bool:
        """Whether what comes after the mana number `at` can be paid, with what using that gives."""
        given = self.given(seat, wanted, at, resource)
        if given >= 0:
            left[given] += 1
        found = self._match(seat, wanted, at + 1, left, dice, changes)
        if given >= 0:
            left[given] -= 1
        return found

    def given(self, seat: i64, wanted: list[int], at: i64, resource: i64) -> i64:
        """The mana that the first one of a basic colour gives when it is used, or -1."""
        colour = colour_of(resource) if wanted[at] == ANY_BASIC else wanted[at]
        if not self.lasting or colour >= BASICS or [one for one in wanted[:at] if one < BASICS]:
            return -1
        if not modified(self, "mana-gives", seat, colour, 0):
            return -1
        return (CRYSTAL if self.crystals[seat * BASICS + colour] < CRYSTAL_LIMIT else TOKEN) + colour

    def changes_any(self, seat: i64, purpose: i64, resource: i64) -> bool:
        """Whether an effect that is not for dice alone lets mana be used as a colour that it is not."""
        return has(modified(self, "mana-once", seat, purpose, 0), colour_of(resource))
