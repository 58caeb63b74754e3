"""Why, in En Garde: each refusal, event and end with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.explain import Explain, times
from salle.core.game import CHANCE, NOBODY, RETIRED, Action, Event, Rule, State
from salle.core.latest import Latest, LatestDeeds
from salle.core.story import Run, Story
from salle.core.texts import Message
from salle.games.engarde.deeds import KINDS, unpacked
from salle.games.engarde.game import EnGarde
from salle.games.engarde.reading import Reading
from salle.games.engarde.terms import (
    ADVANCE_ATTACKED,
    ADVANCED,
    ATTACKED,
    DREW,
    DREW_UP,
    EVENTS,
    FURTHER_ADVANCE,
    GROUND_GIVEN,
    HIT,
    LEFT,
    MATCH_DRAWN,
    MATCH_WON,
    MORE_CARDS,
    NO_MOVE,
    NOT_AT_DISTANCE,
    PARRIED,
    RETREATED,
    RIGHT,
    RIPOSTE_HITS,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    RULES,
    SHOWED,
    other,
)

# The facts of each kind of event by name, in their order; `cards` takes all that are left.
FACTS: dict[int, tuple[str, ...]] = {
    ROUND_BEGAN: ("round",),
    DREW_UP: ("count", "pack"),
    ADVANCED: ("card", "space"),
    RETREATED: ("card", "space"),
    ATTACKED: ("card", "count"),
    ADVANCE_ATTACKED: ("step", "space", "card", "count"),
    PARRIED: ("cards",),
    GROUND_GIVEN: ("card", "space"),
    SHOWED: ("gap", "cards"),
    ROUND_WON: ("mine", "theirs"),
    ROUND_DRAWN: ("advance",),
    MATCH_WON: ("mine", "theirs"),
    MATCH_DRAWN: ("mine", "theirs"),
}
SAMPLE_FACTS = (
    *("advance", "attack", "attackers", "back", "card", "cards", "count", "drawn", "forward", "gap", "ground", "mine"),
    *("pack", "room", "round", "space", "step", "sum", "theirs", "wider"),
)
STORY = Story({}, alone=(DREW,))
DRAWN, DRAWN_UP = (f"engarde-event-{EVENTS[kind]}" for kind in (DREW, DREW_UP))
WINS = (HIT, RIPOSTE_HITS, NO_MOVE, MORE_CARDS, FURTHER_ADVANCE)


class EnGardeExplain(Explain):
    """The explanations of one rule set."""

    foretold = ("parried", "ground-given", "round-won", "round-drawn", "match-won", "match-drawn")

    def __init__(self, game: EnGarde) -> None:
        super().__init__(game)
        self.piste: Final = game.piste
        self.reading: Final = Latest(Reading)
        self.cards: Final = [" ".join(map(str, unpacked(cards, game.piste.values))) for cards in game.piste.deeds.cards]
        self.match: Final = Latest(game.restored)
        self.facts: Final = LatestDeeds(self._facts)

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        if state.to_act == CHANCE:
            return Message(f"engarde-refused-{self.game.rules[rule]}", {"card": action - self.game.actions + 1})
        seen = self.reading(sight or state.sight(state.to_act))
        deeds = self.piste.deeds
        facts = {
            "card": deeds.value[action],
            "count": deeds.count[action],
            "step": deeds.step[action],
            "cards": self.cards[action],
            "gap": seen.gap - (deeds.step[action] if rule == NOT_AT_DISTANCE else 0),
            "room": self._room(seen),
            "attack": seen.attack_value,
            "attackers": seen.attack_count,
            "sum": seen.attack_value * seen.attack_count,
            "mine": deeds.value[action],
            "ground": "yes" if seen.attack_advanced and seen.pack > 0 else "no",
        }
        return Message(f"engarde-refused-{self.game.rules[rule]}", facts)

    def _room(self, seen: Reading) -> int:
        return seen.left - 1 if seen.to_act == LEFT else self.piste.length - seen.right

    def event(self, event: Event) -> Message:
        name = EVENTS[event.kind]
        facts: dict[str, Any] = {}
        if event.seat != NOBODY:
            facts["who"] = self.seat(event.seat)
            facts["whom"] = self.seat(other(event.seat))
        for number, fact in enumerate(FACTS.get(event.kind, ())):
            facts[fact] = " ".join(map(str, event.facts[number:])) if fact == "cards" else event.facts[number]
        if event.kind == DREW:
            facts["cards"] = [event.facts[0]]
        elif event.kind == DREW_UP:
            facts["known"] = "no"
        elif event.kind == ROUND_WON:
            name = f"won-{self.game.rules[event.rule]}"
        elif event.kind == MATCH_WON and event.rule == RETIRED:
            name = "match-won-retired"
        return Message(f"engarde-event-{name}", facts)

    def told(self, events: Sequence[Event]) -> list[Message]:
        """Cards that somebody draws are told in one sentence, with how many they are where all hear that."""
        told: list[Message] = []
        for one in STORY.runs(events):
            message = self._drew(one) if isinstance(one, Run) else self.event(one)
            if message.id == DRAWN and told and told[-1].id == DRAWN_UP:
                message = Message(DRAWN_UP, {**told.pop().args, **message.args, "known": "yes"})
            told.append(message)
        return times(told)

    def _drew(self, run: Run) -> Message:
        return Message(DRAWN, {"who": self.seat(run.events[0].seat), "cards": run.faces})

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"engarde-do-{KINDS[self._kind(sight, action)]}", self.facts(sight, action))

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        kind = KINDS[self._kind(sight, action)]
        if self.piste.basic and kind == "attack":
            kind = "hit"
        return Message(f"engarde-effect-{kind}", self.facts(sight, action))

    def _kind(self, sight: tuple[int, ...], action: Action) -> int:
        return self.match(sight).kind(action)

    def _facts(self, sight: tuple[int, ...], action: Action) -> dict[str, Any]:
        seen = self.reading(sight)
        deeds, me = self.piste.deeds, seen.to_act
        value, count, step = deeds.value[action], deeds.count[action], deeds.step[action]
        drawn = min(self.piste.hand - seen.sizes[me] + deeds.laid[action], seen.pack)
        return {
            "card": value,
            "count": count,
            "step": step,
            "cards": self.cards[action],
            "forward": seen.ahead(me, step or value),
            "back": seen.ahead(me, -value),
            "gap": seen.gap - (step or value),
            "wider": seen.gap + value,
            "drawn": drawn,
            "pack": seen.pack,
        }

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        facts: dict[str, Any] = dict.fromkeys(SAMPLE_FACTS, 1) | {"known": "yes"}
        people = {"who": self.seat(LEFT), "whom": self.seat(RIGHT)}
        yield from people.values()
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
            yield Message(f"engarde-{'refused' if number < HIT else 'rule'}-{RULES[number]}", facts)
        for name in (*EVENTS, "match-won-retired", *(f"won-{RULES[rule]}" for rule in WINS)):
            if name != EVENTS[ROUND_WON]:
                yield Message(f"engarde-event-{name}", facts | people)
        for kind in KINDS:
            yield Message(f"engarde-do-{kind}", facts)
            yield Message(f"engarde-effect-{kind}", facts)
        yield Message("engarde-effect-hit", facts)
