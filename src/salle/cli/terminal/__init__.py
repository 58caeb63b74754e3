"""Drawing a bout in the terminal and reading what is typed there."""
