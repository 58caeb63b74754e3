"""Every legal action can be reached by touching things on the board, or is one of a few buttons."""

from __future__ import annotations

from collections import Counter

import pytest

from salle.core.game import Seat
from salle.core.registry import make_game
from salle.core.show.view_parts import Offer
from salle.games.arena.scene import LINES, ArenaScene
from tests.games.arena.fighting import stance
from tests.support.offering import offered

BUTTONS = {".", "#"}


def things(scene: ArenaScene, seat: Seat) -> Counter[str]:
    """The handles on the board of this seat, once for each drawing."""
    me = scene.heroes[seat]
    found = Counter(f"card:{code}" for code in me.hand.cards)
    found.update(item.handle for item in me.items)
    found.update(f"seat:{number + 1}" for number in range(len(scene.heroes)))
    found.update(f"line:{line}" for line in LINES)
    found.update(["onto:discards"])
    if me.armor:
        found.update([me.armor.handle])
    if scene.attack:
        found.update(["attack"])
    return found


def is_found(offer: Offer, offers: list[Offer]) -> bool:
    """Whether touching all handles of an action selects only this action."""
    mine = Counter(offer.handles)
    return [other.token for other in offers if Counter(other.handles) >= mine] == [offer.token]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_all_that_is_offered_in_any_bout_is_found_by_what_it_touches(seats: int) -> None:
    game = make_game("arena/standard", {"seats": seats})
    touched = Counter[str]()
    for seat, scene, offers in offered(game, 4):
        for offer in offers:
            if offer.token in BUTTONS:
                assert offer.handles == ()
            else:
                assert Counter(offer.handles) <= things(scene, seat), offer.token
                assert is_found(offer, offers), offer.token
                touched.update(handle.partition(":")[0] for handle in offer.handles)
    assert set(touched) == {"card", "item", "seat", "line", "onto", "attack"}


def test_what_there_is_no_use_for_now_is_refused_where_it_lies_and_nowhere_else() -> None:
    at = stance("hands=MB,HI/-/- items=BU2/-/- phase=ready")
    refused = at.game.view.refused(at.sight("first"), Seat(0))
    assert {one.handles for one in refused if one.rule == "not-now"} == {("card:MB",), ("card:HI",)}
