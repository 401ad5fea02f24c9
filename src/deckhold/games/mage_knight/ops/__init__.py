"""Mage Knight."""
