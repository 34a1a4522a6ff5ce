"""Set-ups as the games can play them."""

from collections import Counter
from typing import Any

import msgspec
from msgspec.structs import replace

from knobel.catalog import GameDefinition
from knobel.core.game import Illegal
from knobel.service import wire
from knobel.service.opening import definition_of, settings_of
from knobel.service.tournaments.levels import levels_of
from knobel.tournament.form import checked
from knobel.tournament.values import KEEP_DAYS, KEEP_DAYS_OF_SCHOOLS, LARGEST, Setup


def fitting(setup: Setup) -> Setup:
    """The set-up with everything filled in, if it can be played so; or `Illegal`."""
    setup = checked(setup)
    definition = definition_of(setup.game)
    config = settings_of(definition, setup.config)
    contested = definition.contested
    if contested is None:
        raise Illegal("event-bad-setup", part="game")
    sides = len(set(definition.game.sides(config)))
    if sides != setup.sides:
        raise Illegal("event-bad-setup", part="sides")
    if (contested.contest(config).scoring == "field") != (setup.scoring == "field"):
        raise Illegal("event-bad-setup", part="scoring")
    is_climb = setup.format == "climb"
    levels = levels_of(definition, config) if is_climb else ()
    if is_climb and not levels:
        raise Illegal("event-bad-setup", part="format")
    sizes = sizes_of(definition, config, setup.team)
    if not sizes:
        raise Illegal("event-bad-setup", part="team")
    usual = KEEP_DAYS_OF_SCHOOLS if setup.school else KEEP_DAYS
    return replace(
        setup,
        # Pages show what the settings name; as the log has them, for what is fixed once paired.
        config=msgspec.json.decode(wire.encode(config)),
        levels=levels,
        goal=contested.contest(config).goal if is_climb else 0,
        sizes=(sizes[0], sizes[-1]),
        keep_days=setup.keep_days or usual,
    )


def as_judged(setup: Setup) -> Setup:
    """The set-up of a file, whose lines may have been judged before sizes were checked."""
    return replace(fitting(setup), sizes=setup.sizes)


def sizes_of(definition: GameDefinition, config: Any, team: int = 1) -> list[int]:
    """How many people an entrant may consist of, so that also the largest sides can play.

    *team* is the number of entrants of a side.
    """
    sides = len(set(definition.game.sides(config)))
    return [
        size
        for size in range(1, LARGEST + 1)
        if _can_play(definition, config, sides, size)
        and _can_play(definition, config, sides, size * team)
    ]


def people_of_side(definition: GameDefinition, config: Any) -> int:
    """How many people play for a side with these settings; the larger side if they differ."""
    return max(Counter(definition.game.sides(config)).values())


def _can_play(definition: GameDefinition, config: Any, sides: int, people: int) -> bool:
    """Whether sides of so many people can play."""
    assert definition.contested is not None
    try:
        definition.contested.with_sizes(config, (people,) * sides)
    except Illegal:
        return False
    return True
