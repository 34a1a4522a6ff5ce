"""From the first page into a game: how many taps it takes, and that no mouse is needed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.games import bench_game
from knobel.catalog import GAMES
from knobel.locale import LANGUAGES, text
from tests.web.conftest import Harness, Visitors
from tests.web.play import moves_of, result_of, rod, tab_to
from tests.web.xo import LAID, skip_lots, square

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LOWEST = 844 - 8
"""The lower edge of that screen, and a gap above it."""


UNCOVERED = """(element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    const lowest = document.elementFromPoint((left + right) / 2, bottom - 4);
    return lowest !== null && (element.contains(lowest) || lowest.contains(element));
}"""
"""Whether nothing lies over the foot of an element."""


class Finger:
    """Taps what is in sight, and counts; a scroll would be a fault of the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, place: Locator) -> None:
        expect(place).to_be_in_viewport(ratio=1)
        scrolled = self.page.evaluate("scrollY")
        place.tap()
        self.taps += 1
        assert scrolled == 0


def visit(visitors: Visitors) -> Finger:
    page = visitors.one(**PHONE)
    page.goto("/")
    return Finger(page)


def wait_for_my_turn(harness: Harness, place: Locator) -> None:
    """If lots let the computer begin, its move takes a moment of the server's clock."""
    for _ in range(20):
        harness.turn(1_000)
        try:
            expect(place).to_be_visible(timeout=1_000)
        except AssertionError:
            continue
        return
    expect(place).to_be_visible()


def test_vier_gewinnt_two_taps_to_the_first_move_and_one_to_confirm(
    harness: Harness, visitors: Visitors
) -> None:
    finger = visit(visitors)
    page = finger.page
    expect(page.get_by_test_id("play-bot")).to_contain_text("vs Seedling")
    finger.tap(page.get_by_test_id("play-bot"))
    a1 = rod(page, "a1")
    wait_for_my_turn(harness, page.locator('button[data-rod="a1"][aria-disabled="false"]'))
    before = moves_of(page).count()
    finger.tap(a1)
    expect(a1).to_have_class(re.compile("armed"))
    finger.tap(a1)

    expect(moves_of(page).nth(before)).to_be_attached()
    assert finger.taps == 3


def test_xobrainer_two_taps_to_the_first_move(harness: Harness, visitors: Visitors) -> None:
    finger = visit(visitors)
    page = finger.page
    finger.tap(page.get_by_test_id("play-bot-xobrainer"))
    wait_for_my_turn(harness, page.locator('button[data-square][aria-disabled="false"]').first)
    expect(page.get_by_test_id("lots")).to_have_count(0)  # the coin falls by itself
    e5 = square(page, "e5")
    finger.tap(e5)

    expect(e5).to_have_attribute("aria-label", LAID)
    assert finger.taps == 2


def test_xobrainer_a_finger_sees_what_it_lays_and_may_slide_off(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one(**PHONE)
    page.goto("/")
    page.get_by_test_id("play-local-xobrainer").click()
    skip_lots(page)
    touch = page.context.new_cdp_session(page)

    def send(kind: str, *names: str) -> None:
        points = [_middle(square(page, name)) for name in names]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    loupe = page.get_by_test_id("loupe")
    send("touchStart", "e5")
    expect(loupe).to_contain_text("e5")
    expect(loupe).to_be_in_viewport(ratio=1)
    send("touchMove", "e6")
    expect(loupe).to_contain_text("e6")
    beside = {"x": 195, "y": 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [beside]})
    expect(loupe).to_have_count(0)
    send("touchEnd")
    for name in ("e5", "e6"):
        expect(square(page, name)).to_have_attribute("aria-disabled", "false")

    send("touchStart", "f4")
    send("touchMove", "f5")
    expect(loupe).to_contain_text("f5")
    send("touchEnd")
    expect(square(page, "f5")).to_have_attribute("aria-label", LAID)
    expect(square(page, "f4")).not_to_have_attribute("aria-label", LAID)

    settings = "knobel.settings"
    page.evaluate(f"localStorage.setItem('{settings}', JSON.stringify({{ confirm: 'on' }}))")
    page.reload()
    square(page, "e5").tap()
    expect(square(page, "e5")).to_have_attribute("aria-label", re.compile("Chosen"))
    page.get_by_test_id("lay").tap()
    expect(square(page, "e5")).to_have_attribute("aria-label", LAID)


def _middle(place: Locator) -> dict[str, float]:
    box = place.bounding_box()
    assert box is not None
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def test_xcode_with_bots_one_tap_to_the_countdown(visitors: Visitors) -> None:
    finger = visit(visitors)
    card = finger.page.get_by_test_id("play-bot-xcode")
    expect(card).to_contain_text("with 3 bots")
    finger.tap(card)

    expect(finger.page.get_by_test_id("countdown")).to_be_visible()
    assert finger.taps == 1


@pytest.mark.parametrize("game", ["", "-xobrainer", "-xcode"])
def test_a_friend_scans_the_code_after_one_tap(visitors: Visitors, game: str) -> None:
    finger = visit(visitors)
    finger.tap(finger.page.get_by_test_id(f"play-online{game}"))

    qr = finger.page.get_by_role("img", name="QR code")
    expect(qr).to_be_in_viewport(ratio=1)
    assert finger.taps == 1
    for width, height in ((360, 640), (844, 390)):
        finger.page.set_viewport_size({"width": width, "height": height})
        expect(qr).to_be_in_viewport(ratio=1)
        finger.page.wait_for_function(UNCOVERED, arg=qr.element_handle())

    friend = visitors.one(**PHONE)
    friend.goto(finger.page.get_by_test_id("invite-link").input_value())
    expect(friend.get_by_test_id("join")).to_be_visible()  # neither of them has given a name
    expect(friend.get_by_role("heading", level=1)).to_have_text(text("en", "join-title"))
    friend.get_by_test_id("join").tap()
    friend.wait_for_url("**/m/*")


def test_a_running_game_is_the_first_thing_on_the_page(
    harness: Harness, visitors: Visitors
) -> None:
    finger = visit(visitors)
    page = finger.page
    page.get_by_test_id("play-local").click()
    expect(rod(page, "a1")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("play-local-xobrainer").click()
    expect(square(page, "a1")).to_be_visible()
    page.goto("/")
    first = page.locator("main :is(a, button, input)").first
    expect(first).to_have_attribute("data-testid", "continue")
    finger.tap(page.get_by_test_id("more-games"))
    expect(page.get_by_test_id("my-games")).to_contain_text("Vier-gewinnt 3D")
    finger.tap(first)

    expect(square(page, "a1")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (844, 390), (1280, 720), (1440, 900)])
def test_all_games_and_the_code_are_within_one_scroll(
    visitors: Visitors, size: tuple[int, int]
) -> None:
    width, height = size
    page = visitors.one(viewport={"width": width, "height": height})
    page.goto("/")
    lowest = max(_bottom(page.get_by_test_id(name)) for name in ("join-go", "play-online-xcode"))

    assert lowest <= 2 * height
    if width >= 1280:
        assert lowest <= height


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_visitor_with_a_phone_need_not_scroll(visitors: Visitors, language: str) -> None:
    page = visitors.one(**PHONE, locale=language)
    page.goto("/")

    assert _bottom(page.get_by_test_id("to-e")) <= LOWEST


def test_running_games_leave_them_within_one_scroll(visitors: Visitors) -> None:
    page = visitors.one(**PHONE)
    for way in ("play-bot-xcode", "play-local", "play-local-xobrainer"):
        page.goto("/")
        page.get_by_test_id(way).click()
        page.wait_for_url(re.compile("/m/"))
        expect(page.get_by_test_id("status")).to_be_visible()
    for width, height in ((390, 844), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("/")
        assert _bottom(page.get_by_test_id("play-online-xcode")) <= 2 * height
    running = page.get_by_test_id("running")
    expect(running).to_contain_text(f"{text('en', 'mate-bot')} 2")
    expect(running).not_to_contain_text("mate-bot")


def _bottom(place: Locator) -> float:
    expect(place).to_be_visible()
    box = place.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def go_to_an_open_rod(page: Page) -> None:
    """The rod in focus may be full: then to the next of its row, and after four to another row."""
    for step in range(1, 17):
        if page.locator('button[data-rod]:focus[aria-disabled="false"]').count():
            return
        page.keyboard.press("ArrowRight" if step % 4 else "ArrowUp")


def test_a_whole_game_against_the_computer_without_the_mouse(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one()
    page.goto("/")
    tab_to(page, '[data-testid="play-bot"]')
    page.keyboard.press("Enter")
    expect(page.locator("button[data-rod]:focus")).to_have_count(1)
    open_rods = page.locator('button[data-rod][aria-disabled="false"]')
    for _ in range(64):
        harness.turn(1_000)
        expect(open_rods.or_(result_of(page)).first).to_be_visible()
        if result_of(page).count():
            break
        count = moves_of(page).count()
        go_to_an_open_rod(page)
        page.keyboard.press("Enter")
        expect(moves_of(page).nth(count)).to_be_attached()
        page.keyboard.press("ArrowRight")

    expect(result_of(page)).to_be_visible()
    expect(page.get_by_test_id("signs")).to_have_count(0)  # nobody is there to see them
    expect(page.get_by_test_id("sign-hello")).to_have_count(0)


SHIFTED = """() => {
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    return shifts.takeRecords().flatMap(({ sources }) => sources)
        .filter(({ node }) => document.querySelector('.table > .board').contains(node))
        .map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node));
}"""


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        *((game, (390, 844)) for game in GAMES),
        ("xcode", (1280, 720)),  # around a table
    ],
)
def test_a_board_is_shown_as_a_whole_and_takes_the_focus(
    visitors: Visitors, game: str, viewport: tuple[int, int]
) -> None:
    """It is built in several tasks, of which nobody sees anything."""
    page = visitors.one(viewport={"width": viewport[0], "height": viewport[1]})
    page.goto(f"/new/{game}?{bench_game(game).TABLE[0]}")
    page.get_by_test_id("start").click()
    page.wait_for_url("**/m/*")
    page.reload()

    expect(page.locator("[data-entry] :focus")).to_be_visible()
    assert [] == page.evaluate(SHIFTED)
