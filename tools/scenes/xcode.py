"""X-Code: six people around the table, a code that is cracked, and what a group has won."""

from collections.abc import Callable
from functools import partial

from knobel.games.xcode import Action, Lay, State, write_action
from tests.kit.xcode import Planner
from tools.studio import NAMES, Player, Screen, Still, Studio

COUNTDOWN = 3_000
DEAL = 2
"""The number by which the dice fall, so that the same cards are dealt each time."""

GROUP = "agroupthatisshown"


def before_the_win(studio: Studio) -> Callable[[], None]:
    """The moment before the last field is cracked; the last move."""
    players = _table(studio)
    seat, action = _play(studio, players, _cracks_all)
    studio.rest()
    return partial(players[seat].move, write_action(action))


def _set_clock(studio: Studio) -> None:
    """The page measures rarely by how much its clock differs from the server's."""
    studio.page.clock.set_system_time(studio.harness.world.now() / 1000)


def _table(studio: Studio) -> list[Player]:
    _set_clock(studio)
    players = studio.gather("xcode", {"players": len(NAMES), "countdown": 3}, NAMES)
    for player in players:
        studio.harness.world.fall_by(DEAL)
        player.ask({"type": "do", "command": {"type": "ready", "yes": True}})
    countdown = studio.page.get_by_test_id("countdown")
    countdown.wait_for()
    studio.harness.turn(COUNTDOWN)
    countdown.wait_for(state="detached")
    return players


def _cracks_all(state: State, action: Action) -> bool:
    return len(state.cracked) == 11 and isinstance(action, Lay) and "t" not in action.cards[0]


def _is_asked(state: State, seat: int) -> bool:
    return any(offer.to == seat for offer in state.offers)


def _play(
    studio: Studio, players: list[Player], until: Callable[[State, Action], bool]
) -> tuple[int, Action]:
    """Everybody in turn does what the planner says, up to the action that is asked for."""
    planner = Planner()
    while True:
        for seat, player in enumerate(players):
            match = studio.harness.match(studio.match)
            action = planner.choose(match.state, seat, match.at(studio.harness.world.now()))
            if action is None:
                continue
            if until(match.state, action):
                return seat, action
            player.move(write_action(action))
            _set_clock(studio)


def _middle(studio: Studio) -> None:
    players = _table(studio)
    _play(studio, players, lambda state, _: len(state.cracked) > 3 and _is_asked(state, 0))
    players[2].move("say need 5 with 1")
    players[4].move("say sand")
    studio.rest()


def _won(studio: Studio) -> None:
    before_the_win(studio)()
    studio.page.get_by_test_id("result").wait_for()


def _group(studio: Studio) -> None:
    studio.harness.grant(GROUP, "level-1", "level-2")
    studio.open(f"/g/{GROUP}")


SCREENS = (
    Screen("six", _middle),
    Screen("won", _won),
    Screen("group", _group),
)
STILLS = (Still("xcode", _middle),)
