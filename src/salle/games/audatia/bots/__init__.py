"""How bots play Audatia."""
