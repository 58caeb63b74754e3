"""Reports on ladders and simulations: tables, pages and plots."""
