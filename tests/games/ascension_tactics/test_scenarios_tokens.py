"""Scenarios of beacon tokens and chosen factions: Spires of Souls, Infernal Battle."""

import pytest

from deckhold.games.ascension_tactics.definitions import ALL_FACTIONS, ENLIGHTENED, MECHANA, VOID
from deckhold.games.ascension_tactics.ops.rewards import chosen_factions
from games.ascension_tactics.battle import Battle, battle

SPIRES = [("spires-of-souls", 2, "AT-196"), ("spires-of-souls-3", 3, "AT-202"), ("spires-of-souls-4", 4, "AT-206")]
EACH_SPIRES = pytest.mark.parametrize(
    ("scenario", "seats"), [pytest.param(id, n, marks=pytest.mark.rule(rule)) for id, n, rule in SPIRES]
)


# -- Spires of Souls ---------------------------------------------------------------------------------------------------


@EACH_SPIRES
def test_a_token_of_the_own_colour_is_taken_with_a_research_when_a_move_ends_there(scenario: str, seats: int) -> None:
    table = battle(
        "kehmep@0,0",
        scenario=scenario,
        seats=seats,
        power=2,
        tokens="blue-token@1,0",
        quest_deck="overclock first-blood",
    )
    table.do("order kehmep", "move 1,0").shows(kept="blue-token", tokens="", looked="first-blood overclock")
    table.do("pick first-blood").shows(discard="first-blood", quest_deck="overclock", runes=0)


@pytest.mark.rule("AT-196")
def test_a_token_that_is_only_passed_stays() -> None:
    table = battle("kehmep@0,0", scenario="spires-of-souls", power=2, tokens="blue-token@1,0")
    table.do("order kehmep", "move 2,0").shows(tokens="blue-token", kept="")


@pytest.mark.rule("AT-196")
@pytest.mark.rule("AT-Q33")
def test_tokens_of_other_colours_lie_there_for_nothing() -> None:
    """AT-Q33."""
    table = battle("kehmep@0,0", scenario="spires-of-souls", power=2, tokens="yellow-token@1,0")
    table.do("order kehmep", "move 1,0").shows(tokens="yellow-token", kept="", looked="")


@pytest.mark.rule("AT-196")
@pytest.mark.rule("AT-Q33")
def test_a_champion_deployed_onto_a_token_does_not_take_it() -> None:
    """AT-Q33."""
    table = battle("kehmep", scenario="spires-of-souls", power=2, tokens="blue-token@-3,-3")
    table.do("order kehmep", "deploy -3,-3").shows(tokens="blue-token", kept="")


@pytest.mark.rule("AT-337")
@pytest.mark.rule("AT-196")
def test_a_minion_takes_a_token_too() -> None:
    table = battle("giant-rat@0,0", scenario="spires-of-souls", power=1, tokens="blue-token@1,0")
    table.do("order giant-rat", "move 1,0").shows(kept="blue-token")
    assert table.asks == "0 research"


def completed(kept: str, **given: object) -> Battle:
    """A quest is about to be completed by a player who holds tokens."""
    table = battle("rakar", scenario="spires-of-souls", kept=kept, hand="blessing-of-the-wind arha-novice", **given)
    return table.do("play blessing-of-the-wind", "play arha-novice", "complete blessing-of-the-wind")


@pytest.mark.rule("AT-197")
def test_a_completed_quest_turns_one_token_into_five_glory() -> None:
    table = completed("blue-token*2")
    assert table.asks == "0 token"
    table.do("option 0").shows(glory=[5, 0], kept="blue-token", attached="blessing-of-the-wind")
    assert table.asks == "0 main"


@pytest.mark.rule("AT-197")
def test_a_token_may_be_kept_for_a_later_quest() -> None:
    completed("blue-token").do("pass").shows(glory=[0, 0], kept="blue-token")


@pytest.mark.rule("AT-197")
def test_without_a_token_nobody_is_asked() -> None:
    table = completed("")
    assert table.asks == "0 main"


@pytest.mark.rule("AT-195")
def test_champions_come_through_any_portal_of_their_colour() -> None:
    table = battle("kehmep", scenario="spires-of-souls", power=2).do("order kehmep")
    assert table.deploys == {"-3,-3", "-6,3"}


@pytest.mark.rule("AT-198")
@pytest.mark.rule("AT-Q51")
def test_each_member_of_a_team_uses_its_portals_and_takes_its_tokens() -> None:
    portal = battle("", "", "kehmep", scenario="spires-of-souls", seats=4, speaker=2, power_2=2).do("order kehmep")
    assert portal.deploys == {"-3,-3", "-6,3"}
    token = battle(
        "", "", "kehmep@0,0", scenario="spires-of-souls", seats=4, speaker=2, power_2=2, tokens="blue-token@1,0"
    )
    token.do("order kehmep", "move 1,0").shows(kept_2="blue-token")
    assert token.asks == "2 research"  # AT-Q51: made by the owner of the champion


@pytest.mark.rule("AT-197")
@pytest.mark.rule("AT-198")
@pytest.mark.rule("AT-Q51")
def test_either_member_may_later_banish_a_token_of_the_team() -> None:
    """AT-Q51."""
    table = battle(
        "rakar",
        scenario="spires-of-souls",
        seats=4,
        kept_2="blue-token",
        hand="blessing-of-the-wind arha-novice",
    )
    table.do("play blessing-of-the-wind", "play arha-novice", "complete blessing-of-the-wind", "option 0")
    table.shows(glory=[5, 0], kept_2="")


# -- Infernal Battle ---------------------------------------------------------------------------------------------------

MECHANA_ROW = "gear-apprentice rig-tinker foundry-foreman arha-novice void-supplicant grove-initiate"


def inferno(*pools: str, **given: object) -> Battle:
    return battle(*pools, **{"scenario": "infernal-battle", "seats": 4, "center_row": MECHANA_ROW, **given})


@pytest.mark.rule("AT-218")
@pytest.mark.rule("AT-X54")
def test_a_shrine_with_a_champion_of_a_chosen_faction_gives_two_glory_more() -> None:
    table = inferno("scrapbot@1,0 kehmep@-3,0", shrine="0,0 -3,1")
    table.do("end-turn").shows(glory=[6, 0, 0, 0], earned=[0, 6, *[0] * 26])


@pytest.mark.rule("AT-218")
def test_the_champion_of_a_chosen_faction_must_be_the_own_one_beside_that_shrine() -> None:
    """Scrapbot is Mechana: at no shrine, and at one that somebody else controls."""
    far = inferno("scrapbot@4,0 kehmep@1,0", shrine="0,0").do("end-turn")
    far.shows(glory=[2, 0, 0, 0])
    other = inferno("kehmep@1,0 muse-of-rebirth@0,1", "scrapbot@-1,0", shrine="0,0")
    other.do("end-turn").shows(glory=[2, 0, 0, 0])


@pytest.mark.rule("AT-218")
def test_several_champions_of_chosen_factions_give_it_once() -> None:
    inferno("scrapbot@1,0 emma-ironheart@0,1", shrine="0,0").do("end-turn").shows(glory=[4, 0, 0, 0])


@pytest.mark.rule("AT-218")
@pytest.mark.rule("AT-Q34")
def test_chosen_factions_are_looked_up_at_the_end_of_the_turn() -> None:
    """AT-Q34: the purchase makes Void the faction with the most cards."""
    table = inferno(
        "soul-catcher@1,0",
        shrine="0,0",
        runes=1,
        center_row="gear-apprentice arha-novice grove-initiate void-supplicant gloom-stalker rig-tinker",
        center_deck="shadow-blade",
    )
    table.copy().do("end-turn").shows(glory=[4, 0, 0, 0])  # two of Mechana, two of Void
    table.do("buy arha-novice").shows(
        center_row="gear-apprentice shadow-blade grove-initiate void-supplicant gloom-stalker rig-tinker"
    )
    assert chosen_factions(table.s) == 1 << VOID


@pytest.mark.rule("AT-219")
def test_a_token_of_the_own_colour_goes_onto_a_champion_that_then_is_of_every_faction() -> None:
    table = inferno("kehmep@0,0 vyrak giant-rat@3,0", power=2, tokens="blue-token@1,0")
    assert table.factions("kehmep") == 1 << ENLIGHTENED
    table.do("order kehmep", "move 1,0")
    assert table.asks == "0 bestow"
    assert table.choices == ["pick kehmep", "pick vyrak"]  # not a minion
    table.do("pick vyrak").shows(kept="blue-token", tokens="")
    assert table.on("vyrak") == ["blue-token"]
    assert table.factions("vyrak") == ALL_FACTIONS
    assert table.factions("kehmep") == 1 << ENLIGHTENED


@pytest.mark.rule("AT-219")
@pytest.mark.rule("AT-X54")
def test_with_a_beacon_token_a_champion_always_counts_as_chosen() -> None:
    table = inferno("kehmep@1,0 +blue-token", shrine="0,0")
    table.do("end-turn").shows(glory=[4, 0, 0, 0])


@pytest.mark.rule("AT-219")
@pytest.mark.rule("AT-Q33")
def test_tokens_of_other_colours_are_nothing_here_either() -> None:
    """AT-Q33."""
    inferno("kehmep@0,0", power=2, tokens="green-token@1,0").do("order kehmep", "move 1,0").shows(tokens="green-token")


@pytest.mark.rule("AT-211")
@pytest.mark.rule("AT-218")
@pytest.mark.rule("AT-Q34")
def test_cards_of_several_factions_count_for_each_and_cards_without_for_none() -> None:
    """AT-Q34."""
    table = inferno(
        center_row="pasythea-katana gear-apprentice kythis void-supplicant - -", center_deck="", banished=""
    )
    assert chosen_factions(table.s) == 1 << MECHANA | 1 << VOID
