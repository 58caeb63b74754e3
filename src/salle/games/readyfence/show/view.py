"""The board of Ready... Fence! as parts to draw, and the pages of its cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.cards.card_sheets import Fact
from salle.core.game import CHANCE, NOBODY, Action, Seat
from salle.core.show.captions import Captions
from salle.core.show.last_sight import LastSight
from salle.core.show.svg import Drawing
from salle.core.show.view import View
from salle.core.show.view_parts import CardPage, Cards, Face, Line, Note, Part, Score, Track, Words
from salle.core.texts import Message
from salle.games.readyfence.card_data import Printed, Sheet
from salle.games.readyfence.rules import threats
from salle.games.readyfence.rules.actions import (
    ADVANCE,
    DISCARD,
    DODGE,
    FEINT_OFF,
    LAY,
    PARRY,
    PASS,
    RETREAT,
    STALL,
    STEP_BACK,
    SWAP,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.rules.cards import ANGULATION, FEINT, GLIDE, KINDS
from salle.games.readyfence.rules.game import ReadyFence
from salle.games.readyfence.rules.phase_ids import ANSWER, CHANGE, DODGE_DISCARD, MULLIGAN, OVER, TURN
from salle.games.readyfence.rules.phrase_links import link_seat
from salle.games.readyfence.rules.rule_ids import RULES
from salle.games.readyfence.rules.terms import ACTIONS, LEFT, RIGHT, STAMINA, STRIP, other
from salle.games.readyfence.rules.transitions import Match
from salle.games.readyfence.scene import THREATS, ReadyFenceScene
from salle.games.readyfence.show.build_scene import build_hand, build_scene, pile_codes, reach
from salle.games.readyfence.show.draw_svg import draw
from salle.games.readyfence.show.faces import faces
from salle.games.readyfence.words.explain import ReadyFenceExplain
from salle.games.readyfence.words.phrase_words import weapon_name

MARK = "*"  # marks a reconstructed value
NONE = "–"


class ReadyFenceView(View):
    def __init__(self, game: ReadyFence, explain: ReadyFenceExplain, sheet: Sheet) -> None:
        super().__init__(game)
        self.explain: Final = explain
        self.strip: Final = game.strip
        self.sheet = sheet
        self.match: Final = LastSight(game.read)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        seen = self.match(sight)
        strip = self.strip
        left, right = seen.left, seen.right
        period = Message("readyfence-period", {"period": seen.period, "of": strip.periods, "time": self._time(seen)})
        parts: list[Part] = [
            Score(period, (left.touches, right.touches), strip.touches),
            Track(
                Message("readyfence-strip", {"gap": seen.gap()}),
                STRIP,
                {left.square: LEFT, right.square: RIGHT},
                frozenset((1, STRIP)),
            ),
            Words(Message("readyfence-weapons"), (weapon_name(left.weapon), weapon_name(right.weapon))),
            Score(Message("readyfence-stamina"), (left.stamina, right.stamina), STAMINA),
        ]
        for seat in (LEFT, RIGHT):
            parts += self._hand(seen, seat)
        parts.append(Cards(Message("readyfence-timer"), (), seen.timer))
        if seen.shown:
            parts.append(Cards(Message("readyfence-discards"), pile_codes(strip.cards, seen.shown)))
        parts += [Line(link_seat(row), self.explain.link(row)) for row in seen.links]
        parts += [Note(note) for note in self._notes(seen)]
        return parts

    def scene(self, sight: tuple[int, ...]) -> ReadyFenceScene:
        return build_scene(self.strip, self.match(sight))

    def drawing(self, sight: tuple[int, ...], words: Captions) -> Drawing:
        return draw(self.scene(sight), words)

    def _time(self, seen: Match) -> str:
        return "tie" if seen.tie else "overtime" if seen.overtime else "period"

    def _hand(self, seen: Match, seat: Seat) -> list[Part]:
        """A hand. Of another player's hand it also shows which of the seen cards may be gone."""
        held, who = build_hand(self.strip.cards, seen.fencer(seat)), self.explain.seat(seat)
        parts: list[Part] = [Cards(Message("readyfence-hand", {"who": who}), held.cards, held.hidden, seat)]
        if held.perhaps:
            parts.append(Cards(Message("readyfence-perhaps", {"who": who}), held.perhaps))
        return parts

    def _notes(self, seen: Match) -> list[Message]:
        name = self.explain.seat
        if seen.phase == OVER:
            return []
        notes = []
        if seen.priority != NOBODY:
            notes.append(Message("readyfence-note-priority", {"who": name(seen.priority)}))
        if seen.tie:
            notes.append(Message("readyfence-note-tie"))
        if seen.to_act == CHANCE:
            if seen.drawer == NOBODY:
                return [*notes, Message("readyfence-note-toss")]
            return [*notes, Message("readyfence-note-draws", {"who": name(seen.drawer), "count": seen.owed})]
        facts = {"who": name(seen.to_act), "whom": name(other(seen.to_act)), "gap": seen.gap(), "used": seen.used}
        facts["reach"] = "done" if seen.used >= ACTIONS else reach(self.strip.cards, seen.gap()) or "none"
        facts |= {"speed": seen.threat_speed, "threat": Message(f"readyfence-card-{KINDS[seen.threat_kind]}")}
        danger = "glide" if seen.threat == threats.RIPOSTE and seen.threat_kind == GLIDE else THREATS[seen.threat]
        facts["danger"] = danger
        names = {MULLIGAN: "mulligan", TURN: "turn", CHANGE: "change", DODGE_DISCARD: "dodge", ANSWER: "answer"}
        note = names[seen.phase]
        if seen.phase == ANSWER and seen.threat == threats.NONE:
            note = f"stopped-{RULES[seen.stopped]}"
        elif seen.threat == threats.COUNTER_TIME:
            note = "counter-time"
        return [*notes, Message(f"readyfence-note-{note}", facts)]

    def faces(self) -> list[Face]:
        return faces(self.strip, self.sheet)

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        """The parts of the board that an action touches.

        Played cards go onto the phrase, discarded cards onto the discards. A stall regains stamina and may take a
        Timer card. A parry without cards spends stamina.
        """
        seen = self.match(sight)
        actions = self.strip.action_table
        verb, face, extra = actions.verb[action], actions.face[action], actions.extra[action]
        touched = [f"card:{code}" for code in self._cards(seen, verb, face, extra)]
        if verb in (STALL, PARRY):
            touched.append("onto:stamina")
        if verb in (LAY, SWAP, FEINT_OFF, PARRY):
            touched.append("onto:phrase")
        if verb == DISCARD:
            touched.append("onto:discards")
        if verb == STALL and extra:
            touched.append("onto:timer")
        if verb == PASS and seen.phase == TURN:
            touched.append("onto:turn")
        steps = {ADVANCE: 1, STEP_BACK: -1, RETREAT: -2, DODGE: -2}.get(verb)
        if steps is not None:
            square = seen.fencer(seen.to_act).square + (steps if seen.to_act == LEFT else -steps)
            touched.append(f"cell:{max(1, min(STRIP, square))}")
        if verb == TURN_WEAPON:
            touched.append(f"weapon:{face}")
        return tuple(touched)

    def _cards(self, seen: Match, verb: int, face: int, extra: int) -> list[str]:
        """The cards of an action: the one it names, and those that go with it."""
        cards, hand = self.strip.cards, seen.fencer(seen.to_act).hand
        found = [face] if verb in (LAY, SWAP, DISCARD) else []
        joining = {FEINT: verb in (SWAP, FEINT_OFF), ANGULATION: False, GLIDE: False}
        if verb in (LAY, SWAP, PARRY):
            joining |= {ANGULATION: extra == WITH_ANGULATION, GLIDE: extra == WITH_GLIDE}
        for kind in (kind for kind, joins in joining.items() if joins):
            held = cards.held(hand, kind)
            found.append(cards.faces_from[kind] if held == NO_FACE else held)
        return [cards.codes[number] for number in found]

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """The actions without cards, and each card in hand: played, and discarded in a turn."""
        seen = self.match(sight)
        cards, actions = self.strip.cards, self.strip.action_table
        faces = sorted(set(cards.list_faces(seen.fencer(seen.to_act).hand)))
        tried = list(range(actions.first_discard)) if seen.phase != ANSWER else [0, 1]
        if seen.phase == ANSWER:
            tried += range(actions.first_answer, actions.first_lay)
        else:
            tried += [actions.first_discard + face for face in faces]
        tried += [actions.lay[face] for face in faces if actions.lay[face] != NO_FACE]
        return [Action(number) for number in tried]

    # -- pages of cards

    def card(self, number: int) -> CardPage:
        name = KINDS[number]
        printed = self.sheet.printed(name)
        id = f"readyfence-card-{name}"
        labels = ("colours", "copies", "speeds", "ripostes", "stamina", "decks")
        values = (
            join_terms(f"readyfence-colour-{colour}" for colour in printed.colours.value),
            literal(copies_text(printed)),
            literal(speeds(printed)),
            literal(ripostes(printed)),
            literal(str(printed.stamina.value) + star(printed.stamina)),
            join_terms(f"readyfence-mode-{mode}" for mode in (*printed.decks.value, "advanced")),
        )
        facts = [(Message(f"readyfence-fact-{label}"), value) for label, value in zip(labels, values, strict=True)]
        texts = tuple(
            (Message(f"readyfence-heading-{part}"), Message(f"{id}-{part}"))
            for part in ("game", "fencing", "when", "beats")
        )
        return CardPage(name, printed.code, Message(id), Message(f"{id}-brief"), tuple(facts), texts)


def literal(text: str) -> Message:
    """Numbers and marks that need no translation."""
    return Message("readyfence-plain", {"text": text})


def join_terms(ids: Iterable[str]) -> Message:
    return Message("readyfence-plain", {"text": [Message(id) for id in ids]})


def star(fact: Fact[int]) -> str:
    """The mark of a reconstructed value."""
    return MARK if fact.source == "reconstructed" else ""


def copies_text(printed: Printed) -> str:
    """The number of copies; in brackets the count of the other rulebook (RF-1)."""
    other = f" ({printed.other_copies.value})" if printed.other_copies else ""
    return f"{printed.how_many()}{other}"


def speeds(printed: Printed) -> str:
    """The speed of each copy, or what the card adds."""
    if printed.adds:
        return f"+{printed.adds.value}{star(printed.adds)}"
    rows = [
        f"{row.speed}{MARK if row.source == 'reconstructed' else ''}"
        for row in printed.speeds
        for _ in range(row.copies)
    ]
    return " ".join(rows) or NONE


def ripostes(printed: Printed) -> str:
    """The speed of the riposte for each printed speed, or of a Glide when it is added."""
    if printed.added:
        return f"{printed.added.value}{star(printed.added)}"
    pairs = sorted({(row.speed, row.riposte) for row in printed.speeds if row.riposte})
    return " ".join(f"{speed}→{riposte}" for speed, riposte in pairs) or NONE
