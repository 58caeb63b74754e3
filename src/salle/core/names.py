"""The names of numbered constants, taken from the constants themselves."""

from __future__ import annotations

from importlib import import_module


def names_of(module_name: str) -> tuple[str, ...]:
    """What texts and files call the numbers of a module, in their order: `NOT_IN_HAND` is `not-in-hand`."""
    constants = vars(import_module(module_name))
    numbers = {name: number for name, number in constants.items() if name.isupper() and isinstance(number, int)}
    names = sorted(numbers, key=numbers.__getitem__)
    for place, name in enumerate(names, numbers[names[0]]):
        if numbers[name] != place:
            raise ValueError(f"{module_name}.{name} is {numbers[name]}, but {place} comes next")
    return tuple(name.lower().replace("_", "-") for name in names)
