"""Judges reports, confirmations, absences, corrections, and results that come from matches."""

from knobel.core.game import Illegal, refuse_unless
from knobel.tournament import commands as do
from knobel.tournament import events as ev
from knobel.tournament.form import check_game, check_result, is_complete, tallies_of
from knobel.tournament.page import Page, due
from knobel.tournament.values import Bout, DecidedBy, EntrantId, Result


def settle(page: Page) -> None:
    """Let reports count that nobody opposed, each from its deadline on (EV-32)."""
    waiting = [(at, bout.id) for bout in page.t.open_bouts() if (at := due(bout)) is not None]
    for at, number in sorted(waiting):
        if at <= page.wall:
            bout = page.bout(number)
            page.decide(bout, bout.claims[0].result, "time", wall=at)


def at_table(page: Page, command: do.AtTable) -> None:
    bout = page.bout(command.bout)
    own = page.own(bout)
    refuse_unless(bool(own), "event-not-yours")
    new = tuple(number for number in own if number not in bout.here)
    if new and bout.result is None:
        page.note(ev.SatDown(bout.id, new))


def report(page: Page, command: do.Report) -> None:
    bout, result = page.bout(command.bout), command.result
    own = page.own(bout)
    is_host = page.by.role == "host"
    is_helper = page.by.role == "helper" and not own
    refuse_unless(is_host or is_helper or bool(own), "event-not-yours")
    refuse_unless(is_host or bout.board == "real", "event-not-at-real-board")
    refuse_unless(result.how == "played", "event-bad-result")
    check_result(page.t.setup, bout, result)
    if bout.result is not None:
        # Both sides may have typed the same, one of them without network.
        refuse_unless(bout.result == result, "event-already-decided")
        return
    if is_host or is_helper:
        page.decide(bout, result, "host" if is_host else "helper")
    else:
        _claim(page, bout, own, result)


def _claim(page: Page, bout: Bout, own: tuple[EntrantId, ...], result: Result) -> None:
    """Note what a side says; the bout is decided once all sides say the same (EV-31, EV-33)."""
    said = {side: claim.result for side in bout.sides for claim in bout.claims if claim.by in side}
    for side in bout.sides:
        speaker = next((number for number in side if number in own), None)
        if speaker is not None and said.get(side) != result:
            said[side] = result
            page.note(ev.Reported(bout.id, speaker, result, page.wall))
    if all(said.get(side) == result for side in bout.sides):
        page.decide(page.bout(bout.id), result, "sides")


def confirm(page: Page, command: do.Confirm) -> None:
    """Agree with what the other sides say, whatever one's own side said before."""
    bout = page.bout(command.bout)
    own = page.own(bout)
    may_judge = page.by.role == "host" or (page.by.role == "helper" and not own)
    refuse_unless(may_judge or bool(own), "event-not-yours")
    is_late = bout.decided in {"sides", "time"} and command.result is None
    if bout.result is not None and (is_late or bout.result == command.result):
        return  # it counts already, as the sides said
    refuse_unless(bout.result is None, "event-already-decided")
    mine = [side for side in bout.sides if not may_judge and set(side) & set(own)]
    said = [c.result for c in bout.claims if not any(c.by in side for side in mine)]
    is_clear = bool(said) and all(result == said[0] for result in said)
    refuse_unless(is_clear, "event-nothing-to-confirm")
    refuse_unless(command.result in {None, said[0]}, "event-nothing-to-confirm")
    if may_judge:
        page.decide(bout, said[0], "host" if page.by.role == "host" else "helper")
    else:
        _claim(page, bout, own, said[0])


def claim_absence(page: Page, command: do.ClaimAbsence) -> None:
    page.host_only()
    bout = page.bout(command.bout)
    refuse_unless(bout.result is None, "event-already-decided")
    in_bout = {number for side in bout.sides for number in side}
    absent = tuple(sorted(set(command.absent)))
    refuse_unless(bool(absent) and in_bout >= set(absent), "event-no-such-entrant")
    page.decide_without(bout, absent, "host")


def correct(page: Page, command: do.Correct) -> None:
    """Change a result, also of an earlier heat; pairings stay as they are (EV-35)."""
    refuse_unless(page.by.role != "player", "event-host-only")
    bout, result = page.bout(command.bout), command.result
    is_helper = page.by.role == "helper"
    refuse_unless(not (is_helper and page.t.is_over), "event-over")
    refuse_unless(not (is_helper and page.own(bout)), "event-not-yours")
    note = " ".join(command.note.split())
    absent: tuple[EntrantId, ...] = ()
    if result is None:
        _reopen(page, bout, note)
        return
    check_result(page.t.setup, bout, result)
    if result.how == "forfeit":
        refuse_unless(not is_helper, "event-helper-only-reports")
        sides = zip(bout.sides, result.scores, strict=True)
        absent = tuple(sorted(n for side, score in sides if score == 0 for n in side))
    elif _are_still_absent(bout, result):
        absent = bout.absent
    if result != bout.result:
        page.decide(bout, result, "helper" if is_helper else "host", note=note, absent=absent)


def _are_still_absent(bout: Bout, result: Result) -> bool:
    """Whether those who did not come to a table of three (EV-29) are below the two who played."""
    was = bout.result
    if was is None or was.how == "forfeit" or len(bout.sides) < 3 or not bout.absent:
        return False
    scores = list(zip(bout.sides, result.scores, strict=True))
    gone = [score for side, score in scores if set(side) <= set(bout.absent)]
    came = [score for side, score in scores if not set(side) & set(bout.absent)]
    return bool(gone) and bool(came) and max(gone) < min(came)


def _reopen(page: Page, bout: Bout, note: str) -> None:
    """Take the result back: a game under way goes on, else the bout is played from the start."""
    was, heat = bout.result, page.t.heat
    refuse_unless(was is not None, "event-bad-result")
    assert was is not None
    assert heat is not None
    refuse_unless(bout in heat.bouts, "event-wrong-heat", heat=heat.number)
    refuse_unless(not page.t.is_over, "event-over")
    is_again = bool(bout.counted) and all(game.result is not None for game in bout.counted)
    is_known = bool(heat.seed) and (heat.is_over or is_again)
    refuse_unless(not is_known, "event-deal-public")  # EV-56
    by: DecidedBy = "helper" if page.by.role == "helper" else "host"
    page.decide(bout, None, by, note=note)
    if is_again or was.how == "played":
        page.note(ev.Reopened(bout.id, len(bout.games) if is_again else bout.void))


# What the service writes


def opened(page: Page, command: do.Opened) -> None:
    page.service_only()
    bout = page.bout(command.bout)
    if any(game.match == command.match for game in bout.games):
        return
    refuse_unless(bout.result is None, "event-already-decided")
    refuse_unless(bout.board == "screen", "event-not-at-real-board")
    refuse_unless(all(game.result is not None for game in bout.games), "already-so")
    page.note(ev.GameOpened(bout.id, command.match))


def finished(page: Page, command: do.Finished) -> None:
    """A game at a screen is over; twice counts once, and after the host's decision not at all."""
    page.service_only()
    bout = page.bout(command.bout)
    game = next((game for game in bout.games if game.match == command.match), None)
    if game is None:
        raise Illegal("event-no-such-bout")
    if game.result is not None:
        return
    check_game(page.t.setup, bout, command.result, command.absent)
    page.note(ev.GameFinished(bout.id, command.match, command.result))
    bout = page.bout(command.bout)
    if bout.result is None:
        _conclude(page, bout, command.absent)


def _conclude(page: Page, bout: Bout, absent: tuple[EntrantId, ...]) -> None:
    """Decide the bout if all its games are over, or if a side has left."""
    setup = page.t.setup
    results = [game.result for game in bout.counted if game.result is not None]
    if results[-1].how == "forfeit":
        page.decide_without(bout, absent, "match")
        return
    scores = tuple(sum(scores) for scores in zip(*(r.scores for r in results), strict=True))
    if is_complete(setup, bout, scores, len(results)):
        page.decide(bout, Result(scores, tallies_of(setup, results)), "match", absent=absent)
