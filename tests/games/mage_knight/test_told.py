"""What the log, the map and the forecasts of answers say of the world, where several things come together."""

from typing import Any

import pytest

import deckhold
from deckhold.engine.options import BadOption
from deckhold.games.mage_knight.table.heroes import fame_track
from games.mage_knight.land import HEROES, Realm, land
from games.mage_knight.test_options_world import dice, next_round
from games.mage_knight.test_table import area
from games.mage_knight.test_tezla_setup import FAR

ORCS = (
    "countryside-1@1,0 countryside-2@1,1"  # glades on 1,-3 and 4,-3, villages on 2,-3 and 4,-2, orcs on 1,-4 and 3,-3
)
DUMMY_OFFERS: dict[str, Any] = {
    "advanced_offer": "fire-bolt ice-bolt swift-bolt",
    "spell_offer": "fireball snowstorm tremor",
}
EMPTY_BROWN: dict[str, Any] = {"pile_brown": "", "used_brown": "minotaur"}
LAST_TURN: dict[str, Any] = {"announced": 1, "turns_left": 1, "counted": True, "deck": "", "hand": "march"}


def log(table: Realm, *wanted: str, lang: str = "en", seat: int = 0) -> list[str]:
    """What the log says of some actions, and of what follows them until a tactic is asked for."""
    game = table.game
    game.listen()
    game.take_events()
    table.do(*wanted)
    while table.asks.endswith(("discard", "glade", "banners")):
        table.do("pass" if table.can("pass") else table.choices[0])
    told = [game.info.event_text(game, event, seat, game.info.teller(lang)) for event in game.take_events()]
    return [text for text in told if text]


def answer(table: Realm, wanted: str, lang: str = "en") -> Any:
    """An answer as the view of whoever decides has it."""
    assert table.game.decision is not None
    answers: Any = table.game.view(table.game.decision.seat, lang)["actions"]
    return next(one for one in answers if one["action"] == table.find(wanted))


# -- the log -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-523")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The dummy player announces the end of the round."), ("ru", "Виртуальный игрок объявляет конец раунда.")],
)
def test_the_log_says_that_it_is_the_dummy_who_announces(lang: str, said: str) -> None:
    table = land(hand="march", dummy_deck="", order=[0, 1])
    assert said in log(table, "end-turn", "discard march", lang=lang)


@pytest.mark.rule("MK-526", "MK-527")
def test_the_log_says_what_the_dummy_gets_between_rounds() -> None:
    table = land(
        **{**LAST_TURN, "announced": 0, "turns_left": 1}, dummy_deck="", order=[1, 0], order_at=1, **DUMMY_OFFERS
    )
    said = log(table, "end-turn")
    assert "The dummy player gets Fire Bolt for its deck." in said
    assert "The dummy player gets a crystal: red." in said
    assert said.count("The dummy player's deck is shuffled.") == 1
    assert said.count("[seat:0] shuffles the deck.") == 1


@pytest.mark.rule("MK-022")
def test_a_pile_of_tokens_that_is_made_anew_is_nobodys_deck() -> None:
    # A monster den lies on 0,-3.
    table = land(at="0,-3", tiles="countryside-6@1,0 countryside-2@1,1", hand="march", **EMPTY_BROWN)
    said = log(table, "enter")
    assert "A pile of tokens is shuffled." in said
    assert not [text for text in said if "deck" in text]


@pytest.mark.rule("MK-454", "MK-455")
@pytest.mark.parametrize(
    ("level", "fame", "said"),
    [
        (2, 8, "[seat:0] reaches level 3: one more command token, armor 3, hand limit 5."),
        (4, 24, "[seat:0] reaches level 5: one more command token, armor 3, hand limit 6."),
        (6, 48, "[seat:0] reaches level 7: one more command token, armor 4, hand limit 6."),
        (8, 80, "[seat:0] reaches level 9: one more command token, armor 4, hand limit 7."),
        (1, 3, "[seat:0] reaches level 2: a skill and an advanced action."),
        (9, 99, "[seat:0] reaches level 10: a skill and an advanced action."),
    ],
)
def test_the_log_says_what_a_level_brings(level: int, fame: int, said: str) -> None:
    table = land(hand="march", level=level, fame=fame, did_play=True, at="0,-1")
    assert said in log(table, "end-turn")


@pytest.mark.rule("MK-557", "MK-559")
def test_the_log_names_enemies_that_come_back() -> None:
    table = land(seats=2, options={"rampage": "more-rampage"}, tiles=ORCS, at_1="1,-1", **LAST_TURN)
    said = log(dice(table, ["red", "blue"]), "end-turn")
    assert len([text for text in said if text.endswith("comes to the map.")]) == 3  # two orcs, one in company


@pytest.mark.rule("MK-626")
def test_the_log_says_that_the_glades_are_cleared() -> None:
    marked: dict[str, Any] = {"seats": 2, "scenario": "druid-nights", "night": True, "at_1": "1,-1", **LAST_TURN}
    assert "All shields are taken off the glades." in log(land(shields={"1,-3": [1]}, **marked), "end-turn")
    assert "All shields are taken off the glades." not in log(land(**marked), "end-turn")


@pytest.mark.rule("MK-653")
def test_the_log_says_that_the_portal_closes() -> None:
    table = land(seats=2, scenario="one-to-return", at_1="1,-1", **LAST_TURN)
    assert "The portal closes." in log(table, "end-turn")


@pytest.mark.rule("MK-094")
def test_after_an_announcement_the_end_of_the_scenario_promises_no_further_turn() -> None:
    city: dict[str, Any] = {
        "seats": 2,
        "tiles": f"{ORCS} core-5@2,1 core-6@3,1",
        "cities": "city-green@4,-5 city-blue@5,-8",
        "hand": "march",
        "at_1": "1,-1",
    }
    said = log(land(**city, announced=1, turns_left=1, counted=True, order=[0, 1]), "end-turn")
    assert "The scenario's end has come: the game ends with this round." in said
    assert "The scenario's end has come: one more turn each." in log(land(**city, order=[0, 1]), "end-turn")


# -- the map and the tracks --------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-623")
def test_a_glade_shows_the_shields_of_all_who_have_marked_it() -> None:
    table = land(seats=3, scenario="druid-nights", at="0,-1", shields={"1,-3": [0, 2], "4,-3": [1]})
    cells = {(one["q"], one["r"]): one for one in area(table, "board")["cells"]}
    assert cells[1, -3]["marks"] == ["shield-tovak", "shield-norowas"]
    assert cells[4, -3]["site"] == {"key": "glade", "owner": 1}
    assert "marks" not in cells[4, -3]
    assert table.game.info.teller("ru").say("mark-shield-norowas") == "Норовас: щит"


@pytest.mark.rule("MK-653")
@pytest.mark.parametrize(("closed", "marks"), [(True, ["portal-closed"]), (False, None)])
def test_a_closed_portal_is_seen_to_be_closed(closed: bool, marks: list[str] | None) -> None:
    table = land(seats=2, scenario="one-to-return", at="0,-1", at_1="1,-1", portal_closed=closed)
    portal = next(one for one in area(table, "board")["cells"] if (one["q"], one["r"]) == (0, 0))
    assert portal.get("marks") == marks


@pytest.mark.rule("MK-549")
@pytest.mark.parametrize(
    ("fame", "level", "cells", "at"),
    [
        (-2, 1, ["-2", "-1", "0", "1", "2"], 0),
        (-30, 1, [str(n) for n in range(-30, -10)], 0),
        (1, 1, ["0", "1", "2"], 1),
        (9, 2, ["3", "4", "5", "6", "7", "8", "9"], 6),
    ],
)
def test_a_debt_of_fame_stands_on_its_track(fame: int, level: int, cells: list[str], at: int) -> None:
    track = fame_track(fame, level)
    assert (track.cells, track.at) == (cells, at)


@pytest.mark.rule("MK-059")
def test_a_command_token_more_is_room_for_a_unit_more() -> None:
    plain = land(units="peasants", at="0,-1", hand="march")
    assert area(plain, "units/0")["limits"] == {"units": 1}
    higher = land(units="peasants", at="0,-1", hand="march", level=3)
    assert area(higher, "units/0")["limits"] == {"units": 2}


# -- forecasts ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-636")
def test_a_way_underground_is_shown_with_its_own_price() -> None:
    table = land(
        seats=2,
        scenario="dungeon-lords",
        at="1,-2",
        hand="march",
        move_points=8,
        secret_dungeons=["@1,-2", "@3,-2"],
        shields={"1,-2": [0], "3,-2": [1]},
    )
    above, below = answer(table, "move 3,-2 0"), answer(table, "move 3,-2 2")
    assert (above["cost"], below["cost"]) == (5, 4)
    assert [step["cost"] for step in below["path"]] == [0, 3, 4]
    assert below["forecast"] == ["costs 4 move, 4 left"]
    assert table.do("move 3,-2 2").shows(move_points=4).at() == "3,-2"


@pytest.mark.rule("MK-690")
@pytest.mark.parametrize(
    ("rewards", "n"),
    [(["spell"], 1), (["spell", "artifact"], 2), (["artifact", "artifact"], 2), (["dungeon"], 1), (["crystal"], 0)],
)
def test_the_draw_that_is_foretold_counts_cards_that_were_won(rewards: list[str], n: int) -> None:
    table = land(hand="march", deck="", moment="closing", rewards=rewards, did_play=True, at="0,-1")
    assert answer(table, "end-turn")["forecast"] == [
        f"draws {n} card{'' if n == 1 else 's'}, after what you discard",
    ]


@pytest.mark.rule("MK-400")
def test_the_draw_that_is_foretold_counts_a_card_that_comes_back_to_hand() -> None:
    table = land(skills="arythea-invocation", hand="march*2 rage", deck="stamina*4", did_play=True, dice="black")
    table.do("skill arythea-invocation", "pick march", "colour 2").shows(hand="march rage")
    assert answer(table, "end-turn")["forecast"] == ["draws 2 cards, after what you discard"]
    table.do("end-turn").shows(in_any_order=True, hand="march*2 rage")
    assert table.game.label(table.game.actions()[-1]) == "Draw 2 cards"
    box = land(hand="mysterious-box march*2", deck="stamina*4", did_play=True, options={"expansions": ["lost-legion"]})
    box.do("play mysterious-box").shows(hand="march*2")
    assert answer(box, "end-turn")["forecast"] == ["draws 2 cards, after what you discard"]


@pytest.mark.rule("MK-253")
def test_the_way_that_is_foretold_over_bent_space_is_a_single_step() -> None:
    table = land(hand="space-bending march", mana={"blue": 1}, move_points=4, dice="black").do("play space-bending")
    far = answer(table, "move 2,-3")
    assert [(step["at"], step["cost"]) for step in far["path"]] == [("@0,-1", 0), ("@2,-3", 2)]
    assert far["cost"] == 2
    assert far["forecast"] == ["costs 2 move, 2 left"]
    table.do("move 2,-3").shows(move_points=2)


def test_what_comes_after_a_payment_is_foretold_only_if_all_ways_to_pay_lead_there() -> None:
    mana = {"hand": "mana-claim", "mana": {"blue": 1}, "dice": "blue red", "seats": 2}
    claim = answer(land(**mana), "play mana-claim")
    assert [asked["kind"] for asked in claim["asks"]] == ["pay"]  # the die that pays cannot be claimed
    table = land(**mana).do("play mana-claim", "pay mana-blue")
    assert table.choices == ["die 0", "die 1"]
    table = land(**mana).do("play mana-claim", "pay die-blue")
    assert table.asks == "0 choose"


@pytest.mark.rule("MK-173")
def test_mana_that_only_one_way_to_pay_would_bring_is_not_foretold() -> None:
    hand = {"hand": "rejuvenate", "options": {"expansions": ["lost-legion"]}, "dice": "green"}
    power = answer(land(crystals={"green": 3}, **hand), "power rejuvenate")  # who pays with a crystal has room for it
    assert [asked["kind"] for asked in power["asks"]] == ["pay", "choose"]
    assert [one.get("after") for one in power["asks"][1]["answers"]][:1] == [{"healing": 2}]
    gains = [one for one in power["asks"][1]["answers"] if "crystal" in one["label"]]
    assert ["after" in one for one in gains] == [False]


@pytest.mark.rule("MK-129", "MK-624", "MK-Q77")
def test_that_an_incantation_is_a_fight_is_foretold_in_a_dungeon_with_units_too() -> None:
    table = land(
        seats=2,
        scenario="druid-nights",
        night=True,
        tiles="countryside-7@1,0 countryside-2@1,1",  # a dungeon on 1,-2, a glade on 2,-3
        at="1,-2",
        hand="march",
        move_points=2,
        shields={"2,-3": [0]},
    )
    assert answer(table, "special 0")["warnings"] == ["a fight: enemies are drawn", "2 move will be lost"]
    assert "your units take no part" in answer(table, "enter")["warnings"]
    table.do("special 0").shows(alone=False, move_points=0)


@pytest.mark.rule("MK-Q40", "MK-Q72")
@pytest.mark.parametrize(
    ("rewards", "there", "n"),
    [
        (["spell"], {"spell_offer": "", "spells": ""}, 0),
        (["advanced-action"], {"advanced_offer": "", "advanced": ""}, 0),
        (["advanced-action"] * 2, {"advanced_offer": "fire-bolt", "advanced": ""}, 1),
        (["artifact", "artifact"], {"artifacts": "banner-of-fear"}, 1),
    ],
)
def test_the_draw_that_is_foretold_counts_no_cards_that_there_are_not(
    rewards: list[str], there: dict[str, str], n: int
) -> None:
    table = land(hand="march", deck="", moment="closing", rewards=rewards, did_play=True, at="0,-1", **there)
    assert answer(table, "end-turn")["forecast"] == [f"draws {n} card{'' if n == 1 else 's'}, after what you discard"]


@pytest.mark.rule("MK-680")
@pytest.mark.parametrize(("reputation", "burning", "loss"), [(-6, ["reputation -1"], True), (-7, [], False)])
def test_no_more_reputation_is_foretold_to_be_lost_than_there_is(
    reputation: int, burning: list[str], loss: bool
) -> None:
    monastery = land(tiles="countryside-1@1,0 countryside-2@1,1 countryside-5@2,1", at="5,-6", reputation=reputation)
    told = ["a fight: enemies are drawn", *burning, "your units take no part"]
    assert answer(monastery, "burn")["warnings"] == told
    keep = land(tiles="countryside-3@1,0 countryside-2@1,1", at="2,-3", move_points=3, reputation=reputation)
    assert ("reputation -1" in answer(keep, "move 2,-4")["warnings"][0]) == loss


@pytest.mark.rule("MK-097")
@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"round": 1}, "the round ends with this turn"),
        ({"round": 6, "night": True}, "the game ends with this turn"),
        ({"round": 2, "night": True, "ending": True}, "the game ends with this turn"),
    ],
)
def test_the_last_turn_of_a_round_warns_of_what_ends(more: dict[str, Any], said: str) -> None:
    table = land(**{"seats": 2, "at": "0,-1", "at_1": "1,-1", **LAST_TURN, **more})
    assert said in answer(table, "end-turn")["warnings"]


@pytest.mark.rule("MK-287", "MK-290")
@pytest.mark.parametrize(
    ("city", "deed", "seen", "unseen"),
    [
        ("green", "learn-top", "[seat:0] gains Agility.", "[seat:0] gains a card."),
        ("red", "buy-artifact", *["[seat:0] buys an artifact, to be drawn at the end of the turn."] * 2),
    ],
)
def test_what_is_bought_unseen_in_a_city_is_told(city: str, deed: str, seen: str, unseen: str) -> None:
    tiles = "countryside-1@1,0 countryside-2@1,1 core-5@2,1"
    place = {"tiles": tiles, "cities": f"city-{city}@4,-5", "at": "4,-5", "moment": "dealing"}
    table = land(seats=2, hand="march", influence=12, advanced="in-need agility", **place)
    for seat, said in ((0, seen), (1, unseen)):
        assert log(table.copy(), deed, seat=seat) == [said]


@pytest.mark.rule("MK-399")
def test_what_is_discarded_before_drawing_is_told() -> None:
    table = land(seats=2, hand="march rage", ask="rules.discards", moment="waiting")
    assert log(table, "discard rage", seat=1)[0] == "[seat:0] discards Rage."


# -- reasons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-623")
def test_after_a_glade_was_marked_the_reason_is_that_movement_is_over() -> None:
    table = land(seats=2, scenario="druid-nights", at="1,-3", hand="march", move_points=6).do("special 1")
    assert not table.goes
    assert table.game.why_not("@1,-2") == "Movement is over for this turn."


@pytest.mark.rule("MK-267")
def test_a_step_to_a_hero_that_would_provoke_says_so() -> None:
    table = land(seats=2, at="0,-3", at_1="1,-3", hand="march", move_points=6, tokens="prowlers@1,-4")
    assert "1,-3" not in table.goes
    assert table.game.why_not("@1,-3") == (
        "Another hero is there, and this step would provoke enemies: nobody fights both at once."
    )


@pytest.mark.rule("MK-242")
def test_a_tile_that_could_be_revealed_says_what_that_costs() -> None:
    table = land(at="2,-3", hand="march", move_points=1)
    assert table.game.why_not("@4,-5") == "Revealing a tile costs 2 move; you have 1."
    assert table.game.why_not("@4,-5", "ru") == "Открыть землю стоит 2 движения; у вас 1."


@pytest.mark.rule("MK-272", "MK-439")
def test_the_space_of_the_hero_says_why_nothing_can_be_done_there() -> None:
    village = land(at="2,-3", hand="march", reputation=-7)
    assert village.game.why_not("@2,-3") == "With such a reputation nobody here will deal with you."
    ruins = {"tiles": "countryside-8@1,0 countryside-2@1,1", "at": "2,-4", "hand": "march"}
    altar = land(tokens="altar-red@2,-4", dice="red", mana={"red": 1}, **ruins)
    assert altar.game.why_not("@2,-4") == "You do not have all the mana that the altar wants."
    assert land(hand="march").game.why_not("@0,-1") == "Nothing can be done with this now."


# -- what follows from these rules -------------------------------------------------------------------------------------


@pytest.mark.rule("MK-623", "MK-Q77")
def test_who_has_marked_a_glade_does_not_rest() -> None:
    table = land(seats=2, scenario="druid-nights", at="1,-3", hand="march wound")
    assert table.can("rest")
    assert not table.do("special 1").can("rest")
    assert table.can("end-turn")


@pytest.mark.rule("MK-653", "MK-654")
def test_if_everybody_is_at_the_portal_when_it_closes_nobody_returns() -> None:
    table = next_round(land(seats=2, scenario="one-to-return", **{**LAST_TURN, "at": "0,0", "at_1": "portal"}))
    assert table.game.over
    assert table.game.outcome is not None
    assert (table.game.outcome.winners, table.game.outcome.reason) == ((), "nobody-returned")


@pytest.mark.rule("MK-557", "MK-632")
def test_no_enemy_comes_back_where_a_secret_dungeon_is_now() -> None:
    table = land(
        seats=2,
        scenario="dungeon-lords",
        options={"rampage": "more-rampage"},
        tiles=ORCS,
        secret_dungeons=["@1,-4"],
        tokens="?minotaur@1,-4",
        at_1="1,-1",
        **LAST_TURN,
    )
    next_round(table)
    assert table.tokens_at("1,-4") == ["minotaur"]
    assert len(table.tokens_at("3,-3")) >= 1


@pytest.mark.rule("MK-548")
@pytest.mark.parametrize("choosing", ["auction", "random"])
def test_heroes_that_are_named_are_not_auctioned_or_drawn(choosing: str) -> None:
    with pytest.raises(BadOption, match=f"choosing={choosing} has nothing left to do"):
        deckhold.new("mage-knight", 2, 1, {"scenario": "conquest", "heroes": HEROES[:2], "choosing": choosing})


@pytest.mark.rule("MK-548", "MK-Q38")
def test_who_has_not_bid_must_raise() -> None:
    table = Realm(deckhold.new("mage-knight", 3, 1, {"scenario": "conquest", "choosing": "auction"}))
    first, second, _ = table["order"]
    table.do("hero tovak")
    assert table.asks == f"{second} bid"
    table.do("pass", "amount 1")  # the third one bids
    assert (table.asks, table.choices[:3]) == (f"{first} bid", ["pass", "amount 1", "amount 2"])  # who named the hero
    table.do("pass")
    assert (table.asks, table.choices[:2]) == (f"{second} bid", ["pass", "amount 2"])  # has not bid so far
    table.do("amount 2", "amount 3", "pass")
    assert (table.asks, table.choices[:3]) == (f"{second} bid", ["pass", "amount 3", "amount 4"])  # has bid before
    again = deckhold.load(table.game.dump())
    assert again.actions() == table.game.actions()
    table.do("amount 3", "pass", "pass").shows(**{f"fame_{second}": -3})
    assert table[f"figure_{second}"] == ["tovak"]


@pytest.mark.rule("MK-562", "MK-E66")
@pytest.mark.parametrize(
    ("scenario", "time", "round_", "asked"),
    [
        ("conquest", "usual", 2, True),
        ("conquest", "usual", 4, True),
        ("conquest", "usual", 6, False),
        ("conquest", "night-arrival", 3, True),
        ("conquest", "night-arrival", 5, False),
        ("conquest", "darkness", 5, True),
        ("dungeon-lords", "usual", 2, True),
        ("dungeon-lords", "usual", 4, False),
        ("first-reconnaissance", "usual", 2, False),
        ("conquest-blitz", "usual", 2, True),
        ("conquest-blitz", "usual", 4, False),
    ],
)
def test_actions_are_upgraded_after_every_night_but_the_last(
    scenario: str, time: str, round_: int, asked: bool
) -> None:
    table = land(
        seats=2,
        scenario=scenario,
        options={"deckbuilding": "upgrades", "time": time},
        night=True,
        at_1="1,-1",
        **{**LAST_TURN, "round": round_},
    )
    table.do("end-turn")
    while not table.game.over and table.asks.endswith("discard"):
        table.do("pass" if table.can("pass") else table.choices[0])
    assert (table.asks.endswith("upgrade")) == asked


@pytest.mark.rule("MK-563", "MK-653")
def test_who_is_out_adds_no_drafted_card() -> None:
    table = land(
        seats=2,
        scenario="one-to-return",
        options={"deckbuilding": "draft"},
        at="0,-1",
        at_1="portal",
        secret="fire-bolt swift-bolt",
        secret_1="ice-bolt crushing-bolt",
        **LAST_TURN,
    )
    table.do("end-turn", "discard march", "pick fire-bolt secret")
    assert table.asks == "0 tactic"
    table.shows(secret="swift-bolt", secret_1="ice-bolt crushing-bolt", out_1=True)


@pytest.mark.rule("MK-598", "MK-607")
@pytest.mark.parametrize(
    ("seats", "scenario", "before", "change", "level"),
    [
        (1, "conquest-solo", 0, -2, 3),
        (1, "conquest-solo", 1, -2, 6),
        (1, "conquest-solo", 0, -10, 1),
        (1, "conquest-solo", 1, 10, 11),
        (2, "cooperation", 2, -3, 5),
        (2, "conquest", 1, -1, 3),
        (2, "conquest", 0, 0, 4),
    ],
)
def test_cities_may_be_agreed_to_be_weaker(seats: int, scenario: str, before: int, change: int, level: int) -> None:
    third = " countryside-3@0,1" if scenario == "cooperation" else ""
    table = land(
        seats=seats,
        scenario=scenario,
        options={"city-levels": change},
        tiles=ORCS + third,
        at="2,-3",
        **({"at_1": "0,-1"} if seats > 1 else {}),
        move_points=2,
        hand="march",
        tile_deck="core-5",
        city_level={"blue": 5, "white": 5} if before == 2 else {"blue": 5} if before else {},
    )
    assert table.do("explore")["city_level"]["green"] == level


@pytest.mark.rule("MK-261", "MK-266")
@pytest.mark.parametrize("more", [{"options": {"duels": "no"}}, {"announced": 0, "turns_left": 1, "counted": True}])
def test_a_keep_whose_owner_is_there_and_safe_promises_no_fight(more: dict[str, Any]) -> None:
    table = land(
        seats=2,
        tiles="countryside-3@1,0 countryside-2@1,1",
        at="2,-4",
        at_1="1,-4",
        shields={"2,-4": [0]},
        hand_1="march",
        turn=1,
        move_points=9,
        **more,
    )
    one = answer(table, "move 2,-4")
    assert (one["label"], one["cost"], one.get("sign")) == ("Move to 2,-4", 3, None)
    assert one["warnings"] == [
        "keep: its owner is there and cannot be fought now. Movement ends, and you will have to withdraw",
        "6 move will be lost",
    ]
    table.do("move 2,-4").shows(reputation_1=0, move_points=6)
    assert answer(table, "end-turn")["warnings"][0] == "you cannot stay here: 1 space back, 1 wound"
    table.do("end-turn", "discard march")
    assert table.at(1) == "1,-4"
    assert "wound" in table["hand_1"]


@pytest.mark.parametrize(
    ("card", "en", "ru"),
    [
        ("into-the-heat", "start of a combat", "начале битвы"),
        ("whirlwind", "in the Attack phase", "в фазе ближнего боя"),
        ("demolish", "in the Attack phase", "в фазе ближнего боя"),
        ("dodge-and-weave", "In the Block phase", "В фазе блока"),
        ("banner-of-fear", "in the Block phase", "в фазе блока"),
        ("goldyx-glittering-fortune", "in an interaction", "во время взаимодействия"),
        ("wolfhawk-wolfs-howl", "not in an interaction", "не во время взаимодействия"),
        ("arythea-motivation", "in another player's turn too", "и в ход другого игрока"),
    ],
)
def test_a_card_says_when_it_serves_if_nothing_else_tells(card: str, en: str, ru: str) -> None:
    told = next(one for one in deckhold.cards("mage-knight") if one.id == card)
    assert en in told.text("en")
    assert ru in told.text("ru")


@pytest.mark.rule("MX-380")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "seat:0 puts Tranquility under the deck."), ("ru", "seat:0 кладёт под колоду: Спокойствие.")],
)
def test_the_log_tells_which_card_the_amulet_brings_back_and_that_it_lies_under_the_deck(lang: str, said: str) -> None:
    table = land(tezla=True, discard="tranquility", faction_tokens="amulet-of-reawakening")
    assert said in [text.replace("[", "").replace("]", "") for text in log(table, "token", lang=lang)]


@pytest.mark.rule("MK-175")
def test_the_log_tells_of_cards_that_come_back_from_a_discard_pile_not_as_of_an_offer() -> None:
    table = land(hand="meditation", discard="tranquility rage", mana={"green": 1}, dice="black")
    told = [text.replace("[", "").replace("]", "") for text in log(table, "play meditation")]
    assert {"seat:0 reveals Tranquility.", "seat:0 reveals Rage."} <= set(told)
    assert not [text for text in told if "offer" in text]


LIFE_AND_DEATH: dict[str, Any] = {"seats": 2, "scenario": "life-and-death", "tezla": True, "move_points": 9}


@pytest.mark.rule("MX-423")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Core tile 5 (green city) cannot lie"), ("ru", "Развитая земля 5 (зелёный город) не может лежать")],
)
def test_the_log_names_the_city_tile_that_is_shuffled_back(lang: str, said: str) -> None:
    table = land(tiles=FAR, at="4,-6", tile_deck="core-1 core-8 core-5", hand="march", **LIFE_AND_DEATH)
    assert [text for text in log(table, "explore 5,-8", lang=lang) if text.startswith(said)]


@pytest.mark.rule("MX-418")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Graveyard covers a space of the map."), ("ru", "На клетку положен жетон: Кладбище.")],
)
def test_the_log_tells_of_a_graveyard_that_covers_a_glade(lang: str, said: str) -> None:
    table = land(
        tiles="countryside-3@1,0 countryside-4@1,1", at="1,-4", tile_deck="core-1 countryside-1", **LIFE_AND_DEATH
    )
    assert said in log(table, "explore 2,-6", lang=lang)


@pytest.mark.rule("MX-519")
@pytest.mark.parametrize(("lang", "said"), [("en", "Volkare gets "), ("ru", "Волкар получает тактику: ")])
def test_the_log_says_that_volkare_has_a_tactic_and_no_dummy(lang: str, said: str) -> None:
    options = {"scenario": "volkares-return", "expansions": ["lost-legion"], "choosing": "random"}
    game = deckhold.new("mage-knight", 1, 1, options)
    game.listen()
    game.apply(game.actions()[0])
    t = game.info.teller(lang)
    told = [game.info.event_text(game, event, 0, t) for event in game.take_events()]
    assert [text for text in told if text.startswith(said)]
    assert not [text for text in told if "dummy" in text or "Виртуальн" in text]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "the number of players in this scenario is 1, not 2"),
        ("ru", "число игроков в этом сценарии — 1, а не 2"),
    ],
)
def test_a_scenario_for_one_is_refused_to_two_in_words_that_fit_one(lang: str, said: str) -> None:
    with pytest.raises(BadOption) as refused:
        deckhold.new("mage-knight", seats=2, options={"scenario": "conquest-solo"})
    assert refused.value.told(lang).endswith(said)
