"""What a bot knows of Last Bastion: how good a position is, which actions are promising."""
