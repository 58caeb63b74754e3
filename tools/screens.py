"""The screens of the page that the docs show: how to get there, and what to open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias

from tests.web.visitor import CHINESE, ENGLISH, Visitor

View: TypeAlias = dict[str, Any]
Way: TypeAlias = Callable[[Visitor], str]  # the host does it once; returns the path of the page
Look: TypeAlias = Callable[[Visitor], None]  # a visitor does it at each size
BOUTS: Final = 20  # tries to reach the position that a picture needs
STANCE: Final = "?at=left%3D8+right%3D11+hands%3D33145%2F11122+turn%3Dleft&opt=hits%3D1"


class NeverSo(Exception):
    """No bout reached the position that a picture needs."""


@dataclass(frozen=True)
class Screen:
    """A screen: how to get there, and what to wait for or open there."""

    name: str
    way: Way
    look: Look
    theme: str = "light"
    locale: str = ENGLISH
    known: bool = True  # as the host; otherwise as a new visitor


# -- ways


def at(path: str) -> Way:
    return lambda host: path


def opened(game: str, *seats: str, **terms: Any) -> Way:
    return lambda host: host.opens(game, *seats, **terms)


def fenced(game: str, *bots: str, so: Callable[[View], bool], **options: Any) -> Way:
    """Play at random until it is the host's turn and `so` is true."""

    def way(host: Visitor) -> str:
        for bout in range(BOUTS):
            path, lot = host.opens(game, "me", *bots, options=options), Random(bout)
            while host.waits_for_me():
                if so(host.view):
                    return path
                host.presses(lot.choice(host.view["offers"]))
        raise NeverSo(game)

    return way


def won(game: str, bot: str, **options: Any) -> Way:
    """Play at random until the host wins a bout."""

    def way(host: Visitor) -> str:
        for bout in range(BOUTS):
            path = host.opens(game, "me", bot, options=options)
            host.fences(Random(bout))
            if 0 in host.view["ended"]["winners"]:
                return path
        raise NeverSo(game)

    return way


def elsewhere(way: Way, path: str) -> Way:
    """Go that way, then to another page."""

    def gone(host: Visitor) -> str:
        way(host)
        return path

    return gone


def replayed(way: Way) -> Way:
    return lambda host: way(host).replace("/t/", "/replay/")


# -- looks


def there(selector: str) -> Look:
    return lambda visitor: visitor.page.locator(selector).first.wait_for()


def clicks(*selectors: str, then: str) -> Look:
    """Click these elements one after the other, then wait for `then`."""

    def look(visitor: Visitor) -> None:
        for selector in selectors:
            visitor.page.locator(selector).click()
        there(then)(visitor)

    return look


def presses(*keys: str) -> Look:
    """Press keys in a replay."""

    def look(visitor: Visitor) -> None:
        there(".steps button")(visitor)
        for key in keys:
            visitor.page.keyboard.press(key)

    return look


def unplugged(visitor: Visitor) -> None:
    BOARD(visitor)
    visitor.unplug()
    there(".offline")(visitor)


# -- positions in the middle of a bout


def in_attack(view: View) -> bool:
    """There is an attack that can be parried."""
    scene = view["scene"]
    return bool(scene["attack"]) and sum(scene["hits"]) > 0 and len(view["offers"]) > 1


def in_measure(view: View) -> bool:
    """Both fencers reach each other, and the host has a choice."""
    scene = view["scene"]
    return scene["gap"] <= 5 and sum(scene["hits"]) > 0 and not scene["attack"] and len(view["offers"]) > 4


def in_phrase(view: View) -> bool:
    return len(view["scene"]["phrase"]) > 2 and len(view["offers"]) > 1


def in_bind(view: View) -> bool:
    return bool(view["scene"]["bind"]) and len(view["offers"]) > 2


def under_attack(view: View) -> bool:
    scene = view["scene"]
    return bool(scene["attack"]) and sum(len(hero["items"]) for hero in scene["heroes"]) > 3


BOARD: Final = there("[data-open], button[data-token]")
DUEL: Final = won("engarde/standard", "random", hits=1)
SCREENS: Final = (
    Screen(
        "home",
        elsewhere(opened("engarde/standard", "me", "open", public=True), "/"),
        there(".fence"),
        known=False,
    ),
    Screen("home-chinese", at("/"), there(".fence"), "dark", CHINESE),
    Screen("waiting", opened("arena/standard", "me", "open"), there(".invite code")),
    Screen("engarde", fenced("engarde/standard", "tactic", so=in_attack), BOARD),
    Screen("readyfence", fenced("readyfence/basic", "tactic", so=in_phrase), BOARD, "dark"),
    Screen("audatia", fenced("audatia/duel", "tactic", so=in_bind), BOARD),
    Screen("arena", fenced("arena/standard", *["tactic"] * 3, so=under_attack, seats=4), BOARD, "dark"),
    Screen(
        "hint",
        fenced("engarde/advanced", "tactic", so=in_measure),
        clicks(".actions .actions button:first-child", ".advice li:first-child summary", then=".advice [open]"),
        "dark",
    ),
    Screen("over", DUEL, there(".over")),
    Screen("cover", opened("engarde/standard", "me", "me"), there(".cover"), "dark"),
    Screen("replay", replayed(DUEL), presses("End", "ArrowLeft", "ArrowLeft")),
    Screen("stance", at(f"/stance/engarde/standard{STANCE}"), BOARD, "dark"),
    Screen("rules", at("/rules/readyfence/basic"), there("article h2")),
    Screen("cards", at("/cards/audatia/duel"), there("main li svg"), "dark"),
    Screen("card", at("/cards/readyfence/basic/SH"), there("article h3")),
    Screen("lesson", at("/learn/engarde"), clicks("main .primary", then="[data-wanted]"), "light", CHINESE),
    Screen("learn", at("/learn"), there("main .primary")),
    Screen("me", at("/me"), there("#ratings")),
    Screen("settings", at("/"), clicks("header .icon", then="dialog[open]"), "dark"),
    Screen("offline", fenced("engarde/standard", "tactic", so=in_measure), unplugged),
)
