"""Every action can be done by touching what lies on the board."""

from __future__ import annotations

import pytest

from salle.core.registry import make_game
from salle.games.engarde.scene import EnGardeScene
from tests.games.engarde.fencing import RULESETS, at
from tests.support.offering import offered

BOUTS = 4
PLAIN = {"#", "-"}  # buttons below the board


def is_drawn(handle: str, seen: EnGardeScene) -> bool:
    """Whether the board of the seat to act shows this handle."""
    kind, _, name = handle.partition(":")
    if kind == "card":
        return name in seen.hands[seen.to_act].cards
    if kind == "cell":
        return 1 <= int(name) <= seen.length
    if kind == "seat":
        return int(name) == 1 - seen.to_act
    return handle == "attack" and seen.attack is not None


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_is_legal_can_be_touched_or_is_a_plain_button(ruleset: str) -> None:
    game, tokens = make_game(f"engarde/{ruleset}", {"rounds": 10}), set()
    for _, seen, offers in offered(game, BOUTS):
        assert isinstance(seen, EnGardeScene)
        for offer in offers:
            tokens.add(offer.token)
            assert bool(offer.handles) != (offer.token in PLAIN), offer.token
            assert all(is_drawn(handle, seen) for handle in offer.handles), offer.token
        touched = [tuple(sorted(offer.handles)) for offer in offers]
        assert len(set(touched)) == len(touched)
    assert len(tokens) > 15


@pytest.mark.parametrize(
    ("token", "touched"),
    [
        (">2", {"card:2", "cell:10"}),
        ("<4", {"card:4", "cell:4"}),
        ("x33", {"card:3", "seat:1"}),
        (">2x1", {"card:2", "card:1", "cell:10", "seat:1"}),
    ],
)
def test_what_an_action_touches(token: str, touched: set[str]) -> None:
    bout = at("left=8 right=11 hands=33124/24111", "advanced")
    sight = bout.bout.state.sight(bout.bout.awaiting)
    offers = {offer.token: offer.handles for offer in bout.game.view.offers(sight, bout.bout.awaiting)}
    assert set(offers[token]) == touched


def test_a_parry_is_put_onto_the_attack() -> None:
    bout = at("left=8 right=11 hands=33145/24111").play("x33 +1 +5")
    sight = bout.bout.state.sight(bout.bout.awaiting)
    offers = {offer.token: offer.handles for offer in bout.game.view.offers(sight, bout.bout.awaiting)}
    assert offers == {"#": (), "=24": ("card:2", "card:4", "attack")}
