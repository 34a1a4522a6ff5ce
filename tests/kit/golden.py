"""Playthroughs: games written down so that people can read them, and played again.

    # what it shows
    game vier3d
    config {"variant":"first-line"}

    @0 table begin
      {"type":"begun","at":0}
    @1200 seat 0 a1
      {"type":"dropped","seat":0,"ball":"r","rod":"a1","at":1200}

    outcome none

A line with @ tells when, who and what, and after the word `dice` how these fell; the events it
led to stand beneath.  Before every command the clock is settled, as a table does: flags that fell
meanwhile are events of that command.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from knobel.catalog import GAMES, GameDefinition
from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Forfeit, Illegal, Millis, Move, Seat, TakeBack, Tick

FOLDER = Path(__file__).parent.parent / "golden"

WORDS: dict[str, Any] = {
    "begin": Begin(),
    "tick": Tick(),
    "resign": Forfeit("resigned"),
    "absent": Forfeit("absent"),
    **{f"take-back {seat}": TakeBack(seat) for seat in range(8)},
}


def playthroughs(game: str | None = None) -> list[Path]:
    """The files, of one game or of all."""
    return sorted(FOLDER.glob(f"{game or '*'}/*.play"))


def replayed(text: str) -> str:
    """The same commands and dice, with the events and the outcome of today's rules."""
    lines = text.splitlines()
    definition = next(GAMES[line[5:]] for line in lines if line.startswith("game "))
    return "\n".join(_replayed(definition, lines)) + "\n"


def _replayed(definition: GameDefinition, lines: Sequence[str]) -> Iterator[str]:
    state = None
    for line in lines:
        word, _, rest = line.partition(" ")
        match word:
            case "config":
                config = definition.read_config(msgspec.json.decode(rest))
                state = definition.game.opening(config)
                yield f"config {_written(config)}"
            case "" if rest:
                pass  # what used to happen
            case "outcome":
                yield f"outcome {_written(definition.game.outcome(state))}"
            case _ if word.startswith("@"):
                state, told = _told(definition, state, line)
                yield line
                yield from told
            case _:
                yield line


def read_line(line: str) -> tuple[Millis, Seat | None, str, list[int]]:
    """When, who and what a line asks, and how the dice fall."""
    asked, _, dice = line.partition(" dice ")
    when, who, what = asked.split(" ", 2)
    seat: Seat | None = None
    if who == "seat":
        number, _, what = what.partition(" ")
        seat = int(number)
    return int(when[1:]), seat, what, [int(pick) for pick in dice.split()]


def _told(definition: GameDefinition, state: Any, line: str) -> tuple[Any, list[str]]:
    """The state after the command, and what happened, or why it was refused."""
    at, seat, what, dice = read_line(line)
    tape = Recorder(Tape(*dice))
    settled = definition.game.apply(state, Move(None, Tick(), at), tape)
    events = list(settled.events)
    state = settled.state
    refused: list[str] = []
    if what != "tick":
        action = WORDS[what] if what in WORDS else definition.read_action(what, state)
        try:
            step = definition.game.apply(state, Move(seat, action, at), tape)
        except Illegal as no:
            refused = [f"  refused: {no.code}"]
        else:
            state = step.state
            events += step.events
    assert tape.picks == dice, f"dice are left over: {line}"
    return state, [f"  {_written(event)}" for event in events] + refused


def _written(value: Any) -> str:
    return "none" if value is None else msgspec.json.encode(value).decode()
