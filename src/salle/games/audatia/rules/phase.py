"""What a phase of a duel is: which verbs it offers, what its rules refuse, and what an action does there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.game import LEGAL, Action, Rule
from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.actions import (
    ACTION_KINDS,
    CYCLE,
    DENIES,
    HIT,
    PLAY_SKILL,
    PUT,
    SET_SIDE,
    TAKE_VIRTUE,
    ActionTable,
)
from salle.games.audatia.rules.cards import SKILLS
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.skills import play_skill, refuse_skill

# The parts of a duel.
SET_UP: Final = 0
PREPARING: Final = 1  # trades and poste
FACING: Final = 2  # the poste are open, no sword has moved
FENCING: Final = 3
BETWEEN: Final = 4  # the deck, a Deny, the end

# What each verb amounts to, in the order of the verbs, where its phase does not say otherwise.
VERB_KINDS: Final = (
    *("wait", "hit", "side", "virtue", "change-posta", "trade", "cycle", "attack", "parry", "break"),
    *("exchange", "defend", "remedy", "counter", "skill", "deny"),
)


class Phase:
    """One kind of decision; a subclass says which of its own actions are refused and what they do."""

    def __init__(
        self,
        actions: ActionTable,
        number: i64,
        verbs: list[int],
        kinds: dict[int, str] | None = None,
        skills: list[int] | None = None,
        part: i64 = FENCING,
    ) -> None:
        named = kinds or {}
        windows = skills or []
        self.actions: Final = actions
        self.number: Final = number
        self.part: Final = part
        self.knows: Final[list[bool]] = [verb in verbs for verb in range(DENIES + 1)]
        self.kinds: Final[list[i64]] = []
        for verb in range(DENIES + 1):
            self.kinds.append(ACTION_KINDS.index(named.get(verb, VERB_KINDS[verb])))
        self.opens: Final[list[bool]] = [skill in windows for skill in range(len(SKILLS))]  # AU-17
        self.row: Final[list[Action]] = []  # the actions it knows
        for action in range(len(actions.verb)):
            if self.knows[actions.verb[action]]:
                self.row.append(Action(action))

    # -- what each phase says

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        """The rule that forbids an action of one of its own verbs, or LEGAL."""
        return LEGAL

    def refuse_cycle(self, duel: Duel) -> Rule:
        """The rule that forbids to cycle a card, or LEGAL."""
        return LEGAL if duel.duelist(duel.to_act).deck_size > 0 else rule_ids.DECK_EMPTY

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        """What an action of one of its own verbs does."""

    def reveals(self, verb: i64) -> bool:
        """Virtues, the side of the stretto and cards put away face down show no player anything hidden."""
        return verb != PUT and verb != TAKE_VIRTUE and verb != SET_SIDE

    def asked_side(self, duel: Duel) -> i64:
        """The side of which a remedy may be played."""
        return duel.stretto

    # -- what all have in common

    def candidates(self, duel: Duel) -> list[Action]:
        """Its actions without a card and with the cards in hand."""
        actions, first = self.actions, duel.setup.cards.first
        hand = duel.duelist(duel.to_act).hand
        found: list[Action] = []
        for action in self.row:
            if actions.verb[action] < PUT or hand & first[actions.what[action]] != 0:
                found.append(action)
        return found

    def refusal(self, duel: Duel, action: Action) -> Rule:
        """The rule that forbids an action, or LEGAL."""
        verb, what = self.actions.verb[action], self.actions.what[action]
        if not self.knows[verb]:
            if verb >= PLAY_SKILL:
                return rule_ids.SKILL_WINDOW
            return rule_ids.NO_CYCLE_NOW if verb == CYCLE else rule_ids.NOT_NOW
        if verb >= PUT and not duel.setup.cards.holds(duel.duelist(duel.to_act).hand, what):
            return rule_ids.NOT_IN_HAND
        if verb == CYCLE:
            return self.refuse_cycle(duel)
        if verb == HIT:
            return LEGAL if duel.legal_actions()[0] == action else rule_ids.CAN_ANSWER
        if verb == PLAY_SKILL:
            skill = duel.setup.cards.index[what]
            return refuse_skill(duel, skill, self.actions.word[action]) if self.opens[skill] else rule_ids.SKILL_WINDOW
        return self.refuse(duel, verb, what, self.actions.word[action])

    def refuse_remedy(self, duel: Duel, side: i64) -> Rule:
        """A remedy of the side that is asked for here."""
        return LEGAL if side & self.asked_side(duel) != 0 else rule_ids.REMEDY_SIDE

    def apply(self, duel: Duel, action: Action) -> None:
        """Do it, unchecked."""
        verb = self.actions.verb[action]
        if verb == CYCLE:
            duel.cycle(self.actions.what[action])
        elif verb == PLAY_SKILL:
            play_skill(duel, action)
        else:
            self.act(duel, verb, self.actions.what[action], self.actions.word[action])
