"""People who play a game with turns at several nodes while nodes fail.

They speak the public protocol alone.  A command without an answer is sent again under its id, and
whoever loses a node goes to the next one.
"""

import asyncio
import secrets
from collections import Counter, defaultdict, deque
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import count, pairwise
from math import inf
from random import Random
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.crash.promises import Promises
from bench.games import TURN_BASED, Json, bench_game

PATIENCE = 8.0
"""Seconds without an answer after which somebody connects anew."""
PERSISTENT = 0.2
"""Seconds after which a command is tried again that was answered with `try-again`."""
BACK = (0.05, 0.3)
"""Seconds after which somebody comes back who has lost the connection."""
CLOCK = {"type": "per-move", "seconds": 4}
REMEMBERED = 12
"""How many things everybody remembers, to tell after a broken promise what led to it."""


class Ack(Struct, frozen=True):
    """A move that was acknowledged."""

    table: int
    seat: int
    sent: float
    at: float


class Crowd:
    """Everybody who plays, and what they were told."""

    def __init__(self, ports: Sequence[int], *, pace: float, clock: Json | None = CLOCK) -> None:
        self.ports = list(ports)
        self.pace, self.clock = pace, clock
        self.promises = Promises()
        self.acks: list[Ack] = []
        self.refusals: list[str] = []
        self.put_off: Counter[str] = Counter()
        """How often people were told to try again, by the reason."""
        self.silences: list[float] = []
        """For each time that somebody asked something, the seconds until they were answered."""
        self._waiting: dict[Person, float] = {}
        """Since when somebody waits for the answer to what they first sent then."""
        self._heard: defaultdict[tuple[str, int], dict[Person, float]] = defaultdict(dict)
        """When each version of a match arrived at those who follow it."""
        self.is_stopping = False
        self.is_set_back = False
        """Whether the log may have become shorter than what people know."""
        self.welcomed_back = 0
        self.stood_still = 0.0
        """The longest time for which the machine did not let anybody here act, in seconds."""
        self.seats: dict[tuple[int, int], tuple[str, str]] = {}
        """The match and the secret of everybody who plays, by table and seat."""
        self._diaries: defaultdict[tuple[int, int], deque[str]]
        self._diaries = defaultdict(partial(deque, maxlen=REMEMBERED))
        self._names = count(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._limits = httpx.Limits(max_connections=20)

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def note(self, table: int, seat: int, what: str) -> None:
        """Remember what happened to somebody, with the wall time as in the logs of the nodes."""
        self._diaries[table, seat].append(f"{datetime.now(UTC):%T.%f} {what}")

    def account(self, matches: Sequence[str]) -> str:
        """What happened last to everybody in these matches, for whoever looks for the cause."""
        lines = [f"people stood still for {self.stood_still:.1f} s"]
        for (table, seat), (match, _) in sorted(self.seats.items()):
            if match in matches:
                lines.append(f"table {table} seat {seat} of {match}:")
                lines += [f"    {each}" for each in self._diaries[table, seat]]
        return "\n".join(lines)

    def sit_down(self, tables: int, *places: tuple[int, int]) -> None:
        """Open this number of tables; both seats of a table are at the nodes that its place names."""
        self._watching = asyncio.create_task(self._watch())
        for number in range(tables):
            here = places[number % len(places)]
            self._tasks.append(asyncio.create_task(self._play(number, here)))

    async def _watch(self) -> None:
        while True:
            due = self.now + 0.05
            await asyncio.sleep(0.05)
            self.stood_still = max(self.stood_still, self.now - due)

    async def _play(self, number: int, places: tuple[int, int]) -> None:
        rng = Random(number)
        while not self.is_stopping:
            tickets = await self._open(rng, places)
            for seat, ticket in enumerate(tickets):
                self.seats[number, seat] = (ticket["id"], ticket["token"])
            people = [
                Person(self, number, seat, ticket, place, Random(f"{number} {seat}"))
                for seat, (ticket, place) in enumerate(zip(tickets, places, strict=True))
            ]
            await asyncio.gather(*(person.play() for person in people))

    async def _open(self, rng: Random, places: tuple[int, int]) -> list[Json]:
        """A match with two people, once a node lets them open one."""
        config = {**bench_game(TURN_BASED).LONG, "clock": self.clock}
        seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
        order = {"game": TURN_BASED, "config": config, "seats": seats, "name": "Anna"}
        first = await self._post(places[0], "/api/matches", order)
        self.promises.note_ticket(first["id"], first["token"], "open")
        mine = {"Authorization": f"Bearer {secrets.token_hex()}"}  # so that it may be said twice
        path = f"/api/codes/{first['code']}/seats"
        second = await self._post(places[1], path, {"name": "Bo"}, mine)
        self.promises.note_ticket(second["id"], second["token"], "join")
        return [first, second]

    async def _post(
        self, place: int, path: str, body: Json, headers: Mapping[str, str] | None = None
    ) -> Json:
        while True:
            url = f"http://127.0.0.1:{self.ports[place % len(self.ports)]}{path}"
            try:
                async with httpx.AsyncClient(timeout=PATIENCE) as http:
                    answer = await http.post(url, json=body, headers=headers)
                    told: Json = answer.json()
                if answer.status_code == httpx.codes.CREATED:
                    return told
                assert told["code"] in {"try-again", "storage-failed", "moving"}, told
            except httpx.TransportError:
                place += 1
            await asyncio.sleep(PERSISTENT)

    async def played(self, moves: int, within: float = 30, tables: Sequence[int] = ()) -> None:
        """Wait until everybody at these tables has made this number of moves from now on."""
        began, wanted = len(self.acks), set(tables)
        try:
            async with asyncio.timeout(within):
                while True:
                    made: dict[tuple[int, int], int] = {}
                    for ack in self.acks[began:]:
                        made[ack.table, ack.seat] = made.get((ack.table, ack.seat), 0) + 1
                    asked = wanted or set(range(len(self._tasks)))
                    if all(made.get((t, s), 0) >= moves for t in asked for s in (0, 1)):
                        return
                    for task in self._tasks:
                        if task.done():
                            task.result()
                    await asyncio.sleep(0.02)
        except TimeoutError:
            missing = [t for t in sorted(asked) if min(made.get((t, s), 0) for s in (0, 1)) < moves]
            account = self.account([self.seats[t, 0][0] for t in missing if (t, 0) in self.seats])
            raise AssertionError(
                f"nobody plays at tables {missing} for {within} s: {sum(made.values())} moves in all"
                f"\n{account}"
            ) from None

    def note_heard(self, person: "Person", match: str, version: int) -> None:
        """Note that somebody knows this version now, and so all before it."""
        self._heard[match, version].setdefault(person, self.now)
        while version > 1 and person not in self._heard[match, version - 1]:
            version -= 1
            self._heard[match, version][person] = self.now

    def latest(self, since: float, until: float) -> float:
        """How long, in that time, the last of two people to hear of a version was behind the first."""
        late = 0.0
        for times in self._heard.values():
            first, second = sorted([*times.values(), until])[:2]
            late = max(late, min(second, until) - max(first, since))
        return late

    def longest_silence(self) -> float:
        """The longest that anybody waited for an answer, or still waits for one."""
        still = [self.now - since for since in self._waiting.values()]
        return max([*self.silences, *still], default=0)

    def note_waiting(self, person: "Person", since: float | None) -> None:
        """Note since when somebody waits for an answer to what they have asked; None: no more."""
        if since is None:
            self._waiting.pop(person, None)
        else:
            self._waiting[person] = since

    def behind(self, known: Mapping[str, int]) -> list[str]:
        """The matches in which only one of two people knows of these versions."""
        return [match for match, v in known.items() if len(self._heard[match, v]) == 1]

    def known(self) -> dict[str, int]:
        """By match that is played, the newest version that anybody has heard of."""
        played = {match for match, _ in self.seats.values()}
        newest: dict[str, int] = {}
        for match, version in self._heard:
            if match in played:
                newest[match] = max(version, newest.get(match, 0))
        return newest

    def waits(self, since: float, until: float) -> list[float]:
        """How long each move of that time took, in milliseconds, sorted."""
        return sorted(1000 * (a.at - a.sent) for a in self.acks if since <= a.sent <= until)

    def longest_gap(self, tables: Sequence[int], since: float, until: float) -> float:
        """The longest time without a move at one of these tables."""
        longest = 0.0
        for table in tables:
            times = [a.at for a in self.acks if a.table == table and since <= a.at <= until]
            times = [since, *sorted(times), until]
            longest = max(longest, *(b - a for a, b in pairwise(times)))
        return longest

    def first_after(self, moment: float, tables: Sequence[int]) -> float:
        """How long after that moment there was play at all of these tables."""
        firsts = [
            min((a.at for a in self.acks if a.table == t and a.at > moment), default=inf)
            for t in tables
        ]
        return max(firsts) - moment

    def back_after(self, moment: float, seats: Collection[tuple[int, int]]) -> float:
        """How long after that moment everybody on these seats had made a move that they sent then."""
        first = dict.fromkeys(seats, inf)
        for ack in self.acks:
            seat = (ack.table, ack.seat)
            if seat in first and ack.sent > moment:
                first[seat] = min(first[seat], ack.at)
        return max(first.values()) - moment

    def set_back(self) -> None:
        """Forget what was promised: an older log is restored."""
        self.is_set_back = True
        self.promises = Promises()

    async def contend(self, *, rate: int, secs: float) -> dict[str, list[Json]]:
        """Both people of a match ask for something at their nodes; all answers, by command.

        Both are told of every version, one after the other.
        """
        first, second = await self._open(Random(0), (0, 1))
        answers: dict[str, list[Json]] = {}
        heard: dict[int, int] = {}

        async def ask(ticket: Json, place: int) -> None:
            url = f"ws://127.0.0.1:{self.ports[place]}/ws?m={ticket['id']}"
            async with connect(url, compression=None, proxy=None) as socket:
                hello = {"type": "hello", "match": ticket["id"], "token": ticket["token"]}
                await _send(socket, hello)
                listening = asyncio.create_task(listen(socket, ticket["id"], place))
                for number in range(int(rate * secs)):
                    name = self.new_id()
                    answers[name] = []
                    self.promises.note_sent(ticket["id"], name, "rename")
                    command = {"type": "rename", "name": f"{place} {number}"}
                    await _send(socket, {"type": "do", "id": name, "command": command})
                    await asyncio.sleep(1 / rate)
                async with asyncio.timeout(PATIENCE):
                    while not all(answers.values()):  # noqa: ASYNC110 -- another process decides
                        await asyncio.sleep(0.02)
                    last = max(told[0]["v"] for told in answers.values())
                    while heard[place] < last:  # noqa: ASYNC110 -- another process decides
                        await asyncio.sleep(0.02)
                await asyncio.sleep(0.1)  # for an answer too many
                listening.cancel()

        async def listen(socket: ClientConnection, match: str, place: int) -> None:
            async for message in socket:
                told = msgspec.json.decode(message)
                if told["type"] == "update" and told["v"] != heard[place] + 1:
                    about = f"after version {heard[place]} came {told['v']}"
                    self.promises.blame("lost", "version", match, about)
                if told["type"] in {"welcome", "update"}:
                    heard[place] = told["v"]
                if told["type"] in {"ack", "no"}:
                    answers[told["id"]].append(told)
                if told["type"] == "ack":
                    self.promises.note_ack(match, told["id"], told["v"])

        await asyncio.gather(ask(first, 0), ask(second, 1))
        return answers

    async def read(self, table: int) -> list[str]:
        """What each node says to somebody who opens the page of this table again."""
        match, token = self.seats[table, 0]
        told: list[str] = []
        for port in self.ports:
            async with connect(f"ws://127.0.0.1:{port}/ws?m={match}", proxy=None) as socket:
                await _send(socket, {"type": "hello", "match": match, "token": token})
                answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
                told.append(answer.get("code") or answer["type"])
            url = f"http://127.0.0.1:{port}/api/matches/{match}/history"
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                history = await http.get(url, headers={"Authorization": f"Bearer {token}"})
                told.append(history.json().get("code") or "history")
        return told

    async def stop(self) -> None:
        self.is_stopping = True
        everybody = [*self._tasks, self._watching]
        for task in everybody:
            task.cancel()
        await asyncio.gather(*everybody, return_exceptions=True)

    def new_id(self) -> str:
        return f"c{next(self._names)}"


class Person:
    """One seat at a table, with a connection to one of the nodes."""

    def __init__(
        self, crowd: Crowd, table: int, seat: int, ticket: Json, place: int, rng: Random
    ) -> None:
        self._crowd, self._table, self._seat = crowd, table, seat
        self._match, self._token = ticket["id"], ticket["token"]
        self._place = place
        self._rng = rng
        self._version = self._now = 0
        self._told: Json = {}
        self._asked: Json | None = None
        """The command that waits for its answer."""
        self._sent = self._silent_since = 0.0
        """When it was sent first, and when first since it was put off last."""
        self._moved = ""

    async def play(self) -> None:
        """Until the match is over."""
        try:
            await self._play()
        finally:
            self._crowd.note_waiting(self, None)

    async def _play(self) -> None:
        while not self._is_over:
            port = self._crowd.ports[self._place % len(self._crowd.ports)]
            self._note(f"comes to port {port}")
            try:
                async with connect(
                    f"ws://127.0.0.1:{port}/ws?m={self._match}",
                    compression=None,
                    proxy=None,
                    ping_interval=None,
                    open_timeout=2,
                    close_timeout=0.2,
                ) as socket:
                    await self._follow(socket)
            except (OSError, TimeoutError, WebSocketException) as fault:
                self._note(f"is cut off: {fault!r}")
                self._place += 1
                await asyncio.sleep(self._rng.uniform(*BACK))

    def _note(self, what: str) -> None:
        self._crowd.note(self._table, self._seat, what)

    @property
    def _is_over(self) -> bool:
        return bool(self._told) and self._told["match"]["phase"] == "over"

    async def _follow(self, socket: ClientConnection) -> None:
        hello: Json = {"type": "hello", "match": self._match, "token": self._token}
        if self._told:
            hello |= {"v": self._version, "now": self._now}
        await _send(socket, hello)
        await self._post(socket)
        heard = self._crowd.now
        while not self._is_over:
            now = self._crowd.now
            due = now + self._crowd.pace
            if self._asked is not None:
                due = max(self._sent, heard) + PATIENCE
            try:
                async with asyncio.timeout_at(due):
                    message = await socket.recv(decode=False)
            except TimeoutError:
                if self._asked is not None:
                    self._crowd.silences.append(self._crowd.now - self._silent_since)
                    raise  # and come back elsewhere
                await self._act(socket)
                continue
            heard = self._crowd.now
            await self._hear(socket, msgspec.json.decode(message))

    async def _act(self, socket: ClientConnection) -> None:
        if not self._told:
            return
        match = self._told["match"]
        if match["phase"] == "open" and not match["chairs"][self._seat]["ready"]:
            command = {"type": "ready", "yes": True}
            await self._ask(socket, {"type": "do", "command": command}, "ready")
        legal = self._told["legal"].get(str(self._seat), [])
        if match["phase"] == "running" and legal:
            turn = self._told["view"].get("turn")
            move = {"type": "play", "move": self._rng.choice(legal), "turn": turn}
            await self._ask(socket, move, "drop")

    async def _ask(self, socket: ClientConnection, message: Json, kind: str) -> None:
        self._asked = message | {"id": self._crowd.new_id()}
        self._sent = self._silent_since = self._crowd.now
        self._moved = kind
        self._crowd.note_waiting(self, self._sent)
        self._crowd.promises.note_sent(self._match, self._asked["id"], kind)
        self._note(f"asks {self._asked['id']} {kind} at version {self._version}")
        await self._post(socket)

    async def _post(self, socket: ClientConnection) -> None:
        """Send what waits for its answer, perhaps again."""
        if self._asked is not None:
            await _send(socket, self._asked)

    async def _hear(self, socket: ClientConnection, told: Json) -> None:
        promises = self._crowd.promises  # others after a restore
        events = ",".join(event["type"] for event in told.get("events", ()))
        facts = (str(told[name]) for name in ("v", "id", "code") if name in told)
        self._note(f"is told {' '.join((told['type'], *facts, events))}")
        self._now = told.get("now", self._now)
        if self._asked is not None and told.get("id") == self._asked["id"]:
            self._crowd.silences.append(self._crowd.now - self._silent_since)
        match told["type"]:
            case "welcome":
                if told["v"] < self._version and self._crowd.is_set_back:
                    self._crowd.welcomed_back += 1
                    self._be_answered()
                elif told["v"] < self._version:
                    about = f"version {self._version} was seen, now it is {told['v']}"
                    promises.blame("lost", "version", self._match, about)
                self._version = told["v"]
                self._told = {name: told[name] for name in ("match", "view", "legal")}
                self._crowd.note_heard(self, self._match, self._version)
                promises.note_seen(self._match, self._version, ())
            case "update":
                if told["v"] != self._version + 1:
                    about = f"after version {self._version} came {told['v']}"
                    promises.blame("lost", "version", self._match, about)
                self._version = told["v"]
                self._crowd.note_heard(self, self._match, self._version)
                for name in ("match", "view"):
                    self._told[name] |= told.get(name, {})
                self._told["legal"] = told.get("legal", self._told["legal"])
                types = tuple(event["type"] for event in told.get("events", ()))
                promises.note_seen(self._match, self._version, types)
            case "ack":
                self._acknowledged(told)
            case "no":
                await self._refused(socket, told)
            case "gone":
                raise OSError(told["code"])

    def _acknowledged(self, told: Json) -> None:
        crowd = self._crowd
        if told["id"] in crowd.promises.of(self._match).sent:  # else it was before a restore
            crowd.promises.note_ack(self._match, told["id"], told["v"])
        if self._asked is not None and self._asked["id"] == told["id"]:
            if self._moved == "drop":
                crowd.acks.append(Ack(self._table, self._seat, self._sent, crowd.now))
            self._be_answered()

    def _be_answered(self) -> None:
        self._asked = None
        self._crowd.note_waiting(self, None)

    async def _refused(self, socket: ClientConnection, told: Json) -> None:
        crowd = self._crowd
        if told["code"] in {"try-again", "storage-failed"} or told["id"] is None:
            crowd.put_off[told["code"]] += 1
            await asyncio.sleep(PERSISTENT)
            self._silent_since = crowd.now
            if told["id"] is None:
                raise OSError(told["code"])  # not let in yet
            await self._post(socket)
            return
        if told["id"] in crowd.promises.of(self._match).sent:
            crowd.promises.note_refusal(self._match, told["id"], told["code"])
        crowd.refusals.append(told["code"])
        if self._asked is not None and self._asked["id"] == told["id"]:
            self._be_answered()


async def _send(socket: ClientConnection, message: Any) -> None:
    await socket.send(msgspec.json.encode(message), text=True)
