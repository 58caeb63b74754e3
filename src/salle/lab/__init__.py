"""Where games are studied: simulation, measurement, reports."""
