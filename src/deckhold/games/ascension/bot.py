"""What a bot knows of Ascension: how good a position is, which actions are promising."""
