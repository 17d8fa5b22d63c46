"""Refusals have one form, whoever refuses."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi import FastAPI, HTTPException
from pydantic import BaseModel, Field, field_validator

import tzolkin.tables.errors
from tzolkin.server.errors import ERROR_RESPONSES, STATUS, ApiError, install_error_handlers

from .threaded_server import run_in_thread


class Seat(BaseModel):
    name: str = Field(max_length=5)
    level: int = Field(1, ge=1, le=3)

    @field_validator("name")
    @classmethod
    def _no_spaces(cls, name: str) -> str:
        if " " in name:
            raise ValueError("a name has no spaces")
        return name


class Table(BaseModel, extra="forbid"):
    seats: list[Seat]


def make_app() -> FastAPI:
    app = FastAPI(responses=ERROR_RESPONSES)
    install_error_handlers(app)

    @app.post("/tables")
    def tables(table: Table, limit: int = 5) -> int:
        return limit

    @app.get("/taken")
    def taken() -> None:
        raise ApiError(409, "taken", "the seat is taken", {"seat": 2}, {"X-Seat": "2"})

    @app.get("/teapot")
    def teapot() -> None:
        raise HTTPException(418, "I am a teapot", {"X-Tea": "green"})

    return app


@pytest.fixture(scope="module")
def client() -> Iterator[httpx.Client]:
    with run_in_thread(make_app()) as server, httpx.Client(base_url=server.url) as client:
        yield client


def error(answer: httpx.Response, status: int) -> dict[str, Any]:
    assert answer.status_code == status
    assert answer.headers["content-type"] == "application/json"
    assert list(answer.json()) == ["error"]
    found: dict[str, Any] = answer.json()["error"]
    assert list(found) == ["code", "message", "params"]
    return found


def test_a_problem_is_told_as_it_was_raised(client: httpx.Client) -> None:
    answer = client.get("/taken")
    assert error(answer, 409) == {
        "code": "taken",
        "message": "the seat is taken",
        "params": {"seat": 2},
    }
    assert answer.headers["x-seat"] == "2"


def test_what_the_framework_refuses_has_our_form(client: httpx.Client) -> None:
    assert error(client.get("/nowhere"), 404)["code"] == "not_found"
    wrong = client.delete("/taken")
    assert error(wrong, 405)["code"] == "method_not_allowed"
    assert error(wrong, 405)["message"] == "this address takes GET only"
    assert wrong.headers["allow"] == "GET"
    tea = client.get("/teapot")
    assert error(tea, 418)["code"] == "refused"
    assert error(tea, 418)["message"] == "I am a teapot"
    assert tea.headers["x-tea"] == "green"


@pytest.mark.parametrize(
    ("sent", "message"),
    [
        ({}, "body.seats: is missing"),
        ({"seats": 5}, "body.seats: must be a valid list"),
        ({"seats": [{"name": "Itzel"}, {}]}, "body.seats[1].name: is missing"),
        ({"seats": [{"name": "a b"}]}, "body.seats[0].name: a name has no spaces"),
        (
            {"seats": [{"name": "x", "level": 9}]},
            "body.seats[0].level: must be less than or equal to 3",
        ),
    ],
)
def test_what_is_invalid_is_named_with_what_would_be_right(
    client: httpx.Client, sent: object, message: str
) -> None:
    found = error(client.post("/tables", json=sent), 422)
    assert (found["code"], found["message"]) == ("invalid", message)
    field, _, wish = message.partition(": ")
    assert found["params"]["faults"] == [{"field": field, "message": wish}]


def test_parameters_are_named_too(client: httpx.Client) -> None:
    found = error(client.post("/tables?limit=many", json={"seats": []}), 422)
    assert found["message"].startswith("query.limit: must be a valid integer")


def test_a_body_that_is_no_json(client: httpx.Client) -> None:
    headers = {"Content-Type": "application/json"}
    found = error(client.post("/tables", content=b'{"seats": [', headers=headers), 422)
    assert found["message"].startswith("body: must be JSON (")


def test_what_was_sent_is_not_repeated(client: httpx.Client) -> None:
    secret = "k1_" + "a" * 22
    answer = client.post(f"/tables?limit={secret}", json={"seats": [{"name": secret}] * 100})
    assert secret not in answer.text
    assert len(error(answer, 422)["params"]["faults"]) == 5


def test_what_cannot_be_encoded_is_refused_all_the_same(client: httpx.Client) -> None:
    headers = {"Content-Type": "application/json"}
    broken = b'{"seats": [], "\\ud800": 1}'
    found = error(client.post("/tables", content=broken, headers=headers), 422)
    assert found["message"].startswith("body: must be a valid string")
    invalid = client.post("/tables", content=b'{"\xff": 1}', headers=headers)
    assert error(invalid, 400)["code"] == "bad_request"
    assert rb"\ud800" in bytes(ApiError(400, "bad_request", "not \ud800").response().body)


def test_long_names_are_cut(client: httpx.Client) -> None:
    found = error(client.post("/tables", json={"seats": [], "x" * 5000: 1}), 422)
    assert len(found["message"]) < 200


def test_the_description_shows_the_form(client: httpx.Client) -> None:
    description = client.get("/openapi.json").json()
    answers = description["paths"]["/tables"]["post"]["responses"]
    reference = {"$ref": "#/components/schemas/ErrorBody"}
    for status in ("422", "4XX", "5XX"):
        assert answers[status]["content"]["application/json"]["schema"] == reference


def test_errors_of_tables_have_a_status() -> None:
    source = inspect.getsource(tzolkin.tables.errors)
    assert sorted(re.findall(r'TableError\(\s*"(\w+)"', source)) == sorted(STATUS)
