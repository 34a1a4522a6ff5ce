"""Setting up: the big button is always in sight, and the options of a match are one press away."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from knobel.games.xobrainer.config import SingleRound
from tests.web.conftest import Harness, Visitors
from tests.web.play import choose, drop, invite, join, moves_of, resize, rod
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night
from tests.web.xo import cut_off, id_of, skip_lots

SIZES = [(1280, 720), (1440, 900), (844, 390), (390, 844), (360, 640)]
WAYS = ["vier3d?who=bot", "xobrainer?who=bot", "xobrainer?who=local", "xcode?who=bot"]
PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1440, "height": 900}

COVERED = """() => {
    const bar = document.querySelector('[data-testid=start]').parentElement;
    const last = [...bar.closest('form').querySelectorAll('label, summary, input, select')]
        .filter((one) => one.checkVisibility() && !bar.contains(one)).at(-1);
    const scroller = document.querySelector('dialog .body') ?? document.scrollingElement;
    scroller.scrollTop = scroller.scrollHeight;
    return last.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
}"""
"""How far the big button hangs over the last choice when the page is scrolled to its end."""


def test_the_big_button_is_in_sight_and_covers_nothing(visitors: Visitors) -> None:
    page = visitors.one()
    for way in WAYS:
        page.goto(f"/new/{way}")
        button = page.get_by_test_id("start")
        page.get_by_test_id("customise").wait_for()
        for size in SIZES:
            resize(page, *size)
            page.evaluate("scrollTo(0, 0)")
            expect(button, f"{way} {size}").to_be_in_viewport(ratio=1)
        page.get_by_test_id("customise").click()
        for size in SIZES:
            resize(page, *size)
            page.evaluate("scrollTo(0, 0)")
            expect(button, f"{way} {size}").to_be_in_viewport(ratio=1)
            assert page.evaluate(COVERED) <= 0, f"{way} {size}"
            expect(button, f"{way} {size}").to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_longer_words_stick_out_nowhere(visitors: Visitors, language: str) -> None:
    page = visitors.one(locale=language, viewport={"width": 360, "height": 640})
    found = {}
    for way in WAYS:
        page.goto(f"/new/{way}")
        page.get_by_test_id("customise").click()
        found[way] = cut_off(page)
        page.evaluate(LENGTHEN)
        found[f"{way}, longer"] = cut_off(page)

    assert {way: [] for way in found} == found


LENGTHEN = """() => {
    for (const one of document.querySelectorAll('.label, .hint, summary b, summary small, legend')) {
        const words = one.textContent.trim().split(' ');
        const more = words.slice(0, Math.ceil(0.35 * words.length));
        one.textContent = [...words, ...more].join(' ');
    }
}"""
"""Every text of the choices a third longer."""


def open_options(page: Page) -> None:
    page.get_by_test_id("table-options").click()
    expect(page.get_by_test_id("start")).to_be_enabled()
    # `choose` presses where an option was a moment ago, and the sheet still rises.
    page.get_by_test_id("match-sheet").evaluate(
        "sheet => Promise.all(sheet.getAnimations().map(({ finished }) => finished)).then(() => {})"
    )


def known_matches(page: Page) -> list[str]:
    known: list[str] = page.evaluate("JSON.parse(localStorage['knobel.games']).map(({ id }) => id)")
    return known


def play_vier3d(page: Page) -> str:
    page.goto("/new/vier3d?who=bot")
    choose(page, "colour", "red")
    page.get_by_test_id("start").click()
    expect(rod(page, "a1")).to_be_visible()
    return id_of(page)


def test_options_count_at_once_before_the_first_move_and_for_a_new_match_later(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one(viewport=PHONE)
    untouched = play_vier3d(page)
    open_options(page)
    expect(page.get_by_test_id("match-sheet")).to_contain_text("counts at once")
    expect(page.locator('[data-testid="colour"] input[value="red"]')).to_be_checked()
    choose(page, "level", "oak")
    page.get_by_test_id("start").click()
    expect(page.get_by_test_id("match-sheet")).to_have_count(0)
    expect(page.get_by_test_id("seat-1")).to_contain_text("Oak")
    oak = id_of(page)

    assert known_matches(page) == [oak]
    assert page.request.get(f"/api/matches/{untouched}/history").status == 404

    drop(page, "a1")
    expect(moves_of(page).first).to_be_visible()
    open_options(page)
    expect(page.get_by_test_id("start")).to_have_text("New match with these")
    choose(page, "variant", "most-lines")
    page.get_by_test_id("close-options").click()
    expect(page.get_by_test_id("table-options")).to_be_focused()
    assert id_of(page) == oak  # nothing was asked for
    open_options(page)
    choose(page, "variant", "most-lines")
    page.get_by_test_id("start").click()
    page.wait_for_url(lambda url: oak not in url)
    match = harness.match(id_of(page))
    assert match.state.config.variant == "most-lines"
    assert oak in known_matches(page)  # it can be continued
    page.goto("/new/vier3d?who=bot")

    expect(page.locator('[data-testid="variant"] input[value="most-lines"]')).to_be_checked()
    expect(page.locator('[data-testid="level"] input[value="oak"]')).to_be_checked()


def test_beside_the_board_the_match_follows_what_is_chosen(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one(viewport=DESKTOP)
    page.goto("/new/xobrainer?who=local")
    page.get_by_test_id("start").click()
    skip_lots(page)
    before = id_of(page)
    open_options(page)
    choose(page, "preset", "blitz")
    page.wait_for_url(lambda url: before not in url)
    assert harness.match(id_of(page)).state.config.length == SingleRound()
    skip_lots(page)

    expect(page.get_by_test_id("match-sheet")).to_be_visible()
    expect(page.locator('[data-testid="preset"] input[value="blitz"]')).to_be_focused()
    page.get_by_test_id("customise").click()
    page.get_by_test_id("variant-map").check(force=True)
    expect(page.locator('[data-testid="preset"] input[value="own"]')).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("match-sheet")).to_have_count(0)
    expect(page.get_by_test_id("table-options")).to_be_visible()
    names = [type(one).__name__ for one in harness.match(id_of(page)).state.config.variants]
    assert names == ["Map", "TimeBomb"]  # closing takes what was chosen


def test_the_sheet_is_for_the_keyboard_and_for_everybody(visitors: Visitors) -> None:
    page = visitors.one(viewport=PHONE)
    match = play_vier3d(page)
    tool = page.get_by_test_id("table-options")
    tool.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_test_id("match-sheet")
    expect(sheet.get_by_role("heading")).to_be_focused()
    page.get_by_test_id("customise").click()
    assert faults_by_day_and_night(page) == []
    assert page.evaluate(COVERED) <= 0
    for _ in range(24):  # the focus goes round inside
        page.keyboard.press("Tab")
        inside = (
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
        assert page.evaluate(inside)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(tool).to_be_focused()
    tool.click()
    page.mouse.click(20, 40)  # beside it
    expect(sheet).to_have_count(0)
    assert id_of(page) == match  # nothing was changed


def test_a_match_with_a_friend_has_no_options_of_one_alone(visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    join(bo, invite(anna))
    expect(rod(anna, "a1")).to_be_visible()

    expect(anna.get_by_test_id("table-options")).to_have_count(0)
    expect(bo.get_by_test_id("table-options")).to_have_count(0)


def test_in_the_lobby_of_a_lying_phone_the_button_covers_no_words(visitors: Visitors) -> None:
    page = visitors.one(locale="nl", viewport={"width": 844, "height": 390})  # the longest words
    page.goto("/new/xcode?who=online")
    page.get_by_test_id("start").click()
    button = page.get_by_test_id("ready").bounding_box()
    right = page.get_by_test_id("status").evaluate(
        "(status) => (range => (range.selectNodeContents(status),"
        " range.getBoundingClientRect().right))(document.createRange())"
    )

    assert button is not None
    assert right <= button["x"]


def test_an_invited_friend_has_the_button_in_sight(visitors: Visitors) -> None:
    anna, bo = visitors.one(), visitors.one()
    bo.goto(f"/j/{invite(anna)}")
    for size in SIZES:
        resize(bo, *size)
        bo.evaluate("scrollTo(0, 0)")
        expect(bo.get_by_test_id("join"), str(size)).to_be_in_viewport(ratio=1)
