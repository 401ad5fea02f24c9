# Мир: земли, руины, города, движение, сценарии.

card-start-a = Начальная земля A
card-start-b = Начальная земля B
card-countryside-1 = Дикая земля 1
card-countryside-2 = Дикая земля 2
card-countryside-3 = Дикая земля 3
card-countryside-4 = Дикая земля 4
card-countryside-5 = Дикая земля 5
card-countryside-6 = Дикая земля 6
card-countryside-7 = Дикая земля 7
card-countryside-8 = Дикая земля 8
card-countryside-9 = Дикая земля 9
card-countryside-10 = Дикая земля 10
card-countryside-11 = Дикая земля 11
card-core-1 = Развитая земля 1
card-core-2 = Развитая земля 2
card-core-3 = Развитая земля 3
card-core-4 = Развитая земля 4
card-core-5 = Развитая земля 5 (зелёный город)
card-core-6 = Развитая земля 6 (синий город)
card-core-7 = Развитая земля 7 (белый город)
card-core-8 = Развитая земля 8 (красный город)

card-altar-green = Алтарь (зелёный)
card-altar-blue = Алтарь (синий)
card-altar-white = Алтарь (белый)
card-altar-red = Алтарь (красный)
card-ruin-brown-red = Руины: коричневый и красный
card-ruin-green-red = Руины: зелёный и красный
card-ruin-grey-white = Руины: серый и белый
card-ruin-grey-brown = Руины: серый и коричневый
card-ruin-grey-violet = Руины: серый и фиолетовый
card-ruin-green-brown = Руины: зелёный и коричневый
card-ruin-green-green = Руины: два зелёных
card-ruin-brown-violet = Руины: коричневый и фиолетовый

card-city-blue = Синий город
card-city-green = Зелёный город
card-city-red = Красный город
card-city-white = Белый город
