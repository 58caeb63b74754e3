"""What the board of Audatia needs: virtues, both duelists with poste, swords and cards, and the bind between them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.pack import NO_FACE
from salle.core.scene import Code, Hand
from salle.games.audatia.cards import (
    BLOWS,
    BOTH,
    FULL_BITS,
    INSIDE,
    NO_POSTA,
    NO_SIDE,
    OUTSIDE,
    VIRTUES,
    Cards,
    opposite,
)
from salle.games.audatia.game import Audatia
from salle.games.audatia.position import Duelist
from salle.games.audatia.rules import Duel
from salle.games.audatia.terms import CHALLENGER, DENY_STEP, GAMES, RESPONDENT

Phase: TypeAlias = Literal[
    "draw", "setup", "virtue", "salute", "return-salute", "trade", "trade-second", "posta", "skills", "step-4",
    "step-5", "step-6", "react", "countered", "side", "entry", "feint-attack", "largo", "largo-last", "stretto",
    "stretto-last", "meet", "exchanged", "pre-empting", "measured", "kicking", "break-remedy", "break-mezano", "mezano",
    "counter-mezano", "deny", "over",
]  # fmt: skip
Character: TypeAlias = Literal["galeazzo", "boucicault"]
Virtue: TypeAlias = Literal["audatia", "prudentia", "celeritas", "fortitudo"]
Lane: TypeAlias = Literal["left", "centre", "right"]
CloseSide: TypeAlias = Literal["inside", "outside", "both"]
Salute: TypeAlias = Literal["none", "waiting", "active"]
RemedyRole: TypeAlias = Literal["remedy", "entry", "saving", "soprana"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
CHARACTERS: Final[tuple[Character, ...]] = get_args(Character)
VIRTUE_NAMES: Final[tuple[Virtue, ...]] = get_args(Virtue)
LANES: Final[tuple[Lane, ...]] = get_args(Lane)
CLOSE_SIDES: Final[dict[int, CloseSide]] = {INSIDE: "inside", OUTSIDE: "outside", BOTH: "both"}
SALUTES: Final[tuple[Salute, ...]] = get_args(Salute)
REMEDY_ROLES: Final[tuple[RemedyRole, ...]] = get_args(RemedyRole)


class VirtueHeld(Struct, frozen=True):
    """A virtue: who has its card (-2: nobody), and what both have of it with all that lends them more."""

    virtue: Virtue
    owner: Seat
    amounts: tuple[int, int]


class Posture(Struct, frozen=True):
    """A posta somebody stands in: which blows strike from it, and what it denies to others before they have struck."""

    code: Code
    side: Lane  # as its owner sees it
    attacks: tuple[Code, ...]
    shuts: tuple[Code, ...]
    extended: bool
    exchange: bool
    defends: bool


class Swordsman(Struct, frozen=True):
    """One duelist; `posta` is none while it is face down or not chosen."""

    character: Character
    posta: Posture | None
    stack: tuple[Code, ...]  # the top last
    side: Lane | None  # where his sword is, as he sees it
    lane: Lane | None  # and as the challenger sees it
    hand: Hand
    deck: int
    shown: tuple[Code, ...]  # open discards
    hidden: int  # face-down discards
    put_away: tuple[Code, ...]  # these, as far as they are seen
    lures: tuple[Code, ...]  # blows he has named
    taunted: int  # cards he owes if he can't attack
    salute: Salute


class Bind(Struct, frozen=True):
    """Where blades have met: what attacked, what stopped it, and the side of the close play, if it is that close."""

    attacker: Seat
    attack: Code | None
    parry: Code | None
    stretto: CloseSide | None


class Closing(Struct, frozen=True):
    """The remedy that is to be met."""

    card: Code
    side: CloseSide
    role: RemedyRole


class AudatiaScene(Struct, frozen=True, tag="audatia", tag_field="game"):
    """A duel: numbers of two are those of challenger and respondent; seat -1 is the deck, -2 nobody."""

    phase: Phase
    to_act: Seat
    number: int  # of the game within the duel
    games: int
    first: Seat  # who plays skills first
    virtues: tuple[VirtueHeld, VirtueHeld, VirtueHeld, VirtueHeld]
    duelists: tuple[Swordsman, Swordsman]
    bind: Bind | None
    remedy: Closing | None
    skill: Code | None  # that may be denied
    drawer: Seat
    owed: int
    winner: Seat


def faces(cards: Cards, pile: int) -> tuple[str, ...]:
    """The cards of a pile."""
    return tuple(cards.codes[face] for face in cards.listed(pile))


def hand(cards: Cards, me: Duelist) -> Hand:
    """A hand: one's own open; of another's what was seen and can't be gone, or else what may be gone."""
    if me.hand:
        return Hand(faces(cards, me.hand))
    memory = me.memory
    seen = faces(cards, cards.parted(memory.seen, memory.left)) if me.held else ()
    if memory.since == 0 or not seen:
        return Hand(seen, me.held - len(seen))
    return Hand((), me.held, seen)


def scene(game: Audatia, sight: tuple[int, ...]) -> AudatiaScene:
    """The duel as far as this sight goes."""
    return _Scene(game, sight).drawn()


class _Scene:
    def __init__(self, game: Audatia, sight: tuple[int, ...]) -> None:
        self.cards: Final = game.lists.cards
        self.deeds: Final = game.lists.deeds
        self.duel: Final[Duel] = game.restored(sight)

    def drawn(self) -> AudatiaScene:
        duel = self.duel
        audatia, prudentia, celeritas, fortitudo = (self._virtue(number) for number in range(len(VIRTUES)))
        return AudatiaScene(
            phase=PHASES[duel.phase],
            to_act=duel.to_act,
            number=duel.game,
            games=GAMES,
            first=duel.first,
            virtues=(audatia, prudentia, celeritas, fortitudo),
            duelists=(self._swordsman(CHALLENGER), self._swordsman(RESPONDENT)),
            bind=self._bind(),
            remedy=self._remedy(),
            skill=self.cards.codes[self.deeds.what[duel.pending]] if duel.phase == DENY_STEP else None,
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
            hand=hand(cards, me),
            deck=me.deck_size,
            shown=faces(cards, me.shown),
            hidden=me.hidden_size,
            put_away=faces(cards, me.hidden),
            lures=blows(me.lures),
            taunted=me.taunted,
            salute=SALUTES[me.salute],
        )

    def _posture(self, posta: int) -> Posture:
        cards = self.cards
        return Posture(
            code=cards.posta_codes[posta],
            side=LANES[cards.side[posta]],
            attacks=blows(cards.attacks[posta]),
            shuts=blows(cards.shuts[posta]),
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


def blows(bits: int) -> tuple[str, ...]:
    """The codes of these blows."""
    return tuple(code for number, code in enumerate(BLOWS) if bits & FULL_BITS[number])
