"""Who I am in the browser: a guest at once, somebody with a password if I wish, and nobody again."""

from __future__ import annotations

from secrets import token_hex

from tests.web.visitor import Visitor, Visitors

PASSWORD = "parry-riposte-touche"


def test_a_name_is_claimed_and_known_elsewhere(visitors: Visitors) -> None:
    here, elsewhere, name = visitors(), visitors(denied=[403]), f"Ada {token_hex(4)}"
    here.opens("engarde/standard", "me", "open")
    here.goes("/me")
    here.page.locator("#name").fill(name)
    here.button("Change the name").click()
    here.sees("You have another name now.")
    here.page.locator("#claim").fill(PASSWORD)
    here.button("Claim the name").click()
    here.sees("The name is yours now.")

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
    elsewhere.sees("You are new here")


def test_tokens_are_made_and_revoked(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "open")
    visitor.goes("/me")
    visitor.page.locator("#token").fill("my bot")
    visitor.button("New token").click()
    visitor.sees("it is shown this once")
    visitor.button("Revoke: my bot").click()
    visitor.sees("There is no token.")


def test_who_is_forgotten_is_nobody(visitor: Visitor) -> None:
    visitor.opens("engarde/standard", "me", "random")
    visitor.goes("/me")
    visitor.button("Forget me").click()
    visitor.sees("This can't be undone.")
    visitor.button("Forget me").click()
    visitor.sees("The salle is open")
    assert visitor.page.request.get(f"{visitor.address}/api/me").status == 401
