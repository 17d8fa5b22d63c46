"""What programs, databases and records of the first release rely on, held against its fixtures.

Modules without `test_` in their names describe something, such as the choices of the bots, by means
that stay: HTTP, commands, and names that the documentation shows. `generate.py` has them describe
the first release and writes the answers to `data/`; the tests have them describe this version, and
compare.
"""
