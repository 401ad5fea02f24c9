"""How often somebody may do something."""

import time
from collections import OrderedDict

from deckhold.server.errors import Refusal

REMEMBERED = 10_000


class Bucket:
    """Allows `rate` things a second, and `burst` at once after a pause."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Limit:
    """A bucket for each address or identity; those not heard of for long are forgotten."""

    def __init__(self, rate: float, burst: int, on: bool = True) -> None:
        self._rate = rate
        self._burst = burst
        self._on = on
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Refuse somebody who is too fast."""
        if not self._on:
            return
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        if not bucket.take():
            raise Refusal("too-many")


class Limits:
    """Every limit of the server (docs/protocol.md lists them)."""

    body = 64 * 1024
    message = 4 * 1024
    sockets = 20

    def __init__(self, on: bool) -> None:
        self.on = on
        self.requests = Limit(20, 100, on)
        self.entering = Limit(10 / 60, 30, on)
        self.tables = Limit(10 / 60, 20, on)
