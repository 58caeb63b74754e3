"""The board in text and pictures, and the pages of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.cards.card_sheets import Fact
from salle.core.game import CHANCE, Action, Seat
from salle.core.show.captions import Captions
from salle.core.show.last_sight import LastSight
from salle.core.show.svg import Drawing
from salle.core.show.view import View
from salle.core.show.view_parts import CardPage, Cards, Face, Grid, Note, Part
from salle.core.texts import Message
from salle.games.arena.card_data import Sheet
from salle.games.arena.rules.actions import COVER, DEFEND, DROP, PUT
from salle.games.arena.rules.cards import HEROES, KINDS, LINES, NAMED
from salle.games.arena.rules.game import Arena
from salle.games.arena.rules.hero import Hero
from salle.games.arena.rules.phase_ids import ANSWER, OVER, PHASES
from salle.games.arena.rules.terms import NO_HERO, RESTLESS_FROM
from salle.games.arena.rules.transitions import Fight
from salle.games.arena.scene import ArenaScene
from salle.games.arena.show.build_scene import build_scene, handle, pile_codes
from salle.games.arena.show.draw_svg import draw
from salle.games.arena.show.faces import faces
from salle.games.arena.words.explain import ArenaExplain

MARKS = {"seed": "", "found": "†", "reconstructed": "*"}


class ArenaView(View):
    """The board as a seat or a spectator sees it."""

    def __init__(self, game: Arena, explain: ArenaExplain, sheet: Sheet) -> None:
        super().__init__(game)
        self.explain: Final = explain
        self.ring: Final = game.ring
        self.sheet = sheet
        self.fight: Final = LastSight(game.read)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        fight = self.fight(sight)
        parts: list[Part] = [self._heroes(fight)]
        for number, me in enumerate(fight.heroes):
            if me.hand:
                label = Message("arena-hand", {"who": self.explain.seat(Seat(number))})
                parts.append(Cards(label, pile_codes(self.ring.cards, me.hand), 0, Seat(number)))
        parts.append(Cards(Message("arena-deck"), (), fight.deck_size))
        parts.append(Cards(Message("arena-discards"), pile_codes(self.ring.cards, fight.discards)))
        return [*parts, *(Note(note) for note in self._notes(fight))]

    def scene(self, sight: tuple[int, ...]) -> ArenaScene:
        return build_scene(self.fight(sight))

    def drawing(self, sight: tuple[int, ...], words: Captions) -> Drawing:
        return draw(self.scene(sight), max(0, sight[0]), words)

    def _heroes(self, fight: Fight) -> Grid:
        heads = tuple(Message(f"arena-head-{name}") for name in ("hero", "life", "damage", "armor", "items", "hand"))
        rows = []
        for number, me in enumerate(fight.heroes):
            rows.append((Seat(number), self._row(fight, me)))
        return Grid(Message("arena-round", {"round": fight.round}), heads, tuple(rows))

    def _row(self, fight: Fight, me: Hero) -> tuple[Message | None, ...]:
        cards = self.ring.cards
        if me.hero == NO_HERO:
            return (None,) * 6
        hero = Message(f"arena-hero-{HEROES[me.hero]}")
        if not me.standing:
            return (hero, Message("arena-fallen"), None, None, None, None)
        armor = literal(f"{cards.codes[me.armor]}{me.armor_left}") if me.armor != NO_FACE else None
        items = [f"{cards.codes[face]}{left or ''}" for face, left in zip(me.items, me.left, strict=True)]
        damage = cards.base[me.hero] + fight.weapons_of(me)
        return (
            hero,
            literal(str(me.life)),
            literal(str(damage)),
            armor,
            literal(" ".join(items)) if items else None,
            literal(str(me.held)),
        )

    def _notes(self, fight: Fight) -> list[Message]:
        name = self.explain.seat
        notes = []
        if fight.phase == OVER:
            return []
        if self.ring.restless and fight.round >= RESTLESS_FROM:
            notes.append(Message("arena-note-late"))
        elif self.ring.restless and fight.quiet and not fight.fought:
            notes.append(Message("arena-note-quiet", {"quiet": fight.quiet}))
        if fight.to_act == CHANCE:
            return [*notes, Message(f"arena-note-{PHASES[fight.phase]}", {"who": name(fight.drawer)})]
        facts: dict[str, Any] = {"who": name(fight.to_act)}
        if fight.phase == ANSWER:
            damage = fight.damage_of(fight.turn, fight.attack)
            facts |= {"whom": name(fight.turn), "card": self.explain.card(fight.attack), "damage": damage}
            facts["line"] = self.explain.line(fight.attack, fight.line)
        return [*notes, Message(f"arena-note-{PHASES[fight.phase]}", facts)]

    def faces(self) -> list[Face]:
        return faces(self.sheet)

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        """What an action touches on the board: a card or an item, where it goes, and a line the player chose.

        It goes to the discards, to a hero (your own if you ready it) or to the attack. Declining and taking a hit touch
        nothing.
        """
        fight = self.fight(sight)
        cards, actions = self.ring.cards, self.ring.action_table
        verb, face, word = actions.verb[action], actions.face[action], actions.word[action]
        if face == NO_FACE:
            return ()
        thing = f"card:{cards.codes[face]}"
        if verb in (DROP, COVER):  # named like on the board, with the strength left
            me = fight.heroes[fight.to_act]
            thing = handle(cards, face, me.armor_left if me.armor == face else word)
        if not fight.ring.knows[fight.phase][verb]:
            return (thing,)
        if verb in (PUT, DROP):
            return (thing, "onto:discards")
        if verb in (DEFEND, COVER):
            return (thing, "attack")
        hero = f"seat:{(fight.to_act + actions.target[action]) % fight.ring.seats + 1}"
        return (thing, hero, f"line:{LINES[word]}") if cards.line[face] == NAMED else (thing, hero)

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """All actions of this phase with the cards and items held, and one action for each that has no use now."""
        fight, actions = self.fight(sight), self.ring.action_table
        knows = fight.ring.knows[fight.phase]
        able = [Action(number) for number in range(self.game.actions) if self._has(fight, Action(number))]
        tried = [action for action in able if knows[actions.verb[action]]]
        used = {self._thing(action) for action in tried}
        idle = {self._thing(action): action for action in reversed(able) if actions.verb[action] > PUT}
        return tried + [action for thing, action in idle.items() if thing not in used]

    def _has(self, fight: Fight, action: Action) -> bool:
        """Whether the player to act has the card in hand or the item ready."""
        actions, me = self.ring.action_table, fight.heroes[fight.to_act]
        face = actions.face[action]
        if actions.verb[action] in (DROP, COVER):
            return me.armor == face or me.item(face, max(actions.word[action], 0)) >= 0
        return face == NO_FACE or self.ring.cards.holds(me.hand, face)

    def _thing(self, action: Action) -> tuple[bool, int, int]:
        """The card or item of an action; an item with the strength left."""
        actions = self.ring.action_table
        item = actions.verb[action] in (DROP, COVER)
        return item, int(actions.face[action]), int(actions.word[action]) if item else 0

    # -- pages of cards

    def pages(self) -> list[CardPage]:
        """The cards of the deck, then the heroes."""
        return [*super().pages(), *map(self._hero, HEROES)]

    def _hero(self, name: str) -> CardPage:
        printed, id = self.sheet.of_hero(name), f"arena-hero-{name}"
        facts = (
            (Message("arena-fact-kind"), Message("arena-kind-hero")),
            (Message("arena-fact-life"), number_with_mark(printed.life)),
            (Message("arena-fact-damage"), number_with_mark(printed.damage)),
        )
        brief = Message("arena-hero-brief", {"life": printed.life.value, "damage": printed.damage.value})
        texts = ((Message("arena-heading-hero"), Message(f"{id}-line")),)
        return CardPage(name, name, Message(id), brief, facts, texts, Message("arena-marks"))

    def card(self, number: int) -> CardPage:
        name = KINDS[number]
        row = self.sheet.printed(name)
        id = f"arena-card-{name}"
        facts: list[tuple[str, Message]] = [
            ("kind", Message(f"arena-kind-{row.kind}")),
            ("copies", number_with_mark(row.copies)),
        ]
        if row.line:
            facts.append(("line", with_mark(Message(f"arena-line-{row.line.value}"), row.line)))
        if row.covers:
            facts.append(
                ("covers", with_mark(join_messages(Message(f"arena-line-{x}") for x in row.covers.value), row.covers))
            )
        for label in ("hands", "damage", "bonus", "strength"):
            fact = getattr(row, label)
            if fact:
                facts.append((label, number_with_mark(fact)))
        if row.ignores_armor and row.ignores_armor.value:
            facts.append(("armor", with_mark(Message("arena-armor-ignored"), row.ignores_armor)))
        texts = tuple(
            (Message(f"arena-heading-{part}"), Message(f"{id}-{part}")) for part in ("game", "fencing", "when", "beats")
        )
        named = tuple((Message(f"arena-fact-{label}"), value) for label, value in facts)
        legend = Message("arena-marks")
        return CardPage(name, row.code, Message(id), Message(f"{id}-brief"), named, texts, legend)


def literal(text: str) -> Message:
    """A number or code, without words."""
    return Message("arena-plain", {"text": text})


def join_messages(parts: Iterable[Message]) -> Message:
    return Message("arena-plain", {"text": list(parts)})


def with_mark(text: Message, fact: Fact[Any]) -> Message:
    """A value with the mark of its source."""
    return Message("arena-marked", {"text": text, "mark": MARKS[fact.source]})


def number_with_mark(fact: Fact[int]) -> Message:
    """A number with the mark of its source."""
    return with_mark(literal(str(fact.value)), fact)
