"""People with a client: they think, play, send again under the same id and come back elsewhere."""

import asyncio
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from knobel.server.limits import Line
from knobel.server.socket import Connection
from knobel.service import wire
from tests.simulation.chance import Chance
from tests.simulation.games import SimulatedGame
from tests.simulation.loop import OUTSIDE

if TYPE_CHECKING:
    from tests.simulation.simulation import Process, Simulation

FORGOTTEN = "not-following"
"""The refusal of a node that does not know this client; like the page, it says hello again."""
TRY_AGAIN = frozenset(("storage-failed", "try-again"))
"""Refusals that say nothing about the command: the client sends it again under its id."""
SILENCE = 2.5
"""Seconds without a message after which a client pings the node; after twice as long it connects
to another one."""
DELAY = 0.001, 0.03
"""Seconds that a message between a client and a node takes."""
NOTICED_AFTER = 0.05, 3.0
"""Seconds after which a node notices that a connection is broken."""


class Socket:
    """A connection between a client and a node, as the server's `Connection` uses it.

    Messages on their way keep their order, or are lost with the connection.
    """

    def __init__(self, sim: "Simulation", process: "Process", person: "Person") -> None:
        self.client = f"10.0.0.{person.number}"
        self.node = process.node.name
        self.is_cut = False
        self.sim = sim
        self.person = person
        self._process = process
        self._number = sim.next_number()
        self._chance = Chance(sim.seed, f"socket/{person.name}/{person.connections}")
        self._last = [0.0, 0.0]
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._waiting = 0
        self._hear: Callable[[str], bool] | None = None
        self._connection = Connection(
            self,  # type: ignore[arg-type] # as much of a socket as a connection needs
            process.service,
            self._write,
            line=Line(),
            listen=self._listen,
        )
        sim.loop.create_task(self._connection.run(), context=process.node.context.copy())

    def __hash__(self) -> int:
        return self._number  # the order of sets must not depend on addresses

    def _later(self, way: int, context: Any, call: Callable[..., None], *args: Any) -> None:
        loop = self.sim.loop
        when = max(self._last[way] + 1e-6, loop.now + self._chance.between(*DELAY))
        self._last[way] = when
        loop.call_at(when, call, *args, context=context)

    # The node's side

    async def receive(self) -> str | None:
        body = await self._incoming.get()
        self._waiting -= 1
        return body

    async def send(self, message: bytes) -> None:
        self._write(message)

    async def close(self, code: int) -> None:
        self._later(0, OUTSIDE, self.cut)

    def _write(self, message: bytes) -> bool:
        self.deliver(message)
        return True

    def deliver(self, message: bytes) -> None:
        """Send a message to the client."""
        self._later(0, OUTSIDE, self._arrive, message)

    def _listen(self, hear: Callable[[str], bool] | None) -> None:
        self._hear = hear

    def _receive(self, body: str | None) -> None:
        is_heard = (
            body is not None and self._hear is not None and not self._waiting and self._hear(body)
        )
        if not is_heard:
            self._waiting += 1
            self._incoming.put_nowait(body)

    # The client's side

    def say(self, message: Any) -> None:
        if not self.is_cut:
            body = wire.encode(message).decode()
            self._later(1, self._process.node.context, self._receive, body)

    def _arrive(self, message: bytes) -> None:
        if not self.is_cut:
            self.person.hear(message)

    def cut(self) -> None:
        """Break the connection; the node notices later, if it is alive."""
        if self.is_cut:
            return
        self.is_cut = True
        self.person.lose(self)
        delay = self._chance.between(*NOTICED_AFTER)
        loop = self.sim.loop
        loop.call_at(loop.now + delay, self._receive, None, context=self._process.node.context)


class Sent(msgspec.Struct):
    """A command, and what became of it."""

    match: str
    id: str
    message: wire.Do | wire.Play
    at: float
    acked: int | None = None
    acked_at: float = 0.0
    refused: str | None = None


class Told(NamedTuple):
    """A message about a version of a match, as it arrived."""

    match: str
    v: int
    kind: str
    body: bytes


class Visit(msgspec.Struct):
    """A time at which somebody was connected to a node and followed a match."""

    match: str
    node: str
    since: float
    until: float = inf


class Person:
    """Follows a match and its rematches; without a seat just watches."""

    def __init__(
        self,
        sim: "Simulation",
        number: int,
        game: SimulatedGame,
        match: str,
        token: str,
        *,
        is_playing: bool,
    ) -> None:
        self.name = f"p{number}"
        self.number = number
        self.match_id = match
        self.token = token
        self.is_playing = is_playing
        self.connections = 0
        self.socket: Socket | None = None
        self.welcomed = 0.0
        """When the node of the present connection has answered its `hello`."""
        self.visits: list[Visit] = []
        """The times at which a node knew this person as connected, in order."""
        self.is_following = False
        self.unfollowed = 0.0
        """When they last stopped following."""
        self.is_gone = False
        """Whether the match was deleted."""
        self.v: int | None = None
        self._now: int | None = None
        """When they were told that version, by the clock of the node."""
        self.match: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.legal: dict[str, list[str]] = {}
        self.sent: list[Sent] = []
        self.told: list[Told] = []
        self.faults: list[str] = []
        self.excused: list[tuple[float, float]] = []
        """The times at which this person kept others waiting on purpose."""
        self.thoughts: list[tuple[float, float]] = []
        """The times at which this person thought about a move."""
        self._sim = sim
        self._loop = sim.loop
        self._game = game
        self._chance = Chance(sim.seed, f"person/{self.name}")
        self._open: Sent | None = None
        self._is_thinking = False
        self._asleep_until = 0.0
        self._away_until = 0.0
        self._heard_at = 0.0
        self.connect()
        self._watch_silence()

    # The connection

    def connect(self) -> None:
        if self.is_gone or self.socket is not None:
            return
        if self._loop.now < self._away_until:
            self._after(self._away_until - self._loop.now, self.connect)
            return
        process = self._sim.some_process(self._chance)
        if process is None:
            self._after(0.5, self.connect)
            return
        self.connections += 1
        self.socket = self._sim.socket_kind(self._sim, process, self)
        process.sockets.append(self.socket)
        self._heard_at = self._loop.now
        self._hello()

    def _hello(self) -> None:
        assert self.socket is not None
        self._stop_following()
        self.socket.say(wire.Hello(self.match_id, self.token, self.v, self._now))

    def lose(self, socket: Socket) -> None:
        if socket is self.socket:
            self.socket = None
            self._stop_following()
            self._after(self._chance.between(0.1, 0.8), self.connect)

    def _stop_following(self) -> None:
        if self.is_following:
            self.is_following, self.unfollowed = False, self._loop.now
            self.visits[-1].until = self.unfollowed

    def _watch_silence(self) -> None:
        if self.is_gone:
            return
        silent = self._loop.now - self._heard_at
        if self.socket is not None and silent > 2 * SILENCE:
            self.socket.cut()
        elif self.socket is not None and silent > SILENCE:
            self.socket.say(wire.Ping(self._loop.now))
        self._after(SILENCE, self._watch_silence)

    def _after(self, seconds: float, call: Callable[..., None], *args: Any) -> None:
        self._loop.call_outside(seconds, call, *args)

    # What happens to them

    def leave(self, seconds: float) -> None:
        """Close the connection and come back later."""
        self._away_until = self._loop.now + seconds
        self.excused.append((self._loop.now, self._away_until))
        if self.socket is not None:
            self.socket.cut()

    def sleep(self, seconds: float) -> None:
        self._asleep_until = self._loop.now + seconds
        self.excused.append((self._loop.now, self._asleep_until))
        self._after(seconds, self._consider)

    def resign(self) -> None:
        """Give up, unless a bot would play on: then there is no rematch to come back to."""
        if (
            self.match.get("phase") == "running"
            and self.match["you"]
            and not self.match["is_together"]
        ):
            self._do({"type": "resign"})

    # What they are told

    def hear(self, body: bytes) -> None:
        self._heard_at = self._loop.now
        told = msgspec.json.decode(body)
        self._sim.note("told", self.name, body)
        match told["type"]:
            case "welcome":
                self._note_version(told["v"], self.v or 0, "welcome", body)
                self.match, self.view, self.legal = told["match"], told["view"], told["legal"]
                self._begin_following()
            case "welcome-back":
                self._now = told["now"]
                if self.v is None or told["v"] < self.v:
                    self.faults.append(f"back in time: from {self.v} to {told['v']}")
                self._begin_following()
            case "update" if not self.is_following:
                pass  # of the match before, or the answer to hello will hold it
            case "update":
                self._note_version(told["v"], (self.v or 0) + 1, "update", body, is_next=True)
                self.match.update(told.get("match", {}))
                self.view.update(told.get("view", {}))
                self.legal = told.get("legal", self.legal)
            case "ack":
                self._answered(told["id"], acked=told["v"])
            case "no":
                self._refused(told["id"], told["code"])
            case "gone" if not self.is_following:
                pass  # of the match before; the node closes the connection, and they come back
            case "gone" if told["code"] == "match-deleted":
                if self.is_playing and self.match.get("successor") is not None:
                    self._move_on()  # they were about to
                else:
                    self._be_gone()
            case "gone" | "pong" | "signed":
                pass
        if self.is_following:
            self._consider()

    def _note_version(
        self, v: int, least: int, kind: str, body: bytes, *, is_next: bool = False
    ) -> None:
        if v < least:
            self.faults.append(f"back in time: from {self.v} to {v}")
        elif is_next and v != least:
            self.faults.append(f"a gap: from {self.v} to {v}")
        self.v, self._now = v, msgspec.json.decode(body)["now"]
        self.told.append(Told(self.match_id, v, kind, body))

    def _begin_following(self) -> None:
        assert self.socket is not None
        self._stop_following()
        self.welcomed = self._loop.now
        self.is_following = True
        self.visits.append(Visit(self.match_id, self.socket.node, self.welcomed))
        if self._open is not None:
            self._send(self._open)

    def _be_gone(self) -> None:
        self.is_gone = True
        self._open = None
        if self.socket is not None:
            self.socket.cut()

    def _refused(self, name: str | None, code: str) -> None:
        if name is None:  # the hello; after a welcome it means nothing to a client
            if self.is_following:
                return
            if code == "no-such-match":
                self._be_gone()
            elif code in TRY_AGAIN:
                self._try_elsewhere()
            else:
                self.faults.append(f"not let in: {code}")
        elif code == "no-such-match":
            self._be_gone()
        elif code == FORGOTTEN:
            if self.socket is not None:
                self._hello()
        elif code in TRY_AGAIN:
            self._after(0.3, self._send_again, name)
        elif code in {"internal", "id-used", "unreadable", "not-seated", "too-fast"}:
            self.faults.append(f"refused without reason: {code}")
            self._answered(name, refused=code)
        else:
            self._answered(name, refused=code)

    def _try_elsewhere(self) -> None:
        """Hang up and connect again, as the page does: another node may let them in."""
        if self.socket is not None:
            self.socket.cut()

    def _answered(self, name: str, acked: int | None = None, refused: str | None = None) -> None:
        for sent in reversed(self.sent):
            if sent.id == name:
                break
        else:
            self.faults.append("answered without a question")
            return
        if acked is not None and sent.acked is None:
            sent.acked, sent.acked_at = acked, self._loop.now
        elif acked is not None and sent.acked != acked:
            self.faults.append(f"acknowledged twice: {sent.acked} and {acked}")
        if refused is not None:
            sent.refused = refused
        if self._open is sent:
            self._open = None

    # What they do

    def _consider(self) -> None:
        """Think about what can be done now, if anything."""
        now = self._loop.now
        is_busy = self._open is not None or self._is_thinking or now < self._asleep_until
        if is_busy or self.is_gone:
            return
        if self._wish() is not None:
            self._think(self._chance.between(*self._game.THINKING))

    def _think(self, seconds: float) -> None:
        self._is_thinking = True
        self.thoughts.append((self._loop.now, self._loop.now + seconds))
        self._after(seconds, self._act)

    def _act(self) -> None:
        self._is_thinking = False
        if self._loop.now < self._asleep_until or self._open is not None or self.is_gone:
            return
        wish = self._wish()
        if isinstance(wish, dict):
            self._do(wish)
        elif wish == "move-on":
            self._move_on()
        elif wish == "play":
            seat = self.match["you"][0]
            legal = self.legal.get(str(seat), [])
            move = self._game.choose(self.view, legal, self._chance)
            if move is None:
                self._think(1.0)
                return
            self._begin(wire.Play(self._next_id(), move, self.view.get("turn")))

    def _wish(self) -> Any | None:
        """A command, "play", "move-on", or None."""
        match = self.match
        if not match or not self.is_following:
            return None
        if match["successor"] is not None or (not self.is_playing and match["moved_on"]):
            return "move-on" if self.is_playing else None
        if not match["you"]:
            return None
        seat = match["you"][0]
        if match["phase"] == "open":
            return None if match["chairs"][seat]["ready"] else {"type": "ready", "yes": True}
        if match["phase"] == "over":
            return self._wish_for_a_rematch(seat)
        return "play" if match["phase"] == "running" and self.legal.get(str(seat)) else None

    def _wish_for_a_rematch(self, seat: int) -> Any | None:
        proposals = [each for each in self.match["proposals"] if each["matter"] == "rematch"]
        if not proposals:
            people = [s for s, c in enumerate(self.match["chairs"]) if c["kind"] == "person"]
            is_first = seat == min(people) and not self.has_asked_for_rematch
            return {"type": "propose", "matter": "rematch"} if is_first else None
        if seat in proposals[0]["agreed"]:
            return None
        return {"type": "answer", "matter": "rematch", "yes": True}

    @property
    def has_asked_for_rematch(self) -> bool:
        return any(
            sent.match == self.match_id
            and b"propose" in bytes(getattr(sent.message, "command", b""))
            for sent in self.sent
        )

    def _move_on(self) -> None:
        """Follow the rematch, on the same connection."""
        self.match_id = self.match["successor"]
        self.v, self.match, self.view, self.legal = None, {}, {}, {}
        if self.socket is not None:
            self._hello()

    def _do(self, command: dict[str, Any]) -> None:
        if self._open is None:
            raw = msgspec.Raw(msgspec.json.encode(command))
            self._begin(wire.Do(self._next_id(), raw))

    def _next_id(self) -> str:
        return f"{self.name}-{len(self.sent)}"

    def _begin(self, message: wire.Do | wire.Play) -> None:
        self._open = Sent(self.match_id, message.id, message, self._loop.now)
        self.sent.append(self._open)
        self._send(self._open)

    def _send(self, sent: Sent) -> None:
        if self.socket is not None and self.is_following:
            self._sim.note("sent", self.name, sent.id)
            self.socket.say(sent.message)

    def _send_again(self, name: str) -> None:
        if self._open is not None and self._open.id == name:
            self._send(self._open)

    @property
    def unanswered_since(self) -> float | None:
        return None if self._open is None else self._open.at
