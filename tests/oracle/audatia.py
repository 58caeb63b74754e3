"""A second, naive implementation of the rules page of Audatia. It shares no code with salle.games.audatia.

It plays a whole duel, ply by ply, and exists only to be compared with the real implementation: the seat to act, the
legal tokens, the weights of the deck, hands, stacks, poste, virtues and the ends of phrases, games and the duel.
It is checked by eye against the rules page, so it is plain, slow and in one file. AU-n are the rulings of that page.

Seat 0 is the challenger, seat 1 the respondent; -1 is the action deck of the player who draws. The tokens:
`-FACE` put away, `.` no / done / wait, `vP` `vC` `vF` take a virtue, `POSTA` choose or change, `xFACE` attack,
counter-attack or fendente of a kick, `=FACE` parry, `/FACE` break, `eP` exchange, `dP` Defend, `#` be hit, `i` `o` set
the side, `SO EL LI GR TWi TWo` remedies, `UN TU CM TH CO` counter-remedies, skills by their face (`ST:POSTA`,
`LU:BLOW`), `DE` deny, `~FACE` cycle; deck: `+FACE` draw.
"""

from __future__ import annotations

from collections import Counter

# ---------------------------------------------------------------- the cards, as on the rules page

STRIKES = "MFl MFl MFr MFr RFl RFl RFr RFr MMl MMr RMl RMr MSl MSr RSl RSr P P"  # a blow and its half-sun
REMEDIES = "SO EL LI LI GR TW"
COUNTERS = "UN TU CM CM TH CO"
SKILLS = {
    "galeazzo": "BO FE FE FE KI ST RE RE LU",
    "boucicault": "TA DE EY EY PE PE ST LU PM",
}
BASIC = "MFl MMl MSl RFr RMr RSr P TW TU"  # mandritti L, roversi R
BASIC_SKILLS = {"galeazzo": "BO FE KI", "boucicault": "TA DE EY"}

BLOWS = ["MF", "RF", "MM", "RM", "MS", "RS", "P"]
FENDENTI = ["MF", "RF"]
SOTTANI = ["MS", "RS"]
HAS_BREAK = ["MF", "RF"]
HAS_PARRY = ["MF", "RF", "MS", "RS"]
PARRIED_BY = {
    "MF": ["MF", "MS", "RS"],
    "RF": ["RF", "MS"],
    "MM": ["MF", "RF", "MS"],
    "RM": ["MF", "RF", "RS"],
    "MS": ["MF", "RF"],
    "RS": ["MF", "RF"],
    "P": ["MF", "RF"],
}
ENDS_IN = {"MF": "DDZ", "RF": "TPF", "MM": "DOS", "RM": "DOD", "MS": "LON", "RS": "LON", "P": "LON"}

POSTE = ["TPF", "DOD", "FEN", "DOS", "LON", "PFM", "BRE", "DDZ", "COD", "BIC", "FRO", "DZM"]
POSTA_SIDE = {
    "TPF": "right",
    "DOD": "right",
    "FEN": "right",
    "DOS": "left",
    "LON": "centre",
    "PFM": "centre",
    "BRE": "centre",
    "DDZ": "left",
    "COD": "right",
    "BIC": "centre",
    "FRO": "left",
    "DZM": "left",
}
POSTA_ATTACKS = {
    "TPF": ["MM", "MS", "P"],
    "DOD": ["MF", "MM", "MS", "P"],
    "FEN": ["MF", "MM", "P"],
    "DOS": ["RF", "RM", "RS"],
    "LON": ["MM", "RM", "P"],
    "PFM": ["MS", "RS", "P"],
    "BRE": ["MF", "RF", "P"],
    "DDZ": ["RM", "RS", "P"],
    "COD": ["MF", "MM", "MS", "P"],
    "BIC": ["MF", "RF", "P"],
    "FRO": ["RF", "P"],
    "DZM": ["RM", "RS", "P"],
}
POSTA_SHUTS = {"TPF": "RS", "FEN": "RF", "LON": "P", "DDZ": "MS", "BIC": "P", "FRO": "MF", "DZM": "MS"}
POSTA_BONUS = {
    "TPF": ("Fortitudo", 1),
    "DOD": ("Fortitudo", 2),
    "FEN": ("Celeritas", 1),
    "DOS": ("Fortitudo", 2),
    "LON": ("Prudentia", 1),
    "PFM": ("Prudentia", 2),
    "BRE": ("Celeritas", 1),
    "DDZ": ("Audatia", 1),
    "COD": ("Prudentia", 2),
}
HAS_EXCHANGE = ["TPF", "DOD", "FEN", "BIC", "FRO"]
EXTENDED = ["LON", "BIC"]
DEFENDS_WITH_THRUST = "DDZ"

REMEDY_SIDE = {"SO": "outside", "EL": "outside", "LI": "inside", "GR": "inside", "TW": "both"}
OWN_COUNTER = {"SO": "UN", "EL": "TU", "LI": "CM", "GR": "TH", "TW": "CO"}
COUNTER_SIDE = {"UN": "outside", "TU": "outside", "CM": "inside", "TH": "inside", "CO": "both"}

SKILL_NEEDS = {
    "BO": None,
    "FE": "Audatia",
    "KI": "Celeritas",
    "ST": "Prudentia",
    "RE": "Fortitudo",
    "LU": "Prudentia",
    "TA": "Fortitudo",
    "DE": None,
    "EY": "Prudentia",
    "PE": "Prudentia",
    "PM": "Fortitudo",
}
CYCLES = ["ST", "RE", "LU", "EY"]

VIRTUES = ["Audatia", "Prudentia", "Celeritas", "Fortitudo"]
VIRTUE_TOKENS = {"vP": "Prudentia", "vC": "Celeritas", "vF": "Fortitudo"}
SALUTE_BONUS = 4

# Decisions at which no card may be cycled.
NO_CYCLE = ["trade-second", "taunt-second", "pre-empt", "kick"]
# Decisions where a threat must be answered. Without an answer it wins by the rule of this name.
LANDS = {
    "react": "attack-lands",
    "countered": "counter-attack-lands",
    "exchanged": "exchange-lands",
    "remedy": "remedy-lands",
    "mezano": "mezano-lands",
    "mezano-countered": "mezano-countered",
}


def is_strike(face: str) -> bool:
    return face in STRIKES.split()


def blow_of(face: str) -> str:
    return "P" if face == "P" else face[:2]


def sun_of(face: str) -> str:
    return "" if face == "P" else face[2]


def is_mandritto(blow: str) -> bool:
    return blow in ("MF", "MM", "MS")


def lies_on(blow: str) -> str:
    """The side a blow comes from, as its player sees it."""
    if blow == "P":
        return "middle"
    return "right" if is_mandritto(blow) else "left"


def includes(card_side: str, side: str) -> bool:
    return card_side in ("both", side)


class Duel:
    def __init__(self, challenger: str = "galeazzo", respondent: str = "boucicault") -> None:
        self.characters = [challenger, respondent]
        self.game = 1
        self.winner: int | None = None
        self.reason: str | None = None
        self.endings: list[str] = []
        self.to_act: int | None = 0
        self.phase = ""
        self._set_up()

    # ------------------------------------------------------------ queries

    def totals(self, seat: int) -> dict[str, int]:
        """The virtues with the active bonuses."""
        total = dict(self.virtues[seat])
        posta = self.poste[seat]
        stack = self.stacks[seat]
        if posta in POSTA_BONUS and len(stack) == 1 and is_strike(stack[0]):  # AU-11: the first strike tops the stack
            virtue, number = POSTA_BONUS[posta]
            total[virtue] += number
        if seat == 1 and self.salute == "active":
            total["Audatia"] += SALUTE_BONUS
        return total

    def weights(self) -> dict[str, int]:
        assert self.to_act == -1
        return {"+" + face: number for face, number in Counter(self.decks[self.drawer]).items()}

    def legal(self) -> list[str]:
        if self.to_act is None:
            return []
        if self.to_act == -1:
            return sorted(self.weights())
        tokens = self._choices(self.to_act)
        if self.phase in LANDS and not tokens:  # AU-16; a cycle is no answer
            tokens.append("#")
        if self.phase not in NO_CYCLE and self.decks[self.to_act]:
            tokens.extend("~" + face for face in self.hands[self.to_act] if face in CYCLES)
        return sorted(set(tokens))

    # ------------------------------------------------------------ set-up

    def _set_up(self) -> None:
        self.hands: list[list[str]] = []
        self.decks: list[list[str]] = []
        self.basics: list[list[str]] = []  # the basic cards still in hand, during set-up
        for character in self.characters:
            hand = (BASIC + " " + BASIC_SKILLS[character]).split()
            deck = (STRIKES + " " + REMEDIES + " " + COUNTERS + " " + SKILLS[character]).split()
            for face in hand:
                deck.remove(face)
            self.hands.append(hand)
            self.decks.append(deck)
            self.basics.append(list(hand))
        self.stacks: list[list[str]] = [[], []]  # the last card is the top
        self.sides: list[str | None] = [None, None]
        self.poste: list[str | None] = [None, None]
        self.seen_discards: list[list[str]] = [[], []]
        self.hidden_discards: list[list[str]] = [[], []]
        self.virtues = [dict.fromkeys(VIRTUES, 0), dict.fromkeys(VIRTUES, 0)]
        self.salute = "none"  # none, offered, waiting (for the first strike), active, spent
        self.lures: list[list[str]] = [[], []]  # the blows each has lured
        self.taunted = [False, False]
        self.taunt_step = ""  # the step in which a taunted player puts cards away

        self.put_away = 0  # cards discarded in this player's set-up
        self.drawer = 0
        self.draws_left = 0
        self.after_draws = ("", 0)  # phase and seat
        self.skills_done = 0  # how many players have finished step 3
        self.skill = ""  # the skill token that may be denied
        self.skill_by = 0
        self.skill_place = ""  # the phase in which it was played
        self.attacker = 0  # AU-10
        self.attack = ""  # the face of the attack in hand
        self.bind = ""  # largo, stretto
        self.stretto_side = ""  # inside, outside
        self.broken_with = ""  # the blow that broke the thrust
        self.break_order: list[int] = []  # seats that still have a chance after the break
        self.mezano = ""  # the blow of the mezano after a break
        self.remedy = ""
        self.remedy_side = ""
        self.remedy_is_entry = False
        self.soprana_may_answer = False
        self._go("set-up", 0)

    def _go(self, phase: str, seat: int) -> None:
        self.phase, self.to_act = phase, seat

    @property
    def defender(self) -> int:
        return 1 - self.attacker

    # ------------------------------------------------------------ virtues

    def _has_most(self, me: int, virtue: str) -> bool:
        """Strictly more than the opponent."""
        return self.totals(me)[virtue] > self.totals(1 - me)[virtue]

    def _strikes_with_most(self, me: int, virtue: str) -> bool:
        """The same for judging a strike as it is played. AU-11: a posta's bonus counts for the first strike."""
        mine = self.totals(me)[virtue]
        if self._in_posta(me):
            bonus_virtue, number = POSTA_BONUS.get(self._posta(me), ("", 0))
            if bonus_virtue == virtue:
                mine += number
        return mine > self.totals(1 - me)[virtue]

    def _may_use(self, me: int, skill: str) -> bool:
        """Is the skill in hand and its need fulfilled?"""
        need = SKILL_NEEDS[skill]
        return skill in self.hands[me] and (need is None or self._has_most(me, need))

    # ------------------------------------------------------------ eligibility

    def _in_posta(self, me: int) -> bool:
        return self.poste[me] is not None and not self.stacks[me]

    def _posta(self, me: int) -> str:
        posta = self.poste[me]
        assert posta is not None
        return posta

    def _may_come_from(self, me: int, blow: str) -> bool:
        """Is the sword, in a stack or in a posta, on the side of this blow? AU-3, AU-4: in the middle: both."""
        sword = POSTA_SIDE[self._posta(me)] if self._in_posta(me) else self.sides[me]
        return blow == "P" or sword in ("middle", "centre", lies_on(blow))

    def _prudent_enough(self, me: int, blow: str) -> bool:
        """A sottano attacks only with most Prudentia."""
        return blow not in SOTTANI or self._strikes_with_most(me, "Prudentia")

    def _at_extended(self, me: int, blow: str) -> bool:
        """Would this be a thrust at an extended posta?"""
        return blow == "P" and self._in_posta(1 - me) and self._posta(1 - me) in EXTENDED

    def _may_attack(self, me: int, face: str) -> bool:
        if not is_strike(face):
            return False
        blow = blow_of(face)
        if not self._prudent_enough(me, blow):
            return False
        if self._in_posta(me):
            if blow not in POSTA_ATTACKS[self._posta(me)]:
                return False
        elif not self._may_come_from(me, blow):
            return False
        if self._at_extended(me, blow):  # only as an exchange
            return self._in_posta(me) and self._posta(me) in HAS_EXCHANGE and self._strikes_with_most(me, "Celeritas")
        return not (self._in_posta(1 - me) and POSTA_SHUTS.get(self._posta(1 - me)) == blow)

    def _attacks(self, me: int) -> list[str]:
        return ["x" + face for face in self.hands[me] if self._may_attack(me, face)]

    def _may_parry(self, me: int, face: str) -> bool:
        attack = blow_of(self.attack)
        if not is_strike(face) or blow_of(face) not in HAS_PARRY or blow_of(face) not in PARRIED_BY[attack]:
            return False
        return attack in self.lures[me] or self._may_come_from(me, blow_of(face))

    def _may_break(self, me: int, face: str) -> bool:
        if blow_of(self.attack) != "P" or not is_strike(face) or blow_of(face) not in HAS_BREAK:
            return False
        return "P" in self.lures[me] or self._may_come_from(me, blow_of(face))

    def _may_counter_attack(self, me: int, face: str) -> bool:
        """The very same blow, eligible, with most Celeritas. AU-12: no P."""
        if not is_strike(face) or blow_of(face) != blow_of(self.attack) or face == "P":
            return False
        return self._may_attack(me, face) and self._strikes_with_most(me, "Celeritas")

    def _may_pre_empt(self, me: int) -> bool:
        return self._may_use(me, "PE") and bool(self._pre_empts(me))

    def _pre_empts(self, me: int) -> list[str]:
        """From any posta or side."""
        blow = blow_of(self.attack)
        if blow == "P" or not self._prudent_enough(me, blow):
            return []
        return ["x" + face for face in self.hands[me] if is_strike(face) and blow_of(face) == blow]

    def _may_exchange(self, me: int) -> bool:
        if self.attack != "P" or "P" not in self.hands[me] or not self._strikes_with_most(me, "Celeritas"):
            return False
        if not self._in_posta(me):
            return True
        return self._posta(me) in HAS_EXCHANGE and self._posta(1 - me) in HAS_EXCHANGE

    def _may_defend(self, me: int) -> bool:
        """Defend P, while still in Dente di Zenghiaro, with most Celeritas."""
        if not self._in_posta(me) or self._posta(me) != DEFENDS_WITH_THRUST:
            return False
        return "P" in self.hands[me] and self._strikes_with_most(me, "Celeritas")

    def _may_repeat(self, me: int) -> bool:
        """The strike on top of the stack needs its attack symbol, but comes from any side."""
        top = self.stacks[me][-1]
        return self._may_use(me, "RE") and is_strike(top) and self._prudent_enough(me, blow_of(top))

    # ------------------------------------------------------------ the offers of each decision

    def _choices(self, me: int) -> list[str]:
        match self.phase:
            case "set-up":
                return self._set_up_choices(me)
            case "virtue-respondent" | "virtue-challenger":
                return [token for token, virtue in VIRTUE_TOKENS.items() if self._virtue_is_free(virtue)]
            case "salute" | "salute-answer":
                return [".", *self._put_aways(me)]
            case "trade":
                possible = len(self.hands[me]) >= 2 and len(self.decks[me]) > 0
                return ["."] + (self._put_aways(me) if possible else [])
            case "trade-second" | "taunt-second":
                return self._put_aways(me)
            case "posta":
                return list(POSTE)
            case "skills":
                return self._skills_choices(me)
            case "step-4" | "step-5" | "step-6":
                return self._step_choices(me)
            case "react":
                return self._react_choices(me)
            case "pre-empt":
                return self._pre_empts(me)
            case "perfect-measure":
                return [".", *self._attacks(me)]
            case "countered":
                return self._countered_choices(me)
            case "side":
                return ["i", "o"]
            case "entry":
                return self._entry_choices(me)
            case "feint":
                return self._attacks(me)
            case "largo-defender" | "largo-attacker":
                return ["."] + self._attacks(me) + (["RE"] if self._may_repeat(me) else [])
            case "stretto-defender" | "stretto-attacker":
                return [".", *self._remedies(me, self.stretto_side)]
            case "remedy":
                return self._remedy_choices(me)
            case "kick":
                return ["."] + ["x" + face for face in self.hands[me] if blow_of(face) in FENDENTI]
            case "exchanged":
                return self._remedies(me, "outside")
            case "after-break":
                return self._after_break_choices(me)
            case "mezano":
                return self._mezano_choices(me)
            case "mezano-countered":
                return self._mezano_countered_choices(me)
            case "deny":
                return ["."] + (["DE"] if "DE" in self.hands[me] else [])
        raise AssertionError(self.phase)

    def _put_aways(self, me: int) -> list[str]:
        return ["-" + face for face in self.hands[me]]

    def _set_up_choices(self, me: int) -> list[str]:
        if self.put_away >= len(self.decks[me]):  # as many must be drawn
            return ["."]
        return ["."] + ["-" + face for face in self.basics[me]]

    def _virtue_is_free(self, virtue: str) -> bool:
        return self.virtues[0][virtue] == 0 and self.virtues[1][virtue] == 0

    def _skills_choices(self, me: int) -> list[str]:
        tokens = ["."]
        if self._may_use(me, "ST"):
            tokens.extend("ST:" + posta for posta in POSTE if posta != self.poste[me])
        if self._may_use(me, "LU"):
            tokens.extend("LU:" + blow for blow in BLOWS)
        tokens.extend(skill for skill in ("TA", "EY") if self._may_use(me, skill))
        return tokens

    def _step_choices(self, me: int) -> list[str]:
        attacks = self._attacks(me)
        if self.taunted[me]:
            return attacks or self._put_aways(me)
        if self.phase == "step-6":
            return attacks or ["."]
        return attacks + [posta for posta in POSTE if posta != self.poste[me]] + ["."]

    def _react_choices(self, me: int) -> list[str]:
        tokens = []
        for face in self.hands[me]:
            if self._may_parry(me, face):
                tokens.append("=" + face)
            if self._may_counter_attack(me, face):
                tokens.append("x" + face)
            if self._may_break(me, face):
                tokens.append("/" + face)
        if self._may_exchange(me):
            tokens.append("eP")
        if self._may_defend(me):
            tokens.append("dP")
        if self._may_pre_empt(me):
            tokens.append("PE")
        tokens.extend(skill for skill in ("BO", "PM") if self._may_use(me, skill))
        return tokens

    def _countered_choices(self, me: int) -> list[str]:
        """With that same blow, which then needs no parry symbol."""
        blow = blow_of(self.attack)
        tokens = ["=" + face for face in self.hands[me] if is_strike(face) and blow_of(face) == blow]
        return tokens + (["BO"] if self._may_use(me, "BO") else [])

    def _remedies(self, me: int, side: str) -> list[str]:
        """The remedies in hand for this side. AU-14: a remedy of both sides is played on one of them."""
        tokens = []
        for face in self.hands[me]:
            if face in REMEDY_SIDE and includes(REMEDY_SIDE[face], side):
                tokens.append(face + side[0] if REMEDY_SIDE[face] == "both" else face)
        return tokens

    def _counters(self, me: int, side: str) -> list[str]:
        """The counter-remedies in hand that line up with a remedy played on this side."""
        return [face for face in self.hands[me] if face in COUNTER_SIDE and includes(COUNTER_SIDE[face], side)]

    def _entry_choices(self, me: int) -> list[str]:
        tokens = [".", *self._remedies(me, "inside"), *self._remedies(me, "outside")]  # AU-6
        if self._may_use(me, "FE") and self._attacks(me):
            tokens.append("FE")
        return tokens

    def _remedy_choices(self, me: int) -> list[str]:
        tokens = self._counters(me, self.remedy_side)
        if self.remedy_is_entry and self._may_use(me, "KI"):
            tokens.append("KI")
        if self.soprana_may_answer and "SO" in self.hands[me]:
            tokens.append("SO")
        return tokens

    def _after_break_choices(self, me: int) -> list[str]:
        mandritto = is_mandritto(self.broken_with)
        if me == self.attacker:
            return [".", *self._remedies(me, "outside" if mandritto else "inside")]
        mezano = "RM" if mandritto else "MM"
        return ["."] + ["x" + face for face in self.hands[me] if is_strike(face) and blow_of(face) == mezano]

    def _mezano_choices(self, me: int) -> list[str]:
        tokens = self._remedies(me, "outside" if self.mezano == "RM" else "inside")
        if self.mezano == "RM":
            tokens.extend("x" + face for face in self.hands[me] if is_strike(face) and blow_of(face) == "MM")
        return tokens + (["BO"] if self._may_use(me, "BO") else [])

    def _mezano_countered_choices(self, me: int) -> list[str]:
        tokens = self._counters(me, "outside")
        tokens.extend(face for face in ("SO", "BO") if face in self.hands[me])
        return tokens

    # ------------------------------------------------------------ playing

    def play(self, token: str) -> None:
        assert token in self.legal(), token
        assert self.to_act is not None
        me = self.to_act
        if me == -1:
            self._draw_card(token[1:])
        elif token.startswith("~"):
            self._cycle(me, token[1:])
        elif self.phase == "deny":
            self._play_deny(me, token)
        elif token.split(":", maxsplit=1)[0] in SKILL_NEEDS:
            self._play_skill(me, token)
        elif token == "#":
            self._lands(1 - me)
        else:
            self._play_choice(me, token)

    def _play_choice(self, me: int, token: str) -> None:
        match self.phase:
            case "set-up":
                self._play_set_up(me, token)
            case "virtue-respondent" | "virtue-challenger":
                self._play_virtue(me, token)
            case "salute" | "salute-answer":
                self._play_salute(me, token)
            case "trade" | "trade-second":
                self._play_trade(me, token)
            case "posta":
                self._play_posta(me, token)
            case "skills":
                self._play_skills_done(me)
            case "step-4" | "step-5" | "step-6" | "taunt-second":
                self._play_step(me, token)
            case "react" | "countered":
                self._play_reaction(me, token)
            case "pre-empt":
                self._counter_attack(me, token[1:])
            case "perfect-measure":
                self._play_perfect_measure(me, token)
            case "side":
                self.stretto_side = "inside" if token == "i" else "outside"
                self._offer_entry()
            case "entry":
                self._play_entry(me, token)
            case "feint":
                self._attack_with(me, token[1:])
            case "largo-defender" | "largo-attacker":
                self._play_largo(me, token)
            case "stretto-defender" | "stretto-attacker":
                self._play_stretto(me, token)
            case "exchanged":
                self._play_remedy(me, token)
            case "remedy":
                self._meet_remedy(me, token)
            case "kick":
                self._play_kick(me, token)
            case "after-break":
                self._play_after_break(me, token)
            case "mezano":
                self._play_against_mezano(me, token)
            case "mezano-countered":
                self._play_against_countered_mezano(me, token)
            case _:
                raise AssertionError(self.phase)

    # ------------------------------------------------------------ moving cards

    def _hide(self, me: int, face: str) -> None:
        """Put a card away face down."""
        self.hands[me].remove(face)
        self.hidden_discards[me].append(face)

    def _discard(self, me: int, face: str) -> None:
        """Put a card away face up."""
        self.hands[me].remove(face)
        self.seen_discards[me].append(face)

    def _lay(self, me: int, face: str) -> None:
        """Lay a card on the stack, which stays where it is."""
        self.hands[me].remove(face)
        self.stacks[me].append(face)
        if self.sides[me] is None:  # a remedy of the owner of an extended posta, which is treated as a thrust
            self.sides[me] = "middle"
        if me == 1:
            if self.salute == "active":  # something lies on the first strike
                self.salute = "spent"
            elif self.salute == "waiting" and is_strike(face):
                self.salute = "active"

    def _lay_strike(self, me: int, face: str) -> None:
        """Attacks lie on the side they came from; a thrust takes the whole stack to the middle."""
        self._lay(me, face)
        self.sides[me] = lies_on(blow_of(face))

    def _lay_parry(self, me: int, face: str) -> None:
        """Both stacks lie opposite to the side the parry came from, as the parrying player sees it. AU-13: or break."""
        self._lay(me, face)
        if is_mandritto(blow_of(face)):
            self.sides[me], self.sides[1 - me] = "left", "right"
        else:
            self.sides[me], self.sides[1 - me] = "right", "left"

    def _clear_stack(self, me: int) -> None:
        self.seen_discards[me].extend(self.stacks[me])
        self.stacks[me] = []
        self.sides[me] = None
        if me == 1 and self.salute == "active":
            self.salute = "spent"

    def _draw(self, me: int, number: int, phase: str, seat: int) -> None:
        """Draw so many cards, and go on with this phase of this seat."""
        self.drawer, self.draws_left, self.after_draws = me, number, (phase, seat)
        self._next_draw()

    def _next_draw(self) -> None:
        if self.draws_left > 0:
            self._go("draw", -1)
            return
        phase, seat = self.after_draws
        if phase == "virtue-respondent":
            self.virtues[0]["Audatia"] = 1  # the challenger receives it
        self._go(phase, seat)

    def _draw_card(self, face: str) -> None:
        self.decks[self.drawer].remove(face)
        self.hands[self.drawer].append(face)
        self.draws_left -= 1
        self._next_draw()

    def _cycle(self, me: int, face: str) -> None:
        """One new card, and the same decision again."""
        self._discard(me, face)
        if self.phase == "set-up" and face in self.basics[me]:
            self.basics[me].remove(face)
        self._draw(me, 1, self.phase, me)

    # ------------------------------------------------------------ set-up, ply by ply

    def _play_set_up(self, me: int, token: str) -> None:
        if token != ".":
            self._hide(me, token[1:])
            self.basics[me].remove(token[1:])
            self.put_away += 1
            return
        number, self.put_away = self.put_away, 0
        if me == 0:
            self._draw(me, number, "set-up", 1)
        else:
            self._draw(me, number, "virtue-respondent", 1)

    def _play_virtue(self, me: int, token: str) -> None:
        self.virtues[me][VIRTUE_TOKENS[token]] = 1
        if self.phase == "virtue-respondent":
            self._go("virtue-challenger", 0)
            return
        for virtue in VIRTUES:  # the respondent gets the last
            if self._virtue_is_free(virtue):
                self.virtues[1][virtue] = 1
        self._go("salute", 1)

    def _play_salute(self, me: int, token: str) -> None:
        if token != ".":
            self._hide(me, token[1:])
        if self.phase == "salute" and token != ".":
            self.salute = "offered"
            self._go("salute-answer", 0)
            return
        if self.salute == "offered":
            self.salute = "waiting" if token == "." else "spent"
        self._out_of_measure()

    # ------------------------------------------------------------ out of measure

    def _out_of_measure(self) -> None:
        self.skills_done = 0
        self._go("trade", 0)

    def _play_trade(self, me: int, token: str) -> None:
        if token == ".":
            if me == 0:
                self._go("trade", 1)
            else:
                self._go("posta", 0)
            return
        self._hide(me, token[1:])
        if self.phase == "trade":
            self._go("trade-second", me)
        else:
            self._draw(me, 1, "trade", me)

    def _play_posta(self, me: int, token: str) -> None:
        self.poste[me] = token
        if me == 0:
            self._go("posta", 1)
        else:
            first = 1 if self._has_most(1, "Celeritas") else 0  # AU-1
            self._go("skills", first)

    def _play_skills_done(self, me: int) -> None:
        self.skills_done += 1
        if self.skills_done == 1:
            self._go("skills", 1 - me)
        else:
            self._begin_step("step-4")

    def _begin_step(self, step: str) -> None:
        me = 1 if step == "step-5" else 0
        if not self.hands[me]:  # no card to attack with or to put away
            self.taunted[me] = False
        self._go(step, me)

    def _play_step(self, me: int, token: str) -> None:
        if token.startswith("x"):
            self.taunted[me] = False
            self._attack_with(me, token[1:])
        elif token.startswith("-"):
            self._play_taunted(me, token)
        elif self.phase == "step-6":
            self._draw_game()
        else:
            if token != ".":
                self.poste[me] = token
            self._begin_step("step-5" if self.phase == "step-4" else "step-6")

    def _play_taunted(self, me: int, token: str) -> None:
        """A taunted player who cannot attack puts away two cards and then chooses as usual."""
        self._hide(me, token[1:])
        if self.phase != "taunt-second" and self.hands[me]:
            self.taunt_step = self.phase
            self._go("taunt-second", me)
            return
        self.taunted[me] = False
        if self.phase == "taunt-second":
            self._go(self.taunt_step, me)

    # ------------------------------------------------------------ attacks and reactions

    def _attack_with(self, me: int, face: str) -> None:
        exchange = self._at_extended(me, blow_of(face))
        self._lay_strike(me, face)
        self.attacker, self.attack = me, face
        self._go("exchanged" if exchange else "react", 1 - me)

    def _play_reaction(self, me: int, token: str) -> None:
        sign, face = token[0], token[1:]
        if sign == "=":
            self._parry(me, face)
        elif sign == "x":
            self._counter_attack(me, face)
        elif sign == "/":
            self._break_thrust(me, face)
        elif sign == "e":
            self._lay_strike(me, face)
            self._go("exchanged", 1 - me)
        else:  # Defend: the first attack is void
            self._attack_with(me, face)

    def _counter_attack(self, me: int, face: str) -> None:
        self._lay_strike(me, face)
        self.attacker, self.attack = me, face  # AU-10
        self._go("countered", 1 - me)

    def _parry(self, me: int, face: str) -> None:
        self._lay_parry(me, face)
        suns = {sun_of(self.attack), sun_of(face)}
        self.bind = "stretto" if suns == {"l", "r"} else "largo"  # a thrust has no sun: always wide
        if self.bind == "largo":
            self._offer_entry()
        elif self._has_most(0, "Fortitudo"):
            self._go("side", 0)
        elif self._has_most(1, "Fortitudo"):
            self._go("side", 1)
        else:  # AU-7
            self.stretto_side = "outside" if is_mandritto(blow_of(face)) else "inside"
            self._offer_entry()

    def _offer_entry(self) -> None:
        """One decision of the attacker. The need of the Audatia Entry and that of Feint are the same."""
        if self._has_most(self.attacker, "Audatia"):
            self._go("entry", self.attacker)
        else:
            self._go(self.bind + "-defender", self.defender)

    def _play_entry(self, me: int, token: str) -> None:
        if token == ".":
            self._go(self.bind + "-defender", self.defender)
        else:
            self._play_remedy(me, token, entry=True)

    def _play_largo(self, me: int, token: str) -> None:
        if token != ".":
            self._attack_with(me, token[1:])
        elif self.phase == "largo-defender":
            self._go("largo-attacker", self.attacker)
        else:
            self._break_off("no-riposte")

    def _play_stretto(self, me: int, token: str) -> None:
        if token != ".":
            self._play_remedy(me, token)
        elif self.phase == "stretto-defender":
            self._go("stretto-attacker", self.attacker)  # AU-8
        else:
            self._break_off("no-remedy")

    # ------------------------------------------------------------ remedies

    def _play_remedy(self, me: int, token: str, entry: bool = False, soprana_may_answer: bool = False) -> None:
        self.remedy = token[:2]
        self.remedy_side = REMEDY_SIDE[self.remedy]
        if self.remedy_side == "both":  # AU-14
            self.remedy_side = "inside" if token[2] == "i" else "outside"
        self.remedy_is_entry = entry
        self.soprana_may_answer = soprana_may_answer
        self._lay(me, self.remedy)
        self._go("remedy", 1 - me)

    def _meet_remedy(self, me: int, token: str) -> None:
        if token == "SO":
            self._play_remedy(me, "SO")
            return
        self._lay(me, token)
        if token == OWN_COUNTER[self.remedy]:
            self._win(me, "perfect-counter")
        else:
            self._break_off("lined-up")

    def _play_kick(self, me: int, token: str) -> None:
        if token == ".":
            self._break_off("kick-missed")
        else:
            self._lay(me, token[1:])
            self._win(me, "kick-lands")

    # ------------------------------------------------------------ the break of a thrust

    def _break_thrust(self, me: int, face: str) -> None:
        self._lay_parry(me, face)  # AU-13
        self.broken_with = blow_of(face)
        if self._has_most(self.attacker, "Celeritas"):
            self.break_order = [self.attacker, self.defender]
        else:
            self.break_order = [self.defender, self.attacker]  # AU-9
        self._next_after_break()

    def _next_after_break(self) -> None:
        """AU-15: each has one chance."""
        if self.break_order:
            self._go("after-break", self.break_order.pop(0))
        else:
            self._break_off("both-waited")

    def _play_after_break(self, me: int, token: str) -> None:
        if token == ".":
            self._next_after_break()
        elif me == self.attacker:
            self._play_remedy(me, token)
        else:
            self._lay_strike(me, token[1:])
            self.mezano = blow_of(token[1:])
            self._go("mezano", self.attacker)

    def _play_against_mezano(self, me: int, token: str) -> None:
        if token.startswith("x"):
            self._lay_strike(me, token[1:])
            self._go("mezano-countered", 1 - me)
        else:
            self._play_remedy(me, token, soprana_may_answer=True)

    def _play_against_countered_mezano(self, me: int, token: str) -> None:
        if token == "SO":
            self._play_remedy(me, "SO")
        else:
            self._lay(me, token)
            self._break_off("lined-up")

    # ------------------------------------------------------------ skills

    def _play_skill(self, me: int, token: str) -> None:
        """AU-17: the card is discarded at once. The opponent may deny it while their Deny can still be in play."""
        self._discard(me, token.split(":", maxsplit=1)[0])
        self.skill, self.skill_by, self.skill_place = token, me, self.phase
        opponent = 1 - me
        if self.characters[opponent] == "boucicault" and "DE" not in self.seen_discards[opponent]:
            self._go("deny", opponent)
        else:
            self._resolve_skill()

    def _play_deny(self, me: int, token: str) -> None:
        if token == "DE":
            self._discard(me, "DE")
            self._go(self.skill_place, self.skill_by)
        else:
            self._resolve_skill()

    def _resolve_skill(self) -> None:
        me = self.skill_by
        skill, _, named = self.skill.partition(":")
        self._go(self.skill_place, me)
        match skill:
            case "ST":
                self.poste[me] = named
            case "LU":
                self.lures[me].append(named)
            case "TA":
                self.taunted[1 - me] = True
            case "EY":
                pass  # this player sees the opponent's hand
            case "BO":
                self._break_off("broke-off")
            case "PE":
                self._go("pre-empt", me)
            case "PM":
                self._clear_stack(self.attacker)
                self.poste[self.attacker] = ENDS_IN[blow_of(self.attack)]
                self._go("perfect-measure", me)
            case "FE":
                self._go("feint", me)
            case "RE":
                self._repeat(me)
            case "KI":
                self._go("kick", me)
            case _:
                raise AssertionError(skill)

    def _play_perfect_measure(self, me: int, token: str) -> None:
        if token == ".":
            self._break_off("measure-kept")
        else:
            self._attack_with(me, token[1:])

    def _repeat(self, me: int) -> None:
        """Attack with the strike on top of the stack; the stack moves to that blow's side."""
        self.attacker, self.attack = me, self.stacks[me][-1]
        self.sides[me] = lies_on(blow_of(self.attack))
        self._go("react", 1 - me)

    # ------------------------------------------------------------ ends

    def _break_off(self, reason: str) -> None:
        """AU-5: stacks go to the discard piles, both return to out of measure."""
        self.endings.append(reason)
        for seat in (0, 1):
            self._clear_stack(seat)
        self.poste = [None, None]
        self.lures = [[], []]
        self._out_of_measure()

    def _lands(self, by: int) -> None:
        """The threat has no answer."""
        if self.phase == "remedy" and self.remedy_is_entry:
            self._win(by, "entry-lands")
        else:
            self._win(by, LANDS[self.phase])

    def _draw_game(self) -> None:
        """AU-2: a second draw and the respondent wins."""
        self.endings.append("no-attack")
        if self.game == 1:
            self.game = 2
            self._set_up()
        else:
            self._win(1, "two-draws")

    def _win(self, seat: int, reason: str) -> None:
        self.endings.append(reason)
        self.winner, self.reason = seat, reason
        self.phase, self.to_act = "over", None
