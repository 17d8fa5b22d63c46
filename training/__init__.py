"""Learn how to value positions from games that the bots play against themselves.

`python -m training linear` makes `weights.json` in `src/tzolkin/bots/builtin/`, and
`python -m training network` makes `network4.bin` and the like next to it. The same seeds give the
same files.
"""
