"""Notifications of new versions within one process."""

from collections.abc import Callable


class MemoryBus:
    """Calls every listener at once."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[str, int], None]] = []

    def publish(self, match: str, version: int, /) -> None:
        for listener in tuple(self._listeners):
            listener(match, version)

    def subscribe(self, listener: Callable[[str, int], None], /) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)
