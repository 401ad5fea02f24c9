"""The database's tables. `migrations/` brings a database to this shape; a test compares the two."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(column_0_label)s",
    }
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, nullable=True),  # the name as registered people log in with it
    Column("password", Text, nullable=True),  # argon2
    Column("epoch", Integer, nullable=False),  # cookies of an older one are void
    Column("created", Double, nullable=False),
    UniqueConstraint("login"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", SmallInteger, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seeded", Boolean, nullable=False),  # its maker chose the seed
    Column("public", Boolean, nullable=False),
    Column("invite", Text, nullable=False),
    Column("status", Text, nullable=False),  # open, playing, over
    Column("turn", SmallInteger, nullable=True),  # the seat that decides
    Column("takeback", JSON, nullable=True),
    Column("rematch", Text, nullable=True),
    Column("sequel", Text, nullable=True),  # the table that goes on from it
    Column("outcome", JSON, nullable=True),  # how it ended
    Column("branch_of", Text, nullable=True),  # the table it branched off from,
    Column("branch_step", Integer, nullable=True),  # and after how many of its actions
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Index(None, "status", "public", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id"), nullable=True),
    Column("level", Text, nullable=True),  # the bot that plays here, perhaps for the account
    Column("lent", Boolean, nullable=False, server_default=false()),  # to the bot, until the account is back
    Column("chosen", JSON, nullable=True),  # what it takes along to the sequel
    Index(None, "account_id"),
)

# Whoever has seen the cards of a seat may not take another one in the same game.
sitters = Table(
    "sitters",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account_id", Text, ForeignKey("accounts.id"), primary_key=True),
    Column("seat", SmallInteger, primary_key=True),
)

# The key makes it impossible that two processes both append number n.
events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", Double, nullable=False),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("account_id", Text, ForeignKey("accounts.id"), nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "table_id", "id"),
)
