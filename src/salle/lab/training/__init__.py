"""Training of bots and generated measurements: habits, hint calibration, ladders and balance pages."""
