"""Impossible stances are refused with a named error and a sentence."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from salle.core.errors import BadStance
from salle.core.options import Value
from salle.core.texts import Message, texts
from tests.games.arena.fighting import stance

FIVE = "HI,HI,HI,HI,HI"
ERRORS: list[tuple[str, str, dict[str, Value]]] = [
    ("stance-field", "colour=red", {}),
    ("stance-field", "hands", {}),
    ("stance-twice", "turn=1 turn=1", {}),
    ("stance-number", "turn=first", {}),
    ("stance-number", "round=-1", {}),
    ("stance-number", "life=10/x", {}),
    ("stance-number", "life=10/-", {}),
    ("stance-number", "life=10/--1", {}),
    ("stance-word", "phase=draw", {}),
    ("stance-word", "fought=maybe", {}),
    ("stance-word", "heroes=bear/knight", {}),
    ("arena-stance-seats", "hands=HI", {}),
    ("arena-stance-seats", "life=1/2/3", {"seats": 2}),
    ("arena-stance-seats", "hands=HI/LO", {"seats": 3}),
    ("arena-stance-seats", "drawn=-", {}),
    ("arena-stance-seats", "heroes=bear/squire/duelist", {"seats": 2}),
    ("arena-stance-card", "hands=HI,XX/-", {}),
    ("arena-stance-card", "hands=HI,,LO/-", {}),
    ("arena-stance-card", "hands=hi/-", {}),
    ("arena-stance-card", "hands=BU2/-", {}),
    ("arena-stance-card", "items=B/-", {}),
    ("arena-stance-card", "aged-items=BU2", {}),
    ("arena-stance-copies", "hands=FE,FE/-", {}),
    ("arena-stance-copies", "hands=FE/FE", {}),
    ("arena-stance-copies", f"hands={FIVE}/- discards=HI", {}),
    ("arena-stance-copies", f"hands=-/{FIVE} attack=HI>1", {}),
    ("arena-stance-copies", "items=GS/GS", {}),
    ("arena-stance-copies", "armor=PA/PA2", {}),
    ("arena-stance-copies", "aged=GS aged-items=GS", {}),
    ("arena-stance-copies", "hands=GS/- drawn=GS,GS/-", {}),
    ("arena-stance-item", "items=LA/-", {}),
    ("arena-stance-item", "items=HI/-", {}),
    ("arena-stance-item", "armor=BU/-", {}),
    ("arena-stance-item", "aged-items=HI", {}),
    ("arena-stance-strength", "items=BU4/-", {}),
    ("arena-stance-strength", "items=BU0/-", {}),
    ("arena-stance-strength", "items=BUx/-", {}),
    ("arena-stance-strength", "items=SS2/-", {}),
    ("arena-stance-strength", "armor=-/LA4", {}),
    ("arena-stance-hands", "items=SS,GS/-", {}),
    ("arena-stance-hands", "items=SS,DA,BU/-", {}),
    ("arena-stance-rounds", "round=0", {}),
    ("arena-stance-rounds", "quiet=1", {}),
    ("arena-stance-heroes", "heroes=bear/squire", {"heroes": "squire,bear"}),
    ("arena-stance-heroes", "heroes=bear/squire/-", {"heroes": "bear,squire,corsair", "seats": 3}),
    ("arena-stance-hero-twice", "heroes=bear/bear", {}),
    ("arena-stance-standing", "heroes=bear/-", {}),
    ("arena-stance-standing", "life=1/0", {}),
    ("arena-stance-standing", "life=0/0/0", {}),
    ("arena-stance-standing", "round=60", {}),
    ("arena-stance-life", "life=12/10", {}),
    ("arena-stance-life", "life=11/11", {"second_life": False}),
    ("arena-stance-life", "life=1/1/-8", {}),
    ("arena-stance-life", "life=1/1/-1 heroes=bear/squire/-", {}),
    ("arena-stance-life", "life=1/1/1 heroes=bear/squire/-", {}),
    ("arena-stance-life", "life=11/11 round=41", {}),
    ("arena-stance-life", "life=11/11 round=3 quiet=2", {}),
    ("arena-stance-turn", "turn=0", {}),
    ("arena-stance-turn", "turn=3", {}),
    ("arena-stance-turn", "turn=2 life=1/0/1", {}),
    ("arena-stance-fought", "fought=yes", {}),
    ("arena-stance-fought", "fought=no attack=HI>1 turn=2", {}),
    ("arena-stance-answer", "phase=answer", {}),
    ("arena-stance-answer", "phase=combat attack=HI>1", {}),
    ("arena-stance-attack", "attack=HI", {}),
    ("arena-stance-attack", "attack=HI>2", {}),
    ("arena-stance-attack", "attack=HI>0", {}),
    ("arena-stance-attack", "attack=HIh>1", {}),
    ("arena-stance-attack", "attack=MB>1", {}),
    ("arena-stance-attack", "attack=.", {}),
    ("arena-stance-attack", "attack=PH>1", {}),
    ("arena-stance-target", "attack=HI>1 life=1/0/1", {}),
    ("arena-stance-hand", "hands=HI,LO,PH,PL,PF,PR/-", {}),
    ("arena-stance-hand", "hands=HI,LO,PH,PL,PF/- attack=HI>1", {}),
    ("arena-stance-fallen", "hands=-/-/HI life=1/1/0", {}),
    ("arena-stance-fallen", "items=-/-/SS life=1/1/0", {}),
    ("arena-stance-fallen", "armor=LA/-/- life=0/1/1", {}),
    ("arena-stance-aged-hands", f"aged={FIVE},LO,LO,LO,LO,LO discards={FIVE},LO,LO,LO,LO,LO", {}),
    ("arena-stance-aged-hands", "aged-items=SP,GS,SS discards=SP,GS,SS", {}),
    ("arena-stance-aged-hands", "aged-items=LA,MA,PA discards=LA,MA,PA", {}),
    ("arena-stance-aged", "aged=HI", {}),
    ("arena-stance-aged", "aged-items=GS", {}),
    ("arena-stance-aged", "aged-items=GS hands=GS/-", {}),
    ("arena-stance-drawn", "hands=HI/LO drawn=HI/-", {}),
    ("arena-stance-drawn", "hands=HI/LO drawn=HI,RI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO discards=RI drawn=HI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO aged=HI drawn=HI/LO", {}),
    ("arena-stance-drawn", "hands=HI/LO/- life=1/1/0 drawn=HI,RI/LO/-", {}),
    ("arena-stance-older", "hands=HI/LO drawn=LO/HI", {}),
    ("arena-stance-drawn", "hands=HI/LO/- life=1/1/0 drawn=HI/-/-", {}),
    ("arena-stance-older", "items=SS/- hands=-/SS aged-items=SS drawn=SS/-", {}),
    ("arena-stance-older", "hands=-/LO attack=HI>1 drawn=-/LO,HI", {}),
    ("arena-stance-seats", "spent=-", {}),
    ("arena-stance-card", "spent=XX/-", {}),
    ("arena-stance-spent", "discards=HI spent=HI/-", {}),
    ("arena-stance-spent", "discards=HI aged=HI spent=-/-", {}),
    ("arena-stance-spent", "hands=HI/- aged=HI spent=HI/-", {}),
    ("arena-stance-spent", "items=SS/- hands=HI/- aged=HI aged-items=SS spent=SS/-", {}),
    ("arena-stance-after", "discards=HI,LO aged=HI drawn=LO/- spent=HI2,LO/-", {}),
    ("arena-stance-after", "discards=HI,LO aged=HI drawn=LO/- spent=HI,LOx/-", {}),
    ("arena-stance-unspent", "discards=HI,LO aged=HI drawn=LO/- spent=HI/LO", {}),
    ("arena-stance-unspent", "items=SS/- discards=HI aged=HI,SS spent=HI/SS", {}),
    ("arena-stance-unspent", "hands=LO/- attack=HI>1 aged=HI,LO spent=-/HI", {}),
    ("arena-stance-had", f"discards=LO,{FIVE} aged=LO,{FIVE} spent=LO,{FIVE}/-", {}),
    ("arena-stance-early", "discards=HI,LO aged=HI drawn=LO/- spent=HI,LO0/-", {}),
    ("arena-stance-early", "discards=HI,LO,LO,RI aged=HI drawn=LO,LO,RI/- spent=LO1,LO1,RI,HI/-", {}),
]


def refusal(text: str, options: dict[str, Value]) -> Message:
    """The error for this stance, or the message `legal`."""
    try:
        stance(text, **options)
    except BadStance as refused:
        return refused.message
    return Message("legal")


def test_what_could_not_arise_is_refused_by_name() -> None:
    assert [(refusal(text, options).id, text, options) for _, text, options in ERRORS] == ERRORS


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_has_its_sentence(locale: str) -> None:
    said = {text: texts(locale).say(refusal(text, options)) for _, text, options in ERRORS}
    assert [text for text, sentence in said.items() if not sentence.strip()] == []


def test_every_error_of_stances_is_raised() -> None:
    raised: set[str] = set()
    for package, name in (
        ("salle.core.notation", "stances"),
        ("salle.games.arena.notation", "stance"),
        ("salle.games.arena.notation", "stance_past"),
    ):
        source = (files(package) / f"{name}.py").read_text(encoding="utf-8")
        raised |= set(re.findall(r'BadStance\(\s*"((?:arena-)?stance-[a-z-]+)"', source))
    assert raised - {"stance-pair"} == {error for error, _, _ in ERRORS}
