"""`tzolkin play` in the browser: a server for this machine alone, and a window at its address."""

from __future__ import annotations

import socket
import threading
import webbrowser

from ..console import print_message
from .serve import run_server

HERE = "127.0.0.1"
USUAL_PORT = 2012  # browsers remember games by address, so it stays the same if it can
IN_TERMINALS = {"elinks", "links", "lynx", "w3m", "www-browser"}  # they cannot show the table


def play_in_browser(*, open_it: bool) -> None:
    """Serve until Ctrl-C; if a server runs already, open another window of it."""

    def ready(address: str, *, wait: bool = False) -> None:
        if open_it and not _open(address, wait=wait):
            print_message("No browser was found; open this address in one.")

    def running(address: str) -> None:
        print_message(f"Tzolk'in is running at {address} already.")
        ready(address, wait=True)

    run_server([], ready, running, host=HERE, port=_port(), log_level="warning")


def _port() -> int:
    """Return the usual port, or 0, which takes any free one."""
    try:
        with socket.create_server((HERE, USUAL_PORT)):
            return USUAL_PORT
    except OSError:
        return 0


def _open(address: str, *, wait: bool) -> bool:
    """Open a window, and wait for it or not; return whether there is a browser."""
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    if getattr(browser, "name", "") in IN_TERMINALS:
        return False
    opening = threading.Thread(target=browser.open, args=(address,), daemon=True)
    opening.start()
    if wait:
        opening.join()
    return True
