"""The web server: HTTP API, WebSockets, database, bots, notices and the files of the page."""
