"""Solving a round: the rows of a game, counterfactual regret minimization over them, and what it is worth."""
