"""The cards, actions, rules and events of Foil by number."""

from __future__ import annotations

from salle.core.game import Action, Rule

CARDS = (("lunge", "LU"), ("parry", "PA"), ("stop-hit", "SH"))
PASS, FIRST_CARD, FIRST_DRAW, UNSEEN = Action(0), Action(1), Action(4), Action(7)
NOT_HELD, NOT_LEFT, FASTER, UNOPPOSED, NO_TOUCH = (Rule(number) for number in range(1, 6))
PASSED, LAID, DREW, TOUCHED, MISSED = range(5)
UNDEALT, HIDDEN = -1, -2
