"""The command `serve`: checks its options and takes its port before anything else is started."""

import argparse
import asyncio
import errno
import os
import secrets
import signal
import socket
import ssl
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from knobel.cli.limits import limits_of
from knobel.cli.speech import Complaint, why
from knobel.cli.storage import alone_in, log_of, prepared, push_key_of, reporting, seal_of
from knobel.machine.family import Family
from knobel.server.address import Address, Proxies
from knobel.service.limits import Limits
from knobel.stores.address import address_of

SHORTEST_SECRET = 16
"""Letters of the secret for the operator's page."""


class Served(NamedTuple):
    """What a server needs to know."""

    options: argparse.Namespace
    log: str | None
    bus: str | None
    listener: socket.socket
    address: Address
    certificate: tuple[Path, Path] | None
    limits: Limits
    proxies: Proxies
    operator: str | None
    """The secret for the operator's page, if there is one."""
    name: str
    """By which the operator tells this server from others."""
    end: Callable[[], None]
    """Ends the server with all its processes."""


def serve(options: argparse.Namespace) -> int:
    limits = limits_of(options.limit)
    certificate = _certificate(options.tls_cert, options.tls_key)
    proxies = _proxies(options.trusted_proxy)
    operator = _operator(options.admin_secret)
    log, bus = log_of(options), address_of("bus", options.bus, os.environ)
    prepared(options.data)
    if options.workers < 1 or (options.workers > 1 and log is None):
        raise Complaint("cli-workers-sqlite" if options.workers > 1 else "cli-workers-few")
    with (
        alone_in(options.data) if log is None else nullcontext(),
        _listener(options.host, options.port) as listener,
    ):
        scheme = "http" if certificate is None else "https"
        address = Address(options.host, listener.getsockname()[1], options.public_url, scheme)
        name = f"{socket.gethostname()}:{address.port}-{secrets.token_hex(3)}"
        # A process among several would only be replaced: their parent has to end.
        end = partial(signal.raise_signal, signal.SIGTERM)
        if options.workers > 1:
            end = partial(os.kill, os.getpid(), signal.SIGTERM)
        served = Served(
            options, log, bus, listener, address, certificate, limits, proxies, operator, name, end
        )
        if options.workers == 1:
            return _work(served, 0)
        for make_key in (seal_of, push_key_of):  # or the processes would make keys of their own
            make_key(options.data)
        # `main` sees nothing of what goes wrong in a child process.
        return Family(
            options.workers, lambda number: reporting(options, partial(_work, served, number))
        ).run()


def _work(served: Served, number: int) -> int:
    """Serve in this process, the one with this number among those on the port."""
    with (
        _watch_listener(served.options.metrics, number) as watching,
        asyncio.Runner(loop_factory=_loop()) as runner,
    ):
        from knobel.cli.node import serve_until_stopped  # noqa: PLC0415 -- takes long

        return runner.run(serve_until_stopped(served, watching, number))


def _certificate(chain: Path | None, key: Path | None) -> tuple[Path, Path] | None:
    """Both files or neither, tried before anything else is started."""
    if chain is None and key is None:
        return None
    if chain is None or key is None:
        raise Complaint("cli-tls-both")
    try:
        ssl.create_default_context(ssl.Purpose.CLIENT_AUTH).load_cert_chain(chain, key)
    except OSError as fault:  # an SSLError is one, too
        told = why(fault)
        raise Complaint("cli-tls-unusable", cert=str(chain), key=str(key), why=told) from fault
    return chain, key


def _loop() -> Any:
    try:
        import uvloop  # noqa: PLC0415 -- not to be had on every system
    except ImportError:
        return None
    return uvloop.new_event_loop


def _operator(file: Path | None) -> str | None:
    """The secret in this file, with which the operator uses the page /admin."""
    if file is None:
        return None
    try:
        secret = file.read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as fault:
        raise Complaint("cli-file-unreadable", file=str(file), why=why(fault)) from fault
    if len(secret) < SHORTEST_SECRET:
        raise Complaint("cli-admin-secret-unusable", file=str(file), least=SHORTEST_SECRET)
    return secret


def _proxies(named: Sequence[str]) -> Proxies:
    for each in named:
        try:
            Proxies([each])
        except ValueError as fault:
            raise Complaint("cli-trusted-proxy-unreadable", value=each) from fault
    return Proxies(named)


def _watch_listener(where: str | None, number: int) -> socket.socket | nullcontext[None]:
    """The socket for those who watch the server; on this machine unless an address is named.

    Each process counts for itself, so each has a port of its own: the next one.
    """
    if where is None:
        return nullcontext()
    host, _, port = where.rpartition(":")
    if not port.isdecimal():
        raise Complaint("cli-metrics-unreadable", value=where)
    return _listener(host.strip("[]") or "127.0.0.1", int(port) + (number if int(port) else 0))


def _listener(host: str, port: int) -> socket.socket:
    """A socket that is ours before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except (OSError, OverflowError) as fault:
        listener.close()
        if getattr(fault, "errno", None) == errno.EADDRINUSE:
            raise Complaint("cli-port-taken", host=host, port=str(port)) from fault
        raise Complaint("cli-cannot-listen", host=host, port=str(port), why=why(fault)) from fault
    return listener
