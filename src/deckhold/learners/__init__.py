"""What learners see and do, as numbers, and many games at once: compiled, and a library of its own."""
