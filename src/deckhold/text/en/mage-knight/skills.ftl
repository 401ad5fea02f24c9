# Skills.

# Arythea
card-arythea-dark-paths = Dark Paths
card-arythea-burning-power = Burning Power
card-arythea-hot-swordsmanship = Hot Swordsmanship
card-arythea-dark-negotiation = Dark Negotiation
card-arythea-dark-fire-magic = Dark Fire Magic
card-arythea-power-of-pain = Power of Pain
card-arythea-invocation = Invocation
card-arythea-polarization = Polarization
card-arythea-motivation = Motivation
card-arythea-healing-ritual = Healing Ritual
card-arythea-ritual-of-pain = Ritual of Pain

# Tovak
card-tovak-double-time = Double Time
card-tovak-night-sharpshooting = Night Sharpshooting
card-tovak-cold-swordsmanship = Cold Swordsmanship
card-tovak-shield-mastery = Shield Mastery
card-tovak-resistance-break = Resistance Break
card-tovak-i-feel-no-pain = I Feel No Pain
card-tovak-i-dont-give-a-damn = I Don't Give a Damn
card-tovak-who-needs-magic = Who Needs Magic?
card-tovak-motivation = Motivation
card-tovak-mana-exploit = Mana Exploit
card-tovak-mana-overload = Mana Overload

# Goldyx
card-goldyx-freezing-power = Freezing Power
card-goldyx-potion-making = Potion Making
card-goldyx-white-crystal-craft = White Crystal Craft
card-goldyx-green-crystal-craft = Green Crystal Craft
card-goldyx-red-crystal-craft = Red Crystal Craft
card-goldyx-glittering-fortune = Glittering Fortune
card-goldyx-flight = Flight
card-goldyx-universal-power = Universal Power
card-goldyx-motivation = Motivation
card-goldyx-source-freeze = Source Freeze
card-goldyx-source-opening = Source Opening

# Norowas
card-norowas-forward-march = Forward March
card-norowas-day-sharpshooting = Day Sharpshooting
card-norowas-inspiration = Inspiration
card-norowas-bright-negotiation = Bright Negotiation
card-norowas-leaves-in-the-wind = Leaves in the Wind
card-norowas-whispers-in-the-treetops = Whispers in the Treetops
card-norowas-leadership = Leadership
card-norowas-bonds-of-loyalty = Bonds of Loyalty
card-norowas-motivation = Motivation
card-norowas-prayer-of-weather = Prayer of Weather
card-norowas-prayer-of-weather-coop = Calming the Weather
