"""Runs computations in separate processes, so that no bot's search delays a move."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

NICENESS = 10
"""How much lower the workers' priority is than the server's, so that moves come first."""


def _prepare() -> None:
    """Lower the priority of this process, and end it when the server ends, even if that is killed."""
    if hasattr(os, "nice"):
        with suppress(OSError):  # a sandbox may forbid it
            os.nice(NICENESS)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch() -> None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="parent-watch", daemon=True).start()


class ProcessWorkers:
    """A few processes, started at the first computation."""

    def __init__(self, count: int | None = None) -> None:
        self.slots = count or max(2, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        try:
            return await self._submit(work, *args)
        except BrokenProcessPool:  # a worker was killed: start new ones and try again
            self._pool = None
            return await self._submit(work, *args)

    def _submit(self, work: Callable[..., Any], *args: Any) -> "asyncio.Future[Any]":
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.slots,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
            )
        return asyncio.get_running_loop().run_in_executor(self._pool, work, *args)

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
