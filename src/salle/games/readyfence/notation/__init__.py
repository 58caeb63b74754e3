"""How Ready... Fence! is written down: actions as tokens, positions as stances."""
