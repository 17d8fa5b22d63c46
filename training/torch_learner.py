"""The same learning as in `learner.py`, by PyTorch: on a GPU where there is one."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from tzolkin.encoding import SCALES
from tzolkin.encoding.feature_ids import FEATURES

from .learner import BATCH, DECAY, FIRST, HAT, POINTS, SECOND, Learner
from .value_selfplay import Samples

WARMING = 100  # steps until the full rate


def learn(learner: Learner, samples: Samples, batches: int, rate: float) -> None:
    """Take steps downhill, at first and towards the end smaller ones."""
    learner.open_to(samples)
    data = _Data(learner, samples)
    weights = {
        name: torch.tensor(part, device=data.device, requires_grad=True)
        for name, part in learner.weights.items()
    }
    adam = torch.optim.AdamW(weights.values(), rate, betas=(FIRST, SECOND), weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: _pace(step, batches))
    chance = torch.Generator(device=data.device).manual_seed(int(learner.rng.integers(2**31)))
    for _ in range(batches):
        rows = torch.randint(len(samples.turns), (BATCH,), generator=chance, device=data.device)
        adam.zero_grad()
        data.loss(weights, rows).backward()
        adam.step()
        pace.step()
    for name, part in weights.items():
        learner.weights[name] = part.detach().cpu().numpy()


def _pace(step: int, batches: int) -> float:
    """Up for a while, then down along half a wave."""
    begun = min(1.0, (step + 1) / WARMING)
    return begun * (0.51 + 0.49 * math.cos(math.pi * step / max(1, batches)))


class _Data:
    """All samples on the device, and the error of weights over some of them."""

    def __init__(self, learner: Learner, samples: Samples) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.features = self._tensor(samples.features)
        self.features /= self._tensor(learner.spread)
        self.views = self._tensor(samples.views)
        self.turns = self._tensor(samples.turns)
        self.wanted = self._tensor((samples.points / POINTS).astype(np.float32))
        self.scales = self._tensor(SCALES * learner.varied)[:, None]
        self.hats = self._tensor(HAT)

    def _tensor(self, numbers: Any) -> Any:
        return torch.tensor(np.ascontiguousarray(numbers), device=self.device)

    def loss(self, weights: dict[str, Any], rows: Any) -> Any:
        features, hats = self.features[rows], self.hats[self.turns[rows]]
        mixing = weights["mixing"]
        bent = features @ mixing[:FEATURES] + hats @ weights["lift"]
        bent = bent + self.views[rows].float() @ (mixing[FEATURES:] * self.scales)
        value = ((features @ weights["linear"].T) * hats).sum(1) / POINTS
        value = value + (torch.relu(bent) * (hats @ weights["worth"])).sum(1)
        return ((value - self.wanted[rows]) ** 2).mean()
