"""The terminal at a table of a server, with somebody at another screen."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from knobel.core.game import Illegal
from knobel.locale import text
from knobel.stores.memory import MemoryStore
from knobel.tui.app import JoinApp
from knobel.tui.remote import SocketLine
from knobel.tui.speech import refusal, speaker
from tests.kit.plugs import Plugs
from tests.kit.wires import NAME, Socket, Wire, static_files, wired
from tests.kit.world import TurnedWorld
from tests.tui.stage import Stage, staged

MATE = {"kind": "person", "mine": True}
FREE = {"kind": "person"}
SERVER = f"http://{NAME}"


@pytest.fixture
async def wire(tmp_path: Path) -> AsyncIterator[Wire]:
    async with wired(static_files(tmp_path / "static")) as made:
        yield made


class Table(Stage):
    """A terminal at a table, and Anna at another screen."""

    anna: Socket
    plugs: Plugs
    app: JoinApp

    async def anna_does(self, command: dict[str, Any]) -> dict[str, Any]:
        answer = await self.anna.do(f"anna-{len(self.anna.heard)}", command)
        await self.calm()
        return answer

    async def anna_plays(self, *moves: str) -> None:
        for move in moves:
            answer = await self.anna.play(f"{move}-{self.anna.v}", move, self.anna.view.get("turn"))
            assert answer["type"] == "ack", answer
        await self.calm()


async def opened(wire: Wire, game: str, config: Any = None, **order: Any) -> dict[str, str]:
    body = {"game": game, "seats": [MATE, FREE], "name": "Anna", "config": config or {}, **order}
    answer = await wire.post("/api/matches", body)
    ticket: dict[str, str] = answer.json()
    return ticket


async def seated(wire: Wire, ticket: dict[str, str], name: str = "Bo") -> str:
    answer = await wire.post(f"/api/codes/{ticket['code']}/seats", {"name": name})
    return str(answer.json()["token"])


@asynccontextmanager
async def joined(
    wire: Wire,
    ticket: dict[str, str],
    token: str,
    *,
    name: str | None = None,
    language: str = "en",
    size: tuple[int, int] = (80, 24),
) -> AsyncIterator[Table]:
    """A terminal with this secret; Anna follows on a socket of her own."""
    plugs = Plugs(wire)
    line = SocketLine(plugs.dial, token, wire.harness.world)
    app = JoinApp(line, SERVER, ticket["id"], name, speaker(language))
    anna = await wire.following(ticket)
    async with staged(wire.harness, app, size) as stage:
        table = Table(stage.harness, stage.app, stage.pilot)
        table.anna, table.plugs = anna, plugs
        await table.calm()
        yield table


async def test_moves_that_were_missed_are_shown_when_the_connection_is_back(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        seen = bo.session.clients[0]
        versions, told = [seen.line._seen[0]], seen.hear  # type: ignore[attr-defined]

        def noted(message: dict[str, Any]) -> None:
            versions.append(message["v"])
            told(message)

        seen.hear = noted  # type: ignore[method-assign]
        await bo.anna_plays("a1")
        await bo.play("b2")
        assert "Anna to move" in bo.prompt
        bo.plugs.cut()
        await bo.calm()
        assert bo.prompt == "Connection lost. Reconnecting, 0 s so far…"
        await bo.anna_plays("c3")
        await bo.anna_does({"type": "propose", "matter": "take-back"})
        assert "c3" not in [ply.rod for ply in bo.view.moves]
        await bo.turn(4_000)
        assert bo.prompt == "Connection lost. Reconnecting, 4 s so far…"
        bo.plugs.is_down = False
        await bo.turn(3_000)

        assert len(bo.plugs.made) == 2
        assert bo.prompt == "Anna would like to take a move back. + accept · - decline"
        await bo.press("minus")
        await bo.play("d4")
        assert [ply.rod for ply in bo.view.moves] == ["a1", "b2", "c3", "d4"]
        assert "d4" in bo.anna.view["moves"][-1]
        assert versions == list(range(versions[0], versions[-1] + 1))
        assert versions[-1] == bo.anna.v
        assert "Anna: (R) c3" in bo.table.told


async def test_a_move_made_without_a_connection_counts_once_when_it_is_back(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.anna_plays("a1")
        bo.plugs.cut()
        await bo.calm()
        await bo.play("b2", "b2")
        bo.plugs.is_down = False
        await bo.turn(3_000)

        assert [ply.rod for ply in bo.view.moves] == ["a1", "b2"]
        assert bo.prompt == "Anna to move"


async def test_a_move_waits_with_the_table_until_everybody_is_back(tmp_path: Path) -> None:
    files, store, world = static_files(tmp_path / "static"), MemoryStore(), TurnedWorld()
    clock = {"clock": {"type": "total", "seconds": 300, "increment": 5}}
    async with wired(files, store, world=world) as first:
        ticket = await opened(first, "vier3d", clock)
        async with joined(first, ticket, await seated(first, ticket)) as bo:
            await bo.anna_plays("a1")
            first.harness.kill()
            bo.plugs.cut()
            await bo.turn(5_000)
            async with wired(files, store, world=world) as second:
                bo.plugs.wire, bo.plugs.is_down = second, False
                await bo.play("b2")
                await bo.turn(3_000)
                assert bo.prompt.startswith("The server was down.")
                assert len(bo.view.moves) == 1
                anna = await second.following(ticket)
                await bo.calm()
                assert [ply.rod for ply in bo.view.moves] == ["a1", "b2"]
                assert "b2" in anna.view["moves"][-1]
                bo.plugs.cut()
                await bo.calm()


async def test_a_deploy_sends_the_terminal_to_the_next_node(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        bo.plugs.is_down = True
        draining = asyncio.create_task(wire.harness.service.drain())
        await bo.turn(2_000)

        assert bo.prompt.startswith("One moment: the server is being renewed.")
        await bo.turn(30_000)
        assert bo.prompt.startswith("Connection lost.")
        draining.cancel()


async def test_until_the_table_is_full_it_shows_who_is_missing(wire: Wire) -> None:
    ticket = await opened(
        wire,
        "vier3d",
        {"variant": "most-lines", "yellow": "three-players"},
        seats=[MATE, FREE, FREE],
    )
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        link = f"{SERVER}/j/{ticket['code']}?m={ticket['id']}"
        shown = bo.shown
        assert "Waiting for players" in shown
        assert "1  Anna" in shown
        assert "2  Bo (you)" in shown
        assert "3  still free" in shown
        assert link in shown
        await seated(wire, ticket, "Cleo")
        await bo.calm()

        assert "Waiting for players" not in bo.shown
        assert "Cleo" in bo.panel


async def test_the_name_may_be_changed_when_one_comes_back(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket), name="Bodil") as bo:
        assert bo.session.name(1) == "Bodil"


async def test_leaving_says_that_the_match_goes_on(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.press("q")

        assert "The match goes on without you." in bo.shown
        assert bo.app.is_running


async def test_the_help_names_the_keys_that_answer_others(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.press("f1")

        assert "accept or decline what others propose" in bo.sheet
        assert "claim the win" in bo.sheet


async def test_both_resign_agree_on_a_rematch_and_play_it(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    token = await seated(wire, ticket)
    async with joined(wire, ticket, token) as bo:
        await bo.anna_does({"type": "resign"})
        assert bo.phase() == "over"
        assert bo.sheet != ""
        await bo.anna_does({"type": "propose", "matter": "rematch"})
        assert "Anna wants a rematch" in bo.shown
        await bo.press("enter")

        assert bo.phase() == "running"
        assert bo.sheet == ""
        assert bo.session.match.id == bo.anna.match["successor"]
        [me] = bo.session.seats
        if bo.view.to_move != me:
            anna = await wire.following({**ticket, "id": bo.session.match.id})
            await anna.drop("d4")
            await bo.calm()
        await bo.play("a1")
        assert bo.view.moves[-1].rod == "a1"

    async with joined(wire, ticket, token) as again:
        assert again.session.match.id == again.anna.match["successor"]


async def test_the_result_gives_way_to_the_rematch(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.anna_does({"type": "resign"})
        await bo.press("enter")
        await bo.press("enter")
        assert bo.sheet != ""
        await bo.anna_does({"type": "answer", "matter": "rematch", "yes": True})

        assert bo.sheet == ""
        assert bo.phase() == "running"


async def test_a_team_that_loses_goes_on_together(wire: Wire) -> None:
    ticket = await opened(wire, "xcode", {"level": "level-1", "players": 2})
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.anna_does({"type": "ready"})
        await bo.turn(5_000)
        await bo.turn(200_000)
        assert bo.phase() == "over"
        await bo.anna_does({"type": "propose", "matter": "rematch"})

        assert bo.sheet == ""
        assert bo.session.match.id == bo.anna.match["successor"]
        assert bo.session.is_ready


async def test_whoever_gives_up_their_seat_elsewhere_leaves_here(wire: Wire) -> None:
    ticket = await opened(wire, "xcode", {"level": "level-1", "players": 2})
    token = await seated(wire, ticket)
    async with joined(wire, ticket, token) as bo:
        await bo.anna_does({"type": "ready"})
        await bo.turn(5_000)
        elsewhere = await wire.following(ticket, token)
        await elsewhere.do("resign", {"type": "resign"})
        await bo.calm()
        assert bo.sheet.startswith("This device has no seat in this game.")
        bo.table.tick()
        await bo.press("enter")

        assert bo.app.return_code == 2


async def test_whoever_asks_for_a_rematch_reads_who_has_not_answered(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.anna_does({"type": "resign"})
        await bo.press("enter")

        assert bo.prompt == "Asked, waiting for Anna"


async def test_a_side_that_stays_away_can_be_claimed_against(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        await bo.anna.hang_up()
        await bo.turn(5_000)
        assert bo.prompt == "Anna is not connected."
        await bo.turn(61_000)
        assert bo.prompt == "Anna is not connected. F2: claim the win"
        await bo.press("f2")

        assert bo.session.match.outcome is not None
        assert bo.phase() == "over"


async def test_a_match_that_is_deleted_ends_with_the_reason(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        path = f"/api/matches/{ticket['id']}"
        headers = {"Content-Type": "application/json"}
        await wire.call("DELETE", path, token=ticket["token"], headers=headers)
        await bo.calm()
        assert bo.sheet == "This game has been deleted. You can start a new one."
        await bo.press("enter")

        assert bo.app.return_code == 2
        assert bo.app.farewell.endswith("[match-deleted]")


def test_a_reason_of_a_later_version_is_told_in_general() -> None:
    assert refusal(speaker("en"), Illegal("all-new", one=1)) == text("en", "no-internal")


async def test_a_secret_without_a_seat_ends_with_the_reason(wire: Wire) -> None:
    ticket = await opened(wire, "vier3d")
    plugs = Plugs(wire)
    line = SocketLine(plugs.dial, "no such secret at all", wire.harness.world)
    app = JoinApp(line, SERVER, ticket["id"], None, speaker("en"))
    async with staged(wire.harness, app):
        pass

    assert app.return_code == 2
    assert app.farewell.endswith("[wrong-token]")


async def test_a_secret_card_of_a_round_is_shown_to_its_owner(wire: Wire) -> None:
    config = {"variants": [{"type": "mission"}], "length": {"type": "sets", "best_of": 1}}
    ticket = await opened(wire, "xobrainer", config)
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        if bo.view.to_move == 0:
            await bo.anna_plays(bo.anna.legal["0"][0])
        await bo.play(bo.session.client_of(1).legal[1][0])
        assert len([ply for ply in bo.view.moves if ply.seat == 1]) == 1
        await bo.press("m")

        assert bo.sheet != ""


async def test_the_start_of_a_game_that_all_play_together_is_confirmed(wire: Wire) -> None:
    config = {"level": "level-1", "players": 2}
    ticket = await opened(wire, "xcode", config)
    async with joined(wire, ticket, await seated(wire, ticket)) as bo:
        assert bo.session.match.chairs[1].ready
        assert "Anna (not ready yet)" in bo.shown
        await bo.anna_does({"type": "ready"})
        await bo.turn(5_000)
        before = len(bo.view.hand)
        await bo.press("d")
        assert len(bo.view.hand) == before + 1
        bo.plugs.cut()
        await bo.anna_plays("draw")
        bo.plugs.is_down = False
        await bo.turn(3_000)

        assert bo.view.hands[0] == len(bo.anna.view["hand"])
