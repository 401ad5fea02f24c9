# Генерал Волкар: жетон, ход, сценарии

card-volkare = Генерал Волкар
back-general = генерал
text-general-face = Кубик { $colour }: { $what }
area-general = Фигурка Волкара
area-army = Армия Волкара
area-volkare = Волкар
area-volkare_discard = Последние карты Волкара

# -- варианты

option-scenario-volkares-return = Возвращение Волкара (1–4 вместе)
    .about = Шесть раундов, в одиночку или вместе: захватите город и разбейте армию Волкара, пока он не вошёл в город сам.
option-scenario-volkares-return-blitz = Возвращение Волкара, сокращённое (1–4 вместе)
    .about = «Возвращение Волкара» за четыре раунда на меньшем поле.
option-scenario-volkares-quest = Поход Волкара (1–4 вместе)
    .about = Шесть раундов, в одиночку или вместе: разбейте армию Волкара, пока он не прошёл через портал.
option-volkare-level = Волкар: уровень битвы
    .about = Насколько сильны армия Волкара и города.
option-volkare-level-daring = Смельчак
option-volkare-level-heroic = Герой
option-volkare-level-legendary = Легенда
option-volkare-race = Волкар: уровень гонки
    .about = Насколько он быстр и сколько доступных отрядов колеблется.
option-volkare-race-walk = Шаг
option-volkare-race-trot = Рысь
option-volkare-race-gallop = Галоп
option-volkare-army = Уровень Волкара
    .about = 0: по уровню битвы. Ниже 4 он не бывает.
option-volkare-wounds = Раны в колоде Волкара
    .about = 0: по уровню гонки. Чем их меньше, тем быстрее Волкар.
option-volkare-waverers = Колеблющиеся отряды
    .about = 0: по уровню гонки.
option-volkare-change = Уровень Волкара можно менять
    .about = В конце каждого раунда все вместе могут поднять или опустить его, пока никто не видел армию.
option-volkare-change-no = Нет
option-volkare-change-yes = Да

# -- вопросы и ответы

ask-volkare-attack = Волкар нападает на вас со всей армией.
ask-volkare-city = Волкар атакует город. Вы будете его защищать?
do-volkare-fight = Сражаться
do-volkare-hide = Не защищать
do-volkare-withdraw = { $n ->
    [one] Отойти: { $n } рана
    [few] Отойти: { $n } раны
   *[other] Отойти: { $n } ран
}
ask-volkare-defence = Вы встретите Волкара в одиночку?
do-defend-alone = В одиночку, всю армию
do-defend-together = Вместе с другими
ask-volkare-retreat = Волкар занял вашу клетку. Куда вы отступите?
ask-volkare-way = Дальше пути нет. Куда повернёт Волкар?
ask-volkare-level = Какой уровень будет у Волкара дальше?
do-volkare-level = Уровень { $n }
do-volkare-level-stays = Останется { $n }
ask-joint-goal = На кого вы хотите напасть вместе?
ask-share-elite = Сколько элитных войск (белых и красных) достанется герою { $who }?
ask-share-regular = Сколько обычных войск (серых и зелёных) достанется герою { $who }?
joint-army = { $who }: элитных { $elite }, обычных { $regular }
ask-joint-attack = { $who } предлагает напасть на Волкара вместе. { $shares }. Это будет ваш следующий ход.
ask-joint-defence = { $who } предлагает встретить Волкара вместе. { $shares }.
do-attack-volkare = Напасть на Волкара
preview-volkare = Нападение на Волкара
preview-fortified = Армия укреплена: { $site }
preview-army = { $n ->
    [one] Армия: { $n } жетон
    [few] Армия: { $n } жетона
   *[other] Армия: { $n } жетонов
}
preview-makes-way = Если он останется на вашей клетке, вы отступите на другую
preview-must-lose = { $n ->
    [1] Если в этой атаке он не потеряет ни одного жетона, он возьмёт город: игра проиграна
   *[other] Если в этой атаке он потеряет меньше { $n } жетонов, он возьмёт город: игра проиграна
}
preview-city-sacked = Если город никто не защитит, он разграбит его: получить там больше ничего нельзя
preview-city-lost = Если город никто не защитит, он возьмёт его: игра проиграна
preview-partly = без кубика источника и без навыков; после битвы ничего сыграть нельзя

# -- журнал

log-volkare-hero = Колода Волкара собрана из карт героя { $card }.
log-volkare-tactic = Волкар получает тактику: { $card }.
log-volkare-turn = Ход Волкара.
log-volkare-card = Волкар открывает карту { $card }.
log-volkare-rages = Колода Волкара закончилась: он в ярости.
log-volkare-waits = Волкара задержали: он пропускает ход.
log-volkare-rests = Волкар устраивает привал. Его кубик: { $colour }.
log-volkare-scares = Отряд уходит из доступных и выходит из игры: { $card }.
log-volkare-gains = К армии Волкара присоединяется серый жетон.
log-volkare-rerolls = Кубик источника переброшен: { $colour }.
log-volkare-moves = Волкар идёт { $n ->
    [0] на восток
    [1] на северо-восток
    [2] на северо-запад
    [3] на запад
    [4] на юго-запад
   *[5] на юго-восток
}.
log-volkare-reveals = Волкар выходит на неизвестную землю.
log-volkare-attacks = Волкар нападает на героя { $who }.
log-volkare-finds-nobody = Волкар ищет битвы и никого не находит.
log-volkare-evaded = { $who } отходит и получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[other] { $n } ран
}.
log-volkare-retreat = { $who } отступает от Волкара.
log-volkare-die = Кубик Волкара: { $colour }.
log-volkare-loses = Волкар теряет { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
}.
log-volkare-held-up = Волкар задержан: он пропустит следующий ход.
log-volkare-beaten = Армия Волкара разбита.
log-volkare-storms = Волкар атакует город.
log-volkare-hides = { $who } не защищает город.
log-volkare-sacks = Город никто не защищает: Волкар его разграбил.
log-volkare-repelled = Атака отбита: Волкар отброшен.
log-volkare-level = Уровень Волкара теперь { $n }.
log-joint-attack = { $who } и другие вместе нападают на Волкара.

# -- конец

end-volkare-beaten = Победа: армия Волкара разбита. Счёт: { $n }.
end-volkare-stands = Поражение: время вышло, а армия Волкара не разбита.
end-volkare-enters = Поражение: Волкар вошёл в город раньше вас.
end-volkare-takes = Поражение: Волкар захватил город.
end-volkare-portal = Поражение: Волкар прошёл через портал.
end-portal-closed = Поражение: все герои были в портале, когда он закрылся.
score-volkare = Победа над Волкаром

# -- стол

count-distance = Клеток до цели
count-lost = Потеряно после его хода
mark-wavers-red = уйдёт на красный
mark-wavers-blue = уйдёт на синий
mark-wavers-green = уйдёт на зелёный
mark-wavers-white = уйдёт на белый
mark-wavers-gold = уйдёт на золотой
mark-wavers-black = уйдёт на чёрный
volkare-next-waits = Его задержали: он пропустит ход.
volkare-next-rages = Колода закончилась: два шага каждый ход.
volkare-has-sacked = Он разграбил город: там ничего не получить, а следующую атаку надо отбить.
volkare-next-explores = Ищет город: синий — на восток, белый — на северо-восток, зелёный — на юго-восток; красный ищет битвы.
volkare-next-city = Рвётся к городу: любая карта, кроме раны, — шаг ближе.
volkare-next-storms = Стоит у города: любая карта, кроме раны, — атака на него.
volkare-next-portal = Идёт к порталу: зелёный — на запад, синий и белый — на юго-запад; красный ищет битвы.
volkare-next-enters = Стоит у портала: зелёная, синяя или белая карта приведёт его на него.
volkare-next-wins = Стоит на портале: с зелёной, синей или белой картой он победит.
count-army-white = Белые жетоны
count-army-grey = Серые жетоны
count-army-red = Красные жетоны
count-army-green = Зелёные жетоны
