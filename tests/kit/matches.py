"""Plays matches from lists of commands."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from knobel.core.dice import Recorder, Tape
from knobel.core.game import Millis, Seat, Tick
from knobel.match import AnyGame, Entry, Match, decide, enter

Asked: TypeAlias = tuple[Seat | None, Any, Millis]
"""Who asks what, at which wall time."""


def enter_all(game: AnyGame, match: Match, asked: Sequence[Asked], *picks: int) -> Match:
    """The match after these commands, each with the clock written down before it."""
    tape = Tape(*picks)
    for seat, command, wall in asked:
        for who, what in ((None, Tick()), (seat, command)):
            dice = Recorder(tape)
            events = decide(game, match, who, what, wall, dice)
            if events or who is not None:
                version = match.version + 1
                entry = Entry(version, wall, None, who, what, tuple(dice.picks), events)
                match = enter(game, match, entry)
    assert tape.is_used_up()
    return match
