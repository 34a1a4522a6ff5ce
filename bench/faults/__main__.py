"""Lets each fault happen some times under load.

python -m bench.faults --tables 30
python -m bench.faults --runs 1 node_killed
"""

import argparse
import asyncio
import sys
import time

from bench.faults.ground import ground
from bench.faults.scenes import FEW, RUNS, SCENES, Disturbed, Load
from tests.kit.services import Missing

MOST_TOLD = 20_000
"""How much of what people remember is printed after a broken promise, in characters."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.faults", description=__doc__)
    parser.add_argument("scenes", nargs="*", default=list(SCENES), help=", ".join(SCENES))
    parser.add_argument("--runs", type=int, help="of each fault; else as many as it needs")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--pace", type=float, default=0.2, help="seconds before a move")
    options = parser.parse_args()
    load = Load(options.tables, options.pace)
    broken = disturbed = 0
    with ground() as here:
        for name in options.scenes:
            runs = options.runs or RUNS.get(name, FEW)
            for run in range(1, runs + 1):
                began = time.monotonic()
                try:
                    felt = asyncio.run(SCENES[name](here, load))
                    end = f"all promises kept{f'; {felt}' if felt else ''}"
                except Missing as reason:
                    end = f"skipped: {reason}"
                except Disturbed as fault:
                    disturbed += 1
                    end = f"disturbed, which says nothing about the nodes: {str(fault)[:MOST_TOLD]}"
                except (AssertionError, RuntimeError) as fault:  # or a service did not start
                    broken += 1
                    end = f"BROKEN: {str(fault)[:MOST_TOLD]}"
                    for node in here.nodes:
                        said = (node.folder / "output").read_text(errors="replace")
                        say(f"-- node on port {node.port}:\n{said[-3000:]}")
                asyncio.run(here.mend())
                say(f"{name} {run}/{runs}: {end} ({time.monotonic() - began:.1f} s)")
        verified = here.verify()
        say(verified.stdout.strip()[-500:])
    if disturbed:
        say(f"{disturbed} runs were disturbed: the machine is too busy to judge them")
    return 1 if broken or disturbed or verified.returncode else 0


if __name__ == "__main__":
    sys.exit(main())
