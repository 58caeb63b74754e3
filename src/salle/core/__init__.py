"""The rules contract that every game keeps, and the code that all games share. It imports no other part of Salle."""
