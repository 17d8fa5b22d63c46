"""The lessons of the tutorial: every way through them that they accept, and what they refuse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import tzolkin
from tzolkin import Game
from tzolkin.tables.errors import TableError
from tzolkin.tables.lessons import COURSE, LEARNER, Lesson, describe_lesson_draft

WORDS = Path(tzolkin.__file__).parent / "locales" / "en" / "learn.ftl"
each_lesson = pytest.mark.parametrize("lesson", COURSE.values(), ids=lambda lesson: lesson.name)


class Going:
    """Somebody on the way through a lesson."""

    def __init__(self, lesson: Lesson, turns: list[list[str]], actions: list[str]) -> None:
        self.lesson, self.turns, self.actions = lesson, turns, actions

    def seen(self, *more: str) -> Any:
        return describe_lesson_draft(self.lesson, self.turns, [*self.actions, *more], auto=True)

    def played(self, action: str) -> Going:
        return Going(self.lesson, self.turns, self.seen(action)["actions"])

    def ended(self) -> Going:
        last = self if self.seen()["over"] else self.played("done")
        assert last.seen()["over"]
        return Going(self.lesson, [*self.turns, last.actions], [])


def ways(lesson: Lesson) -> Iterator[Going]:
    """To the end of a lesson, by whatever its steps ask for."""
    going = [Going(lesson, [], [])]
    for step in lesson.steps:
        if step.wanted:
            going = [
                one.played(action) for one in going for action in step.wanted if fits(one, action)
            ]
        if step.ends_turn:
            going = [one.ended() for one in going]
    yield from going


def fits(one: Going, action: str) -> bool:
    return action in {choice["action"] for choice in one.seen()["legal"]}


@each_lesson
def test_its_position_is_legal_and_the_learner_s(lesson: Lesson) -> None:
    game = Game.load(lesson.position)
    assert (game.seat, game.decision) == (LEARNER, "turn")


@each_lesson
def test_its_solution_leads_through_it(lesson: Lesson) -> None:
    one = Going(lesson, [], [])
    for step in lesson.steps:
        if step.wanted:
            assert fits(one, step.wanted[0]), step
            one = one.played(step.wanted[0])
        if step.ends_turn:
            one = one.ended()
    assert len(one.turns) == len(lesson.replies)


@each_lesson
def test_every_way_that_it_accepts_can_be_gone(lesson: Lesson) -> None:
    """Whatever is played of what is wanted, the others can play what the lesson says."""
    found = list(ways(lesson))
    assert found
    for one in found:
        replies = [action for reply in one.seen()["replies"] for action in reply["actions"]]
        assert replies == list(lesson.replies[-1])


@each_lesson
def test_every_wanted_action_is_legal_on_some_way(lesson: Lesson) -> None:
    played = {action for one in ways(lesson) for turn in one.turns for action in turn}
    assert {action for step in lesson.steps for action in step.wanted} <= played


@each_lesson
def test_something_else_can_be_tried(lesson: Lesson) -> None:
    """What is legal but not wanted is answered like anything else."""
    first = next(step for step in lesson.steps if step.wanted)
    start = Going(lesson, [], [])
    others = {choice["action"] for choice in start.seen()["legal"]} - set(first.wanted)
    assert others
    for action in others:
        assert start.seen(action)["actions"][0] == action


def test_the_last_lesson_ends_the_game_and_is_won() -> None:
    [one] = ways(COURSE["end"])
    view = one.seen()["view"]
    assert view["decision"] == "over"
    assert view["winners"] == [LEARNER]


def test_food_days_are_told_as_changes() -> None:
    changes = [one.seen()["since"]["0"] for one in ways(COURSE["temples"])]
    assert changes == [{"corn": -6, "stone": 1}, {"corn": -6, "wood": 1}]


def test_every_step_has_words() -> None:
    there = set(re.findall(r"^([a-z0-9-]+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE))
    told = [lesson.to_json() for lesson in COURSE.values()]
    needed = {step["words"] for lesson in told for step in lesson["steps"]}
    assert needed | {lesson["title"] for lesson in told} <= there


def test_more_turns_than_there_are() -> None:
    lesson = COURSE["build"]
    [one] = ways(lesson)
    with pytest.raises(TableError, match="This lesson has 1 turns") as caught:
        describe_lesson_draft(lesson, [*one.turns, ["done"]], [], auto=False)
    assert caught.value.code == "lesson_over"


def test_a_turn_that_is_legal_but_leads_elsewhere() -> None:
    lesson = COURSE["food"]
    taken = ["place first", "done"]  # before anybody else can
    with pytest.raises(TableError, match="the lesson cannot go on") as caught:
        describe_lesson_draft(
            replace(lesson, replies=(("place first", "done"),)), [taken], [], auto=False
        )
    assert caught.value.code == "off_course"
