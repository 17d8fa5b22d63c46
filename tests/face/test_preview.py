"""Previews: the view after some actions, and what they would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tzolkin import Game, IllegalAction

from .situations_of_actions import picked, worker_on
from .tables import Dice, bare, first_turn, give_skulls, play_on, put, rich

COUNTED = ("corn", "wood", "stone", "gold", "skulls", "points", "workers")
NOTHING: dict[str, Any] = {
    **dict.fromkeys(COUNTED, 0),
    "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0},
    "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
}


def random_actions(game: Game, seed: int, most: int) -> list[str]:
    trial = game.copy()
    dice = Dice(seed)
    while not trial.over and len(trial.actions) < len(game.actions) + most:
        trial.play(dice.choice(trial.legal()))
    return trial.actions[len(game.actions) :]


def after(game: Game, texts: list[str]) -> Game:
    trial = game.copy()
    for text in texts:
        trial.play(text)
    return trial


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_preview_is_what_playing_gives(players: int) -> None:
    for start in (Game.new(players, 3), rich(players, 3)):
        for number, game in enumerate(play_on(start, 3)):
            if game.over or number % 5:
                continue
            before, record = game.position(), game.record()
            texts = random_actions(game, number, most=number % 7)
            preview = game.preview(texts)
            trial = after(game, texts)
            assert set(preview) == {"view", "changes"}
            assert preview["view"] == trial.view(game.seat)
            assert preview["changes"] == differences(before, trial.position())
            assert (game.position(), game.record()) == (before, record)


def differences(before: dict[str, Any], later: dict[str, Any]) -> list[dict[str, Any]]:
    """Written once more, in other words, to compare."""
    found = []
    for old, new in zip(before["seats"], later["seats"], strict=True):
        change: dict[str, Any] = {name: new[name] - old[name] for name in COUNTED}
        for group in ("temples", "technologies"):
            change[group] = {name: new[group][name] - old[group][name] for name in NOTHING[group]}
        found.append(change)
    return found


def test_changes_add_up() -> None:
    game = rich(3, 4)
    texts = random_actions(game, 9, most=60)
    middle = after(game, texts[:25])
    first, second = game.preview(texts[:25])["changes"], middle.preview(texts[25:])["changes"]
    whole = game.preview(texts)["changes"]
    for seat in range(3):
        for name in COUNTED:
            assert first[seat][name] + second[seat][name] == whole[seat][name]
        for group in ("temples", "technologies"):
            for name, change in whole[seat][group].items():
                assert first[seat][group][name] + second[seat][group][name] == change


def test_a_preview_of_nothing() -> None:
    game = first_turn(2, 3)
    assert game.preview([]) == {"view": game.view(0), "changes": [NOTHING, NOTHING]}


def test_what_an_action_would_bring() -> None:
    position = worker_on("yaxchilan", 5)
    changes = Game.load(position).preview(["pick yaxchilan 5", "do 5"])["changes"]
    assert changes[0] == NOTHING | {"corn": 2, "stone": 1, "gold": 1}
    assert changes[1:] == [NOTHING] * 3


def test_skulls_points_and_temples() -> None:
    position = bare(2)
    put(position, 0, "chichen", 5)
    give_skulls(position, 0, 1)
    changes = Game.load(position).preview(["pick chichen 5", "do 5"])["changes"]
    assert changes[0]["skulls"] == -1
    assert changes[0]["points"] == 8
    assert changes[0]["temples"] == {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 1}


def test_technologies_and_workers() -> None:
    game = picked(worker_on("tikal", 1, wood=1), "tikal", 1, "do 1")
    changes = game.preview(["advance theology", "pay wood"])["changes"]
    assert changes[0]["technologies"]["theology"] == 1
    assert changes[0]["wood"] == -1
    hired = Game.load(worker_on("uxmal", 3)).preview(["pick uxmal 3", "do 3"])["changes"]
    assert hired[0] == NOTHING | {"workers": 1}


def test_a_preview_to_the_end_of_the_game() -> None:
    game = rich(2, 1)
    preview = game.preview(random_actions(game, 1, most=10_000))
    assert preview["view"]["decision"] == "over"
    assert preview["view"]["seat"] is None


def test_any_iterable_will_do() -> None:
    game = Game.load(worker_on("yaxchilan", 5))
    texts = ["pick yaxchilan 5", "do 5"]

    def one_by_one() -> Iterator[str]:
        yield from texts

    expected = game.preview(texts)
    assert game.preview(tuple(texts)) == expected
    assert game.preview(iter(texts)) == expected
    assert game.preview(one_by_one()) == expected


@pytest.mark.parametrize(
    ("texts", "index", "code"),
    [
        (["place nowhere"], 0, "malformed"),
        (["done"], 0, "must_place"),
        (["place tikal", "place uxmal"], 1, "needs_corn"),
        (["place tikal", "done", "done"], 2, "must_place"),
        (["place tikal", None], 1, "malformed"),
        (["beg chaac", "beg chaac", "place tikal"], 1, "too_much_corn"),
    ],
)
def test_an_action_that_cannot_be_played_is_named(texts: list[str], index: int, code: str) -> None:
    game = Game.load(bare())
    before = game.position()
    with pytest.raises(IllegalAction) as caught:
        game.preview(texts)
    assert (caught.value.index, caught.value.action) == (index, texts[index])
    assert caught.value.reason.code == code
    assert str(index) in str(caught.value)
    assert "record" not in str(caught.value)
    assert game.position() == before
    assert game.actions == []


@pytest.mark.parametrize("texts", ["done", "place tikal", None, 3])
def test_what_is_no_list_of_actions(texts: object) -> None:
    """A single text is an iterable of letters: surely not what was meant."""
    with pytest.raises(TypeError):
        Game.load(bare()).preview(texts)  # type: ignore[arg-type]


def test_after_the_end() -> None:
    game = rich(2, 1)
    for stage in play_on(game, 1):
        game = stage
    assert game.preview([])["view"] == game.view(None)
    with pytest.raises(IllegalAction) as caught:
        game.preview(["done"])
    assert caught.value.reason.code == "game_over"
