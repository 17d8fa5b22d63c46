"""Write data.json: real views and drafts for the demo of the board, which needs no server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.game.catalog import catalog
from tzolkin.tables.drafts import Draft

FOLDER = Path(__file__).parent
MOST_ACTIONS = 3
ROUNDS = {2: 16, 3: 9, 4: 12}  # by number of players


def play(players: int, rounds: int, seed: int = 5) -> Game:
    """Play a game of bots up to a turn of a round in which a worker can be picked up."""
    game = Game.new(players, seed)
    with SeatedBot.named("merchant", seed) as bot:
        while not _is_suitable(game, rounds):
            game.play(bot.answer(game))
    return game


def _is_suitable(game: Game, rounds: int) -> bool:
    late = game.view(None)["round"] >= rounds
    return late and game.decision == "turn" and any("pick" in text for text in game.legal())


def add_forecast(view: dict[str, Any], game: Game) -> dict[str, Any]:
    """Return a view as the server sends it."""
    return view | {"forecast": game.forecast()}


def to_json(draft: Draft) -> dict[str, Any]:
    found = draft.to_json()
    return found | {"view": add_forecast(found["view"], draft.game)}


def drafts(game: Game) -> dict[str, Any]:
    """Return the empty draft of a turn, and the first one that leads to each decision."""
    found = {"turn": to_json(Draft(game, []))}
    _add_drafts(game, [], found)
    return found


def _add_drafts(game: Game, actions: list[str], found: dict[str, Any]) -> None:
    for action in game.after(actions).legal():
        draft = Draft(game, [*actions, action])
        name = "built" if action.startswith("build") else draft.game.decision
        if draft.over or name in found:
            continue
        found[name] = to_json(draft)
        if len(actions) < MOST_ACTIONS:
            _add_drafts(game, draft.actions, found)


def main() -> None:
    games = {str(players): play(players, rounds) for players, rounds in ROUNDS.items()}
    data = {
        "content": catalog(),
        "games": {
            name: {"view": add_forecast(game.view(game.seat), game), "drafts": drafts(game)}
            for name, game in games.items()
        },
    }
    (FOLDER / "data.json").write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main()
