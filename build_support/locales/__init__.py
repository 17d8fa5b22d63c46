"""Checks of the message catalogs in `src/tzolkin/locales/`: `python -m build_support.locales`.

`catalogs` loads them and `check` compares them: every language has the messages of English, with
the same placeholders and its own plurals; every key that the page, the terminal or the server uses
has a message, and every message is used. `key_usage` finds the keys in the sources, and
`key_patterns` declares those that are put together in code.
"""
