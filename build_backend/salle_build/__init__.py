"""Builds Salle for pip, uv and make: the page in the browser, the compiled engine, and the files that carry both."""
