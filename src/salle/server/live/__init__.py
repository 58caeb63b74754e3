"""Tables in memory: loading, deciding, the audience, and what happens by itself."""
