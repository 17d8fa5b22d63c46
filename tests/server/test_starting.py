"""What keeps a server from starting is said in a sentence."""

from __future__ import annotations

import pytest
from sqlalchemy import create_engine, text

from tests.cli.helpers import Answer, run_process
from tzolkin.server.run import prepare_database
from tzolkin.server.settings import read_settings


def refused(answer: Answer, *parts: str) -> None:
    assert answer.code in (1, 2)
    assert len(answer.err.splitlines()) <= 4
    assert "Traceback" not in answer.err
    for part in parts:
        assert part in " ".join(answer.err.split())


@pytest.mark.parametrize(
    "command", [("serve", "--port", 0), ("admin", "verify"), ("admin", "prune")]
)
def test_a_database_of_a_newer_version(database: str, command: tuple[object, ...]) -> None:
    prepare_database(read_settings(database=database))
    engine = create_engine(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    refused(run_process(*command, "--database", database), "newer version of tzolkin", "install")


@pytest.mark.parametrize("command", [("serve", "--port", 0), ("admin", "verify")])
@pytest.mark.parametrize("where", ["", "/:memory:", "/file:x?mode=memory&uri=true"])
def test_a_database_in_memory(command: tuple[object, ...], where: str) -> None:
    refused(run_process(*command, "--database", f"sqlite://{where}"), "database must be sqlite:///")


@pytest.mark.parametrize("contact", ["mailto:a@b", "https://tzolkin.example"])
def test_a_key_for_web_push_that_is_none(sqlite_url: str, contact: str) -> None:
    push = {"TZOLKIN_PUSH_KEY": "abc", "TZOLKIN_PUSH_CONTACT": contact}
    answer = run_process("serve", "--port", 0, "--database", sqlite_url, **push)
    refused(answer, "push_key", "a private key has 32 bytes")
