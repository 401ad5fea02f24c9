"""Starting at a higher level (29.16)."""

from typing import Any

import pytest

import deckhold
from deckhold import games
from games.mage_knight.land import Land, Realm

LEVEL_3 = 8


def start(level: int = 3, seats: int = 1, heroes: list[str] | None = None, **options: object) -> Realm:
    """A new game at a higher level, at its first question."""
    heroes = heroes or ["tovak", "goldyx", "norowas", "arythea"][:seats]
    scenario = "conquest-solo" if seats == 1 else "conquest"
    chosen = {
        "scenario": scenario,
        "heroes": heroes,
        "start-level": level,
        "expansions": ["shades-of-tezla"],
        **options,
    }
    return Realm(deckhold.new("mage-knight", seats, 1, chosen))


def kind(table: Realm) -> str:
    assert table.game.decision is not None
    return table.game.decision.kind


def kept(table: Realm) -> Realm:
    """The skills have been chosen."""
    while kind(table) == "first-skill":
        table.do(table.choices[0])
    return table


def before(cards: str) -> Realm:
    """These cards lie before a player who starts at level 3 and is about to buy."""
    made = Land.__new__(Land)
    made.data = kept(start()).game.dump()
    made.zones = {zone.name: zone for zone in games.info("mage-knight").zones}
    made.spare = "box"
    made.laid = set()
    made.lay(looked=cards)
    return Realm(deckhold.load(made.data))


def on_way(table: Realm) -> Realm:
    while kind(table) != "turn":
        table.do("pass" if table.can("pass") else table.choices[0])
    return table


def looked(table: Realm, seat: int = 0) -> dict[str, int]:
    """How many cards of each kind lie before a player."""
    out: dict[str, int] = {}
    for name in table.exactly(f"looked_{seat}"):
        sort = table.game.table.card[table.game.table.by_name[name]].kind
        out[sort] = out.get(sort, 0) + 1
    return out


def left(table: Realm) -> tuple[int, int]:
    """Influence and free advanced actions that are left."""
    asking = table.s.asking
    assert asking is not None
    return int(asking.a), int(asking.b)


def buy(table: Realm, sort: str, cost: int = 99) -> Realm:
    """Take a card of a kind, the first that costs no more."""
    for name in table.exactly("looked_0"):
        card = table.game.table.card[table.game.table.by_name[name]]
        if card.kind == sort and getattr(card, "cost", 0) <= cost:
            return table.do(f"pick {card.id}")
    raise LookupError(sort)


@pytest.mark.rule("MX-488")
def test_at_level_3_one_of_two_own_skills_is_kept_and_the_other_is_common() -> None:
    table = start()
    assert kind(table) == "first-skill"
    first, second = table["skills_up"]
    table.do(f"pick {second}")
    assert (table["skills"], table["common_skills"]) == ([second], [first])
    assert kind(table) == "start-buy"


@pytest.mark.rule("MX-E15", "MX-491", "MX-493")
def test_the_printed_example_of_a_start_at_level_3() -> None:
    table = kept(start())
    assert looked(table) == {"advanced-action": 5, "unit": 4, "spell": 3, "artifact": 2}
    assert left(table) == (18, 1)
    table = before("agility peasants utem-guardsmen expose banner-of-glory").do("pick agility")
    assert left(table) == (18, 0)
    table.do("pick peasants")
    assert left(table) == (14, 0)
    table.do("pick expose")  # a white spell: there is no crystal for it
    assert left(table) == (5, 0)
    table.do("colour 2")  # 2 influence are left: nothing can be had for that
    on_way(table).shows(fame=LEVEL_3 + 1, units="peasants")


@pytest.mark.rule("MX-C27", "MX-492")
def test_a_start_at_level_5() -> None:
    table = start(5)
    table.do(table.choices[0])
    assert kind(table) == "first-skill"
    table.do(table.choices[0])
    assert len(table["skills"]) == 2
    assert looked(table) == {"advanced-action": 7, "unit": 6, "spell": 5, "artifact": 4}
    assert left(table) == (30, 2)
    for _ in range(2):
        buy(table, "advanced-action")
    assert left(table) == (30, 0)
    for _ in range(5):
        buy(table, "advanced-action")
    assert left(table) == (0, 0)
    on_way(table).shows(fame=24)


@pytest.mark.rule("MX-494", "MX-Q26")
@pytest.mark.parametrize(("level", "fame"), [(2, 3), (3, 8), (4, 15), (5, 24)])
def test_fame_is_the_first_of_the_level_and_1_more_if_influence_is_left(level: int, fame: int) -> None:
    table = kept(start(level))
    on_way(table).shows(fame=fame + 1, level=level)
    on_way(kept(start(level, **{"start-influence": 0}))).shows(fame=fame)


@pytest.mark.rule("MX-489")
def test_the_level_tells_how_many_units_can_be_bought() -> None:
    table = kept(start(3, **{"start-influence": 12}))
    buy(table, "unit")
    buy(table, "unit")
    assert len(table["units"]) == 2
    units = [one for one in table["looked"] if table.game.table.by_id[one].kind == "unit"]
    assert len(units) == 2
    assert not [one for one in units if table.can(f"pick {one}")]


@pytest.mark.rule("MX-490", "MX-Q24")
@pytest.mark.parametrize(
    ("hero", "crystals"),
    [
        ("arythea", {"red": 1, "white": 1}),
        ("goldyx", {"green": 1, "blue": 1}),
        ("norowas", {"white": 1, "green": 1}),
        ("tovak", {"blue": 1, "red": 1}),
    ],
)
def test_a_crystal_of_each_of_the_heros_two_colours(hero: str, crystals: dict[str, int]) -> None:
    assert start(heroes=[hero])["crystals"] == crystals


@pytest.mark.rule("MX-491")
def test_a_spell_costs_9_or_7_and_a_crystal_of_its_colour() -> None:
    table = before("fireball").do("pick fireball")  # with a red crystal
    assert table.choices == ["option 0", "option 1"]
    paid = table.copy().do("option 0")
    assert (left(paid), sum(paid["crystals"].values())) == ((9, 1), 2)
    table.do("option 1")
    assert (left(table), sum(table["crystals"].values())) == ((11, 1), 1)


def labels(table: Realm, language: str) -> dict[str, str]:
    """What the answers say, by what they are."""
    return {
        said: table.game.label(action, language)
        for said, action in zip(table.choices, table.game.actions(), strict=True)
    }


@pytest.mark.rule("MX-491", "MX-494")
@pytest.mark.parametrize(
    ("influence", "language", "spell", "enough"),
    [
        pytest.param(
            18,
            "en",
            "Fireball for 9 influence, or for 7 and [crystal-red:1]",
            "Enough: 1 fame for the influence that is left",
            id="both",
        ),
        pytest.param(
            9,
            "ru",
            "Огненный шар за 9 влияния или за 7 и [crystal-red:1]",
            "Достаточно: 1 очко славы за оставшееся влияние",
            id="last",
        ),
        pytest.param(
            8,
            "en",
            "Fireball for 7 influence and [crystal-red:1]",
            "Enough: 1 fame for the influence that is left",
            id="crystal-alone",
        ),
    ],
)
def test_the_price_of_a_spell_and_the_fame_of_what_is_left_are_told(
    influence: int, language: str, spell: str, enough: str
) -> None:
    data = before("fireball").game.dump()
    asking: Any = data["position"]["asking"]  # type: ignore[index,call-overload]
    asking["a"] = influence
    told = labels(Realm(deckhold.load(data)), language)
    assert (told["pick fireball looked"], told["pass"]) == (spell, enough)


@pytest.mark.rule("MX-494")
def test_where_no_influence_is_left_no_fame_is_promised() -> None:
    table = kept(start())
    buy(table, "artifact").do("colour 0", "colour 0")
    assert labels(table, "en")["pass"] == "Enough"


@pytest.mark.rule("MX-491")
def test_artifacts_cost_12_and_crystals_3_as_far_as_there_is_room() -> None:
    table = kept(start())
    buy(table, "artifact")
    assert left(table) == (6, 1)
    table.do("colour 0", "colour 0").shows(crystals={"blue": 1, "red": 3})
    assert left(table) == (0, 1)
    assert not table.can("colour 1")


@pytest.mark.rule("MX-491")
def test_nobody_has_more_than_three_crystals_of_a_colour() -> None:
    table = kept(start()).do("colour 0", "colour 0")
    assert not table.can("colour 0")
    assert table.can("colour 1")


def offered(table: Realm, sort: str) -> int:
    """How many cards of a kind lie in decks and offers."""
    zones = ["advanced", "advanced_offer", "regulars", "unit_offer", "spells", "spell_offer", "artifacts"]
    return sum(table.game.table.by_id[one].kind == sort for zone in zones for one in table[zone])


@pytest.mark.rule("MX-495", "MX-487")
def test_what_is_not_taken_goes_back_before_anything_is_laid_out() -> None:
    usual = start(1)
    table = kept(start())
    assert table["laid"] == []
    assert table["unit_offer"] == []
    buy(table, "advanced-action")
    bought = [one for one in table["deck"] if table.game.table.by_id[one].kind == "advanced-action"]
    on_way(table)
    on_way(usual)
    assert table["looked"] == []
    assert len(bought) == 1
    assert bought[0] in table["deck"] + table["hand"]
    for sort, taken in (("advanced-action", 1), ("unit", 0), ("spell", 0), ("artifact", 0)):
        assert offered(table, sort) == offered(usual, sort) - taken
    assert len(table["hand"]) == 5


@pytest.mark.rule("MX-488", "MX-Q25")
def test_even_levels_bring_a_skill_only_if_the_players_like() -> None:
    assert kind(start(2)) == "start-buy"
    table = start(2, **{"start-skills": "even"})
    assert kind(table) == "first-skill"
    assert left(table.do(table.choices[0])) == (12, 0)
    odd = start(4)
    assert len(odd.do(odd.choices[0])["skills"]) == 1
    assert left(odd) == (24, 1)


@pytest.mark.rule("MX-496")
def test_influence_per_level_can_be_more_or_less() -> None:
    assert left(kept(start(3, **{"start-influence": 8}))) == (24, 1)
    assert left(kept(start(5, **{"start-influence": 4}))) == (20, 2)


def test_everybody_chooses_of_the_own_cards() -> None:
    table = start(3, seats=4)
    dealt = [table.exactly(f"looked_{seat}") for seat in range(4)]
    assert [len(one) for one in dealt] == [14] * 4
    assert len({name for one in dealt for name in one}) == 56
    on_way(table)
    assert table["level"] == 3
    assert table["level_3"] == 3


def test_a_start_can_be_saved_while_cards_are_bought() -> None:
    table = kept(start())
    again = Realm(deckhold.load(table.game.dump()))
    assert again.choices == table.choices


@pytest.mark.rule("MX-060", "MX-491")
def test_familiars_are_not_bought_before_the_game() -> None:
    options = {"scenario": "lost-relic-solo", "expansions": ["lost-legion", "shades-of-tezla"], "heroes": ["tovak"]}
    seen = 0
    for seed in range(40):
        table = Realm(deckhold.new("mage-knight", 1, seed, options))
        while not table.asks.endswith("start-buy"):
            table.do(table.choices[0])
        if "magic-familiars" in table["looked"]:
            seen += 1
            assert not table.can("pick magic-familiars")
    assert seen
