"""The database: SQLite or PostgreSQL, and the statements for bouts, people and ratings."""
