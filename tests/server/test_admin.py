"""Looking after the database: backups, checks, records in and out, and pruning."""

from __future__ import annotations

import gzip
import json
import random
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from tests.cli.helpers import run
from tzolkin.server.admin import BACKUP
from tzolkin.server.db.engine import open_engine

from .clients import Person, RefusedError, open_table, person
from .conftest import GENEROUS
from .seated_tables import keys_of, past_the_tiles, play_out
from .servers import Server


class Played:
    """A database with one finished and one running game."""

    def __init__(self, database: str) -> None:
        self.database = database
        with Server(database, **GENEROUS) as server:
            self.finished = self._game(server, play_out)
            self.running = self._game(server, past_the_tiles)

    def _game(self, server: Server, play: object) -> tuple[str, str]:
        opened = open_table(server.url, person(), person())
        table_id, keys = opened["table"]["id"], keys_of(opened)
        people = [Person(server.url, table_id, keys[seat]) for seat in (0, 1)]
        assert callable(play)
        play(people, random.Random(1))
        for somebody in people:
            somebody.http.close()
        return table_id, keys[0]

    def change(self, statement: str) -> None:
        engine = open_engine(make_url(self.database))
        with engine.begin() as connection:
            connection.execute(text(statement))
        engine.dispose()

    def count(self, question: str) -> object:
        engine = open_engine(make_url(self.database))
        with engine.connect() as connection:
            found = connection.scalar(text(question))
        engine.dispose()
        return found


@pytest.fixture
def played(database: str) -> Played:
    return Played(database)


def test_a_backup_is_restored_and_played_on(played: Played, tmp_path: Path) -> None:
    file, other = tmp_path / "all.gz", f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert "2 games" in run("admin", "backup", file, "--database", played.database).out
    assert file.stat().st_mode & 0o077 == 0, "others can read it"
    assert "2 games" in run("admin", "restore", file, "--database", other).out
    assert (tmp_path / "other.sqlite").stat().st_mode & 0o077 == 0
    again = run("admin", "restore", file, "--database", other)
    assert again.code == 2
    assert "empty" in again.err
    name, key = played.running
    with Server(other) as server, Person(server.url, name, key) as somebody:
        assert somebody.info()["ply"] == 2
        somebody.play_on(random.Random(2))


def test_what_was_changed_behind_our_back_is_found(played: Played) -> None:
    """And set aside: nothing is altered, nothing is lost, and other tables are not disturbed."""
    checked = run("admin", "verify", "--database", played.database)
    assert (checked.code, checked.out) == (0, "2 games checked, none of them wrong\n")
    name, key = played.running
    played.change(f"UPDATE turns SET hash = 'other' WHERE game = '{name}'")  # noqa: S608
    checked = run("admin", "verify", "--database", played.database)
    assert checked.code == 1
    assert f"{name}: turn 1 leads to another position" in checked.err
    with Server(played.database) as server, Person(server.url, name, key) as somebody:
        info = somebody.info()
        assert info["phase"] == "broken"
        assert "cannot be replayed" in info["problem"]
        with pytest.raises(RefusedError) as refusal:
            somebody.commit(0, 2, ["place tikal", "done"])
        assert refusal.value.code == "set_aside"
        with Person(server.url, *played.finished) as other:
            assert other.info()["phase"] == "finished"


def test_a_start_that_cannot_be_read_disturbs_no_other_table(played: Played) -> None:
    (name, key), (other, _) = played.running, played.finished
    played.change("UPDATE games SET public = true")
    played.change(f"""UPDATE games SET start = '{{"format": "of later"}}' WHERE id = '{name}'""")  # noqa: S608
    with Server(played.database) as server, Person(server.url, name, key) as somebody:
        info = somebody.info()
        assert (info["phase"], info["ply"]) == ("broken", 0)
        assert "cannot be replayed" in info["problem"]
        for path in ("view", "export", "story", "at"):
            with pytest.raises(RefusedError) as refusal:
                somebody.get(path)
            assert refusal.value.code in ("set_aside", "invalid")
        assert somebody.http.get(f"{server.url}/api/tables").status_code == 200
        with Person(server.url, other) as onlooker:
            assert onlooker.info()["phase"] == "finished"


def test_records_out_and_in(played: Played, tmp_path: Path) -> None:
    out = run("admin", "export", tmp_path / "records", "--database", played.database)
    assert out.out.startswith("1 record ")
    (file,) = (tmp_path / "records").iterdir()
    assert run("verify", file).code == 0
    other = f"sqlite:///{tmp_path / 'other.sqlite'}"
    assert "table" in run("admin", "import", file, "--database", other).out
    assert run("admin", "verify", "--database", other).out.startswith("1 game ")


def test_pruning(played: Played) -> None:
    def prune(*words: object) -> str:
        return run("admin", "prune", *words, "--database", played.database).out

    assert prune().startswith("0 games")
    assert prune("--days", 0).startswith("1 game over")
    assert prune("--days", 0, "--yes").endswith("removed\n")
    assert prune("--days", 0).startswith("0 games")
    checked = run("admin", "verify", "--database", played.database)
    assert checked.out.startswith("1 game checked")
    assert prune("--days", 0, "--running").startswith("1 game over, never begun, or left")
    assert prune("--days", 0, "--running", "--yes").endswith("removed\n")
    assert run("admin", "verify", "--database", played.database).out.startswith("0 games checked")


def test_nothing_is_left_of_what_was_pruned(played: Played) -> None:
    name, _ = played.finished
    notice = f"('n', '{name}', 0, 'webhook', '{{}}', '{{}}', 0, 0, 0)"
    played.change(f"INSERT INTO notices VALUES {notice}")  # noqa: S608
    run("admin", "prune", "--days", 0, "--yes", "--database", played.database)
    for table in ("games", "keys", "seats", "turns", "events", "notices"):
        column = "id" if table == "games" else "game"
        assert played.count(f"SELECT count(*) FROM {table} WHERE {column} = '{name}'") == 0  # noqa: S608


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    path = tmp_path / "typo.sqlite"
    for words in (["verify"], ["export", tmp_path], ["prune"], ["backup", tmp_path / "all.gz"]):
        refused = run("admin", *words, "--database", f"sqlite:///{path}")
        assert refused.code == 2
        assert f"there is no database {path}" in refused.err
        assert not list(tmp_path.iterdir())


def row(table: object, **values: object) -> dict[str, object]:
    return {"table": table, "row": values}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (["games"], "line 2 is no row of one of our tables"),
        ({"table": "games"}, "line 2 is no row of one of our tables"),
        (row("users", id="x"), "line 2 is no row of one of our tables"),
        (row(["games"], id="x"), "line 2 is no row of one of our tables"),
        (row("seats", seat=0), "line 2 lacks 'colour' of seats"),
        (row("sealed", game="x", seat=0, action="y", id="z", other=1), "'other', which is not in"),
        (row("sealed", game="x", seat=0, action="y", id="z"), "line 2 does not fit into sealed"),
        (row("sealed", game="x", seat=[], action="y", id="z"), "line 2 does not fit into sealed"),
    ],
)
def test_a_backup_with_a_wrong_line(
    database: str, tmp_path: Path, line: object, why: str, recwarn: pytest.WarningsRecorder
) -> None:
    file = tmp_path / "x.gz"
    lines = (json.dumps(each) + "\n" for each in ({"format": BACKUP}, line))
    file.write_bytes(gzip.compress("".join(lines).encode()))
    refused = run("admin", "restore", file, "--database", database)
    assert refused.code == 2
    assert why in refused.err
    assert len(refused.err.splitlines()) == 1
    assert not recwarn.list


def test_a_backup_that_was_damaged(played: Played, tmp_path: Path) -> None:
    file = tmp_path / "all.gz"
    run("admin", "backup", file, "--database", played.database)
    data = file.read_bytes()
    file.write_bytes(data[:2000] + bytes(50) + data[2050:])
    refused = run("admin", "restore", file, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert refused.code == 2
    assert "cannot be restored" in refused.err


def test_a_file_that_is_no_backup(tmp_path: Path) -> None:
    file, database = tmp_path / "x.gz", f"sqlite:///{tmp_path / 'x.sqlite'}"
    for content in (b"", b"hello", b"\x1f\x8b"):
        file.write_bytes(content)
        refused = run("admin", "restore", file, "--database", database)
        assert refused.code == 2
        assert "cannot be restored" in refused.err
