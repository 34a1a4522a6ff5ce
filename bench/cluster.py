"""Shares the tasks of a long measurement among the machines of a Ray cluster.

    python -m bench.bots_<game> --cluster                    all cores of this machine
    python -m bench.bots_<game> --cluster HOST:6379          a cluster that runs already
    python -m bench.bots_<game> --cluster --resume           go on after anything was killed

`bench.tournaments` has the same flags.  Needs the extra `cluster`.  If a worker is killed, another one
repeats its task; finished tasks are in the file of `bench.batches` and are never repeated.  If the
driver is killed, all workers end with it; Ray's agents end a minute later.
"""

import os
import secrets
import sys
from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, TypeVar

ROOT = Path(__file__).parent.parent
HERE = "local"
"""The address of a cluster that consists of this machine and ends with the measurement."""
RETRIES = 3
"""How often a task is retried after its worker died; then the whole batch fails."""
NOT_SENT = [".cache", ".git", ".venv", "bench/peers", "bench/results", "docs", "web"]
"""Parts of this folder that the machines of a cluster do not need."""

THREADS = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
OBJECTS = 100_000_000
"""Bytes for what tasks return, which is little; Ray would reserve a third of the memory."""

Kind = TypeVar("Kind", bound=Hashable)
Found = TypeVar("Found")


class NoRay(Exception):
    """The packages for clusters are not installed."""


def findings(
    play: Callable[[tuple[Kind, int]], Found],
    tasks: Sequence[tuple[Kind, int]],
    address: str,
    jobs: int,
    prepare: Callable[[], None],
) -> Generator[Found, None, None]:
    """What the tasks find, in the order in which they end."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # nothing is reported to anybody
    os.environ["RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO"] = "0"
    if address == HERE:
        _prepare_here()
    try:
        import ray  # noqa: PLC0415 -- an extra
    except ImportError as missing:
        raise NoRay("a cluster needs Ray: install knobel[cluster]") from missing
    with TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        _join(ray, address, jobs, folder)
        try:
            yield from _shared_out(ray, _importable(play), tasks, prepare)
        finally:
            ray.shutdown()


def _importable(play: Callable[[tuple[Kind, int]], Found]) -> Callable[[tuple[Kind, int]], Found]:
    """The function in the module of its own name: of `__main__`, Ray can't copy what is cached."""
    main = sys.modules["__main__"].__spec__
    if play.__module__ != "__main__" or main is None:
        return play
    found: Callable[[tuple[Kind, int]], Found] = getattr(import_module(main.name), play.__name__)
    return found


def _prepare_here() -> None:
    """Set what all processes of Ray on this machine inherit: it only reads the environment."""
    path = [str(ROOT / "src"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    os.environ |= THREADS | {"PYTHONPATH": os.pathsep.join(path)}
    # Ray listens on all addresses of the machine, and whoever may speak to it may run programs.
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex()}


def _join(ray: Any, address: str, jobs: int, folder: str) -> None:
    if address == HERE:
        ray.init(
            num_cpus=jobs,
            include_dashboard=False,
            log_to_driver=False,
            object_store_memory=OBJECTS,
            _node_ip_address="127.0.0.1",
            _temp_dir=folder,
        )
    else:
        sent = {"working_dir": str(ROOT), "excludes": NOT_SENT}
        path = os.pathsep.join(["src", "."])
        ray.init(
            address=address,
            log_to_driver=False,
            runtime_env={**sent, "env_vars": {**THREADS, "PYTHONPATH": path}},
        )


def _shared_out(
    ray: Any,
    play: Callable[[tuple[Kind, int]], Found],
    tasks: Sequence[tuple[Kind, int]],
    prepare: Callable[[], None],
) -> Iterator[Found]:
    """Keep every core busy, but no more, so that a driver that dies leaves few tasks behind."""
    do = ray.remote(num_cpus=1, max_retries=RETRIES)(_do)
    waiting = list(reversed(tasks))
    under_way: list[Any] = []
    while waiting or under_way:
        room = 2 * int(ray.cluster_resources().get("CPU", 1))
        while waiting and len(under_way) < room:
            under_way.append(do.remote(play, prepare, waiting.pop()))
        ended, under_way = ray.wait(under_way, num_returns=1)
        yield from ray.get(ended)


_prepared: set[int] = set()
"""This process, once it is prepared."""


def _do(
    play: Callable[[tuple[Kind, int]], Found], prepare: Callable[[], None], task: tuple[Kind, int]
) -> Found:
    """Do a task in a worker, which is prepared before its first one."""
    if os.getpid() not in _prepared:
        prepare()
        _prepared.add(os.getpid())
    return play(task)
