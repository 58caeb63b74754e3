"""How bots play Swordplay: Arena."""
