"""Benchmarks: our speed, and other people's engines beside it in the same run."""
