"""Reads the files that cannot run here (the Dockerfile, compose.yaml, the workflows), and checks what they name."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from importlib import import_module
from inspect import signature
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple

from cyclopts import App
from dockerfile_parse import DockerfileParser  # type: ignore[import-untyped]
from ruamel.yaml import YAML

ROOT = Path(__file__).parents[2]
GIVEN = {"SALLE_HOST": "salle.example", "POSTGRES_PASSWORD": "sw0rd fish/$@"}  # what the file .env says
VARIABLE = re.compile(r"\$\{(\w+):\?[^}]+\}")


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def yaml(name: str) -> Any:
    return YAML(typ="safe").load(text(name))


def filled(value: Any) -> Any:
    """The same with all variables filled in. A variable must be required, and one of ours."""
    if isinstance(value, dict):
        return {key: filled(one) for key, one in value.items()}
    if isinstance(value, list):
        return [filled(one) for one in value]
    if not isinstance(value, str):
        return value
    assert "$" not in VARIABLE.sub("", value), value
    return VARIABLE.sub(lambda found: GIVEN[found[1]], value)


def compose() -> Any:
    return filled(yaml("compose.yaml"))


class Step(NamedTuple):
    """An instruction of the Dockerfile."""

    verb: str
    value: str

    @property
    def words(self) -> list[str]:
        """Its value in the form of JSON."""
        words: list[str] = json.loads(self.value[self.value.index("[") :])
        return words


def stages() -> list[list[Step]]:
    """The instructions of each stage, from its FROM on."""
    found: list[list[Step]] = []
    for one in DockerfileParser(fileobj=BytesIO(text("Dockerfile").encode())).structure:
        if one["instruction"] == "FROM":
            found.append([])
        if one["instruction"] != "COMMENT":
            found[-1].append(Step(one["instruction"], one["value"]))
    return found


def only(stage: list[Step], verb: str) -> Step:
    """The one instruction of that kind."""
    (step,) = [step for step in stage if step.verb == verb]
    return step


def environment(stage: list[Step]) -> dict[str, str]:
    """What its ENV says."""
    return dict(pair.split("=", 1) for step in stage if step.verb == "ENV" for pair in shlex.split(step.value))


def understood(words: list[str]) -> dict[str, Any]:
    """The arguments that `salle` reads from these words, with defaults; an error if it does not know them."""
    program, command, *rest = words
    assert program == "salle"
    app = App(version_flags=[])
    app.default(import_module(f"salle.cli.commands.{command}").command)
    called, bound, _ = app.parse_args(rest, exit_on_error=False, print_error=False)
    usual = {name: one.default for name, one in signature(called).parameters.items()}
    return usual | dict(bound.arguments)


def checked(line: str) -> None:
    """Check that everything of ours in a line of a script exists. Asserts are left out: nothing is compiled here."""
    words = shlex.split(line)
    if words[0] == "salle" and words[1:] != ["--version"]:
        assert understood(words)
    elif words[:2] == ["python", "-c"]:
        code = [sys.executable, "-W", "error", "-c", words[2].replace("assert ", "")]
        ran = subprocess.run(code, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
    elif words[0] == "make":
        assert [word for word in words[1:] if not re.search(rf"^{word}:", text("Makefile"), re.MULTILINE)] == []
    assert [word for word in words if word.startswith("tests/") and not (ROOT / word).exists()] == []


def schema_problems(schema: str, *names: str) -> str:
    """The errors that a schema of check-jsonschema finds in these files. Nothing is downloaded."""
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *names]
    ran = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    return "" if ran.returncode == 0 else ran.stdout + ran.stderr
