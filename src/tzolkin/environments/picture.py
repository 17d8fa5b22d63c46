"""The old place of `tzolkin.drawing.picture`, until 1.0."""

from tzolkin.drawing.picture import draw, worker_place

__all__ = ["draw", "worker_place"]
