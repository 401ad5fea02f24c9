# Aeon's End: War Eternal

game-title = Aeon's End: War Eternal
game-about = Mages of the breaches hold the last city against a nemesis, together. Decks are never shuffled.

res-aether = { $n } aether
    .symbol = ◆
res-aether-shard = { $n } aether that buys neither relics nor spells
res-aether-cards = { $n } aether for gaining cards only
res-aether-spells = { $n } aether for gaining spells only
res-charge = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
    .symbol = ▲
res-damage = { $n } damage
    .symbol = ⚔
res-life = { $n } life
    .symbol = ♥
res-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
    .symbol = ●

amount-aether-shard = { "[aether:" }{ $n }{ "]" } that buys neither relics nor spells
amount-aether-cards = { "[aether:" }{ $n }{ "]" } for gaining cards only
amount-aether-spells = { "[aether:" }{ $n }{ "]" } for gaining spells only

option-nemesis = Nemesis
    .about = Whom you fight.
option-nemesis-random = At random
option-nemesis-umbra-titan = { card-umbra-titan }
option-nemesis-hollow-crown = { card-hollow-crown }
option-nemesis-magus-of-cloaks = { card-magus-of-cloaks }
option-nemesis-gate-witch = { card-gate-witch }
option-difficulty = Difficulty
    .about = Life of the players, of Gravehold and of the nemesis, and the nemesis's own stricter rule.
option-difficulty-beginner = Beginner
    .about = 12 life each, Gravehold 35, the nemesis 10 less.
option-difficulty-normal = Normal
    .about = 10 life each, Gravehold 30.
option-difficulty-expert = Expert
    .about = As normal, with the nemesis's rule of increased difficulty.
option-difficulty-extinction = Extinction
    .about = 8 life each, Gravehold 25, the nemesis 10 more, with its rule of increased difficulty.
option-mages = Mages
    .about = The mages of the seats, in order; seats without a chosen one get a mage at random.
option-mages-dezmodia = { card-dezmodia }
option-mages-garu = { card-garu }
option-mages-gex = { card-gex }
option-mages-mazahaedron = { card-mazahaedron }
option-mages-mist = { card-mist }
option-mages-quilius = { card-quilius }
option-mages-ulgimor = { card-ulgimor }
option-mages-yan-magda = { card-yan-magda }
clash-mages = { $n } are chosen for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }
clash-pairs = paired cards are for four mages
clash-four-cards = four player cards are for one mage alone
clash-solo-life = more life is for one mage alone
clash-piles-unused = they count only with the supply “{ option-supply-list }”
clash-piles =
    { $kind ->
        [gem] { $wanted } gems are wanted
        [relic] { $wanted } relics are wanted
       *[spell] { $wanted } spells are wanted
    }, { $n } { $n ->
        [one] is
       *[other] are
    } chosen
option-supply = Supply
    .about = Which nine piles can be bought: 3 gems, 2 relics, 4 spells.
option-supply-random = At random
option-supply-deck-destruction = Deck destruction
option-supply-spell-cycle = Spell cycle
option-supply-list = The piles chosen below
option-piles = Supply piles
    .about = The nine piles of a supply of your own: 3 gems, 2 relics, 4 spells.
option-turn_order = Turn-order deck
    .about = Pair cards make four-player games easier; a fourth player card makes playing alone easier.
option-turn_order-standard = Standard
option-turn_order-pairs = Pair cards (four mages)
option-turn_order-four-cards = Four player cards (one mage)
option-solo_life = Life alone
    .about = Relief for one mage alone: more life at the start.
option-solo_life-standard = As the difficulty says
option-solo_life-12 = 12
option-solo_life-15 = 15
option-group_decisions = Decisions of the table
    .about = What the players decide together: the active player answers, or everybody votes and the active player breaks ties.
option-group_decisions-active = The active player
option-group_decisions-vote = A vote
option-speaker = Speaker
    .about = Who answers for the table on the nemesis's turns.
option-speaker-0 = Seat 1
option-speaker-1 = Seat 2
option-speaker-2 = Seat 3
option-speaker-3 = Seat 4

area-gravehold = Gravehold
area-nemesis = Nemesis
area-nemesis_deck = Nemesis deck
area-nemesis_discard = Nemesis discard
area-minions_and_powers = Minions and powers
area-resolving = Being carried out
area-turn_order_deck = Turn-order deck
area-turn_order_discard = Turn-order discard
area-acolyte_deck = Acolyte deck
area-acolyte_discard = Acolyte discard
area-unused_nemesis_cards = Unused nemesis cards
area-destroyed = Destroyed
area-box = Box
area-supply = Supply
area-turn = This turn
area-mage = Mage
area-breaches = Breaches
area-breach_i = Breach I
area-breach_ii = Breach II
area-breach_iii = Breach III
area-breach_iv = Breach IV
area-hand = Hand
area-deck = Deck
area-discard = Discard pile
area-play = Played this turn
count-life = Life
count-tokens = Nemesis tokens
count-tier = Nemesis tier
count-power = Power tokens
count-left = Left
count-aether = Aether
count-aether-shard = Aether, not for relics and spells
count-aether-cards = Aether for gaining cards
count-aether-spells = Aether for gaining spells
count-charges = Charges
count-charge = Charge
count-damage = Damage
count-token = Nemesis token
count-slots = Charge slots
count-trophies = Trophies
count-hand = Hand
count-rotation = Rotation
count-open-cost = Cost to open
mark-open = open
mark-focused = focused this turn
mark-used = used this turn
mark-exhausted = exhausted
mark-breach-1 = in breach I
mark-breach-2 = in breach II
mark-breach-3 = in breach III
mark-breach-4 = in breach IV
mark-breach-1-2 = in breaches I and II
mark-breach-2-3 = in breaches II and III
mark-breach-3-4 = in breaches III and IV
mark-pair-token = holds the pair token

type-gem = gem
type-relic = relic
type-spell = spell
type-mage = mage
type-breach = breach
type-nemesis = nemesis
type-attack = attack
type-minion = minion
type-power = power
type-acolyte = acolyte
type-turn = turn-order card
fact-tier = Tier
fact-life = Life
fact-power = Power tokens
fact-charges = Charge slots
fact-bonus = Damage bonus
fact-focus_cost = Focus cost

list-or = { $first }; or { $then }

op-may = you may { $what }
    .they = may { $what }
op-choose = choose one: { $what }
    .they = chooses one: { $what }
op-ally = an ally of your choice { $what }
op-any-player = any player of your choice { $what }
op-two-breaches = needs two neighboring breaches and fills both
op-immediately = immediately: { $what }
op-while-prepped = while prepped: { $what }
op-while-prepped-use = while prepped, in your main phase: { $what }
op-cast = cast: { $what }
op-blood-magic = Blood Magic: { $what }
op-unleash-is = unleash: { $what }
op-increased-unleash = increased difficulty, unleash: { $what }
op-ability = { $name }, for all { $n } charges: { $what }
op-to-discard = to discard: { $what }
op-persistent = persistent: { $what }
op-power = power { $n }: { $what }
op-goes-under-deck = this card then goes under the nemesis deck
op-once = once per turn you may { $what }

op-damage = deal { $what }
op-damage-per = deal { $what } { $per }
op-damage-more = { $what }, plus { $more } { $per }
op-damage-trophy = { $what }; if this discards a minion from the nemesis deck, Quilius gets a trophy
op-bonus-damage = deal the bonus of the breach this spell was cast from
op-split-damage = deal { $what } and { $more } more for each spell discarded this way, split among targets as you like
op-gems-of-ally = choose an ally, who shows their hand; deal { $what } for each gem in it
op-focus-any = focus a closed breach of any player
op-focus-cheapest = focus your closed breach with the lowest focus cost
    .they = focuses their closed breach with the lowest focus cost
op-prep-anywhere = { $zone ->
    [hand] you may prep a spell from your hand in a free breach, open or closed
   *[discard] you may prep a spell from your discard pile in a free breach, open or closed
}
    .they = { $zone ->
    [hand] may at once prep a spell from hand in a free breach of their own, open or closed
   *[discard] may at once prep a spell from their discard pile in a free breach of their own, open or closed
}
op-prep-normal = you may prep a spell from your hand
    .they = may prep a spell from hand
op-cast-any = cast a spell prepped by any player; the card then returns to that player's hand
op-cast-up-to = cast up to { $n } different spells prepped by any players; each card then goes into the hand of an ally of your choice
op-take = gain a card from any supply pile without paying
op-take-to-deck = gain a card from any supply pile without paying, on top of your deck
    .they = gains a card from any supply pile without paying, on top of their deck
op-take-gem = you may gain a gem of cost { $cost } or less without paying
op-next-gain-to-deck = the next { $what ->
        [gem] gem
        [relic] relic
        [spell] spell
       *[card] card
    } you gain this turn { $optional ->
        [1] may go
       *[0] goes
    } on top of your deck
op-next-gain-to-ally = put the next { $what ->
        [gem] gem
        [relic] relic
        [spell] spell
       *[card] card
    } you gain this turn on top of an ally's discard pile
op-offer-copy = when you gain this in your turn, you may pay { $cost }: an ally of your choice gains another copy on top of their deck
op-first-copy = the first time you gain this in a turn of yours, { $what }
op-destroy = destroy { $what } { $where }
    .they = destroys { $what } { $where }
op-discard = discard { $what } { $where }
    .they = discards { $what } { $where }
op-to-hand = put { $what } { $where } into hand
op-destroy-this = destroy this card
op-take-top = you may put the top card of an ally's discard pile into your hand
op-destroy-top = you may destroy the top card of an ally's discard pile
op-heal = gain { $what }
    .they = gains { $what }
op-heal-or-ally = gain { $what }; if you are exhausted, { $ally } instead
op-heal-gravehold = Gravehold gains { $what }
op-burn = with { $n } or less, destroy this card; otherwise { $what }, then take { $cost }
op-takes = take { $what }
    .they = takes { $what }
op-takes-per = take { $what } { $per }
    .they = takes { $what } { $per }
op-reveal-turn = reveal the top card of the turn-order deck; you may put it under that deck
op-reveal-nemesis-turn = reveal the top card of the turn-order deck; if it is a nemesis card, you may put it under that deck
op-add-spark = you may add a Spark from your hand to the breach of this spell, only one
op-show-top = when your casting phase begins, reveal the top card of your deck and destroy it or leave it there
op-breach-turned = each time a breach of yours is focused or opened in your turn, deal { $what }
op-sigil = choose a player whose breach I or II is open; that player replaces one of the two with a Sigil breach, taking back to hand what was prepped there, and may then prep a spell from hand
op-drop-charges = lose all your charges
    .they = loses all charges

op-unleash = { $n ->
    [1] unleash
    [2] unleash twice
    [3] unleash three times
   *[other] unleash { $n } times
}
op-unleash-until = unleash until the nemesis has { $what }
op-gravehold = Gravehold takes { $what }
op-gravehold-per = Gravehold takes { $what } { $per }
op-loses = this minion loses { $what }
op-it-loses = loses { $what }
op-lose-game = the players lose the game
op-gains-tokens = the nemesis gains { $what }
op-loses-tokens = the nemesis loses { $what }
op-if-else = if { $condition }, { $what }; otherwise { $otherwise }
victim-any = any player { $what }
victim-most-charges = the player with the most charges { $what }
victim-most-spells = the player with the most prepped spells { $what }
victim-most-open = the player with the most open breaches { $what }
victim-lowest-life = the player with the lowest life { $what }
op-two-victims = two different players take { $what } each
op-gives-up = lose { $what }
    .they = loses { $what }
op-discards-hand = { $n ->
    [one] discard a card from hand
   *[other] discard { $n } cards from hand
}
    .they = { $n ->
    [one] discards a card from hand
   *[other] discards { $n } cards from hand
}
op-discards-costliest = { $n ->
    [one] discard the most expensive card in your hand
   *[other] discard the { $n } most expensive cards in your hand
}
    .they = { $n ->
    [one] discards the most expensive card in their hand
   *[other] discards the { $n } most expensive cards in their hand
}
op-destroys-costliest = { $n ->
    [one] destroy the most expensive card in your hand
   *[other] destroy the { $n } most expensive cards in your hand
}
    .they = { $n ->
    [one] destroys the most expensive card in their hand
   *[other] destroys the { $n } most expensive cards in their hand
}
op-discard-together = { $n ->
    [one] the players together discard a card from hand
   *[other] the players together discard { $n } cards from hand
}
op-discard-prepped-any = { $n ->
    [one] the players together discard a prepped spell
   *[other] the players together discard { $n } prepped spells
}
op-discard-prepped-costliest = { $n ->
    [one] the most expensive prepped spell is discarded
   *[other] the { $n } most expensive prepped spells are discarded
}
op-destroy-prepped-costliest = { $n ->
    [one] the most expensive prepped spell is destroyed
   *[other] the { $n } most expensive prepped spells are destroyed
}
op-destroy-prepped-cost-0 = { $n ->
    [one] a prepped spell of cost 0 is destroyed
   *[other] { $n } prepped spells of cost 0 are destroyed
}
op-and-owner = { $what } and its owner { $after }
op-without-spell = { $what }; if there is none, { $without }
op-shuffle-and-destroy = shuffle your discard pile into your deck, reveal the top two cards, destroy the more expensive one and put the other back
    .they = shuffles their discard pile into their deck, reveals the top two cards, destroys the more expensive one and puts the other back
op-reveal-victim = reveal the top card of the turn-order deck: its player takes { $what }; if it is a nemesis card, Gravehold takes { $gravehold }
op-lose-turn = reveal the top card of the turn-order deck: a player card is discarded, and that turn is lost; a nemesis card stays there, and Gravehold takes { $what }
op-per-turn-taken = each player takes { $what } for each card of their own in the turn-order discard
op-keep-one-turn = the players keep one player card in the turn-order discard; all its other cards are shuffled into the turn-order deck
op-draws-more = the nemesis draws one card more this turn
op-repeat-attack = the attack most recently put into the nemesis discard is carried out again
op-minion-returns = the minion most recently put into the nemesis discard returns to play with full life
op-with-acolyte = { $which ->
    [most] the acolyte with the most life { $what }
   *[least] the acolyte with the least life { $what }
}
op-run-blood-magic = { $n ->
    [1] uses its Blood Magic
    [2] uses its Blood Magic twice
   *[other] uses its Blood Magic { $n } times
}
op-all-blood-magic = { $n ->
    [1] the Blood Magic of all acolytes happens, without the loss it brings them
    [2] twice in a row, the Blood Magic of all acolytes happens, without the loss it brings them
   *[other] { $n } times in a row, the Blood Magic of all acolytes happens, without the loss it brings them
}
op-loses-itself = this acolyte loses { $what }
op-loses-itself-if = this acolyte loses { $what } if that player now has { $n } or less
op-bleeds-gravehold = Gravehold takes { $what } { $per }; this acolyte loses as much life
op-heals-acolyte = regains { $what }
op-under-acolyte-deck = is healed and goes under the acolyte deck
op-acolyte-enters = the top acolyte of the acolyte deck enters play
op-acolytes-return = the last { $n } acolytes put into the acolyte discard are shuffled into the acolyte deck

price-aether = pay { $what }
price-hand-cards = discard { $n } cards from your hand
price-spells = discard { $n } of your prepped spells
price-sacrifice = destroy { $what }, and the breach it lies in

static-shield = while prepped: all damage you take is lowered by 1, to no less than 1
static-one-at-a-time = however much damage this minion is dealt at a time, it loses only 1 life
static-lowered-by-two = all damage to this minion is lowered by 2
static-lowered-by-tokens = all damage to this minion is lowered by the number of nemesis tokens
static-breaks = discarded as soon as the nemesis loses life
static-feeds = each time this minion loses life, the nemesis gains 1 token
static-turns-time = when this minion is discarded, a nemesis card of the turn-order discard is shuffled into the turn-order deck
static-returns = whenever this minion is discarded, it goes under the nemesis deck
static-titan-start = it starts with 8 tokens; increased difficulty: 5
static-titan-end = without a token left on the Titan the players lose
static-crown-start = two of nine acolytes are in play at the start, each with 11 life; the others form the acolyte deck
static-crown-unharmed = the Crown itself cannot be damaged; a turn that ends without an acolyte in play wins the game
static-crown-acolytes = an acolyte that is discarded is replaced at once from the acolyte deck
static-crown-end = when a player is exhausted, Gravehold takes 4 damage in place of the two unleashes
static-magus-start = he starts with 4 tokens
static-magus-cloaks = damage to the Magus is lowered by the number of his tokens; then he loses one
static-magus-range = he never has fewer than 2 or more than 8 tokens; increased difficulty: 3 and 9
static-witch-start = she starts with 1 token
static-witch-time = at the end of her turn, with 5 or more tokens and exactly one nemesis card in the turn-order discard, that card is shuffled into the turn-order deck and she loses 4 tokens; increased difficulty: 3

breach-focus = focus for { $cost }: turn it by a quarter
breach-open = open for { $r0 }; after one, two or three quarters for { $r1 }, { $r2 } or { $r3 }
breach-always-open = always open
breach-bonus = a spell cast from it while it is open deals { $what } more
turn-turn-1 = player 1 takes the next turn
turn-turn-2 = player 2 takes the next turn
turn-turn-3 = player 3 takes the next turn
turn-turn-4 = player 4 takes the next turn
turn-turn-any = the players decide which of them takes the next turn
turn-turn-1-2 = player 1 or 2 takes the next turn: whichever they choose, then the other one
turn-turn-3-4 = player 3 or 4 takes the next turn: whichever they choose, then the other one
turn-turn-nemesis = the nemesis takes the next turn

per-nemesis-card = for each nemesis card in the turn-order discard
per-own-spell = for each other spell you have prepped
per-copy = for each other copy of this spell prepped by any player
per-trophy = for each of your trophies
per-spell-of-theirs = for each of their prepped spells
per-most-spells = for each prepped spell of the player who has the most
per-token = for each nemesis token
per-half-tokens = for every two nemesis tokens, rounded up
per-life-left = for each life this minion has
if-tier = the nemesis tier is { $n } or higher
if-nemesis-card = { $n ->
    [1] a nemesis card lies in the turn-order discard
   *[other] both nemesis cards lie in the turn-order discard
}
if-pile-out = the supply pile of this card has run out
if-open-breach = { $n } of your breaches are open
if-token = the nemesis has { $n } or more tokens
if-wound = this minion has lost life

what-gem-or-relic = a gem or relic
what-cost-0 = a card of cost 0
what-prepped-spell = a prepped spell
what-spell-from = one of your prepped spells that costs { $cost } or more
what-up-to = { $what ->
    [cost-0] up to { $n } cards of cost 0
   *[prepped-spell] up to { $n } prepped spells
}
in-hand = from your hand
    .they = from hand
in-discard = from your discard pile
    .they = from their discard pile
in-hand-or-discard = from your hand or discard pile
in-play = you played this turn
in-own-breaches = of yours
    .they = of theirs

wait-main = { $who } is in the main phase: plays gems and relics, preps spells.
wait-casting = { $who } casts prepped spells.
ask-main = Play gems and relics, gain cards and charges, focus and open breaches, prep spells; then end your main phase.
ask-casting = Cast prepped spells; those in closed breaches must be cast.
ask-discard-order = Put what you played on your discard pile: which card goes next?
ask-next-turn = Who takes the next turn?
ask-target = Who takes { $what }?
ask-allot = { $what } left to split: who takes some of it?
ask-lump = { $what } left: how much of it does { $card } take?
ask-exhaust = Several players are exhausted. Whose steps come first?
ask-destroy-breach = Your mage is exhausted: destroy one of your breaches.
ask-sacrifice-breach = Which of the two breaches is destroyed?
ask-order = Which of these spells is discarded first?
ask-focus = Which breach is focused?
ask-prep = You may prep a spell, or pass.
ask-cast-any = Which prepped spell do you cast?
ask-hand-over = Which ally gets { $card }?
ask-destination = Where does { $card } go?
ask-take = Which card do you gain?
ask-offer-copy = You may pay { $cost } so that an ally gains { $card } too.
ask-ally = An ally { $what }. Who?
ask-who = A player { $what }. Who?
ask-ally-gems = Which ally shows their hand?
ask-reveal-turn = The top turn-order card is { $card }. You may put it under the deck.
ask-top-card = The top card of your deck is { $card }.
ask-sigil-player = Who gets a Sigil breach?
ask-sigil-breach = Which breach becomes a Sigil breach?
ask-victim = { $what } Who?
ask-hand-cards = { $do ->
    [destroy] { $n ->
        [one] Destroy a card from your hand.
       *[other] Destroy { $n } cards from your hand, one after the other.
    }
   *[discard] { $n ->
        [one] Discard a card from your hand.
       *[other] Discard { $n } cards from your hand, one after the other.
    }
}
ask-costliest-cards = { $do ->
    [destroy] { $n ->
        [one] Destroy the most expensive card in your hand.
       *[other] Destroy the { $n } most expensive cards in your hand. Which is the first?
    }
   *[discard] { $n ->
        [one] Discard the most expensive card in your hand.
       *[other] Discard the { $n } most expensive cards in your hand. Which is the first?
    }
}
ask-hand-cards-together = { $n ->
    [one] One more card is discarded from the players' hands. Which?
   *[other] { $n } cards are discarded from the players' hands. Which is the first?
}
ask-prepped-spells = { $n ->
    [one] { $what } Which?
   *[other] { $what } Which is the first?
}
ask-costlier = Which of the two cards is destroyed?
ask-turn-victim = Who takes { $what }?
ask-keep-turn = Which card stays in the turn-order discard?
ask-acolyte = { $what } Which?
ask-own-prepped = Which of your prepped spells do you give up?

do-play = Play { $card }
do-gain = Gain { $card } for { $cost }
do-charge = Gain { $what } for { $cost }
do-focus = Focus { $card } for { $cost }
do-open = Open { $card } for { $cost }
do-prep = Prep { $card } in breach { $n ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
in-place-of-breach = in place of breach { $n ->
    [1] I
   *[2] II
}
do-use = { $card }: { $what }
do-discard-power = Discard { $card }: { $what }
do-ability = Use { $name }
do-cast = Cast { $card }
do-cast-bonus = Cast { $card } with { $what } more
do-end-casting = End the casting phase
do-end-main = End the main phase
do-discard-next = { $card }
do-discard-as-played = The rest in the order they were played
do-to-deck = On top of your deck
do-to-discard = On the discard pile of { $who }
do-pick-of = { $card } ({ $who })
do-destroy = Destroy { $card }
do-destroy-in = Destroy { $card } ({ $zone })
do-discard = Discard { $card }
do-discard-in = Discard { $card }
do-to-hand = Take { $card }
do-move-under = Put it under the deck
do-leave-on-top = Leave it on top

log-turn-card = Turn order: { $card }.
log-turn = { $who } takes a turn.
log-nemesis-turn = The nemesis takes its turn.
log-play = { $who } plays { $card }.
log-cast = { $who } casts { $card }.
log-prep = { $who } preps { $card }.
log-use = { $who } uses { $card }.
log-ability = { $who } uses the ability of { $card }.
log-gain = { $who } gains { $card }.
log-draw = { $who } draws { $card }.
log-turn-over = { $who } turns the discard pile over as the new deck.
log-discard = { $who } discards { $card }.
log-destroy = { $who }: { $card } is destroyed.
log-to-hand = { $card } goes to the hand of { $who }.
log-reveal = { $who } reveals { $card }.
log-reveal-turn = The top turn-order card is revealed: { $card }.
log-lose-turn = { $card } is discarded from the turn-order deck: that turn is lost.
log-turn-back = { $card } is shuffled into the turn-order deck.
log-under = { $card } goes under the deck.
log-shuffle = { $n ->
    [0] The turn-order deck is shuffled.
    [7] The acolyte deck is shuffled.
   *[other] { $who } shuffles their deck.
}
log-gain-aether = { $who } gains { $n } aether.
log-gain-aether-shard = { $who } gains { $n } aether that buys neither relics nor spells.
log-gain-aether-cards = { $who } gains { $n } aether for gaining cards.
log-gain-aether-spells = { $who } gains { $n } aether for gaining spells.
log-gain-charge = { $n ->
    [one] { $who } gains { $n } charge.
   *[other] { $who } gains { $n } charges.
}
log-lose-charge = { $n ->
    [one] { $who } loses { $n } charge.
   *[other] { $who } loses { $n } charges.
}
log-trophy = { $who } gets a trophy.
log-focus = { $who }: { $card } is focused.
log-open = { $who }: { $card } is opened.
log-sigil = { $who } gets a { $card }.
log-lose-breach = { $who } loses { $card }.
log-heal = { $who } gains { $n } life.
log-heal-gravehold = Gravehold gains { $n } life.
log-hurt = { $who } takes { $n } damage.
log-hurt-gravehold = Gravehold takes { $n } damage.
log-exhausted = { $who } is exhausted.
log-hit = { $card } loses { $n } life.
log-fall = { $card } falls.
log-enters = { $card } enters play.
log-acts = { $card } takes effect.
log-nemesis-draws = The nemesis draws { $card }.
log-unleash = { $card }: unleash.
log-blood-magic = Blood Magic of { $card }.
log-gain-tokens = { $n ->
    [one] The nemesis gains { $n } token.
   *[other] The nemesis gains { $n } tokens.
}
log-lose-tokens = { $n ->
    [one] The nemesis loses { $n } token.
   *[other] The nemesis loses { $n } tokens.
}
log-discard-power = { $card } is discarded without effect.

end-nemesis = Victory: the nemesis is beaten.
end-outlasted = Victory: the nemesis has nothing left, neither in its deck nor in play.
end-acolytes = Victory: no acolyte is left in play.
end-gravehold = Defeat: Gravehold has fallen.
end-exhausted = Defeat: all mages are exhausted.
end-tokens = Defeat: the Titan has no token left.
end-shadows-reach = Defeat: { card-shadows-reach } took effect.

why-not-casting = This is the casting phase: only prepped spells can be cast.
why-not-aether = Costs { $cost } aether; you have { $have } for it.
why-not-no-breach = A spell needs a free breach of yours that is open or was focused this turn.
why-not-two-breaches = This spell needs two free neighboring breaches of yours, each open or focused this turn.
why-not-charges = The ability needs { $slots } charges; you have { $have }.
why-not-sigil = No player has breach I or II open.
why-not-crown = The Crown itself cannot be damaged: deal it to acolytes and minions.
why-not-charged = All charge slots are full.
why-not-open = This breach is open.
why-not-cast-later = A prepped spell can be cast from your next casting phase on.
why-not-used = Already used this turn.
why-not-no-spark = It takes a Spark from your hand, and only one at a time.
why-not-price = You cannot meet its To discard requirement completely.
why-not-no-price = It has no To discard requirement.
why-not-played = Already played this turn.
why-not-discarded = It lies in your discard pile.
why-not-yours = It belongs to another player.

card-breach-1 = Breach I
card-breach-2 = Breach II
card-breach-3 = Breach III
card-breach-4 = Breach IV
card-sigil-breach = Sigil breach
card-turn-1 = Player 1
card-turn-2 = Player 2
card-turn-3 = Player 3
card-turn-4 = Player 4
card-turn-any = Any player
card-turn-1-2 = Players 1/2
card-turn-3-4 = Players 3/4
card-turn-nemesis = Nemesis
card-dezmodia = Dezmodia
ability-dezmodia = Tempest Sigil
card-garu = Garu
ability-garu = Colossal Force
card-gex = Gex
ability-gex = Vimcraft Oath
card-mazahaedron = Mazahaedron
ability-mazahaedron = Underearth Mantra
card-mist = Mist
ability-mist = Exalted Brand
card-quilius = Quilius
ability-quilius = Quietus Vow
card-ulgimor = Ulgimor
ability-ulgimor = Eidolon Shroud
card-yan-magda = Yan Magda
ability-yan-magda = Imperium Ritual
card-crystal = Crystal
card-spark = Spark
card-oblivion-shard = Oblivion Shard
card-torch = Torch
card-shattered-geode = Shattered Geode
card-worldheart-shard = Worldheart Shard
card-amethyst-paragon = Amethyst Paragon
card-extinguish = Extinguish
card-coal-shard = Coal Shard
card-illuminate = Illuminate
card-frozen-magmite = Frozen Magmite
card-volcanic-glass = Volcanic Glass
card-dread-diamond = Dread Diamond
card-scoria-slag = Scoria Slag
card-breach-ore = Breach Ore
card-erratic-ingot = Erratic Ingot
card-bloodstone-jewel = Bloodstone Jewel
card-mages-totem = Mage's Totem
card-fiend-catcher = Fiend Catcher
card-conclave-scroll = Conclave Scroll
card-cairn-compass = Cairn Compass
card-primordial-fetish = Primordial Fetish
card-vortex-gauntlet = Vortex Gauntlet
card-thoughtform-familiar = Thoughtform Familiar
card-carbonize = Carbonize
card-jagged-lightning = Jagged Lightning
card-kindle = Kindle
card-pyrotechnic-surge = Pyrotechnic Surge
card-aurora = Aurora
card-celestial-spire = Celestial Spire
card-convection-field = Convection Field
card-fiery-torrent = Fiery Torrent
card-conjure-the-lost = Conjure the Lost
card-nova-forge = Nova Forge
card-equilibrium = Equilibrium
card-reduce-to-ash = Reduce to Ash
card-crystallize = Crystallize
card-afflict = Afflict
card-catacomb-drone = Catacomb Drone
card-encroach = Encroach
card-heart-of-nothing = Heart of Nothing
card-howling-spinners = Howling Spinners
card-night-unending = Night Unending
card-nix = Nix
card-planar-collision = Planar Collision
card-thrash = Thrash
card-aphotic-sun = Aphotic Sun
card-chaos-flail = Chaos Flail
card-mage-ender = Mage Ender
card-mangleroot = Mangleroot
card-morbid-gyre = Morbid Gyre
card-mutilate = Mutilate
card-null-scion = Null Scion
card-smite = Smite
card-apocalypse-ritual = Apocalypse Ritual
card-banish = Banish
card-cataclysmic-fate = Cataclysmic Fate
card-monstrosity-of-omens = Monstrosity of Omens
card-engulf = Engulf
card-quell = Quell
card-throttle = Throttle
card-withering-beam = Withering Beam
card-umbra-titan = Umbra Titan
card-cryptid = Cryptid
card-grubber = Grubber
card-seismic-roar = Seismic Roar
card-maul = Maul
card-tombfright = Tombfright
card-vault-behemoth = Vault Behemoth
card-crumble = Crumble
card-demi-ancient = Demi-Ancient
card-yawning-black = Yawning Black
card-hollow-crown = Hollow Crown
card-beseech = Beseech
card-enslave = Enslave
card-thronewatch = Thronewatch
card-ascend = Ascend
card-infernal-domain = Infernal Domain
card-reign = Reign
card-dominate = Dominate
card-nameless-faith = Nameless Faith
card-viscera-bride = Viscera Bride
card-bezu = Bezu
card-edryss-tragg = Edryss Tragg
card-holadran = Holadran
card-kurgax = Kurgax
card-lurzan = Lurzan
card-mord = Mord
card-nhavkalas = Nhavkalas
card-ren-goda = Ren-Goda
card-solara = Solara
card-magus-of-cloaks = Magus of Cloaks
card-dusk-spawn = Dusk Spawn
card-rising-dark = Rising Dark
card-twilight-empire = Twilight Empire
card-ashen-haruspex = Ashen Haruspex
card-black-solstice = Black Solstice
card-enshroud = Enshroud
card-eclipse = Eclipse
card-shadows-reach = Shadow's Reach
card-veil-daughter = Veil Daughter
card-gate-witch = Gate Witch
card-deep-abomination = Deep Abomination
card-hasten = Hasten
card-temporal-nimbus = Temporal Nimbus
card-nether-spiral = Nether Spiral
card-paradox-beast = Paradox Beast
card-portal-wretch = Portal Wretch
card-distort = Distort
card-infinite-enmity = Infinite Enmity
card-rift-scourge = Rift Scourge
