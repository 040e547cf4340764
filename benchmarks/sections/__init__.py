"""The parts of the report; each prints its tables."""
