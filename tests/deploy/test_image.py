"""The Dockerfile: everything it copies, installs and runs exists, and it does not run as root."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch

from salle.cli.commands.serve import PORT
from salle.cli.local_network import EVERYWHERE
from tests.deploy.files import ROOT, Step, checked, environment, only, stages, text, understood
from tests.server.serving import Server, served

VERBS = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"}
NEEDED = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "requirements.lock", "src/salle/py.typed")
SECRET = (".env", ".git/config", "salle.dump", ".venv/bin/python", "web/node_modules/vite/package.json")
PROJECT = tomllib.loads(text("pyproject.toml"))["project"]
BUILD, FINAL = stages()


def is_ignored(path: str) -> bool:
    """Whether .dockerignore leaves that out, itself or a folder it is in."""
    lines = [line for line in text(".dockerignore").splitlines() if line and not line.startswith("#")]
    parts = path.split("/")
    above = ["/".join(parts[: depth + 1]) for depth in range(len(parts))]
    return any(
        fnmatch(one.rpartition("/")[2], line[3:]) if line.startswith("**/") else fnmatch(one, line)
        for one in above for line in lines if line.count("/") <= one.count("/") or line.startswith("**/")
    )  # fmt: skip


def script(stage: list[Step]) -> str:
    return "\n".join(step.value for step in stage if step.verb == "RUN")


def test_only_instructions_that_we_know_are_there() -> None:
    assert {step.verb for step in (*BUILD, *FINAL)} == VERBS


def test_both_stages_have_the_same_python_and_it_is_one_of_ours() -> None:
    image = only(FINAL, "FROM").value
    assert only(BUILD, "FROM").value == f"{image} AS build"
    version = re.fullmatch(r"python:(3\.\d+)-slim", image)
    assert version is not None
    assert f"Programming Language :: Python :: {version[1]}" in PROJECT["classifiers"]


def test_what_is_copied_is_there() -> None:
    assert only(BUILD, "COPY").value == ". ."
    option, source, target = only(FINAL, "COPY").value.split()
    assert (option, source) == ("--from=build", target)
    assert f"python -m venv --without-pip {source}\n" in f"{script(BUILD)}\n"


def test_the_build_gets_what_it_needs_and_nothing_secret() -> None:
    assert [path for path in (*NEEDED, "web/package-lock.json") if is_ignored(path)] == []
    assert [path for path in NEEDED if not (ROOT / path).exists()] == []
    assert [path for path in SECRET if not is_ignored(path)] == []


def test_what_is_installed_exists() -> None:
    install = re.search(r'--constraints (\S+) --build-constraints \1 "\.\[(\w+)\]"', script(BUILD))
    assert install is not None
    assert (ROOT / install[1]).exists()
    assert install[2] in PROJECT["optional-dependencies"]
    assert f"--python {only(FINAL, 'COPY').value.split()[1]}/bin/python " in script(BUILD)


def test_the_build_fails_without_compiled_rules_or_the_page() -> None:
    *_, last = [step for step in BUILD if step.verb == "RUN"]
    python, option, code = last.words
    assert python == f"{only(FINAL, 'COPY').value.split()[1]}/bin/python"
    assert code.count("assert ") == 2
    checked(f'python {option} "{code}"')


def test_it_runs_as_a_user_of_its_own_whose_data_is_in_the_volume() -> None:
    user, data = only(FINAL, "USER").value, environment(FINAL)["SALLE_DATA"]
    assert re.search(rf"useradd --uid [1-9]\d+ .*--home-dir {data} .* {user} ", script(FINAL))
    assert re.search(rf"install --directory --owner={user} --group={user} --mode=700 {data}$", script(FINAL))
    assert only(FINAL, "VOLUME").value == only(FINAL, "WORKDIR").value == data


def test_salle_listens_where_the_image_says() -> None:
    told = understood(only(FINAL, "CMD").words)
    assert (told["host"], told["port"]) == (EVERYWHERE, PORT)
    assert only(FINAL, "EXPOSE").value == str(PORT)
    assert environment(FINAL)["PATH"] == f"{only(FINAL, 'COPY').value.split()[1]}/bin:$PATH"


async def health(port: str) -> int:
    """The exit status of the health check, asked at that port."""
    python, option, code = only(FINAL, "HEALTHCHECK").words
    assert (python, option) == ("python", "-c")
    assert f" {PORT}," in code
    words = [sys.executable, option, code.replace(str(PORT), port)]
    ran = await asyncio.to_thread(subprocess.run, words, capture_output=True, check=False)
    return ran.returncode


@served
async def test_the_health_check_tells_a_server_that_is_well_from_one_that_is_not(server: Server) -> None:
    port = server.address.rpartition(":")[2]
    assert await health(port) == 0
    database: object = server.service.store.database
    database.database._reader.close()  # type: ignore[attr-defined]
    assert await health(port) == 1
