"""Several people at a table: a friend by link, players on one screen, and spectators."""

from __future__ import annotations

from tests.web.visitor import Visitor, Visitors

LEFT_STARTS = {"starter": "left"}
FULL = 5  # cards in a hand


def test_two_meet_by_link_one_reloads_and_one_loses_the_network(visitors: Visitors) -> None:
    ada, bo = visitors(buttons=True), visitors(buttons=True)
    ada.goes()
    ada.page.get_by_label("Play a friend").check(force=True)
    ada.button("Create a link").click()
    link = ada.page.get_by_label("Link to this bout").input_value()
    ada.sees("salle --lan")
    bo.page.goto(link)
    bo.sees("invites you to play En Garde")
    bo.page.get_by_label("Your name").fill("Bo")
    bo.button("Join").click()
    first, second = in_turn(ada, bo)

    second.unplug()
    second.sees("You’re offline")
    assert second.page.locator(".down").count() == 0, "that is said once"
    first.decides()
    first.page.reload()
    first.page.locator(".log li").last.wait_for()
    assert first.view["ply"] > second.view["ply"], "who has no network knows nothing of it"
    second.plug()
    second.offers().first.wait_for()
    second.page.locator(".offline, .down").wait_for(state="detached")
    assert second.view["ply"] == first.view["ply"]
    second.sees("While you were away")
    second.decides()
    assert first.waits_for_me()

    ada.button("Resign").click()
    ada.button("Resign").click()
    ada.sees("You lose")
    bo.sees("You win")
    bo.button("Rematch").click()
    ada.sees("wants a rematch!")
    ada.button("Accept rematch").click()
    in_turn(ada, bo)


def in_turn(ada: Visitor, bo: Visitor) -> tuple[Visitor, Visitor]:
    """The visitor whose turn it is, then the other."""
    offers = [
        ada.offers().or_(ada.page.get_by_text("Thinking…")).first,
        bo.offers().or_(bo.page.get_by_text("Thinking…")).first,
    ]
    for one in offers:
        one.wait_for()
    return (ada, bo) if ada.offers().count() else (bo, ada)


def test_players_on_one_screen_do_not_see_the_hand_of_another(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    page = ada.page
    ada.opens("engarde/standard", "me", "me", options=LEFT_STARTS)
    for name in ("Left", "Right", "Left"):
        ada.sees(f"{name} is next")
        for hidden in (".board", "[data-handle]", "button[data-token]", ".log", ".facts"):
            assert page.locator(hidden).count() == 0, f"{hidden} is there while {name} has not come"
        ada.button(f"I’m {name}, show my hand").click()
        ada.offers().first.wait_for()
        assert drawn(ada) == {"left" if name == "Left" else "right"}, "each reads what he has witnessed himself"
        ada.presses(ada.view["offers"][0])
        ada.button(f"Pass the screen to {'Right' if name == 'Left' else 'Left'}").wait_for()
        assert page.locator('[data-handle^="card:"]').count() == FULL, "he sees what he has drawn"
        assert drawn(ada) == {name.lower()}
        assert ada.offers().count() == 0
        ada.button(f"Pass the screen to {'Right' if name == 'Left' else 'Left'}").click()


def told(visitor: Visitor) -> list[str]:
    """The notation beside the log."""
    lines: list[str] = visitor.page.locator(".log code").all_inner_texts()
    return lines


def drawn(visitor: Visitor) -> set[str]:
    """The seats whose first cards have faces in the log."""
    deal = next(filter(None, told(visitor))).split()
    hands = {"left": deal[:5], "right": deal[5:]}
    return {seat for seat, cards in hands.items() if "+?" not in cards}


def test_who_would_rather_play_openly_can(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.opens("engarde/basic", "me", "me", options=LEFT_STARTS)
    ada.button("Stop hiding hands").click()
    for seat in (0, 1, 0):
        ada.offers().first.wait_for()
        assert ada.view["seat"] == seat
        assert ada.page.locator(".cover").count() == 0
        ada.presses(ada.view["offers"][0])


def test_spectators_see_what_all_may_see_and_can_do_nothing(visitors: Visitors) -> None:
    ada, eve = visitors(buttons=True), visitors()
    path = ada.opens("engarde/standard", "me", "random", options=LEFT_STARTS, public=True)
    eve.goes("/")
    eve.page.locator(f"a[href='{path}']").click()
    eve.sees("You are watching.")
    eve.page.get_by_role("region", name="Board").wait_for()
    assert eve.offers().count() == eve.page.locator("[data-open]").count() == eve.button("Resign").count() == 0
    ada.decides()
    eve.page.locator(".log code", has_text="+?").first.wait_for()
    tokens = {token for line in told(eve) for token in line.split() if token.startswith("+")}
    assert tokens == {"+?"}, "cards that others draw have no faces"


def test_two_leave_it_undecided(visitors: Visitors) -> None:
    ada, bo = visitors(buttons=True), visitors(buttons=True)
    path = ada.opens("engarde/standard", "me", "open", options={"rounds": 1})
    ada.sees("equal hits are a draw): 1")
    bo.goes(path)
    bo.sees("equal hits are a draw): 1")
    bo.button("Join").click()
    offers_a_draw(ada)
    bo.button("No").click()
    ada.sees("declined the draw.")
    offers_a_draw(ada)
    ada.sees("Your request was declined. You can ask again after the next move.")
    in_turn(ada, bo)[0].decides()
    offers_a_draw(ada)
    bo.sees("offers a draw.")
    ada.button("Cancel").click()
    bo.button("Yes").wait_for(state="detached")
    ada.sees("withdrew the draw offer.")
    offers_a_draw(ada)
    ada.sees("Draw offered. Waiting")
    bo.button("Yes").click()
    ada.page.locator(".over").wait_for()
    assert "Draw offered. Waiting" not in ada.words()
    ada.sees("Draw by agreement")
    ada.page.locator(".log", has_text="The players agreed on a draw.").wait_for()
    assert "turn" not in ada.page.locator(".board[data-ply]").inner_text().lower(), "the caption asks for no move"


def offers_a_draw(visitor: Visitor) -> None:
    """Offer a draw, and confirm it."""
    for _ in range(2):
        visitor.button("Offer a draw").click()
