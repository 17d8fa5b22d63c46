"""The browser of the tests: that of Playwright if it is installed, or else one of the system.

`python -m tests.page.browsers` prints its path, and fails if there is none.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

SYSTEM_BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def executable(playwright: Playwright) -> str | None:
    own = playwright.chromium.executable_path
    if Path(own).exists():
        return own
    return next((path for name in SYSTEM_BROWSERS if (path := shutil.which(name))), None)


if __name__ == "__main__":
    with sync_playwright() as playwright:
        found = executable(playwright)
    if not found:
        sys.exit("no browser was found")
    print(found)  # noqa: T201
