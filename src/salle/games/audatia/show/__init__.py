"""What of Audatia is drawn."""
