"""Stances of En Garde, such as `left=5 right=9 hands=33145/24111 turn=left`."""

from __future__ import annotations

import re
from itertools import chain

from salle.core.errors import BadStance
from salle.core.game import NOBODY, Seat
from salle.core.notation.stances import Fields
from salle.games.engarde.rules.actions import pack_cards, unpack_cards
from salle.games.engarde.rules.game import EnGarde
from salle.games.engarde.rules.phase_ids import ANSWER, LAST_ATTACK, OWN_TURN, TURN
from salle.games.engarde.rules.terms import LEFT, RIGHT, other
from salle.games.engarde.rules.transitions import Match

SIDES = {"left": LEFT, "right": RIGHT}
PHASES = {"turn": TURN, "answer": ANSWER, "own": OWN_TURN, "last": LAST_ATTACK}
FIELDS = ("left", "right", "hands", "pack", "seen", "turn", "phase", "attack", "hits", "round", "starter")
MOST = 9999  # the largest number of rounds, and of anything else in a stance
ATTACK = re.compile(r"(>?)x(([1-9])\3*)")


def write_stance(game: EnGarde, match: Match) -> str:
    """Write the position as a stance. A seat must be to act."""
    if match.to_act < 0:
        raise BadStance("error-stance-no-decision")
    hands = ["".join(map(str, unpack_cards(match.hand(seat), game.piste.values))) for seat in (LEFT, RIGHT)]
    pack = (str(value) * count for value, count in enumerate(match.pool, 1))
    names = game.seat_names
    phase = next(name for name, number in PHASES.items() if number == match.phase)
    fields = {
        "left": match.left,
        "right": match.right,
        "hands": "/".join(hand or "-" for hand in hands),
        "pack": "".join(pack) or "-",
        "turn": names[match.to_act],
        "phase": phase,
    }
    if phase == "answer":
        fields["attack"] = (">x" if match.attack_advanced else "x") + str(match.attack_value) * match.attack_count
    fields |= {"hits": f"{match.hits_left}-{match.hits_right}", "round": match.round, "starter": names[match.starter]}
    return " ".join(f"{name}={value}" for name, value in fields.items())


class Stance:
    """Reads a stance, such as `left=5 right=9 hands=33145/24111 turn=left`. Missing fields have their defaults."""

    def __init__(self, game: EnGarde, text: str) -> None:
        self.game = game
        self.piste = game.piste
        self.fields = Fields(text, FIELDS)

    def match(self) -> Match:
        """The checked position: it could arise, and the seat to act has a legal action."""
        piste = self.piste
        left, right = self.fields.number("left", 1), self.fields.number("right", piste.length)
        if not 1 <= left < right <= piste.length:
            raise BadStance("engarde-stance-spaces", left=left, right=right, piste=piste.length)
        turn = SIDES[self.fields.word("turn", "left", SIDES)]
        phase = PHASES[self.fields.word("phase", "turn", PHASES)]
        if (phase == LAST_ATTACK and not piste.basic) or (phase in (ANSWER, OWN_TURN) and piste.basic):
            raise BadStance("engarde-stance-phase", phase=self.fields.text("phase"), ruleset=self.game.ruleset)
        hands = self._hands()
        pack, seen = self._pack_and_seen(hands)
        self._check_sizes(hands, pack, turn, phase)
        attack = self._attack(phase, right - left)
        advance = left - 1 if turn == RIGHT else piste.length - right
        if seen.count(attack[0]) < attack[1] or (attack[2] and (advance < 1 or len(seen) <= attack[1])):
            raise BadStance("engarde-stance-unseen", attack=self.fields.text("attack"))
        hits = self._hits()
        starter = SIDES[self.fields.word("starter", "left", SIDES)]
        round_number = self.fields.number("round", 1 + sum(hits))
        last = piste.rounds or MOST
        if not sum(hits) < round_number <= last:
            raise BadStance("engarde-stance-round", round=round_number, first=sum(hits) + 1, last=last)
        match = Match(piste, True)
        match.to_act, match.phase, match.round, match.starter = turn, phase, round_number, starter
        match.hits_left, match.hits_right = hits
        match.left, match.right = left, right
        match.hand_left, match.hand_right, match.discards = (sum(map(pack_cards, pile)) for pile in (*hands, seen))
        match.size_left, match.size_right, match.pack = len(hands[LEFT]), len(hands[RIGHT]), len(pack)
        match.pool = [pack.count(value) for value in range(1, piste.values + 1)]
        match.attack_value, match.attack_count, match.attack_advanced = attack
        match.latest, match.latest_seat = self._latest(turn)
        if not match.legal_actions():
            raise BadStance("engarde-stance-no-move", turn=self.game.seat_names[turn])
        return match

    def _cards(self, name: str, text: str) -> list[int]:
        text = "" if text == "-" else text
        if not all(letter in "123456789"[: self.piste.values] for letter in text):
            raise BadStance("engarde-stance-cards", field=name, value=text, values=self.piste.values)
        return sorted(map(int, text))

    def _hands(self) -> list[list[int]]:
        if "hands" not in self.fields or self.fields.text("hands").count("/") != 1:
            raise BadStance("engarde-stance-hands")
        return [self._cards("hands", hand) for hand in self.fields.text("hands").split("/")]

    def _pack_and_seen(self, hands: list[list[int]]) -> tuple[list[int], list[int]]:
        """Each follows from the other. By default, only an attack to answer was played."""
        values = range(1, self.piste.values + 1)
        left = {value: self.piste.copies - sum(hand.count(value) for hand in hands) for value in values}
        given = "pack" if "pack" in self.fields else "seen"
        laid = self.fields.text("attack", "-").lstrip(">x")  # an attack to answer was seen
        pile = self._cards(given, self.fields.text(given, laid))
        rest = list(chain.from_iterable([value] * (left[value] - pile.count(value)) for value in values))
        for value in values:
            if left[value] < pile.count(value):
                raise BadStance("engarde-stance-copies", value=value, copies=self.piste.copies)
        pack, seen = (pile, rest) if given == "pack" else (rest, pile)
        if given == "pack" and "seen" in self.fields and self._cards("seen", self.fields.text("seen")) != seen:
            raise BadStance("engarde-stance-census", seen="".join(map(str, seen)) or "-")
        return pack, seen

    def _check_sizes(self, hands: list[list[int]], pack: list[int], turn: Seat, phase: int) -> None:
        """A hand is full unless the pack ran out or the fencer has just parried."""
        full = self.piste.hand
        for seat in (LEFT, RIGHT):
            size = len(hands[seat])
            short = (phase == OWN_TURN and seat == turn) or not pack
            if size > full or (size < full and not short):
                raise BadStance("engarde-stance-size", seat=self.game.seat_names[seat], size=size, full=full)
        if phase == OWN_TURN and len(hands[turn]) >= full:
            raise BadStance("engarde-stance-own", seat=self.game.seat_names[turn])
        if (phase in (TURN, OWN_TURN) and not pack) or (phase == LAST_ATTACK and pack):
            raise BadStance("engarde-stance-pack", phase=self.fields.text("phase", "turn"), pack=len(pack))

    def _attack(self, phase: int, gap: int) -> tuple[int, int, bool]:
        text = self.fields.text("attack", "")
        if phase != ANSWER:
            if text:
                raise BadStance("engarde-stance-no-attack", attack=text)
            return 0, 0, False
        found = ATTACK.fullmatch(text)
        if found is None or int(found[3]) != gap or len(found[2]) > self.piste.action_table.most:
            raise BadStance("engarde-stance-attack", attack=text or "-", gap=gap, values=self.piste.values)
        if found[1] and not self.piste.advanced:
            raise BadStance("engarde-stance-advance", attack=text, ruleset=self.game.ruleset)
        return gap, len(found[2]), bool(found[1])

    def _latest(self, turn: Seat) -> tuple[int, Seat]:
        """EG-1: a plain attack to answer lies open. For an advance and attack, the stance does not have the step."""
        number = self.piste.action_table.number.get(self.fields.text("attack", ""), -1)
        return number, NOBODY if number < 0 else other(turn)

    def _hits(self) -> tuple[int, int]:
        hits = self.fields.pair("hits", "0-0")
        if max(hits) >= self.piste.hits:
            raise BadStance("engarde-stance-match-over", hits=self.fields.text("hits"), to=self.piste.hits)
        return hits
