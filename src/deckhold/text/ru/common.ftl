# Общие слова. Предложения начинаются со строчной буквы; `.inf` — форма после «можете», `.they` — третье лицо,
# `.holds` — как говорят о том, что действует.

list-and = { $first } и { $then }
list-more = { $first }, { $then }
list-then = { $first }. { $Then }
list-or = { $first } или { $then }
list-both = { $first }, затем { $then }

op-choose = { $what }
    .inf = { $what }
op-may = можете { $what }
op-if = если { $condition }, { $what }
op-if-done = { $what }. Если вы это сделали, { $after }
op-gain = получите { $what }
    .inf = получить { $what }
    .they = получает { $what }
op-gain-per = получите { $what } { $per }
    .inf = получить { $what } { $per }
    .they = получает { $what } { $per }
op-draw = { $n ->
    [one] возьмите { $n } карту
    [few] возьмите { $n } карты
   *[many] возьмите { $n } карт
}
    .inf = { $n ->
    [one] взять { $n } карту
    [few] взять { $n } карты
   *[many] взять { $n } карт
}
    .they = { $n ->
    [one] берёт { $n } карту
    [few] берёт { $n } карты
   *[many] берёт { $n } карт
}
each-opponents = каждый противник { $what }
each-everybody = каждый игрок { $what }
what-card = карту
what-it = её

ask-because = { $card }. { $what }
ask-choose = Выберите одно из действий.
ask-pick = Нужно { $what }.
ask-pick-may = Можете { $what } (или пропустить).
do-pass = Пропустить
do-option = Вариант { $n }
do-amount = { $n }
do-player = { $who }
do-pick = { $card }
told-apart = { $card } ({ $where })
preview-lost = пропадёт: { $what }
nth-from-top = { $n }-я сверху

clash-seat = места { $n } нет, всего мест за столом: { $seats }
player = Игрок { $n }
waiting-for = Решает { $who }.
deed-because = { $card }. { $what }
wait-discard-order = { $who } убирает разыгранные карты.
wait-pay = { $who } платит.
game-over = Игра окончена.
end-stalemate = Игра остановлена: сама она бы не закончилась.
log-over = Игра окончена.
log-shuffle = { $who }: колода перемешана.
log-vote = { $who }: голос отдан.
why-over = Игра окончена.
why-not-now = Сейчас с этим ничего нельзя сделать.
why-not-part-of-choice = Это не относится к текущему выбору.

ask-order = Сработало сразу несколько эффектов. Какой следующий?
do-next = «{ $card }»: { $what }
do-next-of = { $what } ({ $n })
until-turn = до конца хода
ask-pay = Чем платите? Осталось: { $n }.
do-pay = { $what }
do-not-again = Не спрашивать { $until }
ask-react = Сейчас можете действовать вы.

# Из чего состоят поля с шестиугольными клетками; игра может называть это по-своему.
terrain-open = открытое место
terrain-plains = равнина
terrain-hills = холмы
terrain-forest = лес
terrain-wasteland = пустошь
terrain-desert = пустыня
terrain-swamp = болото
terrain-lake = озеро
terrain-mountain = гора
terrain-sea = море
terrain-city = город
terrain-corrupted = порченая земля
terrain-enchanted = зачарованная земля
site-village = деревня
site-monastery = монастырь
site-keep = крепость
site-mage-tower = башня мага
site-city = город
site-camp = лагерь
site-mine = кристальная шахта
site-deep-mine = глубокая шахта
site-glade = магическая поляна
site-portal = портал
site-gate = врата
site-dungeon = подземелье
site-tomb = гробница
site-monster-den = логово монстра
site-spawning-grounds = проклятые земли
site-ruins = древние руины
site-maze = катакомбы
site-labyrinth = лабиринт
site-graveyard = кладбище
site-altar = алтарь
site-shrine = святилище
site-beacon = маяк
site-chest = сокровище
site-idol = идол
back-green = зелёный жетон
back-grey = серый жетон
back-brown = коричневый жетон
back-violet = фиолетовый жетон
back-white = белый жетон
back-red = красный жетон
back-ruins = жетон руин
back-treasure = сокровище
mark-web = паутина
