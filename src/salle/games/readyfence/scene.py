"""What the board of Ready... Fence! needs: the strip, both fencers, the phrase with its arithmetic, the Timer."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import LEGAL, NOBODY, Seat
from salle.core.pack import NO_FACE
from salle.core.scene import Code, Hand
from salle.games.readyfence.cards import RED, WEAPONS, Cards
from salle.games.readyfence.game import ReadyFence
from salle.games.readyfence.links import (
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
from salle.games.readyfence.reading import FencerReading, Reading
from salle.games.readyfence.reckoning import met
from salle.games.readyfence.terms import (
    ACTIONS,
    ANSWER,
    NO_THREAT,
    ON_GUARD_LEFT,
    ON_GUARD_RIGHT,
    PHRASE_CARDS,
    RULES,
    STAMINA,
    STRIP,
    other,
)

Phase: TypeAlias = Literal[
    "deal", "redeal", "change-draw", "dodge-draw", "refill", "take-card", "overtime-fill", "toss", "priority-toss",
    "last-toss", "mulligan", "turn", "change", "dodge-discard", "answer", "over",
]  # fmt: skip
Weapon: TypeAlias = Literal["line", "invitation", "engagement"]
Distance: TypeAlias = Literal["short", "lunge", "long"]
Threat: TypeAlias = Literal["none", "attack", "riposte", "renewal", "counter", "counter-time"]
Role: TypeAlias = Literal[
    "opened", "countered", "parried", "parried-bare", "riposted", "glided", "dodged", "renewed", "counter-timed",
    "feinted-in-time", "joked", "feinted", "swapped", "ceded",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
POSITIONS: Final[tuple[Weapon, ...]] = get_args(Weapon)
REACHES: Final[tuple[Distance, ...]] = get_args(Distance)
THREATS: Final[tuple[Threat, ...]] = get_args(Threat)
ROLES: Final[tuple[Role, ...]] = get_args(Role)
SPEEDLESS: Final = (DODGED_AWAY, COUNTER_TIMED_WITH, FEINTED_IN_TIME, JOKED, FEINTED, CEDED)


class Fencer(Struct, frozen=True):
    """One fencer: where he stands, how, and with which cards."""

    square: int
    weapon: Weapon
    stamina: int
    touches: int
    hand: Hand
    table: tuple[Code, ...]  # laid in this phrase
    laid: int  # how many of these count as cards of the phrase
    bare: bool  # has defended without cards in this phrase
    spent: bool  # has paid stamina in this phrase
    stalled: bool  # in his latest turn
    put_away: tuple[Code, ...]  # face down, as far as they are seen


class Speed(Struct, frozen=True):
    """The speed of a link: printed + bonus + angulation + renewal + invitation - engagement = sum."""

    printed: int
    bonus: int  # of the weapon positions for this card
    angulation: int
    renewal: int
    invitation: int
    engagement: int
    sum: int
    mine: Weapon
    theirs: Weapon


class Link(Struct, frozen=True):
    """A deed in the phrase; a defence without cards has no card, and some deeds have no speed."""

    seat: Seat
    role: Role
    card: Code | None
    speed: Speed | None
    price: int  # in stamina, of a parry without cards
    against: int  # the speed that it had to meet, 0: none


class Danger(Struct, frozen=True):
    """What lands unless it is answered, whose it is and how fast."""

    seat: Seat
    what: Threat
    speed: int


class ReadyFenceScene(Struct, frozen=True, tag="readyfence", tag_field="game"):
    """A bout: numbers of two are those of the left and of the right fencer; seat -1 is the deck, -2 nobody."""

    phase: Phase
    to_act: Seat
    turn: Seat
    squares: int  # of the strip, 1 to this
    run_offs: tuple[int, int]
    on_guard: tuple[int, int]
    gap: int
    reach: Distance | None  # where some card of the deck opens
    fencers: tuple[Fencer, Fencer]
    stamina: int  # the most there is
    target: int
    period: int
    periods: int
    overtime: bool
    tie: bool  # the first touch wins
    priority: Seat
    timer: int
    quiet: int  # turns running without touch and Timer card
    passivity: int  # after so many a Timer card is lost; 0: never
    used: int  # actions of the turn
    actions: int
    weapon_turned: bool
    changed: bool  # a card, in this turn
    drawer: Seat
    owed: int
    phrase: tuple[Link, ...]
    each: int  # cards in a phrase
    danger: Danger | None
    stopped: str | None  # the rule by which nothing threatens any more
    discards: tuple[Code, ...]
    winner: Seat


def codes(cards: Cards, pile: int) -> tuple[str, ...]:
    """The cards of a pile."""
    return tuple(cards.codes[face] for face in cards.listed(pile))


def reach(cards: Cards, gap: int) -> Distance | None:
    """The distance, if some card of the deck opens there."""
    opens = any(cards.distance[kind] == gap and cards.colours[kind] & RED for kind in cards.kind)
    return REACHES[gap] if gap < len(REACHES) and opens else None


def hand(cards: Cards, fencer: FencerReading) -> Hand:
    """A hand: one's own open; of another's what was seen and can't be gone, and what may be gone."""
    if fencer.hand:
        return Hand(codes(cards, fencer.hand))
    sure = _still_held(cards, fencer, fencer.known[0])
    return Hand(sure, max(0, fencer.held - len(sure)), _still_held(cards, fencer, sum(fencer.known[1:])))


def _still_held(cards: Cards, fencer: FencerReading, pile: int) -> tuple[str, ...]:
    """Of these cards those that don't lie on the table."""
    return codes(cards, cards.parted(pile, fencer.table & pile))


def scene(game: ReadyFence, sight: tuple[int, ...]) -> ReadyFenceScene:
    """The bout as far as this sight goes."""
    return _Scene(game, sight).drawn()


class _Scene:
    def __init__(self, game: ReadyFence, sight: tuple[int, ...]) -> None:
        self.strip: Final = game.strip
        self.cards: Final = game.strip.cards
        self.seen: Final = Reading(sight)

    def drawn(self) -> ReadyFenceScene:
        seen, strip = self.seen, self.strip
        answers = seen.phase == ANSWER and seen.threat == NO_THREAT
        return ReadyFenceScene(
            phase=PHASES[seen.phase],
            to_act=seen.to_act,
            turn=seen.turn,
            squares=STRIP,
            run_offs=(1, STRIP),
            on_guard=(ON_GUARD_LEFT, ON_GUARD_RIGHT),
            gap=seen.gap,
            reach=reach(self.cards, seen.gap),
            fencers=(self._fencer(seen.fencers[0]), self._fencer(seen.fencers[1])),
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
            phrase=tuple(map(self._link, seen.links, met(seen.links))),
            each=PHRASE_CARDS,
            danger=self._danger(),
            stopped=RULES[seen.stopped] if answers and seen.stopped != LEGAL else None,
            discards=codes(self.cards, seen.shown),
            winner=seen.winner,
        )

    def _fencer(self, fencer: FencerReading) -> Fencer:
        return Fencer(
            square=fencer.square,
            weapon=POSITIONS[fencer.weapon],
            stamina=fencer.stamina,
            touches=fencer.touches,
            hand=hand(self.cards, fencer),
            table=codes(self.cards, fencer.table),
            laid=fencer.laid,
            bare=fencer.bare,
            spent=fencer.spent,
            stalled=fencer.stalled,
            put_away=codes(self.cards, fencer.hidden),
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
        if seen.phase != ANSWER or seen.threat == NO_THREAT or seen.to_act == NOBODY:
            return None
        return Danger(other(seen.to_act), THREATS[seen.threat], seen.threat_speed)
