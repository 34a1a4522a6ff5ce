"""What a seat may not know changes nothing that it receives."""

from random import Random as Chance
from typing import Any

import msgspec
import pytest

from knobel.core.game import Move, Tick
from knobel.games import xobrainer
from knobel.games.xobrainer import Config, Event, State, Variant
from knobel.games.xobrainer.events import Hands, RoundEnded
from tests.kit.rolls import Rolls
from tests.kit.xobrainer import all_mixes, begin, config, elsewhere

SECRET = [mix for mix in all_mixes() if {variant.name for variant in mix} & {"mission", "trap"}]
TEAMS = ((1, 1), (2, 1), (2, 2))


def _name(mix: tuple[Variant, ...]) -> str:
    return "-".join(variant.name for variant in mix)


def _received(state: State, events: tuple[Event, ...], viewer: int | None) -> bytes:
    """All that is sent to the viewer."""
    news = [told for e in events if (told := xobrainer.event_for(e, viewer)) is not None]
    legal = () if viewer is None else tuple(xobrainer.legal_actions(state, viewer))
    return msgspec.json.encode([xobrainer.view_for(state, viewer), news, legal])


class _Pair:
    """Two matches that differ in what a viewer may not know."""

    def __init__(self, settings: Config, viewer: int | None, number: int) -> None:
        self.one = begin(settings, first=number % 2)
        self.two = elsewhere(self.one, () if viewer is None else (viewer,), Chance(number))
        self._viewer = viewer
        self._dice = (Rolls(number), Rolls(number))
        self.is_over = False
        assert _received(self.one, (), viewer) == _received(self.two, (), viewer)

    def do(self, seat: int | None, action: Any, at: int) -> None:
        """The same in both, up to the end of the round: from then on everything may be known."""
        move: Move[Any] = Move(seat, action, at)
        first = xobrainer.apply(self.one, move, self._dice[0])
        second = xobrainer.apply(self.two, move, self._dice[1])
        if any(isinstance(event, RoundEnded) for event in (*first.events, *second.events)):
            self.is_over = True
            return
        self.one, self.two = first.state, second.state
        received = _received(self.one, first.events, self._viewer)
        assert received == _received(self.two, second.events, self._viewer)


def _check(settings: Config, viewer: int | None, number: int) -> int:
    """How many pieces were laid before a round ended; all the while nothing was betrayed."""
    pair, chance, at = _Pair(settings, viewer, number), Chance(number), 0
    while not pair.is_over:
        at += chance.choice((0, 100, 4_000))
        pair.do(None, Tick(), at)
        seat = pair.one.to_move
        if seat is not None and not pair.is_over:
            actions = xobrainer.legal_actions(pair.one, seat)
            near = [action for action in actions if xobrainer.write_action(action)[0] in "cdefgh"]
            pair.do(seat, chance.choice(near or list(actions)), at)
    return len(pair.one.board.plies)


def _check_several(settings: Config, viewer: int | None) -> None:
    for number in range(20):
        _check(settings, viewer, number)


@pytest.mark.rule("XO-60", "XO-70", "XO-72")
@pytest.mark.parametrize("mix", SECRET, ids=_name)
def test_xo_60_what_a_seat_may_not_know_changes_nothing_it_receives(
    mix: tuple[Variant, ...],
) -> None:
    for number, teams in enumerate(TEAMS):
        settings = config(*mix, teams=teams)
        for viewer in (*range(len(settings.sides)), None):
            assert _check(settings, viewer, number) > 3


def test_a_forgotten_mask_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Hands, "masked", lambda hands, _: hands)

    with pytest.raises(AssertionError):
        _check_several(config(xobrainer.Trap()), 0)


def test_a_trap_told_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule that answers a sprung trap at once, even with an event that tells nothing."""
    from knobel.games.xobrainer.board import as_traps
    from knobel.games.xobrainer.events import Passed, Placed

    sound = xobrainer.Trap.claims

    def hasty(self: Any, hands: Any, event: Any, board: Any, box: Any) -> Any:
        if isinstance(event, Placed):
            card = box.cards[hands[1 - event.side].card]
            if board.count_laid(as_traps(card, event.side, box.layout, by_victim=False)):
                yield Passed(event.side, event.at)
        yield from sound(self, hands, event, board, box)

    monkeypatch.setattr(xobrainer.Trap, "claims", hasty)
    with pytest.raises(AssertionError):
        _check_several(config(xobrainer.Trap()), None)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_random_tells_nothing_of_what_is_still_in_the_bag(viewer: int | None) -> None:
    """What comes next is not even decided yet: there is no order to betray."""
    state = begin(config(xobrainer.Random()), *(0,) * 8)

    assert msgspec.json.encode(state.board.bags) == b"[[20,8],[20,8]]"
    assert xobrainer.view_for(state, viewer).deck is None
