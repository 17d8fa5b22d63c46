"""Games over the network: tables, turns, news, and a database in which nothing is lost."""
