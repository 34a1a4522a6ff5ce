"""A log that lives as long as its process: for tests, and for playing in the terminal."""

from collections.abc import Sequence

from msgspec.structs import replace

from knobel.catalog.courses import Attempt
from knobel.core.game import Millis
from knobel.service.ports import Conflict, MatchSummary, NotFound


class MemoryLog:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._cards: dict[str, MatchSummary] = {}
        self._headers: dict[str, bytes] = {}
        self._lines: dict[str, list[bytes]] = {}
        self._attempts: dict[str, dict[str, Attempt]] = {}
        self._beat: Millis | None = None

    async def open(self, card: MatchSummary, header: bytes, /) -> None:
        for other in self._cards.values():
            if card.id == other.id or card.code == other.code or card.watch == other.watch:
                raise Conflict
        self._cards[card.id] = card
        self._headers[card.id] = header
        self._lines[card.id] = []

    async def append(self, match: str, version: int, line: bytes, /, *, is_last: bool) -> None:
        if match not in self._lines:
            raise NotFound(match)
        if version != len(self._lines[match]) + 1:
            raise Conflict
        self._lines[match].append(line)
        if is_last:
            self._cards[match] = replace(self._cards[match], is_over=True)

    async def header(self, match: str, /) -> bytes:
        if match not in self._headers:
            raise NotFound(match)
        return self._headers[match]

    async def read(self, match: str, after: int = 0, /) -> Sequence[bytes]:
        return self._lines.get(match, [])[after:]

    async def find(self, *, code: str | None = None, watch: str | None = None) -> str:
        for card in self._cards.values():
            if card.code == code or card.watch == watch:
                return card.id
        raise NotFound(code or watch)

    async def summaries(self) -> Sequence[MatchSummary]:
        return sorted(self._cards.values(), key=lambda card: card.opened)

    async def delete(self, match: str, /) -> None:
        for shelf in (self._cards, self._headers, self._lines):
            shelf.pop(match, None)

    async def note_attempt(self, group: str, match: str, attempt: Attempt, /) -> None:
        self._attempts.setdefault(group, {}).setdefault(match, attempt)

    async def attempts(self, group: str, /) -> Sequence[Attempt]:
        return list(self._attempts.get(group, {}).values())

    async def beat(self, wall: Millis, /) -> None:
        self._beat = wall

    async def last_beat(self) -> Millis | None:
        return self._beat

    @property
    def is_well(self) -> bool:
        return True

    async def close(self) -> None:
        pass
