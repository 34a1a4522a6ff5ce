"""The metrics of this process, for Prometheus.

A move only changes plain numbers: the client library's metrics take a lock and cost several times
as much.  The numbers are converted to its format when somebody requests them.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from time import perf_counter
from typing import Any, Protocol, cast

from msgspec import Struct
from prometheus_client import ProcessCollector, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector, CollectorRegistry

from knobel import __version__
from knobel.core.game import Millis
from knobel.service import MatchService
from knobel.service.meters import Meters
from knobel.service.ports import Conflict, NotFound, StorageFailed, Store

SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LINES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram:
    """A histogram: for each bound, how many values were at most that large."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def take(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def family(self, name: str, about: str) -> Metric:
        names = [*map(str, map(float, self.bounds)), "+Inf"]
        buckets = list(zip(names, map(float, accumulate(self.counts)), strict=True))
        return HistogramMetricFamily(name, about, buckets=buckets, sum_value=self.sum)


class PlainMeters:
    """Keeps the metrics of one process."""

    def __init__(self) -> None:
        self._appends = Histogram(SECONDS)
        self._answers = Histogram(SECONDS)
        self._groups = Histogram(LINES)
        self._moves = 0
        self._lines = 0
        self._conflicts = 0
        self._failures = 0
        self._in_doubt = 0
        self._refusals: Counter[str] = Counter()
        self._sockets = 0
        self._beats_missed = 0
        self._is_deaf = False
        self._inherited = 0
        self._given_back: Millis = 0

    def append(self, match: str, version: int, since: float, fault: Exception | None, /) -> None:
        self._appends.take(perf_counter() - since)
        if fault is None:
            self._lines += 1
        elif isinstance(fault, Conflict):
            self._conflicts += 1
        elif isinstance(fault, StorageFailed):
            self._failures += 1
        elif not isinstance(fault, NotFound):
            self._in_doubt += 1

    def commit(self, lines: int, /) -> None:
        self._groups.take(lines)

    def answer(
        self, match: str, command: str, since: float, version: int, /, *, is_move: bool
    ) -> None:
        self._answers.take(perf_counter() - since)
        self._moves += is_move

    def refuse(self, code: str, /) -> None:
        self._refusals[code] += 1

    def connect(self, sockets: int, /) -> None:
        self._sockets += sockets

    def miss_beat(self) -> None:
        self._beats_missed += 1

    def deafen(self, is_deaf: bool, /) -> None:
        self._is_deaf = is_deaf

    def inherit(self, matches: int, /) -> None:
        self._inherited += matches

    def give_back(self, time: Millis, /) -> None:
        self._given_back += time

    def close(self) -> None:
        """Stop counting."""

    def families(self) -> Iterable[Metric]:
        """Everything that was counted."""

        def counter(name: str, about: str, value: float) -> Metric:
            return CounterMetricFamily(name, about, value=value)

        yield counter("knobel_moves", "Moves of people that were stored", self._moves)
        yield counter("knobel_lines", "Lines that were stored, also of bots", self._lines)
        refusals = CounterMetricFamily("knobel_refusals", "Refusals by code", labels=["code"])
        for code, count in sorted(self._refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        yield self._appends.family(
            "knobel_append_seconds", "From handing over a line to its commit"
        )
        yield self._answers.family(
            "knobel_command_seconds", "From the receipt of a command to its updates and its answer"
        )
        yield self._groups.family("knobel_group_lines", "Lines that share a commit")
        yield counter(
            "knobel_conflicts", "Lines whose version was already written", self._conflicts
        )
        yield counter("knobel_storage_failures", "Lines that could not be stored", self._failures)
        yield counter(
            "knobel_in_doubt", "Lines of which it is unknown if they are stored", self._in_doubt
        )
        yield GaugeMetricFamily("knobel_sockets", "Open sockets", value=self._sockets)
        yield counter("knobel_beats_missed", "Beats that could not be noted", self._beats_missed)
        about = "1 while notifications of other nodes may be getting lost"
        yield GaugeMetricFamily("knobel_bus_deaf", about, value=self._is_deaf)
        yield counter("knobel_matches_inherited", "Matches taken over from a node", self._inherited)
        yield counter(
            "knobel_time_given_back_seconds",
            "Time for which outages stopped clocks",
            self._given_back / 1000,
        )


class MeteredStore:
    """A store whose appends are timed; all other calls go straight to it."""

    def __init__(self, store: Store, meters: Meters) -> None:
        self._store = store
        self._append, self._append_soon = store.append, store.append_soon
        self._note = meters.append

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def append(self, match: str, version: int, line: bytes, /, **marks: Any) -> None:
        since = perf_counter()
        try:
            await self._append(match, version, line, **marks)
        except Exception as fault:
            self._note(match, version, since, fault)
            raise
        self._note(match, version, since, None)

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        **marks: Any,
    ) -> None:
        since = perf_counter()
        note = self._note

        def noted(fault: Exception | None) -> None:
            note(match, version, since, fault)
            done(fault)

        self._append_soon(match, version, line, noted, **marks)


def metered(store: Store, meters: Meters) -> Store:
    """The same store, whose appends are timed and whose commits are counted."""
    if hasattr(store, "on_commit"):  # a store in memory has no commits
        store.on_commit = meters.commit
    return cast(Store, MeteredStore(store, meters))


class Readings(Struct, frozen=True):
    """Values that are only read when somebody requests the metrics."""

    matches_live: int = 0
    """Matches in memory that have begun and are not over."""
    matches_at_hand: int = 0
    bot_jobs_waiting: int = 0
    bot_jobs_running: int = 0
    is_ready: bool = True
    is_draining: bool = False
    limits_are_shared: bool = False


GAUGES: Mapping[str, tuple[str, str]] = {
    "matches_live": ("knobel_matches_live", "Matches in memory that are being played"),
    "matches_at_hand": ("knobel_matches_at_hand", "Matches in memory"),
    "bot_jobs_waiting": (
        "knobel_bot_jobs_waiting",
        "Jobs of computer players that wait for a worker",
    ),
    "bot_jobs_running": ("knobel_bot_jobs_running", "Jobs of computer players that workers do"),
    "is_ready": ("knobel_ready", "1 while new visitors may come"),
    "is_draining": ("knobel_draining", "1 while the server sends its people away to end"),
    "limits_are_shared": ("knobel_limits_shared", "1 while nodes count calls together"),
}


class _Families(Collector):
    def __init__(self, families: Callable[[], Iterable[Metric]]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families()


def exposition(meters: PlainMeters, readings: Readings) -> bytes:
    """All metrics in the text format of Prometheus."""

    def families() -> Iterable[Metric]:
        yield InfoMetricFamily("knobel_build", "What runs here", value={"version": __version__})
        yield from meters.families()
        for field, (name, about) in GAUGES.items():
            yield GaugeMetricFamily(name, about, value=float(getattr(readings, field)))

    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Families(families))
    ProcessCollector(registry=registry)
    return generate_latest(registry)


class Shared(Protocol):
    """Counts calls for all nodes."""

    @property
    def is_shared(self) -> bool:
        """Whether calls at all nodes are counted together at the moment."""


async def figures_of(
    meters: PlainMeters, service: MatchService, shared: Shared | None = None
) -> bytes:
    """All metrics of a server, including those that are read only now."""
    census = await service.census()
    waiting, running = service.bot_jobs
    readings = Readings(
        matches_live=census.live,
        matches_at_hand=census.at_hand,
        bot_jobs_waiting=waiting,
        bot_jobs_running=running,
        is_ready=service.is_ready,
        is_draining=service.is_draining,
        limits_are_shared=shared is not None and shared.is_shared,
    )
    return exposition(meters, readings)
