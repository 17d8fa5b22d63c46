"""Tests of what the gears of the cities offer."""
