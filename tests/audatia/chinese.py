"""What a Chinese sentence must be: words, none of them English, and the same cards and people as in the English one."""

from __future__ import annotations

import re

from salle.core.texts import Message
from salle.games.audatia.cards import BLOWS, KINDS, VIRTUES
from tests.audatia.dueling import SEATS, say

LEFT_AS_THEY_ARE = {"AU", *BLOWS}  # rulings, and blows by their codes
NAMES = [
    *(f"audatia-card-{kind}" for kind in KINDS),
    *(f"audatia-seat-{seat}" for seat in SEATS),
    *(f"audatia-term-{virtue}" for virtue in VIRTUES),
]


def is_chinese(text: str) -> bool:
    """Whether it says something, without a word of English and without a place that nothing fills."""
    words = set(re.findall(r"[A-Za-z]+", text))
    return bool(re.search(r"[\u4e00-\u9fff]", text)) and words <= LEFT_AS_THEY_ARE and not set("{}$") & set(text)


def unnamed(english: str, chinese: str) -> list[str]:
    """The cards, virtues and people that the English sentence names and the Chinese one doesn't."""
    missing = []
    for english_name, id in sorted(((say(Message(id)), id) for id in NAMES), key=lambda pair: -len(pair[0])):
        if english_name in english and say(Message(id), "zh-Hant") not in chinese:
            missing.append(english_name)
        english = english.replace(english_name, "")
    return missing
