"""The levels of a climb, by the capability of games in which groups win stages."""

from collections.abc import Sequence
from typing import Any

from knobel.catalog import GameDefinition
from knobel.core.capabilities import Attempt


def levels_of(definition: GameDefinition, config: Any) -> tuple[str, ...]:
    """The names of the levels from that of these settings on; empty if there is nothing to climb."""
    ladder, contested = definition.ladder, definition.contested
    first = None if ladder is None else ladder.stage(config)
    if ladder is None or first is None or contested is None:
        return ()
    stages = tuple(ladder.stages())
    return stages[stages.index(first) :] if contested.contest(config).goal else ()


def settings_after(definition: GameDefinition, config: Any, won: Sequence[str]) -> Any:
    """The settings for a group that began with *config* and has won these levels."""
    ladder = definition.ladder
    assert ladder is not None
    for level in won:
        config = ladder.next_config(config, Attempt(level, is_won=True, lasted=0))
    return config
