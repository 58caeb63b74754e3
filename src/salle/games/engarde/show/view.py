"""The view of En Garde: the piste, the hands, the pack, the cards on the table, and the score."""

from __future__ import annotations

from typing import Final

from salle.core.game import CHANCE, NOBODY, Action
from salle.core.show.captions import Captions
from salle.core.show.last_sight import LastSight
from salle.core.show.svg import Drawing
from salle.core.show.view import View
from salle.core.show.view_parts import Cards, Face, Note, Part, Score, Track
from salle.core.texts import Message
from salle.games.engarde.rules.actions import ADVANCE, ATTACK, PARRY, RETREAT, unpack_cards
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.phase_ids import ANSWER, OVER, OWN_TURN
from salle.games.engarde.rules.terms import LEFT, RIGHT, other
from salle.games.engarde.rules.transitions import Match
from salle.games.engarde.scene import EnGardeScene
from salle.games.engarde.show.build_scene import build_hand, build_scene, build_table, pile_codes
from salle.games.engarde.show.draw_svg import draw
from salle.games.engarde.show.faces import faces


class EnGardeView(View):
    """The view of one rule set."""

    def __init__(self, game: EnGarde) -> None:
        super().__init__(game)
        self.piste: Final = game.piste
        self.open_discards: Final = bool(game.options["open_discards"])
        self.match: Final = LastSight(game.read)

    def board(self, sight: tuple[int, ...]) -> list[Part]:
        seen = self.match(sight)
        piste = self.piste
        name = self.game.explain.seat
        parts: list[Part] = [
            Score(Message("engarde-hits", {"round": seen.round}), (seen.hits_left, seen.hits_right), piste.hits),
            Track(Message("engarde-piste", {"gap": seen.gap()}), piste.length, {seen.left: LEFT, seen.right: RIGHT}),
        ]
        for seat in (LEFT, RIGHT):
            held = build_hand(seen, seat)
            parts.append(Cards(Message("engarde-hand", {"who": name(seat)}), held.cards, held.hidden, seat))
        parts.append(Cards(Message("engarde-pack"), (), seen.pack))
        laid = build_table(piste, seen)
        parts.append(Cards(Message("engarde-table"), laid.cards if laid else ()))
        if self.open_discards:
            parts.append(Cards(Message("engarde-discards"), pile_codes(piste, seen.discards)))
        parts += [Note(note) for note in self._notes(seen)]
        return parts

    def scene(self, sight: tuple[int, ...]) -> EnGardeScene:
        return build_scene(self.piste, self.match(sight), self.open_discards)

    def drawing(self, sight: tuple[int, ...], words: Captions) -> Drawing:
        return draw(self.scene(sight), words)

    def _notes(self, seen: Match) -> list[Message]:
        name = self.game.explain.seat
        if seen.phase == OVER:
            return []
        if seen.to_act == CHANCE:
            if seen.drawer == NOBODY:
                return [Message("engarde-note-lot")]
            return [Message("engarde-note-draws", {"who": name(seen.drawer), "count": seen.owed})]
        facts = {"who": name(seen.to_act), "whom": name(other(seen.to_act)), "gap": seen.gap()}
        if seen.phase == ANSWER:
            facts |= {"card": seen.attack_value, "count": seen.attack_count}
            facts["sum"] = seen.attack_value * seen.attack_count
            facts["parry"] = "same" if self.piste.same_parry else "sum"
            ground = seen.attack_advanced and seen.pack > 0
            return [Message("engarde-note-answer", facts)] + [Message("engarde-note-ground", facts)] * ground
        if seen.phase == OWN_TURN:
            return [Message("engarde-note-own-turn", facts)]
        if seen.pack == 0:
            return [Message("engarde-note-last-attack", facts)]
        return [Message("engarde-note-turn", facts)]

    def faces(self) -> list[Face]:
        return faces(self.piste)

    def handles(self, sight: tuple[int, ...], action: Action) -> tuple[str, ...]:
        seen = self.match(sight)
        piste = self.piste
        actions = piste.action_table
        kind, value, step = actions.kind[action], actions.value[action], actions.step[action]
        touched = [f"card:{card}" for card in unpack_cards(actions.cards[action], piste.values)]
        if kind == RETREAT:
            touched.append(f"cell:{seen.ahead(seen.to_act, -value)}")
        elif kind == ADVANCE or step:
            touched.append(f"cell:{seen.ahead(seen.to_act, step or value)}")
        if kind == ATTACK or step:
            touched.append(f"seat:{other(seen.to_act)}")
        elif kind == PARRY:
            touched.append("attack")
        return tuple(touched)

    def tempting(self, sight: tuple[int, ...]) -> list[Action]:
        """Each card held, forwards, backwards and as an attack. Against an attack, also as a parry with the right
        number.
        """
        seen = self.match(sight)
        number = self.piste.action_table.number
        tokens: list[str] = []
        for value in sorted(set(unpack_cards(seen.hand(seen.to_act), self.piste.values))):
            tokens += [f">{value}", f"<{value}", f"x{value}"]
            if seen.phase == ANSWER:
                tokens.append("=" + str(value) * seen.attack_count)
        return [Action(number[token]) for token in tokens if token in number]
