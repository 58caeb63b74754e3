"""A readable opponent: it keeps a hand for every need, and plays each phrase to its end in imagined worlds."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.cards.card_sets import size
from salle.core.game import NOBODY, Action, Seat
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.games.audatia.bots.hand_needs import ATTACKS, LEFT_PARRY, NEEDS, RIGHT_PARRY, Needs
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import CYCLE, PLAY_SKILL, PUT, STAND
from salle.games.audatia.rules.cards import (
    AUDATIA,
    EYE,
    FULL_BITS,
    LEFT,
    NO_VIRTUE,
    POSTE,
    RIGHT,
    Cards,
    P,
)
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.eligibility import can_attack
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.phase import PREPARING, SET_UP
from salle.games.audatia.rules.terms import CHALLENGER, other

WORLDS: Final = 8  # hands imagined for the opponent on each decision
SCOUTS: Final = 2  # worlds in which every action is tried; the other worlds try only the best ones
PROMISING: Final = 5
BELIEF: Final = 4  # hands drawn for each world, the best is kept: players don't discard what they need
DEPTH: Final = 5  # decisions of a phrase to look ahead; forced ones don't count
NODES: Final = 1000  # positions searched in each of the two passes
WIN: Final = 1000  # the value of the duel
DRAWN: Final = 700  # the cost of a drawn game to the challenger, who has only one more
LOST: Final = -500  # below this value any new card is welcome
# The value of meeting each need. A second and third card for the same need add less.
WORTH: Final[list[i64]] = [7, 7, 4, 3, 3, 4, 4, 4]
SHARES: Final[list[i64]] = [0, 5, 8, 10, 12, 13, 13, 14]  # for one card, two cards ...
FEW_ATTACKS: Final[list[i64]] = [300, 150, 60, 20]  # the cost to a challenger, who must attack, of holding so few
DEAD_REMEDY: Final = 8  # the value of a remedy if the opponent holds its perfect counter
# The value of each skill if its virtue is there, and of a new card for one that cycles.
SKILL_WORTH: Final[list[i64]] = [30, 22, 28, 20, 22, 20, 22, 15, 22, 22, 30]
NEW_CARD: Final = 25
UNKNOWN_CARD: Final = 8  # the value of seeing one unknown card with Eye of the Lynx
VIRTUE_WORTH: Final[list[i64]] = [60, 50, 70, 40]
VIRTUE_WHIM: Final = 20
SALUTE_WORTH: Final = 30
SETUP_WHIM: Final = 6
# A posta's value: blows in hand that it allows, opponent's blows that it shuts, parries from its side, its bonus.
POSTA_ATTACK: Final = 10
POSTA_SHUT: Final = 6
POSTA_PARRY: Final = 12
POSTA_BONUS: Final = 8
POSTA_WHIM: Final = 25  # a random part, so that the choice can't be predicted
POSTE_TRIED: Final = 4  # the best poste by value, each tried in so many worlds
POSTA_WORLDS: Final = 4
POSTA_NODES: Final = 30


class Tactic:
    """Plays the action with the best value over the imagined worlds."""

    def __init__(self, game: Audatia, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.cards: Final[Cards] = game.setup.cards
        self.nodes: i64 = 0
        self.number: i64 = 1  # the number of the current game
        needs = Needs(self.cards)
        self.needs: Final[list[i64]] = needs.sets
        self.skills: Final[i64] = needs.skills

    def __reduce__(self) -> tuple[Any, ...]:
        return Tactic, (self.game, self.rng)

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        worlds: list[Duel] = []
        for _ in range(WORLDS):
            worlds.append(self.imagined(seen))
        here = worlds[0]
        self.number = here.game_number
        if here.phase == phase_ids.VIRTUE:
            return self.take_virtue(here, seen)
        setup = self.game.setup
        sorts = here.phase == phase_ids.TRADE or setup.phases[here.phase].part == SET_UP
        if sorts or setup.action_table.verb[seen.legal[0]] == PUT:
            return self.sort_hand(here, seen)
        return self.choose_posta(worlds, seen) if here.phase == phase_ids.POSTA else self.fence(worlds, seen)

    def imagined(self, seen: Seen) -> Duel:
        """A world: of several, the one where the opponent's hand has the highest value."""
        him = other(seen.seat)
        best = self.game.imagine(seen.sight, self.rng)
        most = self.worth(best, him, best.duelist(him).hand)
        for _ in range(BELIEF - 1):
            world = self.game.imagine(seen.sight, self.rng)
            value = self.worth(world, him, world.duelist(him).hand)
            if value > most:
                best, most = world, value
        return best

    # -- the hand

    def worth(self, duel: Duel, seat: Seat, hand: i64) -> i64:
        """The value of a player's hand."""
        cards = self.cards
        his = duel.duelist(other(seat)).hand
        value: i64 = 0
        number: i64
        for number in range(len(cards.own_counter)):
            remedy = cards.field[cards.remedy_face[number]]
            if hand & remedy != 0 and his & cards.field[cards.counter_face[cards.own_counter[number]]] != 0:
                hand &= ~remedy
                value += DEAD_REMEDY
        for number in range(NEEDS):
            value += WORTH[number] * SHARES[min(size(hand & self.needs[number]), len(SHARES) - 1)]
        if seat == CHALLENGER:
            value -= FEW_ATTACKS[min(size(hand & self.needs[ATTACKS]), len(FEW_ATTACKS) - 1)]
        skills = hand & self.skills
        while skills != 0:
            value += self.skill_worth(duel, seat, cards.index[cards.lowest(skills)])
            skills &= skills - 1
        return value

    def skill_worth(self, duel: Duel, seat: Seat, skill: i64) -> i64:
        """The value of a skill. Without its virtue it is low, unless the skill can be cycled."""
        needs = self.cards.skill_needs[skill]
        value = SKILL_WORTH[skill]
        if needs != NO_VIRTUE:
            holder = CHALLENGER if needs == AUDATIA else duel.virtues[needs]
            if holder == NOBODY:
                value = value // 2
            elif holder != seat:
                value = value // 5
        if self.cards.cycles[skill]:
            value = max(value, NEW_CARD)
        return value

    def sort_hand(self, duel: Duel, seen: Seen) -> Action:
        """Put away or cycle the least valuable card, if a new card is likely to be better."""
        actions = self.game.setup.action_table
        phase, hand = duel.phase, duel.duelist(seen.seat).hand
        before = self.worth(duel, seen.seat, hand)
        pass_by = seen.legal[0]
        best = pass_by
        least: i64 = WIN
        for action in seen.legal:
            if actions.verb[action] == PUT or actions.verb[action] == CYCLE:
                loss = before - self.worth(duel, seen.seat, self.cards.without(hand, actions.what[action]))
                if phase == phase_ids.SETUP:
                    loss += self.rng.below(SETUP_WHIM)
                if loss < least:
                    best, least = action, loss
        if actions.verb[pass_by] == PUT:
            return best
        if phase == phase_ids.SALUTE or phase == phase_ids.RETURN_SALUTE:
            return best if least < SALUTE_WORTH else pass_by
        rest = self.cards.without(hand, actions.what[best])
        if phase != phase_ids.SETUP and actions.verb[best] == PUT:  # a trade: a second card goes too
            rest = self.without_least(duel, seen.seat, rest)
            least = before - self.worth(duel, seen.seat, rest)
        gain = self.with_a_draw(duel, seen.seat, rest) - self.worth(duel, seen.seat, rest)
        return best if gain > least else pass_by

    def without_least(self, duel: Duel, seat: Seat, hand: i64) -> i64:
        """The value of the hand without its least valuable card."""
        best: i64 = -WIN
        rest: i64 = 0
        for face in self.cards.list_faces(hand):
            left = self.cards.without(hand, face)
            value = self.worth(duel, seat, left)
            if value > best:
                best, rest = value, left
        return rest

    def with_a_draw(self, duel: Duel, seat: Seat, hand: i64) -> i64:
        """The average value of the hand after one more draw."""
        deck = self.cards.list_faces(duel.duelist(seat).deck)
        total: i64 = 0
        for face in deck:
            total += self.worth(duel, seat, self.cards.with_one(hand, face))
        return total // max(1, len(deck))

    def take_virtue(self, duel: Duel, seen: Seen) -> Action:
        """The virtue that serves most cards in hand."""
        actions = self.game.setup.action_table
        best = seen.legal[0]
        most: i64 = -1
        for action in seen.legal:
            if actions.verb[action] != CYCLE:
                virtue = actions.what[action]
                value = VIRTUE_WORTH[virtue] + self.rng.below(VIRTUE_WHIM)
                for face in self.cards.list_faces(duel.duelist(seen.seat).hand & self.skills):
                    if self.cards.skill_needs[self.cards.index[face]] == virtue:
                        value += SKILL_WORTH[self.cards.index[face]] // 2
                if value > most:
                    best, most = action, value
        return best

    # -- poste

    def suits(self, duel: Duel, seat: Seat, posta: i64) -> i64:
        """How well a posta suits the hand: possible strikes and parries, its bonus, and a random part."""
        cards = self.cards
        hand, his = duel.duelist(seat).hand, duel.duelist(other(seat)).hand
        value: i64 = self.rng.below(POSTA_WHIM)
        blow: i64
        for blow in range(P + 1):
            if cards.attacks[posta] & FULL_BITS[blow] != 0 and hand & cards.blow_cards[blow] != 0:
                value += POSTA_ATTACK
            if cards.shuts[posta] & FULL_BITS[blow] != 0 and his & cards.blow_cards[blow] != 0:
                value += POSTA_SHUT
        side = cards.side[posta]
        if side != LEFT:
            value += POSTA_PARRY * min(2, size(hand & self.needs[RIGHT_PARRY]))
        if side != RIGHT:
            value += POSTA_PARRY * min(2, size(hand & self.needs[LEFT_PARRY]))
        virtue = cards.bonus_virtue[posta]
        if virtue != NO_VIRTUE and duel.virtues[virtue] != seat:
            value += POSTA_BONUS * cards.bonus[posta]
        return value

    def best_suited(self, duel: Duel, seat: Seat) -> i64:
        """The posta that this player is likely to choose."""
        best: i64 = 0
        most: i64 = -1
        posta: i64
        for posta in range(len(POSTE)):
            value = self.suits(duel, seat, posta)
            if value > most:
                best, most = posta, value
        return best

    def choose_posta(self, worlds: list[Duel], seen: Seen) -> Action:
        """The best of a few suitable poste against the posta that the opponent is likely to choose."""
        me = seen.seat
        first_stand = self.game.setup.action_table.first_stand
        values: list[i64] = []
        tried: list[i64] = []
        posta: i64
        for posta in range(len(POSTE)):
            values.append(self.suits(worlds[0], me, posta))
        for _ in range(POSTE_TRIED):
            best: i64 = -1
            for posta in range(len(POSTE)):
                if posta not in tried and (best < 0 or values[posta] > values[best]):
                    best = posta
            tried.append(best)
        world: i64
        for world in range(POSTA_WORLDS):
            his = self.best_suited(worlds[world], other(me))
            for posta in tried:
                after = worlds[world].copy()
                after.challenger.posta = posta if me == CHALLENGER else his
                after.to_act = other(CHALLENGER)
                after.apply(Action(first_stand + (his if me == CHALLENGER else posta)))
                self.nodes = POSTA_NODES
                values[posta] = values[posta] + self.phrase(after, me, DEPTH, -WIN, WIN)
        top = tried[0]
        for posta in tried:
            if values[posta] > values[top]:
                top = posta
        return Action(first_stand + top)

    # -- the phrase

    def fence(self, worlds: list[Duel], seen: Seen) -> Action:
        """The action with the best value. All are tried in a few worlds, then the best ones in the others."""
        actions = self.game.setup.action_table
        tried: list[Action] = []
        values: list[i64] = []
        cycle: Action = seen.legal[0]
        for action in seen.legal:
            if actions.verb[action] == CYCLE:
                cycle = action
            else:
                tried.append(action)
                values.append(self.insight(worlds[0], action, seen.seat))
        self.look(worlds, 0, SCOUTS, tried, values, seen.seat)
        while len(tried) > PROMISING:
            worst = values.index(min(values))
            tried.pop(worst)
            values.pop(worst)
        self.look(worlds, SCOUTS, WORLDS, tried, values, seen.seat)
        best = values.index(max(values))
        if values[best] < LOST * WORLDS and actions.verb[cycle] == CYCLE:
            return cycle
        return tried[best]

    def look(self, worlds: list[Duel], first: i64, last: i64, tried: list[Action], values: list[i64], me: Seat) -> None:
        """Add the value of each action in these worlds."""
        limit = NODES // ((last - first) * len(tried))
        number: i64
        world: i64
        for world in range(first, last):
            for number in range(len(tried)):
                self.nodes = limit
                after = worlds[world].copy()
                after.apply(tried[number])
                values[number] = values[number] + self.phrase(after, me, DEPTH, -WIN, WIN)

    def insight(self, duel: Duel, action: Action, me: Seat) -> i64:
        """The value of seeing the opponent's hand."""
        actions = self.game.setup.action_table
        if actions.verb[action] != PLAY_SKILL or self.cards.index[actions.what[action]] != EYE:
            return 0
        him = duel.duelist(other(me))
        known = size(self.cards.difference(him.memory.seen, him.memory.left)) - him.memory.since
        return WORLDS * UNKNOWN_CARD * (him.held - max(0, known))

    def phrase(self, duel: Duel, me: Seat, depth: i64, low: i64, high: i64) -> i64:
        """Search to the end of the phrase. Both players know the cards of this world."""
        if duel.to_act < 0:
            return self.balance(duel, me)
        part = duel.setup.phases[duel.phase].part
        if part == SET_UP or part == PREPARING:
            return self.balance(duel, me)
        moves = self.moves(duel)
        if len(moves) == 1:
            duel.apply(moves[0])
            return self.phrase(duel, me, depth, low, high)
        if depth == 0 or self.nodes <= 0:
            return self.balance(duel, me)
        mine = duel.to_act == me
        for action in moves:
            self.nodes -= 1
            after = duel.copy()
            after.apply(action)
            value = self.phrase(after, me, depth - 1, low, high)
            if mine:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if mine else high

    def moves(self, duel: Duel) -> list[Action]:
        """The actions worth searching: no new cards, no skills out of measure, and only one card to put away.

        Another posta is tried only if it leaves the challenger without an attack.
        """
        actions = self.game.setup.action_table
        found: list[Action] = []
        for action in duel.legal_actions():
            verb = actions.verb[action]
            if verb == STAND and (duel.phase != phase_ids.STEP_5 or not self.shuts_out(duel, actions.what[action])):
                continue
            if verb == CYCLE or (verb == PLAY_SKILL and duel.phase == phase_ids.SKILLS):
                continue
            if verb == PUT and found:
                found[0] = action
                continue
            found.append(action)
        return found

    def shuts_out(self, duel: Duel, posta: i64) -> bool:
        """Whether the challenger could not attack a respondent in this posta."""
        me = duel.respondent
        before = me.posta
        me.posta = posta
        shut = not can_attack(duel, CHALLENGER)
        me.posta = before
        return shut

    def balance(self, duel: Duel, me: Seat) -> i64:
        """The value for the winner, or else the difference between the hands."""
        if duel.winner != NOBODY:
            return WIN if duel.winner == me else -WIN
        if duel.game_number != self.number:
            return -DRAWN if me == CHALLENGER else 0
        him = other(me)
        return self.worth(duel, me, duel.duelist(me).hand) - self.worth(duel, him, duel.duelist(him).hand)
