"""Why, in Audatia: each refusal, event and end with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from salle.core.explain import Explain, times
from salle.core.game import NOBODY, Action, Event, Rule, State
from salle.core.pack import NO_FACE
from salle.core.story import Run, Story
from salle.core.texts import Message
from salle.games.audatia.cards import (
    BLOW_NAMES,
    BLOWS,
    CHARACTERS,
    COUNTERS,
    FULL_BITS,
    KINDS,
    LURE,
    NO_POSTA,
    NO_SIDE,
    NO_VIRTUE,
    POSTE,
    SECOND_THOUGHT,
    SIDES,
    SKILLS,
    STRETTO_SIDES,
    SUNS,
    VIRTUES,
    WHOLE_SUN,
    P,
    comes_from,
)
from salle.games.audatia.deeds import (
    ATTACK,
    BREAK,
    DEED_KINDS,
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
from salle.games.audatia.game import Audatia
from salle.games.audatia.rules import Duel
from salle.games.audatia.terms import (
    BOUND,
    CHALLENGER,
    COUNTER_MEZANO,
    CYCLED,
    DREW,
    DREW_UNSEEN,
    DUEL_WON,
    EVENTS,
    NEEDS_AUDATIA,
    NEEDS_FORTITUDO,
    NO_RIPOSTE,
    NOT_IN_DECK,
    PHASES,
    PLAYED_SKILL,
    PURPOSES,
    PUT_AWAY,
    PUT_AWAY_CARD,
    REMEDY_ROLES,
    RESPONDENT,
    ROLES,
    RULES,
    SAW_HAND,
    STEP_4,
    STEP_6,
    TWO_DRAWS,
    other,
)

# What all hear of a card drawn or put away, and after it what its owner hears; cards are put away for a purpose.
STORY = Story({DREW_UNSEEN: DREW, PUT_AWAY: PUT_AWAY_CARD}, (PUT_AWAY,))
# The refusals that name cards, sides or numbers; the others say the rule.
CASES = (
    *("not-now", "not-in-hand", "not-from-posta", "shut", "extended", "needs", "wrong-side", "no-attack-sign"),
    *("no-parry-sign", "no-break-sign", "not-permitted", "same-blow", "exchange-signs", "remedy-side"),
    *("not-lined-up", "skill-window", "mezano-only", "taunt-discard", "not-in-deck"),
)
NOTHING: dict[str, Any] = {
    **dict.fromkeys(("card", "posta", "blow", "skill", "word", "attack", "virtue", "its", "permitted"), ""),
    **dict.fromkeys(("side", "sword", "asked", "stretto", "phase", "bind", "perfect", "exchange", "about"), "none"),
    **dict.fromkeys(("mine", "theirs", "count"), 0),
    **dict.fromkeys(("game", "owed"), 1),
}
STRIKES = (ATTACK, PARRY, BREAK, EXCHANGE, DEFEND)


class AudatiaExplain(Explain):
    """The explanations of one duel."""

    game: Audatia
    foretold = ("break-off", "game-drawn", "duel-won")

    # -- names

    def card(self, face: int) -> Message:
        """A face: `Mandritto Fendente` with its half-sun."""
        cards = self.game.lists.cards
        return Message("audatia-face", {"card": kind(cards.kind(face)), "sun": SUNS[cards.sun[face]]})

    def posta(self, number: int) -> Message:
        """A posta's name."""
        return Message(f"audatia-card-{POSTE[number]}") if number != NO_POSTA else Message("audatia-no-posta")

    def permitted(self, face: int) -> list[Message]:
        """The blows that may parry that one."""
        cards = self.game.lists.cards
        return blows(cards.parried_by[cards.index[face]])

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule) -> Message:
        name = "needs" if NEEDS_AUDATIA <= rule <= NEEDS_FORTITUDO else RULES[rule]
        if name not in CASES or state.to_act == NOBODY:
            return self.rule(rule)
        if rule == NOT_IN_DECK:
            return Message("audatia-refused-not-in-deck", {"card": self.card(action - self.game.actions)})
        duel = self.game.restored(state.sight(state.to_act))
        facts = self._facts(duel, action)
        if name == "needs":
            facts |= self._needed(duel, action, rule - NEEDS_AUDATIA)
        elif name == "skill-window":
            facts |= self._window(action)
        return Message(f"audatia-refused-{name}", facts)

    def _window(self, action: Action) -> dict[str, Any]:
        """When a skill is played, and what it needs then (AU-17)."""
        cards = self.game.lists.cards
        skill = cards.index[self.game.lists.deeds.what[action]]
        needs = cards.skill_needs[skill]
        virtue = {"needed": "yes", "virtue": term(VIRTUES[needs])} if needs != NO_VIRTUE else {"needed": "no"}
        return {"window": SKILLS[skill], **virtue}

    def _needed(self, duel: Duel, action: Action, virtue: int) -> dict[str, Any]:
        """How much of a virtue each has; for a first strike with the bonus of its posta (AU-11)."""
        seat = duel.to_act
        me, cards = duel.duelist(seat), self.game.lists.cards
        mine = duel.virtue(seat, virtue)
        counts = not me.stack and me.posta != NO_POSTA and self.game.lists.deeds.verb[action] in STRIKES
        if counts and cards.bonus_virtue[me.posta] == virtue:
            mine += cards.bonus[me.posta]
        return {"virtue": term(VIRTUES[virtue]), "mine": mine, "theirs": duel.virtue(other(seat), virtue)}

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        duel = self.game.restored(sight)
        return Message(f"audatia-do-{DEED_KINDS[duel.kind(action)]}", self._facts(duel, action))

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        duel = self.game.restored(sight)
        verb, what = self.game.lists.deeds.verb[action], self.game.lists.deeds.what[action]
        if verb == PLAY_SKILL:
            return Message(f"audatia-card-{SKILLS[self.game.lists.cards.index[what]]}-brief")
        if verb == STAND:
            return self.posta_facts(what)
        return Message(f"audatia-effect-{DEED_KINDS[duel.kind(action)]}", self._facts(duel, action))

    def posta_facts(self, number: int) -> Message:
        """What a posta can, in short."""
        cards = self.game.lists.cards
        facts: dict[str, Any] = {
            "side": SIDES[cards.side[number]],
            "attacks": codes(cards.attacks[number]),
            "shuts": codes(cards.shuts[number]) or "none",
            "bonus": cards.bonus[number],
            "virtue": term(VIRTUES[max(0, cards.bonus_virtue[number])]),
            "exchange": yes(cards.exchange[number]),
            "extended": yes(cards.extended[number]),
            "defends": yes(cards.defends[number]),
        }
        return Message("audatia-posta-facts", facts)

    def _facts(self, duel: Duel, action: Action) -> dict[str, Any]:
        """Everything that a label, an effect or a refusal may need."""
        deeds, cards, seat = self.game.lists.deeds, self.game.lists.cards, duel.to_act
        me, him = duel.duelist(seat), duel.duelist(other(seat))
        verb, what, word = deeds.verb[action], deeds.what[action], deeds.word[action]
        facts: dict[str, Any] = NOTHING | {
            "whom": self.seat(other(seat)),
            "phase": "taunted" if is_taunted(duel) else PHASES[duel.phase],
            "game": duel.game,
            "owed": me.taunted if me.held >= me.taunted else "last",
            "posta": self.posta(me.posta),
            "its": self.posta(him.posta),
            "sword": SIDES[duel.sword_side(me)] if me.posta != NO_POSTA else "none",
            "stretto": STRETTO_SIDES[duel.stretto],
            "asked": STRETTO_SIDES[duel.asked_side()],
            "count": duel.put,
        }
        if duel.attack != NO_FACE:
            facts |= {"attack": self.card(duel.attack), "permitted": self.permitted(duel.attack)}
        if verb == STAND:
            return facts | {"posta": self.posta(what)}
        if verb == TAKE_VIRTUE:
            return facts | {"virtue": term(VIRTUES[what])}
        if verb == SET_SIDE:
            return facts | {"side": STRETTO_SIDES[what]}
        if verb < PUT:
            return facts | ({"posta": self.posta(me.posta)} if me.posta != NO_POSTA else {})
        facts["card"] = self.card(what)
        if verb in STRIKES:
            facts |= self._strike_facts(duel, verb, what)
        elif verb == PLAY_REMEDY:
            own = COUNTERS[cards.own_counter[cards.index[what]]]
            facts |= {"side": STRETTO_SIDES[word], "its": Message(f"audatia-card-{own}")}
        elif verb == PLAY_COUNTER:
            facts |= self._counter_facts(duel, what)
        elif verb == PLAY_SKILL:
            facts |= self._skill_facts(cards.index[what], word)
        return facts

    def _strike_facts(self, duel: Duel, verb: int, face: int) -> dict[str, Any]:
        cards = self.game.lists.cards
        blow = cards.index[face]
        him = duel.duelist(other(duel.to_act))
        facts: dict[str, Any] = {"blow": kind(blow), "side": SIDES[comes_from(blow)]}
        if verb == ATTACK:
            extended = blow == P and not him.stack and him.posta != NO_POSTA and cards.extended[him.posta]
            facts |= {"exchange": yes(extended), "permitted": self.permitted(face)}
        elif verb == PARRY and duel.attack != NO_FACE:
            facts["bind"] = self._bind(duel.attack, face)
        return facts

    def _bind(self, attack: int, parry: int) -> str:
        cards = self.game.lists.cards
        if cards.index[attack] == P:
            return "thrust"
        return "stretto" if cards.sun[attack] | cards.sun[parry] == WHOLE_SUN else "largo"

    def _counter_facts(self, duel: Duel, face: int) -> dict[str, Any]:
        cards = self.game.lists.cards
        facts: dict[str, Any] = {"side": STRETTO_SIDES[cards.counter_side[cards.index[face]]]}
        if duel.remedy == NO_FACE or duel.phase == COUNTER_MEZANO:
            return facts | {"asked": "outside"}
        perfect = cards.own_counter[cards.index[duel.remedy]] == cards.index[face]
        return facts | {"asked": STRETTO_SIDES[duel.remedy_side], "perfect": yes(perfect)}

    def _skill_facts(self, skill: int, word: int) -> dict[str, Any]:
        facts: dict[str, Any] = {"skill": Message(f"audatia-card-{SKILLS[skill]}")}
        if word >= 0 and skill == SECOND_THOUGHT:
            facts |= {"about": "some", "word": self.posta(word)}
        elif word >= 0 and skill == LURE:
            facts |= {"about": "some", "word": kind(word)}
        return facts

    # -- what happened

    def event(self, event: Event) -> Message:
        name = EVENTS[event.kind]
        facts: dict[str, Any] = {"who": Message("audatia-nobody"), "whom": Message("audatia-nobody")}
        if event.seat >= 0:
            facts = {"who": self.seat(event.seat), "whom": self.seat(other(event.seat))}
        if event.kind == DUEL_WON:
            return self._won(event, facts)
        return Message(f"audatia-event-{name}", facts | self._told(event))

    def told(self, events: Sequence[Event]) -> list[Message]:
        """Cards that somebody draws or puts away one after the other are told together."""
        return times(self._run(one) if isinstance(one, Run) else self.event(one) for one in STORY.runs(events))

    def _run(self, run: Run) -> Message:
        last = run.open[-1]
        facts = {
            "who": self.seat(last.seat),
            "count": len(run),
            "known": yes(bool(run.faces)),
            "cards": [self.card(face) for face in run.faces],
        }
        if last.kind == PUT_AWAY:
            return Message("audatia-event-put-away-many", facts | {"purpose": PURPOSES[last.facts[0]]})
        return Message("audatia-event-drew-many", facts | {"left": last.facts[0]})

    def _told(self, event: Event) -> dict[str, Any]:
        """The facts of an event by name."""
        name, told = EVENTS[event.kind], event.facts
        if event.kind in (DREW, PUT_AWAY_CARD, CYCLED):
            return {"card": self.card(told[0])}
        if event.kind == SAW_HAND:
            return {"cards": [self.card(face) for face in told], "count": len(told)}
        if event.kind == BOUND:
            return self._bound(event)
        if event.kind == PLAYED_SKILL:
            return NOTHING | self._skill_facts(told[0], told[1])
        found: dict[str, Any] = {}
        if name in ("drew-unseen", "game-drawn", "game-began"):
            found["count"] = told[0]
        elif name == "put-away":
            found["purpose"] = PURPOSES[told[0]]
        elif name == "took-virtue":
            found["virtue"] = term(VIRTUES[told[0]])
        elif name == "revealed":
            found |= {"mine": self.posta(told[0]), "theirs": self.posta(told[1])}
            found |= {"who": self.seat(CHALLENGER), "whom": self.seat(RESPONDENT)}
        elif name in ("changed-posta", "stands-in"):
            found["posta"] = self.posta(told[0])
            found["blow"] = kind(told[-1])
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
            found["perfect"] = yes(RULES[event.rule] == "perfect-counter")
        elif name == "break-off":
            found["why"] = self.rule(event.rule)
        return found

    def _bound(self, event: Event) -> dict[str, Any]:
        attack, parry, _ = event.facts
        cards = self.game.lists.cards
        return {
            "bind": self._bind(attack, parry),
            "attack": self.card(attack),
            "parry": self.card(parry),
            "mine": SUNS[cards.sun[attack]],
            "theirs": SUNS[cards.sun[parry]],
        }

    def _won(self, event: Event, facts: dict[str, Any]) -> Message:
        face, side, posta = event.facts
        facts["why"] = self.rule(event.rule)
        name = RULES[event.rule] if 0 <= event.rule < NO_RIPOSTE or event.rule == TWO_DRAWS else "retired"
        if face != NO_FACE:
            cards = self.game.lists.cards
            facts["card"] = self.card(face)
            facts["sword"] = SIDES[side] if side != NO_SIDE else "none"
            facts["standing"] = "stack" if posta == NO_POSTA else "posta"
            facts["posta"] = self.posta(posta)
            facts["permitted"] = self.permitted(face) if cards.blow(face) >= 0 else ""
        return Message(f"audatia-won-{name}", facts)

    def samples(self) -> Iterator[Message]:
        yield from self.foreseen_samples()
        people = {"who": self.seat(CHALLENGER), "whom": self.seat(RESPONDENT)}
        yield from people.values()
        yield from (Message("audatia-nobody"), Message("audatia-no-posta"))
        facts: dict[str, Any] = NOTHING | people
        facts |= dict.fromkeys(("card", "attack", "parry", "remedy"), self.card(0))
        facts |= dict.fromkeys(("posta", "its"), self.posta(0))
        facts |= {"blow": kind(P), "virtue": term(VIRTUES[0]), "skill": kind(len(KINDS) - 1), "why": self.rule(Rule(1))}
        facts |= {"permitted": self.permitted(0), "cards": [self.card(0)], "count": 1, "role": "none", "by": "nobody"}
        facts |= {"purpose": "none", "standing": "stack", "window": SKILLS[0], "needed": "yes"}
        for number in range(1, len(RULES)):
            yield self.rule(Rule(number))
        for name in CASES:
            yield Message(f"audatia-refused-{name}", facts)
        for name in EVENTS:
            if name != "duel-won":
                yield Message(f"audatia-event-{name}", facts)
        for name in ("drew-many", "put-away-many"):
            yield Message(f"audatia-event-{name}", facts | {"known": "yes", "left": 1})
        for name in (*RULES[NO_RIPOSTE - 9 : NO_RIPOSTE], RULES[TWO_DRAWS], "retired"):
            yield Message(f"audatia-won-{name}", facts)
        for number in range(len(DEED_KINDS)):
            yield Message(f"audatia-do-{DEED_KINDS[number]}", facts)
        for name in EFFECTS:
            yield Message(f"audatia-effect-{name}", facts)
        for number in range(len(POSTE)):
            yield self.posta_facts(number)
        for name in KINDS:
            for part in ("", "-brief", "-game", "-art", "-when", "-beats"):
                yield Message(f"audatia-card-{name}{part}")
        for name in CHARACTERS:
            yield Message(f"audatia-character-{name}")


# Skills say their brief, poste their facts; the other deeds have an effect of their own.
EFFECTS = tuple(name for name in DEED_KINDS if name not in ("skill", "posta", "change-posta"))


def kind(number: int) -> Message:
    """The name of a kind of card."""
    return Message(f"audatia-card-{KINDS[number]}")


def term(name: str) -> Message:
    """A word of the glossary."""
    return Message(f"audatia-term-{name}")


def blows(among: int) -> list[Message]:
    """The blows of a set by name."""
    return [kind(number) for number in range(len(BLOW_NAMES)) if among & FULL_BITS[number]]


def codes(among: int) -> str:
    """The blows of a set by code."""
    return " ".join(BLOWS[number] for number in range(len(BLOWS)) if among & FULL_BITS[number])


def is_taunted(duel: Duel) -> bool:
    """Whether the one to act may only attack or put cards away."""
    me = duel.duelist(duel.to_act)
    return STEP_4 <= duel.phase <= STEP_6 and me.taunted > 0 and me.held > 0


def yes(true: bool) -> str:
    """For selectors."""
    return "yes" if true else "no"
