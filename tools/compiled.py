"""Compile the kernels, the tests and everything that they import.

The processes of pytest begin at the same moment: without this, each of them would compile all of
it.  Also finds tests that cannot be imported.
"""

import sys

import pytest

from knobel.catalog import GAMES
from knobel.catalog.thinking import warm_up


def main() -> int:
    """Compile; returns pytest's exit code."""
    for game in GAMES:
        warm_up(game)
    return pytest.main(["--collect-only", "-qq", "-n0"])


if __name__ == "__main__":
    sys.exit(main())
