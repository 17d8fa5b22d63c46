"""Tests of `tzolkin.game.loading`: which positions are accepted, and what is said of others."""
