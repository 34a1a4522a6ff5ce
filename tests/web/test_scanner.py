"""The QR code of an invitation before a camera: the browser's own, which plays a film of the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import segno
from playwright.sync_api import BrowserType, Page, expect

from knobel.locale import text
from tests.kit.browser import FLAGS, chromium
from tests.web.conftest import PATIENCE, Harness

WIDTH, HEIGHT, SCALE = 640, 480, 8


def film(path: Path, words: str) -> None:
    """A film of one frame in which somebody shows these words as a QR code."""
    rows = [list(row) for row in segno.make(words, error="m").matrix_iter(scale=SCALE, border=4)]
    left, top = (WIDTH - len(rows[0])) // 2, (HEIGHT - len(rows)) // 2
    light = bytearray(b"\xc8" * (WIDTH * HEIGHT))
    for y, row in enumerate(rows):
        begin = (top + y) * WIDTH + left
        light[begin : begin + len(row)] = bytes(16 if dark else 235 for dark in row)
    colour = b"\x80" * (WIDTH * HEIGHT // 2)
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n"
    path.write_bytes(head.encode() + light + colour)


@pytest.fixture
def seeing(
    browser_type: BrowserType, browser_context_args: dict[str, Any], base_url: str, tmp_path: Path
) -> Iterator[Callable[[str], Page]]:
    """Opens a page whose camera sees these words as a QR code."""
    opened = []

    def see(words: str) -> Page:
        film(tmp_path / "seen.y4m", words)
        camera = [
            "--use-fake-ui-for-media-stream",
            "--use-fake-device-for-media-stream",
            f"--use-file-for-fake-video-capture={tmp_path / 'seen.y4m'}",
        ]
        browser = browser_type.launch(executable_path=chromium(), args=[*FLAGS, *camera])
        opened.append(browser)
        context = browser.new_context(**{**browser_context_args, "base_url": base_url})
        context.set_default_timeout(PATIENCE)
        return context.new_page()

    yield see
    for browser in opened:
        browser.close()


def test_whoever_scans_the_code_of_an_invitation_stands_before_the_table(
    harness: Harness, seeing: Callable[[str], Page], page: Page
) -> None:
    seats = [{"kind": "person", "mine": True}, {"kind": "person"}]
    order = {"game": "vier3d", "seats": seats, "name": "Anna"}
    ticket = page.request.post("/api/matches", data=order).json()
    bo = seeing(f"{harness.url}/j/{ticket['code']}?m={ticket['id']}&l=de")
    bo.goto("/")
    bo.get_by_test_id("scan").click()

    expect(bo.get_by_role("heading", level=1)).to_have_text("Anna invites you")
    assert bo.url.endswith(f"/j/{ticket['code']}?m={ticket['id']}")


def test_a_code_of_another_site_leads_nowhere(seeing: Callable[[str], Page]) -> None:
    bo = seeing("https://evil.example/j/K7PM2X")
    bo.goto("/j/XXXXXX")
    bo.get_by_test_id("scan").click()

    expect(bo.get_by_test_id("scan-hint")).to_have_text(text("en", "scan-foreign"))
    bo.keyboard.press("Escape")
    expect(bo.get_by_test_id("scanner")).to_have_count(0)
    expect(bo.get_by_test_id("scan")).to_be_focused()
