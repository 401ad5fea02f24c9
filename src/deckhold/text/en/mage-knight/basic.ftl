# Names of basic actions.

card-rage = Rage
card-determination = Determination
card-swiftness = Swiftness
card-march = March
card-stamina = Stamina
card-promise = Promise
card-threaten = Threaten
card-wound = Wound
