"""What of En Garde is drawn."""
