"""Nobody is held up: the short form of `python -m bench.bystander`, on a real server."""

from bench.bystander import ALONE, measured
from bench.servers import KNOBEL, data_folder, free_port, running

WORST = ["empty pings", "messages", "absurd settings", "endless headers"]
"""Each of them once stopped everybody for seconds."""
HELD_UP = 5000.0
"""Milliseconds.  What is promised is measured by the bench; on a busy machine this still tells
whether somebody stopped the server."""


async def test_nobody_is_held_up_by_one_visitor() -> None:
    port = free_port()
    with data_folder() as data, running(KNOBEL, port, data):
        rows = [row async for row in measured(port, WORST, 1.0)]

    assert [row.name for row in rows] == [ALONE, *WORST]
    assert [row.name for row in rows if row.waits[-1] > HELD_UP] == []
    assert min(len(row.waits) for row in rows) >= 10
    assert all(row.sent for row in rows[1:])
