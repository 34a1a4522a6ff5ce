"""What has changed between two views of a tournament; docs/protocol.md explains the form.

In a large field every result would otherwise repeat everybody's line to everybody.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

_LISTS = {"entrants": "id", "bouts": "id", "rows": "entrant"}
"""Fields that hold a list, with the field that names its members."""
_PARTS = frozenset({"heat", "standing"})
"""Fields of which only what has changed is told."""


def changes(old: Struct, new: Struct) -> dict[str, Any]:
    """The fields that have changed, each as a client puts it to what it has."""
    fields = zip(new.__struct_fields__, astuple(new), astuple(old), strict=True)
    return {
        name: _change(name, was, now) for name, now, was in fields if now is not was and now != was
    }


def _change(name: str, was: Any, now: Any) -> Any:
    if name in _LISTS:
        return _members(_LISTS[name], was, now)
    if name in _PARTS and was is not None and now is not None:
        return changes(was, now)
    return now


def _members(key: str, was: Sequence[Struct], now: Sequence[Struct]) -> dict[str, Any]:
    """The members that are new or have changed, and the order of all if that has."""
    before = {getattr(member, key): member for member in was}
    order = [getattr(member, key) for member in now]
    items: list[Any] = []
    for number, member in zip(order, now, strict=True):
        old = before.get(number)
        if old is None:
            items.append(member)
        elif old is not member and old != member:
            items.append({key: number, **changes(old, member)})
    return {"items": items} if order == list(before) else {"items": items, "order": order}
