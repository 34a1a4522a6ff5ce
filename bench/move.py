"""Measures the stages of one move in process: CPU time without sockets and without a disk.

    python -m bench.move
    python -m bench.move --games NAME,NAME --matches 500 --moves 60 --passes 3

*hot* plays one match after the other; *in turns* plays one move in each of many matches before the
next move, as a server does, so that a match is rarely in the caches of the CPU.
"""

import argparse
import asyncio
import gc
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec

from bench.games import bench_game
from bench.readings import say
from knobel.buses.memory import MemoryBus
from knobel.catalog import GAMES, GameDefinition
from knobel.core.game import Begin, Millis, Seat
from knobel.machine.world import SystemWorld
from knobel.match import Entry, Header, Match, SeatSetup, judged, opened, outcome, wakes_at
from knobel.match import commands as do
from knobel.server.socket import read_message
from knobel.service import MatchService, Order, SeatOrder, names, wire
from knobel.service.live_match import LiveMatch
from knobel.service.updates import UpdateWriter
from knobel.stores.unlocked import UnlockedStore

STAGES = ("read", "judge", "line", "updates", "whole")
"""*whole* is measured separately: all stages in a live match, with its lock and its alarm."""


class Chosen(NamedTuple):
    """A move that somebody may make now."""

    seat: Seat
    text: str
    turn: int | None


class Clock:
    """Adds up the CPU time of stages, without the cost of reading the clock."""

    def __init__(self) -> None:
        self.moves = 0
        self._sums = dict.fromkeys(STAGES, 0)
        self._looks = dict.fromkeys(STAGES, 0)
        self._since = 0

    def start(self) -> None:
        self._since = time.thread_time_ns()

    def stop(self, stage: str) -> None:
        """Assign the time since the last reading to this stage."""
        now = time.thread_time_ns()
        self._sums[stage] += now - self._since
        self._looks[stage] += 1
        self._since = time.thread_time_ns()

    def micros(self, stage: str) -> float:
        spent = self._sums[stage] - self._looks[stage] * cost_of_looking()
        return spent / max(1, self._looks[stage]) / 1000


def cost_of_looking() -> float:
    """Nanoseconds between two readings of the clock."""
    looks = [time.thread_time_ns() for _ in range(2000)]
    return (looks[-1] - looks[0]) / (len(looks) - 1)


class StillWorld(SystemWorld):
    """A world without time, so that no sand runs out while a busy machine does something else."""

    def now(self) -> Millis:
        return 0


# Moves


def chosen(definition: GameDefinition, match: Match, chance: Random) -> Chosen | None:
    """Any move, each kind as likely as the others; None once there is none."""
    if outcome(definition.game, match) is not None:
        return None
    seats = list(definition.game.in_play(match.state))
    chance.shuffle(seats)
    for seat in seats:
        kinds: dict[type, list[Any]] = {}
        for action in definition.game.legal_actions(match.state, seat):
            kinds.setdefault(type(action), []).append(action)
        if kinds:
            action = chance.choice(kinds[chance.choice(list(kinds))])
            text = definition.write_action(action)
            return Chosen(seat, text, definition.turn(match.state))
    return None


def body_of(move: Chosen, number: int) -> str:
    """The message of a client."""
    told = wire.Play(f"move-{number}", move.text, move.turn, move.seat)
    return msgspec.json.encode(told).decode()


# The stages, one by one


class Staged:
    """A match whose moves are made step by step."""

    def __init__(self, definition: GameDefinition, config: Any, number: int) -> None:
        self._definition, self._chance = definition, Random(number)
        self._world = StillWorld()
        seats = range(len(definition.game.sides(config)))
        setups = tuple(SeatSetup() for _ in seats)
        now = self._world.now()
        ids = (f"match-{number}", f"code-{number}", f"watch-{number}")
        header = Header(*ids, definition.name, definition.rules, config, setups, now)
        match = opened(definition.game, header)
        commands: list[tuple[Seat | None, Any]] = [
            *((None, do.Sit(seat, f"Name {seat}", f"key-{seat}")) for seat in seats),
            *((seat, do.Ready()) for seat in seats),
            (None, Begin()),
        ]
        for seat, command in commands:
            _, match = judged(definition.game, match, seat, command, now, self._world.dice())
        self._match = match
        self._viewer_states = {
            chair.key: wire.viewer_state(definition, match, chair.key) for chair in match.chairs
        }

    async def move(self, number: int, clock: Clock) -> bool:
        """Make a move and measure it; False if there is none."""
        definition, before = self._definition, self._match
        move = chosen(definition, before, self._chance)
        if move is None:
            return False
        body, wall, dice = body_of(move, number), self._world.now(), self._world.dice()
        clock.start()
        message = read_message(body)
        assert isinstance(message, wire.Play)
        action = definition.read_move(message.move, before.state)
        clock.stop("read")
        events, after = judged(definition.game, before, move.seat, action, wall, dice)
        clock.stop("judge")
        entry = Entry(after.version, wall, message.id, move.seat, action, (), events)
        wire.encode(entry)
        wakes_at(definition.game, after)
        clock.stop("line")
        UpdateWriter(definition, entry, before, after, wall).tell(self._viewer_states)
        clock.stop("updates")
        self._match = after
        return True


# The whole


class Deaf:
    """A viewer that is told everything and does nothing."""

    key: str | None = None
    address = ""

    def tell(self, message: bytes, /) -> None:
        """The message is sent elsewhere, and at no cost."""

    def dismiss(self, code: str, /) -> None:
        raise AssertionError(code)


class Whole:
    """A match of the service."""

    def __init__(self, live: LiveMatch, number: int) -> None:
        self._table, self._chance = live, Random(number)

    async def move(self, number: int, clock: Clock) -> bool:
        live = self._table
        move = chosen(live.definition, live.match, self._chance)
        if move is None:
            return False
        key, body = live.match.chairs[move.seat].key, body_of(move, number)
        clock.start()
        message = read_message(body)
        assert isinstance(message, wire.Play)
        answers: list[int | Exception] = []
        way = (message.move, message.turn, message.id, message.seat)
        live.play_soon(key, *way, answers.append)
        clock.stop("whole")
        assert answers == [live.match.version]
        return True


class PromptStore(UnlockedStore):
    """Has written every line at once, so that no loop has to turn while a move is measured."""

    def append_soon(
        self,
        match: str,
        version: int,
        line: bytes,
        done: Callable[[Exception | None], None],
        /,
        **marks: Any,
    ) -> None:
        done(None)


class _NoWorkers:
    slots = 1

    async def run(self, work: Callable[..., Any], /, *args: Any) -> Any:
        raise AssertionError(work)

    async def close(self) -> None:
        pass


def new_service() -> MatchService:
    return MatchService(PromptStore(), MemoryBus(), StillWorld(), _NoWorkers())


async def opened_at(service: MatchService, game: str, config: Any, number: int) -> Whole:
    """A match with a viewer on every seat."""
    seats = len(GAMES[game].game.sides(GAMES[game].read_config(config)))
    free = (SeatOrder(mine=True), *(SeatOrder() for _ in range(seats - 1)))
    ticket = await service.open(Order(game, free, name="Name 0", config=config))
    guests = [await service.join(ticket.code, f"Name {seat}") for seat in range(1, seats)]
    tokens = [ticket.token, *(guest.token for guest in guests)]
    live = await service.live_match(ticket.id)
    for token in tokens:
        await service.follow(ticket.id, token, Deaf())
    if live.match.began is None:
        for seat, token in enumerate(tokens):
            await live.act(names.digest(token), do.Ready(), f"ready-{seat}")
    return Whole(live, number)


# Playing


async def play(matches: Iterable[Staged | Whole], moves: int, clock: Clock) -> None:
    """Play this many moves in each of these matches, in turns; fewer if a match ends earlier."""
    playing = list(matches)
    for number in range(moves):
        playing = [match for match in playing if await match.move(number, clock)]


async def measure(game: str, matches: int, moves: int, *, is_hot: bool) -> Clock:
    definition, clock, service = GAMES[game], Clock(), new_service()
    config = bench_game(game).LONG
    numbers: Iterator[int] = count(1)
    step = 1 if is_hot else matches
    gc.collect()
    for _ in range(0, matches, step):
        settings = definition.read_config(config)
        await play([Staged(definition, settings, next(numbers)) for _ in range(step)], moves, clock)
        whole = [await opened_at(service, game, config, next(numbers)) for _ in range(step)]
        await play(whole, moves, clock)
    await service.close()
    return clock


def row_of(game: str, how: str, clocks: Sequence[Clock]) -> str:
    """The cheapest pass, because other work on the machine can only add cost."""
    best = [min(clock.micros(stage) for clock in clocks) for stage in STAGES]
    return f"| {game} | {how} | " + " | ".join(f"{micros:.0f}" for micros in best) + " |"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.move", description=__doc__)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--matches", type=int, default=500, help="how many are played in turns")
    parser.add_argument("--hot", type=int, default=20, help="how many one after the other")
    parser.add_argument("--moves", type=int, default=40, help="at most, in each match")
    parser.add_argument("--passes", type=int, default=3)
    options = parser.parse_args(arguments)
    say(f"| game | µs of CPU | {' | '.join(STAGES)} |\n|---|---|{'--:|' * len(STAGES)}")
    for game in options.games.split(","):
        for how, matches in (("hot", options.hot), ("in turns", options.matches)):
            is_hot = how == "hot"
            clocks = [
                asyncio.run(measure(game, matches, options.moves, is_hot=is_hot))
                for _ in range(options.passes)
            ]
            say(row_of(game, how, clocks))
    return 0


if __name__ == "__main__":
    sys.exit(main())
