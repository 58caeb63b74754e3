"""The types of everything that is sent or kept: messages, log entries, and the protocol of bot processes."""
