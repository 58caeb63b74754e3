"""Where a request comes from, and by which name it found us: other sites' pages may not use this service.

What changes something, and every socket, must come from our own pages: browsers say from which page they send.
And a name that anybody can buy must be one of ours: a site whose name leads to this machine (DNS rebinding) would
be taken for us. Addresses, and names that only mean something in a private network, can't be had like that.
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
OURS: Final = ("none", "same-origin")  # of Sec-Fetch-Site; without any, it is a program with a cookie of its own
SECURE: Final = {"https": "https", "wss": "https"}


def headers_of(scope: Mapping[str, Any]) -> Headers:
    """The headers of a request by their names in small letters; of several of one name the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def same_origin(headers: Headers, scheme: str, allowed: Sequence[str] = ()) -> bool:
    """Whether no other site's page sent this."""
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
    """Whether that is a name of ours, or one that nobody else can have."""
    name = hostname(host)
    if not name:
        return False
    if name in known or ANY in known or "." not in name or name.endswith(PRIVATE):
        return True
    return is_address(name)


def hostname(host: str) -> str:
    """The name in a Host header, without the port; empty if there is none."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether that is an address and no name."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_this_machine(address: str, headers: Headers) -> bool:
    """Whether somebody on this machine asks, and not a proxy for somebody else."""
    if "x-forwarded-for" in headers or "forwarded" in headers:
        return False
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
