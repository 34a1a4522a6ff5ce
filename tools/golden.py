"""Replays the golden playthroughs and writes the events of the current rules.

`python -m tools.golden` rewrites tests/golden, `--check` only lists the files that would change.
A new playthrough needs no events: write its game, its config, its lines with @ and `outcome`.
"""

import argparse
import sys

from tests.kit.golden import FOLDER, playthroughs, replayed


def main() -> int:
    """Rewrite the files that have changed; with --check, return 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    is_check = parser.parse_args().check
    changed = 0
    for file in playthroughs():
        old = file.read_text("utf-8")
        new = replayed(old)
        if old != new:
            changed += 1
            print(f"changed: {file.relative_to(FOLDER)}")
            if not is_check:
                file.write_text(new, "utf-8")
    print(f"{changed} of {len(playthroughs())} playthroughs changed")
    return 1 if is_check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
