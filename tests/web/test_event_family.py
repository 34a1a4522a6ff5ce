"""Several entrants on one phone: a parent plays, or lets children play, one after the other."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.evening import QUICK, WON, Evening
from tests.web.play import drop, moves_of, rod
from tests.web.test_pages import faults_by_day_and_night

SMALLEST = {"viewport": {"width": 320, "height": 568}}


def part_of(phone: Page, name: str) -> Locator:
    """The part of the page with which this entrant acts."""
    return phone.get_by_role("region", name=name, exact=True)


def enter_two(evening: Evening, phone: Page) -> None:
    """Mia and Tom, who check in one after the other."""
    phone.goto(evening.link)
    phone.get_by_test_id("event-name").fill("Mia")
    phone.get_by_test_id("event-enter").click()
    phone.get_by_test_id("enter-more").click()
    expect(phone.get_by_test_id("event-name")).to_have_value("")  # Mia is on the list already
    phone.get_by_test_id("event-name").fill("Tom")
    phone.get_by_test_id("event-enter").click()
    expect(part_of(phone, "Tom").get_by_test_id("my-state")).to_be_focused()
    for name in ("Tom", "Mia"):
        check_in(evening, part_of(phone, name))
        evening.phones[name] = phone


def check_in(evening: Evening, part: Locator) -> None:
    part.get_by_test_id("check-in").click()
    evening.until(lambda: expect(part.get_by_test_id("check-in")).to_have_count(0, timeout=QUICK))
    expect(part.get_by_test_id("my-state")).to_be_focused()


def sees(evening: Evening, place: Locator, words: str = "") -> None:
    evening.until(lambda: expect(place).to_contain_text(words, timeout=QUICK))


def keep_apart(evening: Evening, one: str, other: str) -> None:
    numbers = {e["name"]: e["id"] for e in evening.view()["entrants"]}
    command = {"type": "forbid", "one": numbers[one], "other": numbers[other]}
    answer = evening.host.request.post(
        f"/api/events/{evening.id}/do",
        data={"id": "apart", "command": command},
        headers={"Authorization": f"Bearer {evening.token}"},
    )
    assert answer.ok, answer.text()


def test_two_children_on_one_phone_check_in_play_and_confirm(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, window=SMALLEST, boxes=1)
    phone = evening.phone()
    enter_two(evening, phone)
    for name in ("Anna", "Bo"):
        evening.enter(name)
    keep_apart(evening, "Mia", "Tom")
    evening.pair(1)
    ((_, *at_board),), ((_, *at_screen),) = evening.bouts("real"), evening.bouts("screen")
    (sits,) = {"Mia", "Tom"} & set(at_board)
    (plays,) = {"Mia", "Tom"} & set(at_screen)
    (against,) = set(at_board) - {sits}

    evening.report(against, WON)
    sees(evening, part_of(phone, sits).get_by_test_id("confirm"))
    expect(part_of(phone, plays).get_by_test_id("confirm")).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults_by_day_and_night(phone) == []
    part_of(phone, sits).get_by_test_id("confirm").click()
    sees(evening, part_of(phone, sits).get_by_test_id("my-result"), " : ")

    part_of(phone, plays).get_by_test_id("to-board").click()
    expect(rod(phone, "a1")).to_be_visible()
    phone.get_by_test_id("resign").click()
    phone.get_by_test_id("confirm-yes").click()
    phone.get_by_test_id("back-to-event").click()
    sees(evening, part_of(phone, plays).get_by_test_id("my-result"), "0 : 1")

    evening.pair(2)
    for name in (sits, plays):
        if any(name in bout for bout in evening.bouts("real")):
            sees(evening, part_of(phone, name).get_by_test_id("at-table"))
            part_of(phone, name).get_by_test_id("at-table").click()
            evening.tap_result(phone, WON)
            sees(evening, part_of(phone, name).get_by_test_id("my-claim"))


@pytest.mark.parametrize("way", ["event", "table"])
def test_two_who_share_a_phone_play_each_other_at_its_screen(
    harness: Harness, visitors: Visitors, way: str
) -> None:
    evening = Evening(harness, visitors, boxes=0)
    phone = evening.phone()
    enter_two(evening, phone)
    evening.pair(1)
    ((table, *names),) = evening.bouts("screen")
    for count, move in enumerate(("a1", "b1", "c1")):
        phone.goto(f"/e/{evening.code}" + (f"/t/{table}" if way == "table" else ""))
        name = names[count % 2]
        sees(evening, part_of(phone, name).get_by_test_id("to-board"))
        part_of(phone, name).get_by_test_id("to-board").click()
        expect(rod(phone, "a1")).to_be_visible()
        drop(phone, move)
        expect(moves_of(phone)).to_have_count(count + 1)
    assert bout_of(evening)["phase"] == "playing"


def bout_of(evening: Evening) -> dict[str, Any]:
    bout: dict[str, Any]
    (bout,) = evening.view()["heat"]["bouts"]
    return bout
