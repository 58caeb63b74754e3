"""What every kind of action is called where it is offered, and what it says it would do."""

from __future__ import annotations

import re

import pytest

from salle.core.show.view_parts import Offer
from salle.games.audatia.rules.actions import ACTION_KINDS
from tests.games.audatia.chinese import is_chinese, unnamed
from tests.games.audatia.dueling import Dueling, duel, stance
from tests.support.playing import say

STANDING = "c.posta=DOD r.posta=FEN"
BOUND = "c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFl"
STRETTO = "c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFr"
ATTACKED = "c.posta=BRE c.stack=MFl r.posta=BRE r.hand=MFl,MFr"
COUNTERED = "virtues=c,c,r,c c.posta=DOD c.stack=MFl c.hand=MFl,MFr r.posta=COD r.hand=MFr"
BROKEN = "virtues=c,c,r,c c.posta=COD c.stack=P c.hand=MMl,SO,TW r.posta=FEN r.hand=MFr,RMl,SO,CO"
ENTERED = f"phase=entry {BOUND} c.hand=LI,TW r.hand=CM,TH"
KICKED = "phase=entry virtues=c,r,r,r c.posta=DOD c.stack=MFl c.hand=LI r.posta=DOD r.stack=MFl r.hand=KI,RFl"
FELL_SHORT = "c.posta=BRE c.stack=MFl r.posta=FEN r.hand=PM,MFl"
SKILLS = f"phase=skills to=respondent {STANDING} r.hand=LU,ST,EY"
DENYING = f"phase=skills virtues=c,c,c,r {STANDING} c.hand=LU r.hand=DE"

MEZANO = "Mandritto Fendente, Roverso Fendente, Roverso Sottano"
FENDENTE = "Mandritto Fendente, Mandritto Sottano, Roverso Sottano"
LINED_UP = "needs a counter that lines up; its own is"
SO = "Soprana Tor di Spada"
# Kind, stance, what was played since, token, label and effect.
ACTIONS = [
    ("setup-discard", "", "", "-MFl", "Put away Mandritto Fendente ◐", "face down, for one of the deck"),
    ("setup-done", "", "", ".", "Keep the rest", "no draw"),
    ("setup-done", "", "-P", ".", "Keep the rest", "draw a card"),
    ("setup-done", "", "-P -TW", ".", "Keep the rest", "draw 2 cards"),
    ("virtue", "phase=virtue", "", "vP", "Take Prudentia", "+1 for the whole game"),
    ("salute", "phase=salute", "", "-TW", "Salute with Twist and Pommel",
     "face down; +4 Audatia for your first strike unless it is returned"),
    ("no-salute", "phase=salute", "", ".", "No salute", "no card given"),
    ("return-salute", "phase=return-salute", "", "-P", "Return it with Punta", "face down; Respondent gains nothing"),
    ("no-return", "phase=return-salute", "", ".", "Let the salute stand", "Respondent’s first strike has +4 Audatia"),
    ("trade", "phase=trade c.hand=MFl,P", "", "-P", "Trade Punta and another", "face down; two cards for one"),
    ("trade-second", "phase=trade c.hand=MFl,P", "-P", "-MFl", "and Mandritto Fendente ◐",
     "face down; then draw one"),
    ("trade-done", "phase=trade", "", ".", "Done trading", "no more trades before the poste"),
    ("posta", "phase=posta", "", "DDZ", "Dente di Zenghiaro",
     "left; attacks RM RS P; shuts MS; +1 Audatia; Defend P"),
    ("posta", "phase=posta", "", "BIC", "Bicorno", "centre; attacks MF RF P; shuts P; exchange; extended"),
    ("change-posta", f"{STANDING} c.hand=TW", "", "COD", "Change to Coda Longa",
     "right; attacks MF MM MS P; +2 Prudentia"),
    ("skills-done", f"phase=skills {STANDING}", "", ".", "Done with skills", "no more skills before the first blow"),
    ("wait", f"{STANDING} c.hand=TW", "", ".", "Wait", "Respondent is next"),
    ("wait", f"{STANDING} c.hand=TW", ".", ".", "Wait", "Challenger is next"),
    ("no-attack", f"{STANDING} c.hand=TW", ". .", ".", "No attack", "the game is drawn"),
    ("no-attack", f"game=2 {STANDING} c.hand=TW", ". .", ".", "No attack",
     "the game is drawn: Respondent wins the duel (AU-2)"),
    ("taunt-discard", f"{STANDING} c.hand=TW,CO c.taunted=2", "", "-TW", "Put away Twist and Pommel",
     "face down, for the taunt"),
    ("attack", f"{STANDING} c.hand=MFl", "", "xMFl", "Attack: Mandritto Fendente ◐", f"parried by {FENDENTE}"),
    ("attack", "c.posta=DOD r.posta=LON c.hand=P", "", "xP", "Attack: Punta",
     "an exchange: Respondent needs an outside remedy"),
    ("riposte", f"phase=largo {BOUND} r.hand=RMr", "", "xRMr", "Attack: Roverso Mezano ◑", f"parried by {MEZANO}"),
    ("feint-attack", f"phase=feint-attack {BOUND} c.hand=MFr", "", "xMFr", "Attack: Mandritto Fendente ◑",
     f"parried by {FENDENTE}"),
    ("measured-attack", FELL_SHORT, "PM", "xMFl", "Attack: Mandritto Fendente ◐", f"parried by {FENDENTE}"),
    ("measured-attack", "virtues=-,c,r,r c.posta=COD c.stack=MSl r.posta=DOD r.hand=PM,P", "PM", "xP", "Attack: Punta",
     "an exchange: Challenger needs an outside remedy"),
    ("no-measured", FELL_SHORT, "PM", ".", "Break off", "both out of measure"),
    ("parry", ATTACKED, "", "=MFl", "Parry: Mandritto Fendente ◐", "largo: the suns make no whole"),
    ("parry", ATTACKED, "", "=MFr", "Parry: Mandritto Fendente ◑", "stretto: the suns make a whole"),
    ("parry", ATTACKED.replace("c.stack=MFl", "c.stack=P"), "", "=MFr", "Parry: Mandritto Fendente ◑",
     "largo, as always with a thrust"),
    ("counter-attack", COUNTERED, "", "xMFr", "Counter-attack: Mandritto Fendente ◑",
     "Challenger must parry it with the same blow"),
    ("counter-parry", COUNTERED, "xMFr", "=MFl", "Parry: Mandritto Fendente ◐", "stretto: the suns make a whole"),
    ("counter-parry", COUNTERED, "xMFr", "=MFr", "Parry: Mandritto Fendente ◑", "largo: the suns make no whole"),
    ("exchange", "virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "", "eP", "Exchange the thrust",
     "Challenger needs an outside remedy"),
    ("break", "c.posta=DOD c.stack=P r.posta=FEN r.hand=MFl", "", "/MFl", "Break it: Mandritto Fendente ◐",
     "then a mezano or a remedy, most Celeritas first"),
    ("defend", "virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=DDZ r.hand=P", "", "dP", "Defend with the thrust",
     "the attack is void, and Challenger must answer your thrust"),
    ("hit", "c.posta=DOD c.stack=MFl r.posta=DOS", "", "#", "Be hit", "Challenger wins"),
    ("side", f"phase=side {STRETTO}", "", "i", "Inside", "for both of you"),
    ("side", f"phase=side {STRETTO}", "", "o", "Outside", "for both of you"),
    ("entry", ENTERED, "", "TWo", "Enter: Twist and Pommel (outside)", f"Respondent {LINED_UP} Cover and Pommel"),
    ("entry", ENTERED, "", "LI", "Enter: Ligadura Mezana (inside)", f"Respondent {LINED_UP} Counter to the Mezana"),
    ("no-entry", ENTERED, "", ".", "Pass", "the bind stands"),
    ("no-riposte", f"phase=largo {BOUND}", "", ".", "No attack", "the chance passes"),
    ("remedy", f"phase=stretto {STRETTO} r.hand=SO", "", "SO", f"{SO} (outside)",
     f"Challenger {LINED_UP} Turn the Point Under"),
    ("no-remedy", f"phase=stretto {STRETTO} r.hand=SO", "", ".", "No remedy", "the chance passes"),
    ("counter", ENTERED, "LI", "CM", "Counter to the Mezana", "its own counter: you win"),
    ("counter", ENTERED, "LI", "TH", "Take His Hand", "it lines up: break-off"),
    ("counter", BROKEN, "/MFr xRMl xMMl", "CO", "Cover and Pommel", "it lines up: break-off"),
    ("mezano", BROKEN, "/MFr", "xRMl", "Strike Roverso Mezano ◐", "it can’t be parried"),
    ("no-mezano", BROKEN, "/MFr", ".", "Wait", "the chance passes"),
    ("counter-mezano", BROKEN, "/MFr xRMl", "xMMl", "Lay Mandritto Mezano ◐ into it",
     "Respondent needs an outside counter, Soprana or Break Off"),
    ("saving", BROKEN, "/MFr xRMl", "TWo", "Twist and Pommel (outside)", f"Respondent {LINED_UP} Cover and Pommel"),
    ("saving", BROKEN, "/MFr .", "SO", f"{SO} (outside)", f"Respondent {LINED_UP} Turn the Point Under"),
    ("no-saving", BROKEN, "/MFr .", ".", "Wait", "the chance passes"),
    ("soprana", BROKEN, "/MFr xRMl TWo", "SO", SO, "an outside remedy; its own counter is Turn the Point Under"),
    ("soprana", BROKEN, "/MFr xRMl xMMl", "SO", SO, "an outside remedy; its own counter is Turn the Point Under"),
    ("skill", SKILLS, "", "LU:MF", "Lure: Mandritto Fendente",
     "Prudentia: name a blow, meet it from either side; cycles"),
    ("skill", SKILLS, "", "ST:LON", "Second Thought: Longa", "Prudentia: change your posta after the reveal; cycles"),
    ("skill", SKILLS, "", "EY", "Eye of the Lynx", "Prudentia: see your opponent's hand; cycles"),
    ("deny", DENYING, "LU:MF", "DE", "Deny it", "the skill is lost"),
    ("no-deny", DENYING, "LU:MF", ".", "Let it be", "the skill takes effect"),
    ("cycle", "phase=trade c.hand=RE,P", "", "~RE", "Cycle Repeat", "face up, for one of the deck"),
    ("kick", KICKED, "LI KI", "xRFl", "Strike Roverso Fendente ◐", "you win"),
    ("no-kick", KICKED, "LI KI", ".", "Break off", "both out of measure"),
]  # fmt: skip
every_action = pytest.mark.parametrize(("kind", "text", "played", "token", "label", "effect"), ACTIONS)


def place(text: str, played: str) -> Dueling:
    character = "galeazzo" if "KI" in text else "boucicault"
    return (stance(text, respondent=character) if text else duel()).play(played)


def offered(at: Dueling, token: str) -> Offer:
    """The action as whoever is to act sees it offered."""
    seat = at.bout.awaiting
    offers: list[Offer] = at.game.view.offers(at.bout.state.sight(seat), seat)
    return next(offer for offer in offers if offer.token == token)


@every_action
def test_an_action_has_its_kind_its_name_and_its_effect(
    kind: str, text: str, played: str, token: str, label: str, effect: str
) -> None:
    at = place(text, played)
    offer = offered(at, token)
    assert at.kind(token) == kind
    assert (say(offer.label), say(offer.effect)) == (label, effect)


@every_action
def test_an_action_says_the_same_in_chinese(
    kind: str, text: str, played: str, token: str, label: str, effect: str
) -> None:
    offer = offered(place(text, played), token)
    for english, message in ((label, offer.label), (effect, offer.effect)):
        chinese = say(message, "zh-Hant")
        assert is_chinese(chinese), kind
        assert unnamed(english, chinese) == []
        assert re.findall("[◐◑]", chinese) == re.findall("[◐◑]", english)


def test_every_kind_of_action_has_a_case() -> None:
    assert {row[0] for row in ACTIONS} == set(ACTION_KINDS)


@pytest.mark.parametrize(
    ("text", "played", "token", "handles"),
    [
        ("phase=posta", "", "DOD", ("posta:DOD", "seat:0")),
        (STANDING + " c.hand=MFl", "", "xMFl", ("card:MFl", "seat:1")),
        ("phase=trade c.hand=RE,P", "", "~RE", ("card:RE", "onto:deck")),
        ("phase=trade c.hand=RE,P", "", "-P", ("card:P", "onto:away")),
        (SKILLS, "", "ST:LON", ("card:ST", "posta:LON")),
        (SKILLS, "", "LU:P", ("card:LU", "blow:P")),
        (f"phase=side {STRETTO}", "", "i", ("side:inside",)),
        ("phase=virtue", "", "vC", ("virtue:celeritas",)),
        ("phase=virtue", "vC", "vP", ("virtue:prudentia",)),
    ],
)
def test_an_action_touches_its_cards_and_what_they_are_about(
    text: str, played: str, token: str, handles: tuple[str, ...]
) -> None:
    assert offered(place(text, played), token).handles == handles
