"""Messages about refusals, actions, events and endings, with their arguments."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import RETIRED, Action, Event, Rule, Seat, State
from salle.core.show.explanations import Explain, merge_repeats, message_with_facts, yes_or_no
from salle.core.show.last_sight import LastSight
from salle.core.show.story import Run, Story
from salle.core.texts import Message
from salle.games.arena.rules.actions import ACTION_KINDS
from salle.games.arena.rules.cards import HEROES, KINDS, LINES, NAMED, NO_LINE
from salle.games.arena.rules.event_ids import (
    ANSWERED,
    ATTACKED,
    DAMAGED,
    DECLINED,
    DEFEATED,
    DISCARDED,
    DREW,
    DREW_UNSEEN,
    EVENTS,
    GOT_HERO,
    KEPT,
    READIED,
)
from salle.games.arena.rules.game import Arena
from salle.games.arena.rules.phase_ids import PHASES
from salle.games.arena.rules.rule_ids import HERO_TAKEN, NOT_IN_DECK, RULES
from salle.games.arena.words.action_facts import FACTS, DescribedAction, card_name

# Refusals with their own message. The others use the text of the rule.
CASES = (
    *("not-now", "not-in-hand", "not-ready", "no-free-hands", "not-standing", "not-covered", "not-in-deck"),
    "hero-taken",
)
REFUSED = {Rule(RULES.index(name)): f"arena-refused-{name}" for name in CASES}
LABELS = tuple(f"arena-do-{kind}" for kind in ACTION_KINDS)
EFFECTS = tuple(f"arena-effect-{kind}" for kind in ACTION_KINDS)
NUMBERS = (
    *("damage", "base", "weapons", "bonus", "hands", "free", "strength", "left", "life", "count", "absorbed"),
    *("armor", "before", "draws", "lost"),
)
# The arguments of events whose facts are all numbers.
TOLD: dict[str, tuple[str, ...]] = {
    "reshuffled": ("count",),
    "damaged": ("damage", "absorbed", "armor", "life"),
    "round-ended": ("round", "quiet"),
    "restless": ("round", "quiet"),
}
STORY = Story({DREW_UNSEEN: DREW})
NOTHING: dict[str, Any] = {
    **dict.fromkeys(("card", "whom", "old", "hero", "attack"), ""),
    **dict.fromkeys(("line", "phase", "given", "replaced", "answer", "ignores", "fatal", "known", "kept"), "none"),
    **dict.fromkeys(NUMBERS, 0),
}


class ArenaExplain(Explain):
    """The explanations of one game."""

    foretold = ("answered", "defeated", "restless", "won", "drawn")

    def __init__(self, game: Arena) -> None:
        super().__init__(game)
        self.ring: Final = game.ring
        self.fight: Final = LastSight(game.read)
        self.faces: Final = [Message(f"arena-card-{kind}") for kind in KINDS]

    def card(self, face: int) -> Message:
        return self.faces[face]

    def choice(self, option: str, word: str) -> Message:
        return Message(f"arena-hero-{word}") if word in HEROES else super().choice(option, word)

    def line(self, face: int, line: int) -> str:
        """The line the attacker chose. Other attacks have the line in their name."""
        return LINES[line] if self.ring.cards.line[face] == NAMED else LINES[NO_LINE]

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        id = REFUSED.get(rule)
        if id is None:
            return self.rule(rule)
        if rule in (NOT_IN_DECK, HERO_TAKEN):
            return Message(id, {"what": self._dealt(action - self.game.actions)})
        return message_with_facts(id, self._described(sight or state.sight(state.to_act), action), FACTS)

    def _dealt(self, index: int) -> Message:
        first = self.ring.first_hero
        return self.card(index) if index < first else Message(f"arena-hero-{HEROES[index - first]}")

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(LABELS[self.fight(sight).kind(action)], self._described(sight, action), FACTS)

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        return message_with_facts(EFFECTS[self.fight(sight).kind(action)], self._described(sight, action), FACTS)

    def _described(self, sight: tuple[int, ...], action: Action) -> DescribedAction:
        return DescribedAction(self.fight(sight), action, self._seats)

    # -- what happened

    def event(self, event: Event) -> Message:
        name, told = EVENTS[event.kind], event.facts
        facts: dict[str, Any] = dict(zip(TOLD.get(name, ()), told, strict=False))
        if event.seat >= 0:
            facts["who"] = self.seat(event.seat)
        if event.kind == GOT_HERO:
            facts |= {"hero": Message(f"arena-hero-{HEROES[told[0]]}"), "life": told[1]}
        elif event.kind == ATTACKED:
            face, line, target, base, weapons, bonus = told
            facts |= {"card": self.card(face), "line": self.line(face, line), "whom": self.seat(Seat(target))}
            facts |= {"damage": base + weapons + bonus, "base": base, "weapons": weapons, "bonus": bonus}
        elif event.kind == ANSWERED:
            facts |= {"answer": RULES[event.rule], "left": told[1]}
            facts["card"] = card_name(told[0])
        elif event.kind == READIED:
            facts |= {"card": self.card(told[0]), "replaced": yes_or_no(told[1] != NO_FACE)}
            facts["old"] = card_name(told[1])
        elif event.kind == DEFEATED:
            facts |= {"cards": [self.card(face) for face in told], "count": len(told)}
            if event.rule == RETIRED:
                return Message("arena-event-resigned", facts)
            facts["why"] = self.rule(event.rule)
        elif event.kind == DAMAGED:
            facts |= {"lost": told[0] - told[1], "life": max(0, told[3])}
        elif name in ("drew", "discarded", "dropped", "broken"):
            facts["card"] = self.card(told[0])
        elif name == "declined":
            facts["phase"] = PHASES[told[0]]
        elif name in ("won", "drawn"):
            facts["why"] = self.rule(event.rule)
        return Message(f"arena-event-{name}", facts)

    def foreseen_facts(self, event: Event, me: Seat) -> dict[str, Any]:
        return super().foreseen_facts(event, me) | ({"answer": RULES[event.rule]} if event.kind == ANSWERED else {})

    def describe_events(self, events: Sequence[Event]) -> list[Message]:
        told = [event for event, after in zip(events, (*events, None)[1:], strict=True) if not skips_to(event, after)]
        messages = [self._run(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(told)]
        return merge_repeats(join_draws(messages))

    def log_lines(self, events: Sequence[Event]) -> list[list[Event]]:
        """Start a new line where a turn begins: the answer to an attack belongs to the turn before."""
        lines: list[list[Event]] = []
        for line in super().log_lines(events):
            for number, event in enumerate(line):
                if number == 0 or event.kind in (DISCARDED, KEPT):
                    lines.append([])
                lines[-1].append(event)
        return lines

    def _run(self, run: Run) -> Message:
        facts = {"who": self.seat(run.open[0].seat), "count": len(run), "known": yes_or_no(bool(run.faces))}
        return Message("arena-event-drew-many", facts | {"cards": [self.card(face) for face in run.faces]})

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        seats = [self.seat(Seat(number)) for number in range(self.game.seats)]
        yield from seats
        facts: dict[str, Any] = NOTHING | {"who": seats[0], "whom": seats[1], "why": self.rule(Rule(1)), "round": 1}
        facts |= {"card": self.card(0), "attack": self.card(0), "old": self.card(0), "what": self.card(0), "quiet": 1}
        facts |= {"hero": Message(f"arena-hero-{HEROES[0]}"), "cards": [self.card(0)]}
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
        for id in (*REFUSED.values(), *LABELS, *EFFECTS):
            yield Message(id, facts)
        for name in (*EVENTS, "drew-many", "exchanged", "resigned"):
            yield Message(f"arena-event-{name}", facts)
        for name in (*PHASES[:-1], "quiet", "late"):
            yield Message(f"arena-note-{name}", facts)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-fencing", "-when", "-beats"):
                yield Message(f"arena-card-{name}{part}")
        yield Message("arena-hero-brief", facts)
        for name in HEROES:
            for part in ("", "-line"):
                yield Message(f"arena-hero-{name}{part}")


def join_draws(messages: Sequence[Message]) -> list[Message]:
    """Join each discard, or the decision to keep all cards, with the draws after it."""
    joined: list[Message] = []
    for message in messages:
        before = joined[-1] if joined else message
        draws = message.id in ("arena-event-drew-unseen", "arena-event-drew-many")
        if draws and before.id in ("arena-event-discarded", "arena-event-kept"):
            facts: dict[str, Any] = {"card": "", "count": 1, "known": "no", "cards": []}
            facts |= {"kept": yes_or_no(before.id == "arena-event-kept"), **before.args, **message.args}
            joined[-1] = Message("arena-event-exchanged", facts)
        else:
            joined.append(message)
    return joined


def skips_to(event: Event, after: Event | None) -> bool:
    """Whether a hero readies no item and goes on to attack or end the turn, which says enough."""
    if after is None or event.kind != DECLINED or PHASES[event.facts[0]] != "ready":
        return False
    return after.seat == event.seat and after.kind in (ATTACKED, DECLINED)
