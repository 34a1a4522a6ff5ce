"""Nobody is held up: the short form of `python -m bench.bystander`, on a real server."""

from bench.bystander import ALONE, measured
from bench.servers import KNOBEL, data_folder, free_port, running

KINDS = [
    *("empty pings", "messages", "absurd settings", "endless headers", "slow bodies"),
    *("history", "QR codes", "lessons", "opening matches", "guessing codes", "bots alone"),
    *("resting and returning", "messages to events"),
]
"""One of each kind, and those that once stopped everybody for seconds."""
ALLOWED = 500.0
"""Milliseconds that p99 may rise.  The bench measures what is promised, on a quiet machine; in a
second with forty moves p99 is the slowest, and other tests run at the same time."""


async def test_nobody_is_held_up_by_one_visitor() -> None:
    port = free_port()
    with data_folder() as data, running(KNOBEL, port, data):
        rows = [row async for row in measured(port, KINDS, 0.5, ALLOWED)]

    alone = rows[0].at(0.99)
    assert [row.name for row in rows] == [ALONE, *KINDS]
    assert [row.name for row in rows if row.at(0.99) > alone + ALLOWED] == []
    assert min(len(row.waits) for row in rows) >= 10
    assert all(row.sent for row in rows[1:])
