"""The one list of games: their rules, and how their values are written down and read back."""

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cached_property
from types import GenericAlias, ModuleType
from typing import Any, Union

import msgspec
from msgspec import Struct

from knobel.bots import vier3d as vier3d_bots
from knobel.bots import xcode as xcode_bots
from knobel.bots import xobrainer as xobrainer_bots
from knobel.catalog import courses, packs
from knobel.core.game import Illegal, Outcome, Seat
from knobel.games import vier3d, xcode, xobrainer
from knobel.match import AnyGame, Entry, Header
from knobel.match.commands import PersonCommand, TableCommand
from knobel.match.events import MatchEvent


class Unreadable(Exception):
    """Something stored, sent or imported can't be understood; says where and why."""


_NOT_UNDERSTOOD = (msgspec.MsgspecError, RecursionError, UnicodeError)
"""What msgspec raises for a body: it is wrong, nested too deeply, or not UTF-8."""


def _either(*kinds: Any) -> Any:
    """The union of kinds that are known only at run time."""
    return Union.__getitem__(kinds)


class _Values:
    """The types of one game's values, told to msgspec."""

    def __init__(self, config: Any, action: Any, event: Any, view: Any) -> None:
        self.config, self.action, self.event, self.view = config, action, event, view


class GameDefinition:
    """A game in the catalog."""

    def __init__(
        self,
        name: str,
        game: AnyGame,
        rules: int,
        values: _Values,
        write_action: Callable[[Any], str],
        read_action: Callable[[str, Any], Any],
        bots: ModuleType,
        own: Callable[[Any, Seat | None], dict[str, Any]],
        resolve: Callable[[Any], Any] = lambda config: config,
        is_formal: Callable[[Any], bool] = lambda _: False,
        brief: Callable[[Any, Seat], list[str]] | None = None,
        onward: Callable[[Any, Outcome], Any] = lambda config, _: config,
        ladder: courses.Ladder | None = None,
        has_same_moves: Callable[[Any, Any, Seat], bool] = lambda _old, _new, _seat: False,
        untouched: Callable[[Any, Any], Collection[Seat | None]] = lambda _old, _new: (),
        is_live: bool = False,
    ) -> None:
        self.name = name
        self.game = game
        self.rules = rules
        self.values = values
        self.write_action = write_action
        self.read_action = read_action
        self.own = own
        """The fields of a seat's view, always the same ones, that others may see otherwise."""
        self.is_formal = is_formal
        """Whether an action only confirms something: nobody need think about it."""
        self.onward = onward
        """What is played next by those who want to go on: usually the same again."""
        self.ladder = ladder
        """What groups win one after another, in games of which that is kept."""
        self.has_same_moves = has_same_moves
        """Whether `brief` is surely the same for both states; False if in doubt."""
        self.untouched = untouched
        """For whom, from one state to the next, nothing changes but what everybody sees.

        Their moves and `own` fields stay the same, and they hear what a spectator, None, hears.
        """
        self.is_live = is_live
        """Whether everybody acts at once: bots look up by themselves, they are not asked."""
        self._resolve = resolve
        self._brief = brief
        self.levels: tuple[str, ...] = tuple(level.name for level in bots.LEVELS)
        self.stand_in = self.levels[len(self.levels) // 2] if self.levels else ""
        """Who plays for somebody that is gone."""
        self.player: Callable[[str], Any] = bots.player
        self.warm: Callable[[], None] = bots.warm

    @cached_property
    def command_type(self) -> Any:
        """What a person may send to a match of this game."""
        return _either(PersonCommand, self.values.action)

    @cached_property
    def _commands(self) -> msgspec.json.Decoder[Any]:
        return msgspec.json.Decoder(self.command_type)

    @cached_property
    def _entries(self) -> msgspec.json.Decoder[Any]:
        command: Any = _either(PersonCommand, TableCommand, self.values.action)
        events: Any = GenericAlias(tuple, (_either(MatchEvent, self.values.event), ...))
        fields = [("command", command), ("events", events)]
        stored = msgspec.defstruct("StoredEntry", fields, bases=(Entry,), frozen=True)
        return msgspec.json.Decoder(stored)

    def read_command(self, body: bytes | msgspec.Raw) -> Any:
        """A command as a client sent it."""
        try:
            return self._commands.decode(body)
        except _NOT_UNDERSTOOD as fault:
            raise Unreadable(str(fault)) from fault

    def read_entry(self, body: bytes) -> Entry:
        """A line of the log as it was stored."""
        try:
            found = self._entries.decode(body)
        except _NOT_UNDERSTOOD as fault:
            raise Unreadable(str(fault)) from fault
        return Entry(*(getattr(found, field) for field in Entry.__struct_fields__))

    def read_config(self, config: Any) -> Any:
        """A configuration from plain JSON values; `Illegal` if the rules refuse it."""
        try:
            return msgspec.convert(self._resolve(config), self.values.config)
        except _NOT_UNDERSTOOD as fault:
            raise Unreadable(str(fault)) from fault

    def brief(self, state: Any, seat: Seat) -> list[str]:
        """What a seat can do: its legal actions in the game's notation, or the game's short form."""
        if self._brief is not None:
            return self._brief(state, seat)
        return [self.write_action(action) for action in self.game.legal_actions(state, seat)]


class Announced(Struct, frozen=True):
    """A game that has no page yet, though it may have its rules."""

    name: str


GAMES: Mapping[str, GameDefinition] = {
    definition.name: definition
    for definition in [
        GameDefinition(
            "vier3d",
            vier3d,
            vier3d.RULES,
            _Values(vier3d.Config, vier3d.Drop, vier3d.Event, vier3d.View),
            vier3d.write_action,
            vier3d.read_action,
            vier3d_bots,
            vier3d.own,
        ),
        GameDefinition(
            "xobrainer",
            xobrainer,
            xobrainer.RULES,
            _Values(xobrainer.Config, xobrainer.Action, xobrainer.Event, xobrainer.View),
            xobrainer.write_action,
            xobrainer.read_action,
            xobrainer_bots,
            xobrainer.own,
            packs.resolved,
            lambda action: isinstance(action, xobrainer.Seen),
        ),
        GameDefinition(
            "xcode",
            xcode,
            xcode.RULES,
            _Values(xcode.Config, xcode.Action, xcode.Event, xcode.View),
            xcode.write_action,
            xcode.read_action,
            xcode_bots,
            xcode.own,
            courses.resolved,
            brief=xcode.brief,
            onward=courses.onward,
            ladder=courses.LADDER,
            has_same_moves=xcode.has_same_moves,
            untouched=xcode.untouched,
            is_live=True,
        ),
    ]
}
ANNOUNCED: Sequence[Announced] = ()


def game_named(name: str) -> GameDefinition:
    """The game of this name, or `Unreadable`."""
    try:
        return GAMES[name]
    except KeyError as missing:
        raise Unreadable(f"no game is called {name!r}") from missing


_HEADERS = msgspec.json.Decoder(Header)


def read_header(body: bytes) -> Header:
    """The header of a match as it was stored."""
    try:
        header = _HEADERS.decode(body)
    except _NOT_UNDERSTOOD as fault:
        raise Unreadable(str(fault)) from fault
    definition = game_named(header.game)
    try:
        config = definition.read_config(header.config)
    except Illegal as refused:
        raise Unreadable(f"config: refused ({refused.code})") from refused
    seats = len(definition.game.sides(config))
    if len(header.places) != seats:
        raise Unreadable(f"places: {len(header.places)} instead of {seats}")
    return msgspec.structs.replace(header, config=config)
