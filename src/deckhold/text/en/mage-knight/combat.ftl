# What cards do to enemies. The clauses speak of an enemy, or an attack, that was chosen before.

op-one-foe = choose an enemy: { $what }
op-one-foe-unfortified = choose an enemy that is not fortified: { $what }
op-some-foes = choose up to { $n } enemies. For each of them: { $what }
op-foes-for-move = choose an enemy, or more for move points (1 for the second, 2 more for the third, and so on). For each of them: { $what }
op-each-foe = for each enemy: { $what }
op-guarded-foe = for the enemy whose attack is being blocked: { $what }
op-one-attack = choose one attack of an enemy: { $what }
op-in-attack-phase = in the Attack phase { $what }
op-in-block-phase = in the Block phase { $what }
op-foe-armor = its armor is reduced by { $n }, to no less than 1
op-foe-armor-fortified = its armor is reduced by { $n }, or by { $fortified } if it is fortified, to no less than 1
op-foe-armor-resistances = its armor is reduced by { $n } for each of its resistances, to no less than 1
op-foe-no-attack = it does not attack in this combat
op-foe-loses = it loses { $what }
op-foe-loses-resistances = it loses all resistances
op-foe-gains = it gains { $what }
op-foe-exposed = it loses all fortifications
op-foe-destroy = it is destroyed
op-foe-attack-less = its value is reduced by { $n }
op-foe-attack-more = its value is raised by { $n }
op-foe-cancel = it is cancelled
op-ignore-sites = sites do not fortify enemies this turn
    .holds = sites do not fortify enemies

per-enemy-faced = for each enemy you face
per-guarded-icon = for each ability, resistance and attack colour printed on the token of the enemy being blocked (none with Arcane Immunity; against a hero for each mana spent on the attack instead)
per-enemy-defeated = for each enemy you have defeated this turn

ask-foe = Choose an enemy: { $what }.
ask-foes-for-move = Choose an enemy for { $n } move points: { $what }.
ask-foe-attack = Choose an attack: { $what }.
do-foe = { $card }
foe-attack = { $what } { $n }
do-guard-one = Block { $attack } of { $card }
do-slow-one = Spend a move point against { $attack } of { $card }
do-face-one = { $card } deals its damage: { $attack }

# -- combat

ask-challenge = Which rampaging enemies do you challenge as well?
ask-challenge-more = You face { $foes }. Which other rampaging enemies do you challenge?
log-combat = { $who } fights.
log-faces = Enemy: { $card }.
log-defeat = { $who } defeats { $card }.
log-strike = { $who } attacks with { $n }.
log-blocked = { $who } blocks { $card }.
log-hit-unit = { $card } takes damage.
log-wound-unit = { $card } is wounded.
log-wound-to-discard = { $who } gets a wound into the discard pile.
log-conquered = { $who } conquers the place.
log-city-conquered = The city is conquered.
log-city-shields = { $who } puts { $n ->
    [one] a shield
   *[other] { $n } shields
} on the city card.

# -- combat between heroes

ask-attendance = You are attacked. Do you take your next turn in advance?
ask-attendance-duel = { $who } attacks you. Do you take your next turn in advance?
do-attend-fully = Prepare at length: this is my next turn
do-attend-partly = Prepare in haste: my next turn stays mine
log-in-advance = { $who } takes the next turn in advance.
ask-duel-ranged = Attack from afar, or decline.
ask-duel-attack = Attack, or decline.
ask-duel-block = Block an attack of { $n }.
ask-duel-damage = { $n } damage got through: what do you do with it?
do-duel-strike = Attack with { $n }
do-duel-block = { $n ->
    [0] Let it through
   *[other] Block: { $n } less
}
do-duel-decline = Do not attack
do-duel-spare = Leave it at that
do-duel-hero = Wound the hero
do-duel-unit = Wound { $card }
do-steal = Steal { $card }
do-force-retreat = Force a retreat to { $cell } ({ $n } damage)
log-duel = { $who } attacks { $card }.
log-duel-attack = { $who } attacks with { $n }.
log-duel-block = { $who } blocks: { $n } less.
log-duel-over = The combat between heroes is over.
log-steal = { $who } steals { $card }.

# -- cooperative assault

ask-invite = Whom do you invite to the joint fight?
ask-invite-more = Invited to the joint fight: { $who }. Anybody else?
do-invite = Invite { $who }
do-invited = Nobody else
do-no-assault = No joint fight
ask-share-out = How many defenders does { $who } face?
do-share = { $n }
joint-share = { $who }: { $n }
ask-joint-answer = { $place ->
    [leader] { $who } proposes to attack the leader together. Companions of the leader: { $shares }. It would be your next turn.
   *[city] { $who } proposes to assault the city together. Defenders: { $shares }. It would be your next turn.
}
do-agree = Agree
do-refuse = Refuse
ask-approach = Prepare, then enter the fight.
do-enter-city = Enter the city
do-stay-away = Stay away
preview-stays-away = The enemies dealt to you stay undefeated; the turn is given up all the same
log-joint-assault = { $who } and others attack together.
log-refuse = { $who } refuses a joint fight.
