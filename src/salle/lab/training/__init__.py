"""What trains bots and keeps what was measured of them: habits, hint calibration, ladders and pages on balance."""
