"""What went wrong can be told in another process too."""

from __future__ import annotations

import pickle

import pytest

from salle.core.errors import BadOption, Forfeit, Illegal, SalleError
from salle.core.texts import Message

ERRORS = [
    BadOption("cli-error-only", word="a"),
    Forfeit("own:Bot", 1, Message("forfeit-late", {"seconds": "5"})),
    Illegal("x5", "not-at-distance", Message("forfeit-late", {"seconds": "5"})),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_go_from_one_process_to_another(error: SalleError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert (again.message, again.args, vars(again)) == (error.message, error.args, vars(error))
    assert str(again) == str(error)
