"""The seats to act: one, or several that choose simultaneously, each as if the others had chosen already."""

from __future__ import annotations

from typing import NamedTuple

from salle.core.bout import Bout
from salle.core.game import Event, Seat, State
from salle.core.player import Seen, Witness


class Moment(NamedTuple):
    """A decision of a seat. It does not depend on what others choose at the same time."""

    bout: Bout
    state: State
    witnessed: list[Witness]
    heard: list[Event]

    def seen(self) -> Seen:
        """Everything that a player can base the choice on."""
        state, seat = self.state, self.state.to_act
        legal = state.legal_actions()
        kinds = [state.kind(action) for action in legal]
        witnessed = [*self.bout.witnessed(seat), *self.witnessed]
        heard = [*self.bout.heard(seat), *self.heard]
        return Seen(self.bout.game, seat, state.sight(seat), legal, kinds, witnessed, heard)


def moments(bout: Bout) -> dict[int, Moment]:
    """The decisions of all seats to act, in the order of the rules. Empty if it is the deck's turn."""
    found: dict[int, Moment] = {}
    state = bout.state
    chosen: list[tuple[Seat, State, State]] = []  # the seat, and the states before and after
    while state.to_act >= 0:
        seat = state.to_act
        witnessed = [Witness(who, before.masked(before.legal_actions()[0], seat)) for who, before, _ in chosen]
        heard = [event for _, _, after in chosen for event in after.journal if event.heard_by(seat)]
        found[int(seat)] = Moment(bout, state, witnessed, heard)
        if not state.together:
            break
        after = state.copy()
        after.listen()
        after.apply(state.legal_actions()[0])
        chosen.append((seat, state, after))
        state = after
    return found
