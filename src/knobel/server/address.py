"""Under which address other devices reach this server."""

import ipaddress
import socket

from msgspec import Struct

ANYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 -- compared with, not bound to
_DOCUMENTATION_ADDRESS = "192.0.2.1"
"""Nobody's address: asking for the way to it sends nothing, but names our own end of the way."""


class Address(Struct, frozen=True):
    """Where the server listens, and what it calls itself."""

    host: str
    port: int
    public_url: str | None = None
    scheme: str = "http"

    def base(self, scheme: str, asked_host: str | None) -> str:
        """The beginning of links for whoever asked under this name.

        A friend can't follow a link to `localhost`: if another address serves, it is used.
        """
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        if asked_host and not _is_loopback(_without_port(asked_host)):
            return f"{scheme}://{asked_host}"
        return self.reachable()

    def reachable(self) -> str:
        """The best address to tell other people."""
        if self.public_url is not None:
            return self.public_url.rstrip("/")
        host = own_address() if self.host in ANYWHERE else self.host
        host = f"[{host}]" if ":" in host else host
        return f"{self.scheme}://{host}:{self.port}"


def own_address() -> str:
    """The address of this machine in its network, or the loopback address if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_DOCUMENTATION_ADDRESS, 9))
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_loopback(host: str) -> bool:
    """Whether only this machine itself can mean this machine by that name."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
