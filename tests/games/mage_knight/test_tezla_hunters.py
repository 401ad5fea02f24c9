"""Shades of Tezla: enemies in ambush, and enemies that pursue a hero (29.5 to 29.7)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.state.ground import provokes, walled
from deckhold.games.mage_knight.terms import LAKE, MOUNTAIN, PLAINS, UNKNOWN
from games.mage_knight.combat import Realm, faced, land
from games.position import definition, in_force

AMBUSH: dict[str, object] = {"expansions": ["shades-of-tezla"], "ambush": "yes"}
PURSUIT: dict[str, object] = {"expansions": ["shades-of-tezla"], "pursuit": "yes"}
TILES = "countryside-1@1,0 countryside-2@1,1 countryside-3@2,1 countryside-6@2,2"


# -- ambush ------------------------------------------------------------------------------------------------------------


class Plain:
    """A map of plains far from the tiles of the set-up; spaces are named from an enemy's at (0, 0)."""

    def __init__(self, **terrain: int) -> None:
        self.s = land(options=AMBUSH, tiles="countryside-1@1,0 countryside-2@1,1").s
        self.s.terrain = [PLAINS] * self.s.cells.size
        self.lair = self.s.cells.named("@7,-8")
        assert self.lair >= 0

    def at(self, q: int, r: int) -> int:
        return int(self.s.cells.named(f"@{7 + q},{-8 + r}"))

    def lay(self, q: int, r: int, terrain: int) -> "Plain":
        self.s.terrain[self.at(q, r)] = terrain
        return self

    def provokes(self, origin: tuple[int, int], to: tuple[int, int]) -> bool:
        return bool(provokes(self.s, self.lair, self.at(*origin), self.at(*to)))


@pytest.mark.rule("MX-C43", "MX-359", "MX-360")
@pytest.mark.parametrize(
    ("origin", "to", "provoked"),
    [
        ((3, 0), (2, 0), False),
        ((2, 0), (1, 1), True),
        ((1, 0), (2, 0), True),
        ((2, 0), (3, 0), False),
        ((3, -1), (2, -1), False),
    ],
)
def test_who_moves_within_two_spaces_of_an_ambush_is_attacked(
    origin: tuple[int, int], to: tuple[int, int], provoked: bool
) -> None:
    assert Plain().provokes(origin, to) == provoked


@pytest.mark.rule("MX-C43", "MX-361", "MX-Q19")
@pytest.mark.parametrize("terrain", [LAKE, MOUNTAIN, UNKNOWN])
def test_over_two_spaces_a_good_one_must_lie_between(terrain: int) -> None:
    blocked = Plain().lay(1, 0, terrain)
    assert not blocked.provokes((2, -1), (2, 0))
    assert blocked.provokes((2, 0), (1, 1))  # over (0, 1)
    assert not blocked.lay(0, 1, terrain).provokes((2, 0), (1, 1))


@pytest.mark.rule("MX-361")
def test_a_step_to_a_space_next_to_it_needs_nothing_between() -> None:
    assert Plain().lay(1, -1, LAKE).lay(0, 1, LAKE).provokes((2, 0), (1, 0))


def lurking(**more: Any) -> Realm:
    """An enemy in ambush at 6,-3, on a tile that was revealed later."""
    return land(options=AMBUSH, tiles=TILES, tokens="prowlers@6,-3", **more)


@pytest.mark.rule("MX-359", "MX-372")
def test_a_walk_past_an_ambush_at_two_spaces_is_a_fight() -> None:
    table = lurking(at="4,-2", move_points=3)
    assert "move @5,-3 0" not in table.choices  # (4,-2) and (5,-3): at two spaces and at one
    table.do("move 5,-3 1").shows(moment="ranged")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-372")
def test_without_the_option_it_is_none() -> None:
    table = land(tezla=True, tiles=TILES, tokens="prowlers@6,-3", at="4,-2", move_points=3)
    assert "move @5,-3 0" in table.choices


@pytest.mark.rule("MX-372")
def test_enemies_of_the_first_tiles_lie_in_no_ambush() -> None:
    table = land(options=AMBUSH, tiles=TILES, tokens="prowlers@3,-3", at="1,-2", move_points=2)
    assert "move @2,-2 0" in table.choices  # from two spaces to one


@pytest.mark.rule("MX-363")
def test_a_challenge_still_needs_an_adjacent_space() -> None:
    assert not [one for one in lurking(at="4,-2").choices if one.startswith("challenge")]
    assert [one for one in lurking(at="5,-3").choices if one.startswith("challenge")]


@pytest.mark.rule("MX-364")
def test_who_provokes_nobody_does_not_provoke_an_ambush() -> None:
    table = lurking(at="4,-2", move_points=1, faction_tokens="staff-of-concealment")
    table.do("token staff-of-concealment").shows(move_points=3)
    assert "move @5,-3 0" in table.choices


# -- pursuit -----------------------------------------------------------------------------------------------------------


def hunted(
    tokens: str = "prowlers@6,-3", after: dict[str, int] | None = None, face_down: bool = False, **more: Any
) -> Realm:
    """Every token on the map pursues seat 0, or those of `after` the seats that it names."""
    usual: dict[str, Any] = {"hand": "march stamina rage", "at": "4,-4"}
    table = land(tokens=tokens, **{"options": PURSUIT, "tiles": TILES, **usual, **more})
    data: dict[str, Any] = table.game.dump()
    for token in data["position"]["field"]:
        seat = 0 if after is None else after.get(definition(token))
        if seat is not None:
            data["position"]["lasting"].append(in_force("rules.pursues", token, seat, int(face_down), "game"))
    return Realm(deckhold.load(data))


def where(table: Realm, enemy: str = "prowlers") -> str:
    """The space of an enemy on the map."""
    [spot] = [spot for name, spot in table.exactly("spots").items() if definition(name) == enemy]
    return str(spot)[1:]


def shown(table: Realm, enemy: str = "prowlers", seat: int | None = 0) -> tuple[list[str], list[str]]:
    """The marks of an enemy on the map as a seat sees it, and what is said of it up to a colon."""
    areas: Any = table.game.view(seat, "en")["areas"]
    [board] = [area for area in areas if area["id"] == "board"]
    [piece] = [piece for piece in board["pieces"] if piece is not None and piece.get("card") == enemy]
    return piece.get("marks", []), [line["text"].partition(":")[0] for line in piece.get("lines", [])]


def stay(table: Realm, card: str) -> Realm:
    """A turn in which seat 0 stays where it is; it ends with the next turn, unless somebody attacks or asks before."""
    table.do(f"sideways {card} 0", "end-turn")
    while table.asks in ("0 discard", "0 react"):
        table.do("pass")
    return table


def lose(table: Realm) -> Realm:
    """A combat in which the hero does nothing."""
    while table.s.in_combat():
        table.do("end-phase")
    return table


@pytest.mark.rule("MX-366", "MX-C44")
def test_a_pursuer_at_distance_three_steps_nearer_when_the_movement_is_over() -> None:
    table = hunted("prowlers@6,-3", at="3,-2").do("play march")
    assert where(table) == "6,-3"
    table.do("end-turn")
    assert where(table) == "5,-3"


@pytest.mark.rule("MX-366", "MX-C44")
def test_one_that_has_moved_does_not_attack_even_if_it_is_adjacent_now() -> None:
    table = hunted("prowlers@6,-4", at="4,-4").do("play march", "end-turn")
    assert (where(table), table.asks, faced(table)) == ("5,-4", "0 discard", [])


@pytest.mark.rule("MX-C44")
def test_a_pursuer_through_six_turns_of_its_hero() -> None:
    table = hunted("prowlers@6,-3", at="3,-2", hand="march*5", deck="march rage*3 stamina*2 swiftness*2 threaten*2")
    stay(table, "march")
    assert where(table) == "5,-3"
    table.do("sideways march 0", "end-turn")
    assert sorted(table.choices) == ["cell @4,-2", "cell @4,-3"]
    table.do("cell 4,-3")
    assert (where(table), faced(table)) == ("4,-3", [])
    stay(table.do("pass"), "march")
    assert faced(table) == ["prowlers"]
    lose(table).do("end-turn", "pass")
    assert shown(table)[0] == ["pursuing", "face-down"]
    stay(table, "march")
    assert (where(table), faced(table), shown(table)[0]) == ("4,-3", [], ["pursuing"])
    stay(table, "march")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-367")
def test_of_several_nearest_spaces_the_player_names_one() -> None:
    table = hunted("prowlers@5,-5", at="3,-4").do("play march", "end-turn")
    assert table.asks == "0 pursuit"
    assert sorted(table.choices) == ["cell @4,-4", "cell @4,-5"]
    table.do("cell 4,-5")
    assert where(table) == "4,-5"


@pytest.mark.rule("MX-368", "MX-C44")
def test_adjacent_pursuers_attack_together_when_the_turn_would_end() -> None:
    table = hunted("prowlers@4,-5 diggers@5,-5", at="4,-4").do("play march", "end-turn")
    table.shows(moment="ranged")
    assert faced(table) == ["prowlers", "diggers"]


@pytest.mark.rule("MX-368", "MK-300")
def test_whoever_shares_a_space_with_an_attacking_pursuer_can_be_challenged_and_nobody_fights_twice() -> None:
    table = hunted("prowlers@3,-3 diggers@3,-3", at="2,-2", after={"prowlers": 0}).do("play march", "end-turn")
    assert table.asks == "0 challenge"
    table.do("challenge diggers")
    assert faced(table) == ["prowlers", "diggers"]


@pytest.mark.rule("MX-368")
def test_the_fight_is_the_action_of_the_turn() -> None:
    table = hunted("prowlers@4,-4", at="5,-4")  # on a monster den
    assert not table.can("enter")
    assert table.can("challenge prowlers")
    assert hunted("prowlers@7,-4", at="5,-4").can("enter")


@pytest.mark.rule("MX-371", "MX-C44")
def test_a_pursuer_that_survives_stays_and_lies_face_down() -> None:
    table = lose(hunted("prowlers@4,-5", at="4,-4").do("play march", "end-turn"))
    assert (where(table), shown(table)[0]) == ("4,-5", ["pursuing", "face-down"])


@pytest.mark.rule("MX-371", "MX-C44")
@pytest.mark.parametrize("near", ["4,-5", "6,-4"])
def test_one_that_lies_face_down_is_only_turned_up_instead_of_attacking_or_moving(near: str) -> None:
    table = hunted(f"prowlers@{near}", at="4,-4", face_down=True).do("play march", "end-turn")
    assert (where(table), faced(table), shown(table)[0]) == (near, [], ["pursuing"])


@pytest.mark.rule("MX-370")
@pytest.mark.parametrize(("at", "safe"), [("3,-4", True), ("4,-4", False), ("5,-6", True), ("4,-3", False)])
def test_villages_and_keeps_protect_but_mines_and_glades_do_not(at: str, safe: bool) -> None:
    near = {"3,-4": "3,-5", "4,-4": "4,-5", "5,-6": "5,-5", "4,-3": "4,-4"}[at]
    table = hunted(f"prowlers@{near}", at=at, shields={"5,-6": [0]}).do("play march", "end-turn")
    assert faced(table) == ([] if safe else ["prowlers"])
    assert where(table) == near


@pytest.mark.rule("MX-370")
@pytest.mark.parametrize(("shields", "attack"), [({}, []), ({"5,-6": [0]}, ["prowlers"])])
def test_a_monastery_protects_but_a_burned_one_does_not(shields: dict[str, list[int]], attack: list[str]) -> None:
    tiles = "countryside-1@1,0 countryside-2@1,1 countryside-5@2,1"
    table = hunted("prowlers@5,-5", at="5,-6", shields=shields, tiles=tiles).do("play march", "end-turn")
    assert faced(table) == attack


@pytest.mark.rule("MX-369", "MX-Q58")
def test_in_an_assault_adjacent_pursuers_join_and_others_follow() -> None:
    tokens = "prowlers@5,-5 diggers@6,-4 ?guardsmen@5,-6"
    table = hunted(tokens, {"prowlers": 0, "diggers": 0}, at="4,-6", move_points=3).do("move 5,-6 1")
    assert sorted(table.choices) == ["cell @5,-4", "cell @6,-5"]
    table.do("cell 6,-5").shows(moment="ranged")
    assert sorted(faced(table)) == ["guardsmen", "prowlers"]
    assert (where(table), where(table, "diggers")) == ("5,-5", "6,-5")


@pytest.mark.rule("MX-Q58")
def test_a_pursuer_that_its_own_hero_provokes_fights_once() -> None:
    table = hunted("prowlers@4,-5", at="4,-4", move_points=9).do("move 3,-4 1")
    assert faced(table) == ["prowlers"]
    lose(table).do("end-turn")
    assert (faced(table), where(table)) == ([], "4,-5")


@pytest.mark.rule("MX-Q20", "MK-558")
def test_a_challenged_enemy_fights_once_though_a_pursuer_that_has_come_to_its_space_is_challenged_too() -> None:
    table = hunted("prowlers@5,-5 diggers@4,-5", {"prowlers": 0, "diggers": 1}, seats=2, at="3,-4", at_1="portal")
    table.do("challenge diggers", "cell 4,-5", "challenge prowlers")
    assert faced(table) == ["diggers", "prowlers"]


@pytest.mark.rule("MX-Q58")
def test_after_its_hero_is_out_a_pursuer_is_an_ordinary_rampaging_enemy() -> None:
    table = hunted("prowlers@4,-5", seats=2, turn=1, at="portal", out=True, at_1="4,-4", hand_1="march")
    assert shown(table) == ([], [])
    table.do("challenge prowlers")
    assert faced(table) == ["prowlers"]


@pytest.mark.rule("MX-371", "MX-Q58")
def test_every_hero_can_challenge_a_pursuer_and_one_that_lies_face_down_is_turned_up() -> None:
    table = hunted("prowlers@4,-5", face_down=True, seats=2, turn=1, at="portal", at_1="4,-4", hand_1="march")
    assert shown(table)[0] == ["pursuing", "face-down"]
    table.do("challenge prowlers")
    assert faced(table) == ["prowlers"]
    assert shown(table)[0] == ["pursuing"]


@pytest.mark.rule("MX-Q20")
def test_without_a_step_of_the_hero_pursuers_still_step_once_a_turn() -> None:
    table = hunted("prowlers@6,-3", at="3,-2").do("play march", "end-turn")
    assert (table.at(), where(table)) == ("3,-2", "5,-3")


@pytest.mark.rule("MX-Q20")
def test_at_the_beginning_of_a_rest_pursuers_attack_and_the_rest_goes_on_after_that() -> None:
    table = hunted("prowlers@4,-5", at="4,-4", hand="march wound").do("rest")
    assert faced(table) == ["prowlers"]
    lose(table)
    assert table.asks == "0 rest"
    table.shows(discard="march")


@pytest.mark.rule("MX-Q20")
def test_a_rest_lets_a_distant_pursuer_step() -> None:
    table = hunted("prowlers@6,-3", at="3,-2").do("rest")
    assert (table.asks, where(table)) == ("0 rest", "5,-3")


@pytest.mark.rule("MX-366")
@pytest.mark.parametrize(
    ("origin", "at", "to"),
    [pytest.param("7,-5", "5,-5", "6,-5", id="mountain"), pytest.param("3,-4", "1,-4", "2,-4", id="lake")],
)
def test_pursuers_enter_mountains_and_lakes(origin: str, at: str, to: str) -> None:
    table = hunted(f"prowlers@{origin}", at=at).do("play march", "end-turn")
    assert where(table) == to


@pytest.mark.rule("MX-Q20")
def test_pursuers_share_a_space() -> None:
    table = hunted("prowlers@5,-5 diggers@4,-5", at="3,-4").do("play march", "end-turn", "cell 4,-5")
    assert table.tokens_at("4,-5") == ["prowlers", "diggers"]


@pytest.mark.rule("MX-366")
def test_a_pursuer_does_not_enter_a_fortified_site() -> None:
    table = hunted("prowlers@5,-5", at="4,-6").do("play march", "end-turn")
    assert where(table) == "4,-5"  # as near as the keep at 5,-6


@pytest.mark.rule("MX-366")
def test_a_pursuer_does_not_enter_the_space_of_another_hero() -> None:
    table = hunted("prowlers@5,-5", seats=2, at="3,-4", at_1="4,-5", hand_1="march").do("play march", "end-turn")
    assert where(table) == "4,-4"


@pytest.mark.rule("MX-Q20")
def test_a_pursuer_never_moves_away_and_takes_an_equally_near_space_if_it_must() -> None:
    table = hunted("prowlers@5,-3", seats=2, at="3,-3", at_1="4,-3", hand_1="march").do("play march", "end-turn")
    assert sorted(table.choices) == ["cell @4,-2", "cell @5,-4"]
    table.do("cell 5,-4")
    assert where(table) == "5,-4"


@pytest.mark.rule("MX-Q20")
def test_a_pursuer_stays_where_only_spaces_further_away_are_free() -> None:
    others = {"at_1": "4,-3", "at_2": "4,-2", "at_3": "5,-4"}
    table = hunted("prowlers@5,-3", seats=4, at="3,-3", **others).do("play march", "end-turn")
    assert (table.asks, where(table)) == ("0 discard", "5,-3")


@pytest.mark.rule("MX-365", "MX-373", "MX-437")
def test_who_reveals_a_tile_is_pursued_by_its_rampaging_enemies_from_the_next_turn_on() -> None:
    table = land(
        options=PURSUIT,
        tile_deck="countryside-3 countryside-6",
        pile_green="prowlers",
        at="2,-3",
        move_points=2,
        hand="march",
        deck="march*2 rage*2 stamina*2",
    )
    table.do("explore 4,-5")
    assert shown(table) == (["pursuing"], ["pursues Tovak"])
    stay(table, "march")
    assert where(table) == "4,-4"
    table.do("sideways march 0", "end-turn")
    assert sorted(table.choices) == ["cell @3,-3", "cell @3,-4"]
    table.do("cell 3,-3")
    assert where(table) == "3,-3"


@pytest.mark.rule("MX-373")
def test_enemies_of_the_first_tiles_pursue_nobody() -> None:
    game = deckhold.new("mage-knight", 1, 4, {**PURSUIT, "heroes": ["tovak"]})
    table = Realm(game)
    assert table["field"]
    assert [entry for entry in table.exactly("lasting") if entry["op"] == "rules.pursues"] == []


@pytest.mark.rule("MX-365")
def test_pursuit_survives_a_save_and_the_table_shows_whom_it_is_after() -> None:
    after = {"prowlers": 0, "diggers": 1}
    table = hunted("prowlers@4,-5 diggers@6,-4 cursed-hags@6,-3", after, seats=2, at_1="3,-2", hand_1="march")
    data = table.game.dump()
    again = Realm(deckhold.load(data))
    assert again.game.dump() == data
    for seat in (0, 1, None):
        assert shown(again, "prowlers", seat) == (["pursuing"], ["pursues Tovak"])
        assert shown(again, "diggers", seat) == (["pursuing"], ["pursues Goldyx"])
        assert shown(again, "cursed-hags", seat) == ([], [])


@pytest.mark.rule("MX-364", "MX-380")
@pytest.mark.parametrize("near", ["4,-5", "6,-4"])
def test_whoever_is_concealed_is_neither_followed_nor_attacked(near: str) -> None:
    table = hunted(f"prowlers@{near}", at="4,-4", faction_tokens="staff-of-concealment")
    table.do("token staff-of-concealment", "play march", "end-turn")
    assert (where(table), faced(table)) == (near, [])


@pytest.mark.rule("MX-Q58")
def test_a_wall_keeps_a_pursuer_from_attacking_and_from_moving() -> None:
    options = {"expansions": ["shades-of-tezla", "lost-legion"], "pursuit": "yes"}
    tiles = "countryside-1@1,0 countryside-2@1,1 countryside-12@2,1"
    table = hunted("prowlers@3,-4", at="4,-5", tiles=tiles, options=options).do("play march", "end-turn")
    assert (where(table), faced(table)) == ("3,-4", [])


@pytest.mark.rule("MX-362")
def test_no_ambush_reaches_across_a_wall() -> None:
    options = {"expansions": ["shades-of-tezla", "lost-legion"], "ambush": "yes"}
    s = land(options=options, tiles="countryside-1@1,0 countryside-2@1,1 countryside-12@2,1").s
    s.terrain = [PLAINS if terrain != UNKNOWN else UNKNOWN for terrain in s.terrain]
    tile = range(s.shape.number[2, 1] * 7, s.shape.number[2, 1] * 7 + 7)
    near = [(lair, to) for lair in tile for to in tile if s.cells.distance(lair, to) == 1]
    assert {provokes(s, lair, to, to) for lair, to in near if walled(s, lair, to)} == {False}
    assert {provokes(s, lair, to, to) for lair, to in near if not walled(s, lair, to)} == {True}
    for lair in tile:
        for to in tile:
            if s.cells.distance(lair, to) == 2:
                between = [one for one in tile if s.cells.distance(lair, one) == s.cells.distance(one, to) == 1]
                outside = [one for one in s.cells.neighbours(lair) if s.cells.distance(one, to) == 1]
                if sorted(between) == sorted(outside):
                    free = [one for one in between if not walled(s, lair, one) and not walled(s, one, to)]
                    assert provokes(s, lair, to, to) == bool(free)


# -- the table ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-365", "MX-371")
def test_the_map_shows_whose_an_enemy_is_and_whether_it_lies_face_down() -> None:
    table = hunted("zombie-horde@4,-5", at="4,-4")
    assert shown(table, "zombie-horde")[0] == ["dark-crusaders", "pursuing"]
    table = hunted("zombie-horde@4,-5", at="4,-4", face_down=True)
    assert shown(table, "zombie-horde")[0] == ["dark-crusaders", "pursuing", "face-down"]


@pytest.mark.rule("MX-368", "MX-096", "MX-334")
def test_no_effect_is_played_as_the_action_where_a_pursuer_attacks() -> None:
    boxes = {"expansions": ["lost-legion", "krang", "shades-of-tezla"], "pursuit": "yes"}
    down = in_force("krang-shamanic-ritual.use.down", "krang-shamanic-ritual#1", until="round")
    used = in_force("engine.used", "krang-shamanic-ritual#1", until="round")
    more: dict[str, Any] = {"skills": "krang-shamanic-ritual#1", "lasting": [down, used]}
    for near in (True, False):
        table = hunted("prowlers@5,-4" if near else "prowlers@6,-3", hand="temporal-portal", options=boxes, **more)
        assert table.can("play temporal-portal") != near
        assert table.can("convert") != near


@pytest.mark.rule("MX-442", "MX-368")
def test_a_graveyard_is_sealed_before_a_pursuer_attacks() -> None:
    table = hunted(
        "zombie-horde@5,-4",
        scenario="realm-of-the-dead-solo",
        options={"expansions": ["shades-of-tezla"]},
        places="graveyard@4,-4",
        mana={"red": 1},
        dice="gold",
        reputation=0,
    )
    table.do("special 2").shows(reputation=1)
    assert not table.can("enter")
    table.do("end-turn")
    assert faced(table) == ["zombie-horde"]


@pytest.mark.rule("MK-623", "MX-368")
def test_a_glade_is_marked_before_a_pursuer_attacks() -> None:
    more: dict[str, Any] = {"seats": 2, "scenario": "druid-nights", "at": "1,-3", "move_points": 2}
    table = hunted("prowlers@1,-4", **more).do("special 1").shows(shields={"@1,-3": [0]})
    assert not table.can("move 2,-3")  # the movement has ended there
    assert faced(table.do("end-turn")) == ["prowlers"]
    at_night = hunted("prowlers@1,-4", night=True, shields={"1,-3": [0]}, **more)
    assert not at_night.can("special 0")  # an incantation is an action


@pytest.mark.rule("MX-368")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Prowlers attack you first"), ("ru", "Бродяги: сначала нападут на вас")]
)
def test_the_end_of_a_turn_tells_of_the_pursuers_that_attack(lang: str, said: str) -> None:
    for near in (True, False):
        answers: Any = hunted("prowlers@5,-4" if near else "prowlers@6,-3").game.view(0, lang)["actions"]
        told = {one["verb"]: one.get("warnings", []) for one in answers}
        assert (told["end-turn"], told["rest"]) == (([said], [said]) if near else ([], []))
