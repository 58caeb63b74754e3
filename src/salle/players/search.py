"""Information-set Monte Carlo tree search.

It uses only the game contract and the game's instinct, which is a prior over actions and an evaluation of positions.

Each iteration has four steps:

1. Sample a world from the belief of the searching seat.
2. Walk down the tree. Its branches are what that seat would observe. Actions are selected by PUCT (Silver et al. 2017)
   with the instinct as prior. For each action, only visits in worlds where it was legal count (Cowling, Powley and
   Whitehouse 2012).
3. Add one node, and play a rollout by instinct until the position is quiet.
4. Evaluate that position for every seat, and add the values to the edges of the path.

docs/search.md describes all of this in more detail.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from salle.core.game import CHANCE, NOBODY, Action, Game, Seat, State
from salle.core.interrupt_check import check_interrupt
from salle.core.player import Seen, Witness
from salle.core.rng import Rng
from salle.core.search.instinct import CERTAIN, MANNERS, Instinct, instinct_of
from salle.players.belief import Belief

USUAL: Final = -1  # use the horizon of the game's instinct
LOOK_AT_CLOCK: Final = 15  # a bit mask: every 16 iterations, check the clock and interrupts
THINKING: Final = 0.95  # share of the seconds for iterations; the rest is for freeing the tree
EXPLORE: Final = 0.7  # UCB's exploration constant, for a search without a prior
LIKING: Final = 8.0  # factor for a taste when the bot acts without search
FINENESS: Final = 1000.0  # scale of weights that are rounded to integers
CLOSE: Final = 0.02  # actions whose values differ by less are chosen at random, in proportion to their visits


class Mind:
    """The settings of a search: its budget, its belief, its rollouts, and the weaknesses of a level."""

    def __init__(self) -> None:
        self.iterations: int = 1000  # budget for each decision
        self.seconds: float = 0.0  # time budget for each decision; if set, it replaces `iterations`
        # Size of the particle filter. 0: sample a new world in each iteration and ignore the opponents' past actions.
        self.worlds: int = 500
        self.bias: float = 1.0  # weight of the prior in PUCT; 0: UCB without a prior
        # Percentage of opponents' actions that are sampled from their prior instead of the tree. The tree's statistics
        # come from worlds that fit the searching seat's hand, so opponents in it act as if they could see that hand.
        self.trust: int = 50
        self.inclined: bool = True  # rollouts follow the instinct; if False, they are random
        self.horizon: int = USUAL  # length of a rollout in actions; 0: until the stage ends
        self.nodes: int = 200_000  # maximum size of the tree; when it is full, search continues without new nodes
        self.mixed: bool = True  # choose at random among actions of nearly equal value
        # Weaknesses of the lower levels.
        self.haste: int = 0  # percentage of decisions made without search, see `Search.impulse`
        self.warmth: float = 1.0  # softmax temperature of those decisions; higher is more random
        self.forgets: int = 0  # percentage of iterations in which the bot forgets which cards are gone
        self.tastes: list[float] = [0.0] * len(MANNERS)  # added to the value of an action, by its manner

    def __reduce__(self) -> tuple[Any, ...]:
        return make_mind, tuple([getattr(self, name) for name in SETTINGS])


SETTINGS: Final = (  # all fields of Mind
    *("iterations", "seconds", "worlds", "bias", "trust", "inclined", "horizon", "nodes", "mixed"),
    *("haste", "warmth", "forgets", "tastes"),
)


def make_mind(*values: Any) -> Mind:
    """Make copied or pickled settings again."""
    mind = Mind()
    for name, value in zip(SETTINGS, values, strict=True):
        setattr(mind, name, value)
    return mind


class Edge:
    """An action at a node, with its statistics for the seat to act there."""

    def __init__(self, action: Action) -> None:
        self.action: Final = action
        self.available: float = 0.0  # visits of the node in which the action was legal
        self.visits: float = 0.0
        self.value: float = 0.0  # sum over all visits
        self.prior: float = 0.0
        self.taste: float = 0.0


class Node:
    """An information set of the searching seat.

    Edges are actions. Followers are told apart only by how the action looks to the searching seat.
    """

    def __init__(self) -> None:
        self.edges: list[Edge] = []  # in ascending order of their actions
        self.looks: list[Action] = []  # the masked action that leads to each follower
        self.followers: list[Node] = []

    def edge(self, action: Action, at: i64) -> i64:
        """The index of the action's edge, which is inserted if it is new. The search starts at index `at`."""
        while at < len(self.edges) and self.edges[at].action < action:
            at += 1
        if at == len(self.edges) or self.edges[at].action != action:
            self.edges.insert(at, Edge(action))
        return at


class Thought:
    """The result of a search for one action: its visits and its mean value, from -1 to 1."""

    def __init__(self, action: Action, visits: int, value: float) -> None:
        self.action: Final = action
        self.visits: Final = visits
        self.value: Final = value


class Search:
    """A bot that chooses by tree search."""

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

    def __reduce__(self) -> tuple[Any, ...]:
        belief = self.belief
        return resume, (self.game, self.rng, self.mind, belief.worlds, belief.past, int(belief.heard))

    @property
    def thought(self) -> tuple[int, float]:
        """The number of iterations so far, and the seconds they took."""
        return self.done, self.seconds

    def choose(self, seen: Seen) -> Action:
        if len(seen.legal) == 1:
            return seen.legal[0]
        if self.rng.below(100) < self.mind.haste:
            return self.impulse(seen)
        return self.settle(self.consider(seen))

    def impulse(self, seen: Seen) -> Action:
        """Choose at random, without search. The chances are a softmax of the instinct's prior and the bot's tastes."""
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
        """Choose the most visited action, or one of nearly equal value: a predictable player can be exploited."""
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
        """Search, and return the results for all legal actions, the most visited first."""
        return self.thoughts(self.tree(seen), seen)

    def thoughts(self, root: Node, seen: Seen) -> list[Thought]:
        """The results for all legal actions in a finished tree, the most visited first."""
        found = [self.thought_of(root, action) for action in seen.legal]
        found.sort(key=most_tried_first)
        return found

    def tree(self, seen: Seen) -> Node:
        """Search until the budget is spent, and return the root."""
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
        """A new root with an edge for each legal action."""
        root = Node()
        at: i64 = 0
        number: i64
        for number in range(len(seen.legal)):
            at = root.edge(seen.legal[number], at)
            root.edges[at].taste = self.mind.tastes[self.instinct.manner(seen.kinds[number])]
        return root

    def thought_of(self, root: Node, action: Action) -> Thought:
        """The result for an action at the root. An action without visits has the value -1."""
        for edge in root.edges:
            if edge.action == action and edge.visits > 0.0:
                return Thought(action, int(edge.visits), edge.value / edge.visits)
        return Thought(action, 0, -1.0)

    def world(self, seen: Seen) -> State:
        """A world sampled from the belief, or from all deals that agree with what the seat sees."""
        if self.mind.worlds > 0:
            world = self.belief.worlds[self.rng.below(self.belief.size)]
        else:
            world = self.game.imagine(seen.sight, self.rng)
        if self.rng.below(100) < self.mind.forgets:
            world = world.copy()
            self.instinct.confuse(world, seen.seat, self.rng)
        return world

    def iterate(self, root: Node, world: State, me: Seat) -> None:
        """One iteration: walk down the tree in this world, add a node, play a rollout, and update the path."""
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
        """The next node after an action with this look. None if there is none and the tree is full."""
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
        """Select an edge by PUCT or UCB. For opponents, sample from their prior in `trust` percent of the cases."""
        legal = state.legal_actions()
        edges: list[Edge] = []
        # An opponent's prior depends on its cards, which differ from world to world, so it is computed each time.
        strange = state.to_act != me
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
        """The best edge by PUCT. The prior counts less the more often an edge was visited."""
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
        """The best edge by UCB, without a prior. Edges without visits come first, in random order."""
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
        """Sample a chance action, such as a dealt card."""
        return Action(self.game.actions + state.drawn(self.rng))

    def roll_out(self, state: State, stage: i64) -> None:
        """Play until the stage ends, or past the horizon until the position is quiet."""
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
        """Add the result of an iteration to every edge of its path, as it is for the seat that acted there."""
        worths = self.instinct.worths(before, after)
        number: i64
        for number in range(len(path)):
            edge = path[number]
            edge.visits += 1.0
            edge.value += float(int(worths[movers[number]])) / CERTAIN


def resume(game: Game, rng: Rng, mind: Mind, worlds: list[State], past: list[Witness], heard: i64) -> Search:
    """Make a copied or pickled bot again, with what it believes."""
    search = Search(game, rng, mind)
    search.belief.worlds, search.belief.past, search.belief.heard = worlds, past, heard
    return search


def sum_weights(weights: list[i64]) -> i64:
    total: i64 = 0
    weight: i64
    for weight in weights:
        total += weight
    return total


def most_tried_first(thought: Thought) -> tuple[int, int]:
    """A sort key: more visits first, then the lower action."""
    return -thought.visits, int(thought.action)
