"""The commands of `salle`: one module for each."""
