"""Salle's games for AI research libraries: one module each for PettingZoo, OpenSpiel and Gymnasium."""
