"""The contract every game keeps, and what serves all games alike; it imports no other part of salle."""
