"""What a bot knows of Aeon's End: how good a position is, which actions are promising."""
