"""Why, in Ready... Fence!: each refusal, event and end with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.explain import Explain, times
from salle.core.game import EVERYONE, Action, Event, Rule, Seat, State
from salle.core.latest import Latest, LatestDeeds
from salle.core.pack import NO_FACE
from salle.core.story import Run, Story
from salle.core.texts import Message
from salle.games.readyfence.cards import ANGULATION, CEDING_PARRY, DISTANCES, FLECHE, GLIDE, KINDS, RENEWED_ATTACK
from salle.games.readyfence.deeds import (
    ADVANCE,
    ALONE,
    DEED_KINDS,
    DODGE,
    PARRY,
    RETREAT,
    STALL,
    STEP_BACK,
    SWAP,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.game import ReadyFence
from salle.games.readyfence.links import GLIDED, OPENED, ROLES, link, link_face, link_seat, link_speed
from salle.games.readyfence.reckoning import card, chain, linked, met, sum_of, weapon
from salle.games.readyfence.rules import Match
from salle.games.readyfence.terms import (
    ANSWER,
    ATTACK_LANDS,
    BOUT_WON,
    COUNTER_ATTACK_LANDS,
    DISCARDED_CARD,
    DODGED,
    DREW,
    DREW_UNSEEN,
    EVENTS,
    LEFT,
    LINKED,
    LOST_CARD,
    NOT_IN_HAND,
    NOT_IN_PILE,
    PARRIED,
    PARRIED_WITHOUT_CARDS,
    PHRASE_ENDED,
    RIGHT,
    RIPOSTE_LANDS,
    RULES,
    RUN_OFF,
    STALL_REGAINS,
    STAMINA,
    STRIP,
    TOUCHES,
    TURNED_WEAPON,
    other,
)

# The facts of each kind of event by name, in their order.
FACTS: dict[str, tuple[str, ...]] = {
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
STORY = Story({DREW_UNSEEN: DREW}, alone=(DREW,))
# Endings in which it counts that the attacker of a Fleche answers nothing.
FLECHE_DECIDES = (RIPOSTE_LANDS, COUNTER_ATTACK_LANDS, PARRIED, PARRIED_WITHOUT_CARDS, DODGED)
# Endings in which whoever did the last deed is not touched.
SAVED = (PARRIED, PARRIED_WITHOUT_CARDS, DODGED)
EXTRAS = {ALONE: "none", WITH_ANGULATION: "angulation", WITH_GLIDE: "glide"}
# The refusals that name numbers or cards; the others say the rule.
CASES = (
    *("not-in-hand", "wrong-distance", "wrong-weapon", "no-stamina", "too-slow", "not-against", "too-fast-to-dodge"),
    *("not-in-pile", "infighting-reach"),
)
NUMBERS = (
    *("square", "timer", "stamina", "left", "right", "turns", "period", "mine", "theirs", "forward", "gap", "price"),
    *("speed", "threat", "needed", "defence", "have", "regained"),
)
NOTHING: dict[str, Any] = {
    "extra": "none",
    "result": "none",
    "removes": "no",
    "changes": "yes",
    "swap": "no",
    "given": "no",
    "ripostes": "no",
    "riposte": "",
    "sum": "",
    "card": "",
    "distance": "",
    "weapon": "",
    "speed": 0,
}


class ReadyFenceExplain(Explain):
    """The explanations of one mode."""

    foretold = ("phrase-ended", "ran-off", "bout-won")

    def __init__(self, game: ReadyFence) -> None:
        super().__init__(game)
        self.strip: Final = game.strip
        self.match: Final = Latest(game.restored)
        self.common: Final = Latest(self._common)
        self.facts: Final = LatestDeeds(self._facts)

    def card(self, face: int) -> Message:
        """A face: `Stop Hit 6`."""
        return card(self.strip.cards, face)

    def linked(self, row: int, form: str = "link", against: int = 0) -> Message:
        """A link of a phrase."""
        return linked(self.strip.cards, row, self.seat(link_seat(row)), form, against)

    def _sum(self, row: int) -> Message:
        return sum_of(self.strip.cards, row)

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        name = RULES[rule]
        if name not in CASES:
            return self.rule(rule)
        if rule == NOT_IN_PILE:
            face = (action - self.game.actions) % self.strip.cards.faces
            return Message(f"readyfence-refused-{name}", {"card": self.card(face)})
        sight = sight or state.sight(state.to_act)
        facts = self.facts(sight, action)
        if rule == NOT_IN_HAND:
            facts = facts | {"missing": self._missing(self.match(sight), action)}
        return Message(f"readyfence-refused-{name}", facts)

    def _missing(self, match: Match, action: Action) -> list[Message]:
        """The cards this action needs and the hand lacks."""
        cards, face = self.strip.cards, self.strip.deeds.face[action]
        hand = match.fencer(match.to_act).hand
        missing = [] if face == NO_FACE or cards.holds(hand, face) else [face]
        for kind in self.game.laid(action):
            if (face == NO_FACE or kind != cards.kind[face]) and cards.held(hand, kind) == NO_FACE:
                missing.append(cards.faces_from[kind])
        return [self.card(number) for number in missing]

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"readyfence-do-{DEED_KINDS[self.match(sight).kind(action)]}", self.facts(sight, action))

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"readyfence-effect-{DEED_KINDS[self.match(sight).kind(action)]}", self.facts(sight, action))

    def _facts(self, sight: tuple[int, ...], action: Action) -> dict[str, Any]:
        """Everything that a label, an effect or a refusal may need."""
        match = self.match(sight)
        cards, deeds, seat = self.strip.cards, self.strip.deeds, match.to_act
        me = match.fencer(seat)
        verb, face, extra = deeds.verb[action], deeds.face[action], deeds.extra[action]
        facts = self.common(sight).copy()
        if verb == DODGE:
            facts["price"] = 1
        facts["square"] = self._goal(match, verb)
        if verb == SWAP and match.opening != NO_FACE:
            distance = cards.distance[cards.kind[match.opening]]
            facts |= {"swap": "yes", "gap": distance, "needed": match.defence}
        if verb == TURN_WEAPON:
            return facts | {"weapon": weapon(face)}
        if verb == STALL:
            return facts | {"removes": "yes" if extra else "no"}
        facts["extra"] = EXTRAS[extra]
        if extra == WITH_GLIDE:
            glide = match.glide(seat) if cards.held(me.hand, GLIDE) != NO_FACE else link(seat, GLIDED, NO_FACE)
            facts |= {"ripostes": "yes", "riposte": self._sum(glide)}
        if verb == PARRY:
            return facts | {"sum": self._sum(match.bare_parry(seat))}
        return facts if face == NO_FACE else facts | self._card_facts(match, verb, face, extra)

    def _common(self, sight: tuple[int, ...]) -> dict[str, Any]:
        """What all deeds have in common."""
        match = self.match(sight)
        me, him = match.fencer(match.to_act), match.fencer(other(match.to_act))
        return NOTHING | {
            "whom": self.seat(other(match.to_act)),
            "have": me.stamina,
            "regained": min(STAMINA, me.stamina + STALL_REGAINS),
            "threat": match.threat_speed,
            "needed": match.threat_speed,
            "defence": match.defence,
            "against": Message(f"readyfence-card-{KINDS[match.threat_kind]}"),
            "gap": match.gap(),
            "theirs": weapon(him.weapon),
            "timer": match.timer,
            "changes": "no" if match.changed else "yes",
            "price": match.bare_price(me),
            "square": 0,
        }

    def _card_facts(self, match: Match, verb: int, face: int, extra: int) -> dict[str, Any]:
        cards, seat = self.strip.cards, match.to_act
        kind, angulated = cards.kind[face], extra == WITH_ANGULATION
        price = cards.stamina[kind] + (cards.stamina[ANGULATION] if angulated else 0)
        facts: dict[str, Any] = {"given": "yes", "card": self.card(face), "price": price}
        facts["distance"] = Message(f"readyfence-distance-{DISTANCES[cards.distance[kind]]}")
        if kind == RENEWED_ATTACK and match.opening != NO_FACE:
            return facts | {"sum": self._sum(match.renewal(seat))}
        if not cards.speed[face]:
            return facts
        if verb == SWAP or match.phase != ANSWER:
            row = match.attack(seat, OPENED, face, angulated)
        else:
            row = match.counter(seat, face, angulated)
            speed = link_speed(row)
            facts["result"] = "equal" if speed == match.threat_speed else "faster"
        if cards.riposte[face] and extra != WITH_GLIDE:
            facts |= {"ripostes": "yes", "riposte": self._sum(match.riposte(seat, face))}
        if kind == CEDING_PARRY and match.phase == ANSWER and match.ceding_scores():
            facts["result"] = "scores"
        return facts | {"sum": self._sum(row), "speed": link_speed(row)}

    def _goal(self, match: Match, verb: int) -> int:
        """The square a move leads to."""
        steps = {ADVANCE: 1, STEP_BACK: -1, RETREAT: -2, DODGE: -2}.get(verb, 0)
        square = match.fencer(match.to_act).square + (steps if match.to_act == LEFT else -steps)
        return max(1, min(STRIP, square))

    # -- what happened

    def event(self, event: Event) -> Message:
        name = EVENTS[event.kind]
        facts: dict[str, Any] = dict(zip(FACTS.get(name, ()), event.facts, strict=False))
        if event.seat >= 0:
            facts |= {"who": self.seat(event.seat), "whom": self.seat(other(event.seat))}
        if event.kind == LINKED:
            return self.linked(event.facts[0], "did")
        if event.kind == PHRASE_ENDED:
            return self._ended(event, facts)
        if event.kind == DREW:
            facts["cards"] = [self.card(event.facts[0])]
        elif event.kind in (DISCARDED_CARD, LOST_CARD):
            facts["card"] = self.card(event.facts[0])
        elif event.kind == TURNED_WEAPON:
            facts["weapon"] = weapon(event.facts[0])
        elif event.kind == BOUT_WON:
            facts["why"] = self.rule(event.rule)
        return Message(f"readyfence-event-{name}", facts)

    def told(self, events: Sequence[Event]) -> list[Message]:
        """Cards that somebody draws one after the other are told together."""
        return times(self._drew(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(events))

    def _drew(self, run: Run) -> Message:
        facts: dict[str, Any] = {"who": self.seat(run.events[0].seat), "cards": [self.card(face) for face in run.faces]}
        if not run.open:
            return Message("readyfence-event-drew", facts)
        facts |= {"count": len(run), "known": "yes" if run.faces else "no", "timer": run.open[-1].facts[0]}
        return Message("readyfence-event-drew-many", facts)

    def _ended(self, event: Event, facts: dict[str, Any]) -> Message:
        left, right, *rows = event.facts
        verdict = Message(f"readyfence-end-{RULES[event.rule]}", facts)
        links = chain([self.linked(row, against=against) for row, against in zip(rows, met(rows), strict=True)])
        cards, first = self.strip.cards, link_face(rows[0])
        facts = {"verdict": verdict, "chain": links, "left": left, "right": right}
        facts["fleche"] = "yes" if cards.kind[first] == FLECHE and event.rule in FLECHE_DECIDES else "no"
        return Message("readyfence-event-phrase-ended", facts)

    def meant(self, event: Event, me: Seat) -> dict[str, Any]:
        facts = super().meant(event, me)
        if event.kind == PHRASE_ENDED and event.seat == EVERYONE:
            facts["whose"] = "both"
        elif event.kind == PHRASE_ENDED and event.rule in SAVED:
            saved = link_seat(event.facts[-1])
            facts |= {"whose": "you-saved" if saved == me else "other-saved", "who": self.seat(saved)}
        return facts

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        people = {"who": self.seat(LEFT), "whom": self.seat(RIGHT)}
        yield from people.values()
        row = link(LEFT, OPENED, 0, 1, 1, 1, 1, 1, 1, 1)
        facts: dict[str, Any] = NOTHING | people | dict.fromkeys(NUMBERS, 1)
        facts |= {"card": self.card(0), "against": self.card(0), "weapon": weapon(0), "theirs": weapon(1)}
        facts |= {
            "sum": self._sum(row),
            "why": self.rule(TOUCHES),
            "removes": "yes",
            "missing": [self.card(0)],
        }
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
        for name in CASES:
            yield Message(f"readyfence-refused-{name}", facts)
        for name in RULES[ATTACK_LANDS : RUN_OFF + 1]:
            yield Message(f"readyfence-end-{name}", facts)
        facts |= {"cards": [self.card(0)], "count": 1, "known": "yes"}
        for name in (*EVENTS, "drew-many"):
            if name not in ("linked", "phrase-ended"):
                yield Message(f"readyfence-event-{name}", facts)
        for role in range(len(ROLES)):
            for form in ("did", "link"):
                yield self.linked(link(LEFT, role, 0, 1, 1, 1, 1, 1, 1, 1), form)
        for kind in DEED_KINDS:
            yield Message(f"readyfence-do-{kind}", facts)
            yield Message(f"readyfence-effect-{kind}", facts)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-fencing", "-when", "-beats"):
                yield Message(f"readyfence-card-{name}{part}")
