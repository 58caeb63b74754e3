"""Checks the origin and the host name of a request: other sites' pages may not use this server.

Changes and sockets must come from our own pages; browsers send the origin of a page. Public host names must be in the
settings. Otherwise, a site whose name leads to this machine (DNS rebinding) could pass for ours. IP addresses and names
of private networks are allowed, because an attacker cannot register them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

Headers: TypeAlias = Mapping[str, str]

ANY: Final = "*"
PRIVATE: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".test")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
OURS: Final = ("none", "same-origin")  # allowed values of Sec-Fetch-Site; programs do not send this header
SECURE: Final = {"https": "https", "wss": "https"}


def headers_of(scope: Mapping[str, Any]) -> Headers:
    """The headers of a request by their lower-case names. Of several with one name, the last one counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def same_origin(headers: Headers, scheme: str, allowed: Sequence[str] = ()) -> bool:
    """Whether a request comes from our own page or from a program."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in OURS
    if origin in allowed:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    if scheme in SECURE and page.scheme != SECURE[scheme]:
        return False
    return bool(page.netloc) and page.netloc == headers.get("host")


def known_host(host: str, known: Sequence[str]) -> bool:
    """Whether a host name is one of ours, or one that an attacker cannot register."""
    name = hostname(host)
    if not name:
        return False
    if name in known or ANY in known or "." not in name or name.endswith(PRIVATE):
        return True
    return is_address(name)


def hostname(host: str) -> str:
    """The name in a Host header, without the port, or an empty text."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a host name is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_this_machine(address: str, headers: Headers) -> bool:
    """Whether a request comes from this machine, and not through a proxy."""
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
