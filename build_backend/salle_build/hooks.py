"""The build backend of Salle: setuptools' hooks, with the page built first and Node.js required where it is missing."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Any, TypeAlias

from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

from salle_build import engine, page
from salle_build.progress import fail, say

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings: TypeAlias = Mapping[str, Any] | None

if sys.version_info < (3, 11):  # noqa: UP036  # pip asks older Pythons to build before it reads which ones fit
    fail(f"Salle needs Python 3.11 or newer, and this is Python {sys.version.split()[0]}.")


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What building a wheel needs beside `build-system.requires`."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *page.requirements()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """What building a source distribution needs beside `build-system.requires`."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page.requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """What an editable install needs beside `build-system.requires`."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *page.requirements()]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Build the page, then the wheel with the compiled engine."""
    engine.announce()
    page.build()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Build the page, then the source distribution that carries it."""
    page.build()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the page. The engine stays interpreted: compiled modules would hide edits of their sources."""
    os.environ["SALLE_PURE_BUILD"] = "1"
    say("an editable install runs the interpreted engine, about 40 times slower, so that edits take effect")
    page.build()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
