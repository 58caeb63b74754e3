"""Everything about a service that whoever runs it may set, in a TOML file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from salle.core.errors import SalleError
from salle.server.rate_limits import Limits

ORIGIN: Final = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?")

Days: TypeAlias = Annotated[int, Meta(ge=1)]


class BadSettings(SalleError):
    """The settings can't be read, or can't be."""


class RetentionSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long things are kept, in days."""

    abandoned: Days = 30  # a bout in which nothing happens for so long is closed
    finished: Days | None = None  # a bout that is over is deleted after that; without: never
    guests: Days = 365  # who has claimed no name, has no bouts and was not seen for so long is forgotten


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings."""

    hosts: tuple[str, ...] = ()  # the names this service is known by, beside addresses and names of private networks
    origins: tuple[str, ...] = ()  # other addresses at which browsers find its page, as https://NAME[:PORT]
    proxies: tuple[str, ...] = ()  # addresses or networks of the proxies whose word is taken for who is asking
    metrics_token: str = ""  # opens /metrics; with it, or with hosts or proxies, nothing else does
    limits: Limits = Limits()
    keep: RetentionSettings = RetentionSettings()

    def __post_init__(self) -> None:
        for origin in self.origins:
            if not ORIGIN.fullmatch(origin):
                raise BadSettings("server-error-origin-setting", origin=origin)
        for proxy in self.proxies:
            try:
                ip_network(proxy)
            except ValueError as error:
                raise BadSettings("server-error-proxy", proxy=proxy, problem=str(error)) from None

    def behind(self, proxies: Sequence[str]) -> Settings:
        """The same behind these proxies too."""
        return msgspec.structs.replace(self, proxies=(*self.proxies, *proxies))


def read_settings(path: Path) -> Settings:
    """The settings in that file; BadSettings names what can't be."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except OSError as error:
        problem = error.strerror or str(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        problem = str(error)
    raise BadSettings("server-error-settings", file=str(path), problem=problem) from None
