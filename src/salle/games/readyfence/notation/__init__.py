"""Notation of Ready... Fence!: actions as tokens, positions as stances."""
