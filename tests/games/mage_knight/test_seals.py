"""Magic seals on the fame track (24.1 of the expansions' rules)."""

from typing import Any

import pytest

import deckhold
from deckhold.games.mage_knight.rules.seals import sealed_rows
from games.mage_knight.combat import fight
from games.mage_knight.land import Realm, land

LEGION = ["lost-legion"]
WEAK = ["red", "blue", "green", "white"]  # on rows 3, 5, 7, 9: from 8, 24, 48, 80 fame on
STRONG = ["gold", "white", "red", "blue", "green", "white", "red", "blue", "green"]
BREAK = "special 6"


def sealed(variant: str = "weak-seals", left: list[str] | None = None, **more: Any) -> dict[str, Any]:
    """Two rivals, and the seals that are left."""
    options = {"expansions": LEGION, "restraint": variant, **more.pop("options", {})}
    seals = left if left is not None else WEAK if variant == "weak-seals" else STRONG
    return {"seats": 2, "scenario": "conquest", "options": options, "seals": seals, "dice": "black", **more}


def won(fame: int, **more: Any) -> Realm:
    """A hero with so much fame has just beaten prowlers, which bring 2."""
    return fight("prowlers", "attack", strike={"melee-physical": 3}, targets=1, fame=fame, **sealed(**more)).do(
        "strike"
    )


def new(variant: str, seed: int, **options: Any) -> deckhold.Game:
    """A new game, laid out."""
    options = {"scenario": "conquest", "expansions": LEGION, "restraint": variant, "choosing": "random", **options}
    return deckhold.new("mage-knight", 2, seed, options)


def rows(game: deckhold.Game) -> list[tuple[int, str]]:
    return list(zip(sealed_rows(game), game.dump()["position"]["seals"], strict=True))  # type: ignore[arg-type]


# -- the beginning -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-196", "MX-195")
def test_weak_seals_are_one_of_each_basic_colour_on_rows_three_five_seven_and_nine() -> None:
    laid = [rows(new("weak-seals", seed)) for seed in range(1, 9)]
    for one in laid:
        assert [row for row, _ in one] == [3, 5, 7, 9]
        assert sorted(colour for _, colour in one) == ["blue", "green", "red", "white"]
    assert len({tuple(one) for one in laid}) > 1  # in random order


@pytest.mark.rule("MX-199", "MX-195")
def test_strong_seals_are_two_of_each_basic_colour_behind_a_gold_one() -> None:
    laid = [rows(new("strong-seals", seed)) for seed in range(1, 9)]
    for one in laid:
        assert [row for row, _ in one] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
        assert one[0][1] == "gold"
        assert sorted(colour for _, colour in one[1:]) == sorted(["blue", "green", "red", "white"] * 2)
    assert len({tuple(one) for one in laid}) > 1


@pytest.mark.rule("MX-195")
def test_without_the_option_no_seal_is_laid() -> None:
    assert new("no", 1).dump()["position"]["seals"] == []


@pytest.mark.rule("MX-197")
def test_heroes_who_begin_on_a_higher_level_find_no_seal_at_or_behind_their_row() -> None:
    game = new("weak-seals", 1, scenario="lost-relic", expansions=["lost-legion", "shades-of-tezla"])
    while game.decision is not None and game.decision.kind not in ("tactic", "turn"):
        game.apply(game.actions()[0])
    assert game.dump()["position"]["players"][0]["fame"] >= 9  # row 3
    assert [row for row, _ in rows(game)] == [5, 7, 9]


# -- fame --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-197", "MX-Q39")
def test_a_hero_stays_on_the_last_field_before_a_sealed_row_and_the_rest_is_lost() -> None:
    table = won(6)
    assert table["fame"] == 7
    assert table.asks == "0 turn"  # nobody could break it


@pytest.mark.rule("MX-197")
def test_fame_that_ends_before_the_sealed_row_is_gained_as_ever() -> None:
    assert won(5)["fame"] == 7


@pytest.mark.rule("MX-197")
def test_a_row_without_a_seal_is_open() -> None:
    assert won(14, left=["blue", "green", "white"])["fame"] == 16  # row 4


@pytest.mark.rule("MX-197")
def test_only_the_next_seal_counts_once_one_is_gone() -> None:
    assert won(23, left=["blue", "green", "white"])["fame"] == 23  # row 5 is sealed


@pytest.mark.rule("MX-197", "MX-199")
@pytest.mark.parametrize(("left", "field"), [(9, 2), (8, 7), (7, 14), (5, 34), (1, 98)])
def test_strong_seals_close_one_row_after_the_other(left: int, field: int) -> None:
    assert won(field, variant="strong-seals", left=STRONG[-left:])["fame"] == field


@pytest.mark.rule("MX-197", "MK-590")
def test_no_extra_fame_of_a_new_line_for_a_line_that_is_sealed() -> None:
    table = fight(
        "prowlers",
        "attack",
        strike={"melee-physical": 3},
        targets=1,
        fame=6,
        **{**sealed(), "scenario": "conquest-blitz"},
    ).do("strike")
    assert table["fame"] == 7


@pytest.mark.rule("MX-197")
def test_nobody_gains_a_level_beyond_a_seal() -> None:
    table = land(fame=7, level=2, moment="closing", hand="march", deck="", **sealed()).do("end-turn")
    while table.asks == "0 discard":
        table.do("pass" if table.can("pass") else "discard march")
    assert table["level"] == 2


# -- breaking a seal ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MX-198", "MX-Q39")
@pytest.mark.parametrize(
    ("mana", "able"),
    [
        ({"mana": {"red": 1}}, True),
        ({"crystals": {"red": 1}}, True),
        ({"dice": "red"}, True),
        ({"dice": "gold"}, True),  # by day
        ({"dice": "gold", "night": True}, False),
        ({"mana": {"blue": 1}, "crystals": {"green": 3}, "dice": "white"}, False),
        ({}, False),
    ],
)
def test_on_the_own_turn_the_nearest_seal_is_broken_with_any_mana_of_its_colour(
    mana: dict[str, Any], able: bool
) -> None:
    table = land(**sealed(**mana))
    assert table.can(BREAK) is able
    if able:
        assert table.do(BREAK)["seals"] == ["blue", "green", "white"]
        assert table["tokens"] == {}
        assert table["crystals"] == {}
        assert "taken" in table["die_state"] or "dice" not in mana


@pytest.mark.rule("MX-198")
def test_one_seal_after_the_other_the_nearest_first() -> None:
    table = land(**sealed(mana={"blue": 1, "red": 1})).do(BREAK)
    assert table["tokens"] == {"blue": 1}
    assert table.do(BREAK)["seals"] == ["green", "white"]
    assert not table.can(BREAK)


@pytest.mark.rule("MX-198")
def test_it_can_be_broken_in_the_middle_of_a_combat() -> None:
    table = fight("prowlers", "block", **sealed(mana={"red": 1}))
    assert table.do(BREAK)["seals"] == ["blue", "green", "white"]
    assert table["moment"] == "block"


@pytest.mark.rule("MX-198", "MX-197")
def test_behind_a_broken_seal_fame_goes_on_to_the_next() -> None:
    table = land(**sealed(mana={"red": 1}, fame=7)).do(BREAK)
    table.s.gain_fame(0, 3)
    assert table["fame"] == 10


@pytest.mark.rule("MX-199")
@pytest.mark.parametrize(
    ("mana", "night"), [("red", False), ("white", False), ("gold", False), ("black", True), ("blue", True)]
)
def test_a_gold_seal_is_broken_with_mana_of_any_colour(mana: str, night: bool) -> None:
    table = land(**sealed("strong-seals", mana={mana: 1}, night=night, dice="gold" if night else "black")).do(BREAK)
    assert table["seals"] == STRONG[1:]
    assert table["tokens"] == {}


@pytest.mark.rule("MX-199")
def test_with_several_colours_the_player_says_which_breaks_a_gold_seal() -> None:
    table = land(**sealed("strong-seals", mana={"red": 1}, crystals={"blue": 1})).do(BREAK)
    assert table.asks == "0 seal-mana"
    assert table.choices == ["colour 0", "colour 1"]
    assert table.do("colour 1")["crystals"] == {}
    assert table["tokens"] == {"red": 1}


# -- when fame is about to be lost -------------------------------------------------------------------------------------


@pytest.mark.rule("MX-198", "MX-Q39")
def test_whoever_is_about_to_lose_fame_may_break_the_seal_first() -> None:
    table = won(6, crystals={"red": 1})
    assert table.asks == "0 seal"
    assert table.choices == [BREAK, "pass"]
    table.do(BREAK)
    assert (table["fame"], table["seals"], table["crystals"]) == (8, ["blue", "green", "white"], {})


@pytest.mark.rule("MX-198")
def test_or_lose_it() -> None:
    table = won(6, crystals={"red": 1}).do("pass")
    assert (table["fame"], table["seals"], table["crystals"]) == (7, WEAK, {"red": 1})


@pytest.mark.rule("MX-198")
def test_two_seals_can_be_broken_for_one_gain() -> None:
    table = land(**sealed("strong-seals", mana={"red": 1, "white": 1}, fame=2))
    table.s.asking = None
    table.s.gain_fame(0, 8)
    table.s.advance()
    table.do(BREAK, "colour 0")
    assert table.asks == "0 seal"
    assert table.do(BREAK)["fame"] == 10


@pytest.mark.rule("MX-Q39")
@pytest.mark.parametrize(("mana", "asked"), [({"crystals_1": {"red": 1}}, True), ({"tokens_1": {"red": 1}}, False)])
def test_on_other_turns_it_is_broken_with_crystals_only(mana: dict[str, Any], asked: bool) -> None:
    table = land(**sealed(fame_1=7, dice="red", **mana))
    table.s.asking = None
    table.s.gain_fame(1, 1)
    table.s.advance()
    if asked:
        assert table.asks == "1 seal"
        assert table.do(BREAK)["fame_1"] == 8
        assert table["crystals_1"] == {}
    else:
        assert table["fame_1"] == 7


@pytest.mark.rule("MX-198")
def test_rivals_are_not_asked_and_team_mates_are() -> None:
    teams = {"scenario": "conquest", "teams": "yes", "expansions": LEGION, "restraint": "weak-seals"}
    crystals = {f"crystals_{seat}": {"red": 1} for seat in (1, 2, 3)}
    table = land(
        **{**sealed(fame=7, options=teams, **crystals), "seats": 4},
    )
    table.s.asking = None
    table.s.gain_fame(0, 1)
    table.s.advance()
    assert table.asks == "2 seal"
    table.do(BREAK)
    assert table["fame"] == 8
    assert [table[f"crystals_{seat}"] for seat in (1, 2, 3)] == [{"red": 1}, {}, {"red": 1}]


# -- the table ---------------------------------------------------------------------------------------------------------


def area(table: Realm, id: str, lang: str = "en") -> dict[str, Any]:
    view: dict[str, Any] = table.game.view(0, lang)
    return next(one for one in view["areas"] if one["id"] == id)


@pytest.mark.rule("MX-196")
def test_the_table_shows_seals_and_how_far_fame_can_rise() -> None:
    table = land(**sealed(fame=5, fame_1=7, mana={"red": 1}))
    assert [one["marks"] for one in area(table, "seals")["pieces"]] == [
        ["mana-red", "sealed-3"],
        ["mana-blue", "sealed-5"],
        ["mana-green", "sealed-7"],
        ["mana-white", "sealed-9"],
    ]
    assert "2 more to the red seal" in [line["text"] for line in area(table, "hero/0")["lines"]]
    assert "at the red seal: more fame is lost" in [line["text"] for line in area(table, "hero/1")["lines"]]
    assert "до красной печати ещё 2" in [line["text"] for line in area(table, "hero/0", "ru")["lines"]]
    action = table.find(BREAK)
    assert action is not None
    assert table.game.label(action, "en") == "Break the red seal (one red mana)"
    assert table.game.label(action, "ru") == "Снять красную печать (одна красная мана)"


@pytest.mark.rule("MX-197")
def test_fame_that_would_be_lost_is_told_before_the_blow() -> None:
    table = fight("prowlers", "attack", strike={"melee-physical": 3}, targets=1, fame=6, **sealed())
    told = next(one for one in table.game.view(0, "en")["actions"] if one["label"] == "Strike")
    assert told["warnings"] == ["1 fame is lost at the red seal unless it is broken"]


@pytest.mark.rule("MX-198")
def test_the_log_tells_of_broken_seals_and_lost_fame() -> None:
    table = won(6, crystals={"red": 1})
    table.game.listen()
    table.do("pass")
    assert [(one.kind, one.amount) for one in table.game.take_events() if one.kind.startswith("fame")] == [
        ("fame", 1),
        ("fame-lost", 1),
    ]


@pytest.mark.rule("MX-195")
def test_a_save_with_more_seals_than_there_are_is_refused() -> None:
    saved: Any = land(**sealed()).game.dump()
    saved["position"]["seals"].append("red")
    with pytest.raises(ValueError, match="seals: there are 4 of them in this game, not 5"):
        deckhold.load(saved)


@pytest.mark.rule("MX-196", "MX-199")
@pytest.mark.parametrize(
    ("variant", "left"),
    [
        ("weak-seals", ["gold", "blue", "green", "white"]),
        ("weak-seals", ["black"]),
        ("strong-seals", ["red", *STRONG[1:]]),
        ("strong-seals", ["gold"]),
    ],
)
def test_a_save_with_a_seal_of_a_colour_that_no_seal_has_there_is_refused(variant: str, left: list[str]) -> None:
    with pytest.raises(
        ValueError, match=r"^position\.seals\[0\]: there is no seal of (gold|black|red) mana on this row"
    ):
        land(**sealed(variant, left))
