# Heroes.

card-arythea = Arythea
card-tovak = Tovak
card-goldyx = Goldyx
card-norowas = Norowas
