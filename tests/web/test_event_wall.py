"""The wall of an event: everything in sight, large enough, from 6 to 500 entrants."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from knobel.locale import text
from knobel.tournament.view import view_of
from tests.web.conftest import Harness, Visitors
from tests.web.staged_event import (
    CODE,
    FROM_THE_RIGHT,
    NOW,
    Phase,
    evening,
    from_the_right,
    people,
    show,
    starts,
)
from tests.web.test_pages import faults_by_day_and_night

SIZES = (6, 61, 500)
WINDOWS = {"16:9": (1920, 1080), "4:3": (1600, 1200)}
PHASES: tuple[Phase, ...] = ("entry", "announced", "playing", "between", "over")

MOST_BOARDS = 4
"""As in `web/src/events/wall/lines.ts`."""

FAULTS = """() => {
    const found = [];
    const least = innerHeight / 30;
    const root = document.scrollingElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push('scrolls');
    const wall = document.querySelector('[data-testid=wall]');
    const seen = [...wall.querySelectorAll('*')].filter(
        (element) => !element.closest('[data-picture], [role=toolbar], .visually-hidden'));
    for (const element of seen) {
        const box = element.getBoundingClientRect();
        if (box.width === 0 || box.height === 0) continue;
        const words = [...element.childNodes]
            .filter((node) => node.nodeType === 3).map((node) => node.textContent.trim()).join('');
        const what = `${element.tagName}.${element.className} ${words.slice(0, 40)}`;
        const isOut = box.left < -1 || box.top < -1
            || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
        if (isOut) found.push(`out of sight: ${what}`);
        if (words === '') continue;
        const style = getComputedStyle(element);
        if (parseFloat(style.fontSize) < least - 0.1)
            found.push(`${style.fontSize}: ${what}`);
        // A name that is too long may end with an ellipsis; nothing else may be cut.
        const isCut = element.scrollWidth > element.clientWidth + 1 && style.display !== 'inline';
        if (isCut && style.textOverflow !== 'ellipsis') found.push(`cut: ${what}`);
    }
    // What lies below the list, or beside it, must not cover it.
    const leaf = wall.querySelector('[data-page]');
    const last = leaf?.querySelector('li:last-child')?.getBoundingClientRect();
    const low = wall.querySelector('.low')?.getBoundingClientRect();
    if (last && low && last.bottom > low.top + 1) found.push('the last line is covered');
    return found;
}"""

MOVED = """() => {
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    return shifts.takeRecords().flatMap(({ sources }) => sources)
        .filter(({ previousRect: was, currentRect: is }) => Math.abs(was.y - is.y) > 1)
        .map(({ node }) => `moved: ${node?.nodeName}`);
}"""


def shown(page: Page) -> list[str]:
    """The names on the page of the wall that is shown."""
    return page.locator("[data-page=names] .me").all_inner_texts()


def stop_clock(page: Page) -> None:
    """Before the page is loaded, so that no page of the wall turns unless it is told to."""
    page.clock.install(time=NOW / 1000 - 1)
    page.clock.pause_at(NOW / 1000)


def dots(page: Page, number: int, count: int) -> Locator:
    """The mark that this page of so many is shown."""
    return page.get_by_role("img", name=text("en", "wall-page", page=number, pages=count))


def turn_to(page: Page, place: str) -> None:
    """Turn pages until one shows this."""
    for _ in range(40):
        if page.locator(place).count():
            return
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(50)
    expect(page.locator(place)).to_be_visible()


def open_wall(visitors: Visitors, window: str, count: int, phase: Phase, **more: Any) -> Page:
    width, height = WINDOWS[window]
    page = visitors.one(viewport={"width": width, "height": height}, **more)
    show(page, evening(people(count), phase), f"/e/{CODE}/wall")
    expect(page.get_by_test_id("wall")).to_be_visible()
    return page


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_scrolls_or_is_cut_and_the_text_is_large_enough(
    visitors: Visitors, window: str, count: int
) -> None:
    width, height = WINDOWS[window]
    found = {}
    shown: list[tuple[Phase, list[str]]] = [(phase, people(count)) for phase in PHASES]
    for phase, names in (*shown, ("playing", people(count, long=True))):
        page = visitors.one(viewport={"width": width, "height": height}, locale="de")
        show(page, evening(names, phase), f"/e/{CODE}/wall")
        expect(page.get_by_test_id("wall")).to_be_visible()
        found[phase, len(names[0])] = page.evaluate(FAULTS) + page.evaluate(MOVED)
        page.close()

    assert len(found) == len(PHASES) + 1
    assert not any(found.values()), found


def test_the_check_finds_what_is_wrong(visitors: Visitors) -> None:
    page = open_wall(visitors, "16:9", 6, "playing")
    page.add_style_tag(content="h1 { font-size: 20px !important } .join { margin-right: -400px }")
    found = page.evaluate(FAULTS)

    assert any(fault.startswith("20px: H1") for fault in found), found
    assert any("out of sight" in fault for fault in found), found


def test_every_name_is_shown_on_one_of_the_pages(visitors: Visitors) -> None:
    page = open_wall(visitors, "4:3", 61, "announced")
    seen: list[str] = []
    for _ in range(6):
        seen += shown(page)
        page.keyboard.press("ArrowRight")

    assert sorted(people(61)) == sorted(seen)


@pytest.mark.parametrize("phase", PHASES)
def test_names_from_the_right_stay_so(visitors: Visitors, phase: Phase) -> None:
    page = visitors.one(viewport={"width": 1920, "height": 1080})
    show(page, evening(FROM_THE_RIGHT, phase), f"/e/{CODE}/wall")
    expect(page.get_by_test_id("wall")).to_be_visible()

    assert starts(page) == from_the_right(*FROM_THE_RIGHT)


def test_pages_turn_by_themselves_every_eight_seconds_unless_held(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1600, "height": 1200})
    stop_clock(page)
    show(page, evening(people(29), "announced"), f"/e/{CODE}/wall")
    seen = []
    for number in (1, 2, 3):
        expect(dots(page, number, 3)).to_be_visible()
        seen.append(shown(page))
        page.clock.run_for(7_900)
        assert shown(page) == seen[-1]
        page.clock.run_for(100)
    expect(dots(page, 1, 3)).to_be_visible()
    page.mouse.move(300, 300)
    hold = page.get_by_role("button", name=text("en", "wall-hold"))
    hold.click()
    expect(hold).to_have_attribute("aria-pressed", "true")
    held = shown(page)
    page.clock.run_for(20_000)

    assert sorted(map(len, seen)) == [5, 12, 12]
    assert sorted(people(29)) == sorted(name for names in seen for name in names)
    assert shown(page) == held


def test_news_leave_the_page_as_it_is_and_a_start_shows_the_first(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1600, "height": 1200})
    stop_clock(page)
    tell = show(page, evening(people(29), "announced"), f"/e/{CODE}/wall")
    expect(dots(page, 1, 3)).to_be_visible()
    expect(page.get_by_text(text("en", "wall-lost"))).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(dots(page, 2, 3)).to_be_visible()
    tell(evening(people(29), "announced", name="Hillside games night"))
    expect(page.get_by_role("heading", name="Hillside games night")).to_be_visible()
    expect(dots(page, 2, 3)).to_be_visible()
    tell(evening(people(29), "playing"))
    expect(page.get_by_test_id("wall")).to_have_attribute("data-phase", "playing")
    expect(dots(page, 1, 3)).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_plus_and_minus_change_the_size_of_the_text(visitors: Visitors, window: str) -> None:
    page = open_wall(visitors, window, 61, "playing")
    wall = page.get_by_test_id("wall")
    least = WINDOWS[window][1] / 30
    usual, large = f"{least:g}px", f"{1.5 * least:g}px"
    expect(wall).to_have_css("font-size", usual)
    for _ in range(3):
        page.keyboard.press("+")
    # Even with reduced motion a size takes a frame to change, and those inside it another one.
    expect(wall).to_have_css("font-size", large)
    page.wait_for_function("() => document.getAnimations().length === 0")
    faults = page.evaluate(FAULTS)
    page.reload()
    expect(wall).to_have_css("font-size", large)
    for _ in range(9):
        page.keyboard.press("-")

    expect(wall).to_have_css("font-size", usual)
    assert faults == []


def test_done_bouts_fade_and_show_their_result(visitors: Visitors) -> None:
    page = open_wall(visitors, "16:9", 6, "playing")
    done, open_one = page.locator("[data-entrant='5']"), page.locator("[data-entrant='1']")

    expect(done).to_have_class(re.compile("done"))
    expect(done.locator(".result")).to_have_text("2 : 0")
    expect(open_one).not_to_have_class(re.compile("done"))
    expect(page.get_by_text(text("en", "wall-still"))).to_be_visible()


@pytest.mark.parametrize("phase", ["entry", "playing"])
def test_axe_finds_nothing(visitors: Visitors, phase: Phase) -> None:
    assert faults_by_day_and_night(open_wall(visitors, "16:9", 14, phase)) == []


@pytest.mark.parametrize("path", ["/rules/events", "/learn/events"])
def test_the_rules_and_the_lesson_are_there_for_everybody(
    harness: Harness, visitors: Visitors, path: str
) -> None:
    page = visitors.one(viewport={"width": 320, "height": 640})
    for language in ("de", "fr", "nl", "da", "en"):
        page.add_init_script(
            f"localStorage['knobel.settings'] = JSON.stringify({{ language: '{language}' }})"
        )
        page.goto(path)
        expect(page.locator("article h2").first).to_be_visible()
        words = page.locator("article").inner_text()

        assert "events-" not in words
        assert page.evaluate("document.documentElement.scrollWidth") == 320, language
    assert faults_by_day_and_night(page) == []


def test_a_bye_is_read_to_its_end_beside_long_names(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1920, "height": 1080}, locale="de")
    show(page, evening(people(7), "playing"), f"/e/{CODE}/wall")
    bye = page.locator("[data-entrant='7'] .other")
    expect(bye).to_have_text(text("de", "wall-bye-won"))

    assert bye.evaluate("(line) => line.scrollWidth <= line.clientWidth")


def test_a_board_that_could_not_be_looked_up_is_shown_later(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1600, "height": 900})
    stop_clock(page)
    with page.expect_response("**/seat"):  # the answer is an error
        show(page, evening(people(14), "playing"), f"/e/{CODE}/wall")
    expect(page.get_by_test_id("wall")).to_be_visible()
    expect(page.locator("[data-picture]")).to_have_count(0)
    found = {"match": "match-6", "token": "", "watch": "watch-6", "code": ""}
    page.route("**/seat", lambda route: route.fulfill(json=found))
    page.clock.run_for(5_000)

    expect(page.locator("[data-picture]").first).to_be_visible()


@pytest.mark.parametrize("window", WINDOWS)
def test_boards_of_running_bouts_fit_and_are_four_at_most(visitors: Visitors, window: str) -> None:
    width, height = WINDOWS[window]
    page = visitors.one(viewport={"width": width, "height": height}, locale="de")
    # Among 14 one bout is played at a screen, among 24 four, among 61 more than there is room for.
    for count, boards in ((14, 1), (24, 4), (61, MOST_BOARDS)):
        t = evening(people(count), "playing")
        bouts = t.heats[-1].bouts
        running = [bout for bout in bouts if bout.games and bout.result is None]
        assert min(len(running), MOST_BOARDS) == boards
        show(page, t, f"/e/{CODE}/wall", has_seats=True)
        expect(page.get_by_test_id("wall")).to_be_visible()
        turn_to(page, ".live, [data-page=boards]")
        expect(page.locator("[data-picture]")).to_have_count(boards)

        assert page.evaluate(FAULTS) == [], count


def test_the_number_of_a_table_stays_inside_its_screen(visitors: Visitors) -> None:
    page = open_wall(visitors, "16:9", 14, "playing")
    tile = page.locator("[data-page=names] [data-board=screen]").first
    expect(tile).to_be_visible()

    number, frame = tile.evaluate(
        """(tile) => {
            const { height } = tile.getBoundingClientRect();
            const frame = getComputedStyle(tile, '::before');
            const number = parseFloat(getComputedStyle(tile.querySelector('.number')).fontSize);
            return [number, height - parseFloat(frame.bottom) - 2 * parseFloat(frame.borderTopWidth)];
        }"""
    )
    assert 0.72 * number < 0.8 * frame  # digits are as high as capital letters


def test_without_a_connection_the_title_stays_whole(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1920, "height": 1080}, locale="de")
    t = evening(people(14), "playing", name="Spieleabend im Lindenhof")
    show(page, t, f"/e/{CODE}/wall", is_cut=True)
    expect(page.get_by_text(text("de", "wall-lost"))).to_be_visible()

    assert page.locator("h1").evaluate("(title) => title.scrollWidth <= title.clientWidth")
    assert page.evaluate(FAULTS) == []


def test_nobody_is_invited_to_an_event_that_is_over(visitors: Visitors) -> None:
    page = open_wall(visitors, "16:9", 14, "over")
    expect(page.get_by_text(text("en", "wall-final"))).to_be_visible()

    expect(page.get_by_text(text("en", "wall-join"), exact=True)).to_have_count(0)


def test_the_first_three_get_medals_once_an_event_is_over(visitors: Visitors) -> None:
    final, running = (open_wall(visitors, "16:9", 14, phase) for phase in ("over", "between"))
    places = [row.place for row in view_of(evening(people(14), "over")).standing.rows]

    first = [str(place) for place in places if place is not None and place <= 3]
    expect(final.get_by_test_id("medal")).to_have_text(first)
    expect(running.get_by_text(text("en", "wall-standing"))).to_be_visible()
    expect(running.get_by_test_id("medal")).to_have_count(0)


def test_done_bouts_and_places_are_told_without_colours(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1920, "height": 1080}, forced_colors="active")
    tell = show(page, evening(people(14), "playing"), f"/e/{CODE}/wall")
    done = page.locator("[data-entrant='5']")
    expect(done.locator(".result")).to_have_text("2 : 0")
    expect(done.locator(".result")).to_be_visible()
    expect(page.locator("[data-entrant='1'] .result")).to_have_count(0)
    tell(evening(people(14), "over"))
    medals = page.get_by_test_id("medal")
    expect(medals).to_have_text(["1", "2", "3"])
    rings = medals.evaluate_all(
        """(medals) => medals.map((medal) => {
            const { color, backgroundColor, borderTopColor, borderTopWidth } =
                getComputedStyle(medal);
            return [color, borderTopColor].every((one) => one !== backgroundColor)
                && parseFloat(borderTopWidth) >= 2;
        })"""
    )

    assert rings == [True] * 3


def test_a_standing_with_the_bye_of_this_heat_is_one_so_far(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1920, "height": 1080})
    show(page, evening(people(5), "playing"), f"/e/{CODE}/wall")

    expect(page.locator(".side")).to_contain_text(text("en", "wall-so-far"))
