"""Why, in Audatia: each refusal, deed and effect with the facts that its sentence needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from salle.core.game import NOBODY, Action, Rule, State
from salle.core.latest import Latest, LatestDeeds
from salle.core.pack import NO_FACE
from salle.core.texts import Message
from salle.games.audatia.cards import (
    CHARACTERS,
    COUNTERS,
    KINDS,
    NO_POSTA,
    NO_VIRTUE,
    POSTE,
    SIDES,
    SKILLS,
    STRETTO_SIDES,
    VIRTUES,
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
from salle.games.audatia.names import codes, kind, term, yes
from salle.games.audatia.rules import Duel
from salle.games.audatia.story import NOTHING, AudatiaStory
from salle.games.audatia.terms import (
    CHALLENGER,
    COUNTER_MEZANO,
    EVENTS,
    NEEDS_AUDATIA,
    NEEDS_FORTITUDO,
    NO_RIPOSTE,
    NOT_IN_DECK,
    PHASES,
    RESPONDENT,
    RULES,
    STEP_4,
    STEP_6,
    TWO_DRAWS,
    other,
)

# The refusals that name cards, sides or numbers; the others say the rule.
CASES = (
    *("not-now", "not-in-hand", "not-from-posta", "shut", "extended", "needs", "wrong-side", "no-attack-sign"),
    *("no-parry-sign", "no-break-sign", "not-permitted", "same-blow", "exchange-signs", "remedy-side"),
    *("not-lined-up", "skill-window", "mezano-only", "taunt-discard", "not-in-deck"),
)
STRIKES = (ATTACK, PARRY, BREAK, EXCHANGE, DEFEND)


class AudatiaExplain(AudatiaStory):
    """The explanations of one duel: its story, what can be done, and why not."""

    foretold = ("break-off", "game-drawn", "duel-won")

    def __init__(self, game: Audatia) -> None:
        super().__init__(game)
        self.duel: Final = Latest(game.restored)
        self.common: Final = Latest(self._common)
        self.facts: Final = LatestDeeds(self._facts)

    # -- why not

    def refusal(self, state: State, action: Action, rule: Rule, sight: tuple[int, ...] | None = None) -> Message:
        name = "needs" if NEEDS_AUDATIA <= rule <= NEEDS_FORTITUDO else RULES[rule]
        if name not in CASES or state.to_act == NOBODY:
            return self.rule(rule)
        if rule == NOT_IN_DECK:
            return Message("audatia-refused-not-in-deck", {"card": self.card(action - self.game.actions)})
        sight = sight or state.sight(state.to_act)
        facts = self.facts(sight, action)
        if name == "needs":
            facts = facts | self._needed(self.duel(sight), action, rule - NEEDS_AUDATIA)
        elif name == "skill-window":
            facts = facts | self._window(action)
        return Message(f"audatia-refused-{name}", facts)

    def _window(self, action: Action) -> dict[str, Any]:
        """When a skill is played, and what it needs then (AU-17)."""
        cards = self.lists.cards
        skill = cards.index[self.lists.deeds.what[action]]
        needs = cards.skill_needs[skill]
        virtue = {"needed": "yes", "virtue": term(VIRTUES[needs])} if needs != NO_VIRTUE else {"needed": "no"}
        return {"window": SKILLS[skill], **virtue}

    def _needed(self, duel: Duel, action: Action, virtue: int) -> dict[str, Any]:
        """How much of a virtue each has; for a first strike with the bonus of its posta (AU-11)."""
        seat = duel.to_act
        me, cards = duel.duelist(seat), self.lists.cards
        mine = duel.virtue(seat, virtue)
        counts = not me.stack and me.posta != NO_POSTA and self.lists.deeds.verb[action] in STRIKES
        if counts and cards.bonus_virtue[me.posta] == virtue:
            mine += cards.bonus[me.posta]
        return {"virtue": term(VIRTUES[virtue]), "mine": mine, "theirs": duel.virtue(other(seat), virtue)}

    # -- what can be done

    def label(self, sight: tuple[int, ...], action: Action) -> Message:
        return Message(f"audatia-do-{DEED_KINDS[self.duel(sight).kind(action)]}", self.facts(sight, action))

    def effect(self, sight: tuple[int, ...], action: Action) -> Message:
        verb, what = self.lists.deeds.verb[action], self.lists.deeds.what[action]
        if verb == PLAY_SKILL:
            return Message(f"audatia-card-{SKILLS[self.lists.cards.index[what]]}-brief")
        if verb == STAND:
            return self.posta_facts(what)
        return Message(f"audatia-effect-{DEED_KINDS[self.duel(sight).kind(action)]}", self.facts(sight, action))

    def choice(self, option: str, word: str) -> Message:
        return Message(f"audatia-character-{word}")

    def posta_facts(self, number: int) -> Message:
        """What a posta can, in short."""
        cards = self.lists.cards
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

    def _common(self, sight: tuple[int, ...]) -> dict[str, Any]:
        """What all deeds have in common."""
        duel = self.duel(sight)
        seat = duel.to_act
        me, him = duel.duelist(seat), duel.duelist(other(seat))
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
        return facts

    def _facts(self, sight: tuple[int, ...], action: Action) -> dict[str, Any]:
        """Everything that a label, an effect or a refusal may need."""
        duel, facts = self.duel(sight), self.common(sight).copy()
        deeds, cards = self.lists.deeds, self.lists.cards
        verb, what, word = deeds.verb[action], deeds.what[action], deeds.word[action]
        if verb == STAND:
            return facts | {"posta": self.posta(what)}
        if verb == TAKE_VIRTUE:
            return facts | {"virtue": term(VIRTUES[what])}
        if verb == SET_SIDE:
            return facts | {"side": STRETTO_SIDES[what]}
        if verb < PUT:
            return facts
        facts["card"] = self.card(what)
        if verb in STRIKES:
            facts |= self._strike_facts(duel, verb, what)
        elif verb == PLAY_REMEDY:
            own = COUNTERS[cards.own_counter[cards.index[what]]]
            facts |= {"side": STRETTO_SIDES[word], "its": Message(f"audatia-card-{own}")}
        elif verb == PLAY_COUNTER:
            facts |= self._counter_facts(duel, what)
        elif verb == PLAY_SKILL:
            facts |= self.skill_facts(cards.index[what], word)
        return facts

    def _strike_facts(self, duel: Duel, verb: int, face: int) -> dict[str, Any]:
        cards = self.lists.cards
        blow = cards.index[face]
        him = duel.duelist(other(duel.to_act))
        facts: dict[str, Any] = {"blow": kind(blow), "side": SIDES[comes_from(blow)]}
        if verb == ATTACK:
            extended = blow == P and not him.stack and him.posta != NO_POSTA and cards.extended[him.posta]
            facts |= {"exchange": yes(extended), "permitted": self.permitted(face)}
        elif verb == PARRY and duel.attack != NO_FACE:
            facts["bind"] = self.bind(duel.attack, face)
        return facts

    def _counter_facts(self, duel: Duel, face: int) -> dict[str, Any]:
        cards = self.lists.cards
        facts: dict[str, Any] = {"side": STRETTO_SIDES[cards.counter_side[cards.index[face]]]}
        if duel.remedy == NO_FACE or duel.phase == COUNTER_MEZANO:
            return facts | {"asked": "outside"}
        perfect = cards.own_counter[cards.index[duel.remedy]] == cards.index[face]
        return facts | {"asked": STRETTO_SIDES[duel.remedy_side], "perfect": yes(perfect)}

    # -- one of everything

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


def is_taunted(duel: Duel) -> bool:
    """Whether the one to act may only attack or put cards away."""
    me = duel.duelist(duel.to_act)
    return STEP_4 <= duel.phase <= STEP_6 and me.taunted > 0 and me.held > 0
