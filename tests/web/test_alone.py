"""One person: with the computer, at one screen, by touch, by keyboard, in either view."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from knobel.games.vier3d.lines import ROD_INDEX
from tests.web.conftest import Harness, Visitors
from tests.web.play import (
    choose,
    drop,
    moves_of,
    result_of,
    rod,
    tab_to,
    wait_out_deafness,
)


def challenge(page: Page, level: str = "seedling", **settings: str) -> None:
    """A game against the computer, as red."""
    page.goto("/new/vier3d?who=bot")
    choose(page, "level", level)
    for group, value in settings.items():
        choose(page, group, value)
    choose(page, "colour", "red")
    page.get_by_test_id("start").click()
    expect(rod(page, "a1")).to_be_visible()


def finish(harness: Harness, page: Page, press: Any) -> None:
    """Play the first rod that is open until the game is over."""
    open_rods = page.locator('button[data-rod][aria-disabled="false"]')
    for _ in range(64):
        harness.turn(1_000)
        expect(open_rods.or_(result_of(page)).first).to_be_visible()
        if result_of(page).count():
            return
        name = open_rods.first.get_attribute("data-rod")
        assert name is not None
        count = moves_of(page).count()
        press(rod(page, name))
        expect(moves_of(page).nth(count)).to_be_attached()
    raise AssertionError("64 moves and no end")


def test_a_phone_plays_the_computer_by_touch(
    harness: Harness, visitors: Visitors, playwright: Playwright
) -> None:
    phone = visitors.one(**playwright.devices["iPhone 15"])
    challenge(phone)

    def tap_twice(button: Any) -> None:
        """The first tap shows the ghost, the second plays."""
        button.tap()
        expect(button).to_have_class(re.compile("armed"))
        button.tap()

    finish(harness, phone, tap_twice)
    expect(result_of(phone)).to_be_visible()
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game_by_keyboard_alone(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    tab_to(page, '[data-testid="play-local"]')
    page.keyboard.press("Enter")
    expect(rod(page, "a1")).to_be_focused()

    for count in range(7):  # red on a1, blue on b1
        page.keyboard.press("Enter")
        expect(moves_of(page)).to_have_count(count + 1)
        page.keyboard.press("ArrowRight" if count % 2 == 0 else "ArrowLeft")
        wait_out_deafness(page)

    expect(result_of(page)).to_be_visible()
    tab_to(page, '[data-testid="rematch"]')
    page.keyboard.press("Enter")
    expect(moves_of(page)).to_have_count(0)
    expect(page.locator("button[data-rod]:focus")).to_have_count(1)


def test_two_at_one_screen_share_a_token_and_take_turns(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one()
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()

    for count, move in enumerate(["a1", "b1", "a1", "b1"], start=1):
        drop(page, move)
        expect(moves_of(page)).to_have_count(count)
        wait_out_deafness(page)

    assert ["R", "B"] == [_balls(page, "a1"), _balls(page, "b1")]


def _balls(page: Page, name: str) -> str:
    label = rod(page, name).get_attribute("aria-label") or ""
    return "R" if "red" in label else "B" if "blue" in label else ""


def test_three_players_two_of_them_computers(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    challenge(page, variant="most-lines", yellow="three-players")

    drop(page, "a1")

    expect(moves_of(page)).to_have_count(3)


def test_the_board_in_space_is_played_by_pointing(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    page.add_init_script(
        "localStorage.setItem('knobel.settings', JSON.stringify({ boardMode: '3d' }))"
    )
    challenge(page)
    stage = page.locator("[data-frames]")
    expect(stage).to_have_attribute("data-frames", re.compile("[1-9]"), timeout=60_000)

    page.mouse.click(*_spot_of(page, "d1"))

    expect(rod(page, "d1")).to_have_attribute("aria-label", re.compile("red"), timeout=30_000)


def _spot_of(page: Page, name: str) -> tuple[float, float]:
    """Where the page says that the rod can be touched."""
    x, y = page.locator("[data-frames]").evaluate(
        """(stage, rod) => {
            stage.dispatchEvent(new Event('probe'));
            return JSON.parse(stage.dataset.rods)[rod];
        }""",
        ROD_INDEX[name],
    )
    return x, y


def test_without_webgl_the_floors_are_shown(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], harness: Harness
) -> None:
    flags = [*browser_type_launch_args["args"], "--disable-3d-apis"]
    browser: Browser = playwright.chromium.launch(**{**browser_type_launch_args, "args": flags})
    try:
        page = browser.new_page(base_url=harness.url, locale="en-GB")
        challenge(page)

        expect(page.locator("svg").first).to_be_visible()
        drop(page, "b2")
        expect(rod(page, "b2")).to_have_attribute("aria-label", re.compile("red"))
    finally:
        browser.close()


@pytest.mark.parametrize("language", ["de", "fr", "nl", "en", "da"])
def test_the_browser_s_language_is_spoken(visitors: Visitors, language: str) -> None:
    page = visitors.one(locale=language)
    page.goto("/")

    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.get_by_test_id("play-bot")).not_to_be_empty()
