"""Bouts between people and bots that survive anything: tables, the log, the socket. No rule of any game is in here."""
