"""Tables in memory: loading, decisions, the audience, and scheduled work."""
