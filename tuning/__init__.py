"""Finds by what positions are valued, from games of its own play: see ARCHITECTURE.md.

`python -m tuning linear` makes `src/tzolkin/bots/weights.json`, `python -m tuning network` makes
`network4.bin` and the like beside it, the same for the same seeds.
"""
