"""The command line: which commands there are, and which options they have.

A command is imported when it is called, so that each starts with no more than it needs.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from knobel.catalog import GAMES
from knobel.cli.speech import say
from knobel.cli.storage import reporting
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
    perft = command("perft", "playing:perft")
    perft.add_argument("game", choices=[name for name, game in GAMES.items() if game.counting])
    perft.add_argument("depth", type=int, help=say("cli-depth"))
    return made


def _data_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(os.environ.get("KNOBEL_DATA") or Path(home) / "knobel")


if __name__ == "__main__":
    sys.exit(main())
