"""The page in a real browser; skipped where there is none, or where the page has not been built."""
