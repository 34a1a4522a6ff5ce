"""X-Code at the terminal: everybody at once, by keys."""

from functools import partial
from types import SimpleNamespace

import pytest
from msgspec.structs import replace
from textual.filter import NoColor

from knobel.bots.xcode.policy import decide
from knobel.core.game import Millis
from knobel.games import xcode
from knobel.games.xcode import View, write_action
from knobel.games.xcode.cards import LEFT
from knobel.games.xcode.events import Finished
from knobel.locale import LANGUAGES, text
from knobel.match import Chair
from knobel.tui.flags import Player, plan_of
from knobel.tui.games.xcode.board import XcodeBoard
from tests.kit.rolls import Rolls
from tests.kit.xcode import table
from tests.tui.stage import Stage, played

COUNTDOWN: Millis = 3_000
LONELY = {"players": "2", "level": "slow"}
ME = 0


def legal(stage: Stage) -> list[str]:
    return stage.session.client_of(ME).legal[ME]


async def begin(stage: Stage) -> None:
    """The sand runs."""
    await stage.turn(COUNTDOWN)
    assert stage.view.sand is not None


def keys_for(move: str, view: View) -> list[str]:
    """How a person plays this move."""
    kind, *words = move.split()

    def cards(*wanted: str) -> list[str]:
        places: list[int] = []
        for card in wanted:
            places.append(
                next(p for p, one in enumerate(view.hand) if one == card and p not in places)
            )
        return ["escape", *(str((place + 1) % 10) for place in places)]

    def beside(seat: str) -> list[str]:
        return ["left" if int(seat) == view.left else "right"]

    signs = {"*": "asterisk", "#": "number_sign"}
    match kind, words:
        case "draw", _:
            return ["d"]
        case "discard", _:
            return [*cards(*words), "x"]
        case "lay", _:
            return [*cards(*words), "l"]
        case "offer", [card, "to", _]:
            return [*cards(card), "o"]
        case "give", [card, "to", seat, "for", _]:
            return [*beside(seat), *cards(card), "g"]
        case "decline", [_, "of", seat]:
            return [*beside(seat), "n"]
        case "withdraw", [_, "from", seat]:
            return [*beside(seat), "w"]
        case "say", ["need", symbol, *_]:
            return ["s", "1", signs.get(symbol, symbol)]
        case "say", ["have", card, "to", seat]:
            others = [one for one in view.ring if one != view.seat]
            to = ["right"] * (1 + others.index(int(seat)))
            arrows = {one[1] for one in view.hand if one[0] == card[0]}
            way = ["left" if card[1] == LEFT else "right"] if len(arrows) > 1 else []
            return ["s", *to, "2", signs.get(card[0], card[0]), *way]
    raise AssertionError(move)


async def play_by_keys(stage: Stage, most: int) -> set[str]:
    """Play as a bot would, but by keys, until it is over; gives the kinds of moves made."""
    dice = Rolls(1)
    made: set[str] = set()
    for _ in range(most):
        if stage.phase() == "over":
            return made
        view: View = stage.view
        action = decide(view, legal(stage), dice, stage.session.now, ())
        if action is not None:
            move = write_action(action)
            made.add(move.split()[0])
            await stage.pilot.press(*keys_for(move, view))
        await stage.turn(1_000)
    raise AssertionError("it never ends")


# Flags


def test_flags_choose_stage_seats_and_pace() -> None:
    flags = {"stage": "dark", "seats": "bot,me:Zoë,bot:slow", "level": "fast", "refill": "yes"}
    plan = plan_of("xcode", flags)

    assert plan.players == (Player("fast"), Player(name="Zoë"), Player("slow"))
    assert plan.config == {
        "level": "dark",
        "players": 3,
        "turning": "refill",
        "overdraw": "refused",
    }


def test_without_flags_one_person_plays_with_three_bots() -> None:
    plan = plan_of("xcode", {})

    assert plan.config["level"] == "level-1"
    assert plan.players == (Player(), *[Player("slow")] * 3)


async def test_no_stage_is_locked() -> None:
    async with played("xcode", {"stage": "cut-cable"}) as stage:
        assert "Mission: cut cable" in stage.shown
        await begin(stage)

        assert "Cable cut" in stage.panel


async def test_it_is_set_up_by_keys() -> None:
    async with played("xcode") as stage:
        assert "Who plays?" not in stage.shown
        await stage.press("right", "down", "left", "down", "right")
        assert "knobel play xcode --stage level-2 --players 3 --level human" in stage.shown
        await stage.press("enter")

        assert stage.phase() == "running"
        assert len(stage.session.match.chairs) == 3


# A game


async def test_a_level_is_won_by_keys_and_the_next_one_follows() -> None:
    async with played("xcode", {"level": "fast"}) as stage:
        assert "The sand is about to run … 3" in stage.prompt
        await begin(stage)
        made = await play_by_keys(stage, 600)

        assert made >= {"draw", "lay", "say", "offer", "discard"}
        assert stage.sheet.startswith("Cracked!\nAll twelve fields are cracked.")
        assert "Next: Level 2" in stage.shown
        await stage.press("enter")
        assert stage.phase() == "running"
        assert "Level 2 · 0 of 12 fields cracked" in stage.shown


async def test_the_sand_runs_out() -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        await stage.turn(172_000)
        assert "!0:08" in stage.shown
        await stage.turn(8_000)

        assert stage.sheet.startswith("Not this time\nThe sand has run out.")
        assert "Play again" in stage.shown
        await stage.press("enter")
        assert stage.phase() == "running"
        assert "The sand is about to run" in stage.prompt


async def test_the_sand_runs_while_nobody_does_anything() -> None:
    async with played("xcode", LONELY) as stage:
        assert " 3:00 █" in stage.shown
        await begin(stage)
        await stage.turn(61_000)

        assert " 1:59 █" in stage.shown
        assert "░ 1:01" in stage.shown


async def test_the_game_can_be_paused() -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        await stage.press("p")
        assert stage.phase() == "paused"
        await stage.turn(300_000)
        assert stage.phase() == "paused"
        await stage.press("p")

        assert stage.phase() == "running"


# Trades


async def test_an_offer_lies_open_until_it_is_taken_back() -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        card = next(p for p, one in enumerate(stage.view.hand) if one != "j")
        offered = stage.view.hand[card]
        await stage.press(str(card + 1), "o")
        assert [(o.seat, o.card) for o in stage.view.offers] == [(ME, offered)]
        assert "w: from you –" not in stage.shown
        await stage.press("w")

        assert stage.view.offers == ()
        assert offered in stage.view.hand


async def lie_open(stage: Stage) -> tuple[int, str]:
    """Wait until a neighbour offers me a card; who and what."""
    for _ in range(200):
        for offer in stage.view.offers:
            if offer.to == ME:
                return offer.seat, offer.card
        move = next((m for m in legal(stage) if m == "draw"), None)
        if len(stage.view.hand) < 6 and move is not None:
            await stage.press("d")
        elif stage.session.now % 5_000 < 500:
            symbol = stage.view.hand[0][0]
            keys = {"*": "asterisk", "#": "number_sign", "j": "t"}
            await stage.press("s", "1", keys.get(symbol, symbol))
        await stage.turn(500)
    raise AssertionError("nobody offers anything")


async def test_an_offer_is_answered_with_a_card() -> None:
    async with played("xcode", {"players": "3", "level": "fast"}) as stage:
        await begin(stage)
        for _ in range(20):
            seat, theirs = await lie_open(stage)
            fitting = [m for m in legal(stage) if m.startswith("give ") and m.endswith(theirs)]
            if fitting:
                break
            await stage.press(*keys_for(f"decline {theirs} of {seat}", stage.view))
        mine = fitting[0].split()[1]
        await stage.press(*keys_for(f"give {mine} to {seat} for {theirs}", stage.view))

        assert "Traded with Bot" in "\n".join(stage.table.told)
        assert theirs in stage.view.hand


async def test_an_offer_is_declined() -> None:
    async with played("xcode", {"players": "3", "level": "fast"}) as stage:
        await begin(stage)
        seat, theirs = await lie_open(stage)
        await stage.press(*keys_for(f"decline {theirs} of {seat}", stage.view))

        assert (seat, ME, theirs) not in [(o.seat, o.to, o.card) for o in stage.view.offers]


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("x", "You always discard exactly three cards."),
        ("12o", "Choose exactly one card first."),
        ("l", "You have no code set."),
        ("123l", "These cards are not a set."),
        ("1g", "Nothing is offered to you."),
        ("n", "Nothing is offered to you."),
        ("w", "None of your cards is on offer."),
    ],
)
async def test_what_cannot_be_done_is_told(keys: str, said: str) -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        await stage.press(*keys)

        assert said in stage.prompt


# Talking


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        (["1", "5"], "say need 5"),
        (["1", "asterisk"], "say need *"),
        (["3", "number_sign"], "say which-arrow #"),
        (["right", "2", "4", "left"], "say have 4< to 1"),
        (["5"], "say sand"),
        (["right", "5"], "say sand to 1"),
    ],
)
async def test_phrases_are_said_by_keys(keys: list[str], said: str) -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        held = {card[0] for card in stage.view.hand}
        assert not held & set("54*#"), "the hand would be told too"
        await stage.press("s")
        assert "1 Need · 2 Have · 3 Which arrow?" in stage.prompt
        await stage.press(*keys)
        heard = stage.view.heard[-1]
        to = "" if heard.to is None else f" to {heard.to}"
        about = f" {heard.about}" if heard.about else ""

        assert f"say {heard.phrase}{about}{to}" == said


async def test_a_phrase_can_be_given_up() -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        await stage.press("s", "1", "escape")
        assert stage.view.heard == ()
        await stage.press("s", "d")

        assert len(stage.view.hand) == 4


# What is seen


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_fits(language: str, size: tuple[int, int]) -> None:
    async with played("xcode", {"players": "2"}, language=language, size=size) as stage:
        await begin(stage)
        for _ in range(7):
            await stage.press("d")
        lines = stage.shown.splitlines()
        say = stage.session.say

        assert len(stage.view.hand) == 10
        assert len(lines) == size[1]
        assert all(len(line) <= size[0] for line in lines)
        assert say("tui-keys-xcode").split()[-1] in lines[-1]
        assert any(line.split()[:10] == [*"1234567890"] for line in lines)
        assert all(say(name, card="–") in stage.shown for name in THEIRS)
        await stage.press("s")
        assert say("tui-xcode-to-whom") in stage.shown
        await stage.press("escape", "f1")
        assert stage.sheet.startswith(say("tui-help-xcode")[:40])


THEIRS = ("tui-xcode-theirs", "tui-xcode-mine")


async def test_chosen_cards_are_told_without_colour() -> None:
    async with played("xcode", LONELY) as stage:
        await begin(stage)
        assert "╔══╗" not in stage.shown
        await stage.press("2")
        assert stage.shown.count("╔══╗") == 1
        assert " 1    *2   3" in stage.shown
        await stage.press("2")

        assert "╔══╗" not in stage.shown


async def test_no_colour_is_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    async with played("xcode", LONELY) as stage:
        await begin(stage)

        assert any(isinstance(one, NoColor) for one in stage.app._filters)


def test_a_win_without_the_player_says_why_nothing_follows() -> None:
    ended = xcode.evolve(table("1<", "2<"), Finished(True, "cracked", 60_000))

    def told(*active: int) -> tuple[str, str]:
        view = xcode.view_for(replace(ended, active=active), 0)
        chairs = (Chair("person", name="Zoë"), Chair("bot"))
        match = SimpleNamespace(outcome=xcode.outcome(ended), chairs=chairs)
        session = SimpleNamespace(
            view=view, match=match, seats=(0,), now=60_000, say=partial(text, "en")
        )
        return XcodeBoard().result(session).plain, XcodeBoard().again(session)  # type: ignore[arg-type]

    assert "Zoë has not taken part" in told(1)[0]
    assert told(1)[1] == "Play again"
    assert "taken part" not in told(0, 1)[0]
    assert told(0, 1)[1] == "Next: Level 2"
