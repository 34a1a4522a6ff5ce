"""The wall of an event: everything in sight, large enough, from 6 to 500 entrants."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.staged_event import CODE, Phase, evening, people, show
from tests.web.test_pages import faults_by_day_and_night

SIZES = (6, 61, 500)
WINDOWS = {"16:9": (1920, 1080), "4:3": (1600, 1200)}
PHASES: tuple[Phase, ...] = ("entry", "announced", "playing", "between")

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


def shown(page: Page) -> list[str]:
    """The names on the page of the wall that is shown."""
    return page.locator("[data-page=names] .me").all_inner_texts()


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
    for phase in PHASES:
        page = visitors.one(viewport={"width": width, "height": height}, locale="de")
        show(page, evening(people(count), phase), f"/e/{CODE}/wall")
        expect(page.get_by_test_id("wall")).to_be_visible()
        found[phase] = page.evaluate(FAULTS)
        page.close()

    assert {key: [] for key in PHASES} == found


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


def test_pages_turn_by_themselves_every_eight_seconds_unless_held(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 1600, "height": 1200})
    page.clock.install()
    show(page, evening(people(29), "announced"), f"/e/{CODE}/wall")
    expect(page.get_by_test_id("wall")).to_be_visible()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    seen = []
    for _ in range(3):
        seen.append(shown(page))
        page.clock.run_for(8_000)
    page.mouse.move(300, 300)
    page.get_by_role("button", name=text("en", "wall-hold")).click()
    held = shown(page)
    page.clock.run_for(20_000)

    assert sorted(map(len, seen)) == [5, 12, 12]
    assert sorted(people(29)) == sorted(name for names in seen for name in names)
    assert shown(page) == held


@pytest.mark.parametrize("window", WINDOWS)
def test_plus_and_minus_change_the_size_of_the_text(visitors: Visitors, window: str) -> None:
    page = open_wall(visitors, window, 61, "playing")
    least = WINDOWS[window][1] / 30
    size = "parseFloat(getComputedStyle(document.querySelector('[data-testid=wall]')).fontSize)"
    usual = page.evaluate(size)
    for _ in range(3):
        page.keyboard.press("+")
    large = page.evaluate(size)
    faults = page.evaluate(FAULTS)
    page.reload()
    expect(page.get_by_test_id("wall")).to_be_visible()
    kept = page.evaluate(size)
    for _ in range(9):
        page.keyboard.press("-")

    assert (usual, large, kept) == (least, 1.5 * least, 1.5 * least)
    assert faults == []
    assert page.evaluate(size) == least


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
