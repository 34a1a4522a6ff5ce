"""The port `Bus`."""

from collections.abc import Callable

import pytest

from knobel.buses.memory import MemoryBus
from knobel.service.ports import Bus


@pytest.fixture(params=["memory"])
def bus() -> Bus:
    return MemoryBus()


def listener(heard: list[tuple[str, int]]) -> Callable[[str, int], None]:
    return lambda match, version: heard.append((match, version))


def test_everybody_who_listens_hears_every_ring(bus: Bus) -> None:
    ears: list[list[tuple[str, int]]] = [[], []]
    for heard in ears:
        bus.subscribe(listener(heard))
    bus.publish("m", 1)
    bus.publish("n", 5)

    assert ears == [[("m", 1), ("n", 5)], [("m", 1), ("n", 5)]]


def test_nobody_hears_what_rang_before(bus: Bus) -> None:
    heard: list[tuple[str, int]] = []
    bus.publish("m", 1)
    bus.subscribe(listener(heard))

    assert heard == []


def test_whoever_stops_listening_hears_no_more(bus: Bus) -> None:
    heard: list[tuple[str, int]] = []
    stop = bus.subscribe(listener(heard))
    bus.publish("m", 1)
    stop()
    bus.publish("m", 2)

    assert heard == [("m", 1)]


def test_a_listener_may_stop_while_it_rings(bus: Bus) -> None:
    heard: list[tuple[str, int]] = []
    stops: list[Callable[[], None]] = []
    stops.append(bus.subscribe(lambda _match, _version: stops[0]()))
    bus.subscribe(listener(heard))
    bus.publish("m", 1)
    bus.publish("m", 2)

    assert heard == [("m", 1), ("m", 2)]


def test_it_rings_for_nobody_too(bus: Bus) -> None:
    bus.publish("m", 1)
