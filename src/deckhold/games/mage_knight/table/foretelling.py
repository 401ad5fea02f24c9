"""What an answer would do, told before the click: ways and their price, fights, what is revealed or lost."""

from typing import Final, cast

from deckhold.engine import actions as act
from deckhold.engine.bits import has
from deckhold.engine.core import Ctx, Game
from deckhold.engine.hexes import NO_LIMIT, Reach
from deckhold.engine.ops import find_copy
from deckhold.engine.ops.lasting import set_off
from deckhold.engine.text import Teller
from deckhold.engine.view import EXPLORE as EXPLORES
from deckhold.engine.view import FIGHT as FIGHTS_SIGN
from deckhold.engine.view import Preview
from deckhold.games.mage_knight.definitions import REWARD_ADVANCED, REWARD_ARTIFACT, REWARD_DUNGEON, REWARD_SPELL
from deckhold.games.mage_knight.ops.foes import attack_text
from deckhold.games.mage_knight.ops.verbs import (
    ATTACK_HERO,
    BURN,
    CHALLENGE,
    END_PHASE,
    END_TURN,
    ENTER,
    EXPLORE,
    HIT_HERO,
    HIT_UNIT,
    INTERACT,
    MOVE_TO,
    PLAY,
    POWER,
    RECRUIT,
    REST,
    SELL_TOKEN,
    SIDE,
    STRIKE,
    USE_BANNER,
    USE_SKILL,
    USE_UNIT,
    VERBS,
)
from deckhold.games.mage_knight.rules.dealing import FOR_FAME, TOKEN_FAME, calls, price_of, shields_at, swayed, welcome
from deckhold.games.mage_knight.rules.ending import drawn
from deckhold.games.mage_knight.rules.fighting.duel import PARTLY
from deckhold.games.mage_knight.rules.fighting.joint import APPROACH
from deckhold.games.mage_knight.rules.fighting.starting import BURN_PRICE, altar_fame, assault_costs
from deckhold.games.mage_knight.rules.moving import FIGHTS, TUNNELS, WALKS
from deckhold.games.mage_knight.rules.pursuing import attackers, ready_for, sheltered
from deckhold.games.mage_knight.rules.revealing import explore_cost
from deckhold.games.mage_knight.rules.scenarios import begins_fight
from deckhold.games.mage_knight.rules.volkare.attack import DECLARE
from deckhold.games.mage_knight.state.army import price_to_act
from deckhold.games.mage_knight.state.battle import fame_of_targets
from deckhold.games.mage_knight.state.foes import (
    damage_of,
    element_of,
    foe,
    hit_traits,
    left_to_defeat,
    open_hits,
    place_of,
    unit_armor,
    unit_resists,
)
from deckhold.games.mage_knight.state.general import cell_of, strength
from deckhold.games.mage_knight.state.ground import (
    ENTRANCE,
    UNDERGROUND,
    Tunnels,
    assaulted,
    provoked_by,
    reach,
    shut,
    step_cost,
    stride,
    walled,
    withdraw,
    withdrawal,
)
from deckhold.games.mage_knight.state.position import Mage
from deckhold.games.mage_knight.state.wounds import wounds_dealt
from deckhold.games.mage_knight.state.zones import (
    ADVANCED,
    ADVANCED_OFFER,
    ARTIFACTS,
    ATTACKS,
    HAND,
    LEVEL_FAME,
    RESOURCES,
    SPELL_OFFER,
    SPELLS,
    TOP_LEVEL,
    UNIT_OFFER,
    WORST,
)
from deckhold.games.mage_knight.table import sums, uses
from deckhold.games.mage_knight.table.restraint import warn_of_seal
from deckhold.games.mage_knight.table.volkare import before_his_attack
from deckhold.games.mage_knight.terms import (
    ATTACK_PHASE,
    BASICS,
    BLACK,
    BLOCK_PHASE,
    CLOSING,
    COLOURS,
    DAMAGE_PHASE,
    FORTIFIED_SITES,
    LEADER_SITES,
    MOVING,
    NO_COLOUR,
    PARALYZE,
    POISON,
    SIDEWAYS,
    SITES,
    UNFORTIFIED,
)

# What may be added to an attack, a block or to influence.
ADDED: Final = (PLAY, POWER, SIDE, USE_UNIT, USE_SKILL, USE_BANNER)


def previews(g: Game, ctx: Ctx, answered: list[Game], t: Teller) -> list[Preview | None]:
    """Of all answers, each of which has been given on a copy of the game; ways are looked for once."""
    s = cast(Mage, g)
    walks = reach(s, ctx.seat) if any_walk(s) else None
    adding = sums.is_open(s)
    out: list[Preview | None] = []
    for i in range(len(s.answers)):
        action = s.answers[i]
        after = cast(Mage, answered[i])
        leads: sums.Found | None = None
        if adding and act.verb_of(action) in ADDED:
            leads = sums.leading(s, after, int(ctx.seat))
        one = told(s, ctx, action, after, walks, t)
        if leads is not None:
            one = one or Preview()
            one.outlook.leads = leads.total
            one.outlook.enough = leads.enough
            one.outlook.way = way_of(s, int(ctx.seat), action)
        out.append(one)
    return out


def any_walk(s: Mage) -> bool:
    """Whether one of the answers is a way to somewhere."""
    for action in s.answers:
        if act.verb_of(action) == MOVE_TO and act.second(action) == WALKS:
            return True
    return False


def way_of(s: Mage, seat: int, action: int) -> str:
    """How a card is used, where that is not its basic effect: sideways, or with mana of its colour."""
    verb = act.verb_of(action)
    if verb == POWER:
        deed = s.deed(find_copy(s, HAND, seat, act.first(action)))
        for colour in range(BASICS):
            if has(deed.colours, colour):
                return f"mana-{COLOURS[colour]}"
    return "sideways" if verb == SIDE else ""


def told(s: Mage, ctx: Ctx, action: int, after: Mage, walks: Reach | None, t: Teller) -> Preview | None:
    """What is said of an answer in words, and drawn on the map; `after`: the copy where it was given, to be used up."""
    verb = act.verb_of(action)
    seat = ctx.seat
    if ctx.op is DECLARE:
        return before_his_attack(s, ctx, action, t)
    if verb == MOVE_TO:
        return move(s, int(seat), act.first(action), act.second(action), walks, t)
    out = Preview()
    if verb == act.PASS and ctx.op is APPROACH:
        out.warnings.append(t.say("preview-stays-away"))  # MK-511
        return out
    if verb == act.OPTION and ctx.op.kind == "attendance" and act.first(action) == PARTLY:
        out.forecast.append(t.say("preview-partly"))
        return out
    if verb == EXPLORE:
        out.to = s.cells.name(act.first(action))
        out.cost = int(explore_cost(s, seat))
        out.sign = EXPLORES
        out.warnings.append(t.say("preview-reveals"))
        warn_of_seal(s, int(seat), s.scenario.fame_per_tile, out, t)
        return out
    if verb == STRIKE:
        warn_of_seal(s, int(seat), int(fame_of_targets(s)), out, t)
        return out if out.warnings else None
    if verb == SELL_TOKEN:
        warn_of_seal(s, int(seat), TOKEN_FAME if act.second(action) == FOR_FAME else 0, out, t)
        return out if out.warnings else None
    if verb == INTERACT:
        if calls(s, seat, s.where(seat)):
            out.forecast.append(t.say("preview-calls"))
        else:
            out.forecast.append(t.say("preview-interact", n=int(welcome(s, seat))))
        shields = int(shields_at(s, seat, s.where(seat)))
        if shields:
            out.forecast.append(t.say("preview-shields", n=shields))
        points_lost(s, int(s.move_points), False, out, t)
        return out
    if verb == ENTER and altar_fame(s, s.where(seat)):
        warn_of_seal(s, int(seat), int(altar_fame(s, s.where(seat))), out, t)
        points_lost(s, int(s.move_points), False, out, t)
        return out if out.warnings else None
    if verb in (ENTER, BURN) or begins_fight(action):
        out.sign = FIGHTS_SIGN
        out.warnings.append(fight_told(s, int(seat), t) if verb == ENTER else t.say("preview-fight"))
        if verb == BURN and reputation_lost(s, int(seat), -BURN_PRICE):
            out.warnings.append(t.say("preview-reputation", n=-reputation_lost(s, int(seat), -BURN_PRICE)))
        if verb == BURN or (verb == ENTER and has(UNDERGROUND, s.site[s.where(seat)])):  # MK-413, MK-432
            out.warnings.append(t.say("preview-alone"))
        points_lost(s, int(s.move_points), True, out, t)
        return out
    if verb == RECRUIT:
        unit = next(card for card in s.zones[UNIT_OFFER] if s.table.kind[card] == act.first(action))
        out.cost = int(price_of(s, seat, unit))
        change = int(swayed(s, seat, unit))
        if change:
            out.forecast.append(t.say("preview-swayed", sign="+" if change > 0 else "", n=change))
        return out
    if verb == END_TURN:
        if s.moment == MOVING and warn_of_pursuers(s, int(seat), out, t):
            return out
        out.forecast.append(t.say("preview-draws", n=to_draw(s, int(seat))))
        back = int(withdrawal(s, seat))
        if back:
            out.warnings.append(t.say("preview-withdraws", n=back))
        points_lost(s, int(s.move_points) if s.moment in (MOVING, CLOSING) else 0, True, out, t)
        mana = sum([s.tokens[int(seat) * len(COLOURS) + colour] for colour in range(len(COLOURS))])
        if mana:
            out.warnings.append(t.say("preview-mana-lost", n=mana))
        if s.counted and s.turns_left == 1 and not s.extra_turns and not s.guests:  # MK-065, MK-097
            last = s.ending or s.round >= s.numbers.rounds
            out.warnings.append(t.say("preview-game-ends" if last else "preview-round-ends"))
        return out
    if verb in (PLAY, POWER, SIDE):
        return play(s, int(seat), action, after, t)
    if verb in (HIT_UNIT, HIT_HERO) and s.rival < 0:
        return damage(s, int(seat), action, t)
    if verb == END_PHASE:
        end_phase(s, out, t)
        return out
    if verb == CHALLENGE:
        out.sign = FIGHTS_SIGN
        out.warnings.append(t.say("preview-challenge"))
        if not has(s.enemy(act.first(action)).traits, UNFORTIFIED):  # MX-088
            across_wall(s, int(s.where(seat)), s.spot[act.first(action)], out, t)
        join_in(s, [token for token in attackers(s, seat) if token != act.first(action)], out, t)
        points_lost(s, int(s.move_points), True, out, t)
        return out
    if verb == ATTACK_HERO:
        points_lost(s, int(s.move_points), True, out, t)
        return out if out.warnings else None
    if verb == REST:
        warn_of_pursuers(s, int(seat), out, t)
        out.forecast.append(t.say("preview-rest" if s.usable_hand(seat) else "preview-recovery"))
        return out
    if verb == USE_UNIT:
        price = int(price_to_act(s, seat, act.first(action)))
        if price:
            out.warnings.append(t.say("preview-price", n=price))  # MX-050
            return out
    return None


def fight_told(s: Mage, seat: int, t: Teller) -> str:
    """Whom a hero fights who enters the place where it stands: those who hold it, or others who are drawn."""
    held = s.enemies_at(s.where(seat))
    if not held:
        return t.say("preview-fight")
    if [token for token in held if not has(s.known[token], seat)]:
        return t.say("preview-fight-unseen")
    return t.say("preview-fight-with", foes=t.listing([t.name(s.definitions[token].id) for token in held]))


def warn_of_pursuers(s: Mage, seat: int, out: Preview, t: Teller) -> bool:
    """The end of the movement is a fight if pursuers attack (MX-368); whether they do."""
    found = attackers(s, seat)
    for token in found:
        out.warnings.append(t.say("preview-pursuer", card=t.name(s.definitions[token].id)))
        out.sign = FIGHTS_SIGN
    return len(found) > 0


def to_draw(s: Mage, seat: int) -> int:
    """How many cards the end of the turn brings, after a withdrawal, after cards that come back to hand by themselves,
    and after what was won and new levels, whose cards lie on the deck by then (MK-690)."""
    after = cast(Mage, s.skimming())
    set_off(after, "turn-closing", seat)
    withdraw(after, seat)
    set_off(after, "turn-ends", seat)
    spells = len([1 for reward in s.rewards if reward in (REWARD_SPELL, REWARD_DUNGEON)])
    actions = s.rewards.count(REWARD_ADVANCED)
    while after.level[seat] < TOP_LEVEL and after.fame[seat] >= LEVEL_FAME[after.level[seat]]:
        after.level[seat] += 1
        if after.level[seat] % 2 == 0:
            actions += 1
    gained = min(spells, len(s.zones[SPELL_OFFER]) + len(s.zones[SPELLS]))  # as far as there are any (MK-Q40, MK-Q72)
    gained += min(actions, len(s.zones[ADVANCED_OFFER]) + len(s.zones[ADVANCED]))
    gained += min(s.rewards.count(REWARD_ARTIFACT), len(s.zones[ARTIFACTS]))
    return int(drawn(after, seat, gained))


def who_joins(s: Mage, seat: int, here: int, cell: int) -> list[int]:
    """The enemies that a step brings into a fight: whom it provokes, and the pursuers that are beside it (MX-369)."""
    out = provoked_by(s, seat, here, cell)
    if sheltered(s, seat, cell) and not assaulted(s, seat, cell):
        return out
    return out + [token for token in ready_for(s, seat, cell) if token not in out]


def reputation_lost(s: Mage, seat: int, n: int) -> int:
    """How much of a loss there is still to be lost: on the X nothing (MK-680)."""
    return min(n, s.reputation[seat] - WORST)


def join_in(s: Mage, tokens: list[int], out: Preview, t: Teller) -> None:
    for token in tokens:
        out.warnings.append(t.say("preview-provokes", card=t.name(s.definitions[token].id)))


def across_wall(s: Mage, here: int, cell: int, out: Preview, t: Teller) -> None:
    """Whoever is fought across a wall is fortified by it (MX-020, MX-021, MX-134)."""
    if walled(s, here, cell):
        out.warnings.append(t.say("preview-walled"))


def points_lost(s: Mage, move: int, healing: bool, out: Preview, t: Teller) -> None:
    """Points that an action leaves no use for (MK-129, MK-465)."""
    if move:
        out.warnings.append(t.say("preview-move-lost", n=move))
    if s.influence > 0:
        out.warnings.append(t.say("preview-influence-lost", n=int(s.influence)))
    if healing and s.healing:
        out.warnings.append(t.say("preview-healing-lost", n=int(s.healing)))


def end_phase(s: Mage, out: Preview, t: Teller) -> None:
    """Points that are lost with the phase, damage that comes."""
    if s.moment == BLOCK_PHASE:
        lost = sum([int(n) for n in s.guard])
        hits = open_hits(s)
        total = sum([int(damage_of(s, hit)) for hit in hits])
        if total:
            out.warnings.append(t.say("preview-damage", n=total))
    elif s.moment == DAMAGE_PHASE:
        lost = int(s.damage_left)  # between heroes some may be left unassigned (MK-486)
    else:
        lost = sum([int(n) for n in s.strike])
    if lost:
        out.warnings.append(t.say("preview-points-lost", n=lost))
    if s.moment == ATTACK_PHASE and left_to_defeat(s):
        out.warnings.append(t.say("preview-combat-ends"))


def play(s: Mage, seat: int, action: int, after: Mage, t: Teller) -> Preview:
    """What a card gives, and what its points come to then."""
    out = Preview()
    verb = act.verb_of(action)
    if verb == SIDE:
        use = act.second(action)
        total = points_of(after)[use]
        n = total - points_of(s)[use]  # with what is in force for a first card, or for all of them
        out.forecast.append(t.say("preview-points", use=SIDEWAYS[use], n=n, total=total))
        out.outlook.after = {SIDEWAYS[use]: total}
        uses.lay_out(s, seat, action, after, t.say("side-points", use=SIDEWAYS[use], n=n), out, t)
        return out
    deed = s.deed(find_copy(s, HAND, seat, act.first(action)))
    op = deed.basic if verb == PLAY else deed.strong
    if op is not None:
        out.forecast.append(t.sentences([op.text(t)]))
    if verb == POWER and deed.is_artifact:
        out.warnings.append(t.say("preview-thrown-away"))
    elif verb == POWER or deed.is_spell:
        pays: list[str] = []
        for colour in range(BASICS):
            if has(deed.colours, colour):
                for way in s.ways_to_pay(seat, [colour, BLACK] if deed.is_spell and verb == POWER else [colour]):
                    pays.append(t.say(f"res-{RESOURCES[way]}", n=1))
        out.forecast.append(t.say("preview-paid", what=t.listing(pays, "list-or")))
    uses.lay_out(s, seat, action, after, "" if op is None else op.text(t), out, t)
    return out


def points_of(s: Mage) -> tuple[int, int, int, int]:
    """The points that cards add to, by what a card played sideways gives."""
    return int(s.move_points), int(s.influence), sum([int(n) for n in s.strike]), sum([int(n) for n in s.guard])


def unit_label(s: Mage, action: int, t: Teller) -> str:
    """A unit with what it would do."""
    unit = act.first(action)
    ability = s.unit(unit).abilities[act.second(action)]
    what = ability.op.text(t)
    if ability.colour != NO_COLOUR:
        what = t.say("text-ability-mana", mana=t.amount(f"mana-{COLOURS[ability.colour]}", 1), what=what)
    return t.say("do-unit", card=s.info.piece_name(s, unit, t), what=what)


def attack_label(s: Mage, action: int, t: Teller) -> str:
    """One attack of an enemy that is to be blocked, slowed or suffered: which one, if it has several."""
    token = act.first(action)
    key = VERBS[act.verb_of(action) - act.FIRST_OWN].name
    name = s.info.piece_name(s, token, t)
    hit = place_of(s, token) * ATTACKS + act.second(action)
    if len(foe(s, hit // ATTACKS).attacks) == 1:
        return t.say(f"do-{key}", card=name)
    return t.say(f"do-{key}-one", card=name, attack=attack_text(s, hit, t))


def damage(s: Mage, seat: int, action: int, t: Teller) -> Preview:
    """Who takes the damage, and what comes of it."""
    out = Preview()
    if act.verb_of(action) == HIT_HERO:
        wounds = int(wounds_dealt(s, seat, s.blocking, s.damage_left))
        out.warnings.append(t.say("sum-wounds", n=wounds))
        traits = hit_traits(s, s.blocking)
        if wounds and has(traits, POISON):  # MK-348
            out.warnings.append(t.say("preview-poison", n=wounds))
        if wounds and has(traits, PARALYZE):  # MK-349
            out.warnings.append(t.say("preview-paralyze"))
        if s.wounds_taken[seat] + wounds >= s.hand_limit(seat):
            out.warnings.append(t.say("sum-knocked-out", n=int(s.hand_limit(seat))))
        return out
    unit = act.first(action)
    price = int(s.unit(unit).damage_price)
    if price:
        out.warnings.append(t.say("preview-price", n=price))  # MX-049
    armor = int(unit_armor(s, seat, unit))
    left = int(s.damage_left)
    if unit_resists(s, seat, unit, element_of(s, s.blocking)):  # MK-341
        if left <= armor:
            out.forecast.append(t.say("preview-unit-unharmed", n=left))
            return out
        armor += armor
    traits = hit_traits(s, s.blocking)
    fate = "destroyed" if has(traits, PARALYZE) else "poisoned" if has(traits, POISON) else "wounded"  # MK-348, MK-349
    out.warnings.append(t.say("preview-unit-hit", n=min(armor, left), left=max(0, left - armor), fate=fate))
    return out


def move(s: Mage, seat: int, cell: int, how: int, walks: Reach | None, t: Teller) -> Preview:
    """The way, what it costs, and whom it fights."""
    out = Preview()
    here = s.where(seat)
    out.who = s.table.names[s.figure(seat)]
    out.to = s.cells.name(cell)
    if how == FIGHTS:
        cost = int(step_cost(s, seat, here, cell))
        out.path = [(s.cells.q[here], s.cells.r[here], 0), (s.cells.q[cell], s.cells.r[cell], cost)]
        out.cost = cost
        if shut(s, seat, cell):
            out.warnings.append(t.say("preview-shut", site=t.say(f"site-{SITES[s.site[cell]]}")))
            points_lost(s, int(s.move_points) - cost, False, out, t)
            return out
        out.sign = FIGHTS_SIGN
        if cell == cell_of(s):
            out.warnings.append(t.say("preview-volkare"))
            out.forecast.append(t.say("preview-army", n=sum(strength(s))))
            if has(FORTIFIED_SITES, s.site[cell]):
                out.warnings.append(t.say("preview-fortified", site=t.say(f"site-{SITES[s.site[cell]]}")))  # MX-134
            across_wall(s, here, cell, out, t)
        elif assaulted(s, seat, cell):
            site = t.say(f"site-{SITES[s.site[cell]]}")
            if has(FORTIFIED_SITES, s.site[cell]):
                loss = reputation_lost(s, seat, int(assault_costs(s, cell)))
                out.warnings.append(t.say("preview-assault", site=site, loss=loss))
            else:
                out.warnings.append(t.say("preview-fought-for", site=site))
            if not has(LEADER_SITES, s.site[cell]):
                across_wall(s, here, cell, out, t)
        join_in(s, who_joins(s, seat, here, cell), out, t)
        points_lost(s, int(s.move_points) - cost, True, out, t)
        return out
    if how == WALKS and stride(s, seat) > 1:  # one step, over what lies between
        cost = int(step_cost(s, seat, here, cell))
        out.path = [(s.cells.q[here], s.cells.r[here], 0), (s.cells.q[cell], s.cells.r[cell], cost)]
        out.cost = cost
        out.forecast.append(t.say("preview-walk", n=cost, left=int(s.move_points) - cost))
        return out
    found = walks if how == WALKS and walks is not None else s.cells.reach(here, NO_LIMIT, Tunnels(s))
    more = ENTRANCE if how == TUNNELS else 0  # MK-636
    way = found.path(cell)
    out.path = [(s.cells.q[one], s.cells.r[one], found.cost[one] + (more if one != here else 0)) for one in way]
    out.cost = found.cost[cell] + more if way else None
    if out.cost is not None:
        out.forecast.append(t.say("preview-walk", n=out.cost, left=int(s.move_points) - out.cost))
    return out
