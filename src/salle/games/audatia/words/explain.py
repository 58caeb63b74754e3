"""Explanations for Audatia: refusals, labels and effects, each with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from salle.core.game import LEGAL, NOBODY, Action, Rule, State
from salle.core.show.explanations import message_with_facts, yes_or_no
from salle.core.show.last_sight import LastSight
from salle.core.texts import Message
from salle.games.audatia.rules import rule_ids
from salle.games.audatia.rules.actions import (
    ACTION_KINDS,
    PLAY_SKILL,
    STAND,
)
from salle.games.audatia.rules.cards import (
    CHARACTERS,
    KINDS,
    POSTE,
    SIDES,
    SKILLS,
    VIRTUES,
    P,
)
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.terms import CHALLENGER, EVENTS, PHASES, REMEDY_ROLES, RESPONDENT, ROLES, RULES
from salle.games.audatia.words.action_facts import FACTS, DescribedAction
from salle.games.audatia.words.card_names import blow_names, glossary_term, kind_name
from salle.games.audatia.words.story import NOTHING, AudatiaStory

# Refusals with a sentence about the case; all others use the sentence of the rule.
CASES = (
    *("not-now", "not-in-hand", "not-from-posta", "shut", "extended", "needs", "wrong-side", "no-attack-sign"),
    *("no-parry-sign", "no-break-sign", "not-permitted", "same-blow", "exchange-signs", "remedy-side"),
    *("not-lined-up", "skill-window", "mezano-only", "taunt-discard", "not-in-deck"),
)
REFUSED = {Rule(RULES.index(name)): f"audatia-refused-{name}" for name in CASES if name in RULES}
REFUSED |= {Rule(rule): "audatia-refused-needs" for rule in range(rule_ids.NEEDS_AUDATIA, rule_ids.NEEDS_FORTITUDO + 1)}
LABELS = tuple(f"audatia-do-{kind}" for kind in ACTION_KINDS)
EFFECTS = tuple(f"audatia-effect-{kind}" for kind in ACTION_KINDS)
# Skills use their brief text, poste their facts; all other actions have an effect text.
TOLD_OTHERWISE = ("skill", "posta", "change-posta")


class AudatiaExplain(AudatiaStory):
    """The explanations of one duel."""

    foretold = ("break-off", "game-drawn", "duel-won")

    def __init__(self, game: Audatia) -> None:
        super().__init__(game)
        self.duel: Final = LastSight(game.read)

    # -- refusals

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        id = REFUSED.get(rule)
        if id is None or state.to_act == NOBODY:
            return self.rule(rule)
        if rule == rule_ids.NOT_IN_DECK:
            return Message(id, {"card": self.card(action - self.game.actions)})
        return message_with_facts(id, self._described(sight or state.sight(state.to_act), action, rule), FACTS)

    # -- labels and effects

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(LABELS[self.duel(sight).kind(action)], self._described(sight, action), FACTS)

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        verb, what = self.setup.action_table.verb[action], self.setup.action_table.what[action]
        if verb == PLAY_SKILL:
            return Message(f"audatia-card-{SKILLS[self.setup.cards.index[what]]}-brief")
        if verb == STAND:
            return self.posta_facts(what)
        return message_with_facts(EFFECTS[self.duel(sight).kind(action)], self._described(sight, action), FACTS)

    def _described(self, sight: tuple[int, ...], action: Action, rule: Rule = LEGAL) -> DescribedAction:
        return DescribedAction(self, self.duel(sight), action, rule)

    def choice(self, option: str, word: str) -> Message:
        return Message(f"audatia-character-{word}")

    def posta_facts(self, number: int) -> Message:
        """The short description of a posta."""
        cards = self.setup.cards
        facts: dict[str, Any] = {
            "side": SIDES[cards.side[number]],
            "attacks": blow_names(cards.attacks[number]),
            "shuts": blow_names(cards.shuts[number]) or "",
            "bars": "some" if cards.shuts[number] else "none",
            "bonus": cards.bonus[number],
            "virtue": glossary_term(VIRTUES[max(0, cards.bonus_virtue[number])]),
            "exchange": yes_or_no(cards.exchange[number]),
            "extended": yes_or_no(cards.extended[number]),
            "defends": yes_or_no(cards.defends[number]),
        }
        return Message("audatia-posta-facts", facts)

    # -- samples

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        people = {"who": self.seat(CHALLENGER), "whom": self.seat(RESPONDENT)}
        yield from people.values()
        yield from (Message("audatia-nobody"), Message("audatia-no-posta"))
        facts: dict[str, Any] = NOTHING | people
        facts |= dict.fromkeys(("card", "attack", "parry", "remedy"), self.card(0))
        facts |= dict.fromkeys(("posta", "its"), self.posta(0))
        facts |= {
            "blow": kind_name(P),
            "virtue": glossary_term(VIRTUES[0]),
            "skill": kind_name(len(KINDS) - 1),
            "why": self.rule(Rule(1)),
        }
        facts |= {"permitted": self.permitted(0), "cards": [self.card(0)], "count": 1, "role": "none", "by": "nobody"}
        facts |= {"purpose": "none", "standing": "stack", "window": SKILLS[0], "needed": "yes"}
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
        for id in (*REFUSED.values(), *LABELS):
            yield Message(id, facts)
        for name in EVENTS:
            if name != "duel-won":
                yield Message(f"audatia-event-{name}", facts)
        for name in ("drew-many", "put-away-many"):
            yield Message(f"audatia-event-{name}", facts | {"known": "yes", "left": 1})
        for role in ROLES:
            yield Message("audatia-event-struck", facts | {"role": role})
        for role in REMEDY_ROLES:
            yield Message("audatia-event-played-remedy", facts | {"role": role})
        yield Message("audatia-event-side-set", facts | {"by": "somebody"})
        for phase in PHASES:
            yield Message("audatia-event-waited", facts | {"phase": phase})
            yield Message("audatia-refused-not-now", facts | {"phase": phase})
        for name in (*RULES[rule_ids.NO_RIPOSTE - 9 : rule_ids.NO_RIPOSTE], RULES[rule_ids.TWO_DRAWS], "retired"):
            yield Message(f"audatia-won-{name}", facts)
        for name in ACTION_KINDS:
            if name not in TOLD_OTHERWISE:
                yield Message(f"audatia-effect-{name}", facts)
        for number in range(len(POSTE)):
            yield self.posta_facts(number)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-art", "-when", "-beats"):
                yield Message(f"audatia-card-{name}{part}")
        for name in CHARACTERS:
            yield Message(f"audatia-character-{name}")
        yield from self._note_samples(facts)

    def _note_samples(self, facts: dict[str, Any]) -> Iterator[Message]:
        """The notes below the board, one for each phase and each lasting effect."""
        facts = facts | {"remedy": self.card(0), "shuts": self.permitted(0)}
        for phase in PHASES:
            if phase != "over":
                yield Message(note_id(phase), facts)
        for name in ("lure", "taunt", "taunted", "salute", "bind", "draw"):
            yield Message(f"audatia-note-{name}", facts)
        for how in ("both", "extended", "shuts"):
            yield Message("audatia-note-posta-shows", facts | {"how": how})


def note_id(phase: str) -> str:
    """The message that says whose turn it is in this phase."""
    return "audatia-note-salute-phase" if phase == "salute" else f"audatia-note-{phase}"
