"""The changelog has the form of keepachangelog.com, one plain line an entry, and ends at this version."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import salle

ROOT = Path(__file__).parents[2]
LINES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
RELEASE = re.compile(r"## \[(\d+)\.(\d+)\.(\d+)\] - (\d{4}-\d\d-\d\d)")
GROUPS = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
UNRELEASED = "## [Unreleased]"
LONGEST = 120


def headings() -> list[str]:
    return [line for line in LINES if line.startswith("## ")]


def releases() -> list[tuple[tuple[int, ...], date]]:
    found = [RELEASE.fullmatch(line) for line in headings()[1:]]
    return [(tuple(map(int, one.groups()[:3])), date.fromisoformat(one[4])) for one in found if one is not None]


def groups() -> list[list[str]]:
    """The names of the groups in each section, in the order of the file."""
    sections = "\n".join(LINES).split("\n## ")[1:]
    return [re.findall(r"^### (.*)", section, re.MULTILINE) for section in sections]


def test_the_unreleased_section_comes_first_and_every_other_one_is_a_release() -> None:
    assert LINES[0] == "# Changelog"
    assert headings()[0] == UNRELEASED
    assert len(releases()) == len(headings()) - 1


def test_releases_are_listed_from_the_newest_to_the_oldest() -> None:
    versions = [version for version, _ in releases()]
    days = [day for _, day in releases()]
    assert versions == sorted(set(versions), reverse=True)
    assert days == sorted(days, reverse=True)


def test_groups_are_those_of_keep_a_changelog_and_in_its_order() -> None:
    assert all(found == [name for name in GROUPS if name in found] for found in groups())


def test_every_entry_is_one_short_line() -> None:
    body = [line for line in LINES[LINES.index(UNRELEASED) :] if line and not line.startswith(("## ", "### "))]
    assert len(body) > len(releases())
    assert [line for line in body if not line.startswith("- ") or not line.endswith(".")] == []
    assert [line for line in body if len(line) > LONGEST] == []


def test_the_newest_release_is_this_version_and_the_one_to_cite() -> None:
    version, day = releases()[0]
    assert ".".join(map(str, version)) == salle.__version__
    assert f"\nversion: {salle.__version__}\n" in CITATION
    assert f'\ndate-released: "{day}"\n' in CITATION
