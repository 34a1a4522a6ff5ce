"""The commands `play` and `perft`, which store nothing."""

import argparse
import multiprocessing.resource_tracker
import sys

from knobel.catalog import GAMES
from knobel.cli.speech import language
from knobel.core.game import Illegal
from knobel.tui import flags
from knobel.tui.contract import BadFlag
from knobel.tui.speech import refusal, speaker


def play(options: argparse.Namespace) -> int:
    """Play in the terminal: the service runs in this process and ends with it."""
    spoken = speaker(language())
    try:
        if options.language is not None:
            spoken = speaker(flags.language_of(options.language))
        game = flags.game_of(options.game)
        given = flags.flags_in(options)
        plan = flags.plan_of(game, given) if given else None
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadFlag("terminal")
    except BadFlag as bad:
        print(bad.told(spoken), file=sys.stderr)
        return 2
    except Illegal as refused:
        print(f"{refusal(spoken, refused)} [{refused.code}]", file=sys.stderr)
        return 2

    # Only now: a flag that is wrong should be told at once.
    from knobel.buses.memory import MemoryBus  # noqa: PLC0415
    from knobel.machine.workers import ProcessWorkers  # noqa: PLC0415
    from knobel.machine.world import SystemWorld  # noqa: PLC0415
    from knobel.service import MatchService  # noqa: PLC0415
    from knobel.stores.unlocked import UnlockedStore  # noqa: PLC0415
    from knobel.tui.app import PlayApp  # noqa: PLC0415

    # The tracker of processes wants a real stderr, which a screen takes away.
    multiprocessing.resource_tracker.ensure_running()
    service = MatchService(UnlockedStore(), MemoryBus(), SystemWorld(), ProcessWorkers(1))
    app = PlayApp(service, game, plan, spoken)
    app.run()
    return app.return_code or 0


def perft(options: argparse.Namespace) -> int:
    counting = GAMES[options.game].counting
    assert counting is not None
    for ply in range(1, options.depth + 1):  # the plies before cost little: show them at once
        count = counting.perft(ply)[-1]
        print(ply, count.nodes, count.wins, flush=True)
    return 0
