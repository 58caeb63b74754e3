"""The server for bouts between people, bots and programs. It contains no rules of any game."""
