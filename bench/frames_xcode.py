"""The scenes of X-Code for bench.frames."""

from collections.abc import Callable, Iterator

from playwright.sync_api import Page, expect

from bench.frames import Scene
from knobel.catalog import xcode as xcode_files
from knobel.games.xcode.cards import SYMBOLS
from tests.web import xo
from tests.web.conftest import Harness
from tests.web.test_xcode_moment import BOTS, DRAWN, MINE
from tests.web.xc import COUNTDOWN, Party, field, force_deal, hand_of

DEALT = 3
"""Cards in each hand, and in a set."""


def _dealt(_harness: Harness, page: Page) -> str:
    page.goto("/new/xcode?who=bot")
    expect(page.get_by_test_id("start")).to_be_enabled()
    return "[data-testid=start]"


def _played(*, is_won: bool) -> Callable[[Harness, Page], str]:
    def prepare(harness: Harness, page: Page) -> str:
        begin = _dealt(harness, page)
        force_deal(harness, xcode_files.level("level-1"), MINE[0], *BOTS, DRAWN, *MINE[1:])
        page.locator(begin).click()
        page.wait_for_url("**/m/*")
        Party(harness, [page]).count_down()
        harness.turn(COUNTDOWN)
        match = xo.id_of(page)
        while any(len(hand) == DEALT for hand in harness.match(match).state.hands[1:]):
            page.wait_for_timeout(50)  # each bot draws a card, then waits for the clock
        if not is_won:
            return "[data-testid=draw]"
        for symbol in SYMBOLS:
            while hand_of(page).count() < DEALT:
                held = hand_of(page).count()
                page.get_by_test_id("draw").click()
                expect(hand_of(page)).to_have_count(held + 1)
            if symbol == SYMBOLS[-1]:
                break
            field(page, symbol).locator("button").click()
            expect(field(page, symbol)).to_have_attribute("data-state", "cracked")
        return f"[data-field='{SYMBOLS[-1]}'] button"

    return prepare


def scenes() -> Iterator[Scene]:
    yield Scene("xcode, cards are dealt", _dealt, 3000, {})
    yield Scene("xcode, a card is drawn", _played(is_won=False), 900, {})
    yield Scene("xcode, the vault opens", _played(is_won=True), 2500, {})
