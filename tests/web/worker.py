"""Pages that have everything they need for a time without a network."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visitors

FIRST_SECONDS = 3_000
"""Milliseconds that a page has to itself before everything else is fetched."""
PATIENCE = 90_000
"""Milliseconds: it is two hundred files, and the machine may have other work."""


def keeper(visitors: Visitors, base_url: str, path: str = "/") -> Page:
    """A page in a browser that may keep things, once it has them all."""
    page = visitors.one(base_url=base_url, service_workers="allow")
    page.clock.install()
    page.goto(path)
    expect(page.locator("h1").first).to_be_visible()
    page.clock.fast_forward(FIRST_SECONDS)
    wait_until_kept(page)
    return page


def wait_until_kept(page: Page) -> None:
    page.wait_for_function(
        "() => navigator.serviceWorker.controller?.state === 'activated'", timeout=PATIENCE
    )


def cut_off(page: Page) -> None:
    """The device has no network any more, for its pages and for its worker."""
    page.context.set_offline(True)
