"""What a Chinese sentence must be: words, none of them English, and the names and numbers of the English one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable

from salle.core.texts import Message
from tests.support.playing import say


def is_chinese(text: str, left_as_they_are: Collection[str] = ()) -> bool:
    """Whether it says something, without a word of English and without a place that nothing fills."""
    words = set(re.findall(r"[A-Za-z]+", text))
    return bool(re.search(r"[\u4e00-\u9fff]", text)) and words <= set(left_as_they_are) and not set("{}$") & set(text)


def unnamed(english: str, chinese: str, names: Iterable[str]) -> list[str]:
    """Which of these names, given by their ids, the English sentence has and the Chinese one doesn't."""
    missing = []
    for name, id in sorted(((say(Message(id)), id) for id in names), key=lambda pair: -len(pair[0])):
        if name in english and say(Message(id), "zh-Hant") not in chinese:
            missing.append(name)
        english = english.replace(name, "")
    return missing


def uncounted(english: str, chinese: str) -> list[str]:
    """The numbers that the English sentence has and the Chinese one doesn't."""
    return list((Counter(re.findall(r"\d+", english)) - Counter(re.findall(r"\d+", chinese))).elements())
