# Навыки.

# Аритея
card-arythea-dark-paths = Тёмные тропы
card-arythea-burning-power = Пылающая мощь
card-arythea-hot-swordsmanship = Огненный клинок
card-arythea-dark-negotiation = Тёмные переговоры
card-arythea-dark-fire-magic = Магия тёмного огня
card-arythea-power-of-pain = Сила боли
card-arythea-invocation = Воззвание
card-arythea-polarization = Поляризация
card-arythea-motivation = Мотивация
card-arythea-healing-ritual = Целительный ритуал
card-arythea-ritual-of-pain = Ритуал боли

# Товак
card-tovak-double-time = Двойной шаг
card-tovak-night-sharpshooting = Ночная меткость
card-tovak-cold-swordsmanship = Ледяной клинок
card-tovak-shield-mastery = Мастерство щита
card-tovak-resistance-break = Слом сопротивления
card-tovak-i-feel-no-pain = Я не чувствую боли
card-tovak-i-dont-give-a-damn = Мне всё равно
card-tovak-who-needs-magic = Кому нужна магия?
card-tovak-motivation = Мотивация
card-tovak-mana-exploit = Эксплуатация маны
card-tovak-mana-overload = Перегрузка маны

# Голдикс
card-goldyx-freezing-power = Леденящая мощь
card-goldyx-potion-making = Зельеварение
card-goldyx-white-crystal-craft = Белое кристальное ремесло
card-goldyx-green-crystal-craft = Зелёное кристальное ремесло
card-goldyx-red-crystal-craft = Красное кристальное ремесло
card-goldyx-glittering-fortune = Блеск богатства
card-goldyx-flight = Полёт
card-goldyx-universal-power = Универсальная сила
card-goldyx-motivation = Мотивация
card-goldyx-source-freeze = Заморозка источника
card-goldyx-source-opening = Открытие источника

# Норовас
card-norowas-forward-march = Вперёд, марш!
card-norowas-day-sharpshooting = Дневная меткость
card-norowas-inspiration = Вдохновение
card-norowas-bright-negotiation = Светлые переговоры
card-norowas-leaves-in-the-wind = Листья на ветру
card-norowas-whispers-in-the-treetops = Шёпот в кронах
card-norowas-leadership = Лидерство
card-norowas-bonds-of-loyalty = Узы верности
card-norowas-motivation = Мотивация
card-norowas-prayer-of-weather = Молитва о погоде
card-norowas-prayer-of-weather-coop = Усмирение погоды
