"""What a pairing needs to know about the entrants: points, meetings, starts, floats, byes."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from knobel.core.game import refuse_unless
from knobel.tournament.form import win_of
from knobel.tournament.judge_heats import present
from knobel.tournament.pairing.lots import lot
from knobel.tournament.standing import points_of
from knobel.tournament.values import Bout, EntrantId, Relation, Tournament

Float: TypeAlias = Literal[-1, 0, 1]
Must: TypeAlias = Literal[-1, 0, 1]


class Player(Struct, frozen=True):
    """An entrant who is to be paired, with their past bouts."""

    id: EntrantId
    name: str = ""
    points: int = 0
    """In half points."""
    rank: int = 0
    """0 is best: by points, then by lot."""
    number: int = 0
    """0, 1, 2 ... by lot among all entrants, the same in all heats."""
    met: tuple[EntrantId, ...] = ()
    """Everybody they met, in order; whoever was met twice stands there twice."""
    mates: tuple[EntrantId, ...] = ()
    """Everybody they played with on one side, in order."""
    starts: tuple[bool, ...] = ()
    """For every bout played, whether they began."""
    floats: tuple[Float, ...] = ()
    """For the last two heats, the older one first: 1 if the opponent had more points, 0 if as
    many, -1 if fewer or if there was none.  Empty in an arena, whose waves ignore them."""
    byes: int = 0
    gifts: int = 0
    """How many bouts they won without playing."""
    small: int = 0
    """How many bouts they played with fewer people than a full table has."""
    was_small: bool = False
    """Whether the last bout was one of these."""
    is_remote: bool = False

    @property
    def balance(self) -> int:
        """How many more bouts they began than not."""
        return 2 * sum(self.starts) - len(self.starts)

    @property
    def must(self) -> Must:
        """1 if they must begin next, -1 if they must not.

        Nobody begins three times in a row, nor follows three times, and the balance stays
        within 2.
        """
        balance = self.balance
        if abs(balance) >= 2:
            return -1 if balance > 0 else 1
        if len(self.starts) >= 2 and self.starts[-1] == self.starts[-2]:
            return -1 if self.starts[-1] else 1
        return 0


class Field(Struct, frozen=True):
    """Everybody who is to be paired, best first."""

    players: tuple[Player, ...]
    heat: int
    """The heat to pair."""
    heats: int = 1
    """How many heats there will be."""
    win: int = 2
    """The half points of a bout that one side wins completely."""
    forbidden: frozenset[Relation] = frozenset()

    def is_forbidden(self, one: EntrantId, other: EntrantId) -> bool:
        return (min(one, other), max(one, other)) in self.forbidden

    def is_free(self, player: Player) -> bool:
        """Whether the rule of starts does not bind this player.

        In the last heat it does not bind those with more than half of all points.
        """
        return 1 < self.heat == self.heats and 2 * player.points > self.win * (self.heat - 1)


def field_of(t: Tournament, seed: int, who: Iterable[EntrantId] | None = None) -> Field:
    """The field of the next heat: everybody present, or only *who*.

    The lot orders equals: in the first heat that of the seed, later the one drawn at entry.
    """
    here = present(t) if who is None else tuple(who)
    refuse_unless(bool(here), "event-nobody-to-pair")
    points = points_of(t)
    pasts = _pasts(t)
    drawn = sorted(t.entrants, key=lambda e: (e.lot, e.id))
    number = {entrant.id: at for at, entrant in enumerate(drawn)}
    players = [
        replace(
            pasts[e],
            name=t.entrant(e).name,
            points=points[e],
            number=number[e],
            is_remote=t.entrant(e).is_remote,
        )
        for e in here
    ]

    def order(player: Player) -> tuple[int, int, int]:
        drawn = number[player.id] if t.heats else lot(seed, "rank", player.id)
        return (-player.points, drawn, player.id)

    players.sort(key=order)
    return Field(
        tuple(replace(player, rank=rank) for rank, player in enumerate(players)),
        heat=len(t.heats) + 1,
        heats=t.setup.heats,
        win=win_of(t.setup),
        forbidden=frozenset(t.forbidden),
    )


class _Past(Struct):
    """What happened to an entrant, while it is collected."""

    met: list[EntrantId] = msgspec.field(default_factory=list)
    mates: list[EntrantId] = msgspec.field(default_factory=list)
    starts: list[bool] = msgspec.field(default_factory=list)
    byes: int = 0
    gifts: int = 0
    small: int = 0
    was_small: bool = False


def _pasts(t: Tournament) -> dict[EntrantId, Player]:
    """The meetings, starts, byes and floats of every entrant."""
    pasts = {e.id: _Past() for e in t.entrants}
    for heat in t.heats:
        for e in heat.byes:
            pasts[e].byes += 1
        for bout in heat.bouts:
            is_small = len(bout.sides) < t.setup.sides or len(bout.sides[0]) < t.setup.team
            _add(pasts, bout, is_small)
    latest = range(len(t.heats) + 1)[-2:] if t.setup.format != "arena" else ()
    floats = [_floats(t, heats) for heats in latest if heats]
    return {
        e: Player(
            e,
            met=tuple(past.met),
            mates=tuple(past.mates),
            starts=tuple(past.starts),
            floats=tuple(by_heat.get(e, 0) for by_heat in floats),
            byes=past.byes,
            gifts=past.gifts,
            small=past.small,
            was_small=past.was_small,
        )
        for e, past in pasts.items()
    }


def _add(pasts: dict[EntrantId, _Past], bout: Bout, is_small: bool) -> None:
    if bout.result is None:
        return
    for at, side in enumerate(bout.sides):
        others = [e for other in bout.sides if other is not side for e in other]
        for e in side:
            past = pasts[e]
            if bout.result.how == "forfeit":
                past.gifts += bout.result.scores[at] > 0
                continue
            past.met += others
            past.mates += [mate for mate in side if mate != e]
            past.starts.append(at == 0)
            past.small += is_small
            past.was_small = is_small


def _floats(t: Tournament, heats: int) -> dict[EntrantId, Float]:
    """Who met somebody with more or fewer points in this heat; points for nothing float down."""
    heat = t.heats[heats - 1]
    before = points_of(replace(t, heats=t.heats[: heats - 1]))
    floats: dict[EntrantId, Float] = dict.fromkeys(heat.byes, -1)
    for bout in heat.bouts:
        if len(bout.sides) != 2 or bout.result is None:
            continue
        one, other = (max(before[e] for e in side) for side in bout.sides)
        gaps = (other - one, one - other)
        if bout.result.how == "forfeit":
            gaps = (-bout.result.scores[0], -bout.result.scores[1])
        for side, gap in zip(bout.sides, gaps, strict=True):
            floats |= dict.fromkeys(side, 1 if gap > 0 else -1 if gap < 0 else 0)
    return floats
