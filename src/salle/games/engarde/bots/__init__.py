"""How bots play En Garde."""
