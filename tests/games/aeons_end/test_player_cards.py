"""What player cards and mages do, card by card."""

from typing import Any

import pytest

from deckhold.engine.cards import NO_CARD
from deckhold.engine.core import Ctx
from deckhold.games.aeons_end.definitions import SPELL
from deckhold.games.aeons_end.ops import NextGain
from deckhold.games.aeons_end.ops.buying import ONTO_DECK
from deckhold.text import writer
from games.aeons_end.mats import foe_acts, start

# -- starters ----------------------------------------------------------------------------------------------------------


def test_crystal_and_oblivion_shard() -> None:
    start(hand="crystal oblivion-shard").do("play crystal", "play oblivion-shard").shows(aether=1, aether_shard=2)


def test_torch_deals_damage_or_focuses_any_players_breach() -> None:
    given: dict[str, Any] = {"phase": "casting", "breach_i": "torch"}
    start(**given).do("cast torch", "option 0").shows(nemesis_life=69)
    start(**given).do("cast torch", "option 1", "pick breach-3#2").shows(
        breach_state_1=["open", 0, 2, 1], nemesis_life=70
    )
    forced = start(**given, breach_state=["open"] * 4, breach_state_1=["open"] * 4).do("cast torch")
    forced.shows(nemesis_life=69)


def test_shattered_geode_takes_the_top_of_an_allys_discard_for_good() -> None:
    table = start(hand="shattered-geode", discard_1="kindle crystal").do("play shattered-geode")
    table.copy().do("pass").shows(aether=1, hand="", discard_1="kindle crystal")
    table.do("pick crystal").shows(aether=1, hand="crystal", discard_1="kindle")


@pytest.mark.rule("AE-Q31")
def test_a_card_taken_from_an_ally_stays_with_its_new_owner() -> None:
    table = start(hand="shattered-geode", discard_1="crystal", deck="spark*5").do(
        "play shattered-geode", "pick crystal"
    )
    table.do("play crystal", "end-main", "pass").shows(discard="shattered-geode crystal", discard_1="")


def test_worldheart_shard_gives_aether_or_sends_the_next_card_to_an_ally() -> None:
    start(hand="worldheart-shard").do("play worldheart-shard", "option 0").shows(aether=1)
    table = start(seats=3, hand="worldheart-shard", aether=2).do("play worldheart-shard", "option 1")
    table.shows(aether=2, aether_cards=2).do("gain scoria-slag")
    assert table.choices == ["to-discard 1", "to-discard 2"]
    table.do("to-discard 2").shows(discard="", discard_2="scoria-slag", lasts="")


def test_aether_for_cards_pays_for_cards_only() -> None:
    table = start(hand="worldheart-shard").do("play worldheart-shard", "option 1")
    kinds = {choice.split()[0] for choice in table.choices}
    assert kinds == {"gain", "end-main"}


@pytest.mark.rule("AE-Q38")
def test_amethyst_paragon_lets_an_ally_prep_in_a_closed_breach() -> None:
    table = start(hand="amethyst-paragon", hand_1="spark", next="2", breach_i_1="aurora").do("play amethyst-paragon")
    assert table.asks == "1 prep"
    table.do("prep spark 3").shows(aether=1, breach_iii_1="spark", breach_state_1=["open", 0, 1, 1])
    table.do("end-main")
    assert table.choices == ["cast aurora", "cast spark"]


def test_extinguish_gives_quilius_a_trophy_for_a_minion_of_the_nemesis_deck() -> None:
    given: dict[str, Any] = {
        "options": {"mages": ["garu", "quilius"]},
        "hand": "vortex-gauntlet",
        "breach_i_1": "extinguish",
    }
    drone = start(**given, minions_and_powers="catacomb-drone", counters={"catacomb-drone#1": 1})
    drone.do("play vortex-gauntlet", "pick catacomb-drone").shows(trophies_1=1, trophies=0)
    miss = start(**given, minions_and_powers="catacomb-drone", counters={"catacomb-drone#1": 2})
    miss.do("play vortex-gauntlet", "pick catacomb-drone").shows(trophies_1=0)
    acolyte = start(**given, nemesis="hollow-crown", minions_and_powers="bezu mord", counters={"bezu#1": 1})
    acolyte.do("play vortex-gauntlet", "pick bezu").shows(trophies_1=0)


def test_coal_shard_never_exhausts() -> None:
    options = {"mages": ["ulgimor", "garu"]}
    start(hand="coal-shard", options=options, life=3).do("play coal-shard").shows(aether=3, charges=1, life=1)
    weak = start(hand="coal-shard", options=options, life=2).do("play coal-shard")
    weak.shows(aether=0, charges=0, life=2, destroyed="coal-shard", play="")


def test_illuminate_deals_damage_when_a_breach_is_focused_or_opened() -> None:
    options = {"mages": ["yan-magda", "garu"]}
    table = start(options=options, breach_i="illuminate", aether=7).do("focus breach-2").shows(nemesis_life=69)
    table.do("open breach-2").shows(nemesis_life=68)
    start(options=options, phase="casting", breach_i="illuminate").do("cast illuminate").shows(nemesis_life=69)
    others = start(options=options, seat=1, breach_i="illuminate", hand_1="primordial-fetish")
    others.do("play primordial-fetish", "option 0", "pick breach-2#1").shows(nemesis_life=70)


def test_illuminate_is_set_off_once_by_a_focus_that_opens() -> None:
    options = {"mages": ["yan-magda", "garu"]}
    table = start(options=options, breach_i="illuminate", aether=2, breach_state=["open", 3, 0, 0])
    table.do("focus breach-2").shows(nemesis_life=69, breach_state=["open", "open", 0, 0])


# -- gems --------------------------------------------------------------------------------------------------------------


def test_frozen_magmite_sends_the_next_card_to_the_deck() -> None:
    table = start(hand="frozen-magmite", aether=4, deck="spark").do("play frozen-magmite", "gain frozen-magmite")
    assert table.choices == ["to-deck 0", "to-discard 0"]
    table.copy().do("to-discard 0").shows(discard="frozen-magmite", lasts="")
    table.do("to-deck 0").shows(deck="spark frozen-magmite", lasts="")
    table.do("gain frozen-magmite").shows(discard="frozen-magmite")


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "The next spell you gain this turn goes on top of your deck."),
        ("ru", "Следующее заклинание, которое вы получите в этот ход, положите на верх вашей колоды."),
    ],
)
def test_a_new_rule_for_the_next_gain_is_an_expression_that_has_its_words(lang: str, text: str) -> None:
    t = writer("aeons-end", lang)
    assert t.sentences([NextGain(ONTO_DECK, kind=SPELL).text(t)]) == text


def test_a_new_rule_for_the_next_gain_is_an_expression_that_works() -> None:
    table = start(aether=19, deck="spark")
    rule = NextGain(ONTO_DECK, kind=SPELL)
    rule.run(table.game, Ctx(rule, 0, NO_CARD, 0, 0))
    table.do("gain scoria-slag").shows(discard="scoria-slag", deck="spark")
    table.do("gain fiery-torrent").shows(discard="scoria-slag", deck="spark fiery-torrent")
    table.do("gain jagged-lightning").shows(discard="scoria-slag jagged-lightning", deck="spark fiery-torrent")


def test_volcanic_glass_offers_a_copy_to_an_ally() -> None:
    options = {"supply": "spell-cycle"}
    table = start(options=options, aether=5, deck_1="spark").do("gain volcanic-glass")
    assert table.asks == "0 offer-copy"
    table.copy().do("pass").shows(aether=2, deck_1="spark", discard="volcanic-glass")
    table.do("player 1").shows(aether=0, deck_1="spark volcanic-glass", discard="volcanic-glass")
    assert start(options=options, aether=4).do("gain volcanic-glass").asks == "0 main"
    last = start(options=options, aether=5, gem_pile_a="volcanic-glass").do("gain volcanic-glass")
    assert last.asks == "0 main"
    assert start(options=options, aether_cards=5).do("gain volcanic-glass").asks == "0 main"
    shard = start(options=options, aether=3, aether_shard=2).do("gain volcanic-glass", "pay aether")
    assert shard.asks == "0 offer-copy"


def test_dread_diamond_trades_a_prepped_spell_for_aether() -> None:
    table = start(hand="dread-diamond", breach_i="spark").do("play dread-diamond")
    table.copy().do("pass").shows(aether=2, breach_i="spark")
    table.do("pick spark").shows(aether=3, breach_i="", discard="spark", nemesis_life=70)


def test_scoria_slag_gives_more_from_tier_two_on() -> None:
    start(hand="scoria-slag", nemesis_discard="nix").do("play scoria-slag").shows(aether=2)
    start(hand="scoria-slag", nemesis_discard="banish").do("play scoria-slag").shows(aether=3)


def test_breach_ore_focuses_the_cheapest_closed_breach() -> None:
    table = start(hand="breach-ore", breach_state=["open", "open", 0, 1]).do("play breach-ore")
    table.copy().do("option 0").shows(aether=2)
    table.do("option 1").shows(aether=0, breach_state=["open", "open", 1, 1], marks=["focused breach-3#1"])


def test_erratic_ingot_gives_more_after_a_nemesis_turn() -> None:
    start(hand="erratic-ingot", next="2 nemesis nemesis").do("play erratic-ingot").shows(aether=2)
    start(hand="erratic-ingot", next="2 nemesis").do("play erratic-ingot").shows(aether=4)


def test_bloodstone_jewel_pays_for_the_first_one_gained_in_a_turn() -> None:
    options = {"supply": "spell-cycle"}
    table = start(options=options, aether=9).do("gain bloodstone-jewel").shows(aether=6)
    table.do("gain bloodstone-jewel").shows(aether=0)
    start(hand="bloodstone-jewel").do("play bloodstone-jewel").shows(aether=3)


# -- relics ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-Q40")
def test_mages_totem_destroys_what_was_played_or_itself_for_gravehold() -> None:
    table = start(hand="mages-totem crystal", gravehold=20).do("play crystal", "play mages-totem")
    table.copy().do("option 0", "pick crystal").shows(destroyed="crystal", aether=1, play="mages-totem")
    table.copy().do("option 0", "pick mages-totem").shows(destroyed="mages-totem", gravehold=20)
    table.do("option 1").shows(destroyed="mages-totem", gravehold=21)
    full = start(hand="mages-totem", gravehold=30).do("play mages-totem")
    assert full.can("option 1")


def test_fiend_catcher_thins_and_delays_the_nemesis() -> None:
    table = start(hand="fiend-catcher spark", discard="crystal", next="nemesis 2 1").do("play fiend-catcher")
    assert table.choices == ["pick spark hand", "pick crystal", "pass"]
    table.do("pick crystal").shows(destroyed="crystal")
    assert table.asks == "0 reveal-turn"
    table.copy().do("pass").shows(turn_order_deck="turn-1 turn-2 turn-nemesis")
    table.do("option 0").shows(turn_order_deck="turn-nemesis turn-1 turn-2")
    assert start(hand="fiend-catcher", next="2 1").do("play fiend-catcher").asks == "0 main"


def test_conclave_scroll_destroys_an_allys_top_card_once_its_pile_is_out() -> None:
    options = {
        "supply": "list",
        "piles": [
            "frozen-magmite",
            "scoria-slag",
            "erratic-ingot",
            "conclave-scroll",
            "mages-totem",
            "celestial-spire",
            "kindle",
            "aurora",
            "carbonize",
        ],
    }
    given: dict[str, Any] = {"options": options, "hand": "conclave-scroll", "discard_1": "spark crystal"}
    start(**given).do("play conclave-scroll").shows(charges=1, discard_1="spark crystal")
    table = start(**given, relic_pile_a="").do("play conclave-scroll")
    table.do("pick crystal").shows(charges=1, discard_1="spark", destroyed="crystal")


def test_cairn_compass_preps_from_an_allys_discard() -> None:
    table = start(hand="cairn-compass", discard_1="kindle crystal spark kindle").do("play cairn-compass")
    assert table.asks == "1 prep"
    table.do("prep kindle#1 4").shows(breach_iv_1="kindle", breach_state_1=["open", 0, 1, 1])
    assert len(table["discard_1"]) == 3
    nothing = start(hand="cairn-compass", discard_1="crystal").do("play cairn-compass")
    assert nothing.asks == "0 main"


def test_primordial_fetish_focuses_or_heals() -> None:
    table = start(hand="primordial-fetish", life=5).do("play primordial-fetish")
    table.copy().do("option 0", "pick breach-2#2").shows(breach_state_1=["open", 1, 1, 1], play="primordial-fetish")
    table.do("option 1").shows(life=8, destroyed="primordial-fetish", play="")
    forced = start(hand="primordial-fetish", breach_state=["open"] * 4, breach_state_1=["open"] * 4, life=10)
    forced.do("play primordial-fetish").shows(destroyed="primordial-fetish", life=10)


@pytest.mark.rule("AE-Q42")
def test_vortex_gauntlet_casts_a_spell_prepped_this_very_turn() -> None:
    table = start(hand="vortex-gauntlet spark").do("prep spark 1", "play vortex-gauntlet")
    table.shows(nemesis_life=69, hand="spark", breach_i="", discard="")
    closed = start(hand="vortex-gauntlet", breach_iii_1="kindle").do("play vortex-gauntlet")
    closed.shows(nemesis_life=67, hand_1="kindle")


def test_vortex_gauntlet_returns_nothing_if_the_spell_destroyed_itself() -> None:
    table = start(hand="vortex-gauntlet", breach_i_1="conjure-the-lost", gravehold=20).do("play vortex-gauntlet")
    assert table.asks == "0 may"
    table.do("option 0").shows(gravehold=24, destroyed="conjure-the-lost", hand_1="", discard_1="")


# -- spells ------------------------------------------------------------------------------------------------------------


def cast(spell: str, **given: Any) -> Any:
    given.setdefault("breach_i", spell)
    return start(phase="casting", **given).do(f"cast {spell}")


def test_thoughtform_familiar_counts_other_prepped_spells() -> None:
    cast("thoughtform-familiar", breach_ii="spark", breach_iii="kindle spark").shows(nemesis_life=70 - 2 - 3)


@pytest.mark.rule("AE-Q19")
def test_carbonize_shows_the_next_turn_and_may_move_it_under() -> None:
    table = cast("carbonize", next="2 1 nemesis").shows(nemesis_life=67)
    table.copy().do("pass").shows(turn_order_deck="turn-nemesis turn-1 turn-2")
    table.do("option 0").shows(turn_order_deck="turn-2 turn-nemesis turn-1")
    empty = cast("carbonize", next="")
    assert empty.asks == "0 reveal-turn"
    assert (len(empty["turn_order_deck"]), empty["turn_order_discard"]) == (6, [])


def test_jagged_lightning_focuses_for_a_discarded_card() -> None:
    table = cast("jagged-lightning", hand="crystal spark").shows(nemesis_life=67)
    table.copy().do("pass").shows(hand="crystal spark")
    table.do("pick spark", "player 1").shows(breach_state_1=["open", 1, 1, 1], discard="jagged-lightning spark")
    open_ally = cast("jagged-lightning", hand="crystal", breach_state_1=["open"] * 4)
    open_ally.do("pick crystal", "player 1").shows(breach_state_1=["open"] * 4)


def test_kindle_takes_a_spark_along() -> None:
    table = start(hand="kindle spark*3", aether=3, next="1", deck="crystal*5")
    table.do("focus breach-3", "prep kindle 3", "use kindle").shows(breach_iii="kindle spark")
    assert not table.can("use kindle")
    table.do("prep spark 1", "end-main")
    assert not table.can("end-casting")
    table.do("cast kindle").shows(breach_iii="spark", nemesis_life=67)
    assert not table.can("end-casting")


def test_kindle_and_its_spark_get_the_bonus_each() -> None:
    states = ["open", 0, "open", 0]
    table = start(phase="casting", breach_iii="kindle spark", breach_state=states)
    table.do("cast kindle").shows(nemesis_life=66, breach_iii="spark")
    table.do("cast spark").shows(nemesis_life=64)


def test_pyrotechnic_surge_may_destroy_a_card_of_the_casters_discard() -> None:
    table = start(phase="casting", breach_i="pyrotechnic-surge", breach_state=["open", "open", 0, 0], discard="crystal")
    table.do("cast pyrotechnic-surge").shows(nemesis_life=66)
    table.copy().do("pick pyrotechnic-surge").shows(destroyed="pyrotechnic-surge", discard="crystal")
    table.do("pick crystal").shows(destroyed="crystal", discard="pyrotechnic-surge")


def test_aurora_gives_a_charge_once_a_turn_and_copy() -> None:
    table = start(breach_i="aurora", breach_ii="aurora").do("use aurora#1").shows(charges=1)
    table.do("use aurora#2").shows(charges=2)
    assert not table.can("use aurora")
    cast("aurora").shows(nemesis_life=67)


def test_celestial_spire_lets_an_ally_draw_once_its_pile_is_out() -> None:
    cast("celestial-spire", deck_1="kindle").shows(nemesis_life=67, hand_1="kindle")


def test_convection_field_deals_four_or_two_and_thins_an_allys_hand() -> None:
    table = cast("convection-field", hand_1="crystal spark")
    table.copy().do("option 0").shows(nemesis_life=66, hand_1="crystal spark")
    table.do("option 1").shows(nemesis_life=68)
    assert table.asks == "1 pick"
    table.do("pick crystal").shows(hand_1="spark", destroyed="crystal")


def test_fiery_torrent_counts_its_copies_on_the_whole_table() -> None:
    cast("fiery-torrent", breach_i_1="fiery-torrent", breach_ii_1="fiery-torrent").shows(nemesis_life=70 - 2 - 4)


def test_conjure_the_lost_may_be_destroyed_for_gravehold() -> None:
    table = cast("conjure-the-lost", gravehold=20).shows(nemesis_life=65)
    table.copy().do("pass").shows(gravehold=20, discard="conjure-the-lost")
    table.do("option 0").shows(gravehold=24, discard="", destroyed="conjure-the-lost")


def test_nova_forge_pays_for_spells_only() -> None:
    table = start(breach_i="nova-forge", aether=2).do("use nova-forge").shows(aether_spells=2)
    assert not table.can("use nova-forge")
    assert not table.can("gain frozen-magmite")
    table.do("gain jagged-lightning").shows(aether=0, aether_spells=0)
    cast("nova-forge").shows(nemesis_life=66)


def test_equilibrium_lowers_each_damage_to_no_less_than_one() -> None:
    given: dict[str, Any] = {"nemesis_deck": "null-scion mage-ender"}
    foe_acts("howling-spinners", breach_i="equilibrium", **given).do("player 0").shows(life=9)
    foe_acts("rift-scourge", breach_i="equilibrium", breach_ii="equilibrium", **given).do("player 0").shows(life=8)
    foe_acts("howling-spinners", breach_i="equilibrium", breach_ii="equilibrium", **given).do("player 0").shows(life=9)
    cast("equilibrium").shows(nemesis_life=66)


def test_reduce_to_ash_shows_the_top_card_before_the_casting_phase() -> None:
    given: dict[str, Any] = {"next": "1", "hand": "spark*5", "deck": "torch crystal", "breach_i": "reduce-to-ash"}
    table = start(**given).do("end-main")
    assert table.asks == "0 top-card"
    table.copy().do("pass").shows(deck="torch crystal", destroyed="")
    table.do("option 0").shows(deck="torch", destroyed="crystal")
    assert table.can("cast reduce-to-ash")
    twice = start(**given, breach_ii="reduce-to-ash").do("end-main", "option 0", "option 0")
    twice.shows(deck="", destroyed="crystal torch")


def test_reduce_to_ash_turns_the_discard_over_for_an_empty_deck() -> None:
    table = start(next="1", hand="spark*5", deck="", discard="kindle crystal", breach_i="reduce-to-ash").do("end-main")
    assert table.asks == "0 top-card"
    table.do("option 0").shows(destroyed="kindle", deck="crystal", discard="")


def test_crystallize_counts_the_gems_of_an_ally() -> None:
    states = ["open", "open", 0, 0]
    cast("crystallize", breach_state=states, hand_1="crystal*3 spark").shows(nemesis_life=64)
    cast("crystallize", breach_state=states, hand_1="spark").shows(nemesis_life=70)


# -- mages -------------------------------------------------------------------------------------------------------------


def test_dezmodia_gives_a_sigil_breach() -> None:
    table = start(charges=6, breach_i="spark", hand="kindle").do("ability", "player 0")
    assert table.asks == "0 prep"
    table.shows(breaches="sigil-breach breach-2 breach-3 breach-4", hand="kindle spark", breach_i="", charges=0)
    table.do("prep kindle 1").shows(breach_i="kindle", destroyed="breach-1")
    assert table["breach_state"][0] == "open"


def test_dezmodias_player_names_the_breach_and_a_two_breach_spell_returns() -> None:
    table = start(charges=6, breach_state_1=["open", "open", 1, 1], breach_i_1="pyrotechnic-surge", hand_1="spark")
    table.do("ability", "player 1")
    assert table.asks == "1 sigil-breach"
    table.do("pick breach-2").shows(breaches_1="breach-1 sigil-breach breach-3 breach-4", breach_i_1="")
    assert table.choices == ["prep spark 1", "prep spark 2", "prep pyrotechnic-surge 1", "pass"]


def test_dezmodia_needs_an_open_breach_one_or_two_on_the_table() -> None:
    tokens = "sigil-breach breach-2 breach-3 breach-4"
    table = start(charges=6, breaches=tokens, breaches_1=tokens)
    assert not table.can("ability")


@pytest.mark.rule("AE-Q11")
def test_dezmodia_herself_may_use_a_breach_focused_this_turn() -> None:
    table = start(charges=6, hand="spark", aether=3).do("focus breach-3", "ability", "player 0")
    assert table.can("prep spark 3")
    other = start(charges=6, hand_1="spark", hand="primordial-fetish")
    other.do("play primordial-fetish", "option 0", "pick breach-3#2", "ability", "player 1")
    assert not other.can("prep spark 3")


def test_garu_discards_spells_and_splits_the_damage() -> None:
    table = start(
        options={"mages": ["garu", "gex"]},
        charges=5,
        breach_i="spark",
        breach_ii="kindle",
        minions_and_powers="catacomb-drone null-scion",
    )
    table.do("ability", "pick kindle", "pick spark").shows(discard="kindle spark")
    assert table.asks == "0 allot"
    table.do("pick catacomb-drone", "amount 5", "pick gate-witch", "amount 3")
    table.shows(nemesis_life=67, nemesis_discard="catacomb-drone", counters={"null-scion#1": 9}, charges=0)


def test_garu_may_discard_nothing() -> None:
    table = start(options={"mages": ["garu", "gex"]}, charges=5, breach_i="spark").do("ability", "pass")
    table.shows(nemesis_life=68, breach_i="spark")


def test_gex_thins_and_helps_an_ally() -> None:
    given: dict[str, Any] = {"options": {"mages": ["gex", "garu"]}, "charges": 5, "deck_1": "kindle"}
    table = start(**given, discard="crystal kindle crystal spark", life_1=5).do("ability")
    table.do("pick crystal", "pick spark").shows(destroyed="crystal spark", life_1=7, hand_1="kindle")
    assert table["discard"] == ["kindle", "crystal"]
    start(**given, discard="", life_1=0).do("ability").shows(life_1=0, hand_1="kindle")


def test_mazahaedron_takes_a_gem_and_heals_gravehold() -> None:
    table = start(options={"mages": ["mazahaedron", "garu"]}, charges=4, gravehold=20).do("ability")
    assert table.choices == ["pick frozen-magmite", "pick scoria-slag", "pass"]
    table.do("pick scoria-slag").shows(discard="scoria-slag", gravehold=24, charges=0)


def test_mist_casts_three_spells_and_hands_them_over() -> None:
    table = start(
        seats=3,
        options={"mages": ["mist", "garu", "gex"]},
        charges=6,
        breach_i="kindle",
        breach_i_1="spark",
        breach_ii_2="spark",
        breach_iii_2="spark",
    )
    table.do("ability", "cast kindle", "player 2").shows(nemesis_life=67, hand_2="kindle", discard="")
    table.do("pass").shows(charges=0, breach_i_1="spark")


def test_mist_stops_after_three_casts() -> None:
    table = start(
        options={"mages": ["mist", "garu"]},
        charges=6,
        breach_i="kindle",
        breach_ii="aurora",
        breach_i_1="carbonize",
        breach_ii_1="nova-forge",
    )
    table.do("ability", "cast kindle", "cast aurora", "cast nova-forge")
    assert table.asks == "0 main"
    table.shows(hand_1="kindle aurora nova-forge", breach_i_1="carbonize", nemesis_life=70 - 3 - 3 - 4)


@pytest.mark.rule("AE-Q41")
def test_quilius_deals_twice_the_trophies() -> None:
    options = {"mages": ["quilius", "garu"]}
    start(options=options, charges=5, trophies=3).do("ability").shows(nemesis_life=64, trophies=3)
    magus = start(options=options, nemesis="magus-of-cloaks", charges=5, trophies=0).do("ability")
    magus.shows(nemesis_life=35, tokens=4, charges=0)


def test_ulgimor_heals_himself_or_an_ally() -> None:
    options = {"mages": ["ulgimor", "garu"]}
    start(options=options, charges=6, life=3).do("ability").shows(life=9)
    start(options=options, charges=6, life=0, life_1=3).do("ability").shows(life=0, life_1=8)


def test_yan_magda_takes_a_card_and_with_four_open_breaches_an_ally_too() -> None:
    given: dict[str, Any] = {"options": {"mages": ["yan-magda", "garu"]}, "charges": 5, "deck_1": "spark"}
    start(**given).do("ability", "pick reduce-to-ash").shows(discard="reduce-to-ash", deck_1="spark")
    table = start(**given, breach_state=["open"] * 4).do("ability", "pick reduce-to-ash")
    assert table.asks == "1 take"
    table.do("pick conjure-the-lost").shows(deck_1="spark conjure-the-lost", discard="reduce-to-ash")
