"""Checks for any game: the laws, perft, and fingerprints of random bouts."""
