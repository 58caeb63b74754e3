"""Salle's games for libraries of AI research: PettingZoo, OpenSpiel and Gymnasium, each in the module of its name."""
