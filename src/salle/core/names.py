"""Names of numbered things, derived from the names of their constants."""

from __future__ import annotations

from importlib import import_module


def names_of(module_name: str) -> tuple[str, ...]:
    """The names of a module's numbers, in their order: `NOT_NOW = 1` becomes `not-now`.

    The upper-case integers of the module are consecutive. They start at 0 or at another number.
    """
    found = [(value, name) for name, value in vars(import_module(module_name)).items() if _is_number(name, value)]
    found.sort()
    numbers = [number for number, _ in found]
    if not found or numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise ValueError(f"the numbers of {module_name} do not follow each other: {numbers}")
    return tuple(name.lower().replace("_", "-") for _, name in found)


def _is_number(name: str, value: object) -> bool:
    return name.isupper() and type(value) is int
