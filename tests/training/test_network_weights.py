"""Test that the bots load what training saves."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from training.knots import KNOT_BASIS
from training.network_weights import NetworkWeights
from tzolkin.bots.builtin import weights
from tzolkin.bots.builtin.weights import NETWORK_PARTS


def test_bots_read_saved_weights(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(1)
    shapes = NETWORK_PARTS.values()
    saved = NetworkWeights(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))
    folder = tmp_path / "learned" / "1"
    saved.save(folder, 3)
    loaded = NetworkWeights.load(folder, 3)
    assert all(np.array_equal(*parts) for parts in zip(saved, loaded, strict=True))
    assert NetworkWeights.find(folder, 4) is None
    monkeypatch.setattr(weights, "files", lambda _: tmp_path)
    linear_weights, network = weights.network_weights.__wrapped__(3, 2)
    assert linear_weights == pytest.approx((KNOT_BASIS @ saved.linear).ravel(), abs=1e-6)
    for part, expected in zip(network, saved.to_network(), strict=True):
        assert list(part) == pytest.approx(expected, abs=1e-6)
