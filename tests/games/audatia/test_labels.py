"""Labels and effects of every kind of action."""

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
LINED_UP = "needs a counter for that side; the perfect one is"
SO = "Soprana Tor di Spada"
# Kind, stance, tokens played since, token, label and effect.
ACTIONS = [
    ("setup-discard", "", "", "-MFl", "Discard Mandritto Fendente ◐",
     "face down, for a new card"),
    ("setup-done", "", "", ".", "Done", "keep all cards"),
    ("setup-done", "", "-P", ".", "Done", "draw a card"),
    ("setup-done", "", "-P -TW", ".", "Done", "draw 2 cards"),
    ("virtue", "phase=virtue", "", "vP", "Take Prudentia", "+1 for the whole game"),
    ("salute", "phase=salute", "", "-TW", "Salute with Twist and Pommel",
     "discarded face down; unless it is returned, your first strike has +4 Audatia"),
    ("no-salute", "phase=salute", "", ".", "No salute", "keep all cards"),
    ("return-salute", "phase=return-salute", "", "-P", "Return the salute with Punta",
     "discarded face down; Respondent gains nothing"),
    ("no-return", "phase=return-salute", "", ".", "Don’t return the salute",
     "Respondent’s first strike has +4 Audatia"),
    ("trade", "phase=trade c.hand=MFl,P", "", "-P", "Trade Punta and another card",
     "discard two cards face down, draw one"),
    ("trade-second", "phase=trade c.hand=MFl,P", "-P", "-MFl", "Trade Mandritto Fendente ◐ too",
     "discarded face down; then draw one card"),
    ("trade-done", "phase=trade", "", ".", "Done trading", "go on to choosing a posta"),
    ("posta", "phase=posta", "", "DDZ", "Dente di Zenghiaro",
     "left; +1 Audatia; Defend with a thrust; shuts out Mandritto Sottano; attacks with Roverso Mezano, Roverso "
     "Sottano, Punta"),
    ("posta", "phase=posta", "", "BIC", "Bicorno",
     "centre; exchange; extended; shuts out Punta; attacks with Mandritto Fendente, Roverso Fendente, Punta"),
    ("change-posta", f"{STANDING} c.hand=TW", "", "COD", "Change to Coda Longa",
     "right; +2 Prudentia; attacks with Mandritto Fendente, Mandritto Mezano, Mandritto Sottano, Punta"),
    ("skills-done", f"phase=skills {STANDING}", "", ".", "Done with skills", "go on to the first blow"),
    ("wait", f"{STANDING} c.hand=TW", "", ".", "Wait", "Respondent is next"),
    ("wait", f"{STANDING} c.hand=TW", ".", ".", "Wait", "Challenger is next"),
    ("no-attack", f"{STANDING} c.hand=TW", ". .", ".", "No attack", "this game is a draw"),
    ("no-attack", f"game=2 {STANDING} c.hand=TW", ". .", ".", "No attack",
     "the second draw: Respondent wins the duel"),
    ("taunt-discard", f"{STANDING} c.hand=TW,CO c.taunted=2", "", "-TW", "Discard Twist and Pommel",
     "discarded face down, for the taunt"),
    ("attack", f"{STANDING} c.hand=MFl", "", "xMFl", "Attack: Mandritto Fendente ◐", f"parried by {FENDENTE}"),
    ("attack", "c.posta=DOD r.posta=LON c.hand=P", "", "xP", "Attack: Punta",
     "an exchange: Respondent needs an outside remedy"),
    ("riposte", f"phase=largo {BOUND} r.hand=RMr", "", "xRMr", "Attack: Roverso Mezano ◑", f"parried by {MEZANO}"),
    ("feint-attack", f"phase=feint-attack {BOUND} c.hand=MFr", "", "xMFr", "Attack: Mandritto Fendente ◑",
     f"parried by {FENDENTE}"),
    ("measured-attack", FELL_SHORT, "PM", "xMFl", "Attack: Mandritto Fendente ◐", f"parried by {FENDENTE}"),
    ("measured-attack", "virtues=-,c,r,r c.posta=COD c.stack=MSl r.posta=DOD r.hand=PM,P", "PM", "xP", "Attack: Punta",
     "an exchange: Challenger needs an outside remedy"),
    ("no-measured", FELL_SHORT, "PM", ".", "Break off", "both go back out of measure"),
    ("parry", ATTACKED, "", "=MFl", "Parry: Mandritto Fendente ◐", "wide bind: the half-suns don’t make a full sun"),
    ("parry", ATTACKED, "", "=MFr", "Parry: Mandritto Fendente ◑", "close bind: the half-suns make a full sun"),
    ("parry", ATTACKED.replace("c.stack=MFl", "c.stack=P"), "", "=MFr", "Parry: Mandritto Fendente ◑",
     "wide bind, as after every parried thrust"),
    ("counter-attack", COUNTERED, "", "xMFr", "Counter-attack: Mandritto Fendente ◑",
     "Challenger must parry it with the same blow"),
    ("counter-parry", COUNTERED, "xMFr", "=MFl", "Parry: Mandritto Fendente ◐",
     "close bind: the half-suns make a full sun"),
    ("counter-parry", COUNTERED, "xMFr", "=MFr", "Parry: Mandritto Fendente ◑",
     "wide bind: the half-suns don’t make a full sun"),
    ("exchange", "virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "", "eP", "Exchange the thrust",
     "Challenger needs an outside remedy"),
    ("break", "c.posta=DOD c.stack=P r.posta=FEN r.hand=MFl", "", "/MFl", "Break the thrust: Mandritto Fendente ◐",
     "then each has one chance: you with a mezano, Challenger with a remedy"),
    ("defend", "virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=DDZ r.hand=P", "", "dP", "Defend with a thrust",
     "the attack is void, and Challenger must answer your thrust"),
    ("hit", "c.posta=DOD c.stack=MFl r.posta=DOS", "", "#", "Be hit", "Challenger wins"),
    ("side", f"phase=side {STRETTO}", "", "i", "Inside", "for both players"),
    ("side", f"phase=side {STRETTO}", "", "o", "Outside", "for both players"),
    ("entry", ENTERED, "", "TWo", "Enter: Twist and Pommel (outside)", f"Respondent {LINED_UP} Cover and Pommel"),
    ("entry", ENTERED, "", "LI", "Enter: Ligadura Mezana (inside)", f"Respondent {LINED_UP} Counter to the Mezana"),
    ("no-entry", ENTERED, "", ".", "Pass", "play on from the bind"),
    ("no-riposte", f"phase=largo {BOUND}", "", ".", "No attack", "you let the chance pass"),
    ("remedy", f"phase=stretto {STRETTO} r.hand=SO", "", "SO", f"{SO} (outside)",
     f"Challenger {LINED_UP} Turn the Point Under"),
    ("no-remedy", f"phase=stretto {STRETTO} r.hand=SO", "", ".", "No remedy", "you let the chance pass"),
    ("counter", ENTERED, "LI", "CM", "Counter to the Mezana", "the perfect counter: you win"),
    ("counter", ENTERED, "LI", "TH", "Take His Hand", "it fits: both break off"),
    ("counter", BROKEN, "/MFr xRMl xMMl", "CO", "Cover and Pommel", "it fits: both break off"),
    ("mezano", BROKEN, "/MFr", "xRMl", "Strike: Roverso Mezano ◐", "it cannot be parried"),
    ("no-mezano", BROKEN, "/MFr", ".", "Wait", "you let the chance pass"),
    ("counter-mezano", BROKEN, "/MFr xRMl", "xMMl", "Answer with Mandritto Mezano ◐",
     "Respondent needs an outside counter, Soprana Tor di Spada or Break Off"),
    ("saving", BROKEN, "/MFr xRMl", "TWo", "Twist and Pommel (outside)", f"Respondent {LINED_UP} Cover and Pommel"),
    ("saving", BROKEN, "/MFr .", "SO", f"{SO} (outside)", f"Respondent {LINED_UP} Turn the Point Under"),
    ("no-saving", BROKEN, "/MFr .", ".", "Wait", "you let the chance pass"),
    ("soprana", BROKEN, "/MFr xRMl TWo", "SO", SO, "an outside remedy; its perfect counter is Turn the Point Under"),
    ("soprana", BROKEN, "/MFr xRMl xMMl", "SO", SO, "an outside remedy; its perfect counter is Turn the Point Under"),
    ("skill", SKILLS, "", "LU:MF", "Lure: Mandritto Fendente",
     "Prudentia: name a blow, meet it from either side; cycles"),
    ("skill", SKILLS, "", "ST:LON", "Second Thought: Longa", "Prudentia: change your posta after the reveal; cycles"),
    ("skill", SKILLS, "", "EY", "Eye of the Lynx", "Prudentia: see your opponent’s hand; cycles"),
    ("deny", DENYING, "LU:MF", "DE", "Deny it", "the skill is lost"),
    ("no-deny", DENYING, "LU:MF", ".", "Don’t deny it", "the skill takes effect"),
    ("cycle", "phase=trade c.hand=RE,P", "", "~RE", "Cycle Repeat", "discard it face up and draw a new card"),
    ("kick", KICKED, "LI KI", "xRFl", "Strike: Roverso Fendente ◐", "you win"),
    ("no-kick", KICKED, "LI KI", ".", "Break off", "both go back out of measure"),
]  # fmt: skip
every_action = pytest.mark.parametrize(("kind", "text", "played", "token", "label", "effect"), ACTIONS)


def place(text: str, played: str) -> Dueling:
    character = "galeazzo" if "KI" in text else "boucicault"
    return (stance(text, respondent=character) if text else duel()).play(played)


def offered(at: Dueling, token: str) -> Offer:
    """The action as it is offered to the player to move."""
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
