"""Tests of the texts that players read."""
