"""The gradient descent of `learner.py` with PyTorch, on a GPU if there is one."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from tzolkin.encoding import SCALES
from tzolkin.encoding.feature_ids import FEATURES

from .learner import BASIS, BATCH, BETA_1, BETA_2, POINT_SCALE, WEIGHT_DECAY, Learner
from .samples import Samples

WARMUP_STEPS = 100


def fit(learner: Learner, samples: Samples, batches: int, learning_rate: float) -> None:
    """Change the weights of a learner, with warmup and a cosine decay of the learning rate."""
    learner.update_varying(samples)
    data = _DeviceData(learner, samples)
    weights = {
        name: torch.tensor(part, device=data.device, requires_grad=True)
        for name, part in learner.weights.items()
    }
    adam = torch.optim.AdamW(
        weights.values(), learning_rate, betas=(BETA_1, BETA_2), weight_decay=WEIGHT_DECAY
    )
    schedule = torch.optim.lr_scheduler.LambdaLR(adam, lambda step: _rate_factor(step, batches))
    rng = torch.Generator(device=data.device).manual_seed(int(learner.rng.integers(2**31)))
    for _ in range(batches):
        rows = torch.randint(len(samples.targets), (BATCH,), generator=rng, device=data.device)
        adam.zero_grad()
        data.loss(weights, rows).backward()
        adam.step()
        schedule.step()
    for name, part in weights.items():
        learner.weights[name] = part.detach().cpu().numpy()


def _rate_factor(step: int, batches: int) -> float:
    """Return the factor of the learning rate at a step: linear warmup times cosine decay."""
    warmup = min(1.0, (step + 1) / WARMUP_STEPS)
    return warmup * (0.51 + 0.49 * math.cos(math.pi * step / max(1, batches)))


class _DeviceData:
    """All samples in the memory of the device."""

    def __init__(self, learner: Learner, samples: Samples) -> None:
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.features = self._tensor(samples.features)
        self.features /= self._tensor(learner.spread)
        self.views = self._tensor(samples.views)
        self.turns_left = self._tensor(samples.turns_left)
        self.targets = self._tensor((samples.targets / POINT_SCALE).astype(np.float32))
        self.scales = self._tensor(SCALES * learner.varying)[:, None]
        self.basis = self._tensor(BASIS)

    def _tensor(self, numbers: Any) -> Any:
        return torch.tensor(np.ascontiguousarray(numbers), device=self.device)

    def loss(self, weights: dict[str, Any], rows: Any) -> Any:
        """Return the mean squared error of a batch."""
        features, basis = self.features[rows], self.basis[self.turns_left[rows]]
        mixing = weights["mixing"]
        sums = features @ mixing[:FEATURES] + basis @ weights["lift"]
        sums = sums + self.views[rows].float() @ (mixing[FEATURES:] * self.scales)
        predicted = ((features @ weights["linear"].T) * basis).sum(1) / POINT_SCALE
        predicted = predicted + (torch.relu(sums) * (basis @ weights["worth"])).sum(1)
        return ((predicted - self.targets[rows]) ** 2).mean()
