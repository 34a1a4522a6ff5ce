"""The pages of X-Code: for everybody, on every screen."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.play import result_of
from tests.web.test_pages import LANGUAGES, faults
from tests.web.xc import PHONE, Party, card_in, set_up, veterans
from tests.web.xo import cut_off

SAND = 180_000


def gathered(harness: Harness, *pages: Page, level: str = "level-1") -> Party:
    """Three sit at a table of this level."""
    party = Party(harness, pages)
    veterans(harness, pages[0])
    set_up(pages[0], level=level, players="3")
    party.gather()
    return party


def play_on(party: Party) -> None:
    """For Anna a card lies open to the left, and one of hers to the right.

    Where cables are cut it is the one between the others.
    """
    party.start("5< 7> t<", "2> 8> t>", "1> 1< 1>", "3<", deal=2)
    party.act(0, "draw")
    party.act(1, "offer 2> to 0")
    party.act(0, "offer 7> to 2")
    party.act(2, "discard 1> 1< 1>")
    party.catch_up(0)
    card_in(party.pages[0], "5<").click()


@pytest.mark.parametrize(
    ("scheme", "rules"),
    [("light", []), ("dark", ["color-contrast"])],  # only colours differ, and axe takes its time
)
def test_axe_finds_nothing(
    harness: Harness, visitors: Visitors, scheme: str, rules: list[str]
) -> None:
    anna, screen = (visitors.one(**PHONE, color_scheme=scheme) for _ in range(2))
    party = gathered(harness, anna, visitors.one(), visitors.one())
    found = {"lobby": faults(anna, *rules)}
    play_on(party)
    found["board"] = faults(anna, *rules)
    anna.get_by_test_id("say-more").click()
    found["phrases"] = faults(anna, *rules)
    screen.goto(f"/w/{harness.match(party.id).header.watch}")
    expect(screen.get_by_test_id("sand")).to_be_visible()
    found["big screen"] = faults(screen, *rules)
    harness.turn(SAND)
    expect(anna.get_by_test_id("story")).to_be_visible()
    expect(result_of(anna)).to_be_visible()
    found["end"] = faults(anna, *rules)

    assert {where: [] for where in found} == found


@pytest.mark.parametrize("size", [(1366, 650), (1440, 900)])
def test_on_a_laptop_all_is_in_sight(
    harness: Harness, visitors: Visitors, size: tuple[int, int]
) -> None:
    anna = visitors.one(viewport={"width": size[0], "height": size[1]})
    party = gathered(harness, anna, visitors.one(), visitors.one(), level="cut-cable")
    play_on(party)

    expect(anna.get_by_test_id("mission")).to_be_visible()
    for always in ("sand", "hand", "draw", "lay"):
        expect(anna.get_by_test_id(always)).to_be_in_viewport(ratio=1)
    assert anna.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


def test_nothing_sticks_out_at_320_pixels(harness: Harness, visitors: Visitors) -> None:
    small = {"width": 320, "height": 568}
    anna, screen = (visitors.one(viewport=small) for _ in range(2))
    party = gathered(harness, anna, visitors.one(), visitors.one(), level="cut-cable")
    found = {"lobby": _in_all_languages(anna)}
    play_on(party)
    expect(anna.get_by_test_id("mission")).to_be_visible()
    found["board"] = _in_all_languages(anna)
    for always in ("sand", "hand", "draw", "lay"):  # without scrolling
        expect(anna.get_by_test_id(always)).to_be_in_viewport(ratio=1)
    anna.get_by_test_id("say-more").click()
    found["phrases"] = _in_all_languages(anna)
    screen.goto(f"/w/{harness.match(party.id).header.watch}")
    expect(screen.get_by_test_id("sand")).to_be_visible()
    found["big screen"] = _in_all_languages(screen)
    harness.turn(SAND)
    expect(anna.get_by_test_id("story")).to_be_visible()
    found["end"] = _in_all_languages(anna)

    assert {where: {} for where in found} == found


def _in_all_languages(page: Page) -> dict[str, list[str]]:
    """What does not fit, by language."""
    found = {}
    for language in LANGUAGES:
        page.get_by_test_id("settings").click()
        page.get_by_test_id("language").select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", language)
        if words := cut_off(page):
            found[language] = words
    return found
