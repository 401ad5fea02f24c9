"""The rules: everything that saves refer to by name."""
