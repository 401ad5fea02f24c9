"""What the bot makes of leaders: their levels are taken off as many at once as the hand allows."""

from deckhold.bots.simple import GreedyBot
from deckhold.games.mage_knight.bot.strength import Force
from deckhold.games.mage_knight.bot.targets import targets_of
from games.mage_knight.test_tezla_leaders import DARK, battle


def test_it_puts_all_it_has_into_the_one_attack_that_a_leader_suffers_in_a_phase() -> None:
    table = battle(DARK, 5, "attack", hand="rage*4", dice="red red red")
    while table.s.in_combat():
        table.game.apply(GreedyBot().choose(table.game))
    assert table["leader_row"]["dark-crusaders"] == [0, 0]  # 4 + 2 + 2 + 2 against armor 4


def test_the_nearer_a_leader_is_to_its_end_the_less_it_takes() -> None:
    needs = []
    for level in (5, 2):
        (target,) = [one for one in targets_of(battle(DARK, level).s, 0) if one.each]
        needs.append(target.need)
        assert len(target.each) == level
    assert needs[0] > needs[1]


def test_who_can_take_some_levels_off_a_leader_goes_for_it() -> None:
    table = battle(DARK, 5, "attack")
    (target,) = [one for one in targets_of(table.s, 0) if one.each]
    strong, weak = Force(20.0, 20.0, 0.0), Force(3.0, 3.0, 0.0)
    assert target.worth(table.s, 0, strong) > 0.0 == target.worth(table.s, 0, weak)
