"""The companion beside the real boards: X-Code's sandglass, and three tools for Vier-gewinnt 3D.

The page's clock is turned by the test; the server has nothing to say.
"""

import json
import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Visitors
from tests.web.play import choose, rod, tab_to
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night

EVENING = datetime(2026, 11, 16, 20, tzinfo=UTC)
MINUTE = timedelta(minutes=1)


def visit(page: Page, game: str) -> None:
    """Open the companion of a game, and wait for its own part."""
    page.goto(f"/companion/{game}")
    expect(page.locator("main form").first).to_be_visible(timeout=15_000)


def sit_down(visitors: Visitors, game: str, **browser: Any) -> Page:
    """The companion of a game, with a clock that stands until it is turned."""
    page = visitors.one(**browser)
    page.clock.install(time=EVENING)
    visit(page, game)
    page.clock.pause_at(EVENING + 60 * MINUTE)
    return page


def wait(page: Page, seconds: float) -> None:
    """Let this time pass at the table."""
    page.clock.fast_forward(round(1000 * seconds))


def start_sand(page: Page, level: str = "level-1") -> None:
    page.get_by_test_id("level").select_option(level)
    page.get_by_test_id("start-sand").click()
    expect(page.get_by_test_id("turn")).to_be_visible()


def sand(page: Page) -> Locator:
    """Both halves, for those who hear them."""
    return page.get_by_test_id("sand")


def says(above: int, below: int) -> re.Pattern[str]:
    return re.compile(rf"\b{above}\b.*\b{below}\b")


# X-Code


@pytest.mark.rule("XC-40")
def test_xc_40_the_glass_turned_with_10_seconds_left_gives_170(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    start_sand(page)
    wait(page, 170)
    expect(sand(page)).to_have_text(says(10, 170))

    page.get_by_test_id("turn").click()

    expect(sand(page)).to_have_text(says(170, 10))
    page.get_by_test_id("turn").click()
    expect(sand(page)).to_have_text(says(10, 170))


@pytest.mark.rule("XC-41")
def test_xc_41_where_that_was_chosen_every_turn_fills_the_glass(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    page.get_by_role("switch").check()
    start_sand(page)
    wait(page, 30)

    page.get_by_test_id("turn").click()

    expect(sand(page)).to_have_text(says(180, 0))


@pytest.mark.rule("XC-42")
def test_xc_42_the_sand_warns_with_words_too_and_then_it_is_over(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    start_sand(page)
    page.get_by_test_id("companion-mute").click()
    wait(page, 159)
    wait(page, 1)
    expect(page.get_by_test_id("caption")).to_contain_text("20 seconds left")
    expect(page.get_by_test_id("announcer")).to_contain_text("20 seconds left")

    wait(page, 20)

    expect(page.get_by_test_id("sand-result")).to_contain_text("sand has run out")
    expect(page.get_by_test_id("turn")).to_have_count(0)
    page.get_by_test_id("again").click()
    expect(sand(page)).to_have_text(says(180, 0))


def test_pause_undo_and_reload_keep_the_sand(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    start_sand(page)
    wait(page, 100)
    page.get_by_test_id("turn").click()
    expect(sand(page)).to_have_text(says(100, 80))
    page.get_by_test_id("companion-undo").click()
    expect(sand(page)).to_have_text(says(80, 100))

    page.get_by_test_id("companion-pause").click()
    wait(page, 600)
    expect(sand(page)).to_have_text(says(80, 100))
    page.reload()
    expect(sand(page)).to_have_text(says(80, 100))

    page.get_by_test_id("companion-pause").click()
    wait(page, 5)
    expect(sand(page)).to_have_text(says(75, 105))


def test_undo_by_key_keeps_the_focus_when_nothing_is_left_to_undo(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    start_sand(page)
    wait(page, 100)
    undo = page.get_by_test_id("companion-undo")
    expect(undo).to_be_disabled()
    page.get_by_test_id("turn").click()
    expect(undo).to_be_enabled()
    undo.press("Enter")

    expect(sand(page)).to_have_text(says(80, 100))
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()
    undo.press("Enter")
    expect(sand(page)).to_have_text(says(80, 100))


def test_the_glass_is_turned_by_key(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    tab_to(page, '[data-testid="start-sand"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="turn"]')
    wait(page, 150)
    page.keyboard.press("Space")

    expect(sand(page)).to_have_text(says(150, 30))
    expect(page.get_by_test_id("announcer")).to_contain_text("150 seconds")


def test_the_companion_says_which_cards_stay_in_the_box(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    prepare = page.get_by_test_id("prepare")
    page.get_by_test_id("level").select_option("level-3")
    choose(page, "players", "6")

    expect(prepare).to_contain_text("6 jokers")
    expect(prepare).to_contain_text("3 time cards with an arrow to the left")
    expect(prepare).to_contain_text("3 time cards with an arrow to the right")
    expect(prepare).to_contain_text("54 cards")
    expect(page.get_by_test_id("limit")).to_have_text("5")


def test_a_mission_is_led_by_the_companion(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    start_sand(page, "rows")
    locked = page.locator('[data-field="4"]')
    expect(locked).to_have_attribute("aria-disabled", "true")

    for field in "123":
        page.locator(f'[data-field="{field}"]').click()
    expect(locked).to_have_attribute("aria-disabled", "false")

    for field in "456789*0#":
        page.locator(f'[data-field="{field}"]').click()
    result = page.get_by_test_id("sand-result")
    expect(result).to_contain_text("twelve fields are cracked")
    expect(result).to_contain_text(re.compile(r"ran for \d+:\d\d min"))


def test_a_running_evening_is_not_left_by_accident(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/companion")
    page.get_by_test_id("companion-xcode").click()
    start_sand(page)

    page.go_back()
    page.get_by_test_id("confirm-no").click()
    expect(page.get_by_test_id("turn")).to_be_visible()

    page.get_by_test_id("companion-end").click()
    page.get_by_test_id("confirm-yes").click()
    expect(page.get_by_test_id("start-sand")).to_be_visible()


# Vier-gewinnt 3D


def take(page: Page, tool: str) -> None:
    choose(page, "tool", tool)


def start_clock(page: Page) -> None:
    page.get_by_test_id("start-clock").click()
    expect(page.get_by_test_id("half-0")).to_be_visible()


def test_the_clock_for_two_gives_the_increment_and_runs_out(visitors: Visitors) -> None:
    page = sit_down(visitors, "vier3d")
    page.get_by_test_id("total").select_option("60")
    start_clock(page)
    red, blue = page.get_by_test_id("time-0"), page.get_by_test_id("time-1")
    page.get_by_test_id("half-1").click()
    wait(page, 20)
    expect(red).to_have_text("0:40")

    page.get_by_test_id("half-0").click()
    wait(page, 30)
    expect(red).to_have_text("0:45")
    expect(blue).to_have_text("0:30")

    wait(page, 30)
    expect(blue).to_have_text("0:00.0")
    expect(page.get_by_test_id("half-1")).to_contain_text("Time is up")
    expect(page.get_by_test_id("announcer")).to_contain_text("Blue: time is up")


def test_a_press_by_mistake_is_undone_as_if_it_had_not_been(visitors: Visitors) -> None:
    page = sit_down(visitors, "vier3d")
    choose(page, "clock-type", "per-move")
    start_clock(page)
    page.get_by_test_id("half-1").click()
    wait(page, 10)
    page.get_by_test_id("half-0").click()
    wait(page, 2)

    page.get_by_test_id("companion-undo").click()

    expect(page.get_by_test_id("time-0")).to_have_text("0:18")


def test_the_clock_is_pressed_with_one_key(visitors: Visitors) -> None:
    page = sit_down(visitors, "vier3d")
    tab_to(page, '[data-testid="start-clock"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="half-1"]')
    page.keyboard.press("Space")
    expect(page.get_by_test_id("half-0")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("half-1")).to_be_focused()
    page.keyboard.press("Space")

    expect(page.get_by_test_id("half-0")).to_have_attribute("aria-disabled", "false")


def test_a_finger_that_rests_on_one_half_does_not_stop_the_other(visitors: Visitors) -> None:
    page = sit_down(visitors, "vier3d", has_touch=True, viewport={"width": 390, "height": 844})
    start_clock(page)
    page.get_by_test_id("half-1").tap()
    expect(page.get_by_test_id("half-0")).to_have_attribute("aria-disabled", "false")

    second = {"pointerType": "touch", "isPrimary": False, "pointerId": 7}
    page.get_by_test_id("half-0").dispatch_event("pointerdown", second)

    expect(page.get_by_test_id("half-1")).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_test_id("half-0")).to_contain_text("one move")


def put(page: Page, *moves: str) -> None:
    for move in moves:
        name = move.removeprefix("y:")
        kind = "yellow" if name != move else "own"
        page.locator(f'input[type="radio"][value="{kind}"]').check(force=True)
        rod(page, name).click()
        wait(page, 1)


@pytest.mark.rule("V3-42")
def test_v3_42_lines_are_counted_as_the_balls_are_tapped(visitors: Visitors) -> None:
    page = sit_down(visitors, "vier3d")
    take(page, "tally")
    page.get_by_test_id("start-tally").click()
    put(page, "a1", "a2", "b1", "b2", "c1", "y:c2", "d1")

    expect(page.get_by_test_id("score-0")).to_have_text("1")
    expect(page.get_by_test_id("score-1")).to_have_text("0")
    expect(page.get_by_test_id("caption")).to_contain_text("A line of four")

    page.reload()
    expect(page.get_by_test_id("score-0")).to_have_text("1")
    page.get_by_test_id("companion-undo").click()
    expect(page.get_by_test_id("score-0")).to_have_text("0")


def test_the_count_of_three_is_in_sight_on_a_small_phone(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 320, "height": 568})
    visit(page, "vier3d")
    take(page, "tally")
    choose(page, "yellow", "three-players")
    page.get_by_test_id("start-tally").click()

    for seat in range(3):
        expect(page.get_by_test_id(f"score-{seat}")).to_be_in_viewport(ratio=1)


@pytest.mark.rule("V3-23")
def test_v3_23_four_places_are_a_line_or_not(visitors: Visitors) -> None:
    page = visitors.one()
    visit(page, "vier3d")
    take(page, "line")
    verdict = page.get_by_test_id("verdict")
    for cell in (0, 63):
        page.locator(f'[data-cell="{cell}"]').click()
    expect(verdict).to_contain_text("B2, level 2; C3, level 3")
    for cell in (21, 42):
        page.locator(f'[data-cell="{cell}"]').click()
    expect(verdict).to_contain_text("Yes, a line: space diagonal")

    page.get_by_test_id("clear-line").click()
    for cell in (0, 1, 2, 7):
        page.locator(f'[data-cell="{cell}"]').click()
    expect(verdict).to_contain_text("not a line")


def test_a_line_is_shown_in_space_and_chosen_there(visitors: Visitors) -> None:
    page = visitors.one()
    page.add_init_script(
        "localStorage.setItem('knobel.settings', JSON.stringify({ boardMode: '3d' }))"
    )
    visit(page, "vier3d")
    take(page, "line")
    stage = page.locator('[data-stage="3d"]')
    expect(stage).not_to_have_attribute("data-frames", "0", timeout=60_000)

    stage.scroll_into_view_if_needed()
    stage.dispatch_event("probe")
    points = page.evaluate("JSON.parse(document.querySelector('[data-rods]').dataset.rods)")
    page.mouse.click(*points[0])

    expect(page.locator('.floors [aria-pressed="true"]')).to_have_count(1, timeout=20_000)
    chosen = page.locator('.floors [aria-pressed="true"]').get_attribute("data-cell")
    assert chosen is not None
    assert int(chosen) % 16 == 0


def test_on_a_phone_one_tap_counts_a_ball(visitors: Visitors) -> None:
    page = visitors.one(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844})
    visit(page, "vier3d")
    take(page, "tally")
    page.get_by_test_id("start-tally").tap()
    rod(page, "a1").tap()

    expect(page.get_by_test_id("companion-undo")).to_be_enabled()


# Everybody, everywhere


@pytest.mark.parametrize(
    ("game", "key"),
    [("xobrainer", "xobrainer"), ("xcode", "xcode"), ("vier3d", "vier3d.duel")],
)
def test_an_evening_that_cannot_be_read_makes_room_for_a_new_one(
    visitors: Visitors, game: str, key: str
) -> None:
    page = visitors.one()
    broken = {"version": 1, "watch": {}, "state": {"match": {}}, "past": [], "again": []}
    page.add_init_script(
        f"localStorage.knobel_once ??= localStorage['knobel.companion.{key}'] = `{json.dumps(broken)}`"
    )
    page.goto(f"/companion/{game}")
    page.get_by_test_id("unreadable").get_by_role("button").click()
    expect(page.get_by_test_id("unreadable")).to_have_count(0)
    page.reload()

    expect(page.locator("main :is(form, .doors)").first).to_be_visible()


def test_what_plain_http_does_not_have_is_said(visitors: Visitors) -> None:
    page = visitors.one()
    page.add_init_script("""
        delete Navigator.prototype.wakeLock;
        delete Navigator.prototype.serviceWorker;
        Object.defineProperty(window, 'isSecureContext', { value: false });
    """)
    visit(page, "xcode")

    lacks = page.get_by_test_id("lacks")
    expect(lacks).to_contain_text("screen may go dark")
    expect(lacks).to_contain_text("cannot be loaded again")
    expect(lacks).to_contain_text("docs/https.md")


def test_once_loaded_no_network_is_needed(visitors: Visitors) -> None:
    page = sit_down(visitors, "xcode")
    page.context.set_offline(True)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    start_sand(page)
    wait(page, 170)

    page.get_by_test_id("turn").click()

    expect(sand(page)).to_have_text(says(170, 10))
    # The frame around every page looks whether the server is there; the companion asks nothing.
    assert [] == [url for url in asked if not url.endswith(("/health", "/icon.svg"))]


def test_axe_finds_nothing_beside_the_board(visitors: Visitors) -> None:
    page = visitors.one()
    found = {}
    visit(page, "xcode")
    found["prepare"] = faults_by_day_and_night(page)
    start_sand(page, "second-glass")
    found["sand"] = faults_by_day_and_night(page)
    visit(page, "vier3d")
    found["tools"] = faults_by_day_and_night(page)
    start_clock(page)
    page.get_by_test_id("half-1").click()
    found["clock"] = faults_by_day_and_night(page)
    page.get_by_test_id("companion-end").click()
    page.get_by_test_id("confirm-yes").click()
    take(page, "tally")
    page.get_by_test_id("start-tally").click()
    rod(page, "a1").click()
    found["tally"] = faults_by_day_and_night(page)
    page.get_by_test_id("companion-end").click()
    page.get_by_test_id("confirm-yes").click()
    take(page, "line")
    page.get_by_test_id("kind-plane").click()
    found["line"] = faults_by_day_and_night(page)

    assert {where: [] for where in found} == found


def sticks_out(page: Page) -> list[str]:
    """What is wider than its screen, or than the button that it stands in."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('body, .stage, .stage *, button, label, p, h1, h2')]
            .filter((e) => e.getClientRects().length && e.clientWidth > 1
                && !e.closest('svg, .visually-hidden') && getComputedStyle(e).clipPath === 'none'
                && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== 'inline')
            .map((e) => `${e.tagName}.${e.className}: ${e.textContent.trim().slice(0, 40)}`)"""
    )
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_at_320_pixels(visitors: Visitors, language: str) -> None:
    page = visitors.one(locale=language, viewport={"width": 320, "height": 640})
    found = {}
    visit(page, "xcode")
    found["prepare"] = sticks_out(page)
    for level in ("level-1", "turncoat", "hot-joker"):
        start_sand(page, level)
        found[level] = sticks_out(page)
        page.get_by_test_id("companion-end").click()
        page.get_by_test_id("confirm-yes").click()
    visit(page, "vier3d")
    found["tools"] = sticks_out(page)
    start_clock(page)
    found["clock"] = sticks_out(page)
    page.get_by_test_id("companion-end").click()
    take(page, "tally")
    page.get_by_test_id("start-tally").click()
    found["tally"] = sticks_out(page)
    expect(page.get_by_test_id("companion-end")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("companion-end").click()
    take(page, "line")
    page.locator('[data-cell="0"]').click()
    page.locator('[data-cell="63"]').click()
    found["line"] = sticks_out(page)

    assert {where: [] for where in found} == found
