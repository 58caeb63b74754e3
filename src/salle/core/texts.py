"""Messages for people: a message id and its arguments become a sentence in the reader's language.

The sentences are in Fluent files. A message id begins with the folder that owns it: `engarde-...` is in the texts of
that game, and everything else is in the texts of the core, the command line and the server.

There is a language for each file in `core/texts`, such as `en.ftl`. A message that a language does not have is said in
English.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from salle.core.game_folders import game_ids

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH: Final = "en"
LONGEST: Final = 400  # a longer argument is cut, because it may be what a stranger has typed
SHARED: Final = ("salle.core", "salle.cli", "salle.server")
ENTRY: Final = re.compile(r"^(?=[A-Za-z])", re.MULTILINE)  # where an entry begins
ARGUMENT: Final = re.compile(r"\$([A-Za-z][\w-]*)")
REFERENCE: Final = re.compile(r"\{\s*([a-z][\w-]*)")  # to another message, which is quoted
SEAT: Final = re.compile(r"[a-z]+-seat-")  # how the message id of a seat begins
PERSON: Final = "-is"  # `$who-is` selects the grammatical person for the seat in `$who`


def _available_locales() -> tuple[str, ...]:
    """English, then all other languages in alphabetical order."""
    names = (path.name for path in (files("salle.core") / "texts").iterdir())
    found = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}
    return (ENGLISH, *sorted(found - {ENGLISH}))


LOCALES: Final = _available_locales()


class Message(Struct, frozen=True):
    """A message for people: an id and its arguments. Arguments can be messages too."""

    id: str
    args: Mapping[str, Any] = {}


class MissingText(Exception):
    """A message does not exist, or needs an argument that it was not given. This is a bug; L10 finds it."""


class Reader(Struct, frozen=True):
    """The person who reads: `names` has the names of players by the message ids of their seats, `you` the reader's
    own seat."""

    names: Mapping[str, str] = {}
    you: str = ""

    def person(self, value: Any) -> str:
        """Select between "you advance" (you), "Anna advances" (other) and "Anna, Ben advance" (several).

        An argument that is not a seat, such as a name, gives "other".
        """
        seats = [_message_id(one) for one in (value if isinstance(value, (list, tuple)) else [value])]
        if not seats or not all(map(SEAT.match, seats)):
            return "other"
        return "several" if len(seats) > 1 else "you" if seats[0] == self.you else "other"


SPECTATOR: Final = Reader()


def reader_locale(asked: str = "", environ: Mapping[str, str] = os.environ) -> str:
    """The language to speak: the one asked for, else that of SALLE_LANG, LC_ALL or LANG, else English."""
    return closest_locale(asked or environ.get("SALLE_LANG") or environ.get("LC_ALL") or environ.get("LANG") or "")


def closest_locale(wish: str) -> str:
    """The available locale for a language such as `zh_TW.UTF-8` or `de-AT`: same language, same script."""
    tag = re.split(r"[.@;]", wish, maxsplit=1)[0].strip().replace("_", "-").lower()
    same_language = [locale for locale in LOCALES if locale.lower().split("-")[0] == tag.split("-")[0]]
    for locale in same_language:
        if tag in (locale.lower(), locale.lower().split("-")[0]):
            return locale
    if same_language in ([], [ENGLISH]):
        return ENGLISH
    return next((locale for locale in same_language if _script(locale) == _script(tag)), ENGLISH)


def _script(tag: str) -> str:
    """The script of a language tag, such as `Hant` for zh-TW."""
    from babel.core import get_global

    language, *others = tag.split("-")
    if scripts := [part.title() for part in others if len(part) == 4]:
        return scripts[0]
    likely = get_global("likely_subtags")
    names = [*(f"{language.lower()}_{part.upper()}" for part in others), language.lower()]
    return next((likely[name].split("_")[1] for name in names if name in likely), "")


class Texts:
    """All messages in one language. With `complete`, a message that it does not have is an error, and not English."""

    def __init__(self, locale: str, complete: bool = False) -> None:
        if locale not in LOCALES:
            raise MissingText(f"no texts for the locale {locale!r}; there are {', '.join(LOCALES)}")
        self.locale = locale
        self.complete = complete

    def has(self, id: str) -> bool:
        """Whether this language has this message."""
        return bool(_bundle(self.locale, _owner(id)).has_message(id))

    def say(self, message: Message, reader: Reader = SPECTATOR) -> str:
        """The sentence for this message. It addresses the reader as "you" and names the other players."""
        if message.id == reader.you:
            return self.say(Message("you"))
        if name := reader.names.get(message.id):
            return name
        args = {name: self._spoken(value, reader) for name, value in message.args.items()}
        args |= {name + PERSON: reader.person(value) for name, value in message.args.items()}
        try:
            return _format(self.locale, message.id, args)
        except MissingText:
            if self.complete or self.locale == ENGLISH:
                raise
            return _format(ENGLISH, message.id, args)

    def say_all(self, messages: Iterable[Message], reader: Reader = SPECTATOR) -> str:
        """Several sentences in a row."""
        return self.say(Message("sentence-space")).join(self.say(message, reader) for message in messages)

    def _spoken(self, value: Any, reader: Reader) -> Any:
        if isinstance(value, Message):
            return self.say(value, reader)
        if isinstance(value, Mapping):  # a message that was sent within another
            return self.say(Message(**value), reader)
        if isinstance(value, (list, tuple)):
            return self.say(Message("and-list")).join(str(self._spoken(item, reader)) for item in value)
        if isinstance(value, str):
            plain = "".join(letter if letter.isprintable() else "\ufffd" for letter in value[: LONGEST + 1])
            return plain if len(plain) <= LONGEST else plain[:LONGEST] + "…"
        return value


@cache
def texts(locale: str) -> Texts:
    """All messages in this language. A message that the language does not have is said in English."""
    return Texts(locale)


@cache
def complete_texts(locale: str) -> Texts:
    """All messages in this language. A message that the language does not have is an error."""
    return Texts(locale, complete=True)


def _format(locale: str, id: str, args: dict[str, Any]) -> str:
    bundle = _bundle(locale, _owner(id))
    if not bundle.has_message(id):
        raise MissingText(f"{locale}: there is no message {id}")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise MissingText(f"{locale}: {id} has no value")
    sentence, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise MissingText(f"{locale}: {id}: {errors[0]}")
    return str(sentence)


def _message_id(value: Any) -> str:
    if isinstance(value, Message):
        return value.id
    return str(value.get("id", "")) if isinstance(value, Mapping) else ""


def _owner(id: str) -> str:
    game = id.split("-", 1)[0]
    return f"salle.games.{game}" if game in game_ids() else ""


def _sources(owner: str, locale: str) -> Iterator[str]:
    for package in (owner,) if owner else SHARED:
        folder = files(package) / "texts"
        for path in sorted(folder.iterdir(), key=lambda path: path.name) if folder.is_dir() else ():
            if path.name == f"{locale}.ftl" or path.name.endswith(f".{locale}.ftl"):
                yield path.read_text(encoding="utf-8")


@cache
def needed_arguments(id: str) -> tuple[str, ...]:
    """The arguments that this message needs in any language."""
    entries = _entries(_owner(id)).get(id, "")
    names = {
        *(name.removesuffix(PERSON) for name in ARGUMENT.findall(entries)),
        *(name for other in REFERENCE.findall(entries) for name in needed_arguments(other)),
    }
    return tuple(sorted(names))


@cache
def _entries(owner: str) -> dict[str, str]:
    """The source of each message in all languages, by id."""
    entries: dict[str, str] = {}
    for entry in (entry for locale in LOCALES for source in _sources(owner, locale) for entry in ENTRY.split(source)):
        id = entry.partition("=")[0].rstrip()
        entries[id] = entries.get(id, "") + entry
    return entries


@cache
def _bundle(locale: str, owner: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([locale], use_isolating=False)
    for source in _sources(owner, locale):
        bundle.add_resource(FluentResource(source))
    return bundle
