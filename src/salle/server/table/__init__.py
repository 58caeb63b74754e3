"""A table as its log says: pure state and decisions, without any input or output."""
