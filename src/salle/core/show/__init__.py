"""A game as people see it: views, scenes, rules, cards and explanations."""
