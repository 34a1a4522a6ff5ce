"""What people do on the pages of XOBrainer, in the words of the tests."""

import re
from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, Page, expect

from knobel.core.game import Seat
from knobel.games.xobrainer import State
from tests.web.conftest import Harness
from tests.web.planner import move_for
from tests.web.play import DRAWN_OUT, choose, switch_on

LAID = re.compile("cross|ring")


# The pages


def square(page: Page, name: str) -> Locator:
    """The button of a square."""
    return page.locator(f'button[data-square="{name}"]')


def set_up(page: Page, who: str = "online", variants: Sequence[str] = (), **choices: str) -> None:
    """The set-up page with these choices: first the preset, then cards that are clicked."""
    page.goto(f"/new/xobrainer?who={who}")
    expect(page.get_by_test_id("start")).to_be_visible()
    for group, value in choices.items():
        choose(page, group, value)
    for variant in variants:
        switch_on(page, page.get_by_test_id(f"variant-{variant}"))


def start(page: Page, name: str = "") -> str:
    """Open the match that was set up; its id."""
    if name:
        page.get_by_test_id("name").fill(name)
    page.get_by_test_id("start").click()
    page.wait_for_url("**/m/*")
    return id_of(page)


def id_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def join(guest: Page, link: str, name: str, side: str | None = None) -> None:
    """Follow the link to a seat, on a side if there is a choice."""
    guest.goto(link)
    guest.get_by_test_id("name").fill(name)
    if side is not None:
        guest.get_by_test_id("join-seat").get_by_text(side).click()
    guest.get_by_test_id("join").click()
    guest.wait_for_url("**/m/*")


def remember_lots(page: Page) -> None:
    """The coin is soon gone again: keep what it said, for pages that are yet to come."""
    page.add_init_script(
        """new MutationObserver(() => {
            const coin = document.querySelector('[data-testid=lots]');
            if (!coin) return;
            window.atFirst ??= coin.textContent;
            window.lots = coin.textContent;
        }).observe(document, { characterData: true, childList: true, subtree: true });"""
    )


def skip_lots(page: Page) -> None:
    """Wait for the board, and not for the coin."""
    expect(square(page, "a1")).to_be_visible()
    page.evaluate("document.querySelector('[data-testid=lots]')?.click()")
    expect(page.get_by_test_id("lots")).to_have_count(0)


def start_clock(page: Page) -> None:
    """Say that everybody at this screen has seen the lot and their cards."""
    page.get_by_test_id("start-clock").click()
    expect(page.get_by_test_id("start-clock")).to_have_count(0)


def side_of(page: Page, sign: str) -> Locator:
    """What is shown of the crosses, x, or of the rings, o."""
    return page.get_by_test_id(f"side-{sign}")


def round_result(page: Page) -> Locator:
    return page.get_by_test_id("round-result")


def says(page: Page) -> Locator:
    """What those who hear the page were told last."""
    return page.get_by_test_id("announcer").locator("p").last


def cut_off(page: Page) -> list[str]:
    """Words that do not fit into their place, and a page that is wider than the screen."""
    found: list[str] = page.evaluate(
        """() => {
            const found = [];
            const { scrollWidth } = document.documentElement;
            if (scrollWidth > innerWidth) found.push(`page: ${scrollWidth}`);
            for (const element of document.querySelectorAll('main *, dialog *')) {
                const texts = [...element.childNodes].filter((node) => node.nodeType === 3);
                const words = texts.map((node) => node.textContent.trim()).join(' ').trim();
                if (words === '' || element.closest('.visually-hidden, svg, select')) continue;
                const box = element.getBoundingClientRect();
                if (box.width <= 1) continue; // for ears only
                const sticks = box.right > innerWidth + 1 || box.left < -1;
                const cut = getComputedStyle(element).display !== 'inline'
                    && element.scrollWidth > element.clientWidth + 1;
                if (sticks || cut) found.push(`${element.tagName}: ${words.slice(0, 60)}`);
            }
            return found;
        }"""
    )
    return found


# Playing


class Party:
    """A running match, and the page of each seat."""

    def __init__(self, harness: Harness, pages: Mapping[Seat, Page]) -> None:
        self._harness = harness
        self._pages = pages
        self.id = id_of(next(iter(pages.values())))

    @property
    def state(self) -> State:
        state: State = self._harness.match(self.id).state
        return state

    @property
    def everybody(self) -> list[Page]:
        return list(self._pages.values())

    def mover(self) -> Page:
        seat = self.state.to_move
        assert seat is not None
        return self._pages[seat]

    def lay(self, name: str) -> None:
        """Whoever is on turn clicks; everybody must see the piece before the next one."""
        self._harness.turn(DRAWN_OUT)
        page = self.mover()
        expect(square(page, name)).to_have_attribute("aria-disabled", "false")
        square(page, name).click()
        for other in self.everybody:
            expect(square(other, name)).to_have_attribute("aria-label", LAID)

    def get_ready(self) -> None:
        """Everybody has seen the lot and their cards: a clock may start."""
        if self.state.wait is not None:
            for page in self.everybody:
                start_clock(page)

    def play(self, moves: str) -> None:
        for name in moves.split():
            self.lay(name)

    def win(self, side: int, *, trapped: int = 0, until: int = 99) -> None:
        """Play until this side has its row, or this number of moves; the other lays into traps."""
        number = self.state.round
        for _ in range(until):
            state = self.state
            if state.round != number or state.rest is not None or state.end is not None:
                return
            self.lay(move_for(state, side, trapped=trapped))

    def go_on(self) -> None:
        """Everybody has seen the result."""
        for page in self.everybody:
            page.get_by_test_id("next-round").click()
        for page in self.everybody:
            expect(round_result(page)).to_have_count(0)
        self.get_ready()
