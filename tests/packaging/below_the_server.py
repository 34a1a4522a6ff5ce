"""Plays what lies below the server, on any Python: needs the sources and msgspec, nothing else.

Every game is played by moves of chance; each line of its log is written, read back and replayed.
"""

import random
import sys
from types import SimpleNamespace
from typing import Any

import msgspec

from knobel.catalog import GAMES, GameDefinition
from knobel.core.dice import Recorder
from knobel.core.game import Begin, Tick
from knobel.match import Entry, Header, SeatSetup, enter, judged, opened, phase, verify

MOST = 60
"""Moves of a game."""


def played(definition: GameDefinition) -> int:
    """How many lines a match of bots has, once it is replayed from what was stored."""
    dice, wall = SimpleNamespace(pick=random.Random(1).randrange), 0
    config = definition.read_config({})
    places = tuple(SeatSetup("bot", "human") for _ in definition.game.sides(config))
    header = Header("m", "c", "w", definition.name, definition.rules, config, places, 0)
    match, log = opened(definition.game, header), []
    for count in range(MOST):
        seat: Any = None
        command: Any = Begin() if count == 0 else Tick()
        moves = [
            (seat, action)
            for seat in range(len(places) if count else 0)
            for action in definition.game.legal_actions(match.state, seat)
        ]
        if moves:
            seat, command = moves[dice.pick(len(moves))]
        record = Recorder(dice)
        events, _ = judged(definition.game, match, seat, command, wall, record)
        entry = Entry(match.version + 1, wall, None, seat, command, tuple(record.picks), events)
        log.append(definition.read_entry(msgspec.json.encode(entry)))
        match = enter(definition.game, match, log[-1])
        if phase(definition.game, match) == "over":
            break
    assert verify(definition.game, header, log) is None, definition.name
    return len(log)


print(*sys.version_info[:2], *(played(definition) for definition in GAMES.values()))  # noqa: T201
