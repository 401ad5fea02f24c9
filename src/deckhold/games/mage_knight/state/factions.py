"""The factions of enemies: their piles, whose an enemy is, and the places that they hold (29.2, 29.8)."""

from typing import Final, cast

from mypy_extensions import i64

from deckhold.engine.bits import has
from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import take_out
from deckhold.games.mage_knight.definitions import FactionToken, Place
from deckhold.games.mage_knight.state.ground import find_again
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.zones import (
    BOX,
    FACTION_PILE,
    FACTION_TOKENS,
    FACTION_USED,
    FIELD,
    MEMBER,
    PILE,
    PLACES,
    TOKEN_PILE,
    TOKEN_USED,
    USED_PILE,
)
from deckhold.games.mage_knight.terms import (
    BLACK,
    BLUE,
    COLOURS,
    DARK_CRUSADERS,
    ELEMENTALISTS,
    GAME,
    NO_FACTION,
    RED,
    moments,
)

DARK_FACES: Final = moments(BLACK, RED, BLUE)  # of a die that tells the faction (MX-350)


# -- piles -------------------------------------------------------------------------------------------------------------


def sorts(s: Mage, faction: i64) -> bool:
    """Whether the tokens of a faction have piles of their own in this game (MX-348)."""
    return faction in s.scenario.factions


def stands_in_for(s: Mage, token: i64) -> i64:
    """The faction for whose enemy an ordinary one was taken, or NO_FACTION (MX-351)."""
    for entry in s.lasting:
        if entry.op is MEMBER and entry.card == token:
            return entry.b
    return NO_FACTION


def faction_of(s: Mage, token: i64) -> i64:
    """The faction of an enemy: the one that it stands in for, or as it is printed (MX-351)."""
    instead = stands_in_for(s, token)
    return s.enemy(token).faction if instead == NO_FACTION else instead


def random_faction(s: Mage, seat: i64) -> i64:
    """A mana die tells the faction (MX-350)."""
    colour = s.chance(len(COLOURS))
    if s.events is not None:
        s.note("roll", seat, NO_CARD, colour)
    return DARK_CRUSADERS if has(DARK_FACES, colour) else ELEMENTALISTS


def top_of_faction(s: Mage, faction: i64, pile: i64) -> i64:
    """The next token of a colour in the pile of a faction, or NO_CARD; what was discarded comes back if need be."""
    tokens = s.zones[FACTION_PILE + faction]
    for i in range(len(tokens) - 1, -1, -1):
        if s.enemy(tokens[i]).pile == pile:
            return tokens[i]
    back = [one for one in s.zones[FACTION_USED] if s.enemy(one).faction == faction and s.enemy(one).pile == pile]
    if not back:
        return NO_CARD
    for one in back:
        take_out(s.to_take(FACTION_USED), one)
        tokens.append(one)
    s.shuffle(FACTION_PILE + faction)
    return top_of_faction(s, faction, pile)


def has_enemies(s: Mage, faction: i64, pile: i64) -> bool:
    """Whether there is a token of a colour in the pile of a faction, or among those that would come back to it."""
    for token in s.zones[FACTION_PILE + faction] + s.zones[FACTION_USED]:
        if s.enemy(token).faction == faction and s.enemy(token).pile == pile:
            return True
    return False


def take_faction_enemy(s: Mage, faction: i64, pile: i64, zone: i64) -> i64:
    """An enemy of a faction comes from its pile to a zone; an ordinary one stands in if all are in use (MX-351).

    Where the faction has no piles of its own the ordinary ones serve (MX-349). NO_CARD: there is none at all.
    """
    if faction != NO_FACTION and sorts(s, faction):
        token = top_of_faction(s, faction, pile)
        if token != NO_CARD:
            s.move(token, FACTION_PILE + faction, 0, zone, 0)
            return token
    token = s.token_from(pile)
    if token != NO_CARD:
        s.move(token, PILE + pile, 0, zone, 0)
        if faction != NO_FACTION and sorts(s, faction):
            s.last(MEMBER, 0, token, GAME, faction)
    return token


def place_faction_enemy(s: Mage, faction: i64, pile: i64, cell: i64, face_up: bool) -> i64:
    """An enemy of a faction comes to a space, if there is one."""
    token = take_faction_enemy(s, faction, pile, FIELD)
    if token != NO_CARD:
        s.place(token, cell)
        if face_up:
            s.show(token, s.map.everybody)
    return token


def used_pile(s: Mage, token: i64) -> i64:
    """Where a token is discarded."""
    enemy = s.enemy(token)
    if enemy.faction != NO_FACTION and sorts(s, enemy.faction):
        return FACTION_USED
    return USED_PILE + enemy.pile


# -- places ------------------------------------------------------------------------------------------------------------


def lay_place(s: Mage, site: i64, cell: i64, seat: i64) -> None:
    """A token covers a space, which is another site from now on (MX-375, MX-424)."""
    for card in s.zones[BOX]:
        token = s.definitions[card]
        if isinstance(token, Place) and token.site == site:
            s.move(card, BOX, 0, PLACES, 0)
            s.place(card, cell, seat)
            if s.events is not None:
                s.note("covers", seat, card)
            find_again(s)
            return
    raise AssertionError("no token of such a place is left")


def freed(s: Mage, cell: i64) -> bool:
    """Whether nobody holds a place (any more)."""
    return not s.enemies_at(cell)


# -- tokens that beaten enemies leave ----------------------------------------------------------------------------------


def win_token(s: Mage, seat: i64, faction: i64) -> None:
    """The top token of a faction comes to a player, face up (MX-379, MX-381).

    Everybody sees what is in force: a token whose effect is goes to no pile before that is over.
    """
    pile = s.zones[TOKEN_PILE + faction]
    if not pile:
        held = [entry.card for entry in s.lasting]
        used = [one for one in s.zones[TOKEN_USED] if one not in held]
        back = [one for one in used if cast(FactionToken, s.definitions[one]).faction == faction]
        if not back:
            return
        for one in back:
            take_out(s.to_take(TOKEN_USED), one)
            pile.append(one)
        s.shuffle(TOKEN_PILE + faction)
    card = pile[len(pile) - 1]
    s.move(card, TOKEN_PILE + faction, 0, FACTION_TOKENS, seat)
    if s.events is not None:
        s.note("faction-token", seat, card)
