"""An event loop with virtual time, whose nodes can be killed or paused between two steps.

Every callback belongs to the node in whose context it was scheduled.  The callbacks of a killed
node are dropped, so that not even a `finally` runs, as after kill -9; those of a paused node are
held until it continues.
"""

import asyncio
import gc
import heapq
import warnings
from asyncio import events
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from contextvars import Context, ContextVar, copy_context
from typing import Any

NODE: ContextVar["Node | None"] = ContextVar("node", default=None)
OUTSIDE = Context()
"""Where the store, the bus and the clients run: no node, so nothing stops them."""


MOST_STEPS = 100_000
"""The most steps of a simulation; half a minute takes some thousands."""


class Endless(Exception):
    """The simulation does not come to an end."""


class Node:
    """A process of the simulation."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.is_dead = False
        self.is_paused = False
        self.held: deque[events.Handle] = deque()
        self.context = Context()
        self.context.run(NODE.set, self)

    def kill(self) -> None:
        """Stop the node for good: none of its callbacks runs again."""
        self.is_dead = True
        self.held.clear()

    def pause(self) -> None:
        self.is_paused = True

    def resume(self, loop: "SimulatedLoop") -> None:
        """Run the held callbacks in order."""
        self.is_paused = False
        loop.run_soon(self.held)
        self.held.clear()


class _Gated(events.Handle):
    """A callback that runs only if its node does."""

    __slots__ = ()

    _callback: Any
    _args: Any
    _cancelled: bool
    _loop: Any
    _context: Context

    def __init__(self, callback: Any, args: Any, loop: Any, context: Context) -> None:
        self._callback, self._args, self._loop, self._context = callback, args, loop, context
        self._cancelled = False
        self._repr = self._source_traceback = None

    def _run(self) -> None:
        node = self._context.get(NODE)
        if node is None or not (node.is_dead or node.is_paused):
            try:
                self._context.run(self._callback, *self._args)
            except Exception as fault:  # noqa: BLE001 -- a promise is broken, and play goes on
                self._loop.call_exception_handler(
                    {"message": f"{self._callback!r} failed", "exception": fault}
                )
        elif not node.is_dead:
            node.held.append(self)


class _GatedTimer(_Gated, events.TimerHandle):
    __slots__ = ()

    _when: float

    def __init__(self, when: float, callback: Any, args: Any, loop: Any, context: Context) -> None:
        super().__init__(callback, args, loop, context)
        self._when = when
        self._scheduled = True

    def __lt__(self, other: Any) -> bool:
        return bool(self._when < other._when)  # called often, and twice as fast as the original


class SimulatedLoop(asyncio.BaseEventLoop):
    """Runs the same callbacks in the same order whenever it is given the same schedule."""

    _ready: deque[events.Handle]
    _scheduled: list[_GatedTimer]

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.steps = 0
        self._kept: list[asyncio.Task[Any]] = []
        """All tasks: collecting a task of a killed node would run its `finally`."""
        self.set_task_factory(self._keep)
        self.set_exception_handler(self._fail)
        self.faults: list[str] = []
        """Exceptions that no task or callback has caught."""

    def _keep(self, _loop: Any, work: Any, **how: Any) -> "asyncio.Task[Any]":
        task = asyncio.Task(work, loop=self, **how)
        self._kept.append(task)
        return task

    def _fail(self, _loop: Any, context: dict[str, Any]) -> None:
        self.faults.append(f"{context['message']}: {context.get('exception')!r}")

    def time(self) -> float:
        return self.now

    def run_soon(self, handles: "deque[events.Handle]") -> None:
        self._ready.extend(handles)

    def call_outside(self, delay: float, call: Callable[..., object], *args: Any) -> Any:
        """Call after this delay, even if nodes are killed or paused."""
        return self.call_at(self.now + delay, call, *args, context=OUTSIDE)

    def start_outside(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        return self.create_task(work, context=OUTSIDE)

    def call_at(  # type: ignore[override] # any callback with its arguments
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> events.TimerHandle:
        context = context if context is not None else copy_context()
        timer = _GatedTimer(when, callback, args, self, context)
        heapq.heappush(self._scheduled, timer)
        return timer

    def _run_once(self) -> None:
        """Run what is ready; if nothing is, advance the clock to the next timer instead of waiting.

        Half of what the original does is for sockets and threads, and most of a simulation is here.
        """
        if self.steps > MOST_STEPS:
            raise Endless
        ready, timers = self._ready, self._scheduled
        if not ready:
            while timers and timers[0]._cancelled:
                heapq.heappop(timers)
            if not timers:
                raise RuntimeError("everything waits, and nothing is scheduled")
            self.now = max(self.now, timers[0]._when)
        while timers and timers[0]._when <= self.now:
            ready.append(heapq.heappop(timers))
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                handle._run()

    # What BaseEventLoop leaves to its subclasses, or does only for threads and sockets

    def _call_soon(self, callback: Any, args: Any, context: Any) -> events.Handle:
        self.steps += 1
        handle = _Gated(callback, args, self, context if context is not None else copy_context())
        self._ready.append(handle)
        return handle

    def _check_closed(self) -> None:
        """Ignored: what coroutines schedule after the end of the simulation never runs."""

    def _process_events(self, _events: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def dispose(self) -> None:
        """Release everything; a `finally` that runs now belongs to no node."""
        self._ready.clear()
        self._scheduled.clear()
        self._closed = True
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            for task in self._kept:
                if not task.done():
                    task._log_destroy_pending = False  # type: ignore[attr-defined] # see above
                    with suppress(Exception):
                        task.get_coro().close()
            self._kept.clear()
            self._ready.clear()
            self._scheduled.clear()


def run(loop: SimulatedLoop, main: Coroutine[Any, Any, None]) -> None:
    """Run to the end of `main`."""
    asyncio.set_event_loop(loop)
    was_collecting = gc.isenabled()
    gc.disable()  # a collection in between would finish coroutines of killed nodes
    try:
        loop.run_until_complete(main)
    finally:
        asyncio.set_event_loop(None)
        if was_collecting:
            gc.enable()
