"""Web push for tests, and the wishes that a store keeps."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from knobel.service.ports import PushTarget
from knobel.service.reminders import Subscription
from knobel.stores.memory import MemoryStore


class FakePush:
    """The port `Push`: remembers what was sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.is_gone = False

    async def public_key(self) -> str:
        return "key"

    async def is_public(self, endpoint: str, /) -> bool:
        return "inside" not in endpoint

    async def send(self, target: PushTarget, message: bytes, /) -> bool:
        self.sent.append(json.loads(message))
        return not self.is_gone


def wishes_of(store: MemoryStore) -> Sequence[Subscription]:
    """All wishes, the earliest first."""
    wishes = store._wishes.values()
    return [msgspec.json.decode(wish, type=Subscription) for _, wish in wishes]
