"""Whatever is sent, the server answers in its own form, and never that it failed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.conftest import GENEROUS
from tests.server.servers import Server
from tzolkin.server.notices import new_keys

from .fuzzing import answers, narrowed, prepare, settings

EXAMPLES = 10
THROWN_AWAY = {"POST /api/tables/{table}/leave", "POST /api/tables/{table}/key"}
PUSH = {"push_key": new_keys()[0], "push_contact": "mailto:me@tzolkin.example"}


def test_no_request_makes_the_server_fail(database: str, tmp_path: Path) -> None:
    """Requests by schemathesis, from the server's own description, with keys of players."""
    with Server(database, **GENEROUS, **PUSH) as server:
        ground = prepare(server.url)
        description = narrowed(server.url, ground)
        (tmp_path / "api.json").write_text(json.dumps(description))
        (tmp_path / "schemathesis.toml").write_text(settings(ground))
        before = len(server.output)
        done = subprocess.run(
            [
                *(Path(sys.executable).with_name("schemathesis"), "run", "api.json"),
                *("--url", server.url, "--generation-with-security-parameters", "false"),
                *("--checks", "not_a_server_error,response_schema_conformance"),
                *("--phases", "examples,coverage,fuzzing"),
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
    found = answers(server.output[before:], description)
    for operation, statuses in found.items():
        assert statuses & {200, 201, 204}, f"{operation} is only refused: {statuses}"
        assert operation in THROWN_AWAY or 401 not in statuses, operation
