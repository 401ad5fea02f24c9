# Units: their names and what they do.

card-peasants = Peasants
card-foresters = Foresters
card-herbalists = Herbalists
card-utem-crossbowmen = Utem Crossbowmen
card-utem-guardsmen = Utem Guardsmen
card-utem-swordsmen = Utem Swordsmen
card-guardian-golems = Guardian Golems
card-illusionists = Illusionists
card-northern-monks = Northern Monks
card-red-cape-monks = Red Cape Monks
card-savage-monks = Savage Monks
card-fire-golems = Fire Golems
card-ice-golems = Ice Golems
card-fire-mages = Fire Mages
card-ice-mages = Ice Mages
card-amotep-gunners = Amotep Gunners
card-amotep-freezers = Amotep Freezers
card-catapults = Catapults
card-altem-guardians = Altem Guardians
card-altem-mages = Altem Mages
card-sorcerers = Sorcerers

op-strained = { $what }, and this unit is wounded
op-paid-more = { $what }, and { $n } more for each of { $mana } that you pay
ask-paid-more = You may pay mana for { $n } more points.
do-paid-more = { $mana }: { $n } more
op-all-resistances = all your units have all resistances this turn
op-attacks-are = { $element ->
    [physical] all your attacks in this combat are physical from now on
    [fire] all your attacks in this combat are Fire Attacks from now on
    [ice] all your attacks in this combat are Ice Attacks from now on
   *[cold-fire] all your attacks in this combat are Cold Fire Attacks from now on
}
op-attacks-are-siege = all your attacks in this combat are Siege Attacks from now on and keep their elements
log-unit-wound = { $card } is wounded.
