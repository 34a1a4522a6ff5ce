"""The line to a server: the server's end is a script, the clock is turned, nothing sleeps."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from knobel.core.game import Illegal
from knobel.match import commands as do
from knobel.tui.client import Link, Told
from knobel.tui.remote import LAST_RETRY, PATIENCE, UNSURE_RETRY, Lost, SocketLine, Wire
from tests.kit.world import NOON, TurnedWorld


class End:
    """The server's end of a connection."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []
        self.is_cut = False
        self._inbox: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def send(self, text: str, /) -> None:
        if self.is_cut:
            raise Lost
        self.said.append(msgspec.json.decode(text))

    async def receive(self) -> bytes:
        message = await self._inbox.get()
        if message is None:
            raise Lost
        return message

    async def close(self) -> None:
        self.cut()

    def cut(self) -> None:
        self.is_cut = True
        self._inbox.put_nowait(None)

    def tell(self, kind: str, **told: Any) -> None:
        self._inbox.put_nowait(msgspec.json.encode({"type": kind, **told}))

    @property
    def asked(self) -> list[dict[str, Any]]:
        """What was said, apart from pings."""
        return [one for one in self.said if one["type"] != "ping"]


class Heard:
    """A listener that remembers."""

    def __init__(self, line: SocketLine) -> None:
        self._line = line
        self.versions: list[int] = []
        self.links: list[Link] = []

    def hear(self, told: Told, /) -> None:
        self.versions.append(told["v"])

    def relink(self) -> None:
        self.links.append(self._line.link)


class Far:
    """A line, and the server's end of each connection that it has made."""

    def __init__(self) -> None:
        self.world = TurnedWorld()
        self.ends: list[End] = []
        self.tries = 0
        self.is_down = False
        self.line = SocketLine(self._dial, "secret", self.world)
        self.heard = Heard(self.line)
        self._tasks: list[asyncio.Task[None]] = []

    @asynccontextmanager
    async def _dial(self, match: str) -> AsyncIterator[Wire]:
        self.tries += 1
        if self.is_down:
            raise Lost
        self.ends.append(End())
        yield self.ends[-1]

    @property
    def end(self) -> End:
        return self.ends[-1]

    async def begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.append(task)
        await calm()
        return task

    async def welcome(self, v: int = 1) -> asyncio.Task[None]:
        """Follow, and be welcomed at this version."""
        following = await self.begin(self.line.follow("m", self.heard))
        await self.tell("welcome", v=v, now=NOON)
        return following

    async def tell(self, kind: str, **told: Any) -> None:
        self.end.tell(kind, **told)
        await calm()

    async def cut(self) -> None:
        self.end.cut()
        await calm()

    async def turn(self, millis: int) -> None:
        self.world.turn(millis)
        await calm()

    async def close(self) -> None:
        self.line.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await calm()


async def calm() -> None:
    """Until everybody waits for the other end, or for time to pass."""
    for _ in range(20):
        await asyncio.sleep(0)


@pytest.fixture
async def far() -> AsyncIterator[Far]:
    far = Far()
    yield far
    await far.close()


async def test_whoever_comes_first_says_hello_without_a_version(far: Far) -> None:
    following = await far.welcome(7)

    assert far.end.asked == [{"type": "hello", "match": "m", "token": "secret"}]
    assert following.done()
    assert far.heard.versions == [7]
    assert far.line.link.state == "live"


async def test_whoever_comes_back_tells_the_version_and_gets_what_was_missed(far: Far) -> None:
    await far.welcome(7)
    await far.tell("update", v=8, now=NOON + 5)
    await far.cut()

    assert far.heard.links[-1] == Link("lost", NOON)
    await far.turn(200)
    hello = {"type": "hello", "match": "m", "token": "secret", "v": 8, "now": NOON + 5}
    assert far.end.asked == [hello]
    await far.tell("welcome-back", v=10, now=NOON + 200)
    await far.tell("update", v=9, now=NOON + 200)
    await far.tell("update", v=10, now=NOON + 200)
    await far.tell("update", v=11, now=NOON + 300)
    assert far.heard.versions == [7, 8, 9, 10, 11]
    assert far.line.link.state == "live"


async def test_a_connection_lost_again_while_updates_come_goes_on_where_it_was(far: Far) -> None:
    await far.welcome(7)
    await far.cut()
    await far.turn(200)
    await far.tell("welcome-back", v=9, now=NOON + 200)
    await far.tell("update", v=8, now=NOON + 201)
    await far.cut()
    await far.turn(200)

    assert (8, NOON + 201) == (far.end.asked[0]["v"], far.end.asked[0]["now"])


async def test_a_gap_is_asked_for_with_the_version_at_hand(far: Far) -> None:
    await far.welcome(7)
    await far.tell("update", v=9, now=NOON)
    await far.tell("update", v=10, now=NOON)

    assert far.heard.versions == [7]
    assert [one.get("v") for one in far.end.asked] == [None, 7]
    await far.tell("welcome-back", v=10, now=NOON)
    for version in (8, 9, 10):
        await far.tell("update", v=version, now=NOON)
    assert far.heard.versions == [7, 8, 9, 10]


async def test_what_was_seen_before_is_never_told_again(far: Far) -> None:
    await far.welcome(7)
    await far.tell("update", v=8, now=NOON)
    await far.tell("update", v=8, now=NOON)
    await far.tell("update", v=6, now=NOON)
    await far.tell("welcome", v=5, now=NOON)
    await far.tell("welcome-back", v=5, now=NOON)

    assert far.heard.versions == [7, 8]


async def test_a_server_that_ends_is_left_for_another_at_once(far: Far) -> None:
    await far.welcome(7)
    await far.tell("gone", code="moving")

    assert len(far.ends) == 2
    assert far.end.asked[0]["v"] == 7
    assert far.line.link.is_moving
    await far.tell("welcome-back", v=7, now=NOON)
    assert far.line.link == Link("live")


async def test_the_pauses_between_tries_grow_up_to_three_seconds(far: Far) -> None:
    await far.welcome()
    far.is_down = True
    await far.cut()
    times, tried = [], far.tries
    for at in range(0, 20_000, 10):
        await far.turn(10)
        if far.tries > tried:
            times.append(at)
            tried = far.tries
    gaps = [after - before for before, after in pairwise(times)]

    assert times[0] < 200
    assert max(gaps) <= LAST_RETRY
    assert min(gaps[-3:]) >= LAST_RETRY / 2
    assert len(set(gaps[-3:])) > 1
    assert far.line.waited() == 20_000


async def test_a_command_without_an_answer_is_sent_again_under_its_id(far: Far) -> None:
    await far.welcome()
    playing = await far.begin(far.line.play("b2", 3, "c-1", 0))
    said = {"type": "play", "id": "c-1", "seat": 0, "move": "b2", "turn": 3}
    assert far.end.asked[-1] == said
    await far.cut()
    await far.turn(200)

    assert said not in far.end.asked  # only after the greeting
    await far.tell("welcome-back", v=2, now=NOON)
    assert said not in far.end.asked  # and after what was missed
    await far.tell("update", v=2, now=NOON)
    assert far.end.asked[-1] == said
    assert not playing.done()
    await far.tell("ack", id="c-1", v=2)
    await far.tell("ack", id="c-1", v=2)
    assert playing.done()
    await playing
    await far.cut()
    await far.turn(200)
    await far.tell("welcome-back", v=2, now=NOON)
    assert said not in far.end.asked


async def test_a_command_given_while_nobody_listens_is_sent_later(far: Far) -> None:
    await far.welcome()
    await far.cut()
    resigning = await far.begin(far.line.act(do.Resign(), "c-2", 1))
    await far.turn(200)
    await far.tell("welcome-back", v=1, now=NOON)

    said = {"type": "do", "id": "c-2", "seat": 1, "command": {"type": "resign"}}
    assert far.end.asked[-1] == said
    await far.tell("ack", id="c-2", v=2)
    assert resigning.done()


async def test_nothing_is_asked_before_the_greeting_is_answered(far: Far) -> None:
    await far.welcome()
    await far.cut()
    await far.turn(200)
    await far.begin(far.line.play("b2", 3, "c-1", 0))
    assert [one["type"] for one in far.end.asked] == ["hello"]
    await far.tell("welcome-back", v=1, now=NOON)

    assert [one["type"] for one in far.end.asked] == ["hello", "play"]


async def test_what_is_not_certain_is_sent_again_after_a_pause(far: Far) -> None:
    await far.welcome()
    playing = await far.begin(far.line.play("b2", 3, "c-1", 0))
    await far.tell("no", id="c-1", code="try-again", facts={})
    assert len(far.end.asked) == 2
    await far.turn(UNSURE_RETRY)

    assert [one["id"] for one in far.end.asked[1:]] == ["c-1", "c-1"]
    assert not playing.done()
    await far.tell("ack", id="c-1", v=2)
    assert playing.done()


async def test_a_refusal_comes_with_its_facts(far: Far) -> None:
    await far.welcome()
    playing = await far.begin(far.line.play("b2", 3, "c-1", 0))
    await far.tell("no", id="c-1", code="rod-full", facts={"rod": "b2"})

    with pytest.raises(Illegal) as refused:
        await playing
    assert (refused.value.code, refused.value.facts) == ("rod-full", {"rod": "b2"})


async def test_a_server_that_has_forgotten_us_is_greeted_again(far: Far) -> None:
    await far.welcome()
    await far.begin(far.line.play("b2", 3, "c-1", 0))
    await far.tell("no", id="c-1", code="not-following", facts={})
    assert far.end.asked[-1]["type"] == "hello"
    await far.tell("welcome-back", v=1, now=NOON)

    assert far.end.asked[-1]["id"] == "c-1"


async def test_a_match_that_is_deleted_is_not_asked_for_any_more(far: Far) -> None:
    await far.welcome()
    playing = await far.begin(far.line.play("b2", 3, "c-1", 0))
    await far.tell("gone", code="match-deleted")
    await far.turn(60_000)

    assert far.heard.links[-1] == Link("gone", code="match-deleted")
    with pytest.raises(Illegal, match="match-deleted"):
        await playing
    with pytest.raises(Illegal, match="match-deleted"):
        await far.line.play("b2", 3, "c-2", 0)
    assert far.tries == 1


async def test_whoever_is_not_let_in_hears_why(far: Far) -> None:
    following = await far.begin(far.line.follow("m", far.heard))
    await far.tell("no", id=None, code="wrong-token", facts={})

    with pytest.raises(Illegal, match="wrong-token"):
        await following


async def test_a_server_that_lets_nobody_in_yet_is_asked_again(far: Far) -> None:
    following = await far.begin(far.line.follow("m", far.heard))
    await far.tell("no", id=None, code="try-again", facts={})
    await far.turn(200)
    await far.tell("welcome", v=3, now=NOON)

    assert following.done()
    assert far.tries == 2


async def test_an_earlier_server_is_greeted_without_what_it_does_not_know(far: Far) -> None:
    await far.welcome(7)
    await far.cut()
    await far.turn(200)
    await far.tell("no", id=None, code="unreadable", facts={})
    assert far.end.asked[-1] == {"type": "hello", "match": "m", "token": "secret"}
    await far.tell("welcome", v=9, now=NOON)

    assert far.heard.versions == [7, 9]


async def test_a_connection_that_stays_silent_is_given_up(far: Far) -> None:
    await far.welcome()
    await far.turn(PATIENCE)  # the first ping was not answered, but the greeting was
    await far.turn(1_500)
    await far.tell("pong", sent=NOON, now=NOON)
    await far.turn(PATIENCE)
    assert far.tries == 1
    await far.turn(1_500)
    await far.turn(PATIENCE)
    assert far.ends[0].is_cut
    await far.turn(200)

    assert far.tries == 2


async def test_the_clock_of_the_server_is_known_by_the_quickest_ping(far: Far) -> None:
    await far.welcome()
    assert far.line.now() == far.world.now()
    await far.turn(1_000)
    await far.tell("pong", sent=NOON, now=NOON + 5_500)
    assert far.line.now() - far.world.now() == 5_000
    await far.tell("pong", sent=NOON + 900, now=NOON + 3_950)
    await far.tell("pong", sent=NOON, now=NOON + 9_999)

    assert far.line.now() - far.world.now() == 3_000


async def test_what_the_last_match_did_not_answer_is_not_sent_to_the_next(far: Far) -> None:
    await far.welcome()
    asking = await far.begin(far.line.act(do.Propose("rematch"), "c-1", 0))
    following = await far.begin(far.line.follow("n", far.heard))
    assert asking.done()
    await far.tell("welcome", v=1, now=NOON)

    assert following.done()
    assert far.end.asked == [{"type": "hello", "match": "n", "token": "secret"}]
