"""Every action can be done by touching parts of the board. A phrase shows the speed that each link had to meet."""

from __future__ import annotations

import pytest

from salle.core.registry import make_game
from salle.core.show.view_parts import Offer
from salle.games.readyfence.scene import ReadyFenceScene
from tests.games.readyfence.fencing import MODES, Fencing, at, lunge
from tests.support.offering import offered

BOUTS = 4
PLAIN = {".", "#", "M"}  # buttons below the board
ON_THE_BOARD = {"onto:stamina", "onto:phrase", "onto:discards", "onto:timer", "onto:turn"}


def handles(bout: Fencing) -> dict[str, tuple[str, ...]]:
    seat = bout.bout.awaiting
    sight = bout.bout.state.sight(seat)
    return {offer.token: offer.handles for offer in bout.game.view.offers(sight, seat)}


def scene(bout: Fencing) -> ReadyFenceScene:
    seen = bout.game.view.scene(bout.sight())
    assert isinstance(seen, ReadyFenceScene)
    return seen


def is_drawn(handle: str, seen: ReadyFenceScene) -> bool:
    """Whether the acting player's board has such a part."""
    kind, _, name = handle.partition(":")
    if kind == "card":
        return name in seen.fencers[seen.to_act].hand.cards
    if kind == "cell":
        return 1 <= int(name) <= seen.squares
    return handle in ON_THE_BOARD or handle in ("weapon:0", "weapon:1", "weapon:2")


def off_the_strip(offers: list[Offer], seen: ReadyFenceScene) -> bool:
    """Whether all of these lead into the run-off, by one step or two."""
    return {offer.handles for offer in offers} <= {(f"cell:{square}",) for square in seen.run_offs}


@pytest.mark.parametrize("mode", MODES)
def test_whatever_is_legal_can_be_touched_or_is_a_plain_button(mode: str) -> None:
    game, tokens = make_game(f"readyfence/{mode}", {}), set()
    for _, seen, offers in offered(game, BOUTS):
        assert isinstance(seen, ReadyFenceScene)
        for offer in offers:
            tokens.add(offer.token)
            alike = [one for one in offers if sorted(one.handles) == sorted(offer.handles)]
            if not offer.handles:
                assert offer.token in PLAIN
            else:
                assert all(is_drawn(handle, seen) for handle in offer.handles), offer.token
                assert len(alike) == 1 or off_the_strip(alike, seen), offer.token
    assert len(tokens) > 30


@pytest.mark.parametrize(
    ("token", "touched"),
    [
        ("ST3", {"card:ST3", "onto:phrase"}),
        ("ST3+AN", {"card:ST3", "card:AN", "onto:phrase"}),
        ("-ST3", {"card:ST3", "onto:discards"}),
        ("S", {"onto:stamina"}),
        ("S-", {"onto:stamina", "onto:timer"}),
        (">", {"cell:5"}),
        ("<<", {"cell:2"}),
        ("I", {"weapon:1"}),
    ],
)
def test_what_an_action_of_the_turn_touches(token: str, touched: set[str]) -> None:
    assert set(handles(lunge("ST3,AN", "ST4", "advanced"))[token]) == touched


def test_the_turn_is_ended_where_its_actions_are_counted() -> None:
    assert handles(lunge("ST3,AN", "ST4", "advanced").play("I"))["."] == ("onto:turn",)


def test_a_glide_that_is_added_is_the_one_in_hand() -> None:
    answers = handles(lunge("ST3", "PR5,GL5", "advanced").play("ST3"))
    assert set(answers["PR5+GL"]) == {"card:PR5", "card:GL5", "onto:phrase"}
    answers = handles(lunge("ST3", "ST4,GL5", "advanced").play("ST3"))
    assert set(answers["P"]) == {"onto:stamina", "onto:phrase"}
    assert set(answers["P+GL"]) == {"onto:stamina", "card:GL5", "onto:phrase"}
    assert answers["D"] == ("cell:8",)
    assert answers["#"] == ()


def test_a_feint_is_touched_with_what_it_brings_in() -> None:
    answers = handles(lunge("ST3,FE,BT5", "SH4", "advanced", weapons="LL").play("ST3 SH4"))
    assert set(answers["FE"]) == {"card:FE", "onto:phrase"}
    assert set(answers["FE>BT5"]) == {"card:FE", "card:BT5", "onto:phrase"}


def test_an_answer_meets_what_was_laid_before_it() -> None:
    bout = lunge("ST3,SH6", "PR5", "tutorial").play("ST3 PR5")
    assert [(link.role, link.against) for link in scene(bout).phrase] == [
        ("opened", 0), ("parried", 3), ("riposted", 0),
    ]  # fmt: skip


def test_when_a_phrase_has_ended_its_links_tell_what_they_met() -> None:
    bout = at("squares=4-6 weapons=LL hands=ST3,FE,BT5/SH4", "advanced").play("ST3 SH4 FE>BT5")
    events = bout.bout.heard(bout.bout.awaiting)
    (ended,) = [one for one in map(bout.game.explain.event, events) if one.id == "readyfence-event-phrase-ended"]
    link, against = ended.args["chain"], []
    while link.id == "readyfence-chain":
        against.append(link.args["first"].args["against"])
        link = link.args["rest"]
    assert [*against, link.args["against"]] == [0, 3, 0, 4]
