"""A long measurement in small, whose tasks kill a worker or the driver: `python -m tests.kit.rehearsal`."""

import os
import signal
import sys
import time
from functools import cache
from pathlib import Path

from msgspec import Struct

from bench import batches, cluster

RESULTS = "results.jsonl"
TASKS = 12
KILLS_ITS_WORKER, KILLS_THE_DRIVER = 3, 8
WORKERS = 2
"""One repeats the task that killed its worker while the other waits to kill the driver."""


kept_path = cache(Path)
"""As benches keep their players; it can't be copied to a worker."""


class Done(Struct, frozen=True):
    number: int
    kind: str = "rehearsal"
    cpu: float = 0.0

    @property
    def told(self) -> str:
        return f"task {self.number}"


def rehearse(task: tuple[str, int]) -> Done:
    """Note that the task was begun; two of them end badly when they are begun for the first time.

    The driver dies once the task is stored that killed its worker, however long that one takes.
    """
    folder, number = task
    begun = kept_path(folder, f"begun-{number}")
    is_first = not begun.exists()
    with begun.open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    if is_first and number == KILLS_ITS_WORKER:
        os.kill(os.getpid(), signal.SIGKILL)
    if is_first and number == KILLS_THE_DRIVER:
        while KILLS_ITS_WORKER not in stored(Path(folder)):
            time.sleep(0.01)
        os.kill(int(Path(folder, "driver").read_text()), signal.SIGKILL)
    return Done(number)


def stored(folder: Path) -> list[int]:
    """The numbers of the tasks whose results are in the file."""
    return [found.number for found in batches.read(folder / RESULTS, Done)]


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "driver").write_text(str(os.getpid()))
    done = stored(folder)
    tasks = [(str(folder), number) for number in range(TASKS) if number not in done]
    batches.run(rehearse, tasks, folder / RESULTS, WORKERS, 0, address=cluster.HERE)


if __name__ == "__main__":
    main()
