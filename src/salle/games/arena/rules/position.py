"""A position of Swordplay: Arena: what lies where, what each seat can know of it, and how it is copied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Action, Outcome, Rule, Seat, State
from salle.core.rng import Rng
from salle.games.arena.rules.actions import DROP, PASS
from salle.games.arena.rules.cards import HEROES, Cards
from salle.games.arena.rules.phase_ids import DEAL, DISCARD, LOT, OVER, READY
from salle.games.arena.rules.setup import Ring
from salle.games.arena.rules.terms import HAND

NO_HERO: Final = -1
MOST_ITEMS: Final = 2  # in two hands
MOST_FACES: Final = 64


class Hero:
    """One hero: life, hand and items. Sets of cards are numbers, see `Pack`."""

    def __init__(self) -> None:
        self.hero: i64 = NO_HERO
        self.life: i64 = 0
        self.standing: bool = True
        self.hand: i64 = 0
        self.held: i64 = 0
        self.armor: i64 = NO_FACE
        self.armor_left: i64 = 0
        self.items: list[i64] = []  # weapons and shields, by face, the stronger of two alike first
        self.left: list[i64] = []  # the strength of each; weapons have none
        # Since the deck was last made of discards: how many cards he drew, and which.
        self.newer: i64 = 0
        self.drawn: i64 = 0
        # And which cards left his hand before all eyes, after how many of those draws: in order, see `spent_face`. Only
        # if there were cards in hands then: else all that he has had is drawn.
        self.spent: list[i64] = []

    def take_over(self, twin: Hero) -> None:
        """Become what the twin is."""
        self.hero = twin.hero
        self.life = twin.life
        self.standing = twin.standing
        self.hand = twin.hand
        self.held = twin.held
        self.armor = twin.armor
        self.armor_left = twin.armor_left
        self.items = twin.items.copy()
        self.left = twin.left.copy()
        self.newer = twin.newer
        self.drawn = twin.drawn
        self.spent = twin.spent.copy()

    def remember(self, face: i64) -> None:
        """A card left his hand just now."""
        card = self.newer * MOST_FACES + face
        place: i64 = len(self.spent)
        while place > 0 and self.spent[place - 1] > card:
            place -= 1
        self.spent.insert(place, card)

    def hands_full(self, cards: Cards) -> i64:
        """How many hands his items take."""
        taken: i64 = 0
        for face in self.items:
            taken += cards.hands[face]
        return taken

    def ready(self, cards: Cards) -> i64:
        """The first card of each face among his items and his armor."""
        found: i64 = 0 if self.armor == NO_FACE else cards.first[self.armor]
        for face in self.items:
            found |= cards.first[face]
        return found

    def item(self, face: i64, left: i64) -> i64:
        """Where that item with that strength is among his, or -1."""
        number: i64
        for number in range(len(self.items)):
            if self.items[number] == face and self.left[number] == left:
                return number
        return -1

    def hold(self, face: i64, left: i64) -> None:
        """An item goes into his hands, in its place."""
        place: i64 = 0
        while place < len(self.items) and (
            self.items[place] < face or (self.items[place] == face and self.left[place] > left)
        ):
            place += 1
        self.items.insert(place, face)
        self.left.insert(place, left)

    def let_go(self, place: i64) -> i64:
        """An item leaves his hands; returns its face."""
        self.left.pop(place)
        return self.items.pop(place)


def spent_face(card: i64) -> i64:
    """The face of a card that was spent."""
    return card % MOST_FACES


def spent_after(card: i64) -> i64:
    """How many cards its owner had drawn by then."""
    return card // MOST_FACES


# Where things stand in a sight.
SIGHT_SEAT: Final = 0
SIGHT_TO_ACT: Final = 1
SIGHT_PHASE: Final = 2
SIGHT_TURN: Final = 3
SIGHT_ROUND: Final = 4
SIGHT_QUIET: Final = 5
SIGHT_FOUGHT: Final = 6
SIGHT_DRAWER: Final = 7
SIGHT_DECK: Final = 8  # how many cards it has
SIGHT_DISCARDS: Final = 9
SIGHT_FRESH: Final = 10  # what the deck was last made of
SIGHT_AGED: Final = 11  # what was in hands then
SIGHT_ATTACK: Final = 12  # card, line, target
SIGHT_WINNER: Final = 15
SIGHT_WHY: Final = 16
SIGHT_HEROES: Final = 17
# Of each hero: seven open numbers, two items with their strength, and two sets of his own. After all of them, of each
# how many cards he spent, and which.
HERO_ITEMS: Final = 7
HERO_CARDS: Final = HERO_ITEMS + 2 * MOST_ITEMS
HERO_SIZE: Final = HERO_CARDS + 2


class Position(State):
    """A game as its referee knows it, without the rules by which it moves on."""

    def __init__(self, ring: Ring, mute: bool = False) -> None:
        super().__init__(mute)
        self.ring: Final = ring
        self.to_act = CHANCE
        self.phase: i64 = DEAL if ring.heroes else LOT
        self.heroes: list[Hero] = []
        for _ in range(ring.seats):
            self.heroes.append(Hero())
        self.turn: Seat = Seat(0)
        self.round: i64 = 1
        self.quiet: i64 = 0  # rounds in a row without an attack
        self.fought: bool = False  # somebody attacked in this round
        self.drawer: Seat = Seat(0)
        self.deck: i64 = ring.cards.all
        self.deck_size: i64 = size(ring.cards.all)
        self.discards: i64 = 0
        self.fresh: i64 = ring.cards.all
        self.aged: i64 = 0
        self.attack: i64 = NO_FACE
        self.line: i64 = 0
        self.target: Seat = NOBODY
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL

    def take_over(self, twin: Position) -> None:
        """Become what the twin is."""
        self.to_act = twin.to_act
        self.phase = twin.phase
        number: i64
        for number in range(self.ring.seats):
            self.heroes[number].take_over(twin.heroes[number])
        self.turn = twin.turn
        self.round = twin.round
        self.quiet = twin.quiet
        self.fought = twin.fought
        self.drawer = twin.drawer
        self.deck = twin.deck
        self.deck_size = twin.deck_size
        self.discards = twin.discards
        self.fresh = twin.fresh
        self.aged = twin.aged
        self.attack = twin.attack
        self.line = twin.line
        self.target = twin.target
        self.winner = twin.winner
        self.why = twin.why

    def sight(self, seat: Seat) -> tuple[int, ...]:
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.turn,
            self.round,
            self.quiet,
            1 if self.fought else 0,
            self.drawer,
            self.deck_size,
            self.discards,
            self.fresh,
            self.aged,
            self.attack,
            self.line,
            self.target,
            self.winner,
            self.why,
        ]
        number: i64
        for number in range(self.ring.seats):
            self._describe(row, self.heroes[number], seat == number or seat == EVERYONE)
        for me in self.heroes:
            row.append(len(me.spent))
            for card in me.spent:
                row.append(card)
        return tuple(row)

    def _describe(self, row: list[i64], me: Hero, own: bool) -> None:
        row.append(me.hero)
        row.append(me.life)
        row.append(1 if me.standing else 0)
        row.append(me.held)
        row.append(me.armor)
        row.append(me.armor_left)
        row.append(me.newer)
        number: i64
        for number in range(MOST_ITEMS):
            if number < len(me.items):
                row.append(me.items[number])
                row.append(me.left[number])
            else:
                row.append(NO_FACE)
                row.append(0)
        row.append(me.hand if own else 0)
        row.append(me.drawn if own else 0)

    def masked(self, action: Action, seat: Seat) -> Action:
        """Draws are seen by whoever draws; everything else by all."""
        ring = self.ring
        if ring.actions <= action < ring.actions + ring.first_hero and self.drawer != seat:
            return Action(ring.actions + ring.chances)
        return action

    def reveals(self, action: Action) -> bool:
        """To drop an item, to ready none, or to keep all if no card is due shows no card and passes no turn."""
        verb = self.ring.action_table.verb[action]
        if self.phase == DISCARD:
            due = self.heroes[self.turn].held < HAND and (self.deck_size > 0 or self.discards != 0)
            return verb != PASS or due
        return self.phase != READY or (verb != PASS and verb != DROP)

    def census(self) -> tuple[int, ...]:
        cards = self.ring.cards
        counts: list[int] = []
        face: i64
        for face in range(cards.faces):
            count = cards.count(self.deck, face) + cards.count(self.discards, face)
            for me in self.heroes:
                count += cards.count(me.hand, face) + me.items.count(face)
                if me.armor == face:
                    count += 1
            counts.append(count)
        counts.append(self.deck_size - size(self.deck))
        for me in self.heroes:
            counts.append(me.held - size(me.hand))
        return tuple(counts)

    def points(self, seat: Seat) -> int:
        return self.heroes[seat].life

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return self.ring.seats - 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome((), self.why) if self.winner == NOBODY else Outcome((self.winner,), self.why)

    def stands(self, seat: Seat) -> bool:
        return self.heroes[seat].standing

    def dealt_to(self) -> Seat:
        return NOBODY if self.phase == LOT else self.drawer

    def chance_weights(self) -> list[i64]:
        if self.phase != LOT:
            return self.ring.cards.count_faces(self.deck)
        weights: list[i64] = [0] * self.ring.first_hero + [1] * len(HEROES)
        for me in self.heroes:
            if me.hero != NO_HERO:
                weights[self.ring.first_hero + me.hero] = 0
        return weights

    def chance_total(self) -> i64:
        return super().chance_total() if self.phase == LOT else self.deck_size

    def drawn(self, rng: Rng) -> i64:
        return super().drawn(rng) if self.phase == LOT else self.ring.cards.nth(self.deck, rng.below(self.deck_size))
