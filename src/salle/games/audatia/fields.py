"""The fields of a position in Audatia. `make positions` writes `rules/*_fields.py` from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from salle.core.fields import (
    NOBODY_SEES,
    OWNER_SEES,
    CardSet,
    Packed,
    Part,
    Record,
    Row,
    action,
    amount,
    choice,
    face,
    flag,
    rule,
    seat,
)
from salle.games.audatia.rules.cards import BLOWS, CHARACTERS, POSTE, SIDES, STRETTO_SIDES, VIRTUES
from salle.games.audatia.rules.terms import GAMES, PHASES, REMEDY_ROLES, TAUNT_CARDS


def all_cards(game: Any) -> int:
    """The most cards that a duelist can have."""
    return int(game.setup.cards.total)


def blow_flags(bits: int) -> Sequence[int]:
    """A list with one flag for each blow."""
    return [bits >> blow & 1 for blow in range(len(BLOWS))]


MEMORY: Final = Record(
    name="MemoryFields",
    summary="The fields of a player's memory of a hand that was seen.",
    takes="hand: i64",
    imports="""
from salle.core.game import Seat
""",
    fields=(
        CardSet(name="seen", start="hand"),
        CardSet(name="left", note="cards that left openly since, of the faces seen"),
        amount("draws", 0, all_cards, note="draws since, without cards that certainly were drawn and left openly"),
        amount("since", 0, all_cards, note="cards put away since"),
        amount("could", 0, all_cards, note="how many of these may have been drawn later"),
        CardSet(name="buried", note="cards known to lie face down"),
        CardSet(name="past", note="an earlier hand that was seen"),
        amount("past_count", 0, all_cards, note="how many of its cards were put away before the last look"),
    ),
)

DUELIST: Final = Record(
    name="DuelistFields",
    summary="The fields of a duelist.",
    takes="character: i64, cards: Cards",
    asks="secret: bool",
    imports="""
from salle.core.cards.card_sets import size
from salle.core.game import NOBODY, Seat
from salle.games.audatia.rules.cards import NO_POSTA, NO_SIDE, Cards
from salle.games.audatia.rules.memory import Memory
from salle.games.audatia.rules.terms import NO_BONUS
""",
    fields=(
        choice("character", CHARACTERS, start="character"),
        amount("held", 0, all_cards, start="size(cards.basic[character])", note="cards in hand"),
        amount("hidden_size", 0, all_cards),
        amount("deck_size", 0, all_cards, start="size(cards.deck[character]) - self.held"),
        CardSet(name="shown", note="the open discards"),
        choice(
            "posta",
            ("none", *POSTE),
            -1,
            start="NO_POSTA",
            sees="own or not secret",
            blank="NO_POSTA",
            note="the posta, also after the first strike from it",
        ),
        choice("side", ("none", *SIDES), -1, start="NO_SIDE", note="where the stack lies, as its owner sees it"),
        Packed(
            name="lures",
            parts=tuple(flag(blow) for blow in BLOWS),
            unpack=blow_flags,
            note="a bit for each blow",
        ),
        amount("taunted", 0, TAUNT_CARDS, note="cards owed if no attack is possible"),
        choice("salute", ("none", "waiting", "active"), start="NO_BONUS"),
        Row(
            name="stack",
            type="list[i64]",
            each=amount("face", 0, lambda game: game.setup.cards.faces - 1),
            length=all_cards,
            open=True,
            note="faces, the top last",
        ),
        Part(
            name="memory",
            type="Memory",
            start="Memory(cards.basic[character])",
            record=MEMORY,
            sees="seat != NOBODY",
            instead="hall",
            note="what the opponent knows of the hand",
        ),
        Part(
            name="hall",
            type="Memory",
            start="Memory(cards.basic[character])",
            record=MEMORY,
            note="what the spectators know",
        ),
        CardSet(name="hand", start="cards.basic[character]", sees=OWNER_SEES),
        CardSet(name="hidden", sees=OWNER_SEES, note="the face-down discards"),
        CardSet(
            name="basics",
            start="cards.basic[character]",
            sees=OWNER_SEES,
            note="during set-up: the basic cards that may still be put away",
        ),
        CardSet(name="deck", start="cards.difference(cards.deck[character], self.hand)", sees=NOBODY_SEES),
    ),
)

POSITION: Final = Record(
    name="PositionFields",
    summary="The fields of a position.",
    setup="setup: DuelSetup",
    first_to_act="CHALLENGER",
    imports="""
from salle.core.cards.card_sets import NO_FACE
from salle.core.game import EVERYONE, LEGAL, NOBODY, Action, Rule, Seat, State
from salle.games.audatia.rules.cards import VIRTUES
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.phase_ids import DRAW, SETUP, is_choosing_poste
from salle.games.audatia.rules.setup import DuelSetup
from salle.games.audatia.rules.terms import CHALLENGER, NO_ACTION, RESPONDENT
""",
    fields=(
        choice("phase", PHASES, start="SETUP"),
        amount("game_number", 1, GAMES, start="1"),
        seat("first", start="CHALLENGER", note="the player who plays skills first"),
        amount("put", 0, all_cards, note="cards put away at set-up"),
        seat("attacker", note="AU-10"),
        face("attack"),
        face("parry", note="or the break"),
        choice("stretto", STRETTO_SIDES, note="the side of a close bind; 0: a wide bind or none"),
        face("remedy"),
        choice("remedy_side", STRETTO_SIDES),
        choice("remedy_role", REMEDY_ROLES),
        flag("soprana", note="whether Soprana Tor di Spada may answer the remedy"),
        flag("waited", note="after a break: whether one player has waited"),
        action("pending", type="Action", start="NO_ACTION", note="a skill that may be denied"),
        choice("resume", PHASES, start="DRAW", note="the phase in which it was played"),
        seat("drawer"),
        amount("owed", 0, all_cards, note="cards that the drawer still draws"),
        choice("after", PHASES, start="DRAW", note="the phase after the draws; DRAW: set-up goes on"),
        seat("winner"),
        rule("why"),
        Row(
            name="virtues",
            type="list[Seat]",
            start="[NOBODY] * len(VIRTUES)",
            each=seat("owner"),
            length=len(VIRTUES),
            note="the owner of each",
        ),
        Part(
            name="challenger",
            type="Duelist",
            start="Duelist(setup.characters[0], setup.cards)",
            record=DUELIST,
            owner="seat == CHALLENGER",
            tells="is_choosing_poste(self.phase, self.after)",
        ),
        Part(
            name="respondent",
            type="Duelist",
            start="Duelist(setup.characters[1], setup.cards)",
            record=DUELIST,
            owner="seat == RESPONDENT",
            tells="is_choosing_poste(self.phase, self.after)",
        ),
    ),
)
