"""Writes data.json: real views and drafts for looking at the board without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.game.catalog import facts
from tzolkin.tables.drafts import Draft

HERE = Path(__file__).parent
MOST_ACTIONS = 3
ROUNDS = {2: 16, 3: 9, 4: 12}


def played(players: int, rounds: int, seed: int = 5) -> Game:
    """A game of sensible bots, at a turn of that round whose seat can pick a worker up."""
    game = Game.new(players, seed)
    with SeatedBot.named("merchant", seed) as bot:
        while not _is_telling(game, rounds):
            game.play(bot.answer(game))
    return game


def _is_telling(game: Game, rounds: int) -> bool:
    late = game.view(None)["round"] >= rounds
    return late and game.decision == "turn" and any("pick" in text for text in game.legal())


def seen(view: dict[str, Any], game: Game) -> dict[str, Any]:
    """A view as the server sends it."""
    return view | {"forecast": game.forecast()}


def described(draft: Draft) -> dict[str, Any]:
    found = draft.described()
    return found | {"view": seen(found["view"], draft.game)}


def drafts(game: Game) -> dict[str, Any]:
    """The turn before anything, and some beginnings of it by the verbs that were played."""
    found = {"turn": described(Draft(game, []))}
    _follow(game, [], found)
    return found


def _follow(game: Game, actions: list[str], found: dict[str, Any]) -> None:
    """Keep the first draft that leads to each decision of the turn, three actions deep."""
    for action in game.tried(actions).legal():
        draft = Draft(game, [*actions, action])
        name = "built" if action.startswith("build") else draft.game.decision
        if draft.over or name in found:
            continue
        found[name] = described(draft)
        if len(actions) < MOST_ACTIONS:
            _follow(game, draft.actions, found)


def main() -> None:
    games = {str(players): played(players, rounds) for players, rounds in ROUNDS.items()}
    data = {
        "content": facts(),
        "games": {
            name: {"view": seen(game.view(game.seat), game), "drafts": drafts(game)}
            for name, game in games.items()
        },
    }
    (HERE / "data.json").write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
