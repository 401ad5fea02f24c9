"""Short names, so that a card reads like its text."""

from typing import Final

from deckhold.engine.core import Op
from deckhold.games.mage_knight.ops.foes.choosing import (
    ANYBODY,
    AnotherAttack,
    EachEnemy,
    Guarded,
    IgnoreSites,
    OneAttack,
    OneEnemy,
    SomeEnemies,
    WhichAttack,
)
from deckhold.games.mage_knight.ops.foes.deeds import (
    Armor,
    AttackChange,
    Bashed,
    CancelAttack,
    Destroy,
    DestroyIfBlocked,
    Gains,
    Harry,
    Loses,
    LosesFortifications,
    Lure,
    NoAttack,
    Plain,
)
from deckhold.games.mage_knight.ops.foes.prey import Encumbered, LosesElement, LosesOne, Taunted

MANY: Final = 99


def armor(n: int, fortified_n: int = 0, per_resistance: bool = False) -> Op:
    """Armor changes by `n` (to no less than 1), if it is fortified by `fortified_n`; or by `n` for each resistance."""
    return Armor(n, fortified_n, per_resistance)


def no_attack() -> Op:
    """It does not attack in this combat."""
    return NoAttack()


def loses(*traits: int) -> Op:
    """It loses these abilities or resistances (EVERY_RESISTANCE: all of them)."""
    return Loses(list(traits))


def gains(*traits: int) -> Op:
    return Gains(list(traits))


def loses_fortifications() -> Op:
    return LosesFortifications()


def destroy() -> Op:
    return Destroy()


def attack_change(n: int) -> Op:
    """For `one_attack`."""
    return AttackChange(n)


def cancel_attack() -> Op:
    """For `one_attack`."""
    return CancelAttack()


def plain() -> Op:
    """For `one_attack`: it loses its abilities."""
    return Plain()


def lure() -> Op:
    """For `one_attack`: its damage goes to this unit first."""
    return Lure()


def harry(n: int) -> Op:
    """Armor and one attack are so much lower."""
    return Harry(n, WhichAttack(AttackChange(-n)))


def destroy_if_blocked() -> Op:
    return DestroyIfBlocked()


def guarded_bashed() -> Op:
    """The enemy whose attack is being blocked, or a unit in the attack of another hero, has so much less armor."""
    return Guarded(Bashed())


def one_enemy(op: Op, times: int = 0, who: str = ANYBODY, then: Op | None = None) -> Op:
    """The player chooses one; `times`: when, if not whenever all of `op` can be; `then`: what follows if one was."""
    return OneEnemy(op, times, who, then)


def some_enemies(n: int, op: Op, times: int = 0) -> Op:
    return SomeEnemies(n, op, False, times)


def enemies_for_move(op: Op, times: int = 0) -> Op:
    return SomeEnemies(MANY, op, True, times)


def each_enemy(op: Op, times: int = 0) -> Op:
    return EachEnemy(op, times)


def guarded(op: Op) -> Op:
    """The enemy whose attack is being blocked."""
    return Guarded(op)


def one_attack(op: Op, times: int = 0, who: str = ANYBODY) -> Op:
    return OneAttack(op, times, who)


def loses_one() -> Op:
    """It loses an ability or resistance of the player's choice."""
    return LosesOne()


def loses_element() -> Op:
    """For `one_attack`."""
    return LosesElement()


def taunted(attack: int, armor: int) -> Op:
    """For `one_attack`: that much stronger, and afterwards its enemy has that much less armor."""
    return Taunted(attack, armor)


def encumbered() -> Op:
    """For `one_attack`: its enemy becomes cumbersome."""
    return Encumbered()


def some_attacks(n: int, op: Op, times: int = 0) -> Op:
    """So many different attacks."""
    return AnotherAttack(n, op, times)


def ignore_sites() -> Op:
    return IgnoreSites()
