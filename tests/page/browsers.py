"""Which browser the tests use: Playwright's own if it is installed, or else one of the system.

`python -m tests.page.browsers` prints it, and fails if there is none.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

OF_THE_SYSTEM = ("chromium", "chromium-browser", "google-chrome")


def executable(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next((path for name in OF_THE_SYSTEM if (path := shutil.which(name))), None)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        found = executable(playwright)
    if not found:
        sys.exit("no browser was found")
    print(found)  # noqa: T201
