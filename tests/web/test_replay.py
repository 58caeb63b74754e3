"""Replays of finished bouts and of saved files, the check of seals, and positions to try out."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.web.visitor import CHINESE, PHONE, Visitor, Visitors

SEALED = Path(__file__).parents[2] / "docs" / "sealed.salle"
STANCE = "/stance/engarde/standard?at=left%3D8+right%3D11+hands%3D33145%2F11122+turn%3Dleft&opt=hits%3D1"


def steps(visitor: Visitor) -> Any:
    return visitor.page.locator(".steps button")


def at(visitor: Visitor) -> int:
    """The number of the shown step."""
    return int(visitor.page.locator(".where").inner_text().split("/")[0])


def loads(visitor: Visitor, name: str, text: str) -> None:
    visitor.goes("/replay")
    file = {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    visitor.page.locator("input[type=file]").set_input_files(file)


def test_a_bout_is_looked_at_again_from_its_table_and_a_link_leads_to_a_moment(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    path = ada.opens("engarde/basic", "me", "random", options={"hits": 1})
    ada.fences(Random(1))
    ada.page.locator(".next a", has_text="Replay").click()
    steps(ada).first.wait_for()
    assert ada.page.url.startswith(ada.address + path.replace("/t/", "/replay/"))
    last = steps(ada).count() - 1
    ada.page.keyboard.press("End")
    ada.until(lambda: at(ada) == last)
    ada.page.keyboard.press("ArrowLeft")
    ada.button("Previous move").click()
    ada.until(lambda: at(ada) == last - 2)
    ada.page.locator(f".steps li:nth-child({last - 1}) [aria-current=step]").wait_for()
    link = ada.page.get_by_label("Link to this moment").input_value()
    ada.until(lambda: ada.page.url == link)
    ada.goes("/")
    ada.page.goto(link)
    steps(ada).nth(last).wait_for()
    ada.until(lambda: at(ada) == last - 2)
    ada.button("Play").click()
    ada.until(lambda: at(ada) == last and ada.button("Play").count() == 1)
    with ada.page.expect_download() as download:
        ada.button("Download").click()
    assert Path(download.value.path()).read_text().startswith('[Game "engarde/basic"]')
    ada.goes("/me")
    ada.page.locator(f"main a[href='{path.replace('/t/', '/replay/')}']").wait_for()


def test_each_sees_with_his_own_eyes(visitor: Visitor) -> None:
    loads(visitor, "bout.salle", SEALED.read_text())
    tokens = visitor.page.locator(".steps code")
    tokens.nth(1).wait_for()
    assert "+?" not in tokens.first.inner_text(), "every card is open"
    visitor.page.get_by_label("View").select_option("0")
    visitor.page.locator(".steps code", has_text="+?").first.wait_for()
    dealt = tokens.first.inner_text().split()
    assert dealt.count("+?") == 5, "five cards are his own"
    visitor.page.get_by_label("View").select_option("-2")
    visitor.until(lambda: tokens.first.inner_text().split().count("+?") == 10)


def test_a_seal_is_verified_in_the_browser(visitor: Visitor) -> None:
    loads(visitor, "bout.salle", SEALED.read_text())
    visitor.button("Check the deals").click()
    visitor.sees("Every deal is correct")
    visitor.sees("The secret matches the seal")


def test_a_broken_seal_is_told_and_where_it_breaks(visitor: Visitor) -> None:
    text = SEALED.read_text().replace("c0ffee", "c0ffef")
    loads(visitor, "bout.salle", text[: text.index("[Checksum")] + '[Checksum "-"]\n')
    visitor.button("Check the deals").click()
    failure = visitor.page.locator(".failure")
    failure.wait_for()
    assert "dealt with other entropy" in failure.inner_text()
    assert "Every deal is correct" not in visitor.words()


def test_where_the_browser_has_no_cryptography_it_is_said(visitor: Visitor) -> None:
    visitor.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    loads(visitor, "bout.salle", SEALED.read_text())
    visitor.sees("over plain http")
    assert visitor.button("Check the deals").count() == 0


def test_what_is_wrong_with_a_file_is_said(visitors: Visitors) -> None:
    visitor = visitors(denied=(409,))
    loads(visitor, "bout.salle", SEALED.read_text().replace(">4 +2", ">3 +2"))
    visitor.sees("This file is not a saved bout")
    visitor.sees("checksum")
    assert visitor.unspoken() == []
    loads(visitor, "empty.salle", "")
    visitor.sees("This file is not a saved bout")
    loads(visitor, "bout.salle", SEALED.read_text())
    steps(visitor).first.wait_for()
    above, below = (visitor.page.locator(one).bounding_box()["y"] for one in (".replay", ".load"))
    assert above < below, "another one can be opened below"
    visitor.page.reload()
    steps(visitor).first.wait_for()
    visitor.page.locator("header").get_by_role("link", name="Replay").click()
    visitor.sees("set up a position")
    assert steps(visitor).count() == 0


def test_a_link_with_an_unknown_seat_shows_all_cards(visitors: Visitors) -> None:
    ada = visitors(buttons=True, denied=(404, 409))
    path = ada.opens("engarde/basic", "me", "random", options={"hits": 1})
    ada.fences(Random(1))
    ada.goes(path.replace("/t/", "/replay/") + "?eyes=7")
    steps(ada).first.wait_for()
    assert ada.page.get_by_label("View").input_value() == "-3"
    for nowhere in ("-3", "1.5", "x", "9999"):
        ada.goes(path.replace("/t/", "/replay/") + f"?ply={nowhere}")
        steps(ada).first.wait_for()


def test_a_position_is_tried_out_and_shared(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.goes(STANCE)
    ada.page.locator('button[data-token="x33"]').click()
    ada.button("Deal").click()
    ada.page.locator('button[data-token="#"]').wait_for()
    assert ada.page.locator('button[data-token^="="]').count() == 0, "ones and twos make no six"
    link = ada.page.get_by_label("Link to this position").input_value()
    bo = visitors(buttons=True)
    bo.page.goto(link)
    bo.page.locator('button[data-token="#"]').click()
    bo.sees("Left wins")
    bo.button("Takeback").click()
    bo.page.locator('button[data-token="#"]').wait_for()


def test_a_position_is_dealt_from_the_beginning(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    ada.goes("/stance/engarde/standard")
    ada.button("Deal").click()
    ada.offers().first.wait_for()
    assert ada.button("Deal").count() == 0


def test_a_moment_of_a_replay_is_a_position_to_go_on_from(visitors: Visitors) -> None:
    ada = visitors(buttons=True)
    loads(ada, "bout.salle", SEALED.read_text())
    steps(ada).nth(1).click()
    ada.button("Play on from here").click()
    ada.page.locator("[data-open]").first.wait_for()
    ada.page.wait_for_url("**/stance/engarde/standard?at=*")
    ada.offers().first.wait_for()


def test_what_can_not_be_set_up_is_said(visitors: Visitors) -> None:
    visitor = visitors(denied=(409,))
    visitor.goes("/stance/engarde/standard")
    visitor.page.locator("#stance").fill("left=x")
    visitor.button("Set up").click()
    visitor.sees("left=x is not a whole number.")


def test_a_replay_fits_a_phone_and_speaks_chinese(visitors: Visitors) -> None:
    visitor = visitors(size=PHONE, touch=True, locale=CHINESE)
    loads(visitor, "bout.salle", SEALED.read_text())
    steps(visitor).nth(1).tap()
    assert not visitor.overflows()
    assert visitor.unspoken() == []
    visitor.goes(STANCE)
    visitor.page.locator("[data-open]").first.wait_for()
    assert not visitor.overflows()
