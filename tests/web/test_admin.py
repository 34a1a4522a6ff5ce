"""The page for the host of an evening, in a browser."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from knobel.catalog.records import read_record
from knobel.games.vier3d import Drop
from knobel.locale import LANGUAGES, text
from knobel.server.admin import Operator
from knobel.service import table_admin
from tests.web.conftest import Harness, Visitors
from tests.web.play import invite, join, play, result_of
from tests.web.test_pages import faults
from tests.web.xo import id_of

SECRET = "the-secret-of-the-house"
NODE = "house:8000-1a2b3c"
PHONE = {"width": 360, "height": 740}
WON = "a1 b1 a2 b2 a3 b3 a4".split()
"""A match that red wins."""


def enter(page: Page, secret: str = SECRET) -> None:
    page.goto("/admin")
    page.get_by_test_id("admin-secret").fill(secret)
    page.get_by_test_id("admin-enter").click()


@pytest.fixture
def ended() -> list[bool]:
    return []


@pytest.fixture
def house(tmp_path: Path, ended: list[bool]) -> Iterator[Harness]:
    """A server with a page for its host."""
    house = Harness(tmp_path, operator=Operator(SECRET, NODE, lambda: ended.append(True)))
    house.start()
    yield house
    house.stop()


def test_without_a_secret_the_page_says_how_to_have_one(visitors: Visitors) -> None:
    page = visitors.one()
    enter(page)

    expect(page.get_by_test_id("admin-fault")).to_contain_text("--admin-secret")
    expect(page.get_by_test_id("admin-secret")).to_be_visible()


def test_the_host_looks_after_the_tables_of_an_evening(
    house: Harness, visitors: Visitors, ended: list[bool]
) -> None:
    anna, bo = visitors.one(base_url=house.url), visitors.one(base_url=house.url)
    join(bo, invite(anna))
    host = visitors.one(base_url=house.url)
    enter(host, "not-the-right-secret")
    expect(host.get_by_test_id("admin-fault")).to_be_visible()
    enter(host)

    expect(host.get_by_test_id("admin-count")).to_have_text("One table")
    expect(host.get_by_test_id("admin-fault")).to_have_count(0)
    guests = host.get_by_test_id("admin-tables").locator(".players li")
    expect(guests).to_have_text(["Anna connected", "Bo connected"])
    bo.close()
    host.get_by_test_id("admin-look").click()
    expect(guests).to_have_text(["Anna connected", "Bo not connected"])
    expect(host.get_by_test_id("admin-export")).to_have_count(0)

    host.get_by_test_id("admin-close").click()
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_test_id("admin-count")).to_have_text("No tables")
    expect(anna.get_by_text("deleted")).to_be_visible()
    host.get_by_test_id("admin-drain").click()
    host.get_by_test_id("confirm-no").click()
    assert ended == []
    host.get_by_test_id("admin-drain").click()
    expect(host.get_by_role("dialog")).to_contain_text(f"End server {NODE}?")
    host.get_by_test_id("confirm-yes").click()
    expect(host.get_by_text("The server is ending.")).to_be_visible()
    assert ended == [True]


def test_the_host_saves_the_record_of_a_match_that_is_over(
    house: Harness, visitors: Visitors
) -> None:
    anna, bo = visitors.one(base_url=house.url), visitors.one(base_url=house.url)
    join(bo, invite(anna))
    play(house, (anna, bo), WON)
    expect(result_of(anna)).to_contain_text(text("en", "result-won"))
    match = id_of(anna)
    host = visitors.one(base_url=house.url)
    enter(host)
    with host.expect_download() as download:
        host.get_by_test_id("admin-export").click()
    expect(host.get_by_text(text("en", "admin-exported"))).to_be_visible()
    record = download.value.path().read_text(encoding="utf-8")
    _, _, entries = read_record(record)
    moves = [entry.command.rod for entry in entries if isinstance(entry.command, Drop)]

    assert download.value.suggested_filename == f"{match}.knobel"
    assert "Anna" in record
    assert "Bo" in record
    assert moves == WON


def test_the_host_sees_that_there_are_more_tables_than_are_listed(
    house: Harness, visitors: Visitors, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_admin, "MOST", 1)
    anna, bo = visitors.one(base_url=house.url), visitors.one(base_url=house.url)
    invite(anna)
    host = visitors.one(base_url=house.url)
    enter(host)
    expect(host.get_by_test_id("admin-count")).to_have_text("One table")
    expect(host.get_by_test_id("admin-more")).to_have_count(0)
    invite(bo)
    host.get_by_test_id("admin-look").click()

    expect(host.get_by_test_id("admin-more")).to_have_text(text("en", "admin-more"))


def test_behind_a_balancer_the_host_ends_the_server_on_the_page_or_none(
    house: Harness, visitors: Visitors, ended: list[bool]
) -> None:
    """Asked again, the balancer may let another server answer."""
    host = visitors.one(base_url=house.url)

    def answer_as_another(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "node": "other:8000-4d5e6f"})

    host.route("**/api/admin/tables", answer_as_another)
    enter(host)
    expect(host.get_by_role("heading", name="Server other:8000-4d5e6f")).to_be_visible()
    host.get_by_test_id("admin-drain").click()
    host.get_by_test_id("confirm-yes").click()

    expect(host.get_by_text("Another server answered")).to_be_visible()
    assert ended == []


def test_a_server_that_does_not_say_which_it_is_cannot_be_ended(
    house: Harness, visitors: Visitors
) -> None:
    """One of the previous version, during a deploy."""
    host = visitors.one(base_url=house.url)

    def answer_as_before(route: Route) -> None:
        answer = route.fetch()
        view = answer.json()
        del view["node"]
        route.fulfill(response=answer, json=view)

    host.route("**/api/admin/tables", answer_as_before)
    enter(host)
    expect(host.get_by_test_id("admin-count")).to_be_visible()

    expect(host.get_by_test_id("admin-drain")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_the_page_of_the_host(
    house: Harness, visitors: Visitors, scheme: str
) -> None:
    anna = visitors.one(base_url=house.url)
    invite(anna)
    host = visitors.one(base_url=house.url, color_scheme=scheme, viewport=PHONE)
    host.goto("/admin")
    expect(host.get_by_test_id("admin-secret")).to_be_visible()
    found, widths = {"secret": faults(host)}, [width_of(host)]
    enter(host, "not-the-right-secret")
    expect(host.get_by_test_id("admin-fault")).to_be_visible()
    found["fault"] = faults(host)
    widths.append(width_of(host))
    enter(host)
    expect(host.get_by_test_id("admin-close")).to_be_visible()
    found["tables"] = faults(host)
    widths.append(width_of(host))
    for action in ("close", "drain"):
        host.get_by_test_id(f"admin-{action}").click()
        expect(host.get_by_role("dialog")).to_be_visible()
        found[action] = faults(host)
        widths.append(width_of(host))
        host.get_by_test_id("confirm-no").click()

    assert found == {name: [] for name in found}
    assert max(widths) <= PHONE["width"]


def width_of(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_host_speaks_every_language(
    house: Harness, visitors: Visitors, language: str
) -> None:
    anna = visitors.one(base_url=house.url)
    invite(anna)
    table = id_of(anna)
    host = visitors.one(base_url=house.url, locale=language)
    enter(host)
    close = host.get_by_test_id("admin-close")

    expect(host.get_by_role("heading", level=1)).to_have_text(text(language, "admin-title"))
    expect(host.get_by_test_id("admin-count")).to_have_text(text(language, "admin-count", count=1))
    expect(close).to_have_text(text(language, "admin-close"))
    expect(close).to_have_accessible_name(text(language, "admin-close-of", table=table))
    close.click()
    dialog = host.get_by_role("dialog")
    expect(dialog).to_have_accessible_name(text(language, "admin-close-title"))
    expect(dialog).to_contain_text(text(language, "admin-close-text", table=table))
    expect(dialog.get_by_test_id("confirm-yes")).to_have_text(text(language, "admin-close"))
    expect(dialog.get_by_test_id("confirm-no")).to_have_text(text(language, "cancel"))
