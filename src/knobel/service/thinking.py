"""Decides which job the workers do next, so that no visitor and no match starves another."""

import asyncio
from collections.abc import Callable
from enum import IntEnum
from itertools import chain, count
from math import inf
from typing import Any

from msgspec import Struct

from knobel.core.game import Millis
from knobel.service.live_match import LiveMatch
from knobel.service.ports import Workers, World

NEAR: Millis = 5_000
"""A deadline within this time is near: its job goes before others of the same rank."""


class Rank(IntEnum):
    """The order of jobs; a lower rank gets only the workers that higher ranks do not need."""

    PEOPLE = 0
    """People at a match wait for it."""
    BOTS = 1
    """Somebody watches bots play among themselves."""
    UNSEEN = 2
    """Nobody is connected."""


class Dropped(Exception):
    """The job was not begun because nobody needs its result any more."""


class Job(Struct, frozen=True, eq=False):
    """A job that waits for a worker."""

    number: int
    rank: Rank
    payer: str
    match: str
    work: Callable[..., Any]
    args: tuple[Any, ...]
    due: Millis | None
    is_wanted: Callable[[], bool]
    answer: "asyncio.Future[Any]"


class ThinkQueue:
    """Gives each worker one job at a time.

    The order: by rank; within a rank the payers take turns, and so do the matches of a payer;
    within a turn near deadlines go first, then the jobs that have waited longest.  A payer whose
    jobs are all urgent can therefore delay others by only one job per turn.
    """

    def __init__(self, workers: Workers, world: World) -> None:
        self._workers = workers
        self._world = world
        self._slots = workers.slots
        self._numbers = count()
        self._waiting: dict[str, list[Job]] = {}
        """By match."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._served: set[str] = set()
        """The payers who have had their turn in this round."""
        self._matches_served: dict[str, set[str]] = {}
        """The matches of each payer that have had their turn."""

    @property
    def waiting(self) -> int:
        """Number of jobs that wait for a worker."""
        return sum(map(len, self._waiting.values()))

    @property
    def under_way(self) -> int:
        """Number of jobs that are running."""
        return len(self._under_way)

    async def run(
        self,
        rank: Rank,
        payer: str,
        match: str,
        work: Callable[..., Any],
        /,
        *args: Any,
        due: Millis | None = None,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Any:
        """Run the job when its turn comes; `Dropped` if nobody wants it any more by then.

        A caller who stops waiting withdraws the job; once it has begun, its worker finishes it.
        """
        answer = asyncio.get_running_loop().create_future()
        number = next(self._numbers)
        job = Job(number, rank, payer, match, work, args, due, is_wanted, answer)
        self._waiting.setdefault(match, []).append(job)
        self._fill()
        try:
            return await answer
        finally:
            self._withdraw(job)

    def drop_stale(self, match: str) -> None:
        """Drop the jobs of this match that are not wanted any more."""
        for job in tuple(self._waiting.get(match, ())):
            if not job.is_wanted():
                self._drop(job)

    async def close(self) -> None:
        """Start no more jobs and close the workers."""
        self._slots = 0
        for job in tuple(chain.from_iterable(self._waiting.values())):
            job.answer.cancel()
        await self._workers.close()

    def _fill(self) -> None:
        """Give every free worker a job."""
        while len(self._under_way) < self._slots and (job := self._next()) is not None:
            if not job.is_wanted():
                self._drop(job)
                continue
            self._withdraw(job)
            self._take_turn(job)
            task = asyncio.create_task(self._do(job))
            self._under_way.add(task)
            task.add_done_callback(self._finish)

    def _next(self) -> Job | None:
        """Keep the last of several free workers for people, so that they need not wait for bots."""
        is_for_all = len(self._under_way) < max(1, self._slots - 1)
        waiting = chain.from_iterable(self._waiting.values())
        jobs = (job for job in waiting if is_for_all or job.rank is Rank.PEOPLE)
        return min(jobs, key=self._order, default=None)

    def _order(self, job: Job) -> tuple[Any, ...]:
        is_near = job.due is not None and job.due - self._world.now() <= NEAR
        return (
            job.rank,
            job.payer in self._served,
            job.match in self._matches_served.get(job.payer, ()),
            job.due if is_near else inf,
            job.number,
        )

    def _take_turn(self, job: Job) -> None:
        if job.payer in self._served or not self._waiting:
            self._begin_round()
        self._served.add(job.payer)
        matches = self._matches_served.setdefault(job.payer, set())
        if job.match in matches:
            matches.clear()
        matches.add(job.match)

    def _begin_round(self) -> None:
        """Start a new round once every waiting payer has had a turn; forget those not waiting."""
        self._served.clear()
        waiting = {job.payer for job in chain.from_iterable(self._waiting.values())}
        for payer in self._matches_served.keys() - waiting:
            del self._matches_served[payer]

    async def _do(self, job: Job) -> None:
        try:
            result = await self._workers.run(job.work, *job.args)
        except Exception as fault:  # noqa: BLE001 -- passed to the caller
            if not job.answer.done():
                job.answer.set_exception(fault)
        else:
            if not job.answer.done():
                job.answer.set_result(result)
        finally:
            job.answer.cancel()  # without a result the workers were closed

    def _finish(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._fill()

    def _drop(self, job: Job) -> None:
        self._withdraw(job)
        if not job.answer.done():
            job.answer.set_exception(Dropped())

    def _withdraw(self, job: Job) -> None:
        jobs = self._waiting.get(job.match, [])
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[job.match]


def rank_of(live: LiveMatch) -> Rank:
    """The rank of the jobs of this match's bots."""
    if not live.has_viewers:
        return Rank.UNSEEN
    return Rank.PEOPLE if has_person_in_play(live) else Rank.BOTS


def has_person_in_play(live: LiveMatch) -> bool:
    """Whether a person still plays here; people who have resigned do not count."""
    playing = live.definition.game.in_play(live.match.state)
    return any(seat in playing for seat in live.match.people())
