# Shades of Tezla: factions, leaders, places, tokens, ambush and pursuit

card-tezlas-spirit = Tezla's Spirit
card-dark-tezla = Dark Tezla
card-graveyard = Graveyard
card-graveyard-marker = Graveyard
card-necropolis = Necropolis
card-hidden-valley = Hidden Valley
text-leader-level = Level { $level }: { $what }
leader-armor = armor { $n }
leader-attack = { $what } { $n }
leader-summons-green = summons a green enemy
leader-summons-brown = summons a brown enemy
leader-summons-red = summons a red enemy
text-graveyard = By day the night rules hold here; whoever begins a turn here by night gains black mana
text-necropolis = Entering costs 2 move points. By day the night rules hold here; whoever begins a turn here by night gains black mana
text-hidden-valley = Entering costs 2 move points. Whoever begins a turn here gains gold mana by day, black mana by night; ending a turn here, you may throw away a wound from hand or discard pile
back-leader = leader of a faction
back-place = place token
back-elementalists = token of the Elementalists
back-dark-crusaders = token of the Dark Crusaders
area-pile_elementalists = Elementalist enemies
area-pile_dark-crusaders = Dark Crusader enemies
area-faction_used = Discarded faction enemies
area-tokens_elementalists = Tokens of the Elementalists
area-tokens_dark-crusaders = Tokens of the Dark Crusaders
area-tokens_used = Discarded faction tokens
area-places = Places
area-faction_tokens = Faction tokens
site-graveyard = graveyard
site-necropolis = necropolis
site-hidden-valley = hidden valley
faction-elementalists = Elementalists
faction-dark-crusaders = Dark Crusaders

# -- options

option-faction-tokens = Enemies of the factions
    .about = What is done with enemy tokens of factions that the scenario itself does not use.
option-faction-tokens-mixed = Mixed with the ordinary ones
option-faction-tokens-instead = Used instead of the ordinary ones
option-faction-tokens-out = Left in the box
option-faction-rewards = Beaten enemies of the factions
    .about = What each of them gives besides its fame.
option-faction-rewards-tokens = Give a faction token
option-faction-rewards-fame = Give 1 more fame
option-ambush = Ambush
    .about = Rampaging enemies attack over two spaces, except those on the tiles laid at the beginning.
option-ambush-no = No
option-ambush-yes = Yes
option-pursuit = Pursuit
    .about = Rampaging enemies follow the hero who revealed their tile, except those on the tiles laid at the beginning.
option-pursuit-no = No
option-pursuit-yes = Yes

# -- what happens

log-covers = { $card } covers a space of the map.
log-leader = { $card } comes to the map on level { $n }, with company.
log-leader-levels = { $who } takes { $n ->
    [one] a level
   *[other] { $n } levels
} off { $card }.
log-leader-down = { $card } is defeated.
log-faction-token = { $who } takes a faction token: { $card }.
log-pursues = { $card } begins to pursue { $who }.
log-pursuer-down = { $card } is turned face down.
log-pursuer-up = { $card } is turned face up and will pursue { $who } again.
log-pursuer-steps = { $card } moves towards { $who }.
log-pursuer-waits = { $card } finds no way to { $who }.
log-pursuers-attack = Pursuers attack { $who }.

# -- battle

ask-cover = Whose Defend does the attack meet?
do-cover = Meet { $who }
do-cover-one = Defend { $n } of { $card }
ask-pursuit = Where does { $card } go? Several spaces are nearest to you.

# -- tokens of the factions

card-healing-herbs = Healing Herbs
card-tome-of-relearning = Tome of Relearning
card-fire-gem = Fire Gem
card-ice-shard = Ice Shard
card-cloak-of-shielding = Cloak of Shielding
card-mystical-map = Mystical Map
card-vampiric-chalice = Vampiric Chalice
card-amulet-of-reawakening = Amulet of Reawakening
card-vial-of-toxin = Vial of Toxin
card-ghostly-elixir = Ghostly Elixir
card-orb-of-twilight = Orb of Twilight
card-staff-of-concealment = Staff of Concealment
op-throw-old-wound = throw away a wound from your discard pile
op-warded = ignore the next wound that your hero would get this turn, with poison, paralysis and whatever else comes with it
op-drop-wounds = after combat: discard wounds from your hand, one for each enemy you defeated this turn, { $n } at most
ask-drop-wounds = How many wounds do you discard?
do-drop-wounds = { $n ->
    [one] Discard a wound
   *[other] Discard { $n } wounds
}
op-tinge = { $element ->
    [fire] the next attack or block of an action card that you play this turn has the fire element added to it; ice becomes cold fire
   *[ice] the next attack or block of an action card that you play this turn has the ice element added to it; fire becomes cold fire
}
op-made-ranged = the next attack of an action card that you play this turn is a ranged attack
op-toxin = your next source of physical attack this turn gets +3; in the ranged phase a ranged attack gets +2, a siege attack +1
op-swap-skill = exchange one of your skills for one of the common skills
ask-swap-skill = Which skill do you give away?
do-give-skill = Give away { $card }
ask-take-skill = Which skill do you take for it?
op-bury = put a random card of your discard pile under your deed deck
op-turn-die = { $shown ->
    [black] set a black die in the source to gold
   *[gold] set a gold die in the source to black
}
ask-turn-die = Which die do you set?
op-reveal-far = while moving: reveal a tile up to { $n } spaces away, for no move points
ask-reveal-far = Which tile do you reveal?
op-concealed = pursuing enemies neither move nor attack this turn
    .holds = pursuing enemies neither move nor attack
do-token = Use { $card }
do-sell-token = { $n ->
    [0] Give away { $card } for 1 fame
   *[1] Give away { $card } for 3 influence
}
log-token-used = { $who } uses { $card }.
log-token-sold = { $who } gives away { $card }.
log-warded = { $who } ignores a wound.
log-buried = { $who } puts { $card } under the deck.
do-enter-leader = Attack the leader

# -- the table

area-leader-elementalists = Tezla's Spirit
area-leader-dark-crusaders = Dark Tezla
count-levels = Levels left
leader-is-defeated = Defeated
sum-levels = { $card } loses { $n ->
    [one] 1 level
   *[other] { $n } levels
} of { $left }. It cannot be attacked again in this phase.
sum-fame-of-levels = If the attack succeeds: { $n } fame.
leader-shields = { $hero }: { $n ->
    [one] 1 level taken off
   *[other] { $n } levels taken off
}
pursuer-hunts = pursues { $hero }: moves nearer when that hero's movement ends, or attacks from the next space
pursuer-stunned = lies face down: when it would move on { $hero } it is only turned up
mark-elementalists = Elementalists
mark-dark-crusaders = Dark Crusaders
mark-pursuing = pursues a hero
mark-face-down = face down
