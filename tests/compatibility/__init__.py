"""Tests that hold this version against fixtures made with the first release.

The modules in `descriptions` and `server` describe how the program behaves, by means that do not
change: HTTP, commands, and Python names that the documentation shows. `generate.py` runs them with
the first release and writes the results to `data`. The tests run them with this version and
compare.
"""
