"""The heroes of the expansions are chosen and dealt like all others."""

import pytest

import deckhold
from deckhold import games
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.cards.basic import OWN, hero_deck
from deckhold.games.mage_knight.definitions import Deed, Hero, Skill
from games.mage_knight.newcomers import BOXES
from games.mage_knight.test_duel import duel, strikes, to_melee

HOMES = {"wolfhawk": "lost-legion", "krang": "krang", "braevalar": "shades-of-tezla"}
EVERYBODY = {"arythea", "tovak", "goldyx", "norowas", *HOMES}


def new(seats: int, seed: int, **options: object) -> dict[str, object]:
    made = deckhold.new("mage-knight", seats, seed, {"expansions": BOXES, **options})
    return made.dump()["position"]  # type: ignore[return-value]


@pytest.mark.rule("MX-006", "MX-329", "MX-345")
@pytest.mark.parametrize("hero", sorted(HOMES))
def test_a_hero_is_refused_without_its_box_and_chosen_with_it(hero: str) -> None:
    others = [box for box in BOXES if box != HOMES[hero]]
    with pytest.raises(BadOption, match=f"{hero} comes with {HOMES[hero]}"):
        deckhold.new("mage-knight", 1, 1, {"heroes": [hero], "expansions": others})
    game = deckhold.new("mage-knight", 1, 1, {"heroes": [hero], "expansions": [HOMES[hero]]})
    while game.decision is not None and game.decision.kind != "turn":
        game.apply(game.actions()[0])
    player = game.dump()["position"]["players"][0]  # type: ignore[index,call-overload]
    assert player["figure"] == [f"{hero}#1"]
    cards = [card.partition("#")[0] for card in [*player["deck"], *player["hand"]]]
    assert sorted(cards) == sorted(hero_deck(hero))


@pytest.mark.rule("MX-006", "MX-329", "MX-345")
def test_players_may_choose_the_heroes_of_the_boxes_that_are_there() -> None:
    for box, hero in zip(["lost-legion", "krang", "shades-of-tezla"], ["wolfhawk", "krang", "braevalar"], strict=True):
        game = deckhold.new("mage-knight", 2, 1, {"expansions": [box]})
        offered = {str(game.explain(action)["subject"]) for action in game.actions()}
        assert offered == {"arythea", "tovak", "goldyx", "norowas", hero}
    base = deckhold.new("mage-knight", 2, 1, {})
    assert {str(base.explain(action)["subject"]) for action in base.actions()} == EVERYBODY - set(HOMES)


@pytest.mark.rule("MK-Q87")
def test_chance_may_give_any_of_the_seven() -> None:
    seen: set[str] = set()
    for seed in range(12):
        for player in new(4, seed, choosing="random")["players"]:  # type: ignore[attr-defined]
            seen.add(player["figure"][0].partition("#")[0])
    assert seen == EVERYBODY


@pytest.mark.rule("MK-Q87", "MK-520")
def test_the_dummy_may_be_any_of_those_who_are_left() -> None:
    seen: dict[str, list[str]] = {}
    for seed in range(40):
        position = new(1, seed, heroes=["tovak"], scenario="conquest-solo")
        figure = next(card for card in position["dummy_cards"] if card.partition("#")[0] in EVERYBODY)  # type: ignore[attr-defined]
        seen[figure.partition("#")[0]] = [card.partition("#")[0] for card in position["dummy_deck"]]  # type: ignore[attr-defined]
    assert set(seen) == EVERYBODY - {"tovak"}
    for hero, deck in seen.items():
        assert sorted(deck) == sorted(hero_deck(hero))


@pytest.mark.rule("MX-005", "MX-327", "MX-343", "MX-Q40")
@pytest.mark.parametrize("hero", sorted(HOMES))
def test_a_set_has_a_hero_sixteen_actions_and_eleven_skills_of_which_ten_are_in_a_game(hero: str) -> None:
    table = games.info("mage-knight").table({"expansions": [HOMES[hero]]})
    assert len([card for card in table.defs if isinstance(card, Hero) and card.id == hero]) == 1
    assert len(hero_deck(hero)) == 16
    own = [card.id for card in table.defs if isinstance(card, Deed) and card.hero == hero]
    assert sorted(own) == sorted(OWN[hero].values())
    assert len([card for card in table.defs if isinstance(card, Skill) and card.hero == hero]) == 11
    for seats, scenario in (1, "conquest-solo"), (2, "conquest"), (2, "cooperation"):
        heroes = [hero, "tovak"][:seats]
        game = deckhold.new("mage-knight", seats, 1, {"expansions": BOXES, "heroes": heroes, "scenario": scenario})
        stack = game.dump()["position"]["players"][0]["skill_stack"]  # type: ignore[index,call-overload]
        assert len(stack) == 10


@pytest.mark.rule("MX-328", "MX-344")
@pytest.mark.parametrize("hero", sorted(HOMES))
def test_its_pieces_bear_the_mark_of_its_box(hero: str) -> None:
    table = games.info("mage-knight").table({"expansions": BOXES})
    for card in table.defs:
        if isinstance(card, Hero) and card.id == hero:
            assert card.box == HOMES[hero]
        if isinstance(card, Deed) and card.hero == hero:
            assert card.box == HOMES[hero]
        if isinstance(card, Skill) and card.hero == hero:
            assert card.box == ("ultimate" if card.cooperative else HOMES[hero])


def test_without_an_expansion_the_box_is_what_it_was() -> None:
    base = games.info("mage-knight").table({"expansions": []})
    assert not [card.id for card in base.defs if getattr(card, "hero", "") in HOMES or card.id in HOMES]
    assert sum(card.copies for card in base.defs if card.kind == "basic-action") == 64


# -- combat between heroes ---------------------------------------------------------------------------------------------


def test_between_heroes_dueling_blocks_strikes_back_and_brings_fame_without_units() -> None:
    table = to_melee(duel("0", options={"expansions": BOXES}, skills_1="wolfhawk-dueling", hand_1="march"))
    strikes(table, melee_physical=3).do("strike", "skill wolfhawk-dueling").shows(guard={"physical": 1})
    table.do("block", "end-phase").shows(strike={"melee-physical": 1})  # one's own next attack
    strikes(table, melee_physical=4).do("strike", "block", "cell 0,-1").shows(fame_1=1)


def test_between_heroes_a_unit_takes_the_fame_of_a_duel_away() -> None:
    table = to_melee(
        duel("0", options={"expansions": BOXES}, skills_1="wolfhawk-dueling", hand_1="march", units_1="peasants")
    )
    strikes(table, melee_physical=3).do("strike", "skill wolfhawk-dueling", "unit peasants 0", "block")
    strikes(table.do("end-phase") if table.can("end-phase") else table, melee_physical=5)
    table.do("strike", "block", "cell 0,-1").shows(fame_1=0)


def test_between_heroes_a_hardened_hero_is_wounded_for_more() -> None:
    table = to_melee(duel("0", options={"expansions": BOXES}, skills_1="krang-battle-hardened", hand_1="march"))
    strikes(table, melee_physical=6).do("strike", "skill krang-battle-hardened", "option 0", "block")
    table.shows(damage_left=6).do("hit-hero").shows(damage_left=2)  # armor 2 and 2
    table.do("hit-hero").shows(hand_1="march wound*2")  # the second wound costs armor alone


@pytest.mark.rule("MK-499")
def test_between_heroes_forked_lightning_counts_hero_and_units() -> None:
    table = to_melee(duel("1", options={"expansions": BOXES}, skills="braevalar-forked-lightning", units_1="peasants"))
    table.do("skill braevalar-forked-lightning").shows(strike={"ranged-cold-fire": 2})
