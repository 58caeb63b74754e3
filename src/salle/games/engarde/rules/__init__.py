"""The rules of En Garde: positions, what may be done in them, and what follows from it."""
