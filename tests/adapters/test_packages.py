"""The packages of the adapters are loaded by nothing else, and a missing one is said."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "code", ["import salle; salle.play('engarde', ['tactic', 'random'])", "import salle.cli.commands.sim"]
)
def test_salle_does_without_them(code: str) -> None:
    code += "; import sys; print(sorted({'gymnasium', 'numpy', 'pettingzoo', 'pyspiel'} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


@pytest.mark.parametrize(
    ("adapter", "package"), [("gymnasium", "gymnasium"), ("openspiel", "pyspiel"), ("pettingzoo", "pettingzoo")]
)
def test_a_missing_package_is_said_in_one_sentence(adapter: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import salle.adapters.{adapter}"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    said = f'The package {package} is missing. Install it with: pip install "salle[rl]"'
    assert ran.stderr.splitlines()[-1] == f"salle.core.errors.MissingPackage: {said}"
