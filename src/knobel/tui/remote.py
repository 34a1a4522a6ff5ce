"""Follows a match of a server over a socket that may come and go.

Versions reach the listener in order, each once, and commands count once: whatever was not answered
is sent again under the same id.  Kept out: the network (`wires`), and what the messages say.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Any, Literal, Protocol, TypeAlias

import msgspec
from msgspec import Struct

from knobel.core.game import Illegal, Millis, Seat
from knobel.match import commands as do
from knobel.service.ports import World
from knobel.tui.client import Link, Listener, Told

FIRST_RETRY: Millis = 200
LAST_RETRY: Millis = 3_000
UNSURE_RETRY: Millis = 500
PATIENCE: Millis = 6_000
"""A connection over which nothing comes for this long after a ping is dead."""
PING_SOON: Millis = 1_500
PING_LATER: Millis = 10_000
QUICK_PINGS = 4
KEPT_PINGS = 8

FINAL = frozenset({"no-such-match", "wrong-token", "match-deleted", "watching-closed"})
"""Answers to `hello` for which trying again is useless."""


class Lost(Exception):
    """The connection is closed, or could not be made."""


class Wire(Protocol):
    """A connection to the server; each method raises `Lost`."""

    async def send(self, text: str, /) -> None: ...

    async def receive(self) -> str | bytes: ...

    async def close(self) -> None:
        """Close the connection; whoever waits for a message gets `Lost`."""


Dial: TypeAlias = Callable[[str], AbstractAsyncContextManager[Wire]]
"""Connects to the server for this match, or `Lost`."""


class Request(Struct, frozen=True, omit_defaults=True):
    """A command or a move, as it is sent."""

    type: Literal["do", "play"]
    id: str
    seat: Seat
    command: do.PersonCommand | None = None
    move: str | None = None
    turn: int | None = None


class Waiting(Struct, frozen=True):
    """A request that is not answered yet."""

    text: str
    answer: asyncio.Future[None]


class ClockOffset:
    """How far the server's clock is ahead, by the quickest of the last pings."""

    def __init__(self) -> None:
        self._rough: Millis = 0
        self._pings: deque[tuple[Millis, Millis]] = deque(maxlen=KEPT_PINGS)

    def guess(self, server: Millis, here: Millis) -> None:
        """Use the time in a message until the first ping is answered."""
        self._rough = server - here

    def measure(self, sent: Millis, received: Millis, server: Millis) -> None:
        self._pings.append((max(0, received - sent), server - (sent + received) // 2))

    @property
    def value(self) -> Millis:
        return min(self._pings)[1] if self._pings else self._rough


class SocketLine:
    """The port `Line` over a socket."""

    def __init__(self, dial: Dial, token: str, world: World) -> None:
        self.link = Link("connecting")
        self._dial = dial
        self._token = token
        self._world = world
        self._offset = ClockOffset()
        self._match = ""
        self._listener: Listener
        self._wire: Wire | None = None
        self._seen: tuple[int, Millis] | None = None
        """The version that the listener has, and the time in the message that told it."""
        self._is_greeted = False
        """Whether the server has answered the last `hello`."""
        self._is_plain = False
        """Whether `hello` leaves out what an earlier version of the server does not know."""
        self._missed_until = 0
        self._heard = 0
        """The number of messages so far: while it stays the same, the server is silent."""
        self._waiting: dict[str, Waiting] = {}
        self._welcomed: asyncio.Future[None]
        self._tasks: set[asyncio.Task[None]] = set()

    # The port

    def now(self) -> Millis:
        return self._world.now() + self._offset.value

    def waited(self) -> Millis:
        return self._world.now() - self.link.since if self.link.state == "lost" else 0

    async def follow(self, match: str, listener: Listener, /) -> None:
        if self.link.state == "gone":
            raise Illegal(self.link.code)
        self.leave()
        for name in list(self._waiting):  # the match before has ended, and answers no more
            self._settle(name)
        self._match, self._listener, self._seen = match, listener, None
        self._welcomed = asyncio.get_running_loop().create_future()
        self._start(self._stay_connected())
        await self._welcomed

    async def act(self, command: do.PersonCommand, name: str, seat: Seat, /) -> None:
        await self._ask(Request("do", name, seat, command=command))

    async def play(self, move: str, turn: int | None, name: str, seat: Seat, /) -> None:
        await self._ask(Request("play", name, seat, move=move, turn=turn))

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._tasks.clear()
        self._wire, self._is_greeted = None, False

    async def _ask(self, request: Request) -> None:
        if self.link.state == "gone":
            raise Illegal(self.link.code)
        text = msgspec.json.encode(request).decode()
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting[request.id] = Waiting(text, answer)
        try:
            if self._is_greeted:
                await self._post(text)
            await answer
        finally:
            self._waiting.pop(request.id, None)

    # Connecting

    async def _stay_connected(self) -> None:
        tries = 0
        while self.link.state != "gone":
            is_moving = False
            self._is_greeted = self._is_plain = False
            with suppress(Lost):
                async with self._dial(self._match) as wire:
                    self._wire = wire
                    is_moving = await self._converse(wire)
            self._wire = None
            was_greeted, self._is_greeted = self._is_greeted, False
            tries = 0 if was_greeted else tries
            self._lose(is_moving=is_moving)
            if not (is_moving and was_greeted):
                await self._rest(retry_after(tries, self._world.dice().pick(1_000) / 1_000))
                tries += 1

    async def _converse(self, wire: Wire) -> bool:
        """Speak over this connection until it ends; whether the server has sent us elsewhere."""
        await self._hello()
        pulse = self._start(self._keep_alive(wire))
        try:
            while self.link.state != "gone":
                message = await wire.receive()
                self._heard += 1
                try:
                    told = msgspec.json.decode(message)
                except msgspec.DecodeError:
                    continue  # a lost update shows as a gap
                if told.get("type") == "gone" and told["code"] == "moving":
                    return True
                await self._hear(told)
        finally:
            pulse.cancel()
        return False

    async def _keep_alive(self, wire: Wire) -> None:
        """Measure the offset of the clocks, and close a connection that stays silent."""
        with suppress(Lost):
            pings = 0
            while True:
                heard = self._heard
                await wire.send(_text({"type": "ping", "sent": self._world.now()}))
                await self._rest(PATIENCE)
                if self._heard == heard:
                    await wire.close()
                    return
                pings += 1
                await self._rest(PING_SOON if pings < QUICK_PINGS else PING_LATER)

    def _lose(self, *, is_moving: bool) -> None:
        if self.link.state in {"connecting", "gone"}:
            return
        was_lost = self.link.state == "lost"
        since = self.link.since if was_lost else self._world.now()
        self._relink(Link("lost", since, is_moving or (was_lost and self.link.is_moving)))

    def _relink(self, link: Link) -> None:
        if link != self.link:
            self.link = link
            self._listener.relink()

    # Speaking

    async def _hello(self) -> None:
        self._is_greeted = False
        known = {}
        if self._seen is not None and not self._is_plain:
            known = {"v": self._seen[0], "now": self._seen[1]}
        hello = {"type": "hello", "match": self._match, "token": self._token, **known}
        await self._post(_text(hello))

    async def _ask_again(self) -> None:
        """Send whatever is not answered yet; the ids make that harmless."""
        for waiting in list(self._waiting.values()):
            await self._post(waiting.text)

    async def _ask_later(self, name: str) -> None:
        await self._rest(UNSURE_RETRY)
        if self._is_greeted and name in self._waiting:
            await self._post(self._waiting[name].text)

    async def _post(self, text: str) -> None:
        """Send this; what the connection loses is sent again after the next `hello`."""
        if self._wire is not None:
            with suppress(Lost):
                await self._wire.send(text)

    # Hearing

    async def _hear(self, told: Told) -> None:
        match told:
            case {"type": "welcome"}:
                await self._take_welcome(told)
            case {"type": "welcome-back", "v": version, "now": now}:
                await self._take_welcome_back(version, now)
            case {"type": "update"}:
                await self._take_update(told)
            case {"type": "ack", "id": name}:
                self._settle(name)
            case {"type": "no", "code": code}:
                await self._take_refusal(told.get("id"), code, told.get("facts", {}))
            case {"type": "pong", "sent": sent, "now": now}:
                self._offset.measure(int(sent), self._world.now(), now)
            case {"type": "gone", "code": code}:
                self._end(Illegal(code))

    async def _take_welcome(self, told: Told) -> None:
        """Only as the answer to `hello`: an old one that comes late would turn back the match."""
        if self._is_greeted:
            return
        self._missed_until = told["v"]
        self._tell(told)
        self._greet(told["now"])
        await self._ask_again()

    async def _take_welcome_back(self, version: int, now: Millis) -> None:
        """The updates that were missed follow, if there are any."""
        if self._seen is None or self._is_greeted:
            return
        self._missed_until = version
        self._greet(now)
        if version <= self._seen[0]:
            self._seen = self._seen[0], now
            await self._ask_again()

    async def _take_update(self, told: Told) -> None:
        if not self._is_greeted or self._seen is None or told["v"] <= self._seen[0]:
            return
        if told["v"] > self._seen[0] + 1:
            await self._hello()
            return
        self._tell(told)
        if told["v"] == self._missed_until:
            await self._ask_again()

    def _tell(self, told: Told) -> None:
        try:
            self._listener.hear(told)
        except Illegal as why:
            self._end(why)
        else:
            self._seen = told["v"], told["now"]

    def _greet(self, now: Millis) -> None:
        if self.link.state == "gone":
            return
        self._is_greeted = True
        self._offset.guess(now, self._world.now())
        self._relink(Link("live"))
        if not self._welcomed.done():
            self._welcomed.set_result(None)

    async def _take_refusal(self, name: str | None, code: str, facts: dict[str, Any]) -> None:
        refused = Illegal(code, **facts)
        match code:
            case "not-following":  # the server has forgotten that we follow
                await self._hello()
            case "try-again" if name is not None:  # it is not known whether the command is stored
                self._start(self._ask_later(name))
            case _ if name is not None:
                self._settle(name, refused)
            case _ if self._is_greeted:
                pass  # a refused ping
            case _ if code in FINAL:
                self._end(refused)
            case "unreadable" if not self._is_plain:
                self._is_plain = True
                await self._hello()
            case _:
                raise Lost

    def _settle(self, name: str, refused: Illegal | None = None) -> None:
        waiting = self._waiting.pop(name, None)
        if waiting is None or waiting.answer.done():
            return
        if refused is None:
            waiting.answer.set_result(None)
        else:
            waiting.answer.set_exception(refused)

    def _end(self, why: Illegal) -> None:
        """The match is out of reach for good."""
        self._relink(Link("gone", code=why.code))
        for name in list(self._waiting):
            self._settle(name, why)
        if not self._welcomed.done():
            self._welcomed.set_exception(why)

    # Time and tasks

    async def _rest(self, millis: Millis) -> None:
        await self._world.wait_until(self._world.now() + millis)

    def _start(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            self._end(Illegal("internal"))
            raise fault  # the loop reports it


def retry_after(tries: int, chance: float) -> Millis:
    """The pause before the next try: doubling, and never the same for everybody.

    >>> [retry_after(tries, 0) for tries in range(6)]
    [100, 200, 400, 800, 1500, 1500]
    >>> retry_after(0, 0.999), retry_after(9, 0.999)
    (199, 2998)
    """
    longest = min(LAST_RETRY, FIRST_RETRY * 2 ** min(tries, 10))
    return int(longest * (0.5 + chance / 2))


def _text(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()
