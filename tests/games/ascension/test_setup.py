"""What is in the box and how the table is laid (rules, sections 1 and 2)."""

from collections import Counter
from typing import Any

import pytest

import deckhold
from games.ascension.vigil import start
from games.position import Table

# Facts of every card, from the rules' companion data: type, faction, cost, honor at the end, honor of the reward,
# copies, group. Where the remastered printing differs its number follows a slash.
FACTS = """
apprentice                 hero      none        0   0   0   32 starting
militia                    hero      none        0   0   0   8  starting
mystic                     hero      none        3   1   0   20 always_available
heavy-infantry             hero      none        2   1   0   20 always_available
cultist                    monster   none        2   0   1   1  always_available
arha-initiate              hero      enlightened 1   1   0   3  center
arha-templar               hero      enlightened 4   3   0   2  center
ascetic-of-the-lidless-eye hero      enlightened 5   2/3 0   2  center
master-dhartha             hero      enlightened 7   3/4 0   1  center
oziah-the-peerless         hero      enlightened 6   3   0   1  center
seer-of-the-forked-path    hero      enlightened 2   1   0   3  center
tablet-of-times-dawn       construct enlightened 5   2/3 0   1  center
temple-librarian           hero      enlightened 2   1   0   3  center
the-all-seeing-eye         construct enlightened 6   2/3 0   1  center
twofold-askara             hero      enlightened 4   2   0   1  center
cetra-weaver-of-stars      hero      lifebound   7   4   0   1  center
druids-of-the-stone-circle hero      lifebound   4   3   0   2  center
flytrap-witch              hero      lifebound   5   2   0   2  center
landtalker                 hero      lifebound   6   3/4 0   1  center
lifebound-initiate         hero      lifebound   1   1   0   3  center
runic-lycanthrope          hero      lifebound   3   1   0   2  center
snapdragon                 construct lifebound   5   2/3 0   2  center
wolf-shaman                hero      lifebound   3   1   0   3  center
yggdrasil-staff            construct lifebound   4   2   0   2  center
avatar-golem               hero      mechana     4   2   0   2  center
burrower-mark-ii           construct mechana     3   3   0   2  center
hedron-cannon              construct mechana     8   8   0   1  center
hedron-link-device         construct mechana     7   7   0   1  center
kor-the-ferromancer        hero      mechana     3   2/3 0   1  center
mechana-initiate           hero      mechana     1   1   0   3  center
reactor-monk               hero      mechana     4   2   0   2  center
rocket-courier-x-99        construct mechana     4   4   0   2  center
the-grand-design           construct mechana     6   6   0   2  center
watchmakers-altar          construct mechana     5   5   0   2  center
arbiter-of-the-precipice   hero      void        4/5 1/3 0   2  center
demon-slayer               hero      void        4   2   0   2  center
emri-one-with-the-void     hero      void        6   3/4 0   1  center
muramasa                   construct void        7   4   0   1  center
shade-of-the-black-watch   hero      void        3   1   0   3  center
shadow-star                construct void        3   2   0   2  center
spike-vixen                hero      void        2   1   0   2  center
void-initiate              hero      void        1   1   0   3  center
voidthirster               construct void        5   3   0   2  center
avatar-of-the-fallen       monster   none        7   0   4   1  center
corrosive-widow            monster   none        4   0   3   4  center
earth-tyrant               monster   none        6   0   5   2  center
mephit                     monster   none        3   0   2   3  center
mistake-of-creation        monster   none        4   0   4   4  center
samaels-trickster          monster   none        3   0   1/2 4  center
sea-tyrant                 monster   none        5   0   5   3  center
tormented-soul             monster   none        3   0   1/2 3  center
wind-tyrant                monster   none        5   0   3   3  center
xeron-duke-of-lies         monster   none        6   0   3/4 1  center
"""
PRINTINGS = ("classic", "remaster")
TYPES_PAID_WITH = {"hero": "runes", "construct": "runes", "monster": "power"}


def facts(printing: str) -> dict[str, tuple[object, ...]]:
    out: dict[str, tuple[object, ...]] = {}
    for line in FACTS.split("\n"):
        if line:
            id, kind, faction, *numbers, group = line.split()
            chosen = [int(n.split("/")[-1 if printing == "remaster" else 0]) for n in numbers]
            out[id] = (kind, faction, *chosen, group)
    return out


def copies(group: str, printing: str = "classic") -> dict[str, int]:
    return {card.id: card.copies for card in deckhold.cards("ascension", {"cards": printing}) if card.group == group}


def new(seats: int, seed: int = 3) -> Table:
    return Table(deckhold.new("ascension", seats=seats, seed=seed, options={"first": 0}))


# -- the cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-09")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_every_card_has_the_numbers_of_its_printing(printing: str) -> None:
    have = {
        card.id: (card.kind, card.faction, card.cost, card.honor, card.reward, card.copies, card.group)
        for card in deckhold.cards("ascension", {"cards": printing})
    }
    assert have == facts(printing)


@pytest.mark.rule("AS-Q01")
def test_classic_is_the_default_and_the_remaster_changes_fifteen_cards() -> None:
    def said(printing: dict[str, object]) -> dict[str, tuple[object, ...]]:
        return {card.id: (card.facts, card.text("en")) for card in deckhold.cards("ascension", printing)}

    classic, remaster = said({"cards": "classic"}), said({"cards": "remaster"})
    assert said({}) == classic
    assert [id for id in classic if classic[id] != remaster[id]] == [
        "ascetic-of-the-lidless-eye",
        "master-dhartha",
        "tablet-of-times-dawn",
        "the-all-seeing-eye",
        "druids-of-the-stone-circle",
        "landtalker",
        "snapdragon",
        "kor-the-ferromancer",
        "mechana-initiate",
        "rocket-courier-x-99",
        "arbiter-of-the-precipice",
        "emri-one-with-the-void",
        "samaels-trickster",
        "tormented-soul",
        "xeron-duke-of-lies",
    ]


@pytest.mark.rule("AS-01")
@pytest.mark.rule("AS-Q01")
@pytest.mark.parametrize("printing", PRINTINGS)
def test_the_center_deck_has_exactly_100_cards(printing: str) -> None:
    assert sum(copies("center", printing).values()) == 100


@pytest.mark.rule("AS-02")
def test_the_always_available_cards_are_20_mystics_20_heavy_infantry_and_one_cultist() -> None:
    assert copies("always_available") == {"mystic": 20, "heavy-infantry": 20, "cultist": 1}


@pytest.mark.rule("AS-03")
def test_the_starting_cards_are_32_apprentices_and_8_militia() -> None:
    assert copies("starting") == {"apprentice": 32, "militia": 8}


@pytest.mark.rule("AS-06")
@pytest.mark.rule("AS-08")
def test_a_card_is_a_hero_a_construct_or_a_monster_and_only_monsters_cost_power() -> None:
    kinds = {(card.kind, card.cost_kind) for card in deckhold.cards("ascension")}
    assert kinds == set(TYPES_PAID_WITH.items())


@pytest.mark.rule("AS-07")
def test_starting_and_always_available_cards_and_monsters_have_no_faction_and_all_others_have_one_of_four() -> None:
    factions: dict[bool, set[object]] = {True: set(), False: set()}
    for card in deckhold.cards("ascension"):
        factions[card.group != "center" or card.kind == "monster"].add(card.faction)
    assert factions == {True: {"none"}, False: {"enlightened", "lifebound", "mechana", "void"}}


@pytest.mark.rule("AS-11")
def test_lying_in_the_void_gives_no_faction_and_the_faction_void_says_nothing_about_the_place() -> None:
    # Shadow Star and Muramasa are of the faction Void; a Lifebound construct in the pile called Void is not.
    table = start(hand="avatar-golem", constructs="shadow-star muramasa", void="snapdragon mephit")
    table.do("play avatar-golem").shows(honor=1, void="snapdragon mephit", constructs="shadow-star muramasa")


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AS-14")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_other_than_1_to_4_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match=r"seats: ascension is for 1 to 4 seats"):
        deckhold.new("ascension", seats=seats, seed=1)


@pytest.mark.rule("AS-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_can_play(seats: int) -> None:
    assert len(deckhold.new("ascension", seats=seats, seed=1).view(None)["seats"]) == seats  # type: ignore[arg-type]


@pytest.mark.rule("AS-15")
@pytest.mark.rule("AS-16")
@pytest.mark.rule("AS-E01")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_starts_with_8_apprentices_and_2_militia_five_of_them_in_hand(seats: int) -> None:
    table = new(seats)
    for seat in range(seats):
        hand, deck = table[f"hand_{seat}"], table[f"deck_{seat}"]
        assert (len(hand), len(deck)) == (5, 5)
        assert Counter(hand + deck) == {"apprentice": 8, "militia": 2}
        assert table[f"discard_{seat}"] == []


@pytest.mark.rule("AS-15")
def test_starting_decks_are_shuffled() -> None:
    decks = {tuple(new(2, seed)["hand"] + new(2, seed)["deck"]) for seed in range(12)}
    assert len(decks) > 6


@pytest.mark.rule("AS-17")
@pytest.mark.parametrize(("seats", "apprentices", "militia"), [(1, 24, 6), (2, 16, 4), (3, 8, 2), (4, 0, 0)])
def test_starting_cards_not_handed_out_stay_in_the_box(seats: int, apprentices: int, militia: int) -> None:
    box = ["apprentice"] * apprentices + ["militia"] * militia
    assert Counter(new(seats)["box"]) == Counter(box)


@pytest.mark.rule("AS-18")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_piles_do_not_depend_on_the_number_of_players(seats: int) -> None:
    new(seats).shows(mystics="mystic*20", heavy_infantry="heavy-infantry*20", cultist="cultist")


@pytest.mark.rule("AS-19")
def test_six_of_the_shuffled_center_cards_are_revealed() -> None:
    table = new(2)
    assert (len(table["center_row"]), len(table["center_deck"])) == (6, 94)
    assert Counter(table["center_row"] + table["center_deck"]) == Counter(copies("center"))
    assert len({tuple(new(2, seed)["center_row"]) for seed in range(12)}) == 12


@pytest.mark.rule("AS-20")
@pytest.mark.rule("AS-E02")
@pytest.mark.parametrize(("seats", "pool"), [(2, 60), (3, 90), (4, 120)])
def test_the_pool_holds_30_honor_per_player(seats: int, pool: int) -> None:
    new(seats).shows(pool=pool)


@pytest.mark.rule("AS-21")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nobody_has_honor_a_discard_pile_or_constructs_and_the_void_is_empty(seats: int) -> None:
    table = new(seats).shows(void="")
    for seat in range(seats):
        nothing: dict[str, Any] = {f"{zone}_{seat}": "" for zone in ("discard", "constructs", "played")}
        assert table.shows(**nothing)[f"honor_{seat}"] == 0


@pytest.mark.rule("AS-D01")
def test_three_players_after_setup() -> None:
    table = new(3).shows(pool=90, mystics="mystic*20", heavy_infantry="heavy-infantry*20")
    assert (len(table["center_deck"]), len(table["center_row"])) == (94, 6)
    assert Counter(table["box"]) == {"apprentice": 8, "militia": 2}


@pytest.mark.rule("AS-Q05")
def test_the_first_player_is_random_or_as_chosen() -> None:
    def first(seed: int, chosen: object) -> int:
        game = deckhold.new("ascension", seats=4, seed=seed, options={"first": chosen})
        assert game.decision is not None
        return game.decision.seat

    assert {first(seed, "random") for seed in range(40)} == {0, 1, 2, 3}
    assert [first(7, seat) for seat in range(4)] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match=r"option 'first': seat 2 is not at this table"):
        deckhold.new("ascension", seats=2, seed=1, options={"first": 2})


# -- positions no game can reach are refused ---------------------------------------------------------------------------


def test_samaels_pile_is_refused_when_nobody_plays_alone() -> None:
    # Cards may be edited into any other zone: people lay out positions by swapping cards.
    with pytest.raises(ValueError, match=r"position\.samael: Samael plays against a single player only"):
        start(samael="spike-vixen")


def test_a_seat_that_is_not_at_the_table_is_refused() -> None:
    data = start().game.dump()
    data["position"]["first"] = 2  # type: ignore[index]
    with pytest.raises(ValueError, match=r"position\.first: seat 2 is not at this table; seats 0 to 1 are"):
        deckhold.load(data)
