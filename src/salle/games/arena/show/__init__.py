"""What of Swordplay: Arena is drawn."""
