"""The addresses of the services that nodes share, and where they may come from.

An address may contain a password, and everybody on a machine can read its command lines.
"""

import ipaddress
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import SplitResult, parse_qs, urlsplit

SCHEMES = {"log": ("postgresql", "postgres"), "bus": ("redis", "rediss", "unix")}
ENCRYPTED = ("require", "verify-ca", "verify-full")
"""Values of `sslmode` with which nothing is sent in the clear."""


class BadAddress(Exception):
    """An address that can't or must not be used; the code says why."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


def address_of(service: str, given: str | None, environment: Mapping[str, str]) -> str | None:
    """The address of the log or of the bus, if there is one.

    It comes from the command line, from `KNOBEL_LOG` or from the file that `KNOBEL_LOG_FILE` names.
    An empty one is refused: without an address, each node would serve a database of its own.
    """
    found = _found(service, given, environment)
    if found is None:
        return None
    source, address = found[0], found[1].strip()
    if not address:
        raise BadAddress("address-empty", source=source)
    parts = _split(service, address)
    if given is not None and _has_password(parts):
        raise BadAddress("secret-on-command-line", variable=_variable(service))
    _refuse_open(service, parts, environment)
    return address


def _found(
    service: str, given: str | None, environment: Mapping[str, str]
) -> tuple[str, str] | None:
    """Where the address comes from, and what is there."""
    variable = _variable(service)
    if given is not None:
        return f"--{service}", given
    if variable in environment:
        return variable, environment[variable]
    named = f"{variable}_FILE"
    if named not in environment:
        return None
    path = environment[named].strip()
    return (path, _read(path)) if path else (named, "")


def shown(address: str) -> str:
    """The address without its password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _variable(service: str) -> str:
    return f"KNOBEL_{service.upper()}"


def _read(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise BadAddress("file-unreadable", file=path, why=why) from fault


def _split(service: str, address: str) -> SplitResult:
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = SplitResult("", "", "", "", "")
    if parts.scheme not in SCHEMES[service]:
        example = "postgresql://user@host/database" if service == "log" else "redis://host:6379"
        raise BadAddress("address-unreadable", service=service, example=example)
    return parts


def _has_password(parts: SplitResult) -> bool:
    return parts.password is not None or "password" in parse_qs(parts.query)


def _refuse_open(service: str, parts: SplitResult, environment: Mapping[str, str]) -> None:
    """Other machines are reached only with a password, over an encrypted connection."""
    far = [host for host in _hosts(service, parts, environment) if not _is_here(host)]
    if not far:
        return
    if service == "bus":
        is_safe = parts.scheme == "rediss" and _has_password(parts)
    else:
        query = parse_qs(parts.query)
        mode = query.get("sslmode", [environment.get("PGSSLMODE", "")])[-1]
        known = ("PGPASSWORD", "PGPASSFILE", "PGSSLCERT")
        has_secret = _has_password(parts) or any(environment.get(name) for name in known)
        is_safe = mode in ENCRYPTED and (has_secret or bool(query.keys() & {"passfile", "sslcert"}))
    if not is_safe:
        raise BadAddress(f"{service}-open", host=far[0])


def _hosts(service: str, parts: SplitResult, environment: Mapping[str, str]) -> list[str]:
    """Every host to which a client library may connect if it is given this address."""
    query = parse_qs(parts.query)
    places = parts.netloc.rpartition("@")[2].split(",")
    hosts = [urlsplit(f"//{place}").hostname or "" for place in places]
    hosts += [host for value in query.get("host", ()) for host in value.split(",")]
    if service == "log":
        hosts += query.get("service", ())  # its host is in a file
        if not any(hosts):
            hosts = environment.get("PGHOST", "").split(",")
    return hosts


def _is_here(host: str) -> bool:
    """Whether the host is this machine: by its loopback, or by a socket among its files."""
    if not host or host.startswith("/") or host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False
