"""Two worlds in which the same match is played, as far as some viewers can know.

Each world has two nodes on one log: people play at the first one, and at the same time look at the
match at the second one, from any version on.

Clock and dice are the same in both worlds, but from some deal on hidden cards, and dice that are
still to be rolled, differ.  Everybody does the same in both, but for whispers.  As long as the rules
have not told a viewer the difference, both worlds must send this viewer the same bytes: every frame
in its order, every welcome, every refusal, every answer to every HTTP call.  Meanwhile both worlds
write the same logs, and tell metrics and traces the same.

Kept out: how long the server takes to answer.
"""

import logging
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random as Chance
from typing import Any, NamedTuple, get_args

import msgspec

from knobel.buses.memory import MemoryBus
from knobel.catalog import GAMES, Unreadable
from knobel.core.dice import Recorder, shuffled
from knobel.core.game import Begin, Illegal, Millis, Move, Seat
from knobel.games import xcode
from knobel.machine.meters import metered
from knobel.match import Entry, Unsettled, decide, outcome
from knobel.service import names
from knobel.service.live_match import LiveMatch
from knobel.service.wire import Sign
from knobel.stores.memory import MemoryStore
from tests.kit.rolls import Rolls
from tests.kit.secrets import BOT, OPENER, SECRETS, Setting
from tests.kit.wires import Socket, Wire, request, wired
from tests.kit.world import TurnedWorld

WATCHER, LEAVER = 99, 98
"""A spectator, and somebody who sat down and left before the match began."""
LOOK_ROUND = 0.07
"""How often, in each step, somebody asks something by HTTP."""


def token_of(viewer: int) -> str:
    return f"the secret of viewer {viewer}".replace(" ", "-")


class Observer:
    """Notes what metrics and traces are told.

    Apart from times, and from the codes of refusals: whoever knows a secret may be refused for it.
    """

    def __init__(self) -> None:
        self.notes: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return partial(self._note, name)

    def _note(self, name: str, *facts: Any, **more: Any) -> None:
        told = [] if name == "refuse" else [fact for fact in facts if not isinstance(fact, float)]
        self.notes.append(f"{name} {told} {more}")


class Nodes(NamedTuple):
    """The servers of a world."""

    first: Wire
    second: Wire
    observer: Observer


class World:
    """One of the two worlds, and all that its viewers receive."""

    def __init__(self, nodes: Nodes, setting: Setting) -> None:
        self.wire, self.second, self.observer = nodes
        self.observer.notes.clear()
        self.setting = setting
        self.definition = GAMES[setting.game]
        self.tokens: dict[int, str] = {}
        self.received: dict[int, list[bytes]] = {}
        """By connections that are closed, and by HTTP."""
        self.sockets: dict[int, Socket] = {}
        self.fresh: dict[int, Socket] = {}
        """Second connections, to the second node, which say hello again and again."""
        self.ticket: dict[str, str] = {}
        self.live: LiveMatch
        self._read = 0

    # Opening

    async def open(self, picks: list[int]) -> None:
        """Open the match and seat everybody; when it begins, the dice fall like this."""
        body = self.setting.body
        answer = await self.wire.post("/api/matches", body, token=token_of(OPENER))
        assert answer.status_code == 201, answer.text
        self.ticket = answer.json()
        self.wire.harness.world.force(*picks)
        await self._come(OPENER, token_of(OPENER))
        await self._come(WATCHER, self.ticket["watch"])
        self.live = await self.wire.harness.live_match(self.ticket["id"])
        if OPENER in self.setting.screens:
            await self._get_ready(OPENER, False)
        await self._sit(LEAVER, next(s for s, at in enumerate(self.setting.screens) if at > OPENER))
        await self.do(LEAVER, "left", {"type": "leave"})
        for seat, screen in enumerate(self.setting.screens):
            if screen > OPENER and screen not in self.tokens:
                await self._sit(screen, seat)
        if self.live.match.began is None:
            for screen in [*self.tokens]:
                await self._get_ready(screen, True)
        assert self.live.match.began is not None

    async def _sit(self, viewer: int, seat: Seat) -> None:
        path = f"/api/codes/{self.ticket['code']}/seats"
        body = {"name": f"Guest {viewer}", "seat": seat}
        await self.wire.post(path, body, token=token_of(viewer))
        await self._come(viewer, token_of(viewer))

    async def _come(self, viewer: int, token: str) -> None:
        self.tokens[viewer] = token
        self.received[viewer] = []
        await self.come_back(viewer)

    async def _get_ready(self, viewer: int, yes: bool) -> None:
        for seat in self.seats(viewer):
            await self.do(viewer, f"{yes}-{viewer}-{seat}", {"type": "ready", "yes": yes}, seat)

    # Coming and going

    async def come_back(self, viewer: int) -> None:
        for wire, sockets in ((self.wire, self.sockets), (self.second, self.fresh)):
            sockets[viewer] = await wire.socket()
            self._hello(sockets[viewer], viewer)
        await self.wire.harness.quiet()

    async def go_away(self, viewer: int) -> None:
        for sockets in (self.sockets, self.fresh):
            socket = sockets.pop(viewer)
            self.received[viewer].append(socket.bytes)
            if not socket.is_over():
                await socket.hang_up()

    async def look_anew(self, viewers: dict[int, float]) -> None:
        """Have these say hello once more, with a version from 0 on, or with 1 without one."""
        for viewer, part in viewers.items():
            if viewer in self.fresh and not self.fresh[viewer].is_over():
                seen = None if part == 1 else int(part * (self.live.match.version + 1))
                self._hello(self.fresh[viewer], viewer, seen)
        await self.wire.harness.quiet()

    def _hello(self, socket: Socket, viewer: int, seen: int | None = None) -> None:
        hello = {"type": "hello", "match": self.ticket["id"], "token": self.tokens[viewer]}
        if seen is not None:
            socket.v = seen
        socket.say(hello if seen is None else {**hello, "v": seen})

    # Playing

    def seats(self, viewer: int) -> tuple[Seat, ...]:
        return self.live.match.seats_of(names.digest(token_of(viewer)))

    @property
    def state(self) -> Any:
        return self.live.match.state

    async def do(self, viewer: int, name: str, command: Any, seat: Seat | None = None) -> bytes:
        """What this viewer is answered."""
        socket = self.sockets.get(viewer)
        if socket is None or socket.is_over():
            return b""
        heard = await socket.ask(request(self.definition, self.state, name, command, seat))
        return msgspec.json.encode([told for told in heard if told.get("id") == name])

    async def sign(self, viewer: int, name: str, sign: str) -> None:
        socket = self.sockets.get(viewer)
        if socket is not None and not socket.is_over():
            await socket.ask({"type": "sign", "id": name, "sign": sign})

    def judged(
        self, seat: Seat, command: Any, number: int
    ) -> tuple[tuple[Any, ...], list[int]] | None:
        """What would come of this command, and how the dice would fall; None if it is refused."""
        match, dice = self.live.match, Recorder(Rolls(number))
        wall = max(self.wire.harness.world.now(), match.wall)
        try:
            if isinstance(command, dict):
                command = self.definition.read_command(msgspec.json.encode(command))
            elif getattr(command, "turn", None) in {None, self.definition.turn(self.state)}:
                move = self.definition.write_action(command)
                command = self.definition.read_move(move, self.state)
            return decide(self.definition.game, match, seat, command, wall, dice), dice.picks
        except (Illegal, Unreadable, Unsettled):
            return None

    async def entries(self) -> list[Entry]:
        """What was written down since this was asked last."""
        lines = await self.wire.harness.log.read(self.ticket["id"], self._read)
        self._read += len(lines)
        return [self.definition.read_entry(line) for line in lines]

    # Looking

    async def look_round(self, chance: Chance) -> None:
        """Some ask something by HTTP: those who look on, and somebody who has only the code."""
        path, code = f"/api/matches/{self.ticket['id']}", self.ticket["code"]
        version, group = self.live.match.version, self.live.match.header.group
        for viewer in self.tokens:
            if chance.random() < LOOK_ROUND:
                past = ("history", f"history?after={chance.randint(0, version)}", "record")
                await self._call(viewer, "GET", f"{path}/{chance.choice(past)}")
                if viewer != OPENER and chance.random() < 0.2:
                    await self._call(viewer, "DELETE", path)
                    await self._call(viewer, "POST", f"{path}/next", {"config": {}})
        if chance.random() < LOOK_ROUND:
            await self._call(WATCHER, "GET", f"/api/codes/{code}")
            await self._call(WATCHER, "POST", f"/api/codes/{code}/seats", {"name": "Eve"})
            await self._call(WATCHER, "GET", f"/api/watch/{self.ticket['watch']}")
            await self._call(WATCHER, "GET", f"/api/groups/{group or 'none'}")
            links = {"j": code, "w": self.ticket["watch"], "r": self.ticket["id"]}
            for way, name in links.items():
                await self._call(WATCHER, "GET", f"/{way}/{name}?l=en")
                await self._call(WATCHER, "GET", f"/api/links/{way}/{name}?l=en")

    async def _call(self, viewer: int, method: str, path: str, body: Any = None) -> None:
        plain = {"Accept-Encoding": "identity"}
        token = self.tokens[viewer]
        node = self.second if len(path) % 2 else self.wire
        answer = await node.call(method, path, token=token, headers=plain, json=body)
        told = [answer.status_code, sorted(answer.headers.items()), answer.text]
        self.received[viewer].append(msgspec.json.encode([path, *told]))

    def transcript(self, viewer: int) -> list[bytes]:
        """All that this viewer has received so far."""
        live = [s[viewer].bytes for s in (self.sockets, self.fresh) if viewer in s]
        return [*self.received[viewer], *live]


class Twins:
    """The same match in two worlds, played by chance."""

    def __init__(self, one: World, two: World, setting: Setting, number: int) -> None:
        self.worlds = self.one, self.two = one, two
        self.setting, self.number = setting, number
        self.game = SECRETS[setting.game]
        self.chance = Chance(number)
        self._signs = Chance(number)
        self.is_parted = False
        can_dice_differ = not setting.fixed and BOT not in setting.screens
        self._do_dice_differ = can_dice_differ and self.chance.random() < 0.5
        self.blind: set[int] = set()
        """The viewers who can't know in which world they are."""
        self.compared: Counter[str] = Counter()
        """How often, since the worlds parted, each kind of viewer was seen to receive the same."""
        self.logged = Logged()

    async def play(self, steps: int = 40) -> None:
        """Until nobody is blind any more, or long enough."""
        game = self.setting.game  # no two pairs on a server may roll the same id
        for world, picks in zip(self.worlds, self._deal_first(), strict=True):
            world.wire.harness.world.fall_by(len(SECRETS) * self.number + [*SECRETS].index(game))
            await world.open(picks)
        self._part_dice()
        self.blind = {*self.one.tokens}
        left = steps
        while await self._compare() and left:
            left -= self.is_parted
            await self._step(f"c-{self.chance.random()}")
            assert self.is_parted or self.one.state.end is None, f"{self}: there was no such deal"

    async def close(self) -> None:
        """Delete the match, let the bots notice, and hang up those who were let in no more."""
        for world in self.worlds:
            path = f"/api/matches/{world.ticket.get('id')}"
            await world.wire.call("DELETE", path, token=token_of(OPENER))
        await self._turn(10_000)
        for world in self.worlds:
            await world.wire.close()
            await world.second.close()

    # Parting

    def _deal_first(self) -> tuple[list[int], list[int]]:
        definition, setting = self.one.definition, self.setting
        dice = Recorder(Rolls(self.number))
        if setting.order == "lot":
            shuffled(dice, setting.screens)
        lots = len(dice.picks)
        opening = definition.game.opening(definition.read_config(setting.config))
        events = definition.game.apply(opening, Move(None, Begin(), 0), dice).events
        return self._parted(events, dice.picks, lots, deal=1)

    def _parted(
        self, events: Any, picks: list[int], begin: int = 0, *, deal: int
    ) -> tuple[list[int], list[int]]:
        if deal != self.setting.part_at:
            return picks, picks
        self.is_parted = True
        other = self.game.other(self.setting, events, picks[begin:], self.chance)
        return picks, [*picks[:begin], *other]

    def _part_dice(self) -> None:
        if self.is_parted and self._do_dice_differ:
            self.two.wire.harness.world.fall_by(self.number + 1)

    def _deal_again(self, seat: Seat, command: Any) -> None:
        """If this command leads to the deal that is to differ, let the dice fall accordingly."""
        judged = self.one.judged(seat, command, self.number)
        if self.is_parted or judged is None or not any(map(self.game.is_deal, judged[0])):
            return
        forced = self._parted(*judged, deal=self.setting.part_at)
        for world, picks in zip(self.worlds, forced, strict=True):
            world.wire.harness.world.force(*picks)

    # Playing

    async def _step(self, name: str) -> None:
        chance = self.chance
        what = chance.random()
        if what < 0.1:
            await self._ask_of_the_match(name)
        elif what < 0.2 and self.setting.game == "xcode":
            await self._whisper(name)
        elif what < 0.3:
            await self._come_or_go(name)
        else:
            await self._act(name)
        await self._try_in_vain(f"{name}-v")
        if self._signs.random() < 0.1:
            viewer, sign = self._signs.choice([*self.one.tokens]), self._signs.choice(_SIGNS)
            for world in self.worlds:
                await world.sign(viewer, f"{name}-s", sign)
        wait = self.game.wait(self.one.state, self.is_parted, chance)
        await self._turn(wait)
        viewers = {
            viewer: chance.choice((1, chance.random()))
            for viewer in self.one.tokens
            if chance.random() < 0.5
        }
        number = chance.random()
        for world in self.worlds:
            await world.look_anew(viewers)
            if self.is_parted:
                await world.look_round(Chance(number))

    async def _turn(self, wait: Millis) -> None:
        for world in self.worlds:
            await world.wire.harness.turn(wait)

    async def _act(self, name: str) -> None:
        """Somebody does something in the game."""
        viewer = self.chance.choice(self._people())
        seat = self.chance.choice(self.one.seats(viewer))
        found = self.game.actions(self.one.state, self.two.state, seat, self.chance)
        command = self.chance.choice(found or [self.game.stray(self.one.state, self.chance)])
        if not isinstance(command, xcode.Draw) or not self._tells_apart(viewer):
            await self._do(viewer, name, command, seat)

    async def _try_in_vain(self, name: str) -> None:
        """Somebody who is blind asks for what is probably refused."""
        blind = [v for v in self.one.sockets if v in self.blind and self.one.seats(v)]
        if blind:
            viewer = self.chance.choice(blind)
            seat = self.chance.choice(self.one.seats(viewer))
            await self._do(viewer, name, self.game.stray(self.one.state, self.chance), seat)

    def _people(self) -> list[int]:
        """Who plays and is there; in games with turns usually whoever is on turn."""
        here = [v for v in self.one.sockets if self.one.seats(v)]
        turn = getattr(self.one.state, "to_move", None)
        on_turn = [v for v in here if turn in self.one.seats(v)]
        return on_turn if on_turn and self.chance.random() < 0.8 else here

    def _tells_apart(self, viewer: int) -> bool:
        """Whether the card that would be drawn is another one; often nobody draws it then."""
        tops = [(w.state.pile or w.state.discards)[:1] for w in self.worlds]
        return viewer in self.blind and tops[0] != tops[1] and self.chance.random() < 0.5

    async def _ask_of_the_match(self, name: str) -> None:
        """Somebody, perhaps a spectator, asks for something besides playing."""
        chance = self.chance
        viewer = chance.choice([*self.one.sockets])
        seats = range(len(self.setting.screens))
        command = chance.choice([*_BESIDES, *({"type": "substitute", "seat": s} for s in seats)])
        mine = self.one.seats(viewer)
        if command["type"] == "resign" and not self._may_resign(mine):
            return
        seat = chance.choice((*mine, None, *mine, 1))
        await self._do(viewer, name, command, seat)

    def _may_resign(self, mine: tuple[Seat, ...]) -> bool:
        """Whether the match goes on, with a bot that knows the same in both worlds."""
        is_last = len(self.one.live.match.people()) <= 2
        is_live = self.setting.game == "xcode"
        return not mine or (is_live and not is_last and self._can_a_bot_play(mine))

    def _can_a_bot_play(self, seats: tuple[Seat, ...]) -> bool:
        return {*seats} <= {*self.setting.fixed} and self._is_same(seats)

    async def _do(self, viewer: int, name: str, command: Any, seat: Seat | None) -> None:
        """In both worlds; whoever is blind must be answered the same, whatever comes of it."""
        is_blind = viewer in self.blind and self._is_same(self.one.seats(viewer))
        at = seat if seat is not None else next(iter(self.one.seats(viewer)), None)
        if not is_blind and at is not None:
            judged = [world.judged(at, command, self.number) for world in self.worlds]
            if (judged[0] is None) != (judged[1] is None):
                return
        if at is not None and at in self.one.seats(viewer):
            self._deal_again(at, command)
        was_parted = self.is_parted
        answers = [await world.do(viewer, name, command, seat) for world in self.worlds]
        if self.is_parted and not was_parted:
            self._part_dice()
        if is_blind:
            self._expect_equal(answers, viewer, f"the answer to {command}")

    async def _whisper(self, name: str) -> None:
        """Somebody says something to one alone; in the other world somebody else may, to another."""
        chairs = self.one.live.match.chairs
        seated = {s: v for v in self.one.sockets for s in self.one.seats(v)}
        people = [s for s in self.one.state.ring if s in seated and not chairs[s].stand_in]
        knowing = [seat for seat in people if seated[seat] not in self.blind]
        if len(knowing) > 1 and self.chance.random() < 0.7:
            people = knowing  # so that others stay blind
        speakers = [self.chance.choice(people) for _ in self.worlds]
        said = [self._phrase(speaker, people) for speaker in speakers]
        for world, speaker, phrase in zip(self.worlds, speakers, said, strict=True):
            if None not in said:
                await world.do(seated[speaker], name, phrase, speaker)

    def _phrase(self, speaker: Seat, ears: list[Seat]) -> xcode.Say | None:
        found = [
            action
            for action in xcode.legal_actions(self.one.state, speaker)
            if isinstance(action, xcode.Say) and action.to in ears
        ]
        return self.chance.choice(found) if found else None

    async def _come_or_go(self, name: str) -> None:
        """Whoever is away comes back; else somebody goes away, or gives up for good."""
        away = [viewer for viewer in self.one.tokens if viewer not in self.one.sockets]
        here = [viewer for viewer in self.one.sockets if self._can_be_away(viewer)]
        if away:
            viewer = self.chance.choice(away)
            for world in self.worlds:
                await world.come_back(viewer)
        elif here:
            players = [viewer for viewer in here if self.one.seats(viewer)]
            viewer = self.chance.choice(players or here)
            mine = self.one.seats(viewer)
            if mine and self._may_resign(mine) and self.chance.random() < 0.5:
                await self._do(viewer, name, {"type": "resign"}, mine[0])
                return
            for world in self.worlds:
                await world.go_away(viewer)
            await self._turn(6_000)
            await self._let_a_bot_play(viewer, name)

    def _can_be_away(self, viewer: int) -> bool:
        seats = self.one.seats(viewer)
        is_last = len([v for v in self.one.sockets if self.one.seats(v)]) <= 1
        return not seats or (self._can_a_bot_play(seats) and not is_last)

    async def _let_a_bot_play(self, absent: int, name: str) -> None:
        mate = next(v for v in self.one.sockets if self.one.seats(v))
        for seat in self.one.seats(absent):
            command = {"type": "substitute", "seat": seat}
            await self._do(mate, f"{name}-{seat}", command, None)

    # Comparing

    async def _compare(self) -> bool:
        """Whether anybody is still blind; all who are have received the same."""
        entries = [entry for world in self.worlds for entry in await world.entries()]
        if any(outcome(world.definition.game, world.live.match) for world in self.worlds):
            return False  # then there are no secrets any more
        for viewer in sorted(self.blind):
            if self._is_same(self.one.seats(viewer)):
                self._expect_equal(
                    [b"\n".join(w.transcript(viewer)) for w in self.worlds], viewer, "what was sent"
                )
                self.compared[self._kind(viewer)] += self.is_parted
            else:
                if not self._is_told(entries, self.one.seats(viewer)):
                    raise Betrayed(f"{self}: what is not secret differs, and no rule has told it")
                self.blind.remove(viewer)
        if self.blind:
            noted = ["\n".join(world.observer.notes).encode() for world in self.worlds]
            self._expect_equal(noted, None, "what metrics and traces are told")
            if odd := self.logged.odd():
                raise Betrayed(f"{self}: only one world has logged {odd}")
        return bool(self.blind) and self._do_bots_know_the_same()

    def _kind(self, viewer: int) -> str:
        match = self.one.live.match
        chairs = [match.chairs[seat] for seat in self.one.seats(viewer)]
        if viewer in (WATCHER, LEAVER):
            return "a spectator" if viewer == WATCHER else "who left before the start"
        if not chairs:
            return "who has resigned" if viewer in self.setting.screens else "who only opened it"
        if any(chair.stand_in for chair in chairs):
            return "whom a bot stands in for"
        return "one seat" if len(chairs) == 1 else "several seats"

    def _is_same(self, seats: tuple[Seat, ...]) -> bool:
        one, two = (self.game.known(world.state, seats) for world in self.worlds)
        return bool(one == two)

    def _is_told(self, entries: list[Entry], seats: tuple[Seat, ...]) -> bool:
        return any(
            self.game.is_told(event, seats)
            or (entry.picks and self._do_dice_differ)
            or self.game.is_deal(event)
            for entry in entries
            for event in entry.events
        )

    def _do_bots_know_the_same(self) -> bool:
        chairs = self.one.live.match.chairs
        return all(self._is_same((s,)) for s, chair in enumerate(chairs) if chair.is_played_by_bot)

    def _expect_equal(self, sent: list[bytes], viewer: int | None, what: str) -> None:
        one, two = sent
        if one != two:
            at = next(_differences(one, two))
            near = slice(max(0, at - 120), at + 80)
            raise Betrayed(
                f"{self}: {what} tells viewer {viewer}:\n  {one[near]!r}\n  {two[near]!r}"
            )

    def __str__(self) -> str:
        return f"{self.setting.game} number {self.number} {self.setting.screens}"


class Betrayed(AssertionError):
    """A viewer can tell the worlds apart."""


class Logged(logging.Handler):
    """Collects what both worlds log, one after the other, while it is installed."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self._lines: Counter[str] = Counter()
        self._level = _LOGGER.level

    def emit(self, record: logging.LogRecord) -> None:
        facts = {name: each for name, each in vars(record).items() if name not in _OF_EVERY_RECORD}
        self._lines[f"{record.name} {record.getMessage()} {facts} {record.exc_info}"] += 1

    def odd(self) -> list[str]:
        """Lines that one world has logged more often than the other, at least."""
        return [line for line, times in self._lines.items() if times % 2]

    def __enter__(self) -> None:
        _LOGGER.addHandler(self)
        _LOGGER.setLevel(logging.DEBUG)

    def __exit__(self, *_: object) -> None:
        _LOGGER.removeHandler(self)
        _LOGGER.setLevel(self._level)


_LOGGER = logging.getLogger("knobel")
_OF_EVERY_RECORD = vars(logging.makeLogRecord({})).keys() | {"message"}


_SIGNS = get_args(Sign)
_BESIDES: list[dict[str, Any]] = [
    *({"type": "propose", "matter": m} for m in ("draw", "take-back", "pause", "resume")),
    *(
        {"type": "answer", "matter": m, "yes": yes}
        for m in ("draw", "pause")
        for yes in (True, False)
    ),
    {"type": "rename", "name": "Bo"},
    {"type": "ready"},
    {"type": "leave"},
    {"type": "resign"},
    {"type": "reclaim"},
    {"type": "claim", "what": "win"},
    {"type": "swap", "one": 0, "other": 1},
    {"type": "appoint", "seat": 1},
    {"type": "no-such-command"},
    *({"type": "admit-watchers", "yes": yes} for yes in (True, False)),
]


def _differences(one: bytes, two: bytes) -> Iterator[int]:
    """Where they differ; where the shorter one ends, if nowhere before."""
    yield from (at for at, (a, b) in enumerate(zip(one, two, strict=False)) if a != b)
    yield min(len(one), len(two))


@asynccontextmanager
async def two_worlds(files: Path) -> AsyncIterator[tuple[Nodes, Nodes]]:
    """Two worlds with these static files, in which many pairs can be played one by one."""
    async with _nodes(files) as one, _nodes(files) as two:
        yield one, two


@asynccontextmanager
async def _nodes(files: Path) -> AsyncIterator[Nodes]:
    observer: Any = Observer()
    log, clock, bus = metered(MemoryStore(), observer), TurnedWorld(), MemoryBus()
    first = wired(files, log, meters=observer, world=clock, bus=bus)
    second = wired(files, log, meters=observer, world=clock, bus=bus)
    async with first as one, second as two:
        for server in (one, two):
            server.harness.service.compute = _undrawn  # type: ignore[method-assign] # it is slow
        yield Nodes(one, two, observer)


async def _undrawn(_payer: str, _work: Any, svg: str) -> bytes:
    """What would be drawn as the picture of a link: what differs in it, may differ in the picture."""
    return svg.encode()


async def played(worlds: tuple[Nodes, Nodes], game: str, number: int) -> Counter[str]:
    """Play a pair: the game is given, the number tells all else.  See `Twins.compared`."""
    setting = SECRETS[game].setting(Chance(number))
    one, two = (World(nodes, setting) for nodes in worlds)
    pair = Twins(one, two, setting, number)
    with pair.logged:
        try:
            await pair.play()
        finally:
            await pair.close()
    return pair.compared
