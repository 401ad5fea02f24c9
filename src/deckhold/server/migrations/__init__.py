"""Alembic's steps from one shape of the database to the next. `deckhold serve` takes them by itself when it starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x6465636B  # PostgreSQL's advisory locks are numbers


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest shape; processes that start together take turns."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config(connection), "head")


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent))
    found.attributes["connection"] = connection
    return found
