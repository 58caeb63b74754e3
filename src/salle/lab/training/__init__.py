"""What trains bots and keeps what was measured of them: habits, chances, ladders and pages on balance."""
