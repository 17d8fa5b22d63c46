"""Tests of `tzolkin.game.reasons`: a situation for every reason code."""
