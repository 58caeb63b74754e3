"""What builds and publishes Salle."""
