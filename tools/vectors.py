"""Writes the test vectors that compare the TypeScript twins with the rules in Python.

`python -m tools.vectors` writes tests/vectors, `--check` only lists the stale files.
"""

import argparse
import sys

from tests.kit.vectors import FILES, FOLDER, written


def main() -> int:
    """Write the files that have changed; with --check, return 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing")
    is_check = parser.parse_args().check
    stale = []
    for name in FILES:
        path, text = FOLDER / f"{name}.json", written(name)
        if path.is_file() and path.read_text("utf-8") == text:
            continue
        stale.append(path.name)
        if not is_check:
            path.write_text(text, "utf-8")
    if stale:
        print(f"{'stale' if is_check else 'changed'}: {', '.join(stale)}")
    return 1 if is_check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
