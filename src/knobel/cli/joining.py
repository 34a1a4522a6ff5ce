"""The command `join`: plays at a table of a server."""

import argparse
import secrets
import sys

from knobel.cli.seats import Kept, Seats
from knobel.cli.speech import language
from knobel.core.game import Illegal
from knobel.match import clean_name
from knobel.tui import flags
from knobel.tui.contract import BadFlag
from knobel.tui.invitation import Invitation, Preview, Server, read_link
from knobel.tui.speech import Translate, refusal, speaker


def join(options: argparse.Namespace) -> int:
    """Take a seat at a server, or come back to it, and play in the terminal."""
    spoken = speaker(language())
    try:
        if options.language is not None:
            spoken = speaker(flags.language_of(options.language))
        invitation = read_link(options.link)
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadFlag("terminal")
        seat = seat_of(invitation, Seats(options.data), options.name, options.seat, spoken)
    except BadFlag as bad:
        print(bad.told(spoken), file=sys.stderr)
        return 2
    except Illegal as refused:
        print(f"{refusal(spoken, refused)} [{refused.code}]", file=sys.stderr)
        return 2

    # Only now: what is wrong should be told at once.
    from knobel.machine.world import SystemWorld  # noqa: PLC0415
    from knobel.tui.app import JoinApp  # noqa: PLC0415
    from knobel.tui.remote import SocketLine  # noqa: PLC0415
    from knobel.tui.wires import dialling  # noqa: PLC0415

    line = SocketLine(dialling(seat.server), seat.secret, SystemWorld())
    app = JoinApp(line, seat.server, seat.match, options.name, spoken)
    app.run()
    if app.farewell:
        print(app.farewell, file=sys.stderr)
    return app.return_code or 0


def seat_of(
    invitation: Invitation, seats: Seats, name: str | None, seat: int | None, say: Translate
) -> Kept:
    """The seat of this device, taken now unless it was before; raises `BadFlag` or `Illegal`.

    The secret is kept before the server hears it: if the answer gets lost, the next try gets the
    same seat.  Seats are numbered from 1 on, as on the screen.
    """
    if seat is not None and seat < 1:
        raise Illegal("no-such-seat")
    server = Server(invitation.server)
    if invitation.code is None:
        kept = seats.find(server.address, invitation.match or "")
        if kept is None:
            raise BadFlag("not-seated")
        return kept
    preview = server.preview(invitation.code, invitation.match)
    flags.game_of(preview.match.game)
    kept = seats.find(server.address, preview.invited)
    is_new = kept is None
    if kept is None:
        kept = Kept(server.address, preview.invited, secrets.token_urlsafe(24))
        seats.keep(kept)
    called = clean_name(name) if name else guest_name(preview, say)
    try:
        place = None if seat is None else seat - 1
        ticket = server.sit(invitation.code, preview.invited, called, place, kept.secret)
    except Illegal:
        if is_new:
            seats.forget(kept)
        raise
    return Kept(kept.server, ticket.id, kept.secret)


def guest_name(preview: Preview, say: Translate) -> str:
    """What somebody who gives no name is called at this table."""
    names = {chair.name for chair in preview.match.chairs}
    guest, number = say("guest"), 1
    name = guest
    while name in names:
        number += 1
        name = f"{guest} {number}"
    return name
