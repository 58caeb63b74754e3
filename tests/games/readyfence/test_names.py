"""The names in the scene's types match the constants of the rules."""

from __future__ import annotations

import re

from salle.core.names import names_of
from salle.games.readyfence.rules import phase_ids, threats
from salle.games.readyfence.rules.transitions import PHASES
from salle.games.readyfence.scene import PHASES as PHASE_NAMES
from salle.games.readyfence.scene import THREATS


def test_each_phase_stands_at_its_number() -> None:
    classes = [re.sub(r"(?<=.)([A-Z])", r"-\1", type(phase).__name__).lower() for phase in PHASES]
    assert tuple(classes) == PHASE_NAMES == names_of(phase_ids.__name__)


def test_the_scene_names_threats_as_the_rules_do() -> None:
    assert names_of(threats.__name__) == THREATS
