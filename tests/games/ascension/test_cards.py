"""What every card does, in both printings; the rulebook's clarifications (rules, section 16)."""

from collections import Counter
from typing import Any

import pytest

import deckhold
from games.ascension.vigil import start

ROW = "kor-the-ferromancer spike-vixen shadow-star mephit earth-tyrant hedron-cannon"

# -- cards that only give something ------------------------------------------------------------------------------------

PLAYED: dict[str, dict[str, Any]] = {  # hero: what playing it shows, with three Militia in the deck
    "apprentice": {"runes": 1},
    "militia": {"power": 1},
    "mystic": {"runes": 2},
    "heavy-infantry": {"power": 2},
    "arha-initiate": {"hand": "militia"},
    "ascetic-of-the-lidless-eye": {"hand": "militia*2"},
    "master-dhartha": {"hand": "militia*3"},
    "flytrap-witch": {"honor": 2, "pool": 58, "hand": "militia"},
    "landtalker": {"runes": 3},
    "lifebound-initiate": {"runes": 1, "honor": 1, "pool": 59},
    "runic-lycanthrope": {"runes": 2, "lasts": "runic-lycanthrope"},
    "wolf-shaman": {"runes": 1, "hand": "militia"},
    "avatar-golem": {"power": 2},
    "kor-the-ferromancer": {"power": 2},
    "reactor-monk": {"runes": 2, "lasts": "reactor-monk"},
    "demon-slayer": {"power": 3},
    "emri-one-with-the-void": {"power": 4},
    "spike-vixen": {"power": 1, "hand": "militia"},
    "temple-librarian": {},
    "twofold-askara": {},
}
UNTOUCHED: dict[str, Any] = {
    "runes": 0,
    "power": 0,
    "mechana_runes": 0,
    "lasts": "",
    "honor": 0,
    "pool": 60,
    "hand": "",
}


@pytest.mark.parametrize("remaster", [False, True], ids=["classic", "remaster"])
@pytest.mark.parametrize("hero", PLAYED)
def test_playing_a_hero_gives_exactly_this(hero: str, remaster: bool) -> None:
    table = start(hand=hero, deck="militia*3", row="mephit*3 sea-tyrant*3", remaster=remaster).do(f"play {hero}")
    table.shows(**{**UNTOUCHED, **PLAYED[hero], "played": hero, "discard": "", "void": ""})
    assert table.asks == "0 main"


USED: dict[str, dict[str, Any]] = {  # construct: what using it shows, with a Militia in the deck
    "the-all-seeing-eye": {"hand": "militia"},
    "snapdragon": {"runes": 1},
    "yggdrasil-staff": {"power": 1},
    "hedron-cannon": {"power": 1},
    "the-grand-design": {"mechana_runes": 2},
    "watchmakers-altar": {"mechana_runes": 1},
    "muramasa": {"power": 3},
    "shadow-star": {"power": 1},
    "voidthirster": {"power": 1},
}


@pytest.mark.parametrize("remaster", [False, True], ids=["classic", "remaster"])
@pytest.mark.parametrize("construct", USED)
def test_using_a_construct_gives_exactly_this(construct: str, remaster: bool) -> None:
    table = start(constructs=construct, deck="militia", row="mephit*3 sea-tyrant*3", remaster=remaster)
    table.do(f"use {construct} 0").shows(**{**UNTOUCHED, **USED[construct], "constructs": construct})
    assert not table.can(f"use {construct} 0")


DEFEATED: dict[
    str, tuple[dict[str, Any], dict[str, Any]]
] = {  # monster: what defeating it shows in the classic and in the remastered printing
    "samaels-trickster": ({"honor": 1, "runes": 1}, {"honor": 2, "runes": 1}),
    "tormented-soul": ({"honor": 1, "hand": "militia"}, {"honor": 2, "hand": "militia"}),
    "wind-tyrant": ({"honor": 3, "runes": 3}, {"honor": 3, "runes": 3}),
    "earth-tyrant": ({"honor": 5, "hand": "militia*2"}, {"honor": 5, "hand": "militia*2"}),
    "sea-tyrant": ({"honor": 5}, {"honor": 5}),
    "corrosive-widow": ({"honor": 3}, {"honor": 3}),
    "xeron-duke-of-lies": ({"honor": 3}, {"honor": 4}),
    "mephit": ({"honor": 2}, {"honor": 2}),
    "mistake-of-creation": ({"honor": 4}, {"honor": 4}),
    "avatar-of-the-fallen": ({"honor": 4}, {"honor": 4}),
    "cultist": ({"honor": 1}, {"honor": 1}),
}
COSTS = {card.id: card.cost for card in deckhold.cards("ascension")}


@pytest.mark.parametrize("remaster", [False, True], ids=["classic", "remaster"])
@pytest.mark.parametrize("monster", DEFEATED)
def test_defeating_a_monster_costs_and_gives_exactly_this(monster: str, remaster: bool) -> None:
    first = "muramasa" if monster == "cultist" else monster
    table = start(
        power=COSTS[monster],
        deck="militia*3",
        hand_1="",
        row=f"{first} spike-vixen*2 shadow-star*2 hedron-cannon",
        remaster=remaster,
    ).do(f"defeat {monster}")
    while table.asks == "0 pick":
        table.do("pass")
    want = {**UNTOUCHED, **DEFEATED[monster][remaster]}
    table.shows(**{**want, "pool": 60 - want["honor"], "void": "" if monster == "cultist" else monster})


def test_every_card_of_the_box_is_proved_here_or_by_name_below() -> None:
    tables = {*PLAYED, *USED, *DEFEATED}
    alone = {  # cards with tests of their own
        "arha-templar",
        "oziah-the-peerless",
        "seer-of-the-forked-path",
        "tablet-of-times-dawn",
        "cetra-weaver-of-stars",
        "druids-of-the-stone-circle",
        "burrower-mark-ii",
        "hedron-link-device",
        "mechana-initiate",
        "rocket-courier-x-99",
        "arbiter-of-the-precipice",
        "shade-of-the-black-watch",
        "void-initiate",
    }
    assert tables | alone == {card.id for card in deckhold.cards("ascension")}
    assert not tables & alone


# -- cards that ask or change something --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "reached"),
    [
        ("arha-templar", ["mephit", "corrosive-widow", "cultist"]),
        ("oziah-the-peerless", ["mephit", "corrosive-widow", "sea-tyrant", "earth-tyrant", "cultist"]),
    ],
)
@pytest.mark.rule("AS-125")
@pytest.mark.rule("AS-Q10")
def test_free_defeats_reach_monsters_up_to_the_cost_and_the_cultist(hero: str, reached: list[str]) -> None:
    row = "mephit corrosive-widow sea-tyrant earth-tyrant avatar-of-the-fallen spike-vixen"
    table = start(hand=hero, row=row).do(f"play {hero}")
    assert table.choices == [f"pick {monster}" for monster in reached]  # no pass: it is mandatory
    table.copy().do("pick cultist").shows(honor=1, power=0, center_row=row, cultist="cultist")
    table.copy().do("pick corrosive-widow").shows(honor=3, power=0, void="corrosive-widow")


@pytest.mark.rule("AS-Q10")
def test_with_the_cultist_as_only_target_it_is_taken_by_itself() -> None:
    table = start(hand="arha-templar", row="spike-vixen*2 shadow-star*2 sea-tyrant hedron-cannon").do(
        "play arha-templar"
    )
    assert table.shows(honor=1).asks == "0 main"


def test_seer_draws_first_and_then_may_banish_a_card_of_the_row() -> None:
    table = start(hand="seer-of-the-forked-path", deck="militia", row=ROW, center_deck="landtalker")
    assert table.do("play seer-of-the-forked-path").shows(hand="militia").asks == "0 pick"
    table.copy().do("pass").shows(center_row=ROW, void="")
    table.copy().do("pick spike-vixen").shows(center_row=ROW.replace("spike-vixen", "landtalker"), void="spike-vixen")


@pytest.mark.rule("AS-Q09")
def test_temple_librarian_must_discard_and_then_draws_two() -> None:
    table = start(hand="temple-librarian apprentice mystic", deck="militia*3").do("play temple-librarian")
    assert table.choices == ["pick apprentice hand", "pick mystic hand"]
    table.do("pick mystic").shows(discard="mystic", hand="apprentice militia*2", deck="militia")


@pytest.mark.rule("AS-Q09")
def test_temple_librarian_with_an_empty_hand_does_nothing() -> None:
    start(hand="temple-librarian", deck="militia*3").do("play temple-librarian").shows(hand="", deck="militia*3")


@pytest.mark.rule("AS-Q09")
@pytest.mark.parametrize("remaster", [False, True], ids=["classic", "remaster"])
def test_arbiter_draws_two_and_must_banish_one_a_drawn_one_too(remaster: bool) -> None:
    table = start(hand="arbiter-of-the-precipice mystic", deck="shadow-star militia", remaster=remaster)
    table.do("play arbiter-of-the-precipice")
    assert table.choices == ["pick mystic hand", "pick militia hand", "pick shadow-star hand"]
    table.do("pick shadow-star").shows(hand="mystic militia", void="shadow-star")


@pytest.mark.rule("AS-Q09")
def test_arbiter_with_no_card_anywhere_banishes_nothing() -> None:
    assert start(hand="arbiter-of-the-precipice").do("play arbiter-of-the-precipice").asks == "0 main"


@pytest.mark.parametrize(
    ("hero", "gained"), [("void-initiate", {"runes": 1}), ("shade-of-the-black-watch", {"power": 2})]
)
def test_a_banish_from_hand_or_discard_is_optional(hero: str, gained: dict[str, Any]) -> None:
    table = start(hand=f"{hero} apprentice", discard="militia").do(f"play {hero}").shows(**gained)
    assert table.choices == ["pick apprentice hand", "pick militia discard", "pass"]
    table.copy().do("pass").shows(hand="apprentice", discard="militia", **gained)
    table.copy().do("pick militia").shows(hand="apprentice", discard="", **gained)


@pytest.mark.rule("AS-125")
@pytest.mark.rule("AS-Q11")
@pytest.mark.parametrize(
    ("hero", "remaster", "reached"),
    [
        ("druids-of-the-stone-circle", False, ["wolf-shaman", "spike-vixen"]),
        ("druids-of-the-stone-circle", True, ["wolf-shaman", "spike-vixen", "demon-slayer"]),
        ("cetra-weaver-of-stars", False, ["wolf-shaman", "spike-vixen", "demon-slayer", "flytrap-witch"]),
        ("cetra-weaver-of-stars", True, ["wolf-shaman", "spike-vixen", "demon-slayer", "flytrap-witch"]),
    ],
)
def test_free_heroes_up_to_the_cost_and_from_the_piles(hero: str, remaster: bool, reached: list[str]) -> None:
    row = "wolf-shaman spike-vixen demon-slayer flytrap-witch shadow-star mephit"
    table = start(hand=hero, row=row, deck="militia", remaster=remaster).do(f"play {hero}")
    piles = ["pick mystic mystics", "pick heavy-infantry heavy_infantry"]
    assert table.choices == [*[f"pick {card}" for card in reached], *piles]
    table.copy().do("pick mystic").shows(deck="militia mystic", mystics="mystic*19", runes=0, discard="")
    table.copy().do("pick wolf-shaman").shows(deck="militia wolf-shaman", runes=0, discard="")


def test_mechana_initiate_chooses_in_the_classic_and_gives_both_in_the_remastered_printing() -> None:
    assert start(hand="mechana-initiate").do("play mechana-initiate").choices == ["option 0", "option 1"]
    start(hand="mechana-initiate", remaster=True).do("play mechana-initiate").shows(runes=1, power=1)


def test_kor_draws_with_two_constructs() -> None:
    table = start(hand="kor-the-ferromancer", constructs="shadow-star*2", deck="militia").do("play kor-the-ferromancer")
    table.shows(power=2, hand="militia")


def test_the_remastered_courier_brings_the_construct_to_hand() -> None:
    table = start(constructs="rocket-courier-x-99 burrower-mark-ii", runes=5, deck="militia", remaster=True)
    table.do("acquire watchmakers-altar")
    table.copy().do("option 0").shows(hand="watchmakers-altar", discard="", deck="militia")
    table.copy().do("pass").shows(hand="", discard="watchmakers-altar")
    # Played from there it arrives like any other.
    table.do("option 0", "play watchmakers-altar").shows(hand="militia")


def test_a_courier_serves_once_per_turn_and_copy_and_not_itself() -> None:
    table = start(
        constructs="rocket-courier-x-99#1",
        runes=20,
        row="rocket-courier-x-99 watchmakers-altar*2 the-grand-design hedron-cannon shadow-star",
    )
    table.do("acquire rocket-courier-x-99", "option 0")  # the first one brings the second into play
    table.do("acquire watchmakers-altar", "option 0")  # the second one serves once more
    table.do("acquire watchmakers-altar")
    assert table.asks == "0 main"
    table.shows(constructs="rocket-courier-x-99*2 watchmakers-altar", discard="watchmakers-altar")
    # Other constructs, and the Courier on its own arrival, are not asked for.
    assert start(constructs="rocket-courier-x-99", runes=3, row=ROW).do("acquire shadow-star").asks == "0 main"
    assert (
        start(runes=4, row=ROW.replace("mephit", "rocket-courier-x-99")).do("acquire rocket-courier-x-99").asks
        == "0 main"
    )


def test_a_declined_courier_can_still_serve_later_in_the_turn() -> None:
    table = start(constructs="rocket-courier-x-99", runes=11).do("acquire watchmakers-altar", "pass")
    assert table.do("acquire the-grand-design").asks == "0 courier"


def test_mistake_of_creation_banishes_from_row_and_discard_either_both_or_neither() -> None:
    table = start(
        power=4,
        discard="militia mystic",
        center_deck="landtalker muramasa",
        row="mistake-of-creation spike-vixen*2 shadow-star*2 hedron-cannon",
    ).do("defeat mistake-of-creation")
    table.copy().do("pass", "pass").shows(honor=4, void="mistake-of-creation", discard="militia mystic")
    table.copy().do("pick hedron-cannon", "pass").shows(
        void="mistake-of-creation hedron-cannon", discard="militia mystic"
    )
    table.copy().do("pass", "pick militia").shows(void="mistake-of-creation", discard="mystic")
    table.copy().do("pick muramasa", "pick mystic").shows(void="mistake-of-creation muramasa", discard="militia")


def test_corrosive_widow_destroys_one_construct_of_each_opponent_at_that_opponents_choice() -> None:
    table = start(
        seats=4,
        power=4,
        row=ROW.replace("mephit", "corrosive-widow"),
        constructs="muramasa",
        constructs_1="snapdragon voidthirster",
        constructs_3="yggdrasil-staff",
    ).do("defeat corrosive-widow")
    assert (table.asks, table.choices) == ("1 pick", ["pick snapdragon constructs", "pick voidthirster constructs"])
    table.do("pick snapdragon").shows(
        constructs="muramasa",
        constructs_1="voidthirster",
        discard_1="snapdragon",
        constructs_3="",
        discard_3="yggdrasil-staff",
    )
    assert table.asks == "0 main"


# -- clarifications of the rulebook ------------------------------------------------------------------------------------


@pytest.mark.rule("AS-105")
@pytest.mark.rule("AS-E07")
@pytest.mark.rule("AS-D16")
@pytest.mark.parametrize(
    ("constructs", "honor"),
    [
        ("the-all-seeing-eye watchmakers-altar snapdragon shadow-star", 4),
        (
            "the-all-seeing-eye tablet-of-times-dawn watchmakers-altar snapdragon*2 shadow-star*2 muramasa",
            4,
        ),
        ("watchmakers-altar hedron-cannon shadow-star", 2),
        ("", 0),
    ],
)
def test_avatar_golem_gives_one_honor_per_faction_of_constructs(constructs: str, honor: int) -> None:
    table = start(hand="avatar-golem", constructs=constructs, row="mephit*3 sea-tyrant*3").do("play avatar-golem")
    table.shows(power=2, honor=honor, pool=60 - honor)


XERON = "xeron-duke-of-lies spike-vixen*2 shadow-star*2 hedron-cannon"


@pytest.mark.rule("AS-106")
@pytest.mark.rule("AS-E08")
def test_xeron_takes_a_card_from_every_hand_and_nobody_draws() -> None:
    table = start(seats=4, hand="mystic", power=6, row=XERON)
    before = [Counter(table[f"hand_{seat}"]) for seat in range(4)]
    table.do("defeat xeron-duke-of-lies").shows(honor=3)
    assert [len(table[f"hand_{seat}"]) for seat in range(4)] == [4, 4, 4, 4]
    assert [len(table[f"deck_{seat}"]) for seat in range(1, 4)] == [5, 5, 5]
    taken = [before[seat] - Counter(table[f"hand_{seat}"]) for seat in range(1, 4)]
    assert sum(taken, Counter()) == Counter(table["hand"]) - before[0]


@pytest.mark.rule("AS-106")
def test_chance_decides_which_card_xeron_takes() -> None:
    taken = set()
    for n in range(12):
        chance = [n * 0x9E3779B9 & 0xFFFFFFFF, 5, 7, 11]
        table = start(power=6, row=XERON, hand_1="mystic militia heavy-infantry apprentice", chance=chance)
        taken.add(table.do("defeat xeron-duke-of-lies")["hand"][0])
    assert len(taken) > 2


@pytest.mark.rule("AS-106")
def test_a_stolen_card_scores_for_the_taker() -> None:
    table = start(turn=1, power=6, pool=0, row=XERON, hand_0="hedron-link-device", deck_0="")
    table.do("defeat xeron-duke-of-lies", "end-turn")
    assert table.game.outcome is not None
    assert table.game.outcome.scores == (0, 3 + 7)


@pytest.mark.rule("AS-107")
@pytest.mark.rule("AS-E09a")
@pytest.mark.rule("AS-Q02")
def test_lycanthrope_after_another_lifebound_hero_gives_two_power_at_once() -> None:
    table = start(hand="wolf-shaman runic-lycanthrope").do("play wolf-shaman").shows(runes=1, power=0)
    table.do("play runic-lycanthrope").shows(runes=3, power=2, honor=0, lasts="")


@pytest.mark.rule("AS-108")
@pytest.mark.rule("AS-E09b")
def test_lycanthrope_first_gives_the_power_when_the_other_hero_is_played() -> None:
    table = start(hand="wolf-shaman runic-lycanthrope").do("play runic-lycanthrope").shows(runes=2, power=0)
    table.do("play wolf-shaman").shows(runes=3, power=2, lasts="")


@pytest.mark.rule("AS-109")
@pytest.mark.rule("AS-E09c")
def test_one_lycanthrope_gives_its_bonus_once() -> None:
    table = start(hand="wolf-shaman*2 runic-lycanthrope lifebound-initiate")
    table.do("play wolf-shaman", "play runic-lycanthrope", "play wolf-shaman", "play lifebound-initiate")
    table.shows(power=2, runes=5, honor=1)


@pytest.mark.rule("AS-109")
def test_a_waiting_lycanthrope_gives_its_bonus_once() -> None:
    table = start(hand="wolf-shaman*2 runic-lycanthrope").do("play runic-lycanthrope", "play wolf-shaman")
    table.do("play wolf-shaman").shows(power=2, runes=4)


@pytest.mark.rule("AS-D17")
def test_two_lycanthropes_give_four_runes_and_four_power() -> None:
    table = start(hand="runic-lycanthrope*2").do("play runic-lycanthrope").shows(runes=2, power=0)
    assert table.told("play runic-lycanthrope") == [
        "play runic-lycanthrope",
        "gain-runes 2",
        "gain-power 2",
        "gain-power 2",
    ]
    table.shows(runes=4, power=4, lasts="")


@pytest.mark.rule("AS-D18")
def test_lycanthrope_with_other_factions_or_lifebound_constructs_gives_no_power() -> None:
    table = start(hand="runic-lycanthrope arha-initiate reactor-monk", constructs="snapdragon*2")
    table.do("play arha-initiate", "play runic-lycanthrope", "play reactor-monk").shows(power=0, runes=4)


@pytest.mark.rule("AS-110")
@pytest.mark.rule("AS-E10")
def test_sea_tyrant_leaves_every_opponent_one_construct() -> None:
    table = start(
        seats=4,
        power=5,
        row=ROW.replace("mephit", "sea-tyrant"),
        constructs="snapdragon*2",
        constructs_1="shadow-star voidthirster muramasa",
        constructs_2="watchmakers-altar",
    ).do("defeat sea-tyrant")
    assert (table.asks, len(table.choices)) == ("1 pick", 3)
    table.do("pick voidthirster").shows(
        constructs="snapdragon*2",
        constructs_1="voidthirster",
        constructs_2="watchmakers-altar",
        constructs_3="",
        discard_1="shadow-star muramasa",
        discard_2="",
        honor=5,
    )
    assert table.asks == "0 main"


def test_a_destroyed_construct_is_told_of() -> None:
    row = "corrosive-widow spike-vixen mephit hedron-cannon demon-slayer landtalker"
    table = start(power=4, row=row, constructs_1="shadow-star muramasa")
    assert table.told("defeat corrosive-widow", "pick shadow-star")[-1] == "destroy shadow-star"


@pytest.mark.parametrize(
    ("given", "actions", "told"),
    [
        ({"hand": "militia"}, ["play militia"], ["play militia", "gain-power 1"]),
        ({"hand": "muramasa"}, ["play muramasa"], ["play muramasa"]),
        ({"power": 2}, ["defeat cultist"], ["defeat cultist", "gain-honor 1"]),
    ],
)
def test_the_log_hears_of(given: dict[str, Any], actions: list[str], told: list[str]) -> None:
    assert start(**given).told(*actions) == told
