"""The options of a rule set, with their types, checks and lists of valid values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import SupportsIndex, TypeAlias

from salle.core.errors import BadOption

Value: TypeAlias = int | str | bool | None

YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
NONE = "none"
MOST_DIGITS = 9
SEATS = "seats"  # the option for the number of seats


@dataclass(frozen=True)
class Option:
    """One option. It applies in the rule sets in `rulesets`, or in all if that is empty. So a name can stand for
    several options.
    """

    name: str
    default: Value
    rulesets: tuple[str, ...] = ()
    later: bool = field(default=False, kw_only=True)  # added after a release: see `recorded_options`

    def valid(self) -> str:
        """The valid values, for error messages and docs."""
        raise NotImplementedError

    def read(self, given: Value) -> Value:
        """The given value with its type. ValueError if it is invalid, or BadOption for a more detailed message."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Option):
    """An integer within bounds, or none if `none` is set."""

    low: int = 0
    high: int = 0
    none: bool = False

    def valid(self) -> str:
        return f"{self.low}..{self.high}" + (f"|{NONE}" if self.none else "")

    def read(self, given: Value) -> Value:
        if self.none and (given is None or given == NONE):
            return None
        number = read_whole_number(given)
        if not self.low <= number <= self.high:
            raise ValueError
        return number


@dataclass(frozen=True)
class Among(Option):
    """One of a few integers."""

    choices: tuple[int, ...] = ()

    def valid(self) -> str:
        return "|".join(map(str, self.choices))

    def read(self, given: Value) -> Value:
        number = read_whole_number(given)
        if number not in self.choices:
            raise ValueError
        return number


@dataclass(frozen=True)
class Choice(Option):
    """One of a few words."""

    choices: tuple[str, ...] = ()

    def valid(self) -> str:
        return "|".join(self.choices)

    def read(self, given: Value) -> Value:
        if given not in self.choices:
            raise ValueError
        return given


@dataclass(frozen=True)
class Several(Option):
    """The default word, or several different words separated by commas."""

    choices: tuple[str, ...] = ()

    def valid(self) -> str:
        return f"{self.default}|{','.join(self.choices)}"

    def read(self, given: Value) -> Value:
        words = str(given).split(",")
        if given == self.default:
            return given
        if "" in words or (len(words) == 1 and given not in self.choices):
            raise ValueError
        for word in words:
            facts = {"name": self.name, "value": str(given), "word": word, "known": ", ".join(self.choices)}
            if word not in self.choices:
                raise BadOption("error-option-unknown-word", **facts)
            if words.count(word) > 1:
                raise BadOption("error-option-word-twice", **facts)
        return given


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    def valid(self) -> str:
        return "yes|no"

    def read(self, given: Value) -> Value:
        word = str(given).lower()
        if word not in YES + NO:
            raise ValueError
        return word in YES


def read_whole_number(given: SupportsIndex | str | None) -> int:
    """The given integer, as a number of any type or in digits. ValueError if it is not an integer."""
    if given is None or isinstance(given, bool):
        raise ValueError
    try:
        text = given if isinstance(given, str) else str(index(given))
    except TypeError:
        raise ValueError from None
    if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS:
        return int(text)
    raise ValueError


def typed_value(value: Value) -> str:
    """The value as you type it on a command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return NONE if value is None else str(value)


def fill_options(options: Sequence[Option], ruleset: str, given: Mapping[str, Value]) -> dict[str, Value]:
    """All options of the rule set with their values, in order. BadOption lists what is valid."""
    known = {option.name: option for option in options if not option.rulesets or ruleset in option.rulesets}
    everything = ", ".join(f"{option.name}={option.valid()}" for option in known.values())
    values = {option.name: option.default for option in known.values()}
    for name, value in given.items():
        option = known.get(name.replace("-", "_"))
        if option is None:
            raise BadOption("error-unknown-option", name=name, ruleset=ruleset, options=everything)
        try:
            values[option.name] = option.read(value)
        except ValueError:
            raise BadOption(
                "error-bad-option", name=option.name, value=typed_value(value), valid=option.valid()
            ) from None
    return values


def recorded_options(options: Sequence[Option], ruleset: str, values: Mapping[str, Value]) -> dict[str, Value]:
    """The values that count for the digest and are written in records.

    An option that was added after a release counts only if it differs from its default. So records from before it was
    added stay valid.
    """
    defaults = {
        option.name: option.default for option in options if option.later and ruleset in (option.rulesets or [ruleset])
    }
    return {name: value for name, value in values.items() if name not in defaults or value != defaults[name]}
