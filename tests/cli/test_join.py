"""`knobel join`: what it refuses, and the seat that it comes back to."""

import asyncio
import json
import os
import pty
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from knobel.cli.joining import seat_of
from knobel.cli.seats import FILE, Kept, Seats
from knobel.core.game import Illegal
from knobel.locale import LANGUAGES, text
from knobel.machine.world import SystemWorld
from knobel.tui.app import JoinApp
from knobel.tui.contract import BadFlag
from knobel.tui.invitation import Server, read_link
from knobel.tui.remote import SocketLine
from knobel.tui.session import Session, joined
from knobel.tui.sheets import Sheet
from knobel.tui.speech import speaker
from knobel.tui.table import TableScreen
from knobel.tui.wires import dialling
from tests.kit.mortal import Mortal

SAY = speaker("en")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mortal]:
    mortal = Mortal(tmp_path_factory.mktemp("server"))
    mortal.start()
    yield mortal
    mortal.stop()


@pytest.fixture
def seats(tmp_path: Path) -> Seats:
    return Seats(tmp_path / "seats")


def opened(server: Mortal, game: str = "vier3d", **order: Any) -> str:
    """The link of the invitation to a new match, in which all seats are free."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    ticket = server.post("/api/matches", {"game": game, "seats": seats, "name": "Host", **order})
    return f"{server.url}/j/{ticket['code']}?m={ticket['id']}"


def take(link: str, seats: Seats, name: str | None = None, seat: int | None = None) -> Kept:
    return seat_of(read_link(link), seats, name, seat, SAY)


class Elsewhere(BaseHTTPRequestHandler):
    """Answers every call with a page."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<!doctype html>")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- its name in the class
        pass


# What is refused


@pytest.mark.parametrize(
    "link",
    [
        "K7PM2X",
        "play.example/j/K7PM2X",
        "ftp://play.example/j/K7PM2X",
        "https:///j/K7PM2X",
        "http://play.example:port/j/K7PM2X",
        "http://[::1/j/K7PM2X",
        "https://play.example/w/k7m2x9q4tw3b",
        "https://play.example/j/",
        "https://play.example/j/../K7PM2X",
    ],
)
def test_what_is_no_link_of_an_invitation_is_refused(link: str) -> None:
    with pytest.raises(BadFlag) as bad:
        read_link(link)
    assert bad.value.code == "link"
    for language in LANGUAGES:
        assert link in bad.value.told(speaker(language))


def test_an_address_may_have_a_path_and_never_shows_a_password() -> None:
    assert read_link("https://me:word@play.example:8443/games/j/K7PM2X").server == (
        "https://play.example:8443/games"
    )


def test_a_code_that_no_game_has_is_refused(server: Mortal, seats: Seats) -> None:
    with pytest.raises(Illegal, match="no-such-code"):
        take(f"{server.url}/j/ZZZZZZ", seats)


def test_a_full_table_is_refused_and_leaves_no_seat_behind(
    server: Mortal, seats: Seats, tmp_path: Path
) -> None:
    link = opened(server)
    take(link, Seats(tmp_path / "anna"))
    take(link, Seats(tmp_path / "bo"))

    with pytest.raises(Illegal, match="seats-full"):
        take(link, seats)
    assert seats.find(server.url, str(read_link(link).match)) is None


def test_a_seat_that_is_taken_is_refused(server: Mortal, seats: Seats, tmp_path: Path) -> None:
    link = opened(server)
    take(link, Seats(tmp_path / "anna"), seat=2)

    with pytest.raises(Illegal, match="seat-taken"):
        take(link, seats, seat=2)
    for seat in (0, 3):
        with pytest.raises(Illegal, match="no-such-seat"):
            take(link, seats, seat=seat)


def test_the_page_of_a_seat_leads_only_whoever_has_it(server: Mortal, seats: Seats) -> None:
    link = opened(server)
    page = f"{server.url}/m/{read_link(link).match}"
    with pytest.raises(BadFlag) as bad:
        take(page, seats)
    assert bad.value.code == "not-seated"

    assert take(link, seats) == take(page, seats)


def test_a_server_that_does_not_answer_is_named(tmp_path: Path) -> None:
    down = Mortal(tmp_path)
    with pytest.raises(BadFlag) as bad:
        Server(down.url).preview("K7PM2X", None)
    assert bad.value.code == "no-answer"
    assert down.url in bad.value.told(SAY)


def test_a_server_that_knows_nothing_of_codes_is_named() -> None:
    with ThreadingHTTPServer(("127.0.0.1", 0), Elsewhere) as elsewhere:
        thread = Thread(target=elsewhere.serve_forever)
        thread.start()
        try:
            with pytest.raises(BadFlag) as bad:
                Server(f"http://127.0.0.1:{elsewhere.server_port}").preview("K7PM2X", None)
        finally:
            elsewhere.shutdown()
            thread.join()
    assert bad.value.code == "other-server"


def in_terminal(*arguments: str, **env: str) -> tuple[int, str]:
    """The status of `knobel join` in a terminal, and what it says about a fault."""
    master, slave = pty.openpty()
    try:
        done = subprocess.run(
            [sys.executable, "-m", "knobel.main", "join", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=subprocess.PIPE,
            env={**os.environ, "LC_ALL": "en", **env},
            text=True,
            check=False,
            timeout=60,
        )
    finally:
        os.close(master)
        os.close(slave)
    return done.returncode, done.stderr


def test_the_command_says_in_one_sentence_what_is_wrong(server: Mortal, tmp_path: Path) -> None:
    code = f"{server.url}/j/ZZZZZZ"
    refused = f"{text('en', 'no-no-such-code')} [no-such-code]\n"
    assert in_terminal(code, "--data", str(tmp_path)) == (2, refused)
    status, said = in_terminal(code, "--data", str(tmp_path), "--language", "de")
    assert (status, said) == (2, f"{text('de', 'no-no-such-code')} [no-such-code]\n")
    status, said = in_terminal("nonsense")
    assert (status, said.count("\n"), said[-7:]) == (2, 1, "[link]\n")
    assert list(tmp_path.iterdir()) == []


def test_without_a_terminal_no_seat_is_taken(server: Mortal, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "knobel.main", "join", opened(server), "--data", str(tmp_path)],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "en"},
        text=True,
        check=False,
        timeout=60,
    )
    assert (done.returncode, done.stderr[-11:]) == (2, "[terminal]\n")
    assert list(tmp_path.iterdir()) == []


# The seat


def test_a_new_start_takes_the_same_seat(server: Mortal, seats: Seats) -> None:
    link = opened(server)
    first = take(link, seats, "Anna", 2)
    again = take(link, seats)

    assert first == again
    code = link.split("?")[0]
    assert take(code, seats) == first
    [free] = server.get(f"/api/codes/{read_link(link).code}")["free"]
    assert free == 0


def test_an_answer_that_gets_lost_costs_no_seat(
    server: Mortal, seats: Seats, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit = Server.sit

    def sit_in_vain(*given: Any) -> Any:
        sit(*given)
        raise BadFlag("no-answer", server=server.url, why="lost")

    link = opened(server)
    with monkeypatch.context() as patched:
        patched.setattr(Server, "sit", sit_in_vain)
        with pytest.raises(BadFlag):
            take(link, seats)
    take(link, seats)

    assert len(server.get(f"/api/codes/{read_link(link).code}")["free"]) == 1


def test_guests_are_told_apart(server: Mortal, seats: Seats, tmp_path: Path) -> None:
    link = opened(server)
    take(link, seats)
    take(link, Seats(tmp_path / "other"))

    chairs = server.get(f"/api/codes/{read_link(link).code}")["match"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["Guest", "Guest 2"]


def test_the_secret_is_in_a_file_that_only_its_owner_reads(server: Mortal, tmp_path: Path) -> None:
    folder = tmp_path / "knobel"
    kept = take(opened(server), Seats(folder))

    [file] = folder.iterdir()
    assert file.name == FILE
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert json.loads(file.read_text())[0]["secret"] == kept.secret
    assert len(kept.secret) >= 16


def test_a_file_that_cannot_be_read_is_one_sentence(seats: Seats, tmp_path: Path) -> None:
    (tmp_path / "seats").mkdir()
    (tmp_path / "seats" / FILE).write_text("{")

    with pytest.raises(BadFlag) as bad:
        seats.find("http://play.example", "k7m2x9q4tw3b")
    assert bad.value.code == "seats-file"
    assert FILE in bad.value.told(SAY)


def test_seats_of_other_matches_stay(seats: Seats) -> None:
    one, other = (Kept("http://play.example", name, name) for name in ("one", "other"))
    seats.keep(one)
    seats.keep(other)
    seats.keep(Kept(one.server, one.match, "new"))

    assert seats.find(other.server, other.match) == other
    assert seats.find("http://else.example", other.match) is None
    found = seats.find(one.server, one.match)
    assert found is not None
    assert found.secret == "new"


# A server of its own


class Watched:
    """A terminal, and the versions that it was told."""

    def __init__(self, app: JoinApp, pilot: Pilot[int]) -> None:
        self.app, self._pilot = app, pilot
        self.versions: list[int] = []

    @property
    def session(self) -> Session:
        assert self.app.session is not None
        return self.app.session

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not is_so():
                await self._pilot.pause(0.02)

    async def play(self, spot: str) -> None:
        await self._pilot.press(*spot, "enter")

    def shows(self, kind: type[Screen[Any]]) -> bool:
        return isinstance(self.app.screen, kind) and self.app.screen.is_mounted

    def watch(self) -> None:
        client = self.session.clients[0]
        hear = client.hear

        def noted(told: dict[str, Any]) -> None:
            self.versions.append(told["v"])
            hear(told)

        client.hear = noted  # type: ignore[method-assign]


@asynccontextmanager
async def at_screen(kept: Kept) -> AsyncIterator[Watched]:
    """A terminal with this seat."""
    line = SocketLine(dialling(kept.server), kept.secret, SystemWorld())
    app = JoinApp(line, kept.server, kept.match, None, SAY)
    async with app.run_test(size=(80, 24)) as pilot:
        watched = Watched(app, pilot)
        await watched.until(lambda: watched.shows(TableScreen))
        watched.watch()
        yield watched


@pytest.mark.long
async def test_a_server_that_is_killed_finds_the_terminal_at_the_same_position(
    tmp_path: Path,
) -> None:
    server = Mortal(tmp_path / "server")
    await asyncio.to_thread(server.start)
    try:
        link = await asyncio.to_thread(opened, server)
        anna_seat = take(link, Seats(tmp_path / "anna"), "Anna", 1)
        bo_seat = take(link, Seats(tmp_path / "bo"), "Bo", 2)
        line = SocketLine(dialling(server.url), anna_seat.secret, SystemWorld())
        anna = await joined(line, server.url, anna_seat.match, None, SAY)
        async with at_screen(bo_seat) as screen:
            bo = screen.session
            await anna.play(0, "a1")
            await screen.until(lambda: bo.mover == 1)
            await screen.play("b2")
            await screen.until(lambda: anna.mover == 0)

            await asyncio.to_thread(server.kill)
            await screen.until(lambda: bo.link.state == anna.link.state == "lost")
            asking = asyncio.create_task(anna.play(0, "c3"))
            await asyncio.to_thread(server.start)
            await asking
            await screen.until(lambda: bo.mover == 1 and bo.link.state == "live")

            assert [ply.rod for ply in bo.view.moves] == ["a1", "b2", "c3"]
            await screen.play("d4")
            await screen.until(lambda: anna.mover == 0)
            assert bo.view.moves == anna.view.moves
            assert screen.versions == list(range(screen.versions[0], screen.versions[-1] + 1))
            await anna.resign(0)
            await screen.until(lambda: screen.shows(Sheet))
        anna.leave()
    finally:
        await asyncio.to_thread(server.stop)
