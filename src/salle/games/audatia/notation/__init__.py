"""How Audatia is written down: actions as tokens, positions as stances."""
