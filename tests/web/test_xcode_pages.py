"""The pages of X-Code: for everybody, on every screen."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.play import result_of
from tests.web.test_pages import LANGUAGES, faults_by_day_and_night
from tests.web.xc import COUNTDOWN, PHONE, Party, card_in, field, hand_of, set_up, veterans
from tests.web.xo import cut_off, id_of

SAND = 180_000
SETTLED = 3_000
FRAME = 3
"""Pixels of a frame around what can be pressed."""


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


def test_axe_finds_nothing(harness: Harness, visitors: Visitors) -> None:
    anna, screen = (visitors.one(**PHONE) for _ in range(2))
    party = gathered(harness, anna, visitors.one(), visitors.one())
    found = {"lobby": faults_by_day_and_night(anna)}
    play_on(party)
    found["board"] = faults_by_day_and_night(anna)
    anna.get_by_test_id("say-more").click()
    found["phrases"] = faults_by_day_and_night(anna)
    screen.goto(f"/w/{harness.match(party.id).header.watch}")
    expect(screen.get_by_test_id("sand")).to_be_visible()
    found["big screen"] = faults_by_day_and_night(screen)
    harness.turn(SAND)
    expect(anna.get_by_test_id("story")).to_be_visible()
    expect(result_of(anna)).to_be_visible()
    found["end"] = faults_by_day_and_night(anna)

    assert {where: [] for where in found} == found


def test_on_a_laptop_all_is_in_sight(harness: Harness, visitors: Visitors) -> None:
    anna = visitors.one(viewport={"width": 1366, "height": 650})
    party = gathered(harness, anna, visitors.one(), visitors.one(), level="cut-cable")
    play_on(party)

    expect(anna.get_by_test_id("mission")).to_be_visible()
    for always in ("sand", "hand", "draw", "lay"):
        expect(anna.get_by_test_id(always)).to_be_in_viewport(ratio=1)
    assert anna.evaluate("document.documentElement.scrollHeight - innerHeight") == 0


SIZES = [(1440, 900), (1366, 650), (1280, 720), (1000, 620), (844, 390), (390, 844), (360, 640)]
THINGS = """
[data-testid=hand] button, .action-buttons button, [data-field], [data-testid=sand],
[data-testid=pile], [data-testid=discards], [data-testid^=neighbour-], [data-testid=say-more],
.sort, .plate, .watched .strip li, .watched figure
"""
"""What a player takes in hand or anybody looks at; cards of a fan may lie on one another."""
LIE_APART = """(things) => {
  const found = [...document.querySelectorAll(things)].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isCard = element.dataset.card !== undefined;
    return { element, isCard, left, top, right, bottom };
  });
  const name = ({ element }) => element.dataset.testid ?? element.dataset.field ??
    element.dataset.card ?? element.className;
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  return found.flatMap((one, i) => [
    ...(one.left < -1 || one.top < -1 || one.right > innerWidth + 1 ||
      one.bottom > innerHeight + 1 ? [`${name(one)} is cut`] : []),
    ...found.slice(i + 1)
      .filter((other) => !(one.isCard && other.isCard) && over(one, other) &&
        !one.element.contains(other.element))
      .map((other) => `${name(one)} lies on ${name(other)}`),
  ]);
}"""


@pytest.mark.parametrize("players", [2, 6, 8])
def test_all_is_in_sight_and_nothing_overlaps(
    harness: Harness, visitors: Visitors, players: int
) -> None:
    """At every size of a window, with a full hand."""
    page = visitors.one(viewport={"width": 1440, "height": 900})
    set_up(page, players=str(players), bots=players - 1)
    page.get_by_test_id("start").click()
    Party(harness, [page]).count_down()
    harness.turn(COUNTDOWN)
    expect(page.get_by_test_id("draw")).to_be_enabled()
    while page.get_by_test_id("draw").is_enabled():
        page.get_by_test_id("draw").click()
    hand_of(page).first.click()

    found = {}
    for width, height in SIZES:
        found[width, height] = _out_of_place(page, width, height)
    _out_of_place(page, 1280, 720)
    box = field(page, "1").bounding_box()
    harness.turn(SAND)
    expect(result_of(page)).to_be_visible()
    assert box == field(page, "1").bounding_box()  # the end pushes nothing
    page.close()  # without anybody bots rest
    assert {size: [] for size in SIZES} == found


def test_whoever_watches_has_all_in_sight(harness: Harness, visitors: Visitors) -> None:
    """At every size of a window, with everybody's cards."""
    page = visitors.one(viewport={"width": 1440, "height": 900})
    set_up(page, players="8", bots=7)
    page.get_by_test_id("start").click()
    Party(harness, [page]).count_down()
    harness.turn(COUNTDOWN)
    screen = visitors.one(viewport={"width": 1440, "height": 900})
    screen.goto(f"/w/{harness.match(id_of(page)).header.watch}")
    expect(screen.get_by_test_id("sand")).to_be_visible()

    found = {size: _out_of_place(screen, *size) for size in SIZES}
    page.close()
    assert {size: [] for size in SIZES} == found


def _out_of_place(page: Page, width: int, height: int) -> list[str]:
    """What is cut or lies on something else in a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    expect(page.locator(".stage")).to_have_class(re.compile(_layout(width, height)))
    with suppress(Error):  # cards settle
        page.wait_for_function(
            f"things => !({LIE_APART})(things).length", arg=THINGS, timeout=SETTLED
        )
    found: list[str] = page.evaluate(LIE_APART, THINGS)
    return found


def _layout(width: int, height: int) -> str:
    return "round" if width >= 1000 else "across" if height < 480 else "upright"


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
        _speak(page, language)
        if words := cut_off(page):
            found[language] = words
    return found


def _speak(page: Page, language: str) -> None:
    page.get_by_test_id("settings").click()
    page.get_by_test_id("language").select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_long_words_on_a_small_phone_leave_the_cards_in_sight(
    harness: Harness, visitors: Visitors
) -> None:
    """Also what surrounds cards and piles at the edges: it says what can be done with them."""
    anna = visitors.one(viewport={"width": 360, "height": 640}, has_touch=True)
    party = Party(harness, [anna, *(visitors.one() for _ in range(3))])
    set_up(anna, players="4")
    party.gather()
    party.start("t< t> j", "2> 8> t>", "1> 1< 1>", "3< 3> 4<")
    harness.turn(16_000)
    found = {}
    for language in LANGUAGES:
        _speak(anna, language)
        expect(anna.get_by_test_id("lay")).to_be_enabled()
        found[language] = _out_of_place(anna, 360, 640)

    assert {language: [] for language in LANGUAGES} == found
    board = anna.locator("section.board").bounding_box()
    pile = anna.get_by_test_id("pile").bounding_box()
    assert board is not None
    assert pile is not None
    assert pile["x"] - board["x"] > FRAME


@pytest.mark.parametrize("cards", [6, 7, 8])
def test_a_hand_takes_one_row_or_two_of_the_same_length(
    harness: Harness, visitors: Visitors, cards: int
) -> None:
    anna = visitors.one(viewport={"width": 390, "height": 844}, has_touch=True)
    party = gathered(harness, anna, visitors.one(), visitors.one())
    party.start("5< 7> t<", "2> 8> t>", "1> 1< 1>", deal=2)
    for _ in range(cards - 3):
        party.act(0, "draw")
    expect(hand_of(anna)).to_have_count(cards)

    tops = [round(box["y"]) for one in hand_of(anna).all() if (box := one.bounding_box())]
    rows = sorted(tops.count(top) for top in set(tops))
    assert rows == ([cards] if cards == 6 else [cards // 2, cards - cards // 2])
