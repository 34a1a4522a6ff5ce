"""Notifications of new versions within one process."""

import asyncio
from collections.abc import Callable


class MemoryBus:
    """Calls the listeners at the end of the loop's turn; it never becomes deaf."""

    def __init__(self) -> None:
        self._listeners: dict[str, list[Callable[[int], None]]] = {}
        self._gathered: dict[str, int] = {}
        """What was published in this turn of the loop."""

    def publish(self, match: str, version: int, /) -> None:
        if not self._gathered:
            asyncio.get_running_loop().call_soon(self._ring)
        self._gathered[match] = max(version, self._gathered.get(match, 0))

    def _ring(self) -> None:
        gathered, self._gathered = self._gathered, {}
        for match, version in gathered.items():
            self._tell(match, version)

    def _tell(self, match: str, version: int) -> None:
        for ring in tuple(self._listeners.get(match, ())):
            ring(version)

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        self._listeners.setdefault(match, []).append(ring)

        def stop() -> None:
            listeners = self._listeners.get(match, [])
            if ring in listeners:
                listeners.remove(ring)
            if not listeners:
                self._listeners.pop(match, None)

        return stop

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        pass


class SoleBus:
    """The bus of the only node: nobody else has to be told, and it knows what it has written."""

    def publish(self, match: str, version: int, /) -> None:
        pass

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        return _nothing

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        pass


class LoneBus(SoleBus):
    """The bus of a node that can't notify the others: to them it is deaf."""

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        call(True)


def _nothing() -> None:
    """Stops listening to a bus that never rings."""
