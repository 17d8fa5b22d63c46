"""Tests of the bots that come with the package."""
