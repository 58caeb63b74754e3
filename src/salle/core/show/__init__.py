"""What people see of a game: views, scenes, rules, cards and explanations."""
