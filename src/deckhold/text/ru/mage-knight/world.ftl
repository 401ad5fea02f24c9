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
text-city-blue-held = его защитники: +2 к огненным и ледяным атакам, +1 к огненно-ледяным
text-city-blue = в захваченном городе доступное заклинание стоит 7 влияния и одну ману его цвета
text-city-green-held = его защитники: физические атаки ядовиты
text-city-green = в захваченном городе улучшенное действие — доступное или верхнее из колоды, не глядя, — стоит 6 влияния
text-city-red-held = его защитники: физические атаки жестокие
text-city-red = в захваченном городе артефакт стоит 12 влияния
text-city-white-held = его защитники: +1 к броне
text-city-white = в захваченном городе можно нанять любой доступный отряд, а за 2 влияния добавить ещё один элитный

# -- варианты

option-scenario-first-reconnaissance = Первая вылазка (1–4)
option-scenario-conquest = Завоевание (2–4 или двое на двое)
option-scenario-conquest-blitz = Завоевание, сокращённый (2–4 или двое на двое)
option-scenario-conquest-solo = Завоевание в одиночку (1)
option-scenario-cooperation = Кооперация (2 или 3 вместе)
option-scenario-cooperation-blitz = Кооперация, сокращённый (2 или 3 вместе)
option-scenario-mines-liberation = Освобождение шахт (2–4)
option-scenario-druid-nights = Ночи друидов (2–4)
option-scenario-dungeon-lords = Владыки подземелий (2–4)
option-scenario-conquer-and-hold = Захват и удержание (2, 3 или двое на двое)
option-scenario-one-to-return = Вернётся только один (2–4)
option-expansions = Дополнения
    .about = Что есть в коробке, кроме основной игры
option-expansions-lost-legion = Пропавший легион
option-expansions-krang = Крэнг
option-expansions-shades-of-tezla = Тени Тезлы
clash-box = { $box ->
    [lost-legion] для этого нужно дополнение «Пропавший легион»
    [krang] для этого нужно дополнение «Крэнг»
   *[shades-of-tezla] для этого нужно дополнение «Тени Тезлы»
}
option-teams = Команды
    .about = Четверо играют двумя командами: места 1 и 3 против мест 2 и 4. «Захват и удержание» вчетвером играют только так.
option-teams-no = Каждый за себя
option-teams-yes = Двое на двое
option-duels = Битвы между героями
    .about = Без них тот, кто закончил движение на чужом месте, вынужден отступить.
option-duels-no = Запрещены
option-duels-yes = Разрешены
option-map = Форма поля
    .about = Где могут лежать земли: клин между двумя берегами или открытое поле в пять, четыре или три столбца.
option-map-recommended = Как в сценарии
option-map-wedge = Клиновидное
option-map-open = Полностью открытое, пять столбцов
option-map-open-4 = Открытое, четыре столбца
option-map-open-3 = Открытое, три столбца
option-random-orientation = Поворот земель
    .about = Каждую новую землю случайно поворачивают, прежде чем её увидят.
option-random-orientation-no = Как напечатано
option-random-orientation-yes = Случайный
option-random-cities = Города
    .about = Какой город стоит на земле с городом: напечатанный или случайный.
option-random-cities-no = Как напечатано
option-random-cities-yes = Случайные
option-time = День и ночь
    .about = Дни и ночи сменяют друг друга, начиная с дня или с ночи; или дни идут, пока тьма не наступит навсегда.
option-time-usual = Первый раунд — день
option-time-night-arrival = Ночное прибытие: первый раунд — ночь
option-time-darkness = Надвигается тьма: после каждого дня два кубика; чёрный приносит ночь до конца игры
option-rampage = Ярость!
    .about = Возвращаются ли между раундами побеждённые орки и драконумы; репутация тогда начинается ниже.
option-rampage-no = Не возвращаются
option-rampage-rampage = Ярость! Некоторые возвращаются
option-rampage-more-rampage = Больше ярости! Возвращаются все, иные не одни
option-city-levels = Уровни городов
    .about = На столько уровней выше, чем в сценарии, или ниже; самый низкий — 1, самый высокий — 11.
option-megapolis = Мегаполис
    .about = Последний найденный город состоит из двух частей; или таких городов два и других нет.
option-megapolis-no = Нет
option-megapolis-one = Последний город
option-megapolis-two = Два мегаполиса
option-megapolis-level = Уровень мегаполиса
    .about = Обеих частей вместе.
option-epic = Эпическая версия
    .about = «Ночи друидов» и «Вернётся только один» на три дня и три ночи и с большим числом земель.
option-epic-no = Нет
option-epic-yes = Да
option-face-up = Земли «Захвата и удержания»
    .about = Известна ли вся карта с самого начала.
option-face-up-no = Лежат лицом вниз, пока их не откроют
option-face-up-yes = Открыты с начала игры
option-few-marks = Щиты на полянах
    .about = «Ночи друидов»: на поляне место для одного щита (для двух при трёх и четырёх игроках); новый щит заменяет чужой.
option-few-marks-no = Сколько героев, столько и щитов
option-few-marks-yes = Мало
option-achievements = Общие достижения
    .about = Чей результат засчитывают всем в «Кооперации»; по ранам всегда худший.
option-achievements-best = Лучший
option-achievements-lowest = Низший
clash-option = с этим сценарием так нельзя
clash-volkare-low = уровень Волкара никогда не бывает ниже { $n }
clash-sorted = в этом сценарии враги фракций добавляются к обычным, а не заменяют их

# -- вопросы и ответы

ask-secret = Где тайный вход под землю?
ask-mark-glade = Движение закончилось на магической поляне: пометить её?
ask-replace-mark = На поляне нет места: чей щит заменит ваш?
ask-use-up-tactic = Какая тактика больше не понадобится?
do-use-up = Убрать «{ $card }» из игры

# -- журнал

log-first-tile = На поле: { $card }.
log-tile = { $who } открывает землю: { $card }.
log-turned-up = Открыт жетон: { $card }.
log-incantation = { $who } проводит ритуал.
log-glades-cleared = Все щиты убраны с полян.
log-portal-closes = Портал закрывается.
log-enemy-appears = На поле появляется враг: { $card }.
log-left-behind = { $who } у портала, когда тот закрывается, и выбывает из игры.
log-enemy-gone = { $card }: на портале, когда тот закрывается, и выходит из игры.

# -- конец

end-fame = Победа: { $who }. Слава: { $n }.
end-cities = Победа: все города завоёваны. Счёт: { $n }.
end-cities-stand = Поражение: завоёваны не все города.
end-city-found = Город найден. Счёт: { $n }.
end-city-hidden = Город не удалось найти вовремя.
end-held = Победа: { $who }. Крепости и башни принесли { $n }.
end-held-alike = Победителя нет: стороны удержали поровну.
end-returned = { $who } возвращается через портал.
end-nobody-returned = На портале никого: проиграли все.
score-fame = Слава
score-knowledge = Великий мудрец: заклинания и особые действия
score-leader = Великий лидер: отряды
score-adventurer = Великий искатель приключений: места для приключений
score-loot = Великая добыча: артефакты и кристаллы
score-conqueror = Великий завоеватель: крепости, башни магов, монастыри
score-beating = Великое поражение: раны
score-city-conqueror = Города
score-liberator = Шахты
score-title-knowledge = Титул «Великий мудрец»
score-title-leader = Титул «Великий лидер»
score-title-adventurer = Титул «Великий искатель приключений»
score-title-loot = Титул «Великая добыча»
score-title-conqueror = Титул «Великий завоеватель»
score-title-beating = Титул «Великое поражение»
score-title-city-conqueror = Титул «Великий завоеватель городов»
score-title-liberator = Титул «Великий освободитель»
score-title-dungeon-crawler = Титул «Великий исследователь подземелий»
score-cities = Завоёванные города
score-leaders = Каждый герой — лидер города
score-all-cities = Завоёваны все города
score-rounds-left = Оставшиеся раунды
score-dummy-deck = Карты в колоде виртуального игрока
score-in-time = Конец раунда не объявлен
score-keeps = Крепости
score-towers = Башни магов
score-portal = Возвращение на портал

# Что выбирают тайно (MK-560, MK-657)
option-interactive-combat = Непредсказуемые битвы
    .about = Тот, кто ходил перед вами, тайно выставляет кубик для вашего единственного врага: больше брони или сильнее атака, а за победу на 1 славу больше.
option-interactive-combat-yes = Да
option-interactive-combat-no = Нет
card-lot-white = Белый: +1 к броне в фазе боя на расстоянии
card-lot-red = Красный: +1 к атаке
card-lot-blue = Синий: +1 к броне в фазе ближнего боя
card-lot-black = Чёрный: ничего
card-lot-first = Щит первого участника
card-lot-second = Щит второго участника
kind-lot = Тайное
ask-lay-die = Какой кубик вы тайно выставите для врага?
do-lay-die = { $card }
ask-lay-member = Кто из вас должен вернуться? Другая команда этого не увидит.
do-lay-member = { $who }
log-die-shown = Кубик открыт: { $card }.

# Правила «Пропавшего легиона» между раундами (MX-192, MX-200)
option-offer-control = Контроль над доступными картами
    .about = В одиночку: в конце раунда средние карты двух рядов можно убрать под их колоды.
option-offer-control-yes = Да
option-offer-control-no = Нет
option-restraint = Сдерживание лидера
    .about = Что сдерживает лидера: печати на шкале славы, которые снимают за ману; после дня рана тому, у кого больше всех славы, а после ночи на рану меньше тому, у кого её меньше всех, или и то и другое после каждого раунда; или призраки, которые нападают на ушедшего вперёд по уровням.
option-restraint-no = Ничего
option-restraint-envy = Зависть и сочувствие
option-restraint-harder-envy = Зависть и сочувствие после каждого раунда
ask-drop-middle = Убрать средние карты под их колоды?
do-drop-middle = { $card } уходит под колоду
log-drop-middle = { $who } убирает карту под колоду: { $card }.
ask-relief = У вас меньше всех славы: убрать рану из своей колоды?
do-relief = Убрать рану
log-relief = { $who } позади всех по славе: из колоды убрана рана.
log-envy = { $who } впереди по славе: в колоде на одну рану больше.

# Магические печати на шкале славы (MX-195 — MX-199)
option-restraint-weak-seals = Магические печати, слабые
option-restraint-strong-seals = Магические печати, сильные
do-break-seal = Снять { $colour ->
    [red] красную печать (одна красная мана)
    [blue] синюю печать (одна синяя мана)
    [green] зелёную печать (одна зелёная мана)
    [white] белую печать (одна белая мана)
   *[other] золотую печать (одна мана любого цвета)
}
ask-seal = { $colour ->
    [red] Красная
    [blue] Синяя
    [green] Зелёная
    [white] Белая
   *[other] Золотая
} печать держит вашу славу на { $field }: пропадёт { $n }. Снять печать?
ask-seal-mate = { $colour ->
    [red] Красная
    [blue] Синяя
    [green] Зелёная
    [white] Белая
   *[other] Золотая
} печать держит на { $field } славу игрока { $who }: пропадёт { $n }. Снять печать?
ask-seal-mana = Маной какого цвета снять печать?
do-lose-fame = Потерять славу: { $n }
log-seal-broken = { $who } снимает печать: { $colour } жетон.
log-fame-lost = { $who } теряет у печати славу: { $n }.
piece-seal = печать
area-seals = Печати
seal-next = Славы не больше { $n }, пока не снята { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
    [white] белая
   *[other] золотая
} печать
seal-ahead = до { $colour ->
    [red] красной
    [blue] синей
    [green] зелёной
    [white] белой
   *[other] золотой
} печати ещё { $n }
seal-reached = { $colour ->
    [red] красная
    [blue] синяя
    [green] зелёная
    [white] белая
   *[other] золотая
} печать: дальше слава теряется
preview-fame-lost = У { $colour ->
    [red] красной
    [blue] синей
    [green] зелёной
    [white] белой
   *[other] золотой
} печати пропадёт слава: { $n }, если печать не снять
mark-sealed-2 = 2-й ряд шкалы славы, с 3
mark-sealed-3 = 3-й ряд шкалы славы, с 8
mark-sealed-4 = 4-й ряд шкалы славы, с 15
mark-sealed-5 = 5-й ряд шкалы славы, с 24
mark-sealed-6 = 6-й ряд шкалы славы, с 35
mark-sealed-7 = 7-й ряд шкалы славы, с 48
mark-sealed-8 = 8-й ряд шкалы славы, с 63
mark-sealed-9 = 9-й ряд шкалы славы, с 80
mark-sealed-10 = 10-й ряд шкалы славы, с 99

# Атаки призраков (MX-203 — MX-211)
option-restraint-ghosts = Атаки призраков
area-ghosts = Призраки у шкалы славы
area-haunting = Призраки
ghosts-wait = нападут перед следующим ходом этого игрока
ghosts-next = На уровне { $level } { $kind ->
    [both] нападут оба призрака
    [red] нападёт красный призрак
   *[other] нападёт коричневый призрак
}
foe-ghost = призрак: заблокированный или побеждённый исчезает, иначе исчезнет, нанеся урон; награды за него нет
log-ghost-wakes = Перед героем { $who } появляется призрак: { $card }.
log-ghosts-attack = Призраки нападают на героя { $who }.
log-ghosts-vanish = Призраки исчезают.
