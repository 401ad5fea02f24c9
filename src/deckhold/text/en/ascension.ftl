# Ascension

game-title = Ascension
game-about = Build a deck, defeat monsters, gather honor.

res-runes = { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
    .symbol = ◆
res-power = { $n } power
    .symbol = ⚔
res-honor = { $n } honor
    .symbol = ★
res-mechana-runes = { $n ->
    [one] { $n } rune for Mechana constructs only
   *[other] { $n } runes for Mechana constructs only
}
    .symbol = ◈

amount-mechana-runes = { "[runes:" }{ $n }{ "]" } for Mechana constructs only

option-cards = Printing
    .about = Card values of the classic or of the remastered printing.
option-cards-classic = Classic
option-cards-remaster = Remastered
option-first = First player
    .about = Who moves first.
option-first-random = At random
option-first-0 = Seat 1
option-first-1 = Seat 2
option-first-2 = Seat 3
option-first-3 = Seat 4

area-center_deck = Center deck
area-center_row = Center row
area-void = The Void
area-mystics = Mystics
area-heavy_infantry = Heavy Infantry
area-cultist = Cultist
area-pending = Being acquired
area-samael = Samael
area-box = Box
area-deck = Deck
area-hand = Hand
area-discard = Discard pile
area-played = Played
area-constructs = Constructs
area-turn = This turn
count-runes = Runes
count-power = Power
count-mechana-runes = Runes for Mechana constructs
count-extra-turns = Extra turns
count-pool = Honor pool
count-honor = Honor
count-hand = Hand
count-deck = Deck
count-samael = Samael
mark-used = used this turn
mark-waiting = waits for another Lifebound hero

type-hero = hero
type-construct = construct
type-monster = monster
faction-none = no faction
faction-enlightened = Enlightened
faction-lifebound = Lifebound
faction-mechana = Mechana
faction-void = Void

op-banish = banish { $what } { $where }
op-discard = discard { $what } { $where }
op-destroy = destroy { $what } { $where }
    .they = destroys { $what } { $where }
op-keep = keep { $what } { $where } and destroy all the others
    .they = keeps { $what } { $where } and destroys all the others
op-acquire = acquire { $what } { $where } without paying for it
op-acquire-to-deck = acquire { $what } { $where } without paying for it, and put it on top of your deck
op-defeat = defeat { $what } { $where } without paying for it
op-take = acquire or defeat { $what } { $where } without paying for it
op-copy = repeat the effect of { $what } { $where }
op-put-into-play = put { $what } into play at once
op-put-into-hand = put { $what } into your hand
op-unity = unity: if you play another Lifebound hero this turn, before or after this one, { $what } (once)
op-discount = the next construct you acquire this turn costs { $cost } less
op-exchange = pay { $cost } to gain { $gain }
op-extra-turn = banish this card to take another turn after this one
op-steal = take a random card from each opponent's hand into your own; you keep it for good
static-link = all constructs, wherever they are, count as Mechana for you as well
static-unbanishable = this card cannot be banished
on-first-lifebound-hero = the first time you play a Lifebound hero in a turn, { $what }
on-lifebound-unity = unity: once per turn, if you play a Lifebound hero this turn, before or after, { $what }
on-first-row-defeat = the first time you defeat a monster in the center row in a turn, { $what }
on-mechana-arrives = once per turn, when you put a Mechana construct into play (this one included), { $what }
on-mechana-acquired = once per turn, when you acquire another Mechana construct, you may { $what }
op-reward = reward: { $what }
op-use = once per turn: { $what }
op-use-freely = on your turn: { $what }

per-construct = for each construct you control
per-mechana-construct = for each Mechana construct you control
per-construct-faction = for each faction among your constructs
if-construct = you control { $n } or more constructs
what-construct = one construct
what-hero = a hero
what-hero-up-to = a hero of { $cost } or less
what-monster-up-to = a monster of { $cost } or less
what-other-hero = another hero
what-other-card = another card
in-hand = from your hand
in-discard = from your discard pile
in-hand-or-discard = from your hand or discard pile
in-center-row = in the center row
in-own-constructs = you control
    .they = they control
in-reach = from the center row or the always-available cards
in-played = you played this turn

wait-main = { $who } is on the move: plays and acquires cards, defeats monsters.
ask-main = Your turn: play and acquire cards, defeat monsters, or end the turn.
ask-courier = { $card } is yours. You may { $what }.
do-play = Play { $card }
do-use = { $card }: { $what }
do-buy = Acquire { $card } for { $cost }
do-fight = Defeat { $card } for { $cost }
do-end-turn = End the turn
do-acquire = Acquire { $card }
do-defeat = Defeat { $card }
do-banish = Banish { $card }
do-banish-in = Banish { $card } ({ $zone })
do-discard = Discard { $card }
do-destroy = Destroy { $card }
do-keep = Keep { $card }
do-copy = Copy { $card }
do-acquire-in = Acquire { $card }
do-to-discard = Put it into the discard pile
do-to-deck = Put it on top of the deck
do-put-into-play = Put it into play at once
do-put-into-hand = Put it into hand

log-play = { $who } plays { $card }.
log-use = { $who } uses { $card }.
log-acquire = { $who } acquires { $card }.
log-defeat = { $who } defeats { $card }.
log-banish = { $who } banishes { $card }.
log-discard = { $who } discards { $card }.
log-destroy = { $who } destroys { $card }.
log-draw = { $hidden ->
    [1] { $who } draws a card.
   *[0] { $who } draws { $card }.
}
log-reveal = { $card } appears in the center row.
log-steal = { $hidden ->
    [1] { $who } takes a card from the hand of { "[seat:" }{ $n }{ "]" }.
   *[0] { $who } takes { $card } from the hand of { "[seat:" }{ $n }{ "]" }.
}
log-gain-runes = { $who } gains { $n ->
    [one] { $n } rune.
   *[other] { $n } runes.
}
log-gain-power = { $who } gains { $n } power.
log-gain-honor = { $who } gains { $n } honor.
log-gain-mechana-runes = { $who } gains { $n ->
    [one] { $n } rune for Mechana constructs.
   *[other] { $n } runes for Mechana constructs.
}
log-end-turn = { $who } ends the turn.
log-turn = { $who } is to move.
log-extra-turn = { $who } takes another turn.
log-shuffle = { $n ->
    [0] The Void is shuffled and becomes the center deck.
   *[other] { $who } shuffles the discard pile into a new deck.
}
log-samael-defeats = Samael defeats { $card } and gains { $n } honor.
log-samael-acquires = Samael takes { $card }.

end-honor = { $who } wins with { $n } honor.
end-solo-won = You win with { $n } honor, more than Samael.
end-solo-lost = Samael wins: you needed more honor than he has.

score-tokens = Honor tokens

why-not-power = Costs { $cost } power, you have { $have }.
why-not-runes = { $cost ->
    [one] Costs { $cost } rune, you have { $have }.
   *[other] Costs { $cost } runes, you have { $have }.
}
why-not-top = Only the top card of the pile is offered.
why-not-automatic = It works by itself.
why-not-used = Already used this turn.
why-not-unpaid = You cannot pay for its effect.
why-not-yours = It is not yours.
why-not-played = Already played this turn.

card-apprentice = Apprentice
card-militia = Militia
card-mystic = Mystic
card-heavy-infantry = Heavy Infantry
card-cultist = Cultist
card-arha-initiate = Arha Initiate
card-arha-templar = Arha Templar
card-ascetic-of-the-lidless-eye = Ascetic of the Lidless Eye
card-master-dhartha = Master Dhartha
card-oziah-the-peerless = Oziah the Peerless
card-seer-of-the-forked-path = Seer of the Forked Path
card-tablet-of-times-dawn = Tablet of Time's Dawn
card-temple-librarian = Temple Librarian
card-the-all-seeing-eye = The All-Seeing Eye
card-twofold-askara = Twofold Askara
card-cetra-weaver-of-stars = Cetra, Weaver of Stars
card-druids-of-the-stone-circle = Druids of the Stone Circle
card-flytrap-witch = Flytrap Witch
card-landtalker = Landtalker
card-lifebound-initiate = Lifebound Initiate
card-runic-lycanthrope = Runic Lycanthrope
card-snapdragon = Snapdragon
card-wolf-shaman = Wolf Shaman
card-yggdrasil-staff = Yggdrasil Staff
card-avatar-golem = Avatar Golem
card-burrower-mark-ii = Burrower Mark II
card-hedron-cannon = Hedron Cannon
card-hedron-link-device = Hedron Link Device
card-kor-the-ferromancer = Kor, the Ferromancer
card-mechana-initiate = Mechana Initiate
card-reactor-monk = Reactor Monk
card-rocket-courier-x-99 = Rocket Courier X-99
card-the-grand-design = The Grand Design
card-watchmakers-altar = Watchmaker's Altar
card-arbiter-of-the-precipice = Arbiter of the Precipice
card-demon-slayer = Demon Slayer
card-emri-one-with-the-void = Emri, One with the Void
card-muramasa = Muramasa
card-shade-of-the-black-watch = Shade of the Black Watch
card-shadow-star = Shadow Star
card-spike-vixen = Spike Vixen
card-void-initiate = Void Initiate
card-voidthirster = Voidthirster
card-avatar-of-the-fallen = Avatar of the Fallen
card-corrosive-widow = Corrosive Widow
card-earth-tyrant = Earth Tyrant
card-mephit = Mephit
card-mistake-of-creation = Mistake of Creation
card-samaels-trickster = Samael's Trickster
card-sea-tyrant = Sea Tyrant
card-tormented-soul = Tormented Soul
card-wind-tyrant = Wind Tyrant
card-xeron-duke-of-lies = Xeron, Duke of Lies
