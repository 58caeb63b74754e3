"""The ladder: fair units, judged in order, independent of bots and cores."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random
from typing import ClassVar

import pytest

import salle
from salle import Action, Dealer, Game, Message, Seen
from salle.core.choices import Player
from salle.core.errors import BadBot, Forfeit
from salle.core.options import Value
from salle.lab import ladder
from salle.lab.forfeits import pack_message, unpack_message
from salle.lab.ladder import Ladder, Pairing, Plan, own_bot_pairings, play_unit, usual_pairings
from salle.lab.ladder_standing import Conduct, LadderStanding, Unit
from salle.lab.simulate import make_simulated_game, play_bout
from salle.players import bot_catalog
from salle.players.bot_catalog import Bot, Budget, Kind
from salle.players.external_bot import ExternalBot, ExternalBotProcess
from salle.players.random import Random as RandomPlayer

SHORT: dict[str, Value] = {"hits": 1}
AB = Pairing("a", "b")


class First(Player):
    """Always chooses the first legal action."""

    def choose(self, seen: Seen) -> Action:
        return seen.legal[0]


class Gone(Player):
    """Never answers."""

    def choose(self, seen: Seen) -> Action:
        raise Forfeit("b", int(seen.seat), Message("forfeit-late", {"seconds": "5"}))


class Apart(ExternalBot):
    """Records the process it would run in."""

    sat: ClassVar[list[int]] = []

    def sit(self, which: int = 0) -> ExternalBotProcess:
        self.sat.append(which)
        raise BadBot("error-bot-load", bot=self.bot, why=Message("forfeit-late", {"seconds": "5"}))


@pytest.fixture
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make all bots the same."""
    monkeypatch.setattr(ladder, "player", lambda name, game, seed, patience: First())


def first_wins(game: str, options: dict[str, Value], number: int) -> tuple[int, ...]:
    made_game = make_simulated_game(game, options, "")
    players: list[Player] = [First() for _ in range(made_game.seats)]
    bout, _ = play_bout(made_game, players, Dealer(f"0/a v b/{number}"))
    assert bout.outcome is not None
    return tuple(map(int, bout.outcome.winners))


@pytest.mark.parametrize(("game", "options"), [("engarde/standard", SHORT), ("arena", {"seats": 3})])
@pytest.mark.usefixtures("alike")
def test_a_unit_gives_the_same_deals_to_each_seat(game: str, options: dict[str, Value]) -> None:
    """Two equal bots get the fair score in every unit, because the same deal has the same winner on both sides."""
    plan = Plan(game, (AB,), "0", options)
    seats = plan.make().seats
    units = [play_unit(plan, AB, number) for number in range(6)]
    assert {unit.score for unit in units} == {Fraction(1, seats)}
    assert {unit.bouts for unit in units} == {seats}
    winners = {first_wins(game, options, number) for number in range(6)}
    assert len(winners - {()}) > 1  # the units differ


def test_a_forfeit_loses_the_bout_and_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "player", lambda name, game, seed, patience: Gone() if name == "b" else First())
    plan = Plan("engarde/standard", (AB,), "0", SHORT)
    unit = play_unit(plan, AB, 3)
    assert unit.score == 1
    assert unit.conduct["b"].forfeits == 2
    assert [(foul.bot, foul.other, foul.seat, foul.bout) for foul in unit.fouls] == [("b", "a", 1, 7), ("b", "a", 0, 8)]
    assert salle.texts("en").say(unit.fouls[0].message()) == "it took more than 5 s"


def test_who_forfeits_among_several_leaves_the_others_fencing(monkeypatch: pytest.MonkeyPatch) -> None:
    def seat(name: str, game: Game, seed: str, patience: float) -> Player:
        return Gone() if name == "b" else RandomPlayer(salle.Rng(seed))

    monkeypatch.setattr(ladder, "player", seat)
    unit = play_unit(Plan("arena", (AB,), "0", {"seats": 3}), AB, 0)
    assert unit.score == 1
    assert unit.conduct["b"].forfeits == 6


def test_a_bot_that_can_no_longer_be_loaded_forfeits_each_bout() -> None:
    pairing = Pairing("nowhere_at_all:Bot", "random")
    unit = play_unit(Plan("engarde/standard", (pairing,), "0", SHORT), pairing, 0)
    assert unit.score == 0
    assert "there is no module nowhere_at_all" in salle.texts("en").say(unit.fouls[0].message())


def test_without_a_list_for_them_a_forfeit_ends_it_all() -> None:
    game = make_simulated_game("engarde/standard", SHORT, "")
    with pytest.raises(Forfeit, match="The bot b in seat"):
        play_bout(game, [Gone(), Gone()], Dealer(1))


def test_thinking_is_counted_for_each_bot() -> None:
    pairing = Pairing("flat@5", "random")
    unit = play_unit(Plan("engarde/standard", (pairing,), "0", SHORT), pairing, 0)
    flat, random = unit.conduct["flat@5"], unit.conduct["random"]
    assert flat.decisions == sum(flat.actions.values()) > 0
    assert flat.count >= 5
    assert 0 < flat.counting <= flat.seconds
    assert (random.count, random.counting) == (0, 0)


def unit(score: Fraction) -> Unit:
    return Unit(score, 2, {"a": Conduct(decisions=1)}, [])


def test_units_are_judged_in_their_order_whenever_they_are_done() -> None:
    luck = Random(1)
    scores = [Fraction(luck.choice((1, 2, 2, 2)), 2) for _ in range(40)]
    plan = Plan("engarde/standard", (AB,), "0", least=5, most=40)
    straight, shuffled = Ladder(plan), Ladder(plan)
    for number, score in enumerate(scores):
        straight.take(0, number, unit(score))
    numbers = list(range(40))
    luck.shuffle(numbers)
    for number in numbers:
        shuffled.take(0, number, unit(scores[number]))
    assert straight.verdicts == shuffled.verdicts == [1]
    assert 5 <= straight.standing.fenced[0].units < 40
    assert straight.standing == shuffled.standing


def test_it_is_not_called_before_the_least_nor_fenced_after_the_most() -> None:
    early = Ladder(Plan("engarde/standard", (AB,), "0", least=15, most=20))
    for number in range(20):
        early.take(0, number, unit(Fraction(1)))
    assert early.standing.fenced[0].units == 15
    even = Ladder(Plan("engarde/standard", (AB,), "0", least=15, most=20))
    for number in range(30):
        even.take(0, number, unit(Fraction(1, 2)))
    assert even.standing.fenced[0].units == 20
    assert even.over(0)
    assert even.verdicts == [0]


def test_the_next_unit_is_one_of_the_pairing_that_has_begun_the_fewest() -> None:
    climbing = Ladder(Plan("engarde/standard", (AB, Pairing("a", "c")), "0", most=2))
    assert [climbing.next() for _ in range(5)] == [(0, 0), (1, 0), (0, 1), (1, 1), None]


@pytest.mark.parametrize(("score", "goes_on"), [(1, True), (0, False)])
def test_who_clearly_loses_climbs_no_further(score: int, goes_on: bool) -> None:
    plan = Plan("engarde/standard", (AB, Pairing("a", "c", 0), Pairing("a", "d", 1)), "0", least=5, most=20)
    climbing = Ladder(plan)
    assert climbing.waits(1)
    assert [climbing.next() for _ in range(2)] == [(0, 0), (0, 1)]
    for number in range(20):
        climbing.take(0, number, unit(Fraction(score)))
    assert climbing.over(1) is not goes_on
    assert climbing.dropped(2) is not goes_on
    assert climbing.next() == ((1, 0) if goes_on else None)
    assert climbing.total() == climbing.done() + (40 if goes_on else 0)


def test_an_own_bot_climbs_the_levels_one_after_the_other() -> None:
    found = own_bot_pairings("own:Bot", salle.game("engarde"), 4)
    levels = [bot.name for bot in bot_catalog.bots(salle.game("engarde"), "level")]
    assert [pairing.second for pairing in found] == ["random", *levels, "tactic", "flat"]
    climb = list(range(4, 4 + len(levels)))
    assert [pairing.after for pairing in found] == [None, *climb, 4, 4]


def bot(name: str, kind: Kind, of: str = "") -> Bot:
    return Bot(name, kind, lambda game, rng, budget: First(), Budget(iterations=1), of)


def test_neighbours_styles_and_baselines_meet(monkeypatch: pytest.MonkeyPatch) -> None:
    table = (
        bot("random", "baseline"), bot("flat", "baseline"), bot("novice", "level"), bot("adept", "level"),
        bot("maestro", "level"), bot("bold", "style", of="adept"),
    )  # fmt: skip
    monkeypatch.setattr(bot_catalog, "BOTS", table)
    met = {(pairing.first, pairing.second) for pairing in usual_pairings(salle.game("engarde"))}
    assert met == {
        ("adept", "novice"), ("maestro", "adept"), ("bold", "adept"), ("maestro", "random"), ("maestro", "flat"),
        ("flat", "random"),
    }  # fmt: skip


def test_a_standing_can_be_kept() -> None:
    plan = Plan("engarde/standard", (Pairing("flat@3", "random"),), "0", SHORT, least=2, most=3)
    climbing = Ladder(plan)
    list(climbing.climb(1))
    kept = json.loads(json.dumps(climbing.standing.as_dict()))
    assert LadderStanding.from_dict(kept) == climbing.standing
    assert Ladder(plan, LadderStanding.from_dict(kept)).next() is None


def test_a_message_can_be_kept() -> None:
    inner = Message("and-list", {"number": 3})
    message = Message("error-forfeit", {"bot": "b", "why": inner, "more": [inner, "word"]})
    assert unpack_message(json.loads(json.dumps(pack_message(message)))) == message


def test_how_long_most_decisions_took_is_known_to_a_twentieth() -> None:
    conduct, more = Conduct(), Conduct()
    for number in range(1, 100):
        conduct.note_decision("attack", number / 1000)
    more.note_decision("parry", 5.0)
    conduct.add(more)
    assert conduct.within(0.5) == pytest.approx(0.05, rel=0.06)
    assert conduct.within(0.99) == pytest.approx(0.099, rel=0.06)
    assert conduct.longest == 5.0
    assert conduct.actions == {"attack": 99, "parry": 1}
    assert Conduct().within(0.99) == 0


def test_nobody_fences_the_same_deals_twice_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot could remember the deals."""
    monkeypatch.setattr(ladder, "player", lambda name, game, seed, patience: Apart(name, game, seed))
    monkeypatch.setattr(Apart, "sat", [])
    monkeypatch.setattr(ladder, "play_bout", lambda game, *_: play_bout(game, [First()] * game.seats, Dealer(1)))
    play_unit(Plan("arena", (AB,), "0", {"seats": 3}), AB, 0)
    assert sorted(Apart.sat) == list(range(9))
