"""An arena over sockets: how long people wait for a bout, and how fast everything else stays.

    python -m bench.arena --clients 200 --secs 600

Every client is an entrant with a socket to the event, and one to its board.  Measured: the time from
being free to sitting at a board while somebody fitting is free, the time of moves, and the time
from a result until every page shows it.  Nobody may sit at two boards, and nobody may meet the same
opponent twice in a row unless nobody else was free for 20 seconds.

The clients are spread over several processes, because a whole wave that sits down keeps a process
busy: how late they were themselves is told beside the times of moves, which are right only if that
is much less.
"""

import argparse
import asyncio
import multiprocessing
import resource
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from bench.evening import Place, Player, open_event
from bench.servers import LOADED, data_folder, free_port, prefer, running

WAITS, MOVES, PAGES = 6.0, 0.050, 2.0
"""Seconds: the figures that are promised."""
LOOK_EVERY = 0.02
"""Seconds between two looks at how late the clients themselves are."""
TOGETHER = 20
"""The number of clients in a process."""


@dataclass
class Seen:
    """What the clients of a process have seen; times are of the clock that all processes share."""

    moves: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    ended: dict[int, float] = field(default_factory=dict)
    """By bout, when somebody first saw that it is over, at its board or on the page."""
    shown: dict[int, float] = field(default_factory=dict)
    """By bout, when the last page showed that it is over."""
    freed: dict[int, float] = field(default_factory=dict)
    """By bout, when the first page showed that it is over."""
    seated: dict[tuple[int, int], float] = field(default_factory=dict)
    """By entrant and bout, when they first sat at its board."""
    faults: list[str] = field(default_factory=list)

    def add(self, other: "Seen") -> None:
        """Put together what two processes have seen."""
        self.moves += other.moves
        self.lags += other.lags
        self.faults += other.faults
        self.seated |= other.seated
        for mine, theirs, better in (
            (self.ended, other.ended, min),
            (self.freed, other.freed, min),
            (self.shown, other.shown, max),
        ):
            for bout, at in theirs.items():
                mine[bout] = better(mine.get(bout, at), at)


def _look(player: Player, changed: list[int], faults: list[str]) -> None:
    """Note a fault if the page shows this player at two boards."""
    if any(number in player.shown and player.is_at(number) for number in changed):
        running = [number for number in player.shown if not player.is_over(number)]
        if sum(map(player.is_at, running)) > 1:
            faults.append("somebody sits at two boards")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


async def _note_lag(lags: list[float]) -> None:
    """Note how late the clients' own loop is, until cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LOOK_EVERY)
        lags.append(time.perf_counter() - before - LOOK_EVERY)


def crowd(port: int, event: str, people: Sequence[tuple[int, str]], line: Any, stop: Any) -> None:
    """A process with some of the clients; tells when they are there, and in the end what they saw."""
    _allow_sockets()
    line.put(asyncio.run(_crowd(port, event, people, line, stop)))


async def _crowd(
    port: int, event: str, people: Sequence[tuple[int, str]], line: Any, stop: Any
) -> Seen:
    place, seen = Place(port), Seen()
    players = [Player(place, event, number, token, "arena") for number, token in people]
    for player in players:
        player.think, player.resigns = 1.0, 0.06
        player.on_view = lambda player, changed: _look(player, changed, seen.faults)
    tasks = [asyncio.create_task(player.run()) for player in players]
    while not all(player.view for player in players):  # noqa: ASYNC110 -- each is told by itself
        await asyncio.sleep(0.1)
    line.put(None)
    lag = asyncio.create_task(_note_lag(seen.lags))
    await asyncio.to_thread(stop.wait)
    for task in (lag, *tasks):
        task.cancel()
    await asyncio.gather(lag, *tasks, return_exceptions=True)
    await place.http.aclose()
    for player in players:
        told = player.told_at
        seen.add(Seen(player.moves, [], told, told, told, _seats(player)))
        seen.add(Seen(ended=player.over_at))
    return seen


def _seats(player: Player) -> dict[tuple[int, int], float]:
    return {(player.entrant, bout): at for bout, at in player.seated_at.items()}


async def measure(clients: int, seconds: float, port: int) -> int:
    place = Place(port)
    ticket, players = await open_event(
        place, clients, "arena", format="arena", games=1, scoring="win", boxes=0
    )
    people = [(player.entrant, player.token) for player in players]
    spawn = multiprocessing.get_context("spawn")
    line, stop = spawn.Queue(), spawn.Event()
    groups = [people[at : at + TOGETHER] for at in range(0, clients, TOGETHER)]
    crowds = [
        spawn.Process(target=crowd, args=(port, ticket["id"], group, line, stop), daemon=True)
        for group in groups
    ]
    for process in crowds:
        process.start()
    for _ in crowds:
        await asyncio.to_thread(line.get)
    path, token = f"/api/events/{ticket['id']}", ticket["token"]
    await place.call("POST", f"{path}/heats", {"heat": 1}, token)
    await asyncio.sleep(seconds)
    body = {"id": "stop", "command": {"type": "open-entry", "yes": False}}
    await place.call("POST", f"{path}/do", body, token)
    heats = (await place.call("GET", f"{path}/heats"))["heats"]
    stop.set()
    seen = Seen()
    for _ in crowds:
        seen.add(await asyncio.to_thread(line.get))
    await place.http.aclose()
    return _report(seen, clients, heats)


def _report(seen: Seen, clients: int, heats: list[Any]) -> int:
    met: dict[int, list[tuple[int, int]]] = {}
    for heat in heats:
        for bout in heat["bouts"]:
            (one,), (other,) = bout["sides"]
            met.setdefault(one, []).append((other, bout["id"]))
            met.setdefault(other, []).append((one, bout["id"]))
    waits, again = [], 0
    for number, line in met.items():
        for (before, last), (after, bout) in pairwise(line):
            free, seated = seen.freed.get(last), seen.seated.get((number, bout))
            if free is None or seated is None:
                continue
            waits.append(seated - free)
            again += before == after and seated - free < 20
    pages = [at - seen.ended[bout] for bout, at in seen.shown.items()]
    figures = [
        ("free to seated, p95", percentile(waits, 0.95), WAITS),
        ("moves, p99", percentile(seen.moves, 0.99), MOVES),
        ("result on every page, p99", percentile(pages, 0.99), PAGES),
    ]
    say = sys.stdout.write
    say(f"the clients themselves were late, p99: {percentile(seen.lags, 0.99):.3f} s\n")
    counts = f"{len(heats)} waves, {len(seen.shown)} bouts, {len(seen.moves)} moves"
    say(f"{clients} clients, {counts}\n")
    for name, value, most in figures:
        say(f"{name}: {value:.3f} s (at most {most:g} s)\n")
    say(f"the same opponent again within 20 s: {again}; faults: {len(seen.faults)}\n")
    is_bad = again or seen.faults or any(value > most for _, value, most in figures)
    return 1 if is_bad else 0


def _allow_sockets() -> None:
    """Let this process open as many sockets as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clients", type=int, default=200)
    options.add_argument("--secs", type=float, default=600)
    given = options.parse_args()
    _allow_sockets()
    port = free_port()
    with data_folder() as folder, running(LOADED, port, folder) as server:
        prefer(server.pid)  # the clients need more than a CPU, and may use what it leaves
        return asyncio.run(measure(given.clients, given.secs, port))


if __name__ == "__main__":
    sys.exit(main())
