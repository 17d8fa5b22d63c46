"""Learn how to value positions from games that the bots play against themselves.

`python -m training linear` makes `weights.json`, and `python -m training network` makes
`network4.bin` and the like. The same seeds give the same files. Bots read the files of their
version in `src/tzolkin/bots/builtin/learned/`.
"""
