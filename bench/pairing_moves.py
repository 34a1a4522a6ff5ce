"""Measures how long moves elsewhere take while a server pairs a heat of a large event.

The bystanders of `bench.bystander` play.  First nobody disturbs them; then a host pairs the next
heat and takes it back, again and again.  Everything that the event was before comes from a file.
"""

import asyncio
import time
from random import Random

import httpx

from bench.batches import say
from bench.bystander import ALONE, Row, sitting, watch
from bench.games import TURN_BASED, bench_game
from bench.servers import KNOBEL, data_folder, free_port, running
from bench.visits import Visit
from knobel.service import wire
from knobel.service.tournaments.files import answer_of, exported
from knobel.tournament import commands as do
from knobel.tournament.pairing import pair
from knobel.tournament.values import Format, Result
from tests.kit.tournaments import Evening

EVENTS: tuple[tuple[int, Format], ...] = ((500, "swiss"), (61, "dutch"))
PLAYED = 3
"""Heats that are over when the measurement begins."""
HOST = "127.0.2.1"


def record(people: int, system: Format) -> str:
    """The file of an event with some heats, whose results are of chance."""
    config, random = bench_game(TURN_BASED).LONG, Random(people)
    evening = Evening(
        people, game=TURN_BASED, config=config, format=system, heats=9, boxes=people // 2
    )
    for heat in range(PLAYED):
        evening.do(pair(evening.t, heat))
        for bout in evening.t.open_bouts():
            evening.do(do.Report(bout.id, random.choice((Result((2, 0)), Result((0, 2))))))
    lines = [wire.encode(entry) for entry in evening.log]
    return str(answer_of(exported("record", wire.encode(evening.header), lines)))


async def pair_on(host: Visit, event: dict[str, str], until: float) -> list[float]:
    """Pair the next heat and take it back; the seconds that each pairing took."""
    path, took = f"/api/events/{event['id']}", list[float]()
    while time.monotonic() < until:
        took.append(await _call(host, f"{path}/heats", {"heat": PLAYED + 1}, event["token"]))
        back = {"id": f"c-{len(took)}", "command": {"type": "unpair", "heat": PLAYED + 1}}
        await _call(host, f"{path}/do", back, event["token"])
    return took


async def _call(host: Visit, path: str, body: object, token: str) -> float:
    """Make a call, again as long as it is too early for it; the seconds that it took in the end."""
    while True:
        begun = time.monotonic()
        answer = await host.call("POST", path, json=body, token=token)
        if not answer.is_error:
            return time.monotonic() - begun
        if answer.status_code != httpx.codes.TOO_MANY_REQUESTS:
            raise OSError(answer.text)
        await asyncio.sleep(0.2)


async def measure(port: int, secs: float) -> None:
    say("| elsewhere | pairings | seconds each | moves | p50 ms | p99 ms | worst ms |")
    say("|---|--:|--:|--:|--:|--:|--:|")
    async with sitting(port) as pairs:
        _show(Row(ALONE, 0, await watch(pairs, secs)), [])
        host = Visit(port, HOST)
        for people, system in EVENTS:
            order = {"form": "record", "text": record(people, system)}
            event = await host.ticket("/api/events/import", order)
            pairing = asyncio.create_task(pair_on(host, event, time.monotonic() + secs))
            waits = await watch(pairs, secs)
            _show(Row(f"{people} entrants, {system}", 0, waits), await pairing)
        await host.close()


def _show(row: Row, took: list[float]) -> None:
    each = f"{sum(took) / len(took):.2f}" if took else ""
    figures = f"{row.at(0.5):.1f} | {row.at(0.99):.1f} | {row.waits[-1]:.1f}"
    say(f"| {row.name} | {len(took)} | {each} | {len(row.waits)} | {figures} |")


def main(secs: float) -> None:
    port = free_port()
    with data_folder() as data, running(KNOBEL, port, data):
        asyncio.run(measure(port, secs))
