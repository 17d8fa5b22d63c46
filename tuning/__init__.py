"""Finds the weights of the planner's value: games of its own play, and a regression over them.

`python -m tuning` makes `src/tzolkin/bots/weights.json` anew, the same for the same seeds.
"""
