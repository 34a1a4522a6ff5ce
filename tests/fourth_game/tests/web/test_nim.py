"""Nim in the browser."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.play import choose, turn_until


@pytest.fixture(scope="session", autouse=True)
def warm_bots() -> None:
    """Compile no kernels: these are the bots of the other games."""


def take(page: Page, move: str) -> None:
    page.locator(f'button[data-move="{move}"]').click()


def stones(page: Page, pile: int) -> str:
    return page.locator(f'[data-pile="{pile}"] [data-testid="stones"]').inner_text()


def finish(page: Page) -> None:
    """Take all of a pile, turn after turn; the bot answers."""
    moves = page.locator("button[data-move]")
    result = page.get_by_test_id("result")
    for _ in range(20):
        expect(moves.last.or_(result)).to_be_visible()
        if result.is_visible():
            return
        count = page.get_by_test_id("move-list").locator("li").count()
        moves.last.click()
        expect(page.get_by_test_id("move-list").locator("li").nth(count)).to_be_visible()
    raise AssertionError("it never ends")


def test_a_whole_game_against_the_computer(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    expect(page.get_by_test_id("game-nim")).to_contain_text("Two of the five piles are hidden")
    expect(page.get_by_test_id("play-bot-nim")).to_contain_text("vs Seedling")
    page.get_by_test_id("options-nim").click()
    choose(page, "level", "oak")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("stones")).to_have_count(5)
    assert "only you know" in stones(page, 4)
    assert stones(page, 5) == "hidden"
    finish(page)

    expect(page.get_by_test_id("result")).to_contain_text("took the last stone.")
    expect(page.locator("body")).to_contain_text(re.compile(r"from pile \d, \d left\."))


def test_a_whole_game_together_with_a_stand_in(harness: Harness, visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    anna.goto("/new/nim?who=online")
    choose(anna, "goal", "together")
    anna.get_by_test_id("name").fill("Anna")
    anna.get_by_test_id("start").click()
    code = "".join(anna.get_by_test_id("code").inner_text().split())
    bo.goto(f"/j/{code}")
    bo.get_by_test_id("name").fill("Bo")
    bo.get_by_test_id("join").click()
    for page in (anna, bo):
        page.get_by_test_id("ready").click()
    take(anna, "1-3")
    take(bo, "2-4")
    expect(anna.locator('[data-pile="2"]')).to_contain_text("0 stones")
    bo.close()
    turn_until(harness, anna, "substitute-1")
    anna.get_by_test_id("substitute-1").click()
    finish(anna)

    expect(anna.get_by_test_id("result")).to_contain_text(re.compile("Won together!|Lost together"))


def test_the_rules_page_links_to_nothing_that_is_missing(page: Page) -> None:
    page.goto("/rules/nim")
    expect(page.locator("[data-part]")).to_have_count(3)

    assert page.locator('a[href^="/learn/"], a[href^="/companion/"]').count() == 0
