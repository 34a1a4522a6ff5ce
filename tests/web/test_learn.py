"""Lessons in Chromium: by tap on a phone, by keyboard, and what they say when something is wrong."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from knobel.catalog import GAMES, lessons
from knobel.locale import LANGUAGES, text
from tests.web.conftest import Visitors
from tests.web.play import rod, tab_to
from tests.web.test_pages import faults_by_day_and_night
from tests.web.xo import square

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NARROW = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def solutions(game: str) -> dict[str, tuple[str, ...]]:
    return {step.name: step.solution for step in lessons.steps_of(game)}


def begin(page: Page, game: str, step: str = "") -> None:
    """The page of a lesson, at this step."""
    page.goto(f"/learn/{game}")
    page.get_by_test_id("task").wait_for()
    if step:
        dot = page.get_by_test_id(f"step-{step}")
        dot.click()
        # Until the server has answered, the page and its buttons are those of the step before.
        expect(dot).to_have_attribute("aria-current", "step")
    page.get_by_test_id("lesson-board").locator("section").first.wait_for()


def verdict_on(page: Page, verdict: str) -> None:
    expect(page.get_by_test_id("coach")).to_have_attribute("data-verdict", verdict)


# How a move is made, by tap


def tap_rod(page: Page, move: str) -> None:
    rod(page, move).tap()
    page.get_by_role("button", name=f"Play {move.upper()}").tap()


def tap_square(page: Page, move: str) -> None:
    square(page, move).tap()


def tap_cards(page: Page, move: str) -> None:
    """What the move says, with the buttons of the table."""
    verb, *words = move.split()
    hand = page.get_by_test_id("hand")
    match verb:
        case "draw":
            page.get_by_test_id("draw").tap()
        case "lay" if words[0].startswith("t"):
            page.get_by_test_id("turn").tap()
        case "lay":
            page.locator(f'[data-field="{words[0][0]}"] button').tap()
        case "say":
            page.get_by_role("button", name="Need 6, have 2").tap()
        case "discard":
            for card in words:
                hand.locator(f'[data-card="{card}"]').first.tap()
            page.get_by_test_id("discard").tap()
        case "give" | "offer":
            hand.locator(f'[data-card="{words[0]}"]').first.tap()
            page.get_by_test_id("trade-left" if words[2] == "1" else "trade-right").tap()


@pytest.mark.parametrize(
    ("game", "tap"), [("vier3d", tap_rod), ("xobrainer", tap_square), ("xcode", tap_cards)]
)
def test_a_whole_lesson_by_tap_on_a_phone(
    visitors: Visitors, game: str, tap: Callable[[Page, str], None]
) -> None:
    page = visitors.one(**PHONE)
    page.goto("/learn")
    page.get_by_test_id(f"learn-{game}").tap()
    for name, moves in solutions(game).items():
        expect(page.get_by_test_id(f"step-{name}")).to_have_attribute("aria-current", "step")
        for move in moves:
            tap(page, move)
        verdict_on(page, "done")
        expect(page.get_by_test_id("verdict")).to_be_in_viewport()
        page.get_by_test_id("next").tap()

    expect(page.get_by_role("heading", name="Now you can play!")).to_be_focused()
    page.get_by_test_id("play").tap()
    expect(page).to_have_url(re.compile(f"/new/{game}"))


def test_a_whole_lesson_by_keyboard(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/learn/xobrainer")
    for name, moves in solutions("xobrainer").items():
        expect(page.get_by_test_id(f"step-{name}")).to_have_attribute("aria-current", "step")
        for move in moves:
            tab_to(page, "button[data-square]")
            walk(page, move)
            page.keyboard.press("Enter")
        expect(page.get_by_test_id("next")).to_be_focused()
        page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Now you can play!")).to_be_focused()


def walk(page: Page, to: str) -> None:
    """With the arrow keys from the focused square to another."""
    at = page.evaluate("document.activeElement.dataset.square")
    across, up = ord(to[0]) - ord(at[0]), int(to[1:]) - int(at[1:])
    for key, count in (
        ("ArrowRight" if across > 0 else "ArrowLeft", abs(across)),
        ("ArrowUp" if up > 0 else "ArrowDown", abs(up)),
    ):
        for _ in range(count):
            page.keyboard.press(key)
    expect(square(page, to)).to_be_focused()


# What is said


def test_a_wrong_move_is_answered_and_can_be_tried_again(visitors: Visitors) -> None:
    page = visitors.one()
    begin(page, "vier3d", "block")
    rod(page, "a1").click()

    verdict_on(page, "wrong")
    expect(page.get_by_test_id("verdict")).to_contain_text("Blue plays D2 and has four")
    expect(page.get_by_test_id("again")).to_be_focused()
    page.keyboard.press("Enter")
    verdict_on(page, "open")
    expect(page.get_by_role("heading", name="Block")).to_be_focused()
    expect(rod(page, "a1")).to_have_attribute("aria-label", re.compile("empty"))
    rod(page, "d2").click()
    verdict_on(page, "done")


def test_a_hint_is_given_when_it_is_asked_for(visitors: Visitors) -> None:
    page = visitors.one()
    begin(page, "vier3d", "space")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_test_id("show-hint").click()

    expect(page.get_by_test_id("hint")).to_contain_text("on top of D4")
    expect(page.get_by_test_id("hint")).to_be_focused()  # the button is gone
    page.get_by_test_id("skip").click()
    expect(page.get_by_role("heading", name="Counting lines")).to_be_focused()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.get_by_test_id("back").click()
    expect(page.get_by_role("heading", name="Space diagonal")).to_be_focused()


def test_what_the_rules_forbid_is_refused_with_words(visitors: Visitors) -> None:
    page = visitors.one()
    begin(page, "xobrainer")
    square(page, "b2").click(force=True)

    barred = text("en", "xobrainer-barred", piece="pink cross")
    expect(page.get_by_test_id("refusal")).to_contain_text(barred)
    verdict_on(page, "open")


def test_how_a_row_scored_is_shown_piece_by_piece(visitors: Visitors) -> None:
    page = visitors.one()
    begin(page, "xobrainer", "score")
    square(page, "a10").click()

    verdict_on(page, "done")
    expect(page.get_by_test_id("lesson-board")).to_contain_text(re.compile(r"Total\s*\+18"))


def test_sand_stands_still_while_somebody_learns(visitors: Visitors) -> None:
    page = visitors.one()
    page.clock.install()
    begin(page, "xcode", "turn")
    sand = page.get_by_test_id("sand").get_by_role("img")

    expect(sand).to_have_accessible_name("Sand timer: 15 seconds above, 165 below")
    page.clock.run_for(20_000)
    expect(sand).to_have_accessible_name("Sand timer: 15 seconds above, 165 below")
    page.wait_for_function("() => document.getAnimations().length === 0")  # no grain falls
    page.get_by_test_id("turn").click()
    expect(sand).to_have_accessible_name("Sand timer: 165 seconds above, 15 below")


def test_the_lesson_goes_on_where_it_was_left(visitors: Visitors) -> None:
    page = visitors.one()
    begin(page, "vier3d")
    rod(page, "a1").click()
    verdict_on(page, "done")
    page.reload()

    expect(page.get_by_test_id("step-straight")).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("step-drop")).to_have_accessible_name("1: Drop a ball, done")


def test_without_the_server_the_page_says_so(visitors: Visitors) -> None:
    page = visitors.one()
    page.route("**/api/lessons/*", lambda route: route.abort())
    page.goto("/learn/xcode")

    expect(page.get_by_test_id("offline")).to_contain_text("Lessons need the server")
    page.unroute("**/api/lessons/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_test_id("task")).to_be_visible()


# On a phone

NEEDED = {
    "vier3d": ["[data-testid=lesson-board] svg", "[data-testid=lesson-board] .act"],
    "xobrainer": ["[role=grid]", "[data-testid=lesson-board] .act"],
    "xcode": ["[data-field='#']", "[data-testid=hand]", "[data-testid=draw]"],
}
"""What a player must see besides the task, from top to bottom."""

BESIDE = {
    "vier3d": ["[data-rod=a1]", "[data-rod=d4]"],
    "xobrainer": [".far", ".near"],
    "xcode": ["[data-testid=sand]", "[data-testid=pile]", "[data-testid^=neighbour-]"],
}
"""What else is in sight on a phone that lies on its side, where the task stands beside the board."""

SIZES = [(390, 844), (360, 640), (844, 390)]
SETTLED = 3_000


OUT_OF_PLACE = """([task, needed, beside]) => {
    const box = (one) => document.querySelector(one).getBoundingClientRect();
    const isLying = innerWidth > innerHeight;
    const edges = [task, ...needed].flatMap((one) => [box(one).top, box(one).bottom]);
    const places = isLying ? [...needed, ...beside] : needed;
    return [
        ...places.filter((one) => box(one).top < 0 || box(one).bottom > innerHeight + 0.5 ||
            box(one).right > innerWidth + 0.5 || isLying && box(one).left < box(task).right),
        ...isLying ? [] : edges.filter((edge, i) => i > 0 && edge < edges[i - 1] - 0.5),
    ];
}"""


def out_of_place(page: Page, game: str, width: int, height: int) -> list[str]:
    """What is cut in a window of this size, or lies on the task."""
    page.set_viewport_size({"width": width, "height": height})
    places = ["[data-testid=task]", NEEDED[game], BESIDE[game]]
    with suppress(Error):  # a page needs some frames to follow its window
        page.wait_for_function(
            f"places => innerHeight === {height} && !({OUT_OF_PLACE})(places).length",
            arg=places,
            timeout=SETTLED,
        )
    found: list[str] = page.evaluate(OUT_OF_PLACE, places)
    return found


@pytest.mark.parametrize("language", ["de", "fr"])  # they take the most room
@pytest.mark.parametrize("game", GAMES)
def test_the_task_and_what_it_needs_are_seen_together(
    visitors: Visitors, game: str, language: str
) -> None:
    page = visitors.one(**{**PHONE, "locale": language})
    begin(page, game)
    found = {}
    for turn, name in enumerate(solutions(game)):
        page.get_by_test_id(f"step-{name}").tap()
        expect(page.get_by_test_id(f"step-{name}")).to_have_attribute("aria-current", "step")
        for one in NEEDED[game]:
            page.locator(one).first.wait_for()
        for size in SIZES if turn % 2 else reversed(SIZES):  # so that a window is kept in between
            found[name, size] = out_of_place(page, game, *size)

    assert {step: [] for step in found} == found


def test_on_a_lying_phone_every_rod_has_room_for_its_balls(visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 844, "height": 390})
    begin(page, "vier3d")
    page.locator("button[data-rod]").first.wait_for()

    sticking = (
        "() => [...document.querySelectorAll('button[data-rod]')]"
        ".filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)"
        ".map(({ dataset }) => dataset.rod)"
    )
    assert [] == page.evaluate(sticking)


# For everybody


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing(visitors: Visitors, game: str) -> None:
    page = visitors.one(**PHONE)
    begin(page, game)
    page.get_by_test_id("show-hint").tap()
    assert faults_by_day_and_night(page) == []
    step, moves = list(solutions(game).items())[-1]
    begin(page, game, step)
    taps = {"vier3d": tap_rod, "xobrainer": tap_square, "xcode": tap_cards}
    for move in moves:
        taps[game](page, move)
    verdict_on(page, "done")
    assert faults_by_day_and_night(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_at_320_pixels(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.one(**{**NARROW, "locale": language})
    begin(page, game)
    page.get_by_test_id("show-hint").tap()
    for name in solutions(game):
        page.get_by_test_id(f"step-{name}").tap()
        expect(page.get_by_test_id(f"step-{name}")).to_have_attribute("aria-current", "step")
        wide = page.evaluate(
            """() => [...document.querySelectorAll('[data-testid=coach] :not(.visually-hidden)')]
                .filter((e) => e.getBoundingClientRect().right > innerWidth + 0.5
                    || e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0)
                .map((e) => e.outerHTML.slice(0, 80))"""
        )

        assert wide == [], name
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
