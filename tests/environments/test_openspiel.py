"""The OpenSpiel game, checked by OpenSpiel's own tests and played by its algorithms.

    python -m tests.environments.test_openspiel

writes the playthrough anew, which is due when the behaviour has changed, and with it the version in
the name.
"""

from __future__ import annotations

import hashlib
import pickle
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import (
    evaluate_bots,
    generate_playthrough,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
    random_agent,
)
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from tzolkin import IllegalActionError, id_of
from tzolkin.environments.openspiel import NAME, TzolkinGame
from tzolkin.environments.openspiel_positions import CHANCE, TERMINAL
from tzolkin.rules import ids

from .openspiel_games import PLAYERS, dealt, drawing, known, load, observer, walk

PLAYTHROUGH = Path(__file__).parent / "data" / "openspiel_playthrough.txt"
LONGEST_LINE = 160


# OpenSpiel's own tests


@PLAYERS
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
@pytest.mark.parametrize("serialize", [True, False])
def test_random_simulation(players: int, reward: str, serialize: bool) -> None:
    pyspiel.random_sim_test(load(players, reward), 1, serialize, False)


@PLAYERS
def test_simulation_of_python_games(players: int) -> None:
    np.random.seed(players)
    games_sim_test.GamesSimTest().sim_game(load(players))


def shortened(line: str) -> str:
    """Shorten long lines to their beginning and a fingerprint, so that the file is readable."""
    if len(line) <= LONGEST_LINE:
        return line
    digest = hashlib.sha256(line.encode()).hexdigest()[:16]
    return f"{line[: LONGEST_LINE - 40]}... {digest}"


def test_playthrough() -> None:
    flags.FLAGS.mark_as_parsed()  # the replay asks for one
    expected, found = generate_playthrough.replay(PLAYTHROUGH)
    assert [shortened(line) for line in found.split("\n")] == expected.split("\n")


# OpenSpiel's algorithms


def test_the_mcts_bot_plays_a_game() -> None:
    game, rng = load(), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(game, 1.4, 8, evaluator, random_state=rng),
        uniform_random.UniformRandomBot(1, rng),
    ]
    assert sum(evaluate_bots.evaluate_bots(game.new_initial_state(), bots, rng)) == 1


def test_the_is_mcts_bot_plays_a_game() -> None:
    game, rng = load(3), np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, 3, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        thinks = state.current_player() == 1
        state.apply_action(bot.step(state) if thinks else rng.choice(state.legal_actions()))
    assert sum(state.returns()) == 1


def test_regret_minimisation_by_sampled_games() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load())
    solver.iteration()
    assert len(solver.average_policy().action_probabilities(dealt())) == 6


def test_learners_step_through_a_game() -> None:
    environment = rl_environment.Environment(load(4, "score"))
    agents = [random_agent.RandomAgent(seat, ids.ACTIONS) for seat in range(4)]
    step = environment.reset()
    assert len(step.observations["info_state"][0]) == 942
    while not step.last():
        agent = agents[step.observations["current_player"]]
        step = environment.step([agent.step(step).action])
    assert step.rewards == environment.get_state.returns()


# Copies


@PLAYERS
def test_copies_go_their_own_way(players: int) -> None:
    for number, state in enumerate(walk(load(players), 12)):
        if number % 7 or state.is_terminal():
            continue
        before, twin = known(state, 0), state.clone()
        twin.apply_action(twin.legal_actions()[-1])
        assert known(state, 0) == before
        assert len(state.history()) == len(twin.history()) - 1 == number


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_a_state_is_written_and_read(reward: str) -> None:
    states = [load(3, reward).new_initial_state(), dealt(3, reward=reward), drawing(3)]
    for state in states:
        for twin in (
            pickle.loads(pickle.dumps(state)),  # noqa: S301
            pyspiel.deserialize_game_and_state(
                pyspiel.serialize_game_and_state(state.get_game(), state)
            )[1],
        ):
            assert str(twin.get_game()) == str(state.get_game())
            assert twin.history() == state.history()
            assert twin.legal_actions() == state.legal_actions()
            assert [known(twin, player) for player in range(3)] == [
                known(state, player) for player in range(3)
            ]


def test_lists_of_legal_actions_belong_to_the_caller() -> None:
    state = dealt()
    state.legal_actions().clear()
    assert len(state.legal_actions()) == 6
    assert state.legal_actions(0) == pyspiel.State.legal_actions(state, 0) == state.legal_actions()
    assert state.legal_actions(1) == []


# What the game says about itself


def test_numbers_of_openspiel() -> None:
    assert pyspiel.PlayerId.CHANCE == CHANCE
    assert pyspiel.PlayerId.TERMINAL == TERMINAL


@pytest.mark.parametrize(
    ("players", "reward", "utility", "total"),
    [
        (2, "win", "CONSTANT_SUM", 1),
        (4, "win", "CONSTANT_SUM", 1),
        (2, "margin", "ZERO_SUM", 0),
        (3, "margin", "GENERAL_SUM", None),
        (2, "score", "GENERAL_SUM", None),
    ],
)
def test_utility(players: int, reward: str, utility: str, total: float | None) -> None:
    game = load(players, reward)
    assert game.get_type().utility.name == utility
    assert game.utility_sum() == total
    assert game.num_players() == players


def test_two_players_and_wins_by_default() -> None:
    assert str(pyspiel.load_game(NAME)) == f"{NAME}(players=2,reward=win)" == str(TzolkinGame())


def test_a_state_as_text() -> None:
    state = dealt(3)
    lines = str(state).splitlines()
    assert lines[0] == "round 1, day 0, age 1, seat 0 first"
    assert lines[-1] == "seat 0 decides: wealth"
    assert len(lines) == 7
    assert "plays 'done'; drawn for it:" in str(drawing())
    *_, end = walk(load(), 1)
    assert str(end).endswith("over")


# Bad input


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("players=1", ValueError, "2, 3 or 4 players, not 1"),
        ("players=5", ValueError, "2, 3 or 4 players, not 5"),
        ("reward=points", ValueError, "rewards are score, win, margin, not 'points'"),
        ("players=two", pyspiel.SpielError, "Wrong type for parameter players"),
        ("reward=1", pyspiel.SpielError, "Wrong type for parameter reward"),
        ("seats=2", pyspiel.SpielError, "Unknown parameter 'seats'"),
    ],
)
def test_wrong_parameters(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        pyspiel.load_game(f"{NAME}({text})")


def test_illegal_moves_change_nothing() -> None:
    state = load().new_initial_state()
    for tile in (0, 65, 66, -5):
        with pytest.raises(ValueError, match="cannot be drawn now, only m01, m02"):
            state.apply_action(tile)
    state = dealt()
    before = str(state), state.history()
    with pytest.raises(IllegalActionError, match=r"'done': .*decision now is 'wealth'") as caught:
        state.apply_action(id_of("done"))
    assert caught.value.legal == []  # what is offered to a seat is for it alone
    for action in (-7, ids.ACTIONS):
        with pytest.raises(ValueError, match="action ids run from 0 to 422"):
            state.apply_action(action)
    assert (str(state), state.history()) == before
    while state.position.has_secrets:
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalActionError, match=r"Legal now: .*place palenque"):
        state.apply_action(id_of("pick tikal 3"))


def test_wrong_questions() -> None:
    state = dealt()
    with pytest.raises(ValueError, match="chance has no move here"):
        state.chance_outcomes()
    with pytest.raises(ValueError, match="there is no 423"):
        state.action_to_string(0, ids.ACTIONS)
    with pytest.raises(ValueError, match="there is no 66"):
        state.action_to_string(CHANCE, ids.TILES)
    with pytest.raises(pyspiel.SpielError, match="pseudo-player"):
        state.legal_actions(-3)
    with pytest.raises(ValueError, match="players are 0 to 1, not 2"):
        state.resample_from_infostate(2, None)
    with pytest.raises(ValueError, match="no parameters of observations"):
        make_observation(load(), params={"size": 3})
    with pytest.raises(ValueError, match="no observation of this game"):
        observer(True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    view = make_observation(load())
    for ask in (view.set_from, view.string_from):
        with pytest.raises(ValueError, match="players are 0 to 1, not 2"):
            ask(state, 2)


if __name__ == "__main__":
    written = generate_playthrough.playthrough(NAME, [], seed=1)
    PLAYTHROUGH.write_text("\n".join(map(shortened, written.split("\n"))), encoding="utf-8")
