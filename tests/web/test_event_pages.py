"""The pages of tournaments one by one: for everybody, and by keyboard alone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web import staged_event
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable
from tests.web.evening import LOST, PHONE, QUICK, WON, Evening
from tests.web.play import tab_to
from tests.web.staged_event import CODE, FROM_THE_RIGHT, HOST, from_the_right, show, starts
from tests.web.test_pages import faults_by_day_and_night


def test_axe_finds_nothing_on_the_pages_of_an_event(harness: Harness, visitors: Visitors) -> None:
    evening = Evening(harness, visitors, boxes=1)
    host, found = evening.host, {}
    guest = visitors.one(**PHONE)
    guest.goto(evening.link)
    expect(guest.get_by_test_id("event-enter")).to_be_visible()
    found["entry"] = faults_by_day_and_night(guest)
    found["before"] = faults_by_day_and_night(host)
    for name in ("Anna", "Bo", "Cleo", "Dara"):
        evening.enter(name)
    evening.pair(1)
    ((_, one, two),) = evening.bouts("real")
    phone = evening.phones[one]
    evening.sees(phone, "at-table")
    found["player"] = faults_by_day_and_night(phone)
    phone.get_by_test_id("at-table").click()
    phone.get_by_test_id(f"won-1-{WON}").click()
    found["table"] = faults_by_day_and_night(phone)
    phone.get_by_test_id("report").click()
    evening.sees(evening.phones[two], "contradict")
    evening.phones[two].get_by_test_id("contradict").click()
    evening.tap_result(evening.phones[two], LOST)
    evening.sees(host, "open-1", "They differ")
    found["host"] = faults_by_day_and_night(host)
    for tile in ("people-tile", "more"):
        host.get_by_test_id(tile).click()
        found[tile] = faults_by_day_and_night(host)
        host.keyboard.press("Escape")
    for page, shown in (("standing", "cross"), ("print", "print")):
        host.goto(f"/e/{evening.code}/{page}")
        expect(host.get_by_test_id(shown)).to_be_visible()
        found[page] = faults_by_day_and_night(host)
    host.goto("/e")
    expect(host.get_by_test_id("my-events")).to_be_visible()
    found["my events"] = faults_by_day_and_night(host)

    assert {where: [] for where in found} == found


def test_a_heat_by_keyboard_alone(harness: Harness, visitors: Visitors) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    tab_to(host, '[data-testid="people-tile"]')
    host.keyboard.press("Enter")
    for name in ("Anna", "Bo"):
        tab_to(host, '[data-testid="add-name"]')
        host.keyboard.type(name)
        host.keyboard.press("Enter")
        evening.sees(host, "people", name)
    evening.sees(host, "people-count", "2 here")
    host.keyboard.press("Escape")
    evening.sees(host, "foot-note", "")
    tab_to(host, '[data-testid="pair"][aria-disabled="false"]')
    host.keyboard.press("Enter")
    evening.sees(host, "open-1", "Nobody at the table yet")
    tab_to(host, '[data-testid="open-1"] button')
    host.keyboard.press("Enter")
    tab_to(host, f'[data-testid="won-1-{WON}"]')
    host.keyboard.press("Space")
    tab_to(host, '[data-testid="save-result"]')
    host.keyboard.press("Enter")

    evening.sees(host, "done", "1 of 1")
    expect(host.locator("dialog")).to_have_count(0)


def press(page: Page, testid: str, more: str = "", key: str = "Enter") -> None:
    """Reach this by the tab key, and press a key there."""
    tab_to(page, f'[data-testid="{testid}"]{more}')
    page.keyboard.press(key)


def test_players_and_host_need_nothing_but_the_keyboard(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, heats=2)
    host = evening.host
    for name in ("Anna", "Bo"):
        phone = evening.phones[name] = evening.phone()
        phone.goto(evening.link)
        tab_to(phone, '[data-testid="event-name"]')
        phone.keyboard.type(name)
        phone.keyboard.press("Enter")
        evening.sees(phone, "my-state")
        press(phone, "check-in")
        evening.loses(phone, "check-in")
    for heat in (1, 2):
        evening.can_pair()
        press(host, "pair")
        evening.sees(host, "heat", f"Heat {heat}")
        ((_, one, two),) = evening.bouts("real")
        first, second = evening.phones[one], evening.phones[two]
        evening.sees(first, "at-table")
        press(first, "at-table")
        press(first, f"won-1-{WON}", key="Space")
        press(first, "report")
        evening.sees(second, "confirm")
        if heat == 1:
            press(second, "confirm")
        else:
            press(second, "contradict")
            press(second, f"won-1-{LOST}", key="Space")
            press(second, "report")
            evening.sees(host, "open-1", "They differ")
            press(host, "open-1", " button")
        evening.sees(first, "my-result", "1 : 0")
    evening.sees(host, "finish")
    press(host, "finish")
    for phone in evening.phones.values():
        evening.sees(phone, "my-state", "over")


def test_names_from_the_right_stay_so_for_players_and_hosts(visitors: Visitors) -> None:
    t = staged_event.evening(FROM_THE_RIGHT, "playing")
    player, host = visitors.one(**PHONE), visitors.one(**PHONE)
    show(player, t, f"/e/{CODE}", key="key-1")
    show(host, t, f"/e/{CODE}/host", key=HOST)
    expect(player.get_by_test_id("opponent")).to_be_visible()
    expect(host.get_by_test_id("open-1")).to_be_visible()
    host.get_by_test_id("people-tile").click()
    expect(host.get_by_test_id(f"person-{FROM_THE_RIGHT[0]}")).to_be_visible()

    assert starts(player) == from_the_right(*FROM_THE_RIGHT[:2])
    assert starts(host) == from_the_right(*FROM_THE_RIGHT)


def test_times_are_those_of_the_viewer_and_name_the_zone(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors)
    for name, zone in (("Anna", "Asia/Tokyo"), ("Bo", "Europe/London")):
        page = visitors.one(locale="en-GB", timezone_id=zone, **PHONE)
        evening.enter(name, page)
    evening.pair(1)
    zones = {"Anna": "GMT+9", "Bo": "BST"}
    for name, words in zones.items():
        evening.sees(evening.phones[name], "ends", words)


def test_a_bout_of_last_week_can_be_played_and_the_next_heat_begins_by_itself(
    harness: Harness, visitors: Visitors
) -> None:
    config = {"variant": "most-lines", "yellow": "three-players", "clock": None}
    weekly: dict[str, Any] = {"format": "league", "sides": 3, "scoring": "places", "heats": 2}
    evening = Evening(harness, visitors, config=config, days=7, announce=0, **weekly)
    for name in ("Anna", "Bo", "Cleo"):
        evening.enter(name)
    evening.pair(1)
    host = evening.host
    evening.sees(host, "countdown", "in 6 days")
    harness.turn(7 * 24 * 3_600_000)
    evening.sees(host, "heat", "Heat 2 of 2")

    for table in (1, 2):  # that of the first week comes first
        evening.sees(host, f"open-{table}")
        phone = evening.phones["Anna"]
        evening.sees(phone, "my-bout", f"{table}")
        host.get_by_test_id(f"open-{table}").get_by_role("button").click()
        for side in range(3):
            host.get_by_test_id(f"place-{side}-{side + 1}").click()
        host.get_by_test_id("save-result").click()
        evening.loses(host, f"open-{table}")
    evening.sees(host, "finish")


def test_a_host_types_names_faster_than_the_server_answers(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    host.get_by_test_id("people-tile").click()
    field = host.get_by_test_id("add-name")
    with harness.held():
        for name in ("Anna", "Bo", "Cleo"):
            field.fill(name)
            field.press("Enter")
        field.fill("Dar")

    evening.sees(host, "people-count", "3 here")
    expect(host.get_by_test_id("people").locator("b")).to_have_text(["Anna", "Bo", "Cleo"])
    expect(field).to_have_value("Dar")


def test_a_helper_reports_and_does_nothing_else(harness: Harness, visitors: Visitors) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    for name in ("Anna", "Bo"):
        evening.enter(name)
    host.get_by_test_id("more").click()
    host.get_by_test_id("add-helper").click()
    path = host.get_by_test_id("helper-qr").get_attribute("data-path")
    host.keyboard.press("Escape")
    evening.pair(1)

    helper = visitors.one(**PHONE)
    helper.goto(path or "")
    evening.sees(helper, "helper", "You are a helper")
    assert "#" not in helper.url
    helper.locator(f'a[href="/e/{evening.code}/t/1"]').click()
    helper.get_by_test_id(f"won-1-{WON}").click()
    evening.enter("Cleo")  # news of the event leave what was tapped as it is
    evening.sees(host, "heat", "3 here")
    expect(helper.get_by_test_id("report")).to_have_text("Report 1 : 0")
    helper.get_by_test_id("report").click()
    evening.sees(helper, "decided", "1 : 0 counts")
    helper.goto(f"/e/{evening.code}/host")
    evening.sees(helper, "not-host", "Only the device")


def test_the_link_of_an_entrant_lets_a_device_play(harness: Harness, visitors: Visitors) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    host.get_by_test_id("people-tile").click()
    host.get_by_test_id("add-name").fill("Grandpa Joost")
    host.get_by_test_id("add").click()
    evening.sees(host, "people", "without a phone")
    host.get_by_test_id("person-Grandpa Joost").click()
    host.get_by_role("button", name="Show link").click()
    source = host.get_by_alt_text("QR code for Grandpa Joost").get_attribute("src") or ""
    path = host.evaluate("src => new URL(src, location.href).searchParams.get('path')", source)

    phone = visitors.one(**PHONE)
    phone.goto(path)
    evening.sees(phone, "my-state", "You are here")
    assert "#" not in phone.url
    phone.reload()
    evening.sees(phone, "my-state", "You are here")


def test_the_companion_is_set_up_as_the_bout_is_played(
    harness: Harness, visitors: Visitors
) -> None:
    clock = {"type": "total", "seconds": 600, "increment": 10}
    config = {"variant": "first-line", "yellow": "none", "clock": clock}
    evening = Evening(harness, visitors, config=config)
    for name in ("Anna", "Bo"):
        evening.enter(name)
    evening.pair(1)
    phone = evening.phones["Anna"]
    evening.sees(phone, "at-table")
    phone.get_by_test_id("at-table").click()
    phone.get_by_test_id("to-companion").click()
    expect(phone.get_by_test_id("start-clock")).to_be_visible()
    kept = phone.evaluate("JSON.parse(localStorage.getItem('knobel.companion.vier3d.clock'))")
    assert (kept["type"], kept["total"], kept["increment"]) == ("total", 600, 10)
    phone.get_by_test_id("back-to-event").click()
    expect(phone.get_by_test_id("report")).to_be_visible()


BOUTS: dict[str, dict[str, Any]] = {
    "vier3d": {},
    "xobrainer": {"config": {}},
    "xcode": {"config": {}, "format": "league", "scoring": "field", "sides": 1},
}


@pytest.mark.parametrize("game", BOUTS)
def test_the_companion_opens_though_the_network_was_lost_before(
    harness: Harness, visitors: Visitors, game: str
) -> None:
    evening = Evening(harness, visitors, game=game, **BOUTS[game])
    phone = evening.phone()
    cable, asked, fetched = Cable(phone), set[str](), set[str]()
    phone.on("request", lambda request: asked.add(request.url))
    phone.on("requestfinished", lambda request: fetched.add(request.url))
    for name, page in (("Anna", phone), ("Bo", None)):
        evening.enter(name, page, size=2 if game == "xcode" else 1)
    evening.pair(1)
    evening.sees(phone, "at-table")

    def is_prepared() -> None:
        phone.wait_for_timeout(QUICK)
        assert any(f"/{game}-Companion-" in url for url in asked)
        assert asked == fetched

    evening.until(is_prepared)
    cable.cut()
    phone.get_by_test_id("at-table").click()
    phone.get_by_test_id("to-companion").click()
    expect(phone.get_by_test_id("back-to-event")).to_be_visible()

    said = phone.locator("main").inner_text()
    assert not re.search(rf"\b(companion|{game})-[a-z]+", said), said
    assert not [url for url in fetched if re.search(r"-board|three", url)]


def test_a_host_opens_an_event_from_what_we_propose(visitors: Visitors) -> None:
    host = visitors.one(**PHONE)
    host.goto("/")
    host.get_by_test_id("to-e").click()
    host.get_by_test_id("new-event").click()
    host.get_by_test_id("new-name").fill("Club night")
    host.get_by_test_id("new-people").fill("14")
    host.get_by_test_id("new-boxes").fill("5")
    expect(host.get_by_test_id("plan")).to_contain_text("5 at real boards, 2 on screens")
    host.get_by_test_id("customise").click()
    host.get_by_test_id("setup-heats").fill("3")
    host.get_by_test_id("setup-heats").blur()
    expect(host.get_by_test_id("foot-note")).to_contain_text("3 heats")
    host.get_by_test_id("open-event").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Club night")
    code = "".join(host.get_by_test_id("event-code").inner_text().split())

    # Whoever types the code on the first page is taken to the event, too.
    guest = visitors.one(**PHONE)
    guest.goto("/")
    guest.get_by_test_id("join-code").fill(code)
    guest.get_by_test_id("join-go").click()
    expect(guest.get_by_test_id("event-enter")).to_be_visible()
    host.goto("/e")
    expect(host.get_by_test_id("my-events")).to_contain_text("Club night")
