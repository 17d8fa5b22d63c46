"""A server with the database of the first release: how it was made, and a session with it."""
