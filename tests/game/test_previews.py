"""Previews: the view after some actions, and what they would change."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.game.reasons.action_situations import picked, worker_on
from tzolkin import Game, IllegalActionError

from .games import Dice, bare, first_turn, give_skulls, play_on, put, rich

COUNTED = ("corn", "wood", "stone", "gold", "skulls", "points", "workers")
NOTHING: dict[str, Any] = {
    **dict.fromkeys(COUNTED, 0),
    "temples": {"chaac": 0, "quetzalcoatl": 0, "kukulkan": 0},
    "technologies": {"agriculture": 0, "extraction": 0, "architecture": 0, "theology": 0},
}


def random_actions(game: Game, seed: int, most: int) -> list[str]:
    """Return some or all actions of the current turn."""
    trial, texts, dice = game.copy(), list[str](), Dice(seed)
    while len(texts) < most and not ended(game, trial, texts):
        texts.append(dice.choice(trial.legal()))
        trial.play(texts[-1])
    return texts


def ended(game: Game, trial: Game, texts: list[str]) -> bool:
    begun = any(not text.startswith("beg") for text in texts)
    return trial.over or trial.seat != game.seat or (begun and trial.decision == "turn")


def as_seen_before(game: Game, trial: Game) -> dict[str, Any]:
    """Return the later view of the deciding seat, without what it cannot know yet."""
    before, later = game.view(game.seat), trial.view(game.seat)
    later["buildings"] = [
        tile if tile in before["buildings"] else None for tile in later["buildings"]
    ]
    if before["decision"] == "wealth":
        for seat in {*range(game.players)} - {game.seat}:
            later["seats"][seat] = before["seats"][seat]
    return later


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
            texts = random_actions(game, number, most=number % 30)
            preview = game.preview(texts)
            later = as_seen_before(game, after(game, texts))
            assert set(preview) == {"view", "changes"}
            assert preview["view"] == later
            assert preview["changes"] == differences(before, later)
            assert (game.position(), game.record()) == (before, record)


def differences(before: dict[str, Any], later: dict[str, Any]) -> list[dict[str, Any]]:
    """Compute the changes independently, to compare them."""
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
    assert len(texts) > 3
    middle = after(game, texts[:2])
    first, second = game.preview(texts[:2])["changes"], middle.preview(texts[2:])["changes"]
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
    stages = [stage.copy() for stage in play_on(rich(2, 1), 1)]
    preview = stages[-2].preview(stages[-1].actions[-1:])
    assert preview["view"]["decision"] == "over"
    assert preview["view"]["seat"] is None
    assert preview["view"]["scores"] == stages[-1].scores()


def test_a_preview_goes_no_further_than_the_turn() -> None:
    """Otherwise a seat could find out by trying what is drawn when the turn ends."""
    game = first_turn(2, 3)
    texts = ["place tikal", "done"]
    assert game.preview(texts)["view"]["seat"] == 1
    with pytest.raises(IllegalActionError) as caught:
        game.preview([*texts, "place tikal"])
    assert (caught.value.index, caught.value.reason.code) == (2, "turn_over")
    assert caught.value.legal == []


def test_a_drawn_building_stays_hidden() -> None:
    game = picked(worker_on("tikal", 2, wood=1), "tikal", 2, "do 2")
    place = game.position()["buildings"].index("b01")
    assert game.view(0)["stack"] == 8
    view = game.preview(["build b01", "done"])["view"]
    assert view["buildings"][place] is None
    assert view["stack"] == 7


def test_other_wealth_tiles_stay_hidden() -> None:
    """The last choice reveals all tiles; a preview of it does not."""
    game = Game.new(2, 3)
    game.play(game.legal()[0])
    preview = game.preview(game.legal()[:1])
    assert preview["view"]["seats"][0]["wealth"] is None
    assert preview["changes"][0] == NOTHING
    assert preview["changes"][1] != NOTHING


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
        (["place tikal", "done", "done"], 2, "turn_over"),
        (["place tikal", None], 1, "malformed"),
        (["beg chaac", "beg chaac", "place tikal"], 1, "too_much_corn"),
    ],
)
def test_an_action_that_cannot_be_played_is_named(texts: list[str], index: int, code: str) -> None:
    game = Game.load(bare())
    before = game.position()
    with pytest.raises(IllegalActionError) as caught:
        game.preview(texts)
    assert (caught.value.index, caught.value.action) == (index, texts[index])
    assert caught.value.reason.code == code
    assert str(index) in str(caught.value)
    assert "record" not in str(caught.value)
    assert game.position() == before
    assert game.actions == []


@pytest.mark.parametrize("texts", ["done", "place tikal", None, 3])
def test_what_is_no_list_of_actions(texts: object) -> None:
    """A single text is an iterable of letters, which is surely not what was meant."""
    with pytest.raises(TypeError):
        Game.load(bare()).preview(texts)  # type: ignore[arg-type]


def test_after_the_end() -> None:
    game = rich(2, 1)
    for stage in play_on(game, 1):
        game = stage
    assert game.preview([])["view"] == game.view(None)
    with pytest.raises(IllegalActionError) as caught:
        game.preview(["done"])
    assert caught.value.reason.code == "game_over"
