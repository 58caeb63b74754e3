"""What the page's board of Audatia needs: virtues, duelists with poste, swords and cards, and the bind."""

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
    """A virtue: the seat that has its card (-2: none), and the totals of both players with every bonus."""

    virtue: Virtue
    owner: Seat
    amounts: tuple[int, int]


class Posture(Struct, frozen=True):
    """A player's posta: the blows it allows, and what it stops the opponent from doing before their first strike."""

    code: Code
    side: Lane  # as its owner sees it
    attacks: tuple[Code, ...]
    shuts: tuple[Code, ...]
    extended: bool
    exchange: bool
    defends: bool


class Swordsman(Struct, frozen=True):
    """One duelist. `posta` is none while it is face down or not chosen."""

    character: Character
    posta: Posture | None
    stack: tuple[Code, ...]  # the top card is the last
    side: Lane | None  # the place of the sword, as its owner sees it
    lane: Lane | None  # the same, as the challenger sees it
    hand: Hand
    deck: int
    shown: tuple[Code, ...]  # open discards
    hidden: int  # face-down discards
    put_away: tuple[Code, ...]  # those of them that the viewer has seen
    lures: tuple[Code, ...]  # blows named with a Lure
    taunted: int  # cards owed for a taunt if no attack is possible
    salute: Salute


class Bind(Struct, frozen=True):
    """A bind: the attack, the card that stopped it, and the side of a close bind."""

    attacker: Seat
    attack: Code | None
    parry: Code | None
    stretto: CloseSide | None


class Closing(Struct, frozen=True):
    """The remedy that must be answered."""

    card: Code
    side: CloseSide
    role: RemedyRole


class AudatiaScene(Struct, frozen=True, tag="audatia", tag_field="game"):
    """A duel. Pairs of numbers are for challenger and respondent. Seat -1 is the deck, -2 no player."""

    phase: Phase
    to_act: Seat
    number: int  # the number of the game within the duel
    games: int
    first: Seat  # the player who plays skills first
    virtues: tuple[VirtueHeld, VirtueHeld, VirtueHeld, VirtueHeld]
    duelists: tuple[Swordsman, Swordsman]
    bind: Bind | None
    remedy: Closing | None
    skill: Code | None  # a skill that may be denied
    drawer: Seat
    owed: int
    winner: Seat
