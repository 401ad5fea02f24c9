# General Volkare: his token, his turn, his scenarios

card-volkare = General Volkare
back-general = general
text-general-face = { $colour } die: { $what }
area-general = Volkare's figure
area-army = Volkare's army
area-volkare = Volkare
area-volkare_discard = Volkare's last cards

# -- options

option-scenario-volkares-return = Volkare's Return (1 to 4 together)
    .about = Six rounds, alone or together: conquer the city and beat Volkare's army before he takes the city himself.
option-scenario-volkares-return-blitz = Volkare's Return, blitz (1 to 4 together)
    .about = Volkare's Return in four rounds, on a smaller map.
option-scenario-volkares-quest = Volkare's Quest (1 to 4 together)
    .about = Six rounds, alone or together: beat Volkare's army before he passes through the portal.
option-volkare-level = Volkare: battle level
    .about = How strong Volkare's army and the cities are.
option-volkare-level-daring = Daring
option-volkare-level-heroic = Heroic
option-volkare-level-legendary = Legendary
option-volkare-race = Volkare: race level
    .about = How fast he is, and how many units of the offer waver.
option-volkare-race-walk = Walk
option-volkare-race-trot = Trot
option-volkare-race-gallop = Gallop
option-volkare-army = Volkare's level
    .about = 0: that of the battle level. It is never lower than 4.
option-volkare-wounds = Wounds in Volkare's deck
    .about = 0: those of the race level. The fewer, the faster he is.
option-volkare-waverers = Wavering units
    .about = 0: those of the race level.
option-volkare-change = Volkare's level may change
    .about = At the end of each round all together may raise or lower it, as long as nobody has seen his army.
option-volkare-change-no = No
option-volkare-change-yes = Yes

# -- questions and answers

ask-volkare-attack = Volkare attacks you with his whole army.
ask-volkare-city = Volkare attacks the city. Do you defend it?
do-volkare-fight = Fight
do-volkare-hide = Do not defend it
do-volkare-withdraw = { $n ->
    [one] Withdraw: { $n } wound
   *[other] Withdraw: { $n } wounds
}
ask-volkare-defence = Do you meet Volkare alone?
do-defend-alone = Alone, the whole army
do-defend-together = Together with others
ask-volkare-retreat = Volkare has taken your space. Where do you retreat to?
ask-volkare-way = His way leads out of the land. Where does Volkare turn?
ask-volkare-level = Which level does Volkare have from now on?
do-volkare-level = Level { $n }
do-volkare-level-stays = It stays at { $n }
ask-joint-goal = Whom do you want to assault together?
ask-share-elite = How many elite troops (white and red) does { $who } face?
ask-share-regular = How many regular troops (grey and green) does { $who } face?
joint-army = { $who }: { $elite } elite, { $regular } regular
ask-joint-attack = { $who } proposes to attack Volkare together. { $shares }. It would be your next turn.
ask-joint-defence = { $who } proposes to meet Volkare together. { $shares }.
do-attack-volkare = Attack Volkare
preview-volkare = Attacks Volkare
preview-fortified = The army is fortified: { $site }
preview-army = { $n ->
    [one] An army of { $n } token
   *[other] An army of { $n } tokens
}
preview-makes-way = If he stays on your space, you retreat to another one
preview-must-lose = { $n ->
    [one] If he loses no token in this attack, he takes the city: the game is lost
   *[other] If he loses fewer than { $n } tokens in this attack, he takes the city: the game is lost
}
preview-city-sacked = If nobody defends the city, he sacks it: there is nothing more to be had in it
preview-city-lost = If nobody defends the city, he takes it: the game is lost
preview-partly = no die of the source and no skills, and nothing can be played after the combat

# -- log

log-volkare-hero = Volkare's deck is that of { $card }.
log-volkare-tactic = Volkare gets { $card }.
log-volkare-turn = Volkare's turn.
log-volkare-card = Volkare turns over { $card }.
log-volkare-rages = Volkare's deck is empty: he rages.
log-volkare-waits = Volkare was held up: his turn is lost.
log-volkare-rests = Volkare rests. His die shows { $colour }.
log-volkare-scares = { $card } leave the offer and the game.
log-volkare-gains = A grey token joins Volkare's army.
log-volkare-rerolls = A die of the source is rolled: { $colour }.
log-volkare-moves = Volkare goes { $n ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
}.
log-volkare-reveals = Volkare comes to unknown land.
log-volkare-attacks = Volkare attacks { $who }.
log-volkare-finds-nobody = Volkare looks for a fight and finds nobody.
log-volkare-evaded = { $who } withdraws and takes { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
log-volkare-retreat = { $who } retreats from Volkare.
log-volkare-die = Volkare's die shows { $colour }.
log-volkare-loses = Volkare loses { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}.
log-volkare-held-up = Volkare is held up: he will lose his next turn.
log-volkare-beaten = Volkare's army is beaten.
log-volkare-storms = Volkare attacks the city.
log-volkare-hides = { $who } does not defend the city.
log-volkare-sacks = Nobody defends the city: Volkare sacks it.
log-volkare-repelled = The attack is repelled: Volkare falls back.
log-volkare-level = Volkare's level is { $n } from now on.
log-joint-attack = { $who } and others attack Volkare together.

# -- the end

end-volkare-beaten = Won: Volkare's army is beaten. Score: { $n }.
end-volkare-stands = Lost: time is up and Volkare's army is not beaten.
end-volkare-enters = Lost: Volkare has entered the city before you.
end-volkare-takes = Lost: Volkare has taken the city.
end-volkare-portal = Lost: Volkare has gone through the portal.
end-portal-closed = Lost: every hero was in the portal when it closed.
score-volkare = Volkare beaten

# -- the table

count-distance = Spaces to go
count-lost = Lost since his turn
mark-wavers-red = leaves on red
mark-wavers-blue = leaves on blue
mark-wavers-green = leaves on green
mark-wavers-white = leaves on white
mark-wavers-gold = leaves on gold
mark-wavers-black = leaves on black
volkare-next-waits = He was held up and loses his next turn.
volkare-next-rages = His deck is empty: two steps each turn.
volkare-has-sacked = He has sacked the city: nothing can be had there, and the next attack must be repelled.
volkare-next-explores = Looking for the city: blue leads east, white north-east, green south-east; red seeks a fight.
volkare-next-city = Rushing to the city: every card but a wound is a step nearer.
volkare-next-storms = Next to the city: every card but a wound is an attack on it.
volkare-next-portal = On the way to the portal: green leads west, blue and white south-west; red seeks a fight.
volkare-next-enters = Next to the portal: a green, blue or white card leads him onto it.
volkare-next-wins = On the portal: with a green, blue or white card he wins.
count-army-white = White tokens
count-army-grey = Grey tokens
count-army-red = Red tokens
count-army-green = Green tokens
