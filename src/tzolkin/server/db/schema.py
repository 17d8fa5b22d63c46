"""The tables of the database.

The list of turns is the truth about a game: nothing else is needed to play on, and nothing in it is
ever changed. Columns have the names of the first release; `key` is what the code calls them.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    game = ForeignKey("games.table_id", ondelete="CASCADE")
    return Column("game", String(24), game, key="table_id", primary_key=True)


games = Table(
    "games",
    metadata,
    Column("id", String(24), key="table_id", primary_key=True),
    Column("phase", String(12), nullable=False),  # see `table.Phase`
    Column("public", Boolean, nullable=False),
    Column("title", String(80), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rules", String(20), nullable=False),  # the version it was begun with
    Column("start", JSON, nullable=False),
    Column("seed", BigInteger),  # unknown for games that were uploaded
    Column("salt", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("event", Integer, nullable=False),  # the number of the last one
    Column("bot_next", Boolean, nullable=False),  # so that bots go on after a restart
    Column("rematch", String(24)),
    Column("problem", Text),  # why it is set aside
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("ix_games_phase", "phase"),
    Index("ix_games_listed", "public", "phase", "changed"),
    Index("ix_games_bot_next", "bot_next"),
)

keys = Table(
    "keys",
    metadata,
    _table_id(),
    Column("id", String(12), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("role", String(12), nullable=False),  # see `keys.Role`
    Column("created", Float, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, key="number", primary_key=True),
    Column("kind", String(12), nullable=False),  # see `seats.SeatKind`
    Column("name", String(40), nullable=False),
    Column("colour", String(12), nullable=False),
    Column("bot", String(40)),
    Column("key", String(12)),  # whose seat it is; several may have the same
    Column("webhook", JSON),
    Column("push", JSON),
)

turns = Table(
    "turns",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # how many actions were played before
    Column("actions", JSON, nullable=False),
    Column("back_to", Integer),  # not a turn but a taking back, to this ply
    Column("hash", String(64), nullable=False),  # of the position after it
    Column("id", String(64), nullable=False),  # made by the client, so that none counts twice
    Column("made", Float, nullable=False),
    UniqueConstraint("table_id", "id"),
)

events = Table(
    "events",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("data", JSON, nullable=False),  # nothing secret, ever: everybody receives the same
    Column("made", Float, nullable=False),
)

sealed = Table(
    "sealed",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("action", String(40), nullable=False),
    Column("id", String(64), nullable=False),
)

drafts = Table(
    "drafts",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("undone", JSON, nullable=False),
)
