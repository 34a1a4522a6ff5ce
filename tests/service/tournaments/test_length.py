"""An event whose log is full."""

import pytest
from msgspec.structs import replace

from knobel.core.game import Illegal
from knobel.service.limits import DEFAULTS
from knobel.tournament import commands as do
from knobel.tournament.values import Setup
from tests.kit.harness import opened


async def test_an_event_that_is_too_long_can_only_be_closed() -> None:
    setup = Setup("Friday", "vier3d", {"variant": "first-line", "yellow": "none"})
    async with opened(limits=replace(DEFAULTS, lines_per_event=3)) as harness:
        desk = harness.service.tournaments
        ticket = await desk.open(setup)
        for number in range(3):
            is_open = number % 2 == 1
            await desk.do(ticket.id, ticket.token, do.OpenEntry(yes=is_open), f"c-{number}")

        with pytest.raises(Illegal, match="event-too-long"):
            await desk.do(ticket.id, ticket.token, do.OpenEntry(yes=True), "c-4")
        await desk.do(ticket.id, ticket.token, do.Close(), "c-5")
