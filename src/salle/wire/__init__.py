"""The types of everything that is sent or stored: messages, log entries, and the protocol of bot processes."""
