"""What the clients were told before the server died, match by match."""

from collections import defaultdict
from typing import Literal

from msgspec import Struct, field

Wrong = Literal["lost", "doubled", "refused"]
"""A promise was lost; a command counts twice; a refused command counts."""


class Fault(Struct, frozen=True):
    """A promise that the server has not kept."""

    wrong: Wrong
    kind: str
    match: str
    about: str


class Sent(Struct):
    """A command, and what the server has said about it."""

    id: str
    kind: str
    times: int = 0
    acked: set[int] = field(default_factory=set)
    """The versions in which it is stored; more than one is a fault."""
    refused: str | None = None


class Known(Struct):
    """What all clients together know of one match."""

    match: str
    sent: dict[str, Sent] = field(default_factory=dict)
    seen: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """For each version that somebody was told of, the types of its events."""
    tickets: dict[str, str] = field(default_factory=dict)
    """For each secret that was given out, whether it was for opening or for joining."""


class Promises:
    """Everything that was promised in this run."""

    def __init__(self) -> None:
        self.matches: dict[str, Known] = {}
        self.fresh: set[str] = set()
        """Matches about which clients were told something since the last check."""
        self.faults: list[Fault] = []
        self.unanswered: dict[str, int] = defaultdict(int)
        """How many commands of each kind were under way when the server died."""

    def of(self, match: str) -> Known:
        self.fresh.add(match)
        return self.matches.setdefault(match, Known(match))

    def blame(self, wrong: Wrong, kind: str, match: str, about: str) -> None:
        self.faults.append(Fault(wrong, kind, match, about))

    def note_ticket(self, match: str, token: str, kind: str) -> None:
        self.of(match).tickets.setdefault(token, kind)

    def note_sent(self, match: str, command_id: str, kind: str) -> None:
        known = self.of(match)
        known.sent.setdefault(command_id, Sent(command_id, kind)).times += 1

    def note_seen(self, match: str, version: int, events: tuple[str, ...]) -> None:
        """A viewer who sees less of a version than others adds nothing."""
        seen = self.of(match).seen
        if len(events) >= len(seen.get(version, ())):
            seen[version] = events

    def note_ack(self, match: str, command_id: str, version: int) -> None:
        self.of(match).sent[command_id].acked.add(version)

    def note_refusal(self, match: str, command_id: str, code: str) -> None:
        sent = self.of(match).sent[command_id]
        if sent.acked:
            about = f"{command_id}, of version {max(sent.acked)}, was then refused: {code}"
            self.blame("lost", sent.kind, match, about)
        sent.refused = code
