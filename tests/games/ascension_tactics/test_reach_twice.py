"""Where an ordered champion may go and whom it may attack, worked out a second time from the words of the rules."""

import pytest

from deckhold.games.ascension_tactics.ops.orders import ONE_ATTACK
from deckhold.games.ascension_tactics.state.zones import CAPTIVE
from games.ascension_tactics.battle import Battle
from games.ascension_tactics.test_campaign_twice import BOARD, Cell, apart, around, cell_of
from games.ascension_tactics.test_melee import fought


class Sight:
    """The battlefield as one champion sees it."""

    def __init__(self, table: Battle) -> None:
        s = table.s
        self.table = table
        self.me = table.game.asking.card
        self.side = s.side(self.me)
        self.traits = table.traits(s.table.names[self.me])
        self.speed = table.speed(s.table.names[self.me])
        self.at = cell_of(s.cells.name(s.spot[self.me])[1:])
        self.others = {one: [cell_of(s.cells.name(c)[1:]) for c in s.cells_of(one)] for one in s.on_board()}
        del self.others[self.me]
        self.enemies = {one: cells for one, cells in self.others.items() if s.side(one) not in (self.side, CAPTIVE)}
        board: dict[str, list[str]] = table["terrain"]
        self.terrain = {cell_of(cell[1:]): name for name, cells in board.items() for cell in cells}
        for one, [cell, *_] in self.others.items():
            if s.definitions[one].is_forest:
                self.terrain[cell] = "forest"
        self.free = "ignore-terrain" in self.traits
        lit: dict[str, int] = table["lit"]
        gates = s.scenario.war_gates and not self.free and list(lit.values()).count(self.side) < 2
        self.closed = {cell for cell, name in self.terrain.items() if gates and name == "enchanted"}
        holy = ("enchanted", "shrine") if s.scenario.sacred else ()
        self.sacred = {cell for cell, name in self.terrain.items() if name in holy}
        portals = [(cell_of(s.cells.name(c)[1:]), s.portal_side(c)) for c in range(s.cells.size)]
        self.barred = {cell for cell, side in portals if side not in (-1, self.side)}

    # -- attacking -----------------------------------------------------------------------------------------------------

    def sees(self, start: Cell, end: Cell) -> bool:
        """AT-116 to AT-118, AT-Q01."""
        if apart(start, end) <= 1:
            return True
        hostile = {cell for cells in self.enemies.values() for cell in cells}
        for step in around(start):
            woods = self.terrain.get(step) == "forest" and not self.free
            clear = step not in hostile and step not in self.closed and not woods
            if apart(step, end) < apart(start, end) and clear and self.sees(step, end):
                return True
        return False

    def targets(self) -> set[int]:
        """AT-099, AT-115, AT-135, AT-234."""
        out: set[int] = set()
        for one, cells in self.enemies.items():
            far = min(apart(self.at, cell) for cell in cells)
            reached = far <= 1
            if not reached and "adjacent-only" not in self.table.traits(self.table.s.table.names[one]):
                reached = "reach" in self.traits and far <= 2
                near = [cell for cell in cells if apart(self.at, cell) <= 3]
                reached = reached or ("ranged" in self.traits and any(self.sees(self.at, cell) for cell in near))
            if reached and not (set(cells) & self.sacred and self.at not in self.sacred):
                out.add(one)
        return out

    # -- moving --------------------------------------------------------------------------------------------------------

    def price(self, cell: Cell) -> int:
        """AT-094, AT-096, AT-152; 0: it cannot be entered."""
        held = {one for one, cells in self.enemies.items() if cell in cells}
        terrain = self.terrain.get(cell, "normal")
        if (held and "through-enemies" not in self.traits) or cell in self.closed:
            return 0
        if "normal-cells" in self.traits and terrain != "normal":
            return 0
        cheap = self.free or "ignore-forest" in self.traits
        return 2 if terrain == "forest" and not cheap else 1

    def goes(self) -> set[Cell]:
        """AT-093, AT-095, AT-147, AT-233."""
        s = self.table.s
        mates = [cells for one, cells in self.others.items() if s.holder[one] == s.holder[self.me]]
        shut = self.sacred if not self.free and any(set(cells) & self.sacred for cells in mates) else set()
        best = {self.at: 0}
        waiting = [self.at]
        while waiting:
            cell = waiting.pop(0)
            for there in around(cell):
                price = self.price(there)
                if price and not (there in shut and cell not in shut):
                    cost = best[cell] + price
                    if cost <= self.speed and cost < best.get(there, 1000):
                        best[there] = cost
                        waiting.append(there)
        taken = {cell for cells in self.others.values() for cell in cells}
        return {cell for cell in best if cell != self.at and cell not in taken | self.barred}


@pytest.mark.rule("AT-116")
@pytest.mark.rule("AT-094")
@pytest.mark.parametrize("seed", range(200, 206))
def test_whom_an_ordered_champion_attacks_and_where_it_goes(seed: int) -> None:
    for table, _ in fought(seed):
        if not table.asks.endswith(" act") or table.s.definitions[table.game.asking.card].cells > 1:
            continue
        sight = Sight(table)
        offered = {table.game.explain(action)["verb"] for action in table.game.actions()}
        if "attack" in offered:
            named = {table.game.explain(action)["subject"] for action in table.game.actions() if action}
            assert {one for one in sight.enemies if table.s.table.names[one] in named} == sight.targets()
        elif table.game.asking.a // ONE_ATTACK == 0:  # it has made no attack yet
            assert ("sweep" in offered) == bool(sight.targets())
        if "move" in offered and not sight.closed and "web" not in str(table["tokens"]):
            # What a way brings that ends where it began is looked at in test_moving.
            assert {cell_of(one) for one in table.goes} - {sight.at} == sight.goes() & BOARD
