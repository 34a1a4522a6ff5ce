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
    """
    variable = f"KNOBEL_{service.upper()}"
    if given and _has_password(_split(service, given)):
        raise BadAddress("secret-on-command-line", variable=variable)
    address = given or environment.get(variable) or _read(environment.get(f"{variable}_FILE"))
    if not address:
        return None
    _refuse_open(service, _split(service, address), environment)
    return address


def shown(address: str) -> str:
    """The address without its password."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


def _read(path: str | None) -> str:
    if not path:
        return ""
    try:
        return Path(path).read_text(encoding="utf-8").strip()
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
