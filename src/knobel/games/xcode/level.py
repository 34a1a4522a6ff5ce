"""The settings of a match: a level, which is data, a number of players and a few choices."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from knobel.core.game import Illegal, Millis
from knobel.games.xcode.cards import Card, deck_of
from knobel.games.xcode.missions import ExtraRule

FEWEST, MOST = 2, 8
"""The number of players (XC-04)."""

Limit = Annotated[int, Meta(ge=1, le=20)]


class Level(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The deck, the size of a set, and how long the sand runs (XC-10, XC-61 to XC-63)."""

    name: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]{0,30}(?!\n)$")]
    jokers: Annotated[int, Meta(ge=0, le=6)]
    time_cards: tuple[Annotated[int, Meta(ge=0, le=6)], Annotated[int, Meta(ge=0, le=6)]]
    """The time cards with arrows to the left and to the right."""
    limits: tuple[Limit, Limit, Limit, Limit, Limit, Limit, Limit] = (10, 9, 8, 7, 6, 5, 5)
    """The hand limit with 2, 3 ... 8 players (XC-20)."""
    code_set: Literal[3, 4] = 3
    time_set: Literal[3] = 3
    dealt: Annotated[int, Meta(ge=1, le=5)] = 3
    sand: Annotated[int, Meta(ge=10, le=3600)] = 180
    """In seconds (XC-40)."""
    rules: tuple[ExtraRule, ...] = ()

    def __post_init__(self) -> None:
        if self.dealt > min(self.limits):
            raise Illegal("level-deal")
        names = [rule.name for rule in self.rules]
        if len(names) != len(set(names)):
            raise Illegal("level-rule-twice")

    @property
    def deck(self) -> tuple[Card, ...]:
        return deck_of(self.jokers, self.time_cards)


class Config(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    level: Level
    players: Annotated[int, Meta(ge=FEWEST, le=MOST)] = 4
    overdraw: Literal["refused", "loses-hand"] = "refused"
    """What happens on a draw at the hand limit (XC-21)."""
    turning: Literal["flip", "refill"] = "flip"
    """What a time set does to the sand (XC-40, XC-41)."""
    countdown: Annotated[int, Meta(ge=0, le=10)] = 3
    """Seconds from the deal until the sand begins to run (XC-11)."""

    @property
    def limit(self) -> int:
        return self.level.limits[self.players - FEWEST]

    @property
    def lead(self) -> Millis:
        return 1000 * self.countdown
