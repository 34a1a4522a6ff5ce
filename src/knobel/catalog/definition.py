"""A game as the rest of the program knows it, built from the game's modules."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cached_property, reduce
from operator import or_
from types import GenericAlias
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec

from knobel.bots import BotLevel
from knobel.core.capabilities import (
    Acknowledgements,
    Attempt,
    Clocked,
    Contested,
    Ladder,
    LessonDice,
    Limited,
    Live,
    NamedSettings,
    Packs,
    Perft,
    Pictured,
    Revocable,
    Rules,
    Secrets,
    ShortMoves,
    Turns,
    Unaffected,
)
from knobel.core.game import Illegal, Seat
from knobel.match import Entry, Facts, Match, MatchView, match_view
from knobel.match.commands import PersonCommand, TableCommand
from knobel.match.events import MatchEvent


class Unreadable(Exception):
    """Something stored, sent or imported can't be read; the message says where and why."""


NOT_UNDERSTOOD = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What msgspec raises for a body that is invalid, nested too deeply, or not UTF-8."""
_COMMANDS: msgspec.json.Decoder[PersonCommand] = msgspec.json.Decoder(PersonCommand)
_T = TypeVar("_T")


def decoded(decoder: msgspec.json.Decoder[_T], body: bytes | str | msgspec.Raw) -> _T:
    """The value that the body contains, or `Unreadable`."""
    try:
        return decoder.decode(body)
    except NOT_UNDERSTOOD as fault:
        raise Unreadable(str(fault)) from fault


def _either(*kinds: Any) -> Any:
    """The union of kinds that are known only at run time."""
    return reduce(or_, kinds)


class Bots(Protocol):
    """A game's package in `bots`."""

    @property
    def LEVELS(self) -> Sequence[BotLevel]: ...  # noqa: N802 -- a constant of the module

    def player(self, level: str, /) -> Any:
        """The player of this level."""

    def warm(self) -> None:
        """Load what the players need."""


class GameDefinition:
    """A game in the catalog: its rules, its bots and, if it has any, its files."""

    def __init__(self, rules: Rules, bots: Bots, files: object = None) -> None:
        self.name = rules.__name__.rpartition(".")[2]
        self.game = rules
        self.rules = rules.RULES
        self.write_action, self.read_action = rules.write_action, rules.read_action
        self.levels: tuple[str, ...] = tuple(level.name for level in bots.LEVELS)
        middle = self.levels[len(self.levels) // 2] if self.levels else ""
        self.stand_in = next((level.name for level in bots.LEVELS if level.is_usual), middle)
        """The level of bots that replace a person, and of bots for which no level was chosen."""
        self.player, self.warm = bots.player, bots.warm
        self.secrets = rules if isinstance(rules, Secrets) else None
        self.acknowledgements = rules if isinstance(rules, Acknowledgements) else None
        self.shortened = rules if isinstance(rules, ShortMoves) else None
        self.unaffected = rules if isinstance(rules, Unaffected) else None
        self.live = rules if isinstance(rules, Live) else None
        self.turns = rules if isinstance(rules, Turns) else None
        self.clocked = rules if isinstance(rules, Clocked) else None
        self.revocable = rules if isinstance(rules, Revocable) else None
        self.pictured = rules if isinstance(rules, Pictured) else None
        self.contested = rules if isinstance(rules, Contested) else None
        self.limited = rules if isinstance(rules, Limited) else None
        self.counting = bots if isinstance(bots, Perft) else None
        self.named = files if isinstance(files, NamedSettings) else None
        self.packs = files if isinstance(files, Packs) else None
        self.ladder = files if isinstance(files, Ladder) else None
        self.dealing = files if isinstance(files, LessonDice) else None

    # Capabilities, with defaults for games that lack them

    def private_fields(self, state: Any, seat: Seat | None) -> dict[str, Any]:
        return {} if self.secrets is None else self.secrets.private_fields(state, seat)

    def is_acknowledgement(self, action: Any) -> bool:
        told = self.acknowledgements
        return told is not None and told.is_acknowledgement(action)

    def short_moves(self, state: Any, seat: Seat) -> list[str]:
        """What a seat can do: its legal actions in the game's notation, or the short form."""
        if self.shortened is not None:
            return self.shortened.short_moves(state, seat)
        return [self.write_action(action) for action in self.game.legal_actions(state, seat)]

    def has_same_moves(self, old: Any, new: Any, seat: Seat) -> bool:
        return self.shortened is not None and self.shortened.has_same_moves(old, new, seat)

    def seats_unaffected(self, old: Any, new: Any) -> Collection[Seat | None]:
        return () if self.unaffected is None else self.unaffected.seats_unaffected(old, new)

    @property
    def title(self) -> str:
        """What the game is called in every language."""
        return self.name.capitalize() if self.pictured is None else self.pictured.TITLE

    @property
    def is_live(self) -> bool:
        return self.live is not None

    def turn(self, state: Any) -> int | None:
        return None if self.turns is None else self.turns.turn(state)

    def has_clock(self, config: Any) -> bool:
        return self.clocked is not None and self.clocked.has_clock(config)

    def may_take_back(self, config: Any) -> bool:
        return self.revocable is not None and self.revocable.may_take_back(config)

    def attempt(self, match: Match) -> Attempt | None:
        """The attempt that a finished match was for its group, if it was played for a stage."""
        ladder = self.ladder
        return None if ladder is None else ladder.attempt(match.state, match.players_here())

    def next_config(self, match: Match) -> Any:
        """The settings for a group that plays on."""
        ladder, config = self.ladder, match.header.config
        return config if ladder is None else ladder.next_config(config, self.attempt(match))

    def match_view(self, match: Match, key: str | None) -> MatchView:
        """The match for the holder of this secret, or with None for a spectator."""
        config = match.header.config
        facts = Facts(
            is_live=self.is_live,
            has_ladder=self.ladder is not None,
            has_clock=self.has_clock(config),
            may_take_back=self.may_take_back(config),
        )
        return match_view(self.game, match, key, facts)

    def with_clock(self, config: Any, minutes: int) -> Any:
        """The settings with so many minutes for each side, if the game has such a clock."""
        return config if self.limited is None else self.limited.with_clock(config, minutes)

    @property
    def pack_type(self) -> Any:
        """The files that clients can choose from, if the game has any."""
        return None if self.packs is None else get_type_hints(self.packs.pack)["return"]

    # Values from bytes

    @cached_property
    def _actions(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.game.Action)

    @cached_property
    def _entries(self) -> msgspec.json.Decoder[Any]:
        command: Any = _either(PersonCommand, TableCommand, self.game.Action)
        events: Any = GenericAlias(tuple, (_either(MatchEvent, self.game.Event), ...))
        fields = [("command", command), ("events", events)]
        stored = msgspec.defstruct("StoredEntry", fields, bases=(Entry,), frozen=True)
        return msgspec.json.Decoder(stored)

    def read_command(self, body: bytes | msgspec.Raw) -> PersonCommand:
        """What a client asks of a match; `Illegal` for an action of the game, which is played."""
        try:
            return _COMMANDS.decode(body)
        except NOT_UNDERSTOOD as fault:
            with suppress(Unreadable):
                self.decode_action(body)
                raise Illegal("move-in-do") from fault
            raise Unreadable(str(fault)) from fault

    def decode_action(self, body: bytes | msgspec.Raw) -> Any:
        """An action of the game, as it is stored."""
        try:
            return self._actions.decode(body)
        except NOT_UNDERSTOOD as fault:
            raise Unreadable(str(fault)) from fault

    def read_move(self, text: str, state: Any) -> Any:
        """The action that a client's text stands for now, or `Illegal`.

        It is decoded like a line of the log, because `read_action` does not check values: an action
        that could not be read back must not be stored.
        """
        try:
            return self.decode_action(msgspec.json.encode(self.read_action(text, state)))
        except (msgspec.MsgspecError, UnicodeError, Unreadable) as fault:
            raise Illegal("no-such-move", move=text) from fault

    def read_entry(self, body: bytes) -> Entry:
        """A line of the log as it was stored."""
        found = decoded(self._entries, body)
        return Entry(*(getattr(found, field) for field in Entry.__struct_fields__))

    def read_config(self, config: Any) -> Any:
        """A configuration from plain JSON values; `Illegal` if the rules refuse it."""
        try:
            plain = config if self.named is None else self.named.resolve_config(config)
            return msgspec.convert(plain, self.game.Config)
        except NOT_UNDERSTOOD as fault:
            raise Unreadable(str(fault)) from fault
