"""Checks for any game: laws, perft and play digests."""
