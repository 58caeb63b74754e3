"""A bot whose play is easy to follow: it imagines the opponent's hand and plays each phrase to its end."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Seat
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.games.readyfence.rules.actions import ADVANCE, DISCARD, LAY, MULLIGAN_HAND, PASS, STALL, TURN_WEAPON
from salle.games.readyfence.rules.cards import BLUE, RED
from salle.games.readyfence.rules.clock import begin_turn
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.phase_ids import ANSWER, MULLIGAN, TURN
from salle.games.readyfence.rules.terms import LEFT, other
from salle.games.readyfence.rules.transitions import Match

WORLDS: Final = 8  # hands imagined for the opponent at each decision
TOUCH: Final = 1000  # value of a touch
STAMINA_POINT: Final = 25
GROUND: Final = 8  # value of each square of room behind
ON_THE_EDGE: Final = 120  # one step from the run-off
CHANGE_OF_CARD: Final = 6  # value of an unknown card in place of an average one
NODES: Final = 400  # of a phrase, searched in one world
# Value of a card in hand, by kind: attacks, then answers, then joining cards.
WORTH: Final[list[i64]] = [4, 4, 4, 8, 6, 5, 5, 8, 12, 7, 8, 10, 8, 5, 20, 10, 9, 8]


class Tactic:
    """Plays the action with the best value over several imagined hands."""

    def __init__(self, game: ReadyFence, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.nodes: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return Tactic, (self.game, self.rng)

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        worlds: list[Match] = []
        for _ in range(WORLDS):
            worlds.append(self.game.imagine(seen.sight, self.rng))
        if worlds[0].phase == MULLIGAN:
            return self._mulligan(worlds[0], seen)
        best = seen.legal[0]
        best_prospect: i64 = -WORLDS * 10 * TOUCH
        for action in seen.legal:
            prospect: i64 = 0
            for world in worlds:
                prospect += self.prospect(world, action, seen.seat)
            if prospect > best_prospect:
                best, best_prospect = action, prospect
        return best

    def _mulligan(self, world: Match, seen: Seen) -> Action:
        """Redraw unless the hand has a card to attack with and two to answer with."""
        cards, actions = self.game.strip.cards, self.game.strip.action_table
        hand = world.fencer(seen.seat).hand
        wanted = MULLIGAN_HAND if cards.coloured(hand, RED, BLUE) == 0 or cards.coloured(hand, BLUE) < 2 else PASS
        for action in seen.legal:
            if actions.verb[action] == wanted:
                return action
        return seen.legal[0]

    def prospect(self, world: Match, action: Action, me: Seat) -> i64:
        """Value of this action in one world, playing any phrase to its end."""
        before = self.balance(world, me)
        actions = self.game.strip.action_table
        verb = actions.verb[action]
        after = world.copy()
        after.apply(action)
        self.nodes = NODES
        if world.phase == ANSWER or verb == LAY:
            return self.phrase(after, me, before)
        value: i64 = 0
        if verb == DISCARD:
            value = CHANGE_OF_CARD - WORTH[self.game.strip.cards.kind[actions.face[action]]]
        elif verb == STALL and actions.extra[action] > 0:
            value = 40 * (world.fencer(me).touches - world.fencer(other(me)).touches)
        self.draw(after)
        if after.to_act == me and after.phase == TURN:
            return value + self.second_action(after, me, before)
        return value + self.turn_over(after, me, before)

    def second_action(self, match: Match, me: Seat, before: i64) -> i64:
        """Value of the better of two second actions: an attack, or the end of the turn."""
        actions = self.game.strip.action_table
        best = self.turn_over(match, me, before)
        for action in match.legal_actions():
            if actions.verb[action] == LAY:
                after = match.copy()
                after.apply(action)
                self.nodes = NODES
                best = max(best, self.phrase(after, me, before))
        return best

    def turn_over(self, match: Match, me: Seat, before: i64) -> i64:
        """Value when the opponent acts next: an attack now, or after a step or a change of weapon."""
        standing = self.standing(match, me) + self.balance(match, me) - before
        if match.to_act == NOBODY:
            return standing
        his = match
        if match.to_act == me:
            his = match.copy()
            begin_turn(his, other(me))
        if his.to_act != other(me) or his.phase != TURN:
            return standing
        return standing - max(0, self.best_attack(his, other(me), True)) // 2

    def best_attack(self, match: Match, him: Seat, prepares: bool) -> i64:
        """The best value of an attack, or of a preparation and an attack."""
        actions = self.game.strip.action_table
        best: i64 = 0
        base = self.balance(match, him)
        for action in match.legal_actions():
            verb = actions.verb[action]
            if verb == LAY:
                after = match.copy()
                after.apply(action)
                self.nodes = NODES // 4
                best = max(best, self.phrase(after, him, base))
            elif prepares and (verb == ADVANCE or verb == TURN_WEAPON):
                after = match.copy()
                after.apply(action)
                if after.to_act == him:
                    best = max(best, self.best_attack(after, him, False))
        return best

    def phrase(self, match: Match, me: Seat, before: i64) -> i64:
        """Value of the phrase when both players know all cards of this world and play their best."""
        while match.to_act == CHANCE and match.links:
            self.chance(match)
        if not match.links or match.to_act < 0:
            return self.balance(match, me) - before
        self.nodes -= 1
        mine = match.to_act == me
        best: i64 = -100 * TOUCH
        for action in match.legal_actions():
            after = match.copy()
            after.apply(action)
            value = self.phrase(after, me, before)
            if not mine:
                value = -value
            best = max(best, value)
            if self.nodes < 0:
                break
        return best if mine else -best

    def draw(self, match: Match) -> None:
        """Draw cards until a player decides."""
        while match.to_act == CHANCE:
            self.chance(match)

    def chance(self, match: Match) -> None:
        match.apply(Action(self.game.actions + match.drawn(self.rng)))

    def balance(self, match: Match, me: Seat) -> i64:
        """Touches and stamina, mine minus the opponent's."""
        mine, his = match.fencer(me), match.fencer(other(me))
        touches = mine.touches - his.touches
        value = TOUCH * touches + STAMINA_POINT * (mine.stamina - his.stamina)
        if match.winner != NOBODY:
            value += 3 * TOUCH if match.winner == me else -3 * TOUCH
        return value

    def standing(self, match: Match, me: Seat) -> i64:
        """Value of the room behind a fencer. The last square costs the most."""
        mine, his = self.room(match, me), self.room(match, other(me))
        value = GROUND * (mine - his)
        if mine <= 1:
            value -= ON_THE_EDGE
        return value

    def room(self, match: Match, seat: Seat) -> i64:
        """Squares between a fencer and their run-off."""
        square = match.fencer(seat).square
        return square - 2 if seat == LEFT else 9 - square
