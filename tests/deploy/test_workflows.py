"""The workflows and the section of cibuildwheel: valid, and what they name is there."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from typing import Any

import pytest

from tests.deploy.files import ROOT, checked, schema_problems, text, yaml

FILES = sorted(str(path.relative_to(ROOT)) for path in (ROOT / ".github" / "workflows").iterdir())
PYPROJECT = tomllib.loads(text("pyproject.toml"))
WHEELS = PYPROJECT["tool"]["cibuildwheel"]
VERSIONS = [line.rpartition(" ")[2] for line in PYPROJECT["project"]["classifiers"] if "Python :: 3." in line]


def steps(name: str) -> list[dict[str, Any]]:
    return [step for job in yaml(name)["jobs"].values() for step in job["steps"]]


def test_they_are_workflows() -> None:
    assert FILES == [".github/workflows/tests.yml", ".github/workflows/wheels.yml"]
    assert schema_problems("github-workflows", *FILES) == ""


@pytest.mark.parametrize("name", FILES)
def test_a_workflow_may_only_read_and_runs_once_at_a_time(name: str) -> None:
    file = yaml(name)
    assert file["permissions"] == {"contents": "read"}
    assert file["concurrency"]["cancel-in-progress"] is True
    assert all("permissions" not in job and job["timeout-minutes"] <= 120 for job in file["jobs"].values())


@pytest.mark.parametrize("name", FILES)
def test_actions_are_those_of_github_at_a_fixed_major(name: str) -> None:
    used = [step["uses"] for step in steps(name) if "uses" in step]
    assert used
    assert [one for one in used if not re.fullmatch(r"actions/[a-z-]+@v\d+", one)] == []


@pytest.mark.parametrize("line", [step["run"] for name in FILES for step in steps(name) if "run" in step])
def test_what_a_step_runs_is_there(line: str) -> None:
    checked(line)


def test_everything_is_tested_and_every_python_on_every_system() -> None:
    jobs = yaml(FILES[0])["jobs"]
    assert {"run": "make test"} in jobs["all"]["steps"]
    assert jobs["all"]["container"]["image"].startswith(f"python:{VERSIONS[0]}-")
    assert jobs["installed"]["strategy"]["matrix"]["python"] == VERSIONS


def test_wheels_are_built_from_the_sdist_on_a_tag() -> None:
    file = yaml(FILES[1])
    assert file["on"]["push"] == {"tags": ["v*"]}
    assert file["jobs"]["wheels"]["needs"] == "sdist"
    given = {step["with"]["name"]: step["with"]["path"] for step in steps(FILES[1]) if "upload" in step.get("uses", "")}
    (taken,) = [step["with"] for step in steps(FILES[1]) if "download" in step.get("uses", "")]
    assert given[taken["name"]] == f"{taken['path']}/*.tar.gz"
    (build,) = [step["run"] for step in steps(FILES[1]) if "-m cibuildwheel" in step.get("run", "")]
    assert build.endswith(f" {given[taken['name']]}")


@pytest.mark.parametrize(("system", "kind"), [("linux", "manylinux"), ("macos", "macosx"), ("windows", "win")])
def test_cibuildwheel_builds_for_every_python_of_ours(system: str, kind: str) -> None:
    words = [sys.executable, "-m", "cibuildwheel", "--print-build-identifiers", "--platform", system]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    built = [one.partition("_")[0] for one in ran.stdout.split()]
    assert built == [f"cp{version.replace('.', '')}-{kind}" for version in VERSIONS], ran.stderr


@pytest.mark.parametrize("line", WHEELS["test-command"])
def test_what_is_tried_with_a_wheel_is_there(line: str) -> None:
    checked(line)
