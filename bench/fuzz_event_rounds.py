"""The fuzzer's rounds about events: noise on their sockets and calls changes nobody else's event.

A round has an event of bystanders, and an event in which one of the devices, at times the host's,
sends noise.  After every round both logs are read and replayed, and all sockets must still answer.
"""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, get_args
from urllib.parse import quote

import httpx
import msgspec

from bench import fuzz_events, fuzz_frames
from bench.fuzz_events import FORMS
from bench.fuzz_frames import MILLIS_A_FRAME, Corpus, Place, Round, Tally
from bench.fuzz_lines import PATIENCE, Fault, Line
from bench.games import LIVE, TURN_BASED, Json
from bench.mutations import ODD, mutated, seed_of
from knobel.core.game import Illegal
from knobel.service import names
from knobel.service.tournaments.live import LiveTournament
from knobel.service.tournaments.orders import EnterEvent, EventTicket
from knobel.service.tournaments.written import read_entry, read_header
from knobel.tournament import commands as do
from knobel.tournament import judge
from knobel.tournament.values import Form, Result, Setup, opened
from tests.kit.events import merged
from tests.kit.wires import CLIENT, NAME

SOCKET = "/ws/events"
PEOPLE = ("Anna", "Bo", "Cleo", "Dara")
YELLOW: Json = {"yellow": "none"}
SETUPS: Sequence[Setup] = [
    Setup("Boxes", TURN_BASED, YELLOW, boxes=8, heats=8),
    Setup("Screens", TURN_BASED, YELLOW, heats=8),
    Setup("All", TURN_BASED, YELLOW, format="all-play-all", boxes=1, heats=9),
    Setup("Mixer", TURN_BASED, YELLOW, format="mixer", team=2, boxes=8, heats=8),
    Setup("Arena", TURN_BASED, YELLOW, format="arena"),
    Setup("Cup", TURN_BASED, YELLOW, format="double-knockout", boxes=8),
    Setup("League", LIVE, format="league", scoring="field", sides=1, boxes=8, deals=2),
    Setup("School", LIVE, format="climb", scoring="field", sides=1, boxes=2, school=True),
]
PLAIN = msgspec.to_builtins

NUMBERS = (1, 1, 2, 2, 3, 4, 5, 0, -1, 2**31)
RESULTS: Sequence[Json] = [
    *({"scores": scores} for scores in ((2, 0), (1, 1), (0, 2), (4, 0), (0,), (), (-1, 3), (3, 3))),
    {"scores": (0,), "tallies": ((5, 35_000), (12, 0))},
    {"scores": (2, 0), "how": "forfeit"},
    {"scores": (2, 0), "tallies": ((1,), (2, 3))},
]
SAID = ("Eve", "Anna", "  ", "\u202eeve", "\u200b", "x" * 40, "😀" * 40, "a\nb", "=1+1")
TRUTHS = (True, True, False)
COMMANDS: dict[str, Mapping[str, Sequence[Any]]] = {
    "change": {"setup": [PLAIN(setup) for setup in SETUPS]},
    "enter": {"name": SAID, "size": NUMBERS},
    "rename": {"entrant": NUMBERS, "name": SAID},
    "resize": {"entrant": NUMBERS, "size": NUMBERS},
    "check-in": {"entrant": NUMBERS, "is_remote": TRUTHS},
    "rest": {"entrant": NUMBERS},
    "withdraw": {"entrant": NUMBERS},
    "remove": {"entrant": NUMBERS},
    "forbid": {"one": NUMBERS, "other": NUMBERS, "yes": TRUTHS},
    "open-entry": {"yes": TRUTHS},
    "drop-helpers": {},
    "unpair": {"heat": NUMBERS},
    "start-now": {"heat": NUMBERS},
    "at-table": {"bout": NUMBERS},
    "report": {"bout": NUMBERS, "result": RESULTS},
    "confirm": {"bout": NUMBERS, "result": (*RESULTS, None)},
    "claim-absence": {"bout": NUMBERS, "absent": ((1,), (1, 2), (), (9,))},
    "correct": {"bout": NUMBERS, "result": (*RESULTS, None), "note": SAID},
    "to-screen": {"bout": NUMBERS, "board": ("screen", "real")},
    "close": {},
}
"""The commands of people, with right and nearly right values."""
OWN = (do.Tick, do.Opened, do.Finished)
"""What the service does by itself."""
ASKED_OF_IT = (do.Link, do.AddHelper, do.Pair)
"""What it does because somebody made a call, or a heat is due."""


class Guest:
    """A device that follows its event and does what fits, through a socket of its own."""

    def __init__(self, place: Place, event: str, token: str, entrant: int) -> None:
        self.token, self.key, self.entrant = token, names.digest(token), entrant
        self.v, self.view = 0, dict[str, Any]()
        self.done: set[str] = set()
        self._event = event
        self._answers: dict[str, str] = {}
        self._pongs = 0
        self._line = Line(place.app, self._hear, is_quick=True, path=SOCKET)

    async def arrive(self) -> None:
        await self.say({"type": "hello", "event": self._event, "token": self.token})
        if not self.v:
            raise Fault("a guest is not welcome at their own event")

    async def say(self, message: Json) -> None:
        await self._line.say([msgspec.json.encode(message).decode()])

    async def do(self, command: do.PersonCommand) -> None:
        name = f"{self.token[:8]}-{len(self._answers)}"
        await self.say({"type": "do", "id": name, "command": command})
        for _ in range(PATIENCE):
            if name in self._answers:
                break
            await asyncio.sleep(0)
        else:
            raise Fault("a guest's own command is not answered")
        if self._answers[name] == "ack":
            self.done.add(name)

    async def check_alive(self) -> None:
        pongs = self._pongs
        await self.say({"type": "ping", "sent": 0})
        if self._pongs != pongs + 1:
            raise Fault("a guest's socket is dead")

    async def leave(self) -> None:
        await self._line.hang_up()

    def _hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        match told["type"]:
            case "welcome":
                self.v, self.view = told["v"], told["view"]
            case "update":
                self.v, self.view = told["v"], merged(self.view, told["view"])
            case "ack" | "no":
                self._answers[told["id"]] = told["type"]
            case "pong":
                self._pongs += 1


class Evening:
    """An event with its host, four entrants and what they did."""

    def __init__(self, place: Place, ticket: EventTicket, guests: Sequence[Guest]) -> None:
        self.ticket, self.guests = ticket, guests
        self.host = guests[0]
        self._place = place
        self._paired: set[int] = set()

    @classmethod
    async def opened(cls, place: Place, setup: Setup) -> "Evening":
        desk = place.service.tournaments
        ticket = await desk.open(setup)
        guests = [Guest(place, ticket.id, ticket.token, 0)]
        for name in PEOPLE:
            entry = await desk.enter(ticket.id, EnterEvent(name), None)
            guests.append(Guest(place, ticket.id, entry.token, entry.entrant))
        evening = cls(place, ticket, guests)
        for guest in guests:
            await guest.arrive()
            if guest.entrant:
                await guest.do(do.CheckIn(guest.entrant))
        return evening

    async def live(self) -> LiveTournament:
        registry = self._place.service.tournaments._registry  # noqa: SLF001 -- all that it holds
        return await registry.get(self.ticket.id)

    async def go_on(self, guest: Guest, random: Random) -> None:
        """Somebody does something that fits, or nearly."""
        if guest is self.host and random.random() < 0.4:
            await self._pair(len((await self.live()).now.heats) + 1)
        else:
            await guest.do(await self.fitting(guest, random))

    async def fitting(self, guest: Guest, random: Random) -> do.PersonCommand:
        """A command that this guest may give."""
        t = (await self.live()).now
        is_host, entrant = guest is self.host, guest.entrant or random.randint(1, len(PEOPLE))
        bouts = [b for b in t.open_bouts() if is_host or any(entrant in side for side in b.sides)]
        if bouts and random.random() < 0.7:
            bout, field = random.choice(bouts), t.setup.scoring == "field"
            result = Result((0,), ((7, 0),) * t.setup.deals) if field else Result((2, 0))
            asked = (do.AtTable(bout.id), do.Report(bout.id, result), do.Confirm(bout.id))
            return random.choice(asked)
        name = f"{PEOPLE[entrant - 1]} {random.randrange(9)}"
        return random.choice(
            (do.Rest(entrant), do.CheckIn(entrant), do.CheckIn(entrant), do.Rename(entrant, name))
        )

    async def _pair(self, heat: int) -> None:
        try:
            await self._place.service.tournaments.pair(self.ticket.id, self.ticket.token, heat)
        except Illegal:
            return
        self._paired.add(heat)

    async def entries(self) -> list[judge.Entry]:
        """The log, which must lead to the event as it is."""
        log = self._place.log
        header = read_header(await log.header(self.ticket.id, kind="tournament"))
        entries = [read_entry(line) for line in await log.read(self.ticket.id)]
        odd = judge.verify(header, entries)
        if odd is not None:
            raise Fault(f"does not replay: {odd}")
        t = opened(header)
        for entry in entries:
            t = judge.enter(t, entry)
        if msgspec.json.encode(t) != msgspec.json.encode((await self.live()).now):
            raise Fault("the log leads to another event")
        asked = [(entry.by.key, entry.id) for entry in entries if entry.id is not None]
        if len(asked) != len(set(asked)):
            raise Fault("a command counts twice")
        return entries

    async def check(self, noise: Collection[str]) -> None:
        """Nobody but the guests has changed anything, and whoever has these keys."""
        done = {guest.key: guest.done for guest in self.guests if guest.key not in noise}
        for entry in await self.entries():
            by, command = entry.by, entry.command
            if by.role == "service":
                is_own = isinstance(command, (*OWN, *ASKED_OF_IT) if noise else OWN)
            elif isinstance(command, do.Enter):  # whoever has the id may enter while it is open
                is_own = bool(noise) or by.key in done
            elif isinstance(command, do.Pair):
                is_own = by.key in noise or command.heat in self._paired
            else:
                is_own = by.key in noise or entry.id in done.get(by.key, ())
            if not is_own:
                raise Fault(f"nobody in this event asked for {entry}")

    async def check_seen(self) -> None:
        """Everybody sees the event as it is."""
        self._place.world.turn(5_000)
        for guest in self.guests:
            await guest.check_alive()
        seen = msgspec.json.decode(msgspec.json.encode((await self.live()).view()))
        for guest in self.guests:
            if guest.view != seen:
                raise Fault("a guest sees another event")

    async def leave(self) -> None:
        for guest in self.guests:
            await guest.leave()


class EventCorpus(Corpus):
    """The messages of docs/protocol.md to one event, right and nearly right."""

    rare = ("close", "remove", "change", "withdraw")

    def __init__(
        self, own: EventTicket, token: str, other: EventTicket, old: str, random: Random
    ) -> None:
        self._begin(random)
        self._kinds = tuple(COMMANDS)
        hello = {"type": "hello", "event": own.id, "token": token}
        self._hello = msgspec.json.encode(hello).decode()
        tokens = ("", token, own.code, other.id, other.code, "x" * 32)
        messages: list[Json] = [
            {"type": "hello", "event": event, "token": random.choice(tokens), "v": 7}
            for event in (own.id, own.id, other.id, other.code, old, "nowhere", "")
        ]
        messages += [{"type": "ping", "sent": sent} for sent in (0, 12.5)]
        messages += [self._message(kind) for kind in self._kinds * 3]
        self._seeds = [seed_of(msgspec.json.encode(message).decode()) for message in messages]
        self._possible = [seed_of(self._hello)]

    def _message(self, kind: str) -> dict[str, Any]:
        return self._numbered({"type": "do", "command": {"type": kind, **self._fields(kind)}})

    def _fields(self, kind: str) -> Json:
        return {field: self._random.choice(values) for field, values in COMMANDS[kind].items()}


class Calls:
    """Calls about an event, right and nearly right."""

    def __init__(
        self, place: Place, own: EventTicket, token: str, other: EventTicket, random: Random
    ) -> None:
        self._place, self._random = place, random
        self._events = (own.id, own.id, own.id, own.code, other.id, other.code, "nowhere", "%00")
        self._tokens = (token, token, token, "", own.code, other.id, "x" * 32)
        self.keys = frozenset(map(names.digest, self._tokens))
        address = httpx.ASGITransport(app=place.app, client=(CLIENT, 50_000))
        self._http = httpx.AsyncClient(transport=address, base_url=f"http://{NAME}")
        setup = PLAIN(random.choice(SETUPS))
        posts: Sequence[tuple[str, Json]] = (
            *(("", {"setup": setup, "key": key}) for key in (None, "k" * 20)),
            *(("/import", {"form": form, "text": text, "setup": setup}) for form, text in files()),
            *(("/{event}/entrants", {"name": name, "code": own.code}) for name in SAID),
            ("/{event}/link", {"entrant": 1, "secret": "x" * 32}),
            ("/{event}/helpers", {}),
            ("/{event}/help", {"secret": "x" * 32}),
            *(("/{event}/heats", {"heat": heat}) for heat in (1, 2, 3)),
            *(
                ("/{event}/do", {"id": f"d-{n}", "command": {"type": "check-in", "entrant": n}})
                for n in NUMBERS
            ),
        )
        self._posts = [(path, seed_of(msgspec.json.encode(body).decode())) for path, body in posts]
        self._seeds = [seed for _, seed in self._posts]

    async def one(self, tally: Tally) -> None:
        random = self._random
        event = random.choice(self._events)
        if random.random() < 0.5:
            method, path, body = "GET", self._path(event), None
        else:
            method = "DELETE" if random.random() < 0.02 else "POST"
            path, seed = random.choice(self._posts)
            path = f"/api/events{path.format(event=event)}"
            body = seed.text if random.random() < 0.4 else mutated(seed, self._seeds, random)
        answer = await self._answer(method, path, body)
        tally.frames += 1
        code = answer.json().get("code", "") if answer.status_code >= 400 else "called"
        if answer.status_code >= 500 or code not in {*fuzz_frames.CODES, "called"}:
            raise Fault(f"{method} {path} {body!r}: {answer.status_code} {answer.text}")
        tally.told[code] += 1

    def _path(self, event: str) -> str:
        random = self._random
        value = random.choice((quote(random.choice(ODD), safe="", errors="replace"), *NUMBERS))
        form = random.choice((*get_args(Form), value))
        plan = f"plan?game={random.choice((TURN_BASED, LIVE, value))}&people={value}&boxes=8"
        return "/api/events/" + random.choice(
            (
                *(event, f"{event}?event={value}", f"{event}/links", f"{event}/heats"),
                *(f"{event}/export?form={form}", f"{event}/bouts/{value}/seat?entrant=1"),
                *(f"{event}/bouts/1/seat?entrant={value}", f"{plan}&minutes={value}"),
                *(f"{plan}&minutes=90&config={value}", f"{plan}&minutes=90"),
            )
        )

    async def _answer(self, method: str, path: str, body: str | None) -> httpx.Response:
        """The answer; the clock goes on while it is waited for."""
        headers = {"Content-Type": "application/json"}
        if token := self._random.choice(self._tokens):
            headers["Authorization"] = f"Bearer {token}"
        content = None if body is None else body.encode(errors="replace")
        call = asyncio.ensure_future(
            self._http.request(method, path, headers=headers, content=content)
        )
        for turn in range(PATIENCE):
            await asyncio.sleep(0)
            if call.done():
                return call.result()
            if turn % 50 == 49:
                self._place.world.turn(1_000)
        raise Fault(f"{method} {path} is not answered")

    async def close(self) -> None:
        await self._http.aclose()


@cache
def files() -> Sequence[tuple[Form, str]]:
    """A small event in every kind of file."""
    return tuple(zip(FORMS, (text.decode() for text in fuzz_events.files()), strict=True))


class EventRound(Round):
    """Some thousand messages and calls about events, and everything that must hold after them."""

    path = SOCKET

    async def run(self, frames: int, old: str) -> str:
        random, place = self._random, self._place
        calm = await Evening.opened(place, SETUPS[0])
        await calm.host.do(do.OpenEntry(yes=False))
        noisy = await Evening.opened(place, random.choice(SETUPS))
        eve = random.choice((noisy.host, noisy.guests[1]))
        corpus = EventCorpus(noisy.ticket, eve.token, calm.ticket, old, random)
        calls = Calls(place, noisy.ticket, eve.token, calm.ticket, random)
        last = self._tally.frames + frames
        while self._tally.frames < last:
            corpus.learn({"type": "do", "command": PLAIN(await noisy.fitting(eve, random))})
            chance = random.random()
            if chance < 0.2:
                await self._send_raw(corpus)
            elif chance < 0.7:
                await self._send(corpus)
            for _ in range(10):
                place.world.turn(MILLIS_A_FRAME)
                await calls.one(self._tally)
            if self._ear.faults:
                raise Fault(self._ear.faults[0])
            if random.random() < 0.2:
                await calm.go_on(random.choice(calm.guests), random)
            others = [guest for guest in noisy.guests if guest is not eve]
            if random.random() < 0.3:
                await noisy.go_on(random.choice(others), random)
        await self._hang_up()
        await calls.close()
        await calm.check(())
        await noisy.check(calls.keys)
        for evening in (calm, noisy):
            await evening.check_seen()
            await evening.leave()
        await place.clear([])
        return noisy.ticket.id
