"""Programs that generate committed files: wire types, descriptions of the API, pictures."""
