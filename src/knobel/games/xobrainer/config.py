"""The settings of a match."""

from functools import cached_property
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from knobel.core.game import Illegal, Seat
from knobel.games.xobrainer.board import Card, Deck, Layout
from knobel.games.xobrainer.variants import ORDER, Variant

MOST_SEATS = 8
USUAL_TEAM = 3


# How long a match lasts (XO-43)


class Sets(Struct, frozen=True, tag="sets", forbid_unknown_fields=True):
    """The side that wins more than half of the sets wins the match."""

    best_of: Literal[5, 3, 1] = 5


class Rounds(Struct, frozen=True, tag="rounds", forbid_unknown_fields=True):
    """A fixed number of rounds; the side with the most points wins."""

    rounds: Annotated[int, Meta(ge=1, le=99)] = 5


class SingleRound(Struct, frozen=True, tag="single-round", forbid_unknown_fields=True):
    """A single round; its winner wins the match."""


class Points(Struct, frozen=True, tag="points", forbid_unknown_fields=True):
    """The first side with this many points wins."""

    points: Annotated[int, Meta(ge=5, le=500)] = 50


Length: TypeAlias = Sets | Rounds | SingleRound | Points


class Config(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """A layout, a deck if variants need cards, and choices.

    Variants are sorted into the order in which they are asked, not the order of choosing.
    """

    layout: Layout
    deck: Deck | None = None
    variants: tuple[Variant, ...] = ()
    length: Length = Sets()
    teams: tuple[int, int] = (1, 1)
    """The number of players for the crosses and for the rings."""
    large_teams: bool = False
    """Whether more than three players may share a side (XO-04)."""
    rows: Literal["best", "all"] = "best"
    """Which rows score when a piece makes several (XO-28)."""
    wait: Literal["none", "limited", "unlimited"] = "none"
    """How long clocks wait until everybody has seen the lot and their cards (XO-47).

    Matches from before that rule did not wait, so this is the default.
    """

    def __post_init__(self) -> None:
        self._check_variants()
        self._check_teams()
        if self.deck is not None:
            self.deck.check_on(self.layout)
        elif self.draws_cards:
            raise Illegal("deck-needed")

    def _check_variants(self) -> None:
        kinds = [type(variant) for variant in self.variants]
        if len(kinds) != len(set(kinds)):
            raise Illegal("variant-twice")
        slots = [variant.slot for variant in self.variants if variant.slot is not None]
        if len(slots) != len(set(slots)):
            raise Illegal("one-clock")
        ordered = tuple(sorted(self.variants, key=lambda variant: ORDER.index(type(variant))))
        force_setattr(self, "variants", ordered)

    def _check_teams(self) -> None:
        if min(self.teams) < 1:
            raise Illegal("empty-team")
        if sum(self.teams) > MOST_SEATS:
            raise Illegal("too-many-players", most=MOST_SEATS)
        if max(self.teams) > USUAL_TEAM and not self.large_teams:
            raise Illegal("large-team", most=USUAL_TEAM)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The sides by seat: X1, O1, X2, O2 ..., then the rest of the larger side."""
        crosses, rings = self.teams
        both = min(self.teams)
        return (0, 1) * both + (0,) * (crosses - both) + (1,) * (rings - both)

    @cached_property
    def players(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """The seats of each side in the order of their turns."""
        crosses = tuple(seat for seat, side in enumerate(self.sides) if side == 0)
        return crosses, tuple(seat for seat, side in enumerate(self.sides) if side == 1)

    @property
    def cards(self) -> tuple[Card, ...]:
        return () if self.deck is None else self.deck.cards

    @property
    def has_clock(self) -> bool:
        return any(variant.slot == "clock" for variant in self.variants)

    @property
    def draws_cards(self) -> bool:
        return any(variant.draws_cards for variant in self.variants)

    @property
    def allows_take_back(self) -> bool:
        """Whether moves can be taken back: without clocks, secrets and chance (XO-90)."""
        return all(variant.allows_take_back for variant in self.variants)
