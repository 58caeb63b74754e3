"""A readable opponent. It imagines the other hand and asks what the opponent could do after each action."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import CHANCE, Action, Seat
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.games.engarde.rules.actions import ADVANCE_ATTACK, ATTACK, PARRY, how_many
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.phase_ids import ANSWER
from salle.games.engarde.rules.terms import other
from salle.games.engarde.rules.transitions import Match

WORLDS: Final = 30  # imagined hands of the opponent for each action
ROUND: Final = 1000  # the value of a round
RIPOSTE_RISK: Final = 900  # the opponent parries and could riposte
INITIATIVE: Final = 60  # the opponent parries and has the turn
GROUND: Final = 14  # one space further forward when the pack runs out; less before
RESERVE: Final = 25  # a card in hand that could parry at this gap


class Tactic:
    """Plays the action with the best average over the imagined worlds."""

    def __init__(self, game: EnGarde, rng: Rng) -> None:
        self.game: Final = game
        self.rng: Final = rng

    def __reduce__(self) -> tuple[Any, ...]:
        return Tactic, (self.game, self.rng)

    def choose(self, seen: Seen) -> Action:
        worlds: list[Match] = []
        for _ in range(WORLDS):
            worlds.append(self.game.imagine(seen.sight, self.rng))
        best = seen.legal[0]
        best_prospect: i64 = -WORLDS * ROUND - 1
        for action in seen.legal:
            prospect: i64 = 0
            for world in worlds:
                prospect += self.prospect(world, action, seen.seat)
            if prospect > best_prospect:
                best, best_prospect = action, prospect
        return best

    def prospect(self, world: Match, action: Action, me: Seat) -> i64:
        """The value of this action after the best immediate answer of the opponent."""
        after = world.copy()
        rounds = after.round
        lead = after.hits(me) - after.hits(other(me))
        after.apply(action)
        self.draw(after)
        decided = self.decided(after, me, rounds, lead)
        if decided != 0 or after.round != rounds or after.to_act < 0:
            return decided
        if after.to_act == me:  # my turn after a parry: the best action
            return self.best_turn(after, me)
        if after.phase == ANSWER:
            return self.answered(after, me)
        return self.threatened(after, me)

    def decided(self, after: Match, me: Seat, rounds: i64, lead: i64) -> i64:
        """Whether the round was just won or lost."""
        if after.round == rounds and after.to_act >= 0:
            return 0
        gain: i64 = after.hits(me) - after.hits(other(me)) - lead
        return ROUND * gain

    def draw(self, match: Match) -> None:
        """Let the deck act until a seat is to act or the round is over."""
        rounds = match.round
        while match.to_act == CHANCE and match.round == rounds:
            card = match.drawn(self.rng)
            match.apply(Action(self.game.actions + card))

    def best_turn(self, match: Match, me: Seat) -> i64:
        best: i64 = -ROUND
        for action in match.legal_actions():
            best = max(best, self.prospect(match, action, me))
        return best

    def answered(self, match: Match, me: Seat) -> i64:
        """The opponent must answer my attack: is there a parry, and a riposte after it?"""
        gap = match.gap()
        actions = self.game.piste.action_table
        him = match.to_act
        answers = match.legal_actions()
        if len(answers) == 1:
            return ROUND
        worst: i64 = ROUND
        for answer in answers:
            if actions.kind[answer] != PARRY:
                if answer != actions.pass_by:  # the opponent gives ground
                    worst = min(worst, self.standing(match, me))
                continue
            left = match.hand(him) - actions.cards[answer]
            riposte = gap <= self.game.piste.values and how_many(left, gap) > 0
            worst = min(worst, -RIPOSTE_RISK if riposte and match.pack > 0 else -INITIATIVE)
        return worst

    def threatened(self, match: Match, me: Seat) -> i64:
        """It is the opponent's turn: is there an attack that I cannot parry?"""
        actions = self.game.piste.action_table
        worst = self.standing(match, me)
        for attack in match.legal_actions():
            if actions.kind[attack] == ATTACK or actions.kind[attack] == ADVANCE_ATTACK:
                rounds = match.round
                lead = match.hits(me) - match.hits(other(me))
                after = match.copy()
                after.apply(attack)
                self.draw(after)
                if after.round != rounds or after.to_act < 0:
                    worst = min(worst, self.decided(after, me, rounds, lead))
                elif len(after.legal_actions()) == 1:
                    worst = -ROUND
        return worst

    def standing(self, match: Match, me: Seat) -> i64:
        """Ground counts more as the pack runs out. Cards equal to the gap are worth keeping."""
        piste = self.game.piste
        dealt = piste.values * piste.copies - 2 * piste.hand
        ground = (match.room_behind(me) - match.room_behind(other(me))) * GROUND * (dealt - match.pack)
        gap = match.gap()
        reserve: i64 = 0
        if gap <= piste.values:
            reserve = how_many(match.hand(me), gap)
        return ground // dealt + RESERVE * reserve
