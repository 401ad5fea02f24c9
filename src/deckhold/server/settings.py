"""What a server can be told from outside: where its database lies and how much it allows."""

import os
from pathlib import Path

import msgspec
import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

SECRET_LENGTH = 32
STATIC = Path(__file__).parent / "static"
AWAY = 180  # seconds


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How a server runs; `from_environment` reads what an administrator set."""

    database: str
    secret: str | None = None  # signs cookies; the database keeps one when nothing is said
    origins: tuple[str, ...] = ()  # pages of other addresses that may talk to this server
    bot_processes: int = 1
    limited: bool = True  # rate limits; load tests switch them off
    static: Path = STATIC
    lab: tuple[Path, ...] = ()  # runs of the lab, for the gallery's statistics
    snapshot_every: int = 100  # actions
    idle_seconds: float = 60.0  # how long a table nobody looks at stays in memory
    away_seconds: float = AWAY  # how long the others wait for somebody before a bot may stand in

    @property
    def url(self) -> URL:
        """The database as SQLAlchemy wants it, with the asynchronous driver."""
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise ValueError("DECKHOLD_DB: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME is wanted") from None
        if url.get_backend_name() == "sqlite":
            if url.database in (None, "", ":memory:"):
                raise ValueError("DECKHOLD_DB: sqlite needs a file: sqlite:////srv/deckhold/deckhold.db")
            return url.set(drivername="sqlite+aiosqlite")
        if url.get_backend_name() in ("postgresql", "postgres"):
            return url.set(drivername="postgresql+asyncpg")
        raise ValueError(f"DECKHOLD_DB: sqlite and postgresql are possible, not {url.get_backend_name()}")


def from_environment() -> Settings:
    """The settings of `deckhold serve`: DECKHOLD_DB, DECKHOLD_SECRET, DECKHOLD_ORIGINS, DECKHOLD_BOT_PROCESSES,
    DECKHOLD_AWAY_SECONDS."""
    secret = os.environ.get("DECKHOLD_SECRET") or None
    if secret is not None and len(secret) < SECRET_LENGTH:
        raise ValueError(f"DECKHOLD_SECRET: at least {SECRET_LENGTH} random characters are wanted")
    processes = os.environ.get("DECKHOLD_BOT_PROCESSES") or str(max(1, (os.cpu_count() or 1) - 1))
    if not processes.isdecimal() or int(processes) == 0:
        raise ValueError(f"DECKHOLD_BOT_PROCESSES: a number from 1 on is wanted, not {processes!r}")
    away = os.environ.get("DECKHOLD_AWAY_SECONDS") or str(AWAY)
    if not away.isdecimal():
        raise ValueError(f"DECKHOLD_AWAY_SECONDS: a number from 0 on is wanted, not {away!r}")
    return Settings(
        database=os.environ.get("DECKHOLD_DB") or default_database(),
        secret=secret,
        origins=tuple(os.environ.get("DECKHOLD_ORIGINS", "").split()),
        bot_processes=int(processes),
        away_seconds=float(away),
    )


def default_database() -> str:
    """A file in the user's data folder."""
    return f"sqlite:///{platformdirs.user_data_path('deckhold', appauthor=False, ensure_exists=True) / 'deckhold.db'}"
