"""The messages of a tournament's socket; docs/protocol.md explains them.

`ack`, `no`, `ping`, `pong` and `gone` are those of `service.wire`.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Raw, Struct, UnsetType

from knobel.core.game import Millis
from knobel.service.wire import CommandId, Ping
from knobel.tournament.view import TournamentView, You


class Hello(Struct, frozen=True, gc=False, tag="hello", forbid_unknown_fields=True):
    """Follow this tournament.  Pages say the version that they have in `v`; nothing needs it yet."""

    event: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=80)] = ""
    v: Annotated[int, Meta(ge=0)] | None = None


class Do(Struct, frozen=True, gc=False, tag="do", forbid_unknown_fields=True):
    """A command; its id makes repeating it harmless."""

    id: CommandId
    command: Raw


ClientMessage: TypeAlias = Hello | Do | Ping


class Welcome(Struct, frozen=True, gc=False, tag="welcome"):
    """Everything that this viewer may know at version `v`."""

    v: int
    now: Millis
    view: TournamentView
    you: You


class Update(Struct, frozen=True, gc=False, tag="update"):
    """What has changed in the view (`changes.py`); versions in between may be left out."""

    v: int
    now: Millis
    view: dict[str, Any]
    you: You | UnsetType = UNSET
