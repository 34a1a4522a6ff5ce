"""A roster for nodes in one process."""

from collections.abc import Mapping
from itertools import count

from msgspec import Struct

from knobel.core.game import Millis
from knobel.service.ports import DEAD_AFTER, SUSPECT_AFTER, Beat, World

UNKNOWN: Millis = 0
"""Stands for an unknown time since which time is owed."""


class _Row(Struct):
    """A connection."""

    key: str
    let_go: Millis | None = None


class Debt(Struct):
    """Time that players lost with a dead node, and that is to be given back."""

    since: Millis
    heir: int | None = None
    """The node that has taken the debt on, and will give the time back."""


class Rows:
    """What the rosters of all nodes share."""

    def __init__(self) -> None:
        self.nodes = count(1)
        self.live: set[str] = set()
        """The live matches, as noted with the lines of the log."""
        self.forget()

    def forget(self) -> None:
        """Lose everything that the nodes can report again."""
        self.beats: dict[int, Millis] = {}
        self.connected: dict[str, dict[tuple[int, int], _Row]] = {}
        """By match, the connections by node and number."""
        self.keepers: dict[str, int] = {}
        self.debts: dict[str, Debt] = {}


class MemoryRoster:
    """The port `Roster`, for one of several nodes."""

    def __init__(self, rows: Rows, world: World) -> None:
        self._rows = rows
        self._world = world
        self._node = next(rows.nodes)

    @property
    def is_alone(self) -> bool:
        return False

    async def beat(self, *, silent_since: Millis | None = None) -> Beat:
        is_known, now = self._node in self._rows.beats, self._world.now()
        if silent_since is None:
            self._rows.beats[self._node] = now
        elif not is_known:
            self._rows.beats[self._node] = min(silent_since, now)
        return Beat(is_known, now)

    async def arrive(
        self, match: str, key: str, line: int, /, *, is_new: bool = True
    ) -> Millis | None:
        rows = self._rows.connected.setdefault(match, {})
        late = self._world.now() - SUSPECT_AFTER
        for (node, number), row in tuple(rows.items()):
            if row.key != key or (node, number) == (self._node, line):
                continue
            heard = self._heard(node, row)
            if row.let_go is not None or (is_new and node != self._node and heard < late):
                del rows[node, number]
                self._owe(match, heard)
        if is_new and match not in self._rows.keepers and self._is_forgotten(match):
            self._owe(match, UNKNOWN)
        rows[self._node, line] = _Row(key)
        debt = self._rows.debts.get(match)
        if debt is None:
            return None
        debt.heir = self._node
        return debt.since

    async def leave(self, match: str, key: str, line: int, /) -> None:
        rows = self._rows.connected.get(match, {})
        rows.pop((self._node, line), None)
        if not rows:
            self._rows.connected.pop(match, None)

    async def let_go(self, match: str, key: str, line: int, at: Millis, /) -> None:
        rows = self._rows.connected.setdefault(match, {})
        rows[self._node, line] = _Row(key, at)

    async def present(self, match: str, /) -> Mapping[str, Millis]:
        heard: dict[str, Millis] = {}
        for (node, _), row in self._rows.connected.get(match, {}).items():
            heard[row.key] = max(heard.get(row.key, UNKNOWN), self._heard(node, row))
        debt = self._rows.debts.get(match)
        if debt is not None:
            heard[""] = debt.since
        return heard

    def _heard(self, node: int, row: _Row) -> Millis:
        return self._rows.beats.get(node, UNKNOWN) if row.let_go is None else row.let_go

    async def keep(self, match: str, /) -> bool:
        rows, keeper = self._rows, self._rows.keepers.get(match)
        if rows.beats and self._node not in rows.beats:
            return False
        if keeper is None:
            if self._is_forgotten(match):
                self._owe(match, UNKNOWN)
        elif keeper != self._node:
            if not self._is_dead(keeper):
                return False
            del rows.keepers[match]
            self._owe(match, rows.beats.get(keeper, UNKNOWN))
        if match in rows.debts:
            return False
        rows.keepers[match] = self._node
        return True

    def _is_forgotten(self, match: str) -> bool:
        """Whether the match, which has no keeper, is live, and no living node has its people."""
        is_left = match in self._rows.live and match not in self._rows.debts
        rows = self._rows.connected.get(match, {})
        return is_left and not any(node in self._rows.beats for node, _ in rows)

    def _is_dead(self, node: int) -> bool:
        return self._rows.beats.get(node, UNKNOWN) < self._world.now() - DEAD_AFTER

    async def keeper_beat(self, match: str, /) -> Millis | None:
        keeper = self._rows.keepers.get(match)
        return None if keeper is None else self._rows.beats.get(keeper)

    async def hand_over(self, match: str, /) -> bool:
        keepers, late = self._rows.keepers, self._world.now() - SUSPECT_AFTER
        if keepers.get(match) == self._node:
            for (node, _), row in self._rows.connected.get(match, {}).items():
                is_here = row.let_go is None and self._heard(node, row) >= late
                if is_here and node != self._node:
                    keepers[match] = node
                    break
        return keepers.get(match, self._node) != self._node

    async def free(self, match: str, /) -> None:
        if self._rows.keepers.get(match) == self._node:
            del self._rows.keepers[match]

    async def inherit(self) -> Mapping[str, Millis]:
        rows = self._rows
        if self._node not in rows.beats:
            return {}
        beats, late = rows.beats, self._world.now() - DEAD_AFTER
        dead = {node: beat for node, beat in beats.items() if self._is_dead(node)}
        dead.pop(self._node, None)
        for match, connected in tuple(rows.connected.items()):
            for (node, number), row in tuple(connected.items()):
                is_lost = node not in beats and node != self._node
                heard = self._heard(node, row)
                if node in dead or is_lost or (row.let_go is not None and heard < late):
                    del connected[node, number]
                    self._owe(match, heard)
            if not connected:
                del rows.connected[match]
        for match, node in tuple(rows.keepers.items()):
            if node in dead or (node not in beats and node != self._node):
                del rows.keepers[match]
                self._owe(match, dead.get(node, UNKNOWN))
        for match in filter(self._is_forgotten, sorted(rows.live - rows.keepers.keys())):
            self._owe(match, UNKNOWN)
        for node in dead:
            del beats[node]
        mine = {}
        for match, debt in rows.debts.items():
            if self._is_mine(debt):
                debt.heir = self._node
                mine[match] = debt.since
        return mine

    def _is_mine(self, debt: Debt) -> bool:
        """Whether this node has taken the debt on, or may because no other living node has."""
        return debt.heir in {None, self._node} or debt.heir not in self._rows.beats

    def _owe(self, match: str, since: Millis) -> None:
        """Note a debt of a live match; if there is one already, the earlier start counts."""
        if match not in self._rows.live:
            return
        debt = self._rows.debts.get(match)
        if debt is None:
            self._rows.debts[match] = Debt(since)
            return
        debt.since = min(debt.since, since)
        debt.heir = None

    async def settled(self, match: str, /) -> None:
        self._rows.debts.pop(match, None)
        self._rows.keepers.setdefault(match, self._node)
