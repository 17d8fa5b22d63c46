"""The database engine: SQLite in a file or PostgreSQL, with the schema of this version."""

from __future__ import annotations

from importlib.resources import as_file, files
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY_SECONDS = 10
MIGRATION_LOCK = 7260


def open_engine(url: URL) -> Engine:
    """Return an engine for a SQLite file or a PostgreSQL server."""
    if url.get_backend_name() == "sqlite":
        engine = create_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, hide_parameters=True)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Switch off the driver's transactions, which begin too late for savepoints, and use WAL."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Begin a transaction; one that will write locks at once, or two could block each other."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing. On PostgreSQL one process does, and others wait."""
    with as_file(files(__package__) / "migrations") as folder, engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
