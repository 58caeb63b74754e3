"""Accounts: identity, passwords, names, ratings, personal data and deletion."""
