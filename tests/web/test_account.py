"""Accounts in the browser: a guest, a name with a password, and signing out."""

from __future__ import annotations

from secrets import token_hex

from tests.web.visitor import Visitor, Visitors

PASSWORD = "parry-riposte-touche"


def test_a_name_is_claimed_and_known_elsewhere(visitors: Visitors) -> None:
    here, elsewhere, name = visitors(), visitors(denied=[403]), f"Ada {token_hex(4)}"
    here.opens("engarde/standard", "me", "open")
    here.goes("/me")
    here.page.locator("#name").fill(name)
    here.button("Change name").click()
    here.sees("Name changed.")
    here.page.locator("#claim").fill(PASSWORD)
    here.button("Keep this name").click()
    here.sees("This name is now yours.")

    elsewhere.goes("/me")
    elsewhere.page.locator("#in-name").fill(name)
    elsewhere.page.locator("#in-password").fill("something else")
    elsewhere.button("Sign in").click()
    elsewhere.sees("Wrong name or password.")
    elsewhere.page.locator("#in-password").fill(PASSWORD)
    elsewhere.button("Sign in").click()
    elsewhere.sees("Welcome back.")
    elsewhere.until(lambda: elsewhere.page.locator("main a[href^='/t/']").count() == 1)
    elsewhere.button("Sign out").click()
    elsewhere.sees("You don’t need an account")


def test_tokens_are_made_and_revoked(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "open")
    visitor.goes("/me")
    visitor.page.locator("#token").fill("my bot")
    visitor.button("New token").click()
    visitor.sees("It is shown only once")
    visitor.button("Revoke: my bot").click()
    visitor.sees("You have no tokens.")


def test_a_deleted_account_is_signed_out(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "random")
    visitor.goes("/me")
    visitor.button("Delete my account").click()
    visitor.sees("You can’t undo it.")
    visitor.button("Delete my account").click()
    visitor.sees("Play sword-fighting card games")
    assert visitor.page.request.get(f"{visitor.address}/api/me").status == 401
