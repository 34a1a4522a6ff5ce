"""Plays rounds of the fuzzer: most with matches, some with events."""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from bench.fuzz_event_rounds import EventRound
from bench.fuzz_frames import FRAMES_A_ROUND, Place, Round, Tally, Tell, Watch
from bench.fuzz_lines import Fault

EVENTS_EVERY = 4
"""One of so many rounds is about events."""


@contextmanager
def watching() -> Iterator[Watch]:
    watch = Watch()
    loggers = [logging.getLogger(name) for name in (None, "uvicorn", "uvicorn.error")]
    for logger in loggers:
        logger.handlers[:] = [watch]
    asyncio.get_running_loop().set_exception_handler(watch.note)
    try:
        yield watch
    finally:
        for logger in loggers:
            logger.removeHandler(watch)


async def play(seed: int, numbers: Iterable[int], frames: int, tally: Tally, tell: Tell) -> None:
    """Rounds with these numbers, until that many frames are sent."""
    place = Place(seed)
    await place.service.start()
    old = "nowhere"
    with watching() as watch:
        for number in numbers:
            size = min(FRAMES_A_ROUND, frames - tally.frames)
            try:
                kind = EventRound if number % EVENTS_EVERY == EVENTS_EVERY - 1 else Round
                old = await kind(place, tally, f"{seed}/{number}").run(size, old)
                watch.check()
            except Exception as fault:
                raise Fault(f"round {number} of seed {seed}: {fault!r}") from fault
            tell()
            if tally.frames >= frames:
                break
    await place.service.close()
