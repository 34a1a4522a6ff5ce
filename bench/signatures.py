"""Prints the signature of every game's computer players: numbers that change if their play does.

python -m bench.signatures
"""

import subprocess
import sys

from knobel.catalog import GAMES


def main() -> None:
    for game in GAMES:
        command = [sys.executable, "-m", f"bench.bots_{game}", "--signature"]
        done = subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE)
        sys.stdout.write(f"{game} {done.stdout.strip()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
