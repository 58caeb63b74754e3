"""How bots play Ready... Fence!."""
