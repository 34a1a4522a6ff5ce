"""A bot's move as a computation that can run anywhere: plain values in, plain values out."""

import random

import msgspec

from knobel.catalog import game_named
from knobel.core.game import Millis, Seat


class NumberedDice:
    """Dice that a number determines: the same number always gives the same picks."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def pick(self, n: int, /) -> int:
        return self._random.randrange(n)


def think(
    game: str, level: str, view: bytes, legal: bytes, seed: int
) -> tuple[bytes, float, Millis]:
    """The move of a bot of this level, its expected result, and a person's thinking time."""
    definition = game_named(game)
    player = definition.player(level)
    choice = player.choose(
        msgspec.json.decode(view, type=definition.game.View),
        msgspec.json.decode(legal, type=list[definition.game.Action]),  # type: ignore[name-defined] # known at run time only
        player.level.budget,
        NumberedDice(seed),
    )
    return msgspec.json.encode(choice.action), choice.value, choice.pause


def look(
    game: str,
    level: str,
    view: bytes,
    legal: tuple[str, ...],
    at: Millis,
    people: tuple[Seat, ...],
    seed: int,
) -> tuple[bytes | None, Millis]:
    """What a bot does now in a game without turns, if anything, and when it looks again.

    Everybody knows which seats people play, so bots know it too.
    """
    definition = game_named(game)
    player = definition.player(level)
    seen = msgspec.json.decode(view, type=definition.game.View)
    dice = NumberedDice(seed)
    choice = player.choose(seen, legal, player.level.budget, dice, at=at, people=people)
    action = None if choice.action is None else msgspec.json.encode(choice.action)
    return action, choice.pause


def warm_up(game: str) -> None:
    """Load what the bots of this game need, so that their first move need not wait for it.

    msgspec prepares a type when it is first decoded; two threads that do so at once crash.
    """
    definition = game_named(game)
    msgspec.json.Decoder(definition.game.View)
    msgspec.json.Decoder(definition.game.Action)
    definition.warm()
