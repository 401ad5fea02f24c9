"""Who is at a table, at this process or at another one, and since when the others are not.

Other processes say who is with them when somebody comes or goes, when they are asked, and again and again: so those
of a process that died are missed after a while.
"""

from collections.abc import Callable

BEAT = 12.0  # seconds between two times that a process says who is with it
LASTS = 3 * BEAT  # how long that is believed


class Presence:
    """The people at one table, by their accounts."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._asked = self._began
        self._left: dict[str, float] = {}
        self._elsewhere: dict[str, float] = {}  # at another process, and when it said so

    def asks(self) -> None:
        """Somebody else is to decide now."""
        self._asked = self._clock()

    def went(self, account: str) -> None:
        """The last socket of a person was closed."""
        self._left[account] = self._clock()

    def is_elsewhere(self, account: str) -> None:
        self._elsewhere[account] = self._clock()

    def went_elsewhere(self, account: str) -> None:
        if self._elsewhere.pop(account, None) is not None:
            self.went(account)

    def elsewhere(self) -> set[str]:
        """Those who are at another process."""
        old = self._clock() - LASTS
        return {account for account, heard in self._elsewhere.items() if heard > old}

    def waiting_since(self, account: str) -> float:
        """Since when the others wait for somebody who is away and is to decide."""
        return max(self._asked, self._left.get(account, self._began), self._elsewhere.get(account, self._began))

    def doubted_at(self, account: str) -> float:
        """When somebody at another process will be missed, unless it says again that they are there."""
        return self._elsewhere[account] + LASTS

    def now(self) -> float:
        return self._clock()
