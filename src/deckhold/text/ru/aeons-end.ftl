# Aeon's End: War Eternal

game-title = Aeon's End: War Eternal
game-about = Маги разломов вместе защищают последний город от исчадия. Колоды никогда не перемешиваются.

res-aether = { $n ->
    [one] { $n } эфир
   *[many] { $n } эфира
}
    .symbol = ◆
res-aether-shard = { $n ->
    [one] { $n } эфир, который нельзя тратить на реликвии и заклинания
   *[many] { $n } эфира, которые нельзя тратить на реликвии и заклинания
}
res-aether-cards = { $n ->
    [one] { $n } эфир только на получение карт
   *[many] { $n } эфира только на получение карт
}
res-aether-spells = { $n ->
    [one] { $n } эфир только на получение заклинаний
   *[many] { $n } эфира только на получение заклинаний
}
res-charge = { $n ->
    [one] { $n } энергию
   *[many] { $n } энергии
}
    .symbol = ▲
res-damage = { $n ->
    [one] { $n } урон
   *[many] { $n } урона
}
    .symbol = ⚔
res-life = { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
    .symbol = ♥
res-token = { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
}
    .symbol = ●

amount-aether-shard = { $n ->
    [one] { "[aether:" }{ $n }{ "]" }, который нельзя тратить на реликвии и заклинания
   *[many] { "[aether:" }{ $n }{ "]" }, которые нельзя тратить на реликвии и заклинания
}
amount-aether-cards = { "[aether:" }{ $n }{ "]" } только на получение карт
amount-aether-spells = { "[aether:" }{ $n }{ "]" } только на получение заклинаний

option-nemesis = Исчадие
    .about = С кем вы сражаетесь.
option-nemesis-random = Случайное
option-nemesis-umbra-titan = { card-umbra-titan }
option-nemesis-hollow-crown = { card-hollow-crown }
option-nemesis-magus-of-cloaks = { card-magus-of-cloaks }
option-nemesis-gate-witch = { card-gate-witch }
option-difficulty = Сложность
    .about = Жизни игроков, Грейвхолда и исчадия, а также правило повышенной сложности исчадия.
option-difficulty-beginner = Новички
    .about = У игроков по 12 жизней, у Грейвхолда 35, у исчадия на 10 меньше.
option-difficulty-normal = Нормальная
    .about = У игроков по 10 жизней, у Грейвхолда 30.
option-difficulty-expert = Эксперты
    .about = Как нормальная, но с правилом повышенной сложности исчадия.
option-difficulty-extinction = Истребление
    .about = У игроков по 8 жизней, у Грейвхолда 25, у исчадия на 10 больше, и действует его правило повышенной сложности.
option-mages = Маги
    .about = Маги по порядку мест; кому мага не выбрали, тот получит случайного.
option-mages-dezmodia = { card-dezmodia }
option-mages-garu = { card-garu }
option-mages-gex = { card-gex }
option-mages-mazahaedron = { card-mazahaedron }
option-mages-mist = { card-mist }
option-mages-quilius = { card-quilius }
option-mages-ulgimor = { card-ulgimor }
option-mages-yan-magda = { card-yan-magda }
clash-mages = выбрано { $n }, а за столом { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }
clash-pairs = парные карты нужны только четырём магам
clash-four-cards = четыре карты игрока — только для одного мага
clash-solo-life = дополнительные жизни — только для одного мага
clash-piles-unused = они действуют, только если запас — «{ option-supply-list }»
clash-piles =
    { $kind ->
        [gem] самоцветов нужно { $wanted }
        [relic] реликвий нужно { $wanted }
       *[spell] заклинаний нужно { $wanted }
    }, а выбрано { $n }
option-supply = Запас
    .about = Какие девять стопок можно покупать: 3 самоцвета, 2 реликвии, 4 заклинания.
option-supply-random = Случайный
option-supply-deck-destruction = Разрушение колоды
option-supply-spell-cycle = Круговорот заклинаний
option-supply-list = Стопки, выбранные ниже
option-piles = Стопки запаса
    .about = Девять стопок собственного запаса: 3 самоцвета, 2 реликвии, 4 заклинания.
option-turn_order = Колода очерёдности хода
    .about = Парные карты облегчают игру вчетвером, четвёртая карта игрока — игру одним магом.
option-turn_order-standard = Обычная
option-turn_order-pairs = Парные карты (четыре мага)
option-turn_order-four-cards = Четыре карты игрока (один маг)
option-solo_life = Жизни в одиночку
    .about = Послабление для единственного мага: больше жизней в начале.
option-solo_life-standard = По сложности
option-solo_life-12 = 12
option-solo_life-15 = 15
option-group_decisions = Общие решения
    .about = Что игроки решают вместе: за всех отвечает активный игрок — или все голосуют, а при равенстве решает его голос.
option-group_decisions-active = Активный игрок
option-group_decisions-vote = Голосование
option-speaker = Представитель
    .about = Кто отвечает за всех в ход исчадия.
option-speaker-0 = Место 1
option-speaker-1 = Место 2
option-speaker-2 = Место 3
option-speaker-3 = Место 4

area-gravehold = Грейвхолд
area-nemesis = Исчадие
area-nemesis_deck = Колода исчадия
area-nemesis_discard = Сброс исчадия
area-minions_and_powers = Приспешники и силы
area-resolving = Разыгрывается
area-turn_order_deck = Колода очерёдности хода
area-turn_order_discard = Сброс очерёдности хода
area-acolyte_deck = Колода аколитов
area-acolyte_discard = Сброс аколитов
area-unused_nemesis_cards = Неиспользуемые карты исчадия
area-destroyed = Уничтожено
area-box = Коробка
area-supply = Запас
area-turn = Этот ход
area-mage = Маг
area-breaches = Разломы
area-breach_i = Разлом I
area-breach_ii = Разлом II
area-breach_iii = Разлом III
area-breach_iv = Разлом IV
area-hand = Рука
area-deck = Колода
area-discard = Сброс
area-play = Разыграно в этот ход
count-life = Жизни
count-tokens = Жетоны исчадия
count-tier = Ранг исчадия
count-power = Жетоны силы
count-left = Осталось
count-aether = Эфир
count-aether-shard = Эфир, но не для реликвий и заклинаний
count-aether-cards = Эфир на получение карт
count-aether-spells = Эфир на получение заклинаний
count-charges = Энергия
count-charge = Энергия
count-damage = Урон
count-token = Жетон исчадия
count-slots = Клетки энергии
count-trophies = Трофеи
count-hand = Рука
count-rotation = Поворот
count-open-cost = Стоимость открытия
mark-open = открыт
mark-focused = настроен в этот ход
mark-used = использовано в этот ход
mark-exhausted = обессилен
mark-breach-1 = в разломе I
mark-breach-2 = в разломе II
mark-breach-3 = в разломе III
mark-breach-4 = в разломе IV
mark-breach-1-2 = в разломах I и II
mark-breach-2-3 = в разломах II и III
mark-breach-3-4 = в разломах III и IV
mark-pair-token = парный жетон у этого игрока

type-gem = самоцвет
type-relic = реликвия
type-spell = заклинание
type-mage = маг
type-breach = разлом
type-nemesis = исчадие
type-attack = атака
type-minion = приспешник
type-power = сила
type-acolyte = аколит
type-turn = очерёдность хода
fact-tier = Ранг
fact-life = Жизни
fact-power = Жетоны силы
fact-charges = Клетки энергии
fact-bonus = Дополнительный урон
fact-focus_cost = Стоимость настройки

list-or = { $first }; либо { $then }

op-may = можете { $what }
    .they = может { $what }
op-if-done = { $what }. Если вы это сделали, { $after }
    .they = { $what }. Сделав это, { $after }
op-choose = выберите одно: { $what }
    .they = выбирает одно: { $what }
op-ally = союзник по вашему выбору { $what }
op-any-player = любой игрок по вашему выбору { $what }
op-two-breaches = занимает два свободных соседних разлома
op-immediately = немедленно: { $what }
op-while-prepped = подготовка: { $what }
op-while-prepped-use = подготовка, в вашей основной фазе: { $what }
op-cast = произнесение: { $what }
op-blood-magic = магия крови: { $what }
op-unleash-is = натиск: { $what }
op-increased-unleash = повышенная сложность, натиск: { $what }
op-ability = { $name }, за всю энергию ({ $n }): { $what }
op-to-discard = для сброса: { $what }
op-persistent = постоянно: { $what }
op-power = сила { $n }: { $what }
op-goes-under-deck = затем эта карта кладётся под низ колоды исчадия
op-once = раз в ход можете { $what }

op-damage = нанесите { $what }
op-damage-per = нанесите { $what } { $per }
op-damage-more = { $what } и ещё { $more } { $per }
op-damage-trophy = { $what }; если от этого сбрасывается приспешник из колоды исчадия, Куилиус получает жетон трофея
op-bonus-damage = нанесите дополнительный урон разлома, из которого произнесено это заклинание
op-split-damage = нанесите { $what } и ещё { $more } за каждое сброшенное так заклинание, распределив урон между целями как угодно
op-gems-of-ally = выберите союзника, он показывает руку; нанесите { $what } за каждый самоцвет в ней
op-focus-any = настройте закрытый разлом любого игрока
op-focus-cheapest = настройте свой закрытый разлом с наименьшей стоимостью настройки
    .they = настраивает свой закрытый разлом с наименьшей стоимостью настройки
op-prep-anywhere = { $zone ->
    [hand] можете подготовить заклинание из руки в свободном разломе, открытом или закрытом
   *[discard] можете подготовить заклинание из своего сброса в свободном разломе, открытом или закрытом
}
    .they = { $zone ->
    [hand] может сразу подготовить заклинание из руки в своём свободном разломе, открытом или закрытом
   *[discard] может сразу подготовить заклинание из своего сброса в своём свободном разломе, открытом или закрытом
}
op-prep-normal = можете подготовить заклинание из руки
    .they = может подготовить заклинание из руки
op-cast-any = произнесите заклинание, подготовленное любым игроком; затем карта возвращается в руку этого игрока
op-cast-up-to = произнесите до { $n } разных заклинаний, подготовленных любыми игроками; каждое после этого передайте в руку союзнику по вашему выбору
op-take = получите карту из любой стопки запаса, не платя
    .they = получает карту из любой стопки запаса, не платя
op-take-to-deck = получите карту из любой стопки запаса, не платя, на верх своей колоды
    .they = получает карту из любой стопки запаса, не платя, на верх своей колоды
op-take-gem = можете получить самоцвет стоимостью не больше { $cost }, не платя
op-next-gain-to-deck = { $what ->
        [gem] следующий самоцвет, который
        [relic] следующую реликвию, которую
        [spell] следующее заклинание, которое
       *[card] следующую карту, которую
    } вы получите в этот ход, { $optional ->
        [1] можно положить
       *[0] положите
    } на верх вашей колоды
op-next-gain-to-ally = { $what ->
        [gem] следующий самоцвет, который
        [relic] следующую реликвию, которую
        [spell] следующее заклинание, которое
       *[card] следующую карту, которую
    } вы получите в этот ход, положите на верх сброса союзника
    .inf = положить { $what ->
            [gem] следующий самоцвет, который
            [relic] следующую реликвию, которую
            [spell] следующее заклинание, которое
           *[card] следующую карту, которую
        } вы получите в этот ход, на верх сброса союзника
op-offer-copy = получив эту карту в свой ход, можете заплатить { $cost }: союзник по вашему выбору получает ещё одну такую на верх своей колоды
op-first-copy = получив первую такую карту за свой ход, { $what }
op-destroy = уничтожьте { $what } { $where }
    .inf = уничтожить { $what } { $where }
    .they = уничтожает { $what } { $where }
op-discard = сбросьте { $what } { $where }
    .inf = сбросить { $what } { $where }
    .they = сбрасывает { $what } { $where }
op-to-hand = возьмите { $what } { $where } в руку
    .inf = взять { $what } { $where } в руку
op-destroy-this = уничтожьте эту карту
    .inf = уничтожить эту карту
op-take-top = можете взять в руку верхнюю карту сброса союзника
op-destroy-top = можете уничтожить верхнюю карту сброса союзника
op-heal = получите { $what }
    .inf = получить { $what }
    .they = получает { $what }
op-heal-or-ally = получите { $what }; если вы обессилены, вместо этого { $ally }
op-heal-gravehold = Грейвхолд получает { $what }
op-burn = если у вас { $n } или меньше, уничтожьте эту карту; иначе { $what }, затем получите { $cost }
op-takes = получите { $what }
    .they = получает { $what }
op-takes-per = получите { $what } { $per }
    .they = получает { $what } { $per }
op-reveal-turn = откройте верхнюю карту колоды очерёдности хода; можете положить её под низ этой колоды
op-reveal-nemesis-turn = откройте верхнюю карту колоды очерёдности хода; если это карта «Исчадие», можете положить её под низ этой колоды
op-add-spark = можете добавить «Искру» из руки в разлом этого заклинания, не больше одной
op-show-top = в начале фазы заклинаний откройте верхнюю карту своей колоды и уничтожьте её или оставьте
op-breach-turned = каждый раз, когда в ваш ход настраивается или открывается ваш разлом, нанесите { $what }
op-sigil = выберите игрока, у которого открыт разлом I или II; он заменяет один из них зачарованным разломом, берёт в руку подготовленное там и затем может подготовить заклинание из руки
op-drop-charges = сбросьте всю свою энергию
    .they = сбрасывает всю свою энергию

op-unleash = { $n ->
    [1] натиск
    [few] натиск { $n } раза
   *[other] натиск { $n } раз
}
op-unleash-until = натиск, пока у исчадия не наберётся { $what }
op-gravehold = Грейвхолд получает { $what }
op-gravehold-per = Грейвхолд получает { $what } { $per }
op-loses = этот приспешник теряет { $what }
op-it-loses = теряет { $what }
op-lose-game = игроки терпят поражение
op-gains-tokens = исчадие получает { $what }
op-loses-tokens = исчадие теряет { $what }
op-if-else = если { $condition }, { $what }; иначе { $otherwise }
victim-any = любой игрок { $what }
victim-most-charges = игрок, у которого больше всего энергии, { $what }
victim-most-spells = игрок, у которого больше всего подготовленных заклинаний, { $what }
victim-most-open = игрок, у которого больше всего открытых разломов, { $what }
victim-lowest-life = игрок, у которого меньше всего жизней, { $what }
op-two-victims = два разных игрока получают { $what } каждый
op-gives-up = сбросьте { $what }
    .they = сбрасывает { $what }
op-discards-hand = { $n ->
    [one] сбросьте { $n } карту из руки
    [few] сбросьте { $n } карты из руки
   *[many] сбросьте { $n } карт из руки
}
    .they = { $n ->
    [one] сбрасывает { $n } карту из руки
    [few] сбрасывает { $n } карты из руки
   *[many] сбрасывает { $n } карт из руки
}
op-discards-costliest = { $n ->
    [one] сбросьте самую дорогую карту из руки
   *[many] сбросьте { $n } самые дорогие карты из руки
}
    .they = { $n ->
    [one] сбрасывает самую дорогую карту из руки
   *[many] сбрасывает { $n } самые дорогие карты из руки
}
op-destroys-costliest = { $n ->
    [one] уничтожьте самую дорогую карту из руки
   *[many] уничтожьте { $n } самые дорогие карты из руки
}
    .they = { $n ->
    [one] уничтожает самую дорогую карту из руки
   *[many] уничтожает { $n } самые дорогие карты из руки
}
op-discard-together = { $n ->
    [one] игроки вместе сбрасывают { $n } карту из рук
    [few] игроки вместе сбрасывают { $n } карты из рук
   *[many] игроки вместе сбрасывают { $n } карт из рук
}
op-discard-prepped-any = { $n ->
    [one] игроки вместе сбрасывают { $n } подготовленное заклинание
    [few] игроки вместе сбрасывают { $n } подготовленных заклинания
   *[many] игроки вместе сбрасывают { $n } подготовленных заклинаний
}
op-discard-prepped-costliest = { $n ->
    [one] самое дорогое подготовленное заклинание сбрасывается
   *[many] { $n } самых дорогих подготовленных заклинания сбрасываются
}
op-destroy-prepped-costliest = { $n ->
    [one] самое дорогое подготовленное заклинание уничтожается
   *[many] { $n } самых дорогих подготовленных заклинания уничтожаются
}
op-destroy-prepped-cost-0 = { $n ->
    [one] подготовленное заклинание стоимостью 0 уничтожается
   *[many] { $n } подготовленных заклинания стоимостью 0 уничтожаются
}
op-and-owner = { $what }, и его владелец { $after }
op-without-spell = { $what }; если такого нет, { $without }
op-shuffle-and-destroy = замешайте свой сброс в свою колоду, откройте две верхние карты, уничтожьте более дорогую, другую верните
    .they = замешивает свой сброс в свою колоду, открывает две верхние карты, уничтожает более дорогую и возвращает другую
op-reveal-victim = откройте верхнюю карту колоды очерёдности хода: её игрок получает { $what }; если это карта «Исчадие», Грейвхолд получает { $gravehold }
op-lose-turn = откройте верхнюю карту колоды очерёдности хода: карта игрока сбрасывается, и этот ход потерян; карта «Исчадие» остаётся на месте, и Грейвхолд получает { $what }
op-per-turn-taken = каждый игрок получает { $what } за каждую свою карту в сбросе очерёдности хода
op-keep-one-turn = игроки оставляют одну карту игрока в сбросе очерёдности хода; все остальные его карты замешиваются в колоду очерёдности хода
op-draws-more = в этот ход исчадие берёт на одну карту больше
op-repeat-attack = ещё раз применяется атака, которая последней попала в сброс исчадия
op-minion-returns = приспешник, который последним попал в сброс исчадия, возвращается в игру со всеми жизнями
op-with-acolyte = { $which ->
    [most] аколит с наибольшим числом жизней { $what }
   *[least] аколит с наименьшим числом жизней { $what }
}
op-run-blood-magic = { $n ->
    [1] применяет свою магию крови
    [few] применяет свою магию крови { $n } раза
   *[other] применяет свою магию крови { $n } раз
}
op-all-blood-magic = { $n ->
    [1] применяется магия крови всех аколитов, но сами они от неё жизней не теряют
    [few] магия крови всех аколитов применяется { $n } раза подряд, но сами они от неё жизней не теряют
   *[other] магия крови всех аколитов применяется { $n } раз подряд, но сами они от неё жизней не теряют
}
op-loses-itself = этот аколит теряет { $what }
op-loses-itself-if = этот аколит теряет { $what }, если у этого игрока теперь не больше { $n }
op-bleeds-gravehold = Грейвхолд получает { $what } { $per }; этот аколит теряет столько же жизней
op-heals-acolyte = получает { $what }
op-under-acolyte-deck = восстанавливает все жизни и кладётся под низ колоды аколитов
op-acolyte-enters = верхний аколит колоды аколитов входит в игру
op-acolytes-return = { $n ->
    [one] последний аколит, попавший в сброс аколитов, замешивается в колоду аколитов
   *[many] { $n } последних аколита, попавших в сброс аколитов, замешиваются в колоду аколитов
}

price-aether = заплатите { $what }
price-hand-cards = { $n ->
    [one] сбросьте { $n } карту из руки
    [few] сбросьте { $n } карты из руки
   *[many] сбросьте { $n } карт из руки
}
price-spells = { $n ->
    [one] сбросьте { $n } своё подготовленное заклинание
    [few] сбросьте { $n } своих подготовленных заклинания
   *[many] сбросьте { $n } своих подготовленных заклинаний
}
price-sacrifice = уничтожьте { $what } и разлом, в котором оно лежит

static-shield = подготовка: урон, который вы получаете, уменьшается на 1, но не ниже 1
static-one-at-a-time = сколько бы урона ни нанесли этому приспешнику за раз, он теряет только 1 жизнь
static-lowered-by-two = урон по этому приспешнику уменьшается на 2
static-lowered-by-tokens = урон по этому приспешнику уменьшается на число жетонов исчадия
static-breaks = сбрасывается, как только исчадие теряет жизни
static-feeds = каждый раз, когда этот приспешник теряет жизни, исчадие получает 1 жетон
static-turns-time = когда этот приспешник сбрасывается, карта «Исчадие» из сброса очерёдности хода замешивается в колоду очерёдности хода
static-returns = каждый раз, когда этот приспешник сбрасывается, он кладётся под низ колоды исчадия
static-titan-start = в начале игры у него 8 жетонов; повышенная сложность: 5
static-titan-end = если у Титана не осталось жетонов, игроки терпят поражение
static-crown-start = в начале игры два из девяти аколитов находятся в игре, у каждого 11 жизней; остальные составляют колоду аколитов
static-crown-unharmed = сама Корона не получает урона; если ход заканчивается, когда в игре нет аколитов, игроки побеждают
static-crown-acolytes = вместо сброшенного аколита сразу входит в игру следующий из колоды аколитов
static-crown-end = когда игрок обессилен, вместо двух натисков Грейвхолд получает 4 урона
static-magus-start = в начале игры у него 4 жетона
static-magus-cloaks = урон по Магу уменьшается на число его жетонов; затем он теряет один жетон
static-magus-range = жетонов у него всегда от 2 до 8; повышенная сложность: от 3 до 9
static-witch-start = в начале игры у неё 1 жетон
static-witch-time = в конце её хода, если у неё не меньше 5 жетонов, а в сбросе очерёдности хода ровно одна карта «Исчадие», эта карта замешивается в колоду очерёдности хода, а Ведьма теряет 4 жетона; повышенная сложность: 3

breach-focus = настройка за { $cost }: поверните на четверть оборота
breach-open = открытие за { $r0 }; после одного, двух или трёх поворотов за { $r1 }, { $r2 } или { $r3 }
breach-always-open = всегда открыт
breach-bonus = заклинание, произнесённое из него, когда он открыт, наносит на { $what } больше
turn-turn-1 = следующий ход делает игрок 1
turn-turn-2 = следующий ход делает игрок 2
turn-turn-3 = следующий ход делает игрок 3
turn-turn-4 = следующий ход делает игрок 4
turn-turn-any = игроки решают, кто из них делает следующий ход
turn-turn-1-2 = следующий ход делает игрок 1 или 2: кого они выберут, затем другой
turn-turn-3-4 = следующий ход делает игрок 3 или 4: кого они выберут, затем другой
turn-turn-nemesis = следующий ход делает исчадие

per-nemesis-card = за каждую карту «Исчадие» в сбросе очерёдности хода
per-own-spell = за каждое другое подготовленное вами заклинание
per-copy = за каждую другую копию этого заклинания, подготовленную любым игроком
per-trophy = за каждый ваш трофей
per-spell-of-theirs = за каждое своё подготовленное заклинание
per-most-spells = за каждое подготовленное заклинание игрока, у которого их больше всего
per-token = за каждый жетон исчадия
per-half-tokens = за каждые два жетона исчадия (с округлением вверх)
per-life-left = за каждую жизнь этого приспешника
if-tier = ранг исчадия не ниже { $n }
if-nemesis-card = { $n ->
    [1] в сбросе очерёдности хода есть карта «Исчадие»
   *[other] в сбросе очерёдности хода обе карты «Исчадие»
}
if-pile-out = стопка запаса этой карты закончилась
if-open-breach = у вас открыты { $n } разлома
if-token = у исчадия не меньше { $n } жетонов
if-wound = этот приспешник уже терял жизни

what-gem-or-relic = самоцвет или реликвию
what-cost-0 = карту стоимостью 0
what-prepped-spell = подготовленное заклинание
what-spell-from = своё подготовленное заклинание стоимостью не меньше { $cost }
what-up-to = { $what ->
    [cost-0] до { $n } карт стоимостью 0
   *[prepped-spell] до { $n } подготовленных заклинаний
}
in-hand = из руки
in-discard = из своего сброса
in-hand-or-discard = из руки или из своего сброса
in-play = из разыгранных вами в этот ход
in-own-breaches = из своих разломов

wait-main = Основная фаза, ходит { $who }: самоцветы, реликвии, подготовка заклинаний.
wait-casting = { $who } произносит подготовленные заклинания.
ask-main = Разыгрывайте самоцветы и реликвии, получайте карты и энергию, настраивайте и открывайте разломы, подготавливайте заклинания.
ask-casting = Произносите подготовленные заклинания; те, что в закрытых разломах, нужно произнести.
ask-discard-order = Положите разыгранное в свой сброс: какая карта следующая?
ask-next-turn = Кто делает следующий ход?
ask-target = Кому нанести { $what }?
ask-allot = Осталось распределить { $what }. Кто получит часть?
ask-lump = Осталось распределить { $what }. Сколько получит «{ $card }»?
ask-exhaust = Обессилены сразу несколько игроков. Чьи эффекты применить сначала?
ask-destroy-breach = Ваш маг обессилен: уничтожьте один из своих разломов.
ask-sacrifice-breach = Какой из двух разломов уничтожить?
ask-order = Какое из этих заклинаний сбросить первым?
ask-focus = Какой разлом настроить?
ask-prep = Можете подготовить заклинание или пропустить.
ask-cast-any = Какое подготовленное заклинание произнести?
ask-hand-over = Какой союзник получит карту «{ $card }»?
ask-destination = Куда положить карту «{ $card }»?
ask-take = Какую карту получить?
ask-offer-copy = Можете заплатить { $cost }, чтобы карту «{ $card }» получил и союзник.
ask-ally = Союзник { $what }. Кто?
ask-who = Игрок { $what }. Кто?
ask-ally-gems = Какой союзник показывает руку?
ask-reveal-turn = Верхняя карта очерёдности хода — «{ $card }». Можете положить её под низ колоды.
ask-top-card = Верхняя карта вашей колоды — «{ $card }».
ask-sigil-player = Кто получит зачарованный разлом?
ask-sigil-breach = Какой разлом станет зачарованным?
ask-victim = { $what } Кто?
ask-hand-cards = { $do ->
    [destroy] { $n ->
        [one] Уничтожьте { $n } карту из руки.
        [few] Уничтожьте { $n } карты из руки, одну за другой.
       *[many] Уничтожьте { $n } карт из руки, одну за другой.
    }
   *[discard] { $n ->
        [one] Сбросьте { $n } карту из руки.
        [few] Сбросьте { $n } карты из руки, одну за другой.
       *[many] Сбросьте { $n } карт из руки, одну за другой.
    }
}
ask-costliest-cards = { $do ->
    [destroy] { $n ->
        [one] Уничтожьте самую дорогую карту из руки.
       *[many] Уничтожьте { $n } самые дорогие карты из руки. Какую первой?
    }
   *[discard] { $n ->
        [one] Сбросьте самую дорогую карту из руки.
       *[many] Сбросьте { $n } самые дорогие карты из руки. Какую первой?
    }
}
ask-hand-cards-together = { $n ->
    [one] Из рук игроков нужно сбросить ещё { $n } карту. Какую?
    [few] Из рук игроков нужно сбросить { $n } карты. Какую первой?
   *[many] Из рук игроков нужно сбросить { $n } карт. Какую первой?
}
ask-prepped-spells = { $n ->
    [one] { $what } Какое?
   *[other] { $what } Какое первым?
}
ask-costlier = Какую из двух карт уничтожить?
ask-turn-victim = Кто получает { $what }?
ask-keep-turn = Какая карта останется в сбросе очерёдности хода?
ask-acolyte = { $what } Какой?
ask-own-prepped = Каким из своих подготовленных заклинаний вы жертвуете?

do-play = Разыграть: { $card }
do-gain = Получить: { $card } за { $cost }
do-charge = Получить { $what } за { $cost }
do-focus = Настроить: { $card } за { $cost }
do-open = Открыть: { $card } за { $cost }
do-prep = Подготовить: { $card } в разломе { $n ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}
in-place-of-breach = вместо разлома { $n ->
    [1] I
   *[2] II
}
do-use = { $card }: { $what }
do-discard-power = Сбросить: { $card } ({ $what })
do-ability = Применить способность: { $name }
do-cast = Произнести: { $card }
do-cast-bonus = Произнести: { $card } (ещё { $what })
do-end-casting = Завершить фазу заклинаний
do-end-main = Завершить фазу
do-discard-next = { $card }
do-discard-as-played = Остальное — в том порядке, как разыграно
do-to-deck = На верх своей колоды
do-to-discard = В сброс: { $who }
do-pick-of = { $card } ({ $who })
do-destroy = Уничтожить: { $card }
do-destroy-in = Уничтожить: { $card } ({ $zone })
do-discard = Сбросить: { $card }
do-discard-in = Сбросить: { $card }
do-to-hand = Взять: { $card }
do-move-under = Положить под низ колоды
do-leave-on-top = Оставить сверху

log-turn-card = Очерёдность хода: «{ $card }».
log-turn = Ходит { $who }.
log-nemesis-turn = Ход исчадия.
log-play = { $who }: разыграна карта «{ $card }».
log-cast = { $who }: произнесено заклинание «{ $card }».
log-prep = { $who }: подготовлено заклинание «{ $card }».
log-use = { $who }: применён эффект карты «{ $card }».
log-ability = { $who }: применена способность мага ({ $card }).
log-gain = { $who }: получена карта «{ $card }».
log-draw = { $who }: взята карта «{ $card }».
log-turn-over = { $who }: сброс перевёрнут и стал новой колодой.
log-discard = { $who }: сброшена карта «{ $card }».
log-destroy = { $who }: уничтожена карта «{ $card }».
log-to-hand = { $who }: в руку взята карта «{ $card }».
log-reveal = { $who }: открыта карта «{ $card }».
log-reveal-turn = Открыта верхняя карта очерёдности хода: «{ $card }».
log-lose-turn = Карта «{ $card }» сброшена из колоды очерёдности хода: этот ход потерян.
log-turn-back = Карта «{ $card }» замешана в колоду очерёдности хода.
log-under = Карта «{ $card }» положена под низ колоды.
log-shuffle = { $n ->
    [0] Колода очерёдности хода перемешана.
    [7] Колода аколитов перемешана.
   *[other] { $who }: колода перемешана.
}
log-gain-aether = { $n ->
    [one] { $who }: получен { $n } эфир.
   *[many] { $who }: получено { $n } эфира.
}
log-gain-aether-shard = { $who }: получено { $n } эфира, которые нельзя тратить на реликвии и заклинания.
log-gain-aether-cards = { $who }: получено { $n } эфира на получение карт.
log-gain-aether-spells = { $who }: получено { $n } эфира на получение заклинаний.
log-gain-charge = { $n ->
    [one] { $who }: получена { $n } энергия.
   *[many] { $who }: получено { $n } энергии.
}
log-lose-charge = { $n ->
    [one] { $who }: сброшена { $n } энергия.
   *[many] { $who }: сброшено { $n } энергии.
}
log-trophy = { $who }: получен трофей.
log-focus = { $who }: настроен { $card }.
log-open = { $who }: открыт { $card }.
log-sigil = { $who }: получен { $card }.
log-lose-breach = { $who }: потерян { $card }.
log-heal = { $n ->
    [one] { $who }: получена { $n } жизнь.
    [few] { $who }: получено { $n } жизни.
   *[many] { $who }: получено { $n } жизней.
}
log-heal-gravehold = { $n ->
    [one] Грейвхолд получает { $n } жизнь.
    [few] Грейвхолд получает { $n } жизни.
   *[many] Грейвхолд получает { $n } жизней.
}
log-hurt = { $n ->
    [one] { $who } получает { $n } урон.
   *[many] { $who } получает { $n } урона.
}
log-hurt-gravehold = { $n ->
    [one] Грейвхолд получает { $n } урон.
   *[many] Грейвхолд получает { $n } урона.
}
log-exhausted = { $who }: маг обессилен.
log-hit = { $n ->
    [one] { $card } теряет { $n } жизнь.
    [few] { $card } теряет { $n } жизни.
   *[many] { $card } теряет { $n } жизней.
}
log-fall = Карта «{ $card }» сброшена: жизней не осталось.
log-enters = Карта «{ $card }» входит в игру.
log-acts = Действует карта «{ $card }».
log-nemesis-draws = Исчадие берёт карту «{ $card }».
log-unleash = { $card }: натиск.
log-blood-magic = { $card }: магия крови.
log-gain-tokens = { $n ->
    [one] Исчадие получает { $n } жетон.
    [few] Исчадие получает { $n } жетона.
   *[many] Исчадие получает { $n } жетонов.
}
log-lose-tokens = { $n ->
    [one] Исчадие теряет { $n } жетон.
    [few] Исчадие теряет { $n } жетона.
   *[many] Исчадие теряет { $n } жетонов.
}
log-discard-power = Карта «{ $card }» сброшена, её эффект не применяется.

end-nemesis = Победа: исчадие повержено.
end-outlasted = Победа: у исчадия не осталось карт ни в колоде, ни в игре.
end-acolytes = Победа: в игре не осталось аколитов.
end-gravehold = Поражение: Грейвхолд пал.
end-exhausted = Поражение: все маги обессилены.
end-tokens = Поражение: у Титана не осталось жетонов.
end-shadows-reach = Поражение: применён эффект карты «{ card-shadows-reach }».

why-not-casting = Сейчас фаза заклинаний: можно только произносить подготовленные заклинания.
why-not-aether = Стоит { $cost } эфира, у вас на это { $have }.
why-not-no-breach = Заклинанию нужен ваш свободный разлом — открытый или настроенный в этот ход.
why-not-two-breaches = Этому заклинанию нужны два ваших свободных соседних разлома, каждый — открытый или настроенный в этот ход.
why-not-charges = Способности нужно { $slots } энергии, у вас { $have }.
why-not-sigil = Ни у кого не открыт разлом I или II.
why-not-crown = Сама Корона не получает урона: наносите его аколитам и приспешникам.
why-not-charged = Все клетки энергии уже заполнены.
why-not-open = Этот разлом открыт.
why-not-cast-later = Подготовленное заклинание можно произнести начиная со следующей вашей фазы заклинаний.
why-not-used = Уже использовано в этот ход.
why-not-no-spark = Для этого нужна «Искра» из руки, и не больше одной.
why-not-price = Вы не можете целиком выполнить требование «Для сброса».
why-not-no-price = У этой карты нет требования «Для сброса».
why-not-played = Уже разыграна в этот ход.
why-not-discarded = Эта карта лежит в вашем сбросе.
why-not-yours = Это принадлежит другому игроку.

card-breach-1 = Разлом I
card-breach-2 = Разлом II
card-breach-3 = Разлом III
card-breach-4 = Разлом IV
card-sigil-breach = Зачарованный разлом
card-turn-1 = Игрок 1
card-turn-2 = Игрок 2
card-turn-3 = Игрок 3
card-turn-4 = Игрок 4
card-turn-any = Любой игрок
card-turn-1-2 = Игроки 1/2
card-turn-3-4 = Игроки 3/4
card-turn-nemesis = Исчадие
card-dezmodia = Дезмодия
ability-dezmodia = Печать бури
card-garu = Гару
ability-garu = Колоссальная сила
card-gex = Гекс
ability-gex = Клятва жизнетворца
card-mazahaedron = Мазаэдрон
ability-mazahaedron = Мантра подземья
card-mist = Мист
ability-mist = Возвышенное клеймо
card-quilius = Куилиус
ability-quilius = Обет упокоения
card-ulgimor = Ульгимор
ability-ulgimor = Покров эйдолона
card-yan-magda = Ян Магда
ability-yan-magda = Ритуал империи
card-crystal = Кристалл
card-spark = Искра
card-oblivion-shard = Осколок забвения
card-torch = Факел
card-shattered-geode = Расколотая жеода
card-worldheart-shard = Осколок сердца мира
card-amethyst-paragon = Аметистовый эталон
card-extinguish = Угасание
card-coal-shard = Осколок угля
card-illuminate = Озарение
card-frozen-magmite = Замороженная магма
card-volcanic-glass = Вулканическое стекло
card-dread-diamond = Жуткий алмаз
card-scoria-slag = Вулканический шлак
card-breach-ore = Разломная руда
card-erratic-ingot = Изменчивый камень
card-bloodstone-jewel = Кровавый камень
card-mages-totem = Тотем мага
card-fiend-catcher = Ловец демонов
card-conclave-scroll = Свиток конклава
card-cairn-compass = Конический компас
card-primordial-fetish = Первобытный идол
card-vortex-gauntlet = Вихревая перчатка
card-thoughtform-familiar = Мыслеформенный фамильяр
card-carbonize = Обугливание
card-jagged-lightning = Рваная молния
card-kindle = Разжигание
card-pyrotechnic-surge = Пиротехнический всплеск
card-aurora = Аврора
card-celestial-spire = Небесный шпиль
card-convection-field = Конвекционное поле
card-fiery-torrent = Огненный ливень
card-conjure-the-lost = Восполнение потерь
card-nova-forge = Новая кузница
card-equilibrium = Равновесие
card-reduce-to-ash = Испепеление
card-crystallize = Кристаллизация
card-afflict = Напасть
card-catacomb-drone = Катакомбный летун
card-encroach = Вторжение
card-heart-of-nothing = Сердце пустоты
card-howling-spinners = Воющие пряхи
card-night-unending = Бесконечная ночь
card-nix = Отказ
card-planar-collision = Планарное столкновение
card-thrash = Взбучка
card-aphotic-sun = Афотическое солнце
card-chaos-flail = Цеп хаоса
card-mage-ender = Маг Эндер
card-mangleroot = Корнедав
card-morbid-gyre = Вихрь недугов
card-mutilate = Увечье
card-null-scion = Отпрыск пустоты
card-smite = Свирепый удар
card-apocalypse-ritual = Ритуал апокалипсиса
card-banish = Изгнание
card-cataclysmic-fate = Катастрофическая судьба
card-monstrosity-of-omens = Чудовище знамений
card-engulf = Поглощение
card-quell = Подавление
card-throttle = Удушение
card-withering-beam = Иссушающий луч
card-umbra-titan = Бурый Титан
card-cryptid = Криптид
card-grubber = Землерой
card-seismic-roar = Сейсмический рёв
card-maul = Растерзание
card-tombfright = Ужас гробниц
card-vault-behemoth = Бегемот подземелий
card-crumble = Обрушение
card-demi-ancient = Полудревний
card-yawning-black = Зияющая чернота
card-hollow-crown = Полая Корона
card-beseech = Мольба
card-enslave = Порабощение
card-thronewatch = Страж трона
card-ascend = Вознесение
card-infernal-domain = Адские владения
card-reign = Правление
card-dominate = Господство
card-nameless-faith = Вера безымянных
card-viscera-bride = Невеста из плоти
card-bezu = Безу
card-edryss-tragg = Эдрисс Трагг
card-holadran = Холадран
card-kurgax = Кургакс
card-lurzan = Лурзан
card-mord = Морд
card-nhavkalas = Нхавкалас
card-ren-goda = Рен-Года
card-solara = Солара
card-magus-of-cloaks = Маг Плащей
card-dusk-spawn = Порождение сумерек
card-rising-dark = Восходящая тьма
card-twilight-empire = Сумеречная империя
card-ashen-haruspex = Пепельный гаруспик
card-black-solstice = Чёрное солнцестояние
card-enshroud = Окутывание
card-eclipse = Затмение
card-shadows-reach = Хватка тени
card-veil-daughter = Дочь вуали
card-gate-witch = Ведьма Врат
card-deep-abomination = Глубинная мерзость
card-hasten = Ускорение
card-temporal-nimbus = Временной нимб
card-nether-spiral = Спираль пустоты
card-paradox-beast = Парадоксальный зверь
card-portal-wretch = Портальный изгой
card-distort = Искажение
card-infinite-enmity = Бесконечная вражда
card-rift-scourge = Бич разлома
