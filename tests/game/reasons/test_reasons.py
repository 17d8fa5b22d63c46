"""Reasons: every code in a situation where it applies."""

from __future__ import annotations

import pickle
import re

import pytest

from tzolkin import Game, IllegalActionError, Reason, id_of
from tzolkin.rules import ids

from . import action_situations, turn_situations
from .situations import SITUATIONS, Situation

BUILDERS = (action_situations, turn_situations)
ALL_CODES = {name[2:].lower() for name in vars(ids) if name.startswith("R_")}
each_situation = pytest.mark.parametrize("situation", SITUATIONS, ids=lambda each: each.name)


def refused(game: Game, text: object) -> IllegalActionError:
    with pytest.raises(IllegalActionError) as caught:
        game.play(text)  # type: ignore[arg-type]
    return caught.value


def test_every_code_has_a_situation() -> None:
    assert {situation.code for situation in SITUATIONS} == ALL_CODES


@each_situation
def test_the_code_and_its_parameters(situation: Situation) -> None:
    reason = situation.build().explain(situation.text)
    assert reason is not None
    assert (reason.code, reason.params) == (situation.code, situation.params)


@each_situation
def test_the_same_reason_is_in_the_exception(situation: Situation) -> None:
    game = situation.build()
    error = refused(game, situation.text)
    assert error.action == situation.text
    assert error.reason == game.explain(situation.text)
    assert error.index is None
    assert error.legal == ([] if game.decision == "wealth" else game.legal())
    assert error.reason.message in str(error)
    assert situation.text in str(error)


@each_situation
def test_a_refused_action_changes_nothing(situation: Situation) -> None:
    game = situation.build()
    position, record = game.position(), game.record()
    refused(game, situation.text)
    assert (game.position(), game.record()) == (position, record)


@each_situation
def test_the_message_is_a_sentence_with_the_numbers(situation: Situation) -> None:
    reason = situation.build().explain(situation.text)
    assert reason is not None
    sentence = reason.message
    assert str(reason) == sentence
    assert re.fullmatch(r"([A-Z]|[bmw]\d\d ).*\.", sentence), sentence
    assert "{" not in sentence
    assert "  " not in sentence
    for name, value in situation.params.items():
        spoken = f"seat {value}" if name == "holder" and value != "neutral" else str(value)
        assert re.search(rf"\b{re.escape(spoken)}\b", sentence), (name, value, sentence)


@each_situation
def test_singular_and_plural(situation: Situation) -> None:
    """No message says `1 resources`."""
    reason = situation.build().explain(situation.text)
    assert reason is not None
    assert not re.search(r"\b1 \w+s\b", reason.message), reason.message


@each_situation
def test_the_action_is_not_listed(situation: Situation) -> None:
    assert situation.text not in situation.build().legal()


@each_situation
def test_by_number_the_reason_is_the_same(situation: Situation) -> None:
    game = situation.build()
    with pytest.raises(IllegalActionError) as caught:
        game.play_id(id_of(situation.text))
    assert caught.value.action == situation.text
    assert caught.value.reason == game.explain(situation.text)


def test_a_neutral_worker_is_not_its_own_owner() -> None:
    reason = turn_situations.one_on_gears().explain("pick palenque 4")
    assert reason is not None
    assert "neutral" in reason.message
    assert "belongs to somebody else" not in reason.message


def test_declining_an_action_is_done_with_skip() -> None:
    """`done` does not answer an action decision, but it can be declined."""
    game = action_situations.from_space_0()
    assert "skip" in game.legal()
    reason = game.explain("done")
    assert reason is not None
    assert "cannot be declined" not in reason.message


@pytest.mark.parametrize("index", [None, 0, 17])
def test_an_illegal_action_survives_pickling(index: int | None) -> None:
    reason = Reason("needs_corn", {"needed": 5, "have": 3}, "This needs 5 corn; there are 3.")
    error = IllegalActionError("place tikal", reason, ["place uxmal"], index)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert type(again) is IllegalActionError
    assert (again.action, again.reason, again.index) == (error.action, error.reason, error.index)
    assert again.legal == error.legal == ["place uxmal"]
    assert str(again) == str(error)


def test_an_illegal_action_is_a_value_error() -> None:
    assert issubclass(IllegalActionError, ValueError)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("Place Tikal", "place tikal"),
        (" place  tikal ", "place tikal"),
        ("plcae tikal", "place tikal"),
        ("keep w11 w03", "keep w03 w11"),
    ],
)
def test_a_malformed_text_gets_the_nearest_spelling(text: str, nearest: str) -> None:
    game = Game.new(2, seed=1)
    reason = game.explain(text)
    assert reason is not None
    assert (reason.code, reason.params) == ("malformed", {"nearest": nearest})
    assert repr(nearest) in reason.message
    error = refused(game, text)
    assert error.reason == reason
    assert repr(text) in str(error)


@pytest.mark.parametrize("text", ["", "   ", "x", "\0", "🌽🌽🌽", "?" * 1000, "q w e r t y"])
def test_a_text_like_nothing_gets_no_spelling(text: str) -> None:
    reason = Game.new(2, seed=1).explain(text)
    assert reason is not None
    assert (reason.code, reason.params) == ("malformed", {})
    assert reason.message.endswith("is not an action.")


def test_a_malformed_text_is_named_once() -> None:
    assert str(refused(Game.new(2, seed=1), "plcae tikal")).count("plcae tikal") == 1


NO_TEXTS: list[object] = [None, 3, 1.5, True, b"done", ["done"], {"a": 1}, object(), ("done",)]


@pytest.mark.parametrize("value", NO_TEXTS, ids=lambda value: type(value).__name__)
def test_a_value_that_is_no_text(value: object) -> None:
    game = Game.new(2, seed=1)
    before = game.position()
    reason = game.explain(value)  # type: ignore[arg-type]
    assert reason is not None
    assert (reason.code, reason.params) == ("malformed", {"type": type(value).__name__})
    assert type(value).__name__ in reason.message
    assert refused(game, value).reason == reason
    assert game.position() == before
    assert game.actions == []


def nested(depth: int) -> list[object]:
    value: list[object] = []
    for _ in range(depth):
        value = [value]
    return value


@pytest.mark.parametrize(
    "value", [10**5000, nested(100_000), ["x" * 10**6] * 100], ids=["huge", "deep", "long"]
)
def test_a_monstrous_value_is_refused_like_any_other(value: object) -> None:
    error = refused(Game.new(2, seed=1), value)
    assert error.reason.code == "malformed"
    assert len(str(error)) < 600


def test_a_hundred_megabytes_of_junk() -> None:
    game = Game.new(2, seed=1)
    before = game.position()
    error = refused(game, "place tikal " * (100 * 1024 * 1024 // 12))
    assert error.reason.code == "malformed"
    assert len(str(error)) < 600
    assert game.position() == before
