"""The bytes that everybody at a table is told, as one digest a match.

    python -m tests.kit.told            # rewrites the digests: only on purpose

Each playthrough is told move by move.  Besides, matches of chance are played with its settings, in
which people also propose, answer, leave and come back.
"""

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from knobel.catalog import GAMES, GameDefinition
from knobel.core.dice import Tape
from knobel.core.game import Illegal, Move
from knobel.match import Entry, Match
from knobel.service import wire
from knobel.service.updates import UpdateWriter
from tests.kit.chances import NOON, Refused, Written, played_by_chance, seated
from tests.kit.golden import WORDS, playthroughs, read_line

FILE = Path(__file__).parent.parent / "data" / "told.json"
CHANCES = 2
"""How many matches of chance are played with the settings of each playthrough."""


def digests() -> dict[str, str]:
    """The digest of each playthrough, and of the matches of chance with its settings."""
    return {f"{file.parent.name}/{file.stem}": digest(file) for file in playthroughs()}


def settings_of(file: Path) -> tuple[GameDefinition, Any]:
    """The game of a playthrough and its settings."""
    lines = file.read_text("utf-8").splitlines()
    definition = next(GAMES[line[5:]] for line in lines if line.startswith("game "))
    setting = next(line[7:] for line in lines if line.startswith("config "))
    return definition, definition.read_config(msgspec.json.decode(setting))


def digest(file: Path, chances: range = range(CHANCES)) -> str:
    definition, config = settings_of(file)
    lines = file.read_text("utf-8").splitlines()
    found = blake2b(digest_size=12)
    for told in _told_of(definition, config, lines):
        found.update(told)
    for number in chances:
        for told in _told_by_chance(definition, config, number):
            found.update(told)
    return found.hexdigest()


class _Viewers:
    """Each seat alone, the first two at one screen, who opened the match, and a spectator."""

    def __init__(self, definition: GameDefinition, match: Match) -> None:
        self._definition = definition
        self._keys = [chair.key for chair in match.chairs]
        self._viewer_states = {
            key: wire.viewer_state(definition, match, key) for key in {*self._keys, "opener", None}
        }

    def told(self, entry: Entry, before: Match, after: Match) -> Iterator[bytes]:
        writer = UpdateWriter(self._definition, entry, before, after, entry.wall)
        told = writer.tell(self._viewer_states)
        for key in sorted(told, key=str):
            yield told[key]


# Playthroughs


def _told_of(definition: GameDefinition, config: Any, lines: list[str]) -> Iterator[bytes]:
    """What each line of a playthrough tells, in a match that has nothing but the game."""
    viewers = _Viewers(definition, _begun(definition, config))
    for line in written_of(definition, config, lines):
        match line:
            case Written(before, entry, after):
                yield from viewers.told(entry, before, after)
            case Refused(Illegal(code=code)):
                yield code.encode()


def _begun(definition: GameDefinition, config: Any) -> Match:
    return replace(seated(definition, config, is_shared=False), began=NOON)


def written_of(
    definition: GameDefinition, config: Any, lines: list[str]
) -> Iterator[Written | Refused]:
    """The lines of a playthrough, as a match that has nothing but the game would write them."""
    match = _begun(definition, config)
    for line in lines:
        if not line.startswith("@"):
            continue
        at, seat, what, dice = read_line(line)
        tape = Tape(*dice)
        for actor, action in ((None, "tick"), (seat, what)):
            try:
                found = WORDS.get(action) or definition.read_action(action, match.state)
                step = definition.game.apply(match.state, Move(actor, found, at), tape)
            except Illegal as no:
                yield Refused(no)
                continue
            wall, version = NOON + at, match.version + 1
            entry = Entry(version, wall, None, actor, found, (), step.events)
            after = replace(match, state=step.state, version=version, wall=wall)
            yield Written(match, entry, after)
            match = after


def _told_by_chance(definition: GameDefinition, config: Any, number: int) -> Iterator[bytes]:
    viewers = _Viewers(definition, seated(definition, config, is_shared=number % 2 == 1))
    for line in played_by_chance(definition, config, number):
        match line:
            case Written(before, entry, after):
                yield from viewers.told(entry, before, after)
            case Refused(why):
                yield repr(why).encode()


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(digests()), indent=1) + b"\n")
