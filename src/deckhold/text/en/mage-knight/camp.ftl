# Volkare's camp in the place of a city

card-volkares-camp = Volkare's Camp
text-volkares-camp-held = Volkare and his army hold it, fortified only across its walls; a white or red token is worth a shield, two grey or green ones are worth one
text-volkares-camp = in the conquered camp and next to it: units of villages and keeps, +1 influence for each of your shields, a regular unit into the offer for 1 influence; with a shield your keeps count for the hand limit, and the camp itself for its leader; once on each space a hunt for a green enemy, a red one or both

# -- options

option-camp = Volkare's camp
    .about = His camp in the place of one city; it comes with The Lost Legion.
option-camp-no = No
option-camp-shuffled = In the place of one city: it is found for certain
option-camp-last = In the place of one city, under all other tiles: the last trial
option-camp-drawn = Drawn with the city tiles: nobody knows whether it is there
clash-camp = { $volkare ->
    [yes] Volkare himself is in this scenario
   *[no] this scenario has no cities to conquer
}

# -- answers

do-add-regular = Add a regular unit to the offer
preview-shields = your shields: +{ $n } influence

# -- log

log-camp-shields = { $who } puts { $n ->
    [one] a shield
   *[other] { $n } shields
} on Volkare's token.
log-camp-conquered = Volkare is captured: his camp is conquered.

# -- the table

city-shields = { $hero }: { $n ->
    [one] 1 shield
   *[other] { $n } shields
}
city-leader = Leader: { $hero }
count-defenders = Defenders
mark-conquered = conquered
mark-hunted = hunted here
