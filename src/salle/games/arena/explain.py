"""Why, in Swordplay: Arena: each refusal, event and end with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from salle.core.explain import Explain, times
from salle.core.game import RETIRED, Action, Event, Rule, Seat, State
from salle.core.latest import Latest, LatestDeeds
from salle.core.pack import NO_FACE, size
from salle.core.story import Run, Story
from salle.core.texts import Message
from salle.games.arena.cards import ARMOR, HANDS, HEROES, KINDS, LINES, NAMED, NO_LINE
from salle.games.arena.deeds import COVER, DEED_KINDS, STRIKE
from salle.games.arena.game import Arena
from salle.games.arena.rules import Fight
from salle.games.arena.terms import (
    ANSWERED,
    ATTACKED,
    DEFEATED,
    DREW,
    DREW_UNSEEN,
    EVENTS,
    GOT_HERO,
    HAND,
    HERO_TAKEN,
    NOT_IN_DECK,
    PHASES,
    READIED,
    RULES,
)

# The refusals that name cards or numbers; the others say the rule.
CASES = (
    *("not-now", "not-in-hand", "not-ready", "no-free-hands", "not-standing", "not-covered", "not-in-deck"),
    "hero-taken",
)
NUMBERS = (
    *("damage", "base", "weapons", "bonus", "hands", "free", "strength", "left", "life", "count", "absorbed"),
    *("armor", "before", "draws"),
)
# The facts of the events that only have numbers, by name.
FACTS: dict[str, tuple[str, ...]] = {
    "reshuffled": ("count",),
    "damaged": ("damage", "absorbed", "armor", "life"),
    "round-ended": ("round", "quiet"),
    "restless": ("round", "quiet"),
}
STORY = Story({DREW_UNSEEN: DREW})
NOTHING: dict[str, Any] = {
    **dict.fromkeys(("card", "whom", "old", "hero", "attack"), ""),
    **dict.fromkeys(("line", "phase", "given", "replaced", "answer", "ignores", "fatal", "known"), "none"),
    **dict.fromkeys(NUMBERS, 0),
}


class ArenaExplain(Explain):
    """The explanations of one fight."""

    foretold = ("answered", "defeated", "restless", "won", "drawn")

    def __init__(self, game: Arena) -> None:
        super().__init__(game)
        self.ring: Final = game.ring
        self.fight: Final = Latest(game.restored)
        self.facts: Final = LatestDeeds(self._facts)

    def card(self, face: int) -> Message:
        """A card's name."""
        return Message(f"arena-card-{KINDS[face]}")

    def choice(self, option: str, word: str) -> Message:
        return Message(f"arena-hero-{word}") if word in HEROES else super().choice(option, word)

    def line(self, face: int, line: int) -> str:
        """The line that was named; the others are in the names of their cards."""
        return LINES[line] if self.ring.cards.line[face] == NAMED else LINES[NO_LINE]

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        name = RULES[rule]
        if name not in CASES:
            return self.rule(rule)
        if rule in (NOT_IN_DECK, HERO_TAKEN):
            return Message(f"arena-refused-{name}", {"what": self._dealt(action - self.game.actions)})
        return Message(f"arena-refused-{name}", self.facts(sight or state.sight(state.to_act), action))

    def _dealt(self, index: int) -> Message:
        first = self.ring.first_hero
        return self.card(index) if index < first else Message(f"arena-hero-{HEROES[index - first]}")

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"arena-do-{DEED_KINDS[self.fight(sight).kind(action)]}", self.facts(sight, action))

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"arena-effect-{DEED_KINDS[self.fight(sight).kind(action)]}", self.facts(sight, action))

    def _facts(self, sight: tuple[int, ...], action: Action) -> dict[str, Any]:
        """Everything that a label, an effect or a refusal may need."""
        fight = self.fight(sight)
        cards, deeds, seat = self.ring.cards, self.ring.deeds, fight.to_act
        me = fight.heroes[seat]
        verb, face, word = deeds.verb[action], deeds.face[action], deeds.word[action]
        facts: dict[str, Any] = NOTHING | {"phase": PHASES[fight.phase], "free": HANDS - me.hands_full(cards)}
        due = max(0, HAND - int(me.held))
        facts |= {"hands": HANDS, "draws": min(due, int(fight.deck_size) + size(fight.discards))}
        if fight.attack != NO_FACE:
            facts |= self._threat(fight)
        if face == NO_FACE:
            return facts
        facts |= {"card": self.card(face), "hands": cards.hands[face], "strength": cards.strength[face]}
        facts |= {"damage": facts["damage"] or cards.damage[face], "left": max(word, 0)}
        if cards.sort[face] == ARMOR and me.armor != NO_FACE:
            facts |= {"replaced": "yes", "old": self.card(me.armor), "left": me.armor_left}
        if verb == STRIKE:
            target = Seat((seat + deeds.target[action]) % fight.ring.seats)
            facts |= {"whom": self.seat(target), "line": LINES[word], "ignores": yes(cards.ignores_armor[face])}
            facts |= {"given": yes(cards.line[face] > NO_LINE)} | self._sum(fight, seat, face)
        elif verb == COVER:
            facts |= {"before": word, "left": max(0, word - facts["damage"])}
        return facts

    def _threat(self, fight: Fight) -> dict[str, Any]:
        """The attack that waits for an answer, and what it would do."""
        cards, me = self.ring.cards, fight.heroes[fight.target]
        facts = self._sum(fight, fight.turn, fight.attack)
        ignores = cards.ignores_armor[fight.attack]
        armored = me.armor != NO_FACE and not ignores
        life = me.life - max(0, facts["damage"] - (me.armor_left if armored else 0))
        facts |= {"attack": self.card(fight.attack), "line": LINES[fight.line], "life": max(0, life)}
        return facts | {"fatal": yes(life <= 0), "ignores": yes(ignores)}

    def _sum(self, fight: Fight, seat: Seat, face: int) -> dict[str, Any]:
        """Damage and what it is made of."""
        cards, me = self.ring.cards, fight.heroes[seat]
        parts = {"base": cards.base[me.hero], "weapons": fight.weapons_of(me), "bonus": cards.bonus[face]}
        return {"damage": sum(parts.values()), **parts}

    # -- what happened

    def event(self, event: Event) -> Message:
        name, told = EVENTS[event.kind], event.facts
        facts: dict[str, Any] = dict(zip(FACTS.get(name, ()), told, strict=False))
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
            facts["card"] = self.card(told[0]) if told[0] != NO_FACE else ""
        elif event.kind == READIED:
            facts |= {"card": self.card(told[0]), "replaced": yes(told[1] != NO_FACE)}
            facts["old"] = self.card(told[1]) if told[1] != NO_FACE else ""
        elif event.kind == DEFEATED:
            why = Message("arena-by-retiring") if event.rule == RETIRED else self.rule(event.rule)
            facts |= {"why": why, "cards": [self.card(face) for face in told], "count": len(told)}
        elif name in ("drew", "discarded", "dropped", "broken"):
            facts["card"] = self.card(told[0])
        elif name == "declined":
            facts["phase"] = PHASES[told[0]]
        elif name in ("won", "drawn"):
            facts["why"] = self.rule(event.rule)
        return Message(f"arena-event-{name}", facts)

    def meant(self, event: Event, me: Seat) -> dict[str, Any]:
        return super().meant(event, me) | ({"answer": RULES[event.rule]} if event.kind == ANSWERED else {})

    def told(self, events: Sequence[Event]) -> list[Message]:
        """Cards that somebody draws one after the other are told together."""
        return times(self._run(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(events))

    def _run(self, run: Run) -> Message:
        facts = {"who": self.seat(run.open[0].seat), "count": len(run), "known": yes(bool(run.faces))}
        return Message("arena-event-drew-many", facts | {"cards": [self.card(face) for face in run.faces]})

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        seats = [self.seat(Seat(number)) for number in range(self.game.seats)]
        yield from seats
        yield Message("arena-by-retiring")
        facts: dict[str, Any] = NOTHING | {"who": seats[0], "whom": seats[1], "why": self.rule(Rule(1)), "round": 1}
        facts |= {"card": self.card(0), "attack": self.card(0), "old": self.card(0), "what": self.card(0), "quiet": 1}
        facts |= {"hero": Message(f"arena-hero-{HEROES[0]}"), "cards": [self.card(0)]}
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
        for name in CASES:
            yield Message(f"arena-refused-{name}", facts)
        for name in (*EVENTS, "drew-many"):
            yield Message(f"arena-event-{name}", facts)
        for name in DEED_KINDS:
            yield Message(f"arena-do-{name}", facts)
            yield Message(f"arena-effect-{name}", facts)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-fencing", "-when", "-beats"):
                yield Message(f"arena-card-{name}{part}")
        yield Message("arena-hero-brief", facts)
        for name in HEROES:
            for part in ("", "-line"):
                yield Message(f"arena-hero-{name}{part}")


def yes(true: bool) -> str:
    """For selectors."""
    return "yes" if true else "no"
