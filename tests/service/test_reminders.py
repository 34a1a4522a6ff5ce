"""Reminders of turns on several nodes: from whichever node, once, and only if nobody is there."""

import logging
from collections.abc import AsyncIterator

import pytest

from knobel.service import Ticket
from knobel.service.ports import PushTarget, StorageFailed
from knobel.service.reminders import CALM, Subscription
from knobel.stores.memory import MemoryStore
from tests.kit.harness import Harness, MutedBus, Screen, opened
from tests.kit.push import FakePush, wishes_of

ENDPOINT = "https://push.example/secret-address-of-a-browser-1"
WISH = Subscription(ENDPOINT, "p" * 30, "a" * 30)


class WishfulStore(MemoryStore):
    """A store that loses its connection whenever the test says so, as far as wishes go."""

    is_away = False
    claims = drops = 0

    async def claim_wishes(self, match: str, key: str, turn: int, /) -> list[bytes]:
        self.claims += 1
        if self.is_away:
            raise StorageFailed("away")
        return list(await super().claim_wishes(match, key, turn))

    async def drop_wishes(
        self, match: str, key: str | None = None, browser: str | None = None, /
    ) -> None:
        self.drops += 1
        await super().drop_wishes(match, key, browser)


@pytest.fixture
def store() -> WishfulStore:
    return WishfulStore()


@pytest.fixture
def push() -> FakePush:
    """What both nodes send."""
    return FakePush()


@pytest.fixture
async def nodes(store: MemoryStore, push: FakePush) -> AsyncIterator[tuple[Harness, Harness]]:
    bus = MutedBus()
    async with (
        opened(store, bus=bus, push=push) as one,
        opened(store, bus=bus, push=push, world=one.world) as other,
    ):
        yield one, other


async def apart(here: Harness, there: Harness) -> tuple[Ticket, Ticket, Screen]:
    """Anna, whose turn it is, plays there; Bo was there, has asked here to be told, and is gone."""
    anna, bo = await there.pair()
    await there.follow(anna.id, anna.token)
    screen = await there.follow(anna.id, bo.token)
    await here.service.remind(anna.id, bo.token, WISH)
    return anna, bo, screen


async def test_who_asked_at_another_node_is_told_once(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    anna, _, screen = await apart(here, there)
    await there.leave(anna.id, screen)
    await there.turn(CALM)
    await there.drop(anna.id, "a1")
    for _ in range(10):
        await there.turn(CALM)
    await here.follow(anna.id, anna.token)  # which loads the match there, too
    await here.quiet()

    assert push.sent == [{"title": "Vier-gewinnt 3D", "body": "It is your turn."}]


async def test_who_moves_and_goes_at_once_leaves_the_other_one_told(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    anna, bo = await there.pair()
    await here.service.remind(anna.id, bo.token, WISH)
    screen = await there.follow(anna.id, anna.token)
    await there.drop(anna.id, "a1")
    await there.leave(anna.id, screen)
    await there.turn(CALM)

    assert len(push.sent) == 1


async def test_quick_play_on_two_nodes_asks_the_store_for_nothing(
    nodes: tuple[Harness, Harness], store: WishfulStore
) -> None:
    here, there = nodes
    anna, bo = await there.pair()
    await there.follow(anna.id, anna.token)
    await here.follow(anna.id, bo.token)
    for rod in "a1 b1 c1 d1 a2 b2".split():
        await there.drop(anna.id, rod)
        await there.turn(CALM - 100)
    assert store.claims == 0
    await there.turn(100)

    assert store.claims == 1


async def test_who_comes_within_a_moment_has_seen_their_turn(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    for node in (here, there):
        anna, bo, screen = await apart(here, there)
        await there.leave(anna.id, screen)
        await there.drop(anna.id, "a1")
        await there.turn(300)
        screen = await node.follow(anna.id, bo.token)
        await node.leave(anna.id, screen)
        for _ in range(10):
            await there.turn(CALM)

    assert push.sent == []


async def test_who_is_connected_to_another_node_is_not_told(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    anna, bo = await there.pair()
    await there.follow(anna.id, anna.token)
    screen = await here.follow(anna.id, bo.token)
    await here.service.remind(anna.id, bo.token, WISH)
    await there.drop(anna.id, "a1")
    await here.quiet()
    await here.leave(anna.id, screen)  # has seen it
    for _ in range(10):
        await there.turn(CALM)

    assert push.sent == []


async def test_who_was_connected_to_a_node_that_died_is_told(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    anna, bo = await there.pair()
    await there.follow(anna.id, anna.token)
    await here.follow(anna.id, bo.token)
    await here.service.remind(anna.id, bo.token, WISH)
    here.kill()
    await there.drop(anna.id, "a1")  # while the roster still takes the dead node for alive
    await there.turn(CALM)

    assert len(push.sent) == 1


async def test_whoever_has_seen_their_turn_is_not_told_by_a_node_that_loads_the_match(
    nodes: tuple[Harness, Harness], push: FakePush
) -> None:
    here, there = nodes
    anna, bo = await there.pair()
    screens = [await there.follow(anna.id, each.token) for each in (anna, bo)]
    await here.service.remind(anna.id, bo.token, WISH)
    await there.drop(anna.id, "a1 b1 c1")
    for screen in screens:
        await there.leave(anna.id, screen)
    await there.turn(60_000)
    assert anna.id not in there.service._matches
    await here.follow(anna.id, anna.token)
    await here.quiet()

    assert push.sent == []


async def test_to_look_at_a_finished_match_writes_nothing(
    nodes: tuple[Harness, Harness], store: WishfulStore
) -> None:
    here, there = nodes
    anna, _, screen = await apart(here, there)
    await there.drop(anna.id, "a1 b1 a1 b1 a1 b1 a1")
    await there.quiet()
    assert wishes_of(store) == []
    at_its_end = store.drops
    await there.leave(anna.id, screen)
    await there.turn(60_000)
    for node in (here, there):
        await node.follow(anna.id, anna.token)  # to look at the finished match
        await node.quiet()

    assert store.drops == at_its_end


async def test_any_node_forgets_who_wants_no_more(
    nodes: tuple[Harness, Harness], push: FakePush, store: MemoryStore
) -> None:
    here, there = nodes
    anna, bo, screen = await apart(here, there)
    await there.leave(anna.id, screen)
    await there.service.remind(anna.id, bo.token, None)
    assert wishes_of(store) == []
    await there.drop(anna.id, "a1")
    await there.turn(CALM)

    assert push.sent == []


async def test_a_store_that_is_away_for_a_moment_delays_a_reminder(
    nodes: tuple[Harness, Harness], push: FakePush, store: WishfulStore
) -> None:
    here, there = nodes
    anna, _, screen = await apart(here, there)
    await there.leave(anna.id, screen)
    store.is_away = True
    await there.drop(anna.id, "a1")
    await there.turn(3_000)
    assert push.sent == []
    store.is_away = False
    await there.turn(3_000)

    assert len(push.sent) == 1


async def test_no_log_names_a_browser(
    nodes: tuple[Harness, Harness], push: FakePush, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def fail(_target: PushTarget, _message: bytes) -> bool:
        raise ZeroDivisionError

    push.send = fail  # type: ignore[method-assign]
    here, there = nodes
    anna, _, screen = await apart(here, there)
    await there.leave(anna.id, screen)
    await there.drop(anna.id, "a1")
    await there.turn(CALM)

    assert "match-task-failed" in caplog.text
    assert not any(secret in caplog.text for secret in (ENDPOINT, WISH.p256dh, WISH.auth))
