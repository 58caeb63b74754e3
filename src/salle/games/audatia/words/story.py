"""The story of Audatia: each event with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import NOBODY, Event
from salle.core.show.explanations import Explain, merge_repeats, yes_or_no
from salle.core.show.story import Run, Story
from salle.core.texts import Message
from salle.games.audatia.rules import event_ids, rule_ids
from salle.games.audatia.rules.cards import (
    LURE,
    NO_POSTA,
    NO_SIDE,
    POSTE,
    SECOND_THOUGHT,
    SIDES,
    SKILLS,
    STRETTO_SIDES,
    SUNS,
    VIRTUES,
    WHOLE_SUN,
    P,
)
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.terms import (
    CHALLENGER,
    EVENTS,
    PHASES,
    PURPOSES,
    REMEDY_ROLES,
    RESPONDENT,
    ROLES,
    RULES,
    other,
)
from salle.games.audatia.words.card_names import blow_names, glossary_term, kind_name

# The public event of a card drawn or put away, and the owner's event after it.
STORY = Story(
    {event_ids.DREW_UNSEEN: event_ids.DREW, event_ids.PUT_AWAY: event_ids.PUT_AWAY_CARD}, (event_ids.PUT_AWAY,)
)
NOTHING: dict[str, Any] = {
    **dict.fromkeys(("card", "posta", "blow", "skill", "word", "attack", "virtue", "its", "permitted"), ""),
    **dict.fromkeys(("side", "sword", "asked", "stretto", "phase", "bind", "perfect", "exchange", "about"), "none"),
    **dict.fromkeys(("mine", "theirs", "count"), 0),
    **dict.fromkeys(("game", "owed"), 1),
}


class AudatiaStory(Explain):
    """The events of one duel as sentences, and the names of its cards and poste."""

    def __init__(self, game: Audatia) -> None:
        super().__init__(game)
        self.setup: Final = game.setup
        cards = game.setup.cards
        self._cards = [
            Message("audatia-face", {"card": kind_name(cards.kind(face)), "sun": SUNS[cards.sun[face]]})
            for face in range(cards.faces)
        ]
        self._poste = [Message(f"audatia-card-{posta}") for posta in POSTE]

    # -- names

    def card(self, face: int) -> Message:
        """The name of a face with its half-sun: `Mandritto Fendente ◐`."""
        return self._cards[face]

    def posta(self, number: int) -> Message:
        return self._poste[number] if number != NO_POSTA else Message("audatia-no-posta")

    def permitted(self, face: int) -> list[Message]:
        """The blows that may parry that face."""
        cards = self.setup.cards
        return blow_names(cards.parried_by[cards.index[face]])

    # -- facts of actions and events alike

    def bind(self, attack: int, parry: int) -> str:
        """The bind that a parry makes: thrust, stretto or largo."""
        cards = self.setup.cards
        if cards.index[attack] == P:
            return "thrust"
        return "stretto" if cards.sun[attack] | cards.sun[parry] == WHOLE_SUN else "largo"

    def skill_facts(self, skill: int, word: int) -> dict[str, Any]:
        """A skill and the blow or posta it names."""
        facts: dict[str, Any] = {"skill": Message(f"audatia-card-{SKILLS[skill]}")}
        if word >= 0 and skill == SECOND_THOUGHT:
            facts |= {"about": "some", "word": self.posta(word)}
        elif word >= 0 and skill == LURE:
            facts |= {"about": "some", "word": kind_name(word)}
        return facts

    # -- events

    def event(self, event: Event) -> Message:
        name = EVENTS[event.kind]
        facts: dict[str, Any] = {"who": Message("audatia-nobody"), "whom": Message("audatia-nobody")}
        if event.seat >= 0:
            facts = {"who": self.seat(event.seat), "whom": self.seat(other(event.seat))}
        if event.kind == event_ids.DUEL_WON:
            return self._won(event, facts)
        return Message(f"audatia-event-{name}", facts | self._told(event))

    def describe_events(self, events: Sequence[Event]) -> list[Message]:
        """Sentences for events. Cards that a player draws or puts away in a row share one sentence."""
        return merge_repeats(
            [self._run(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(events)]
        )

    def _run(self, run: Run) -> Message:
        last = run.open[-1]
        facts = {
            "who": self.seat(last.seat),
            "count": len(run),
            "known": yes_or_no(bool(run.faces)),
            "cards": [self.card(face) for face in run.faces],
        }
        if last.kind == event_ids.PUT_AWAY:
            return Message("audatia-event-put-away-many", facts | {"purpose": PURPOSES[last.facts[0]]})
        return Message("audatia-event-drew-many", facts | {"left": last.facts[0]})

    def _told(self, event: Event) -> dict[str, Any]:
        """The facts of an event by name."""
        name, told = EVENTS[event.kind], event.facts
        if event.kind in (event_ids.DREW, event_ids.PUT_AWAY_CARD, event_ids.CYCLED):
            return {"card": self.card(told[0])}
        if event.kind == event_ids.SAW_HAND:
            return {"cards": [self.card(face) for face in told], "count": len(told)}
        if event.kind == event_ids.BOUND:
            return self._bound(event)
        if event.kind == event_ids.PLAYED_SKILL:
            return NOTHING | self.skill_facts(told[0], told[1])
        found: dict[str, Any] = {}
        if name in ("drew-unseen", "game-drawn", "game-began"):
            found["count"] = told[0]
        elif name == "put-away":
            found["purpose"] = PURPOSES[told[0]]
        elif name == "took-virtue":
            found["virtue"] = glossary_term(VIRTUES[told[0]])
        elif name == "revealed":
            found |= {"mine": self.posta(told[0]), "theirs": self.posta(told[1])}
            found |= {"who": self.seat(CHALLENGER), "whom": self.seat(RESPONDENT)}
        elif name in ("changed-posta", "stands-in"):
            found["posta"] = self.posta(told[0])
            found["blow"] = kind_name(told[-1])
        elif name == "waited":
            found["phase"] = PHASES[told[0]]
        elif name in ("denied", "not-denied"):
            found["skill"] = Message(f"audatia-card-{SKILLS[told[0]]}")
        elif name == "struck":
            found |= {"role": ROLES[told[0]], "card": self.card(told[1]), "side": SIDES[told[2]]}
        elif name == "side-set":
            found["side"] = STRETTO_SIDES[told[0]]
            found["by"] = "nobody" if event.seat == NOBODY else "somebody"
        elif name == "played-remedy":
            found |= {"card": self.card(told[0]), "side": STRETTO_SIDES[told[1]], "role": REMEDY_ROLES[told[2]]}
        elif name == "countered-remedy":
            found |= {"card": self.card(told[0]), "remedy": self.card(told[1]), "side": STRETTO_SIDES[told[2]]}
            found["perfect"] = yes_or_no(RULES[event.rule] == "perfect-counter")
        elif name == "break-off":
            found["why"] = self.rule(event.rule)
        return found

    def _bound(self, event: Event) -> dict[str, Any]:
        attack, parry, _ = event.facts
        cards = self.setup.cards
        return {
            "bind": self.bind(attack, parry),
            "attack": self.card(attack),
            "parry": self.card(parry),
            "mine": SUNS[cards.sun[attack]],
            "theirs": SUNS[cards.sun[parry]],
        }

    def _won(self, event: Event, facts: dict[str, Any]) -> Message:
        face, side, posta = event.facts
        facts["why"] = self.rule(event.rule)
        known = 0 <= event.rule < rule_ids.NO_RIPOSTE or event.rule == rule_ids.TWO_DRAWS
        name = RULES[event.rule] if known else "retired"
        if face != NO_FACE:
            cards = self.setup.cards
            facts["card"] = self.card(face)
            facts["sword"] = SIDES[side] if side != NO_SIDE else "none"
            facts["standing"] = "stack" if posta == NO_POSTA else "posta"
            facts["posta"] = self.posta(posta)
            facts["permitted"] = self.permitted(face) if cards.blow(face) >= 0 else ""
        return Message(f"audatia-won-{name}", facts)
