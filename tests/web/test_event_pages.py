"""The pages of tournaments one by one: for everybody, and by keyboard alone."""

import re
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, Route, expect

from knobel.locale import text
from knobel.tournament.values import Entrant, Reason
from tests.web import staged_event
from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable
from tests.web.evening import LOST, NAMES, PHONE, QUICK, WON, Evening
from tests.web.play import moves_of, tab_to
from tests.web.staged_event import CODE, FROM_THE_RIGHT, HOST, from_the_right, show, starts
from tests.web.test_pages import faults_by_day_and_night
from tests.web.xo import cut_off


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
    _differs_without_colours(host)
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


def _differs_without_colours(host: Page) -> None:
    host.emulate_media(forced_colors="active")
    differ = host.get_by_test_id("open-1")
    expect(differ.get_by_text("They differ")).to_be_visible()
    for score in ("1 : 0", "0 : 1"):
        expect(differ.get_by_test_id(f"settle-{score}")).to_be_visible()
    host.emulate_media(forced_colors="none")


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
    evening = Evening(harness, visitors)
    host, cables = evening.host, {}
    for name in ("Anna", "Bo", "Cleo", "Dara", "Emil", "Fay"):
        phone = evening.phones[name] = evening.phone()
        cables[name] = Cable(phone)
        phone.goto(evening.link)
        tab_to(phone, '[data-testid="event-name"]')
        phone.keyboard.type(name)
        phone.keyboard.press("Enter")
        evening.sees(phone, "my-state")
        press(phone, "check-in")
        evening.loses(phone, "check-in")
    for heat in (1, 2, 3):
        if heat == 3:
            press(evening.phones["Emil"], "withdraw")
            press(evening.phones["Emil"], "confirm-yes")
            evening.sees(evening.phones["Emil"], "my-state", "You have left")
        evening.can_pair()
        press(host, "pair")
        evening.sees(host, "heat", f"Heat {heat}")
        for _, one, two in evening.bouts("screen"):
            play = _win_by_keyboard if heat == 1 else _resign_by_keyboard
            play(evening, evening.phones[one], evening.phones[two])
        bouts = evening.bouts("real")
        assert len(bouts) == 2
        for table, one, two in bouts:
            first, second = evening.phones[one], evening.phones[two]
            is_first = table == bouts[0][0]
            evening.sees(first, "at-table")
            if heat == 1 and is_first:
                cables[one].cut()
            _report_by_keyboard(first, WON)
            if heat == 1 and is_first:
                evening.sees(first, "event-connection", evening.words("event-offline-kept"))
                cables[one].mend()
            evening.sees(second, "confirm")
            if heat == 2 and is_first:
                press(second, "contradict")
                press(second, f"won-1-{LOST}", key="Space")
                press(second, "report")
                evening.sees(host, f"open-{table}", "They differ")
                press(host, "settle-1 : 0")
            else:
                press(second, "confirm")
            evening.sees(first, "my-result", "1 : 0")
            evening.sees(second, "my-result", "0 : 1")
    evening.sees(host, "finish")
    press(host, "finish")
    for phone in evening.phones.values():
        evening.sees(phone, "my-state", "over")
    points = [row["points"] for row in evening.view()["standing"]["rows"]]
    assert sum(points) == 2 * (3 + 3 + 2 + 1)  # the bouts of three heats, and a bye


def _report_by_keyboard(phone: Page, winner: str) -> None:
    press(phone, "at-table")
    press(phone, f"won-1-{winner}", key="Space")
    press(phone, "report")


def _resign_by_keyboard(evening: Evening, loser: Page, winner: Page) -> None:
    evening.sees(loser, "to-board")
    press(loser, "to-board")
    press(loser, "resign")
    press(loser, "confirm-yes")
    press(loser, "back-to-event")
    for page in (loser, winner):
        evening.sees(page, "my-result")


def _win_by_keyboard(evening: Evening, winner: Page, loser: Page) -> None:
    """Play at a screen: a column on A1 against balls on B1; then both go back to the event."""
    for page in (winner, loser):
        evening.sees(page, "to-board")
        press(page, "to-board")
        tab_to(page, "button[data-rod]")
    loser.keyboard.press("ArrowRight")
    for count in range(7):
        evening.settle()
        (loser if count % 2 else winner).keyboard.press("Enter")
        for page in (winner, loser):
            expect(moves_of(page)).to_have_count(count + 1)
    for page in (winner, loser):
        press(page, "back-to-event")
        evening.sees(page, "my-result")


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
    host = visitors.one(locale="en-GB", timezone_id="Asia/Tokyo")
    host.goto("/e/new")
    for place in ("proposals", "foot-note"):
        expect(host.get_by_test_id(place)).to_contain_text(zones["Anna"])
    show(host, staged_event.evening(NAMES, "announced"), f"/e/{CODE}/print", key=HOST)
    host.get_by_test_id("sheet-tables").check()
    begins = datetime.fromtimestamp(staged_event.NOW / 1000 + 200, ZoneInfo("Asia/Tokyo"))
    head = host.locator("[data-sheet=tables] .head")
    expect(head).to_contain_text(f"{begins:%H:%M} ({zones['Anna']})")


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


def test_in_an_arena_free_players_are_paired_by_themselves(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, format="arena", scoring="win", boxes=1)
    for name in ("Anna", "Bo"):
        evening.enter(name)
    evening.host.get_by_test_id("pair").click()
    phones = evening.phones.values()
    for phone in phones:
        evening.sees(phone, "at-table")
    ((_, one, two),) = evening.bouts("real")
    evening.report(one, WON)
    evening.sees(evening.phones[two], "confirm")
    evening.phones[two].get_by_test_id("confirm").click()
    for phone in phones:
        evening.sees(phone, "my-result")

    harness.turn(20_000)  # so long nobody else was free; nobody presses anything
    for phone in phones:
        evening.loses(phone, "my-result")
        evening.sees(phone, "at-table")
    assert {"Anna", "Bo"} == set(evening.bouts("real")[-1][1:])


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
    if game == "xcode":  # as many as the group has, not as the settings say
        kept = phone.evaluate("JSON.parse(localStorage.getItem('knobel.companion.xcode.setup'))")
        assert kept["players"] == 2
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
    expect(host.get_by_test_id("plan")).to_contain_text("about 10 minutes, as the box says")
    host.get_by_test_id("customise").click()
    host.get_by_role("switch", name="School mode").click()
    expect(host.get_by_text("nobody looks on from outside")).to_be_visible()
    expect(host.get_by_test_id("setup-keep_days")).to_have_value("30")
    _type(host, "heats", "3")
    expect(host.get_by_test_id("foot-note")).to_contain_text("3 heats")
    host.get_by_test_id("open-event").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Club night")
    code = "".join(host.get_by_test_id("event-code").inner_text().split())

    # Whoever types the code on the first page is taken to the event, too.
    guest = visitors.one(**PHONE)
    guest.goto("/")
    guest.get_by_test_id("join-code").fill(code)
    guest.get_by_test_id("join-go").click()
    expect(guest.get_by_test_id("event-enter")).to_be_disabled()
    guest.get_by_test_id("event-animal").click()
    animals = text("en", "event-animals").split(", ")
    assert guest.get_by_test_id("event-name").input_value() in animals
    expect(guest.get_by_test_id("event-enter")).to_be_enabled()
    host.goto("/e")
    expect(host.get_by_test_id("my-events")).to_contain_text("Club night")


@pytest.mark.parametrize("school", [False, True])
def test_nobody_from_outside_looks_on_at_a_school_class(
    harness: Harness, visitors: Visitors, school: bool
) -> None:
    evening = Evening(harness, visitors, school=school, boxes=0)
    for name in ("Anna", "Bo"):
        evening.enter(name)
    evening.pair(1)
    for phone in evening.phones.values():
        evening.sees(phone, "to-board")
    wall = visitors.one(viewport={"width": 1280, "height": 720})
    with wall.expect_response("**/seat") as answer:
        wall.goto(f"/e/{evening.code}/wall")
    expect(wall.locator("[data-entrant]")).to_have_count(2)

    assert answer.value.ok != school
    expect(wall.locator("[data-picture]")).to_have_count(0 if school else 1)


def test_a_plan_keeps_what_the_host_has_chosen_and_typed(visitors: Visitors) -> None:
    host = visitors.one(**PHONE)
    host.goto("/e/new")
    plan, replaced = host.get_by_test_id("plan"), host.get_by_test_id("plan-replaced")
    host.get_by_test_id("new-people").fill("14")
    expect(plan).to_contain_text("5 on screens")
    knockout, arena = (_proposal(host, name) for name in ("Knockout", "Arena"))
    knockout.check(force=True)
    host.get_by_test_id("customise").click()
    _type(host, "minutes", "17")
    _type(host, "keep_days", "9")
    host.get_by_test_id("new-boxes").fill("3")
    expect(plan).to_contain_text("3 at real boards")
    expect(knockout).to_be_checked()
    expect(host.get_by_test_id("setup-minutes")).to_have_value("17")

    arena.check(force=True)
    expect(host.get_by_test_id("setup-keep_days")).to_have_value("9")  # whatever is played
    expect(host.get_by_test_id("setup-minutes")).not_to_have_value("17")
    host.get_by_test_id("new-people").fill("3")
    expect(replaced).to_contain_text("no longer propose")
    expect(host.get_by_test_id("setup-keep_days")).to_have_value("9")
    host.get_by_test_id("format").select_option("stages")
    expect(host.get_by_role("switch", name="Play for third place")).to_be_checked()


def _proposal(host: Page, name: str) -> Locator:
    return host.get_by_test_id("proposals").get_by_role("radio", name=re.compile(f"^{name}"))


def _type(host: Page, figure: str, number: str) -> None:
    host.get_by_test_id(f"setup-{figure}").fill(number)
    host.get_by_test_id(f"setup-{figure}").blur()


def test_the_plan_of_an_older_node_says_nothing_about_the_length_of_games(
    visitors: Visitors,
) -> None:
    def older(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={"proposals": told["proposals"]})

    host = visitors.one(**PHONE)
    host.route("**/api/events/plan*", older)
    host.goto("/e/new")
    expect(host.get_by_test_id("plan")).to_contain_text("on screens")
    expect(host.get_by_test_id("plan")).not_to_contain_text("A game takes")


def test_a_plan_that_comes_late_or_is_refused_is_not_opened(visitors: Visitors) -> None:
    late: list[Route] = []

    def hold(route: Route) -> None:
        if "people=14" in route.request.url and not late:
            late.append(route)
        else:
            route.continue_()

    host = visitors.one(**PHONE)
    host.route("**/api/events/plan*", hold)
    host.goto("/e/new")
    plan, go = host.get_by_test_id("plan"), host.get_by_test_id("open-event")
    expect(plan).to_contain_text("2 on screens")
    with host.expect_request("**/api/events/plan*people=14*"):
        host.get_by_test_id("new-people").fill("14")
    host.get_by_test_id("new-people").fill("6")
    expect(plan).to_contain_text("1 on screens")
    with host.expect_response("**/api/events/plan*people=14*"):
        late[0].continue_()
    host.get_by_test_id("new-people").fill("1")
    expect(plan).to_contain_text("At least 2 people are needed")
    expect(go).to_be_disabled()
    with host.expect_response("**/api/events/plan*people=6*"):
        host.get_by_test_id("new-people").fill("6")

    expect(go).to_be_enabled()
    expect(plan).to_contain_text("1 on screens")


def test_a_finger_leaves_no_button_marked_that_comes_to_lie_under_it(visitors: Visitors) -> None:
    page = visitors.one(**PHONE, has_touch=True, is_mobile=True)
    page.goto("/e")
    rules = page.get_by_role("link", name="Rules of events")
    box = rules.bounding_box()
    assert box is not None
    plain = rules.evaluate("(button) => getComputedStyle(button).backgroundColor")
    rules.evaluate("(button) => button.addEventListener('click', (e) => e.preventDefault())")
    page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    page.wait_for_timeout(300)  # the colour fades in

    assert rules.evaluate("(button) => button.matches(':hover')")
    assert rules.evaluate("(button) => getComputedStyle(button).backgroundColor") == plain


def test_the_lesson_for_the_first_evening_is_found_where_events_begin(visitors: Visitors) -> None:
    page = visitors.one(**PHONE)
    page.goto("/e")
    page.get_by_test_id("event-lesson").click()
    page.wait_for_url("**/learn/events")


def play_heat(evening: Evening, name: str) -> list[str]:
    """Pair a heat of a knockout that has this name; who begins wins, and who loses is returned."""
    evening.can_pair()
    evening.host.get_by_test_id("pair").click()
    evening.sees(evening.host, "heat", name)
    bouts = evening.bouts("real")
    for _, one, two in bouts:
        evening.report(one, WON)
        evening.sees(evening.phones[two], "confirm")
        evening.phones[two].get_by_test_id("confirm").click()
        evening.sees(evening.phones[one], "my-result")
    return [two for _, _, two in bouts]


def test_the_heats_of_a_knockout_have_names_everywhere(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, format="knockout", heats=7, third_place=True)
    for name in ("Anna", "Bo", "Cleo", "Dara"):
        evening.enter(name)
    wall = visitors.one(viewport={"width": 1920, "height": 1080})
    wall.goto(f"/e/{evening.code}/wall")
    losers = play_heat(evening, "Semifinal")
    expect(wall.get_by_test_id("wall")).to_contain_text("Semifinal · Vier-gewinnt 3D")
    evening.can_pair()
    evening.host.get_by_test_id("pair").click()
    evening.sees(evening.host, "heat", "Final")
    expect(wall.get_by_test_id("wall")).to_contain_text("Final · Vier-gewinnt 3D")
    expect(evening.host.get_by_test_id("open-bouts")).to_contain_text("Third-place bout · Nobody")
    for name, phone in evening.phones.items():
        words = "Third-place bout" if name in losers else "Final"
        expect(phone.get_by_text(f"{name} · {words}", exact=True)).to_be_visible()


def test_who_is_out_of_a_knockout_does_not_wait_for_the_next_heat(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, format="knockout", third_place=False)
    for name in ("Anna", "Bo", "Cleo", "Dara"):
        evening.enter(name)
    losers = play_heat(evening, "Semifinal")
    for name, phone in evening.phones.items():
        is_out = name in losers
        evening.sees(phone, "my-state", "You are out" if is_out else "Wait for the next heat")
        expect(phone.get_by_label("Not in the next heat")).to_have_count(0 if is_out else 1)
    losers += play_heat(evening, "Final")
    for name, phone in evening.phones.items():
        words = "You are out" if name in losers[:2] else "Next comes the final standing"
        evening.sees(phone, "my-state", words)


def test_one_button_leads_from_the_first_game_of_a_bout_to_the_second(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, boxes=0, games=2)
    for name in ("Anna", "Bo"):
        evening.enter(name)
    evening.pair(1)
    pages = list(evening.phones.values())
    for page in pages:
        evening.sees(page, "to-board", "To the board")
        page.get_by_test_id("to-board").click()
        expect(page.get_by_test_id("resign")).to_be_visible()
    first = pages[0].url
    pages[0].get_by_test_id("resign").click()
    pages[0].get_by_test_id("confirm-yes").click()
    for page in pages:
        page.get_by_test_id("back-to-event").click()
        evening.sees(page, "to-board", "To game 2")
        page.get_by_test_id("to-board").click()
        expect(page.get_by_test_id("resign")).to_be_visible()
        assert page.url != first


def test_a_wide_cross_table_does_not_widen_the_page(visitors: Visitors) -> None:
    phone = visitors.one(viewport={"width": 390, "height": 844}, has_touch=True)
    t = staged_event.evening(staged_event.people(16), "playing")
    show(phone, t, f"/e/{CODE}/standing", key=HOST)
    expect(phone.get_by_test_id("cross")).to_be_visible()

    assert [] == [fault for fault in cut_off(phone) if fault.startswith("page")]


def test_the_host_reads_why_a_result_cannot_be_saved_yet(visitors: Visitors) -> None:
    host = visitors.one(**PHONE)
    t = staged_event.evening(staged_event.people(6), "playing", games=1)
    show(host, t, f"/e/{CODE}/host", key=HOST)
    host.get_by_test_id("open-1").get_by_role("button").click()
    save, lack = host.get_by_test_id("save-result"), host.get_by_test_id("result-lack")
    expect(lack).to_have_text("Tap who has won.")
    expect(save).to_have_attribute("aria-disabled", "true")
    expect(save).to_have_accessible_description("Tap who has won.")
    expect(save).not_to_have_class(re.compile("primary"))  # it would light up under a mouse
    host.get_by_test_id(f"won-1-{WON}").click()
    expect(lack).to_have_text("")
    expect(save).to_have_attribute("aria-disabled", "false")


def test_a_bye_is_explained_until_the_event_is_over(visitors: Visitors) -> None:
    player = visitors.one(**PHONE)
    told = []
    for phase in ("playing", "over"):
        t = staged_event.evening(staged_event.people(5), phase)
        *before, last = t.heats
        reason = Reason("bye-lowest", {"name": "Mia", "points": 1})
        told.append(replace(t, heats=(*before, replace(last, why_byes=(reason,)))))
    tell = show(player, told[0], f"/e/{CODE}", key="key-4")
    expect(player.get_by_test_id("why")).to_contain_text("Why a bye?")

    tell(told[1])
    expect(player.get_by_test_id("my-state")).to_contain_text("over")
    expect(player.get_by_test_id("why")).to_have_count(0)


@pytest.mark.parametrize("format_", ["knockout", "swiss"])
def test_nobody_is_asked_to_check_in_once_it_is_too_late(visitors: Visitors, format_: str) -> None:
    t = staged_event.evening(staged_event.people(4), "playing", format=format_, heats=5)
    late = Entrant(5, "Lena", keys=("key-late",), state="entered")
    t = replace(t, entrants=(*t.entrants, late))
    player, host = visitors.one(**PHONE), visitors.one(**PHONE)
    show(player, t, f"/e/{CODE}", key="key-late")
    show(host, t, f"/e/{CODE}/host", key=HOST)
    expect(player.get_by_test_id("my-state")).to_contain_text("It is too late to join.")
    expect(player.get_by_test_id("check-in")).to_have_count(0)
    host.get_by_test_id("people-tile").click()
    expect(host.get_by_test_id("person-Lena")).to_be_visible()

    expect(host.get_by_test_id("here-Lena")).to_have_count(0)
    expect(host.get_by_test_id("check-in-all")).to_have_count(0)


@pytest.mark.parametrize("button", ["event-enter", "check-in"])
def test_what_is_read_first_is_in_sight_on_a_phone_held_sideways(
    harness: Harness, visitors: Visitors, button: str
) -> None:
    evening = Evening(harness, visitors)
    phone = visitors.one(viewport={"width": 844, "height": 390})
    phone.goto(evening.link)
    phone.get_by_test_id("event-name").fill("Anna")
    if button == "check-in":
        phone.get_by_test_id("event-enter").click()
    expect(phone.get_by_test_id(button)).to_be_visible()
    phone.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    phone.get_by_test_id(button).click()
    evening.loses(phone, button)
    state = phone.get_by_test_id("my-state")
    expect(state).to_be_focused()

    for shown in (state, phone.get_by_role("heading", level=1)):
        expect(shown).to_be_in_viewport(ratio=1)


def test_a_page_stays_where_it_is_if_what_is_read_first_is_in_sight(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors)
    phone = evening.phone()
    phone.goto(evening.link)
    phone.get_by_test_id("event-name").fill("Anna")
    phone.get_by_test_id("event-enter").click()
    state = phone.get_by_test_id("my-state")
    expect(state).to_be_focused()
    before = phone.evaluate(
        "scrollTo(0, document.querySelector('main h1').getBoundingClientRect().bottom), scrollY"
    )
    phone.get_by_test_id("check-in").evaluate(
        "(button) => { button.focus({ preventScroll: true }); button.click(); }"
    )
    evening.loses(phone, "check-in")
    expect(state).to_be_focused()

    assert before > 0
    assert phone.evaluate("scrollY") == before
