"""Fights in the words of the game: put heroes in the ring, play tokens, look and listen.

    fight(heroes="bear,squire").play("+HI +LO +PH +PL +DO +HI +LO +SS +BU +PA . .").legal()
    stance("hands=HI,LO/PH/- phase=combat").play("HI>1 =PH")

How a position is written is said in `salle.games.arena.stance`; the game has as many seats as a stance has parts.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import salle
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Event, Game, Seat
from salle.core.options import Value
from salle.core.pack import NO_FACE
from salle.core.texts import Message
from salle.games.arena.cards import HEROES
from salle.games.arena.game import SEAT_NAMES, Arena
from salle.games.arena.position import NO_HERO, Hero
from salle.games.arena.rules import Fight
from salle.games.arena.terms import PHASES

SEATS = SEAT_NAMES
WATCHERS = {name: Seat(number) for number, name in enumerate(SEATS)} | {"spectator": NOBODY, "everyone": EVERYONE}
PRINTED = (files("salle.games.arena") / "cards.toml").read_text(encoding="utf-8")


class Fighting:
    """A fight that is played by tokens and seen by the seats, `first`, `second` and so on, and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game
        assert isinstance(bout.game, Arena)
        self.cards = bout.game.ring.cards

    @property
    def state(self) -> Fight:
        """All that its referee knows."""
        assert isinstance(self.bout.state, Fight)
        return self.bout.state

    def play(self, tokens: str) -> Fighting:
        """Play them in their order; Illegal, Malformed or OutOfTurn if one of them can't be."""
        for token in tokens.split():
            self.bout.play(self.game.notation.read(self.bout.state, token))
        return self

    # -- what may be done

    def legal(self) -> list[str]:
        """The tokens of what may be done now, by a hero or by the deck, sorted."""
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

    def label(self, token: str, locale: str = "en") -> str:
        """What whoever acts is told that he would do."""
        return say(self.game.explain.label(self._own_sight(), self.game.notation.action(token)), locale)

    def effect(self, token: str, locale: str = "en") -> str:
        """What whoever acts is told that it would do."""
        return say(self.game.explain.effect(self._own_sight(), self.game.notation.action(token)), locale)

    def weights(self) -> dict[str, int]:
        """What the deck may do now, and in how many ways."""
        rows = enumerate(self.bout.state.chance_weights(), self.game.actions)
        return {self.game.notation.token(salle.Action(number)): int(ways) for number, ways in rows if ways}

    @property
    def awaiting(self) -> str:
        """Who acts: `first`, `second` ..., `deck` or, when the game is over, `nobody`."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    @property
    def phase(self) -> str:
        """Where the turn stands: `lot`, `deal`, `draw`, `discard`, `ready`, `combat`, `answer`, or `over`."""
        return PHASES[self.state.phase]

    # -- where it stands

    def hero(self, seat: str) -> Hero:
        """All that the referee knows of one of them."""
        return self.state.heroes[WATCHERS[seat]]

    def heroes(self) -> list[str]:
        """Who fights, in seat order; nothing for a seat that never got a hero."""
        return ["" if me.hero == NO_HERO else HEROES[me.hero] for me in self.state.heroes]

    def life(self) -> list[int]:
        """The life of each, in seat order."""
        return [int(me.life) for me in self.state.heroes]

    def standing(self) -> list[str]:
        """The seats whose heroes stand."""
        return [name for name, me in zip(self.game.seat_names, self.state.heroes, strict=True) if me.standing]

    def held(self) -> list[int]:
        """How many cards each holds, in seat order."""
        return [int(me.held) for me in self.state.heroes]

    def hand(self, seat: str) -> list[str]:
        """The cards in the hand of a seat, in the order of the faces."""
        return self._faces(self.hero(seat).hand)

    def items(self, seat: str) -> list[str]:
        """The weapons and shields of a seat in the order of the faces, shields with the strength left: `SS`, `BU2`."""
        me = self.hero(seat)
        return [f"{self.cards.codes[face]}{left or ''}" for face, left in zip(me.items, me.left, strict=True)]

    def armor(self, seat: str) -> str:
        """The armor of a seat with what is left of it, `LA2`; nothing if there is none."""
        me = self.hero(seat)
        return "" if me.armor == NO_FACE else f"{self.cards.codes[me.armor]}{me.armor_left}"

    def discards(self) -> list[str]:
        """The discards, in the order of the faces."""
        return self._faces(self.state.discards)

    def deck(self) -> list[str]:
        """The cards that may still be drawn, in the order of the faces."""
        return self._faces(self.state.deck)

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return self.game.seat_names[self.state.turn]

    @property
    def round(self) -> int:
        """Which round it is, from 1."""
        return int(self.state.round)

    @property
    def quiet(self) -> int:
        """How many rounds in a row ended without an attack."""
        return int(self.state.quiet)

    @property
    def fought(self) -> bool:
        """Whether somebody has attacked in this round."""
        return bool(self.state.fought)

    def sight(self, watcher: str = "spectator") -> tuple[int, ...]:
        """All that the watcher can know, as numbers."""
        return self.bout.state.sight(WATCHERS[watcher])

    def sights(self) -> dict[str, tuple[int, ...]]:
        """What each of the seats, a spectator and somebody who sees everything can know."""
        return {watcher: self.sight(watcher) for watcher in (*self.game.seat_names, "spectator", "everyone")}

    def stance(self) -> str:
        """The position, written down."""
        text: str = self.game.notation.write_stance(self.bout.state)
        return text

    def _own_sight(self) -> tuple[int, ...]:
        return self.sight(self.awaiting)

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.listed(pile)]

    # -- what happened

    @property
    def winner(self) -> str:
        """Who won; nothing while it goes on, or if nobody did."""
        outcome = self.bout.outcome
        return self.game.seat_names[outcome.winners[0]] if outcome and outcome.winners else ""

    @property
    def ended(self) -> tuple[str, str]:
        """Who won and by which rule; two nothings while it goes on."""
        outcome = self.bout.outcome
        return self.winner, "" if outcome is None else self.game.rule_name(outcome.rule)

    def utilities(self) -> list[int]:
        """What the end is worth to each, in seat order."""
        return [self.bout.state.utility(Seat(seat)) for seat in range(self.game.seats)]

    def rules_of(self, kind: str) -> list[str]:
        """The rules of all events of that kind."""
        return [self.game.rule_name(event.rule) for event in self._heard() if self.game.events[event.kind] == kind]

    def events(self, watcher: str = "spectator") -> list[str]:
        """The kinds of all events that watcher heard."""
        return [self.game.events[event.kind] for event in self._heard(watcher)]

    def heard(self, watcher: str = "spectator") -> list[str]:
        """Everything that watcher heard: the event, its rule, its seat and its facts."""
        return [self._spelt(event) for event in self._heard(watcher)]

    def happened(self, kind: str) -> int:
        """How often the table heard of that kind of event."""
        return self.events().count(kind)

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
def rules(cards: Value = "", **options: Value) -> Game:
    """The game with these options, and with corrected cards if there are any."""
    return salle.game("arena", "standard", cards=cards, **options)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one thing about a card or a hero written otherwise."""
    head, *rows = PRINTED.split("\n[[")
    index = next(index for index, row in enumerate(rows) if f'name = "{name}"' in row)
    assert old in rows[index]
    rows[index] = rows[index].replace(old, new, 1)
    return "\n[[".join([head, *rows])


def fight(cards: Value = "", **options: Value) -> Fighting:
    """A game from its first ply: the lot, or the deal if the heroes are named."""
    if "seats" not in options and "heroes" in options:
        options["seats"] = len(str(options["heroes"]).split(","))
    return Fighting(salle.Bout(rules(cards, **options)))


def stance(text: str, cards: Value = "", **options: Value) -> Fighting:
    """A game that goes on from this stance, with as many seats as it has parts."""
    parts = max([2, *(word.count("/") + 1 for word in text.split())])
    game = rules(cards, **({"seats": parts} | options))
    return Fighting(salle.Bout(game, game.stance(text)))
