# Ascension. Сообщения `res-*` стоят в винительном падеже: «получите 1 руну», «за 1 руну».

game-title = Ascension
game-about = Соберите колоду, побеждайте монстров, копите славу.

res-runes = { $n ->
    [one] { $n } руну
    [few] { $n } руны
   *[many] { $n } рун
}
    .symbol = ◆
res-power = { $n ->
    [one] { $n } мощь
   *[other] { $n } мощи
}
    .symbol = ⚔
res-honor = { $n ->
    [one] { $n } славу
   *[other] { $n } славы
}
    .symbol = ★
res-mechana-runes = { $n ->
    [one] { $n } руну только для конструкций Механы
    [few] { $n } руны только для конструкций Механы
   *[many] { $n } рун только для конструкций Механы
}
    .symbol = ◈

amount-mechana-runes = { "[runes:" }{ $n }{ "]" } только для конструкций Механы

option-cards = Издание
    .about = Значения карт: классические или обновлённые.
option-cards-classic = Классическое
option-cards-remaster = Обновлённое
option-first = Первый игрок
    .about = Кто ходит первым.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4

area-center_deck = Центральная колода
area-center_row = Центральный ряд
area-void = Бездна
area-mystics = Мистики
area-heavy_infantry = Тяжёлая пехота
area-cultist = Культист
area-pending = Получаемая карта
area-samael = Самаэль
area-box = Коробка
area-deck = Колода
area-hand = Рука
area-discard = Сброс
area-played = Разыграно
area-constructs = Конструкции
area-turn = Этот ход
count-runes = Руны
count-power = Мощь
count-mechana-runes = Руны для конструкций Механы
count-extra-turns = Дополнительные ходы
count-pool = Запас славы
count-honor = Слава
count-hand = Рука
count-deck = Колода
count-samael = Самаэль
mark-used = использовано в этот ход
mark-waiting = ждёт другого героя Жизнепоклонников

type-hero = герой
type-construct = конструкция
type-monster = монстр
faction-none = без фракции
faction-enlightened = Просветлённые
faction-lifebound = Жизнепоклонники
faction-mechana = Механа
faction-void = Бездна

op-banish = изгоните { $what } { $where }
    .inf = изгнать { $what } { $where }
op-discard = сбросьте { $what } { $where }
    .inf = сбросить { $what } { $where }
op-destroy = уничтожьте { $what } { $where }
    .inf = уничтожить { $what } { $where }
    .they = уничтожает { $what } { $where }
op-keep = оставьте { $what } { $where } и уничтожьте все остальные
    .inf = оставить { $what } { $where } и уничтожить все остальные
    .they = оставляет { $what } { $where } и уничтожает все остальные
op-acquire = бесплатно получите { $what } { $where }
    .inf = бесплатно получить { $what } { $where }
op-acquire-to-deck = бесплатно получите { $what } { $where } и положите его на верх своей колоды
    .inf = бесплатно получить { $what } { $where } и положить его на верх своей колоды
op-defeat = бесплатно победите { $what } { $where }
    .inf = бесплатно победить { $what } { $where }
op-take = бесплатно получите или победите { $what } { $where }
    .inf = бесплатно получить или победить { $what } { $where }
op-copy = примените ещё раз эффект { $what }{ $where }
    .inf = применить ещё раз эффект { $what }{ $where }
op-put-into-play = сразу введите { $what } в игру
    .inf = сразу ввести { $what } в игру
op-put-into-hand = возьмите { $what } в руку
    .inf = взять { $what } в руку
op-unity = единство: если в этот ход вы разыграли или разыграете другого героя Жизнепоклонников, { $what } (один раз)
op-discount = следующая конструкция, которую вы получите в этот ход, стоит на { $cost } меньше
op-exchange = заплатите { $cost }, чтобы получить { $gain }
    .inf = заплатить { $cost }, чтобы получить { $gain }
op-extra-turn = изгоните эту карту, чтобы сразу после этого хода сделать ещё один
    .inf = изгнать эту карту, чтобы сразу после этого хода сделать ещё один
op-steal = возьмите в свою руку по одной случайной карте из руки каждого противника; они ваши до конца игры
static-link = все конструкции, где бы они ни лежали, для вас относятся ещё и к Механе
static-unbanishable = эту карту нельзя изгнать
on-first-lifebound-hero = когда вы разыгрываете первого за ход героя Жизнепоклонников, { $what }
on-lifebound-unity = единство: раз в ход, если в этот ход вы разыграли или разыграете героя Жизнепоклонников, { $what }
on-first-row-defeat = когда вы побеждаете первого за ход монстра из центрального ряда, { $what }
on-mechana-arrives = раз в ход, когда вы вводите в игру конструкцию Механы (включая эту), { $what }
on-mechana-acquired = раз в ход, когда вы получаете другую конструкцию Механы, можете { $what }
op-reward = награда: { $what }
op-use = раз в ход: { $what }
op-use-freely = в свой ход: { $what }

per-construct = за каждую конструкцию под вашим контролем
per-mechana-construct = за каждую конструкцию Механы под вашим контролем
per-construct-faction = за каждую фракцию среди ваших конструкций
if-construct = под вашим контролем не меньше { $n } конструкций
what-construct = одну конструкцию
what-hero = героя
what-hero-up-to = героя стоимостью { $cost } или меньше
what-monster-up-to = монстра стоимостью { $cost } или меньше
what-other-hero = другого героя
what-other-card = другую карту
in-hand = из руки
in-discard = из своего сброса
in-hand-or-discard = из руки или своего сброса
in-center-row = из центрального ряда
in-own-constructs = под своим контролем
in-reach = из центрального ряда или из числа всегда доступных карт
in-played = { ", " }разыгранного вами в этот ход

wait-main = Ходит { $who }: разыгрывает и получает карты, побеждает монстров.
ask-main = Ваш ход: разыгрывайте и получайте карты, побеждайте монстров или завершите ход.
ask-courier = Карта «{ $card }» ваша. Можете { $what }.
do-play = Разыграть: { $card }
do-use = { $card }: { $what }
do-buy = Получить: { $card } за { $cost }
do-fight = Победить: { $card } за { $cost }
do-end-turn = Завершить ход
do-acquire = Получить: { $card }
do-defeat = Победить: { $card }
do-banish = Изгнать: { $card }
do-banish-in = Изгнать: { $card } ({ $zone })
do-discard = Сбросить: { $card }
do-destroy = Уничтожить: { $card }
do-keep = Оставить: { $card }
do-copy = Скопировать: { $card }
do-acquire-in = Получить: { $card }
do-to-discard = Положить в сброс
do-to-deck = Положить на верх колоды
do-put-into-play = Сразу ввести в игру
do-put-into-hand = Взять в руку

log-play = { $who }: разыграна карта «{ $card }».
log-use = { $who }: применена карта «{ $card }».
log-acquire = { $who }: получена карта «{ $card }».
log-defeat = { $who }: побеждён монстр «{ $card }».
log-banish = { $who }: изгнана карта «{ $card }».
log-discard = { $who }: сброшена карта «{ $card }».
log-destroy = { $who }: уничтожена конструкция «{ $card }».
log-draw = { $hidden ->
    [1] { $who }: взята карта.
   *[0] { $who }: взята карта «{ $card }».
}
log-reveal = В центральном ряду появляется карта «{ $card }».
log-steal = { $hidden ->
    [1] { $who }: взята карта из руки ({ "[seat:" }{ $n }{ "]" }).
   *[0] { $who }: из руки ({ "[seat:" }{ $n }{ "]" }) взята карта «{ $card }».
}
log-gain-runes = { $who }: { $n ->
    [one] получена { $n } руна.
    [few] получены { $n } руны.
   *[many] получено { $n } рун.
}
log-gain-power = { $who }: { $n ->
    [one] получена { $n } мощь.
   *[other] получено { $n } мощи.
}
log-gain-honor = { $who }: { $n ->
    [one] получена { $n } слава.
   *[other] получено { $n } славы.
}
log-gain-mechana-runes = { $who }: { $n ->
    [one] получена { $n } руна для конструкций Механы.
    [few] получены { $n } руны для конструкций Механы.
   *[many] получено { $n } рун для конструкций Механы.
}
log-end-turn = { $who }: ход завершён.
log-turn = Ходит { $who }.
log-extra-turn = { $who }: ещё один ход.
log-shuffle = { $n ->
    [0] Бездна перемешана и стала центральной колодой.
   *[other] { $who }: сброс перемешан и стал новой колодой.
}
log-samael-defeats = Самаэль побеждает монстра «{ $card }» и получает { $n ->
    [one] { $n } славу.
   *[other] { $n } славы.
}
log-samael-acquires = Самаэль забирает карту «{ $card }».

end-honor = Победа: { $who }. Слава: { $n }.
end-solo-won = Вы победили: ваша слава ({ $n }) больше, чем у Самаэля.
end-solo-lost = Победил Самаэль: нужно было набрать больше славы, чем он.

score-tokens = Фишки славы

why-not-power = { $cost ->
    [one] Стоит { $cost } мощь, у вас { $have }.
   *[other] Стоит { $cost } мощи, у вас { $have }.
}
why-not-runes = { $cost ->
    [one] Стоит { $cost } руну, у вас { $have }.
    [few] Стоит { $cost } руны, у вас { $have }.
   *[many] Стоит { $cost } рун, у вас { $have }.
}
why-not-top = Доступна только верхняя карта стопки.
why-not-automatic = Действует сама по себе.
why-not-used = Уже использовано в этот ход.
why-not-unpaid = Не хватает рун на её эффект.
why-not-yours = Это не ваша карта.
why-not-played = Уже разыграна в этот ход.

card-apprentice = Ученик
card-militia = Ополчение
card-mystic = Мистик
card-heavy-infantry = Тяжёлая пехота
card-cultist = Культист
card-arha-initiate = Послушник Архи
card-arha-templar = Храмовник Архи
card-ascetic-of-the-lidless-eye = Аскет Недремлющего Ока
card-master-dhartha = Мастер Дхарта
card-oziah-the-peerless = Озия Несравненный
card-seer-of-the-forked-path = Провидица раздвоенного пути
card-tablet-of-times-dawn = Скрижаль зари времён
card-temple-librarian = Храмовый библиотекарь
card-the-all-seeing-eye = Всевидящее Око
card-twofold-askara = Двуликий Аскара
card-cetra-weaver-of-stars = Цетра, Ткачиха звёзд
card-druids-of-the-stone-circle = Друиды Каменного круга
card-flytrap-witch = Ведьма-мухоловка
card-landtalker = Говорящий с землёй
card-lifebound-initiate = Послушник Жизнепоклонников
card-runic-lycanthrope = Рунический ликантроп
card-snapdragon = Львиный зев
card-wolf-shaman = Волчий шаман
card-yggdrasil-staff = Посох Иггдрасиля
card-avatar-golem = Голем-аватар
card-burrower-mark-ii = Бурильщик, модель II
card-hedron-cannon = Гедронная пушка
card-hedron-link-device = Гедронный связной модуль
card-kor-the-ferromancer = Кор
card-mechana-initiate = Послушник Механы
card-reactor-monk = Монах реактора
card-rocket-courier-x-99 = Ракетный курьер X-99
card-the-grand-design = Великий замысел
card-watchmakers-altar = Алтарь часовщика
card-arbiter-of-the-precipice = Арбитр Пропасти
card-demon-slayer = Истребитель демонов
card-emri-one-with-the-void = Эмри, Единая с Бездной
card-muramasa = Мурамаса
card-shade-of-the-black-watch = Тень Чёрной стражи
card-shadow-star = Звезда теней
card-spike-vixen = Шипастая бестия
card-void-initiate = Послушник Бездны
card-voidthirster = Жаждущий Бездны
card-avatar-of-the-fallen = Аватар Падшего
card-corrosive-widow = Едкая вдова
card-earth-tyrant = Тиран из недр
card-mephit = Мефит
card-mistake-of-creation = Ошибка творения
card-samaels-trickster = Обманщик Самаэля
card-sea-tyrant = Тиран из глубин
card-tormented-soul = Истерзанная душа
card-wind-tyrant = Тиран ветров
card-xeron-duke-of-lies = Зерон, Повелитель лжи
