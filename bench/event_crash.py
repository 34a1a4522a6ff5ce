"""Kills the server in the middle of heats, and checks that the event goes on as if nothing happened.

    python -m bench.event_crash --rounds 20

In each round eight programs play a Swiss event of three heats at real boards and screens, while the
server is killed (SIGKILL) two or three times and started again.  Then the log is checked: every
report at a real board that was acknowledged is there once, in the line that the server named; no
result is doubled, those at screens are those of the matches, every heat is as it was first
announced, and everybody found their board again.
"""

import argparse
import asyncio
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.evening import Acknowledged, Place, Player, Refused, open_event
from bench.servers import LOADED, data_folder, free_port, kill, running
from knobel.catalog import game_named, read_header
from knobel.match import enter, opened, outcome
from knobel.service.tournaments.keeping import replayed, stored
from knobel.service.tournaments.scoring import result_of
from knobel.stores.sqlite import SqliteStore
from knobel.tournament import judge
from knobel.tournament.commands import Finished, Report
from knobel.tournament.values import Result, Tournament

PEOPLE, BOXES, HEATS = 8, 2, 3
WITHIN = 300.0
"""Seconds that an event may take."""


async def round_of(seed: int, folder: Path) -> list[str]:
    """Play an event while the server is killed; what is wrong."""
    chance, port = random.Random(seed), free_port()
    kills = chance.randint(2, 3)
    faults: list[str] = []
    heats: dict[int, Any] = {}
    with ExitStack() as stack:
        process = stack.enter_context(running(LOADED, port, folder))
        place = Place(port)
        ticket, players = await open_event(
            place, PEOPLE, seed, boxes=BOXES, heats=HEATS, games=2, scoring="games"
        )
        for player in players:
            player.on_view = lambda player, _: _note_heat(player, heats, faults)
        tasks = [asyncio.create_task(player.run()) for player in players]
        host = asyncio.create_task(_host(place, ticket, players))
        begun = time.monotonic()
        while not host.done() and time.monotonic() - begun < WITHIN:
            await asyncio.sleep(chance.uniform(0.3, 1.5))
            if kills and not host.done() and any(player.view.get("heat") for player in players):
                kills -= 1
                kill(process)
                await asyncio.sleep(chance.uniform(0, 0.3))
                process = await asyncio.to_thread(
                    stack.enter_context, running(LOADED, port, folder)
                )
        if not host.done():
            faults.append(f"the event did not end within {WITHIN:g} s")
        for task in (host, *tasks):
            task.cancel()
        ended = await asyncio.gather(host, *tasks, return_exceptions=True)
        faults += [f"a program failed: {end!r}" for end in ended if isinstance(end, Exception)]
        kill(process)
        await place.http.aclose()
    reports = [report for player in players for report in player.acknowledged.values()]
    return faults + await _check(folder, ticket["id"], heats, reports)


def _note_heat(player: Player, heats: dict[int, Any], faults: list[str]) -> None:
    """Every page shows the pairs that the first page showed."""
    heat = player.view["heat"]
    if heat is not None:
        pairs = [(bout["id"], bout["table"], bout["sides"]) for bout in heat["bouts"]]
        if heats.setdefault(heat["number"], pairs) != pairs:
            faults.append(f"heat {heat['number']} was paired anew")


async def _host(place: Place, ticket: dict[str, str], players: list[Player]) -> None:
    """Pair each heat as soon as the one before is over, then close the event."""
    path, token = f"/api/events/{ticket['id']}", ticket["token"]
    for heat in range(1, HEATS + 1):
        await place.insist("POST", f"{path}/heats", {"heat": heat}, token)
        while True:
            view = (await place.insist("GET", f"/api/events/{ticket['code']}"))["view"]
            if view["heat"]["number"] == heat and view["phase"] == "between":
                break
            await asyncio.sleep(0.2)
    while True:
        body = {"id": "close", "command": {"type": "close"}}
        try:
            await place.insist("POST", f"{path}/do", body, token)
        except Refused as refused:
            if refused.args[0] != "event-over":
                raise
        return


async def _check(
    folder: Path, event: str, heats: dict[int, Any], reports: Sequence[Acknowledged]
) -> list[str]:
    store = SqliteStore.opened(folder / "knobel.db")
    try:
        header, entries = await stored(store, event)
        t = replayed(header, entries)
        faults = [] if judge.verify(header, entries) is None else ["the log does not verify"]
        faults += [
            f"heat {n} differs from what was told" for n in heats if not _is_told(t, n, heats)
        ]
        if len(t.heats) != HEATS or t.open_bouts():
            faults.append(f"{len(t.heats)} heats, {len(t.open_bouts())} bouts open")
        commands = [entry.command for entry in entries]
        written = Counter(c.match for c in commands if isinstance(c, Finished))
        faults += [f"{match} was reported {n} times" for match, n in written.items() if n > 1]
        faults += [
            f"{report} is lost or doubled" for report in reports if not _is_kept(report, entries)
        ]
        if not reports:
            faults.append("no report at a real board was acknowledged")
        for heat in t.heats:
            for bout in heat.bouts:
                for number, game in enumerate(bout.games, start=1):
                    faults += await _check_game(store, t, bout, number, game)
        return faults
    finally:
        await store.close()


def _is_told(t: Tournament, number: int, heats: dict[int, Any]) -> bool:
    bouts = t.heats[number - 1].bouts if number <= len(t.heats) else ()
    written = [(b.id, b.table, [list(side) for side in b.sides]) for b in bouts]
    return bool(written == heats[number])


def _is_kept(report: Acknowledged, entries: Sequence[judge.Entry]) -> bool:
    """Whether the log has the report once, in the line that was acknowledged."""
    lines = [entry for entry in entries if entry.id == report.id]
    said = Report(report.bout, Result(report.scores))
    return [(line.version, line.command) for line in lines] == [(report.version, said)]


async def _check_game(store: Any, t: Tournament, bout: Any, number: int, game: Any) -> list[str]:
    """What is wrong with a game: its result must be that of the match."""
    header = read_header(await store.header(game.match))
    definition = game_named(header.game)
    match = opened(definition.game, header)
    for line in await store.read(game.match):
        match = enter(definition.game, match, definition.read_entry(line))
    if outcome(definition.game, match) is None:
        return [f"{game.match} is not over"]
    result, _ = result_of(definition, match, t.setup, bout, number)
    if game.result != result:
        return [f"{game.match} ended otherwise than {game.result}"]
    names = {t.entrant(n).name for side in bout.sides for n in side}
    return [] if {chair.name for chair in match.chairs} == names else ["somebody else sat there"]


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rounds", type=int, default=20)
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    wrong = 0
    for seed in range(given.seed, given.seed + given.rounds):
        with data_folder() as folder:
            begun = time.monotonic()
            faults = asyncio.run(round_of(seed, folder))
        told = "; ".join(faults) or "everything is as it was told"
        sys.stdout.write(f"round {seed}: {told} ({time.monotonic() - begun:.0f} s)\n")
        sys.stdout.flush()
        wrong += bool(faults)
    sys.stdout.write(f"{given.rounds} rounds, {wrong} with faults\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
