"""Notation: each action has a number and a short token, and each position can be written in one line."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from salle.core.errors import Ambiguous, BadStance, Illegal, Malformed, OutOfRange, OutOfTurn
from salle.core.game import CHANCE, LEGAL, NOBODY, Action, Game, Rule, Seat, State, retiring

RETIRES = "!"
MOST_BEGUN = 12  # the maximum number of actions that an error about an incomplete token lists


class Notation:
    """The tokens of one game. Each game defines the tokens of its actions and the format of its stances."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def spell(self, action: Action) -> str:
        """The token of an action by a seat or the deck, or of a hidden action."""
        raise NotImplementedError

    def shorthand(self, state: State, text: str) -> list[Action]:
        """The legal actions that a person may mean by a text that is not a token."""
        return []

    def permitted(
        self, state: State, readings: Iterable[Iterable[Action]], hushed: Rule, vague: tuple[Rule, ...] = ()
    ) -> list[Action]:
        """The legal actions of the first reading that has any.

        If there are none, Illegal says why. It skips refusals by the `hushed` rule, because a player hardly means a
        card that they do not have. It reports refusals by the `vague` rules only if there are no others, the first of
        them last.
        """
        refused: list[tuple[Action, Rule]] = []
        for meant in readings if state.to_act >= 0 else ():
            judged = [(action, state.refusal(action)) for action in meant]
            legal = [action for action, rule in judged if rule == LEGAL]
            if legal:
                return legal
            refused += [(action, rule) for action, rule in judged if rule != hushed]
        if refused:
            action, rule = max(refused, key=lambda one: vague.index(one[1]) if one[1] in vague else len(vague))
            why = self.game.explain.refusal(state, action, rule)
            raise Illegal(self.token(action), self.game.rule_name(rule), why)
        return []

    def read_stance(self, text: str) -> State:
        """Read a position in text form."""
        raise BadStance("error-no-stances", game=self.game.id)

    def write_stance(self, state: State) -> str:
        """Write a position in which a seat is to act."""
        raise BadStance("error-no-stances", game=self.game.id)

    def token(self, action: Action) -> str:
        """The token of any action. `!1` is the resignation of the first seat. OutOfRange if there is no such action."""
        token = self._tokens.get(action)
        if token is None:
            raise OutOfRange("error-out-of-range", action=str(action), last=len(self._tokens) - self.game.seats - 1)
        return token

    def action(self, token: str) -> Action:
        """The action with this token, legal or not. Malformed if there is none."""
        found = self._actions.get(token)
        if found is None:
            raise unknown_token(token)
        return found

    @cached_property
    def _tokens(self) -> dict[Action, str]:
        game = self.game
        size = game.actions + game.chance_actions + game.masked_actions
        tokens = {Action(number): self.spell(Action(number)) for number in range(size)}
        return tokens | {retiring(Seat(seat)): f"{RETIRES}{seat + 1}" for seat in range(game.seats)}

    @cached_property
    def _actions(self) -> dict[str, Action]:
        return {token: action for action, token in self._tokens.items()}

    @cached_property
    def _masks(self) -> dict[str, Action]:
        return {token.casefold(): action for token, action in self._actions.items() if self.game.is_masked(action)}

    def read(self, state: State, text: str) -> Action:
        """The legal action that a person typed. Otherwise raise Malformed, Ambiguous, Illegal or OutOfTurn."""
        if state.to_act == NOBODY:
            raise OutOfTurn("error-bout-over")
        action = self._actions.get(text, self._masks.get(text.casefold()))
        if action is None:
            meant = self.shorthand(state, text)
            return self._only(text, meant) if meant else self._unknown(state, text)
        if action < 0:
            return action
        if self.game.is_masked(action):
            meant = [legal for legal in state.legal_actions() if state.masked(legal, NOBODY) == action]
            if not meant:
                raise Malformed("error-masked", token=text)
            return self._only(text, meant)
        if self.game.is_chance(action) != (state.to_act == CHANCE):
            who = "error-deck-acts" if state.to_act == CHANCE else "error-seat-acts"
            raise Malformed(who, token=text)
        rule = state.refusal(action)
        if rule != LEGAL:
            raise Illegal(text, self.game.rule_name(rule), self.game.explain.refusal(state, action, rule))
        return action

    def _only(self, text: str, meant: list[Action]) -> Action:
        if len(meant) > 1:
            raise Ambiguous("error-ambiguous", token=text, actions=" ".join(map(self.token, meant)))
        return meant[0]

    def _unknown(self, state: State, text: str) -> Action:
        """Malformed, with the legal actions that begin like this text, if they are few."""
        begun = [token for token in map(self.token, state.legal_actions()) if has_beginning(token, text)]
        if 0 < len(begun) <= MOST_BEGUN:
            raise Malformed("error-malformed-begun", token=text, actions=" ".join(begun))
        raise unknown_token(text)


def unknown_token(text: str) -> Malformed:
    """The error for a text that is not an action."""
    return Malformed("error-malformed", token=text) if text else Malformed("error-no-token")


def has_beginning(token: str, text: str) -> bool:
    """Whether a person may mean this token: it begins with the text, with or without its sign."""
    wish, small = text.casefold(), token.casefold()
    return bool(wish) and (small.startswith(wish) or (not small[0].isalnum() and small[1:].startswith(wish)))
