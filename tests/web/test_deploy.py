"""Nodes are paused, and replaced one after the other, while people are on them; real time."""

import asyncio
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from bench.crash.check import Line
from bench.faults.ground import Ground, Node, ground
from knobel.locale import text
from knobel.service.ports import BEAT_EVERY
from tests.kit import services
from tests.kit.services import Haproxy
from tests.web.conftest import Visitors
from tests.web.evening import setup
from tests.web.xo import LAID, join, set_up, skip_lots, square, start, start_clock

EXIT_WITHIN = 20
PAUSE = 5_000
"""Milliseconds; longer than `DEAD_AFTER`."""
FREE = 'button[data-square][aria-disabled="false"]'
"""The squares on which somebody may lay a piece."""
MOVING = text("en", "connection-moving")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Ground]:
    with ground(ahead=(0, 0)) as made:
        yield made


@pytest.fixture(scope="module")
def balancer(nodes: Ground) -> Iterator[Haproxy]:
    with services.haproxy(*nodes.ports) as made:
        yield made


def test_people_on_a_node_that_is_paused_play_on(nodes: Ground, visitors: Visitors) -> None:
    """The other node takes it for dead and takes its match over; then it is there again."""
    first, _ = nodes.nodes
    anna, bo = [visitors.one(base_url=f"http://127.0.0.1:{port}") for port in nodes.ports]
    match = _seat(anna, bo)
    for page in (anna, bo):
        start_clock(page)
    mover = _first_on_turn((anna, bo))
    _lay(mover, (anna, bo))
    first.pause()
    paused = time.monotonic()
    bo.wait_for_timeout(PAUSE)
    first.resume()
    away = time.monotonic() - paused
    for page in (anna, bo):
        _is_back(page)
    _lay(bo if mover is anna else anna, (anna, bo))
    _lay(mover, (anna, bo))

    lines = _lines(nodes, match)
    assert "tick" not in {line.command.type for line in lines}
    assert _stood_still(lines) >= 1000 * away - BEAT_EVERY
    for page in (anna, bo):
        assert page.evaluate("window.hasStayed")  # nobody had to load the page again


def test_nobody_s_fuse_burns_while_both_nodes_are_replaced(
    nodes: Ground, balancer: Haproxy, visitors: Visitors
) -> None:
    url = f"http://127.0.0.1:{balancer.port}"
    anna, bo = visitors.one(base_url=url), visitors.one(base_url=url)
    match = _seat(anna, bo)
    cleo = visitors.one(base_url=url)
    event = cleo.request.post("/api/events", data={"setup": setup()}).json()
    cleo.goto(f"/e/{event['code']}")
    expect(cleo.get_by_role("heading", level=1)).to_have_text(setup()["name"])
    cleo.evaluate("window.hasStayed = true")
    for page in (anna, bo):
        start_clock(page)
    first, second = nodes.nodes
    _replace(first)
    for page in (anna, bo):
        _is_back(page)
    # The worst moment: the first one is not there yet, so for a while there is nowhere to go.
    ended = _replace(second)
    for page in (anna, bo):
        expect(page.get_by_test_id("connection")).to_contain_text(MOVING)
    expect(cleo.get_by_test_id("event-connection")).to_contain_text(MOVING)
    first.wait()
    away = time.monotonic() - ended
    for page in (anna, bo):
        _is_back(page)
    expect(cleo.get_by_test_id("event-connection")).to_be_empty(timeout=30_000)
    _lay(_first_on_turn((anna, bo)), (anna, bo))

    lines = _lines(nodes, match)
    assert "tick" not in {line.command.type for line in lines}
    assert _stood_still(lines) >= 1000 * away
    for page in (anna, bo, cleo):
        assert page.evaluate("window.hasStayed")  # nobody had to load the page again


def _seat(anna: Page, bo: Page) -> str:
    """Seat both at a table whose fuse burns as soon as both have started the clock; its id."""
    set_up(anna, preset="blitz", side="crosses", bomb="40")
    match = start(anna, "Anna")
    link = urlsplit(anna.get_by_test_id("invite-link").input_value())
    join(bo, link._replace(scheme="", netloc="").geturl(), "Bo")  # at a node of their own
    for page in (anna, bo):
        skip_lots(page)
        page.evaluate("window.hasStayed = true")
    return match


def _is_back(page: Page) -> None:
    expect(page.get_by_test_id("connection").locator("p")).to_have_count(0, timeout=30_000)


def _stood_still(lines: Sequence[Line]) -> int:
    """For how many milliseconds nobody's time ran."""
    total, since = 0, None
    for line in lines:
        for event in line.events:
            if event.type == "stopped":
                assert event.why == "outage"
                assert event.since is not None
                since = event.since if since is None else min(since, event.since)
            elif event.type == "resumed" and since is not None:
                total, since = total + line.wall - since, None
    assert since is None
    return total


def _replace(node: Node) -> float:
    """End it as a deploy does and start its successor; when it had ended."""
    began = time.monotonic()
    node.stop()
    ended = time.monotonic()
    assert ended - began <= EXIT_WITHIN
    node.launch()
    return ended


def _first_on_turn(pages: Sequence[Page]) -> Page:
    """Wait until somebody may lay a piece."""
    until = time.monotonic() + 15
    while time.monotonic() < until:
        for page in pages:
            if page.locator(FREE).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is on turn")


def _lay(mover: Page, pages: Sequence[Page]) -> None:
    """Lay a piece; everybody sees it."""
    name = mover.locator(FREE).first.get_attribute("data-square")
    assert name is not None
    square(mover, name).click()
    for page in pages:
        expect(square(page, name)).to_have_attribute("aria-label", LAID)


def _lines(nodes: Ground, match: str) -> list[Line]:
    with ThreadPoolExecutor(1) as apart:  # Playwright runs a loop here
        return apart.submit(lambda: asyncio.run(nodes.stored([match]))[match].lines).result()
