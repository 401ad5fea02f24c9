"""Positions that are edited, saved and loaded; what a seat cannot know stays unknown."""

from collections.abc import Callable
from typing import Any

import pytest

import deckhold
from games.ascension_tactics.battle import battle, raid


def edited(change: Callable[[Any], object]) -> dict[str, Any]:
    data: Any = battle("kehmep@0,0", "rakar@2,0", power=3).game.dump()
    change(data["position"])
    return dict(data)


REFUSED: list[tuple[Callable[[Any], object], str]] = [
    (lambda p: p.update(glory=[1]), "position.glory: 2 numbers are wanted, not 1"),
    (lambda p: p.update(earned=[0]), "position.earned: 14 numbers are wanted, not 1"),
    (lambda p: p.update(first=2), "position.first: there are only 2 sides"),
    (lambda p: p.update(turn=2), "position.turn: there are only 2 sides"),
    (lambda p: p.update(turn=4), "position.turn: villains have turns only in a campaign"),
    (lambda p: p.update(turn=1), "position.speaker: it is the turn of 1"),
    (lambda p: p.update(attacked=["apprentice#1"]), r"position.attacked\[0\]: apprentice#1 is no champion"),
    (lambda p: p.update(walker="apprentice#1"), "position.walker: apprentice#1 is no champion"),
    (lambda p: p.update(damage={"jirra#1": 1}), "position.damage.jirra#1: it is not on the battlefield"),
    (lambda p: p.update(lit={"@0,1": 0}), "position.lit.@0,1: no beacon is there"),
    (
        lambda p: p["terrain"].update(portal=["@0,5"]),
        "position.terrain.portal: love-lives-forever has no portal at @0,5",
    ),
    (
        lambda p: p["bearer"].update({"shadow-blade#1": "kehmep#1"}),
        "position.bearer.shadow-blade#1: it lies elsewhere, not on a champion's card",
    ),
    (lambda p: p["souls"].update({"giant-rat#1": 1}), "position.souls.giant-rat#1: no tokens are placed on a minion"),
    (lambda p: p["souls"].update({"vyrak#1": 1}), "position.souls.vyrak#1: nobody has it"),
    (lambda p: p["purse"].update({"kehmep#1": 1}), "position.purse.kehmep#1: no glory lies on its card"),
    (lambda p: p["colour"].update({"kehmep#1": "red"}), "position.colour.kehmep#1: it is none of the villains"),
    (lambda p: lies(p, "web#1", p["spare"], p["tokens"], "kehmep#1"), "position.bearer.web#1: it lies on the battlef"),
    (lambda p: lies(p, "villain-rakar#1", p["box"], p["villains"]), "position.villains: only a campaign has these"),
    (lambda p: lies(p, "azure-fang#1", p["box"], p["schemes"]), "position.schemes: only a campaign has these"),
    (
        lambda p: lies(p, "villain-rakar#1", p["box"], p["players"][0]["pool"]),
        r"position.players\[0\]: villain-rakar#1 is never a player's",
    ),
    (
        lambda p: lies(p, "giant-rat#1", p["players"][0]["nest"], p["players"][0]["pool"]),
        r"position.players\[0\].pool: giant-rat#1 is off the battlefield: its place is the nest",
    ),
    (
        lambda p: lies(p, "eye-of-the-storm#1", p["supply"], p["players"][0]["nest"]),
        r"position.players\[0\].nest: eye-of-the-storm#1 is no minion",
    ),
    (lambda p: lies(p, "vyrak#1", p["box"], p["captives"]), "position.captives: vyrak#1 is not on the battlefield"),
    (lambda p: p.update(path=["@1,0"]), "position.path: nobody is on the move"),
    (
        lambda p: p.update(path=["@1,0", "@5,0"], walker="kehmep#1"),
        r"position.path\[1\]: it is not next to the cell before",
    ),
    (lambda p: p.update(walker="kehmep#1"), "position.walker: nobody is in the middle of a move"),
    (lambda p: p.update(glory=[30, 0]), "position.glory: 30 glory win: the game would be over"),
    (lambda p: p.update(villains_glory=1), "position.villains_glory: only a campaign has villains"),
    (lambda p: p.update(spoken=4), "position.spoken: there are only 2 seats"),
    (lambda p: p["asking"].update(seat=1), "position.asking.seat: seat 0 is on the move"),
    (
        lambda p: lies(p, "vyrak#1", p["box"], p["neutrals"]),
        "position.neutrals: vyrak#1 is never neutral",
    ),
    (
        lambda p: p["terrain"].update(portal=[], forest=["@5,0"]),
        "position.terrain: love-lives-forever has a portal at @5",
    ),
    (
        lambda p: p["asking"].update(op="rules.act", card="rakar#1"),
        "position.asking.card: the seat has no such champion on the battlefield",
    ),
    (
        lambda p: p["asking"].update(op="rules.act", card="vyrak#1"),
        "position.asking.card: the seat has no such champion on the battlefield",
    ),
]


def lies(p: Any, piece: str, here: list[str], there: list[str], on: str = "") -> None:
    """A piece lies elsewhere, perhaps on a champion's card."""
    here.remove(piece)
    there.append(piece)
    if on:
        p["bearer"][piece] = on


@pytest.mark.parametrize(("change", "problem"), REFUSED)
def test_nonsense_is_refused_with_its_place(change: Callable[[Any], object], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        deckhold.load(edited(change))


@pytest.mark.rule("AT-074", "AT-076")
@pytest.mark.parametrize(
    ("piece", "pile"),
    [
        ("apprentice", "center_deck"),
        ("mystic", "center_row"),
        ("militia", "banished"),
        ("vyrak", "center_deck"),
        ("apprentice", "mystics"),
        ("mystic", "heavy_infantry"),
    ],
)
def test_cards_that_never_come_to_a_pile_of_the_table_are_refused_there(piece: str, pile: str) -> None:
    with pytest.raises(ValueError, match=rf"position.{pile}\[0\]: {piece}#\d+ never lies here"):
        battle("kehmep@0,0", **{pile: f"{piece} - - - - -" if pile == "center_row" else piece})


@pytest.mark.rule("AT-293")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        (lambda p: p["bearer"].update({"red-target#1": "vyrak#1"}), "position.bearer.red-target#1: only a player's ch"),
        (
            lambda p: p["bearer"].update({"red-target#1": "jirra#1"}),
            "position.spots.red-target#1: it lies on a card al",
        ),
        (lambda p: p["bearer"].update({"blue-target#1": "jirra#1"}), "position.bearer.blue-target#1: it lies on the"),
        (lambda p: p.update(villains_glory=40), "position.villains_glory: 40 glory win: the game would be over"),
        (lambda p: p.update(worn=50), "position.worn: 50 leave the boss no defense: the game would be over"),
    ],
)
def test_nonsense_of_a_campaign_is_refused_with_its_place(change: Callable[[Any], object], problem: str) -> None:
    data: Any = raid("jirra@0,0 vyrak", "villain-belzepug@3,0", scenario="campaign-belzepug").game.dump()
    change(data["position"])
    with pytest.raises(ValueError, match=problem):
        deckhold.load(data)


EIGHT = "kehmep@0,0 jirra@0,1 vyrak@0,2 lost-shade@0,3 lost-shade@1,0 repair-drone@1,1 repair-drone@1,2 giant-rat@1,3"


@pytest.mark.rule("AT-121", "AT-147", "AT-169", "AT-295")
@pytest.mark.parametrize(
    ("pool", "more", "problem"),
    [
        ("kehmep@5,0", {}, "spots.kehmep#1: it stands on a portal of others"),
        ("kehmep +treasure-speed-1", {}, "bearer.treasure-speed-1#1: kehmep#1 keeps no treasures"),
        (f"{EIGHT} giant-rat@2,0", {}, r"players\[0\].pool: 9 champions are on the battlefield: there are 8 bases"),
        ("kehmep", {"worn": 3}, "worn: nobody in love-lives-forever loses defense for good"),
    ],
)
def test_what_the_rules_rule_out_is_refused_with_its_place(pool: str, more: dict[str, Any], problem: str) -> None:
    battle(EIGHT)
    with pytest.raises(ValueError, match=problem):
        battle(pool, **more)


@pytest.mark.rule("AT-295", "AT-Q22")
@pytest.mark.parametrize(
    ("scenario", "villain", "hurt", "problem"),
    [
        ("campaign-belzepug", "villain-belzepug@3,0", "villain-belzepug", "damage to it lowers its defense for good"),
        ("campaign-kythis", "villain-kythis", "vyrak", "captives are not damaged"),
    ],
)
def test_damage_that_nobody_can_have_is_refused(scenario: str, villain: str, hurt: str, problem: str) -> None:
    captives = {"captives": "vyrak@2,2"} if scenario == "campaign-kythis" else {}
    data: Any = raid("jirra@0,0", villain, scenario=scenario, **captives).game.dump()
    data["position"]["damage"] = {f"{hurt}#1": 1}
    with pytest.raises(ValueError, match=f"position.damage.{hurt}#1: {problem}"):
        deckhold.load(data)


@pytest.mark.rule("AT-276")
def test_souls_of_a_pack_lie_on_its_one_card() -> None:
    pack = "villain-rakar@5,0 villain-pug-pack#1@2,0 villain-pug-pack#2@3,0"
    data: Any = raid("jirra@0,0", pack, scenario="campaign-rakar").game.dump()
    data["position"]["souls"] = {"villain-pug-pack#2": 1}
    with pytest.raises(ValueError, match=r"souls.villain-pug-pack#2: the souls of the pack lie on villain-pug-pack#1"):
        deckhold.load(data)


@pytest.mark.rule("AT-110")
def test_more_minions_than_a_player_may_have_are_refused() -> None:
    data: Any = battle("giant-rat@0,0 giant-rat@0,1 giant-rat@0,2 giant-rat@0,3").game.dump()
    mine, theirs = data["position"]["players"]
    rat = next(one for one in theirs["nest"] if one.startswith("giant-rat"))
    theirs["nest"].remove(rat)
    mine["pool"].append(rat)
    data["position"]["spots"][rat] = "@1,0"
    problem = r"players\[0\].pool: a player has at most 4 giant-rat on the battlefield, not 5"
    with pytest.raises(ValueError, match=problem):
        deckhold.load(data)


@pytest.mark.rule("AT-Q56")
def test_an_exhausted_rat_off_the_battlefield_is_refused() -> None:
    data: Any = battle("kehmep").game.dump()
    data["position"]["exhausted"] = {"giant-rat#1": 1}
    with pytest.raises(ValueError, match=r"exhausted.giant-rat#1: it is not on the battlefield, and ready"):
        deckhold.load(data)


@pytest.mark.rule("AT-236", "AT-318")
@pytest.mark.parametrize(
    ("more", "problem"),
    [
        ({"roster": {"kehmep#1": 0}}, "roster.kehmep#1: nobody begins a scenario of the campaign with it"),
        ({"captives": "jirra@1,0"}, "captives: there are none in love-lives-forever"),
    ],
)
def test_what_only_a_campaign_has_is_refused_elsewhere(more: dict[str, Any], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        battle("kehmep", **more)


@pytest.mark.rule("AT-265")
def test_an_exhausted_villain_is_refused() -> None:
    with pytest.raises(ValueError, match=r"exhausted.villain-sordid-asp#1: only champions of players are exhausted"):
        raid("jirra@0,0!", "villain-sordid-asp@2,0!")


@pytest.mark.rule("AT-238", "AT-315")
def test_two_villains_with_one_target_are_refused_but_for_a_pack_and_a_revived_champion() -> None:
    pack = "villain-pug-pack#1@2,0 villain-pug-pack#2@3,0 villain-rakar@0,1"
    raid("jirra@0,0", pack, scenario="campaign-rakar")
    kythis: dict[str, Any] = {
        "scenario": "campaign-kythis",
        "colour": {"villain-damned-lust": "blue", "villain-damned-envy": "green"},
    }
    hosts = "villain-kythis villain-damned-lust villain-damned-envy villain-xeron@2,0"
    table = raid("jirra@0,0", hosts, **kythis)
    data: Any = table.game.dump()
    data["position"]["colour"]["villain-damned-envy#1"] = "blue"
    with pytest.raises(ValueError, match=r"colour.villain-damned-envy#1: villain-damned-lust#1 has that target"):
        deckhold.load(data)


@pytest.mark.rule("AT-315", "AT-Q11")
@pytest.mark.parametrize("colour", ["green", None])
def test_a_revived_champion_without_its_own_target_is_refused(colour: str | None) -> None:
    data: Any = raid("jirra@0,0", "villain-kythis villain-xeron@2,0", scenario="campaign-kythis").game.dump()
    del data["position"]["colour"]["villain-xeron#1"]
    if colour is not None:
        data["position"]["colour"]["villain-xeron#1"] = colour
    with pytest.raises(ValueError, match=r"position\.colour: the target of villain-xeron#1 is blue"):
        deckhold.load(data)


@pytest.mark.rule("AT-328")
def test_living_earth_is_a_forest_wherever_an_editor_puts_it() -> None:
    table = battle("living-earth@1,0 kehmep@0,0", "rakar@3,0", power=2).do("order kehmep")
    assert (table.terrain("1,0"), table.targets) == ("forest", [])
    with pytest.raises(ValueError, match="it is a forest, on other terrain"):
        battle("living-earth@1,0", shrine="1,0")


@pytest.mark.rule("AT-147")
def test_portals_lie_where_the_scenario_has_them_even_if_an_editor_leaves_them_out() -> None:
    data = edited(lambda p: p.update(terrain={"forest": ["@1,0"]}))
    assert deckhold.load(data).dump()["position"]["terrain"] == {"portal": ["@-5,0", "@5,0"], "forest": ["@1,0"]}


@pytest.mark.rule("AT-123", "AT-Q05")
def test_what_an_editor_lays_in_front_of_a_player_was_played_this_turn() -> None:
    table = battle("muse-of-rebirth@0,0 kehmep", played="briar-runner song-of-roots guardians-vigil", hand="lunar-stag")
    assert (table.traits("muse-of-rebirth"), table.can("complete")) == ({"ranged"}, False)
    assert table.do("play lunar-stag").can("complete song-of-roots")
    again = battle("jirra@0,0", played="guardians-vigil", shrine="0,1")
    assert again.can("complete guardians-vigil")
    assert deckhold.load(again.game.dump()).dump() == again.game.dump()


@pytest.mark.rule("AT-005")
def test_a_card_whose_effects_are_under_way_is_not_remembered_as_played_by_a_save() -> None:
    table = battle("muse-of-rebirth@0,0", "rakar@2,0", hand="wildheart-matron").do("play wildheart-matron")
    assert deckhold.load(table.game.dump()).dump() == table.game.dump()
    assert table.traits("muse-of-rebirth") == set()


@pytest.mark.parametrize("piece", ["green-target", "treasure-speed-1", "villain-belzepug"])
def test_pieces_of_the_battlefield_that_lie_nowhere_are_refused(piece: str) -> None:
    boss = "villain-belzepug@3,0"
    table = raid("jirra@0,0", boss, scenario="campaign-belzepug", caches="treasure-speed-1@2,0")
    data: Any = table.game.dump()
    del data["position"]["spots"][f"{piece}#1"]
    with pytest.raises(ValueError, match=f"position.spots: {piece}#1 is on no cell"):
        deckhold.load(data)


@pytest.mark.rule("AT-318", "AT-290")
def test_a_captive_with_a_kept_quest_can_be_saved() -> None:
    champions = ["jirra", "kehmep", "vyrak", "scrapbot"]
    kept = {"pools": "chosen", "champions": champions, "kept": ["jirra/first-blood"]}
    game = deckhold.new("ascension-tactics", 1, 3, {"scenario": "campaign-kythis", **kept})
    game.apply(next(one for one in game.actions() if game.explain(one)["subject"] == "jirra#1"))
    data: Any = game.dump()
    assert "jirra#1" in data["position"]["captives"]
    again: Any = deckhold.load(data).dump()
    assert again["position"]["bearer"]["first-blood#1"] == "jirra#1"


def test_what_an_ambush_gave_is_told_alike_after_its_card_was_shuffled() -> None:
    row = "computing-node arha-novice void-supplicant gear-apprentice grove-initiate briar-runner"
    cards = {"hand": "arha-novice#2", "deck": "", "discard": "militia mystic*6 heavy-infantry*6"}
    table = battle("scrapbot", center_row=row, runes=4, **cards)
    table.do("buy computing-node", "option 0", "play arha-novice")
    assert "computing-node" in table["deck"]
    for seed in range(8):
        assert table.game.determinize(0, seed).view(0) == table.game.view(0)
