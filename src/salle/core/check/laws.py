"""The laws of every game, checked in random bouts. You can test any game with them.

L1  the legal actions are those that `refusal` accepts, in ascending order; a seat to act has at least one
L2  an imagined world keeps the sight, the turn and the seat's own legal actions
L3  nothing hidden leaks through events, their order or their number
L4  changing a copy never changes the original
L5  the same actions lead to the same bout
L6  the number of cards never changes
L7  mirrored seats give a mirrored game (symmetric games)
L8  tokens are unique and can be read back
L9  every bout ends within its horizon, and the utilities sum to zero
L10 every rule, card, action and event has texts in every language, which address the reader as "you"
L11 compiled and interpreted rules behave identically
L12 a position can be rebuilt from its values; observations differ exactly if their sights do
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import chain, takewhile
from typing import Any

from salle.core.check.fingerprint import PATIENCE, play_digest
from salle.core.choices import Seed, read_seed
from salle.core.compiled import is_compiled
from salle.core.game import CHANCE, EVERYONE, LEGAL, NOBODY, Action, Event, Game, Rule, Seat, State, retiring
from salle.core.observation import Observer
from salle.core.options import typed_value
from salle.core.rng import Rng
from salle.core.search.playout import random_kind
from salle.core.show.view_parts import Line, Note
from salle.core.texts import LOCALES, MissingText, Reader, complete_texts

NAMES = tuple(f"L{number}" for number in range(1, 13))
EXAMINED = 6  # positions of each bout that are checked closely
FOLLOWED = 12  # plies for which an imagined world is followed
TWIN_BOUTS = 40  # bouts that are compared between compiled and interpreted rules
NAME = "Thibault"  # a player who reads about their own seat
# Errors of grammar if a text about another player is used for the reader: "you attacks", "you's".
THIRD_PERSON = re.compile(r"\b[Yy]ou(?:[’']s| (?:is|(?!\w*ss\b|as\b|its\b|this\b|always\b|unless\b|plus\b)\w+s))\b")


class LawBroken(Exception):
    """A law fails. The message has the law, the actions of the bout, and the difference."""

    def __init__(self, law: str, game: Game, actions: list[Action], how: str) -> None:
        played = " ".join(game.notation.token(action) for action in actions)
        super().__init__(f"{law} is broken in {game!r}: {how}\nafter: {played or '(nothing)'}")
        self.law = law


@dataclass
class Report:
    """The number of checks of each law, and notes about them."""

    checks: dict[str, int] = field(default_factory=lambda: dict.fromkeys(NAMES, 0))
    notes: dict[str, str] = field(default_factory=dict)
    bouts: int = 0


def check_laws(game: Game, bouts: int = 100, seed: Seed = 0, first: int = 0) -> Report:
    """Check all laws. LawBroken at the first failure. `first` skips bouts that were checked before."""
    *_, report = check_bout_by_bout(game, bouts, seed, first)
    return report


def check_bout_by_bout(game: Game, bouts: int, seed: Seed = 0, first: int = 0) -> Iterator[Report]:
    """Check all laws and report after each bout, for a progress bar."""
    checker = Checker(game, seed)
    checker.check_once()
    yield checker.report
    for number in range(first, bouts):
        checker.check_bout(number)
        yield checker.report


class Checker:
    """Checks one game and counts the checks."""

    def __init__(self, game: Game, seed: Seed) -> None:
        self.game = game
        self.seed = read_seed(seed)
        self.report = Report()
        self.actions: list[Action] = []
        self.watchers = [Seat(seat) for seat in range(game.seats)] + [NOBODY]
        self.readers = [Reader({seat.id: NAME}, you=seat.id) for seat in map(game.explain.seat, self.watchers[:-1])]
        self.observed: dict[bytes, tuple[int, ...]] = {}  # in this bout

    def check(self, law: str, holds: bool, how: str | Callable[[], str]) -> None:
        self.report.checks[law] += 1
        if not holds:
            raise LawBroken(law, self.game, self.actions, how if isinstance(how, str) else how())

    # -- checked once

    def check_once(self) -> None:
        """Check the laws that need no bout."""
        if self.game.observer is None:
            self.report.notes["L12"] = "note-unobserved"
        if not self.game.symmetric:
            self.report.notes["L7"] = "note-seats-differ"
        self.check_tokens()
        self.check_words()
        self.check_compiled_rules()

    def check_tokens(self) -> None:
        game = self.game
        size = game.actions + game.chance_actions + game.masked_actions
        space = [*map(Action, range(size)), *(retiring(Seat(seat)) for seat in range(game.seats))]
        seen: set[str] = set()
        for action in space:
            token = game.notation.token(action)
            self.check(
                "L8", token not in seen and len(token.split()) == 1, f"{token!r} is not a token, or is used twice"
            )
            self.check("L8", game.notation.action(token) == action, f"{token} reads back as another action")
            seen.add(token)

    def check_words(self) -> None:
        for message in self.game.explain.samples():
            self.check_message(message)
        for number in range(1, len(self.game.rules)):
            self.check_message(self.game.explain.rule(Rule(number)))
        for number, name in enumerate(self.game.cards):
            page = self.game.view.card(number)
            self.check("L10", page.name == name, f"card {number} is {name}, but its page is called {page.name}")
            for message in (page.title, page.brief, *chain(*page.facts, *page.texts), *filter(None, [page.legend])):
                self.check_message(message)

    def check_message(self, message: Any) -> None:
        """Check L10 for one message. A message with `whose` already speaks to one seat, so only that seat reads it."""
        readers = [] if "whose" in message.args else self.readers
        for locale in LOCALES:
            try:
                sentence = complete_texts(locale).say(message)
                told = [complete_texts(locale).say(message, reader) for reader in readers]
            except MissingText as missing:
                self.check("L10", False, str(missing))
            self.check("L10", bool(sentence.strip()), f"{message.id} says nothing in {locale}")
            for addressed in told:
                self.check("L10", NAME not in addressed, f"{message.id} names its reader in {locale}")
                begins = addressed[-1] not in ".!?" or not addressed[0].islower()
                self.check("L10", begins, f"{message.id} begins with a small letter in {locale}: {addressed}")
                self.check("L10", not THIRD_PERSON.search(addressed), f"{message.id} in {locale}: {addressed}")

    def check_compiled_rules(self) -> None:
        if not is_compiled():
            self.report.notes["L11"] = "note-interpreted"
            return
        game = self.game
        options = [f"{name}={typed_value(value)}" for name, value in game.options.items()]
        asked = [f"{game.id}/{game.ruleset}", str(self.seed), str(TWIN_BOUTS), *options]
        env = os.environ | {"SALLE_PURE": "1"}
        code = (
            "import sys; from salle.core.check.fingerprint import print_play_digest;"
            " print_play_digest(sys.argv[1:], sys.stdin.buffer.read().decode())"
        )
        ran = subprocess.run(
            [sys.executable, "-c", code, *asked],
            env=env,
            input=game.corrected,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        self.check("L11", ran.returncode == 0, f"the interpreted rules failed: {ran.stderr[-400:]}")
        here = play_digest(game, self.seed, TWIN_BOUTS)
        self.check("L11", ran.stdout.strip() == here, "the same seed plays differently compiled and interpreted")
        self.report.checks["L11"] += TWIN_BOUTS

    # -- checked in each bout

    def check_bout(self, number: int) -> None:
        """Play one random bout and check it."""
        game, rng = self.game, Rng(self.seed, f"law bout {number}")
        self.actions = []
        self.observed = {}
        state = game.new()
        census = state.census()
        span = min(40, game.horizon or 40)
        chosen = {rng.below(span << rng.below(4)) for _ in range(EXAMINED)}
        trail: list[tuple[State, int]] = []
        leaves_at = rng.below(60) if number % 16 == 15 else -1
        limit = game.horizon if game.horizon is not None else PATIENCE
        told = 0
        while state.to_act != NOBODY:
            ply = len(self.actions)
            if ply in chosen:
                self.check_position(state, rng)
                trail.append((state.copy(), ply))
            if ply >= limit:
                self.check("L9", game.horizon is None, f"{limit} plies and no end")
                self.report.notes["L9"] = "note-endless"
                break
            leaves = ply == leaves_at
            action = retiring(Seat(rng.below(game.seats))) if leaves else random_kind(game, state, rng)
            state.apply(action)
            self.actions.append(action)
            self.check("L6", state.census() == census, "the number of cards has changed")
            if number < 50:
                for event in state.journal[told:]:
                    self.check_message(game.explain.event(event))
            told = len(state.journal)
        if state.to_act == NOBODY:
            self.check_end(state)
        for past, ply in trail:
            self.check_follow_up(past, ply, rng)
        self.check_replay(state)
        if game.symmetric:
            self.check_mirror()
        self.report.bouts += 1

    def check_end(self, state: State) -> None:
        seats = [Seat(seat) for seat in range(self.game.seats)]
        outcome = state.outcome()
        self.check("L9", outcome is not None, "the bout is over and has no outcome")
        assert outcome is not None
        self.check("L9", sum(state.utility(seat) for seat in seats) == 0, "the utilities do not sum to zero")
        best = max(state.utility(seat) for seat in seats)
        won = all((state.utility(seat) == best) == (seat in outcome.winners) for seat in seats)
        self.check("L9", won or not outcome.winners, "the winners are not those with the best utility")
        self.check("L1", state.legal_actions() == [], "something is legal after the end")
        self.check_message(self.game.explain.outcome(outcome))
        if self.game.horizon is None:
            self.report.notes.setdefault("L9", "note-endless")

    def check_position(self, state: State, rng: Rng) -> None:
        """Check one position closely: L1, L2, L4, L12 and, for its texts, L10."""
        self.check_legality(state)
        for seat in self.watchers:
            self.check_imagining(state, seat, rng)
        self.check_copy(state, rng)
        self.check_values(state, rng)
        self.check_masks(state, rng)
        self.check_captions(state)
        if state.to_act >= 0:
            self.check_offers(state, rng)

    def check_legality(self, state: State) -> None:
        game = self.game
        first = 0 if state.to_act >= 0 else game.actions
        last = game.actions if state.to_act >= 0 else game.actions + game.chance_actions
        unrefused = [action for action in map(Action, range(first, last)) if state.refusal(action) == LEGAL]
        legal = state.legal_actions()
        self.check("L1", legal == unrefused, lambda: f"legal {self.spell(legal)}, unrefused {self.spell(unrefused)}")
        self.check("L1", len(legal) > 0, "a seat or the deck is to act, but nothing is legal")
        if state.to_act == CHANCE:
            weights = state.chance_weights()
            possible = [Action(first + number) for number, weight in enumerate(weights) if weight > 0]
            self.check("L1", possible == legal, "the deck's weights and its legal actions differ")
            self.check("L1", sum(weights) == state.chance_total(), "the deck's weights do not sum to their total")
            drawn, picked = state.drawn(Rng("L1")), Rng("L1").pick(weights, sum(weights))
            self.check("L1", drawn == picked, "the deck does not draw as its weights say")

    def who(self, seat: Seat) -> str:
        return "the referee" if seat == EVERYONE else "a spectator" if seat == NOBODY else self.game.seat_names[seat]

    def spell(self, actions: list[Action]) -> str:
        return " ".join(map(self.game.notation.token, actions))

    def check_imagining(self, state: State, seat: Seat, rng: Rng) -> None:
        game = self.game
        sight = state.sight(seat)
        world = game.imagine(sight, rng)
        self.check(
            "L2", world.sight(seat) == sight, lambda: f"{self.who(seat)} sees {sight}, imagines {world.sight(seat)}"
        )
        self.check("L2", world.to_act == state.to_act, "an imagined world awaits another seat")
        self.check("L2", world.census() == state.census(), "an imagined world has other cards")
        able = (
            world.chance_total() > 0
            if world.to_act == CHANCE
            else world.to_act == NOBODY or world.legal_actions() != []
        )
        self.check("L2", able, "no action is legal in an imagined world")
        if state.to_act == seat:
            same = all(world.refusal(action) == state.refusal(action) for action in map(Action, range(game.actions)))
            self.check("L2", same, "an imagined world refuses the seat other actions")

    def check_copy(self, state: State, rng: Rng) -> None:
        before, told = self.fingerprint(state), len(state.journal)
        twin = state.copy()
        self.check("L4", self.fingerprint(twin) == before, "a copy differs")
        for _ in range(FOLLOWED):
            if twin.to_act == NOBODY:
                break
            twin.apply(random_kind(self.game, twin, rng))
        self.check("L4", self.fingerprint(state) == before, "a copy's actions changed its original")
        self.check("L4", len(state.journal) == told and not twin.journal, "a copy keeps a journal")

    def check_values(self, state: State, rng: Rng) -> None:
        game = self.game
        again = game.rebuild(state.values())
        self.check(
            "L12", again == state and hash(again) == hash(state), "a position does not come back from its values"
        )
        self.check("L12", self.fingerprint(again) == self.fingerprint(state), "a position that comes back differs")
        if game.observer is None:
            return
        for seat in (*self.watchers, EVERYONE):
            self.check_observation(state.sight(seat), game.observer, rng)

    def check_observation(self, sight: tuple[int, ...], observer: Observer, rng: Rng) -> None:
        seen = observer.observe(sight)
        twin = self.game.imagine(sight, rng).observation(Seat(sight[0]))
        self.check("L12", seen == twin, lambda: f"{sight} looks different in two worlds")
        known = self.observed.setdefault(seen.tobytes(), sight)
        self.check("L12", known == sight, lambda: f"{sight} and {known} look alike")
        within = zip(observer.low, seen, observer.high, strict=True)
        self.check("L12", all(low <= number <= high for low, number, high in within), "a number is out of its range")

    def check_masks(self, state: State, rng: Rng) -> None:
        """L3: two actions that a seat cannot tell apart afterwards look the same to it."""
        legal = state.legal_actions()
        some = {legal[rng.below(len(legal))] for _ in range(EXAMINED)}
        for seat in self.watchers:
            looks: dict[Any, Action] = {}
            for action in sorted(some):
                look = state.masked(action, seat)
                after = state.copy()
                after.listen()
                after.apply(action)
                known = (after.sight(seat), tuple(self.heard_keys(after.journal, seat)))
                self.check(
                    "L3",
                    looks.setdefault(known, look) == look,
                    f"{self.who(seat)} sees more than it can know",
                )

    def fingerprint(self, state: State) -> tuple[Any, ...]:
        """All that a state shows through its methods."""
        sights = [state.sight(seat) for seat in self.watchers]
        weights = tuple(state.chance_weights()) if state.to_act == CHANCE else ()
        points = [state.points(Seat(seat)) for seat in range(self.game.seats)]
        return (state.to_act, sights, tuple(state.legal_actions()), weights, state.census(), points)

    def check_offers(self, state: State, rng: Rng) -> None:
        """L10: check all texts for the seat to act."""
        game, seat = self.game, state.to_act
        sight = state.sight(seat)
        for offer in game.view.offers(sight, seat):
            self.check_message(offer.label)
            self.check_message(offer.effect)
        for refused in game.view.refused(sight, seat):
            self.check_message(refused.why)
        for _ in range(EXAMINED):
            action = Action(rng.below(game.actions))
            rule = state.refusal(action)
            if rule != LEGAL:
                self.check_message(game.explain.refusal(state, action, rule))

    def check_captions(self, state: State) -> None:
        """L10: check the texts of the board."""
        for part in self.game.view.board(state.sight(EVERYONE)):
            self.check_message(part.text if isinstance(part, (Note, Line)) else part.label)

    def check_follow_up(self, past: State, ply: int, rng: Rng) -> None:
        """L3: play the next actions in a world that the watcher cannot tell from the true one."""
        for seat in self.watchers:
            true, world = past.copy(), self.game.imagine(past.sight(seat), rng)
            true.listen()
            world.listen()
            for action in self.actions[ply : ply + FOLLOWED]:
                hides = action >= 0 and true.to_act >= 0 and not true.reveals(action)
                twin = self.find_alike(true, world, action, seat, rng)
                self.check(
                    "L3",
                    twin is not None or not hides,
                    f"{self.who(seat)} learns something from an action that reveals nothing",
                )
                if twin is None or not self.sounds_alike(true, world, action, twin, seat):
                    break

    def find_alike(self, true: State, world: State, action: Action, seat: Seat, rng: Rng) -> Action | None:
        """An action in the imagined world that looks the same to the seat, if there is one."""
        if action < 0:
            return action
        look = true.masked(action, seat)
        twins = [twin for twin in world.legal_actions() if world.masked(twin, seat) == look]
        if action in twins and look == action:
            return action
        return twins[rng.below(len(twins))] if twins else None

    def sounds_alike(self, true: State, world: State, action: Action, twin: Action, seat: Seat) -> bool:
        """Play both actions and compare what the seat hears. False after the rules have shown something hidden."""
        told, said = len(true.journal), len(world.journal)
        true.apply(action)
        world.apply(twin)
        events = (true.journal[told:], world.journal[said:])
        opened = any(event.opens for event in (*events[0], *events[1]))
        heard = [self.heard_keys(takewhile(lambda event: not event.opens, some), seat) for some in events]
        common = min(map(len, heard)) if opened else None
        self.check(
            "L3", heard[0][:common] == heard[1][:common], lambda: f"{self.who(seat)} hears {heard[0]} or {heard[1]}"
        )
        if opened:
            return False
        self.check("L3", true.to_act == world.to_act, lambda: f"{self.who(seat)} can tell two worlds apart by who acts")
        self.check(
            "L3", true.sight(seat) == world.sight(seat), lambda: f"{self.who(seat)} sees two alike worlds differ"
        )
        return true.to_act != NOBODY

    def heard_keys(self, events: Iterable[Event], seat: Seat) -> list[Any]:
        return [event.key() for event in events if event.heard_by(seat)]

    def check_replay(self, state: State) -> None:
        again = self.game.new()
        for action in self.actions:
            again.apply(self.game.notation.action(self.game.notation.token(action)))
        self.check(
            "L5", self.fingerprint(again) == self.fingerprint(state), "the same actions lead to another position"
        )
        told = [event.key() for event in state.journal] == [event.key() for event in again.journal]
        self.check("L5", told, "the same actions have other events")

    def check_mirror(self) -> None:
        game, seats = self.game, self.game.seats
        here, there = game.new().copy(), game.new().copy()
        for action in self.actions:
            turned = (
                NOBODY
                if here.to_act == NOBODY
                else CHANCE
                if here.to_act == CHANCE
                else Seat((here.to_act + 1) % seats)
            )
            self.check("L7", there.to_act == turned, "in the mirrored bout it is another seat's turn")
            if action < 0:
                mirror = retiring(Seat(((-1 - action) + 1) % seats))
            else:
                mirror = game.mirrored(action)
                self.check(
                    "L7", there.refusal(mirror) == LEGAL, f"{game.notation.token(mirror)} is refused in the mirror"
                )
            here.apply(action)
            there.apply(mirror)
        for seat in range(seats):
            twin = Seat((seat + 1) % seats)
            self.check("L7", here.utility(Seat(seat)) == there.utility(twin), "the mirrored bout ends differently")
            self.check("L7", here.points(Seat(seat)) == there.points(twin), "the mirrored bout has another score")
