"""The view of Audatia: virtues, swords and stacks, hands and discards, and the pages of cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec.structs import replace

from salle.core.cards.card_sets import NO_FACE
from salle.core.cards.card_sheets import Fact
from salle.core.game import CHANCE, EVERYONE, Action, Seat
from salle.core.show.captions import Captions
from salle.core.show.last_sight import LastSight
from salle.core.show.svg import Drawing
from salle.core.show.view import View
from salle.core.show.view_parts import CardPage, Cards, Face, Grid, Note, Part, Refused, Words
from salle.core.texts import Message
from salle.games.audatia.card_data import Remedy, Sheet, Skill
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import (
    BREAK,
    CYCLE,
    DENIES,
    PARRY,
    PLAY_REMEDY,
    PLAY_SKILL,
    PUT,
    SET_SIDE,
    STAND,
    TAKE_VIRTUE,
)
from salle.games.audatia.rules.cards import (
    BLOW_NAMES,
    BLOWS,
    CHARACTERS,
    COUNTERS,
    FIRST_COUNTER,
    FIRST_POSTA,
    FIRST_REMEDY,
    FIRST_SKILL,
    FULL_BITS,
    KINDS,
    NO_POSTA,
    POSTE,
    REMEDIES,
    SIDES,
    SKILLS,
    STRETTO_SIDES,
    VIRTUES,
    opposite,
)
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.out_of_measure import is_taunted
from salle.games.audatia.rules.phase import FACING
from salle.games.audatia.rules.terms import CHALLENGER, PHASES, RESPONDENT, WAITING, other
from salle.games.audatia.scene import AudatiaScene
from salle.games.audatia.show.build_scene import build_hand, build_scene, pile_codes
from salle.games.audatia.show.draw_svg import draw
from salle.games.audatia.show.faces import Faces
from salle.games.audatia.words.card_names import blow_names, glossary_term, kind_name
from salle.games.audatia.words.explain import AudatiaExplain, note_id

OTHER_NAMES = {"frontale": "Corona"}
# Where cards go: onto a pile, at the attacking sword, into the lists. All others are aimed at a duelist.
GOES = {PUT: "onto:away", CYCLE: "onto:deck", BREAK: "sword", PLAY_SKILL: "lists", DENIES: "lists"}
PLACES = ("onto:", "seat:", "side:", "sword", "lists")
MARKS = {"seed": "", "found": "†", "reconstructed": "*"}


class AudatiaView(View):
    """The board of Audatia, as a seat or a spectator sees it."""

    def __init__(self, game: Audatia, explain: AudatiaExplain, sheet: Sheet) -> None:
        super().__init__(game)
        self.explain: Final = explain
        self.setup: Final = game.setup
        self.sheet = sheet
        self.duel: Final = LastSight(game.read)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        duel = self.duel(sight)
        seat = Seat(sight[0])
        near = RESPONDENT if seat == RESPONDENT else CHALLENGER
        parts: list[Part] = [
            Words(
                Message("audatia-game", {"game": duel.game_number}),
                tuple(Message(f"audatia-character-{CHARACTERS[who]}") for who in self.setup.characters),
            ),
            self._virtues(duel),
            self._swords(duel, near),
        ]
        for who in (other(near), near):
            parts += self._hand(duel, who)
        parts.append(self._piles(duel))
        for who in (CHALLENGER, RESPONDENT):
            me = duel.duelist(who)
            if me.hidden and seat != EVERYONE:
                parts.append(Cards(Message("audatia-put-away"), pile_codes(self.setup.cards, me.hidden)))
        return [*parts, *(Note(note) for note in [*self._posta_shows(duel, other(near)), *self._notes(duel)])]

    def scene(self, sight: tuple[int, ...]) -> AudatiaScene:
        return build_scene(self.duel(sight))

    def drawing(self, sight: tuple[int, ...], words: Captions) -> Drawing:
        return draw(self.scene(sight), 1 if sight[0] == RESPONDENT else 0, words)

    def _owned(self, id: str, who: Seat) -> Message:
        return Message(id, {"who": self.explain.seat(who)})

    def _virtues(self, duel: Duel) -> Grid:
        rows = tuple(
            (seat, tuple(literal(str(duel.virtue(seat, virtue))) for virtue in range(len(VIRTUES))))
            for seat in (CHALLENGER, RESPONDENT)
        )
        return Grid(Message("audatia-virtues"), tuple(map(glossary_term, VIRTUES)), rows)

    def _piles(self, duel: Duel) -> Grid:
        """Cards left to draw, cards face down, and the open discards."""
        heads = tuple(Message(f"audatia-pile-{name}") for name in ("deck", "hidden", "shown"))
        rows = []
        for seat in (CHALLENGER, RESPONDENT):
            me = duel.duelist(seat)
            sizes = (literal(str(me.deck_size)), literal(str(me.hidden_size)))
            rows.append(
                (seat, (*sizes, literal(" ".join(pile_codes(self.setup.cards, me.shown))) if me.shown else None))
            )
        return Grid(Message("audatia-piles"), heads, tuple(rows))

    def _swords(self, duel: Duel, near: Seat) -> Grid:
        """Where both swords are, as the near duelist sees them: a stack, or the side of a posta."""
        heads = tuple(self._owned(f"audatia-lane-{side}", near) for side in SIDES)
        rows = []
        for seat in (other(near), near):
            me = duel.duelist(seat)
            cells: list[Message | None] = [None] * len(SIDES)
            if me.stack or me.posta != NO_POSTA:
                side = duel.sword_side(me)
                cells[side if seat == near else opposite(side)] = self._sword(me)
            rows.append((seat, tuple(cells)))
        return Grid(Message("audatia-swords"), heads, tuple(rows))

    def _sword(self, me: Duelist) -> Message:
        if not me.stack:
            return Message("audatia-in-posta", {"posta": self.explain.posta(me.posta)})
        return literal(" ".join(self.setup.cards.codes[face] for face in me.stack))

    def _hand(self, duel: Duel, who: Seat) -> list[Part]:
        """A hand and, for another player's hand, seen cards that may have left it."""
        held = build_hand(self.setup.cards, duel.duelist(who))
        parts: list[Part] = [Cards(self._owned("audatia-hand", who), held.cards, held.hidden, who)]
        if held.perhaps:
            parts.append(Cards(Message("audatia-perhaps"), held.perhaps))
        return parts

    def _posta_shows(self, duel: Duel, who: Seat) -> list[Message]:
        """What an opponent's posta forbids before the first strike."""
        posta = duel.duelist(who).posta
        if self.setup.phases[duel.phase].part != FACING or posta == NO_POSTA:
            return []
        cards = self.setup.cards
        shuts, extended = blow_names(cards.shuts[posta]), cards.extended[posta]
        if not shuts and not extended:
            return []
        how = "both" if shuts and extended else "extended" if extended else "shuts"
        facts = {"who": self.explain.seat(who), "posta": self.explain.posta(posta), "shuts": shuts}
        return [Message("audatia-note-posta-shows", facts | {"how": how})]

    def _notes(self, duel: Duel) -> list[Message]:
        name, notes = self.explain.seat, []
        if duel.phase == phase_ids.OVER:
            return []
        for seat in (CHALLENGER, RESPONDENT):
            me = duel.duelist(seat)
            for blow in range(len(BLOW_NAMES)):
                if me.lures & FULL_BITS[blow]:
                    notes.append(Message("audatia-note-lure", {"who": name(seat), "blow": kind_name(blow)}))
            if me.taunted and not (seat == duel.to_act and is_taunted(duel)):
                notes.append(Message("audatia-note-taunt", {"who": name(seat), "count": me.taunted}))
            if me.salute == WAITING:
                notes.append(Message("audatia-note-salute", {"who": name(seat)}))
        if duel.stretto:
            notes.append(Message("audatia-note-bind", {"side": STRETTO_SIDES[duel.stretto]}))
        if duel.to_act == CHANCE:
            return [*notes, Message("audatia-note-draw", {"who": name(duel.drawer), "count": duel.owed})]
        facts: dict[str, Any] = {"who": name(duel.to_act), "whom": name(other(duel.to_act))}
        card = self.explain.card
        if duel.attack != NO_FACE:
            facts["attack"] = card(duel.attack)
        if duel.remedy != NO_FACE:
            facts["remedy"] = card(duel.remedy)
        if duel.phase == phase_ids.DENY:
            facts["skill"] = card(self.setup.action_table.what[duel.pending])
        if is_taunted(duel):
            return [*notes, Message("audatia-note-taunted", {**facts, "count": duel.duelist(duel.to_act).taunted})]
        facts["game"] = duel.game_number
        return [*notes, Message(note_id(PHASES[duel.phase]), facts | {"side": STRETTO_SIDES[duel.remedy_side]})]

    def faces(self) -> list[Face]:
        return Faces(self.sheet).all()

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        """The card that is played, and its target or second word."""
        cards, actions = self.setup.cards, self.setup.action_table
        verb, what, word = actions.verb[action], actions.what[action], actions.word[action]
        me = Seat(sight[1])
        if verb == STAND:
            return f"posta:{cards.posta_codes[what]}", f"seat:{me}"
        if verb == TAKE_VIRTUE:
            return (f"virtue:{VIRTUES[what]}",)
        if verb == SET_SIDE:
            return (f"side:{STRETTO_SIDES[what]}",)
        if verb < PUT:
            return ()
        card = f"card:{cards.codes[what]}"
        if verb == PLAY_REMEDY:
            return card, f"side:{STRETTO_SIDES[word]}"
        if verb == PLAY_SKILL and word >= 0:
            second = cards.index[what] == SKILLS.index("second-thought")
            return card, f"posta:{cards.posta_codes[word]}" if second else f"blow:{BLOWS[word]}"
        return card, GOES.get(verb) or f"seat:{me if verb == PARRY else other(me)}"

    def refused(self, sight: tuple[int, ...], seat: Seat) -> list[Refused]:
        """Attach a refusal only to its card. Cards share few targets, which would have too many refusals at once."""
        return [replace(one, handles=one.handles[:1]) if one.handles[1:] and one.handles[1].startswith(PLACES) else one
                for one in super().refused(sight, seat)]  # fmt: skip

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """The actions worth explaining here: without a card, with a card in hand, and every skill in hand."""
        duel = self.duel(sight)
        actions, cards = self.setup.action_table, self.setup.cards
        hand = duel.duelist(duel.to_act).hand
        knows = self.setup.phases[duel.phase].knows
        return [
            Action(number)
            for number, verb in enumerate(actions.verb)
            if (knows[verb] or verb >= PLAY_SKILL) and (verb < PUT or cards.holds(hand, actions.what[number]))
        ]

    # -- pages of cards

    def card(self, number: int) -> CardPage:
        name = KINDS[number]
        id = f"audatia-card-{name}"
        code, facts = self._printed(number)
        texts = tuple(
            (Message(f"audatia-heading-{part}"), Message(f"{id}-{part}")) for part in ("game", "art", "when", "beats")
        )
        named = tuple((Message(f"audatia-fact-{label}"), value) for label, value in facts)
        legend = Message("audatia-marks")
        also = (OTHER_NAMES[name],) if name in OTHER_NAMES else ()
        return CardPage(name, code, Message(id), Message(f"{id}-brief"), named, texts, legend, also)

    def _printed(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        if number < FIRST_POSTA:
            return self._strike(number)
        if number < FIRST_REMEDY:
            return self._posta(number - FIRST_POSTA)
        if number < FIRST_COUNTER:
            return self._remedy(number - FIRST_REMEDY)
        if number < FIRST_SKILL:
            return self._counter(number - FIRST_COUNTER)
        return self._skill(number - FIRST_SKILL)

    def _strike(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        row = next(row for row in self.sheet.strike if row.name == BLOW_NAMES[number])
        suns = {"l": "◐", "r": "◑", "none": "–"}
        signs: list[Message] = []
        if row.attack.value and row.attack_needs:
            facts = {"virtue": glossary_term(row.attack_needs.value)}
            signs.append(with_mark(Message("audatia-sign-attack-needs", facts), row.attack_needs))
        elif row.attack.value:
            signs.append(with_mark(Message("audatia-sign-attack"), row.attack))
        if row.parry.value:
            signs.append(with_mark(Message("audatia-sign-parry"), row.parry))
        if row.breaks.value:
            signs.append(with_mark(Message("audatia-sign-break"), row.breaks))
        copies = [f"{count} {suns[sun]}" for sun, count in row.suns.value.items()]
        cards = self.setup.cards
        return row.code, [
            ("sort", Message("audatia-sort-strike")),
            ("italian", italian(row.name)),
            ("suns", literal(" ".join(copies) + MARKS[row.suns.source])),
            ("signs", join_messages(signs)),
            ("parried-by", with_mark(join_messages(blow_names(cards.parried_by[number])), row.parried_by)),
            ("ends-in", with_mark(Message(f"audatia-card-{row.ends_in.value}"), row.ends_in)),
        ]

    def _posta(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        row = next(row for row in self.sheet.posta if row.name == POSTE[number])
        cards = self.setup.cards
        powers = [
            with_mark(Message(f"audatia-power-{name}"), fact)
            for name, fact in (("exchange", row.exchange), ("extended", row.extended), ("defends", row.defends))
            if fact and fact.value
        ]
        facts = [
            ("sort", Message("audatia-sort-posta")),
            ("italian", italian(row.name)),
            ("side", with_mark(Message(f"audatia-side-{row.side.value}"), row.side)),
            ("attacks", with_mark(join_messages(blow_names(cards.attacks[number])), row.attacks)),
            ("shuts", with_mark(join_messages(blow_names(cards.shuts[number])), row.shuts)),
        ]
        bonus = absent(row.side, row.attacks, row.shuts, row.exchange)
        if row.bonus:
            gained = {"adds": row.bonus.value.adds, "virtue": glossary_term(row.bonus.value.virtue)}
            bonus = with_mark(Message("audatia-bonus", gained), row.bonus)
        powers = powers or [with_mark(Message("audatia-none"), row.exchange)]
        return row.code, [*facts, ("bonus", bonus), ("powers", join_messages(powers))]

    def _remedy(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        row = self._row_of_remedy(REMEDIES[number])
        return row.code, [
            ("sort", Message("audatia-sort-remedy")),
            ("copies", literal(f"{row.copies.value}{MARKS[row.copies.source]}")),
            ("side", with_mark(Message(f"audatia-side-{row.side.value}"), row.side)),
            ("counter", with_mark(Message(f"audatia-card-{row.counter.value}"), row.counter)),
        ]

    def _row_of_remedy(self, name: str) -> Remedy:
        return next(row for row in self.sheet.remedy if row.name == name)

    def _counter(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        row = next(row for row in self.sheet.counter if row.name == COUNTERS[number])
        remedies = [remedy for remedy in self.sheet.remedy if remedy.counter.value == row.name]
        side = Message(f"audatia-side-{STRETTO_SIDES[self.setup.cards.counter_side[number]]}")
        return row.code, [
            ("sort", Message("audatia-sort-counter")),
            ("copies", literal(f"{row.copies.value}{MARKS[row.copies.source]}")),
            ("side", with_mark(side, least_sure(*(remedy.side for remedy in remedies)))),
            (
                "remedy",
                join_messages(with_mark(Message(f"audatia-card-{remedy.name}"), remedy.counter) for remedy in remedies),
            ),
        ]

    def _skill(self, number: int) -> tuple[str, list[tuple[str, Message]]]:
        row: Skill = next(row for row in self.sheet.skill if row.name == SKILLS[number])
        needs = with_mark(glossary_term(row.needs.value), row.needs) if row.needs else absent(row.cycle)
        decks = [
            with_mark(copies_message(owner.skills.value[row.name], owner.name), owner.skills)
            for owner in self.sheet.character
            if owner.skills.value.get(row.name)
        ]
        cycle = Message("audatia-yes" if row.cycle.value else "audatia-no")
        return row.code, [
            ("sort", Message("audatia-sort-skill")),
            ("decks", join_messages(decks)),
            ("needs", needs),
            ("cycle", with_mark(cycle, row.cycle)),
        ]


def copies_message(count: int, name: str) -> Message:
    """The number of copies, for a character."""
    return Message("audatia-copies", {"count": count, "who": Message(f"audatia-character-{name}")})


def least_sure(*facts: Fact[Any]) -> Fact[Any]:
    """The fact with the least certain source."""
    return max(facts, key=lambda fact: list(MARKS).index(fact.source))


def absent(*facts: Fact[Any]) -> Message:
    """A dash. It is as sure as the least sure of these facts about the same card."""
    return with_mark(Message("audatia-none"), least_sure(*facts))


def italian(name: str) -> Message:
    """Fiore's name for it, in any language."""
    words = name.replace("-", " ").title().replace(" Di ", " di ")
    return literal(f"{words}, {OTHER_NAMES[name]}" if name in OTHER_NAMES else words)


def literal(text: str) -> Message:
    """Text that needs no translation."""
    return Message("audatia-plain", {"text": text})


def join_messages(parts: Iterable[Message]) -> Message:
    """Several words in a row, or a dash."""
    found = list(parts)
    return Message("audatia-plain", {"text": found}) if found else Message("audatia-none")


def with_mark(text: Message, fact: Fact[Any]) -> Message:
    """A value with the mark of its source."""
    return Message("audatia-marked", {"text": text, "mark": MARKS[fact.source]})
