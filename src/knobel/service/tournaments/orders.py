"""What is asked of tournaments over HTTP, and the answers."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from knobel.core.game import Millis
from knobel.service.wire import CommandId
from knobel.tournament.commands import Name, PersonCommand
from knobel.tournament.values import EntrantId, Form, Format, Setup, Size
from knobel.tournament.view import HeatView, TournamentView

Secret: TypeAlias = Annotated[str, Meta(max_length=80)]


class OpenEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """The tournament that somebody asks for."""

    setup: Setup
    key: Annotated[str, Meta(min_length=16, max_length=80)] | None = None
    """Made by the client at random: an order with the same key leads to the same tournament."""


class EventTicket(Struct, frozen=True):
    """What the host receives; `token` is the host's secret."""

    id: str
    code: str
    token: str


class EventPreview(Struct, frozen=True):
    """What a code leads to."""

    id: str
    code: str
    view: TournamentView
    now: Millis


class EnterEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """Enter by the id of the event, to which code and link lead; a code that is given must be right."""

    name: Name
    size: Size | None = None
    """None: as few as the game allows."""
    is_remote: bool = False
    code: Annotated[str, Meta(max_length=40)] = ""


class EntryTicket(Struct, frozen=True):
    """The entrant, and a secret: of the device, or for the host the one of the entrant's link."""

    entrant: EntrantId
    token: str


class LinkDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """A device takes over an entrant, with the secret of the entrant's link."""

    entrant: EntrantId
    secret: Secret


class EntrantLink(Struct, frozen=True):
    entrant: EntrantId
    secret: str


class EntrantLinks(Struct, frozen=True):
    """Host: the secrets of the entrants' links, for the name cards."""

    links: tuple[EntrantLink, ...]


class HelperTicket(Struct, frozen=True):
    """Host: the secret with which a helper may report."""

    token: str


class Help(Struct, frozen=True, forbid_unknown_fields=True):
    """A device becomes a helper's, with the secret that the host was given for that."""

    secret: Secret


class PairHeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Host: pair and announce this heat."""

    heat: Annotated[int, Meta(ge=1)]


class Version(Struct, frozen=True):
    """The version of the tournament in which the command is contained."""

    v: int


class Heats(Struct, frozen=True):
    """All heats, for the cross table and for print."""

    v: int
    heats: tuple[HeatView, ...]


class BoutSeat(Struct, frozen=True):
    """The way into the match of a bout: `token` for who plays, `watch` for who looks on.

    The people of a group that plays together join with the `code`, each with their own device.
    """

    match: str
    token: str = ""
    watch: str = ""
    code: str = ""


class DoCommand(Struct, frozen=True, forbid_unknown_fields=True):
    """A command by HTTP, for phones that were offline; its id makes repeating it harmless."""

    id: CommandId
    command: PersonCommand


class ImportEvent(Struct, frozen=True, forbid_unknown_fields=True):
    """A file that becomes a new tournament; `setup` says what the file does not."""

    form: Form
    text: str
    setup: Setup | None = None


class Proposed(Struct, frozen=True):
    """A way to spend the evening."""

    format: Format
    setup: Setup
    """The proposal as a set-up without a name."""
    takes: int
    """The minutes that it is expected to take."""
    clock: int
    """Minutes for each side in a game, so that a bout ends in time."""
    real: int
    """How many bouts of a heat are played at real boards; the others are at screens."""
    screen: int
    fits: bool
    """Whether the time is enough; else this is the shortest that makes sense."""


class Proposals(Struct, frozen=True):
    proposals: tuple[Proposed, ...]
    """The best first."""
    minutes: int
    """How long a game is expected to take."""
    like: int
    """The number of games on this server that say so; 0 if it is the figure on the box."""
    entrants: int
    """The number of persons, teams or groups that the people form."""
