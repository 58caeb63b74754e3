"""How Swordplay: Arena is written down: actions as tokens, positions as stances."""
