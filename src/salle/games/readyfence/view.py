"""What of Ready... Fence! is drawn: the strip, weapons, stamina, hands, Timer and phrase; and the pages of cards."""

from __future__ import annotations

from collections.abc import Iterable

from salle.core.game import CHANCE, NOBODY, Action, Seat
from salle.core.pack import NO_FACE
from salle.core.sheet import Fact
from salle.core.texts import Message
from salle.core.view import CardPage, Cards, Line, Note, Part, Score, Track, View, Words
from salle.games.readyfence.cards import DISTANCES, KINDS, RED
from salle.games.readyfence.deeds import (
    ADVANCE,
    DISCARD,
    DODGE,
    LAY,
    PARRY,
    RETREAT,
    STEP_BACK,
    SWAP,
    TURN_WEAPON,
    WITH_ANGULATION,
    WITH_GLIDE,
)
from salle.games.readyfence.game import ReadyFence
from salle.games.readyfence.links import link_seat
from salle.games.readyfence.printed import Printed, Sheet
from salle.games.readyfence.reading import FencerReading, Reading
from salle.games.readyfence.reckoning import weapon
from salle.games.readyfence.terms import (
    ANSWER,
    CHANGE,
    COUNTER_TIMED,
    DODGE_DISCARD,
    LEFT,
    MULLIGAN,
    NO_THREAT,
    OVER,
    RIGHT,
    RULES,
    STAMINA,
    STRIP,
    TURN,
    other,
)

MARK = "*"  # a value that is reconstructed
NONE = "–"


class ReadyFenceView(View):
    """The board of one mode."""

    game: ReadyFence

    def __init__(self, game: ReadyFence, sheet: Sheet) -> None:
        super().__init__(game)
        self.sheet = sheet

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        seen = Reading(sight)
        strip = self.game.strip
        left, right = seen.fencers
        period = Message("readyfence-period", {"period": seen.period, "of": strip.periods, "time": self._time(seen)})
        parts: list[Part] = [
            Score(period, (left.touches, right.touches), strip.touches),
            Track(
                Message("readyfence-strip", {"gap": seen.gap}),
                STRIP,
                {left.square: LEFT, right.square: RIGHT},
                frozenset((1, STRIP)),
            ),
            Words(Message("readyfence-weapons"), (weapon(left.weapon), weapon(right.weapon))),
            Score(Message("readyfence-stamina"), (left.stamina, right.stamina), STAMINA),
        ]
        for seat in (LEFT, RIGHT):
            parts += self._hand(seen, seat)
        parts.append(Cards(Message("readyfence-timer"), (), seen.timer))
        if seen.shown:
            parts.append(Cards(Message("readyfence-discards"), self._faces(seen.shown)))
        parts += [Line(link_seat(row), self.game.explain.linked(row)) for row in seen.links]
        parts += [Note(note) for note in self._notes(seen)]
        return parts

    def _time(self, seen: Reading) -> str:
        return "tie" if seen.tie else "overtime" if seen.overtime else "period"

    def _faces(self, pile: int) -> tuple[str, ...]:
        cards = self.game.strip.cards
        return tuple(cards.codes[face] for face in cards.listed(pile))

    def _hand(self, seen: Reading, seat: Seat) -> list[Part]:
        """A hand: one's own open; of another's what was seen and can't be gone, and what may be gone."""
        fencer = seen.fencers[seat]
        label = Message("readyfence-hand", {"who": self.game.explain.seat(seat)})
        if fencer.hand:
            return [Cards(label, self._faces(fencer.hand), 0, seat)]
        sure = self._still_held(fencer, fencer.known[0])
        parts: list[Part] = [Cards(label, sure, max(0, fencer.held - len(sure)), seat)]
        perhaps = self._still_held(fencer, sum(fencer.known[1:]))
        if perhaps:
            parts.append(Cards(Message("readyfence-perhaps", {"who": self.game.explain.seat(seat)}), perhaps))
        return parts

    def _still_held(self, fencer: FencerReading, pile: int) -> tuple[str, ...]:
        """Of these cards those that don't lie on the table."""
        cards = self.game.strip.cards
        return self._faces(cards.parted(pile, fencer.table & pile))

    def _notes(self, seen: Reading) -> list[Message]:
        name = self.game.explain.seat
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
        facts = {"who": name(seen.to_act), "whom": name(other(seen.to_act)), "gap": seen.gap, "used": seen.used}
        facts["reach"] = self._reach(seen.gap)
        facts |= {"speed": seen.threat_speed, "threat": Message(f"readyfence-card-{KINDS[seen.threat_kind]}")}
        names = {MULLIGAN: "mulligan", TURN: "turn", CHANGE: "change", DODGE_DISCARD: "dodge", ANSWER: "answer"}
        note = names[seen.phase]
        if seen.phase == ANSWER and seen.threat == NO_THREAT:
            note = f"stopped-{RULES[seen.stopped]}"
        elif seen.threat == COUNTER_TIMED:
            note = "counter-time"
        return [*notes, Message(f"readyfence-note-{note}", facts)]

    def _reach(self, gap: int) -> str:
        """The distance, if some card of the deck opens there."""
        cards = self.game.strip.cards
        reaches = any(cards.distance[kind] == gap and cards.colours[kind] & RED for kind in cards.kind)
        return DISTANCES[gap] if gap < len(DISTANCES) and reaches else "none"

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        seen = Reading(sight)
        cards, deeds = self.game.strip.cards, self.game.strip.deeds
        verb, face, extra = deeds.verb[action], deeds.face[action], deeds.extra[action]
        touched: list[str] = []
        if verb in (LAY, SWAP, DISCARD) and face != NO_FACE:
            touched.append(f"card:{cards.codes[face]}")
        if verb in (LAY, SWAP) and extra == WITH_ANGULATION:
            touched.append("card:AN")
        if verb in (LAY, PARRY) and extra == WITH_GLIDE:
            touched.append("card:GL")
        steps = {ADVANCE: 1, STEP_BACK: -1, RETREAT: -2, DODGE: -2}.get(verb)
        if steps is not None:
            square = seen.fencers[seen.to_act].square + (steps if seen.to_act == LEFT else -steps)
            touched.append(f"cell:{max(1, min(STRIP, square))}")
        if verb == TURN_WEAPON:
            touched.append(f"weapon:{face}")
        if verb == DISCARD:
            touched.append("timer")
        return tuple(touched)

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """The deeds without cards, and each card held: laid, and put away in the turn."""
        seen = Reading(sight)
        cards, deeds = self.game.strip.cards, self.game.strip.deeds
        faces = sorted(set(cards.listed(seen.fencers[seen.to_act].hand)))
        tried = list(range(deeds.first_discard)) if seen.phase != ANSWER else [0, 1]
        if seen.phase == ANSWER:
            tried += range(deeds.first_answer, deeds.first_lay)
        else:
            tried += [deeds.first_discard + face for face in faces]
        tried += [deeds.lay[face] for face in faces if deeds.lay[face] != NO_FACE]
        return [Action(number) for number in tried]

    # -- pages of cards

    def card(self, number: int) -> CardPage:
        name = KINDS[number]
        printed = self.sheet.printed(name)
        id = f"readyfence-card-{name}"
        labels = ("colours", "copies", "speeds", "ripostes", "stamina", "decks")
        values = (
            words(f"readyfence-colour-{colour}" for colour in printed.colours.value),
            plain(copies(printed)),
            plain(speeds(printed)),
            plain(ripostes(printed)),
            plain(str(printed.stamina.value) + star(printed.stamina)),
            words(f"readyfence-mode-{mode}" for mode in (*printed.decks.value, "advanced")),
        )
        facts = [(Message(f"readyfence-fact-{label}"), value) for label, value in zip(labels, values, strict=True)]
        texts = tuple(
            (Message(f"readyfence-heading-{part}"), Message(f"{id}-{part}"))
            for part in ("game", "fencing", "when", "beats")
        )
        return CardPage(name, printed.code, Message(id), Message(f"{id}-brief"), tuple(facts), texts)


def plain(text: str) -> Message:
    """Numbers and marks that need no words."""
    return Message("readyfence-plain", {"text": text})


def words(ids: Iterable[str]) -> Message:
    """Several words in a row."""
    return Message("readyfence-plain", {"text": [Message(id) for id in ids]})


def star(fact: Fact[int]) -> str:
    """The mark of a value that is reconstructed."""
    return MARK if fact.source == "reconstructed" else ""


def copies(printed: Printed) -> str:
    """How many; in brackets by the other seed (RF-1)."""
    other = f" ({printed.other_copies.value})" if printed.other_copies else ""
    return f"{printed.how_many()}{other}"


def speeds(printed: Printed) -> str:
    """The speed of each copy; of a card that adds, what it adds."""
    if printed.adds:
        return f"+{printed.adds.value}{star(printed.adds)}"
    rows = [
        f"{row.speed}{MARK if row.source == 'reconstructed' else ''}"
        for row in printed.speeds
        for _ in range(row.copies)
    ]
    return " ".join(rows) or NONE


def ripostes(printed: Printed) -> str:
    """The speed of the riposte by each printed speed; of a Glide when it is added."""
    if printed.added:
        return f"{printed.added.value}{star(printed.added)}"
    pairs = sorted({(row.speed, row.riposte) for row in printed.speeds if row.riposte})
    return " ".join(f"{speed}→{riposte}" for speed, riposte in pairs) or NONE
