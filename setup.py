"""Build settings that `pyproject.toml` cannot express; `build_backend/salle_build` does the work."""

from __future__ import annotations

from atexit import register
from shutil import rmtree
from tempfile import mkdtemp

from setuptools import setup

from salle_build.engine import BuildEngine, extensions
from salle_build.progress import is_set
from salle_build.readme import long_description
from salle_build.user_types import BuildModules

scratch = mkdtemp(prefix="salle-build-")  # setuptools would reuse what an earlier build has left in `build/`
register(rmtree, scratch, ignore_errors=True)
setup(
    cmdclass={"build_ext": BuildEngine, "build_py": BuildModules},
    ext_modules=extensions(),
    options={"build": {"build_base": scratch}},
    long_description=long_description(),
    long_description_content_type="text/markdown",
    exclude_package_data={"salle": ["server/static/*", "server/static/*/*"]} if is_set("SALLE_NO_PAGE") else {},
)
