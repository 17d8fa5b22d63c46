"""Databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .postgres import PostgresServer, running_postgres
from .servers import Server

GENEROUS = {
    f"limits_{name}": "1000000"
    for name in (
        *("tables_per_address", "new_tables_per_hour", "requests_per_minute"),
        *("actions_per_minute", "chat_per_minute", "connections_per_address"),
    )
}


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """Run one server for all tests; a test that stops it need not start it again."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> Iterator[str]:
    """Return the address of an empty database in PostgreSQL."""
    with postgres.new_database() as url:
        yield url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """Return the address of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """Return the address of an empty database; the test runs once with each kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server on SQLite, with high limits, for tests that do not harm it."""
    path = tmp_path_factory.mktemp("server") / "tables.sqlite"
    with Server(f"sqlite:///{path}", **GENEROUS) as running:
        yield running
