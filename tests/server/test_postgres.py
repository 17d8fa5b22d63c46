"""The databases that tests are given are real, empty and their own."""

from __future__ import annotations

import pytest
from sqlalchemy import Engine, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from .postgres import PostgresServer


def asked(engine: Engine, question: str) -> object:
    with engine.connect() as connection:
        return connection.scalar(text(question))


@pytest.mark.parametrize("time", ["first", "second"])
def test_a_database_is_empty(database: str, time: str) -> None:
    engine = create_engine(database)
    with engine.begin() as connection:
        assert inspect(connection).get_table_names() == []
        connection.execute(text(f"CREATE TABLE {time} (number INTEGER)"))
    engine.dispose()


def test_postgres_goes_away_and_comes_back(postgres: PostgresServer, postgres_url: str) -> None:
    engine = create_engine(postgres_url, pool_pre_ping=True)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE kept AS SELECT 7 AS number"))
    postgres.stop()
    with pytest.raises(OperationalError):
        asked(engine, "SELECT 1")
    postgres.start()
    assert asked(engine, "SELECT number FROM kept") == 7
    engine.dispose()


def test_a_test_may_leave_postgres_stopped(postgres: PostgresServer, postgres_url: str) -> None:
    postgres.stop()


def test_and_the_next_one_finds_it_running(postgres_url: str) -> None:
    engine = create_engine(postgres_url)
    assert asked(engine, "SELECT 1") == 1
    engine.dispose()
