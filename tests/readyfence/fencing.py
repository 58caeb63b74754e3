"""Bouts in the words of the game: put two fencers on the strip, play tokens, look and listen."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files

import salle
from salle.core.game import CHANCE, LEGAL, NOBODY, Event, Game, Seat
from salle.core.options import Value
from salle.core.texts import Message
from salle.games.readyfence.deeds import WEAPON_LETTERS
from salle.games.readyfence.game import ReadyFence
from salle.games.readyfence.options import OPTIONS
from salle.games.readyfence.reading import FencerReading, Reading

WATCHERS = {"left": Seat(0), "right": Seat(1), "spectator": NOBODY}
MODES = ("tutorial", "basic", "advanced")
WITH_STAMINA = ("basic", "advanced")
OPTION_NAMES = frozenset(option.name for option in OPTIONS)
PRINTED = (files("salle.games.readyfence") / "cards.toml").read_text(encoding="utf-8")


class Fencing:
    """A bout that is played by tokens and seen by `left`, `right` and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game
        assert isinstance(bout.game, ReadyFence)
        self.cards = bout.game.strip.cards

    def play(self, tokens: str) -> Fencing:
        """Play them in their order; Illegal, Malformed or OutOfTurn if one of them can't be."""
        for token in tokens.split():
            self.bout.play(self.game.notation.read(self.bout.state, token))
        return self

    # -- what may be done

    def legal(self) -> list[str]:
        """The tokens of what may be done now, by a fencer or by the deck, sorted."""
        return sorted(map(self.game.notation.token, self.bout.state.legal_actions()))

    def refused(self, token: str) -> str:
        """The name of the rule that forbids it; `legal` if none does."""
        return self.game.rule_name(self.bout.state.refusal(self.game.notation.action(token)))

    def says(self, token: str, locale: str = "en") -> str:
        """The sentence that refuses it."""
        action = self.game.notation.action(token)
        rule = self.bout.state.refusal(action)
        assert rule != LEGAL
        return say(self.game.explain.refusal(self.bout.state, action, rule), locale)

    def kind(self, token: str) -> str:
        """What kind of deed a legal action would be."""
        assert self.refused(token) == "legal"
        return self.game.kinds[self.bout.state.kind(self.game.notation.action(token))]

    def weights(self) -> dict[str, int]:
        """What the deck may do now, and in how many ways."""
        first = self.game.actions
        rows = enumerate(self.bout.state.chance_weights(), first)
        return {self.game.notation.token(salle.Action(number)): int(ways) for number, ways in rows if ways}

    @property
    def awaiting(self) -> str:
        """Who acts: `left`, `right`, `deck` or, when the bout is over, `nobody`."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    # -- where it stands

    def sees(self, watcher: str = "spectator") -> Reading:
        """What that watcher can know."""
        return Reading(self.bout.state.sight(WATCHERS[watcher]))

    def score(self) -> tuple[int, int]:
        """The touches of left and right."""
        return self.bout.state.points(Seat(0)), self.bout.state.points(Seat(1))

    def squares(self) -> tuple[int, int]:
        """Where left and right stand."""
        left, right = self._fencers()
        return left.square, right.square

    def stamina(self) -> tuple[int, int]:
        """The stamina of left and right."""
        left, right = self._fencers()
        return left.stamina, right.stamina

    def weapons(self) -> str:
        """The weapon positions of left and right: `LI`."""
        return "".join(WEAPON_LETTERS[fencer.weapon] for fencer in self._fencers())

    def held(self) -> tuple[int, int]:
        """How many cards left and right have in hand."""
        left, right = self._fencers()
        return left.held, right.held

    def hand(self, seat: str, watcher: str = "") -> list[str]:
        """The cards in the hand of a seat, as the watcher (by default the seat itself) sees them."""
        return self._faces(self.sees(watcher or seat).fencers[WATCHERS[seat]].hand)

    def known(self, seat: str) -> list[str]:
        """The cards that all have seen in the hand of a seat and that can't be gone."""
        return self._faces(self.sees().fencers[WATCHERS[seat]].known[0])

    def shown(self) -> list[str]:
        """The discards that all have seen."""
        return self._faces(self.sees().shown)

    def timer(self) -> int:
        """How many cards the Timer has."""
        return self.sees().timer

    def period(self) -> int:
        """Which period it is."""
        return self.sees().period

    def quiet(self) -> int:
        """For how many turns running nothing has happened (RF-19)."""
        return self.sees().quiet

    def priority(self) -> str:
        """Who has it; nothing before overtime."""
        seat = self.sees().priority
        return "" if seat == NOBODY else self.game.seat_names[seat]

    def threat(self) -> int:
        """The speed that must be met; 0 if nothing threatens."""
        return self.sees().threat_speed

    def stance(self) -> str:
        """The position, written down."""
        text: str = self.game.notation.write_stance(self.bout.state)
        return text

    def _fencers(self) -> tuple[FencerReading, FencerReading]:
        return self.sees().fencers

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.listed(pile)]

    # -- what happened

    @property
    def winner(self) -> str:
        """Who won the bout; nothing while it goes on."""
        outcome = self.bout.outcome
        return "" if outcome is None else self.game.seat_names[outcome.winners[0]]

    @property
    def ended(self) -> tuple[str, str]:
        """Who won the bout and by which rule; two nothings while it goes on."""
        outcome = self.bout.outcome
        return self.winner, "" if outcome is None else self.game.rule_name(outcome.rule)

    def endings(self) -> list[str]:
        """How each phrase ended: the names of the rules."""
        return self.rules_of("phrase-ended")

    def rules_of(self, kind: str) -> list[str]:
        """The rules of all events of that kind."""
        return [self.game.rule_name(event.rule) for event in self._heard() if self.game.events[event.kind] == kind]

    def heard(self, watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard: the event, its rule, its seat and its facts."""
        return [self._spelt(event) for event in self._heard(watcher)]

    def happened(self, kind: str) -> int:
        """How often the table heard of that kind of event."""
        return sum(self.game.events[event.kind] == kind for event in self._heard())

    def told(self, locale: str = "en", watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard, in sentences."""
        return [say(self.game.explain.event(event), locale) for event in self._heard(watcher)]

    def witnessed(self, watcher: str) -> str:
        """The tokens of all plies as that watcher saw them."""
        return " ".join(self.game.notation.token(ply.action) for ply in self.bout.witnessed(WATCHERS[watcher]))

    def _heard(self, watcher: str = "spectator") -> list[Event]:
        return self.bout.heard(WATCHERS[watcher])

    def _spelt(self, event: Event) -> str:
        words = [self.game.events[event.kind]]
        if event.rule != LEGAL:
            words.append(self.game.rule_name(event.rule))
        if event.seat >= 0:
            words.append(self.game.seat_names[event.seat])
        return " ".join([*words, *map(str, event.facts)])


def say(message: Message, locale: str = "en") -> str:
    """The message in that language."""
    return salle.texts(locale).say(message)


@cache
def rules(mode: str = "basic", cards: Value = "", **options: Value) -> Game:
    """The mode with these options, and with corrected cards if there are any."""
    return salle.game("readyfence", mode, cards=cards, **options)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one thing about a card written otherwise."""
    head, *cards = PRINTED.split("[[card]]")
    index = next(index for index, card in enumerate(cards) if f'name = "{name}"' in card)
    assert old in cards[index]
    cards[index] = cards[index].replace(old, new, 1)
    return "[[card]]".join([head, *cards])


def deck(mode: str, cards: Value = "", feints: int = 2) -> Counter[str]:
    """The copies of every face in the deck of a mode."""
    game = rules(mode, cards, feints=feints) if mode == "advanced" else rules(mode, cards)
    assert isinstance(game, ReadyFence)
    return Counter(dict(zip(game.strip.cards.codes, map(int, game.strip.cards.copies), strict=True)))


def from_the_deal(mode: str = "basic", cards: Value = "", **options: Value) -> Fencing:
    """A bout from its first card."""
    return Fencing(salle.Bout(rules(mode, cards, **options)))


def at(stance: str, mode: str = "basic", cards: Value = "", **options: Value) -> Fencing:
    """A bout that goes on from this stance."""
    game = rules(mode, cards, **options)
    return Fencing(salle.Bout(game, game.stance(stance)))


def lunge(
    mine: str = "ST3,SH6",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at lunge distance; `more` are fields of the stance (`stamina="6-2"`) and options of the game."""
    fields = {"squares": "4-6"} | {name: str(value) for name, value in more.items() if name not in OPTION_NAMES}
    options = {name: value for name, value in more.items() if name in OPTION_NAMES}
    placed = " ".join(f"{name}={value}" for name, value in fields.items())
    return at(f"hands={mine}/{theirs} weapons={weapons} {placed}", mode, cards, **options)


def long(
    mine: str = "ST3,FL6",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at long distance, on guard."""
    return lunge(mine, theirs, mode, weapons, cards, **({"squares": "4-7"} | more))


def short(
    mine: str = "ST3,IN4",
    theirs: str = "PR5,ST4",
    mode: str = "basic",
    weapons: str = "LL",
    cards: Value = "",
    **more: Value,
) -> Fencing:
    """Left to act at short distance."""
    return lunge(mine, theirs, mode, weapons, cards, **({"squares": "5-6"} | more))
