"""The command line: which commands there are, and which options they have.

A command is imported when it is called, so that each starts with no more than it needs.
"""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, get_args

from knobel.catalog import GAMES
from knobel.cli.speech import say
from knobel.cli.storage import reporting
from knobel.tournament.values import Form, Format, Scoring
from knobel.tui.flags import add_flags


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    options = parser().parse_args(arguments)
    try:
        return reporting(options, lambda: resolve_name(f"knobel.cli.{options.do}")(options))
    except KeyboardInterrupt:
        return 130


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="knobel", description=say("cli-about"))
    commands = made.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, do: str) -> argparse.ArgumentParser:
        about = say(f"cli-{name}")
        described = commands.add_parser(name, help=about, description=about)
        described.set_defaults(do=do)
        return described

    def flag(described: argparse.ArgumentParser, name: str, **how: Any) -> None:
        described.add_argument(f"--{name}", help=say(f"cli-{name}"), **how)

    def with_log(described: argparse.ArgumentParser) -> argparse.ArgumentParser:
        flag(described, "log", metavar="URL")
        flag(described, "data", type=Path, default=_data_folder())
        return described

    serve = with_log(command("serve", "serving:serve"))
    flag(serve, "host", default="127.0.0.1")
    flag(serve, "port", type=int, default=8000)
    flag(serve, "public-url")
    flag(serve, "tls-cert", type=Path, metavar="FILE")
    flag(serve, "tls-key", type=Path, metavar="FILE")
    flag(serve, "bus", metavar="URL")
    flag(serve, "workers", type=int, default=1, metavar="N")
    flag(serve, "trusted-proxy", action="append", default=[], metavar="ADDRESS")
    flag(serve, "admin-secret", type=Path, metavar="FILE")
    flag(serve, "metrics", metavar="[HOST:]PORT")
    flag(serve, "trace", metavar="URL")
    flag(serve, "log-format", choices=("plain", "json"), default="plain")
    flag(serve, "log-level", choices=("debug", "info", "warning", "error"), default="warning")
    flag(serve, "limit", action="append", default=[], metavar="NAME=VALUE")

    command("limits", "limits:limits")
    add_flags(command("play", "playing:play"), say)
    join = command("join", "joining:join")
    join.add_argument("link", metavar="LINK", help=say("cli-link"))
    flag(join, "name")
    flag(join, "seat", type=int, metavar="N")
    join.add_argument("--language", metavar="…", help=say("tui-flag-language"))
    join.add_argument("--data", type=Path, default=_data_folder(), help=say("cli-seats-folder"))
    with_log(command("verify", "maintenance:verify"))
    with_log(command("migrate", "maintenance:migrate"))
    copy: dict[str, Any] = {"type": Path, "help": say("cli-copy")}
    with_log(command("backup", "maintenance:backup")).add_argument("copy", **copy)
    with_log(command("restore", "maintenance:restore")).add_argument("copy", **copy)
    export = with_log(command("export", "records:export"))
    export.add_argument("match", help=say("cli-match"))
    read = with_log(command("import", "records:import_"))
    flag(read, "limit", action="append", default=[], metavar="NAME=VALUE")
    read.add_argument("file", type=Path, help=say("cli-file"))
    prune = with_log(command("prune", "maintenance:prune"))
    flag(prune, "days", type=int, default=90)
    _add_events(commands, flag, with_log)
    perft = command("perft", "playing:perft")
    perft.add_argument("game", choices=[name for name, game in GAMES.items() if game.counting])
    perft.add_argument("depth", type=int, help=say("cli-depth"))
    return made


def _add_events(commands: Any, flag: Callable[..., None], with_log: Callable[..., Any]) -> None:
    """The commands about events, each with its own flags."""
    about = say("cli-event")
    described = commands.add_parser("event", help=about, description=about)
    parts = described.add_subparsers(required=True, metavar="COMMAND")

    def part(name: str, do: str, about: str) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parts.add_parser(name, help=about, description=about)
        made.set_defaults(do=f"events:{do}")
        with_log(made)
        return made

    def game(made: argparse.ArgumentParser) -> None:
        flag(made, "event-name", default="Knobel")
        flag(made, "game", choices=list(GAMES), default=next(iter(GAMES)))
        flag(made, "config", default="{}", metavar="JSON")

    new = part("new", "new", say("cli-event-new"))
    game(new)
    flag(new, "format", choices=get_args(Format), default="swiss")
    flag(new, "scoring", choices=get_args(Scoring), default="win")
    flag(new, "sides", type=int, choices=(1, 2, 3), default=2)
    flag(new, "heats", type=int, default=5)
    flag(new, "games", type=int, default=1)
    flag(new, "team", type=int, default=1)
    flag(new, "groups", type=int, default=0)
    flag(new, "qualify", type=int, default=2)
    flag(new, "deals", type=int, default=1)
    new.add_argument("--days", type=int, default=0, help=say("cli-event-days"))
    flag(new, "boxes", type=int, default=250)
    flag(new, "school", action="store_true")
    event: dict[str, Any] = {"help": say("cli-event-code")}
    enter = part("enter", "enter", say("cli-event-enter"))
    enter.add_argument("event", **event)
    enter.add_argument("names", nargs="+", help=say("cli-event-names"))
    part("pair", "pair", say("cli-event-pair")).add_argument("event", **event)
    report = part("report", "report", say("cli-event-report"))
    report.add_argument("event", **event)
    report.add_argument("bout", type=int, help=say("cli-event-number"))
    report.add_argument("result", help=say("cli-event-result"))
    part("standing", "show_standing", say("cli-event-standing")).add_argument("event", **event)
    export = part("export", "export", say("cli-event-export"))
    export.add_argument("event", **event)
    flag(export, "form", choices=get_args(Form), default="record")
    read = part("import", "import_", say("cli-event-import"))
    game(read)
    flag(read, "form", choices=get_args(Form), default="record")
    read.add_argument("file", type=Path, help=say("cli-event-file"))


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("KNOBEL_DATA") or Path(home) / "knobel")


if __name__ == "__main__":
    sys.exit(main())
