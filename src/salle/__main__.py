"""`python -m salle` is `salle`."""

from salle.cli import main

main()
