"""The rules of Ready... Fence!: positions, what may be done in them, and what follows from it."""
