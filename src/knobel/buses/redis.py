"""Notifications of new versions between nodes, by the channels of a Redis.

Notifications may get lost, and nobody waits for them.  Therefore each node also sends a pulse to
itself: as long as it hears that, it hears the others, too.  The client of Redis would connect again
without a word, so this module uses its bare connections.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Self

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError, ResponseError

from knobel.buses.memory import MemoryBus

LOGGER = logging.getLogger("knobel.buses")

PATIENCE = 0.5
"""Seconds that Redis has for an answer; then the connection is replaced."""
PULSE = 0.2
"""Seconds between two pulses."""
MISSED = 3
"""Number of pulses after which we are deaf if none of them has come back.

A process that was busy or paused has sent none meanwhile, so it does not mistake that for silence.
"""
LONG = 10.0
"""Seconds without a word after which a line is given up, whatever became of the pulses."""
PAUSE = 0.2
"""Seconds between two attempts to connect."""
MATCH, NODE = "knobel:match:", "knobel:node:"
"""How the names of channels begin."""

FAULTS = (RedisError, OSError, TimeoutError)


class Refused(Exception):
    """Redis is there but does not let us in."""


class RedisBus(MemoryBus):
    """Reaches other nodes, too; `RedisBus.opened` starts it."""

    def __init__(self, url: str) -> None:
        super().__init__()
        client: Redis = Redis.from_url(
            url,
            protocol=2,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),
            client_name="knobel",
        )
        self._connect: Callable[[], Any] = client.connection_pool.make_connection
        self._node = secrets.token_hex(8)
        self._unsent: dict[str, int] = {}
        """By channel, what is to be sent next."""
        self._changes: dict[str, str] = {}
        """What is to be told to Redis about the channels we listen to: by match, the command."""
        self._ear: Any = None
        self._mouth: Any = None
        self._missed = 0
        """Number of pulses since one has come back."""
        self._is_deaf = True
        self._on_deaf: list[Callable[[bool], None]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: asyncio.Task[None] | None = None

    @classmethod
    async def opened(cls, url: str) -> Self:
        """Start listening; `Refused` if Redis does not let us in.

        A Redis that is not there is no fault: then the bus is deaf until it is.
        """
        bus = cls(url)
        connection = bus._connect()
        try:
            await connection.connect()
        except (AuthenticationError, ResponseError) as fault:
            raise Refused(str(fault)) from fault
        except FAULTS as fault:
            LOGGER.warning("bus-unreachable: %s", fault)
        finally:
            await connection.disconnect(nowait=True)
        bus._spawn(bus._listen())
        bus._spawn(bus._pulse())
        return bus

    async def close(self) -> None:
        """Stop listening, after what was published has been sent."""
        if self._sending is not None:
            await self._sending
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._shut_mouth()

    # Publishing

    def _ring(self) -> None:
        """Tell the listeners of this node at once, and the other nodes together."""
        for match, version in self._gathered.items():
            channel = MATCH + match
            self._unsent[channel] = max(version, self._unsent.get(channel, 0))
        self._send_soon()
        super()._ring()

    def _send_soon(self) -> None:
        if self._sending is None:
            self._sending = self._spawn(self._send())

    async def _send(self) -> None:
        """Send what is there; what comes meanwhile is sent together afterwards."""
        try:
            while self._unsent:
                unsent, self._unsent = self._unsent, {}
                if not await self._publish(unsent):
                    self._keep(unsent)
                    return  # until the next pulse
        finally:
            self._sending = None

    def _keep(self, bells: Mapping[str, int]) -> None:
        """Send these again; once we are deaf they are lost, or they would pile up."""
        for channel, version in () if self._is_deaf else bells.items():
            self._unsent[channel] = max(version, self._unsent.get(channel, 0))

    async def _publish(self, bells: Mapping[str, int]) -> bool:
        """Send notifications in one go; returns whether Redis has confirmed them."""
        sent = [("PUBLISH", channel, f"{self._node} {v}") for channel, v in bells.items()]
        mouth = self._mouth = self._mouth or self._connect()
        try:
            async with asyncio.timeout(PATIENCE):
                await mouth.connect()
                await mouth.send_packed_command(mouth.pack_commands(sent), check_health=False)
                for _ in sent:
                    await mouth.read_response()
        except FAULTS:
            await self._shut_mouth()
            return False
        return True

    async def _shut_mouth(self) -> None:
        mouth, self._mouth = self._mouth, None
        if mouth is not None:
            await mouth.disconnect(nowait=True)

    # Listening

    def listen(self, match: str, ring: Callable[[int], None], /) -> Callable[[], None]:
        if match not in self._listeners:
            self._change(match, "SUBSCRIBE")
        stop_listening = super().listen(match, ring)

        def stop() -> None:
            is_wanted = match in self._listeners
            stop_listening()
            if is_wanted and match not in self._listeners:
                self._change(match, "UNSUBSCRIBE")

        return stop

    def on_deaf(self, call: Callable[[bool], None], /) -> None:
        self._on_deaf.append(call)
        if self._is_deaf:
            call(True)

    def _change(self, match: str, command: str) -> None:
        """Tell Redis at the end of the loop's turn which channels we want."""
        if not self._changes:
            asyncio.get_running_loop().call_soon(lambda: self._spawn(self._send_changes()))
        self._changes[match] = command

    async def _send_changes(self) -> None:
        changes, self._changes = self._changes, {}
        ear = self._ear
        if ear is None:
            return  # the next connection asks for everything that we listen to
        with suppress(*FAULTS):  # whoever reads from this connection notices, too
            await ear.send_packed_command(ear.pack_commands(_commands(changes)), check_health=False)

    async def _listen(self) -> None:
        while True:
            ear = self._connect()
            try:
                async with asyncio.timeout(PATIENCE):
                    await ear.connect()
                    self._ear = ear
                    wanted = dict.fromkeys(self._listeners, "SUBSCRIBE")
                    first = ("SUBSCRIBE", NODE + self._node)
                    await ear.send_packed_command(ear.pack_commands([first, *_commands(wanted)]))
                while True:
                    message = await ear.read_response(timeout=LONG)
                    if message is None:  # which is how the client tells that time is up
                        raise TimeoutError("not a word")
                    self._hear(message)
            except FAULTS as fault:
                self._be_deaf(True, str(fault))
            finally:
                self._ear = None
                await ear.disconnect(nowait=True)
            await asyncio.sleep(PAUSE)

    def _hear(self, message: Any) -> None:
        kind, channel, body = (_text(part) for part in message)
        if kind != "message":
            return
        sender, _, number = body.partition(" ")
        try:
            version = int(number)
        except ValueError:  # somebody else uses this Redis, too
            return
        if channel == NODE + self._node:
            self._missed = 0
            self._be_deaf(False)
        elif sender != self._node:  # our own listeners were told at once
            self._tell(channel.removeprefix(MATCH), version)

    async def _pulse(self) -> None:
        while True:
            self._unsent[NODE + self._node] = 0
            self._send_soon()
            await asyncio.sleep(PULSE)
            self._missed += 1
            if self._missed > MISSED:
                self._be_deaf(True, "no pulse has come back")
                self._missed = 0
                if self._ear is not None:  # the line may be dead without a word
                    await self._ear.disconnect(nowait=True)

    def _be_deaf(self, is_deaf: bool, why: str = "") -> None:
        if is_deaf == self._is_deaf:
            return
        self._is_deaf = is_deaf
        if is_deaf:
            LOGGER.warning("bus-deaf: %s", why)
        else:
            LOGGER.info("bus-hears")
        for call in self._on_deaf:
            call(is_deaf)

    def _spawn(self, job: Any) -> "asyncio.Task[None]":
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _commands(changes: Mapping[str, str]) -> list[tuple[str, ...]]:
    """The commands for these changes: at most one of each kind."""
    commands = []
    for command in ("SUBSCRIBE", "UNSUBSCRIBE"):
        channels = [MATCH + match for match, change in changes.items() if change == command]
        if channels:
            commands.append((command, *channels))
    return commands


def _text(part: Any) -> str:
    return part.decode(errors="replace") if isinstance(part, bytes) else str(part)
