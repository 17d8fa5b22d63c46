"""What the environments show and give, in games that are played at random from fixed seeds."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pyspiel

import tzolkin.environments.openspiel  # noqa: F401 (it registers the game)
from tests.compatibility.fixtures import Growing, Parts
from tzolkin.environments import tzolkin_v1

TZOLKIN = "tzolkin.environments:Tzolkin-v1"
OPENSPIEL = "python_tzolkin_v1"
REWARDS = ("win", "score", "margin")
QUICK = ("random", "greedy", "novice", "builder")  # whole games are played against these
OTHERS = ("skulls", "temples", "corn", "monuments", "planner", "apprentice", "merchant")
SEARCHING = ("search:8", "search:8:2", "priest:6", "ruler:6")
STEPS = 40

Arrays = dict[str, npt.NDArray[Any]]
Opponent = str | Callable[[Arrays], npt.NDArray[Any]]
Described = dict[str, Any]


def first_legal(seen: Arrays) -> npt.NDArray[Any]:
    """A policy as an opponent."""
    actions: npt.NDArray[Any] = seen["action_mask"].argmax(axis=1)
    return actions


def random_legal(mask: npt.NDArray[Any], rng: random.Random) -> int:
    action: int = rng.choice(np.flatnonzero(mask).tolist())
    return action


def single() -> dict[str, Described]:
    """`Tzolkin-v1` against each kind of opponent, for 2 to 4 players."""
    found = {}
    for number, name in enumerate((*QUICK, *OTHERS, *SEARCHING)):
        for players in (2, 3, 4):
            reward = REWARDS[(number + players) % 3]
            most = None if name in QUICK else STEPS
            options = {"players": players, "opponents": name, "reward": reward}
            found[f"{name} {players}"] = episode(number, most, **options)
    return found | special()


def special() -> dict[str, Described]:
    """Opponents that are functions, several opponents, and options."""
    mixed = ["planner", first_legal, "search:4"]
    return {
        "function": episode(1, players=3, opponents=first_legal, reward="score"),
        "mixed": episode(2, STEPS, players=4, opponents=mixed, reward="margin"),
        "seat": episode(3, players=4, opponents="random", seat=3, reward="score"),
        "bytes": episode(4, STEPS, players=2, opponents="greedy", observations="uint8"),
        "usual": episode(5),
    }


def episode(seed: int, most: int | None = None, **options: Any) -> Described:
    """A game, or its first steps, of a learner that plays at random."""
    env, rng = gymnasium.make(TZOLKIN, **options), random.Random(seed)
    seen, info = env.reset(seed=seed)
    marks, rewards, over = Growing(), list[Any](), False
    marks.add(*_bytes(seen))
    seat = int(info["seat"])
    while not over and (most is None or len(rewards) < most):
        seen, reward, over, _, info = env.step(random_legal(seen["action_mask"], rng))
        marks.add(*_bytes(seen))
        rewards.append(reward)
    scores = info["scores"].tolist() if over else None
    env.close()
    return {"seat": seat, "rewards": rewards, "scores": scores, "seen": marks.marks[::5]}


def _bytes(seen: Arrays) -> list[bytes]:
    return [seen[name].tobytes() for name in sorted(seen)]


def illegal_rewards() -> Described:
    """What an illegal action is worth, by reward."""
    found = {}
    for reward in REWARDS:
        env = gymnasium.make(TZOLKIN, players=2, reward=reward)
        seen, _ = env.reset(seed=1)
        _, worth, over, *_ = env.step(int(seen["action_mask"].argmin()))
        found[reward] = [worth, over]
        env.close()
    return found


def spaces() -> Described:
    """The spaces of one game and of many."""
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
    """Many games at once: all seats, one seat, and the ways to begin anew."""
    policies: list[Opponent] = ["greedy", first_legal]
    return {
        "self-play 2": steps_of_many(1, 300, players=2, reward="score"),
        "self-play 3": steps_of_many(2, 300, players=3, reward="win"),
        "self-play 4": steps_of_many(3, 500, players=4, reward="margin"),
        "same step": steps_of_many(4, 300, players=2, autoreset_mode="SameStep"),
        "opponents": steps_of_many(5, 120, players=3, opponents=policies, reward="score"),
        "random": steps_of_many(6, 120, players=4, opponents="random", observations="uint8"),
        "masks": steps_of_many(7, 50, players=4, observations=None),
    }


def steps_of_many(seed: int, steps: int, **options: Any) -> Described:
    env = gymnasium.make_vec(TZOLKIN, num_envs=6, **options)
    rng = random.Random(seed)
    seen, info = env.reset(seed=seed)
    marks, given = Growing(), []
    for step in range(steps):
        over = ~seen["action_mask"].any(axis=1)
        actions = [
            0 if over[number] else random_legal(mask, rng)
            for number, mask in enumerate(seen["action_mask"])
        ]
        seen, rewards, ended, _, info = env.step(np.array(actions))
        marks.add(*_bytes(seen), info["seat"].tobytes())
        if ended.any():
            given.append([step, rewards.tolist(), _result(info, ended)])
    env.close()
    return {"seen": marks.marks[::20], "ended": given}


def _result(info: dict[str, Any], ended: npt.NDArray[Any]) -> list[Any]:
    """What is told of games that ended."""
    told = info.get("final_info", info)
    return [told["rewards"][ended].tolist(), told["scores"][ended].tolist()]


def pettingzoo() -> dict[str, Described]:
    cases = ((2, "win"), (3, "score"), (4, "margin"))
    return {f"{players} {reward}": agents(players, reward) for players, reward in cases}


def agents(players: int, reward: str) -> Described:
    """A whole game of PettingZoo, as all agents see it."""
    env, rng = tzolkin_v1.env(players=players, reward=reward), random.Random(players)
    env.reset(seed=players)
    marks, rewards = Growing(), {}
    for agent in env.agent_iter():
        seen, worth, terminated, truncated, _ = env.last()
        marks.add(agent.encode(), *_bytes(seen), env.unwrapped.state().tobytes())
        ended = terminated or truncated
        if ended:
            rewards[agent] = worth
        env.step(None if ended else random_legal(seen["action_mask"], rng))
    name = env.unwrapped.metadata["name"]
    return {"name": name, "rewards": rewards, "seen": marks.marks[::20]}


def deal_of_pettingzoo() -> Described:
    """The option that deals the game of a seed."""
    env = tzolkin_v1.env(players=3, observations="uint8", max_cycles=5)
    env.reset(options={"deal": 2012})
    return {"row": env.observe("player_1")["observation"].tolist()}


def openspiel() -> dict[str, Described]:
    cases = ((2, "win"), (3, "score"), (4, "margin"))
    games = {f"{OPENSPIEL}(players={n},reward={reward})": n for n, reward in cases}
    return {text: states(text, players) for text, players in (games | {OPENSPIEL: 2}).items()}


def states(text: str, players: int) -> Described:
    """A whole game of OpenSpiel, draws included."""
    game, rng = pyspiel.load_game(text), random.Random(players)
    state, marks = game.new_initial_state(), Growing()
    while not state.is_terminal():
        if len(state.history()) % 3 == 0:
            marks.add(*_knowledge(state, range(players)))
        state.apply_action(rng.choice(state.legal_actions()))
    marks.add(*_knowledge(state, range(players)))
    return {
        "returns": state.returns(),
        "moves": len(state.history()),
        "distinct_actions": game.num_distinct_actions(),
        "tensor": game.observation_tensor_shape(),
        "range": [game.min_utility(), game.max_utility()],
        "seen": marks.marks[::5],
    }


def _knowledge(state: Any, players: Sequence[int]) -> list[bytes]:
    """All that the players are told, and who is asked for what."""
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
    "a deal of PettingZoo": deal_of_pettingzoo,
    "OpenSpiel": openspiel,
}
