"""Ready... Fence! in words: explanations, and the story of a bout."""
