"""The game for OpenSpiel; importing this module registers it.

    import pyspiel
    import tzolkin.environments.openspiel
    game = pyspiel.load_game("python_tzolkin_v1(players=4,reward=win)")

Moves of players are the action ids of the project, moves of chance the numbers of tiles.
docs/environments/openspiel.md says more.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import numpy.typing as npt

from tzolkin.encoding import LENGTH, NAMES, SEAT_LENGTH, SEATS_BEGIN, encode
from tzolkin.game import Game, value_checks
from tzolkin.game.extras import missing_extra
from tzolkin.game.notation import DECISIONS, TILES, text_of
from tzolkin.game.positions import hide_secrets, position_of, scores_of
from tzolkin.game.value_checks import short_repr
from tzolkin.rules import ids
from tzolkin.rules.engine import Board
from tzolkin.rules.state import State

from .openspiel_positions import (
    CHANCE,
    TERMINAL,
    DealPosition,
    Position,
    imagine_moves,
    offers_begin,
)
from .rewards import REWARDS, reward_named

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing_extra("openspiel", error) from None

NAME = "python_tzolkin_v1"  # the version changes when the behaviour does
DEFAULTS: dict[str, Any] = {"players": 2, "reward": "win"}

# No seat decides more often. In 27 rounds it picks up 6 workers at most 13 times, and each of them
# earns goods worth at most 16 corn; everything else in a game is worth less than 400 corn. A visit
# to the market takes a decision for each cube sold (say wood, for 2) and bought (stone, for 3), so
# 5 for every 6 corn. There are at most 52 visits after 26 workers who earned, and one by a tile:
# 53 * 5 / 6 * (400 + 26 * 16), about 36,000. All other decisions are fewer than 2,000 together.
# Random games take about 100 per seat.
MOST_DECISIONS = 40_000
MOST_DRAWS_AFTER_THE_SETUP = ids.BUILDINGS - ids.ROW

# Hidden from others while wealth tiles are chosen.
PRIVATE = np.array([name.startswith(("offer.", "own.wealth.")) for name in NAMES])


def utility_type(players: int, reward: str) -> tuple[Any, float | None]:
    """Return the kind of sum of the rewards of a game, and the sum if it is constant."""
    if reward == "win":
        return pyspiel.GameType.Utility.CONSTANT_SUM, 1.0
    if reward == "margin" and players == 2:
        return pyspiel.GameType.Utility.ZERO_SUM, 0.0
    return pyspiel.GameType.Utility.GENERAL_SUM, None


def game_type(players: int, reward: str) -> Any:
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Tzolk'in: The Mayan Calendar",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility_type(players, reward)[0],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=DEFAULTS,
    )


def game_info(players: int, reward: str) -> Any:
    worth = reward_named(reward)
    return pyspiel.GameInfo(
        num_distinct_actions=ids.ACTIONS,
        max_chance_outcomes=ids.TILES,
        num_players=players,
        min_utility=worth.low,
        max_utility=worth.high,
        utility_sum=utility_type(players, reward)[1],
        max_game_length=players * MOST_DECISIONS,
    )


class TzolkinGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters: `players` (2 to 4) and `reward` (see rewards.py)."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        players, reward = value_checks.check_players(chosen["players"]), chosen["reward"]
        reward_named(reward)
        super().__init__(game_type(players, reward), game_info(players, reward), chosen)

    def new_initial_state(self) -> TzolkinState:
        return TzolkinState(self)

    def max_chance_nodes_in_history(self) -> int:
        setup = offers_begin(self.num_players()) + ids.WEALTH_TILES
        return setup + MOST_DRAWS_AFTER_THE_SETUP

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TzolkinObserver:
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TzolkinObserver(wanted, params)


class TzolkinState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, which holds only a position; copies share it."""

    def __init__(self, game: TzolkinGame) -> None:
        """Begin a game; callers use `game.new_initial_state()` instead."""
        super().__init__(game)
        self.position: Position = _INITIAL_POSITIONS[game.num_players()]

    def current_player(self) -> int:
        return self.position.player

    def is_terminal(self) -> bool:
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the same as OpenSpiel's method, which takes three times as long through C++."""
        position = self.position
        if player is None or player == position.player or position.player == CHANCE:
            return position.choices.copy()
        others: list[int] = super().legal_actions(player)
        return others

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        choices = self.position.choices
        if self.position.player != CHANCE:
            raise ValueError("chance has no move here: a player decides, or the game is over")
        return [(tile, 1 / len(choices)) for tile in choices]

    def _apply_action(self, action: int) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return text_of(action)
        if not 0 <= action < ids.TILES:
            raise ValueError(f"tiles are numbered 0 to {ids.TILES - 1}; there is no {action}")
        return f"draw {TILES[action]}"

    def returns(self) -> list[float]:
        board = self.position.board
        if board is None or not self.is_terminal():
            return [0.0] * self.num_players()
        won = board.winners()
        winners = np.array([won >> seat & 1 for seat in range(board.players)])
        worth = REWARDS[self.get_game().get_parameters()["reward"]]
        rewards: list[float] = worth.of(np.array(scores_of(board), dtype=float), winners).tolist()
        return rewards

    def to_game(self) -> Game:
        """Return a `Game` that continues from here."""
        board = self.position.board
        if board is None or self.is_chance_node():
            raise ValueError("tiles are drawn here; a game is there when a player decides")
        return Game(board.copy())

    def resample_from_infostate(self, player: int, sampler: Any) -> TzolkinState:
        """Return a state that looks the same to a player, for searches that must not see more.

        Once all have chosen their wealth tiles, nothing that matters is hidden.
        """
        check_player(self, player)
        if not self.position.has_secrets:
            twin: TzolkinState = self.clone()
            return twin
        twin = self.get_game().new_initial_state()
        for move in imagine_moves(self.num_players(), self.history(), player, sampler):
            twin.apply_action(move)
        return twin

    def __str__(self) -> str:
        return describe(self.position)


_INITIAL_POSITIONS = {players: DealPosition(players) for players in (2, 3, 4)}


class TzolkinObserver:
    """What a player, or every player, knows of a state; see OpenSpiel's observation.py.

    While an action waits for draws, the board is seen as it was before the action. Without perfect
    recall there is a tensor: the view as numbers (see `tzolkin.encoding`), or 0 while dealing.
    """

    tensor: npt.NDArray[np.float32] | None

    def __init__(self, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {short_repr(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know together is no observation of this game")
        self._public: bool = kind.public_info
        self._private: bool = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: bool = kind.perfect_recall
        self.tensor = None if self._recall else np.zeros(LENGTH, np.float32)
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self.tensor is not None:
            seats = self.tensor[SEATS_BEGIN:].reshape(ids.SEATS, SEAT_LENGTH)
            self.dict = {"board": self.tensor[:SEATS_BEGIN], "seats": seats}

    def set_from(self, state: TzolkinState, player: int) -> None:
        check_player(state, player)
        if self.tensor is None:
            return
        position = state.position
        if position.board is None or not (self._public or position.has_secrets):
            self.tensor.fill(0)
            return
        encode(position.board, player, out=self.tensor)
        if position.has_secrets and not self._private:
            self.tensor[PRIVATE] = 0
        if not self._public:
            self.tensor[~PRIVATE] = 0

    def string_from(self, state: TzolkinState, player: int) -> str:
        check_player(state, player)
        position = state.position
        pieces = [f"seat {player}"] if self._private else []
        if self._private and (self._recall or position.has_secrets):
            pieces.append(position.secrets[player])
        if self._public and (self._recall or position.board is None):
            pieces.append(position.story)
        elif self._public and position.board is not None:
            pieces.append(view_text(position, position.board, player if self._private else None))
        return "; ".join(pieces)


def check_player(state: TzolkinState, player: int) -> None:
    if not 0 <= player < state.num_players():
        raise ValueError(f"players are 0 to {state.num_players() - 1}, not {short_repr(player)}")


def view_text(position: Position, board: Board, seat: int | None) -> str:
    """Return a view as JSON, with what all have seen in this turn."""
    view = hide_secrets(position_of(board), seat)
    s = State.unpack(board.to_bytes())
    frames = zip(s.frame_kind, s.frame_a, s.frame_b, strict=True)
    turn = [s.placed, s.took_first, s.mercy, *list(frames)[: s.depth]]
    extra = {"turn": turn, "pending": position.pending}
    hidden = ("format", "legal")
    return json.dumps(
        {name: view[name] for name in view if name not in hidden} | extra, separators=(",", ":")
    )


def describe(position: Position) -> str:
    """Describe a position for people, in a few lines."""
    if position.board is None:
        return f"dealing: {position.story}; {'; '.join(position.secrets)}"
    full = position_of(position.board)
    days = f"round {full['round']}, day {full['day']}, age {full['age']}"
    stacks = f"{len(full['stack'])} + {len(full['next_stack'])} to draw"
    lines = [
        f"{days}, seat {full['first_player']} first",
        f"buildings {_tile_list(full['buildings'])}, {stacks}",
        f"monuments {_tile_list(full['monuments'])}",
        *(_seat_line(seat, entry) for seat, entry in enumerate(full["seats"])),
        _decision_line(position, position.board),
    ]
    return "\n".join(lines)


def _tile_list(tiles: list[str | None]) -> str:
    return " ".join(tile or "-" for tile in tiles)


def _seat_line(seat: int, entry: dict[str, Any]) -> str:
    goods = ", ".join(f"{entry[name]} {name}" for name in ("corn", "wood", "stone", "gold"))
    built = [*entry["buildings"], *entry["monuments"], *entry["wealth"], *entry.get("offer", [])]
    return (
        f"seat {seat}: {entry['points']} points, {goods}, {entry['skulls']} skulls, "
        f"{entry['free']} of {entry['workers']} workers free, tiles {_tile_list(built)}"
    )


def _decision_line(position: Position, board: Board) -> str:
    if position.pending:
        action, *drawn = position.pending
        return f"seat {board.seat} plays '{action}'; drawn for it: {_tile_list([*drawn])}"
    if position.player == TERMINAL:
        return "over"
    return f"seat {position.player} decides: {DECISIONS[board.decision]}"


pyspiel.register_game(game_type(**DEFAULTS), TzolkinGame)
