"""Judges commands to a match: turns each into events, or refuses it.

Deadlines that have passed are settled and stored before a command is judged.  Settling may roll
dice: if both happened in one step, a refused command could be repeated to roll them again.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from knobel.core.dice import Dice, OutOfTape, Tape, shuffled
from knobel.core.game import (
    Begin,
    Forfeit,
    Illegal,
    Millis,
    Move,
    Outcome,
    Seat,
    TakeBack,
    Tick,
    is_settled,
    refuse_unless,
)
from knobel.core.names import clean_name
from knobel.match import commands as do
from knobel.match import events as ev
from knobel.match.commands import COMMANDS
from knobel.match.value import (
    CLAIM_AFTER,
    AnyGame,
    Header,
    Match,
    Phase,
    evolve,
    opened,
    outcome,
    phase,
    played,
    resumes_at,
    wakes_at,
)


class Entry(Struct, frozen=True, gc=False):
    """One line of the log: a command, its dice rolls, and the events that it led to."""

    version: int
    wall: Millis
    id: str | None
    """The client's id of the command; a repeated id is executed only once."""
    seat: Seat | None
    command: Any
    picks: tuple[int, ...]
    events: tuple[Any, ...]


class Unsettled(Exception):
    """Passed deadlines must be settled and stored before this command can be judged."""


def decide(
    game: AnyGame, match: Match, seat: Seat | None, command: Any, wall: Millis, dice: Dice
) -> tuple[Any, ...]:
    """The events that the command leads to; raises `Illegal`."""
    events, _ = judged(game, match, seat, command, wall, dice)
    return events


def judged(
    game: AnyGame, match: Match, seat: Seat | None, command: Any, wall: Millis, dice: Dice
) -> tuple[tuple[Any, ...], Match]:
    """The events that the command leads to, and the match as `enter` makes it of them."""
    page = _Page(game, match, wall)
    if isinstance(command, Tick):
        _settle(page, dice)
        return page.finished()
    due = wakes_at(game, match)
    if due is not None and due <= wall and not isinstance(command, do.Halt):
        raise Unsettled
    if seat is None:
        _judge_table(page, command, dice)
    else:
        _judge_person(page, seat, command, dice)
    return page.finished()


def enter(game: AnyGame, match: Match, entry: Entry) -> Match:
    """Fold one log line into the match."""
    assert entry.version == match.version + 1
    for event in entry.events:
        match = evolve(game, match, event, entry.wall)
    return replace(match, version=entry.version, wall=entry.wall)


def verify(game: AnyGame, header: Header, log: Sequence[Entry]) -> Entry | None:
    """Replay all commands by the current rules; returns the first line that differs, or None."""
    match = opened(game, header)
    for entry in log:
        tape = Tape(*entry.picks)
        if entry.version != match.version + 1 or entry.wall < match.wall:
            return entry
        try:
            events = decide(game, match, entry.seat, entry.command, entry.wall, tape)
        except (Illegal, Unsettled, OutOfTape, ValueError):
            return entry
        if events != entry.events or not tape.is_used_up():
            return entry
        match = enter(game, match, entry)
    return None


class _Page:
    """A line of the log while it is being written."""

    def __init__(self, game: AnyGame, match: Match, wall: Millis) -> None:
        self.game = game
        self.match = match
        self.wall = wall
        self._events: list[Any] = []

    def note(self, event: Any) -> None:
        self.match = evolve(self.game, self.match, event, self.wall)
        self._events.append(event)

    def play(self, seat: Seat | None, action: Any, at: Millis, dice: Dice) -> None:
        step = self.game.apply(self.match.state, Move(seat, action, at), dice)
        if step.events:
            self.match = played(self.match, step.state, self.wall)
            self._events += step.events

    def finished(self) -> tuple[tuple[Any, ...], Match]:
        match = replace(self.match, version=self.match.version + 1, wall=self.wall)
        return tuple(self._events), match


def _settle(page: _Page, dice: Dice) -> None:
    """Handle every deadline up to now, each at its own time and in order."""
    # Every game has such a loop, too: a tick handles all its deadlines up to then, so that a game
    # can be played without a match.  Here the deadlines of the match (abandoned, resumed after an
    # outage) fall between those of the game, and each must find the other's earlier ones handled.
    while (due := wakes_at(page.game, page.match)) is not None and due <= page.wall:
        match = page.match
        if match.began is not None and match.stopped is None:
            at = match.at(due)
            if not is_settled(page.game, match.state, at):
                page.play(None, Tick(), at, dice)
                continue
        if (resumes := resumes_at(match)) is not None:
            _resume(page, resumes, dice)
            continue
        page.note(ev.Ended(_shared(page, "abandoned")))


def _shared(page: _Page, reason: str) -> Outcome:
    """Players who are still in play share the first rank; those who left come after them."""
    playing = page.game.in_play(page.match.state)
    if page.match.is_together:
        return Outcome(reason, (0,) * len(page.match.chairs), "lost")
    places = (0 if seat in playing else len(playing) for seat in range(len(page.match.chairs)))
    return Outcome(reason, tuple(places))


# Commands of the service


def _judge_table(page: _Page, command: Any, dice: Dice) -> None:
    match command:
        case do.Sit(seat=seat, name=name, key=key):
            refuse_unless(phase(page.game, page.match) == "open", "already-begun")
            refuse_unless(0 <= seat < len(page.match.chairs), "no-such-seat")
            refuse_unless(not page.match.chairs[seat].is_taken, "seat-taken")
            page.note(ev.Sat(seat, clean_name(name), key))
            if page.match.is_together:  # all of them confirm the start (XC-11)
                page.note(ev.SaidReady(seat, False))
        case Begin():
            _begin(page, dice)
        case do.Away(seat=seat):
            refuse_unless(0 <= seat < len(page.match.chairs), "no-such-seat")
            if page.match.chairs[seat].away is None:
                page.note(ev.WentAway(seat, page.wall))
        case do.Back(seat=seat):
            refuse_unless(0 <= seat < len(page.match.chairs), "no-such-seat")
            _come_back(page, seat, dice)
        case do.Halt(since=since, seats=seats):
            refuse_unless(page.match.began is not None, "not-begun")
            _halt(page, since, seats, dice)
        case do.Succeed(match=successor):
            refuse_unless(page.match.successor is None, "already-so")
            page.note(ev.Succeeded(successor))
        case _:
            raise Illegal("no-such-action")


def _halt(page: _Page, since: Millis, seats: tuple[Seat, ...] | None, dice: Dice) -> None:
    """Stop match time as of `since`, and resume at once if nobody has lost contact.

    If seats are named, `since` may lie before earlier lines, but not before the last move: two
    nodes may owe time for different outages, and one of them is written first.
    """
    match = page.match
    if match.is_gathering and seats is not None:  # whoever is still missing could not come either
        missing = (s for s in match.missing if match.chairs[s].away is not None)
        seats = tuple(sorted({*seats, *missing}))
    bound = match.wall if seats is None else match.moved
    since = min(max(since, bound), page.wall)
    is_owed = match.why_stopped != "pause" and match.owed(since, page.wall) > 0
    if seats == () and not is_owed:
        return
    page.note(ev.Stopped(since, "outage", seats))
    if page.match.why_stopped == "outage" and not page.match.missing:
        _resume(page, page.wall, dice)  # nobody to wait for


def _resume(page: _Page, wall: Millis, dice: Dice) -> None:
    """Let time run since then; a game that waited for everybody begins with it (EV-28)."""
    page.note(ev.Resumed(wall))
    _deal(page, dice)


def _deal(page: _Page, dice: Dice) -> None:
    """Begin the game if it has not begun yet."""
    if page.match.dealt is None:
        page.play(None, Begin(), 0, dice)


def _begin(page: _Page, dice: Dice) -> None:
    match = page.match
    refuse_unless(phase(page.game, match) == "open", "already-begun")
    refuse_unless(is_ready_to_begin(match), "not-ready")
    if match.header.order == "lot":
        page.note(ev.LotsDrawn(shuffled(dice, range(len(match.chairs)))))
    page.note(ev.Started())
    if match.header.gathers:  # nobody sees the deal before the others
        page.note(ev.Stopped(page.wall, "outage", match.people()))
    else:
        _deal(page, dice)


def is_ready_to_begin(match: Match) -> bool:
    """Whether all seats are ready, and the match has no successor with other settings."""
    is_here = match.began is None and match.successor is None
    return is_here and all(c.is_taken and c.ready for c in match.chairs)


def _come_back(page: _Page, seat: Seat, dice: Dice) -> None:
    if page.match.chairs[seat].away is None:
        return
    page.note(ev.CameBack(seat))
    match = page.match
    waited = (match.chairs[s] for s in match.missing or ())
    if match.why_stopped == "outage" and all(
        chair.away is None or chair.stand_in for chair in waited
    ):
        _resume(page, page.wall, dice)


# Commands of players


def _judge_person(page: _Page, seat: Seat, command: Any, dice: Dice) -> None:
    refuse_unless(0 <= seat < len(page.match.chairs), "no-such-seat")
    now = phase(page.game, page.match)
    if type(command) not in COMMANDS:  # checked first: patterns that fail cost more than a move
        if now != "running":
            _refuse_unless_under_way(now)
            raise Illegal("paused")
        page.play(seat, command, page.match.at(page.wall), dice)
        return
    match command:
        case do.Rename(name=name):
            is_told = now in {"running", "paused"} and _has_mates_elsewhere(page.match, seat)
            refuse_unless(not is_told, "names-are-fixed")
            page.note(ev.Renamed(seat, clean_name(name)))
        case do.Ready(yes=yes):
            refuse_unless(now == "open", "already-begun")
            page.note(ev.SaidReady(seat, yes))
        case do.Leave():
            refuse_unless(now == "open", "already-begun")
            page.note(ev.Left(seat))
        case do.AdmitWatchers(yes=yes):
            refuse_unless(page.match.chairs[seat].key == page.match.header.opener, "opener-only")
            page.note(ev.WatchersAdmitted(yes))
        case do.Swap(one=one, other=other):
            refuse_unless(page.match.is_together, "no-such-action")
            refuse_unless(now == "open", "already-begun")
            seats = range(len(page.match.chairs))
            refuse_unless(one in seats and other in seats and one != other, "no-such-seat")
            page.note(ev.Swapped(one, other))
        case do.Appoint(seat=free, bot=bot):
            refuse_unless(page.match.is_together, "no-such-action")
            refuse_unless(now == "open", "already-begun")
            refuse_unless(not page.match.header.event, "event-match")
            _appoint(page, free, bot)
        case do.Propose(matter=matter):
            _propose(page, seat, matter, dice)
        case do.Answer(matter=matter, yes=yes):
            _answer(page, seat, matter, yes, dice)
        case do.Resign():
            _refuse_unless_under_way(now)
            _resign(page, seat, dice)
        case do.Substitute() | do.Reclaim():
            _refuse_unless_under_way(now)
            _change_hands(page, seat, command)
        case do.Claim():
            _refuse_unless_under_way(now)
            refuse_unless(now != "paused", "paused")
            _claim(page, seat, command, dice)
        case _:
            raise Illegal("no-such-action")  # a stored or imported line may hold any command


def _refuse_unless_under_way(now: Phase) -> None:
    refuse_unless(now != "open", "not-begun")
    refuse_unless(now != "over", "over")


def _appoint(page: _Page, seat: Seat, bot: bool) -> None:
    """Put a bot on a seat that stays empty; it gets the level of the other bots."""
    chairs = page.match.chairs
    refuse_unless(0 <= seat < len(chairs), "no-such-seat")
    refuse_unless(chairs[seat].key is None, "seat-taken")
    refuse_unless((chairs[seat].kind == "bot") != bot, "already-so")
    level = next((chair.level for chair in chairs if chair.kind == "bot"), None)
    page.note(ev.Appointed(seat, bot, level if bot else None))


def _resign(page: _Page, seat: Seat, dice: Dice) -> None:
    """A player can always resign, even during a pause or while the game waits for others."""
    _deal(page, dice)
    match = page.match
    at = match.at(page.wall)
    playing = page.game.in_play(match.state)
    people = [s for s in match.people() if s in playing]
    if not match.is_together or seat not in people:
        page.play(seat, Forfeit("resigned"), at, dice)
    elif people != [seat]:
        page.note(ev.Vacated(seat))  # XC-67
    else:  # bots do not play on without people
        for other in playing:
            page.play(other, Forfeit("resigned"), at, dice)


def _change_hands(page: _Page, seat: Seat, command: do.Substitute | do.Reclaim) -> None:
    """A bot takes over from somebody who is away, or the person from the bot (XC-67)."""
    match = page.match
    refuse_unless(match.is_together, "no-such-action")
    match command:
        case do.Reclaim():
            chair = match.chairs[seat]
            refuse_unless(chair.stand_in and chair.key is not None, "already-so")
            page.note(ev.Reclaimed(seat))
        case do.Substitute(seat=absent):
            refuse_unless(0 <= absent < len(match.chairs), "no-such-seat")
            refuse_unless(absent in page.game.in_play(match.state), "not-in-play")
            chair = match.chairs[absent]
            refuse_unless(not chair.is_played_by_bot, "already-so")
            refuse_unless(chair.away is not None, "still-there")
            page.note(ev.StoodIn(absent))


def _has_mates_elsewhere(match: Match, seat: Seat) -> bool:
    """Whether a mate uses another device; a new name could pass on a message (XO-04)."""
    own = match.chairs[seat].key
    return any(
        match.sides[mate] == match.sides[seat] and match.chairs[mate].key != own
        for mate in match.people()
    )


def _propose(page: _Page, seat: Seat, matter: do.Matter, dice: Dice) -> None:
    match = page.match
    now = phase(page.game, match)
    is_fixed = match.header.event and matter in {"take-back", "rematch"}
    refuse_unless(not is_fixed, "event-match", matter=matter)
    if any(p.matter == matter for p in match.proposals):
        _answer(page, seat, matter, True, dice)  # proposing the same thing means agreeing
        return
    may_repeat = matter in {"resume", "rematch"}  # else a match may get stuck
    is_declined = (seat, matter) in match.declined and not may_repeat
    refuse_unless(not is_declined, "already-declined", matter=matter)
    match matter:
        case "rematch":
            refuse_unless(now == "over", "not-over")
            refuse_unless(not match.is_rematch_agreed and not match.header.imported, "already-so")
        case "resume":
            refuse_unless(now == "paused" and match.why_stopped == "pause", "not-paused")
        case "draw" | "pause" | "take-back":
            refuse_unless(now != "open", "not-begun")
            refuse_unless(now != "over", "over")
            refuse_unless(now != "paused", "paused")
    refuse_unless(seat in voters(page.game, match, matter), "not-in-play")
    if matter == "draw":
        refuse_unless(not match.is_together, "no-draw-here")
    if matter == "take-back":  # refuse now what the rules would refuse later
        page.game.apply(match.state, Move(None, TakeBack(seat), match.at(page.wall)), Tape())
    page.note(ev.Proposed(seat, matter))
    _let_the_same_hand_agree(page, seat, matter)
    _conclude(page, matter, dice)


def _answer(page: _Page, seat: Seat, matter: do.Matter, yes: bool, dice: Dice) -> None:
    proposal = next((p for p in page.match.proposals if p.matter == matter), None)
    if proposal is None or seat not in voters(page.game, page.match, matter):
        raise Illegal("nothing-proposed", matter=matter)
    if not yes:
        page.note(ev.Declined(seat, matter))
        return
    refuse_unless(seat not in proposal.agreed, "already-agreed", matter=matter)
    page.note(ev.Agreed(seat, matter))
    _let_the_same_hand_agree(page, seat, matter)
    _conclude(page, matter, dice)


def _let_the_same_hand_agree(page: _Page, seat: Seat, matter: do.Matter) -> None:
    """Agree for all seats of the same person; people who share a screen answer once."""
    key = page.match.chairs[seat].key
    proposal = next(p for p in page.match.proposals if p.matter == matter)
    for other, chair in enumerate(page.match.chairs):
        if key is not None and chair.key == key and other not in proposal.agreed:
            page.note(ev.Agreed(other, matter))


def _conclude(page: _Page, matter: do.Matter, dice: Dice) -> None:
    """Carry out the proposal once everybody has agreed."""
    proposal = next(p for p in page.match.proposals if p.matter == matter)
    is_try_again = matter == "rematch" and page.match.is_together  # one player is enough (XC-65)
    everybody = set(voters(page.game, page.match, matter))
    if not is_try_again and not everybody <= set(proposal.agreed):
        return
    page.note(ev.Accepted(matter))
    match matter:
        case "draw":
            page.note(ev.Ended(_shared(page, "draw-agreed")))
        case "take-back":
            page.play(None, TakeBack(proposal.by), page.match.at(page.wall), dice)
        case "pause":
            page.note(ev.Stopped(page.wall, "pause"))
        case "resume":
            page.note(ev.Resumed(page.wall))
        case "rematch":
            pass  # the service opens it and writes `Succeed`


def voters(game: AnyGame, match: Match, matter: do.Matter) -> Sequence[Seat]:
    """The seats whose consent is needed."""
    return range(len(match.chairs)) if matter == "rematch" else game.in_play(match.state)


def _claim(page: _Page, seat: Seat, claim: do.Claim, dice: Dice) -> None:
    match = page.match
    refuse_unless(page.game.wake_at(match.state) is None, "clock-decides")
    playing = page.game.in_play(match.state)
    refuse_unless(seat in playing, "not-in-play")
    own = match.sides[seat]
    others = [s for s in match.people() if s in playing and s != seat]
    gone = [s for s in others if _is_gone(match, s, page.wall)]
    rivals = {match.sides[s] for s in others} - {own}
    lame = {match.sides[s] for s in gone}  # sides that nobody can play for
    refuse_unless(bool(gone), "not-away-long-enough")
    if claim.what == "draw":
        refuse_unless(rivals <= lame, "not-away-long-enough")
        page.note(ev.Ended(_shared(page, "draw-claimed")))
        return
    refuse_unless(bool(lame - {own}), "not-away-long-enough")
    refuse_unless(own not in lame, "mate-away")
    at = match.at(page.wall)
    for absent in gone:
        if outcome(page.game, page.match) is None:
            page.play(absent, Forfeit("absent"), at, dice)


def _is_gone(match: Match, seat: Seat, wall: Millis) -> bool:
    away = match.chairs[seat].away
    return away is not None and wall - away >= CLAIM_AFTER
