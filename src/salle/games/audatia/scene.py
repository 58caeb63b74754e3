"""What the board of Audatia needs: virtues, both duelists with poste, swords and cards, and the bind between them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

from msgspec import Struct

from salle.core.game import Seat
from salle.core.show.scene import Code, Hand
from salle.games.audatia.rules.cards import BOTH, INSIDE, OUTSIDE

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
