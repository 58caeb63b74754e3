"""Refused stances: every impossible position has its error, with a sentence."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from salle.core.errors import BadStance
from salle.core.texts import Message, texts
from tests.games.audatia.dueling import stance
from tests.support.playing import say

POSTE = "c.posta=LON r.posta=FEN"
LURE = "phase=skills c.posta=DOD r.posta=FEN virtues=c,c,r,r"
R = f"{POSTE} c.stack=MFl"
B = f"{POSTE} c.stack=MFl r.stack=MFl"
ERRORS = [
    ("stance-field", "c.colour=red"),
    ("stance-field", "challenger"),
    ("stance-twice", "game=1 game=1"),
    ("stance-number", "game=one"),
    ("stance-number", "c.taunted=-1"),
    ("stance-word", "phase=over"),
    ("stance-word", "phase=draw"),
    ("stance-word", "phase=deny"),
    ("stance-word", "to=both"),
    ("stance-word", "phase=skills c.posta=ZZZ r.posta=DOD"),
    ("stance-word", f"{R} r.lures=MFl"),
    ("stance-word", f"{R} c.side=up"),
    ("stance-word", f"phase=stretto {POSTE} c.stack=MFl r.stack=MFr stretto=both"),
    ("stance-word", f"phase=meet {POSTE} c.stack=MFl,LI r.stack=MFr as=saving"),
    ("stance-word", f"phase=kicking {POSTE} c.stack=MFl,LI r.stack=MFr as=remedy"),
    ("stance-word", f"{R} skill=DE"),
    ("stance-word", f"{R} skill=MFl"),
    ("stance-pair", "c.hand=P c.seen=P c.gone=1"),
    ("audatia-stance-card", "c.hand=MF"),
    ("audatia-stance-card", "c.seen=?"),
    ("audatia-stance-copies", "c.hand=MFl,MFl,MFl"),
    ("audatia-stance-copies", "c.hand=MFl,MFl c.shown=MFl"),
    ("audatia-stance-copies", "c.hand=P c.deck=P,P"),
    ("audatia-stance-copies", "c.hand=PE"),
    ("audatia-stance-copies", f"{R},MFl,MFl r.hand=MFr"),
    ("audatia-stance-copies", "c.hand=LU phase=skills c.posta=DOD r.posta=FEN skill=LU:MF to=respondent"),
    ("audatia-stance-copies", "c.seen=SO,SO"),
    ("audatia-stance-copies", "c.buried=TA"),
    ("audatia-stance-deck", "c.hidden=- c.deck=P"),
    ("audatia-stance-game", "game=0"),
    ("audatia-stance-game", "game=3"),
    ("audatia-stance-virtues", "virtues=c,r,c"),
    ("audatia-stance-virtues", "virtues=c,r,c,x"),
    ("audatia-stance-virtues-left", "phase=setup virtues=c,-,-,-"),
    ("audatia-stance-virtues-left", "phase=virtue virtues=c,r,c,r"),
    ("audatia-stance-virtues-left", "phase=virtue virtues=c,c,-,-"),
    ("audatia-stance-virtues-left", "phase=virtue virtues=-,r,-,-"),
    ("audatia-stance-first", f"phase=step-4 {POSTE} first=respondent"),
    ("audatia-stance-to", "phase=salute to=challenger"),
    ("audatia-stance-to", f"phase=step-5 {POSTE} to=challenger"),
    ("audatia-stance-to", "phase=posta c.posta=DOD to=challenger"),
    ("audatia-stance-to", f"{R} to=challenger attacker=challenger"),
    ("audatia-stance-to", f"phase=side {POSTE} c.stack=MFl r.stack=MFr to=challenger"),
    ("audatia-stance-to", f"{POSTE} r.stack=MFl skill=BO to=challenger attacker=respondent"),
    ("audatia-stance-not-now", "c.posta=DOD"),
    ("audatia-stance-not-now", "phase=posta r.posta=DOD"),
    ("audatia-stance-not-now", "phase=setup salute=waiting"),
    ("audatia-stance-not-now", "phase=salute r.taunted=2"),
    ("audatia-stance-not-now", "c.lures=MF"),
    ("audatia-stance-not-now", f"phase=step-4 {POSTE} c.stack=MFl"),
    ("audatia-stance-not-now", "attacker=challenger"),
    ("audatia-stance-not-now", "c.side=left"),
    ("audatia-stance-not-now", f"{R} attack=MFl"),
    ("audatia-stance-not-now", f"{R} r.side=left"),
    ("audatia-stance-not-now", f"{R} as=entry"),
    ("audatia-stance-not-now", f"{R} remedy=LI"),
    ("audatia-stance-not-now", f"{R} stretto=inside"),
    ("audatia-stance-not-now", f"phase=entry {B} stretto=inside"),
    ("audatia-stance-posta", "phase=step-4"),
    ("audatia-stance-posta", "c.stack=MFl c.posta=DOD"),
    ("audatia-stance-posta", f"{R.replace('FEN', '-')}"),
    ("audatia-stance-taunted", "r.taunted=3"),
    ("audatia-stance-owed", "r.taunted=1"),
    ("audatia-stance-owed", f"phase=step-5 {POSTE} r.taunted=1"),
    ("audatia-stance-salute", f"{R} salute=active"),
    ("audatia-stance-salute", f"{POSTE} r.stack=RFr,MFl salute=active"),
    ("audatia-stance-salute", "salute=active r.shown=MFl"),
    ("audatia-stance-salute", "salute=waiting r.shown=MFl"),
    ("audatia-stance-stacks", f"phase=react {POSTE}"),
    ("audatia-stance-stacks", f"phase=react attacker=respondent {R}"),
    ("audatia-stance-stacks", f"{POSTE} c.stack=TW"),
    ("audatia-stance-stacks", f"{POSTE} c.stack=MFl,TW"),
    ("audatia-stance-stacks", f"{POSTE} c.stack=TW,MFl"),
    ("audatia-stance-stacks", f"{POSTE} c.stack=CO,MFl"),
    ("audatia-stance-stacks", "c.posta=FEN r.posta=LON c.stack=P"),
    ("audatia-stance-stacks", f"phase=countered {POSTE} c.stack=MFl r.stack=RFl"),
    ("audatia-stance-stacks", f"phase=countered {POSTE} c.stack=P r.stack=P"),
    ("audatia-stance-stacks", f"phase=largo {R}"),
    ("audatia-stance-stacks", f"phase=largo {POSTE} c.stack=MFl r.stack=RFl"),
    ("audatia-stance-stacks", f"phase=exchanged {POSTE} c.stack=P"),
    ("audatia-stance-stacks", f"phase=exchanged {B}"),
    ("audatia-stance-stacks", f"phase=break-mezano {POSTE} c.stack=P r.stack=MSl"),
    ("audatia-stance-stacks", f"phase=mezano {POSTE} c.stack=P r.stack=RMl"),
    ("audatia-stance-stacks", f"phase=mezano {POSTE} c.stack=P r.stack=MFl,MMl"),
    ("audatia-stance-stacks", f"phase=counter-mezano {POSTE} c.stack=P,RMr r.stack=MFl,RMl"),
    ("audatia-stance-stacks", f"phase=meet {B}"),
    ("audatia-stance-stacks", f"phase=meet {POSTE} c.stack=MFl,LI r.stack=MFr,TW"),
    ("audatia-stance-stacks", f"phase=meet {POSTE} c.stack=MFl,CO r.stack=MFr"),
    ("audatia-stance-stacks", f"phase=meet {POSTE} c.stack=P,EL r.stack=MFl,RMl,EL"),
    ("audatia-stance-stacks", f"phase=measured attacker=challenger {R}"),
    ("audatia-stance-side", f"{R} c.side=left"),
    ("audatia-stance-side", f"phase=largo {B} c.side=left"),
    ("audatia-stance-bind", f"phase=largo {POSTE} c.stack=MFl r.stack=MFr"),
    ("audatia-stance-bind", f"phase=stretto {B}"),
    ("audatia-stance-bind", f"phase=side {B}"),
    ("audatia-stance-bind", f"phase=meet as=remedy {B},SO"),
    ("audatia-stance-fortitudo", f"phase=side virtues=c,r,c,- {POSTE} c.stack=MFl r.stack=MFr"),
    ("audatia-stance-entry", f"phase=entry virtues=r,r,r,r {B}"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=MFl,TW r.stack=MFl"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=MFl,LI r.stack=MFl remedy=TWi"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=MFl,LI r.stack=MFl remedy=."),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=MFl r.stack=MFr,LI"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=P,LI r.stack=MFl as=broken"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=P,LI r.stack=MFl,RMl"),
    ("audatia-stance-remedy", f"phase=meet {POSTE} c.stack=P,LI r.stack=P"),
    ("audatia-stance-attack", "phase=measured c.posta=DDZ r.posta=FEN"),
    ("audatia-stance-attack", "phase=measured c.posta=DDZ r.posta=FEN c.shown=RFl"),
    ("audatia-stance-attack", "phase=measured c.posta=DDZ r.posta=FEN c.shown=MFl,MFr"),
    ("audatia-stance-attack", "phase=measured c.posta=DDZ r.posta=FEN c.shown=MFl attack=MFr"),
    ("audatia-stance-setup", "phase=setup c.hand=MFl"),
    ("audatia-stance-setup", "phase=setup c.shown=BO"),
    ("audatia-stance-setup", "phase=setup c.hidden=MFr"),
    ("audatia-stance-setup", "phase=setup r.hidden=TA"),
    ("audatia-stance-setup", "phase=setup to=respondent r.deck=MFr"),
    ("audatia-stance-trade", "phase=trade-second"),
    ("audatia-stance-trade", "phase=trade-second c.hand=P c.deck=-"),
    ("audatia-stance-refused", f"{POSTE} c.stack=MFl skill=EY"),
    ("audatia-stance-refused", "phase=skills c.posta=DOD r.posta=FEN skill=LU:MF to=respondent"),
    ("audatia-stance-deny", f"{LURE} to=respondent skill=LU:MF r.shown=DE"),
    ("audatia-stance-deny", f"{POSTE} c.stack=MFl virtues=c,r,c,r skill=PM"),
    ("audatia-stance-seen", "c.seen=P"),
    ("audatia-stance-seen", "c.hand=P c.seen=P c.gone=1-1"),
    ("audatia-stance-seen", "c.hand=P c.seen=P c.gone=0-1"),
    ("audatia-stance-seen", "c.hidden=P c.seen=P c.gone=0-0"),
    ("audatia-stance-seen", "c.hidden=P c.seen=P c.buried=P"),
    ("audatia-stance-seen", "c.buried=P"),
    ("audatia-stance-seen", "c.hall-seen=P"),
    ("audatia-stance-past", "c.hand=P c.past=P"),
    ("audatia-stance-past", "c.hand=P c.past=some:P"),
    ("audatia-stance-stuck", f"phase=pre-empting {POSTE} c.stack=P r.hand=P"),
    ("audatia-stance-stuck", f"phase=feint-attack {B} c.hand=RFl"),
]


def refusal(text: str) -> Message:
    """The error for this stance; `legal` if there is none."""
    try:
        stance(text)
    except BadStance as refused:
        return refused.message
    return Message("legal")


def test_what_could_not_arise_is_refused_by_name() -> None:
    assert [(refusal(text).id, text) for _, text in ERRORS] == ERRORS


@pytest.mark.parametrize("locale", ["en", "zh-Hant"])
def test_every_refusal_has_its_sentence(locale: str) -> None:
    assert [text for _, text in ERRORS if not texts(locale).say(refusal(text)).strip()] == []


def test_every_error_of_stances_is_raised() -> None:
    raised: set[str] = set()
    parts = ("stance", "stance_past", "stance_piles", "stance_swords")
    for package, names in (("salle.core.notation", ("stances",)), ("salle.games.audatia.notation", parts)):
        for name in names:
            source = (files(package) / f"{name}.py").read_text(encoding="utf-8")
            raised |= set(re.findall(r'BadStance\(\s*"((?:audatia-)?stance-[a-z-]+)"', source))
    assert raised == {error for error, _ in ERRORS}


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("c.buried=P", "c.buried"),
        ("c.gone=5-2", "c.gone"),
        ("c.gone=0-2", "c.gone"),
        ("c.left=P", "c.left"),
        ("c.past=1:P", "c.past"),
        ("c.seen=P", "c.seen"),
        ("c.hall-seen=P", "c.hall-seen"),
        ("c.hall-gone=5-2", "c.hall-gone"),
    ],
)
def test_what_can_not_have_been_seen_is_told_with_its_field(text: str, field: str) -> None:
    with pytest.raises(BadStance) as raised:
        stance(f"phase=trade {text}")
    assert raised.value.message.args["field"] == field
    for locale in ("en", "zh-Hant"):
        assert say(raised.value.message, locale).startswith(field)
