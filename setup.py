"""Compiles the rules with mypyc where a C compiler is at hand; elsewhere the same sources run interpreted."""

from __future__ import annotations

import shutil
from pathlib import Path

from setuptools import Extension, setup

CORE = (
    *("rng", "pack", "game", "playout", "dealer", "player", "bout", "perft", "instinct", "habits"),
    *("latest", "story", "explain", "view"),
)
PLAYERS = ("random", "flat", "belief", "search")
INTERPRETED = (
    *("__init__", "faces", "notation", "options", "past", "piles", "printed", "scene", "soundness", "stance"),
    *("swords", "writing"),
)


def compiled_sources() -> list[str]:
    """The modules that are written for mypyc: the engine of core, the rules of each game, the players that are fast."""
    package = Path("src/salle")
    core = [package / "core" / f"{name}.py" for name in CORE]
    games = [path for path in sorted(package.glob("games/*/*.py")) if path.stem not in INTERPRETED]
    players = [package / "players" / f"{name}.py" for name in PLAYERS]
    return [str(path) for path in [*core, *games, *players]]


def extensions() -> list[Extension]:
    """Optional extensions: a build without a compiler leaves them out and goes on."""
    from mypyc.build import mypycify

    shutil.rmtree("build", ignore_errors=True)  # or what was compiled before would be installed again
    try:  # types are checked by `make types`; here only what the compiler needs
        lenient = ["--config-file=", "--ignore-missing-imports"]
        built = mypycify([*lenient, *compiled_sources()], opt_level="3", group_name="salle")
    except SystemExit:
        print("salle: mypyc could not translate the rules; they will run interpreted")
        return []
    for extension in built:
        extension.optional = True
        # The modules call each other within one library: let the compiler inline across them.
        extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


setup(ext_modules=extensions())
