"""The notation of Audatia: actions as tokens, positions as stances."""
