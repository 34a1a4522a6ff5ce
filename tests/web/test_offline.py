"""Without a network, with a newer build, and over plain http."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserType, Page, expect

from knobel.server.pages import STATIC, StaticFiles
from tests.kit.browser import FLAGS
from tests.web.conftest import Harness, Visitors
from tests.web.evening import setup as event_setup
from tests.web.play import drop, moves_of, result_of, rod, wait_out_deafness
from tests.web.worker import PATIENCE, cut_off, keeper
from tests.web.xc import SAND, Party, set_up

IS_BUILD = "build => document.querySelector('meta[name=build]').content === build"
IS_WAITING = (
    "() => navigator.serviceWorker.getRegistration().then(({ waiting }) => waiting !== null)"
)
GAMES = ["vier3d", "xobrainer", "xcode"]


class Publisher:
    """A server whose pages can be replaced by those of another build."""

    def __init__(self, folder: Path) -> None:
        self._data = folder
        self.static = folder / "static"
        shutil.copytree(STATIC, self.static)
        self._start()
        self.url = self._harness.url

    def _start(self, port: int = 0) -> None:
        self._shop = StaticFiles(self.static)
        self._harness = Harness(self._data, port=port, files=self._shop)
        self._harness.start()

    def stop(self) -> None:
        self._harness.stop()

    def start_again(self) -> None:
        self._start(int(self.url.rpartition(":")[2]))

    def build(self) -> str:
        """What the build on the server calls itself."""
        found = re.search(r'BUILD="(\w+)"', (self.static / "sw.js").read_text("utf-8"))
        assert found is not None
        return found[1]

    def publish(self) -> str:
        """The next build: another name, and another name for the file of the privacy page."""
        old, new = self.build(), self.build()[::-1]
        (page,) = (self.static / "assets").glob("Privacy-*.js")
        renamed = page.with_name("Privacy-newer.js")
        for path in [*self.static.glob("*.*"), *self.static.glob("assets/*.js")]:
            if path.suffix in {".js", ".html"}:
                told = path.read_text("utf-8").replace(old, new)
                path.write_text(told.replace(page.name, renamed.name), "utf-8")
        page.rename(renamed)
        self._shop._files.clear()
        return new

    def break_down(self) -> None:
        """The next build is on the server, but one of its files is not."""
        self.publish()
        (self.static / "assets" / "Privacy-newer.js").unlink()


@pytest.fixture
def publisher(tmp_path: Path) -> Iterator[Publisher]:
    publisher = Publisher(tmp_path)
    yield publisher
    publisher.stop()


def look_for_update(page: Page) -> None:
    """As browsers do by themselves, in their own time."""
    page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")


def build_of(page: Page) -> str:
    build: str = page.evaluate("document.querySelector('meta[name=build]').content")
    return build


def play_to_the_end(page: Page) -> None:
    """A short game of two at one screen."""
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    for count, move in enumerate(["a1", "b2", "a1"], start=1):
        drop(page, move)
        expect(moves_of(page)).to_have_count(count)
        wait_out_deafness(page)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("confirm-yes").click()
    expect(result_of(page)).to_be_visible()


# Without a network


def test_whatever_needs_no_server_needs_no_network(
    publisher: Publisher, visitors: Visitors
) -> None:
    """Rules, companion, saved games, another language, and every file of the build."""
    page = keeper(visitors, publisher.url)
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("standing")).to_contain_text("Everything is on this device")
    expect(page.get_by_test_id("insecure")).to_have_count(0)
    page.get_by_test_id("close").click()
    play_to_the_end(page)
    page.get_by_role("link", name="Knobel").click()
    expect(page.get_by_test_id("my-finished")).to_contain_text("saved here")
    page.evaluate("fetch('/api/catalog')")
    kept = page.evaluate(
        """async () => {
            const caches = await Promise.all((await self.caches.keys()).map((n) => self.caches.open(n)));
            const keys = await Promise.all(caches.map((cache) => cache.keys()));
            return keys.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    assert "/" in kept
    assert [] == [path for path in kept if path.startswith(("/api", "/ws", "/health", "/sw.js"))]

    publisher.stop()
    cut_off(page)
    names = [f"/assets/{path.name}" for path in (publisher.static / "assets").iterdir()]
    got = page.evaluate(
        "names => Promise.all(names.map((name) => fetch(name).then((got) => got.status)))", names
    )
    assert any("board3d" in name for name in names)  # what draws in space is kept, too
    assert set(got) == {200}
    page.reload()

    expect(page.get_by_test_id("away")).to_contain_text("The server does not answer")
    page.get_by_test_id("my-finished").get_by_role("link").first.click()
    expect(page.get_by_test_id("copy")).to_be_visible()
    expect(moves_of(page)).to_have_count(3)
    page.reload()
    expect(moves_of(page)).to_have_count(3)
    for game in GAMES:
        page.goto(f"/companion/{game}")
        expect(page.locator("h1").first).to_contain_text("companion")
        expect(page.locator("main button").first).to_be_visible()
        page.goto(f"/rules/{game}")
        expect(page.locator("article h2").first).to_be_visible()
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").select_option("fr")
    page.get_by_test_id("close").click()
    expect(page.locator("h1").first).to_contain_text("règles")


def test_the_story_of_a_saved_game_of_x_code_needs_no_network(
    harness: Harness, visitors: Visitors
) -> None:
    party = Party(harness, [keeper(visitors, harness.url), visitors.one()])
    page = party.pages[0]
    set_up(page, players="2")
    party.gather()
    party.start()
    harness.turn(SAND)
    expect(result_of(page)).to_be_visible()
    replay = page.url.replace("/m/", "/r/")
    page.get_by_role("link", name="Knobel").click()
    expect(page.get_by_test_id("my-finished")).to_contain_text("saved here")

    cut_off(page)
    page.goto(replay)

    expect(page.get_by_test_id("copy")).to_be_visible()
    expect(page.get_by_test_id("story")).to_be_visible()


def test_a_page_that_needs_the_server_says_so_and_goes_on_when_it_is_back(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    play_to_the_end(page)
    address = page.url.replace("/m/", "/r/")
    page.get_by_role("link", name="Knobel").click()
    expect(page.get_by_test_id("my-finished")).to_contain_text("saved here")
    page.goto(address)
    page.get_by_role("button", name="Remove from this device").click()
    expect(page.get_by_test_id("keep")).to_have_text("Save on this device")

    publisher.stop()
    page.reload()
    expect(page.get_by_test_id("away")).to_contain_text("The server does not answer")
    expect(page.get_by_test_id("gone")).to_be_visible()
    publisher.start_again()

    expect(moves_of(page)).to_have_count(3)
    expect(page.get_by_test_id("away")).to_have_text("")


def test_a_saved_game_that_cannot_be_read_is_none(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    expect(page.get_by_test_id("play-online")).to_be_visible()
    page.evaluate(
        """() => new Promise((done) => {
            const asked = indexedDB.open('knobel', 1);
            asked.onupgradeneeded = () =>
                asked.result.createObjectStore('games', { keyPath: 'id' }).createIndex('at', 'at');
            asked.onsuccess = () => {
                const change = asked.result.transaction('games', 'readwrite');
                change.objectStore('games').put({ id: 'broken', at: 1, history: {} });
                change.oncomplete = done;
            };
        })"""
    )
    page.goto("/r/broken")

    expect(page.get_by_test_id("gone")).to_be_visible()


# A newer build


def test_an_update_is_offered_until_it_is_taken_page_by_page(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    other = page.context.new_page()
    other.goto("/")
    old, new = build_of(page), publisher.publish()
    look_for_update(page)
    expect(page.get_by_test_id("update")).to_be_visible(timeout=PATIENCE)
    assert (old, [f"knobel-{old}", f"knobel-{new}"]) == (build_of(page), caches_of(page))

    # It outlives a reload, although the old worker is asked to tidy up whenever a page is opened.
    page.evaluate("navigator.serviceWorker.controller.postMessage('tidy')")
    page.reload()
    expect(page.get_by_test_id("update")).to_be_visible()
    assert f"knobel-{new}" in caches_of(page)
    page.get_by_test_id("update").get_by_role("button", name="Update").click()
    page.wait_for_function(IS_BUILD, arg=new)
    expect(page.get_by_test_id("update")).to_have_count(0)

    # The server has this file no more, under the name that the other page knows.
    other.get_by_role("link", name="Privacy").click()
    expect(other.locator("h1")).to_have_text("Privacy")
    assert build_of(other) == old
    other.close()
    page.reload()
    until(page, lambda: caches_of(page) == [f"knobel-{new}"])
    publisher.stop()
    cut_off(page)
    page.goto("/rules/xcode")
    expect(page.locator("article h2").first).to_be_visible()
    assert build_of(page) == new


def open_event(page: Page) -> str:
    """The address of a new event."""
    answer = page.request.post("/api/events", data={"setup": event_setup()})
    assert answer.status == 201, answer.text()
    return f"/e/{answer.json()['code']}"


def test_an_update_never_covers_the_big_button_of_a_page(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    page.set_viewport_size({"width": 390, "height": 844})
    event = open_event(page)
    publisher.publish()
    look_for_update(page)
    update = page.get_by_test_id("update")
    expect(update).to_be_visible(timeout=PATIENCE)

    for path, testid in ((event, "event-enter"), ("/new/vier3d?who=local", "start")):
        page.goto(path)
        expect(update).to_be_visible()
        expect(page.get_by_test_id(testid)).to_be_in_viewport(ratio=1)
        button, bar = (
            one.evaluate(
                "(one) => [one.getBoundingClientRect().top, one.getBoundingClientRect().bottom]"
            )
            for one in (page.get_by_test_id(testid), update)
        )
        assert button[1] <= bar[0] < bar[1] <= 844, (path, button, bar)


def test_a_wall_takes_an_update_by_itself_unless_it_would_lose_something(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    page.goto(f"{open_event(page)}/wall")
    expect(page.get_by_test_id("wall")).to_be_visible()
    page.locator("body").click()  # browsers show nothing on the full screen before
    page.evaluate("document.documentElement.requestFullscreen()")
    old, new = build_of(page), publisher.publish()
    look_for_update(page)
    page.wait_for_function(IS_WAITING, timeout=PATIENCE)
    page.wait_for_timeout(500)
    expect(page.get_by_test_id("update")).to_have_count(0)
    assert build_of(page) == old

    page.evaluate("document.exitFullscreen()")
    page.wait_for_function(IS_BUILD, arg=new)
    expect(page.get_by_test_id("wall")).to_be_visible()
    expect(page.get_by_test_id("update")).to_have_count(0)


def test_a_page_that_is_always_in_sight_looks_for_an_update_every_hour(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    publisher.publish()
    page.clock.fast_forward("01:00:00")

    expect(page.get_by_test_id("update")).to_be_visible(timeout=PATIENCE)


def test_nothing_is_offered_in_the_middle_of_a_game(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    expect(rod(page, "a1")).to_be_visible()
    old = build_of(page)
    publisher.publish()
    look_for_update(page)
    page.wait_for_function(IS_WAITING, timeout=PATIENCE)

    expect(page.get_by_test_id("update")).to_have_count(0)
    assert build_of(page) == old
    page.get_by_role("link", name="Knobel").click()
    expect(page.get_by_test_id("update")).to_be_visible()


def test_a_build_that_cannot_be_fetched_whole_is_not_offered(
    publisher: Publisher, visitors: Visitors
) -> None:
    page = keeper(visitors, publisher.url)
    old = build_of(page)
    publisher.break_down()
    page.evaluate(
        """async () => {
            const one = await navigator.serviceWorker.getRegistration();
            const gone = new Promise((tell) => one.addEventListener('updatefound', () => {
                const worker = one.installing;
                worker.addEventListener('statechange', () => worker.state === 'redundant' && tell());
            }));
            await one.update().catch(() => undefined);
            await gone;
        }"""
    )

    expect(page.get_by_test_id("update")).to_have_count(0)
    until(page, lambda: caches_of(page) == [f"knobel-{old}"])


def caches_of(page: Page) -> list[str]:
    names: list[str] = page.evaluate("caches.keys()")
    return names


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """The worker does this when it has time."""
    for _ in range(100):
        if is_so():
            return
        page.evaluate("new Promise((go_on) => setTimeout(go_on, 50))")
    raise AssertionError(caches_of(page))


# Plain http in the home network


@pytest.fixture
def plain(
    harness: Harness, browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Page]:
    """A page under a name that is not this machine's own: what browsers call insecure."""
    flags = [*FLAGS, "--host-resolver-rules=MAP knobel.test 127.0.0.1"]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": flags})
    url = harness.url.replace("127.0.0.1", "knobel.test")
    page = browser.new_page(base_url=url, locale="en-GB", reduced_motion="reduce")
    page.set_default_timeout(15_000)
    page.add_init_script("localStorage.setItem('knobel.settings', '{\"boardMode\": \"floors\"}')")
    yield page
    browser.close()


def test_plain_http_says_what_is_missing_and_what_helps(plain: Page) -> None:
    plain.goto("/")
    assert not plain.evaluate("isSecureContext || 'serviceWorker' in navigator")

    plain.get_by_test_id("insecure").click()

    standing = plain.get_by_test_id("standing")
    expect(standing).to_contain_text("plain http")
    expect(standing).to_contain_text("docs/https.md")
    expect(standing.get_by_role("listitem")).to_have_count(3)


def test_plain_http_copies_the_old_way_and_warns_of_a_dark_screen(plain: Page) -> None:
    assert not plain.goto("/") or not plain.evaluate("'clipboard' in navigator")
    plain.goto("/new/vier3d?who=online")
    plain.get_by_test_id("start").click()
    expect(plain.get_by_test_id("toast")).to_contain_text("screen may go dark")

    plain.get_by_role("button", name="Copy").first.click()

    expect(plain.get_by_test_id("toast")).to_contain_text("Copied")
    plain.reload()
    expect(plain.get_by_test_id("code")).to_be_visible()
    expect(plain.get_by_test_id("toast")).not_to_contain_text("screen may go dark")


def test_plain_http_plays_and_saves(plain: Page) -> None:
    play_to_the_end(plain)
    plain.get_by_role("link", name="Knobel").click()

    expect(plain.get_by_test_id("my-finished")).to_contain_text("saved here")
