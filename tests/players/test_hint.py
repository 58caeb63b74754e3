"""Hints: the best action first, with chances and reasons, from what the seat sees."""

from __future__ import annotations

import re

import pytest

import salle
from salle import NOBODY, Bout, Event, Game, Message, Rule, Seat
from salle.core.game import EVERYONE
from salle.core.options import Value
from salle.core.registry import make_game
from salle.core.show.explanations import Explain
from salle.games.engarde.rules.event_ids import ROUND_WON
from salle.games.engarde.rules.rule_ids import HIT as EG_HIT
from salle.games.readyfence.rules.event_ids import PHRASE_ENDED
from salle.games.readyfence.rules.phrase_links import OPENED, PARRIED_BARE, link
from salle.games.readyfence.rules.rule_ids import CALLED_OFF, DOUBLE_TOUCH, PARRIED_WITHOUT_CARDS
from salle.players import hint as hinting
from salle.players.foresight import UNSETTLED
from salle.players.hint import MOST, Hint, HintGiver, edge_of, reasons
from tests.players.bouts import FOR_TWO, midway
from tests.players.test_no_peeking import other_world
from tests.support.chinese import is_chinese
from tests.support.playing import say

SURE = "left=5 right=10 hands=55555/12344 pack=1234 turn=left"
SHARP = "left=5 right=8 hands=33145/24111 turn=left"
GAMES: list[tuple[str, dict[str, Value]]] = [
    *FOR_TWO,
    ("arena", {}),
    ("arena", {"seats": 4}),
]
NAMES = {"Fleche", "Glide", "AR", "AU", "RF", "EG", "Audatia"}


@pytest.fixture
def few_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hinting, "LINES", 20)


def at(game: Game, stance: str, iterations: int = 300) -> list[Hint]:
    bout = Bout(game, game.stance(stance))
    return HintGiver(game, 1, iterations).hints(bout.seen(bout.awaiting))


def told(hint: Hint, locale: str = "en") -> list[str]:
    return [say(reason.sentence, locale) for reason in hint.reasons]


def why(hint: Hint, locale: str = "en") -> list[str]:
    return [say(sentence, locale) for sentence in hint.sentences]


def test_a_sure_hit_comes_first_and_the_rule_that_scores_is_the_reason() -> None:
    game = salle.game("engarde/standard")
    best = at(game, SURE)[0]
    assert game.notation.token(best.action).startswith("x")
    assert best.chance > 0.95
    assert best.reasons[0].share == 1
    assert best.reasons[0].what.args["why"] == game.explain.rule(EG_HIT)
    assert told(best) == ["100 %: you win the round, because the attack was not parried"]
    assert best.answer is not None and best.answer.step.token == "#" and best.answer.chance is None
    assert why(best)[1:] == ["100 %: Right answers “Take the hit”", *told(best)]
    assert say(best.promise) == f"{round(100 * best.chance)} % to win the round"


def test_a_reason_names_a_parry_and_what_follows() -> None:
    reasons = told(at(salle.game("engarde/standard"), SHARP, 3000)[0])
    assert any(one.endswith("you win the round, because the attack was not parried") for one in reasons)
    assert any("Right parries" in one for one in reasons)
    riposte = "Right parries, then Right wins the round, because a riposte cannot be parried"
    assert any(one.endswith(riposte) for one in reasons)


def test_the_stake_comes_from_the_games_instinct() -> None:
    game = salle.game("arena", seats=2)
    best = at(game, "hands=HI,LO,LE,RI,SS/-", 20)[0]
    assert say(best.promise).endswith("% to win the bout")


@pytest.mark.usefixtures("few_lines")
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_hints_of_any_game_are_legal_ordered_and_have_words(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    advisers = [HintGiver(game, seat, 25) for seat in range(game.seats)]
    asked = 0
    for _, seen in midway(game):
        found = advisers[seen.seat].hints(seen)
        asked += 1
        assert len(found) == min(MOST, len(seen.legal))
        assert {hint.action for hint in found} <= set(seen.legal)
        assert len({hint.action for hint in found}) == len(found)
        chances = [hint.chance for hint in found]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= one <= 1 for one in chances)
        for hint in found:
            assert hint.stake in ("round", "bout")
            shares = [reason.share for reason in hint.reasons]
            assert sum(shares) <= 1.0001
            assert hint.answer or shares
            assert [reason.what for reason in hint.reasons] != [UNSETTLED]
            theirs = [step for step in hint.course if not step.mine]
            assert not theirs or (hint.answer is not None and hint.answer.step == theirs[0])
            assert all(one[0].isdigit() for one in told(hint))
            for english, chinese in zip(why(hint), why(hint, "zh-Hant"), strict=True):
                assert "{" not in english
                assert is_chinese(chinese, NAMES), chinese
            assert is_chinese(say(hint.promise, "zh-Hant"))
    assert asked > 1


def test_the_same_seed_gives_the_same_hints_and_another_other_ones() -> None:
    game = salle.game("engarde/standard")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    first, again, other = (HintGiver(game, seed, 60).hints(seen) for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_the_same_question_gets_the_same_hints_without_a_search() -> None:
    game = salle.game("engarde/standard")
    seen = Bout(game, game.stance(SHARP)).seen(Seat(0))
    adviser = HintGiver(game, 1, 60)
    first = adviser.hints(seen)
    luck = adviser.search.rng.word()
    assert adviser.hints(seen) == first
    assert adviser.hints(seen, 1) == first[:1]
    fresh = HintGiver(game, 1, 60)
    fresh.hints(seen)
    assert fresh.search.rng.word() == luck


@pytest.mark.usefixtures("few_lines")
@pytest.mark.parametrize(("name", "options"), [GAMES[2], GAMES[4], GAMES[6], GAMES[8]])
def test_hints_do_not_change_with_what_is_hidden(name: str, options: dict[str, Value]) -> None:
    game = make_game(name, options)
    changed = 0
    for bout, seen in midway(game):
        world = other_world(bout, seen)
        changed += world is not bout.state
        both = (Bout(game, state).seen(seen.seat) for state in (bout.state, world))
        here, behind = (HintGiver(game, 1, 12).hints(one) for one in both)
        assert here == behind
    assert changed > 0


def test_a_takeback_resets_the_belief() -> None:
    game = salle.game("arena", seats=3)
    bout = Bout(game, game.stance("hands=HI,LO,LE,RI,SS/-/-"))
    adviser = HintGiver(game, 1, 20)
    before = bout.seen(Seat(0))
    first = adviser.hints(before)
    bout.act(Seat(0), game.notation.action("."))
    later = bout.seen(Seat(0))
    assert {hint.action for hint in adviser.hints(later)} <= set(later.legal)
    bout.take_back(Seat(0))
    again = adviser.hints(bout.seen(Seat(0)))
    assert {hint.action for hint in again} <= set(before.legal)
    assert [world.sight(Seat(0)) for world in adviser.search.belief.worlds] == [before.sight] * 20
    assert first


def test_the_belief_is_kept_between_two_hints() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=12 hands=12345/12345 turn=left"))
    adviser = HintGiver(game, 1, 40)
    adviser.hints(bout.seen(Seat(0)))
    worlds = adviser.search.belief.worlds
    for token in (">2", "+1", "<2", "+1"):
        bout.play(game.notation.action(token))
    adviser.hints(bout.seen(Seat(0)))
    assert any(world.sight(Seat(0)) == bout.state.sight(Seat(0)) for world in worlds)  # updated, not replaced


def test_the_only_action_has_a_hint_too() -> None:
    game = salle.game("engarde/standard")
    bout = Bout(game, game.stance("left=5 right=8 hands=33245/44111 turn=left"))
    for token in ("x33", "+1", "+5"):
        bout.play(game.notation.action(token))
    (only,) = HintGiver(game, 1, 20).hints(bout.seen(Seat(1)))
    assert game.notation.token(only.action) == "#"
    assert only.chance == 0
    assert told(only) == ["100 %: Left wins the round, because the attack was not parried"]


def test_a_seat_that_is_not_to_act_gets_no_hints() -> None:
    game = salle.game("engarde/standard")
    assert HintGiver(game, 1, 20).hints(Bout(game, game.stance(SHARP)).seen(Seat(1))) == []


def test_a_negative_number_of_iterations_is_refused() -> None:
    with pytest.raises(ValueError, match="not -1"):
        HintGiver(salle.game("engarde/standard"), 1, -1)


OPENING = "left=1 right=23 hands=11345/12345 turn=left"


def test_an_opening_hint_has_the_likely_answer_and_the_chance_after_it() -> None:
    found = at(salle.game("engarde/standard"), OPENING, 1500)
    assert len(found) == MOST
    for hint in found:
        assert hint.reasons == ()
        effect, answer, course = why(hint)
        assert re.fullmatch(r"to space \d, gap \d+; you draw 1", effect)
        assert re.fullmatch(r"\d+ %: Right answers “Advance \d”, and you then have \d+ %", answer)
        assert re.match(r"likely next: “(Advance|Retreat) \d” \(you\)", course)
        assert hint.answer is not None and hint.answer.share > 0.2
        assert hint.answer.chance == pytest.approx(hint.chance, abs=0.2)


def test_the_continuation_includes_your_own_next_actions() -> None:
    best = at(salle.game("arena", seats=2), "hands=HI,LO,LE,RI,SS/-", 200)[0]
    assert best.answer is not None
    assert best.course[0].mine and not best.answer.step.mine
    assert re.match(r"likely next: “[^”]*” \(you\)", why(best)[1])


def test_a_rarely_visited_action_gets_more_visits_before_its_chance_is_shown() -> None:
    game = salle.game("engarde/standard")
    adviser, seen = HintGiver(game, 1, 400), Bout(game, game.stance(SURE)).seen(Seat(0))
    root = adviser.search.tree(seen)
    worst = adviser.search.thoughts(root, seen)[-1]
    adviser._try(root, seen, worst.action, worst.visits + 30)
    assert adviser.search.thought_of(root, worst.action).visits == worst.visits + 30
    assert edge_of(root, worst.action).taste == 0  # reset after the extra visits


def test_nothing_decided_is_listed_only_next_to_other_reasons() -> None:
    hit, missed = Message("engarde-rule-hit"), Message("engarde-rule-riposte")
    assert reasons([UNSETTLED] * 10) == ()
    assert reasons([UNSETTLED] * 96 + [hit] * 4) == ()
    assert [one.what for one in reasons([UNSETTLED] * 70 + [hit] * 30)] == [hit, UNSETTLED]
    assert [(one.what, one.share) for one in reasons([hit, missed, hit, hit])] == [(hit, 0.75), (missed, 0.25)]


def test_a_game_without_foreseen_messages_names_the_rule_and_the_seat() -> None:
    game = salle.game("engarde/standard")
    plain = Explain(game)

    def of(seat: Seat, rule: Rule) -> salle.Message | None:
        return plain.foreseen(Event(ROUND_WON, seat, rule, (), EVERYONE, False), Seat(0))

    mine, his, nobodys = of(Seat(0), EG_HIT), of(Seat(1), EG_HIT), of(NOBODY, EG_HIT)
    assert mine is not None and his is not None and nobodys is not None
    assert [say(one) for one in (mine, his, nobodys)] == [
        "the attack was not parried (you)",
        "the attack was not parried (Right)",
        "the attack was not parried",
    ]
    assert of(Seat(0), salle.LEGAL) is None


@pytest.mark.parametrize(
    ("seat", "rule", "sentence"),
    [
        (NOBODY, PARRIED_WITHOUT_CARDS, "Right is not hit: the attack was parried with stamina"),
        (NOBODY, CALLED_OFF, "no touch: the attack was only a Feint"),
        (EVERYONE, DOUBLE_TOUCH, "both score: attack and answer had the same speed"),
    ],
)
def test_a_phrase_without_a_winner_says_why_there_is_no_touch(seat: Seat, rule: Rule, sentence: str) -> None:
    game = salle.game("readyfence/advanced")
    links = (link(Seat(0), OPENED, 0), link(Seat(1), PARRIED_BARE, -1))
    event = Event(PHRASE_ENDED, seat, rule, (0, 0, *links), EVERYONE, False)
    foreseen = game.explain.foreseen(event, Seat(0))
    assert foreseen is not None and say(foreseen) == sentence
