"""What hosts do in the dialogs of their page, and tables that are not for two."""

from functools import partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Harness, Visitors
from tests.web.evening import LOST, PHONE, QUICK, WON, Evening
from tests.web.play import drop, moves_of
from tests.web.xc import COUNTDOWN, SAND


def enter_by_hand(evening: Evening, *names: str, have_come: int | None = None) -> None:
    for name in names:
        evening.host.get_by_test_id("add-name").fill(name)
        evening.host.get_by_test_id("add-name").press("Enter")
    evening.sees(evening.host, "people-count", f"{have_come or len(names)} here")


def save_as(host: Page, form: str, folder: Path) -> str:
    """The file that the page saves in this form."""
    with host.expect_download() as download:
        host.get_by_test_id(f"export-{form}").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path.read_text(encoding="utf-8")


def test_a_host_forbids_removes_corrects_keeps_files_and_deletes(
    harness: Harness, visitors: Visitors, tmp_path: Path
) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    host.get_by_test_id("people-tile").click()
    enter_by_hand(evening, "Anna", "Bo", "Cleo", "Dara", "Emil")
    _two_must_not_meet_and_one_is_removed(evening)
    evening.pair(1)
    pairs = [{one, two} for _, one, two in evening.bouts("real")]
    assert len(pairs) == 2
    assert {"Anna", "Bo"} not in pairs

    for table in (1, 2):
        host.get_by_test_id(f"open-{table}").get_by_role("button").click()
        host.get_by_test_id(f"won-1-{WON}").click()
        host.get_by_test_id("save-result").click()
        evening.sees(host, "done", f"{table} of 2")
    _a_result_is_corrected_with_a_note(evening)

    host.get_by_test_id("more").click()
    report = save_as(host, "trf26", tmp_path)
    listed = save_as(host, "csv", tmp_path)
    names = ("Anna", "Bo", "Cleo", "Dara")
    players = "".join(line for line in report.splitlines() if line.startswith("001"))
    assert [players.count(name) for name in names] == [1, 1, 1, 1]
    assert all(f"\n{name}" in listed for name in names)
    assert "Emil" not in players + listed

    host.get_by_test_id("delete-event").click()
    host.get_by_test_id("confirm-yes").click()
    host.wait_for_url("**/e")
    expect(host.get_by_test_id("my-events")).to_have_count(0)
    assert host.request.get(f"/api/events/{evening.code}?event={evening.id}").status == 404

    # The list of one evening begins the next.
    host.get_by_test_id("import").set_input_files(tmp_path / "Riverside games night.csv")
    host.get_by_test_id("import-vier3d").click()
    host.wait_for_url("**/host")
    expect(host.get_by_role("heading", level=1)).to_have_text("Riverside games night")
    expect(host.get_by_test_id("before")).to_contain_text("4 entries, 0 here")


def _two_must_not_meet_and_one_is_removed(evening: Evening) -> None:
    host = evening.host
    host.get_by_text("Who must not meet").click()
    host.get_by_label("One", exact=True).select_option("Anna")
    host.get_by_label("The other").select_option("Bo")
    host.get_by_test_id("forbid").click()
    evening.sees(host, "forbidden", "Anna – Bo")
    host.get_by_test_id("person-Emil").click()
    host.get_by_role("button", name="Remove", exact=True).click()
    host.get_by_role("button", name="Really remove").click()
    evening.sees(host, "people-count", "4 entries, 4 here")
    expect(host.get_by_test_id("people").locator("b")).to_have_text(["Anna", "Bo", "Cleo", "Dara"])
    host.get_by_test_id("people-close").click()


def _a_result_is_corrected_with_a_note(evening: Evening) -> None:
    host = evening.host
    done = host.get_by_test_id("done-1")
    evening.until(lambda: expect(done).to_contain_text("1 : 0", timeout=QUICK))
    done.click()
    host.get_by_test_id(f"won-1-{LOST}").click()
    expect(host.get_by_test_id("save-result")).to_be_disabled()  # a note is part of it
    expect(host.get_by_test_id("result-lack")).to_have_text("Write why you correct it.")
    host.get_by_test_id("correct-note").fill("They sat the other way round")
    host.get_by_test_id("save-result").click()
    evening.until(lambda: expect(done).to_contain_text("0 : 1", timeout=QUICK))
    expect(done).to_contain_text("They sat the other way round")
    (_, _, winner), _ = evening.bouts("real")
    assert points_of(evening)[winner] == 2


def test_three_at_a_table_report_their_places_by_phone(
    harness: Harness, visitors: Visitors
) -> None:
    config = {"variant": "most-lines", "yellow": "three-players", "clock": None}
    evening = Evening(
        harness, visitors, config=config, format="threes", sides=3, scoring="places", heats=2
    )
    for name in ("Anna", "Bo", "Cleo"):
        evening.enter(name)
    evening.pair(1)
    (bout,) = evening.view()["heat"]["bouts"]
    names = {e["id"]: e["name"] for e in evening.view()["entrants"]}
    sides = [names[entrant] for (entrant,) in bout["sides"]]
    first = evening.phones[sides[0]]
    evening.sees(first, "at-table")
    first.get_by_test_id("at-table").click()
    for side, place in ((0, 2), (1, 1), (2, 2)):
        expect(first.get_by_test_id("report")).to_have_attribute("aria-disabled", "true")
        first.get_by_test_id(f"place-{side}-{place}").click()
    expect(first.get_by_test_id("report")).to_have_text("Report ½ : 2 : ½")
    first.get_by_test_id("report").click()
    for name in sides[1:]:
        phone = evening.phones[name]
        evening.sees(phone, "confirm")
        phone.get_by_test_id("confirm").click()
    evening.sees(evening.phones[sides[1]], "my-result", "2 : ½ : ½")
    expect(evening.phones[sides[1]].get_by_test_id("my-place")).to_contain_text("Place 1")


def test_the_host_ticks_who_did_not_come_and_corrects_it(
    harness: Harness, visitors: Visitors
) -> None:
    config = {"variant": "most-lines", "yellow": "three-players", "clock": None}
    table: dict[str, Any] = {
        "config": config,
        "format": "threes",
        "sides": 3,
        "scoring": "places",
        "heats": 2,
    }
    evening = Evening(harness, visitors, **table)
    host = evening.host
    host.get_by_test_id("people-tile").click()
    enter_by_hand(evening, "Anna", "Bo", "Cleo")
    host.get_by_test_id("people-close").click()
    evening.pair(1)
    host.get_by_test_id("open-1").get_by_role("button").click()
    expect(host.get_by_test_id("enter-absent")).to_be_disabled()  # nobody is ticked
    for name in ("Bo", "Cleo"):
        host.get_by_role("checkbox", name=name).check()
    host.get_by_test_id("enter-absent").click()
    evening.sees(host, "done", "1 of 1")
    assert points_of(evening) == {"Anna": 4, "Bo": 0, "Cleo": 0}

    done = host.get_by_test_id("done-1")
    done.click()
    expect(host.get_by_role("checkbox", name="Anna")).not_to_be_checked()
    expect(host.get_by_role("checkbox", name="Cleo")).to_be_checked()
    host.get_by_role("checkbox", name="Anna").check()
    expect(host.get_by_test_id("enter-absent")).to_be_disabled()  # a note is part of it
    host.get_by_test_id("correct-note").fill("Anna was at another table")
    host.get_by_test_id("enter-absent").click()
    evening.until(lambda: expect(done).to_contain_text("another table", timeout=QUICK))
    assert points_of(evening) == {"Anna": 0, "Bo": 0, "Cleo": 0}


def points_of(evening: Evening) -> dict[str, int]:
    """What everybody has, in half points."""
    view = evening.view()
    names = {e["id"]: e["name"] for e in view["entrants"]}
    return {names[row["entrant"]]: row["points"] for row in view["standing"]["rows"]}


def test_groups_of_a_league_compare_themselves_deal_by_deal(
    harness: Harness, visitors: Visitors
) -> None:
    league: dict[str, Any] = {
        "format": "league",
        "scoring": "field",
        "sides": 1,
        "days": 7,
        "heats": 2,
    }
    evening = Evening(harness, visitors, game="xcode", config={}, boxes=1, **league)
    owls = evening.enter("Owls", size=2)
    foxes = evening.enter("Foxes", size=2, is_remote=True)
    evening.pair(1)

    evening.sees(owls, "at-table")
    owls.get_by_test_id("at-table").click()
    owls.get_by_test_id("count-0-0").fill("5")
    owls.get_by_test_id("count-0-1").fill("35")
    owls.get_by_test_id("report").click()
    evening.sees(owls, "my-result", "5 · 0:35")  # at once: nobody else could confirm it
    screen = visitors.one()
    screen.goto(f"/e/{evening.code}/standing")
    expect(screen.get_by_text("has played")).to_be_visible()
    expect(screen.locator("main")).not_to_contain_text("0:35")  # the others still play this deal

    _a_group_runs_out_of_sand(evening, foxes)
    deals = screen.get_by_test_id("deals-1")
    evening.until(lambda: expect(deals).to_be_visible(timeout=QUICK))
    expect(deals.locator("tbody tr")).to_contain_text(["Owls", "Foxes"])
    expect(deals.locator("tbody tr").first.locator("td")).to_contain_text(["5 · 0:35", "1"])
    expect(deals.locator("tbody tr").last.locator("td")).to_contain_text(["0 · 0:00", "0"])
    screen.get_by_test_id("replay").click()
    screen.wait_for_url("**/r/*")
    expect(screen.get_by_role("heading", level=1)).to_have_text("X-Code")


def test_groups_say_how_many_they_are_also_if_the_host_enters_them(
    harness: Harness, visitors: Visitors
) -> None:
    league: dict[str, Any] = {"format": "league", "scoring": "field", "sides": 1}
    evening = Evening(harness, visitors, game="xcode", config={}, **league)
    owls, host = evening.enter("Owls"), evening.host
    host.get_by_test_id("people-tile").click()
    host.get_by_test_id("event-size").select_option("4")
    enter_by_hand(evening, "Foxes", have_come=2)
    assert sizes(evening) == {"Owls": 2, "Foxes": 4}

    resize(owls, 3)
    host.get_by_test_id("person-Foxes").click()
    resize(host.get_by_test_id("people"), 5)
    assert sizes(evening) == {"Owls": 3, "Foxes": 5}
    host.get_by_test_id("people-close").click()
    evening.pair(1)
    evening.sees(owls, "my-bout")
    expect(owls.get_by_text("This counts from the next bout on.")).to_be_visible()


def resize(place: Page | Locator, size: int) -> None:
    place.get_by_test_id("event-size").select_option(str(size))
    place.get_by_test_id("resize").click()
    page = place if isinstance(place, Page) else place.page
    expect(page.get_by_text("Saved.")).to_be_visible()


def sizes(evening: Evening) -> dict[str, int]:
    return {entrant["name"]: entrant["size"] for entrant in evening.view()["entrants"]}


def test_teams_say_how_many_they_are_and_get_that_many_seats(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, game="xobrainer", config={}, boxes=0)
    owls = evening.enter("Owls", size=2)
    evening.enter("Foxes", size=2)
    evening.pair(1)
    evening.sees(owls, "to-board")
    owls.get_by_test_id("to-board").click()

    owls.wait_for_url("**/m/*")
    seats = harness.match(owls.url.rpartition("/")[2]).chairs
    assert sorted(seat.name for seat in seats) == ["Foxes", "Foxes", "Owls", "Owls"]


def _a_group_runs_out_of_sand(evening: Evening, phone: Page) -> None:
    mate = evening.visitors.one(**PHONE)
    evening.sees(phone, "to-board")
    phone.get_by_test_id("to-board").click()
    phone.wait_for_url("**/j/*")
    mate.goto(phone.url)
    for page, name in ((phone, "Fay"), (mate, "Finn")):
        page.get_by_test_id("name").fill(name)
        page.get_by_test_id("join").click()
        page.get_by_test_id("ready").click()
        expect(page.get_by_test_id("ready")).to_have_count(0)
    expect(phone.get_by_test_id("countdown")).to_be_visible()
    evening.harness.turn(COUNTDOWN)
    expect(phone.get_by_test_id("countdown")).to_have_count(0)
    evening.harness.turn(2 * SAND)
    phone.get_by_test_id("back-to-event").click()
    evening.sees(phone, "my-result", "0 · 0:00")


def test_groups_climb_level_by_level(harness: Harness, visitors: Visitors) -> None:
    climb: dict[str, Any] = {"format": "climb", "scoring": "field", "sides": 1, "heats": 2}
    evening = Evening(harness, visitors, game="xcode", config={}, boxes=1, **climb)
    owls = evening.enter("Owls", size=2)
    foxes = evening.enter("Foxes", size=2, is_remote=True)
    evening.pair(1)
    for group in (owls, foxes):
        evening.sees(group, "my-level", "Level 1")
    expect(owls.get_by_test_id("why")).to_contain_text("Every group begins at the first level.")

    _owls_report(evening, owls, fields=12, seconds=35)
    evening.sees(owls, "my-outcome", "Won! Next: Level 2")
    _a_group_runs_out_of_sand(evening, foxes)
    evening.sees(foxes, "my-outcome", "Not won. You can try it again: Level 1")
    evening.sees(owls, "my-place", "levels won: 1")

    evening.pair(2)
    evening.sees(owls, "my-level", "Level 2")
    evening.sees(foxes, "my-level", "Level 1")
    wall = visitors.one()
    wall.goto(f"/e/{evening.code}/wall")
    expect(wall.locator("[data-entrant='1']")).to_contain_text("Level 2")
    expect(wall.locator("[data-entrant='2']")).to_contain_text("Level 1")

    _owls_report(evening, owls, fields=7, seconds=0)
    evening.sees(owls, "my-outcome", "Level 2 is not won yet.")
    _a_group_runs_out_of_sand(evening, foxes)
    screen = visitors.one()
    screen.goto(f"/e/{evening.code}/standing")
    rows = screen.get_by_test_id("standing").locator("tbody tr")
    evening.until(lambda: expect(rows.first.locator("td").last).to_have_text("7", timeout=QUICK))
    expect(rows).to_contain_text(["Owls", "Foxes"])
    expect(rows.first.locator("td")).to_have_text(["1", "1", "2", "1", "7"])
    expect(rows.last.locator("td")).to_have_text(["2", "0", "2", "–", "0"])
    levels = screen.get_by_test_id("deals-2").locator("tbody tr")
    expect(levels).to_contain_text(["Owls", "Foxes"])
    expect(levels.first).to_contain_text("Level 2")


def _owls_report(evening: Evening, phone: Page, fields: int, seconds: int) -> None:
    evening.sees(phone, "at-table")
    phone.get_by_test_id("at-table").click()
    expect(phone.get_by_test_id("to-companion")).to_contain_text("Level")
    expect(phone.get_by_text("At most 12, which wins the level.")).to_be_visible()
    phone.get_by_test_id("count-0-0").fill("13")
    phone.get_by_test_id("count-0-1").fill(f"{seconds}")
    expect(phone.get_by_test_id("report")).to_be_disabled()
    phone.get_by_test_id("count-0-0").fill(f"{fields}")
    phone.get_by_test_id("report").click()


def test_in_the_last_heat_the_host_waits_to_finish_and_players_for_the_end(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, heats=1)
    host = evening.host
    for name in ("Anna", "Bo", "Cleo"):
        evening.enter(name)
    evening.pair(1)
    ((_, one, two),) = evening.bouts("real")
    finish = host.get_by_test_id("finish")
    evening.sees(host, "finish", "Finish the event")
    expect(finish).to_have_attribute("aria-disabled", "true")
    expect(host.get_by_test_id("foot-note")).to_have_text(
        "Ready as soon as the last bout has a result."
    )
    expect(host.get_by_test_id("pair")).to_have_count(0)
    phone = evening.phones[two]
    expect(phone.get_by_test_id("who-begins")).to_have_text(f"{one} begins (Red)")
    (free,) = {"Anna", "Bo", "Cleo"} - {one, two}
    expect(evening.phones[free].get_by_test_id("my-state")).to_contain_text("counts as a win")

    evening.report(one, WON)
    evening.sees(phone, "confirm")
    phone.get_by_test_id("confirm").click()
    evening.sees(phone, "my-state", "This is the last heat.")
    expect(phone.get_by_role("switch")).to_have_count(0)  # no next heat to leave out
    evening.until(lambda: expect(finish).to_have_attribute("aria-disabled", "false", timeout=QUICK))
    finish.click()
    evening.sees(host, "foot-note", "The event is over.")
    expect(host.get_by_test_id("play-too")).to_have_count(0)
    host.get_by_test_id("more").click()
    expect(host.get_by_test_id("add-helper")).to_be_disabled()


def test_a_heat_is_paired_anew_until_somebody_has_begun(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, boxes=1)
    host = evening.host
    for name in ("Anna", "Bo", "Cleo", "Dara"):
        evening.enter(name)
    evening.pair(1)
    evening.until(lambda: expect_phase(evening, "playing"))  # a board at a screen is open
    _pair_anew(evening)
    evening.sees(host, "before")

    evening.pair(1)
    ((_, first, other),) = evening.bouts("screen")
    phones = [evening.phones[name] for name in (first, other)]
    for phone in phones:
        evening.sees(phone, "to-board")
        phone.get_by_test_id("to-board").click()
    drop(phones[0], "a1")
    expect(moves_of(phones[1])).to_have_count(1)  # so the server knows it
    _pair_anew(evening)
    expect(host.get_by_test_id("toast").locator("p")).to_contain_text("until it began")

    ((_, one, _),) = evening.bouts("real")
    expect(host.get_by_test_id("unpair")).to_be_visible()
    evening.report(one, WON)
    evening.loses(host, "unpair")


def expect_phase(evening: Evening, phase: str) -> None:
    assert evening.view()["phase"] == phase


def _pair_anew(evening: Evening) -> None:
    evening.host.get_by_test_id("unpair").click()
    evening.host.get_by_test_id("confirm-yes").click()


def test_a_host_renames_withdraws_closes_the_entry_moves_a_bout_and_starts_early(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors, announce=600)
    host, guest = evening.host, evening.phone()
    host.get_by_test_id("people-tile").click()
    enter_by_hand(evening, "Anna", "Bo", "Cleo", "Dara", "Emil")
    host.get_by_test_id("person-Emil").click()
    host.get_by_role("textbox", name="Rename").fill("Emilia")
    host.get_by_role("button", name="Rename").click()
    evening.sees(host, "person-Emilia")
    expect(host.get_by_test_id("person-Emil")).to_have_count(0)
    host.get_by_test_id("withdraw-Emilia").click()
    evening.sees(host, "people-count", "4 here")
    evening.loses(host, "withdraw-Emilia")
    may_enter = host.get_by_role("switch", name="Others may enter")
    for is_open, shown in ((False, "entry-closed"), (True, "event-enter")):
        may_enter.click()
        evening.until(partial(expect_checked, may_enter, is_open))
        guest.goto(evening.link)
        expect(guest.get_by_test_id(shown)).to_be_visible()
    host.get_by_test_id("people-close").click()

    evening.pair(1)
    assert [table for table, *_ in evening.bouts("real")] == [1, 2]
    host.get_by_test_id("open-1").get_by_role("button").click()
    expect(host.get_by_test_id("to-screen")).to_have_text("Play this bout on the screen")
    host.get_by_test_id("to-screen").click()
    evening.until(lambda: expect(host.get_by_role("dialog")).to_have_count(0, timeout=QUICK))
    ((table, *_),) = evening.bouts("screen")
    evening.sees(host, f"open-{table}")
    expect_phase(evening, "announced")
    host.get_by_test_id("start-now").click()
    evening.loses(host, "start-now")
    evening.until(lambda: expect_phase(evening, "playing"))


def expect_checked(switch: Locator, is_on: bool) -> None:
    expect(switch).to_be_checked(checked=is_on, timeout=QUICK)


def test_refusals_and_codes_are_in_sight_in_the_dialogs_of_a_host(
    harness: Harness, visitors: Visitors
) -> None:
    evening = Evening(harness, visitors)
    host = evening.host
    host.get_by_test_id("people-tile").click()
    enter_by_hand(evening, "Anna", "Bo", "Cleo", "Dara", "Emil")
    host.get_by_test_id("add-name").fill("Anna")
    host.get_by_test_id("add-name").press("Enter")
    toast = host.get_by_test_id("toast").locator("p")
    expect(toast).to_contain_text("Anna: ")
    assert toast.evaluate(
        """(toast) => {
            const { left, top, width, height } = toast.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            return toast.contains(there);
        }"""
    )
    host.get_by_test_id("toast").get_by_role("button").click()
    expect(toast).to_have_count(0)
    expect(host.get_by_test_id("people")).to_be_visible()  # the dialog is still open

    host.get_by_test_id("person-Emil").click()
    host.get_by_role("button", name="Show link").click()
    expect(host.get_by_alt_text("QR code for Emil")).to_be_in_viewport(ratio=1)
    host.get_by_test_id("people-close").click()
    host.get_by_test_id("more").click()
    host.get_by_test_id("add-helper").click()
    expect(host.get_by_alt_text("QR code for a helper")).to_be_in_viewport(ratio=1)
