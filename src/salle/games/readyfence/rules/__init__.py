"""The rules of Ready... Fence!: positions, legal actions and their effects."""
