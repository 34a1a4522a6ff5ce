"""The bytes that everybody at a table is told, as one digest a match.

    python -m tests.kit.told            # writes the digests anew: only on purpose

Each playthrough is told move by move.  Besides, matches of chance are played with its settings, in
which people also propose, answer, leave and come back.
"""

from collections.abc import Iterator
from hashlib import blake2b
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from msgspec.structs import replace

from knobel.catalog import GAMES, GameDefinition
from knobel.core.dice import Recorder, Tape
from knobel.core.game import Begin, Illegal, Move, Seat, Tick
from knobel.match import (
    Entry,
    Header,
    Match,
    SeatSetup,
    Unsettled,
    decide,
    enter,
    opened,
    outcome,
    phase,
    wakes_at,
)
from knobel.match import commands as do
from knobel.service import wire
from knobel.service.updates import UpdateWriter
from tests.kit.golden import WORDS, playthroughs
from tests.kit.rolls import Rolls
from tests.kit.xcode import any_action

FILE = Path(__file__).parent.parent / "data" / "told.json"
NOON = 1_790_000_000_000
CHANCES = 2
"""How many matches of chance are played with the settings of each playthrough."""
LONGEST = 120


def digests() -> dict[str, str]:
    """The digest of each playthrough, and of the matches of chance with its settings."""
    return {f"{file.parent.name}/{file.stem}": digest(file) for file in playthroughs()}


def digest(file: Path, chances: range = range(CHANCES)) -> str:
    lines = file.read_text("utf-8").splitlines()
    definition = next(GAMES[line[5:]] for line in lines if line.startswith("game "))
    setting = next(line[7:] for line in lines if line.startswith("config "))
    config = definition.read_config(msgspec.json.decode(setting))
    found = blake2b(digest_size=12)
    for told in _told_of(definition, config, lines):
        found.update(told)
    for number in chances:
        for told in told_by_chance(definition, config, number):
            found.update(told)
    return found.hexdigest()


class _Viewers:
    """Each seat alone, the first two at one screen, who opened the match, and a spectator."""

    def __init__(self, definition: GameDefinition, match: Match) -> None:
        self._definition = definition
        self._keys = [chair.key for chair in match.chairs]
        self._faces = {
            key: wire.face_of(definition, match, key) for key in {*self._keys, "opener", None}
        }

    def told(self, entry: Entry, before: Match, after: Match) -> Iterator[bytes]:
        writer = UpdateWriter(self._definition, entry, before, after, entry.wall)
        told = writer.tell(self._faces)
        for key in sorted(told, key=str):
            yield told[key]


def _sat(definition: GameDefinition, config: Any, *, is_shared: bool) -> Match:
    """The match with everybody seated; the first two may share a screen."""
    seats = range(len(definition.game.sides(config)))
    header = Header(
        *("match", "code", "watch", definition.name, definition.rules, config),
        tuple(SeatSetup() for _ in seats),
        NOON,
        "opener",
    )
    match = opened(definition.game, header)
    for seat in seats:
        key = "key-0" if is_shared and seat < 2 else f"key-{seat}"
        command = do.Sit(seat, f"Name {seat}", key)
        events = decide(definition.game, match, None, command, NOON, Tape())
        entry = Entry(match.version + 1, NOON, None, None, command, (), events)
        match = enter(definition.game, match, entry)
    return match


# Playthroughs


def _told_of(definition: GameDefinition, config: Any, lines: list[str]) -> Iterator[bytes]:
    """What each line of a playthrough tells, in a match that has nothing but the game."""
    match = replace(_sat(definition, config, is_shared=False), began=NOON)
    viewers = _Viewers(definition, match)
    for line in lines:
        if not line.startswith("@"):
            continue
        asked, _, dice = line.partition(" dice ")
        when, who, what = asked.split(" ", 2)
        seat: Seat | None = None
        if who == "seat":
            number, _, what = what.partition(" ")
            seat = int(number)
        tape, at = Tape(*map(int, dice.split())), int(when[1:])
        for actor, action in ((None, "tick"), (seat, what)):
            try:
                found = WORDS.get(action) or definition.read_action(action, match.state)
                step = definition.game.apply(match.state, Move(actor, found, at), tape)
            except Illegal as no:
                yield no.code.encode()
                continue
            wall, version = NOON + at, match.version + 1
            entry = Entry(version, wall, None, actor, found, (), step.events)
            after = replace(match, state=step.state, version=version, wall=wall)
            yield from viewers.told(entry, match, after)
            match = after


# Matches of chance


def told_by_chance(definition: GameDefinition, config: Any, number: int) -> Iterator[bytes]:
    """What a match tells in which people do what they may, and sometimes what they may not."""
    game, chance, rolls = definition.game, Random(number), Rolls(number)
    match = _sat(definition, config, is_shared=number % 2 == 1)
    viewers, wall = _Viewers(definition, match), NOON
    for turn in count():
        due = wakes_at(game, match)
        if turn > LONGEST or (outcome(game, match) is not None and chance.randrange(8) == 0):
            return
        wall += chance.choice((0, 1, 400, 400, 2_000, 2_000, 9_000))
        if due is not None and chance.randrange(25) == 0:
            wall = max(wall, min(due, wall + 100_000))
        for seat, command in ((None, Tick()), _asked(definition, match, chance)):
            dice = Recorder(rolls)
            try:
                events = decide(game, match, seat, command, wall, dice)
            except (Illegal, Unsettled) as no:
                yield repr(no).encode()
                continue
            if not events and seat is None:
                continue
            entry = Entry(match.version + 1, wall, None, seat, command, tuple(dice.picks), events)
            after = enter(game, match, entry)
            yield from viewers.told(entry, match, after)
            match = after


def _asked(definition: GameDefinition, match: Match, chance: Random) -> tuple[Seat | None, Any]:
    """What happens next: mostly a move."""
    game, seats = definition.game, range(len(match.chairs))
    if match.began is None:
        unready = [seat for seat in seats if not match.chairs[seat].ready]
        return (unready[0], do.Ready()) if unready else (None, Begin())
    seat = chance.choice(seats)
    if phase(game, match) == "running" and chance.randrange(8):
        if definition.is_live:
            return any_action(match.state, chance) or (seat, do.Reclaim())
        options = [(s, action) for s in seats for action in game.legal_actions(match.state, s)]
        return chance.choice(options) if options else (seat, do.Rename("Nobody"))
    matter: do.Matter = chance.choice(get_args(do.Matter))
    asides: list[tuple[Seat | None, Any]] = [
        (None, do.Away(seat)),
        (None, do.Back(seat)),
        (None, do.Halt(match.wall)),
        (seat, do.Propose(matter)),
        (seat, do.Propose("take-back")),
        (seat, do.Rename(f"Name {chance.randrange(99)}")),
        (seat, do.Claim("win")),
        (seat, do.Substitute(chance.choice(seats))),
        (seat, do.AdmitWatchers(yes=False)),
        *((s, do.Answer(p.matter, yes=True)) for p in match.proposals for s in seats),
        *((s, do.Answer(p.matter, yes=True)) for p in match.proposals for s in seats),
        *((s, do.Answer(p.matter, yes=False)) for p in match.proposals for s in seats),
    ]
    if chance.randrange(40) == 0:
        return seat, do.Resign()
    return chance.choice(asides)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(digests()), indent=1) + b"\n")
