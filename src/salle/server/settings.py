"""The settings of a server, from a TOML file."""

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
    """The settings cannot be read, or are invalid."""


class RetentionSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How long data is kept, in days."""

    abandoned: Days = 30  # then an idle bout is closed, and a table where no bout began is deleted
    finished: Days | None = None  # then a finished bout is deleted; None means never
    guests: Days = 365  # then a guest without a claimed name, without bouts and not seen since is deleted


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings."""

    hosts: tuple[str, ...] = ()  # host names of the server, besides addresses and names of private networks
    origins: tuple[str, ...] = ()  # other addresses of its page, as https://NAME[:PORT]
    proxies: tuple[str, ...] = ()  # addresses or networks of trusted proxies
    metrics_token: str = ""  # opens /metrics; required if it, hosts or proxies are set
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
        """The same settings with more proxies."""
        return msgspec.structs.replace(self, proxies=(*self.proxies, *proxies))


def read_settings(path: Path) -> Settings:
    """Read the settings from that file. Raises BadSettings with the problem."""
    try:
        return msgspec.toml.decode(path.read_bytes(), type=Settings)
    except OSError as error:
        problem = error.strerror or str(error)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        problem = str(error)
    raise BadSettings("server-error-settings", file=str(path), problem=problem) from None
