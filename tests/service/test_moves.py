"""Moves as clients send them: the notation of the game, and the turn that they are meant for."""

from typing import Any

import msgspec
import pytest

from knobel.core.game import Illegal
from knobel.games.vier3d import Drop
from knobel.match import commands as do
from knobel.match import outcome
from tests.kit.harness import FREE, MINE, ONLINE, Harness, bot


async def _refused(harness: Harness, match: str, seat: int, move: str, turn: int | None) -> str:
    """Why the move is refused; it must leave no trace."""
    live = await harness.live_match(match)
    before = live.match
    with pytest.raises(Illegal) as refused:
        await live.play(before.chairs[seat].key, move, turn, "c", seat)
    assert live.match == before
    assert len(await harness.log.read(match)) == before.version
    return refused.value.code


async def test_a_move_is_stored_as_the_action_that_it_stands_for(harness: Harness) -> None:
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    await live.play(live.match.chairs[0].key, "B2", 1, "c-1")
    line = (await harness.log.read(anna.id))[-1]

    assert live.definition.read_entry(line).command == Drop("b2", 1)
    assert b'"id":"c-1","seat":0,"command":{"type":"drop","rod":"b2","turn":1,' in line


@pytest.mark.parametrize(
    ("seat", "move", "turn", "code"),
    [
        (0, "z9", 1, "no-such-move"),
        (0, "", 1, "no-such-move"),
        (0, "draw", 1, "no-such-move"),
        (0, "a1", 0, "too-late"),
        (0, "a1", 2, "too-late"),
        (0, "a1", None, "too-late"),
        (1, "a1", 1, "not-your-turn"),
    ],
)
async def test_a_bad_move_is_refused_and_changes_nothing(
    harness: Harness, seat: int, move: str, turn: int | None, code: str
) -> None:
    anna, _ = await harness.pair()

    assert await _refused(harness, anna.id, seat, move, turn) == code


@pytest.mark.parametrize(
    ("move", "turn", "code"),
    [
        ("offer 5<", None, "no-such-move"),
        ("say need with many", None, "no-such-move"),
        ("discard", None, "not-yet"),
        ("say need", None, "no-such-phrase"),
        ("draw", 1, "too-late"),
    ],
)
async def test_so_is_one_in_a_game_without_turns(
    harness: Harness, move: str, turn: int | None, code: str
) -> None:
    anna = await harness.open((MINE, FREE), game="xcode", config={"players": 2})
    await harness.service.join(anna.code, "Bo")
    for seat in (0, 1):
        await harness.do(anna.id, seat, do.Ready())

    assert await _refused(harness, anna.id, 0, move, turn) == code


async def test_a_move_sent_again_counts_once_though_its_turn_is_over(harness: Harness) -> None:
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    key = live.match.chairs[0].key
    first = await live.play(key, "a1", 1, "c-1", 0)
    await harness.drop(anna.id, "b1")

    assert await live.play(key, "a1", 1, "c-1", 0) == first
    assert await live.play(key, "A1", 1, "c-1") == first
    for move, turn in (("b1", 1), ("a1", 3)):
        with pytest.raises(Illegal, match="id-used"):
            await live.play(key, move, turn, "c-1", 0)
    with pytest.raises(Illegal, match="id-used"):
        await live.act(key, do.Resign(), "c-1", 0)


async def test_the_id_of_another_command_is_used(harness: Harness) -> None:
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    key = live.match.chairs[0].key
    await live.act(key, do.Rename("Ann"), "c-1")

    with pytest.raises(Illegal, match="id-used"):
        await live.play(key, "a1", 1, "c-1")


async def test_the_clock_is_settled_before_the_turn_is_asked(harness: Harness) -> None:
    clock = {"type": "per-move", "seconds": 5}
    anna, _ = await harness.pair(config={"clock": clock})
    live = await harness.live_match(anna.id)
    key = live.match.chairs[0].key
    harness.world.turn(6_000)

    with pytest.raises(Illegal, match=r"too-late|over"):
        await live.play(key, "a1", 1, "c-1")
    assert outcome(live.definition.game, live.match) is not None


async def test_a_late_move_is_refused_for_the_reason_that_says_most(harness: Harness) -> None:
    anna, _ = await harness.pair()
    await harness.drop(anna.id, "a1")

    assert await _refused(harness, anna.id, 0, "b1", 1) == "not-your-turn"
    assert await _refused(harness, anna.id, 1, "b1", 1) == "too-late"
    await harness.do(anna.id, 1, do.Resign())
    assert await _refused(harness, anna.id, 0, "b1", 1) == "over"


async def test_nobody_plays_for_others(harness: Harness) -> None:
    anna = await harness.open((*ONLINE,))
    await harness.service.join(anna.code, "Bo")
    live = await harness.live_match(anna.id)
    key = live.match.chairs[0].key
    for who, seat in ((key, 1), (None, None), ("nobody", 0)):
        with pytest.raises(Illegal, match="not-seated"):
            await live.play(who, "a1", 1, "c-1", seat)


async def test_every_legal_move_can_be_played_as_it_is_told(harness: Harness) -> None:
    for game in ("vier3d", "xobrainer"):
        anna = await harness.open((MINE, bot()), game=game)
        screen = await harness.follow(anna.id, anna.token)
        await harness.quiet()
        live = await harness.live_match(anna.id)
        move = screen.legal["0"][-1]
        version = await live.play(screen.key, move, screen.view["turn"], "c-1")
        line = msgspec.json.decode((await harness.log.read(anna.id))[version - 1])
        assert line["id"] == "c-1"


async def test_moves_that_meet_wait_for_each_other_without_a_task(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first is not yet written when the others come; the refused one holds nobody up."""
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    zero, one = (chair.key for chair in live.match.chairs)
    answers: list[tuple[str, Any]] = []
    spawned: list[Any] = []
    monkeypatch.setattr(live, "spawn", spawned.append)
    moves = [("a", zero, "a1", 1), ("b", one, "zz", 2), ("c", one, "b1", 2)]
    before = live.match.version
    for name, key, move, turn in moves:

        def note(result: int | Exception, name: str = name) -> None:
            answers.append((name, result.code if isinstance(result, Illegal) else result))

        live.play_soon(key, move, turn, name, None, note)
    assert not answers
    await harness.quiet()
    assert not spawned

    assert answers == [  # in their order
        ("a", before + 1),
        ("b", "no-such-move"),
        ("c", before + 2),
    ]
    assert len(await harness.log.read(anna.id)) == before + 2


async def test_a_fault_after_the_line_is_written_leaves_nobody_waiting(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The mover is answered all the same, and the next move has its turn."""
    anna, _ = await harness.pair()
    live = await harness.live_match(anna.id)
    zero, one = (chair.key for chair in live.match.chairs)
    answers: list[int | Exception] = []
    with monkeypatch.context() as broken:
        broken.setattr(live, "_tell", lambda *_: 1 / 0)
        live.play_soon(zero, "a1", 1, "c-1", None, answers.append)
        await harness.quiet()
    assert [type(answer) for answer in answers] == [ZeroDivisionError]
    live.play_soon(one, "b1", 2, "c-2", None, answers.append)
    await harness.quiet()

    assert answers[1:] == [live.match.version]
