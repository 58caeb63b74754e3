"""The rules of Swordplay: Arena: positions, what may be done in them, and what follows from it."""
