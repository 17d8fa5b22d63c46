"""A small network that learns to choose as a teacher does: views in, one action out."""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tzolkin.encoding import LENGTH, SCALES
from tzolkin.rules.ids import ACTIONS

BATCH = 512
RATE = 2e-3
NEVER = np.float32(-1e9)  # what is not legal


class Examples:
    """What was seen, what was legal, and what the teacher did; forced answers teach nothing."""

    def __init__(self) -> None:
        self._rows: list[tuple[Any, Any, Any]] = []

    def add(self, views: Any, masks: Any, actions: Any) -> None:
        """Rows of raw views (uint8), of masks, and the actions chosen."""
        free = masks.sum(axis=1) > 1
        self._rows.append((views[free], masks[free].astype(bool), actions[free]))

    def arrays(self) -> tuple[Any, Any, Any]:
        views, masks, actions = (np.concatenate(part) for part in zip(*self._rows, strict=True))
        return views, masks, actions


class Network:
    """One hidden layer, trained by Adam."""

    def __init__(self, hidden: int = 128, seed: int = 1) -> None:
        rng = np.random.default_rng(seed)
        self._rng = rng
        self.weights = [
            rng.normal(0, 0.13, (LENGTH, hidden)).astype(np.float32),
            np.zeros(hidden, dtype=np.float32),
            rng.normal(0, 0.05, (hidden, ACTIONS)).astype(np.float32),
            np.zeros(ACTIONS, dtype=np.float32),
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def choose(self, views: Any, masks: Any) -> Any:
        """The likeliest legal action for every row of a view (float32) and a mask."""
        _, values = self._forward(views)
        return np.where(masks > 0, values, NEVER).argmax(axis=1)

    def agreement(self, examples: tuple[Any, Any, Any]) -> float:
        """How often it would do as the teacher did."""
        views, masks, actions = examples
        return float((self.choose(views * SCALES, masks) == actions).mean())

    def learn(self, examples: tuple[Any, Any, Any], rate: float = RATE) -> None:
        """One pass through the examples, in random order."""
        views, masks, actions = examples
        order = self._rng.permutation(len(actions))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            self._move(self._gradients(views[rows] * SCALES, masks[rows], actions[rows]), rate)

    def _forward(self, views: Any) -> tuple[Any, Any]:
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(views @ first + first_bias, 0)
        return hidden, hidden @ second + second_bias

    def _gradients(self, views: Any, masks: Any, actions: Any) -> list[Any]:
        """Of the teacher's surprise: softmax over what is legal, against what was chosen."""
        hidden, values = self._forward(views)
        legal = np.where(masks, values, NEVER)
        chances = np.exp(legal - legal.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chances[np.arange(len(actions)), actions] -= 1
        chances /= len(actions)
        back = chances @ self.weights[2].T * (hidden > 0)
        return [views.T @ back, back.sum(axis=0), hidden.T @ chances, chances.sum(axis=0)]

    def _move(self, gradients: list[Any], rate: float) -> None:
        self._steps += 1
        early = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        moved = zip(self.weights, self._means, self._squares, gradients, strict=True)
        for weight, mean, square, gradient in moved:
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * (mean / early[0]) / (np.sqrt(square / early[1]) + 1e-8)


def wishes(about: str) -> argparse.Namespace:
    """The options of an example, which begins by telling what it is about."""
    options = argparse.ArgumentParser(description=about.partition("\n")[0])
    options.add_argument("--games", type=int, default=1000, help="from which it learns")
    options.add_argument("--passes", type=int, default=6)
    options.add_argument("--test", type=int, default=400, help="games against each opponent")
    return options.parse_args()


def trained(examples: tuple[Any, Any, Any], passes: int) -> Network:
    """A network that has seen the examples so often; the last of them are kept to test it."""
    network, count = Network(), len(examples[2]) * 19 // 20
    others = tuple(part[:count] for part in examples)
    kept = tuple(part[count:] for part in examples)
    for number in range(passes):
        network.learn(others, RATE * (1 - number / passes))
        agreed = network.agreement(kept)
        print(f"pass {number + 1}: agrees with the teacher in {agreed:.1%} of unseen decisions")
    return network


def report(opponent: str, shares: list[float]) -> None:
    """The share of games won, with an interval that holds the truth 19 times out of 20."""
    share = float(np.mean(shares))
    error = 1.96 * float(np.std(shares)) / len(shares) ** 0.5
    print(f"against {opponent}: wins {share:.1%} of {len(shares)} games (+- {error:.1%})")
