"""A position of Audatia: what lies where, what each duelist can know of it, and how it is copied."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Outcome, Rule, Seat, State
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.cards import NO_POSTA, NO_SIDE, VIRTUES, Cards
from salle.games.audatia.rules.setup import DuelSetup
from salle.games.audatia.rules.terms import CHALLENGER, RESPONDENT

# The salute's bonus.
NO_BONUS: Final = 0
WAITING: Final = 1  # for the first strike
ACTIVE: Final = 2  # while that strike tops the stack

NO_ACTION: Final = Action(-1)


class Memory:
    """What somebody who has seen a whole hand still knows of it, and of what was put away face down.

    Since that look some cards have left openly, each of them one of those seen or one drawn later; others were put away
    unseen, of which at most `could` can have been drawn later.
    """

    def __init__(self, hand: i64) -> None:
        self.seen: i64 = hand
        self.left: i64 = 0  # openly, since, of the faces seen
        self.draws: i64 = 0  # but for those that left openly and were surely drawn
        self.since: i64 = 0  # put away
        self.could: i64 = 0
        self.buried: i64 = 0  # known to lie face down among the discards
        # Before that look so many cards were put away that are known to have been among these.
        self.past: i64 = 0
        self.past_count: i64 = 0

    def take_over(self, twin: Memory) -> None:
        """Become what the twin is."""
        self.seen = twin.seen
        self.left = twin.left
        self.draws = twin.draws
        self.since = twin.since
        self.could = twin.could
        self.buried = twin.buried
        self.past = twin.past
        self.past_count = twin.past_count

    def look(self, cards: Cards, hand: i64) -> None:
        """The whole hand is seen again: what is missing and did not leave openly was put away."""
        missing = cards.difference(self.seen, self.left) & ~hand
        others = self.since - self.could - size(missing)
        if others > 0:
            self.past = self.seen
            self.past_count = others
        self.buried = cards.union(self.buried, missing)
        self.seen = hand
        self.left = self.draws = self.since = self.could = 0

    def put(self, first_hand: bool) -> None:
        """A card was put away unseen; at set-up it is one of the first hand."""
        self.since += 1
        if not first_hand:
            self.could = min(self.could + 1, self.draws)

    def lose(self, cards: Cards, face: i64) -> None:
        """A card left openly; of a face that was not seen, or not so often, it was drawn."""
        if self.draws == 0:
            self.seen = cards.without(self.seen, face)
        elif cards.count(self.left, face) < cards.count(self.seen, face):
            self.left = cards.with_one(self.left, face)
        else:
            self.draws -= 1
            self.could = min(self.could, self.draws)

    def describe(self, row: list[i64]) -> None:
        """As numbers in a sight."""
        row.append(self.seen)
        row.append(self.left)
        row.append(self.draws)
        row.append(self.since)
        row.append(self.could)
        row.append(self.buried)
        row.append(self.past)
        row.append(self.past_count)

    def restore(self, sight: tuple[int, ...], first: i64) -> None:
        """From the numbers in a sight."""
        self.seen = sight[first]
        self.left = sight[first + 1]
        self.draws = sight[first + 2]
        self.since = sight[first + 3]
        self.could = sight[first + 4]
        self.buried = sight[first + 5]
        self.past = sight[first + 6]
        self.past_count = sight[first + 7]


class Duelist:
    """One duelist: his cards, his posta and where his sword is. Sets of cards are numbers, see `Pack`."""

    def __init__(self, character: i64, cards: Cards) -> None:
        basic = cards.basic[character]
        self.character: Final = character
        self.hand: i64 = basic
        self.held: i64 = size(basic)
        self.basics: i64 = basic  # during set-up: the basic cards he may still put away
        self.deck: i64 = cards.difference(cards.deck[character], basic)
        self.deck_size: i64 = size(self.deck)
        self.hidden: i64 = 0  # his face-down discards
        self.hidden_size: i64 = 0
        self.shown: i64 = 0  # his other discards
        self.stack: list[i64] = []  # faces, the top last
        self.side: i64 = NO_SIDE  # where the stack lies, as he sees it
        self.posta: i64 = NO_POSTA  # stands in, or struck from
        self.lures: i64 = 0  # a bit for each blow
        self.taunted: i64 = 0  # how many cards he owes if he can't attack
        self.salute: i64 = NO_BONUS
        self.memory: Memory = Memory(basic)  # the opponent's
        self.hall: Memory = Memory(basic)  # the spectators'

    def take_over(self, twin: Duelist) -> None:
        """Become what the twin is."""
        self.hand = twin.hand
        self.held = twin.held
        self.basics = twin.basics
        self.deck = twin.deck
        self.deck_size = twin.deck_size
        self.hidden = twin.hidden
        self.hidden_size = twin.hidden_size
        self.shown = twin.shown
        self.stack = twin.stack.copy()
        self.side = twin.side
        self.posta = twin.posta
        self.lures = twin.lures
        self.taunted = twin.taunted
        self.salute = twin.salute
        self.memory.take_over(twin.memory)
        self.hall.take_over(twin.hall)

    def top(self) -> i64:
        """The card on top of his stack."""
        return self.stack[len(self.stack) - 1] if self.stack else NO_FACE


# Where things stand in a sight; the two stacks come last.
SIGHT_SEAT: Final = 0
SIGHT_TO_ACT: Final = 1
SIGHT_PHASE: Final = 2
SIGHT_GAME: Final = 3
SIGHT_VIRTUES: Final = 4  # whose each is
SIGHT_FIRST: Final = 8
SIGHT_PUT: Final = 9
SIGHT_ATTACKER: Final = 10
SIGHT_ATTACK: Final = 11
SIGHT_PARRY: Final = 12
SIGHT_STRETTO: Final = 13
SIGHT_REMEDY: Final = 14  # face, side, what as, whether Soprana may answer it
SIGHT_WAITED: Final = 18
SIGHT_PENDING: Final = 19  # the skill that may be denied, and where its player decided
SIGHT_DRAWER: Final = 21
SIGHT_OWED: Final = 22
SIGHT_AFTER: Final = 23
SIGHT_WINNER: Final = 24
SIGHT_WHY: Final = 25
SIGHT_DUELISTS: Final = 26
# Of each duelist: ten open numbers, two memories, three sets that are his own.
DUELIST_MEMORY: Final = 10
MEMORY_SIZE: Final = 8
DUELIST_HALL: Final = DUELIST_MEMORY + MEMORY_SIZE
DUELIST_CARDS: Final = DUELIST_HALL + MEMORY_SIZE
DUELIST_SIZE: Final = DUELIST_CARDS + 3
SIGHT_STACKS: Final = SIGHT_DUELISTS + 2 * DUELIST_SIZE


class Position(State):
    """A duel as its referee knows it, without the rules by which it moves on."""

    def __init__(self, setup: DuelSetup, mute: bool = False) -> None:
        super().__init__(mute)
        self.setup: Final = setup
        self.challenger: Duelist = Duelist(setup.characters[0], setup.cards)
        self.respondent: Duelist = Duelist(setup.characters[1], setup.cards)
        self.to_act = CHALLENGER
        self.phase: i64 = phase_ids.SETUP
        self.game: i64 = 1
        self.virtues: list[Seat] = [NOBODY] * len(VIRTUES)  # whose each is
        self.put: i64 = 0  # set-up: how many cards were put away
        self.first: Seat = CHALLENGER  # who plays skills first
        # The phrase.
        self.attacker: Seat = NOBODY  # AU-10
        self.attack: i64 = NO_FACE
        self.parry: i64 = NO_FACE  # or the break
        self.stretto: i64 = 0  # the side of the close play; 0: the bind is largo, or there is none
        self.remedy: i64 = NO_FACE
        self.remedy_side: i64 = 0
        self.remedy_role: i64 = 0
        self.soprana: bool = False  # may answer the remedy
        self.waited: bool = False  # after a break: one of the two has
        # A skill that may be denied.
        self.pending: Action = NO_ACTION
        self.resume: i64 = phase_ids.DRAW
        # What the deck is doing; afterwards the drawer decides in that phase, DRAW: set-up goes on.
        self.drawer: Seat = NOBODY
        self.owed: i64 = 0
        self.after: i64 = phase_ids.DRAW
        self.winner: Seat = NOBODY
        self.why: Rule = LEGAL

    def duelist(self, seat: Seat) -> Duelist:
        """Who sits there."""
        return self.challenger if seat == CHALLENGER else self.respondent

    def choosing_poste(self) -> bool:
        """Whether a posta that is chosen is still secret: until both are, also while a card is cycled."""
        return self.phase == phase_ids.POSTA or (self.phase == phase_ids.DRAW and self.after == phase_ids.POSTA)

    def take_over(self, twin: Position) -> None:
        """Become what the twin is."""
        self.to_act = twin.to_act
        self.together = twin.together
        self.phase = twin.phase
        self.challenger.take_over(twin.challenger)
        self.respondent.take_over(twin.respondent)
        self.game = twin.game
        self.virtues = twin.virtues.copy()
        self.put = twin.put
        self.first = twin.first
        self.attacker = twin.attacker
        self.attack = twin.attack
        self.parry = twin.parry
        self.stretto = twin.stretto
        self.remedy = twin.remedy
        self.remedy_side = twin.remedy_side
        self.remedy_role = twin.remedy_role
        self.soprana = twin.soprana
        self.waited = twin.waited
        self.pending = twin.pending
        self.resume = twin.resume
        self.drawer = twin.drawer
        self.owed = twin.owed
        self.after = twin.after
        self.winner = twin.winner
        self.why = twin.why

    # -- what is seen

    def sight(self, seat: Seat) -> tuple[int, ...]:
        virtues = self.virtues
        row: list[i64] = [
            seat,
            self.to_act,
            self.phase,
            self.game,
            virtues[0],
            virtues[1],
            virtues[2],
            virtues[3],
            self.first,
            self.put,
            self.attacker,
            self.attack,
            self.parry,
            self.stretto,
            self.remedy,
            self.remedy_side,
            self.remedy_role,
            1 if self.soprana else 0,
            1 if self.waited else 0,
            self.pending,
            self.resume,
            self.drawer,
            self.owed,
            self.after,
            self.winner,
            self.why,
        ]
        self._describe(row, CHALLENGER, seat)
        self._describe(row, RESPONDENT, seat)
        for face in self.challenger.stack:
            row.append(face)
        for face in self.respondent.stack:
            row.append(face)
        return tuple(row)

    def _describe(self, row: list[i64], who: Seat, seat: Seat) -> None:
        me = self.duelist(who)
        own = seat == who or seat == EVERYONE
        row.append(me.held)
        row.append(me.hidden_size)
        row.append(me.deck_size)
        row.append(me.shown)
        row.append(NO_POSTA if not own and self.choosing_poste() else me.posta)
        row.append(me.side)
        row.append(me.lures)
        row.append(me.taunted)
        row.append(me.salute)
        row.append(len(me.stack))
        if seat == NOBODY:
            me.hall.describe(row)
        else:
            me.memory.describe(row)
        me.hall.describe(row)
        row.append(me.hand if own else 0)
        row.append(me.hidden if own else 0)
        row.append(me.basics if own else 0)

    def masked(self, action: Action, seat: Seat) -> Action:
        """Draws are seen by whoever draws, cards put away by their owner, a posta when both have chosen."""
        setup = self.setup
        actions = setup.action_table
        first = setup.actions + setup.cards.faces
        if action >= setup.actions:
            return action if self.drawer == seat else Action(first)
        if action < 0 or self.to_act == seat:
            return action
        if actions.first_put <= action < actions.first_cycle:
            return Action(first + 1)
        secret = self.phase == phase_ids.POSTA and action < actions.first_put
        return Action(first + 2) if secret else action

    def census(self) -> tuple[int, ...]:
        cards = self.setup.cards
        counts: list[int] = []
        for me in (self.challenger, self.respondent):
            piles = (me.hand, me.hidden, me.shown, me.deck)
            face: i64
            for face in range(cards.faces):
                count = me.stack.count(face)
                for pile in piles:
                    count += cards.count(pile, face)
                counts.append(count)
            counts.append(me.held - size(me.hand))
            counts.append(me.hidden_size - size(me.hidden))
            counts.append(me.deck_size - size(me.deck))
        return tuple(counts)

    # -- how it stands

    def points(self, seat: Seat) -> int:
        return 1 if self.winner == seat else 0

    def utility(self, seat: Seat) -> int:
        if self.winner == NOBODY:
            return 0
        return 1 if self.winner == seat else -1

    def outcome(self) -> Outcome | None:
        return Outcome((self.winner,), self.why) if self.phase == phase_ids.OVER else None

    def dealt_to(self) -> Seat:
        return self.drawer

    def chance_weights(self) -> list[i64]:
        return self.setup.cards.count_faces(self.duelist(self.drawer).deck)

    def chance_total(self) -> i64:
        return self.duelist(self.drawer).deck_size
