"""Tests of the statistics of an arena."""
