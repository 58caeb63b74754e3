"""Writes a position of Audatia as a stance."""

from __future__ import annotations

from salle.core.cards.card_sets import NO_FACE, size
from salle.core.errors import BadStance
from salle.core.game import NOBODY
from salle.core.notation.stances import NONE
from salle.games.audatia.notation.stance import OWNERS, SALUTES, usual_first
from salle.games.audatia.notation.stance_piles import field_name
from salle.games.audatia.notation.stance_swords import BOTH_SEATS, NAMES, ROLES
from salle.games.audatia.rules import phase_ids
from salle.games.audatia.rules.actions import PLAY_REMEDY
from salle.games.audatia.rules.cards import BLOWS, BOTH, FULL_BITS, NO_POSTA, SIDES, STRETTO_SIDES, comes_from
from salle.games.audatia.rules.duel import Duel
from salle.games.audatia.rules.duelist import Duelist
from salle.games.audatia.rules.game import Audatia
from salle.games.audatia.rules.phase import SET_UP
from salle.games.audatia.rules.terms import AS_ENTRY, AS_SAVING, NO_BONUS, PHASES


def write_stance(game: Audatia, duel: Duel) -> str:
    """Write a position in which a player decides."""
    if duel.to_act < 0:
        raise BadStance("error-stance-no-decision")
    codes = game.setup.cards.codes
    denying = duel.phase == phase_ids.DENY
    phase = int(duel.resume if denying else duel.phase)
    owners = {seat: letter for letter, seat in OWNERS.items()}
    fields: dict[str, str] = {"phase": PHASES[phase], "to": NAMES[duel.to_act]}
    if duel.game_number != 1:
        fields["game"] = str(duel.game_number)
    if phase != phase_ids.SETUP:
        fields["virtues"] = ",".join(owners[seat] for seat in duel.virtues)
    if duel.first != usual_first(duel, phase):
        fields["first"] = NAMES[duel.first]
    if duel.attacker != NOBODY:
        fields["attacker"] = NAMES[duel.attacker]
    if phase == phase_ids.MEASURED:
        fields["attack"] = codes[duel.attack]
    if duel.stretto:
        fields["stretto"] = STRETTO_SIDES[duel.stretto]
    if phase == phase_ids.MEET or phase == phase_ids.KICKING:
        fields |= remedy_fields(game, duel)
    if denying:
        fields["skill"] = game.notation.token(duel.pending)
    if duel.respondent.salute != NO_BONUS:
        fields["salute"] = next(word for word, bonus in SALUTES.items() if bonus == duel.respondent.salute)
    for seat in BOTH_SEATS:
        played = denying and seat != duel.to_act
        face = game.setup.action_table.what[duel.pending] if played else NO_FACE
        for name, value in duelist_fields(game, duel.duelist(seat), phase, face).items():
            fields[field_name(seat, name)] = value
    return " ".join(f"{name}={value}" for name, value in fields.items())


def remedy_fields(game: Audatia, duel: Duel) -> dict[str, str]:
    """The fields of a remedy: its role, and the side of an entry."""
    cards, actions = game.setup.cards, game.setup.action_table
    if duel.remedy_role != AS_SAVING:
        way = next(word for word, role in ROLES.items() if role == duel.remedy_role)
    elif duel.soprana:
        way = "mezano"
    else:
        way = "exchanged" if duel.parry == NO_FACE else "broken"
    fields = {"as": way}
    if duel.remedy_role == AS_ENTRY and cards.remedy_side[cards.index[duel.remedy]] == BOTH:
        wanted = (PLAY_REMEDY, duel.remedy, duel.remedy_side)
        tokens = {(actions.verb[n], actions.what[n], actions.word[n]): token for token, n in actions.number.items()}
        fields["remedy"] = tokens[wanted]
    return fields


def duelist_fields(game: Audatia, me: Duelist, phase: int, played: int) -> dict[str, str]:
    """The fields of one duelist. `played` is a skill that may be denied."""
    cards = game.setup.cards

    def pile(faces: int) -> str:
        return ",".join(cards.codes[face] for face in cards.list_faces(faces)) or NONE

    shown = me.shown if played == NO_FACE else cards.without(me.shown, played)
    fields = {"hand": pile(me.hand), "hidden": pile(me.hidden), "shown": pile(shown)}
    fields["stack"] = ",".join(cards.codes[face] for face in me.stack) or NONE
    if (
        me.stack
        and phase in (phase_ids.REACT, phase_ids.PRE_EMPTING, phase_ids.MEASURED)
        and me.side != comes_from(cards.index[me.stack[-1]])
    ):
        fields["side"] = SIDES[me.side]
    if me.posta != NO_POSTA:
        fields["posta"] = cards.posta_codes[me.posta]
    fields["lures"] = ",".join(blow for number, blow in enumerate(BLOWS) if me.lures & FULL_BITS[number]) or NONE
    if me.taunted:
        fields["taunted"] = str(me.taunted)
    for memory, watcher in ((me.memory, ""), (me.hall, "hall-")):
        missing = size(cards.difference(cards.difference(memory.seen, memory.left), me.hand))
        fields[f"{watcher}seen"] = pile(memory.seen)
        fields[f"{watcher}left"] = pile(memory.left)
        if memory.since != missing or memory.could:
            fields[f"{watcher}gone"] = f"{memory.since - memory.could}-{memory.since}"
    fields["buried"] = pile(me.memory.buried)
    if me.memory.past_count:
        fields["past"] = f"{me.memory.past_count}:{pile(me.memory.past)}"
    always = "hand" if game.setup.phases[phase].part == SET_UP else ""
    return {name: value for name, value in fields.items() if value != NONE or name == always}
