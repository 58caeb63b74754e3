"""Compiles the engine: mypyc translates its modules to C once, and the C compiler runs on all cores.

mypyc writes a C file for each module. They are compiled in a few units, so that headers are read less often and calls
within a unit are inlined. Each game is a unit. Audatia and En Garde share one with the core, whose calls they need
inlined. Modules that only put positions into words and pictures are optimised less, which halves their compile time.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import redirect_stdout
from distutils.ccompiler import new_compiler
from distutils.errors import CompileError, DistutilsError
from distutils.sysconfig import customize_compiler
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from setuptools import Extension
from setuptools.command.build_ext import build_ext

from salle_build.docstrings import add_docstrings
from salle_build.progress import fail, is_set, say, step

PACKAGE: Final = Path("src/salle")
CORE: Final = (
    *("rng", "game", "dealer", "player", "bout", "cards/card_sets", "check/perft"),
    *("search/instinct", "search/playout", "search/habits"),
    *("show/explanations", "show/last_sight", "show/story", "show/view"),
)
PLAYERS: Final = (
    *("random", "flat_monte_carlo", "belief", "tree", "search", "opponent_models", "exact_belief", "reader"),
)
FAST: Final = ("rules", "bots")  # the folders of a game
LIGHT: Final = ("words", "show", "check")  # of a game and of the core: optimised less
TOGETHER: Final = ("core", "players", "audatia", "engarde")
LIBRARY: Final = "salle__mypyc"
FLAGS: Final = {  # by the type of the compiler; others take mypyc's own
    "unix": ("-fno-semantic-interposition", "-fvisibility=hidden"),
}
LESS: Final = {"unix": ("-O1",)}
SHIM: Final = {"unix": ("-O0",)}
OTHERS: Final = ("cc", "gcc", "clang")
INSTEAD: Final = "Set SALLE_PURE_BUILD=1 to install the interpreted engine, which is about 40 times slower."
PROBE: Final = "#include <Python.h>\nint salle_probe(void) { return PY_VERSION_HEX != 0; }\n"


def extensions() -> list[Extension]:
    """A stand-in that marks the build as compiled, so that pip names the wheel for this system; none if it is not."""
    return [Extension(LIBRARY, sources=[])] if is_compiled_build() else []


def is_compiled_build() -> bool:
    """Whether the engine is compiled: where there is a C compiler, unless the interpreted engine is asked for."""
    return not is_set("SALLE_PURE_BUILD") and has_compiler()


def has_compiler() -> bool:
    """Whether there is a C compiler; one that is named in CC must be there."""
    compiler = usual_compiler()
    if compiler.compiler_type != "unix":
        return initializes(compiler)
    if shutil.which(named(compiler)):
        return True
    if os.environ.get("CC"):
        fail(f"the C compiler that CC names, {named(compiler)}, is not there. {INSTEAD}")
    for name in filter(shutil.which, OTHERS):
        os.environ["CC"] = name  # Python was built with a compiler that this machine lacks
        return True
    return False


def named(compiler: Any) -> str:
    """What the compiler is called."""
    return str(compiler.compiler_so[0]) if compiler.compiler_type == "unix" else str(compiler.compiler_type)


def initializes(compiler: Any) -> bool:
    """Whether Visual C++ is installed."""
    try:
        compiler.initialize()
    except DistutilsError:
        return False
    return True


def usual_compiler() -> Any:
    """The C compiler that extensions of this Python are built with, or the one that CC names."""
    if not os.environ.get("CC", "").strip():
        os.environ.pop("CC", None)  # setuptools would take an empty name for a compiler
    compiler = new_compiler()
    customize_compiler(compiler)
    return compiler


def announce() -> None:
    """Say which engine is built, and check the compiler before the long work starts."""
    if is_set("SALLE_PURE_BUILD"):
        say("building the interpreted engine, as SALLE_PURE_BUILD=1 asks")
    elif not has_compiler():
        say("no C compiler was found: the engine will run interpreted, about 40 times slower")
    else:
        check_compiler()


def check_compiler() -> None:
    """End the build if the compiler cannot compile a file of two lines."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    if not header.exists():
        fail(f"{header} is missing. Install Python's headers (on Debian: apt-get install python3-dev). {INSTEAD}")
    compiler = usual_compiler()
    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text(PROBE, encoding="utf-8")
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[str(header.parent)])
        except CompileError:
            fail(f"the C compiler does not work: {named(compiler)} failed on a file of two lines. {INSTEAD}")


def sources() -> list[str]:
    """The modules that are written for mypyc: the engine of the core, the fast bots, and the folders of each game.

    The rest of a game stays interpreted: options, card data, notation, and the types of the board.
    """
    core = [PACKAGE / "core" / f"{name}.py" for name in CORE]
    folders = [path for name in (*FAST, *LIGHT) for path in sorted(PACKAGE.glob(f"games/*/{name}/*.py"))]
    games = [path for path in folders if path.stem != "__init__"]
    players = [PACKAGE / "players" / f"{name}.py" for name in PLAYERS]
    return [str(path) for path in [*core, *games, *players]]


def translated(folder: Path) -> list[Any]:
    """Translate the modules to C: the library with all of them first, then a small extension for each."""
    from mypyc.build import mypycify

    options = ["--config-file=", "--ignore-missing-imports", f"--cache-dir={folder / 'mypy'}"]
    modules = sources()
    said = StringIO()
    with step(f"Translating {len(modules)} modules to C"):
        try:
            with redirect_stdout(said):
                made = mypycify(
                    [*options, *modules],
                    opt_level="3",
                    debug_level="0",
                    multi_file=True,
                    group_name="salle",
                    target_dir=str(folder / "c"),
                )
        except SystemExit:
            print(said.getvalue(), file=sys.stderr)
            fail(f"mypyc could not translate the engine; it gives its reason above. {INSTEAD}")
    for file in made[0].sources:
        add_docstrings(Path(file), PACKAGE.parent)
    return made


def units(files: Iterable[str | os.PathLike[str]]) -> dict[str, list[Path]]:
    """The C files of each unit."""
    found: dict[str, list[Path]] = {}
    for path in map(Path, files):
        found.setdefault(unit_of(path.stem), []).append(path)
    return found


def unit_of(stem: str) -> str:
    """The unit of a C file, by the name that mypyc gives it: `__native_salle___games___arena___show___view`."""
    words = stem.removeprefix("__native_").split("___")
    if len(words) < 3:  # mypyc's runtime, or what starts the library
        return TOGETHER[0]
    folder = words[2] if words[1] == "games" else words[1]
    if not set(LIGHT).isdisjoint(words[:-1]):
        return f"{folder}-words"
    return TOGETHER[0] if folder in TOGETHER else folder


class BuildEngine(build_ext):
    """Translates and compiles the engine when extensions are built, not when setuptools only asks about them."""

    stopped: bool = False

    def run(self) -> None:
        """Put the translated modules in the place of the stand-in, and build them."""
        if not self.extensions:
            return
        self.distribution.ext_modules = translated(Path(self.build_temp).absolute())
        self.swig_opts = None  # type: ignore[assignment]  # setuptools splits this option and can't do so twice
        self.finalize_options()
        self.parallel = os.cpu_count()
        super().run()
        say("Packing the wheel ...")

    def build_extensions(self) -> None:
        """Compile the large library unit by unit; setuptools links it and builds the others."""
        library, *shims = self.extensions
        for shim in shims:
            shim.extra_compile_args = [*shim.extra_compile_args, *SHIM.get(self.compiler.compiler_type, ())]
        library.extra_objects = self.compiled(library)
        library.sources = []
        with step(f"Linking {len(self.extensions)} modules"):
            super().build_extensions()

    def compiled(self, library: Extension) -> list[str]:
        """The object files of the library, the longest unit first."""
        folder = Path(self.build_temp).absolute() / "units"
        written = dict(write_units(folder, units(library.sources)))
        pool = ThreadPoolExecutor(os.cpu_count())
        with step(f"Compiling {len(written)} units"):
            try:
                work = {pool.submit(self.compile_unit, path, library): name for name, path in written.items()}
                return [self.finished(job, work[job]) for job in as_completed(work)]
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    @staticmethod
    def finished(job: Future[list[str]], unit: str) -> str:
        """The object file of a unit; the build ends if it did not compile."""
        try:
            (found,) = job.result()
        except CompileError:
            fail(f"the C compiler failed on the unit {unit}; it gives its reason above. {INSTEAD}")
        say(f"compiled {unit}")
        return found

    def compile_unit(self, unit: Path, library: Extension) -> list[str]:
        """Compile one unit, unless another has failed or was interrupted."""
        if self.stopped:
            raise CompileError
        kind = self.compiler.compiler_type
        light = LESS.get(kind, ()) if unit.stem.endswith("-words") else ()
        flags = [*library.extra_compile_args, *FLAGS.get(kind, ()), *light]
        try:
            found: list[str] = self.compiler.compile(
                [str(unit)], output_dir=str(unit.parent), include_dirs=library.include_dirs, extra_postargs=flags
            )
        except BaseException:
            self.stopped = True
            raise
        return found


def write_units(folder: Path, found: Mapping[str, list[Path]]) -> Iterator[tuple[str, Path]]:
    """Write each unit as a C file that includes those of its modules; the largest first."""
    folder.mkdir(parents=True, exist_ok=True)
    sizes = {name: sum(file.stat().st_size for file in files) for name, files in found.items()}
    for name in sorted(found, key=sizes.__getitem__, reverse=True):
        path = folder / f"{name}.c"
        path.write_text("".join(f'#include "{file.as_posix()}"\n' for file in found[name]), encoding="utf-8")
        yield name, path
