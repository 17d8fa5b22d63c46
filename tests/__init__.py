"""Tests; the folders mirror the packages of `tzolkin`."""
