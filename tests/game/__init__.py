"""Tests of `tzolkin.game`: playing and asking about games in texts, positions and records."""
