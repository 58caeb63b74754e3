"""The rules for names: plain text, and not to be mistaken for another player's name.

Names are compared in two ways. `folded` is the name without case and Unicode variants; people sign in with it. `looks`
is the name as it looks; a claimed name reserves all names that look like it. A full table of similar Unicode letters
has thousands of rows. This one is short, as UTS 39 suggests, because names with mixed alphabets are refused. So the
table covers only whole Greek, Cyrillic or Armenian names, and digits and strokes within one alphabet. Scripts with few
fonts are left out.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from secrets import SystemRandom
from typing import Final
from unicodedata import category, name, normalize

from salle.core.errors import SalleError
from salle.core.notation.records import BOT
from salle.core.texts import LOCALES, texts
from salle.players.bot_catalog import BOTS

LONGEST_NAME: Final = 24
SPACES: Final = re.compile(r"\s+")
GUESTS: Final = 10_000  # the number of guest names
MADE_UP: Final = re.compile(r"guest [0-9]{4}")
# Letters and marks by their Unicode category, but invisible.
BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\U000e0100-\U000e01ef]")
# Ligatures of whole sentences, long dashes and cuneiform. Each is as wide as many letters.
WIDE: Final = re.compile("[\u2e3a\u2e3b\ua9c1-\ua9cd\ufd40-\ufd4f\ufdcf\ufdfd-\ufdff\U00012000-\U0001254f]")
MOST_MARKS: Final = 4  # accents and vowel signs in a row, as UTS 39 (5.4) allows
# Scripts that names may mix, as in Chinese, Japanese and Korean.
TOGETHER: Final = {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"}
# Pairs of a letter and the letter that it looks like: Cyrillic, Greek, Armenian, and within the Latin alphabet.
PAIRS: Final = """
    АA ВB ЕE ЅS ІI ЈJ КK МM НH ОO РP СC ТT ХX ҮY ԜW аa еe іi јj оo рp сc уy хx ѕs ԁd һh ӏl ԛq ԝw үy
    ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa ιi κk νv οo ρp υu χx
    ՕO ՏS ՍU ԼL ոn սu օo հh զq ցg
    ıi ɑa ɡg 0O 1l |l
"""
TWINS: Final = {ord(pair[0]): pair[1] for pair in PAIRS.split()}
STROKE: Final = {ord("I"): "l"}
QUOTES: Final = re.compile("[\u2018\u2019\u02bb\u02bc\u0060\u00b4\u2032]")


class BadName(SalleError):
    """This name is not allowed."""


def checked_name(name: str) -> str:
    """The name in plain letters. Raises BadName if it is invisible or too long."""
    visible = BLANK.sub("", normalize("NFKC", name))
    letters = "".join(letter for letter in visible if category(letter)[0] != "C" or letter.isspace())
    called = SPACES.sub(" ", normalize("NFKC", letters)).strip()
    if len(called) > LONGEST_NAME or not any(category(letter)[0] in "LNPS" for letter in called):
        raise BadName("server-error-name", most=LONGEST_NAME)
    return called


def folded(name: str) -> str:
    """The name for lookups, without case and Unicode variants."""
    return normalize("NFKC", name.casefold())


def looked_up(name: str) -> str:
    """The folded form of a name given to sign in. It is empty if no player can have that name."""
    try:
        return folded(checked_name(name))
    except BadName:
        return ""


def looks(name: str) -> str:
    """The name as it looks: similar letters are replaced by one of them."""
    twin = normalize("NFKC", name).translate(TWINS).translate(STROKE)
    dashed = "".join("-" if category(letter) == "Pd" else letter for letter in QUOTES.sub("'", twin))
    return folded(dashed).replace("rn", "m").replace("vv", "w")


def check_fair(name: str) -> None:
    """Refuse a name that covers other text, mixes alphabets, or could be mistaken for a bot."""
    if WIDE.search(name):
        raise BadName("server-error-name-wide")
    if marks_pile_up(name):
        raise BadName("server-error-name-marks", most=MOST_MARKS)
    found = {script(letter) for letter in name if category(letter) in ("Lu", "Ll", "Lt", "Lo")}
    if len(found) > 1 and not found <= TOGETHER:
        raise BadName("server-error-name-scripts", name=name)
    if folded(name).startswith(BOT) or bare(looks(name)).removeprefix("bot") in bots_look():
        raise BadName("server-error-name-bot", name=name)


def marks_pile_up(name: str) -> bool:
    """Whether one letter has too many marks, or the same mark twice."""
    row = 0
    for before, letter in pairwise(f" {normalize('NFD', name)}"):
        row = row + 1 if category(letter) in ("Mn", "Me") else 0
        if row > MOST_MARKS or (row and letter == before):
            return True
    return False


def script(letter: str) -> str:
    """The alphabet of a letter: the first word of its Unicode name."""
    return re.split("[ -]", name(letter, ""), maxsplit=1)[0]


@cache
def bots_look() -> frozenset[str]:
    """The names of all bots in all languages, as they look."""
    titles = {texts(locale).say(bot.title) for locale in LOCALES for bot in BOTS}
    return frozenset(bare(looks(called)) for called in {*titles, *(bot.name for bot in BOTS)})


def bare(name: str) -> str:
    """The letters and digits of a name, without marks."""
    return "".join(letter for letter in normalize("NFD", name) if letter.isalnum())


def check_own(name: str) -> None:
    """Refuse to claim a guest name."""
    if MADE_UP.fullmatch(folded(name)):
        raise BadName("server-error-name-made-up", name=name)


def guest_names(count: int) -> list[str]:
    """Random guest names, all different if there are enough. They cannot be claimed."""
    numbers = SystemRandom().sample(range(GUESTS), min(count, GUESTS))
    return [f"Guest {numbers[one % GUESTS]:04}" for one in range(count)]
