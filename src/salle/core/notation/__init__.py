"""Actions, positions and bouts as text: tokens, stances, records, and the seals of deals."""
