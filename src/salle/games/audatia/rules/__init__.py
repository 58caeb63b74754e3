"""The rules of Audatia: positions, what may be done in them, and what follows from it."""
