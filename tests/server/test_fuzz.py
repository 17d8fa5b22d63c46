"""Whatever is sent, the server answers in its own form, and never that it failed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import GENEROUS
from tests.server.guests import open_table, person
from tests.server.servers import Server
from tests.server.tables import keys_of

EXAMPLES = 20


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_request_makes_the_server_fail(database: str, tmp_path: Path) -> None:
    """Requests by schemathesis, from the server's own description, with a player's key."""
    with Server(database, **GENEROUS) as server:
        opened = open_table(server.url, person(), person())
        key, table = keys_of(opened)[0], opened["table"]["id"]
        config = f'[parameters]\n"path.table" = "{table}"\n'  # or nearly all would be 404
        (tmp_path / "schemathesis.toml").write_text(config)
        done = subprocess.run(
            [
                *(Path(sys.executable).with_name("schemathesis"), "run"),
                *(f"{server.url}/api/openapi.json", "--url", server.url),
                *("--header", f"Authorization: Bearer {key}"),
                *("--checks", "not_a_server_error,response_schema_conformance"),
                *("--max-examples", str(EXAMPLES), "--seed", "1", "--suppress-health-check", "all"),
            ],
            capture_output=True,
            text=True,
            check=False,
            timeout=600,
            cwd=tmp_path,
        )
        assert done.returncode == 0, done.stdout[-4000:]
        assert httpx.get(f"{server.url}/health").json()["well"]
    assert not any("unexpected error" in line for line in server.output)
    assert reached(server.output) >= {"turns", "look", "chat", "take-back", "view", "events", "key"}


def reached(lines: list[str]) -> set[str]:
    """Which parts of a table were asked for and not simply unknown."""
    parts = {re.search(r"path=/api/tables/[^/]+/(\S+) status=(\d+)", line) for line in lines}
    return {found[1] for found in parts if found and found[2] not in ("404", "405")}
