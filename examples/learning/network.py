"""A small network that learns to imitate a teacher: views in, one action out."""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from tzolkin.encoding import LENGTH, SCALES
from tzolkin.rules.ids import ACTIONS

BATCH = 512
LEARNING_RATE = 2e-3
ILLEGAL = np.float32(-1e9)  # the value of illegal actions


class Examples:
    """Views, masks and actions of the teacher, except where only one action was legal."""

    def __init__(self) -> None:
        self._rows: list[tuple[Any, Any, Any]] = []

    def add(self, views: Any, masks: Any, actions: Any) -> None:
        """Add rows of raw views (uint8) and masks, and the chosen actions."""
        free = masks.sum(axis=1) > 1
        self._rows.append((views[free], masks[free].astype(bool), actions[free]))

    def arrays(self) -> tuple[Any, Any, Any]:
        views, masks, actions = (np.concatenate(part) for part in zip(*self._rows, strict=True))
        return views, masks, actions


class Network:
    """A network with one hidden layer, trained with Adam."""

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
        """Return the most likely legal action for every view (float32) and mask."""
        _, values = self._forward(views)
        return np.where(masks > 0, values, ILLEGAL).argmax(axis=1)

    def agreement(self, examples: tuple[Any, Any, Any]) -> float:
        """Return how often the network chooses the action of the teacher."""
        views, masks, actions = examples
        return float((self.choose(views * SCALES, masks) == actions).mean())

    def learn(self, examples: tuple[Any, Any, Any], rate: float = LEARNING_RATE) -> None:
        """Train on all examples once, in random order."""
        views, masks, actions = examples
        order = self._rng.permutation(len(actions))
        for start in range(0, len(order), BATCH):
            rows = order[start : start + BATCH]
            self._update(self._gradients(views[rows] * SCALES, masks[rows], actions[rows]), rate)

    def _forward(self, views: Any) -> tuple[Any, Any]:
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(views @ first + first_bias, 0)
        return hidden, hidden @ second + second_bias

    def _gradients(self, views: Any, masks: Any, actions: Any) -> list[Any]:
        """Return the gradients of the cross-entropy of legal actions with the chosen ones."""
        hidden, values = self._forward(views)
        legal = np.where(masks, values, ILLEGAL)
        chances = np.exp(legal - legal.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        chances[np.arange(len(actions)), actions] -= 1
        chances /= len(actions)
        back = chances @ self.weights[2].T * (hidden > 0)
        return [views.T @ back, back.sum(axis=0), hidden.T @ chances, chances.sum(axis=0)]

    def _update(self, gradients: list[Any], rate: float) -> None:
        self._steps += 1
        early = 1 - 0.9**self._steps, 1 - 0.999**self._steps
        moved = zip(self.weights, self._means, self._squares, gradients, strict=True)
        for weight, mean, square, gradient in moved:
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= rate * (mean / early[0]) / (np.sqrt(square / early[1]) + 1e-8)


def parse_options(description: str) -> argparse.Namespace:
    """Parse the options of an example; its description is the first line of a docstring."""
    options = argparse.ArgumentParser(description=description.partition("\n")[0])
    options.add_argument("--games", type=int, default=1000, help="from which it learns")
    options.add_argument("--passes", type=int, default=6)
    options.add_argument("--test", type=int, default=400, help="games against each opponent")
    return options.parse_args()


def train(examples: tuple[Any, Any, Any], passes: int) -> Network:
    """Train a network on the examples; the last of them are kept to test it."""
    network, count = Network(), len(examples[2]) * 19 // 20
    training = tuple(part[:count] for part in examples)
    test = tuple(part[count:] for part in examples)
    for number in range(passes):
        network.learn(training, LEARNING_RATE * (1 - number / passes))
        agreed = network.agreement(test)
        print(f"pass {number + 1}: agrees with the teacher in {agreed:.1%} of unseen decisions")
    return network


def report(opponent: str, shares: list[float]) -> None:
    """Print the share of games won, with its 95 % confidence interval."""
    share = float(np.mean(shares))
    error = 1.96 * float(np.std(shares)) / len(shares) ** 0.5
    print(f"against {opponent}: wins {share:.1%} of {len(shares)} games (+- {error:.1%})")
