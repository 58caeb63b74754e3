"""What a Chinese sentence must be: words, none English, and the cards, people and numbers of the English one."""

from __future__ import annotations

import re
from collections import Counter

from salle.core.texts import Message
from salle.games.arena.cards import HEROES, KINDS
from tests.arena.fighting import SEATS, say

LEFT_AS_THEY_ARE = {"AR"}  # rulings
NAMES = [
    *(f"arena-card-{kind}" for kind in KINDS),
    *(f"arena-hero-{hero}" for hero in HEROES),
    *(f"arena-seat-{seat}" for seat in SEATS),
]


def is_chinese(text: str) -> bool:
    """Whether it says something, without a word of English and without a place that nothing fills."""
    words = set(re.findall(r"[A-Za-z]+", text))
    return bool(re.search(r"[\u4e00-\u9fff]", text)) and words <= LEFT_AS_THEY_ARE and not set("{}$") & set(text)


def untold(english: str, chinese: str) -> list[str]:
    """The numbers, cards and people that the English sentence names and the Chinese one doesn't."""
    missing = list((Counter(re.findall(r"\d+", english)) - Counter(re.findall(r"\d+", chinese))).elements())
    for english_name, id in sorted(((say(Message(id)), id) for id in NAMES), key=lambda pair: -len(pair[0])):
        if english_name in english and say(Message(id), "zh-Hant") not in chinese:
            missing.append(english_name)
        english = english.replace(english_name, "")
    return missing
