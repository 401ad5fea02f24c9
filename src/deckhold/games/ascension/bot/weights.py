"""How much things count, fitted to games."""

from typing import Final

# What things bring in honor.
RUNE: Final = 0.55
POINT: Final = 0.75  # of power
RESTRICTED: Final = 0.4  # a rune for Mechana constructs
CARD: Final = 0.75  # drawn
THIN: Final = 0.8  # a weak card banished for good
SPOIL: Final = 0.2  # a card of the row banished
HARM: Final = 0.7  # a construct lost, or a card stolen, by each opponent
SLOT: Final = 0.7  # what an average card of a deck would have brought instead

SAMAEL_RATE: Final = 4.5  # honor a turn

GAME_TURNS: Final = 14.0  # of a seat, from the first to the last

# How much things count for winning: a logistic regression over 428,000 positions of 141,000 two-player games, most of
# them where a turn begins. Up to some turn both players did what is most promising, anything else by chance, or ended
# the turn with everything left undone; from there on greedy play showed who wins. `benchmarks/worth.py` fits them anew.
POINTS: Final = 0.201
POINTS_LATE: Final = 0.293
ON_THE_MOVE: Final = 0.189
ON_THE_MOVE_LATE: Final = 0.305
UNSPENT_RUNE: Final = 0.098
UNSPENT_POWER: Final = 0.120
HAND_LEFT: Final = 0.188
NEXT_HAND: Final = 0.109  # of who is not on the move
IN_PLAY: Final = 0.518  # a construct that need not be drawn any more

# Owning a card from the beginning, beyond its honor: an estimate from what its ops bring, and for printed cards what
# the regression found beyond that.
HERO_SLOPE: Final = 0.389
HERO_EVEN: Final = 0.847  # what a hero must bring to be no burden
CONSTRUCT_BASE: Final = 0.843
CONSTRUCT_SLOPE: Final = 0.006
BONUS: Final = {
    "apprentice": -0.07,
    "militia": -0.44,
    "mystic": 0.12,
    "heavy-infantry": -0.06,
    "arha-initiate": -0.02,
    "arha-templar": -0.73,
    "ascetic-of-the-lidless-eye": 0.39,
    "master-dhartha": 0.51,
    "oziah-the-peerless": -0.59,
    "seer-of-the-forked-path": -0.23,
    "tablet-of-times-dawn": -0.80,
    "temple-librarian": 0.10,
    "the-all-seeing-eye": 0.23,
    "twofold-askara": -0.22,
    "cetra-weaver-of-stars": 0.49,
    "druids-of-the-stone-circle": -0.04,
    "flytrap-witch": 0.89,
    "landtalker": -0.04,
    "lifebound-initiate": 0.16,
    "runic-lycanthrope": 0.12,
    "snapdragon": 0.89,
    "wolf-shaman": 0.52,
    "yggdrasil-staff": 0.37,
    "avatar-golem": -0.67,
    "burrower-mark-ii": -0.97,
    "hedron-cannon": 0.02,
    "hedron-link-device": -0.16,
    "kor-the-ferromancer": -0.19,
    "mechana-initiate": -0.30,
    "reactor-monk": 0.52,
    "rocket-courier-x-99": -1.18,
    "the-grand-design": -0.20,
    "watchmakers-altar": -0.59,
    "arbiter-of-the-precipice": -0.03,
    "demon-slayer": 0.20,
    "emri-one-with-the-void": 0.31,
    "muramasa": 1.13,
    "shade-of-the-black-watch": -0.34,
    "shadow-star": 0.47,
    "spike-vixen": 0.16,
    "void-initiate": -0.51,
    "voidthirster": 0.81,
}
