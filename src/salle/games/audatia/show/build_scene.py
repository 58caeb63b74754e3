"""Build the scene of Audatia from a sight."""

from __future__ import annotations

from typing import Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import Seat
from salle.core.show.scene import Hand
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.cards import BLOWS, FULL_BITS, NO_POSTA, NO_SIDE, VIRTUES, Cards, opposite
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.terms import CHALLENGER, GAMES, RESPONDENT
from salle.games.audatia.scene import (
    CHARACTERS,
    CLOSE_SIDES,
    LANES,
    PHASES,
    REMEDY_ROLES,
    SALUTES,
    VIRTUE_NAMES,
    AudatiaScene,
    Bind,
    Closing,
    Posture,
    Swordsman,
    VirtueHeld,
)


def pile_codes(cards: Cards, pile: int) -> tuple[str, ...]:
    """The codes of the cards in a pile."""
    return tuple(cards.codes[face] for face in cards.list_faces(pile))


def build_hand(cards: Cards, me: Duelist) -> Hand:
    """A hand: open for its owner. Of another hand the cards that must be there, or else those that may be."""
    if me.hand:
        return Hand(pile_codes(cards, me.hand))
    memory = me.memory
    seen = pile_codes(cards, cards.difference(memory.seen, memory.left)) if me.held else ()
    if memory.since == 0 or not seen:
        return Hand(seen, me.held - len(seen))
    return Hand((), me.held, seen)


def build_scene(duel: Duel) -> AudatiaScene:
    """The scene of a duel that was restored from a sight."""
    return _Scene(duel).drawn()


class _Scene:
    def __init__(self, duel: Duel) -> None:
        self.cards: Final = duel.setup.cards
        self.action_table: Final = duel.setup.action_table
        self.duel: Final = duel

    def drawn(self) -> AudatiaScene:
        duel = self.duel
        audatia, prudentia, celeritas, fortitudo = (self._virtue(number) for number in range(len(VIRTUES)))
        return AudatiaScene(
            phase=PHASES[duel.phase],
            to_act=duel.to_act,
            number=duel.game_number,
            games=GAMES,
            first=duel.first,
            virtues=(audatia, prudentia, celeritas, fortitudo),
            duelists=(self._swordsman(CHALLENGER), self._swordsman(RESPONDENT)),
            bind=self._bind(),
            remedy=self._remedy(),
            skill=self.cards.codes[self.action_table.what[duel.pending]] if duel.phase == phase_ids.DENY else None,
            drawer=duel.drawer,
            owed=duel.owed,
            winner=duel.winner,
        )

    def _virtue(self, number: int) -> VirtueHeld:
        duel = self.duel
        amounts = (duel.virtue(CHALLENGER, number), duel.virtue(RESPONDENT, number))
        return VirtueHeld(VIRTUE_NAMES[number], duel.virtues[number], amounts)

    def _swordsman(self, seat: Seat) -> Swordsman:
        duel, cards, me = self.duel, self.cards, self.duel.duelist(seat)
        side = duel.sword_side(me) if me.stack or me.posta != NO_POSTA else NO_SIDE
        return Swordsman(
            character=CHARACTERS[me.character],
            posta=None if me.posta == NO_POSTA else self._posture(me.posta),
            stack=tuple(cards.codes[face] for face in me.stack),
            side=None if side == NO_SIDE else LANES[side],
            lane=None if side == NO_SIDE else LANES[side if seat == CHALLENGER else opposite(side)],
            hand=build_hand(cards, me),
            deck=me.deck_size,
            shown=pile_codes(cards, me.shown),
            hidden=me.hidden_size,
            put_away=pile_codes(cards, me.hidden),
            lures=blow_codes(me.lures),
            taunted=me.taunted,
            salute=SALUTES[me.salute],
        )

    def _posture(self, posta: int) -> Posture:
        cards = self.cards
        return Posture(
            code=cards.posta_codes[posta],
            side=LANES[cards.side[posta]],
            attacks=blow_codes(cards.attacks[posta]),
            shuts=blow_codes(cards.shuts[posta]),
            extended=cards.extended[posta],
            exchange=cards.exchange[posta],
            defends=cards.defends[posta],
        )

    def _bind(self) -> Bind | None:
        duel = self.duel
        if duel.attack == NO_FACE:
            return None
        return Bind(duel.attacker, self._code(duel.attack), self._code(duel.parry), CLOSE_SIDES.get(duel.stretto))

    def _remedy(self) -> Closing | None:
        duel = self.duel
        if duel.remedy == NO_FACE:
            return None
        role = REMEDY_ROLES[duel.remedy_role]
        return Closing(self.cards.codes[duel.remedy], CLOSE_SIDES[duel.remedy_side], role)

    def _code(self, face: int) -> str | None:
        return None if face == NO_FACE else self.cards.codes[face]


def blow_codes(bits: int) -> tuple[str, ...]:
    """The codes of these blows."""
    return tuple(code for number, code in enumerate(BLOWS) if bits & FULL_BITS[number])
