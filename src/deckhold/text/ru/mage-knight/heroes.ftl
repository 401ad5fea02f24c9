# Герои.

card-arythea = Аритея
card-tovak = Товак
card-goldyx = Голдикс
card-norowas = Норовас
