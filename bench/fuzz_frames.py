"""Feeds mutated frames to a server in this process, and checks everybody else's games.

A round has a match of bystanders, and a match in which one of the players sends noise.  After every
round both logs are read and replayed: the bystanders' log may hold only their own moves, and the
other one only what its own players asked for.
"""

import asyncio
import gc
import logging
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import _lru_cache_wrapper, partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
from msgspec import Struct

import knobel
from bench.fuzz_lines import Fault, Line, RawLine, RawServer, broken, sound
from bench.games import SEATS, TURNS, Json, bench_game
from bench.mutations import Seed, mutated, seed_of
from knobel.buses.memory import MemoryBus
from knobel.catalog import GAMES, GameDefinition, read_header
from knobel.core.game import Begin, Illegal, Tick
from knobel.match import Entry, Match, enter, opened, phase, verify
from knobel.match import commands as do
from knobel.server.address import Address
from knobel.server.app import create_app
from knobel.service import MatchService, Order, SeatOrder, Ticket, names, wire
from knobel.service.limits import Limits
from knobel.stores.memory import MemoryStore
from tests.kit.harness import Screen, beat
from tests.kit.world import InlineWorkers, TurnedWorld

FRAMES_A_ROUND = 1500
MILLIS_A_FRAME = 50
"""The fastest rate at which a connection may send in the long run."""

LIMITS = Limits(events_per_day=1_000_000, joins_burst=1_000_000)
"""All calls come from one address, whose limits would refuse most of them unread."""

TYPES = frozenset({"welcome", "update", "ack", "no", "pong", "sent", "signed", "gone"})
REPLIES = frozenset({"welcome", "ack", "no", "pong", "sent"})
"""Of these every message gets exactly one."""
SIGNS = get_args(wire.Sign)
ERRORS = Path(knobel.__file__).parent / "locale" / "en" / "errors.ftl"
CODES = frozenset(re.findall(r"^no-([a-z0-9-]+) =", ERRORS.read_text("utf-8"), re.MULTILINE))

ORDERS: Sequence[Json] = [
    {"game": game, **order} for game in GAMES for order in bench_game(game).ORDERS
]
"""Matches for two or three; in one for three the first person has two seats."""


class Answer(Struct, frozen=True):
    """The fields that are read of every message from the server."""

    type: str
    id: str | None = None
    code: str = ""
    v: int = 0


class Memory(Struct, frozen=True):
    """What the process keeps in memory while nobody plays."""

    rss: int
    """In kilobytes."""
    blocks: int
    """That Python has allocated."""


Tell = Callable[[], None]
"""Is called after every round."""


class Tally:
    """What was sent, and what was answered."""

    def __init__(self) -> None:
        self.frames = 0
        self.raw = 0
        """How many of them were sent below the level of WebSocket frames."""
        self.told: Counter[str] = Counter()


class Ear:
    """Checks everything that the server tells a noisy connection.

    The server calls it and would catch its exceptions, so it stores the fault instead.
    """

    def __init__(self, tally: Tally) -> None:
        self.replies = 0
        self.faults: list[str] = []
        self.acks: set[tuple[str | None, int]] = set()
        self._told = tally.told
        self._decode = msgspec.json.Decoder(Answer).decode

    def hear(self, message: bytes) -> None:
        answer = self._decode(message)
        if answer.type not in TYPES:
            self.faults.append(f"an answer of an unknown type: {message!r}")
        if answer.type in {"no", "gone"} and (
            answer.code not in CODES or answer.code == "internal"
        ):
            self.faults.append(f"a code that has no text: {message!r}")
        if answer.type == "ack":
            self.acks.add((answer.id, answer.v))
        self.replies += answer.type in REPLIES
        self._told[answer.code or answer.type] += 1


class Watch(logging.Handler):
    """Nothing that a client sends may be logged as a fault of the server."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.logged: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.exc_info or record.levelno >= logging.ERROR:
            self.logged.append(self.format(record))

    def note(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Faults that the event loop reports."""
        self.logged.append(f"{context.get('message')}: {context.get('exception')!r}")

    def check(self) -> None:
        if self.logged:
            raise Fault(f"logged: {self.logged[0]}")


class World(TurnedWorld):
    """A clock that can advance before those who wait for it are woken."""

    def run_on(self, millis: int) -> None:
        self._now += millis

    def turn(self, millis: int) -> None:
        super().turn(millis)
        self._waiting = [wait for wait in self._waiting if not wait[1].done()]  # who gave up


class Place:
    """A server in this process, with a clock that the fuzzer sets."""

    def __init__(self, seed: int) -> None:
        self.log = MemoryStore()
        self.world = World(number=seed)
        self.workers = InlineWorkers()
        self.service = MatchService(self.log, MemoryBus(), self.world, self.workers, pace=0)
        self.world.beating.append(partial(beat, self.service, self.world))
        self.app = create_app(self.service, Address("127.0.0.1", 8000), limits=LIMITS)
        self.raw = RawServer(self.app)

    async def clear(self, tokens: Sequence[str]) -> None:
        """Delete all events, and all matches as their openers; nothing may be left of them."""
        for event in await self.log.page("", 1000, kind="tournament"):
            await self.service.tournaments._try_to_delete(event.id)  # noqa: SLF001 -- as in a year
        last = ""
        while page := await self.log.page(last, 100):
            last = page[-1].id
            for summary in page:
                await self._delete(summary.id, tokens)
        for _ in range(20):
            await asyncio.sleep(0)
        self.log._attempts.clear()  # noqa: SLF001 -- what groups have won is kept for good
        self.workers.asked.clear()
        left = {name: len(value) for name, value in self._holds().items() if value}
        if left:
            raise Fault(f"left after all matches are deleted: {left}")

    async def _delete(self, match: str, tokens: Sequence[str]) -> None:
        for token in tokens:
            with suppress(Illegal):
                await self.service.delete(match, token)
                return

    def _holds(self) -> dict[str, Any]:
        service: Any = self.service
        # There is no other way to see what is private.
        return {
            "matches": service._matches._live,  # noqa: SLF001
            "loading": service._matches._loading,  # noqa: SLF001
            "events": service.tournaments._registry._live,  # noqa: SLF001
            "loading events": service.tournaments._registry._loading,  # noqa: SLF001
            "games of bouts": service.tournaments._bouts._opening,  # noqa: SLF001
            "successors": service._successors._opening,  # noqa: SLF001
            "attempts": service._groups._noted,  # noqa: SLF001
            "alarms": service._alarm._due,  # noqa: SLF001
            "connections": self.raw.state.connections,
            "tasks": self.raw.state.tasks,
            "summaries": self.log._summaries,  # noqa: SLF001
        }


class Player(Screen):
    """A player who makes legal moves, through a separate connection."""

    def __init__(self, place: Place, ticket: Ticket) -> None:
        super().__init__()
        self.ticket = ticket
        self.key = names.digest(ticket.token)
        self.done: list[str] = []
        self._place = place
        self._line: Line | None = None

    async def sit_down(self) -> None:
        self._line = Line(self._place.app, self._hear, is_quick=True)
        hello = {"type": "hello", "match": self.ticket.id, "token": self.ticket.token}
        await self._line.say([msgspec.json.encode(hello).decode()])
        if not self.match:
            raise Fault("a player is not welcome in their own match")

    def _hear(self, message: bytes) -> None:
        self.take(msgspec.json.decode(message))

    async def move(self, live: Any, random: Random) -> None:
        """Make a legal move, if there is one."""
        assert self._line is not None
        definition, match = live.definition, live.match
        for seat in match.seats_of(self.key):
            asked: dict[str, Any] | None = None
            if phase(definition.game, match) == "open":
                asked = {"type": "do", "command": do.Ready()}
            elif phase(definition.game, match) == "running":
                asked = a_legal_move(definition, match, seat, random)
            if asked is None:
                continue
            name = f"{self.ticket.token[:8]}-{len(self.done)}"
            say = {**asked, "id": name, "seat": seat}
            before = len(self.heard)
            await self._line.say([msgspec.json.encode(say).decode()])
            answers = [told for told in self.heard[before:] if told.get("id") == name]
            if not answers:
                raise Fault("a player's own move is not answered")
            if answers[0]["type"] == "ack":
                self.done.append(name)
            del self.heard[:]

    async def leave(self) -> None:
        assert self._line is not None
        await self._line.hang_up()


def a_legal_move(
    definition: GameDefinition, match: Match, seat: int, random: Random
) -> dict[str, Any] | None:
    """A message, without its id, that plays a legal move."""
    actions = definition.game.legal_actions(match.state, seat)
    if not actions:
        return None
    move = definition.write_action(random.choice(actions))
    return {"type": "play", "move": move, "turn": definition.turn(match.state)}


# What is sent

MATTERS = ("draw", "take-back", "pause", "resume", "rematch")
COMMANDS: dict[str, Mapping[str, Sequence[Any]]] = {
    "rename": {"name": ("Eve", "Anna", "  ", "\u202eeve", "\u200b", "x" * 40, "😀" * 40, "a\nb")},
    "ready": {"yes": (True, True, False)},
    "leave": {},
    "resign": {},
    "propose": {"matter": MATTERS},
    "answer": {"matter": MATTERS, "yes": (True, False)},
    "claim": {"what": ("win", "draw")},
    "admit-watchers": {"yes": (True, True, False)},
    "swap": {"one": SEATS, "other": SEATS},
    "appoint": {"seat": SEATS, "bot": (True, False)},
    "substitute": {"seat": SEATS},
    "reclaim": {},
    **{kind: fields for game in GAMES for kind, fields in bench_game(game).ACTIONS.items()},
}
"""Commands, and actions of games, which are not commands, with right and nearly right values."""
OPTIONAL = {"yellow", "about", "already", "to", "bot"}


class Corpus:
    """The messages of docs/protocol.md for one match, right and nearly right."""

    rare: Sequence[str] = ("resign", "leave")
    """These end the game, so that nothing else could be tried in it."""

    def __init__(self, pairing: "Pairing", other: Ticket, old: str, random: Random) -> None:
        own = pairing.first.ticket
        self._begin(random)
        self._game = bench_game(pairing.game)
        self._kinds = (*EVERYWHERE, *[PLAY] * (len(EVERYWHERE) // 2))
        tokens = ("", own.token, own.watch, other.watch, own.code, other.id, old, "x" * 32)
        matches = (own.id, own.id, other.id, other.id, other.code, old, "nowhere", "")
        self._hello = _text({"type": "hello", "match": own.id, "token": own.token})
        self._seeds: list[Seed] = [
            seed_of(_text({"type": "hello", "match": match, "token": random.choice(tokens)}))
            for match in matches
        ]
        self._seeds += [seed_of(_text({"type": "ping", "sent": sent})) for sent in (0, 12.5)]
        signs = ({"type": "sign", "id": f"s-{sign}", "sign": sign} for sign in SIGNS)
        self._seeds += [seed_of(_text(sign)) for sign in signs]
        self._seeds += [seed_of(_text(self._message(kind))) for kind in self._kinds * 3]
        self._seeds += [seed_of(_text(self._message(kind))) for kind in COMMANDS]
        self._possible = [seed_of(self._hello)]

    def _begin(self, random: Random) -> None:
        self._random = random
        self._count = 0

    def _message(self, kind: str) -> dict[str, Any]:
        message = self._numbered(self._play() if kind == PLAY else self._do(kind))
        is_seated = self._random.random() < 0.1
        return {**message, "seat": self._random.choice(SEATS)} if is_seated else message

    def _do(self, kind: str) -> dict[str, Any]:
        random = self._random
        command = {
            field: random.choice(values)
            for field, values in COMMANDS[kind].items()
            if field not in OPTIONAL or random.random() < 0.6
        }
        return {"type": "do", "command": {"type": kind, **command}}

    def _play(self) -> dict[str, Any]:
        random = self._random
        turn = {"turn": random.choice(TURNS)} if random.random() < 0.5 else {}
        return {"type": PLAY, "move": self._game.any_move(random), **turn}

    def _numbered(self, message: dict[str, Any]) -> dict[str, Any]:
        """Mostly with a new id, because a command with a used id is not judged again."""
        self._count += self._random.random() < 0.9
        return {**message, "id": f"c-{self._count}"}

    def learn(self, message: dict[str, Any]) -> None:
        """A possible command: first a mutation of it, then the command itself."""
        self._possible = [*self._possible[-2:], seed_of(_text(self._numbered(message)))]

    def batch(self, count: int) -> list[str]:
        """Before them most times a greeting, and after them what could be done."""
        frames = [self._frame() for _ in range(count)]
        if self._random.random() < 0.8:
            frames[0] = self._hello
        frames[-1] = self._possible[-1].text
        return frames

    def _frame(self) -> str:
        random, seeds = self._random, self._seeds
        chance = random.random()
        if chance < 0.3:
            kind = random.choice(self._kinds)
            if kind not in self.rare or random.random() < 0.03:
                return _text(self._message(kind))
        if chance < 0.55:
            return mutated(random.choice(self._possible), seeds, random)
        seed = seeds[int(random.random() * len(seeds))]
        return (
            seed.text
            if chance < 0.6 and not any(f'"{kind}"' in seed.text for kind in self.rare)
            else mutated(seed, seeds, random)
        )


PLAY = "play"
EVERYWHERE = tuple(kind.__struct_config__.tag for kind in get_args(do.PersonCommand))


def _text(message: Any) -> str:
    return _encode(message).decode()


_encode = msgspec.json.Encoder().encode


# A round


class Pairing:
    """A match of two people, opened by the first."""

    def __init__(self, place: Place, game: str, first: Player, second: Player) -> None:
        self.place, self.game, self.first, self.second = place, game, first, second
        self.id = first.ticket.id

    async def now(self) -> Any:
        return await self.place.service.live_match(self.id)

    async def entries(self) -> tuple[GameDefinition, Any, list[Entry]]:
        header = read_header(await self.place.log.header(self.id))
        definition = GAMES[header.game]
        lines = await self.place.log.read(self.id)
        return definition, header, [definition.read_entry(line) for line in lines]


async def open_match(place: Place, order: dict[str, Any]) -> Pairing:
    definition = GAMES[order["game"]]
    count = len(definition.game.sides(definition.read_config(order.get("config", {}))))
    seats = [*[SeatOrder(mine=True)] * (count - 1), SeatOrder()]
    ticket = await place.service.open(
        msgspec.convert({**order, "name": "Anna", "seats": seats}, Order)
    )
    other = await place.service.join(ticket.code, "Bo")
    return Pairing(place, definition.name, Player(place, ticket), Player(place, other))


class Round:
    """Some thousand frames of noise, and everything that must hold after them."""

    path = "/ws"

    def __init__(self, place: Place, tally: Tally, number: str) -> None:
        self._place, self._tally = place, tally
        self._random = Random(number)
        self._ear = Ear(tally)
        self._line: Line | None = None
        self._raw: RawLine | None = None
        self._pace = MILLIS_A_FRAME

    async def run(self, frames: int, old: str) -> str:
        """The id of a match that is deleted now."""
        random, place = self._random, self._place
        bystanders = await open_match(place, random.choice(ORDERS))
        noisy = await open_match(place, random.choice(ORDERS))
        players = (bystanders.first, bystanders.second, noisy.second)
        for player in players:
            await player.sit_down()
        corpus = Corpus(noisy, bystanders.first.ticket, old, random)
        last = self._tally.frames + frames
        while self._tally.frames < last:
            await self._learn(corpus, noisy)
            if random.random() < 0.2:
                await self._send_raw(corpus)
            else:
                await self._send(corpus)
            if self._ear.faults:
                raise Fault(self._ear.faults[0])
            for player, pairing in zip(players, (bystanders, bystanders, noisy), strict=True):
                if random.random() < (0.02 if pairing is bystanders else 0.3):
                    await player.move(await pairing.now(), random)
        await self._hang_up()
        await self._check_bystanders(bystanders)
        await self._check_noisy(noisy)
        for player in players:
            await player.leave()
        await place.clear([pairing.first.ticket.token for pairing in (bystanders, noisy)])
        return noisy.id

    async def _learn(self, corpus: Corpus, noisy: Pairing) -> None:
        """Now and then send a legal move."""
        if self._random.random() < 0.4:
            live = await noisy.now()
            seats = live.match.seats_of(noisy.first.key)
            if seats and phase(live.definition.game, live.match) == "running":
                move = a_legal_move(live.definition, live.match, seats[0], self._random)
                if move is not None:
                    corpus.learn(move)

    async def _send(self, corpus: Corpus) -> None:
        random = self._random
        if self._line is None or random.random() < 0.01:
            await self._reconnect()
        line = self._line
        assert line is not None
        is_flood = random.random() < 0.002
        self._pace = 0 if is_flood else MILLIS_A_FRAME
        frames: list[str | bytes] = [*corpus.batch(200 if is_flood else 40)]
        if random.random() < 0.05:
            frames[0] = frames[0].encode(errors="replace")  # type: ignore[union-attr] # a binary frame
        consumed, replies = line.consumed, self._ear.replies
        await line.say(frames)
        self._place.world.turn(0)
        for _ in range(50):  # without the quick way a task of its own sends the answers
            if self._ear.replies - replies >= line.consumed - consumed or line.closed is not None:
                break
            await asyncio.sleep(0)
        heard = line.consumed - consumed
        self._tally.frames += heard
        if line.closed is not None:
            if line.closed not in {1001, 4008}:
                raise Fault(f"closed with {line.closed}")
            self._line = None
            self._place.world.turn(5000)
        elif self._ear.replies - replies != heard:
            raise Fault(f"{heard} messages, {self._ear.replies - replies} answers: {frames!r}")

    async def _reconnect(self) -> None:
        if self._line is not None:
            await self._line.hang_up()
        is_quick = self._random.random() < 0.85
        line = self._line = Line(self._place.app, self._ear.hear, is_quick=is_quick, path=self.path)
        line.on_consume = self._turn
        await line.drained()

    def _turn(self) -> None:
        self._place.world.run_on(self._pace)

    async def _send_raw(self, corpus: Corpus) -> None:
        random = self._random
        if self._raw is None or self._raw.is_over:
            await self._hang_up_raw()
            self._raw = RawLine(self._place.raw, self._ear.hear)
            await self._raw.open(self.path)
        for text in corpus.batch(8):
            payload = text.encode(errors="replace")
            spoil = broken if random.random() < 0.04 else sound
            data = spoil(payload, random)
            self._place.world.turn(MILLIS_A_FRAME)
            self._tally.frames += 1
            self._tally.raw += 1
            cut = random.randrange(len(data) + 1) if random.random() < 0.1 else 0
            for part in (data[:cut], data[cut:]):
                if part:
                    await self._raw.feed(part)
            if self._raw.is_over:
                return

    async def _hang_up_raw(self) -> None:
        if self._raw is not None:
            await self._raw.hang_up()
            self._raw = None

    async def _hang_up(self) -> None:
        await self._hang_up_raw()
        if self._line is not None:
            await self._line.hang_up()
            self._line = None

    async def _check_bystanders(self, pairing: Pairing) -> None:
        definition, _, entries = await pairing.entries()
        asked = [entry.id for entry in entries if entry.seat is not None]
        done = {*pairing.first.done, *pairing.second.done}
        if set(asked) != done or len(asked) != len(done):
            raise Fault(f"in the bystanders' log: {set(asked) ^ done}")
        for entry in entries:
            if entry.seat is None and not isinstance(entry.command, do.Sit | Begin | Tick):
                raise Fault(f"in the bystanders' log: {entry}")
        _check_play(definition, entries, await pairing.now())
        first, second = pairing.first, pairing.second
        if (first.v, first.view.keys()) != (second.v, second.view.keys()):
            raise Fault("the bystanders see different games")

    async def _check_noisy(self, pairing: Pairing) -> None:
        definition, header, entries = await pairing.entries()
        match = opened(definition.game, header)
        others = set(pairing.second.done)
        for entry in entries:
            if entry.seat is not None:
                chair = match.chairs[entry.seat]
                name = entry.id or ""
                is_bot = chair.is_played_by_bot and name.startswith(f"bot:{entry.seat}:")
                is_own = chair.key == pairing.first.key
                is_other = chair.key == pairing.second.key and entry.id in others
                if not (is_bot or is_own or is_other):
                    raise Fault(f"nobody in this match asked for {entry}")
            match = enter(definition.game, match, entry)
        named = [(entry.seat, entry.id) for entry in entries if entry.id is not None]
        if len(named) != len(set(named)):
            raise Fault("a command counts twice")
        if not self._ear.acks <= {(entry.id, entry.version) for entry in entries}:
            raise Fault("something is acknowledged that is not in the log")
        _check_play(definition, entries, await pairing.now())


def _check_play(definition: GameDefinition, entries: Sequence[Entry], live: Any) -> None:
    """Replay the entries with the live header: the stored one has digests in place of secrets."""
    header = live.match.header
    odd = verify(definition.game, header, entries)
    if odd is not None:
        raise Fault(f"does not replay: {odd}")
    match = opened(definition.game, header)
    for entry in entries:
        match = enter(definition.game, match, entry)
    if match != live.match:
        raise Fault("the log leads to another match")


def held() -> Memory:
    """The memory in use, without garbage and without caches, which have their own limits."""
    for thing in gc.get_objects():
        if isinstance(thing, _lru_cache_wrapper):
            thing.cache_clear()
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return Memory(pages * os.sysconf("SC_PAGE_SIZE") // 1024, sys.getallocatedblocks())
