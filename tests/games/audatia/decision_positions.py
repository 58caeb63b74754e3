"""Every phase of a duel in which a player decides, with a chosen hand and most of every virtue."""

from __future__ import annotations

from tests.games.audatia.dueling import Dueling, stance

SKILLS_OF = {"galeazzo": "BO,FE,KI,ST,RE,LU", "boucicault": "TA,DE,EY,ST,LU,PE,PM"}
TOKENS = {"ST": "ST:DOS", "LU": "LU:MF"}  # for skills that name something

_MINE, _THEIRS = "virtues=c,c,c,c c.hand={hand}", "virtues=r,r,r,r r.hand={hand}"
_FENESTRA, _DONNA = "c.posta=FEN r.posta=FEN", "c.posta=DOD r.posta=DOD"
_LARGO, _STRETTO = f"{_FENESTRA} c.stack=MFl r.stack=MFl", f"{_FENESTRA} c.stack=MFl r.stack=MFr"
PLACES = {
    "setup": "phase=setup",  # the hand is the first hand
    "virtue": "phase=virtue to=challenger c.hand={hand}",
    "salute": f"phase=salute {_THEIRS}",
    "return-salute": f"phase=return-salute {_MINE}",
    "trade": f"phase=trade {_MINE}",
    "trade-second": f"phase=trade-second {_MINE}",
    "posta": f"phase=posta {_MINE}",
    "skills": f"phase=skills to=challenger {_FENESTRA} {_MINE}",
    "step-4": f"phase=step-4 {_FENESTRA} {_MINE}",
    "step-5": f"phase=step-5 {_FENESTRA} {_THEIRS}",
    "step-6": f"phase=step-6 {_FENESTRA} {_MINE}",
    "react": f"phase=react {_FENESTRA} r.stack=MFl {_MINE}",
    "countered": f"phase=countered attacker=respondent {_FENESTRA} c.stack=MFl r.stack=MFl {_MINE}",
    "side": f"phase=side {_STRETTO} {_MINE}",
    "entry": f"phase=entry {_LARGO} {_MINE}",
    "feint-attack": f"phase=feint-attack {_LARGO} {_MINE}",
    "largo": f"phase=largo attacker=respondent {_LARGO} {_MINE}",
    "largo-last": f"phase=largo-last {_LARGO} {_MINE}",
    "stretto": f"phase=stretto attacker=respondent {_STRETTO} {_MINE}",
    "stretto-last": f"phase=stretto-last {_STRETTO} {_MINE}",
    "meet": f"phase=meet as=entry attacker=respondent {_DONNA} c.stack=MFl r.stack=MFl,SO {_MINE}",
    "exchanged": f"phase=exchanged attacker=challenger {_FENESTRA} c.stack=P r.stack=P {_MINE}",
    "pre-empting": f"phase=pre-empting {_FENESTRA} r.stack=MFl {_MINE}",
    "measured": f"phase=measured attacker=respondent c.posta=FEN r.posta=DDZ r.shown=MFl {_MINE}",
    "kicking": f"phase=kicking attacker=respondent {_DONNA} c.stack=MFl r.stack=MFl,SO {_MINE}",
    "break-remedy": f"phase=break-remedy {_FENESTRA} c.stack=P r.stack=MFl {_MINE}",
    "break-mezano": f"phase=break-mezano attacker=respondent {_FENESTRA} c.stack=MFl r.stack=P {_MINE}",
    "mezano": f"phase=mezano attacker=challenger {_FENESTRA} c.stack=P r.stack=MFl,RMl {_MINE}",
    "counter-mezano": f"phase=counter-mezano attacker=respondent {_FENESTRA} c.stack=MFl,RMl r.stack=P,MMl {_MINE}",
    "deny": f"phase=skills skill=LU:P to=challenger {_FENESTRA} virtues=c,r,c,c c.hand={{hand}}",
}


def place(
    phase: str, hand: str, character: str = "galeazzo", opponent: str = "galeazzo", virtues: str = "", more: str = ""
) -> Dueling:
    """A position in that phase, with that hand for the player to move: the challenger, where possible."""
    theirs = phase in ("salute", "step-5")
    seats = (opponent, character) if theirs else (character, opponent)
    text = PLACES[phase].format(hand=hand)
    if virtues:
        text = text.replace("virtues=c,c,c,c", f"virtues={virtues}")
    bout = stance(f"{text} {more}", *seats)
    assert (bout.phase, bout.awaiting) == (phase, "respondent" if theirs else "challenger")
    return bout


def token(skill: str) -> str:
    """The token of a skill."""
    return TOKENS.get(skill, skill)
