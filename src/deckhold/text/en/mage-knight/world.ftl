# The world: tiles, ruins, cities, movement, scenarios.

card-start-a = Start tile A
card-start-b = Start tile B
card-countryside-1 = Countryside tile 1
card-countryside-2 = Countryside tile 2
card-countryside-3 = Countryside tile 3
card-countryside-4 = Countryside tile 4
card-countryside-5 = Countryside tile 5
card-countryside-6 = Countryside tile 6
card-countryside-7 = Countryside tile 7
card-countryside-8 = Countryside tile 8
card-countryside-9 = Countryside tile 9
card-countryside-10 = Countryside tile 10
card-countryside-11 = Countryside tile 11
card-core-1 = Core tile 1
card-core-2 = Core tile 2
card-core-3 = Core tile 3
card-core-4 = Core tile 4
card-core-5 = Core tile 5 (green city)
card-core-6 = Core tile 6 (blue city)
card-core-7 = Core tile 7 (white city)
card-core-8 = Core tile 8 (red city)

card-altar-green = Altar (green)
card-altar-blue = Altar (blue)
card-altar-white = Altar (white)
card-altar-red = Altar (red)
card-ruin-brown-red = Ruins: brown + red
card-ruin-green-red = Ruins: green + red
card-ruin-grey-white = Ruins: grey + white
card-ruin-grey-brown = Ruins: grey + brown
card-ruin-grey-violet = Ruins: grey + violet
card-ruin-green-brown = Ruins: green + brown
card-ruin-green-green = Ruins: green + green
card-ruin-brown-violet = Ruins: brown + violet

card-city-blue = Blue City
card-city-green = Green City
card-city-red = Red City
card-city-white = White City
