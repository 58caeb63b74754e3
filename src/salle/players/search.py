"""Information-set Monte Carlo tree search, over the contract and a game's instinct alone.

Each iteration draws a world from what the seat believes, walks down a tree of what that seat would witness, adds one
node, lets instinct play on to a calm moment and notes what that is worth to everybody. Choices are selected by PUCT
(Silver et al. 2017) with the instinct's inclinations as prior, counting how often each was to be had, as Cowling,
Powley and Whitehouse (2012) do. docs/search.md tells it at length.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.interrupt_check import check_interrupt
from salle.core.player import Seen
from salle.core.rng import Rng
from salle.core.search.instinct import CERTAIN, MANNERS, Instinct, instinct_of
from salle.players.belief import Belief

USUAL: Final = -1  # as it suits the game
LOOK_AT_CLOCK: Final = 15  # iterations between two looks, and two breaths
THINKING: Final = 0.95  # of the time; the rest goes into clearing the tree away
EXPLORE: Final = 0.7  # of UCB, where no bias is wanted
LIKING: Final = 8.0  # how much more a taste counts in an impulse
FINENESS: Final = 1000.0  # of urges as whole numbers
CLOSE: Final = 0.02  # values that differ by less are played as often as they were visited


class Mind:
    """How somebody thinks: how long, how far, and what about."""

    def __init__(self) -> None:
        self.iterations: int = 1000  # a decision
        self.seconds: float = 0.0  # instead of iterations, if there are any
        self.worlds: int = 500  # he keeps in mind; none: he imagines a new one each time, whatever the others did
        self.bias: float = 1.0  # how much he trusts his inclinations; 0: not at all, he tries everything in turn
        self.trust: int = 50  # in percent: how often others follow theirs; the tree would teach them against his hand
        self.inclined: bool = True  # roll-outs follow instinct; else they are random
        self.horizon: int = USUAL  # actions he looks ahead beyond the tree; 0: until something is settled
        self.nodes: int = 200_000  # of a tree, at most: a longer search goes on without adding more
        self.mixed: bool = True  # of close choices, he makes one or the other
        # What makes a mind weak as people are.
        self.haste: int = 0  # in percent: how often he follows his first impulse
        self.warmth: float = 1.0  # of that impulse: the warmer, the more he does whatever comes to his mind
        self.forgets: int = 0  # in percent: how often he takes cards that are gone for cards in the others' hands
        self.tastes: list[float] = [0.0] * len(MANNERS)  # what an action is worth to him for its manner's sake


class Edge:
    """A choice of whoever acts at a node, with what came of it for him."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.available: float = 0.0  # visits to the node in which it was legal
        self.visits: float = 0.0
        self.value: float = 0.0
        self.prior: float = 0.0
        self.taste: float = 0.0


class Node:
    """A moment as the searching seat knows it: choices by what they are, what follows by how it looks to that seat."""

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # by ascending action
        self.looks: list[Action] = []
        self.followers: list[Node] = []

    def edge(self, action: Action, at: i64) -> i64:
        """Where the edge of an action is, or is put; it can't be before `at`."""
        while at < len(self.edges) and self.edges[at].action < action:
            at += 1
        if at == len(self.edges) or self.edges[at].action != action:
            self.edges.insert(at, Edge(action))
        return at


class Thought:
    """What search thinks of an action: how often it tried it, and what it is worth, from -1 to 1."""

    def __init__(self, action: Action, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value


class Search:
    """Thinks before it acts."""

    def __init__(self, game: Game, rng: Rng, mind: Mind) -> None:
        self.game: Final = game
        self.rng: Final = rng
        self.mind: Final = mind
        self.instinct: Final[Instinct] = instinct_of(game)
        self.horizon: Final[i64] = mind.horizon if mind.horizon != USUAL else self.instinct.horizon
        self.belief: Final = Belief(game, self.instinct, rng, mind.worlds)
        self.done: int = 0
        self.seconds: float = 0.0
        self.nodes: i64 = 0

    @property
    def thought(self) -> tuple[int, float]:
        """How many iterations were made so far, and in how many seconds."""
        return self.done, self.seconds

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if self.rng.below(100) < self.mind.haste:
            return self.impulse(seen)
        return self.settle(self.consider(seen))

    def impulse(self, seen: Seen) -> Action:
        """What comes to mind first."""
        weights = self.instinct.incline(self.game.imagine(seen.sight, self.rng), seen.legal)
        urges: list[float] = []
        number: i64
        for number in range(len(weights)):
            liking = self.mind.tastes[self.instinct.manner(seen.kinds[number])]
            urges.append(log(float(int(weights[number]))) + LIKING * liking)
        most = max(urges)
        for number in range(len(weights)):
            weights[number] = 1 + i64(FINENESS * exp((urges[number] - most) / self.mind.warmth))
        return seen.legal[self.rng.pick(weights, sum_weights(weights))]

    def settle(self, thoughts: list[Thought]) -> Action:
        """The action tried most often, or one of those close to it: who always does the same is read."""
        best = thoughts[0]
        if not self.mind.mixed:
            return best.action
        close: list[Thought] = []
        weights: list[i64] = []
        for thought in thoughts:
            if thought.value > best.value - CLOSE and 2 * thought.visits > best.visits:
                close.append(thought)
                weights.append(thought.visits)
        return close[self.rng.pick(weights, sum_weights(weights))].action

    def consider(self, seen: Seen) -> list[Thought]:
        """All legal actions, the one tried most often first."""
        return self.thoughts(self.tree(seen), seen)

    def thoughts(self, root: Node, seen: Seen) -> list[Thought]:
        """What the tree says of all legal actions, the one tried most often first."""
        found = [self.thought_of(root, action) for action in seen.legal]
        found.sort(key=most_tried_first)
        return found

    def tree(self, seen: Seen) -> Node:
        """Think, and keep what was thought."""
        began = perf_counter()
        root = self.root(seen)
        self.nodes = 1
        if self.mind.worlds > 0:
            self.belief.update(seen)
        done: i64 = 0
        iterations: i64 = self.mind.iterations
        seconds = self.mind.seconds * THINKING
        while True:
            look = (done & LOOK_AT_CLOCK) == 0
            if look:
                check_interrupt()
            if seconds <= 0.0:
                if done >= iterations:
                    break
            elif look and done > 0 and perf_counter() - began >= seconds:
                break
            self.iterate(root, self.world(seen), seen.seat)
            done += 1
        self.done += done
        self.seconds += perf_counter() - began
        return root

    def root(self, seen: Seen) -> Node:
        """Where the tree begins: what the seat may do, and likes to."""
        root = Node()
        at: i64 = 0
        number: i64
        for number in range(len(seen.legal)):
            at = root.edge(seen.legal[number], at)
            root.edges[at].taste = self.mind.tastes[self.instinct.manner(seen.kinds[number])]
        return root

    def thought_of(self, root: Node, action: Action) -> Thought:
        """What the root says of an action."""
        for edge in root.edges:
            if edge.action == action and edge.visits > 0.0:
                return Thought(action, int(edge.visits), edge.value / edge.visits)
        return Thought(action, 0, -1.0)

    def world(self, seen: Seen) -> State:
        """One of those that are believed in."""
        if self.mind.worlds > 0:
            world = self.belief.worlds[self.rng.below(self.belief.size)]
        else:
            world = self.game.imagine(seen.sight, self.rng)
        if self.rng.below(100) < self.mind.forgets:
            world = world.copy()
            self.instinct.confuse(world, seen.seat, self.rng)
        return world

    def iterate(self, root: Node, world: State, me: Seat) -> None:
        """Walk down the tree in that world, add a node, play on, and note what came of it."""
        instinct = self.instinct
        state = world.copy()
        stage = instinct.stage(state)
        node: Node | None = root
        path: list[Edge] = []
        movers: list[Seat] = []
        while node is not None and state.to_act != NOBODY and instinct.stage(state) == stage:
            new = False
            if state.to_act == CHANCE:
                action = self.drawn(state)
            else:
                edge = self.select(node, state, me)
                path.append(edge)
                movers.append(state.to_act)
                action = edge.action
                new = edge.visits == 0.0
            look = state.masked(action, me)
            state.apply(action)
            node = None if new else self.follower(node, look)
        self.roll_out(state, stage)
        self.note(world, state, path, movers)

    def follower(self, node: Node, look: Action) -> Node | None:
        """The node after something that looked so; none where the tree ends because it is full."""
        number: i64
        for number in range(len(node.looks)):
            if node.looks[number] == look:
                return node.followers[number]
        if self.nodes >= self.mind.nodes:
            return None
        node.looks.append(look)
        node.followers.append(Node())
        self.nodes += 1
        return node.followers[len(node.followers) - 1]

    def select(self, node: Node, state: State, me: Seat) -> Edge:
        """The choice that promises most, or is tried too little; others often do what they incline to instead."""
        legal = state.legal_actions()
        edges: list[Edge] = []
        strange = state.to_act != me  # in another world somebody else has other cards, and inclines to other things
        at: i64 = 0
        for action in legal:
            at = node.edge(action, at)
            edge = node.edges[at]
            edge.available += 1.0
            edges.append(edge)
            if edge.prior == 0.0:
                strange = True
        if len(edges) == 1:
            return edges[0]
        if self.mind.bias <= 0.0:
            return self.upper_bound(edges)
        if strange:
            weights = self.instinct.incline(state, legal)
            total = sum_weights(weights)
            if state.to_act != me and self.rng.below(100) < self.mind.trust:
                return edges[self.rng.pick(weights, total)]
            number: i64
            for number in range(len(edges)):
                edges[number].prior = float(int(weights[number])) / float(int(total))
        return self.promising(edges)

    def promising(self, edges: list[Edge]) -> Edge:
        """By PUCT: inclination counts for more where little was tried."""
        bias = self.mind.bias
        best = edges[0]
        most = -1e9
        for edge in edges:
            urge = edge.taste + bias * edge.prior * sqrt(edge.available) / (1.0 + edge.visits)
            if edge.visits > 0.0:
                urge += edge.value / edge.visits
            if urge > most:
                best, most = edge, urge
        return best

    def upper_bound(self, edges: list[Edge]) -> Edge:
        """Without bias: everything once, then by UCB."""
        best = edges[0]
        most = -1e9
        fresh: i64 = 0
        for edge in edges:
            if edge.visits == 0.0:
                fresh += 1
                if self.rng.below(fresh) == 0:
                    best = edge
            elif fresh == 0:
                urge = edge.taste + edge.value / edge.visits + EXPLORE * sqrt(log(edge.available) / edge.visits)
                if urge > most:
                    best, most = edge, urge
        return best

    def drawn(self, state: State) -> Action:
        """What the deck does."""
        return Action(self.game.actions + state.drawn(self.rng))

    def roll_out(self, state: State, stage: i64) -> None:
        """Play on until something is settled, or as far as one looks and all is calm."""
        instinct, rng = self.instinct, self.rng
        horizon = self.horizon
        actions: i64 = 0
        while state.to_act != NOBODY and instinct.stage(state) == stage:
            if state.to_act == CHANCE:
                state.apply(self.drawn(state))
                continue
            if horizon > 0 and actions >= horizon and instinct.calm(state):
                return
            actions += 1
            legal = state.legal_actions()
            if len(legal) == 1:
                state.apply(legal[0])
            elif self.mind.inclined:
                weights = instinct.incline(state, legal)
                state.apply(legal[rng.pick(weights, sum_weights(weights))])
            else:
                state.apply(legal[rng.below(len(legal))])

    def note(self, before: State, after: State, path: list[Edge], movers: list[Seat]) -> None:
        """Tell every choice on the way what came of it for whoever made it."""
        worths = self.instinct.worths(before, after)
        number: i64
        for number in range(len(path)):
            edge = path[number]
            edge.visits += 1.0
            edge.value += float(int(worths[movers[number]])) / CERTAIN


def sum_weights(weights: list[i64]) -> i64:
    """All of them together."""
    total: i64 = 0
    weight: i64
    for weight in weights:
        total += weight
    return total


def most_tried_first(thought: Thought) -> tuple[int, int]:
    """For sorting: the most tried first, of equals the first."""
    return -thought.visits, int(thought.action)
