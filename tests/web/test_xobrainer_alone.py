"""XOBrainer on one device: behind the curtain, by touch, and by keyboard alone."""

import re

from playwright.sync_api import Locator, Page, Playwright, expect

from knobel.games.xobrainer import State
from knobel.games.xobrainer.board import INDEX, as_own
from knobel.games.xobrainer.events import Hands
from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.planner import move_for, sensible_move
from tests.web.play import moves_of, resize, result_of, tab_to, wait_out_deafness
from tests.web.xo import id_of, round_result, says, set_up, skip_lots, square, start

NAMES = ("Ann", "Ben")
PIECES = {"X": "green cross", "x": "pink cross", "O": "pink ring", "o": "green ring"}
CAN_BE_READ = """(words) => {
    words.closest('.stack').scrollTo(0, 10_000);
    const { left, bottom } = words.getBoundingClientRect();
    return words.contains(document.elementFromPoint(left + 2, bottom - 2));
}"""
"""Whether nothing lies over the last line of a text."""


def test_two_share_a_phone_and_keep_their_cards_behind_the_curtain(
    harness: Harness, visitors: Visitors, playwright: Playwright
) -> None:
    phone = visitors.one(**playwright.devices["iPhone 15"])
    phone.add_init_script("localStorage.setItem('knobel.settings', '{\"confirm\": \"on\"}')")
    set_up(phone, "local", ["mission"], length="single-round")
    for field, name in enumerate(NAMES):
        phone.get_by_role("group", name=text("en", "new-names")).get_by_role("textbox").nth(
            field
        ).fill(name)
    match = start(phone)
    skip_lots(phone)
    state: State = harness.match(match).state
    missions = _missions(state)
    first = state.board.first
    upright = phone.viewport_size
    assert upright is not None

    assert [] == _shown_of(phone, [*missions[0], *missions[1]])
    for seat in (first, 1 - first):
        phone.get_by_test_id("my-card").tap()
        if seat != first:  # the curtain asks for whoever is on turn
            phone.get_by_role("button", name=f"Card of {NAMES[seat]}").tap()
        expect(phone.get_by_test_id("pass")).to_contain_text(NAMES[seat])
        assert [] == _shown_of(phone, [*missions[0], *missions[1]])
        phone.get_by_test_id("look").tap()
        expect(phone.get_by_test_id("cards")).to_be_visible()
        assert missions[seat] == _shown_of(phone, [*missions[seat], *missions[1 - seat]])
        for size in ((upright["width"], upright["height"]), (844, 390)):
            resize(phone, *size)
            expect(phone.get_by_test_id("hide")).to_be_in_viewport(ratio=1)
            assert phone.get_by_test_id("cards").locator(".why").evaluate(CAN_BE_READ)
        phone.set_viewport_size(upright)
        phone.get_by_test_id("hide").tap()
        expect(phone.get_by_role("dialog")).to_have_count(0)

    _tries_a_ghost(phone)
    while harness.match(match).state.end is None:
        harness.turn(1_000)
        told = harness.match(match)
        name, count = move_for(told.state, 0), len(told.state.board.plies)
        square(phone, name).tap()
        phone.get_by_test_id("lay").tap()
        expect(square(phone, name)).to_have_attribute("aria-label", re.compile("cross|ring"))
        expect(moves_of(phone).nth(count)).to_be_attached()
        harness.hear_version(match, told.version + 1)
        wait_out_deafness(phone)
    expect(result_of(phone)).to_be_visible()
    for name in NAMES:
        expect(round_result(phone)).to_contain_text(f"Mission of {name}")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def _missions(state: State) -> list[list[str]]:
    """What the card of each seat says, line by line as the page puts it."""
    (note,) = (note for note in state.notes if isinstance(note, Hands))
    lines = []
    for hand in note.hands:
        assert hand.card is not None
        marks = as_own(state.config.cards[hand.card], hand.seats[0])
        pieces = dict.fromkeys(mark.piece for mark in marks)
        lines.append(
            [
                f"{PIECES[piece]}: {', '.join(m.square for m in marks if m.piece == piece)}"
                for piece in pieces
            ]
        )
    return lines


def _shown_of(page: Page, lines: list[str]) -> list[str]:
    """Those of the lines that can be read or heard on the page."""
    told = page.locator("body").inner_text() + page.locator("body").aria_snapshot()
    return [line for line in lines if line in told or "On a mission card" in told]


def _tries_a_ghost(phone: Page) -> None:
    """A touch shows the piece and lays nothing; another square moves it, the cross takes it away."""
    for name in ("d4", "f5"):
        square(phone, name).tap()
        expect(square(phone, name)).to_have_attribute("aria-label", re.compile("Chosen"))
        expect(phone.get_by_test_id("lay")).to_contain_text(name)
    expect(square(phone, "d4")).not_to_have_attribute("aria-label", re.compile("Chosen"))
    phone.get_by_role("button", name="Choose again").tap()
    expect(phone.get_by_test_id("lay")).to_have_count(0)
    expect(moves_of(phone)).to_have_count(0)


def test_a_whole_round_with_the_computer_by_keyboard_alone(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one()
    page.goto("/")
    tab_to(page, '[data-testid="options-xobrainer"]')
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="level"] input')
    expect(page.locator('[data-testid="level"] input[value="seedling"]')).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")  # to the second level, and back to the first
    expect(page.locator('[data-testid="level"] input[value="seedling"]')).to_be_checked()
    tab_to(page, '[data-testid="customise"]', "Shift+Tab")
    page.keyboard.press("Enter")
    tab_to(page, '[data-testid="length"] input')
    page.keyboard.press("ArrowRight")  # from one set to a single round
    expect(page.locator('[data-testid="length"] input[value="single-round"]')).to_be_checked()
    tab_to(page, '[data-testid="start"]')
    page.keyboard.press("Enter")
    page.wait_for_url("**/m/*")
    tab_to(page, "button[data-square]")
    page.keyboard.press("Escape")  # no need to look at the coin

    told: set[str] = set()
    for _ in range(32):
        harness.turn(1_000)
        expect(_open_squares(page).or_(result_of(page)).first).to_be_visible(timeout=30_000)
        if result_of(page).count():
            break
        state: State = harness.match(id_of(page)).state
        told.add(_ask_for_threats(page, state))
        name = sensible_move(state)
        _walk_to(page, name)
        label = square(page, name).get_attribute("aria-label") or ""
        assert re.match(rf"{name}: (one dot|\d dots|knockout square)", label), label
        page.keyboard.press("Enter")
        expect(square(page, name)).to_have_attribute("aria-label", re.compile("cross|ring"))

    expect(result_of(page)).to_be_visible()
    over = page.url
    tab_to(page, '[data-testid="rematch"]')
    page.keyboard.press("Enter")
    expect(page).not_to_have_url(over)
    expect(page.locator("button[data-square]:focus")).to_have_count(1)
    assert "No threats." in told
    assert any("Threat" in words for words in told)


def _open_squares(page: Page) -> Locator:
    return page.locator('button[data-square][aria-disabled="false"]')


def _ask_for_threats(page: Page, state: State) -> str:
    """T tells where somebody could make a row."""
    page.keyboard.press("t")
    expected = [threat.square for threat in state.threats] or ["No threats."]
    for words in expected:
        expect(says(page)).to_contain_text(words)
    return says(page).inner_text()


def _walk_to(page: Page, name: str) -> None:
    """By the arrow keys, from where the focus is."""
    here = page.evaluate("document.activeElement.dataset.square")
    across = INDEX[name] % 10 - INDEX[here] % 10
    up = INDEX[name] // 10 - INDEX[here] // 10
    for _ in range(abs(across)):
        page.keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
    for _ in range(abs(up)):
        page.keyboard.press("ArrowUp" if up > 0 else "ArrowDown")
    expect(square(page, name)).to_be_focused()
