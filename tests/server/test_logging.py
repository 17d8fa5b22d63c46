"""Tests of the two log formats, and that nothing secret is logged."""

from __future__ import annotations

import json
import logging
import random
import subprocess
import sys
from typing import Any

import pytest

from tzolkin.server.logging import JsonFormatter, TextFormatter, mask

from .clients import News, person
from .seated_tables import past_the_tiles, seated
from .servers import Server

KEY = "k1_" + "aZ0_-aZ0_-aZ0_-aZ0_-aZ"
PASSWORD = "quetzalcoatl"  # noqa: S105 (it only looks for itself)
PROGRAM = "tests.server.logging_program"


def record(
    event: str, error: BaseException | None = None, /, **fields: object
) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    made = logging.LogRecord("tzolkin.server", logging.INFO, "", 0, event, (), info)
    made.created = 1_800_000_000.123
    made.fields = fields
    return made


def failure(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_line_for_programs() -> None:
    line = json.loads(JsonFormatter().format(record("table made", seats=4, names=["a", "b"])))
    assert line == {
        "time": "2027-01-15T08:00:00.123Z",
        "level": "info",
        "event": "table made",
        "seats": 4,
        "names": ["a", "b"],
    }


def test_a_line_for_people() -> None:
    line = TextFormatter().format(record("table made", seats=4, name="Itzel of Palenque"))
    assert line == ('2027-01-15T08:00:00.123Z INFO    table made seats=4 name="Itzel of Palenque"')


def test_no_value_looks_like_another_line_or_field() -> None:
    line = TextFormatter().format(record("request", path="/a\nINFO done status=200", other="a=b"))
    assert "\n" not in line
    assert line.endswith(r'path="/a\nINFO done status=200" other="a=b"')
    assert "\n" not in JsonFormatter().format(record("request", path="/a\nb"))


def test_fields_cannot_replace_what_every_line_has() -> None:
    line = json.loads(JsonFormatter().format(record("true", event="false", level="false")))
    assert (line["event"], line["level"]) == ("true", "info")


@pytest.mark.parametrize("form", [JsonFormatter(), TextFormatter()])
def test_secrets_are_masked_wherever_they_are(form: logging.Formatter) -> None:
    error = failure(f"seat {KEY} of postgresql://me:{PASSWORD}@localhost/games")
    made = record(f"opened with {KEY}", error, key=KEY, more={"deep": [f"x{KEY}y"]})
    text = form.format(made)
    assert KEY[3:] not in text
    assert PASSWORD not in text
    assert text.count("k1_***") == 4
    assert "ValueError" in text
    assert "://me:***@localhost/games" in text


def test_only_secrets_are_masked() -> None:
    for text in ("k1_short", "http://localhost:2012/a@b", "k2_" + "a" * 30):
        assert mask(text) == text
    assert mask(f"host=x password={PASSWORD} user=y") == "host=x password=*** user=y"


def run_server(form: str) -> list[str]:
    """Run the program, which serves and asks itself, and return what it wrote to stderr."""
    command = [sys.executable, "-m", PROGRAM, form, KEY]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=60, check=True)
    assert not ended.stdout
    return ended.stderr.splitlines()


def test_a_server_logs_requests_without_what_was_in_them() -> None:
    lines = [json.loads(line) for line in run_server("json")]
    requests = [line for line in lines if line["event"] == "request"]
    assert [without_time(line) for line in requests] == [
        {"method": "GET", "path": "/hello", "status": 200, "address": "127.0.0.0/24"},
        {"method": "GET", "path": "/secret/k1_***", "status": 200, "address": "127.0.0.0/24"},
        {"method": "GET", "path": "/boom", "status": 500, "address": "127.0.0.0/24"},
        {"method": "WEBSOCKET", "path": "/news", "status": 101, "address": "127.0.0.0/24"},
    ]
    assert all(0 <= line["milliseconds"] < 60_000 for line in requests)


def test_a_server_logs_nothing_else_than_it_should() -> None:
    lines = [json.loads(line) for line in run_server("json")]
    others = [line for line in lines if line["event"] != "request"]
    boom, invalid, warned = others
    assert (boom["event"], boom["level"]) == ("unexpected error", "error")
    assert "RuntimeError: k1_***" in boom["traceback"]
    assert (invalid["logger"], invalid["level"]) == ("uvicorn.error", "warning")
    assert warned["logger"] == "py.warnings"
    assert KEY[3:] not in json.dumps(lines)
    assert "hidden" not in json.dumps(lines)


def test_a_server_logs_for_people_too() -> None:
    lines = run_server("text")
    assert " INFO    request method=GET path=/hello status=200 milliseconds=" in lines[0]
    assert lines[0].endswith(" address=127.0.0.0/24")
    assert not [line for line in lines if KEY[3:] in line]


def test_nothing_secret_is_logged(sqlite_url: str) -> None:
    with (
        Server(sqlite_url, log_level="debug", log_format="json") as server,
        seated(server.url, person(), person(), seed=987_654_321_012) as people,
    ):
        past_the_tiles(people[:2], random.Random(2))
        keys = [somebody.key or "" for somebody in people]
        with News(server.url, people[0].table_id, keys[0]) as news:
            news.wait_for("presence")
    text = "".join(server.output)
    assert "request" in text
    assert not any(key in text for key in keys)
    assert "987654321012" not in text


def without_time(line: dict[str, Any]) -> dict[str, Any]:
    asked = ("method", "path", "status", "address")
    assert set(line) == {"time", "level", "event", "milliseconds", *asked}
    return {name: line[name] for name in asked}
