"""Duels in the words of the game: put two duelists in the lists, play tokens, look and listen.

    duel(challenger="galeazzo", respondent="boucicault").play("-BO . +MFr . vP vC . . . DOD FEN . .").legal()
    stance("phase=react c.posta=DOD c.stack=MFl r.posta=FEN r.hand=MFr").play("=MFr")

How a position is written is said in `salle.games.audatia.stance`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from itertools import product

import salle
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Event, Game, Seat
from salle.core.options import Value
from salle.core.texts import Message
from salle.games.audatia.cards import CHARACTERS, NO_POSTA, NO_SIDE, SIDES, STRETTO_SIDES, VIRTUES
from salle.games.audatia.game import Audatia
from salle.games.audatia.position import Duelist
from salle.games.audatia.rules import Duel
from salle.games.audatia.terms import PHASES

SEATS = ("challenger", "respondent")
WATCHERS = {"challenger": Seat(0), "respondent": Seat(1), "spectator": NOBODY, "everyone": EVERYONE}
PAIRINGS = tuple(product(CHARACTERS, CHARACTERS))
PRINTED = (files("salle.games.audatia") / "cards.toml").read_text(encoding="utf-8")


class Dueling:
    """A duel that is played by tokens and seen by `challenger`, `respondent` and a `spectator`."""

    def __init__(self, bout: salle.Bout) -> None:
        self.bout = bout
        self.game = bout.game
        assert isinstance(bout.game, Audatia)
        self.cards = bout.game.lists.cards

    @property
    def state(self) -> Duel:
        """All that its referee knows."""
        assert isinstance(self.bout.state, Duel)
        return self.bout.state

    def play(self, tokens: str) -> Dueling:
        """Play them in their order; Illegal, Malformed or OutOfTurn if one of them can't be."""
        for token in tokens.split():
            self.bout.play(self.game.notation.read(self.bout.state, token))
        return self

    # -- what may be done

    def legal(self) -> list[str]:
        """The tokens of what may be done now, by a duelist or by the deck, sorted."""
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
        rows = enumerate(self.bout.state.chance_weights(), self.game.actions)
        return {self.game.notation.token(salle.Action(number)): int(ways) for number, ways in rows if ways}

    @property
    def awaiting(self) -> str:
        """Who acts: `challenger`, `respondent`, `deck` or, when the duel is over, `nobody`."""
        seat = self.bout.awaiting
        if seat == CHANCE:
            return "deck"
        return "nobody" if seat == NOBODY else self.game.seat_names[seat]

    @property
    def phase(self) -> str:
        """Where the duel stands: `setup`, `react`, `largo-last` and so on."""
        return PHASES[self.state.phase]

    # -- where it stands

    def duelist(self, seat: str) -> Duelist:
        """All that the referee knows of one of them."""
        return self.state.duelist(WATCHERS[seat])

    def hand(self, seat: str) -> list[str]:
        """The cards in the hand of a seat, in the order of the faces."""
        return self._faces(self.duelist(seat).hand)

    def held(self) -> tuple[int, int]:
        """How many cards challenger and respondent hold."""
        return self.state.challenger.held, self.state.respondent.held

    def stack(self, seat: str) -> list[str]:
        """The cards of a stack, its top last."""
        return [self.cards.codes[face] for face in self.duelist(seat).stack]

    def side(self, seat: str) -> str:
        """Where the stack lies as its owner sees it: `left`, `centre`, `right`; nothing if there is none."""
        side = self.duelist(seat).side
        return "" if side == NO_SIDE else SIDES[side]

    def posta(self, seat: str) -> str:
        """The code of the posta; nothing if none is chosen."""
        posta = self.duelist(seat).posta
        return "" if posta == NO_POSTA else self.cards.posta_codes[posta]

    def shown(self, seat: str) -> list[str]:
        """The discards of a seat that all have seen."""
        return self._faces(self.duelist(seat).shown)

    def hidden(self, seat: str) -> list[str]:
        """The discards of a seat that lie face down."""
        return self._faces(self.duelist(seat).hidden)

    def deck(self, seat: str) -> list[str]:
        """The cards that a seat may still draw."""
        return self._faces(self.duelist(seat).deck)

    def virtues(self, seat: str) -> dict[str, int]:
        """How much of each virtue a seat has now, with what its first strike lends it."""
        return {name: int(self.state.virtue(WATCHERS[seat], number)) for number, name in enumerate(VIRTUES)}

    def owners(self) -> str:
        """Whose each virtue is: `crcr`, with `-` for one that nobody has yet."""
        return "".join("cr"[seat] if seat >= 0 else "-" for seat in self.state.virtues)

    @property
    def attacker(self) -> str:
        """Whose attack is in hand (AU-10); nothing if there is none."""
        seat = self.state.attacker
        return "" if seat == NOBODY else self.game.seat_names[seat]

    @property
    def stretto(self) -> str:
        """The side of the close play: `inside`, `outside`, or `none` if the bind is largo or there is none."""
        return STRETTO_SIDES[self.state.stretto]

    def sight(self, watcher: str = "spectator") -> tuple[int, ...]:
        """All that the watcher can know, as numbers."""
        return self.bout.state.sight(WATCHERS[watcher])

    def remembered(self, seat: str) -> list[str]:
        """The cards that the opponent has seen in the hand of a seat and that have not left it openly."""
        memory = self.duelist(seat).memory
        return self._faces(self.cards.parted(memory.seen, memory.left))

    def stance(self) -> str:
        """The position, written down."""
        text: str = self.game.notation.write_stance(self.bout.state)
        return text

    def _faces(self, pile: int) -> list[str]:
        return [self.cards.codes[face] for face in self.cards.listed(pile)]

    # -- what happened

    @property
    def winner(self) -> str:
        """Who won the duel; nothing while it goes on."""
        outcome = self.bout.outcome
        return "" if outcome is None else self.game.seat_names[outcome.winners[0]]

    @property
    def ended(self) -> tuple[str, str]:
        """Who won the duel and by which rule; two nothings while it goes on."""
        outcome = self.bout.outcome
        return self.winner, "" if outcome is None else self.game.rule_name(outcome.rule)

    def break_offs(self) -> list[str]:
        """Why each phrase was broken off: the names of the rules."""
        return self.rules_of("break-off")

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
def rules(challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Game:
    """The game between these characters, with corrected cards if there are any."""
    return salle.game("audatia", cards=cards, challenger=challenger, respondent=respondent)


def corrected(name: str, old: str, new: str) -> str:
    """The card data with one thing about a strike, posta, remedy, counter, skill or character written otherwise."""
    head, *rows = PRINTED.split("\n[[")
    index = next(index for index, row in enumerate(rows) if f'name = "{name}"' in row)
    assert old in rows[index]
    rows[index] = rows[index].replace(old, new, 1)
    return "\n[[".join([head, *rows])


def duel(challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Dueling:
    """A duel from its first decision."""
    return Dueling(salle.Bout(rules(challenger, respondent, cards)))


def stance(text: str, challenger: str = "galeazzo", respondent: str = "boucicault", cards: Value = "") -> Dueling:
    """A duel that goes on from this stance."""
    game = rules(challenger, respondent, cards)
    return Dueling(salle.Bout(game, game.stance(text)))
