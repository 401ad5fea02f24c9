"""The beginning: heroes are chosen, then the table is laid out (sections 1.1, 2, 3)."""

from typing import Final, cast, final

from mypy_extensions import i64

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game, Op, with_number
from deckhold.engine.text import Teller
from deckhold.games.mage_knight.cards.basic import hero_deck
from deckhold.games.mage_knight.definitions import Deed, Enemy, FactionToken, Hero, Skill, Unit
from deckhold.games.mage_knight.ops.verbs import HERO_CHOICE
from deckhold.games.mage_knight.options import INSTEAD, OUT
from deckhold.games.mage_knight.rules.equipping import EQUIP, EQUIPPING_OPS, start_level
from deckhold.games.mage_knight.rules.revealing import lay_out_map
from deckhold.games.mage_knight.rules.rounds import lay_tactics, roll_source, units_offered
from deckhold.games.mage_knight.rules.scenarios import start_reputation
from deckhold.games.mage_knight.rules.seals import lay_seals
from deckhold.games.mage_knight.scenarios import RUINED
from deckhold.games.mage_knight.state.factions import sorts
from deckhold.games.mage_knight.state.general import mark_waverers
from deckhold.games.mage_knight.state.ghosts import lay_ghosts
from deckhold.games.mage_knight.state.offers import clear_units, deal_units, refill
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    ARTIFACTS,
    BOX,
    DECK,
    DUMMY_CARDS,
    DUMMY_DECK,
    DUMMY_SKILLS,
    ELITES,
    FACTION_PILE,
    FIGURE,
    LEVEL_FAME,
    NOBODY,
    PILE,
    REGULARS,
    RUIN_PILE,
    SKILL_STACK,
    SPELL_OFFER,
    SPELLS,
    TACTICS_ASIDE,
    TOKEN_PILE,
    UNIT_OFFER,
    WOUNDS,
)
from deckhold.games.mage_knight.terms import (
    ADVANCED_ACTION,
    ARTIFACT,
    BASICS,
    CITY_SITE,
    COLOURS,
    ENEMY,
    FACTION_PILES,
    FACTION_TOKEN,
    FACTIONS,
    NO_FACTION,
    RUIN,
    SPELL,
    TACTIC,
    UNIT,
    VILLAGE,
    WOUND,
    moments,
)

BLITZ_FAME: Final = 1


@final
class ChooseHero(Op):
    """A player takes one of the heroes that are free (MK-004)."""

    kind = "hero"

    def choices(self, g: Game, ctx: Ctx) -> list[int]:
        s = cast(Mage, g)
        return [act.action(HERO_CHOICE, s.table.kind[card]) for card in free_heroes(s)]

    def chosen(self, g: Game, ctx: Ctx, action: i64) -> None:
        give_hero(cast(Mage, g), ctx.seat, g.table.first[act.first(action)])

    def label(self, g: Game, ctx: Ctx, action: i64, t: Teller) -> str:
        return t.say("do-hero", card=t.name(g.table.defs[act.first(action)].id))

    def rules(self) -> list[str]:
        return ["MK-004"]


def free_heroes(s: Mage) -> list[int]:
    return [card for card in s.zones[BOX] if isinstance(s.definitions[card], Hero)]


def give_hero(s: Mage, seat: i64, card: i64) -> None:
    s.move(card, BOX, 0, FIGURE, seat)
    if s.events is not None:
        s.note("hero", seat, card)


@final
class LayDecks(Op):
    """Tokens and cards are laid ready, first of all (MK-658)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        choose_dummy(s)
        token_piles(s)
        card_decks(s)
        volkare_deck(s)
        if start_level(s) > 1:
            for seat in range(s.seats):
                stack_skills(s, seat)
            s.push(EQUIP, 0)


@final
class LayOut(Op):
    """The rest of the table is laid out, in the order of MK-658."""

    def run(self, g: Game, ctx: Ctx) -> None:
        s = cast(Mage, g)
        refill(s, SPELL_OFFER)
        refill(s, ADVANCED_OFFER)
        first_units(s)
        source(s)
        lay_out_map(s)
        for seat in range(s.seats):
            player(s, seat)
        lay_seals(s)
        lay_ghosts(s)


def choose_dummy(s: Mage) -> None:
    """A hero that nobody has becomes the dummy (MK-520, MK-521)."""
    if not s.dummy:
        return
    free = free_heroes(s)
    card = free[s.chance(len(free))]
    s.move(card, BOX, 0, DUMMY_CARDS, 0)
    hero = s.definitions[card]
    assert isinstance(hero, Hero)
    deal(s, hero.id, DUMMY_DECK, 0)
    if s.scenario.march is None:
        for colour in hero.crystals:
            s.dummy_crystals = with_number(s.dummy_crystals, colour, s.dummy_crystals[colour] + 1)
        s.shuffle(DUMMY_DECK)
    if s.seats == 1:  # MK-529
        s.move_all(skills_of(s, hero.id), BOX, 0, DUMMY_SKILLS, 0)
        s.shuffle(DUMMY_SKILLS)
    if s.events is not None:
        s.note("dummy-hero" if s.scenario.march is None else "volkare-hero", -1, card)


def deal(s: Mage, hero: str, zone: i64, seat: i64) -> None:
    """The cards of a hero's deck go from the box to a zone: of each the first copies that nobody has."""
    free = set(s.zones[BOX])
    cards: list[int] = []
    for id in hero_deck(hero):
        card = next_copy(s, id, free)
        free.remove(card)
        cards.append(card)
    s.move_all(cards, BOX, 0, zone, seat)


def next_copy(s: Mage, id: str, free: set[int]) -> int:
    for card in s.table.copies(id):
        if card in free:
            return card
    raise AssertionError(f"no copy of {id} is left")


def skills_of(s: Mage, hero: str) -> list[int]:
    """A hero's skills: the interactive one that fits the game is among them (MK-034, MK-555)."""
    out: list[int] = []
    for card in s.zones[BOX]:
        skill = s.definitions[card]
        if isinstance(skill, Skill) and skill.hero == hero:
            if (skill.competitive and not s.competitive()) or (skill.cooperative and s.competitive()):
                continue
            if skill.competitive and not s.interactive():
                continue
            out.append(card)
    return out


def to_zone(s: Mage, kind: str, zone: i64) -> None:
    s.move_all(s.table.of_kind(kind), BOX, 0, zone, 0)


def token_piles(s: Mage) -> None:
    """Tokens by colour, and by faction where the scenario wants that (MK-037, MX-348, MX-352, MX-378)."""
    factions = s.options["faction-tokens"]
    only_factions = factions == INSTEAD
    piles: list[list[int]] = [[] for _ in range(6)]
    sorted_out: list[list[int]] = [[] for _ in FACTIONS]
    for card in s.table.of_kind(ENEMY):
        token = s.definitions[card]
        assert isinstance(token, Enemy)
        if token.faction == NO_FACTION:
            if not only_factions or not has(FACTION_PILES, token.pile):
                piles[token.pile].append(card)
        elif sorts(s, token.faction):
            sorted_out[token.faction].append(card)
        elif factions != OUT:
            piles[token.pile].append(card)
    for pile in range(6):
        s.move_all(piles[pile], BOX, 0, PILE + pile, 0)
        s.shuffle(PILE + pile)
    for faction in range(len(FACTIONS)):
        s.move_all(sorted_out[faction], BOX, 0, FACTION_PILE + faction, 0)
        s.shuffle(FACTION_PILE + faction)
    for card in s.table.of_kind(FACTION_TOKEN):
        left = s.definitions[card]
        assert isinstance(left, FactionToken)
        s.move(card, BOX, 0, TOKEN_PILE + left.faction, 0)
    for faction in range(len(FACTIONS)):
        s.shuffle(TOKEN_PILE + faction)
    to_zone(s, RUIN, RUIN_PILE)
    s.shuffle(RUIN_PILE)


def card_decks(s: Mage) -> None:
    """MK-038 to MK-043."""
    to_zone(s, WOUND, WOUNDS)
    to_zone(s, TACTIC, TACTICS_ASIDE)
    to_zone(s, ARTIFACT, ARTIFACTS)
    s.shuffle(ARTIFACTS)
    spells = s.table.of_kind(SPELL)
    if not (s.competitive() and s.interactive()):  # MK-555, MK-594, MK-602
        spells = [card for card in spells if not s.deed(card).competitive]
    s.move_all(spells, BOX, 0, SPELLS, 0)
    s.shuffle(SPELLS)
    left = set(s.zones[BOX])  # some may be drafted
    s.move_all([card for card in s.table.of_kind(ADVANCED_ACTION) if card in left], BOX, 0, ADVANCED, 0)
    s.shuffle(ADVANCED)
    regulars: list[int] = []
    elites: list[int] = []
    for card in s.table.of_kind(UNIT):
        unit = s.definitions[card]
        assert isinstance(unit, Unit)
        if not unit.elite:
            regulars.append(card)
        elif s.scenario.cities == RUINED and unit.sites == moments(CITY_SITE):
            continue  # there is nowhere to recruit them (MX-472)
        elif s.scenario.elites and unit.level <= s.scenario.best_units:
            elites.append(card)
    s.move_all(regulars, BOX, 0, REGULARS, 0)
    s.move_all(elites, BOX, 0, ELITES, 0)
    s.shuffle(REGULARS)
    s.shuffle(ELITES)


def volkare_deck(s: Mage) -> None:
    """The deck of an unused hero, the spells that stay out, and wounds (MX-226)."""
    if s.scenario.march is None:
        return
    for card in s.table.of_kind(SPELL):
        deed = s.definitions[card]
        assert isinstance(deed, Deed)
        if deed.competitive and card in s.zones[BOX]:
            s.move(card, BOX, 0, DUMMY_DECK, 0)
    for card in s.zones[WOUNDS][: s.numbers.wounds]:
        s.move(card, WOUNDS, 0, DUMMY_DECK, 0)
    s.shuffle(DUMMY_DECK)


def first_units(s: Mage) -> None:
    """Regular units only; where the scenario says so one of them can be had in a village (MK-044, MK-575)."""
    before = len(s.zones[UNIT_OFFER])  # whom a skill of the start at a higher level has added
    deal_units(s, units_offered(s), False)
    while s.scenario.village_unit and not village_unit_offered(s):
        clear_units(s)
        s.shuffle(REGULARS)
        deal_units(s, units_offered(s), False)
    mark_waverers(s, before)


def village_unit_offered(s: Mage) -> bool:
    for card in s.zones[UNIT_OFFER]:
        if has(s.unit(card).sites, VILLAGE):
            return True
    return False


def source(s: Mage) -> None:
    """MK-046, MK-047, MX-222; who arrives by night finds basic colours only (MK-552)."""
    n = int(units_offered(s))
    s.dice = [0] * n
    s.die_state = [0] * n
    s.die_owner = [NOBODY] * n
    roll_source(s)
    for i in range(n):
        while s.night and s.dice[i] >= BASICS:
            s.dice[i] = s.chance(len(COLOURS))


def player(s: Mage, seat: i64) -> None:
    """A player's deck, skills and hand (MK-060, MK-062)."""
    hero = s.definitions[s.figure(seat)].id
    deal(s, hero, DECK, seat)
    s.shuffle(DECK, seat)
    if s.level[seat] == 1:
        stack_skills(s, seat)
    s.fame[seat] += LEVEL_FAME[s.level[seat] - 1] + (BLITZ_FAME if s.scenario.blitz else 0)  # MX-Q26
    s.reputation[seat] = start_reputation(s)
    s.draw(seat, s.hand_limit(seat))


def stack_skills(s: Mage, seat: i64) -> None:
    s.move_all(skills_of(s, s.definitions[s.figure(seat)].id), BOX, 0, SKILL_STACK, seat)
    s.shuffle(SKILL_STACK, seat)


@final
class LayTactics(Op):
    """The tactics of the first time of day are laid out (MK-048)."""

    def run(self, g: Game, ctx: Ctx) -> None:
        lay_tactics(cast(Mage, g))


CHOOSE_HERO: Final = ChooseHero()
LAY_DECKS: Final = LayDecks()
LAY_OUT: Final = LayOut()
LAY_TACTICS: Final = LayTactics()
BEGINNING_OPS: Final[dict[str, Op]] = {
    "choose-hero": CHOOSE_HERO,
    "lay-decks": LAY_DECKS,
    "lay-out": LAY_OUT,
    **EQUIPPING_OPS,
    "lay-tactics": LAY_TACTICS,
}
