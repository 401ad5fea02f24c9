"""Mage Knight Ultimate Edition, 1 to 5 players."""
