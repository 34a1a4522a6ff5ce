"""An evening: a host, six phones and a screen that everybody sees, in one run."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.ears import Cable, listen
from tests.web.evening import LOST, NAMES, QUICK, WON, Evening
from tests.web.play import rod


def test_an_evening_of_six_phones_a_host_and_a_shared_screen(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors)
    wall = visitors.one(viewport={"width": 1280, "height": 720})
    cut = visitors.one(viewport={"width": 844, "height": 390})
    cable = Cable(cut)
    for name in NAMES:
        evening.enter(name, cut if name == "Cleo" else None)
    wall.goto(f"/e/{evening.code}/wall")
    for page in (evening.host, *evening.phones.values()):
        listen(page)
    asked: list[str] = []
    for phone in evening.phones.values():
        phone.on("request", lambda request: asked.append(request.url))
    _one_phone_reports_without_a_network(evening, cable, wall)
    _the_host_settles_a_contradiction(evening, wall)
    _one_leaves_and_another_has_a_bye(evening, wall)
    assert not [url for url in asked if url.endswith("/heats")]  # only for who looks at them
    _everybody_sees_the_end(evening, wall)


def _wall_says_who_plays_where(evening: Evening, wall: Page, heat: int) -> None:
    evening.sees(wall, "wall", f"Heat {heat} of 3")
    expect(wall.get_by_test_id("wall")).to_have_attribute("data-phase", "playing")
    lines = wall.locator("[data-entrant]")
    expect(lines).to_have_count(len(NAMES) - (heat == 3))  # one leaves before the third
    expect(wall.get_by_test_id("countdown")).to_be_visible()
    for table, one, two in evening.bouts("real") + evening.bouts("screen"):
        for name, other in ((one, two), (two, one)):
            line = lines.filter(has=wall.locator(".me", has_text=name))
            expect(line).to_contain_text(str(table))
            expect(line).to_contain_text(other)


def _wall_shows_the_standing(evening: Evening, wall: Page, words: str) -> None:
    phase = wall.get_by_test_id("wall")
    evening.until(lambda: expect(phase).to_have_attribute("data-phase", "standing", timeout=QUICK))
    expect(phase).to_contain_text(words)
    expect(wall.locator("[data-page=standing] li")).to_have_count(len(NAMES))


def _one_phone_reports_without_a_network(evening: Evening, cable: Cable, wall: Page) -> None:
    cut = evening.phones["Cleo"]
    expect(cut.get_by_test_id("my-place")).to_have_count(0)  # nothing to show yet
    evening.pair(1)
    _wall_says_who_plays_where(evening, wall, 1)
    board = wall.locator("[data-picture]")  # it is there before anybody has a place
    evening.until(lambda: expect(board).to_be_visible(timeout=QUICK))
    for name, phone in evening.phones.items():
        evening.hears(phone, f"Heat 1: {name} plays against")
    ((table, first, other),) = evening.bouts("screen")
    evening.sees(evening.host, f"open-{table}", "Not connected for 0:")
    evening.play_screen(first, other)
    for _, one, two in evening.bouts("real"):
        speaks, asked = (two, one) if two == "Cleo" else (one, two)
        if speaks == "Cleo":
            cable.cut()
        evening.report(speaks, WON if speaks == one else LOST)
        if speaks == "Cleo":
            expect(cut.get_by_test_id("event-connection")).to_contain_text("stays on this device")
            cable.mend()
        evening.hears(evening.phones[asked], "Please confirm")
        evening.phones[asked].get_by_test_id("confirm").click()
        for name in (one, two):
            evening.sees(evening.phones[name], "my-result")
    expect(cut.get_by_test_id("event-connection")).to_be_empty()
    evening.hears(evening.host, "Heat 1 is over")
    _wall_shows_the_standing(evening, wall, "after heat 1")


def _the_host_settles_a_contradiction(evening: Evening, wall: Page) -> None:
    host = evening.host
    evening.pair(2)
    _wall_says_who_plays_where(evening, wall, 2)
    ((_, first, other),) = evening.bouts("screen")
    evening.resign_screen(other, first)
    (table, one, two), (_, three, four) = evening.bouts("real")
    evening.report(one, WON)
    evening.sees(evening.phones[two], "contradict")
    evening.phones[two].get_by_test_id("contradict").click()
    evening.tap_result(evening.phones[two], LOST)
    evening.hears(host, "different results")
    evening.sees(evening.phones[one], "my-claim", "The host decides")
    evening.sees(host, "foot-note", "Ready as soon as all 2")
    evening.sees(host, f"open-{table}", "They differ")
    row = host.get_by_test_id(f"open-{table}")
    row.get_by_role("button", name=re.compile("decide 1 : 0")).click()
    evening.sees(evening.phones[one], "my-result", "1 : 0")
    evening.sees(evening.phones[two], "my-result", "0 : 1")
    # A report that nobody answers counts after two minutes.
    evening.report(three, WON)
    evening.harness.turn(121_000)
    evening.sees(evening.phones[four], "my-result", "0 : 1")
    _wall_shows_the_standing(evening, wall, "after heat 2")


def _one_leaves_and_another_has_a_bye(evening: Evening, wall: Page) -> None:
    left = evening.phones["Emil"]
    left.get_by_test_id("withdraw").click()
    left.get_by_test_id("confirm-yes").click()
    evening.sees(left, "my-state", "You have left")
    evening.pair(3)
    wall.reload()  # its clock goes on evenly, but the server's was turned by two minutes
    assert len(evening.view()["heat"]["byes"]) == 1
    _wall_says_who_plays_where(evening, wall, 3)
    assert not evening.bouts("screen")
    for _, one, two in evening.bouts("real"):
        evening.report(one, WON)
        evening.sees(evening.phones[two], "confirm")
        evening.phones[two].get_by_test_id("confirm").click()


def _everybody_sees_the_end(evening: Evening, wall: Page) -> None:
    evening.sees(evening.host, "finish")
    evening.host.get_by_test_id("finish").click()
    for phone in evening.phones.values():
        evening.hears(phone, "The event is over")
        expect(phone.get_by_text("Standing", exact=True)).to_have_count(0)  # the place leads there
    _wall_shows_the_standing(evening, wall, "Final standing")
    view = evening.view()
    points = [row["points"] for row in view["standing"]["rows"]]
    assert sum(points) == 2 * (3 + 3 + 2 + 1)  # the bouts of three heats, and a bye
    free = next(e["name"] for e in view["entrants"] if e["id"] in view["heat"]["byes"])
    phone = evening.phones[free]
    phone.get_by_test_id("my-results").click()
    mine = phone.get_by_test_id("my-results").locator("xpath=..").get_by_role("listitem")
    expect(mine).to_contain_text(["Heat 3 bye", "Heat 2", "Heat 1"])


def test_a_tap_to_the_board_before_the_heat_starts_is_kept(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, announce=600, boxes=0)
    for name in NAMES[:2]:
        evening.enter(name)
    evening.pair(1)
    phone = evening.phones[NAMES[0]]
    evening.sees(phone, "to-board")
    phone.get_by_test_id("to-board").click()
    expect(phone.get_by_test_id("foot-note")).to_contain_text("has not begun yet")
    harness.turn(600_000)

    evening.until(lambda: expect(rod(phone, "a1")).to_be_visible(timeout=QUICK))
