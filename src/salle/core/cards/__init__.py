"""Sets of cards as numbers, and facts that are printed on cards."""
