"""How En Garde is written down: actions as tokens, positions as stances."""
