"""The address under which other devices reach this server."""

import ipaddress
import socket
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection
from msgspec import Struct

from knobel.core.game import Illegal
from knobel.service.limits import Limits

ANYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 -- compared with, not bound to
PROXIES = ("127.0.0.1", "::1")
"""Addresses of a proxy on this machine; forwarding headers are trusted from these and from named ones."""
_DOCUMENTATION_ADDRESS = "192.0.2.1"
"""An unused address: asking for the route to it sends nothing, but reveals our own address."""


class Address(Struct, frozen=True):
    """Where the server listens, and what it calls itself."""

    host: str
    port: int
    public_url: str | None = None
    scheme: str = "http"

    def base(self, scheme: str, asked_host: str | None) -> str:
        """The base of links for a client that requested this host name.

        Other people can't follow a link to `localhost`, so a reachable address replaces it.
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


def base_of(
    connection: ASGIConnection[Any, Any, Any, Any], address: Address, limits: Limits
) -> str:
    """The base of links, as the client reached this server."""
    host = connection.headers.get("host")
    if host is not None and len(host) > limits.host_bytes:
        raise Illegal("unreadable", why="host")
    return address.base(connection.url.scheme, host)


@lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """The visitor behind an address: an IPv4 address, or an IPv6 network of 64 bits.

    That is the usual size of a household's network.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


@lru_cache(maxsize=4096)
def is_local(host: str) -> bool:
    """Whether a proxy on this machine may use this address, so that its forwarding headers are trusted."""
    return network_of(host) in {network_of(proxy) for proxy in PROXIES}


class Proxies:
    """The proxies that forward other people's connections: on this machine, and those that are named."""

    def __init__(self, named: Sequence[str] = ()) -> None:
        self.trusted = (*PROXIES, *named)
        """Addresses and networks; `ValueError` if one is neither."""
        self._networks = [ipaddress.ip_network(each) for each in named]

    def __contains__(self, host: str) -> bool:
        if is_local(host):
            return True
        if not self._networks:
            return False
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)


ON_THIS_MACHINE = Proxies()


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The client's address; a trusted proxy may name another one in its headers."""
    return connection.client.host if connection.client else ""


def _without_port(host: str) -> str:
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_loopback(host: str) -> bool:
    """Whether only this machine itself can reach it under this name."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified
