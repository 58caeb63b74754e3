"""Every rule set with the options that keep its bouts short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from salle.core.registry import rulesets, single_bout_options

SHORT = [(name, single_bout_options(name)) for name in rulesets()]

every_ruleset = pytest.mark.parametrize(("name", "options"), [*SHORT, ("arena/standard", {"seats": 4})], ids=str)
Options = Mapping[str, Any]
