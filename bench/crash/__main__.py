"""Runs `bench.crash.rounds`."""

import sys

from bench.crash.rounds import main

if __name__ == "__main__":
    sys.exit(main())
