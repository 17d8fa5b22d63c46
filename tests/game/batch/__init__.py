"""Tests of `tzolkin.game.batch`."""
