"""Measurements of speed, compared with other programs in the same run."""
