"""The state of a table, computed from its log: pure state and decisions, without input or output."""
