"""Play, replays and card lists in a terminal. Nothing here is written for one game: it draws what views contain."""
