"""What of Ready... Fence! is drawn."""
