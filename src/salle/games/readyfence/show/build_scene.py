"""Builds the scene of Ready... Fence! from a sight."""

from __future__ import annotations

from typing import Final

from salle.core.cards.card_sets import NO_FACE
from salle.core.game import LEGAL, NOBODY
from salle.core.show.scene import Hand
from salle.games.readyfence.rules import fencer as rules
from salle.games.readyfence.rules import threats
from salle.games.readyfence.rules.cards import RED, WEAPONS, Cards
from salle.games.readyfence.rules.phase_ids import ANSWER
from salle.games.readyfence.rules.phrase_links import (
    CEDED,
    COUNTER_TIMED_WITH,
    DODGED_AWAY,
    FEINTED,
    FEINTED_IN_TIME,
    JOKED,
    link_face,
    link_number,
    link_role,
    link_seat,
    link_speed,
)
from salle.games.readyfence.rules.rule_ids import RULES
from salle.games.readyfence.rules.setup import Strip
from salle.games.readyfence.rules.terms import (
    ACTIONS,
    ON_GUARD_LEFT,
    ON_GUARD_RIGHT,
    PHRASE_CARDS,
    STAMINA,
    STRIP,
    other,
)
from salle.games.readyfence.rules.transitions import Match
from salle.games.readyfence.scene import (
    PHASES,
    POSITIONS,
    REACHES,
    ROLES,
    THREATS,
    Danger,
    Distance,
    Fencer,
    Link,
    ReadyFenceScene,
    Speed,
)
from salle.games.readyfence.words.phrase_words import speeds_to_meet

SPEEDLESS: Final = (DODGED_AWAY, COUNTER_TIMED_WITH, FEINTED_IN_TIME, JOKED, FEINTED, CEDED)


def pile_codes(cards: Cards, pile: int) -> tuple[str, ...]:
    return tuple(cards.codes[face] for face in cards.list_faces(pile))


def reach(cards: Cards, gap: int) -> Distance | None:
    """The distance, if some card of the deck opens there."""
    opens = any(cards.distance[kind] == gap and cards.colours[kind] & RED for kind in cards.kind)
    return REACHES[gap] if gap < len(REACHES) and opens else None


def build_hand(cards: Cards, fencer: rules.Fencer) -> Hand:
    """A hand: open if it is the viewer's own, else with the seen cards that are certain and those that may be gone."""
    if fencer.hand:
        return Hand(pile_codes(cards, fencer.hand))
    sure = _still_held(cards, fencer, fencer.known[0])
    return Hand(sure, max(0, fencer.held - len(sure)), _still_held(cards, fencer, sum(fencer.known[1:])))


def _still_held(cards: Cards, fencer: rules.Fencer, pile: int) -> tuple[str, ...]:
    """These cards without those on the table."""
    return pile_codes(cards, cards.difference(pile, fencer.table & pile))


def build_scene(strip: Strip, seen: Match) -> ReadyFenceScene:
    return _Scene(strip, seen).drawn()


class _Scene:
    def __init__(self, strip: Strip, seen: Match) -> None:
        self.strip: Final = strip
        self.cards: Final = strip.cards
        self.seen: Final = seen

    def drawn(self) -> ReadyFenceScene:
        seen, strip = self.seen, self.strip
        answers = seen.phase == ANSWER and seen.threat == threats.NONE
        return ReadyFenceScene(
            phase=PHASES[seen.phase],
            to_act=seen.to_act,
            turn=seen.turn,
            squares=STRIP,
            run_offs=(1, STRIP),
            on_guard=(ON_GUARD_LEFT, ON_GUARD_RIGHT),
            gap=seen.gap(),
            reach=reach(self.cards, seen.gap()),
            fencers=(self._fencer(seen.left), self._fencer(seen.right)),
            stamina=STAMINA,
            target=strip.touches,
            period=seen.period,
            periods=strip.periods,
            overtime=seen.overtime,
            tie=seen.tie,
            priority=seen.priority,
            timer=seen.timer,
            quiet=seen.quiet,
            passivity=strip.passivity,
            used=seen.used,
            actions=ACTIONS,
            weapon_turned=seen.weapon_turned,
            changed=seen.changed,
            drawer=seen.drawer,
            owed=seen.owed,
            phrase=tuple(map(self._link, seen.links, speeds_to_meet(seen.links))),
            each=PHRASE_CARDS,
            danger=self._danger(),
            stopped=RULES[seen.stopped] if answers and seen.stopped != LEGAL else None,
            discards=pile_codes(self.cards, seen.shown),
            winner=seen.winner,
        )

    def _fencer(self, fencer: rules.Fencer) -> Fencer:
        return Fencer(
            square=fencer.square,
            weapon=POSITIONS[fencer.weapon],
            stamina=fencer.stamina,
            touches=fencer.touches,
            hand=build_hand(self.cards, fencer),
            table=pile_codes(self.cards, fencer.table),
            laid=fencer.laid,
            bare=fencer.bare,
            spent=fencer.spent,
            stalled=fencer.stalled,
            put_away=pile_codes(self.cards, fencer.hidden),
        )

    def _link(self, row: int, against: int) -> Link:
        face, role = link_face(row), link_role(row)
        card = None if face == NO_FACE else self.cards.codes[face]
        price = link_number(row, 0) // 2 if ROLES[role] == "parried-bare" else 0
        speed = None if role in SPEEDLESS else self._speed(row)
        return Link(link_seat(row), ROLES[role], card, speed, price, against)

    def _speed(self, row: int) -> Speed:
        mine, theirs = divmod(link_number(row, 6), len(WEAPONS))
        printed, bonus, angulation, renewal, invitation, engagement = (link_number(row, index) for index in range(6))
        return Speed(
            printed=printed,
            bonus=bonus,
            angulation=angulation,
            renewal=renewal,
            invitation=invitation,
            engagement=engagement,
            sum=link_speed(row),
            mine=POSITIONS[mine],
            theirs=POSITIONS[theirs],
        )

    def _danger(self) -> Danger | None:
        seen = self.seen
        if seen.phase != ANSWER or seen.threat == threats.NONE or seen.to_act == NOBODY:
            return None
        return Danger(other(seen.to_act), THREATS[seen.threat], seen.threat_speed)
