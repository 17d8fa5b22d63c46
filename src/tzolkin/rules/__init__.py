"""The rules of the game, on one flat record of small integers.

Every module is plain Python that the build also compiles to C: functions take a `State` and
integers, and return integers. `figures` holds the content as tables, `ids` names all numbers,
`state` describes the record, `frames` keeps the decisions that are pending. `legal` says which
actions are possible, `play` performs them; both call the modules for the parts of the game.
`engine` offers it all to Python as a `Board`.

Conventions: `s` is the state and `s.seat` the seat that decides. A function `why_not_...` returns
`LEGAL`, which is 0, or the reason against something (see `frames.pack_reason`). Functions that only
change the state return 0.
"""
