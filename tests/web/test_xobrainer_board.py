"""The board of XOBrainer: what it says of threats, and how a row and a knockout are acted out."""

from playwright.sync_api import Locator, Page, expect

from knobel.locale import text
from tests.web.conftest import Harness, Visitors
from tests.web.planner import is_row, move_for
from tests.web.play import result_of
from tests.web.xo import (
    Party,
    join,
    round_result,
    says,
    set_up,
    side_of,
    skip_lots,
    square,
    start,
)


def test_a_row_and_a_knockout_are_acted_out_and_a_tap_jumps_to_the_end(
    harness: Harness, visitors: Visitors
) -> None:
    """Anna sees it move; Bo, who wants no motion, sees the still picture at once."""
    anna, bo = visitors.one(reduced_motion="no-preference"), visitors.one()
    set_up(anna, preset="classic", length="rounds", side="crosses")
    anna.get_by_role("spinbutton").fill("2")
    start(anna, "Anna")
    join(bo, anna.get_by_test_id("invite-link").input_value(), "Bo")
    party = Party(harness, {0: anna, 1: bo})
    skip_lots(anna)
    skip_lots(bo)
    _tells_that_there_are_no_threats(bo)
    anna.clock.install()

    _play_until_the_row(party)
    parts = [square(anna, "a1"), square(anna, "j10"), side_of(anna, "x"), side_of(anna, "o")]
    before = [part.bounding_box() for part in parts]
    _complete(party, anna)
    expect(_halos(anna)).to_have_count(0)
    points = []
    for pause, count in ((180, 1), (190, 2), (190, 3)):
        anna.clock.run_for(pause)
        expect(_halos(anna)).to_have_count(count)
        points.append(int(anna.get_by_test_id("points-x").inner_text().split()[0]))
    assert points == sorted(set(points))
    line = anna.locator(".act .line").bounding_box()
    assert line is not None
    anna.mouse.click(line["x"] + 20, line["y"] + line["height"] / 2)

    expect(anna.get_by_test_id("next-round")).to_be_visible()
    expect(round_result(anna)).to_be_visible()  # the tap was no press on what lies there now
    for page in (anna, bo):
        _shows_the_row(page)
    assert before == [part.bounding_box() for part in parts]

    anna.clock.resume()
    party.go_on()
    _play_until_the_row(party, knockout=True)
    _complete(party, anna, knockout=True)
    anna.clock.run_for(180 + 5 * 190)
    expect(_halos(anna)).to_have_count(5)
    expect(anna.get_by_test_id("stamp")).to_have_text(text("en", "xobrainer-knockout"))
    expect(result_of(anna)).to_have_count(0)
    anna.keyboard.press("Enter")

    expect(result_of(anna)).to_be_visible()
    assert before == [part.bounding_box() for part in parts]
    bo.reload()
    for page in (anna, bo):
        expect(page.get_by_test_id("stamp")).to_have_count(0)
        expect(_halos(page)).to_have_count(5)
        expect(page.locator(".rays")).to_have_count(1)
        expect(page.get_by_test_id("rematch")).to_have_text(text("en", "rematch"))


def _tells_that_there_are_no_threats(page: Page) -> None:
    note = page.get_by_test_id("board-note")
    expect(note).to_have_count(0)
    page.get_by_test_id("threats").click()
    expect(note).to_have_text(text("en", "xobrainer-threats-none"))
    expect(says(page)).to_have_text(text("en", "xobrainer-threats-none"))
    page.get_by_test_id("threats").click()
    expect(note).to_have_count(0)


def _play_until_the_row(party: Party, *, knockout: bool = False) -> None:
    while not is_row(party.state, 0, move := move_for(party.state, 0, knockout=knockout)):
        party.lay(move)


def _complete(party: Party, page: Page, *, knockout: bool = False) -> None:
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))
    party.lay(move_for(party.state, 0, knockout=knockout))


def _halos(page: Page) -> Locator:
    return page.get_by_test_id("lit")


def _shows_the_row(page: Page) -> None:
    """All five lit, each with what it paid."""
    expect(_halos(page)).to_have_count(5)
    expect(page.locator("path.last")).to_have_count(0)  # it would lie over what the piece paid
    paid = page.locator(".figure.paid").all_text_contents()
    assert len(paid) == 5
    gained = sum(int(dots.replace("+", "")) for dots in paid)
    expect(page.get_by_test_id("points-x")).to_contain_text(str(gained))
