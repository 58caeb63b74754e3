"""The facts that texts about an action of Audatia may use. Each is computed only when a text needs it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, Action, Rule
from salle.core.show.explanations import yes_or_no
from salle.core.texts import Message
from salle.games.audatia.rules import phase_ids, rule_ids
from salle.games.audatia.rules.actions import (
    ATTACK,
    BREAK,
    DEFEND,
    EXCHANGE,
    PARRY,
    PLAY_COUNTER,
    PLAY_REMEDY,
    PLAY_SKILL,
    PUT,
    SET_SIDE,
    STAND,
    TAKE_VIRTUE,
)
from salle.games.audatia.rules.cards import (
    COUNTERS,
    NO_POSTA,
    NO_VIRTUE,
    SIDES,
    SKILLS,
    STRETTO_SIDES,
    VIRTUES,
    comes_from,
)
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import exchanges_posta
from salle.games.audatia.rules.out_of_measure import is_taunted
from salle.games.audatia.rules.terms import PHASES, other
from salle.games.audatia.words.card_names import glossary_term, kind_name
from salle.games.audatia.words.story import AudatiaStory

STRIKES: Final = (ATTACK, PARRY, BREAK, EXCHANGE, DEFEND)


class DescribedAction:
    """An action that a seat may choose, or that a rule refuses."""

    def __init__(self, story: AudatiaStory, duel: Duel, action: Action, rule: Rule = LEGAL) -> None:
        actions = duel.setup.action_table
        self.story: Final = story
        self.duel: Final = duel
        self.rule: Final = rule
        self.cards: Final = duel.setup.cards
        self.me: Final = duel.duelist(duel.to_act)
        self.him: Final = duel.duelist(other(duel.to_act))
        self.verb: Final = actions.verb[action]
        self.what: Final = actions.what[action]
        self.word: Final = actions.word[action]

    def index(self) -> int:
        """The number of the action's card within its family."""
        return self.cards.index[self.what]

    def strikes(self) -> bool:
        return self.verb in STRIKES

    def phase(self) -> str:
        """The current phase, or `taunted`."""
        return "taunted" if is_taunted(self.duel) else PHASES[self.duel.phase]

    def owed(self) -> int | str:
        """How many cards a taunted player still has to discard, or `last` if that is the whole hand."""
        return self.me.taunted if self.me.held >= self.me.taunted else "last"

    def posta(self) -> Message:
        """The posta of the action: the new one, or the one it comes from."""
        return self.story.posta(self.what if self.verb == STAND else self.me.posta)

    def its(self) -> Message:
        """For a remedy, its perfect counter. For all other actions, the opponent's posta."""
        if self.verb == PLAY_REMEDY:
            return Message(f"audatia-card-{COUNTERS[self.cards.own_counter[self.index()]]}")
        return self.story.posta(self.him.posta)

    def side(self) -> str:
        """The side that the action comes from or sets."""
        if self.verb == SET_SIDE:
            return STRETTO_SIDES[self.what]
        if self.strikes():
            return SIDES[comes_from(self.index())]
        if self.verb == PLAY_REMEDY:
            return STRETTO_SIDES[self.word]
        return STRETTO_SIDES[self.cards.counter_side[self.index()]] if self.verb == PLAY_COUNTER else "none"

    def asked(self) -> str:
        """The side on which a remedy or counter-remedy is needed now."""
        if self.verb != PLAY_COUNTER:
            return STRETTO_SIDES[self.duel.asked_side()]
        return STRETTO_SIDES[self.duel.remedy_side] if self.answers_remedy() else "outside"

    def answers_remedy(self) -> bool:
        """Whether it counters a remedy."""
        return self.verb == PLAY_COUNTER and self.duel.remedy != NO_FACE and self.duel.phase != phase_ids.COUNTER_MEZANO

    def perfect(self) -> str:
        """Whether it is the perfect counter to the remedy."""
        if not self.answers_remedy():
            return "none"
        return yes_or_no(self.cards.own_counter[self.cards.index[self.duel.remedy]] == self.index())

    def exchange(self) -> str:
        """Whether the attack counts as an exchange."""
        if self.verb != ATTACK:
            return "none"
        return yes_or_no(exchanges_posta(self.duel, self.duel.to_act, self.what))

    def permitted(self) -> Sequence[Message] | str:
        """The blows that may parry the action or, for an answer, the current attack."""
        if self.verb == ATTACK:
            return self.story.permitted(self.what)
        return self.story.permitted(self.duel.attack) if self.duel.attack != NO_FACE else ""

    def bind(self) -> str:
        """The bind that a parry makes."""
        if self.verb != PARRY or self.duel.attack == NO_FACE:
            return "none"
        return self.story.bind(self.duel.attack, self.what)

    def skill(self, name: str, otherwise: str) -> Any:
        """A fact about the skill that the action plays."""
        if self.verb != PLAY_SKILL:
            return otherwise
        return self.story.skill_facts(self.index(), self.word).get(name, otherwise)

    # -- virtues

    def lacks(self) -> bool:
        """Whether the refusal is about too little of a virtue."""
        return rule_ids.NEEDS_AUDATIA <= self.rule <= rule_ids.NEEDS_FORTITUDO

    def asks(self) -> int:
        """The virtue that a skill needs, if the skill can't be played now (AU-17)."""
        return self.cards.skill_needs[self.index()] if self.rule == rule_ids.SKILL_WINDOW else NO_VIRTUE

    def virtue(self) -> Message | str:
        """The virtue that the action takes or needs."""
        if self.lacks():
            return glossary_term(VIRTUES[self.rule - rule_ids.NEEDS_AUDATIA])
        if self.asks() != NO_VIRTUE:
            return glossary_term(VIRTUES[self.asks()])
        return glossary_term(VIRTUES[self.what]) if self.verb == TAKE_VIRTUE else ""

    def mine(self) -> int:
        """The player's total of the virtue that the action lacks. A first strike has the bonus of its posta (AU-11)."""
        if not self.lacks():
            return 0
        virtue, me = self.rule - rule_ids.NEEDS_AUDATIA, self.me
        counts = not me.stack and me.posta != NO_POSTA and self.strikes()
        bonus = self.cards.bonus[me.posta] if counts and self.cards.bonus_virtue[me.posta] == virtue else 0
        return self.duel.virtue(self.duel.to_act, virtue) + bonus

    def theirs(self) -> int:
        """The opponent's total of the virtue that the action lacks."""
        return self.duel.virtue(other(self.duel.to_act), self.rule - rule_ids.NEEDS_AUDATIA) if self.lacks() else 0


FACTS: Final[dict[str, Callable[[DescribedAction], Any]]] = {
    "about": lambda action: action.skill("about", "none"),
    "asked": lambda action: action.asked(),
    "attack": lambda action: action.story.card(action.duel.attack) if action.duel.attack != NO_FACE else "",
    "bind": lambda action: action.bind(),
    "blow": lambda action: kind_name(action.index()) if action.strikes() else "",
    "card": lambda action: action.story.card(action.what) if action.verb >= PUT else "",
    "count": lambda action: action.duel.put,
    "exchange": lambda action: action.exchange(),
    "game": lambda action: action.duel.game_number,
    "its": lambda action: action.its(),
    "mine": lambda action: action.mine(),
    "needed": lambda action: yes_or_no(action.asks() != NO_VIRTUE),
    "owed": lambda action: action.owed(),
    "perfect": lambda action: action.perfect(),
    "permitted": lambda action: action.permitted(),
    "phase": lambda action: action.phase(),
    "posta": lambda action: action.posta(),
    "side": lambda action: action.side(),
    "skill": lambda action: action.skill("skill", ""),
    "sword": lambda action: SIDES[action.duel.sword_side(action.me)] if action.me.posta != NO_POSTA else "none",
    "theirs": lambda action: action.theirs(),
    "virtue": lambda action: action.virtue(),
    "whom": lambda action: action.story.seat(other(action.duel.to_act)),
    "window": lambda action: SKILLS[action.index()],
    "word": lambda action: action.skill("word", ""),
}
