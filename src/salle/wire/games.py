"""What is sent about games over HTTP, as types: rule sets with their options and bots, cards, rules."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from salle.core.options import Value
from salle.core.show.view_parts import Face
from salle.core.texts import Message

Locale: TypeAlias = Literal["en", "zh-Hant"]


class BotShown(Struct, frozen=True):
    """A bot, and how strong a ladder has shown it to be, if one has."""

    name: str
    kind: str
    elo: int | None


class Word(Struct, frozen=True):
    """A word that may be chosen, and what it is called."""

    word: str
    label: Message


class WholeOption(Struct, frozen=True, tag="whole", tag_field="kind"):
    """An option that is a whole number within bounds; with `none`, it may be left out."""

    name: str
    meaning: Message
    default: Value
    low: int
    high: int
    none: bool


class AmongOption(Struct, frozen=True, tag="among", tag_field="kind"):
    """An option that is one of a few numbers."""

    name: str
    meaning: Message
    default: Value
    choices: list[int]


class ChoiceOption(Struct, frozen=True, tag="choice", tag_field="kind"):
    """An option that is one of a few words."""

    name: str
    meaning: Message
    default: Value
    choices: list[Word]


class SeveralOption(Struct, frozen=True, tag="several", tag_field="kind"):
    """An option that is the default word, or different ones of a few words with commas between them."""

    name: str
    meaning: Message
    default: Word
    choices: list[Word]


class FlagOption(Struct, frozen=True, tag="flag", tag_field="kind"):
    """An option that is yes or no."""

    name: str
    meaning: Message
    default: Value


OptionShown: TypeAlias = WholeOption | AmongOption | ChoiceOption | SeveralOption | FlagOption


class GameShown(Struct, frozen=True):
    """A rule set: whether it is the usual one of its game, what it is called, how many fence and what their
    seats are called, its options (as they are unless asked otherwise, and what else they may be), and the bots that
    can fence it."""

    game: str
    usual: bool
    title: Message
    about: Message
    seats: int
    seatings: list[int]
    called: list[Message]  # the seats, of the largest seating
    drawable: bool
    options: dict[str, Value]
    settings: list[OptionShown]
    bots: list[BotShown]
    lesson: bool  # whether there is one of the game


class PageShown(Struct, frozen=True):
    """All there is to say about a kind of card: facts are a label and a value, texts a heading and a paragraph."""

    code: str
    name: str
    title: Message
    brief: Message
    facts: list[tuple[Message, Message]]
    texts: list[tuple[Message, Message]]
    legend: Message | None
    also: list[str]


class Deck(Struct, frozen=True):
    """The cards of a rule set: what a code in a scene stands for is the code of a face, or of a page."""

    game: str
    pages: list[PageShown]
    faces: list[Face]


class Heading(Struct, frozen=True):
    """A heading of a page, and the anchor at it."""

    level: int
    text: str
    anchor: str


class Rulebook(Struct, frozen=True):
    """The rules of a game as HTML, made from our own page: nothing in it is anybody else's."""

    game: str
    locale: Locale
    contents: list[Heading]
    html: str
