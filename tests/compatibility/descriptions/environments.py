"""Observations and rewards of the environments in random games from fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pyspiel

import tzolkin.environments.openspiel  # noqa: F401 (it registers the game)
from tests.compatibility.fixtures import Parts, RollingHash
from tzolkin.environments import tzolkin_v1

TZOLKIN = "tzolkin.environments:Tzolkin-v1"
OPENSPIEL = "python_tzolkin_v1"
REWARDS = ("win", "score", "margin")
QUICK = ("random", "greedy", "novice", "builder")  # whole games are played against these
PLANNING = ("skulls", "temples", "corn", "monuments", "planner", "apprentice", "merchant")
SEARCHING = ("search:8", "search:8:2", "priest:6", "ruler:6")
STEPS = 40

Arrays = dict[str, npt.NDArray[Any]]
Opponent = str | Callable[[Arrays], npt.NDArray[Any]]
Described = dict[str, Any]


def first_legal(seen: Arrays) -> npt.NDArray[Any]:
    """Choose the first legal action in each game: a policy as an opponent."""
    actions: npt.NDArray[Any] = seen["action_mask"].argmax(axis=1)
    return actions


def random_legal(mask: npt.NDArray[Any], rng: random.Random) -> int:
    action: int = rng.choice(np.flatnonzero(mask).tolist())
    return action


def single() -> dict[str, Described]:
    """Describe `Tzolkin-v1` against each kind of opponent, for 2 to 4 players."""
    found = {}
    for number, name in enumerate((*QUICK, *PLANNING, *SEARCHING)):
        for players in (2, 3, 4):
            reward = REWARDS[(number + players) % 3]
            most = None if name in QUICK else STEPS
            options = {"players": players, "opponents": name, "reward": reward}
            found[f"{name} {players}"] = _episode(number, most, **options)
    return found | _special_episodes()


def _special_episodes() -> dict[str, Described]:
    """Describe games with functions as opponents, with different opponents, and with options."""
    mixed = ["planner", first_legal, "search:4"]
    return {
        "function": _episode(1, players=3, opponents=first_legal, reward="score"),
        "mixed": _episode(2, STEPS, players=4, opponents=mixed, reward="margin"),
        "seat": _episode(3, players=4, opponents="random", seat=3, reward="score"),
        "bytes": _episode(4, STEPS, players=2, opponents="greedy", observations="uint8"),
        "defaults": _episode(5),
    }


def _episode(seed: int, most: int | None = None, **options: Any) -> Described:
    """Play a game, or its first steps, with random actions of the learner."""
    env, rng = gymnasium.make(TZOLKIN, **options), random.Random(seed)
    seen, info = env.reset(seed=seed)
    observations, rewards, over = RollingHash(), list[Any](), False
    observations.add(*_bytes(seen))
    seat = int(info["seat"])
    while not over and (most is None or len(rewards) < most):
        seen, reward, over, _, info = env.step(random_legal(seen["action_mask"], rng))
        observations.add(*_bytes(seen))
        rewards.append(reward)
    scores = info["scores"].tolist() if over else None
    env.close()
    digests = observations.digests[::5]
    return {"seat": seat, "rewards": rewards, "scores": scores, "observations": digests}


def _bytes(seen: Arrays) -> list[bytes]:
    return [seen[name].tobytes() for name in sorted(seen)]


def illegal_rewards() -> Described:
    """Return what an illegal action is worth, by reward."""
    found = {}
    for reward in REWARDS:
        env = gymnasium.make(TZOLKIN, players=2, reward=reward)
        seen, _ = env.reset(seed=1)
        _, worth, over, *_ = env.step(int(seen["action_mask"].argmin()))
        found[reward] = [worth, over]
        env.close()
    return found


def spaces() -> Described:
    """Describe the spaces of one game and of many."""
    env = gymnasium.make(TZOLKIN, players=3)
    many = gymnasium.make_vec(TZOLKIN, num_envs=2, players=3, observations="uint8")
    found = {
        "one": [_space(env.observation_space), str(env.action_space)],
        "many": [_space(many.single_observation_space), str(many.single_action_space)],
        "metadata": [env.metadata["render_modes"], many.metadata["render_modes"]],
    }
    env.close()
    many.close()
    return found


def _space(space: Any) -> Described:
    return {name: [str(part.dtype), list(part.shape)] for name, part in space.spaces.items()}


def vector() -> dict[str, Described]:
    """Describe many games at once: self-play, opponents, and both kinds of automatic reset."""
    policies: list[Opponent] = ["greedy", first_legal]
    return {
        "self-play 2": _vector_steps(1, 300, players=2, reward="score"),
        "self-play 3": _vector_steps(2, 300, players=3, reward="win"),
        "self-play 4": _vector_steps(3, 500, players=4, reward="margin"),
        "same step": _vector_steps(4, 300, players=2, autoreset_mode="SameStep"),
        "opponents": _vector_steps(5, 120, players=3, opponents=policies, reward="score"),
        "random": _vector_steps(6, 120, players=4, opponents="random", observations="uint8"),
        "masks": _vector_steps(7, 50, players=4, observations=None),
    }


def _vector_steps(seed: int, steps: int, **options: Any) -> Described:
    env = gymnasium.make_vec(TZOLKIN, num_envs=6, **options)
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    observations, endings = RollingHash(), []
    for step in range(steps):
        over = ~seen["action_mask"].any(axis=1)
        actions = [
            0 if over[number] else random_legal(mask, rng)
            for number, mask in enumerate(seen["action_mask"])
        ]
        seen, rewards, ended, _, info = env.step(np.array(actions))
        observations.add(*_bytes(seen), info["seat"].tobytes())
        if ended.any():
            endings.append([step, rewards.tolist(), _results(info, ended)])
    env.close()
    return {"observations": observations.digests[::20], "endings": endings}


def _results(info: dict[str, Any], ended: npt.NDArray[Any]) -> list[Any]:
    """Return the rewards and scores of all seats in the games that ended."""
    final = info.get("final_info", info)
    return [final["rewards"][ended].tolist(), final["scores"][ended].tolist()]


def pettingzoo() -> dict[str, Described]:
    """Describe whole games of PettingZoo as all agents see them."""
    cases = ((2, "win"), (3, "score"), (4, "margin"))
    return {f"{players} {reward}": _agents(players, reward) for players, reward in cases}


def _agents(players: int, reward: str) -> Described:
    env, rng = tzolkin_v1.env(players=players, reward=reward), random.Random(players)
    env.reset(seed=players)
    observations, rewards = RollingHash(), {}
    for agent in env.agent_iter():
        seen, worth, terminated, truncated, _ = env.last()
        observations.add(agent.encode(), *_bytes(seen), env.unwrapped.state().tobytes())
        ended = terminated or truncated
        if ended:
            rewards[agent] = worth
        env.step(None if ended else random_legal(seen["action_mask"], rng))
    name = env.unwrapped.metadata["name"]
    return {"name": name, "rewards": rewards, "observations": observations.digests[::20]}


def pettingzoo_deal() -> list[int]:
    """Return an observation of the deal that is chosen by an option of `reset`."""
    env = tzolkin_v1.env(players=3, observations="uint8", max_cycles=5)
    env.reset(options={"deal": 2012})
    row: list[int] = env.observe("player_1")["observation"].tolist()
    return row


def openspiel() -> dict[str, Described]:
    """Describe whole games of OpenSpiel, with the draws of chance."""
    cases = ((2, "win"), (3, "score"), (4, "margin"))
    games = {f"{OPENSPIEL}(players={n},reward={reward})": n for n, reward in cases}
    return {text: _states(text, players) for text, players in (games | {OPENSPIEL: 2}).items()}


def _states(text: str, players: int) -> Described:
    game, rng = pyspiel.load_game(text), random.Random(players)
    state, observations = game.new_initial_state(), RollingHash()
    while not state.is_terminal():
        if len(state.history()) % 3 == 0:
            observations.add(*_knowledge(state, range(players)))
        state.apply_action(rng.choice(state.legal_actions()))
    observations.add(*_knowledge(state, range(players)))
    return {
        "returns": state.returns(),
        "moves": len(state.history()),
        "distinct_actions": game.num_distinct_actions(),
        "tensor": game.observation_tensor_shape(),
        "range": [game.min_utility(), game.max_utility()],
        "observations": observations.digests[::5],
    }


def _knowledge(state: Any, players: Sequence[int]) -> list[bytes]:
    """Return everything that the players know, and who has to choose from which actions."""
    parts = [str(state.current_player()), str(state.legal_actions())]
    for player in players:
        parts += [state.observation_string(player), state.information_state_string(player)]
    tensors = [np.array(state.observation_tensor(player), np.float32) for player in players]
    return [part.encode() for part in parts] + [tensor.tobytes() for tensor in tensors]


PARTS: Parts = {
    "one game": single,
    "illegal actions": illegal_rewards,
    "spaces": spaces,
    "many games": vector,
    "PettingZoo": pettingzoo,
    "a deal of PettingZoo": pettingzoo_deal,
    "OpenSpiel": openspiel,
}
