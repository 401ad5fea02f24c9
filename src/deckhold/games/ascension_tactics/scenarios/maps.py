"""The maps of the scenarios, as pictures.

Rows run from the top, r = -6, to the bottom, r = 6; the cells of a row from the left to the right.

    .         a normal cell             1 2 3 4   a portal of the blue, yellow, green, purple side (players, villains)
    F         forest                    S         shrine
    B         beacon                    E         enchanted ground
    C         corrupted ground          t f s     a treasure on a normal cell, in a forest, on a shrine
    b y g p   a beacon token of that colour, on a normal cell

Maps look alike from every side of the table, but for forests that make up for who moves first: two of Love Lives
Forever and one of War Gates lie less in the second player's way, two others of War Gates less in the first player's;
two more of Love Lives Forever and two of each map for three or four lie in the way of those who are there first; two of
Circle of Stones stand in the first player's way instead of the second's.
"""

from typing import Final

LOVE_LIVES_FOREVER: Final = """
      . . . . . . .
     B t . . . F t B
    . . . . t . . . .
   . . . S . . S . . .
  . . F . . t . . . . .
 . . . F . F F F . . . .
. 1 . . . . . . . . . 2 .
 . . . F . F F F . . . .
  . . F . . t . . . . .
   . . . S . . S . . .
    . . . . t . . . .
     B t . . . F t B
      . . . . . . .
"""

SPIRES_OF_SOULS_2: Final = """
      . . . t . . .
     . . y . . b . .
    . . F . S . F . .
   1 . . . F F . . . 2
  . . . F . . . F . . .
 t F . . t F F t . . F t
. . . . y . S . b . . . .
 t F . . t F F t . . F t
  . . . F . . . F . . .
   1 . . . F F . . . 2
    . . F . S . F . .
     . . y . . b . .
      . . . t . . .
"""

SPIRES_OF_SOULS_3: Final = """
      . . . . . . .
     . 3 . . . F t .
    . . . . F . . F .
   . . . t F b S . . .
  . . F F t . F g F . .
 . F . y . F t . F . . .
. t . S F t f F . t . 1 .
 . F . g . F t . F . . .
  . . F F . . F y F F .
   . F . t F b S . . .
    . . . . F . . F .
     . 2 . . . F t .
      . . . . . . F
"""

SPIRES_OF_SOULS_4: Final = """
      . . . . . . .
     t . . . . . . t
    . . F y S b F . .
   . 1 . . F F . . 2 .
  F . . F t . t . . . F
 . . . . g F F p F . . .
. . . t . . S . . t . . .
 . . . F y F F b . . . .
  F . . . t . t F . . F
   . 4 . . F F . . 3 .
    . . F g S p F . .
     t . . . . . . t
      . . . . . . .
"""

TWILIGHT_OF_THE_IDOLS: Final = """
      . . . F . . .
     . 3 . . . F t .
    . . . . F . . F .
   F . . t . . F . . .
  . . F . . F t . F . .
 . F . . F . . F . . . .
. t . F t . s . F t . 1 .
 . F . . F . . F . . . .
  . . F . F F t . F . .
   F . . t . . F . . F
    . . . . F . . F .
     . 2 . . . F t .
      . . . . . . .
"""

INFERNAL_BATTLE: Final = """
      . . . . . . .
     t . . F F . . t
    . . . . C . . . .
   . 1 . t F F t . 2 .
  F . . y . F . b . . F
 . . F . C F F C . F . .
. t . S . . S . . S . t .
 . . . F C F F C F . . .
  F . . g . F . p . . F
   . 4 . t F F t . 3 .
    . . . . C . . . .
     t . . F F . . t
      . . . . . . .
"""

WAR_GATES: Final = """
      . . . t . . .
     t . F . . F . t
    . . B . . . B . .
   F . . . F F . . F .
  . . . . . E E . . . .
 . . . F . E S E F . . .
. 1 . t . E S E . t . 2 .
 . . . F E S E . . F . .
  . . . . E E . . . . .
   F . . . F F . . F .
    . . B . . . B . .
     t . F . . F . t
      . . . t . . .
"""

CIRCLE_OF_STONES: Final = """
      . . . . . . .
     . t . F F . t .
    . . . . B . . . .
   . . F . . . . F . .
  . . B . E E E . B . .
 . F F . E E E E . . . .
1 . . t E E s E E t . . 2
 . F F . E E E E . . . .
  . . B . E E E . B . .
   . . F . . . . F . .
    . . . . B . . . .
     . t . F F . t .
      . . . . . . .
"""

RAT_KING: Final = """
      . . . . . . .
     . t F . . F t .
    . . . . F . . . .
   . . . . S . . . S .
  . . F . . t . . F . .
 . . . F . F F . F . . .
. 1 . . t . . . t . . 2 .
 . . . F . F F . F . . .
  . . F . . t . . F . .
   . . . . S . . . S .
    . . . . F . . . .
     . t F . . F t .
      . . . . . . .
"""

BELZEPUG: Final = """
      . F . . . . .
     . . . . F . . .
    . . t S . . F . .
   . t F . . C t . F .
  . . . . F . F . . . .
 . . F C . . C . . . . .
. 1 . t . S . t . . . . 2
 . . F C . . C . . . . .
  . . . . F . F . . . .
   . t F . . C t . F .
    . . t S . . F . .
     . . . . F . . .
      . F . . . . .
"""

RAKAR: Final = """
      . t . F . . .
     . F . S . . F .
    . t . . . . F . .
   . . . . . t . . F .
  . . F F F . . F . . .
 . . F . . . F . F t . .
. 1 . t . . S . . . . . 2
 . . F . . . F . F t . .
  . . F F F . . F . . .
   . . . . . t . . F .
    . t . . . . F . .
     . F . S . . F .
      . t . F . . .
"""

KYTHIS: Final = """
      . F . . . . .
     t . . . . B t .
    . . F . F S . . .
   . . B . . . . . . C
  . . F t . B F . C . .
 . . . F . C . . F . . .
. 1 . . . S . . . S . 2 .
 . . . F . C . . F . . .
  . . F t . B F . C . .
   . . B . . . . . . C
    . . F . F S . . .
     t . . . . B t .
      . F . . . . .
"""
