# What cards do to enemies. The clauses speak of an enemy, or an attack, that was chosen before.

op-one-foe = choose an enemy: { $what }
op-one-foe-unfortified = choose an enemy that is not fortified: { $what }
op-some-foes = choose up to { $n } enemies. For each of them: { $what }
op-foes-for-move = choose an enemy, or more for move points (1 for the second, 2 more for the third, and so on). For each of them: { $what }
op-each-foe = for each enemy: { $what }
op-guarded-foe = for the enemy whose attack is being blocked: { $what }
op-one-attack = choose one attack of an enemy: { $what }
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
per-guarded-icon = for each ability, resistance and attack colour printed on the token of the enemy being blocked
per-enemy-defeated = for each enemy you have defeated this turn

ask-foe = choose an enemy: { $what }
ask-foes-for-move = choose an enemy for { $n } move points: { $what }
ask-foe-attack = choose an attack: { $what }
do-foe = { $card }
foe-attack = { $what } { $n }
