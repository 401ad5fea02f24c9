# Названия обычных действий.

card-rage = Ярость
card-determination = Решимость
card-swiftness = Быстрота
card-march = Поход
card-stamina = Стойкость
card-promise = Обещание
card-threaten = Угроза
card-wound = Рана
