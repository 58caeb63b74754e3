"""The commands of `salle`, one module each."""
