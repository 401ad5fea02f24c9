# Последний бастион

game-title = Последний бастион
game-about = Вместе удержите бастион против орд Злой королевы и победите её полководцев.

res-life = { $n ->
    [one] { $n } жетон жизни
    [few] { $n } жетона жизни
   *[many] { $n } жетонов жизни
}
    .symbol = ♥
res-call-to-arms = { $n ->
    [one] { $n } жетон «Призыв к оружию»
    [few] { $n } жетона «Призыв к оружию»
   *[many] { $n } жетонов «Призыв к оружию»
}
    .symbol = ▲
res-red = { $n ->
    [one] { $n } красный жетон снаряжения
    [few] { $n } красных жетона снаряжения
   *[many] { $n } красных жетонов снаряжения
}
res-green = { $n ->
    [one] { $n } зелёный жетон снаряжения
    [few] { $n } зелёных жетона снаряжения
   *[many] { $n } зелёных жетонов снаряжения
}
res-blue = { $n ->
    [one] { $n } синий жетон снаряжения
    [few] { $n } синих жетона снаряжения
   *[many] { $n } синих жетонов снаряжения
}
res-yellow = { $n ->
    [one] { $n } жёлтый жетон снаряжения
    [few] { $n } жёлтых жетона снаряжения
   *[many] { $n } жёлтых жетонов снаряжения
}
res-black = { $n ->
    [one] { $n } чёрный жетон снаряжения
    [few] { $n } чёрных жетона снаряжения
   *[many] { $n } чёрных жетонов снаряжения
}
res-face-red = { $n ->
    [one] { $n } красный результат
    [few] { $n } красных результата
   *[many] { $n } красных результатов
}
res-face-green = { $n ->
    [one] { $n } зелёный результат
    [few] { $n } зелёных результата
   *[many] { $n } зелёных результатов
}
res-face-blue = { $n ->
    [one] { $n } синий результат
    [few] { $n } синих результата
   *[many] { $n } синих результатов
}
res-face-yellow = { $n ->
    [one] { $n } жёлтый результат
    [few] { $n } жёлтых результата
   *[many] { $n } жёлтых результатов
}
res-face-black = { $n ->
    [one] { $n } чёрный результат
    [few] { $n } чёрных результата
   *[many] { $n } чёрных результатов
}
fact-faction = Цвет
colour-red = красный
colour-green = зелёный
colour-blue = синий
colour-yellow = жёлтый
colour-black = чёрный
colour-white = белый
board-red = Красный планшет
board-green = Зелёный планшет
board-blue = Синий планшет
board-yellow = Жёлтый планшет
slot = { $board }, слот { $n }, напротив: { $tile }
no-dice = без кубиков
target = { $card } ({ $result })
target-open = { $card } (кубики не нужны)

option-difficulty = Сложность
    .about = Сколько полководцев придёт и насколько хорошо снаряжены герои.
option-difficulty-beginner = Начальная
    .about = Один полководец, монстров меньше, и каждому ещё чёрный жетон снаряжения.
option-difficulty-normal = Нормальная
    .about = Один полководец. С этого уровня советуют начинать.
option-difficulty-hard = Сложная
    .about = Два полководца, и победить надо обоих.
option-difficulty-heroic = Героическая
    .about = Три полководца, и победить надо всех.
option-hero_choice = Герои
    .about = Выбирают ли игроки героев сами или получают их случайно.
option-hero_choice-players = Выбирают игроки
option-hero_choice-random = Случайно
option-heroes = Назначенные герои
    .about = Герои первых мест по порядку; остальные выбирают или получают героя случайно.
option-heroes-elmer-chestnut = Элмер и Каштан
option-heroes-mylfaar = Мильфаар
option-heroes-arne-soko = Арн и Соко
option-heroes-sindara = Синдара
option-heroes-teagaan = Тигаан
option-heroes-feng-li = Фенг-Ли
option-heroes-kazgin = Казгин
option-heroes-twindalli = Твиндалли
clash-heroes = названо { $n }, а за столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
clash-all-or-none = назовите все { $all } или ни одного; названо { $n }
option-tiles = Тайлы бастиона
    .about = Все девять тайлов построчно или ни одного: тогда они лежат случайно.
option-tiles-trebuchet = Требушет
option-tiles-strategists-tower = Башня стратега
option-tiles-market = Рынок
option-tiles-tavern = Таверна
option-tiles-standard = Знамя
option-tiles-divine-fountain = Божественный фонтан
option-tiles-dispensary = Лазарет
option-tiles-tomb = Могила древних королей
option-tiles-dwarven-quarry = Гномий карьер
option-boards = Планшеты орды
    .about = Все четыре планшета по часовой стрелке с севера или ни одного: тогда они лежат случайно.
option-boards-red = Красный
option-boards-green = Зелёный
option-boards-blue = Синий
option-boards-yellow = Жёлтый
option-first = Первый игрок
    .about = Чей ход первый.
option-first-random = Случайно
option-first-0 = Место 1
option-first-1 = Место 2
option-first-2 = Место 3
option-first-3 = Место 4
option-ask_owner = Чужое снаряжение
    .about = Спрашивать ли игрока, прежде чем герой на том же тайле потратит его снаряжение.
option-ask_owner-no = Решает сражающийся
option-ask_owner-yes = Спрашивать владельца
option-cards = Карты орды
    .about = Набор Deckhold или карты из файла, составленного владельцем игры.
option-cards-designed = Набор Deckhold

area-bastion = Бастион
area-dice = Кубики
area-turn = Этот ход
area-horde_deck = Колода орды
area-horde_discard = Сброс
area-arriving = Приходящая карта
area-hero = Герой
area-reserve = Резерв
area-box = Герои на выбор
area-removed = Вне игры
area-horde_boards = Планшеты орды
area-red_board = Красный планшет
area-green_board = Зелёный планшет
area-blue_board = Синий планшет
area-yellow_board = Жёлтый планшет
count-life = Жизни
count-call-to-arms = Призыв к оружию
count-red = Красное снаряжение
count-green = Зелёное снаряжение
count-blue = Синее снаряжение
count-yellow = Жёлтое снаряжение
count-black = Чёрное снаряжение
count-evil = Фигурки власти зла
count-resistance = Сопротивление
count-value = Грань
count-actions-left = Осталось действий
count-move-left = Осталось передвижений
count-free-dice = Белых кубиков в бою
count-warlords = Полководцев ещё победить
count-warlords-in-deck = Полководцев в колоде
count-warlord-on-top = Полководец сверху
count-turn-number = Ход
score-level = Уровень
score-life = Жизни
score-calls = Призыв к оружию
score-dead = Погибшие герои
score-evil = Тайлы во власти зла
mark-evil = во власти зла
mark-turn = его ход
mark-at-trebuchet = стоит на тайле «Требушет»
mark-at-strategists-tower = стоит на тайле «Башня стратега»
mark-at-market = стоит на тайле «Рынок»
mark-at-tavern = стоит на тайле «Таверна»
mark-at-standard = стоит на тайле «Знамя»
mark-at-divine-fountain = стоит на тайле «Божественный фонтан»
mark-at-dispensary = стоит на тайле «Лазарет»
mark-at-tomb = стоит на тайле «Могила древних королей»
mark-at-dwarven-quarry = стоит на тайле «Гномий карьер»
mark-neutral = нейтральный
mark-base-red = красный
mark-base-green = зелёный
mark-base-blue = синий
mark-base-yellow = жёлтый
mark-laid-down = лежит: следующее передвижение уйдёт на то, чтобы встать
mark-red = красный
mark-green = зелёный
mark-blue = синий
mark-yellow = жёлтый
mark-black = чёрный
mark-white = белый
mark-net-enter = сеть на входном эффекте
mark-net-enter-2 = сеть на другом входном эффекте
mark-net-recurring = сеть на повторяющемся эффекте
mark-net-recurring-2 = сеть на другом повторяющемся эффекте
mark-net-ongoing = сеть на длительном эффекте
mark-net-ongoing-2 = сеть на другом длительном эффекте
mark-net-exit = сеть на выходном эффекте
mark-net-exit-2 = сеть на другом выходном эффекте
mark-locks-die = удерживает боевой кубик
mark-bans-equipment = снаряжение под запретом
mark-target = цель
mark-defeated = карта побеждена
mark-incapacitated = герой выведен из строя
mark-wounded = герой ранен: способности нет
mark-dead = герой погиб
mark-enchantment = жетон колдовства готов
piece-slot = Свободный слот
piece-net = Сеть
piece-trap = Ловушка
piece-standard = Знамя
piece-enchantment = Жетон колдовства
piece-figure = Герой

type-monster = монстр
type-warlord = полководец
type-hero = герой
type-tile = тайл бастиона
type-board = планшет орды
type-die = кубик
fact-colour = Цвет
fact-resistance = Сопротивление

list-effects = { $first }, затем { $then }
on-enter = при входе: { $what }
on-recurring = каждую фазу орды этого планшета: { $what }
on-ongoing = пока карта в игре: { $what }
on-exit = при победе над картой: { $what }
op-full-board = если на всех трёх слотах лежат карты: { $what }
op-evil-beside-board = выпавшая на нём власть зла ложится на выбранный вами тайл у этого планшета, на котором её ещё нет
die-face = { $n }: { $what }

op-evil-spread = положите на эту карту фигурку власти зла, а если она там уже есть, переместите её на ближайший тайл напротив, на котором нет такой фигурки
op-draw-card = возьмите карту орды и разместите её
    .they = берёт карту орды и размещает её
op-lose-life = потеряйте { $life }
    .they = теряет { $life }
op-lose-round-token = потеряйте круглый жетон (снаряжение или «Призыв к оружию»)
    .they = теряет круглый жетон (снаряжение или «Призыв к оружию»)
op-roll-decay-die = бросьте кубик упадка
    .they = бросает кубик упадка
op-evil-on-own-hero = положите фигурку власти зла на планшет своего героя
    .they = кладёт фигурку власти зла на планшет своего героя
op-lose-next-move = потеряйте следующее передвижение
    .they = теряет следующее передвижение
op-discard-bottom-card = сбросьте нижнюю карту колоды орды; если это полководец, игра проиграна
    .they = сбрасывает нижнюю карту колоды орды; если это полководец, игра проиграна
op-evil-on-tile = положите фигурку власти зла на ближайший тайл напротив карты, на котором её ещё нет
    .they = кладёт фигурку власти зла на ближайший тайл напротив карты, на котором её ещё нет
op-no-effect = ничего не происходит
op-gain-equipment = возьмите жетон снаряжения на выбор
    .they = берёт жетон снаряжения на выбор
op-gain-life = возьмите { $life }
    .they = берёт { $life }
op-gain-call-to-arms = возьмите { $call }
    .they = берёт { $call }
op-gain-life-and-call-to-arms = можете взять { $life } и { $call }
    .inf = взять { $life } и { $call }
    .they = может взять { $life } и { $call }
op-remove-evil = можете убрать фигурку власти зла с тайла, карты или планшета героя
    .they = может убрать фигурку власти зла с тайла, карты или планшета героя
op-remove-one-evil = уберите фигурку власти зла с тайла, карты или планшета героя
op-no-white = белые грани против неё не засчитываются
op-lock-die = на ней лежит белый боевой кубик, его нельзя использовать в бою
op-no-equipment = никто не может тратить снаряжение в бою

tile-trebuchet = накройте сетью один эффект карты монстра: накрытый эффект не действует. На полководцев не распространяется
tile-strategists-tower = одновременно переместите до двух карт на свободные слоты или поменяйте две карты местами
tile-market = бросьте два боевых кубика и возьмите по жетону снаряжения каждого выпавшего цвета; белая грань даёт цвет на выбор
tile-tavern = любой один игрок берёт { $life } и может передвинуться
tile-standard = выберите цвет знамени: сопротивление карт этого цвета уменьшается на 1
tile-divine-fountain = уберите до двух фигурок власти зла с тайлов, карт или планшетов героев
tile-dispensary = дайте любому игроку жетон снаряжения на выбор или верните в игру выведенного из строя героя: он вернётся раненым и получит { $lives } и { $call }
tile-tomb = заплатите { $life }, чтобы сбросить монстра без его выходных эффектов. На полководцев не распространяется
tile-dwarven-quarry = поставьте ловушку на свободный слот своего планшета: монстр, который туда попадёт, сбрасывается без эффектов. На полководцев не распространяется

power-extra-move = в свою фазу героя у вас есть дополнительное передвижение: сделайте его сами или отдайте другому герою, который передвинется сразу
power-enchant = раз в свою фазу героя положите жетон колдовства на карту в игре или переложите его: сопротивление этой карты уменьшается на 1
power-fetch = раз в свою фазу героя возьмите жетон снаряжения на выбор
power-activate-and-fight = в свою фазу героя можно и активировать тайл, и вступить в бой, в любом порядке, но и то и другое до передвижения либо после него
power-purify = в свою фазу героя можно убрать фигурку власти зла вместо передвижения
power-reroll = раз в свою фазу героя можно перебросить все боевые кубики или часть из них; каждый бросок кубика упадка можно перебросить один раз
power-fourth-die = в бою бросайте и серый кубик; вредные выходные эффекты карт, с которыми вы бьётесь, на вас не действуют
power-ranged = можно вступить в бой с одной или двумя картами на концах ряда и столбца своего тайла, на любом расстоянии
power-combat-die = грани: красная, зелёная, синяя, жёлтая, чёрная и белая, которая заменяет любой цвет
power-gray-die = грани как у белого кубика; его бросает только Казгин

wait-choose-hero = { $who } выбирает героя.
wait-hero-phase = Ходит { $who }: действует и двигается.
wait-combat = { $who } в бою.
wait-aim = { $who } выбирает, с кем сражаться.
wait-place = { $who } выбирает место для карты орды.
ask-choose-hero = Выберите героя.
ask-hero-phase = Действуйте и передвигайтесь в любом порядке; затем завершите ход.
ask-hero-phase-act = Можете ещё действовать; затем завершите ход.
ask-hero-phase-move = Можете ещё передвинуться; затем завершите ход.
ask-hero-phase-nothing = Делать больше нечего: завершите ход.
ask-hero-phase-end = Действие и передвижение позади. Завершите ход или используйте то, что осталось.
ask-standstill = { $what } Осторожно: карт никто не берёт, а положение сложилось уже дважды. На третий раз игра будет проиграна.
ask-place = Выберите слот. Карта: { $card }.
ask-victim = { $card }: выберите игрока, который { $what }.
ask-lose-token = Вы теряете круглый жетон. Какой?
ask-reroll-decay = Кубик упадка. { $what } Оставить или перебросить?
ask-evil-tile = Выберите тайл, на который ляжет фигурка власти зла.
ask-take-equipment = Выберите жетон снаряжения.
ask-reward = Можете { $what }.
ask-remove-evil = Выберите фигурку власти зла, которую нужно убрать.
ask-remove-evil-may = Можете убрать фигурку власти зла.
ask-granted-move = Можете передвинуться сейчас.
ask-net = Выберите эффект, который накроет сеть.
ask-lift = Выберите карту для перемещения или пропустите.
ask-lift-second = Перемещается: { $card }. Выберите вторую карту или пропустите.
ask-put-down = Выберите новый слот. Карта: { $card }.
ask-reroll = Перебросить кубики или оставить?
ask-tavern = Выберите, кто возьмёт жетон жизни и сможет передвинуться.
ask-standard = Выберите цвет знамени.
ask-dispensary = Выберите, кто получит жетон снаряжения или будет вылечен.
ask-give-equipment = Выберите жетон снаряжения. Получит его { $who }.
ask-destroy = Выберите монстра, которого нужно сбросить.
ask-trap = Выберите слот для ловушки.
ask-lend = Выберите, кто сделает дополнительное передвижение.
ask-enchant = Выберите карту для жетона колдовства.
ask-effect-order = Выберите следующий эффект.
ask-aim = Выберите первую цель.
ask-aim-second = Выберите вторую цель или бейтесь только с первой.
ask-combat = Чтобы победить: { $cards }. Тратьте снаряжение, побеждайте, кого можете, или откажитесь.
ask-consent = { $who } в бою: { $cards }. Можно потратить { $token } из ваших запасов?
ask-exit-order = Выберите карту, чьи выходные эффекты применяются первыми.

do-choose-hero = { $card }
do-move = Перейти: { $card }
do-stand-up = Встать
do-activate = Активировать: { $card }
do-call-to-arms = Призыв к оружию: { $card }
do-fight = Вступить в бой: { $cards }
do-fight-alone = Биться только с целью: { $card }
do-fight-aim = Вступить в бой: выбрать цели
do-power-elmer-chestnut = Отдать дополнительное передвижение другому герою
do-power-mylfaar = Околдовать карту
do-power-arne-soko = Взять жетон снаряжения
do-power-teagaan = Убрать фигурку власти зла вместо передвижения
do-end-turn = Завершить ход
do-place = { $slot }
do-place-on-trap = { $slot } (ловушка)
do-lose-token = Потерять { $token }
do-take-token = Взять { $token }
do-give-token = Дать { $token }
do-keep-roll = Оставить
do-reroll-decay = Перебросить кубик упадка
do-reroll = Перебросить: { $dice }
do-evil-tile = { $card }
do-remove-evil = Убрать фигурку власти зла: { $card }
do-take-reward = Взять
do-net = { $card }. { $what }
do-effect = { $card }. { $what }
do-lift = { $card }
do-lift-second = { $card }
do-aim = { $card }
do-exit-order = { $card }
do-destroy = Сбросить: { $card }
do-enchant = Околдовать: { $card }
do-heal = Вылечить: { $who }
do-give = Снаряжение: { $who }
do-colour = Знамя: { $colour }
do-defeat = Победить: { $card }
do-defeat-both = Победить обе карты
do-spend = Потратить { $token }
do-spend-of = Потратить { $token } ({ $who })
do-no-win = Отказаться
do-consent = Да
do-refuse = Нет

log-choose-hero = { $who }: герой — { $card }.
log-turn = Ходит { $who }, планшет — { $colour }.
log-neutral-turn = Ход нейтрального планшета: { $colour }.
log-acts = Действует карта «{ $card }».
log-board-acts = { $card } заполнен и действует.
log-victim = { $card }: эффект достаётся игроку { $who }.
log-spared = { $who }: выходной эффект карты «{ $card }» не применяется.
log-arrive = { $who }: взята карта «{ $card }».
log-trapped = Карта «{ $card }» попадает в ловушку.
log-bottom = Карта «{ $card }» сброшена с низа колоды.
log-lose-life = { $who }: потерян жетон жизни.
log-gain-life = { $who }: получен жетон жизни.
log-gain-call = { $who }: получен жетон «Призыв к оружию».
log-equipment = { $who }: взято — { $token }.
log-lose-token = { $who }: потеряно — { $token }.
log-spend = { $who }: потрачено — { $token }.
log-take-back = { $who }: возвращено — { $token }.
log-fall = { $who }: герой выведен из строя.
log-die = { $who }: герой погиб.
log-heal = { $who }: раненый герой возвращается в игру.
log-evil = «{ $card }»: положена фигурка власти зла.
log-cleanse = «{ $card }»: убрана фигурка власти зла.
log-laid-down = { $who }: следующее передвижение потеряно.
log-stand-up = { $who }: герой встаёт.
log-move-hero = { $who }: герой переходит на тайл «{ $card }».
log-activate = { $who }: активирован тайл «{ $card }».
log-call-to-arms = { $who }: потрачен жетон «Призыв к оружию», тайл «{ $card }».
log-use-power = { $who }: применена способность. Герой: { $card }.
log-net = { $who }: сеть наброшена на карту «{ $card }».
log-lift = { $who }: перемещена карта «{ $card }». { $slot }.
log-standard = { $who }: цвет знамени — { $colour }.
log-destroy = { $who }: сброшена карта «{ $card }».
log-trap = { $who }: ловушка поставлена. { $slot }.
log-place = { $who }: размещена карта «{ $card }». { $slot }.
log-enchant = { $who }: околдована карта «{ $card }».
log-fight = { $who }: бой с картой «{ $card }».
log-roll = { $who }: бросок — { $dice }.
log-reroll = { $who }: повторный бросок — { $dice }.
log-decay = { $who }: кубик упадка — { $what }.
log-no-win = { $who }: бой без победы.
log-defeat = { $who }: побеждена карта «{ $card }».

end-won = Бастион выстоял: победа, очки — { $n }.
end-lost-heroes = Поражение: в бастионе не осталось героев.
end-lost-evil = Поражение: три тайла во власти зла.
end-lost-deck = Поражение: нужно взять карту, а колода пуста.
end-lost-standstill = Поражение: герои топчутся на месте. Карт никто не брал, и одно и то же положение сложилось трижды.
end-lost-warlord = Поражение: зелёный планшет сбросил полководца.

why-not-empty-slot = На этом слоте нет карты.
why-not-board = Планшет орды действует сам, когда все его слоты заняты картами.
why-not-warlord = На полководцев это не распространяется.
why-not-discarded = Эта карта уже вне игры.
why-not-in-reach = Ваш герой не может до неё дотянуться.
why-not-acted = Ваш герой уже действовал.
why-not-acted-and-moved = Ваш герой может действовать дважды, но не до и после передвижения.
why-not-moved = У вашего героя не осталось передвижений.
why-not-laid-down = Ваш герой лежит: следующее передвижение уйдёт на то, чтобы встать.
why-not-far = Слишком далеко для одного передвижения, и ваш герой стоит не там.
why-not-evil = Тайл во власти зла действует только через «Призыв к оружию».
why-not-pointless = Сейчас это ничего не изменит.
why-not-pointless-call = Перейти туда ваш герой сейчас не может, а призыв к оружию ничего не изменил бы.
why-not-others = Это герой другого игрока.
why-not-wounded = У раненого героя нет способности.
why-not-evil-hero = Способность не действует, пока на планшете героя фигурка власти зла.
why-not-power-used = Способность в этой фазе уже применена.
why-not-power-itself = Способность действует сама.
why-not-power-now = Сейчас способность не на что применить.

card-board-red = Красный планшет орды
card-board-green = Зелёный планшет орды
card-board-blue = Синий планшет орды
card-board-yellow = Жёлтый планшет орды
card-combat-die = Боевой кубик
card-gray-die = Серый кубик
card-decay-die = Кубик упадка
card-elmer-chestnut = Элмер и Каштан
card-mylfaar = Мильфаар
card-arne-soko = Арн и Соко
card-sindara = Синдара
card-teagaan = Тигаан
card-feng-li = Фенг-Ли
card-kazgin = Казгин
card-twindalli = Твиндалли
card-trebuchet = Требушет
card-strategists-tower = Башня стратега
card-market = Рынок
card-tavern = Таверна
card-standard = Знамя
card-divine-fountain = Божественный фонтан
card-dispensary = Лазарет
card-tomb = Могила древних королей
card-dwarven-quarry = Гномий карьер
card-imp-rabble = Свора бесов
card-cinder-wraith = Пепельный призрак
card-ember-cultist = Тлеющий культист
card-incubus = Инкуб
card-horned-devil = Рогатый дьявол
card-lava-spawn = Порождение лавы
card-hellhound = Адская гончая
card-butcher = Мясник
card-flame-torturer = Огненный истязатель
card-magma-giant = Магмовый великан
card-goblin-raiders = Гоблины-налётчики
card-goblin-shaman = Гоблин-шаман
card-bramble-lurker = Терновый душитель
card-orc-drummer = Орк-барабанщик
card-orc-defiler = Орк-осквернитель
card-boar-rider = Наездник на вепре
card-orc-plunderer = Орк-мародёр
card-thorn-witch = Терновая ведьма
card-orc-berserker = Орк-берсерк
card-moss-troll = Замшелый тролль
card-hollow-summoner = Пустой заклинатель
card-chasm-spiderling = Паучок из расселины
card-void-shade = Тень пустоты
card-web-spinner = Плетущий сети
card-abyss-whisperer = Шепчущий из бездны
card-hollow-husk = Пустая оболочка
card-deep-crawler = Глубинный ползун
card-brood-queen = Матка выводка
card-mind-leech = Пиявка разума
card-abyss-colossus = Колосс бездны
card-skeleton-rabble = Толпа скелетов
card-bone-acolyte = Костяной послушник
card-dust-spectre = Пыльный призрак
card-zombie-marksman = Зомби-стрелок
card-plague-bearer = Разносчик чумы
card-grave-golem = Могильный голем
card-skeleton-rider = Скелет-всадник
card-crypt-priest = Жрец склепа
card-embalmer = Бальзамировщик
card-zombie-lord = Повелитель зомби
card-shadow-scout = Теневой разведчик
card-gloom-harbinger = Вестник мрака
card-queens-herald = Глашатай королевы
card-shadow-knight = Теневой рыцарь
card-dread-banshee = Жуткая банши
card-chain-warden = Хранитель цепей
card-rust-fiend = Ржавый изверг
card-nefarious-cannon = Гнусная пушка
card-night-reaver = Ночной разоритель
card-queens-champion = Поборник королевы
card-archdaemon-of-torment = Архидемон мучений
card-cinder-tyrant = Пепельный тиран
card-thorn-king = Терновый король
card-mother-of-trolls = Мать троллей
card-matriarch-of-the-abyss = Владычица бездны
card-hollow-prophet = Пустой пророк
card-bone-emperor = Костяной император
card-mother-of-plagues = Мать чумы
card-shadow-regent = Теневой регент
card-queens-executioner = Палач королевы
