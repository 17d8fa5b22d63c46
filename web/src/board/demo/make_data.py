"""Writes data.json: real views and drafts for looking at the board without a server."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from tzolkin import Game
from tzolkin.bots import SeatedBot
from tzolkin.server.drafts import Draft

HERE = Path(__file__).parent
MOST_ACTIONS = 3
ROUNDS = {2: 16, 3: 9, 4: 12}


def content(spec: dict[str, Any]) -> dict[str, Any]:
    """The facts in the form in which the server sends them."""
    by_id = {kind: {tile["id"]: tile for tile in spec[kind]} for kind in ("buildings", "monuments")}
    harvest = {space: facts.get("harvest", facts) for space, facts in spec["palenque"].items()}
    kept = {name: spec[name] for name in ("gears", "calendar", "temples", "yaxchilan", "chichen")}
    wealth = {tile["id"]: tile for tile in spec["wealth_tiles"]}
    return {**kept, **by_id, "harvest": harvest, "wealth": wealth}


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


def drafts(game: Game) -> dict[str, Any]:
    """The turn before anything, and some beginnings of it by the verbs that were played."""
    found = {"turn": Draft(game, []).described()}
    _follow(game, [], found)
    return found


def _follow(game: Game, actions: list[str], found: dict[str, Any]) -> None:
    """Keep the first draft that leads to each decision of the turn, three actions deep."""
    for action in game.tried(actions).legal():
        draft = Draft(game, [*actions, action])
        name = "built" if action.startswith("build") else draft.game.decision
        if draft.over or name in found:
            continue
        found[name] = draft.described()
        if len(actions) < MOST_ACTIONS:
            _follow(game, draft.actions, found)


def main(spec: str) -> None:
    games = {str(players): played(players, rounds) for players, rounds in ROUNDS.items()}
    data = {
        "content": content(json.loads(Path(spec).read_text(encoding="utf-8"))),
        "games": {
            name: {"view": game.view(game.seat), "drafts": drafts(game)}
            for name, game in games.items()
        },
    }
    (HERE / "data.json").write_text(json.dumps(data, separators=(",", ":")), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
