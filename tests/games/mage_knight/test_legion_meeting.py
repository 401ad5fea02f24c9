"""Where cards and units of the Lost Legion meet its land and its enemies (sections 6 and 12)."""

from typing import Any

import pytest

from deckhold.games.mage_knight.rules.dealing import price_of
from deckhold.games.mage_knight.state import foes
from deckhold.games.mage_knight.state.zones import UNIT_OFFER
from games.mage_knight.combat import Realm, fight
from games.mage_knight.land import land

LEGION: dict[str, object] = {"expansions": ["lost-legion"]}
CAMP = "countryside-12@1,0 countryside-1@1,1"  # a refugee camp on 0,-3


@pytest.mark.rule("MX-E03", "MX-091", "MX-092")
def test_shield_bash_against_arcane_immunity() -> None:
    place: dict[str, Any] = {"options": LEGION, "dice": "black black black", "blocking": 0, "mana": {"blue": 1}}
    hand = {"hand": "shield-bash determination"}
    table = fight("wolf-riders/arcane-immunity prowlers", "block", **place, **hand)
    table.do("power shield-bash", "block").shows(hit_flags=[1, 0, 0, 0, 0, 0])  # 5 twice, against 3 and Swift
    assert foes.armor_of(table.s, 0) == 4
    plain = fight("wolf-riders prowlers", "block", **place, **hand).do("power shield-bash", "block")
    assert foes.armor_of(plain.s, 0) == 2


def camp(unit_offer: str, **more: Any) -> Realm:
    return land(
        options=LEGION, tiles=CAMP, at="0,-3", unit_offer=unit_offer, hand="march", dice="black black black", **more
    )


@pytest.mark.rule("MX-C30", "MX-042")
@pytest.mark.parametrize(("unit", "price"), [("delphana-masters", 16), ("magic-familiars", 7), ("thugs", 5)])
def test_what_the_new_units_cost_in_a_refugee_camp(unit: str, price: int) -> None:
    s = camp(unit).s
    assert price_of(s, 0, s.zones[UNIT_OFFER][0]) == price


@pytest.mark.rule("MX-C30", "MX-Q07")
def test_familiars_of_a_refugee_camp_still_need_their_mana() -> None:
    assert not camp("magic-familiars", moment="dealing", influence=7).can("recruit magic-familiars")
    table = camp("magic-familiars", moment="dealing", influence=7, mana={"red": 1}).do("recruit magic-familiars")
    table.shows(influence=0, units="magic-familiars", tokens={})


@pytest.mark.rule("MX-Q07")
def test_thugs_of_a_refugee_camp_turn_the_reputation_around() -> None:
    table = camp("thugs", reputation=3).do("interact").shows(influence=1)
    table.s.influence = 7
    asking = table.game.asking
    assert asking is not None
    table.game.asking = None
    table.game.ask(asking)
    table.do("recruit thugs").shows(influence=0)  # 5, and 2 for the modifier that turned from +1 to -1
