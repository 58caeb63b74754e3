"""A phase of a duel: the verbs it offers, what its rules refuse, and what an action does."""

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
FACING: Final = 2  # the poste are revealed, no strike yet
FENCING: Final = 3
BETWEEN: Final = 4  # draws, a Deny, the end

# The kind of action of each verb, in the order of the verbs, unless the phase says otherwise.
VERB_KINDS: Final = (
    *("wait", "hit", "side", "virtue", "change-posta", "trade", "cycle", "attack", "parry", "break"),
    *("exchange", "defend", "remedy", "counter", "skill", "deny"),
)


class Phase:
    """One kind of decision. A subclass says which of its actions are refused and what they do."""

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
        self.row: Final[list[Action]] = []  # the actions of this phase
        for action in range(len(actions.verb)):
            if self.knows[actions.verb[action]]:
                self.row.append(Action(action))

    # -- what each phase defines

    def refuse(self, duel: Duel, verb: i64, what: i64, word: i64) -> Rule:
        """The rule that forbids an action with one of the phase's own verbs, or LEGAL."""
        return LEGAL

    def refuse_cycle(self, duel: Duel) -> Rule:
        """The rule that forbids cycling a card, or LEGAL."""
        return LEGAL if duel.duelist(duel.to_act).deck_size > 0 else rule_ids.DECK_EMPTY

    def act(self, duel: Duel, verb: i64, what: i64, word: i64) -> None:
        """Carry out an action with one of the phase's own verbs."""

    def reveals(self, verb: i64) -> bool:
        """Whether the action shows others something hidden. Virtues, sides and cards put away face down do not."""
        return verb != PUT and verb != TAKE_VIRTUE and verb != SET_SIDE

    def asked_side(self, duel: Duel) -> i64:
        """The side on which a remedy may be played."""
        return duel.stretto

    # -- what all phases share

    def candidates(self, duel: Duel) -> list[Action]:
        """The actions without a card, and the actions with a card in hand."""
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
        """Check a remedy: it must be for the side needed here."""
        return LEGAL if side & self.asked_side(duel) != 0 else rule_ids.REMEDY_SIDE

    def apply(self, duel: Duel, action: Action) -> None:
        """Carry out an action without checking it."""
        verb = self.actions.verb[action]
        if verb == CYCLE:
            duel.cycle(self.actions.what[action])
        elif verb == PLAY_SKILL:
            play_skill(duel, action)
        else:
            self.act(duel, verb, self.actions.what[action], self.actions.word[action])
