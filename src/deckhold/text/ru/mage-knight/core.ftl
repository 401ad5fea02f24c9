# Рыцарь-маг: сама игра, очки, мана, ходы и раунды.

game-title = Рыцарь-маг
game-about = Ведите героя по земле, которая открывается у вас под ногами: исследуйте, нанимайте отряды, сражайтесь, завоёвывайте города.

option-scenario = Сценарий
    .about = Карта, длительность, чем кончается и что приносит очки.
option-scenario-recommended = Тот, с которого начинают
    .about = Для 1–4 игроков это «Первая вылазка», для пятерых — «Завоевание».
option-choosing = Герои
    .about = Кто каким героем играет: выбирают по очереди, решает случай или торги за славу.
option-choosing-choose = Выбирают игроки
option-choosing-random = Случайные
option-heroes = Герои по именам
    .about = Герой каждого места, по порядку мест.
clash-scenario = число игроков в этом сценарии — { $allowed }, а не { $seats }
clash-few-heroes = героев нужно { $needed }, а в этих коробках их { $n }: выберите дополнение с героем
clash-settled = если герои названы, разыгрывать и продавать с торгов некого
clash-heroes = нужен один герой на место, всего { $seats }, а не { $n }

# -- ресурсы

res-die-red = красный кубик
    .symbol = ▲
res-die-blue = синий кубик
    .symbol = ◆
res-die-green = зелёный кубик
    .symbol = ●
res-die-white = белый кубик
    .symbol = ■
res-die-gold = золотой кубик
    .symbol = ✹
res-die-black = чёрный кубик
    .symbol = ☾
res-mana-red = { $n } красная мана
    .symbol = ▲
res-mana-blue = { $n } синяя мана
    .symbol = ◆
res-mana-green = { $n } зелёная мана
    .symbol = ●
res-mana-white = { $n } белая мана
    .symbol = ■
res-mana-gold = { $n } золотая мана
    .symbol = ✹
res-mana-black = { $n } чёрная мана
    .symbol = ☾
res-crystal-red = { $n ->
    [one] { $n } красный кристалл
    [few] { $n } красных кристалла
   *[other] { $n } красных кристаллов
}
    .symbol = ▲
res-crystal-blue = { $n ->
    [one] { $n } синий кристалл
    [few] { $n } синих кристалла
   *[other] { $n } синих кристаллов
}
    .symbol = ◆
res-crystal-green = { $n ->
    [one] { $n } зелёный кристалл
    [few] { $n } зелёных кристалла
   *[other] { $n } зелёных кристаллов
}
    .symbol = ●
res-crystal-white = { $n ->
    [one] { $n } белый кристалл
    [few] { $n } белых кристалла
   *[other] { $n } белых кристаллов
}
    .symbol = ■
res-held-red = красный кубик на карте
    .symbol = ▲
res-held-blue = синий кубик на карте
    .symbol = ◆
res-held-green = зелёный кубик на карте
    .symbol = ●
res-held-white = белый кубик на карте
    .symbol = ■
res-held-gold = золотой кубик на карте
    .symbol = ✹
res-held-black = чёрный кубик на карте
    .symbol = ☾
res-conjured-red = красная мана наготове
    .symbol = ▲
res-conjured-blue = синяя мана наготове
    .symbol = ◆
res-conjured-green = зелёная мана наготове
    .symbol = ●
res-conjured-white = белая мана наготове
    .symbol = ■
res-conjured-gold = золотая мана наготове
    .symbol = ✹
res-conjured-black = чёрная мана наготове
    .symbol = ☾
res-move = движение { $n }
    .symbol = ⬣
res-influence = влияние { $n }
    .symbol = ✉
res-healing = лечение { $n }
    .symbol = ✚
res-fame = слава { $n }
    .symbol = ★
res-reputation = репутация { $n }
    .symbol = ⚖

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-white = белый
colour-gold = золотой
colour-black = чёрный
mana-any = мана любого цвета, включая золотую и чёрную
mana-any-basic = мана любого основного цвета
mana-not-gold = мана любого цвета, кроме золотого
mana-red-word = красная мана
mana-blue-word = синяя мана
mana-green-word = зелёная мана
mana-white-word = белая мана
mana-gold-word = золотая мана
mana-black-word = чёрная мана
crystal-any-basic = кристалл любого основного цвета
crystal-any = кристалл любого цвета
crystal-not-gold = кристалл любого цвета, кроме золотого
crystal-red-word = красный кристалл
crystal-blue-word = синий кристалл
crystal-green-word = зелёный кристалл
crystal-white-word = белый кристалл
crystal-gold-word = золотой кристалл
crystal-black-word = чёрный кристалл
list-semicolon = { $first }; { $then }

# -- очки

op-move = движение { $n }
    .inf = получить движение { $n }
op-move-per = движение { $n } { $per }
    .inf = получить движение { $n } { $per }
op-move-more = движение { $n } и ещё { $more } { $per }
    .inf = получить движение { $n } и ещё { $more } { $per }
op-influence = влияние { $n }
    .inf = получить влияние { $n }
op-influence-per = влияние { $n } { $per }
    .inf = получить влияние { $n } { $per }
op-influence-more = влияние { $n } и ещё { $more } { $per }
    .inf = получить влияние { $n } и ещё { $more } { $per }
op-heal = лечение { $n }
    .inf = получить лечение { $n }
op-heal-per = лечение { $n } { $per }
    .inf = получить лечение { $n } { $per }
op-heal-more = лечение { $n } и ещё { $more } { $per }
    .inf = получить лечение { $n } и ещё { $more } { $per }
op-attack = { $what } { $n }
    .inf = получить: { $what } { $n }
op-attack-more = { $what } { $n } и ещё { $more } { $per }
    .inf = получить: { $what } { $n } и ещё { $more } { $per }
attack-melee-physical = атака
attack-melee-fire = огненная атака
attack-melee-ice = ледяная атака
attack-melee-cold-fire = огненно-ледяная атака
attack-ranged-physical = дальняя атака
attack-ranged-fire = дальняя огненная атака
attack-ranged-ice = дальняя ледяная атака
attack-ranged-cold-fire = дальняя огненно-ледяная атака
attack-siege-physical = осадная атака
attack-siege-fire = осадная огненная атака
attack-siege-ice = осадная ледяная атака
attack-siege-cold-fire = осадная огненно-ледяная атака
op-block = { $what } { $n }
    .inf = получить: { $what } { $n }
op-block-more = { $what } { $n } и ещё { $more } { $per }
    .inf = получить: { $what } { $n } и ещё { $more } { $per }
op-block-swift = { $what }, против быстрой атаки считается вдвойне
    .inf = { $what }, против быстрой атаки считается вдвойне
block-physical = блок
block-fire = огненный блок
block-ice = ледяной блок
block-cold-fire = огненно-ледяной блок
op-fame = слава { $sign }{ $n }
    .inf = получить славу { $sign }{ $n }
op-fame-per = слава { $sign }{ $n } { $per }
    .inf = получить славу { $sign }{ $n } { $per }
op-reputation = репутация { $sign }{ $n }
    .inf = изменить репутацию на { $sign }{ $n }
op-reputation-per = репутация { $sign }{ $n } { $per }
    .inf = изменить репутацию на { $sign }{ $n } { $per }
op-wound = { $n ->
    [one] возьмите { $n } рану
    [few] возьмите { $n } раны
   *[other] возьмите { $n } ран
}
    .inf = { $n ->
    [one] взять { $n } рану
    [few] взять { $n } раны
   *[other] взять { $n } ран
}
op-token = { $n ->
    [one] получите жетон: { $what }
   *[other] получите жетоны маны, { $n }: { $what }
}
    .inf = { $n ->
    [one] получить жетон: { $what }
   *[other] получить жетоны маны, { $n }: { $what }
}
op-crystal = { $n ->
    [one] получите { $what }
   *[other] получите { $n } раза: { $what }
}
    .inf = { $n ->
    [one] получить { $what }
   *[other] получить { $n } раза: { $what }
}
op-by-mana = заплатите 1 ману; по её цвету: { $what }
    .inf = заплатить 1 ману; по её цвету: { $what }
by-colour = { $mana } { $what }
text-ability-mana = { $mana }: { $what }

# -- вопросы и ответы

ask-hero = Выберите героя.
do-hero = Играть за героя: { $card }
ask-tactic = Выберите тактику: меньший номер ходит раньше.
do-take-tactic = Взять: { $card }
ask-turn = Ваш ход.
ask-moving = Двигайтесь и играйте карты; потом одно действие или конец хода.
ask-resting = Вы отдыхаете: можно ещё играть особые и лечебные эффекты.
ask-dealing = Нанимайте, лечитесь и учитесь: играйте карты влияния, затем завершите ход.
ask-closing = Действие позади: особые и лечебные эффекты, затем конец хода.
ask-calling = Завербуйте отряд, который живёт здесь, затем завершите ход.
ask-starting = Бой начинается: что можно сыграть только сейчас?
ask-ranged = Дальние и осадные атаки: выберите цели, добавьте атаки и бейте.
ask-block = Выберите атаку, добавьте блоки и блокируйте или примите урон.
ask-damage = Чей урон первый?
ask-damage-of = { $card } — урон { $n }: кто его примет?
ask-attack = Атака: выберите цели, добавьте атаки и бейте.
ask-waiting = Ход заканчивается.
ask-announce = Ваша колода пуста: можно отказаться от хода и объявить конец раунда.
do-play-turn = Сыграть этот ход
do-end-round = Объявить конец раунда
ask-pay-mana = Нужна { $what }. Чем заплатить?
ask-colour = Какой цвет?
ask-crystal = Кристалл какого цвета вы получаете?
ask-token = Ману какого цвета вы получаете?
ask-pay-colour = Маной какого цвета вы платите?
do-colour = { $what }
do-by-colour = { $mana } { $what }
ask-die = Какой кубик?
ask-glade = Магическая поляна: удалить рану?
do-throw-wound = Удалить рану { $zone }
in-hand = из руки
in-discard = из сброса
ask-rewards = Выберите награду: последняя взятая карта придёт первой.
reward-artifact = Артефакты
reward-spell = Заклинание
reward-advanced-action = Особое действие
reward-unit = Отряд
reward-random-crystal = Случайный кристалл
reward-four-crystals = По кристаллу каждого основного цвета
reward-dungeon = Сокровище подземелья: золотой или чёрный — заклинание, иначе артефакт
do-no-unit = Отказаться от отряда
do-unit-later = Отряд после новых уровней
ask-artifacts = Какой артефакт оставить?
do-keep = Взять: { $card }
ask-reward-spell = Какое заклинание взять?
ask-reward-advanced = Какое особое действие взять?
ask-reward-unit = Какой отряд присоединится?
ask-skill = Новый уровень: один из двух своих навыков и любое особое действие либо навык из общей зоны и нижнее особое действие.
ask-skill-own = Новый уровень: выберите навык, затем особое действие.
do-skill-own = Навык { $card } и любое особое действие
do-skill-common = Навык { $card } и нижнее особое действие
ask-discard = Сбросьте лишнее и доберите карты.
ask-discard-one = В этот ход вы не сыграли ни одной карты: сбросьте одну.
do-draw-up = { $n ->
    [0] Не добирать карт
    [one] Добрать { $n } карту
    [few] Добрать { $n } карты
   *[other] Добрать { $n } карт
}
ask-rest = Отдых: какую карту сбросить?
do-keep-wounds = Остальные раны оставить
ask-banners = Какие знамёна забрать у отрядов?
do-take-banner = Забрать: { $card }
do-take-banner-unit = Забрать: { $card }; отряд «{ $unit }» покинет игру
do-leave-banners = Остальные оставить
do-play = Сыграть: { $card }
do-power = Усилить: { $card }
do-sideways = { $n ->
    [0] { $card } боком: движение
    [1] { $card } боком: влияние
    [2] { $card } боком: атака
   *[other] { $card } боком: блок
}
do-assign = { $card } — отряду { $target }
do-unit = { $card }: { $what }
do-skill = Применить: { $card }
do-centre = Применить: { $card }
do-tactic = Применить тактику
do-banner = Применить знамя отряда { $card }
do-heal = Вылечить рану
do-heal-unit = Вылечить отряд: { $card }
do-move = { $n ->
    [0] Идти: { $cell }
    [1] Идти и сражаться: { $cell }
   *[other] Пройти под землёй: { $cell }
}
do-explore = Открыть землю: { $cell }
do-interact = Взаимодействовать
do-call = Вербовать здесь без взаимодействия
do-enter = Войти
do-burn = Сжечь монастырь
do-challenge = Вызвать: { $card }
do-attack-hero = Напасть на героя: { $who }
do-propose = Предложить совместный штурм
do-special = { $n ->
    [0] Провести ритуал
    [2] Запечатать кладбище (одна мана)
    [3] Охота на зелёного врага
    [4] Охота на красного врага
    [5] Охота на зелёного и красного врагов
   *[other] Пометить поляну и остаться здесь
}
do-recruit = Нанять: { $card }
do-learn = Выучить: { $card }
do-buy-spell = Выучить заклинание: { $card }
do-buy-healing = Купить очко лечения
do-buy-artifact = Купить артефакт
do-add-elite = Добавить элитный отряд к доступным
do-learn-top = Выучить неизвестную карту колоды
do-rest = Отдыхать
do-end-turn = Завершить ход
do-fight = В бой
do-target = Цель: { $card }
do-strike = Ударить
do-guard = Блокировать атаку: { $card }
do-block = Блокировать
do-end-phase = Завершить фазу
do-slow = Потратить очко движения против: { $card }
do-face = Урон наносит: { $card }
do-hit-unit = Урон примет: { $card }
do-hit-hero = Урон приму я
do-cell = { $cell }
do-reward = Награда
do-discard-one = Сбросить: { $card }

# -- журнал

log-hero = { $who } играет за героя: { $card }.
log-dummy-hero = Виртуальный игрок: { $card }.
log-day = День: начинается раунд { $n }.
log-night = Ночь: начинается раунд { $n }.
log-take-tactic = { $who } берёт тактику: { $card }.
log-dummy-tactic = Виртуальный игрок получает тактику: { $card }.
log-turn = { $who }: новый ход.
log-dummy-card = Виртуальный игрок получает карту в колоду: { $card }.
log-dummy-crystal = Виртуальный игрок получает кристалл: { $colour }.
log-shuffle-own = { $who }: колода перемешана.
log-shuffle-dummy = Колода виртуального игрока перемешана.
log-shuffle-volkare = Колода Волкара перемешана.
log-shuffle-skills = Жетоны навыков перемешаны.
log-shuffle-tiles = Стопка земель перемешана.
log-shuffle-tokens = Стопка жетонов перемешана.
log-shuffle-cards = Колода карт перемешана.
log-dummy-turn = Ход виртуального игрока.
log-dummy-flips = Виртуальный игрок открывает карты: { $n }.
log-dummy-flips-last = Виртуальный игрок открывает карты: { $n }; последняя — { $card } (цвет: { $colour }).
log-dummy-more = За кристаллы этого цвета он открывает ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[other] { $n } карт
}.
log-skip = { $who } пропускает этот ход.
log-announce = { $who } объявляет конец раунда.
log-dummy-announces = Виртуальный игрок объявляет конец раунда.
log-ending = { $n ->
    [1] Сценарий подходит к концу: игра завершится вместе с этим раундом.
   *[other] Сценарий подходит к концу: каждому остался один ход.
}
log-play = { $who } играет: { $card }.
log-power = { $who } усиливает: { $card }.
log-sideways = { $who } играет боком: { $card }.
log-assign = { $who } вручает знамя: { $card }.
log-unit = { $who } использует отряд: { $card }.
log-skill = { $who } применяет навык: { $card }.
log-tactic = { $who } применяет тактику: { $card }.
log-use-up = { $card }: эта тактика больше не используется в игре.
log-disband = { $who } распускает отряд: { $card }.
log-recruit = { $who } нанимает отряд: { $card }.
log-heal = { $who } лечит рану.
log-heal-unit = { $who } лечит отряд: { $card }.
log-glade-heals = { $who } удаляет рану на магической поляне.
log-walk = { $who } идёт: { $where }.
log-interact = { $who } взаимодействует с жителями: { $site }.
log-buy-artifact = { $who } покупает артефакт и получит его в конце хода.
log-rest = { $who } отдыхает.
log-rest-discard = { $who } сбрасывает: { $card }.
log-discard = { $who } сбрасывает: { $card }.
log-draw = { $hidden ->
    [1] { $who } берёт карту.
   *[0] { $who } берёт карту: { $card }.
}
log-wound = { $who } получает рану.
log-fame = { $who }: слава { $sign }{ $n }.
log-reputation = { $who }: репутация { $sign }{ $n }.
log-level-command = { $who } достигает уровня { $n }: новый жетон командования, броня { $armor }, предел руки { $limit }.
log-level-skill = { $who } достигает уровня { $n }: навык и особое действие.
log-gain-skill = { $who } получает навык: { $card }.
log-gain-card = { $hidden ->
    [1] { $who } получает карту.
   *[0] { $who } получает карту: { $card }.
}
log-reveal = Среди доступных появляется: { $card }.
log-gain-move = { $who }: движение { $sign }{ $n }.
log-gain-influence = { $who }: влияние { $sign }{ $n }.
log-gain-healing = { $who }: лечение { $sign }{ $n }.
log-gain-attack = { $who }: атака { $sign }{ $n }.
log-gain-block = { $who }: блок { $sign }{ $n }.

# -- способности врагов

trait-physical-resistance = Сопротивление физическим атакам
trait-physical-resistance-text = Сопротивление физическим атакам: физические атаки, в том числе карты боком, действуют на него вполсилы
trait-fire-resistance = Сопротивление огню
trait-fire-resistance-text = Сопротивление огню: огненные атаки действуют на него вполсилы, а прочие эффекты красных карт не действуют вовсе
trait-ice-resistance = Сопротивление льду
trait-ice-resistance-text = Сопротивление льду: ледяные атаки действуют на него вполсилы, а прочие эффекты синих карт не действуют вовсе
trait-fortified = Укреплённый
trait-fortified-text = Укреплённый: в фазе боя на расстоянии его достают только осадные атаки, а если он защищает укреплённое место или стоит за стеной, то никакие
trait-unfortified = Неукреплённый
trait-unfortified-text = Неукреплённый: ни места, ни стены его не защищают
trait-swift = Быстрая атака
trait-swift-text = Быстрая атака: для блока { $attacks ->
    [1] нужно вдвое больше её значения
   *[other] каждой из его атак нужно вдвое больше её значения
}
trait-brutal = Жестокая атака
trait-brutal-text = Жестокая атака: { $attacks ->
    [1] её урон удваивается
   *[other] урон каждой из его атак удваивается
}
trait-poison = Ядовитая атака
trait-poison-text = Ядовитая атака: отряд получает две раны вместо одной; к каждой ране в руку ещё одна идёт в сброс
trait-paralyze = Парализующая атака
trait-paralyze-text = Парализующая атака: отряд, который был бы ранен, гибнет; герой, получив рану, сбрасывает из руки все прочие карты
trait-summon = Призыв
trait-summon-text = Призыв: { $attacks ->
    [1] в начале блока открывает монстра: тот атакует вместо него и не приносит славы
   *[other] в начале блока открывает монстров ({ $attacks }): они атакуют вместо него, каждый сам по себе, и не приносят славы
}
trait-assassination = Наёмный убийца
trait-assassination-text = Наёмный убийца: его урон не может принять отряд
trait-cumbersome = Неповоротливый
trait-cumbersome-text = Неповоротливый: каждое очко движения, потраченное в фазе блока, уменьшает { $attacks ->
    [1] его атаку
   *[other] одну из его атак
} на 1
trait-elusive = Неуловимый
trait-elusive-text = Неуловимый: его броня удвоена, кроме фазы ближнего боя после того, как все его атаки блокированы
trait-arcane-immunity = Защита от магии
trait-arcane-immunity-text = Защита от магии: на него действуют только атаки, блоки и то, что меняет его атаки
trait-defend = Прикрытие { $n }
trait-defend-text = Прикрытие { $n }: первый враг, которого атакуют в этом бою, до его конца имеет на { $n } брони больше
trait-vampiric = Вампиризм
trait-vampiric-text = Вампиризм: его броня растёт на 1 за каждый раненный им отряд и за каждую рану в руку

# -- стол

area-board = Карта
area-round = Раунд
area-source = Источник маны
area-foes = Враги
area-clash = Эта атака
area-hero = Герой
area-purse = Кристаллы
area-pile_green = Зелёные жетоны
area-pile_red = Красные жетоны
area-pile_brown = Коричневые жетоны
area-pile_grey = Серые жетоны
area-pile_violet = Фиолетовые жетоны
area-pile_white = Белые жетоны
area-used_green = Сброшенные зелёные жетоны
area-used_red = Сброшенные красные жетоны
area-used_brown = Сброшенные коричневые жетоны
area-used_grey = Сброшенные серые жетоны
area-used_violet = Сброшенные фиолетовые жетоны
area-used_white = Сброшенные белые жетоны
area-ruin_pile = Жетоны руин
area-ruin_used = Сброшенные жетоны руин
area-field = Жетоны на карте
area-battle = Враги этого боя
area-tiles = Земли
area-laid = Открытые земли
area-tile_box = Земли в коробке
area-spells = Колода заклинаний
area-spell_offer = Заклинания
area-advanced = Колода особых действий
area-advanced_offer = Особые действия
area-artifacts = Артефакты
area-regulars = Обычные отряды
area-elites = Элитные отряды
area-unit_offer = Отряды
area-wounds = Раны
area-tactics = Тактики
area-tactics_aside = Прочие тактики
area-common_skills = Общие навыки
area-centre = Навыки для всех
area-dummy_deck = Виртуальный игрок
area-dummy_discard = Сброс виртуального игрока
area-dummy_skills = Навыки виртуального игрока
area-dummy_cards = Карты виртуального игрока
area-cities = Города
area-box = Коробка
area-deck = Колода
area-hand = Рука
area-discard = Сброс
area-played = Сыграно
area-aside = Отложено
area-stored = Под тактикой
area-units = Отряды
area-banners = Знамёна
area-skills = Тактика и навыки
area-skill_stack = Будущие навыки
area-skills_up = Новые навыки
area-tactic = Тактика
area-figure = Герой
area-drafted = Выбранные карты
area-looked = Просмотр
count-round = Раунд
count-rounds = из
count-turns-left = Осталось ходов
count-level = Уровень
count-armor = Броня
count-hand-limit = Предел руки
count-command = Жетоны командования
count-fame = Слава
count-next-level = Слава для нового уровня
count-reputation = Репутация
count-modifier = К влиянию
count-hand = Рука
count-deck = Колода
count-units = Отряды
count-attack = Атака
count-wounds = Раны
count-move = Движение
count-influence = Влияние
count-healing = Лечение
count-total = Всего
count-needed = Нужно
count-damage = Урон
count-melee-physical = Атака
count-melee-fire = Огненная атака
count-melee-ice = Ледяная атака
count-melee-cold-fire = Огненно-ледяная атака
count-ranged-physical = Дальняя атака
count-ranged-fire = Дальняя огненная атака
count-ranged-ice = Дальняя ледяная атака
count-ranged-cold-fire = Дальняя огненно-ледяная атака
count-siege-physical = Осадная атака
count-siege-fire = Осадная огненная атака
count-siege-ice = Осадная ледяная атака
count-siege-cold-fire = Осадная огненно-ледяная атака
count-block-physical = Блок
count-block-fire = Огненный блок
count-block-ice = Ледяной блок
count-block-cold-fire = Огненно-ледяной блок
count-mana-red = Красная мана
count-mana-blue = Синяя мана
count-mana-green = Зелёная мана
count-mana-white = Белая мана
count-mana-gold = Золотая мана
count-mana-black = Чёрная мана
count-crystal-red = Красные кристаллы
count-crystal-blue = Синие кристаллы
count-crystal-green = Зелёные кристаллы
count-crystal-white = Белые кристаллы
mark-red = красный
mark-blue = синий
mark-green = зелёный
mark-white = белый
mark-gold = золотой
mark-black = чёрный
mark-taken = взят в этот ход
mark-depleted = истощён
mark-ready = боеспособный
mark-spent = уставший
mark-sideways = боком
mark-wounded = раненый
mark-used = применён
mark-target = цель этой атаки
mark-guarded = блокируется
mark-blocked = блокирован
mark-quiet = не атакует
mark-attack-fire = огненная атака
mark-attack-ice = ледяная атака
mark-attack-cold-fire = огненно-ледяная атака
mark-shield-tovak = Товак: щит
mark-shield-goldyx = Голдикс: щит
mark-shield-norowas = Норовас: щит
mark-shield-arythea = Аритея: щит
mark-shield-wolfhawk = Вульфхок: щит
mark-shield-krang = Крэнг: щит
mark-shield-braevalar = Бравалар: щит
mark-portal-closed = закрыт
mark-city-red = красный город
mark-city-blue = синий город
mark-city-green = зелёный город
mark-city-white = белый город
mark-mine-red = красные кристаллы
mark-mine-blue = синие кристаллы
mark-mine-green = зелёные кристаллы
mark-mine-white = белые кристаллы
mark-physical-resistance = Сопротивление физическим атакам
mark-fire-resistance = Сопротивление огню
mark-ice-resistance = Сопротивление льду
mark-fortified = Укреплённый
mark-unfortified = Неукреплённый
mark-swift = Быстрая атака
mark-brutal = Жестокая атака
mark-poison = Ядовитая атака
mark-paralyze = Парализующая атака
mark-summon = Призыв
mark-assassination = Наёмный убийца
mark-cumbersome = Неповоротливый
mark-elusive = Неуловимый
mark-arcane-immunity = Защита от магии
mark-defend = Прикрытие
mark-vampiric = Вампиризм
back-ruin = жетон руин
back-countryside = дикие земли
back-core = развитые земли
until-combat = до конца боя
until-round = до конца раунда
until-own-next-turn = до следующего хода владельца
until-next-draw = до следующего добора карт
until-game = до конца игры
until-blow = до конца этой атаки или этого блока
preview-reveals = откроет землю: отменить будет нельзя
preview-interact = { $n ->
    [0] репутация ничего не меняет
   *[other] репутация: влияние { $n }
}
preview-move-lost = движение { $n } сгорит
preview-influence-lost = влияние { $n } сгорит
preview-healing-lost = лечение { $n } сгорит
preview-mana-lost = { $n ->
    [one] сгорит { $n } жетон маны
    [few] сгорят { $n } жетона маны
   *[many] сгорят { $n } жетонов маны
}
preview-withdraws = { $n ->
    [one] здесь нельзя остаться: назад на { $n } клетку, { $n } рана
    [few] здесь нельзя остаться: назад на { $n } клетки, { $n } раны
   *[many] здесь нельзя остаться: назад на { $n } клеток, { $n } ран
}
preview-round-ends = с этим ходом кончится раунд
preview-game-ends = с этим ходом кончится игра
preview-fight = бой: откроются враги
preview-fight-unseen = бой: откроются враги
preview-fight-with = бой: { $foes }
preview-reputation = репутация { $n }
preview-alone = отряды не участвуют
preview-draws = добор карт: { $n }, не считая сброшенных
preview-assault = { $loss ->
    [0] { $site }: штурм. Движение кончится
   *[other] { $site }: штурм. Движение кончится, репутация -1
}
preview-shut = { $site }: там владелец, и сейчас с ним нельзя сразиться. Движение кончится, герою придётся отступить
preview-fought-for = { $site }: битва. Движение кончится
preview-provokes = { $card }: нападут на вас
preview-pursuer = { $card }: сначала нападут на вас
preview-calls = это не взаимодействие: репутация не учитывается
preview-swayed = репутация в этом взаимодействии действует иначе: влияние { $sign }{ $n }
preview-price = стоит { $n } влияния
preview-walk = движение { $n }, останется { $left }
site-ancient-ruins = древние руины
site-crystal-mine = кристальная шахта
site-magical-glade = магическая поляна
why-not-wounded = Отряд ранен.
why-not-spent = Отряд устал до следующего раунда.
why-not-no-interaction = Только во время взаимодействия.
why-not-here = Здесь этот отряд не нанять.
why-not-influence = Стоит { $n } влияния, у вас { $have }.
why-not-wound = Рану нельзя сыграть: лечитесь или отдыхайте.
why-not-swayed = С ним репутация действует иначе: у вас было бы { $have } влияния, а стоит он { $n }.
why-not-company = Головорезов и героев не нанимают за одно взаимодействие.
why-not-hiring = Вы решили не вербовать отряды за влияние в этот ход.
why-not-unit-mana = Нужна ещё одна мана основного цвета.
log-token = { $who } получает: { $what }.
log-crystal = { $who } получает кристалл: { $colour }.
log-die = Кубик источника: { $colour }.
log-roll = Бросок кубика: { $colour }.
log-mana = { $who } тратит: { $what }.
log-shield = { $who } ставит щит.

# -- варианты героев и колод

option-choosing-auction = Аукцион: слава за право выбора
option-interactive = То, что мешает другим
    .about = Есть ли в игре соревновательные навыки и четыре заклинания, которые мешают другим игрокам.
option-interactive-yes = В игре
option-interactive-no = Остаются в коробке
option-friendly-mana = Дружелюбная мана
    .about = Днём золотой кубик не заменяет цвет, который показывает другой кубик источника.
option-friendly-mana-yes = Да
option-friendly-mana-no = Нет
option-deckbuilding = Пополнение колод
    .about = Особые действия, выбранные в начале и приходящие день за днём, или замена слабых карт после каждой ночи.
option-deckbuilding-no = Нет
option-deckbuilding-upgrades = Улучшения после каждой ночи
option-deckbuilding-draft = Выбор карт в начале
ask-name-hero = Назовите героя: другие могут поторговаться за него.
do-name-hero = Назвать: { $card }
ask-bid = { $n ->
    [0] { $who } называет героя ({ $card }) и берёт его, если никто не предложит славу.
   *[other] { $who } предлагает { $n } славы за героя ({ $card }). Ваша ставка?
}
do-bid = Предложить славы: { $n }
do-no-bid = Без ставки
log-bid = { $who } предлагает { $n } славы за героя: { $card }.
ask-draft = Оставьте одну карту; остальные перейдут следующему игроку.
ask-drafted = Какая из выбранных карт придёт в вашу колоду?
ask-upgrade = Взять одно из этих особых действий и удалить карту действия того же цвета или вида?
ask-replace = Какую карту она заменит?
do-remove = Удалить: { $card }
area-upgrades = Улучшения
