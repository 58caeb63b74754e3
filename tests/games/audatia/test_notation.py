"""The notation of Audatia: every token, the short forms that people write, and refusals."""

from __future__ import annotations

import pytest

from salle import Action
from salle.core.errors import Ambiguous, Illegal, Malformed, OutOfTurn
from tests.games.audatia.dueling import PAIRINGS, Dueling, duel, rules, stance
from tests.support.playing import say

STRIKES = ["MFl", "MFr", "RFl", "RFr", "MMl", "MMr", "RMl", "RMr", "MSl", "MSr", "RSl", "RSr", "P"]
REMEDIES = ["SO", "EL", "LI", "GR", "TW"]
COUNTERS = ["UN", "TU", "CM", "TH", "CO"]
SKILLS = ["BO", "FE", "KI", "ST", "RE", "LU", "TA", "DE", "EY", "PE", "PM"]
FACES = [*STRIKES, *REMEDIES, *COUNTERS, *SKILLS]
POSTE = ["TPF", "DOD", "FEN", "DOS", "LON", "PFM", "BRE", "DDZ", "COD", "BIC", "FRO", "DZM"]
ACTIONS = [
    *[".", "#", "i", "o", "vP", "vC", "vF"],
    *POSTE,
    *(f"-{face}" for face in FACES),
    *["~ST", "~RE", "~LU", "~EY"],
    *(f"{sign}{strike}" for sign in "x=/" for strike in STRIKES),
    *["eP", "dP"],
    *["SO", "EL", "LI", "GR", "TWi", "TWo"],
    *COUNTERS,
    *["BO", "FE", "KI", "RE", "TA", "DE", "EY", "PE", "PM"],
    *(f"ST:{posta}" for posta in POSTE),
    *(f"LU:{blow}" for blow in ["MF", "RF", "MM", "RM", "MS", "RS", "P"]),
]
DRAWS = [f"+{face}" for face in FACES]
MASKED = ["+?", "-?", "p?"]

OPEN = "c.posta=DOD r.posta=BRE c.hand=MFl,MFr,MMl,P r.hand=TW"
ATTACKED = "c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr,MSl,RFl"
THRUST_AT = "c.posta=DOD c.stack=P r.posta=FEN r.hand=MFr"


def read(at: Dueling, text: str) -> str:
    """The token that a text stands for there."""
    token: str = at.game.notation.token(at.game.notation.read(at.bout.state, text))
    return token


# -- tokens


@pytest.mark.parametrize("pairing", PAIRINGS)
def test_these_are_all_the_tokens(pairing: tuple[str, str]) -> None:
    game = rules(*pairing)
    spelt = [game.notation.token(Action(number)) for number in range(-2, game.actions + len(DRAWS) + len(MASKED))]
    assert (game.chance_actions, game.masked_actions) == (len(DRAWS), len(MASKED))
    assert sorted(spelt) == sorted(["!1", "!2", *ACTIONS, *DRAWS, *MASKED])


def test_every_token_reads_back() -> None:
    notation, tokens = rules().notation, [*ACTIONS, *DRAWS, *MASKED, "!1", "!2"]
    assert [notation.token(notation.action(token)) for token in tokens] == tokens


@pytest.mark.parametrize(
    "token", ["", "MF", "xMF", "xTW", "=TW", "/TW", "~BO", "vA", "ST", "LU", "LU:SO", "eMFl", "TW"]
)
def test_what_is_no_token_is_malformed(token: str) -> None:
    with pytest.raises(Malformed):
        rules().notation.action(token)


# -- short forms


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        (OPEN, "xmml", "xMMl"),
        (OPEN, "XP", "xP"),
        (OPEN, "coD", "COD"),
        (ATTACKED, "=mFR", "=MFr"),
        ("phase=skills c.posta=DOD r.posta=FEN r.hand=LU to=respondent", "lu:mf", "LU:MF"),
        ("phase=skills c.posta=DOD r.posta=FEN r.hand=ST to=respondent", "st:pfm", "ST:PFM"),
        ("phase=virtue", "vc", "vC"),
        ("phase=side c.posta=DOD c.stack=MFl r.posta=FEN r.stack=MFr", "I", "i"),
        ("phase=entry c.posta=BRE c.stack=MFl c.hand=TW r.posta=BRE r.stack=MFl", "twO", "TWo"),
        ("phase=trade c.hand=MFl,BO", "-bo", "-BO"),
        ("phase=trade c.hand=MFl,RE", "~re", "~RE"),
    ],
)
def test_capitals_and_small_letters_are_the_same(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        (OPEN, "xMM", "xMMl"),
        (ATTACKED, "=ms", "=MSl"),
        (THRUST_AT, "/mf", "/MFr"),
        ("phase=trade c.hand=MFl,BO", "-MF", "-MFl"),
    ],
)
def test_a_strike_needs_no_half_sun_if_only_one_fits(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


@pytest.mark.parametrize(
    ("at", "text", "token"),
    [
        (OPEN, "P", "xP"),
        (OPEN, "MMl", "xMMl"),
        (OPEN, "mm", "xMMl"),
        (ATTACKED, "MFr", "=MFr"),
        ("phase=trade c.hand=MFl,BO", "bo", "-BO"),
        ("phase=salute r.hand=TW", "tw", "-TW"),
        ("virtues=c,c,r,c c.posta=DOD c.stack=P r.posta=FEN r.hand=P", "p", "eP"),
        ("virtues=c,c,r,c c.posta=DOD c.stack=MFl r.posta=DDZ r.hand=P", "p", "dP"),
    ],
)
def test_a_card_needs_no_sign_if_only_one_fits(at: str, text: str, token: str) -> None:
    assert read(stance(at), text) == token


def test_a_token_is_never_taken_for_something_else() -> None:
    """Break Off as an answer, and not the card to put away."""
    assert read(stance("c.posta=DOD c.stack=MFl r.posta=FEN r.hand=BO", respondent="galeazzo"), "BO") == "BO"
    with pytest.raises(Illegal) as refused:
        read(stance("phase=trade c.hand=MFl,BO"), "BO")
    assert refused.value.rule == "skill-window"


def test_a_draw_is_written_by_face_and_by_its_mask_only_if_there_is_no_choice() -> None:
    drawing = duel().play("-MFl .")
    assert (read(drawing, "+SO"), read(drawing, "+so"), read(drawing, "+ms")) == ("+SO", "+SO", "+MSr")
    with pytest.raises(Ambiguous):
        read(drawing, "+?")
    last = stance("phase=trade c.hand=MFl,BO c.deck=TH").play("-MFl -BO")
    assert read(last, "+?") == "+TH"


# -- refusals


@pytest.mark.parametrize(
    ("at", "text", "meant"),
    [
        (OPEN, "xMF", "xMFl xMFr"),
        (OPEN, "mf", "xMFl xMFr"),
        (THRUST_AT, "MFr", "=MFr /MFr"),
        ("phase=trade c.hand=RE,BO", "re", "-RE ~RE"),
        ("phase=posta", "p?", " ".join(POSTE)),
        ("phase=posta", "P?", " ".join(POSTE)),
        ("phase=trade c.hand=MFl,BO", "-?", "-MFl -BO"),
    ],
)
def test_what_could_be_several_actions_is_ambiguous(at: str, text: str, meant: str) -> None:
    with pytest.raises(Ambiguous) as several:
        read(stance(at), text)
    assert several.value.message.args["actions"] == meant


@pytest.mark.parametrize("text", ["", "x", "xMF?", "x MFl", "MFlr", "-", "+?", "p?", "zz", "xST", "xso", "!3", "?"])
def test_what_is_no_action_there_is_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        read(stance(OPEN), text)


@pytest.mark.parametrize(
    ("at", "text", "sentence"),
    [
        (OPEN, "p?", "p? stands for a hidden action. You cannot play it."),
        (OPEN, "P?", "P? stands for a hidden action. You cannot play it."),
        (OPEN, "-?", "-? stands for a hidden action. You cannot play it."),
        ("phase=trade c.hand=MFl,MMl,BO", "-m", "-m is not an action of this game. These actions begin with it: -MFl"),
        ("phase=trade c.hand=MFl,MMl,BO", "m", "m is not an action of this game. These actions begin with it: -MFl"),
        ("phase=posta", "do", "do is not an action of this game. These actions begin with it: DOD DOS"),
        ("phase=posta", "zz", "zz is not an action of this game."),
    ],
)
def test_a_mask_and_a_beginning_say_what_they_are(at: str, text: str, sentence: str) -> None:
    with pytest.raises(Malformed) as malformed:
        read(stance(at), text)
    assert str(malformed.value).startswith(sentence)
    assert say(malformed.value.message, "zh-Hant") != str(malformed.value)


def test_a_draw_at_a_decision_and_an_action_while_drawing_are_malformed() -> None:
    with pytest.raises(Malformed, match="it is a player’s turn"):
        read(duel(), "+MFl")
    with pytest.raises(Malformed, match="it is the deck’s turn"):
        read(duel().play("-MFl ."), "-P")


@pytest.mark.parametrize(
    ("at", "token", "rule"),
    [
        (OPEN, "xRFl", "not-in-hand"),
        (OPEN, "DOD", "same-posta"),
        (ATTACKED, "=RFl", "not-permitted"),
        (ATTACKED, "#", "can-answer"),
        ("phase=trade c.hand=MFl", "-MFl", "two-to-trade"),
    ],
)
def test_an_action_that_a_rule_forbids_is_refused_by_its_name(at: str, token: str, rule: str) -> None:
    with pytest.raises(Illegal) as refused:
        read(stance(at), token)
    assert refused.value.rule == rule


def test_a_card_that_is_not_dealt_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        read(duel().play("-MFl ."), "+BO")
    assert refused.value.rule == "not-in-deck"


def test_after_the_end_nothing_is_read() -> None:
    over = stance("c.posta=DOD c.stack=MFl r.posta=FEN").play("#")
    with pytest.raises(OutOfTurn):
        read(over, ".")


def test_a_duelist_may_retire_whoever_is_to_act() -> None:
    for token, winner in (("!1", "respondent"), ("!2", "challenger")):
        assert stance(OPEN).play(token).ended == (winner, "retired")
