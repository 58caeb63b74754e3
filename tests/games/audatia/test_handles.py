"""Every action can be reached by touching the board, or is one of two plain buttons."""

from __future__ import annotations

from collections import Counter

import pytest

from salle.core.game import Seat
from salle.core.show.view_parts import Offer
from salle.games.audatia.rules.cards import BLOWS, VIRTUES
from salle.games.audatia.scene import AudatiaScene
from tests.games.audatia.dueling import PAIRINGS, duel, stance
from tests.support.offering import offered

BUTTONS = {".", "#"}


def things(scene: AudatiaScene, seat: Seat, poste: list[str]) -> set[str]:
    """The handles of the board for this seat."""
    found = {f"card:{code}" for code in scene.duelists[seat].hand.cards}
    found |= {f"posta:{code}" for code in poste} | {f"virtue:{virtue}" for virtue in VIRTUES}
    found |= {f"blow:{blow}" for blow in BLOWS} | {"side:inside", "side:outside"}
    found |= {"seat:0", "seat:1", "lists", "onto:deck", "onto:away"}
    if scene.bind and not scene.bind.parry and scene.bind.attacker != seat:
        found.add("sword")
    return found


def is_found(offer: Offer, offers: list[Offer]) -> bool:
    """Whether touching all handles of this action leaves only this one."""
    return [other.token for other in offers if set(other.handles) >= set(offer.handles)] == [offer.token]


@pytest.mark.parametrize(("challenger", "respondent"), PAIRINGS)
def test_all_that_is_offered_in_any_duel_is_found_by_what_it_touches(challenger: str, respondent: str) -> None:
    game = duel(challenger=challenger, respondent=respondent).game
    poste = [face.code for face in game.view.faces() if face.family == "posta"]
    touched = Counter[str]()
    for seat, scene, offers in offered(game, 6):
        for offer in offers:
            if offer.token in BUTTONS:
                assert offer.handles == ()
            else:
                assert set(offer.handles) <= things(scene, seat, poste), offer.token
                assert is_found(offer, offers), offer.token
                touched.update(handle.partition(":")[0] for handle in offer.handles)
    assert {"card", "posta", "virtue", "seat", "onto"} <= set(touched)


def test_a_thrust_is_parried_before_oneself_and_broken_at_the_sword() -> None:
    at = stance("phase=react c.posta=DOD c.stack=P r.posta=BRE r.hand=MFl")
    touches = {offer.token: offer.handles for offer in at.game.view.offers(at.sight("respondent"), Seat(1))}
    assert touches["=MFl"] == ("card:MFl", "seat:1")
    assert touches["/MFl"] == ("card:MFl", "sword")


def test_a_remedy_for_both_sides_is_played_onto_one_of_them() -> None:
    at = stance("phase=entry c.posta=BRE c.stack=MFl r.posta=BRE r.stack=MFl c.hand=TW")
    touches = {offer.token: offer.handles for offer in at.game.view.offers(at.sight("challenger"), Seat(0))}
    assert (touches["TWi"], touches["TWo"]) == (("card:TW", "side:inside"), ("card:TW", "side:outside"))


def test_why_not_is_told_at_the_card_and_not_where_it_would_go() -> None:
    at = stance("phase=react c.posta=DOD c.stack=MMl r.posta=TPF r.hand=MMl,RFr")
    refused = at.game.view.refused(at.sight("respondent"), Seat(1))
    assert {handle for one in refused for handle in one.handles} == {"card:MMl", "card:RFr"}


def test_why_not_another_posta_is_told_at_the_skill_and_the_posta() -> None:
    at = stance("phase=skills to=respondent c.posta=DOD r.posta=FEN r.hand=ST virtues=c,r,c,r", respondent="boucicault")
    refused = [one for one in at.game.view.refused(at.sight("respondent"), Seat(1)) if one.token == "ST:FEN"]
    assert [one.handles for one in refused] == [("card:ST", "posta:FEN")]
