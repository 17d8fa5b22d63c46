"""Check all catalogs; fail if anything is wrong."""

import sys

from .check import problems

if __name__ == "__main__":
    found = problems()
    sys.stderr.writelines(f"locales: {each}\n" for each in found)
    sys.exit(1 if found else 0)
