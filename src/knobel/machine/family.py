"""Several processes that do the same work, and a parent that looks after them."""

import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

YOUNG = 5.0
"""Seconds; a child that ends itself sooner than this is not replaced, because it would fail again, and
one that a signal has ended is started again only after this time."""
POLLED_EVERY = 0.1
"""Seconds; a signal that another thread receives would not interrupt a wait without an end."""
SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Family:
    """Runs a function in child processes; a child that dies is replaced."""

    def __init__(self, count: int, work: Callable[[int], int]) -> None:
        self._count, self._work = count, work
        self._children: dict[int, tuple[int, float]] = {}
        """By process id, the number of the child and when it was started."""
        self._resting: dict[int, float] = {}
        """By the number of a child that is not running, when it is started again."""
        self._ending: signal.Signals | None = None
        """The signal that ends the children, once they are to end."""

    def run(self) -> int:
        """Return when all children have ended; the exit status."""
        self._lifeline = os.pipe()
        before = {each: signal.signal(each, self._pass_on) for each in SIGNALS}
        try:
            for number in range(self._count):
                self._start(number)
            return self._wait()
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)
            for end in self._lifeline:
                os.close(end)

    def _start(self, number: int) -> None:
        # The child must not run our handler: it unblocks the signals when it has its own.
        signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
        pid = os.fork()
        if pid:
            self._children[pid] = (number, time.monotonic())
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            # A signal came before, or to another thread, so that our handler did not know the child.
            if self._ending is not None:
                self._end(self._ending)
            return
        status = 1
        try:
            os.setpgid(0, 0)  # Ctrl+C reaches the parent alone, which passes it on once
            for each in SIGNALS:
                signal.signal(each, signal.SIG_DFL)
            signal.signal(signal.SIGINT, signal.default_int_handler)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            os.close(self._lifeline[1])
            threading.Thread(target=self._end_with_parent, daemon=True).start()
            status = self._work(number)
        except KeyboardInterrupt:
            status = 130
        finally:
            os._exit(status)

    def _end_with_parent(self) -> None:
        """The pipe closes when the parent ends, even if it is killed."""
        os.read(self._lifeline[0], 1)
        os.kill(os.getpid(), signal.SIGTERM)

    def _wait(self) -> int:
        worst = 0
        while self._children or self._resting:
            self._start_rested()
            pid, status = os.waitpid(-1, os.WNOHANG) if self._children else (0, 0)
            if pid not in self._children:
                time.sleep(POLLED_EVERY)
                continue
            number, started = self._children.pop(pid)
            code = os.waitstatus_to_exitcode(status)
            if self._ending is not None:
                worst = max(worst, _status_of(code))
            elif code >= 0 and time.monotonic() - started < YOUNG:
                worst = code or 1
                self._end(signal.SIGTERM)
            else:
                self._resting[number] = started + YOUNG
        return worst

    def _start_rested(self) -> None:
        for number, until in tuple(self._resting.items()):
            if self._ending is not None or time.monotonic() >= until:
                del self._resting[number]
                if self._ending is None:
                    self._start(number)

    def _pass_on(self, number: int, _frame: FrameType | None) -> None:
        self._end(signal.Signals(number))

    def _end(self, how: signal.Signals) -> None:
        self._ending = how
        for pid in tuple(self._children):
            with suppress(ProcessLookupError):
                os.kill(pid, how)


def _status_of(code: int) -> int:
    """The exit status for how a child ended, as a shell gives it; the signals for that are no fault."""
    if code >= 0:
        return code
    return 0 if -code in SIGNALS else 128 - code
