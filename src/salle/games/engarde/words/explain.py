"""The explanations of En Garde: a message with its facts for each refusal, event, label, effect and result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.game import CHANCE, LEGAL, NOBODY, RETIRED, Action, Event, Rule, Seat, State
from salle.core.show.explanations import Explain, merge_repeats, message_with_facts
from salle.core.show.last_sight import LastSight
from salle.core.show.story import Run, Story
from salle.core.texts import Message
from salle.games.engarde.rules.actions import ATTACK, KINDS, unpack_cards
from salle.games.engarde.rules.event_ids import (
    ADVANCE_ATTACKED,
    ADVANCED,
    ATTACKED,
    DREW,
    DREW_UP,
    EVENTS,
    GROUND_GIVEN,
    MATCH_DRAWN,
    MATCH_WON,
    PARRIED,
    RETREATED,
    ROUND_BEGAN,
    ROUND_DRAWN,
    ROUND_WON,
    SHOWED,
)
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.rule_ids import FURTHER_ADVANCE, HIT, MORE_CARDS, MORE_HITS, NO_MOVE, RIPOSTE_HITS, RULES
from salle.games.engarde.rules.terms import LEFT, RIGHT, other
from salle.games.engarde.rules.transitions import Match
from salle.games.engarde.words.action_facts import FACTS, DescribedAction

# The names of the facts of each kind of event, in their order. `cards` takes all remaining facts.
TOLD: dict[int, tuple[str, ...]] = {
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
WON: dict[Rule, tuple[str, ...]] = {HIT: ("card", "count"), RIPOSTE_HITS: ("card", "count")}  # for ROUND_WON
SAMPLE_FACTS = (
    *("advance", "attack", "attackers", "back", "best", "card", "cards", "count", "drawn", "far", "forward", "gap"),
    *("ground", "lead", "mine", "pack", "parry", "room", "round", "space", "step", "sum", "theirs", "wider"),
)
STORY = Story({}, alone=(DREW,))
DRAWN, DRAWN_UP = (f"engarde-event-{EVENTS[kind]}" for kind in (DREW, DREW_UP))
REFUSED = tuple(f"engarde-refused-{name}" for name in RULES)
LABELS = tuple(f"engarde-do-{kind}" for kind in KINDS)
EFFECTS = tuple(f"engarde-effect-{kind}" for kind in KINDS)
HITS = "engarde-effect-hit"  # an attack in the basic rules, which have no parry
WINS = (HIT, RIPOSTE_HITS, NO_MOVE, MORE_CARDS, FURTHER_ADVANCE)
ENDS = ("basic-hit", *(RULES[rule] for rule in (*WINS, MORE_HITS)))


class EnGardeExplain(Explain):
    """The explanations of one rule set."""

    foretold = ("parried", "ground-given", "round-won", "round-drawn", "match-won", "match-drawn")

    def __init__(self, game: EnGarde) -> None:
        super().__init__(game)
        self.piste: Final = game.piste
        self.cards: Final = [
            list(map(int, unpack_cards(cards, game.piste.values))) for cards in game.piste.action_table.cards
        ]
        self.match: Final[LastSight[Match]] = LastSight(game.read)

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        if state.to_act == CHANCE:
            return Message(REFUSED[rule], {"card": action - self.game.actions + 1})
        return message_with_facts(
            REFUSED[rule], self._described(sight or state.sight(state.to_act), action, rule), FACTS
        )

    def _described(self, sight: tuple[int, ...], action: Action, rule: Rule = LEGAL) -> DescribedAction:
        return DescribedAction(self.piste, self.match(sight), action, self.cards[action], rule)

    def event(self, event: Event) -> Message:
        name = EVENTS[event.kind]
        facts: dict[str, Any] = {}
        if event.seat != NOBODY:
            facts["who"] = self.seat(event.seat)
            facts["whom"] = self.seat(other(event.seat))
        named = WON.get(event.rule) if event.kind == ROUND_WON else None
        for number, fact in enumerate(named or TOLD.get(event.kind, ())):
            facts[fact] = list(event.facts[number:]) if fact == "cards" else event.facts[number]
        if event.kind == SHOWED:
            facts["count"] = len(facts["cards"])
        elif event.kind == DREW:
            facts["cards"] = [event.facts[0]]
        elif event.kind == DREW_UP:
            facts["known"] = "no"
        elif event.kind == ROUND_WON:
            name = f"won-{self.game.rules[event.rule]}"
            if event.rule == FURTHER_ADVANCE:
                facts["lead"] = event.facts[0] - event.facts[1]
        elif event.kind == MATCH_WON and event.rule == RETIRED:
            name = "match-won-retired"
        return Message(f"engarde-event-{name}", facts)

    def describe_events(self, events: Sequence[Event]) -> list[Message]:
        """Merge the cards that a seat draws into one sentence, with their number if all players know it."""
        told: list[Message] = []
        for one in STORY.runs(events):
            message = self._drew(one) if isinstance(one, Run) else self.event(one)
            if message.id == DRAWN and told and told[-1].id == DRAWN_UP:
                message = Message(DRAWN_UP, {**told.pop().args, **message.args, "known": "yes"})
            told.append(message)
        return merge_repeats(told)

    def _drew(self, run: Run) -> Message:
        return Message(DRAWN, {"who": self.seat(run.events[0].seat), "cards": run.faces})

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(LABELS[self.match(sight).kind(action)], self._described(sight, action), FACTS)

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        kind = self.match(sight).kind(action)
        id = HITS if self.piste.basic and kind == ATTACK else EFFECTS[kind]
        return message_with_facts(id, self._described(sight, action), FACTS)

    def why(self, rule: Rule, winner: Seat) -> Message:
        name = "basic-hit" if rule == HIT and self.piste.basic else self.game.rule_name(rule)
        if name not in ENDS:
            return super().why(rule, winner)
        return Message(f"engarde-end-{name}", {"who": self.seat(winner), "whom": self.seat(other(winner))})

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        facts: dict[str, Any] = dict.fromkeys(SAMPLE_FACTS, 1) | {"known": "yes"}
        people = {"who": self.seat(LEFT), "whom": self.seat(RIGHT)}
        yield from people.values()
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
            yield Message(REFUSED[number], facts) if number < HIT else self.rule(Rule(number))
        for name in (*EVENTS, "match-won-retired", *(f"won-{RULES[rule]}" for rule in WINS)):
            if name != EVENTS[ROUND_WON]:
                yield Message(f"engarde-event-{name}", facts | people)
        for name in ENDS:
            yield Message(f"engarde-end-{name}", people)
        for id in (*LABELS, *EFFECTS, HITS):
            yield Message(id, facts)
