"""What a viewer may know of each game by its rules, and how to deal the rest otherwise.

This states a second time, independently of the games' views, what is secret: here by what is taken
out of a state, there by what is put into a view.
"""

from collections.abc import Collection, Sequence
from random import Random as Chance
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from knobel.catalog import GAMES
from knobel.catalog import xcode as xcode_files
from knobel.core.game import Millis, Seat
from knobel.games import vier3d, xcode, xobrainer
from knobel.games.xcode import missions
from knobel.games.xcode.cards import SYMBOLS
from knobel.games.xcode.events import (
    Dealt,
    Drawn,
    Finished,
    Fuses,
    Gate,
    HandLost,
    Note,
    Noted,
    Said,
    SeatLeft,
)
from knobel.games.xobrainer.events import Dealt as CardsDealt
from knobel.games.xobrainer.events import Hand, Hands, RoundBegan, RoundEnded
from knobel.games.xobrainer.events import Noted as CardsNoted
from tests.kit.xcode import STRAYS

BOT = -1
"""The screen of a seat that the computer plays."""
OPENER = 0
"""The screen of whoever opens the match: they may sit on several seats, or on none."""
ORDERS = ("seated", "lot")


class Setting(NamedTuple):
    """A match to be played in both worlds."""

    game: str
    config: dict[str, Any]
    screens: tuple[int, ...]
    """For each seat the screen at which it is played."""
    order: str = "seated"
    fixed: tuple[Seat, ...] = ()
    """These seats hold the same cards in both worlds, so that a bot can play for them."""
    part_at: int = 1
    """The deal with which the worlds begin to differ."""

    @property
    def body(self) -> dict[str, Any]:
        seats = [
            {"kind": "bot", "level": GAMES[self.game].levels[0]}
            if screen == BOT
            else {"kind": "person", "mine": screen == OPENER}
            for screen in self.screens
        ]
        return {
            "game": self.game,
            "config": self.config,
            "seats": seats,
            "order": self.order,
            "name": "Anna",
        }


class Secrets:
    """A game without secrets: only dice that have not been rolled yet can differ."""

    def setting(self, chance: Chance) -> Setting:
        config: dict[str, Any] = {"variant": chance.choice(("first-line", "most-lines"))}
        if chance.random() < 0.5:
            config["clock"] = {"type": "total", "seconds": 300, "increment": 5}
        return Setting("vier3d", config, chance.choice(((0, 1), (1, 2))), chance.choice(ORDERS))

    def known(self, state: Any, seats: Collection[Seat]) -> Any:
        """The state without what these seats, or with none a spectator, may not know."""
        return state

    def is_told(self, event: Any, seats: Collection[Seat]) -> bool:
        """Whether the rules tell these seats by this event something that was secret before."""
        return False

    def is_deal(self, event: Any) -> bool:
        return isinstance(event, vier3d.Begun)

    def other(
        self, setting: Setting, events: Sequence[Any], picks: Sequence[int], chance: Chance
    ) -> list[int]:
        """Picks with which this deal becomes another, though it looks the same to some."""
        return list(picks)

    def actions(self, one: Any, two: Any, seat: Seat, chance: Chance) -> list[Any]:
        """Some of what is legal in both worlds."""
        return list(vier3d.legal_actions(one, seat))

    def stray(self, state: Any, chance: Chance) -> Any:
        """Something that is probably refused."""
        return vier3d.Drop(chance.choice(("a1", "d4", "z9")), chance.choice((1, state.turn)))

    def wait(self, state: Any, is_parted: bool, chance: Chance) -> Millis:
        """How long nobody does anything; never 0, for the rate limit must refill."""
        return chance.choice((100, 100, 100, 300, 700, 6_000 if chance.random() < 0.2 else 300))


class XOBrainer(Secrets):
    """A mission is known to its seat, a trap to its side, what is left in the deck to nobody."""

    def setting(self, chance: Chance) -> Setting:
        names = [name for name in ("map", "mission", "trap", "random") if chance.random() < 0.7]
        if "mission" not in names and "trap" not in names:
            names.append("mission")
        variants: list[dict[str, Any]] = [{"type": name} for name in names]
        if "mission" in names and chance.random() < 0.3:
            variants[names.index("mission")]["knockout"] = "four-pieces"
        clock = chance.choice((None, None, "time-bomb", "time-balance"))
        if clock is not None:
            variants.append({"type": clock, "seconds": 10})
        teams, screens = chance.choice(
            [
                ((1, 1), (0, 1)),
                ((1, 1), (1, 2)),
                ((2, 1), (0, 1, 0)),
                ((2, 1), (1, 2, 3)),
                ((2, 2), (0, 1, 2, 3)),
                ((2, 2), (0, 1, 2, 0)),
            ]
        )
        config = {"variants": variants, "teams": teams, "length": {"type": "rounds", "rounds": 9}}
        part_at = 2 if clock == "time-balance" else 1  # with it the first round is soon over
        return Setting("xobrainer", config, screens, chance.choice(ORDERS), part_at=part_at)

    def known(self, state: xobrainer.State, seats: Collection[Seat]) -> Any:
        def shown(hand: Hand) -> Hand:
            return Hand(hand.seats, hand.card if {*seats} & {*hand.seats} else None)

        notes = tuple(
            Hands(tuple(map(shown, n.hands))) if isinstance(n, Hands) else n for n in state.notes
        )
        return replace(state, notes=notes, board=replace(state.board, deck=()))

    def is_told(self, event: Any, seats: Collection[Seat]) -> bool:
        return isinstance(event, RoundEnded)

    def is_deal(self, event: Any) -> bool:
        return isinstance(event, RoundBegan)

    def other(
        self, setting: Setting, events: Sequence[Any], picks: Sequence[int], chance: Chance
    ) -> list[int]:
        laid = [
            c for e in events if isinstance(e, CardsDealt) and e.variant == "map" for c in e.cards
        ]
        hands = [
            hand
            for event in events
            if isinstance(event, CardsNoted) and isinstance(event.note, Hands)
            for hand in event.note.hands
        ]
        deck = [card for card in range(25) if card not in laid]
        cards = [hand.card for hand in hands if hand.card is not None]
        places = chance.sample(range(len(hands)), chance.randint(1, len(hands)))
        places += range(len(hands), len(deck))
        rest = [card for card in deck if card not in cards]
        dealt = _mixed([*cards, *rest], places, chance)[: len(hands)]
        lined_up = 8 if any(v["type"] == "random" for v in setting.config["variants"]) else 0
        end = len(picks) - lined_up
        begin = end - len(hands)
        assert list(picks[begin:end]) == _picks_for(deck, cards), "cards are dealt otherwise now"
        return [*picks[:begin], *_picks_for(deck, dealt), *picks[end:]]

    def actions(self, one: Any, two: Any, seat: Seat, chance: Chance) -> list[Any]:
        legal = xobrainer.legal_actions(one, seat)
        return [action for action in legal if xobrainer.write_action(action)[0] in "cdefgho"]

    def stray(self, state: Any, chance: Chance) -> Any:
        square = chance.choice(("a1", "e5", "z9"))
        return chance.choice((xobrainer.PlacePiece(square, state.turn), xobrainer.Seen(1)))

    def wait(self, state: Any, is_parted: bool, chance: Chance) -> Millis:
        if not is_parted:
            return 4_000 if state.rest is None else 100
        return chance.choice((100, 100, 100, 300, 700))


class XCode(Secrets):
    """A hand is known to its seat, a whisper to two, the pile and dark fields to nobody."""

    def setting(self, chance: Chance) -> Setting:
        rules = [msgspec.to_builtins(rule()) for rule, p in RULES.items() if chance.random() < p]
        name = chance.choice(("level-1", "level-3", "level-4", "level-4"))  # with jokers, mostly
        level = msgspec.to_builtins(xcode_files.level(name))
        screens, fixed = chance.choice(
            [
                ((0, 1), ()),
                ((1, 2, 3), ()),
                ((0, 1, 2, 3), (1,)),
                ((0, 1, 0, 2), (1,)),
                ((0, 1, 2, 3, 4), (0, 3)),
                ((0, BOT, 1, 2), (1, 2)),
                ((1, 0, BOT, 2, 3), (2,)),
                ((0, 1, 2, 0, 3, 4), (2,)),
            ]
        )
        config = {
            "level": {**level, "name": "own", "rules": rules},
            "players": len(screens),
            "overdraw": chance.choice(("refused", "refused", "loses-hand")),
            "countdown": chance.choice((0, 0, 3)),
        }
        return Setting("xcode", config, screens, fixed=fixed)

    def known(self, state: xcode.State, seats: Collection[Seat]) -> Any:
        hands: Any = [hand if s in seats else len(hand) for s, hand in enumerate(state.hands)]
        pile: Any = len(state.pile)
        return replace(
            state,
            hands=hands,
            pile=pile,
            heard=tuple(state.heard[seat] for seat in seats) or state.heard[-1:],
            notes=tuple(_known_note(note, seats) for note in state.notes),
        )

    def is_told(self, event: Any, seats: Collection[Seat]) -> bool:
        match event:
            case Drawn(seat=seat):
                return seat in seats
            case Said(seat=seat, to=to):
                return to is not None and bool({seat, to} & {*seats})
            case Noted(note=Gate()):
                return True  # the next field of those that lay in the dark
            case _:
                return isinstance(event, HandLost | SeatLeft | Finished)

    def is_deal(self, event: Any) -> bool:
        return isinstance(event, Dealt)

    def other(
        self, setting: Setting, events: Sequence[Any], picks: Sequence[int], chance: Chance
    ) -> list[int]:
        dealt = next(event for event in events if isinstance(event, Dealt))
        size = len(dealt.hands[0])
        cards = [card for hand in (*dealt.hands, dealt.pile) for card in hand]
        free = [seat for seat in range(len(dealt.hands)) if seat not in setting.fixed]
        holders = chance.sample(free, chance.randint(0, min(2, len(free))))
        places = [size * seat + place for seat in holders for place in range(size)]
        kept = chance.choice((0, 0, 0, 5, 20))  # of the pile, so that some can draw the same
        places += range(len(cards) - len(dealt.pile) + kept, len(cards))
        level = msgspec.convert(setting.config["level"], xcode.Level)
        rest = list(picks[len(cards) :])
        for event in events:
            match event:
                case Noted(rule="dark", note=Gate(open=lit, rest=dark)):  # it rolls next
                    order = _mixed([*lit, *dark], range(len(lit), len(SYMBOLS)), chance)
                    rest[: len(SYMBOLS)] = _picks_for(SYMBOLS, order)
        return [*_picks_for(level.deck, _mixed(cards, places, chance)), *rest]

    def actions(self, one: Any, two: Any, seat: Seat, chance: Chance) -> list[Any]:
        others = {*xcode.legal_actions(two, seat)}
        kinds: dict[type, list[Any]] = {}
        for action in xcode.legal_actions(one, seat):
            if action in others and not (isinstance(action, xcode.Say) and action.to is not None):
                kinds.setdefault(type(action), []).append(action)
        draws = kinds.get(xcode.Draw, [])  # more of them: that is how hidden cards move
        return [*map(chance.choice, kinds.values()), *draws, *draws]

    def stray(self, state: Any, chance: Chance) -> Any:
        cards = tuple(chance.sample(state.config.level.deck, 3))
        return chance.choice((xcode.Discard(cards), xcode.Lay(cards), *chance.sample(STRAYS, 2)))


RULES: dict[type[missions.ExtraRule], float] = {
    missions.Dark: 0.3,  # first: then it is the first to roll dice after the deal
    missions.Silence: 0.1,
    missions.CutCable: 0.1,
    missions.Turncoat: 0.1,
    missions.SecondGlass: 0.1,
    missions.HotJoker: 0.5,
}
"""How often a level has which extra rules: those with secrets more often."""
SECRETS: dict[str, Secrets] = {"vier3d": Secrets(), "xobrainer": XOBrainer(), "xcode": XCode()}


def _known_note(note: Note, seats: Collection[Seat]) -> Note:
    match note:
        case Fuses(dues=dues):
            return Fuses(tuple(due if seat in seats else None for seat, due in enumerate(dues)))
        case Gate(open=lit):
            return Gate(lit)
        case _:
            return note


def _mixed(things: Sequence[Any], places: Sequence[int], chance: Chance) -> list[Any]:
    """The same things, but some of those in these places have changed them round."""
    mixed = list(things)
    some = chance.sample(places, chance.randint(min(2, len(places)), len(places)))
    for place, source in zip(some, [*some[1:], *some[:1]], strict=True):
        mixed[place] = things[source]
    return mixed


def _picks_for(things: Sequence[Any], order: Sequence[Any]) -> list[int]:
    """How dice must fall so that these things are drawn in this order."""
    rest, picks = list(things), []
    for thing in order:
        picks.append(rest.index(thing))
        rest.remove(thing)
    return picks
