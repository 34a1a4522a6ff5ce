"""A long measurement in small, whose tasks kill a worker or the driver: `python -m tests.kit.rehearsal`."""

import os
import signal
import sys
from pathlib import Path

from msgspec import Struct

from bench import batches, cluster

TASKS = 12
KILLS_ITS_WORKER, KILLS_THE_DRIVER = 3, 8


class Done(Struct, frozen=True):
    number: int
    kind: str = "rehearsal"
    cpu: float = 0.0

    @property
    def told(self) -> str:
        return f"task {self.number}"


def rehearse(task: tuple[str, int]) -> Done:
    """Note that the task was begun; two of them end badly when they are begun for the first time."""
    folder, number = task
    begun = Path(folder, f"begun-{number}")
    is_first = not begun.exists()
    with begun.open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    if is_first and number == KILLS_ITS_WORKER:
        os.kill(os.getpid(), signal.SIGKILL)
    if is_first and number == KILLS_THE_DRIVER:
        os.kill(int(Path(folder, "driver").read_text()), signal.SIGKILL)
    return Done(number)


def main() -> None:
    folder = Path(sys.argv[1])
    (folder / "driver").write_text(str(os.getpid()))
    file = folder / "results.jsonl"
    done = {found.number for found in batches.read(file, Done)}
    tasks = [(str(folder), number) for number in range(TASKS) if number not in done]
    batches.run(rehearse, tasks, file, 1, 0, address=cluster.HERE)


if __name__ == "__main__":
    from tests.kit import rehearsal  # by this name workers find it, too

    rehearsal.main()
