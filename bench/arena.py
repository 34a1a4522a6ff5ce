"""An arena over sockets: how long people wait for a bout, and how fast everything else stays.

    python -m bench.arena --clients 200 --secs 600

Every client is an entrant with a socket to the event, and one to its board.  Measured: the time from
being free to sitting at a board while somebody fitting is free, the time of moves, and the time
from a result until every page shows it.  Nobody may sit at two boards, and nobody may meet the same
opponent twice in a row unless nobody else was free for 20 seconds.

All clients share one process: how late it was itself is told beside the times of moves, which are
right only if that is much less.
"""

import argparse
import asyncio
import resource
import sys
import time
from itertools import pairwise
from typing import Any

from bench.evening import Place, Player, open_event
from bench.servers import LOADED, data_folder, free_port, running

WAITS, MOVES, PAGES = 6.0, 0.050, 2.0
"""Seconds: the figures that are promised."""
LOOK_EVERY = 0.02
"""Seconds between two looks at how late the clients themselves are."""


class Hall:
    """What the clients see, put together."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.bouts: dict[int, dict[str, Any]] = {}
        self.free_since: dict[int, float] = {}
        self.waits: list[float] = []
        self.ended: dict[int, float] = {}
        self.faults: list[str] = []
        for player in players:
            player.on_view = self.look

    def look(self, player: Player) -> None:
        now = time.perf_counter()
        heat = player.view["heat"]
        for bout in heat["bouts"] if heat else ():
            known = self.bouts.get(bout["id"])
            self.bouts[bout["id"]] = bout if known is None or known["result"] is None else known
            if bout["result"] is not None:
                self.ended.setdefault(bout["id"], now)
        busy = (
            [
                number
                for bout in heat["bouts"]
                if heat and bout["result"] is None
                for side in bout["sides"]
                for number in side
            ]
            if heat
            else []
        )
        if len(set(busy)) != len(busy):
            self.faults.append("somebody sits at two boards")


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else 0.0


async def _note_lag(lags: list[float]) -> None:
    """Note how late the clients' own loop is, until cancelled."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(LOOK_EVERY)
        lags.append(time.perf_counter() - before - LOOK_EVERY)


async def measure(clients: int, seconds: float, port: int) -> int:
    place = Place(port)
    ticket, players = await open_event(
        place, clients, "arena", format="arena", games=1, scoring="win", boxes=0
    )
    hall = Hall(players)
    for player in players:
        player.think, player.resigns = 1.0, 0.06
    tasks = [asyncio.create_task(player.run()) for player in players]
    while not all(player.view for player in players):  # noqa: ASYNC110 -- each is told by itself
        await asyncio.sleep(0.2)
    path, token = f"/api/events/{ticket['id']}", ticket["token"]
    await place.call("POST", f"{path}/heats", {"heat": 1}, token)
    lags: list[float] = []
    lag = asyncio.create_task(_note_lag(lags))
    await asyncio.sleep(seconds)
    body = {"id": "stop", "command": {"type": "open-entry", "yes": False}}
    await place.call("POST", f"{path}/do", body, token)
    heats = (await place.call("GET", f"{path}/heats"))["heats"]
    for task in (lag, *tasks):
        task.cancel()
    await asyncio.gather(lag, *tasks, return_exceptions=True)
    await place.http.aclose()
    sys.stdout.write(f"the clients themselves were late, p99: {percentile(lags, 0.99):.3f} s\n")
    return _report(hall, players, heats)


def _report(hall: Hall, players: list[Player], heats: list[Any]) -> int:
    waits, pages = [], []
    met: dict[int, list[tuple[int, int]]] = {}
    for heat in heats:
        for bout in heat["bouts"]:
            (one,), (other,) = bout["sides"]
            met.setdefault(one, []).append((other, bout["id"]))
            met.setdefault(other, []).append((one, bout["id"]))
    by_number = {player.entrant: player for player in players}
    again = 0
    for number, line in met.items():
        player = by_number[number]
        for (before, last), (after, bout) in pairwise(line):
            free, seated = hall.ended.get(last), player.seated_at.get(bout)
            if free is None or seated is None:
                continue
            waits.append(seated - free)
            again += before == after and seated - free < 20
    for bout, seen in hall.ended.items():
        ended = min([seen, *(p.over_at[bout] for p in players if bout in p.over_at)])
        shown = [p.told_at[bout] - ended for p in players if bout in p.told_at]
        pages += [max(shown)] if shown else []
    moves = [seconds for player in players for seconds in player.moves]
    figures = [
        ("free to seated, p95", percentile(waits, 0.95), WAITS),
        ("moves, p99", percentile(moves, 0.99), MOVES),
        ("result on every page, p99", percentile(pages, 0.99), PAGES),
    ]
    say = sys.stdout.write
    counts = f"{len(heats)} waves, {len(hall.bouts)} bouts, {len(moves)} moves"
    say(f"{len(players)} clients, {counts}\n")
    for name, value, most in figures:
        say(f"{name}: {value:.3f} s (at most {most:g} s)\n")
    say(f"the same opponent again within 20 s: {again}; faults: {len(hall.faults)}\n")
    is_bad = again or hall.faults or any(value > most for _, value, most in figures)
    return 1 if is_bad else 0


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--clients", type=int, default=200)
    options.add_argument("--secs", type=float, default=600)
    given = options.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    port = free_port()
    with data_folder() as folder, running(LOADED, port, folder):
        return asyncio.run(measure(given.clients, given.secs, port))


if __name__ == "__main__":
    sys.exit(main())
