# The scenarios of Shades of Tezla, and starting at a higher level.

option-scenario-life-and-death = Life and Death (2 to 4)
    .about = Six rounds, against each other: beat the leaders of both factions. The most fame wins.
option-scenario-life-and-death-cooperation = Life and Death, cooperation (2 to 4 together)
    .about = Beat the leaders of both factions together in six rounds.
option-scenario-life-and-death-solo = Life and Death alone (1)
    .about = Beat the leaders of both factions in six rounds, against a dummy player's clock.
option-scenario-realm-of-the-dead = The Realm of the Dead (2 to 4)
    .about = Four rounds, against each other: seal the graveyards and beat the Necromancer. The most fame wins.
option-scenario-realm-of-the-dead-cooperation = The Realm of the Dead, cooperation (2 to 4 together)
    .about = Seal all graveyards and beat the Necromancer together in four rounds.
option-scenario-realm-of-the-dead-solo = The Realm of the Dead alone (1)
    .about = Seal both graveyards and beat the Necromancer in four rounds, against a dummy player's clock.
option-scenario-hidden-valley = The Hidden Valley (2 to 4)
    .about = Four rounds, against each other: find the Hidden Valley and beat the High Priestess there. Exploring costs three times as much.
option-scenario-hidden-valley-cooperation = The Hidden Valley, cooperation (2 to 4 together)
    .about = Find the Hidden Valley together and beat the High Priestess there, in four rounds.
option-scenario-hidden-valley-solo = The Hidden Valley alone (1)
    .about = Find the Hidden Valley and beat the High Priestess there in four rounds, against a dummy player's clock.
option-scenario-lost-relic = The Lost Relic (2 to 4)
    .about = Two rounds, against each other, heroes of level 3: gather the parts of a relic from ruined cities. The most fame wins.
option-scenario-lost-relic-cooperation = The Lost Relic, cooperation (2 to 4 together; with 4 the Lost Legion is needed)
    .about = Two rounds, heroes of level 3: find all parts of the relic together.
option-scenario-lost-relic-solo = The Lost Relic alone (1)
    .about = Two rounds, a hero of level 3: find all parts of the relic.
option-start-level = Level to start with
    .about = Heroes begin with skills, crystals and bought cards. 0: as the scenario says, which is level 1 nearly always.
option-start-influence = Influence per level at the start
    .about = What those who start at a higher level may spend: more makes the game easier.
option-start-skills = Skills at a higher start
    .about = Which levels bring a skill; that matters for even levels only.
option-start-skills-odd = Odd levels after the first
option-start-skills-even = Even levels

# -- questions and answers

ask-first-skill = Which skill do you keep? The other one goes to the common area.
ask-start-buy = { $free ->
    [0] You have { $n } influence left: what do you buy?
    [one] You have { $n } influence left, and { $free } advanced action is free: what do you take?
   *[other] You have { $n } influence left, and { $free } advanced actions are free: what do you take?
}
do-start-buy = { $n ->
    [0] { $card }, free
   *[other] { $card } for { $n } influence
}
do-start-buy-with-crystal = { $card } for { $n } influence and { $what }
do-start-buy-either = { $card } for { $n } influence, or for { $less } and { $what }
do-start-crystal = { $what } for { $n } influence
do-start-done = { $n ->
    [0] Enough
   *[other] Enough: 1 fame for the influence that is left
}
ask-start-spell = How do you pay for { $card }?
do-start-influence = { $n } influence
do-start-with-crystal = { $n } influence and { $what }
ask-seal-colour = With mana of which colour do you seal the graveyard?
ask-free-tile = A beaten enemy shows the way: where do you lay a new tile?
do-free-tile = Lay a tile at { $cell }
do-no-tile = No tile
ask-reveal-price = The tile costs { $n } points: how many of them are influence?
do-reveal-price = { $n } influence and { $move } move

# -- log

log-tile-back = { $card } cannot lie in this part of the land: it is shuffled back, the next one is taken.
log-sealed = { $who } seals the graveyard.

# -- the table

site-ruined-city = ruined city
count-leader-elementalists = Level of Tezla's Spirit
count-leader-dark-crusaders = Level of Dark Tezla
count-graveyards-sealed = Graveyards sealed
count-parts-found = Parts of the relic found

# -- the end

end-task-done = The task is done, and { $who } wins with { $n } fame.
end-task-undone = The task was not done; { $who } has most fame: { $n }.
end-both-leaders = Won: both leaders are defeated. Score: { $n }.
end-leaders-stand = Lost: not both leaders were defeated.
end-realm-closed = Won: the graveyards are sealed and the necromancer is defeated. Score: { $n }.
end-realm-open = Lost: the way to the realm of the dead stands open.
end-priestess = Won: the high priestess is defeated. Score: { $n }.
end-priestess-stands = Lost: the high priestess was not defeated.
end-relic = Won: all parts of the relic are found. Score: { $n }.
end-relic-lost = Lost: parts of the relic are still missing.
score-foe-elementalists = Greatest foe of the Elementalists
score-foe-dark-crusaders = Greatest foe of the Dark Crusaders
score-beaten-leaders = Leaders defeated
score-both-leaders = Both leaders defeated
score-mark-each = Everybody has a shield on a leader
score-marks-both = Everybody has shields on both leaders
score-graveyards = Graveyards sealed
score-necromancer = The necromancer defeated
score-realm = The realm of the dead closed
score-mark-leader = Everybody has a shield on the leader
score-priestess = The high priestess defeated
score-parts = Parts of the relic
score-parts-each = Everybody found a part
score-parts-all = All parts found
score-relic-hunter = Parts of the relic
score-title-relic-hunter = Title: Greatest Relic Hunter
