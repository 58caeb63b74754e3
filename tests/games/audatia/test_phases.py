"""The phases of a duel: each in its place, with the actions of its verbs."""

from __future__ import annotations

from salle.core.game import LEGAL
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.terms import PHASES
from tests.games.audatia.decision_positions import PLACES, place
from tests.games.audatia.dueling import rules


def test_each_phase_is_in_its_place() -> None:
    game = rules()
    assert isinstance(game, Audatia)
    assert [phase.number for phase in game.setup.phases] == list(range(len(PHASES)))


def test_a_phase_offers_only_actions_of_its_verbs() -> None:
    for name in PLACES:
        state = place(name, "EY,MFr,P,TW", "boucicault").state
        phase, verbs = state.setup.phases[state.phase], state.setup.action_table.verb
        assert PHASES[phase.number] == name
        assert {verbs[action] for action in state.legal_actions()} <= {
            verb for verb, known in enumerate(phase.knows) if known
        }
        assert all(state.refusal(action) == LEGAL for action in state.legal_actions())
