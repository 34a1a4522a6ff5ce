"""Settings for everybody, zoom, contrast, keyboard, and what is heard."""

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.web import xc
from tests.web.conftest import Harness, Visitors
from tests.web.ears import heard, listen, wait_to_hear
from tests.web.play import choose, drop, invite, join, play, resize, result_of, rod, tab_to
from tests.web.test_pages import faults_by_day_and_night, visit
from tests.web.xo import cut_off

GAMES = ["vier3d", "xobrainer", "xcode"]
LONE_PAGES = [
    "/",
    "/privacy",
    "/nowhere",
    *(f"/{page}/{game}" for page in ("new", "rules", "companion", "learn") for game in GAMES),
]


def switch(page: Page, label: str) -> None:
    page.get_by_role("switch", name=label).check(force=True)


def open_settings(page: Page) -> None:
    page.get_by_test_id("settings").click()
    expect(page.get_by_test_id("verbosity")).to_be_visible()


def data(page: Page, name: str) -> str:
    value: str = page.evaluate("name => document.documentElement.dataset[name]", name)
    return value


# Settings


def test_the_settings_hold_after_a_reload(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    open_settings(page)
    for label in ("High contrast", "Wider spacing", "Captions for sounds", "Less motion"):
        switch(page, label)
    page.get_by_test_id("verbosity").locator('input[value="quiet"]').check(force=True)
    page.reload()

    assert (data(page, "contrast"), data(page, "spacing")) == ("more", "wide")
    assert data(page, "motion") == "reduced"
    open_settings(page)
    expect(page.get_by_role("switch", name="Captions for sounds")).to_be_checked()
    expect(page.get_by_test_id("verbosity").locator('input[value="quiet"]')).to_be_checked()


def test_contrast_follows_the_system(visitors: Visitors) -> None:
    page = visitors.one(contrast="more")
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()

    assert data(page, "contrast") == "more"


def test_high_contrast_is_seven_to_one(visitors: Visitors) -> None:
    page = visitors.one(contrast="more")
    found = {}
    for path in LONE_PAGES:
        visit(page, path)
        found[path] = faults_by_day_and_night(page, "color-contrast-enhanced")
    page.goto("/")
    open_settings(page)
    found["settings"] = faults_by_day_and_night(page, "color-contrast-enhanced")

    assert {where: [] for where in found} == found


def test_the_systems_own_colours_leave_every_choice_visible(visitors: Visitors) -> None:
    page = visitors.one(forced_colors="active")
    page.goto("/new/vier3d?who=bot")
    expect(page.locator("fieldset").first).to_be_visible()
    outlines = page.evaluate(
        """() => [...document.querySelectorAll('fieldset label')].map((label) => [
            label.querySelector('input').checked,
            getComputedStyle(label).outlineStyle,
        ])"""
    )

    assert outlines
    assert [style == "solid" for _, style in outlines] == [is_chosen for is_chosen, _ in outlines]


def outlined(page: Page, which: str) -> list[str]:
    """Those of these that have a line around them, by what they say."""
    found: list[str] = page.evaluate(
        """(which) => [...document.querySelectorAll(which)]
            .filter((one) => getComputedStyle(one).outlineStyle !== 'none')
            .map((one) => one.ariaLabel ?? one.textContent.trim().split(/\\s/)[0])""",
        which,
    )
    return found


def test_the_systems_own_colours_show_whose_turn_it_is_and_which_rod_is_chosen(
    visitors: Visitors,
) -> None:
    page = visitors.one(forced_colors="active", has_touch=True)
    page.goto("/new/vier3d?who=local")
    choose(page, "variant", "most-lines")
    page.get_by_test_id("start").click()
    rod(page, "b3").tap()
    expect(page.get_by_role("button", name="Play B3")).to_be_visible()
    page.get_by_role("button", name="Threats").tap()
    page.get_by_role("heading").first.focus()

    assert ["Red"] == outlined(page, "[data-testid^=seat-]")
    assert ["B3: empty. Chosen: press again to play"] == outlined(page, "[data-rod]")
    assert ["red"] == outlined(page, "fieldset label")
    assert 1 == len(outlined(page, ".tools [aria-pressed]"))


def test_the_systems_own_colours_show_what_can_be_done_with_the_cards(
    harness: Harness, visitors: Visitors
) -> None:
    page = visitors.one(forced_colors="active")
    party = xc.Party(harness, [page, visitors.one(), visitors.one()])
    xc.set_up(page, players="3")
    party.gather()
    party.start("5< 5> j", "1> 2> 6<", "7< 8< 9<", "3>")
    party.act(2, "offer 7< to 0")
    party.act(0, "draw")
    xc.card_in(page, "3>").click()
    page.get_by_test_id("say-more").click()

    assert [] == outlined(page, "[data-testid=neighbour-1]")
    assert 1 == len(outlined(page, "[data-testid=neighbour-2]"))
    assert 1 == len(outlined(page, "[data-testid=pile]"))
    assert ["Need", "All"] == outlined(page, "[data-testid=phrases] button")
    lines = {
        card: xc.card_in(page, card).evaluate("one => getComputedStyle(one).outlineStyle")
        for card in ("5<", "5>", "j", "3>")
    }
    assert {"5<": "dashed", "5>": "dashed", "j": "dashed", "3>": "solid"} == lines


# Room to read


def windows(page: Page, *sizes: tuple[int, int]) -> Iterable[str]:
    """The page in windows of these sizes, with both spacings."""
    for width, height in sizes:
        for spacing in ("normal", "wide"):
            page.evaluate("how => document.documentElement.dataset.spacing = how", spacing)
            resize(page, width, height)
            yield f"{width} x {height}, {spacing} spacing"


def sideways(page: Page) -> dict[str, int]:
    """How far the page can be pushed to the side.

    In a window of 1280 pixels at 200 and at 400 percent.
    """
    return {
        window: page.evaluate(
            "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        for window in windows(page, (640, 512), (320, 512))
    }


def test_zoomed_in_nothing_needs_scrolling_sideways(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one(viewport={"width": 320, "height": 512})
    found = {}
    for path in LONE_PAGES:
        visit(page, path)
        found[path] = sideways(page)
    for path in tables(harness, page):
        found[path] = sideways(page)
    page.goto("/")
    open_settings(page)
    found["settings"] = sideways(page)

    assert {path: dict.fromkeys(by_window, 0) for path, by_window in found.items()} == found


def tables(harness: Harness, page: Page) -> Iterable[str]:
    """A running table of each game."""
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    expect(rod(page, "a1")).to_be_visible()
    yield "vier3d at the table"
    page.goto("/new/xobrainer?who=local")
    page.get_by_test_id("start").click()
    expect(page.locator('[data-square="a1"]')).to_be_visible()
    yield "xobrainer at the table"
    xc.set_up(page, players="3", bots=2)
    page.get_by_test_id("start").click()
    xc.Party(harness, [page]).count_down()
    expect(page.get_by_test_id("hand")).to_be_visible()
    yield "xcode at the table"


def test_after_start_the_keyboard_plays_at_once(harness: Harness, visitors: Visitors) -> None:
    """Nothing needs to be clicked first, and the arrow keys lead on."""
    page = visitors.one()
    controls = {
        "vier3d": "button[data-rod]",
        "xobrainer": "button[data-square]",
        "xcode": "[data-testid=hand] [data-card]",
    }
    for table in tables(harness, page):
        control = controls[table.split()[0]]
        first = page.locator(f"{control}:focus").element_handle()
        page.keyboard.press("ArrowRight")
        expect(page.locator(f"{control}:focus"), table).to_have_count(1)
        assert not first.evaluate("it => it === document.activeElement"), table


def test_at_200_percent_no_card_and_no_button_is_out_of_reach(
    harness: Harness, visitors: Visitors
) -> None:
    """A window of 1280 by 800 and a phone: everything is there, nothing is cut off or covered."""
    page = visitors.one(viewport={"width": 640, "height": 400})
    party = xc.Party(harness, [page, visitors.one(), visitors.one()])
    xc.set_up(page, players="3")
    party.gather()
    party.start("5< 5> j", "1> 2> 3>", "7< 8< 9<")
    party.act(2, "offer 7< to 0")
    expect(page.get_by_test_id("decline-2")).to_be_visible()
    xc.card_in(page, "5<").click()

    for window in windows(page, (640, 400), (195, 422)):
        expect(page.get_by_role("button", name="Sort")).to_be_visible()
        assert [] == out_of_reach(page, "main"), window
        assert [] == cut_off(page), window
    page.get_by_test_id("say-more").click()
    for window in windows(page, (640, 400), (195, 422)):
        assert [] == out_of_reach(page, "[data-testid=phrases]"), window
        assert [] == cut_off(page), window


def out_of_reach(page: Page, place: str) -> list[str]:
    """Controls that are too small, or covered by something while they have the focus."""
    found: list[str] = page.evaluate(
        """(place) => [...document.querySelectorAll(`${place} :is(button, a, summary)`)]
            .filter((one) => one.checkVisibility() && !one.disabled)
            .filter((one) => {
                one.focus();
                const { x, y, width, height } = one.getBoundingClientRect();
                const there = document.elementFromPoint(x + width / 2, y + height / 2);
                return width < 24 || height < 24 || !one.contains(there);
            })
            .map((one) => one.ariaLabel ?? one.textContent.trim())""",
        place,
    )
    return found


def test_the_letters_follow_the_browsers_size(visitors: Visitors) -> None:
    """Whoever has set a bigger font gets a bigger font."""
    page = visitors.one()
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    size = "parseFloat(getComputedStyle(document.querySelector('footer p')).fontSize)"
    before = page.evaluate(size)
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})

    page.wait_for_function(f"before => {size} === 2 * before", arg=before)


# By keyboard


def test_the_tab_key_reaches_everything_on_the_first_page(visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/")
    expect(page.get_by_test_id("play-online")).to_be_visible()
    goals = page.evaluate(
        """() => [...document.querySelectorAll('a[href], button, input')]
            .filter((one) => one.checkVisibility() && !one.disabled)
            .map((one, number) => (one.dataset.goal = String(number)))"""
    )
    reached, hidden = set(), []
    for _ in range(len(goals) + 2):
        page.keyboard.press("Tab")
        told = page.evaluate(
            """() => {
                const one = document.activeElement;
                const { outlineStyle, outlineWidth } = getComputedStyle(one);
                return [one.dataset.goal, outlineStyle !== 'none' && outlineWidth !== '0px'];
            }"""
        )
        if told[0] is not None:
            reached.add(told[0])
            if not told[1]:
                hidden.append(told[0])

    assert set(goals) == reached
    assert [] == hidden


def test_the_settings_open_and_close_by_keyboard_and_give_the_focus_back(
    visitors: Visitors,
) -> None:
    page = visitors.one()
    page.goto("/")
    tab_to(page, '[data-testid="settings"]')
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_test_id("settings")).to_be_focused()


# To be heard, and to be read instead


def prefer(page: Page, **choices: object) -> None:
    page.goto("/")
    page.evaluate(
        """choices => {
            const all = { boardMode: 'floors', ...choices };
            localStorage.setItem('knobel.settings', JSON.stringify(all));
        }""",
        choices,
    )


@pytest.mark.parametrize(
    ("verbosity", "own"), [("quiet", False), ("normal", True), ("everything", True)]
)
def test_how_much_is_said_is_ones_own_choice(
    harness: Harness, visitors: Visitors, verbosity: str, own: bool
) -> None:
    anna, bo = visitors.one(), visitors.one()
    prefer(anna, verbosity=verbosity)
    join(bo, invite(anna))
    listen(anna)
    play(harness, [anna, bo], ["a1", "b2"])

    wait_to_hear(anna, "B2: blue")
    assert any("A1: red" in line for line in heard(anna)) is own
    anna.get_by_test_id("resign").click()
    anna.get_by_test_id("confirm-yes").click()
    wait_to_hear(anna, "You lost")


def test_a_sound_has_a_caption_even_where_it_is_muted(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    prefer(page, captions=True)
    page.evaluate("localStorage.setItem('knobel.muted', 'yes')")
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    drop(page, "a1")

    expect(page.get_by_test_id("sound-caption")).to_contain_text("A piece is placed")


def test_without_the_wish_there_are_no_captions(harness: Harness, visitors: Visitors) -> None:
    page = visitors.one()
    page.goto("/new/vier3d?who=local")
    page.get_by_test_id("start").click()
    drop(page, "a1")
    expect(page.get_by_test_id("announcer")).to_contain_text("A1")

    expect(page.get_by_test_id("sound-caption")).to_have_count(0)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("confirm-yes").click()
    expect(result_of(page)).to_be_visible()
