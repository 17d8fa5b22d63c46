"""The domain of the server: tables, where people and bots play the game together.

A `Table` is what is known of one game. The functions of this package look at a table and a request
and return a `Change`, which is a plain value: `Table.apply` applies it in memory, after a server
has written it to its database. Nothing here knows of HTTP, databases or event loops, so all of it
also runs where there is no server.
"""
