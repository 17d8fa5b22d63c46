"""Lessons by the API: listed, and gone through with drafts."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from tests.server.servers import Server
from tzolkin.tables.lessons import COURSE, LEARNER


def asked(server: Server, lesson: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server.url}/api/lessons/{lesson}/look", json=body)


def test_all_are_listed(server: Server) -> None:
    listed = httpx.get(f"{server.url}/api/lessons").raise_for_status().json()["lessons"]
    assert [lesson["id"] for lesson in listed] == list(COURSE)
    assert listed[0]["steps"][2] == {
        "words": "learn-place-first",
        "wanted": ["place palenque"],
        "show": [],
        "ends_turn": False,
    }


def test_a_turn_is_looked_at(server: Server) -> None:
    found = asked(server, "place", actions=["place palenque"]).raise_for_status().json()
    assert found["view"]["gears"]["palenque"][0] == LEARNER
    assert {"action": "done", "changes": {}} in found["legal"]
    assert isinstance(found["view"]["stack"], int)
    turns = [["place palenque", "place yaxchilan", "done"]]
    found = asked(server, "place", turns=turns).raise_for_status().json()
    assert found["view"]["day"] == 1
    assert [reply["seat"] for reply in found["replies"]] == [1, 2, 3]


@pytest.mark.parametrize(
    ("lesson", "body", "status", "code"),
    [
        ("dancing", {}, 404, "no_such_lesson"),
        ("place", {"actions": ["pick palenque 1"]}, 422, "illegal_action"),
        ("place", {"actions": ["fly to the moon"]}, 422, "illegal_action"),
        ("place", {"turns": [["place palenque"]]}, 422, "turn_not_over"),
        ("place", {"turns": [["place palenque", "done"], ["done"]]}, 422, "lesson_over"),
        ("place", {"surprise": 1}, 422, "invalid"),
    ],
)
def test_refusals_are_clear(
    server: Server, lesson: str, body: dict[str, Any], status: int, code: str
) -> None:
    answer = asked(server, lesson, **body)
    assert answer.status_code == status
    assert answer.json()["error"]["code"] == code
    assert answer.json()["error"]["message"]
