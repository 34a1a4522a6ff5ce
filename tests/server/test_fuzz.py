"""The fuzzer in short: noise changes nobody else's game; and it finds the faults that it must find."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from bench import fuzz_frames
from bench.fuzz_frames import Tally, open_match
from bench.fuzz_lines import Fault
from bench.fuzz_play import EVENTS_EVERY, play
from knobel.server import socket
from knobel.service import joining
from knobel.service.live_match import LiveMatch
from knobel.service.live_matches import LiveMatches
from knobel.service.tournaments import desk, live
from knobel.service.tournaments.live import LiveTournament
from knobel.tournament.commands import Actor
from knobel.tournament.values import Tournament
from tests.kit.harness import Harness

ROUNDS = range(12)
EVENTS = range(EVENTS_EVERY - 1, 12, EVENTS_EVERY)
"""The rounds about events alone."""


@pytest.fixture
def harness() -> Harness:
    return Harness()


def _play(frames: int, rounds: Iterable[int] = ROUNDS) -> Tally:
    tally = Tally()
    asyncio.run(play(1, rounds, frames, tally, lambda: None))
    return tally


def test_noise_changes_nobody_elses_game() -> None:
    tally = _play(6000)

    assert tally.raw > 100
    assert {"welcome", "ack", "pong", "unreadable", "wrong-token", "not-seated"} <= set(tally.told)
    assert {"too-late", "no-such-move", "move-in-do"} <= set(tally.told)
    assert {"called", "no-such-event", "event-host-only", "event-not-yours"} <= set(tally.told)


async def test_every_match_that_it_may_choose_can_be_opened(harness: Harness) -> None:
    """A short run chooses only some of them."""
    place: Any = harness  # all that it needs is a service
    opened = [await open_match(place, order) for order in fuzz_frames.ORDERS]

    assert len({pairing.first.ticket.id for pairing in opened}) == len(fuzz_frames.ORDERS)


def test_it_notices_a_fault_that_nobody_foresaw(monkeypatch: pytest.MonkeyPatch) -> None:
    read = socket.read_message

    def stumble(body: str) -> Any:
        if '"resign"' in body:
            raise KeyError
        return read(body)

    monkeypatch.setattr(socket, "read_message", stumble)

    with pytest.raises(Fault, match="internal"):
        _play(6000)


def test_it_notices_a_door_that_is_open_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def let_in(table: LiveMatch, _token: str) -> str:
        return table.match.header.opener

    monkeypatch.setattr(joining, "key_for", let_in)

    with pytest.raises(Fault, match="in the bystanders' log"):
        _play(18_000)


def test_it_notices_that_anybody_hosts_an_event(monkeypatch: pytest.MonkeyPatch) -> None:
    def let_in(_key: str) -> Callable[[Tournament], Actor]:
        return lambda t: Actor("host", t.header.host)

    monkeypatch.setattr(live, "actor", let_in)

    with pytest.raises(Fault, match="nobody in this event asked"):
        _play(4500, EVENTS)


def test_it_notices_a_call_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: Any) -> Any:
        raise KeyError

    monkeypatch.setattr(desk, "heat_view", stumble)

    with pytest.raises(Fault, match="500"):
        _play(4500, EVENTS)


def test_it_notices_an_event_of_which_people_are_told_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(LiveTournament, "_tell_soon", lambda _: None)

    with pytest.raises(Fault, match="sees another event"):
        _play(4500, EVENTS)


def test_it_notices_a_code_without_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzz_frames, "CODES", fuzz_frames.CODES - {"not-seated"})

    with pytest.raises(Fault, match="no text"):
        _play(6000)


def test_it_notices_what_a_deleted_match_leaves_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget_half(matches: LiveMatches, table: LiveMatch) -> None:
        table.dismiss_all("match-deleted")
        await matches._directory.delete(table.id)

    monkeypatch.setattr(LiveMatches, "delete", forget_half)

    with pytest.raises(Fault, match="left after"):
        _play(1500)
