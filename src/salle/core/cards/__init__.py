"""Sets of cards as numbers, and the facts printed on cards."""
