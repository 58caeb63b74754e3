"""HTTP types about games: rule sets with their options and bots, cards, and rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from salle.core.options import Value
from salle.core.show.view_parts import Face
from salle.core.texts import LOCALES, Message

if TYPE_CHECKING:
    Locale: TypeAlias = str
else:
    Locale = Literal[LOCALES]  # checked in requests, and listed in docs/openapi.json


class BotShown(Struct, frozen=True):
    """A bot and its Elo rating, or null if no ladder has rated it."""

    name: str
    kind: str
    elo: int | None


class Word(Struct, frozen=True):
    """A value that can be chosen, and its label."""

    word: str
    label: Message


class WholeOption(Struct, frozen=True, tag="whole", tag_field="kind"):
    """An option that is a whole number from `low` to `high`. If `none` is true, it can also be null."""

    name: str
    meaning: Message
    default: Value
    low: int
    high: int
    none: bool


class AmongOption(Struct, frozen=True, tag="among", tag_field="kind"):
    """An option that is one of the numbers in `choices`."""

    name: str
    meaning: Message
    default: Value
    choices: list[int]


class ChoiceOption(Struct, frozen=True, tag="choice", tag_field="kind"):
    """An option that is one of the words in `choices`."""

    name: str
    meaning: Message
    default: Value
    choices: list[Word]


class SeveralOption(Struct, frozen=True, tag="several", tag_field="kind"):
    """An option that is the default word, or a comma-separated list of different words from `choices`."""

    name: str
    meaning: Message
    default: Word
    choices: list[Word]


class FlagOption(Struct, frozen=True, tag="flag", tag_field="kind"):
    """An option that is true or false."""

    name: str
    meaning: Message
    default: Value


OptionShown: TypeAlias = WholeOption | AmongOption | ChoiceOption | SeveralOption | FlagOption


class GameShown(Struct, frozen=True):
    """A rule set of a game, with its options and the bots that can play it."""

    game: str
    usual: bool  # whether this is the default rule set of its game
    title: Message
    about: Message
    seats: int
    seatings: list[int]  # the possible numbers of seats
    called: list[Message]  # the names of the seats, for the largest number of seats
    drawable: bool
    options: dict[str, Value]  # the default values
    settings: list[OptionShown]  # the possible values
    bots: list[BotShown]
    lesson: bool  # whether the game has a lesson


class PageShown(Struct, frozen=True):
    """The page of a kind of card. Each of `facts` is a label and a value, each of `texts` a heading and a paragraph."""

    code: str
    name: str
    title: Message
    brief: Message
    facts: list[tuple[Message, Message]]
    texts: list[tuple[Message, Message]]
    legend: Message | None
    also: list[str]


class Deck(Struct, frozen=True):
    """The cards of a rule set. A card code in a scene is the code of a face or of a page."""

    game: str
    pages: list[PageShown]
    faces: list[Face]


class Heading(Struct, frozen=True):
    """A heading of the rules, with its anchor."""

    level: int
    text: str
    anchor: str


class Rulebook(Struct, frozen=True):
    """The rules of a game as HTML, made from Salle's own page of rules. The HTML contains no user input."""

    game: str
    locale: Locale
    contents: list[Heading]
    html: str
