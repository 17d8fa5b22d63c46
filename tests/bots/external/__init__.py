"""Tests of bots in other processes."""
