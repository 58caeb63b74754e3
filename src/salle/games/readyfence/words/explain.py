"""Messages of Ready... Fence!: each refusal, event and ending with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, Action, Event, Rule, Seat, State
from salle.core.show.explanations import Explain, merge_repeats, message_with_facts, yes_or_no
from salle.core.show.last_sight import LastSight
from salle.core.show.story import Run, Story
from salle.core.texts import Message
from salle.games.readyfence.rules import event_ids, rule_ids
from salle.games.readyfence.rules.action_kinds import ACTION_KINDS
from salle.games.readyfence.rules.cards import FLECHE, KINDS
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.phrase_links import OPENED, ROLES, link, link_face, link_seat
from salle.games.readyfence.rules.terms import LEFT, RIGHT, other
from salle.games.readyfence.rules.transitions import Match
from salle.games.readyfence.words.action_facts import FACTS, DescribedAction
from salle.games.readyfence.words.phrase_words import (
    card_name,
    chain_message,
    link_message,
    speeds_to_meet,
    sum_message,
    verdict_facts,
    weapon_name,
)

# The facts of each kind of event by name, in their order.
TOLD: dict[str, tuple[str, ...]] = {
    "drew-unseen": ("timer",),
    "started": ("timer",),
    "moved": ("square", "forward"),
    "retreated": ("square",),
    "stalled": ("stamina",),
    "timer-removed": ("timer",),
    "dodged-to": ("square",),
    "ran-off": ("left", "right"),
    "passivity": ("turns", "timer"),
    "period-began": ("period", "timer", "stamina"),
    "overtime-began": ("timer",),
    "bout-won": ("mine", "theirs"),
    "on-guard": ("left", "right"),
    "parted": ("left", "right"),
}
STORY = Story({event_ids.DREW_UNSEEN: event_ids.DREW}, alone=(event_ids.DREW,))
# Endings in which the player of the last action is not hit.
SAVED = (rule_ids.PARRIED, rule_ids.PARRIED_WITHOUT_CARDS, rule_ids.DODGED)
# Endings that mention that the attacker of a Fleche cannot answer.
FLECHE_DECIDES = (rule_ids.RIPOSTE_LANDS, rule_ids.COUNTER_ATTACK_LANDS, *SAVED)
# The refusals that name numbers or cards. The others state the rule.
CASES = (
    *("not-in-hand", "wrong-distance", "wrong-weapon", "no-stamina", "too-slow", "not-against", "too-fast-to-dodge"),
    *("not-in-pile", "infighting-reach"),
)
REFUSED = {Rule(rule_ids.RULES.index(name)): f"readyfence-refused-{name}" for name in CASES}
LABELS = tuple(f"readyfence-do-{kind}" for kind in ACTION_KINDS)
EFFECTS = tuple(f"readyfence-effect-{kind}" for kind in ACTION_KINDS)
CHOICES = (
    *("extra", "result", "changes", "swap", "given", "ripostes", "riposte", "distance"),
    *("danger", "parried", "reach", "plain"),
)
NOTES = (
    *("priority", "tie", "toss", "draws", "mulligan", "turn", "change", "dodge", "answer", "counter-time"),
    *("stopped-parried", "stopped-parried-without-cards", "stopped-dodged"),
)
NUMBERS = (
    *("square", "timer", "stamina", "left", "right", "turns", "period", "mine", "theirs", "forward", "gap", "price"),
    *("speed", "threat", "needed", "defence", "have", "regained", "against", "parry", "used"),
)


class ReadyFenceExplain(Explain):
    foretold = ("phrase-ended", "ran-off", "bout-won")

    def __init__(self, game: ReadyFence) -> None:
        super().__init__(game)
        self.strip: Final = game.strip
        self.match: Final = LastSight(game.read)
        self.faces: Final = [card_name(game.strip.cards, face) for face in range(game.strip.cards.faces)]

    def card(self, face: int) -> Message:
        """A card with its printed speed, such as `Stop Hit 6`."""
        return self.faces[face]

    def link(self, row: int, form: str = "link", against: int = 0) -> Message:
        """A link of a phrase; see `link_message`."""
        return link_message(self.strip.cards, row, self.seat(link_seat(row)), form, against)

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        id = REFUSED.get(rule)
        if id is None:
            return self.rule(rule)
        if rule == rule_ids.NOT_IN_PILE:
            face = (action - self.game.actions) % self.strip.cards.faces
            return Message(id, {"card": self.card(face)})
        return message_with_facts(
            id, self._described(sight or state.sight(state.to_act), action, rule == rule_ids.NOT_IN_HAND), FACTS
        )

    def _missing(self, match: Match, action: Action) -> list[Message]:
        """The cards that this action needs and the hand does not have."""
        cards, face = self.strip.cards, self.strip.action_table.face[action]
        hand = match.fencer(match.to_act).hand
        missing = [] if face == NO_FACE or cards.holds(hand, face) else [face]
        for kind in self.game.laid(action):
            if (face == NO_FACE or kind != cards.kind[face]) and cards.held(hand, kind) == NO_FACE:
                missing.append(cards.faces_from[kind])
        return [self.card(number) for number in missing]

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(LABELS[self.match(sight).kind(action)], self._described(sight, action), FACTS)

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(EFFECTS[self.match(sight).kind(action)], self._described(sight, action), FACTS)

    def _described(self, sight: tuple[int, ...], action: Action, lacking: bool = False) -> DescribedAction:
        match = self.match(sight)
        missing = self._missing(match, action) if lacking else []
        return DescribedAction(match, action, self.seat(other(match.to_act)), self.faces, missing)

    # -- what happened

    def event(self, event: Event) -> Message:
        name = event_ids.EVENTS[event.kind]
        facts: dict[str, Any] = dict(zip(TOLD.get(name, ()), event.facts, strict=False))
        if event.seat >= 0:
            facts |= {"who": self.seat(event.seat), "whom": self.seat(other(event.seat))}
        if event.kind == event_ids.LINKED:
            return self.link(event.facts[0], "did")
        if event.kind == event_ids.PHRASE_ENDED:
            return self._ended(event, facts)
        if event.kind == event_ids.DREW:
            facts["cards"] = [self.card(event.facts[0])]
        elif event.kind in (event_ids.DISCARDED_CARD, event_ids.LOST_CARD):
            facts["card"] = self.card(event.facts[0])
        elif event.kind == event_ids.TURNED_WEAPON:
            facts["weapon"] = weapon_name(event.facts[0])
        elif event.kind == event_ids.BOUT_WON:
            facts["why"] = self.rule(event.rule)
        return Message(f"readyfence-event-{name}", facts)

    def describe_events(self, events: Sequence[Event]) -> list[Message]:
        """Describe events, joining the cards that a player draws in a row."""
        return merge_repeats(
            [self._drew(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(events)]
        )

    def _drew(self, run: Run) -> Message:
        facts: dict[str, Any] = {"who": self.seat(run.events[0].seat), "cards": [self.card(face) for face in run.faces]}
        if not run.open:
            return Message("readyfence-event-drew", facts)
        facts |= {"count": len(run), "known": yes_or_no(bool(run.faces)), "timer": run.open[-1].facts[0]}
        return Message("readyfence-event-drew-many", facts)

    def _ended(self, event: Event, facts: dict[str, Any]) -> Message:
        left, right, *rows = event.facts
        facts = verdict_facts(self.strip.cards, rows) | facts
        verdict = Message(f"readyfence-end-{rule_ids.RULES[event.rule]}", facts)
        links = chain_message(
            [self.link(row, against=against) for row, against in zip(rows, speeds_to_meet(rows), strict=True)]
        )
        cards, first = self.strip.cards, link_face(rows[0])
        facts = {"verdict": verdict, "chain": links, "left": left, "right": right}
        facts["attacker"] = self.seat(link_seat(rows[0]))
        facts["fleche"] = yes_or_no(cards.kind[first] == FLECHE and event.rule in FLECHE_DECIDES)
        return Message("readyfence-event-phrase-ended", facts)

    def foreseen_facts(self, event: Event, me: Seat) -> dict[str, Any]:
        facts = super().foreseen_facts(event, me)
        if event.kind == event_ids.PHRASE_ENDED and event.seat == EVERYONE:
            facts["whose"] = "both"
        elif event.kind == event_ids.PHRASE_ENDED and event.rule in SAVED:
            saved = link_seat(event.facts[-1])
            facts |= {"whose": "you-saved" if saved == me else "other-saved", "who": self.seat(saved)}
        return facts

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        people = {"who": self.seat(LEFT), "whom": self.seat(RIGHT)}
        yield from people.values()
        row = link(LEFT, OPENED, 0, 1, 1, 1, 1, 1, 1, 1)
        facts: dict[str, Any] = dict.fromkeys(CHOICES, "no") | people | dict.fromkeys(NUMBERS, 1)
        facts |= {"card": self.card(0), "against": self.card(0), "weapon": weapon_name(0), "theirs": weapon_name(1)}
        facts |= {
            "sum": sum_message(self.strip.cards, row),
            "why": self.rule(rule_ids.TOUCHES),
            "removes": "yes",
            "count": 1,
            "missing": [self.card(0)],
        }
        for number in range(1, len(rule_ids.RULES)):
            yield self.rule(Rule(number))
        for id in (*REFUSED.values(), *LABELS, *EFFECTS):
            yield Message(id, facts)
        for name in rule_ids.RULES[rule_ids.ATTACK_LANDS : rule_ids.RUN_OFF + 1]:
            yield Message(f"readyfence-end-{name}", facts)
        for name in NOTES:
            yield Message(f"readyfence-note-{name}", facts)
        facts |= {"cards": [self.card(0)], "known": "yes"}
        for name in (*event_ids.EVENTS, "drew-many"):
            if name not in ("linked", "phrase-ended"):
                yield Message(f"readyfence-event-{name}", facts)
        for role in range(len(ROLES)):
            for form in ("did", "link"):
                yield self.link(link(LEFT, role, 0, 1, 1, 1, 1, 1, 1, 1), form)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-fencing", "-when", "-beats"):
                yield Message(f"readyfence-card-{name}{part}")
